# Koniec gry: scena zwycięzcy, historia punktów, obrazek do pokazania innym.

web-finale-yours = Zwycięstwo jest twoje
web-finale-story = Jak do tego doszło
web-finale-when = { $game ->
    [bloodrage] w epoce { $round }
   *[other] w rundzie { $round }
}
web-finale-comeback = W połowie gry na końcu stawki jest { $winner }.
web-finale-never-lost = { $winner } obejmuje prowadzenie i już go nie oddaje.
web-finale-lead = { $changes ->
    [one] Prowadzenie zmienia się raz: { $when } przejmuje je na dobre { $winner }.
    [few] Prowadzenie zmienia się { $changes } razy; { $when } przejmuje je na dobre { $winner }.
   *[other] Prowadzenie zmienia się { $changes } razy; { $when } przejmuje je na dobre { $winner }.
}
web-finale-lead-late = { $changes ->
    [one] Prowadzenie zmienia się raz: dopiero na samym końcu przejmuje je { $winner }.
    [few] Prowadzenie zmienia się { $changes } razy; dopiero na samym końcu przejmuje je { $winner }.
   *[other] Prowadzenie zmienia się { $changes } razy; dopiero na samym końcu przejmuje je { $winner }.
}
web-finale-level = Na punkty nikt nie jest z przodu, a jednak wygrywa { $winner }.
web-finale-not-by-points = { $count ->
    [one] Najwięcej punktów ma { $leader }, ale zwycięstwo ma { $winner }.
   *[other] Najwięcej punktów mają { $leader }, ale zwycięstwo ma { $winner }.
}
web-finale-stroke = Najmocniejszy ruch wykonuje { $when } { $side }: naraz { $points } ({ $source }).
web-finale-reckoning = Za samo ostatnie liczenie { $side } dostaje { $points }.
web-finale-living = { $winner } najwięcej zawdzięcza pozycji „{ $source }”: { $points } z { $all }.
web-finale-second = Najbliżej jest { $second } ze stratą { $points }.

## Obrazek do pokazania innym

web-finale-picture = Obrazek do pokazania innym
web-finale-picture-coming = Obrazek się rysuje…
web-finale-picture-alt = Ostatnia plansza, zwycięzca, punkty wszystkich i ich przebieg.
web-finale-picture-save = Zapisz obrazek
web-finale-picture-share = Udostępnij
web-finale-picture-failed = Ta przeglądarka nie zdołała narysować obrazka.
