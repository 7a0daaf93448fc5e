# The command line: analysis of finished games, puzzles and statistics (“warhost analyse”, “warhost puzzles”, “warhost stats”).

cli-analyse = Obejrzyj zakończoną grę z komputerem: kto jak stał, ile kosztowały decyzje i co zrobił los.
cli-analyse-seat = Tylko decyzje tego miejsca, nazwanego stroną.
cli-analyse-budget = Ile sekund może to potrwać.
cli-analyse-depth = Ile prób na decyzję zamiast czasu; wtedy ten sam zapis daje tę samą analizę.
cli-puzzles = Zagadki: pozycje z jednym wyraźnie najlepszym wyborem.
cli-puzzles-make = Szukaj zagadek w grach botów; praca toczy się dalej od miejsca przerwania.
cli-puzzles-out = Dokąd je zapisać, po jednej w wierszu.
cli-puzzles-count = Ile zagadek ma zawierać plik.
cli-puzzles-pack = Zapisz je też skompresowane, tak jak są dołączone do Warhosta.
cli-puzzles-progress = Przejrzane gry: { $games }, znalezione zagadki: { $puzzles }
cli-puzzles-try = Rozwiąż zagadkę.
cli-puzzles-id = Która zagadka; bez tego dowolna.
cli-puzzles-day = Zagadka dnia.
cli-puzzles-key = Twoja odpowiedź, klucz opcji; bez niej padnie pytanie.
cli-stats = Co mówi folder zapisów: kto skąd wygrywa, ile warte są karty, jak długo trwają gry.
cli-stats-folder = Folder z zapisami („*.warhost”), także w podfolderach.

analysis-not-over = Gra się nie skończyła. Analizuje się tylko zakończone gry.
analysis-no-seat = Nikt tam nie siedzi jako „{ $seat }”. Miejsca: { $seats }.
no-such-puzzle = Nie ma takiej zagadki do gry { $game }.
no-records = W „{ $folder }” nie ma zapisów.

analysis-head =
    { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[other] { $decisions } decyzji
    }, czas analizy: { $seconds } s. Szanse każdego na wygraną w trakcie gry:
analysis-worst = Najdroższe decyzje, w punktach procentowych:
analysis-no-mistakes = Żadna decyzja nie kosztowała wiele.
analysis-mistake = { $step }. { $side }, −{ $loss }: { $chosen }. Lepiej: { $best }.
analysis-gained = Kto na tym zyskał: { $sides }
analysis-line = Dalej mogło być tak: { $line }
analysis-step = { $side }: { $choice }
analysis-turning-points = Punkty zwrotne:
analysis-turning-point = { $step }. { $side } { $change }: { $cause }
analysis-cause-decision = decyzja
analysis-cause-hidden = to, co ukryte lub widoczne dopiero później
analysis-cause-chance = kości i karty
analysis-cause-judgement = to, czego komputer nie przewidział
analysis-sum = Co stało się z równą szansą, w punktach procentowych. Każdy wiersz sumuje się dokładnie:
analysis-column-side = Strona
analysis-column-accuracy = Dokładność
analysis-column-choices = Wybory
analysis-column-inaccuracies = Niedokładności
analysis-column-mistakes = Błędy
analysis-column-blunders = Grube błędy
analysis-column-fair = Równo
analysis-column-worth = Wartość strony
analysis-column-deal = Rozdanie
analysis-column-own = Własne
analysis-column-others = Cudze
analysis-column-hidden = Ukryte
analysis-column-chance = Kości
analysis-column-judgement = Błąd
analysis-column-result = Wynik

puzzle-task = Decyduje { $side }. Jedna opcja jest wyraźnie najlepsza. Ranking tej zagadki: { $rating }.
puzzle-prompt = Twój wybór (numer albo klucz; ? pokazuje rozwiązanie):
puzzle-right = Dobrze.
puzzle-wrong = To nie to.
puzzle-solution = Najlepiej: { $best }. To o { $gain } punktu procentowego lepiej niż następna opcja, { $second }. Dalej mogłoby być tak: { $line }

stats-head =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }
stats-left-out = Pominięto pliki, które nie są zapisem zakończonej gry: { $files }.
stats-length = Decyzji w grze: mediana { $median }, średnio { $mean }; w najkrótszej { $least }, w najdłuższej { $most }.
stats-seat = Miejsce { $seat }
stats-column-side = Strona
stats-column-games = Gry
stats-column-share = Wygrane
stats-column-interval = Przedział 95%
stats-column-card = Karta
stats-column-had = Miało
stats-column-without = Bez niej
stats-column-worth = Wartość
