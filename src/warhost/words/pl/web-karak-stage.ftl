# Karak na scenie: miejsca, co mówią sceny, scena walki.

## Miejsca

web-karak-unknown-land = Nieznana kraina
    .to = do nieznanej krainy
    .in = w nieznanej krainie
web-karak-place = { $name } { $way } { $landmark ->
    [horan] od miasta Horana
    [taia] od miasta Tai
    [lorraine] od miasta Lorraine
    [xanros] od miasta Xanrosa
    [elspeth] od miasta Elspeth
    [darius] od miasta Dariusa
    [hannah] od miasta Hannah
    [sidhar] od miasta Sidhara
    [black] od czarnego upadłego miasta
    [gold] od złotego upadłego miasta
    [red] od czerwonego upadłego miasta
    [final] od płytki końcowej
   *[castle] od Zamku Karak
}
web-karak-direction = { $direction ->
    [east] na wschód
    [north_east] na północny wschód
    [north_west] na północny zachód
    [west] na zachód
    [south_west] na południowy zachód
   *[south_east] na południowy wschód
}
web-karak-way = { $steps ->
    [1] { $direction }
    [few] { $steps } kroki { $direction }
   *[other] { $steps } kroków { $direction }
}
web-karak-way-counted = { $steps ->
    [one] { $steps } krok { $direction }
    [few] { $steps } kroki { $direction }
   *[other] { $steps } kroków { $direction }
}
web-karak-way-further = { $steps } { $direction }
web-karak-way-then = { $way } i { $then }
web-karak-chasms = { $count ->
    [one] przepaść { $edges }
   *[other] przepaście { $edges }
}
web-karak-no-chasm = bez przepaści

## Sceny

web-karak-scene-turn = { $whose ->
    [own] Twoja tura, { $hero }.
   *[other] Teraz { $hero }.
}
web-karak-scene-round = { $whose ->
    [own] Runda { $round }: twoja tura, { $hero }.
   *[other] Runda { $round }: zaczyna { $hero }.
}
web-karak-scene-move = { $manner ->
    [portal] { $hero } przechodzi przez Portal { $place_to }.
    [trailblazer] { $hero } przekracza przepaść i idzie { $place_to }.
    [evasion] { $hero } schodzi z drogi { $place_to }.
    [retreat] { $hero } wycofuje się { $place_to }.
   *[walk] { $hero } jedzie { $place_to }.
}
web-karak-scene-discovery = { $hero } odkrywa: { $tile }.
web-karak-scene-armies = Czekają tam: { $who }, siła { $strength }.
web-karak-scene-foes = Wielki wróg: { $who }, siła { $strength }.
web-karak-scene-meeting = { $hero } staje do walki: { $enemies }. Potrzeba { $needed }.
web-karak-scene-meeting-odds = { $hero } staje do walki: { $enemies }. Potrzeba { $needed }, szansa { $percent }%.
web-karak-scene-roll = { $bonus ->
    [0] { $hero } rzuca { $swords ->
        [one] { $swords } miecz
        [few] { $swords } miecze
       *[other] { $swords } mieczy
    } przeciw { $needed }.
   *[other] { $hero } rzuca { $swords ->
        [one] { $swords } miecz
        [few] { $swords } miecze
       *[other] { $swords } mieczy
    }, z bronią i umiejętnościami (+{ $bonus }) razem { $total } przeciw { $needed }.
}
web-karak-scene-losses = Rzut drogo kosztuje: { $hero } traci { $lost_acc }.
web-karak-scene-spoils = { $hero } zdobywa: { $gains }.
web-karak-scene-weakened = { $horde }: siła mniejsza o { $by }, zostaje { $strength }.
web-karak-scene-gains =
    { $cause ->
        [gathered] { $hero } gromadzi: { $gains }.
        [inn] { $hero } dostaje z Gospody: { $gains }.
       *[other] { $hero } bierze: { $gains }.
    }
web-karak-scene-toll = { $hero } płaci opłatę Cytadeli { $owner_gen }.
web-karak-stones = { $halves ->
    [1] pół Kamienia Dusz
    [2] Kamień Dusz
   *[other] Kamienie Dusz: { $stones }
}
web-karak-glory-more = chwała +{ $count }
web-karak-hearts = { $count ->
    [one] { $count } serce
    [few] { $count } serca
   *[other] { $count } serc
}

## Scena walki

web-karak-stage-fight = { $hero } przeciw: { $enemies }
web-karak-stage-siege = { $horde } pod miastem { $hero_gen }
web-karak-stage-dice = Kości
web-karak-stage-swords = miecze
web-karak-stage-bonus = broń, umiejętności
web-karak-stage-fled = Uciekają
web-karak-stage-destroyed = Miasto upada
web-karak-stage-beaten = Horda pokonana
web-karak-stage-held = Miasto się trzyma
web-karak-stage-falls = { $building } pada
web-karak-overview =
    { $count ->
        [one] Cała kraina: { $count } płytka
        [few] Cała kraina: { $count } płytki
       *[other] Cała kraina: { $count } płytek
    }
web-karak-turn-tile = Obróć płytkę
web-karak-turn-left = Obróć w lewo
web-karak-turn-right = Obróć w prawo
web-karak-lay-so = Połóż tak
