# Blood Rage: names of its things, and what they do in our own words.

bloodrage-title = Blood Rage
    .text = Ragnarok is coming, and two to four Viking clans spend the last three Ages of the world earning glory. They draft gifts of the gods, invade the lands around Yggdrasil, pillage, fight, keep secret quests and die well. Each Age swallows one more province. Whoever has the most glory when all is over wins, and the way there may lead through victory, through defeat or through both.
## The clans

bloodrage-clan-wolf = Wolf clan
    .the = the Wolf clan
    .text = All clans start alike; the cards make the difference. The wolves carry red.
bloodrage-clan-raven = Raven clan
    .the = the Raven clan
    .text = All clans start alike; the cards make the difference. The ravens carry blue.
bloodrage-clan-serpent = Serpent clan
    .the = the Serpent clan
    .text = All clans start alike; the cards make the difference. The serpents carry yellow.
bloodrage-clan-bear = Bear clan
    .the = the Bear clan
    .text = All clans start alike; the cards make the difference. The bears carry brown.

## The gods

bloodrage-god-odin = Odin
    .text = Judges and punishes, in battle and after it.
bloodrage-god-thor = Thor
    .text = Glory and spoils for those who win.
bloodrage-god-loki = Loki
    .text = Revenge and reward for those who lose.
bloodrage-god-frigga = Frigga
    .text = Supplies, reinforcements and a saving hand.
bloodrage-god-heimdall = Heimdall
    .text = Foresight and surprise.
bloodrage-god-tyr = Tyr
    .text = Plain strength in battle.

## The board

bloodrage-land-manheim = Manheim
bloodrage-land-jotunheim = Jotunheim
bloodrage-land-alfheim = Alfheim

bloodrage-province-elvagar = Elvagar
    .in = in Elvagar
    .to = to Elvagar
    .from = from Elvagar
bloodrage-province-angerboda = Angerboda
    .in = in Angerboda
    .to = to Angerboda
    .from = from Angerboda
bloodrage-province-muspelheim = Muspelheim
    .in = in Muspelheim
    .to = to Muspelheim
    .from = from Muspelheim
bloodrage-province-horgr = Horgr
    .in = in Horgr
    .to = to Horgr
    .from = from Horgr
bloodrage-province-utgard = Utgard
    .in = in Utgard
    .to = to Utgard
    .from = from Utgard
bloodrage-province-andlang = Andlang
    .in = in Andlang
    .to = to Andlang
    .from = from Andlang
bloodrage-province-gimle = Gimle
    .in = in Gimle
    .to = to Gimle
    .from = from Gimle
bloodrage-province-myrkulor = Myrkulor
    .in = in Myrkulor
    .to = to Myrkulor
    .from = from Myrkulor
bloodrage-province-yggdrasil = Yggdrasil
    .in = in Yggdrasil
    .to = to Yggdrasil
    .from = from Yggdrasil

bloodrage-fjord-fjord_northeast = North-east fjord
bloodrage-fjord-fjord_east = East fjord
bloodrage-fjord-fjord_southwest = South-west fjord
bloodrage-fjord-fjord_west = West fjord

# Every place a figure can be.
bloodrage-place-elvagar = { bloodrage-province-elvagar }
    .in = { bloodrage-province-elvagar.in }
    .to = { bloodrage-province-elvagar.to }
    .from = { bloodrage-province-elvagar.from }
    .the = Elvagar
bloodrage-place-angerboda = { bloodrage-province-angerboda }
    .in = { bloodrage-province-angerboda.in }
    .to = { bloodrage-province-angerboda.to }
    .from = { bloodrage-province-angerboda.from }
    .the = Angerboda
bloodrage-place-muspelheim = { bloodrage-province-muspelheim }
    .in = { bloodrage-province-muspelheim.in }
    .to = { bloodrage-province-muspelheim.to }
    .from = { bloodrage-province-muspelheim.from }
    .the = Muspelheim
