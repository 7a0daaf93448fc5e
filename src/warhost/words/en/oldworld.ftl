# Chaos in the Old World: names of its things, and what they do in our own words.

oldworld-title = Chaos in the Old World
    .text = Three or four gods of Chaos fight over nine realms of the Old World. They summon followers, lay cards, kill each other’s figures, dominate regions and corrupt them until they fall to ruin. Each god serves its own nature to turn its Threat dial; whoever turns it to Victory or gathers fifty points may win, and if nobody does in time, the Old World survives and all lose.
oldworld-length = About two hours; at most 7 rounds with four powers, 8 with three

## The powers

oldworld-power-khorne = Khorne
    .title = The Blood God
    .text = Khorne lives by battle: strong, cheap warriors, seven power points, and cards that bring more dice and more fights. Spread out and kill in as many regions as you can; the dial is Khorne’s shortest way to victory.
    .draw = Draw 2 Chaos cards.
    .dial = One counter for each region in which Khorne kills at least one enemy figure in a phase. Peasants do not count.
oldworld-power-nurgle = Nurgle
    .title = The Plaguelord
    .text = Nurgle has many cheap figures and wins by points: dominate and corrupt the populous regions again and again, and be there when they fall. Low defence makes its followers easy prey for Khorne.
    .draw = Draw 2 Chaos cards.
    .dial = One counter for each populous region in which Nurgle places at least 2 corruption tokens in a phase.
oldworld-power-tzeentch = Tzeentch
    .title = The Changer of Ways
    .text = Tzeentch rules the cards: many are free or nearly so, and the hand fills up again every round. Play much, wait out the others, and corrupt where Warpstone and magic gather. Dial and points are both within reach.
    .draw = You may discard 1 Chaos card; then draw until you hold 5.
    .dial = One counter for each region in which Tzeentch places at least 2 corruption tokens in a phase, if magic symbols and Warpstone tokens there come to 2 or more.
oldworld-power-slaanesh = Slaanesh
    .title = The Prince of Pleasure and Pain
    .text = Slaanesh bends what others own: it leads Nobles and Heroes where they are useful, stops battles and takes enemy cultists. It can win by the dial or by points and should follow whichever opens.
    .draw = Draw 2 Chaos cards.
    .dial = One counter for each region with a Noble or Hero token in which Slaanesh places at least 2 corruption tokens in the Corruption Step.

## The regions

oldworld-region-norsca = Norsca
    .in = in Norsca
    .to = to Norsca
    .from = from Norsca
    .the = Norsca
oldworld-region-troll_country = Troll Country
    .in = in Troll Country
    .to = to Troll Country
    .from = from Troll Country
    .the = Troll Country
oldworld-region-kislev = Kislev
    .in = in Kislev
    .to = to Kislev
    .from = from Kislev
    .the = Kislev
oldworld-region-empire = The Empire
    .in = in the Empire
    .to = to the Empire
    .from = from the Empire
    .the = the Empire
oldworld-region-bretonnia = Bretonnia
    .in = in Bretonnia
    .to = to Bretonnia
    .from = from Bretonnia
    .the = Bretonnia
oldworld-region-estalia = Estalia
    .in = in Estalia
    .to = to Estalia
    .from = from Estalia
    .the = Estalia
oldworld-region-tilea = Tilea
    .in = in Tilea
    .to = to Tilea
    .from = from Tilea
    .the = Tilea
oldworld-region-border_princes = The Border Princes
    .in = in the Border Princes
    .to = to the Border Princes
    .from = from the Border Princes
    .the = the Border Princes
oldworld-region-badlands = The Badlands
    .in = in the Badlands
    .to = to the Badlands
    .from = from the Badlands
    .the = the Badlands
oldworld-region-reserve = Reserve
    .in = in the reserve
    .to = to the reserve
    .from = from the reserve
    .the = the reserve

## The figures

oldworld-class-cultist = Cultist
    .text = Weak in battle, but only cultists place corruption tokens in the Corruption Step: one each.
