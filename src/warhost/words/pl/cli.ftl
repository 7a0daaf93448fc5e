# Wiersz poleceń.

cli-help = Wielkie gry podboju przy jednym stole: graj, symuluj, badaj. Bez polecenia stół otwiera się w przeglądarce.
cli-version = Podaj wersję i to, czy zasady działają skompilowane.
cli-json = Odpowiedz w formacie JSON, dla programów.
cli-arg-game = Która gra; „warhost games” podaje listę.
cli-arg-option = Opcja stołu, dowolnie wiele razy.
cli-arg-lang = Język gry.
cli-arg-record = Zapis gry („-” czyta standardowe wejście).
cli-arg-position = Pozycja („-” czyta standardowe wejście).
cli-games = Podaj listę gier z miejscami, opcjami stołu i botami.
cli-column-game = gra
cli-column-seats = miejsca
cli-column-options = opcje stołu
cli-column-bots = boty
cli-column-seat = miejsce
cli-column-bot = bot
cli-column-wins = wygrane
cli-column-share = udział
cli-column-points = średnio punktów

cli-sim = Niech boty rozegrają wiele gier, a my policzymy wyniki.
cli-sim-seats = Ilu gra.
cli-sim-games = Ile gier.
cli-sim-seed = Liczba, która czyni los powtarzalnym.
cli-sim-bots = Boty według miejsc; krótsza lista okrąża stół.
cli-sim-jobs = Ile procesów; 0 bierze wszystkie rdzenie.
cli-sim-save = Zapisz każdą grę w tym katalogu.
cli-sim-check = Sprawdzaj wszystkie niezmienniki po każdej decyzji, nie tylko na końcu.
cli-sim-result = Ukończono { $finished } z { $games } gier: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
} w { $seconds } s, { $speed } na sekundę.
cli-sim-unused = Nigdy nie użyto: { $components }

cli-play = Graj w terminalu, w pojedynkę przeciw botom albo w kilka osób przy jednej klawiaturze.
cli-play-seats = Kto gdzie siedzi: „you” albo bot, miejsce po miejscu.
cli-play-resume = Graj dalej w ostatnio zapisaną grę.
cli-play-file = Gdzie zapisać grę.
cli-play-lines = Linia po linii zamiast pełnego ekranu.
cli-replay = Pokaż zapisaną grę w dowolnym kroku, tak jak ją ktokolwiek widział.
cli-replay-step = Po tylu decyzjach; bez tego koniec.
cli-replay-seat = Jak widziało to miejsce; bez tego to, co widzieli wszyscy.
cli-replay-at = Krok { $step } z { $last }
cli-verify = Odtwórz zapis i sprawdź kości, wynik oraz odcisk ziarna.
cli-verify-good = Wszystkie decyzje ({ $decisions }), kości i wynik się zgadzają. Odcisk { $commitment }
cli-verify-running = Dotychczasowe decyzje ({ $decisions }) się zgadzają; gra trwa. Odcisk { $commitment }
cli-new = Wypisz pozycję początkową nowej gry.
cli-step = Wczytaj pozycję, podejmij decyzje i wypisz nową pozycję, zdarzenia oraz to, co można wybrać dalej.
cli-step-choose = Decyzja podana kluczem; „miejsce=klucz”, gdy pytanych jest kilka miejsc.

play-welcome = Kości tej gry są ustalone tym odciskiem: { $commitment }
play-hand-over = { $seat }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
play-commands = numer lub klucz · u cofnij · h rada · r zasada · l dziennik · b plansza · q zapisz i wyjdź · ? pomoc
play-help = Wpisz numer wyboru albo jego klucz. u cofa ostatnią decyzję, h prosi bota o radę, r pokazuje zasadę tego kroku, l cały dziennik, b planszę. q zapisuje i kończy; „warhost play --resume” gra dalej.
play-screen-help = Wybieraj strzałkami i klawiszem Enter albo wpisz numer wyboru. / szuka wyborów po słowach. Page Up i Page Down przewijają planszę lub dziennik. u cofa ostatnią decyzję, h prosi bota o radę, r pokazuje zasadę tego kroku. q zapisuje i kończy; „warhost play --resume” gra dalej. b znów pokazuje planszę.
play-key-hint = rada
play-key-undo = cofnij
play-key-board = plansza
play-key-log = dziennik
play-key-rule = zasada
play-key-search = szukaj
play-key-help = pomoc
play-key-leave = zapisz i wyjdź
play-others = Pozostali się namyślają…
play-search = fragment wyboru
play-no-such-number = Numery idą od 1 do { $last }.
play-saved = Zapisano w { $file }. Dalej: warhost play { $game } --resume
play-winners = Wygrywa: { $winners }.
play-recorded = Zapis jest w { $file }; „warhost verify” sprawdza kości.
cli-box-contradiction = Dwa pliki przeczą sobie, liczy się późniejszy: { $contradiction }
