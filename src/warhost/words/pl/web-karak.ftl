# Co mówią rysunki gry Karak w przeglądarce: podpisy, zdania dla czytników ekranu, uwagi.

web-karak-board = { $count ->
    [one] Plansza: kraina z { $count } płytki
   *[other] Plansza: kraina z { $count } płytek
}
web-karak-counted = { $count } × { $name }
web-karak-percent = { $percent }%
web-karak-free = za darmo
web-karak-cost = koszt: { $cost }
web-karak-hero = { $hero }: wytrzymałość { $toughness } z { $most }, chwała { $glory }, Kamienie Dusz { $stones }
web-karak-city = Miasto { $hero_gen }
    .to = do miasta { $hero_gen }
    .in = w mieście { $hero_gen }
web-karak-enemies = Wrogowie: { $enemies }, siła { $strength }
web-karak-strong = { $who }, siła { $strength }
web-karak-chance = Szansa zwycięstwa { $percent }%
web-karak-chance-aside = szansa { $percent }%
web-karak-ground = Na ziemi: { $items }
web-karak-rolled = { $hero }: { $total } przeciw { $strength }
web-karak-needed = potrzeba
web-karak-won = zwycięstwo
web-karak-lost = porażka
web-karak-pile = Płytki w stosie: { $tiles }. Armie w woreczku: { $bag }
web-karak-round = Runda { $round } · zostało { $left }
web-karak-buildings = Budynki
web-karak-stands = Stoi.
web-karak-planned = Jeszcze nie zbudowano.
web-karak-alone = Brak oddziałów i przedmiotów
web-karak-army = Kości armii, najwyżej tyle co chwały
web-karak-toughness = Wytrzymałość { $toughness } z { $most }
web-karak-actions = Akcje w turze
web-karak-actions-left = Pozostałe akcje
web-karak-offer = Do wyboru
web-karak-nothing-held = { $hero } nic nie niesie, a wszystko jest zbudowane.
web-karak-marches = maszeruje na miasto { $hero_gen }