oldworld-class-warrior = Warrior
    .text = Fights well for its price.
oldworld-class-greater_daemon = Greater daemon
    .text = The strongest follower of its power; there is only one. For domination it counts as one figure.

oldworld-figure-bloodsworn = Bloodsworn
    .a = a Bloodsworn
    .the = the Bloodsworn
oldworld-figure-bloodletter = Bloodletter
    .a = a Bloodletter
    .the = the Bloodletter
oldworld-figure-bloodthirster = Bloodthirster
    .a = the Bloodthirster
    .the = the Bloodthirster
oldworld-figure-leper = Leper
    .a = a Leper
    .the = the Leper
oldworld-figure-plaguebearer = Plaguebearer
    .a = a Plaguebearer
    .the = the Plaguebearer
oldworld-figure-great_unclean_one = Great Unclean One
    .a = the Great Unclean One
    .the = the Great Unclean One
oldworld-figure-acolyte = Acolyte
    .a = an Acolyte
    .the = the Acolyte
oldworld-figure-horror = Horror
    .a = a Horror
    .the = the Horror
oldworld-figure-lord_of_change = Lord of Change
    .a = the Lord of Change
    .the = the Lord of Change
oldworld-figure-seductress = Seductress
    .a = a Seductress
    .the = the Seductress
oldworld-figure-daemonette = Daemonette
    .a = a Daemonette
    .the = the Daemonette
oldworld-figure-keeper_of_secrets = Keeper of Secrets
    .a = the Keeper of Secrets
    .the = the Keeper of Secrets
oldworld-figure-peasant = Peasant
    .a = a Peasant
    .the = the Peasant

# Figures with something that happened to them this round

oldworld-figure-bloodsworn-controlled = Bloodsworn (controlled)
    .a = { oldworld-figure-bloodsworn.a } (controlled)
    .the = { oldworld-figure-bloodsworn.the } (controlled)
oldworld-figure-bloodletter-controlled = Bloodletter (controlled)
    .a = { oldworld-figure-bloodletter.a } (controlled)
    .the = { oldworld-figure-bloodletter.the } (controlled)
oldworld-figure-bloodthirster-controlled = Bloodthirster (controlled)
    .a = { oldworld-figure-bloodthirster.a } (controlled)
    .the = { oldworld-figure-bloodthirster.the } (controlled)
oldworld-figure-leper-controlled = Leper (controlled)
    .a = { oldworld-figure-leper.a } (controlled)
    .the = { oldworld-figure-leper.the } (controlled)
oldworld-figure-leper-arrived = Leper (already arrived free)
    .a = { oldworld-figure-leper.a } (already arrived free)
    .the = { oldworld-figure-leper.the } (already arrived free)
oldworld-figure-leper-controlled-arrived = Leper (controlled, already arrived free)
    .a = { oldworld-figure-leper.a } (controlled, already arrived free)
    .the = { oldworld-figure-leper.the } (controlled, already arrived free)
oldworld-figure-plaguebearer-controlled = Plaguebearer (controlled)
    .a = { oldworld-figure-plaguebearer.a } (controlled)
    .the = { oldworld-figure-plaguebearer.the } (controlled)
oldworld-figure-great_unclean_one-controlled = Great Unclean One (controlled)
    .a = { oldworld-figure-great_unclean_one.a } (controlled)
    .the = { oldworld-figure-great_unclean_one.the } (controlled)
oldworld-figure-acolyte-controlled = Acolyte (controlled)
    .a = { oldworld-figure-acolyte.a } (controlled)
    .the = { oldworld-figure-acolyte.the } (controlled)
oldworld-figure-acolyte-shielded = Acolyte (shielded)
    .a = { oldworld-figure-acolyte.a } (shielded)
    .the = { oldworld-figure-acolyte.the } (shielded)
oldworld-figure-acolyte-controlled-shielded = Acolyte (controlled, shielded)
    .a = { oldworld-figure-acolyte.a } (controlled, shielded)
    .the = { oldworld-figure-acolyte.the } (controlled, shielded)
