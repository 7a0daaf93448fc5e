# Karak II with Chaos: names of its things, and what they do in our own words.

karak-title = Karak II with Chaos
    .text = Two to five heroes ride out from Karak Castle into a land that grows tile by tile. They beat monster armies, gather food, wood and stone, found a city each, raise buildings and train an army as large as their glory allows. In the end the Dark General or the three Riders of Chaos must fall; that closes the game, but it is won by whoever owns the most soul stones.
## The modules of Chaos

karak-module-new_buildings = New buildings
    .text = Fifteen new buildings, five of them for elite units. Before the first turn everyone may take up to two and put them in the place of old ones.
karak-module-merchant = Merchant
    .text = Two stalls lie hidden in the land. Who finds one can buy weapons, amulets and Fire Missiles for resources.
karak-module-hordes = Hordes
    .text = Three fallen cities send out hordes. Each marches on a hero's city and tears its buildings down, unless somebody wears it out first.
karak-module-riders = Riders of Chaos
    .text = Three Riders in three fallen cities take the place of the Dark General. They are harder to beat; New buildings and Merchant help against them.
karak-module-new_heroes = New heroes
    .text = Hannah the Acrobat on her eagle and Sidhar the Alchemist, whose city flies.

## Resources

karak-resource-food = Food
    .text = From farms. Feeds knights, minotaurs and griffins.
karak-resource-wood = Wood
    .text = From forests. A city costs 2.
karak-resource-stone = Stone
    .text = From quarries. Towers, citadels and colossi need it.

## Symbols on the dice

karak-fate-stands = counts
karak-fate-ignored = ignored
karak-fate-resolved = settled
karak-fate-lost = lost
karak-symbol-0 = no sword
karak-symbol-1 = 1 sword
karak-symbol-2 = 2 swords
karak-symbol-3 = 3 swords
karak-symbol-sword = Sword
    .text = Adds 1 to the strength of the roll.
karak-symbol-blank = Blank
    .text = Nothing happens.
karak-symbol-skull = Skull
    .text = On the hero die it costs 1 toughness; on a unit die the unit dies. It hurts in victory and in defeat.
karak-symbol-hunger = Minotaur's Hunger
    .text = Before anything else is resolved, give up another unit die, even one with a skull, or lose this Minotaur.
karak-symbol-repair = Colossus Repair
    .text = Pay 1 stone, or the Colossus dies.
karak-symbol-protection = Guardian's Protection
    .text = The Guardian dies, and no skull of this roll harms you or your units. Without its death there is no protection.
karak-symbol-perseverance = Griffin's Perseverance
    .text = The Griffin dies, and you may add a knight, an archer or a mage from the supply for free, even without the building.
karak-symbol-venom = Basilisk's Venom
    .text = The Basilisk dies, and every skull of your dice that really hurts you adds 1 sword.

## The heroes

karak-hero-horan = Horan
    .title = Warrior
    .text = Horan fights early and often: weak armies flee before him, and every victory fills his bags.
karak-hero-taia = Taia
    .title = Oracle
    .text = Taia sees what lies ahead: of two tiles and of three monster armies she takes the one that suits her.
karak-hero-lorraine = Lorraine
    .title = Ranger
    .text = Lorraine brings her people home. She spares a unit in each fight and strikes best where the enemy is already known.
karak-hero-xanros = Xanros
    .title = Warlock
    .text = Xanros raises skeletons anywhere and lives on the death of his own units.
karak-hero-elspeth = Elspeth
    .title = Warrior Princess
    .text = Elspeth is quick and sure: she rides two tiles at a time and may throw her hero die again.
karak-hero-darius = Darius
    .title = Explorer
    .text = Darius finds more than others on every tile and knows a way across a chasm.
karak-hero-hannah = Hannah
    .title = Acrobat
    .text = Hannah flies over chasms on her eagle and throws weapons as others cast spells.
karak-hero-sidhar = Sidhar
    .title = Alchemist
    .text = Sidhar sets out with two markers of each resource, turns resources into strength and lets his whole city fly to where it is needed.

