# The editor of positions.

web-editor = Własna pozycja
web-editor-why = Ułóż dowolny stół: figurki, karty, punkty. Potem graj od tego miejsca albo wyślij komuś odnośnik.
web-editor-set-up = Ułóż pozycję
web-editor-open = Otwórz
web-editor-open-game = Otwórz: { $game }
web-editor-from-start = Od początku gry
web-editor-seats = Gracze
web-editor-from-text = Z tekstu
web-editor-from-text-why = Wklej pozycję w takiej postaci, w jakiej zapisuje ją Warhost. Co pominięto, przyjmie zwykłą wartość.
web-editor-not-json = Ten tekst nie jest pozycją: to nie JSON.
web-editor-not-this-game = Pozycji tej gry nie można tu zmieniać.
web-editor-link-broken = Odnośnik jest uszkodzony; być może został ucięty.
web-editor-of-game = Edytor: { $game }
web-editor-panel = Co można zmienić
web-editor-group-place = Plansza
web-editor-group-seats = Gracze
web-editor-group-cards = Karty
web-editor-group-table = Stół
web-editor-group-flow = Dalsza gra
web-editor-place = Miejsce
web-editor-choose-place = Wybierz miejsce tutaj albo na planszy
web-editor-nothing = Nic tu nie leży.
web-editor-count = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
    [many] { $count } sztuk
   *[other] { $count } sztuki
}
web-editor-add = Dodaj…
web-editor-add-here = Połóż tutaj
web-editor-add-to = Dodaj do: { $to }
web-editor-take-away = Zabierz { $what } ({ $from })
web-editor-less = O jeden mniej: { $what }
web-editor-another = O jeden więcej: { $what }
web-editor-move = Przenieś
web-editor-move-piece = Przenieś: { $what }
web-editor-turn = Obrót: { $what }
web-editor-none = brak
web-editor-of = { $piece } ({ $side })
web-editor-held = { $piece }: dokąd?
web-editor-put-back = Odłóż
web-editor-not-drawn = Takiej planszy nie da się narysować.
web-editor-fault-other = Pozycji nie da się odczytać w miejscu { $where }: { $problem }
web-editor-redo = Ponów
web-editor-checking = Sprawdzamy…
web-editor-fits = Wszystko się zgadza. Można grać dalej.
web-editor-over = Tutaj gra jest skończona. Wybierz w zakładce „Dalsza gra”, skąd ma ruszyć znowu.
web-editor-goes-on = Skąd toczy się gra
web-editor-goes-on-why = To, co trwało, dobór kart czy bitwa, zostaje odłożone.
web-editor-asked = Decyduje: { $sides }.
web-editor-whose-turn = Czyja tura
web-editor-start-turn = Tura: { $side }
web-editor-play = Graj dalej
web-editor-play-why = Nowy stół z botami po pozostałych stronach. Kości i dobierane karty są nowe.
web-editor-my-side = Gram jako
web-editor-bots = Boty
web-editor-share = Kopiuj odnośnik
web-editor-link-copied = Skopiowano odnośnik do tej pozycji.
web-editor-link-too-long = Ta pozycja nie mieści się w odnośnika o długości { $most } znaków. Zapisz ją jako tekst.
web-editor-json = Zapisz jako tekst
web-editor-json-why = Pozycja w zapisie Warhosta: dla terminala, dla Pythona albo do ponownego wklejenia tutaj.
web-editor-scenario = Jako test
web-editor-scenario-why = Test scenariusza w Pythonie. Umieść go wśród testów gry, dopisz decyzje i podaj regułę.
web-editor-copy = Kopiuj
web-editor-copied = Skopiowano.
web-editor-copy-by-hand = Przeglądarka nie pozwala tu kopiować. Zaznacz tekst i skopiuj go ręcznie.
web-editor-save = Zapisz jako plik
web-replay-edit = Zmień pozycję