oldworld-figure-horror-controlled = Horror (controlled)
    .a = { oldworld-figure-horror.a } (controlled)
    .the = { oldworld-figure-horror.the } (controlled)
oldworld-figure-horror-shielded = Horror (shielded)
    .a = { oldworld-figure-horror.a } (shielded)
    .the = { oldworld-figure-horror.the } (shielded)
oldworld-figure-horror-controlled-shielded = Horror (controlled, shielded)
    .a = { oldworld-figure-horror.a } (controlled, shielded)
    .the = { oldworld-figure-horror.the } (controlled, shielded)
oldworld-figure-horror-on_space = Horror (on a card space)
    .a = { oldworld-figure-horror.a } (on a card space)
    .the = { oldworld-figure-horror.the } (on a card space)
oldworld-figure-horror-controlled-on_space = Horror (controlled, on a card space)
    .a = { oldworld-figure-horror.a } (controlled, on a card space)
    .the = { oldworld-figure-horror.the } (controlled, on a card space)
oldworld-figure-horror-shielded-on_space = Horror (shielded, on a card space)
    .a = { oldworld-figure-horror.a } (shielded, on a card space)
    .the = { oldworld-figure-horror.the } (shielded, on a card space)
oldworld-figure-horror-controlled-shielded-on_space = Horror (controlled, shielded, on a card space)
    .a = { oldworld-figure-horror.a } (controlled, shielded, on a card space)
    .the = { oldworld-figure-horror.the } (controlled, shielded, on a card space)
oldworld-figure-lord_of_change-controlled = Lord of Change (controlled)
    .a = { oldworld-figure-lord_of_change.a } (controlled)
    .the = { oldworld-figure-lord_of_change.the } (controlled)
oldworld-figure-lord_of_change-shielded = Lord of Change (shielded)
    .a = { oldworld-figure-lord_of_change.a } (shielded)
    .the = { oldworld-figure-lord_of_change.the } (shielded)
oldworld-figure-lord_of_change-controlled-shielded = Lord of Change (controlled, shielded)
    .a = { oldworld-figure-lord_of_change.a } (controlled, shielded)
    .the = { oldworld-figure-lord_of_change.the } (controlled, shielded)

## The tokens

oldworld-token-event = Event
    .a = an Event
    .text = Does nothing alone; it marks the regions that a lasting Old World card speaks of.
oldworld-token-hero = Hero
    .a = a Hero
    .text = In the End Phase the player with the highest Threat among those who have a figure here removes one of them.
oldworld-token-noble = Noble
    .a = a Noble
    .text = Raises the Conquest value of the region by 1.
oldworld-token-peasant = Peasant
    .a = a Peasant
    .text = A target in battle with defence 1; whoever hits it keeps it on the power sheet. Some cards pay for captured Peasants.
oldworld-token-skaven = Skaven
    .a = a Skaven
    .text = Lowers the Resistance of the region by 1, not below 0.
oldworld-token-warpstone = Warpstone
    .a = a Warpstone
    .text = Counts as one corruption token, nobody’s, when the region is checked for ruin.
oldworld-token-corruption = Corruption
    .text = The mark of one power. When a region holds 12 of all powers, Warpstone included, it is ruined.
oldworld-token-counter = Dial counter
    .text = Earned by the power’s own deed. At least one turns the dial one tick in the End Phase; strictly the most turns it a second one.

## The round

oldworld-phase-old_world = Old World Phase
    .text = Draw an Old World card; the player with the lowest Threat carries it out.
oldworld-phase-draw = Draw Phase
    .text = Draw Chaos cards and set the power points anew.
oldworld-phase-summoning = Summoning Phase
    .text = In turn, summon one figure or play one Chaos card, until nobody has power points left.
oldworld-phase-battle = Battle Phase
    .text = Fight region by region; in each, the powers roll in their order.
