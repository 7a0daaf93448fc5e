# What the drawings of Karak say in the browser: labels, sentences for screen readers, notes.

web-karak-board = The board: a land of { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-karak-counted = { $count } × { $name }
web-karak-percent = { $percent }%
web-karak-free = free of charge
web-karak-cost = cost: { $cost }
web-karak-hero = { $hero }: toughness { $toughness } of { $most }, glory { $glory }, soul stones { $stones }
web-karak-city = { $hero_gen } city
    .to = to { $hero_gen } city
    .in = in { $hero_gen } city
web-karak-enemies = Enemies: { $enemies }, strength { $strength }
web-karak-strong = { $who }, strength { $strength }
web-karak-chance = Chance of victory { $percent }%
web-karak-chance-aside = chance { $percent }%
web-karak-ground = On the ground: { $items }
web-karak-rolled = { $hero } has { $total } against { $strength }
web-karak-needed = needed
web-karak-won = victory
web-karak-lost = defeat
web-karak-pile = Tiles to come: { $tiles }. Armies in the bag: { $bag }
web-karak-round = Round { $round } · { $left } left
web-karak-buildings = Buildings
web-karak-stands = It stands.
web-karak-planned = Not built yet.
web-karak-alone = No units, no items
web-karak-army = Army dice, at most as many as glory
web-karak-toughness = Toughness { $toughness } of { $most }
web-karak-actions = Actions a turn
web-karak-actions-left = Actions left
web-karak-offer = On offer
web-karak-nothing-held = { $hero } carries nothing, and everything is built.
web-karak-marches = marches on { $hero_gen } city