bloodrage-place-horgr = { bloodrage-province-horgr }
    .in = { bloodrage-province-horgr.in }
    .to = { bloodrage-province-horgr.to }
    .from = { bloodrage-province-horgr.from }
    .the = Horgr
bloodrage-place-utgard = { bloodrage-province-utgard }
    .in = { bloodrage-province-utgard.in }
    .to = { bloodrage-province-utgard.to }
    .from = { bloodrage-province-utgard.from }
    .the = Utgard
bloodrage-place-andlang = { bloodrage-province-andlang }
    .in = { bloodrage-province-andlang.in }
    .to = { bloodrage-province-andlang.to }
    .from = { bloodrage-province-andlang.from }
    .the = Andlang
bloodrage-place-gimle = { bloodrage-province-gimle }
    .in = { bloodrage-province-gimle.in }
    .to = { bloodrage-province-gimle.to }
    .from = { bloodrage-province-gimle.from }
    .the = Gimle
bloodrage-place-myrkulor = { bloodrage-province-myrkulor }
    .in = { bloodrage-province-myrkulor.in }
    .to = { bloodrage-province-myrkulor.to }
    .from = { bloodrage-province-myrkulor.from }
    .the = Myrkulor
bloodrage-place-yggdrasil = { bloodrage-province-yggdrasil }
    .in = { bloodrage-province-yggdrasil.in }
    .to = { bloodrage-province-yggdrasil.to }
    .from = { bloodrage-province-yggdrasil.from }
    .the = Yggdrasil
bloodrage-place-fjord_northeast = { bloodrage-fjord-fjord_northeast }
    .in = in the north-east fjord
    .to = to the north-east fjord
    .from = from the north-east fjord
    .the = the north-east fjord
bloodrage-place-fjord_east = { bloodrage-fjord-fjord_east }
    .in = in the east fjord
    .to = to the east fjord
    .from = from the east fjord
    .the = the east fjord
bloodrage-place-fjord_southwest = { bloodrage-fjord-fjord_southwest }
    .in = in the south-west fjord
    .to = to the south-west fjord
    .from = from the south-west fjord
    .the = the south-west fjord
bloodrage-place-fjord_west = { bloodrage-fjord-fjord_west }
    .in = in the west fjord
    .to = to the west fjord
    .from = from the west fjord
    .the = the west fjord
bloodrage-place-reserve = Reserve
    .in = in the reserve
    .to = to the reserve
    .from = from the reserve
bloodrage-place-valhalla = Valhalla
    .in = in Valhalla
    .to = to Valhalla
    .from = from Valhalla
bloodrage-place-box = Box
    .in = in the box
    .to = to the box
    .from = from the box

## The figures

bloodrage-figure-leader = Leader
    .a = the Leader
    .text = One per clan, strength 3. Invading with the Leader costs no Rage, with or without an upgrade.
bloodrage-figure-warrior = Warrior
    .a = a Warrior
    .text = Eight per clan, strength 1 at first.
bloodrage-figure-ship = Ship
    .a = the Ship
    .text = One per clan, strength 2. It invades fjords only, never moves, and fights for both provinces of its fjord.
bloodrage-figure-monster = Monster
    .a = a Monster
    .text = Joins the clan with its card, at most two at a time. It counts as a figure of the clan in every way.
bloodrage-figure-troll = { bloodrage-monster-troll }
    .a = the Troll
    .text = { bloodrage-monster-troll.text }
bloodrage-figure-dwarf_chieftain = { bloodrage-monster-dwarf_chieftain }
    .a = the Dwarf Chieftain
    .text = { bloodrage-monster-dwarf_chieftain.text }
bloodrage-figure-sea_serpent = { bloodrage-monster-sea_serpent }
    .a = the Sea Serpent
    .text = { bloodrage-monster-sea_serpent.text }
bloodrage-figure-valkyrie = { bloodrage-monster-valkyrie }
    .a = the Valkyrie
    .text = { bloodrage-monster-valkyrie.text }