karak-ability-spoils_of_war = Spoils of War
    .text = After a won fight you gather the resources of the tile at once and for free, if gathering is allowed there.
karak-ability-terror_of_the_weak = Terror of the Weak
    .text = Armies of strength 1 count as 0 against you. If nothing else stands on the tile, you win without rolling.
karak-ability-sight_of_the_land = Sight of the Land
    .text = When you explore, draw two tiles of the same level, lay one and put the other back on top of the pile.
karak-ability-sight_of_the_foe = Sight of the Foe
    .text = For each monster token you have to place, draw three, keep one and put the others back into the bag.
karak-ability-forest_kin = Forest Kin
    .text = In every fight you may ignore one skull on a unit die.
karak-ability-ambush = Ambush
    .text = 2 more strength when you move onto enemies that were already on the board.
karak-ability-raise_skeletons = Raise Skeletons
    .text = As an action on a free tile, take a skeleton die. There are three; they do not count for the army limit.
karak-ability-life_drain = Life Drain
    .text = Whenever one of your units dies, restore 1 toughness.
karak-ability-second_strike = Second Strike
    .text = Once in a fight you may roll your hero die again; the second throw counts.
karak-ability-swift_mount = Swift Mount
    .text = Before each action you may move 2 tiles instead of 1, not across chasms. The tile you ride through must be free of enemies, and exploring takes a normal move.
karak-ability-prospector = Prospector
    .text = When you gather, take 1 more marker of a kind the tile shows.
karak-ability-trailblazer = Trailblazer
    .text = Once in your turn you may cross a chasm to a tile that is already there.
karak-ability-master_of_throws = Master of Throws
    .text = You may put weapons into spell slots and throw them in a fight like spells, once. A thrown weapon leaves the game; a bought one returns to the trade pool.
karak-ability-eagle_flight = Eagle Flight
    .text = Before each action you may move 2 tiles instead of 1 and cross chasms. Exploring takes a normal move.
karak-ability-cannonade = Cannonade
    .text = In a fight you may spend resources: 1 sword for every 2 markers, at most 4 markers.
karak-ability-flying_city = Flying City
    .text = At the start of your turn you may move your city 1 tile, and yourself with it if you are there. It cannot land on cities, enemies, stalls, fallen cities or the castle.

## The land

karak-level-1 = Level I
karak-level-2 = Level II
karak-level-3 = Final tile

karak-terrain-castle = Karak Castle
    .text = All heroes start here. No gathering, no city, no horde.
karak-terrain-castle_forest = Castle forest
    .text = Part of the start tile: no city and no horde here.
karak-terrain-castle_farm = Castle farm
    .text = Part of the start tile: no city and no horde here.
karak-terrain-farm = Farm
    .text = Yields food.
karak-terrain-forest = Forest
    .text = Yields wood.
karak-terrain-quarry = Quarry
    .text = Yields stone.
karak-terrain-farm_forest = Farm and forest
    .text = Yields food and wood.
karak-terrain-farm_quarry = Farm and quarry
    .text = Yields food and stone.
karak-terrain-forest_quarry = Forest and quarry
    .text = Yields wood and stone.
karak-terrain-large_farm = Large farm
    .text = Yields twice as much food as a farm.
karak-terrain-deep_forest = Deep forest
    .text = Yields twice as much wood as a forest.
karak-terrain-large_quarry = Large quarry
    .text = Yields twice as much stone as a quarry.
karak-terrain-rich_valley = Rich valley
    .text = Yields food, wood and stone.
karak-terrain-terraced_farm = Terraced farm
    .text = Yields much food and some stone.
karak-terrain-forest_hamlet = Forest hamlet
    .text = Yields much wood and some food.
karak-terrain-wooded_quarry = Wooded quarry
    .text = Yields much stone and some wood.
karak-terrain-final = Final tile
    .text = Here stands the Dark General with his praetorians. No city, no gathering.