oldworld-phase-corruption = Corruption Phase
    .text = Score domination, then place corruption and see what falls to ruin.
oldworld-phase-end = End Phase
    .text = Clear the cards, let Heroes and Old World cards act, score ruins, turn the dials, look for the end.

oldworld-step-domination = Domination Step
    .text = Region by region, the strictly highest domination value above the Resistance scores the Conquest value.
oldworld-step-corruption = Corruption Step
    .text = Region by region, every cultist places one corruption token of its controller; then the region is checked for ruin.
oldworld-step-chaos_cards = Remove Chaos cards
    .text = All Chaos cards on the board go to their owners’ discard piles.
oldworld-step-heroes = Resolve Hero tokens
    .text = Each Hero removes one figure of the player with the highest Threat there.
oldworld-step-old_world_cards = Resolve Old World cards
    .text = Lasting effects of this step work now: track space 1, then space 2.
oldworld-step-ruined_regions = Score ruined regions
    .text = Regions ruined this round pay the most and the second most corruption; then all corruption leaves them.
oldworld-step-dials = Advance Threat dials
    .text = Powers with counters turn their dials and do what the dials show.
oldworld-step-game_end = Check for game end
    .text = Victory on a dial, then 50 points, then five ruined regions, then an empty Old World deck.

## The ends of the game

oldworld-ending-victory_dial = Greatest Threat
    .text = A Threat dial has reached Victory. If several have, the most victory points decide; still level, they share the victory.
oldworld-ending-fifty_points = Fifty victory points
    .text = Somebody has 50 victory points or more. The most points win; the higher Threat breaks a tie.
oldworld-ending-five_ruined = Five ruined regions
    .text = The fifth region lies in ruins. The most victory points win; the higher Threat breaks a tie.
oldworld-ending-old_world_survives = The Old World survives
    .text = The Old World deck is empty and nobody has won: all powers lose.

## Terms

oldworld-term-threat = Threat
    .text = The number in the small window of a dial. No two powers ever show the same one.
oldworld-term-threat_dial = Threat dial
    .text = Shows what a power gains with each tick, its Threat, and how far it is from Victory.
oldworld-term-tick = Tick
    .text = One step of a Threat dial.
oldworld-term-power_points = Power points
    .text = Spent to summon figures and play Chaos cards. They are set anew each round; what is left over is lost.
oldworld-term-power_sheet = Power sheet
    .text = Where a power keeps its power points, its captured Peasants and its upgrades.
oldworld-term-victory_points = Victory points
    .text = Gained by domination, ruin, dials and cards. Fifty end the game.
oldworld-term-chaos_card = Chaos card
    .text = Played on one of the two spaces of a region; its printed cost also counts for domination.
oldworld-term-upgrade_card = Upgrade card
    .text = Chosen when the dial says so; it lasts for the whole game.
oldworld-term-old_world_card = Old World card
    .text = One is drawn each round. Some work at once and are gone, others last while they lie on the track.
oldworld-term-old_world_track = Old World track
    .text = Two spaces for lasting Old World cards. A new card enters on space 1 and pushes the older one to space 2, and that one out.
oldworld-term-ruination_card = Ruination card
    .text = Marks a ruined region and says what its ruin is worth. There are five.
oldworld-term-ruined = Ruined
    .text = No new Chaos cards or Old World tokens, no domination and no corruption here any more. Figures, battles and Heroes go on as before.
oldworld-term-ruiner = Ruiner
    .text = A power that placed at least one corruption token this round in the region that is ruined now.
oldworld-term-populous = Populous
    .text = A region with many people. The word does nothing alone, but effects ask for it.
oldworld-term-resistance = Resistance
    .text = What a domination value must exceed. Never below 0.
oldworld-term-conquest = Conquest value
    .text = The points that dominating the region scores.
oldworld-term-domination = Domination value
    .text = Printed costs of one’s Chaos cards in the region plus the number of figures one controls there.
oldworld-term-magic = Magic symbol
    .text = Does nothing alone; Tzeentch’s dial asks for it.
