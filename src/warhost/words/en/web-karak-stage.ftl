# Karak staged: places, what scenes say, the stage.

## Places

web-karak-unknown-land = Unknown land
    .to = to unknown land
    .in = in unknown land
web-karak-place = { $name } { $way } { $landmark ->
    [horan] of Horan’s city
    [taia] of Taia’s city
    [lorraine] of Lorraine’s city
    [xanros] of Xanros’s city
    [elspeth] of Elspeth’s city
    [darius] of Darius’s city
    [hannah] of Hannah’s city
    [sidhar] of Sidhar’s city
    [black] of the black fallen city
    [gold] of the golden fallen city
    [red] of the red fallen city
    [final] of the final tile
   *[castle] of Karak Castle
}
web-karak-direction = { $direction ->
    [east] east
    [north_east] north-east
    [north_west] north-west
    [west] west
    [south_west] south-west
   *[south_east] south-east
}
web-karak-way = { $steps ->
    [1] { $direction }
   *[other] { $steps } steps { $direction }
}
web-karak-way-counted = { $steps ->
    [one] { $steps } step { $direction }
   *[other] { $steps } steps { $direction }
}
web-karak-way-further = { $steps } { $direction }
web-karak-way-then = { $way } and { $then }
web-karak-chasms = { $count ->
    [one] chasm { $edges }
   *[other] chasms { $edges }
}
web-karak-no-chasm = no chasm

## Scenes

web-karak-scene-turn = { $whose ->
    [own] Your turn, { $hero }.
   *[other] { $hero } is next.
}
web-karak-scene-round = { $whose ->
    [own] Round { $round }: your turn, { $hero }.
   *[other] Round { $round }: { $hero } begins.
}
web-karak-scene-move = { $manner ->
    [portal] { $hero } goes through the Portal { $place_to }.
    [trailblazer] { $hero } crosses a chasm { $place_to }.
    [evasion] { $hero } steps aside { $place_to }.
    [retreat] { $hero } retreats { $place_to }.
   *[walk] { $hero } rides { $place_to }.
}
web-karak-scene-discovery = { $hero } discovers: { $tile }.
web-karak-scene-armies = { $who } wait there, strength { $strength }.
web-karak-scene-foes = A great enemy: { $who }, strength { $strength }.
web-karak-scene-meeting = { $hero } meets { $enemies } and needs { $needed }.
web-karak-scene-meeting-odds = { $hero } meets { $enemies }, needs { $needed }: chance { $percent }%.
web-karak-scene-roll = { $bonus ->
    [0] { $hero } rolls { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    } against { $needed }.
   *[other] { $hero } rolls { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }, with { $bonus } from weapons and skill { $total } against { $needed }.
}
web-karak-scene-losses = The roll costs { $hero }: { $lost }.
web-karak-scene-spoils = { $hero } wins: { $gains }.
web-karak-scene-weakened = { $horde } loses { $by } strength, { $strength } left.
web-karak-scene-gains = { $cause ->
    [gathered] { $hero } gathers: { $gains }.
    [inn] The Inn brings { $hero }: { $gains }.
   *[other] { $hero } takes: { $gains }.
}
web-karak-scene-toll = { $hero } pays the toll of { $owner_gen } Citadel.
web-karak-stones = { $halves ->
    [1] half a soul stone
    [2] a soul stone
   *[other] { $stones } soul stones
}
web-karak-glory-more = { $count } glory
web-karak-hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}

## The stage

web-karak-stage-fight = { $hero } against { $enemies }
web-karak-stage-siege = { $horde } before { $hero_gen } city
web-karak-stage-dice = Dice
web-karak-stage-swords = swords
web-karak-stage-bonus = weapons, skill
web-karak-stage-fled = They flee
web-karak-stage-destroyed = The city falls
web-karak-stage-beaten = The horde is beaten
web-karak-stage-held = The city holds
web-karak-stage-falls = { $building } falls
web-karak-overview = The whole land, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-karak-turn-tile = Turn the tile
web-karak-turn-left = Turn left
web-karak-turn-right = Turn right
web-karak-lay-so = Lay it so