karak-terrain-merchant_stall = Merchant's stall
    .text = Here you can buy items. Monsters and hordes keep away; no city, no gathering.
karak-terrain-fallen_city = Fallen city
    .text = The seat of a horde, a Rider of Chaos, or both. No city, no gathering.

karak-tile-castle = { karak-terrain-castle }
karak-tile-castle_forest = { karak-terrain-castle_forest }
karak-tile-castle_farm = { karak-terrain-castle_farm }
karak-tile-farm_1 = { karak-terrain-farm }
karak-tile-farm_2 = { karak-terrain-farm }
karak-tile-farm_3 = { karak-terrain-farm }
karak-tile-forest_1 = { karak-terrain-forest }
karak-tile-forest_2 = { karak-terrain-forest }
karak-tile-forest_3 = { karak-terrain-forest }
karak-tile-quarry_1 = { karak-terrain-quarry }
karak-tile-quarry_2 = { karak-terrain-quarry }
karak-tile-quarry_3 = { karak-terrain-quarry }
karak-tile-farm_forest_1 = { karak-terrain-farm_forest }
karak-tile-farm_forest_2 = { karak-terrain-farm_forest }
karak-tile-farm_forest_3 = { karak-terrain-farm_forest }
karak-tile-farm_quarry_1 = { karak-terrain-farm_quarry }
karak-tile-farm_quarry_2 = { karak-terrain-farm_quarry }
karak-tile-farm_quarry_3 = { karak-terrain-farm_quarry }
karak-tile-forest_quarry_1 = { karak-terrain-forest_quarry }
karak-tile-forest_quarry_2 = { karak-terrain-forest_quarry }
karak-tile-forest_quarry_3 = { karak-terrain-forest_quarry }
karak-tile-large_farm = { karak-terrain-large_farm }
karak-tile-deep_forest = { karak-terrain-deep_forest }
karak-tile-large_quarry = { karak-terrain-large_quarry }
karak-tile-rich_valley_1 = { karak-terrain-rich_valley }
karak-tile-rich_valley_2 = { karak-terrain-rich_valley }
karak-tile-rich_valley_3 = { karak-terrain-rich_valley }
karak-tile-terraced_farm = { karak-terrain-terraced_farm }
karak-tile-forest_hamlet = { karak-terrain-forest_hamlet }
karak-tile-wooded_quarry = { karak-terrain-wooded_quarry }
karak-tile-final = { karak-terrain-final }
karak-tile-merchant_stall_1 = { karak-terrain-merchant_stall }
karak-tile-merchant_stall_2 = { karak-terrain-merchant_stall }
karak-tile-fallen_city_black = Fallen city, black banner
karak-tile-fallen_city_gold = Fallen city, gold banner
karak-tile-fallen_city_red = Fallen city, red banner

## Monster armies

karak-monster-skeletons = Skeletons
    .text = Bones that will not lie still. The weakest army of all.
karak-monster-ghouls = Ghouls
    .text = Hungry, hunched and quick to run.
karak-monster-dryads = Dryads
    .text = The forest itself has taken up arms.
karak-monster-shadow_eaters = Shadow eaters
    .text = Where they pass, lamps go out.
karak-monster-fire_elementals = Fire elementals
    .text = Walking embers that only strong armies can stamp out.
karak-monster-abyss_giants = Abyss giants
    .text = Risen from the chasms, and the strongest of their kind.