bloodrage-figure-dark_elf = { bloodrage-monster-dark_elf }
    .a = the Dark Elf
    .text = { bloodrage-monster-dark_elf.text }
bloodrage-figure-fire_giant = { bloodrage-monster-fire_giant }
    .a = the Fire Giant
    .text = { bloodrage-monster-fire_giant.text }
bloodrage-figure-frost_giant = { bloodrage-monster-frost_giant }
    .a = the Frost Giant
    .text = { bloodrage-monster-frost_giant.text }
bloodrage-figure-soldier_of_hel = { bloodrage-monster-soldier_of_hel }
    .a = the Soldier of Hel
    .text = { bloodrage-monster-soldier_of_hel.text }
bloodrage-figure-volur_witch = { bloodrage-monster-volur_witch }
    .a = the Volur Witch
    .text = { bloodrage-monster-volur_witch.text }

## The three tracks of a clan

bloodrage-track-rage = Rage
    .text = How much Rage the clan receives at the start of each Action phase: 6, 7, 8, 9, 12, 12.
bloodrage-track-axes = Axes
    .text = How much glory the clan gains for winning a battle: 3, 4, 5, 6, 8, 8.
bloodrage-track-horns = Horns
    .text = How many figures the clan may have on the board when it invades: 4, 5, 6, 7, 10, 10.

## The clan sheet

bloodrage-slot-leader = Leader slot
    .to = on the Leader slot
    .text = Holds one Leader upgrade.
bloodrage-slot-warrior = Warrior slot
    .to = on the Warrior slot
    .text = Holds one Warrior upgrade.
bloodrage-slot-ship = Ship slot
    .to = on the Ship slot
    .text = Holds one Ship upgrade.
bloodrage-slot-monster_1 = First Monster slot
    .to = on the first Monster slot
    .text = Holds one Monster upgrade.
bloodrage-slot-monster_2 = Second Monster slot
    .to = on the second Monster slot
    .text = Holds one Monster upgrade.
bloodrage-slot-clan_1 = First clan slot
    .to = on the first clan slot
    .text = Holds one Clan upgrade.
bloodrage-slot-clan_2 = Second clan slot
    .to = on the second clan slot
    .text = Holds one Clan upgrade.
bloodrage-slot-clan_3 = Third clan slot
    .to = on the third clan slot
    .text = Holds one Clan upgrade.

## The actions

bloodrage-action-invade = Invade
    .text = Pay the figure’s strength in Rage and put it from your reserve into an empty village; a ship goes to a fjord.
bloodrage-action-march = March
    .text = Pay 1 Rage and move any number of your figures from one province to one other with room for them, near or far.
bloodrage-action-upgrade = Upgrade
    .text = Pay the card’s cost and lay it on your clan sheet. A figure of that kind in your reserve may invade at once for free.
bloodrage-action-quest = Quest
    .text = Lay a Quest card face down. It costs nothing and is judged in the Quest phase.
bloodrage-action-pillage = Pillage
    .text = Attack a province where you have a figure or a supporting ship. It costs nothing; if nobody stops you, you take the reward.
bloodrage-action-pass = Pass
    .text = Give up the rest of your Rage. You no longer act in this Age, but still answer the pillages of others.

## The Age

bloodrage-age-0 = Before the first Age
bloodrage-age-1 = First Age
bloodrage-age-2 = Second Age
bloodrage-age-3 = Third Age

bloodrage-phase-gifts = Gods’ Gifts phase
    .text = Eight cards each; keep six by drafting.
bloodrage-phase-action = Action phase
    .text = One action per turn, until nobody has Rage left or all provinces are pillaged.
bloodrage-phase-discard = Discard phase
    .text = Keep at most one card in hand; after the third Age none.
bloodrage-phase-quest = Quest phase
    .text = All quests are shown and judged.
bloodrage-phase-ragnarok = Ragnarok phase
    .text = The doomed province is destroyed; those who die there bring glory.
