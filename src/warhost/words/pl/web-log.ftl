# Dziennik przy stole i w powtórce.

web-log-before = Przygotowanie
web-log-whose = Czyje działania
web-log-everybody = Wszyscy
web-log-none = O stronie { $side } nic jeszcze nie zapisano.
web-log-newest = Do najnowszych
web-glance = Co ostatnio zrobili inni
web-log-more = { $count ->
    [one] jeszcze jeden wpis
    [few] jeszcze { $count } wpisy
    [many] jeszcze { $count } wpisów
   *[other] jeszcze { $count } wpisu
}
web-log-count-battle = { $count ->
    [one] jedna walka
    [few] { $count } walki
    [many] { $count } walk
   *[other] { $count } walki
}
web-log-count-ruin =
    { $count ->
        [one] jedno Spustoszenie
        [few] { $count } Spustoszenia
       *[other] { $count } Spustoszeń
    }
web-log-count-card = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-log-count-figure = { $count ->
    [one] jedna figurka
    [few] { $count } figurki
    [many] { $count } figurek
   *[other] { $count } figurki
}
web-log-count-building = { $count ->
    [one] jeden budynek
    [few] { $count } budynki
    [many] { $count } budynków
   *[other] { $count } budynku
}
web-log-count-quest =
    { $count ->
        [one] jedna Wyprawa
        [few] { $count } Wyprawy
       *[other] { $count } Wypraw
    }
web-log-count-march = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
