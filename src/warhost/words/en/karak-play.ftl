# Karak II with Chaos in play: questions, choices, events, reasons, advice, table options.

## Questions

karak-prompt-draft = Take a new building instead of one of your six, or pass.
karak-prompt-turn = Move, act, or end your turn.
karak-prompt-toll = { $owner_gen } Citadel demands a marker. Which one do you give?
karak-prompt-tile = Which tile do you lay on { $hex }?
    .drawn = Which tile do you lay here?
karak-prompt-turn_tile = How do you turn the { $tile } tile on { $hex }?
    .drawn = How do you turn the { $tile } tile?
karak-prompt-foe = Which army do you meet on { $hex }?
    .drawn = Which army do you meet here?
karak-prompt-work = Anything else in this action?
karak-prompt-fee = Which marker pays for the exchange?
karak-prompt-swap =
    { $swapped ->
        [0] Which marker do you swap?
       *[other] Which marker do you swap? Swapped so far: { $swapped }.
    }
karak-prompt-copy = Whose ability does your Monument copy?
karak-prompt-buy = Do you buy anything else?
karak-prompt-equip = Where do you put { $item_the }?
karak-prompt-gain =
    { $left ->
        [1] Which marker do you take ({ $cause })?
       *[other] Which marker do you take ({ $cause })? { $left } to go.
    }
karak-prompt-plunder =
    { $left ->
        [1] What do you take from { $victim }?
       *[other] What do you take from { $victim }? { $left } to go.
    }
karak-prompt-march = Where does { $horde_the } move?
karak-prompt-evade = A horde has come to { $hex }: do you step aside?
    .drawn = A horde has come: do you step aside?
karak-prompt-raze =
    { $lost ->
        [0] Your city is besieged by { $horde_the }: which building do you give up?
       *[other] Your city is besieged by { $horde_the }: which building do you give up? It has lost { $lost } strength so far.
    }
karak-prompt-fly = Does your city fly?
karak-prompt-reroll = Your hero die shows { $face }. Do you roll it again?
karak-prompt-ignore = Which skull or symbol do you ignore?
karak-prompt-hunger = The Minotaur is hungry: whom do you give up?
karak-prompt-repair = Do you pay for the repair of the Colossus?
karak-prompt-recruit = Which unit comes instead of the Griffin?
karak-prompt-add = Your total is { $total }, you need { $needed }. What do you add?
karak-prompt-horde =
    { $left ->
        [1] Which horde do you strike first?
       *[other] Which horde do you strike first? You have { $left } strength left.
    }
karak-prompt-reward = Which reward do you take first?
karak-prompt-retreat = Where do you retreat?
karak-prompt-plague = Two skulls: do you send Plague and Misery to somebody?
karak-prompt-misery = Misery: which marker do you lose?

## Choices

karak-verb-move = Move to { $hex }
    .drawn = Move { $hex_to }
karak-verb-cross = Cross the chasm to { $hex }
    .drawn = Cross the chasm { $hex_to }
karak-verb-portal = Go through the Portal to { $hex }
    .drawn = Go through the Portal { $hex_to }
karak-verb-explore = Explore { $hex }
    .drawn = Explore: { $hex }
karak-verb-fight = Fight
karak-verb-heal = Heal
karak-verb-gather = Gather resources
karak-verb-found = Found a city
karak-verb-build = Build the { $building }
karak-verb-train = Train { $unit_a }
karak-verb-exchange = Exchange at the Market
karak-verb-cleanse = Cleanse the plague
karak-verb-buy = Buy { $item_the }
karak-verb-raise = Raise a skeleton
karak-verb-take = Pick up { $item_the }
karak-verb-cast = Use { $item_the }
karak-verb-plunder = Plunder { $hero }
karak-verb-skip = Leave the action out
karak-verb-end = End the turn
karak-verb-draft = Take the { $building } instead of the { $old }
karak-verb-pass = Pass
karak-verb-done = Nothing more
karak-verb-stay = Leave it as it is
karak-verb-pay = Pay 1 { $resource_a }
karak-verb-gain = Take 1 { $resource_a }
karak-verb-swap = Swap { $resource_a } for { $other_a }
karak-verb-lay = Lay the { $tile } tile
karak-verb-rotate = { $steps }
    .drawn = Turn it: { $steps }
