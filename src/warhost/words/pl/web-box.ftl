# Sprawdź moje pudełko: porównanie naszych danych z egzemplarzem właściciela.

web-box = Sprawdź moje pudełko
web-box-of = Sprawdź moje pudełko: { $game }
web-box-lead = Niektóre liczby i teksty tej gry mają tylko jedno źródło albo są nasze, bo nikt ich nie opublikował. Jeśli masz tę grę, porównaj: z tym, co tu poprawisz, od razu zagrasz, a dzięki twojemu raportowi będą pewne dla wszystkich.
web-box-certain = Wszystko, co tu podajemy, jest pewne.
web-box-show = Pokaż
web-box-show-doubtful = To, co niepewne
web-box-show-changed = To, co poprawiono
web-box-show-all = Wszystko
web-box-kind = Rodzaj
web-box-kind-any = Wszystkie rodzaje
web-box-component = Element
web-box-progress = Porównano { $looked } z { $total }
web-box-yours-says = Co jest w twoim egzemplarzu?
web-box-confirm = W moim egzemplarzu jest tak samo
web-box-confirm-changed = Tak jest w moim egzemplarzu
web-box-note = Własnymi słowami
web-box-note-why = Tekst, który nie mieści się w polach, wydanie, wątpliwość. Trafia do pliku i do raportu.
web-box-previous = Poprzedni
web-box-next = Następny
web-box-back = Cofnij tę zmianę
web-box-none-here = Nic takiego tu nie ma.
web-box-nothing = brak
web-box-yes = tak
web-box-no = nie
web-box-was = Przedtem:
web-box-one-more = Jeszcze jeden
web-box-edges = Krawędzie z przepaścią: { $edges }
web-box-edge-0 = wschód
web-box-edge-1 = północny wschód
web-box-edge-2 = północny zachód
web-box-edge-3 = zachód
web-box-edge-4 = południowy zachód
web-box-edge-5 = południowy wschód
web-box-number-wrong = Liczba od { $low } do { $high }.
web-box-wording = Co robi tekst, w prostym języku, w którym zapisano karty Starego Świata (zob. dokumentacja).
web-box-wording-wrong = Tego nie da się jeszcze odczytać: brakuje nawiasu, przecinka lub cudzysłowu.
web-box-reading = tak jak na tej karcie
web-box-reading-note = To tekst albo fakt, a nie liczba, z którą stół mógłby zagrać inaczej: jeśli w twoim egzemplarzu jest inaczej, napisz to poniżej.
web-box-option = Przy stole można umówić się inaczej:

## Skąd pochodzi wartość

web-box-source-house = Nasze: nikt tego nie opublikował.
web-box-source-single = Z jednego źródła.
web-box-source-sourced = Zgadzają się opublikowane spisy lub zdjęcia.
web-box-source-rulebook = Wydrukowane w instrukcji.

## Rodzaje elementów

web-box-kind-die = Kości
web-box-kind-unit = Oddziały
web-box-kind-monster = Potwory
web-box-kind-monster_token = Żetony potworów
web-box-kind-foe = Wielcy wrogowie
web-box-kind-boss = Gwardziści
web-box-kind-building = Budynki
web-box-kind-tile = Płytki
web-box-kind-hero = Bohaterowie
web-box-kind-item = Przedmioty
web-box-kind-ability = Umiejętności
web-box-kind-old_world_card = Karty Starego Świata
web-box-kind-chaos_card = Karty Chaosu
web-box-kind-figure = Figurki
web-box-kind-upgrade = Ulepszenia
web-box-kind-power = Potęgi
web-box-kind-dial_tick = Wskaźniki Zagrożenia
web-box-kind-ruination_card = Karty Spustoszenia
web-box-kind-card = Karty
web-box-kind-resource = Zasoby
web-box-kind-start_place = Kolejność gry
web-box-kind-symbol = Symbole elity
web-box-kind-slot = Miejsca na przedmioty
web-box-kind-rule = Liczby z zasad
web-box-kind-track = Statystyki

## Co na nich widnieje