bloodrage-phase-release = Release from Valhalla
    .text = All figures in Valhalla return to the reserves of their clans.

## Tokens

bloodrage-reward-rage = Rage reward
    .a = Rage
    .text = Raises the Rage track by one step. Rage to spend does not change until the next Age.
bloodrage-reward-axes = Axes reward
    .a = Axes
    .text = Raises the Axes track by one step, in time for the battle just won.
bloodrage-reward-horns = Horns reward
    .a = Horns
    .text = Raises the Horns track by one step.
bloodrage-reward-glory = Glory reward
    .a = glory
    .text = Pays 5 glory.
bloodrage-reward-yggdrasil = Reward of Yggdrasil
    .a = all three tracks
    .text = Raises Rage, Axes and Horns by one step each.

bloodrage-token-ragnarok = Ragnarok token
    .text = Names an outer province. Three lie on the Age track and tell which province falls in which Age.
bloodrage-token-doom = Doom token
    .text = Lies on the province that this Age’s Ragnarok will destroy.
bloodrage-token-saga = Saga token
    .text = Shows the present Age and phase.
bloodrage-token-first_player = First player token
    .text = Its holder takes the first turn of the Action phase. It passes to the left after each Age.
bloodrage-token-clan = Clan token
    .text = Marks the three tracks and the Rage a clan has to spend.
bloodrage-token-glory_marker = Glory marker
    .text = Shows the glory of a clan.

## The ends of the game

bloodrage-ending-most_glory = The greatest glory
    .text = The third Age is over. The clan with the most glory wins.
bloodrage-ending-shared = Shared glory
    .text = The third Age is over and several clans have the most glory: they share the victory.

## Terms

bloodrage-kind-battle = Battle card
    .text = Adds its bonus to your strength in a battle. The winner discards it, losers take theirs back.
bloodrage-kind-quest = Quest card
    .text = Laid face down as an action; if its demand is met in the Quest phase, it pays glory and raises a track.
bloodrage-kind-upgrade = Upgrade card
    .text = Laid on the clan sheet for its cost; it works for the rest of the game or until replaced.

bloodrage-type-leader = Leader upgrade
bloodrage-type-warrior = Warrior upgrade
bloodrage-type-ship = Ship upgrade
bloodrage-type-monster = Monster upgrade
bloodrage-type-clan = Clan upgrade

bloodrage-term-glory = Glory
    .text = What decides the game. It is gained for battles, quests, rewards, Ragnarok and cards.
bloodrage-term-strength = Strength
    .text = What a figure fights with, and what it costs to invade with it.
bloodrage-term-bonus = Bonus
    .text = What a card adds to a clan’s strength in battle.
bloodrage-term-legendary = Legendary
    .text = A track on its fourth or fifth step pays 10 glory at the end of the game, on its sixth 20.
bloodrage-term-reserve = Reserve
    .text = Figures of a clan that wait beside the board.
bloodrage-term-destroyed = Destroyed province
    .text = Out of the game: no figure, no pillage, no quest.
bloodrage-term-pillaged = Pillaged
    .text = The token shows its dark side; the province cannot be pillaged again in this Age.
bloodrage-term-draft = Draft
    .text = Keep one card, pass the rest to the left, and again, until you have six; with two players, two cards at a time.
bloodrage-term-white_disc = White disc
    .text = A Battle card with a white disc may also be added after all cards are revealed.

## The Monsters

bloodrage-monster-troll = Troll
    .text = Whenever the Troll invades a province, every enemy Warrior there is destroyed.
bloodrage-monster-dwarf_chieftain = Dwarf Chieftain
    .text = Neither the card nor invading with the figure costs Rage.
bloodrage-monster-sea_serpent = Sea Serpent
    .text = Is a Ship as well as a Monster: it invades fjords only, never moves, and fights for both provinces.
bloodrage-monster-valkyrie = Valkyrie
    .text = After a battle she took part in, won or lost, gain 2 glory for each enemy figure destroyed in it.
