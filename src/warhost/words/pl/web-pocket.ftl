# Granie bez sieci: strona, którą otwiera mało kto.

pocket-lead = Cała gra na tym urządzeniu: te same zasady, te same boty, bez serwera. To, co tu rozegrasz, zostaje tutaj, dopóki nie prześlesz tego na serwer.
pocket-ready-why = Przygotuj ją, póki jest sieć: { $megabytes } MB pobiera się raz i zostaje na urządzeniu. Potem strona otwiera się bez sieci.
pocket-make-ready = Przygotuj
pocket-getting-ready = Pobrano pliki: { $done } z { $total }…
pocket-ready = Gotowe: możesz tu grać bez sieci.
pocket-cannot = Ta przeglądarka nie potrafi grać bez serwera: potrzebuje WebAssembly i wątków roboczych.
pocket-not-kept = Ta przeglądarka nie przechowuje stron (na przykład w oknie prywatnym), więc nie ma czego przygotować. Dopóki ta strona jest otwarta, możesz grać.
pocket-not-all = Nie wszystko udało się pobrać. Reszta pobierze się następnym razem.
pocket-tables = Gry na tym urządzeniu
pocket-go-on = Graj dalej
pocket-hand-in = Prześlij na serwer
    .text = Gra stanie się stołem na serwerze: można ją obejrzeć, przeanalizować i pokazać innym. Nie liczy się do rankingu.
pocket-forget = Usuń
pocket-forget-sure = Na pewno usunąć tę grę? Nigdzie indziej nie ma jej kopii.
pocket-no-tables = Jeszcze żadnej gry.
