# What the drawings of Chaos in the Old World say in the browser: labels, sentences for screen readers, notes.

## The board

web-oldworld-board = The board: nine regions of the Old World
web-oldworld-counted = { $count } × { $name }
web-oldworld-region = { $name }, region { $order }
web-oldworld-values = Resistance { $resistance }, Conquest value { $conquest }
web-oldworld-ruined = Ruined, ruination card { $card }
web-oldworld-corruption = Corruption { $count } of { $ruin }
web-oldworld-stack = { $power }: { $figures } in { $region }
web-oldworld-laid = Killed, lies here until the battle is over.
web-oldworld-token = { $tokens }, { $region }
web-oldworld-pool = In the pool: { $tokens }
web-oldworld-pool-none = None left in the pool: { $tokens }
web-oldworld-deck = Old World deck, cards left: { $count }
web-oldworld-dial = { $power }: Threat { $threat }, next on the dial: { $next }. Power points { $power_points }, dial counters { $counters }, victory points { $points }
web-oldworld-points = { $power }: { $points }
web-oldworld-points-track = Victory points: { $list }
web-oldworld-round = Round { $round }
web-oldworld-round-phase = Round { $round } · { $phase }
web-oldworld-rolled = { $power } rolled { $dice }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}

## Player sheets and hands

web-oldworld-fact = { $name }: { $value }
web-oldworld-hand-count = Cards in hand
web-oldworld-peasants = Captured Peasants
web-oldworld-next-tick = Next: { $reward }
web-oldworld-dial-path = The dial stands on step { $tick } of { $last }
web-oldworld-upgrades = Upgrades
web-oldworld-in-reserve = In reserve: { $figures }
web-oldworld-none-in-reserve = None in reserve: { $figure }
web-oldworld-stats = Cost { $cost }, attack { $attack }, defence { $defence }
web-oldworld-cost = Cost
web-oldworld-attack = Attack
web-oldworld-defence = Defence
web-oldworld-hand-empty = No Chaos cards in hand.

## Cards

web-oldworld-chaos-card = { $name }, cost { $cost }
web-oldworld-house = house
    .text = The printed text or number is not known to us; this one is ours. A table option leaves such cards out.
web-oldworld-lasting = On the track
web-oldworld-ruin-first = Most corruption
web-oldworld-ruin-second = Second most

## Looking closer

web-oldworld-strength = Domination
web-oldworld-dice = Dice
web-oldworld-figures = Figures
web-oldworld-dominates = { $power } would dominate now and score { $points }.
web-oldworld-nobody-dominates = Nobody would dominate now; it takes more than { $resistance }, and more than anybody else.
web-oldworld-battle = There would be a battle.
web-oldworld-no-corruption = No corruption may be placed here now.
web-oldworld-to-ruin = { $count ->
    [one] { $count } more token brings ruin
   *[other] { $count } more tokens bring ruin
}: { $first } points for the most, { $second } for the second.
web-oldworld-ruin-due = Ruin is due: { $first } points for the most corruption, { $second } for the second.
web-oldworld-magic-here = Magic symbols here: { $count }
web-oldworld-spaces-here = Free card spaces: { $count }
web-oldworld-nobody-here = Nobody stands here.