karak-monster_token-skeletons_fire_missile = { karak-monster-skeletons }
karak-monster_token-skeletons_sword = { karak-monster-skeletons }
karak-monster_token-skeletons_plunder = { karak-monster-skeletons }
karak-monster_token-ghouls_fire_missile = { karak-monster-ghouls }
karak-monster_token-ghouls_sword = { karak-monster-ghouls }
karak-monster_token-ghouls_plunder = { karak-monster-ghouls }
karak-monster_token-ghouls_healing = { karak-monster-ghouls }
karak-monster_token-ghouls_hammer = { karak-monster-ghouls }
karak-monster_token-dryads_hammer = { karak-monster-dryads }
karak-monster_token-dryads_amulet_glory = { karak-monster-dryads }
karak-monster_token-dryads_amulet_vitality = { karak-monster-dryads }
karak-monster_token-dryads_soul_stone = { karak-monster-dryads }
karak-monster_token-shadow_eaters_hammer = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_amulet_action = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_amulet_protection = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_soul_stone = { karak-monster-shadow_eaters }
karak-monster_token-fire_elementals_amulet_bear = { karak-monster-fire_elementals }
karak-monster_token-fire_elementals_soul_stone = { karak-monster-fire_elementals }
karak-monster_token-fire_elementals_two_soul_stones = { karak-monster-fire_elementals }
karak-monster_token-abyss_giants_amulet_titan = { karak-monster-abyss_giants }
karak-monster_token-abyss_giants_two_soul_stones = { karak-monster-abyss_giants }

## The great enemies

karak-boss-dark_general = Dark General
    .text = Waits on the final tile. Facing him costs 1 toughness before the first die falls; his defeat ends the game.
karak-boss-praetorian = Praetorian
    .text = A guard of the Dark General. Each one makes him stronger, and a brave but lost fight can still bring some of them down.

karak-horde-black = Black horde
    .text = From the fallen city with the black banner, strength 10.
karak-horde-gold = Golden horde
    .text = From the fallen city with the gold banner, strength 15.
karak-horde-red = Red horde
    .text = From the fallen city with the red banner, strength 20.

karak-rider-first = First Rider of Chaos
    .text = A dark, hooded figure that smells of death. Strength 10, 3 soul stones.
karak-rider-second = Second Rider of Chaos
    .text = Clad in golden armour, sure of his might. Strength 15, 4 soul stones.
karak-rider-third = Third Rider of Chaos
    .text = Wrapped in flames, the mightiest of the three. Strength 20, 5½ soul stones.

## Items

karak-slot-weapon = Weapon
    .text = Adds its strength in every fight.
karak-slot-spell = Spell
    .text = Works once, then it is gone.
karak-slot-amulet = Amulet
    .text = Works as long as you wear it.

karak-item-sword = Sword
    .text = 1 more strength in every fight.
karak-item-hammer = Hammer
    .text = 2 more strength in every fight.
karak-item-fire_missile = Fire Missile
    .text = Once, after the roll: 1 more strength. A bought one returns to the trade pool afterwards, a found one leaves the game.
karak-item-plunder = Plunder
    .text = Once, in your turn: take up to 2 resource markers of your choice from one opponent.
karak-item-healing = Healing
    .text = Once, in your turn and outside a fight: restore 2 toughness.
karak-item-amulet_glory = Amulet of Glory
    .text = Glory 2 higher while you wear it.
karak-item-amulet_action = Amulet of Action
    .text = 1 more action each turn while you wear it.
karak-item-amulet_protection = Amulet of Protection
    .text = In every fight you may ignore up to 2 skulls on your dice.
karak-item-amulet_vitality = Amulet of Vitality
    .text = Your toughness can reach 6 while you wear it.
karak-item-amulet_bear = Amulet of the Bear
    .text = The bear fights beside you: roll its die in every fight.
karak-item-amulet_titan = Amulet of the Titan
    .text = The titan fights beside you: roll its die in every fight.

## Units

karak-unit-knight = Knight
    .text = Steady: rarely great, rarely lost. Trained with the Army Camp.
karak-unit-archer = Archer
    .text = Misses often, hits hard. Trained with the Archery Range.
karak-unit-mage = Mage
    .text = Strong and short-lived. Trained with the Mage Tower.
karak-unit-basilisk = Basilisk
    .text = Elite. Its Venom turns your losses into swords.
karak-unit-minotaur = Minotaur
    .text = Elite. Very strong, but its Hunger can cost you another unit.
karak-unit-guardian = Guardian
    .text = Elite. Its Protection saves all others at the price of its own life.