oldworld-term-comet = Twin-Tailed Comet
    .text = Marks Old World cards that a later one sweeps off the track.
oldworld-term-battle_die = Battle die
    .text = Hits on 4, 5 and 6.
oldworld-term-hit = Hit
    .text = A figure dies when one player assigns it as many hits as its defence.
oldworld-term-explosion = Explosion
    .text = Each 6 adds another die, again and again.
oldworld-term-reserve = Reserve
    .text = The figures of a power that are not on the board.
oldworld-term-control = Control
    .text = A controlled figure counts as its controller’s, but keeps the stats and upgrades of its owner.

## What the dials say

oldworld-dial_instruction-start = Start
    .text = The dial stands here when the game begins. Nothing happens.
oldworld-dial_instruction-score_vp =
    { $n ->
        [one] Score { $n } victory point
       *[other] Score { $n } victory points
    }
    .text = Take this many victory points.
oldworld-dial_instruction-draw_chaos_cards =
    { $n ->
        [one] Draw { $n } Chaos card
       *[other] Draw { $n } Chaos cards
    }
    .text = Take this many cards from your own Chaos deck into your hand.
oldworld-dial_instruction-upgrade_card = Upgrade card
    .text = Choose one of your upgrades that is not in play yet and put it into play.
oldworld-dial_instruction-place_token =
    { $token ->
        [noble]
            { $n ->
                [one] Place { $n } Noble token
               *[other] Place { $n } Noble tokens
            }
       *[warpstone]
            { $n ->
                [one] Place { $n } Warpstone token
               *[other] Place { $n } Warpstone tokens
            }
    }
    .text = Take the tokens from the pool and put them in any regions that are not ruined, together or apart.
oldworld-dial_instruction-remove_corruption =
    { $n ->
        [one] Remove { $n } corruption token
       *[other] Remove { $n } corruption tokens
    }
    .text = Take this many corruption tokens of any powers off any regions.
oldworld-dial_instruction-remove_old_world_tokens =
    { $n ->
        [one] Remove { $n } Old World token
       *[other] Remove { $n } Old World tokens
    }
    .text = Take this many Old World tokens of any kinds off any regions, back to the pool.
oldworld-dial_instruction-victory = Victory
    .text = The dial is at its end: this power wins, unless another one stands here too with more victory points.

## Chaos cards of Khorne

oldworld-chaos_card-blood_frenzy = Blood Frenzy
    .text = When a battle starts here, Khorne first rolls 2 dice, and what they kill is removed before anybody’s normal dice. Hits may also be kept and added to Khorne’s normal hits.
oldworld-chaos_card-battle_cry = Battle Cry
    .text = Nobody may place corruption tokens here this round.
oldworld-chaos_card-the_skull_throne = The Skull Throne
    .text = For domination here, Khorne adds up the attack of its figures instead of counting them.
oldworld-chaos_card-field_of_carnage = Field of Carnage
    .text = As long as this card lies here, only Khorne’s figures can be summoned out of this region.
oldworld-chaos_card-ritual_slaying = Ritual Slaying
    .text = For every figure Khorne kills here, Khorne draws 1 Chaos card.
oldworld-chaos_card-reborn_in_blood = Reborn in Blood
    .text = After the battle here, fight another one with whoever is left.
oldworld-chaos_card-the_blood_gods_call = The Blood God’s Call
    .text = When played, move up to 2 of Khorne’s figures from one other region to this one, however far.

## Chaos cards of Nurgle

oldworld-chaos_card-plague_aura = Plague Aura
    .text = Each of Nurgle’s corruption tokens here adds 1 to Nurgle’s domination value.
oldworld-chaos_card-plague_touch = Plague Touch
    .text = Enemy figures here have 1 defence less, but at least 1.
oldworld-chaos_card-influenza = Influenza
    .text = The Resistance of this region is 2 lower, but at least 0. The Conquest value stays.
oldworld-chaos_card-all_things_decay = All Things Decay
    .text = When played, remove 1 corruption token of any power from this region.