web-box-field-faces = Ścianki
web-box-field-cost = Koszt
web-box-field-strength = Siła
web-box-field-count = Ile sztuk
web-box-field-item = Przedmiot na odwrocie
web-box-field-soul_stones = Kamienie Dusz
web-box-field-tokens = Żetony
web-box-field-resources = Zasoby
web-box-field-chasms = Przepaście
web-box-field-level = Poziom
web-box-field-monsters = Żetony potworów
web-box-field-start = Na start
web-box-field-magic = Magiczny symbol
web-box-field-copies = Kopie
web-box-field-comet = Kometa
web-box-field-track = Trafia na pola wydarzeń
web-box-field-immediate = Od razu
web-box-field-lasting = Trwale
web-box-field-attack = Atak
web-box-field-defence = Obrona
web-box-field-threat = Zagrożenie
web-box-field-instruction = Co się dzieje
web-box-field-number = Ile
web-box-field-token = Jaki żeton
web-box-field-ruiners = Punkty uczestnika Spustoszenia
web-box-field-n = O ile więcej
web-box-field-toughness = Przywrócona Wytrzymałość
web-box-field-markers = Znaczniki
web-box-field-skulls = Pominięte czaszki
web-box-field-dice = Kości
web-box-field-draw = Ile się dobiera
web-box-field-figures = Figurki
web-box-field-each = Za każdy żeton
web-box-field-lose = Tracone punkty Mocy
web-box-field-gain = Zyskiwane punkty Mocy
web-box-field-cards = Odrzucane karty
web-box-field-bonus = Bonus
web-box-field-glory = Chwała
web-box-field-players = Kopie, od ilu graczy
web-box-field-text = Co mówi
web-box-field-name = Nazwa
web-box-field-mount = Wierzchowiec
web-box-field-colour = Kolor
web-box-field-banner = Sztandar
web-box-field-link = Amulet, który go daje
web-box-field-place = Miejsce w stosie
web-box-field-order = Kolejność
web-box-field-most = Najwyżej
web-box-field-size = Ile się mieści
web-box-field-per_player = Na każdego gracza
web-box-field-beaten_per = Siła na każdego pokonanego
web-box-field-by = O ile drożej
web-box-field-hit_from = Zadaje obrażenie od
web-box-field-corruption = Potrzebne Zepsucie
web-box-field-cost_there = Koszt w tym miejscu
web-box-field-hits = Obrażenia
web-box-field-points = Punkty Mocy
web-box-field-upgrade-cards = O ile więcej kart
web-box-field-power-draw = Ile kart Chaosu się dobiera
web-box-field-deeds = Ile trzeba na żeton postępu
web-box-field-populous = Tylko w gęsto zaludnionych regionach

## Twoje pudełko

web-box-yours = Twoje pudełko
web-box-count = Poprawiono: { $corrected }. Porównano: { $checked }.
web-box-play = Zagraj z nim
web-box-download = Pobierz plik
web-box-load = Otwórz pliki
web-box-forget = Zacznij od nowa
web-box-here = ta strona
web-box-loaded = { $count ->
    [one] Razem { $count } poprawka.
    [few] Razem { $count } poprawki.
    [many] Razem { $count } poprawek.
   *[other] Razem { $count } poprawki.
}
web-box-contradictions = Pliki przeczą sobie; liczy się późniejszy:
web-box-report = Raport dla projektu
web-box-report-why = To, co porównano, gotowe do wysłania. O tobie mówi tylko to, co tu wpiszesz.
web-box-copy = Który to egzemplarz?
web-box-copy-example = Język, wydawca, rok
web-box-report-download = Pobierz raport
web-box-use = { $count ->
    [one] Graj z moim pudełkiem ({ $count } poprawka)
    [few] Graj z moim pudełkiem ({ $count } poprawki)
    [many] Graj z moim pudełkiem ({ $count } poprawek)
   *[other] Graj z moim pudełkiem ({ $count } poprawki)
}
web-box-corrected = { $count ->
    [one] { $count } poprawka właściciela
    [few] { $count } poprawki właściciela
    [many] { $count } poprawek właściciela
   *[other] { $count } poprawki właściciela
}
