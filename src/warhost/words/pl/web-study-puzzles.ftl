### Zagadki: jeden wyraźnie najlepszy wybór.

study-puzzle = Zagadka
study-puzzle-of-day = Zagadka dnia
study-puzzle-today-done = Dzisiejsza rozwiązana
study-puzzle-next = Następna zagadka
study-puzzles-all = Wszystkie zagadki
study-puzzles-text = Sytuacje z partii botów, w których jeden wybór jest wyraźnie najlepszy, a nie jest tym, który pierwszy przychodzi na myśl. Do rankingu liczy się pierwsza próba; potem możesz próbować, ile chcesz.
study-puzzles-count = { $count ->
    [one] { $count } zagadka
    [few] { $count } zagadki
    [many] { $count } zagadek
   *[other] { $count } zagadki
}
study-puzzle-ask = Decyduje { $side } i jeden wybór jest wyraźnie najlepszy. Który?
study-puzzle-right = { $tries ->
    [1] Dobrze, za pierwszym razem: { $choice }
   *[other] Dobrze: { $choice }
}
study-puzzle-wrong = { $choice }: to nie to. Spróbuj jeszcze raz.
study-puzzle-shown = To był najlepszy wybór: { $choice }
study-puzzle-known = Tę zagadkę masz już rozwiązaną: { $choice }
study-puzzle-show = Pokaż
study-puzzle-link = Kopiuj odnośnik
study-puzzle-copied = Skopiowano odnośnik do tej zagadki.
study-puzzle-players = Co kto ma
study-puzzle-why = Dlaczego
study-puzzle-one-way = Tak mogłoby być dalej; liczby na planszy to te decyzje.
study-puzzle-second =
    { $gain ->
        [one] Drugi w kolejności: { $choice }. Rozwiązanie jest lepsze o { $gain } punkt procentowy.
        [few] Drugi w kolejności: { $choice }. Rozwiązanie jest lepsze o { $gain } punkty procentowe.
       *[other] Drugi w kolejności: { $choice }. Rozwiązanie jest lepsze o { $gain } punktów procentowych.
    }
study-puzzle-tempting = Na pierwszy rzut oka kusi: { $choice }.
study-puzzle-level-easy = Łatwa ({ $rating })
study-puzzle-level-medium = Średnia ({ $rating })
study-puzzle-level-hard = Trudna ({ $rating })
study-puzzle-rating = Twój ranking
study-puzzle-streak = Z rzędu, za pierwszym razem
study-puzzle-days = Dni z rzędu
study-puzzle-solved = Rozwiązane za pierwszym razem
study-puzzle-best = najwięcej: { $best }
study-puzzle-of-tried = z { $tried }