oldworld-chaos_card-rain_of_pus = Rain of Pus
    .text = Nurgle’s figures here have 1 defence more.
oldworld-chaos_card-a_great_foul_consumption = A Great Foul Consumption
    .text = In the Corruption Step, once corruption is placed here, remove all of Nurgle’s figures and place 1 of its corruption tokens for every 2 removed. Then the region is checked for ruin.
oldworld-chaos_card-the_final_rotting = The Final Rotting
    .text = At the end of the Battle Phase, Nurgle kills one enemy cultist or warrior here for each of its corruption tokens in the region.
oldworld-chaos_card-the_stench_of_death = The Stench of Death
    .text = If Nurgle dominates this region, it places 2 corruption tokens here.

## Chaos cards of Tzeentch

oldworld-chaos_card-changer_of_ways = Changer of Ways
    .text = The texts of all other Chaos cards here are void. Their costs and magic symbols stay.
oldworld-chaos_card-drain_power = Drain Power
    .text = When played, each opponent with a cultist here loses 1 power point and Tzeentch gains 1.
oldworld-chaos_card-warp_shield = Warp Shield
    .text = When played, choose one of Tzeentch’s figures here: it cannot be killed in battle this round, wherever it goes.
oldworld-chaos_card-teleport = Teleport
    .text = When played, move one cultist or warrior of any power from here to any other region.
oldworld-chaos_card-temporal_stasis = Temporal Stasis
    .text = Opponents pay 2 power points more to play a Chaos card here.
oldworld-chaos_card-the_meddling_of_skaven = The Meddling of Skaven
    .text = When played, choose an opponent with a figure here: that player discards 2 Chaos cards of their choice.
oldworld-chaos_card-the_persistence_of_change = The Persistence of Change
    .text = If Tzeentch killed an enemy figure here this round, this card stays on the board for the next round.
oldworld-chaos_card-dazzle = Dazzle
    .text = Opponents’ dice hit only on a 6 here.

## Chaos cards of Slaanesh

oldworld-chaos_card-abyssal_pact = Abyssal Pact
    .text = Nobody’s figures count for domination here.
oldworld-chaos_card-perverse_infiltration = Perverse Infiltration
    .text = When played, place 1 of Slaanesh’s corruption tokens here.
oldworld-chaos_card-dark_influence = Dark Influence
    .text = When played, move one Peasant, Noble or Hero token from here to any other region that is not ruined.
oldworld-chaos_card-insidious_lies = Insidious Lies
    .text = Each Noble and each Hero token here adds 2 to Slaanesh’s domination value.
oldworld-chaos_card-field_of_ecstasy = Field of Ecstasy
    .text = No battle takes place here this round.
oldworld-chaos_card-soporific_musk = Soporific Musk
    .text = When played, choose an enemy cultist here: Slaanesh controls it until the end of the round.
oldworld-chaos_card-degenerate_royalty = Degenerate Royalty
    .text = Costs nothing to play in a region with at least 3 corruption tokens. Counts 3 for domination all the same.

## Upgrades

oldworld-upgrade-khorne_cultist = Bloodsworn
    .text = Bloodsworn have attack 1.
oldworld-upgrade-khorne_warrior = Bloodletters
    .text = Bloodletters roll and kill before any other figure rolls. Hits may also be kept and added to Khorne’s normal hits.
oldworld-upgrade-khorne_daemon = Bloodthirster
    .text = The Bloodthirster counts as 3 figures for domination.
oldworld-upgrade-khorne_power_1 = Power of Khorne
    .text = 1 more power point each round.
oldworld-upgrade-khorne_power_2 = Cards of Khorne
    .text = Draw 1 more Chaos card in the Draw Phase.
oldworld-upgrade-nurgle_cultist = Lepers
    .text = Summoning a Leper into a region where Nurgle has no figure is free. Each Leper may use this once a round.