karak-verb-meet = Meet { $token_the }
karak-verb-copy = Copy the ability { $ability }
karak-verb-keep = Put it into the { $slot } slot
karak-verb-replace = Replace { $item_the } in the { $slot } slot
karak-verb-leave = Leave it lying
karak-verb-march = The horde moves to { $hex }
    .drawn = The horde moves { $hex_to }
karak-verb-evade = Step aside to { $hex }
    .drawn = Step aside { $hex_to }
karak-verb-raze = Give up the { $building }
karak-verb-fly = The city flies to { $hex }
    .drawn = The city flies { $hex_to }
karak-verb-ride = The city flies to { $hex }, and you with it
    .drawn = The city flies with you { $hex_to }
karak-verb-reroll = Roll again
karak-verb-ignore = Ignore { $die_the }
karak-verb-feed = Give up { $unit_a } ({ $symbol }, { $fate })
karak-verb-starve = Let the Minotaur die
karak-verb-repair = Pay for the repair
karak-verb-scrap = Let the Colossus fall apart
karak-verb-recruit = Recruit { $unit_a }
karak-verb-throw = Throw { $item_the }
karak-verb-cannonade = Spend { $markers_a } on the Cannonade
karak-verb-strike = Strike { $horde_the }
karak-verb-claim = Take the reward for { $token_the }
karak-verb-retreat = Retreat to { $hex }
    .drawn = Retreat { $hex_to }
karak-verb-infect = Send Plague and Misery to { $hero }
karak-verb-drop = Drop { $item_the } from the { $slot } slot
karak-verb-shift = Shift { $item_the } to the { $slot } slot

## Events

karak-event-game_began = The game begins with { $first }.
karak-event-hero_joined = { $seat } rides out.
karak-event-drafted = { $seat } takes the { $building } instead of the { $old }.
karak-event-draft_passed = { $seat } takes no building.
karak-event-round_began = Round { $round }
karak-event-turn_began = { $seat_gen } turn
karak-event-turn_ended = { $seat } ends the turn.
karak-event-moved = { $seat } goes from { $hex } to { $to } ({ $cause }).
    .drawn = { $seat } goes { $to_to } ({ $cause }).
karak-event-tiles_seen = { $seat } looks at the tiles { $tiles }.
karak-event-tile_laid = { $seat } lays the { $tile } tile on { $hex }, turned by { $turn }.
    .drawn = { $seat } lays the { $tile } tile.
karak-event-tokens_seen = { $seat } sees the armies { $tokens }.
karak-event-army_came = { $token } appear on { $hex }, strength { $strength }.
    .drawn = { $token } appear, strength { $strength }.
karak-event-foe_came = { $foe } appears on { $hex }, strength { $strength }.
    .drawn = { $foe } appears, strength { $strength }.
karak-event-gained = { $seat } takes { $count } { $resource_a } ({ $cause }).
karak-event-lost = { $seat } gives { $count } { $resource_a } ({ $cause }).
karak-event-healed = { $seat } restores { $by } toughness and has { $toughness } ({ $cause }).
karak-event-hurt = { $seat } loses { $by } toughness and has { $toughness } ({ $cause }).
karak-event-glory_changed = { $seat_gen } glory changes by { $by } to { $glory } ({ $cause }).
karak-event-stones_won =
    { $halves ->
        [one] { $seat } wins { $halves } half soul stone ({ $cause }), { $all_halves } in all.
       *[other] { $seat } wins { $halves } half soul stones ({ $cause }), { $all_halves } in all.
    }
    .drawn = { $seat } wins soul stones, +{ $halves } ({ $cause }), { $all_halves } in all.
karak-event-city_founded = { $seat } founds a city on { $hex }.
    .drawn = { $seat } founds a city { $hex_in }.
karak-event-city_flew = { $seat_gen } city flies from { $hex } to { $to }.
    .drawn = { $seat_gen } city flies { $to_to }.
