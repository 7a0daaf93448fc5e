# Jak opowiadane jest to, co się dzieje: scena po scenie, w wybranym tempie, a w razie chęci jeszcze raz.

web-decision-waits = Czeka twoja decyzja
web-decide-now = Zdecyduj teraz
web-staging = Co się dzieje
web-staging-hold = Wstrzymaj
web-staging-go-on = Dalej
web-staging-skip = Pomiń tę scenę
web-staging-next = Następna scena
web-staging-end = Pomiń wszystko
web-staging-why = Dlaczego: zasada { $rule }

web-speed = Tempo opowieści
web-speed-why = Kliknięcie planszy w każdej chwili prowadzi do twojej decyzji.
web-speed-slow = Powoli
web-speed-normal = Zwykłe
web-speed-fast = Szybko
web-speed-instant = Od razu
web-speed-steps = Krok po kroku
web-speed-change = Tempo: { $speed }. Zmień

web-again = Obejrzyj jeszcze raz
web-again-shown = Jeszcze raz
web-again-leave = Wróć do stołu

web-stage = Scena
web-stage-close = Zamknij scenę
web-stage-open = Pokaż scenę

web-key-d = zdecyduj teraz: zakończ pokaz
web-key-k = wstrzymaj pokaz albo idź dalej
web-key-v = następne tempo