oldworld-upgrade-nurgle_warrior = Plaguebearers
    .text = Whoever kills Plaguebearers in battle takes one hit there for each of them; Nurgle assigns the hits.
oldworld-upgrade-nurgle_daemon = Great Unclean One
    .text = Whenever the Great Unclean One is summoned into a region, Nurgle places 2 corruption tokens there.
oldworld-upgrade-nurgle_power_1 = Power of Pestilence
    .text = 1 more power point each round.
oldworld-upgrade-nurgle_power_2 = Provender of Ruin
    .text = Whenever a region is ruined, Nurgle counts as a ruiner, even without a token placed there this round.
oldworld-upgrade-tzeentch_cultist = Acolytes
    .text = An Acolyte summoned out of a region may take one Warpstone token along.
oldworld-upgrade-tzeentch_warrior = Horrors
    .text = A Horror may be summoned onto an empty Chaos card space; no card can be played there while it stands on it. For all else it is a figure in the region.
oldworld-upgrade-tzeentch_daemon = Lord of Change
    .text = The Lord of Change brings 2 magic symbols to its region.
oldworld-upgrade-tzeentch_power_1 = Power of Tzeentch
    .text = 1 more power point each round.
oldworld-upgrade-tzeentch_power_2 = Cards of Tzeentch
    .text = In the Draw Phase draw until you hold 6 cards instead of 5.
oldworld-upgrade-slaanesh_cultist = Seductresses
    .text = Seductresses have defence 2.
oldworld-upgrade-slaanesh_warrior = Daemonettes
    .text = Only dice that show a 6 can be assigned to Daemonettes as hits.
oldworld-upgrade-slaanesh_daemon = Keeper of Secrets
    .text = For Slaanesh’s dial, the region of the Keeper of Secrets counts as holding a Noble.
oldworld-upgrade-slaanesh_power_1 = Power of Slaanesh
    .text = 1 more power point each round.
oldworld-upgrade-slaanesh_power_2 = Greater Power of Slaanesh
    .text = 2 more power points each round.

## Ruination cards

oldworld-ruination_card-1 = Ruination card 1
    .text = Each ruiner scores 3 victory points at once. The region itself is scored in the End Phase.
oldworld-ruination_card-2 = Ruination card 2
    .text = Each ruiner scores 4 victory points at once. The region itself is scored in the End Phase.
oldworld-ruination_card-3 = Ruination card 3
    .text = Each ruiner scores 4 victory points at once. The region itself is scored in the End Phase.
oldworld-ruination_card-4 = Ruination card 4
    .text = Each ruiner scores 5 victory points at once. The region itself is scored in the End Phase.
oldworld-ruination_card-5 = Ruination card 5
    .text = Each ruiner scores 5 victory points at once. The region itself is scored in the End Phase. The game ends this round.

## Old World cards

oldworld-old_world_card-bretonnian_knights = Bretonnian Knights
    .text = Place 1 Hero in Bretonnia and 1 Hero in one other region.
    .lasting = End Phase: each player with a figure in Bretonnia discards 1 Chaos card.
oldworld-old_world_card-the_crusade_is_come = The Crusade is Come
    .text = Place 1 Hero in each of two different regions. Then this card leaves the game.
oldworld-old_world_card-dark_elf_corsairs = Dark Elf Corsairs
    .text = All Events leave the board and all comet cards the track. Then place 1 Event each in Norsca, Bretonnia and Estalia.
    .lasting = End Phase: in each region with an Event, every player with a cultist there removes one of them.
oldworld-old_world_card-divine_inspiration = Divine Inspiration
    .text = Place 1 Hero in a region with a Peasant, or in any region if there is no such region.
    .lasting = While this card lies on the track: Resistance is 1 higher in regions with a Hero.
oldworld-old_world_card-dwarf_trollslayers = Dwarf Trollslayers
    .text = Choose: 1 Hero each in Norsca and Kislev, or 1 Hero each in Troll Country and the Empire.
    .lasting = End Phase: in each region with a Hero, the player with the highest Threat among those with a warrior there removes one of their warriors.