karak-event-built = { $seat } builds the { $building }.
karak-event-copied = { $seat } copies { $hero_gen } ability { $ability }.
karak-event-ability_lost = { $seat } loses the ability { $ability }.
karak-event-trained = { $seat } trains { $unit_a }.
karak-event-raised = { $seat } raises { $unit_a }.
karak-event-recruited = { $seat } recruits { $unit_a }.
karak-event-exchanged = { $seat } swaps { $resource_a } for { $other_a }.
karak-event-cleansed = { $seat } drives the plague out.
karak-event-item_taken = { $seat } takes { $item_the } into the { $slot } slot.
karak-event-item_bought = { $seat } buys { $item_the }.
karak-event-item_left = { $seat } leaves { $item_the } on { $hex }.
    .drawn = { $seat } leaves { $item_the } here.
karak-event-item_used = { $seat } uses { $item_the }.
karak-event-item_shifted = { $seat } shifts { $item_the } to the { $slot } slot.
karak-event-plundered = { $seat } takes 1 { $resource_a } from { $victim }.
karak-event-skipped = { $seat } leaves an action out.
karak-event-fight_began = { $seat } fights on { $hex } against strength { $strength }.
    .drawn = { $seat } fights against strength { $strength }.
karak-event-fled = The weak flee before { $seat } on { $hex }.
    .drawn = The weak flee before { $seat }.
karak-event-rolled =
    { $swords ->
        [0] { $seat } rolls { $dice_with_faces_the }. No sword in all.
        [one] { $seat } rolls { $dice_with_faces_the }. That makes { $swords } sword.
       *[other] { $seat } rolls { $dice_with_faces_the }. That makes { $swords } swords.
    }
karak-event-rerolled = { $seat } rolls the hero die again: first { $old }, now { $face }.
karak-event-ignored = { $seat } ignores { $die_the } ({ $face }).
karak-event-symbol_worked = { $seat_gen } { $unit } uses { $face }.
karak-event-unit_lost = { $seat } loses { $unit_a } ({ $cause }).
karak-event-strengthened = { $seat } adds { $by } strength ({ $cause }).
karak-event-fight_won = { $seat } wins on { $hex }: { $total } against { $strength }.
    .drawn = { $seat } wins: { $total } against { $strength }.
karak-event-fight_lost = { $seat } is beaten on { $hex }: { $total } against { $strength }.
    .drawn = { $seat } is beaten: { $total } against { $strength }.
karak-event-army_beaten = { $seat } beats { $token_the }.
karak-event-praetorians_beaten =
    { $count ->
        [one] { $seat } beats { $count } praetorian, { $left } left.
       *[other] { $seat } beats { $count } praetorians, { $left } left.
    }
karak-event-foe_beaten = { $seat } beats { $foe_the }.
karak-event-plague_sent = { $seat } sends Plague and Misery to { $victim }.
karak-event-fell = { $seat } falls and is carried to { $hex }.
    .drawn = { $seat } falls and is carried { $hex_to }.
karak-event-target_chosen = The { $horde } hunts { $victim_gen } city.
karak-event-target_rolled = The { $horde } looks for a target; the dice ({ $seats }) show { $faces }.
karak-event-horde_waits = The { $horde } finds no target and waits.
karak-event-horde_left = The { $horde } finds no target and leaves the land.
karak-event-horde_moved = The { $horde } moves from { $hex } to { $to }.
    .drawn = The { $horde } moves { $to_to }.
karak-event-horde_stuck = The { $horde } finds no way and stays on { $hex }.
    .drawn = The { $horde } finds no way and stays.
karak-event-horde_weakened = The { $horde } loses { $by } strength to { $seat } and has { $strength }.
karak-event-siege_began = The { $horde } besieges { $victim_gen } city with strength { $strength }.
karak-event-razed = { $seat } loses the { $building }.
karak-event-city_destroyed = The { $horde } destroys { $seat_gen } city on { $hex }.
    .drawn = The { $horde } destroys { $seat_gen } city.
karak-event-game_ended =
    { $winners_count ->
        [1] The game is over. { $winners } wins.
       *[other] The game is over. Winners: { $winners }.
    }

## Why something happens