bloodrage-monster-dark_elf = Dark Elf
    .text = May invade Yggdrasil, and has strength 3 there instead of 1.
bloodrage-monster-fire_giant = Fire Giant
    .text = Whenever the Fire Giant invades a province, every enemy figure there or in its fjord that is no Monster is destroyed.
bloodrage-monster-frost_giant = Frost Giant
    .text = When you pillage a province with the Frost Giant in it, you receive its reward twice.
bloodrage-monster-soldier_of_hel = Soldier of Hel
    .text = Neither the card nor invading with the figure costs Rage.
bloodrage-monster-volur_witch = Volur Witch
    .text = When she would be destroyed in an outer province, you may move her to Yggdrasil instead.

## The cards of the first Age

bloodrage-card-troll = { bloodrage-monster-troll }
    .text = { bloodrage-monster-troll.text }
bloodrage-card-dwarf_chieftain = { bloodrage-monster-dwarf_chieftain }
    .text = { bloodrage-monster-dwarf_chieftain.text }
bloodrage-card-sea_serpent = { bloodrage-monster-sea_serpent }
    .text = { bloodrage-monster-sea_serpent.text }
bloodrage-card-lord_of_hammers = Lord of Hammers
    .text = After you pillage a province with your Leader in it, you may move it to an adjacent province with room, or to Yggdrasil.
bloodrage-card-brothers_in_arms = Brothers in Arms
    .text = In each province every two of your Warriors have strength 3 together; one left over has 1.
bloodrage-card-lokis_dragons = Loki’s Dragons
    .text = Gain 4 glory each time a Ship of yours is destroyed.
bloodrage-card-lokis_domain = Loki’s Domain
    .text = Gain 1 glory for each of your figures released from Valhalla.
bloodrage-card-friggas_charm = Frigga’s Charm
    .text = Your upgrades cost 1 Rage less, never less than 0.
bloodrage-card-thors_glory = Thor’s Glory
    .text = After a battle you took part in, gain 2 glory if two or more enemy figures were destroyed in it.
bloodrage-card-friggas_succor = Frigga’s Succor
    .text = Whenever you invade a province, one Warrior of your reserve may invade it as well for free.
bloodrage-card-tyrs_domain = Tyr’s Domain
    .text = A Quest card you reveal in battle may count as a Battle card with a bonus of 3.
bloodrage-card-lokis_blessing = Loki’s Blessing
    .text = After each battle you lose, one Warrior of your reserve may invade that province for free.
bloodrage-card-alfheim_1 = Alfheim
    .text = Have the most strength in at least one province of Alfheim: gain 5 glory and raise a track of your choice.
bloodrage-card-jotunheim_1 = Jotunheim
    .text = Have the most strength in at least one province of Jotunheim: gain 5 glory and raise a track of your choice.
bloodrage-card-manheim_1 = Manheim
    .text = Have the most strength in at least one province of Manheim: gain 5 glory and raise a track of your choice.
bloodrage-card-glorious_death_1 = Glorious Death
    .text = Have four or more figures in Valhalla before Ragnarok: gain 6 glory and raise a track of your choice.
bloodrage-card-yggdrasil_1 = Yggdrasil
    .text = Have the most strength in Yggdrasil: gain 6 glory and raise a track of your choice.
bloodrage-card-odins_smite = Odin’s Smite
    .text = Before strengths are compared, each opponent in the battle loses one Warrior in the province.
bloodrage-card-tyrs_bash = Tyr’s Bash
    .text = Nothing but its bonus.
bloodrage-card-heimdalls_sight = Heimdall’s Sight
    .text = Its bonus equals the highest bonus among your opponents’ cards in this battle.
bloodrage-card-friggas_grace = Frigga’s Grace
    .text = If your pillage succeeds, raise one more track, a different one from the reward’s.
bloodrage-card-lokis_trickery = Loki’s Trickery
    .text = If you lose, take 1 Rage from the winner.