karak-unit-colossus = Colossus
    .text = Elite. Strong as long as you have stone for its Repair.
karak-unit-griffin = Griffin
    .text = Elite. When it dies by Perseverance, a basic unit comes for free.
karak-unit-skeleton = Skeleton
    .text = Raised by Xanros. Does not count for the army limit.
karak-unit-bear = Bear
    .text = Fights for whoever wears its amulet and never dies.
karak-unit-titan = Titan
    .text = Fights for whoever wears its amulet and never dies.

## Buildings

karak-building-army_camp = Army Camp
    .text = You may train knights.
karak-building-archery_range = Archery Range
    .text = You may train archers.
karak-building-mage_tower = Mage Tower
    .text = You may train mages.
karak-building-stables = Stables
    .text = 1 more action each turn, from your next turn on.
karak-building-portal = Portal
    .text = From your city you may go to any revealed tile instead of a normal move.
karak-building-glory_banner = Glory Banner
    .text = Glory 2 higher while it stands.
karak-building-new_glory_banner = Glory Banner
    .text = Glory 2 higher while it stands. The cheap banner of the New buildings module.
karak-building-basilisk_lair = Basilisk Lair
    .text = You may train basilisks.
karak-building-minotaur_labyrinth = Minotaur Labyrinth
    .text = You may train minotaurs.
karak-building-guardian_grove = Guardian Grove
    .text = You may train guardians.
karak-building-colossus_factory = Colossus Factory
    .text = You may train colossi.
karak-building-griffin_aviary = Griffin Aviary
    .text = You may train griffins.
karak-building-monument = Monument
    .text = When you build it, choose an ability of another hero in the game: it is yours too while the Monument stands.
karak-building-market = Market
    .text = Within a Build or Train action you may swap resources one for one, for a fee of 1 marker.
karak-building-citadel = Citadel
    .text = A horde that besieges you first loses 5 strength. Opponents who end a move here pay you 1 resource or stay away.
karak-building-hospital = Hospital
    .text = Plague and Misery cannot touch you, and your Heal action restores all toughness.
karak-building-inn = Inn
    .text = At the start of your turn take 1 resource of your choice.

## A turn

karak-phase-draft = Building draft
    .text = Before the first turn everyone may take up to two new buildings.
karak-phase-hordes = Hordes
    .text = A horde that threatens your city moves towards it or besieges it, before you do anything.
karak-phase-turn_start = Start of the turn
    .text = Income from the Inn, and the Flying City.
karak-phase-move = Move
    .text = Before each action you may move one tile or explore.
karak-phase-action = Action
    .text = One action after each move; you may also leave it out.
karak-phase-fight = Fight
    .text = Roll the hero die and all units, deal with symbols and skulls, compare.
karak-phase-recovery = Recovery
    .text = A fallen hero restores 2 toughness; that is the whole turn.

## The ends of the game

karak-ending-general = The Dark General has fallen
    .text = The Dark General is beaten and the game ends at once. The most soul stones win.
karak-ending-riders = The Riders of Chaos have fallen
    .text = All three Riders are beaten and the game ends at once. The most soul stones win.
karak-ending-round_limit = The last round is over
    .text = The agreed number of rounds has been played. The most soul stones win.

## Whom a horde hunts, and who wins a tie

## Terms

karak-term-soul_stone = Soul stone
    .text = What the game is about. Won from monsters, hordes, praetorians and bosses; halves count.
karak-term-glory = Glory
    .text = The strength of the greatest foe you have beaten, more or less. It limits your army.
karak-term-toughness = Toughness
    .text = Five hearts. A hero who has none left falls and loses time, nothing else.
karak-term-strength = Strength
    .text = Swords, weapons and bonuses of one side; a tie is a victory for the hero.
karak-term-plague = Plague
    .text = The owner of a plagued city can neither build nor train until it is cleansed.
karak-term-fall = Fall
    .text = At 0 toughness the hero is carried to his city or to the castle and spends his next turn recovering.