karak-cause-gathered = gathered
karak-cause-prospector = Prospector
karak-cause-spoils_of_war = Spoils of War
karak-cause-inn = Inn
karak-cause-horde = horde
karak-cause-siege = siege
karak-cause-plunder = plunder
karak-cause-toll = toll
karak-cause-misery = Misery
karak-cause-exchange = exchange
karak-cause-cannonade = Cannonade
karak-cause-repair = repair
karak-cause-price = price
karak-cause-monsters = enemies beaten
karak-cause-general = Dark General
karak-cause-banner = Glory Banner
karak-cause-amulet = amulet
karak-cause-skull = skull
karak-cause-symbol = own symbol
karak-cause-hunger = Hunger
karak-cause-entry = start of the fight
karak-cause-lost_fight = lost fight
karak-cause-heal = healing
karak-cause-healing = spell
karak-cause-life_drain = Life Drain
karak-cause-recovery = recovery
karak-cause-portal = Portal
karak-cause-trailblazer = across a chasm
karak-cause-walk = on the way
karak-cause-evasion = stepping aside
karak-cause-fall = fall
karak-cause-retreat = retreat
karak-cause-flight = with the city
karak-cause-start = at the start

## Things that have names elsewhere

karak-foe-black = { karak-horde-black }
    .the = the Black horde
karak-foe-gold = { karak-horde-gold }
    .the = the Golden horde
karak-foe-red = { karak-horde-red }
    .the = the Red horde
karak-foe-first = { karak-rider-first }
    .the = the First Rider of Chaos
karak-foe-second = { karak-rider-second }
    .the = the Second Rider of Chaos
karak-foe-third = { karak-rider-third }
    .the = the Third Rider of Chaos
karak-foe-dark_general = { karak-boss-dark_general }
    .the = the Dark General
karak-dice =
    { $count ->
        [one] die
       *[other] dice
    }
karak-die-hero = Hero die
    .the = the hero die
    .several =
        { $count ->
            [one] { $count } hero die
           *[other] { $count } hero dice
        }
karak-die-knight = { karak-unit-knight }
    .the = the Knight die
    .several = { $count } { karak-unit-knight } { karak-dice }
karak-die-archer = { karak-unit-archer }
    .the = the Archer die
    .several = { $count } { karak-unit-archer } { karak-dice }
karak-die-mage = { karak-unit-mage }
    .the = the Mage die
    .several = { $count } { karak-unit-mage } { karak-dice }
karak-die-basilisk = { karak-unit-basilisk }
    .the = the Basilisk die
    .several = { $count } { karak-unit-basilisk } { karak-dice }
karak-die-minotaur = { karak-unit-minotaur }
    .the = the Minotaur die
    .several = { $count } { karak-unit-minotaur } { karak-dice }
karak-die-guardian = { karak-unit-guardian }
    .the = the Guardian die
    .several = { $count } { karak-unit-guardian } { karak-dice }
karak-die-colossus = { karak-unit-colossus }
    .the = the Colossus die
    .several = { $count } { karak-unit-colossus } { karak-dice }
karak-die-griffin = { karak-unit-griffin }
    .the = the Griffin die
    .several = { $count } { karak-unit-griffin } { karak-dice }
karak-die-skeleton = { karak-unit-skeleton }
    .the = the Skeleton die
    .several = { $count } { karak-unit-skeleton } { karak-dice }
karak-die-bear = { karak-unit-bear }
    .the = the Bear die
    .several = { $count } { karak-unit-bear } { karak-dice }
karak-die-titan = { karak-unit-titan }
    .the = the Titan die
    .several = { $count } { karak-unit-titan } { karak-dice }
karak-item-trade_sword = { karak-item-sword } (bought)
    .the = { karak-item-sword.the }
karak-item-trade_hammer = { karak-item-hammer } (bought)
    .the = { karak-item-hammer.the }
karak-item-trade_fire_missile = { karak-item-fire_missile } (bought)
    .the = { karak-item-fire_missile.the }
karak-item-trade_amulet_glory = { karak-item-amulet_glory } (bought)
    .the = { karak-item-amulet_glory.the }
karak-item-trade_amulet_action = { karak-item-amulet_action } (bought)
    .the = { karak-item-amulet_action.the }
karak-item-trade_amulet_protection = { karak-item-amulet_protection } (bought)
    .the = { karak-item-amulet_protection.the }
karak-steps-0 = Leave the tile as it lies
karak-steps-1 = Turn the tile one edge to the left
karak-steps-2 = Turn the tile two edges to the left
karak-steps-3 = Turn the tile half round
karak-steps-4 = Turn the tile two edges to the right
karak-steps-5 = Turn the tile one edge to the right
karak-markers-food_food = { karak-resource-food } + { karak-resource-food }
    .a = two food