bloodrage-card-tyrs_smash_1 = Tyr’s Smash
    .text = Nothing but its bonus.
bloodrage-card-tyrs_smite_1 = Tyr’s Smite
    .text = Nothing but its bonus.
bloodrage-card-tyrs_crush_1 = Tyr’s Crush
    .text = Nothing but its bonus.
bloodrage-card-thors_hammer = Thor’s Hammer
    .text = If you win, gain 3 glory.

## The cards of the second Age

bloodrage-card-valkyrie = { bloodrage-monster-valkyrie }
    .text = { bloodrage-monster-valkyrie.text }
bloodrage-card-dark_elf = { bloodrage-monster-dark_elf }
    .text = { bloodrage-monster-dark_elf.text }
bloodrage-card-fire_giant = { bloodrage-monster-fire_giant }
    .text = { bloodrage-monster-fire_giant.text }
bloodrage-card-lord_of_axes = Lord of Axes
    .text = After you pillage a province with your Leader in it, raise a track of your choice.
bloodrage-card-experts_in_arms = Experts in Arms
    .text = Your Warriors have strength 2; invading with one costs 2.
bloodrage-card-fire_dragons = Fire Dragons
    .text = Gain 8 glory each time a Ship of yours is destroyed.
bloodrage-card-odins_inspiration = Odin’s Inspiration
    .text = Your figures that die in Ragnarok bring twice the glory.
bloodrage-card-tyrs_challenge = Tyr’s Challenge
    .text = As an action, pay 2 Rage and pillage a province that is already pillaged.
bloodrage-card-friggas_protection = Frigga’s Protection
    .text = When a figure of yours would be destroyed, you may pay 1 Rage: it stays where it is.
bloodrage-card-lokis_eminence = Loki’s Eminence
    .text = Gain 2 glory for each of your figures released from Valhalla.
bloodrage-card-tyrs_prowess = Tyr’s Prowess
    .text = When you win a battle, you may take back the cards you played in it for 1 Rage each.
bloodrage-card-thors_domain = Thor’s Domain
    .text = After you invade a province, you may pay 2 Rage and pillage it at once.
bloodrage-card-alfheim_2 = Alfheim
    .text = Have the most strength in at least one province of Alfheim: gain 7 glory and raise a track of your choice.
bloodrage-card-jotunheim_2 = Jotunheim
    .text = Have the most strength in at least one province of Jotunheim: gain 7 glory and raise a track of your choice.
bloodrage-card-manheim_2 = Manheim
    .text = Have the most strength in at least one province of Manheim: gain 7 glory and raise a track of your choice.
bloodrage-card-glorious_death_2 = Glorious Death
    .text = Have four or more figures in Valhalla before Ragnarok: gain 8 glory and raise a track of your choice.
bloodrage-card-yggdrasil_2 = Yggdrasil
    .text = Have the most strength in Yggdrasil: gain 8 glory and raise a track of your choice.
bloodrage-card-tyrs_crush_2 = Tyr’s Crush
    .text = Nothing but its bonus.
bloodrage-card-heimdalls_eye = Heimdall’s Eye
    .text = White disc: may also be added after all cards are revealed, beside the card already played.
bloodrage-card-odins_tide = Odin’s Tide
    .text = Before strengths are compared, every clan in the battle, yours too, keeps one figure; its others are destroyed.
bloodrage-card-lokis_backstab = Loki’s Backstab
    .text = If you lose, take 2 glory from the winner.
bloodrage-card-tyrs_rage_2 = Tyr’s Rage
    .text = Nothing but its bonus.
bloodrage-card-heimdalls_watch_2 = Heimdall’s Watch
    .text = All cards revealed in this battle are discarded, and you gain the sum of their bonuses as glory. Then everybody plays a new card.
bloodrage-card-thors_oath = Thor’s Oath
    .text = If you win, raise a track of your choice.
