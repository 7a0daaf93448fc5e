### Analiza zakończonej gry i ćwiczenia na własnych błędach.

study-analysis = Analiza
    .text = Komputer rozgrywa partię jeszcze raz i po każdej decyzji mówi, jak blisko zwycięstwa był każdy z graczy, co stracono i ile zrobił los. Trwa to minutę lub dwie i wystarcza raz dla wszystkich.
study-analyse = Przeanalizuj tę grę
study-queued = { $count ->
    [0] Ta gra jest następna.
    [one] Najpierw jedna inna gra.
    [few] Najpierw { $count } inne gry.
   *[other] Najpierw { $count } innych gier.
}
study-running = W toku: { $percent }%
study-filter = Gracze
study-learn = Ucz się na błędach
study-chart = Szanse na zwycięstwo w ciągu gry
study-chart-at = Krok { $step }: { $shares }
study-chart-marks = coś stracono
study-chart-dice = rzuty lub dobrania
study-pick-moment = Wybierz chwilę na wykresie albo decyzję poniżej.
study-decision = Decyzja
study-grade-forced = Bez wyboru
study-grade-best = Najlepszy wybór
study-grade-good = Dobry wybór
study-grade-inaccuracy = Niedokładność
study-grade-mistake = Błąd
study-grade-blunder = Gruby błąd
study-chosen = Wybrano:
study-better = Lepiej:
study-gained = Kto na tym zyskał: { $sides }
study-fate = { $part }: { $sides }
study-might-go-on = Tak mogłoby pójść dalej:
study-mistakes = Co kosztowało najwięcej
study-no-mistakes = Nie stracono niczego, o czym warto mówić.
study-turns = Punkty zwrotne
study-cause-decision = Krok { $step }: przez decyzję
study-cause-hidden = Krok { $step }: przez to, co ukryte
study-cause-chance = Krok { $step }: przez rzuty lub dobrania
study-cause-judgement = Krok { $step }: komputer tego nie przewidział
study-luck = Los i decyzje
    .text = Od równego udziału do wyniku. Każdy pasek zaczyna się tam, gdzie kończy się poprzedni; liczby to punkty procentowe, a ich suma jest dokładna. Tego, o ile pomyliły się szacunki komputera, do losu nie zaliczamy.
study-accuracy = Dokładność { $percent }%
study-counts = Decyzje z wyborem: { $decisions }; coś stracono w { $lost }, błędy: { $mistakes }, grube błędy: { $blunders }.
study-part-fair = Równy udział
study-part-side = Grana strona
study-part-deal = Rozstawienie
study-part-own = Własne decyzje
study-part-others = Decyzje innych
study-part-hidden = To, co ukryte
study-part-chance = Rzuty i dobrania
study-part-judgement = Błąd komputera
study-part-result = Wynik
study-exercise-ask = Zagrano tu: { $choice }. Znajdź coś lepszego.
study-exercise-right = { $tries ->
    [1] Dobrze, za pierwszym razem: { $choice }
   *[other] Dobrze: { $choice }
}
study-exercise-played = Właśnie to zagrano i kosztowało to punkty ({ $loss }). Spróbuj czegoś innego.
study-exercise-wrong = { $choice }: jeszcze nie to ({ $loss }). Spróbuj ponownie.
study-exercise-shown = To byłoby lepsze: { $choice }
study-exercise-at = { $number } z { $total }
study-exercise-solved = znalezione: { $count }
study-exercise-show = Pokaż
study-exercise-next = Dalej
study-exercise-before = Wstecz