oldworld-old_world_card-electors_arise = Electors Arise
    .text = Place 1 Noble in the Empire and 1 Noble in one other populous region. Then this card leaves the game.
oldworld-old_world_card-electors_sue_for_peace = Electors Sue for Peace
    .text = All Events leave the board and all comet cards the track. Then place 1 Event each in Kislev, the Empire and Bretonnia.
    .lasting = While this card lies on the track: no battle takes place in regions with an Event.
oldworld-old_world_card-franzs_decree = Franz’s Decree
    .text = Place 1 Hero and 1 Noble in the Empire.
    .lasting = While this card lies on the track: Resistance is 1 higher in populous regions.
oldworld-old_world_card-the_grail_is_found = The Grail is Found
    .text = All Events leave the board and all comet cards the track. Then place 1 Event each in Bretonnia, Estalia and Tilea.
    .lasting = While this card lies on the track: nobody may place corruption tokens in regions with an Event.
oldworld-old_world_card-greenskins_invade = Greenskins Invade
    .text = All Events leave the board and all comet cards the track. Then place 1 Event each in the Empire, Tilea and the Badlands.
    .lasting = End of the Battle Phase: in each region with an Event, every player with a figure there removes one of them.
oldworld-old_world_card-the_horned_ones_due = The Horned One’s Due
    .text = Place 1 Skaven in any region.
    .lasting = While this card lies on the track: regions with a Skaven have room for only one Chaos card.
oldworld-old_world_card-mass_exodus = Mass Exodus
    .text = Choose a region and move all its Peasants to adjacent regions that are not ruined, as you like. Then this card leaves the game.
oldworld-old_world_card-meteor_showers = Meteor Showers
    .text = Place 1 Warpstone in each of two different regions. Then this card leaves the game.
oldworld-old_world_card-norse_reavers = Norse Reavers
    .text = All Events leave the board and all comet cards the track. Then remove all Peasants from Norsca and Troll Country, and place 1 Event each in Norsca, Troll Country and Kislev.
    .lasting = End Phase: in each region with an Event, every player with a figure there removes one of them.
oldworld-old_world_card-peasant_uprising = Peasant Uprising
    .text = Place 1 Peasant in every region except the Badlands.
    .lasting = While this card lies on the track: each Peasant raises the Resistance of its region by 1.
oldworld-old_world_card-plunged_into_chaos = Plunged Into Chaos
    .text = Each player scores 1 victory point per captured Peasant, and whoever has strictly the most Peasants scores 3 more. Then this card leaves the game.
oldworld-old_world_card-road_wardens = Road Wardens
    .text = Place 1 Hero in any region that is not populous.
    .lasting = While this card lies on the track: summoning a figure that is already on the board costs 1 power point more.
oldworld-old_world_card-skavengers = Skavengers
    .text = Place 1 Skaven in a region with a Warpstone, or in any region if there is no such region.
    .lasting = End Phase: remove 1 Warpstone from each region that also holds a Skaven.
oldworld-old_world_card-teclis_aids_the_empire = Teclis Aids the Empire
    .text = All Events leave the board and all comet cards the track. Then place 1 Event each in Kislev, the Empire and the Border Princes.
    .lasting = While this card lies on the track: Chaos cards cost 1 power point more to play in regions with an Event.
oldworld-old_world_card-up_from_skavenblight = Up From Skavenblight
    .text = Place 1 Skaven in a region that holds a Warpstone or lies next to one that does. Then this card leaves the game.
oldworld-old_world_card-warpstone_discovery = Warpstone Discovery
    .text = Place 2 Warpstones in one region.
    .lasting = End Phase: each player with a figure in any region with a Warpstone draws 1 Chaos card, once in all.
oldworld-old_world_card-witch_hunters = Witch Hunters
    .text = Place 1 Hero in the region with the most cultists.
    .lasting = While this card lies on the track: whoever loses a figure to a Hero must give a cultist if they have one there.