bloodrage-card-tyrs_smite_2 = Tyr’s Smite
    .text = Nothing but its bonus.
bloodrage-card-tyrs_smash_2 = Tyr’s Smash
    .text = Nothing but its bonus.

## The cards of the third Age

bloodrage-card-frost_giant = { bloodrage-monster-frost_giant }
    .text = { bloodrage-monster-frost_giant.text }
bloodrage-card-soldier_of_hel = { bloodrage-monster-soldier_of_hel }
    .text = { bloodrage-monster-soldier_of_hel.text }
bloodrage-card-volur_witch = { bloodrage-monster-volur_witch }
    .text = { bloodrage-monster-volur_witch.text }
bloodrage-card-lord_of_spears = Lord of Spears
    .text = After you pillage a province with your Leader in it, raise all three tracks.
bloodrage-card-masters_in_arms = Masters in Arms
    .text = In each province every two of your Warriors have strength 6 together; one left over has 2. Invading with one costs 2.
bloodrage-card-eternal_dragons = Eternal Dragons
    .text = Gain 12 glory each time a Ship of yours is destroyed.
bloodrage-card-friggas_domain = Frigga’s Domain
    .text = You may invade with a figure from Valhalla for 1 Rage instead of its normal cost.
bloodrage-card-odins_throne = Odin’s Throne
    .text = Your completed quests pay twice the glory.
bloodrage-card-thors_conquest = Thor’s Conquest
    .text = At the end of the game gain 3 glory for each of your figures on the board.
bloodrage-card-friggas_sacrifice = Frigga’s Sacrifice
    .text = As an action, destroy two of your figures on the board and raise a track of your choice.
bloodrage-card-tyrs_wrath = Tyr’s Wrath
    .text = A Quest card you reveal in battle may count as a Battle card with a bonus of 5.
bloodrage-card-lokis_wrath = Loki’s Wrath
    .text = Gain 3 glory for each of your figures released from Valhalla.
bloodrage-card-alfheim_3 = Alfheim
    .text = Have the most strength in at least one province of Alfheim: gain 9 glory and raise a track of your choice.
bloodrage-card-jotunheim_3 = Jotunheim
    .text = Have the most strength in at least one province of Jotunheim: gain 9 glory and raise a track of your choice.
bloodrage-card-manheim_3 = Manheim
    .text = Have the most strength in at least one province of Manheim: gain 9 glory and raise a track of your choice.
bloodrage-card-glorious_death_3 = Glorious Death
    .text = Have four or more figures in Valhalla before Ragnarok: gain 11 glory and raise a track of your choice.
bloodrage-card-yggdrasil_3 = Yggdrasil
    .text = Have the most strength in Yggdrasil: gain 11 glory and raise a track of your choice.
bloodrage-card-heimdalls_gaze = Heimdall’s Gaze
    .text = White disc: may also be added after all cards are revealed, beside the card already played.
bloodrage-card-thors_primacy = Thor’s Primacy
    .text = The texts of your opponents’ revealed cards do nothing; their bonuses stay.
bloodrage-card-thors_ascension = Thor’s Ascension
    .text = If you win, gain 3 Rage and 3 glory.
bloodrage-card-odins_judgement = Odin’s Judgement
    .text = Won or lost, gain 2 glory for each figure destroyed in this battle, your own included.
bloodrage-card-tyrs_rage_3 = Tyr’s Rage
    .text = Nothing but its bonus.
bloodrage-card-heimdalls_watch_3 = Heimdall’s Watch
    .text = All cards revealed in this battle are discarded, and you gain the sum of their bonuses as glory. Then everybody plays a new card.
bloodrage-card-tyrs_crush_3 = Tyr’s Crush
    .text = Nothing but its bonus.
bloodrage-card-lokis_poison = Loki’s Poison
    .text = If you lose, all cards the winner revealed come to your hand.
bloodrage-card-tyrs_smite_3 = Tyr’s Smite
    .text = Nothing but its bonus.