karak-markers-food_wood = { karak-resource-food } + { karak-resource-wood }
    .a = food and wood
karak-markers-food_stone = { karak-resource-food } + { karak-resource-stone }
    .a = food and stone
karak-markers-wood_wood = { karak-resource-wood } + { karak-resource-wood }
    .a = two wood
karak-markers-wood_stone = { karak-resource-wood } + { karak-resource-stone }
    .a = wood and stone
karak-markers-stone_stone = { karak-resource-stone } + { karak-resource-stone }
    .a = two stone

## Why not

karak-reason-has_moved = You have already moved; now comes the action.
karak-reason-must_fight = There are enemies here: first you must fight.
karak-reason-no_action = You have no action left.
karak-reason-not_revealed = { $hex } is not revealed yet.
karak-reason-revealed = { $hex } is revealed already.
karak-reason-toll = Without a marker for the toll, you cannot end a move on { $hex }.
karak-reason-blocked = A chasm blocks the way to { $hex }.
karak-reason-too_far = { $hex } is too far away.
karak-reason-no_tiles = No tile is left.
karak-reason-edge_of_table = The table ends before { $hex }.
karak-reason-no_marker = You have no such marker: { $resource }.
karak-reason-not_free = There are enemies on { $hex }.
karak-reason-horde_keeps_out = Hordes do not enter { $hex }.
karak-reason-not_closer = { $hex } is not on the shortest way.
karak-reason-not_built = It does not stand: { $building }.
karak-reason-city_cannot_land = The city cannot land on { $hex }.
karak-reason-not_in_city = You are not in your city.
karak-reason-no_enemies = There is nobody to fight here.
karak-reason-unhurt = You are not hurt.
karak-reason-no_gathering = Nobody gathers here.
karak-reason-supply_empty = The supply has none left.
karak-reason-no_plague = Your city is not plagued.
karak-reason-no_ability = Your hero cannot do that.
karak-reason-no_dice = No such die is left in the supply.
karak-reason-has_city = You have a city already.
karak-reason-other_city = Another city stands here.
karak-reason-no_city_here = No city can be founded here.
karak-reason-cannot_pay = You cannot pay the price.
karak-reason-plagued = Your city is plagued: no building, no training.
karak-reason-no_token = It is not on your board: { $building }.
karak-reason-stands = It stands already: { $building }.
karak-reason-no_building = The building for it does not stand: { $unit }.
karak-reason-army_limit = Your glory of { $glory } allows no larger army.
karak-reason-no_exchange = There is no exchange now.
karak-reason-out_of_reach = Then there would be nothing left that you could build or train.
karak-reason-same_resource = A marker is not swapped for the same kind.
karak-reason-own_ability = You have that ability already: { $ability }.
karak-reason-hero_not_here = No hero of this game has that ability: { $ability }.
karak-reason-slot = It cannot go there: { $item }.
karak-reason-put_down_now = You have just put it down: { $item }.
karak-reason-not_carried = You do not carry this there: { $item }.
karak-reason-shifted_now = You have already shifted it in this turn: { $item }.
karak-reason-not_on_ground = It does not lie here: { $item }.
karak-reason-no_spell = You do not have it: { $item }.
karak-reason-nothing_to_take = There is nothing to take there.
karak-reason-not_for_sale = The merchant does not sell that one: { $item }.
karak-reason-no_stall = There is no stall here.
karak-reason-sold_out = It is sold out: { $item }.
karak-reason-not_on_display = It is not on display: { $building }.
karak-reason-has_token = You have that building already: { $building }.
karak-reason-nothing_to_ignore = There is nothing to ignore on it: { $die }.
karak-reason-no_cannonade = Two markers are needed, and four at most are spent.
karak-reason-no_meal = That unit cannot be given up: { $unit }.
karak-reason-not_basic = Only a basic unit comes: { $unit } is none.
karak-reason-horde_not_here = That horde is not here: { $horde }.
karak-reason-retreat = You cannot retreat to { $hex }.
karak-reason-no_plague_there = Plague and Misery cannot touch that hero.

## Advice

