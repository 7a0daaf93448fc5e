### Statystyki gry.

study-statistics-source = Które gry
study-statistics-source-simulated = Gry botów
    .text = Gry, które szybkie boty rozegrały między sobą, na wszystkich miejscach i ze wszystkimi opcjami stołu. Policzono je przy wydaniu tej wersji.
study-statistics-source-server = Na tym serwerze
    .text = Najnowsze zakończone gry tego serwera, które każdy może oglądać.
study-statistics-source-mine = Moje gry
    .text = Najnowsze zakończone gry z twoim udziałem.
study-statistics-source-table = Ten stół
    .text = Gra przy tym stole, gry, których była rewanżem, i jej rewanże.
study-statistics-counted = { $games ->
    [one] Policzono jedną grę.
    [few] Policzono { $games } gry.
   *[other] Policzono { $games } gier.
}
study-statistics-left-out = { $games ->
    [one] Jednej nie udało się policzyć.
   *[other] Nie udało się policzyć jeszcze { $games }.
}
study-statistics-empty = Nie ma jeszcze czego liczyć. Liczą się gry zakończone.
study-statistics-how = Punkt to odsetek wygranych gier. W 95 przypadkach na 100 prawdziwy odsetek leży na pasku. Przerywana linia to równy udział; gdzie pasek jej nie dotyka, nazwa jest pogrubiona.
study-statistics-sides = Kto wygrywa
study-statistics-side = Strona
study-statistics-seats = Z którego miejsca
study-statistics-place = Miejsce
study-statistics-seat = Miejsce { $seat }
study-statistics-wins = Wygrane
study-statistics-interval = Przedział (95%)
study-statistics-games = Gry
study-statistics-decisions = Decyzje
study-statistics-cards = Ile są warte karty
    .text = O ile częściej wygrywają ci, którzy coś wybrali, wzięli lub zagrali, w punktach procentowych. Kto i tak wygrywa, może sobie na więcej pozwolić: co idzie w parze z wygraną, nie musi być jej przyczyną.
study-statistics-kind = Rodzaj
study-statistics-kind-card = Karty
study-statistics-kind-chaos_card = Karty Chaosu
study-statistics-kind-upgrade = Ulepszenia
study-statistics-kind-figure = Figurki
study-statistics-kind-token = Żetony
study-statistics-kind-tile = Płytki
study-statistics-kind-building = Budynki
study-statistics-kind-item = Przedmioty
study-statistics-kind-unit = Oddziały
study-statistics-kind-ability = Umiejętności
study-statistics-sure-only = Tylko to, co raczej nie jest przypadkiem
study-statistics-none-sure = Nic tutaj nie jest dość pewne.
study-statistics-worth = Wartość
study-statistics-with = Wygrane z tym
study-statistics-without = Wygrane bez tego
study-statistics-had = Ilu graczy to miało
study-statistics-all = Pokaż wszystkie ({ $count })
study-statistics-fewer = Pokaż najlepsze i najgorsze
study-statistics-options = Opcje stołu
study-statistics-option = Opcja
study-statistics-of-games = { $games ->
    [one] (jedna gra)
    [few] ({ $games } gry)
   *[other] ({ $games } gier)
}
study-statistics-length = Jak długo trwają gry
study-statistics-length-summary = Decyzji w grze: mediana { $median }, średnio { $mean }; w najkrótszej { $least }, w najdłuższej { $most }.
study-statistics-as-table = Jako tabela
study-statistics-endings = Jak kończą się gry
