# Karak mis en scène : les lieux, ce que disent les scènes, la scène du combat.

## Les lieux

web-karak-unknown-land = Terre inconnue
    .to = vers une terre inconnue
    .in = en terre inconnue
web-karak-place = { $name } { $way } { $landmark ->
    [horan] de la cité de Horan
    [taia] de la cité de Taia
    [lorraine] de la cité de Lorraine
    [xanros] de la cité de Xanros
    [elspeth] de la cité d’Elspeth
    [darius] de la cité de Darius
    [hannah] de la cité de Hannah
    [sidhar] de la cité de Sidhar
    [black] de la cité déchue noire
    [gold] de la cité déchue dorée
    [red] de la cité déchue rouge
    [final] de la tuile finale
   *[castle] du château de Karak
}
web-karak-direction = { $direction ->
    [east] à l’est
    [north_east] au nord-est
    [north_west] au nord-ouest
    [west] à l’ouest
    [south_west] au sud-ouest
   *[south_east] au sud-est
}
web-karak-way = { $steps ->
    [1] { $direction }
   *[other] à { $steps } pas { $direction }
}
web-karak-way-counted = à { $steps } pas { $direction }
web-karak-way-further = { $steps } { $direction }
web-karak-way-then = { $way } et { $then }
web-karak-chasms = { $count ->
    [one] gouffre { $edges }
   *[other] gouffres { $edges }
}
web-karak-no-chasm = aucun gouffre

## Les scènes

web-karak-scene-turn = { $whose ->
    [own] À vous, { $hero }.
   *[other] Maintenant, { $hero }.
}
web-karak-scene-round = { $whose ->
    [own] Manche { $round } : à vous, { $hero }.
   *[other] Manche { $round } : { $hero } commence.
}
web-karak-scene-move = { $manner ->
    [portal] { $hero } passe par le Portail { $place_to }.
    [trailblazer] { $hero } franchit un gouffre { $place_to }.
    [evasion] { $hero } s’écarte { $place_to }.
    [retreat] { $hero } se replie { $place_to }.
   *[walk] { $hero } chevauche { $place_to }.
}
web-karak-scene-discovery = { $hero } découvre : { $tile }.
web-karak-scene-armies = { $who } y attendent, force { $strength }.
web-karak-scene-foes = Un grand ennemi : { $who }, force { $strength }.
web-karak-scene-meeting = { $hero } affronte { $enemies } : il faut { $needed }.
web-karak-scene-meeting-odds = { $hero } affronte { $enemies } : il faut { $needed }, chances { $percent } %.
web-karak-scene-roll = { $bonus ->
    [0] { $hero } obtient { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    } contre { $needed }.
   *[other] { $hero } obtient { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    }, avec armes et talents (+{ $bonus }) { $total } contre { $needed }.
}
web-karak-scene-losses = Ce jet coûte à { $hero } : { $lost }.
web-karak-scene-spoils = { $hero } gagne : { $gains }.
web-karak-scene-weakened = { $horde } perd { $by } de force, reste { $strength }.
web-karak-scene-gains = { $cause ->
    [gathered] { $hero } récolte : { $gains }.
    [inn] L’Auberge rapporte à { $hero } : { $gains }.
   *[other] { $hero } prend : { $gains }.
}
web-karak-scene-toll = { $hero } paie le péage de la Citadelle { $owner_of }.
web-karak-stones = { $halves ->
    [1] une demi-pierre d’âme
    [2] une pierre d’âme
   *[other] { $stones } pierres d’âme
}
web-karak-glory-more = gloire +{ $count }
web-karak-hearts = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
}

## La scène du combat

web-karak-stage-fight = { $hero } contre { $enemies }
web-karak-stage-siege = { $horde } devant la cité { $hero_of }
web-karak-stage-dice = Dés
web-karak-stage-swords = épées
web-karak-stage-bonus = armes, talents
web-karak-stage-fled = Ils fuient
web-karak-stage-destroyed = La cité tombe
web-karak-stage-beaten = La horde est vaincue
web-karak-stage-held = La cité tient
web-karak-stage-falls = { $building } : perdu
web-karak-overview =
    { $count ->
        [one] Tout le pays, { $count } tuile
       *[other] Tout le pays, { $count } tuiles
    }
web-karak-turn-tile = Tourner la tuile
web-karak-turn-left = Tourner à gauche
web-karak-turn-right = Tourner à droite
web-karak-lay-so = La poser ainsi