karak-advice-explore = New land brings rewards, and the end of the game lies in the pile.
karak-advice-fight = The chance to win is { $chance }.
karak-advice-attack = An attack there is won with a chance of { $chance }.
karak-advice-home = At home you can build and train.
karak-advice-stall = The merchant has useful things.
karak-advice-move = It leads to where something can be done.
karak-advice-to_gather = There you can gather what is needed next.
karak-advice-frontier = From there unknown land can be explored.
karak-advice-site = A good place for your city.
karak-advice-to_item = Something useful lies there.
karak-advice-enough = Anything more would cost more than it brings.
karak-advice-heal = Toughness keeps you from falling.
karak-advice-gather = These resources are needed next.
karak-advice-for_city = Towards your city: everything else waits for it (markers still missing: { $missing }).
karak-advice-found = Without a city there are no buildings and no army.
karak-advice-build = A building works for the rest of the game.
karak-advice-train = More dice, more swords.
karak-advice-exchange = An exchange makes a building possible.
karak-advice-item = A better item is strength in every fight.
karak-advice-draft = It serves this hero best.
karak-advice-evade = Keep out of the way of the horde.
karak-advice-raze = It is worth least and costs the horde most.
karak-advice-reroll = The second throw is better on average.
karak-advice-spare = It saves a unit that is still needed.
karak-advice-add = It turns the fight.
karak-advice-harm = It slows down whoever leads.
karak-advice-strike = It weakens the horde that matters most.
karak-advice-plain = It keeps other choices open.

## Table options

karak-option-new_buildings = { karak-module-new_buildings }
    .text = { karak-module-new_buildings.text }
karak-option-new_buildings-on = on
karak-option-new_buildings-off = off
karak-option-merchant = { karak-module-merchant }
    .text = { karak-module-merchant.text }
karak-option-merchant-on = on
karak-option-merchant-off = off
karak-option-hordes = { karak-module-hordes }
    .text = { karak-module-hordes.text }
karak-option-hordes-on = on
karak-option-hordes-off = off
karak-option-riders = { karak-module-riders }
    .text = { karak-module-riders.text }
karak-option-riders-on = on
karak-option-riders-off = off
karak-option-new_heroes = { karak-module-new_heroes }
    .text = { karak-module-new_heroes.text }
karak-option-new_heroes-on = on
karak-option-new_heroes-off = off
karak-option-heroes = Heroes
    .text = Drawn at random, or a list in seat order such as horan-taia-xanros.
karak-option-heroes-random = random
karak-option-rounds = Round limit
    .text = The game ends after this round at the latest.
karak-option-rounds-80 = 80
karak-option-rounds-20 = 20
karak-option-rounds-50 = 50
karak-option-rounds-120 = 120
karak-option-lost_fight = A lost fight
    .text = What it costs besides the skulls.
karak-option-lost_fight-nothing = nothing
karak-option-lost_fight-toughness = 1 toughness
karak-option-horde_glory = Glory from a horde
    .text = Rises to the strength taken off, or by it.
karak-option-horde_glory-to = to the strength
karak-option-horde_glory-by = by the strength
karak-option-horde_beaten = After beating a horde
    .text = Whether the hero may stay on a tile that is then free.
karak-option-horde_beaten-may_stay = may stay
karak-option-horde_beaten-must_retreat = must retreat
karak-option-plague = Plague and Misery
    .text = Whether two skulls let a player send them.
karak-option-plague-played = played
karak-option-plague-left_out = left out
karak-option-start = At the start
    .text = Whether late players and Sidhar begin with markers.
karak-option-start-markers = markers
karak-option-start-nothing = nothing
karak-option-after_fall = After a fall
    .text = What a fallen hero does in their next turn: nothing but recover, or recover and act.
karak-option-after_fall-rests = rests
karak-option-after_fall-acts = acts

## The board in a terminal

board-karak-round = Round { $round } of { $limit }
board-karak-legend = numbers: strength of enemies · ⌂ city · ● hero · $ stall · ~ chasm
board-karak-hero = hero
board-karak-stones = stones
board-karak-glory = glory
board-karak-toughness = toughness
board-karak-resources = F W S
board-karak-army = army
board-karak-items = items
board-karak-city = city
board-karak-buildings = buildings
board-karak-pile = Tiles left: { $tiles }. Tokens in the bag: { $tokens }.
board-karak-horde = { $horde }: strength { $strength }, hunts { $target }
board-karak-nobody = nobody
board-karak-odds = { $hex }: strength { $strength }, your chance { $chance }
