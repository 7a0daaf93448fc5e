# Słowa samej przeglądarki. To, co należy do gry, stoi w plikach gry.

## Wszędzie

web-nav = Warhost
web-to-content = Przejdź do treści
web-home = Strona główna
web-more = Więcej
web-loading = Chwileczkę…
web-try-again = Spróbuj ponownie
web-will-try-again = Spróbujemy ponownie.
web-close = Zamknij
web-dismiss = Ukryj
web-save = Zapisz
web-saved = Zapisano.
web-back = Wstecz
web-you = to ty
web-guest = Gość
web-your-name = Twoje imię
web-language = Język
web-to-dark = Przełącz na ciemny motyw
web-to-light = Przełącz na jasny motyw
web-nowhere = Nie ma takiej strony
web-nowhere-text = Adres może być błędny albo tej strony już nie ma.
web-no-game = Na tym serwerze nie ma takiej gry
web-no-table = Tego stołu nie można pokazać

## Co może się nie udać

web-error-no-connection = Nie można połączyć się z serwerem. Sprawdź połączenie.
web-error-no-answer = Serwer nie odpowiedział na czas. Połączenie jest odnawiane.
web-pocket-failed = Nie udało się uruchomić gry na tym urządzeniu. Odśwież stronę, gdy będzie sieć.
web-error-server = Serwer miał kłopot (stan { $status }).
web-error-unexpected = Stało się coś nieoczekiwanego: { $problem }
web-error-unknown = Serwer odmówił ({ $reason }).
web-error-left = Nie ma cię już przy stole.
web-error-table-closed = Serwer zamknął połączenie z tym stołem.

## Wejście

web-home-title = Zajmij miejsce
web-home-text = Rozbudowane gry o podboju: od razu przeciw botom, z przyjaciółmi przez odnośnik albo przez wiele dni.
web-games = Gry
web-seats = { $least ->
    [1] do { $most } graczy
   *[other] od { $least } do { $most } graczy
}
web-minutes = około { $minutes } minut
web-play-now = Zagraj teraz
web-play-side = Twoja strona
web-play-side-any = Losowa
web-new-table = Nowy stół
web-learn = Nauka
web-watch = Oglądaj bez zajmowania miejsca
web-tables-mine = Twoje stoły
web-tables-mine-none = Nie masz tu stołów.
web-tables-open = Otwarte stoły
web-tables-open-none = Nikt teraz nie szuka graczy. Nowy stół pojawi się tutaj, gdy wybierzesz „Kto widzi stół: Każdy”.
web-tables-watchable = Gry do oglądania
web-tables-watchable-none = Nie toczy się teraz żadna otwarta gra.
web-tables-archived = Pokaż zarchiwizowane stoły
web-tables-more = Pokaż więcej
web-archive = Archiwizuj
web-unarchive = Przywróć
web-delete-table = Usuń
web-status-gathering = Czeka na graczy
web-status-playing = W trakcie gry
web-status-finished = Zakończona
web-status-closed = Zamknięta przed końcem
web-status-frozen = Zamrożona: nie można jej kontynuować
web-upload = Wczytaj zapis partii
web-upload-why = Zapis pobrany po grze można tu obejrzeć, a niedokończony rozegrać dalej.
web-upload-file = Wybierz plik z zapisem

## Nowy stół

web-new-table-of = Nowy stół: { $game }
web-form-people = Kto gra
web-form-seats = Liczba graczy
web-form-who = Kto gra jako { $side }
web-form-level = Siła bota, który gra jako { $side }
web-form-me = Ja, na tym urządzeniu
web-form-open = Wolne dla kogoś
web-form-bot = Bot
web-form-name-here = Imię
web-form-name-of = Imię osoby, która gra jako { $side }
web-form-shared = Z tego urządzenia korzysta kilka osób: między turami ekran jest zasłonięty, dopóki następna osoba go nie przejmie.
web-form-drawn = Miejsce { $seat }: strona losowana
web-form-name-sides = Wybierz, kto gra którą stroną
web-form-side = Strona na miejscu { $seat }
web-form-shuffle = Rozlosuj strony na początku gry
web-form-options = Zasady tego stołu
web-form-options-usual = jak zwykle
web-form-options-changed = { $count ->
    [one] jedna zmieniona
    [few] { $count } zmienione
   *[other] { $count } zmienionych
}
web-form-guests = Kto może dołączyć
web-form-watch = Inni mogą oglądać (widzą tylko to, co jawne)
web-form-hints = Gracze mogą pytać bota o radę
web-form-secrets = Co było ukryte, zostaje ukryte także po grze (bez analizy)
web-form-language-why = Każdy czyta grę w swoim języku; ten jest twój.
web-form-start = Zacznij
web-form-make = Utwórz stół
web-form-nobody = Zajmij przynajmniej jedno miejsce.
web-form-then = { $count ->
    [one] Jedno miejsce jest wolne: dostaniesz odnośnik do wysłania.
    [few] { $count } miejsca są wolne: dostaniesz odnośnik do wysłania.
   *[other] { $count } miejsc jest wolnych: dostaniesz odnośnik do wysłania.
}
web-visibility = Kto widzi stół
web-visibility-open = Każdy
web-visibility-open-why = Stół jest na liście na stronie głównej i każdy może zająć wolne miejsce.
web-visibility-link = Kto ma odnośnik
web-visibility-link-why = Stołu nie ma na liście; wysyłasz odnośnik, komu chcesz.
web-visibility-private = Nikt więcej
web-visibility-private-why = Tylko ci, którzy już przy nim siedzą.
web-clock = Zegar
web-clock-none = Bez zegara: każdy myśli tak długo, jak potrzebuje
web-clock-live = Na żywo: zapas minut dla każdego gracza
web-clock-slow = Przez wiele dni: czas na każdą decyzję
web-clock-minutes = Minut dla każdego gracza
web-clock-increment = Sekundy dodawane po każdej decyzji
web-clock-days = Dni na każdą decyzję
web-clock-timeout = Gdy czas się skończy
web-clock-timeout-bot = decyzję podejmuje bot
web-clock-timeout-pass = pas, jeśli można, w przeciwnym razie decyduje bot
web-clock-timeout-why = Po trzech razach z rzędu gra bot, dopóki gracz nie wróci.
web-clock-live-is = po { $minutes } min, { $seconds } s dodawane po każdej decyzji
web-clock-slow-days = { $days ->
    [one] Jeden dzień na każdą decyzję
   *[other] { $days } dni na każdą decyzję
}
web-clock-slow-hours = { $hours ->
    [one] Jedna godzina na każdą decyzję
    [few] { $hours } godziny na każdą decyzję
   *[other] { $hours } godzin na każdą decyzję
}

## Przed początkiem

web-lobby-seats = Miejsca
web-lobby-holder = Kto gra jako { $side }
web-lobby-waiting-people = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[other] { $count } miejsc jest jeszcze wolnych.
}
web-lobby-waiting-host = Wszystkie miejsca są zajęte. Gospodarz rozpocznie grę.
web-agreed = Ustawienia stołu
web-invite = Zaproszenie
web-invite-why = Kto otworzy ten odnośnik, może zająć wolne miejsce.
web-invite-copy = Kopiuj
web-invite-copied = Odnośnik skopiowany. Wyślij go tym, których chcesz mieć przy stole.
web-invite-copy-yourself = Przeglądarka nie pozwala tu kopiować. Odnośnik jest zaznaczony: skopiuj go samodzielnie.
web-sit = Usiądź tutaj
web-stand-up = Wstań
web-start = Rozpocznij grę
web-start-why-not = { $count ->
    [one] Jedno miejsce jest jeszcze wolne: poczekaj na kogoś albo oddaj je botowi.
    [few] { $count } miejsca są jeszcze wolne: poczekaj na graczy albo oddaj je botom.
   *[other] { $count } miejsc jest jeszcze wolnych: poczekaj na graczy albo oddaj je botom.
}
web-close-table = Zamknij stół
web-join = Zaproszenie
web-join-title = Zaproszenie do gry { $game }
web-join-host = Gospodarzem jest { $name }.
web-join-choose = Gdzie chcesz usiąść?
web-join-full = Wszystkie miejsca są zajęte.

## Przy stole

web-table-loading = Rozkładamy grę…
web-players = Gracze
web-story = Co się stało
web-hand = Ręka
web-sheets = Więcej
web-log = Dziennik
web-log-empty = Jeszcze nic się nie stało.
web-since = Od twojej ostatniej tury
web-recap = { $count ->
    [one] Od twojej ostatniej tury: jedno zdarzenie
    [few] Od twojej ostatniej tury: { $count } zdarzenia
   *[other] Od twojej ostatniej tury: { $count } zdarzeń
}
web-chat = Rozmowa
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-write = Powiedz coś
web-chat-send = Wyślij
web-rules = Zasady
web-rules-of = Zasady: { $game }
web-rules-search = Szukaj w zasadach
web-rules-contents = Spis treści
web-rules-none = Zasady tej gry nie są jeszcze spisane.
web-rules-not-found = Nic nie znaleziono dla „{ $words }”.
web-rules-why = Wszystkie zasady prostymi słowami, ponumerowane i z wyszukiwaniem. Przy stole otwierają się tam, gdzie ich potrzebujesz.
web-rules-read = Czytaj zasady
web-rule-of-this = Pokaż zasadę { $rule }
web-bot = Bot, { $level }
web-bot-named = { $name }, bot, { $level }
web-seat-open = Wolne miejsce
web-here = jest przy stole
web-away = nie ma przy stole
web-deciding = decyduje
web-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-watching = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[other] Ogląda { $count } osób.
}
web-plain-state = Stan stołu
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-whole = Pokaż całą planszę
web-table-menu = Stół
web-pause = Wstrzymaj grę
web-resume = Graj dalej
web-leave = Odejdź od stołu
web-leave-why = Bot gra dalej za ciebie. Możesz wrócić na swoje miejsce w każdej chwili.
web-seat-menu = Co można zrobić ze stroną { $side }
web-seat-to-bot = Niech bot gra za mnie
web-seat-to-bot-why = Możesz wrócić na miejsce przy każdej decyzji.
web-seat-hand-back = Oddaj miejsce
web-seat-hand-back-why = Bot gra dalej. Nie widzisz już tych kart i nie możesz zająć w tej grze innego miejsca.
web-seat-give-bot = Daj miejsce botowi
web-seat-take-back = Wróć na swoje miejsce
web-seat-take = Zagraj tą stroną
web-seat-take-why = Zobaczysz te karty, więc nie będziesz już móc zająć w tej grze innego miejsca.
web-seat-make-open = Zwolnij miejsce dla kogoś
web-seat-make-open-why = Kto ma odnośnik, może je zająć.
web-seat-kick = Zwolnij to miejsce

## Decyzje

web-prompt = Twoja decyzja
web-your-turn = Twoja kolej
web-your-turn-spoken = Twoja kolej. { $prompt }
web-waiting-for = { $count ->
    [one] Decyduje { $sides }
   *[other] Decydują: { $sides }
}
web-paused = Gra jest wstrzymana
web-cost = koszt { $cost }
web-confirm = { $choice }?
web-confirm-yes = Potwierdź
web-confirm-no = Anuluj
web-answered = Twój wybór: { $choice }
web-sending = { $choice }…
web-choices-left = { $count ->
    [one] pozostał jeden wybór
    [few] pozostały { $count } wybory
   *[other] pozostało { $count } wyborów
}
web-list = { $count ->
    [1] Jedyna możliwość
    [few] Wszystkie { $count } możliwości
   *[other] Wszystkie możliwości: { $count }
}
web-options = Co możesz zrobić
web-options-filter = Szukaj po słowach
web-options-none = Żaden wybór nie zawiera tych słów.
web-hint = Rada
web-hint-coming = Bot myśli…
web-hint-title = Co zrobiłby bot
web-hint-none = Bot nie ma tu żadnej rady.
web-hint-share = pewność { $share }%
web-hint-take = Zrób to
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-asked = Pytamy pozostałych.
web-proposal = { $side } prosi o cofnięcie { $steps ->
    [one] jednej decyzji
   *[other] { $steps } decyzji
}.
web-proposal-yes = Zgadzam się
web-proposal-no = Nie zgadzam się
web-proposal-waiting = Jeszcze mają odpowiedzieć: { $sides }
web-proposal-away = { $count ->
    [one] Przy stole nie ma teraz strony: { $sides }, a jej zgoda też jest potrzebna. Aby grać dalej, po prostu podejmij decyzję.
   *[other] Przy stole nie ma teraz stron: { $sides }, a ich zgoda też jest potrzebna. Aby grać dalej, po prostu podejmij decyzję.
}
web-proposal-agreed = Wszyscy się zgodzili.
web-proposal-declined = Nie wszyscy się zgodzili. Gra toczy się dalej.
web-proposal-lapsed = Gra potoczyła się dalej; pytanie jest nieaktualne.

## Klawiatura

web-keys = Klawisze
web-key-o = wszystkie możliwości jako lista
web-key-n = następna możliwość
web-key-p = poprzednia możliwość
web-key-enter = wybierz albo potwierdź
web-key-escape = krok wstecz
web-key-u = cofnij
web-key-h = rada
web-key-r = zasada tej decyzji
web-key-l = dziennik
web-key-c = rozmowa
web-key-s = pomiń to, co jest pokazywane
web-key-plus = bliżej, dalej
web-key-zero = cała plansza
web-key-question = ta lista

## Połączenie

web-line-connecting-again = Połączenie przerwane. Łączymy ponownie…
web-line-lost-retry = Połączenie przerwane. Następna próba za { $seconds } s; nic nie przepadło.
web-line-waking = Z powrotem. Sprawdzamy, co się tymczasem wydarzyło…
web-line-silent = Serwer nie odpowiada. Czekamy…
web-line-now = Spróbuj teraz

## Kilka osób, jedno urządzenie

web-hand-over = { $name }, twoja kolej
web-hand-over-why = Wszystko jest zasłonięte, dopóki nie dasz znaku. Niech nikt inny nie patrzy.
web-hand-over-take = To ja, { $name }: pokaż moją stronę

## Nauka

web-learn-title = Nauka: { $game }
web-lesson = Lekcja
web-lesson-begin = Zacznij
web-lesson-none = Nie ma jeszcze gry z przewodnikiem. Pomogą ci zasady i rady przy stole.
web-lesson-step = krok { $step } z { $steps }
web-lesson-next = Dalej
web-lesson-do = Wybierz to, co się świeci.
web-lesson-watch = Patrz, co się dzieje.
web-lesson-done = To koniec lekcji. Graj stąd dalej, jak chcesz, albo zacznij własną grę.
web-lesson-play = Zagraj

## Po grze

web-over = Koniec gry
web-result = Wynik
web-won = { $count ->
    [one] Wygrywa { $winners }
   *[other] Wygrywają razem: { $winners }
}
web-nobody-won = Nikt nie wygrywa
web-winner = zwycięzca
web-points-over-time = Punkty w ciągu gry
web-points-sources = Skąd wzięły się punkty
web-round-short = R { $round }
web-step = Krok
web-rematch = Zagraj jeszcze raz
web-rematch-moved = Zagraj jeszcze raz ze zmianą stron
web-rematch-join = Do rewanżu
web-replay = Powtórka
web-replay-of = Powtórka: { $game }
web-replay-at = Krok { $step } z { $total }
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-run = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-on = Krok naprzód
web-replay-last = Na koniec
web-replay-hand = Karty strony: { $side }
web-replay-eyes = Oczami
web-replay-all = wszystko, także tajemnice
web-replay-public = widzów
web-replay-speed = Tempo
web-replay-link = Kopiuj odnośnik do tego kroku
web-analysis = Analiza
web-statistics = Statystyki
web-statistics-of-table = Jak szło przy tym stole
web-what-if = A gdyby…
    .text = Przejmij stronę w tym miejscu i zagraj inaczej
web-replay-play = Graj dalej od tego miejsca
web-link-copied = Odnośnik do tego kroku skopiowany.
web-link-in-address = Przeglądarka nie pozwala tu kopiować. Odnośnik jest w pasku adresu.
web-download = Pobierz zapis
web-verify = Sprawdź kości
web-verify-why = Zanim padła pierwsza kość, serwer pokazał odcisk tajnego ziarna, z którego bierze się cały los. Mając ziarno, każdy może sprawdzić, że nic nie zmieniono.
web-verify-commitment = Odcisk pokazany na początku
web-verify-seed = Ziarno
web-verify-secret = tajne do końca gry
web-verify-good = Twoja przeglądarka sprawdziła: ziarno ma dokładnie ten odcisk.
web-verify-bad = Ziarno nie ma tego odcisku. Kościom nie można ufać.
web-verify-cannot = Ta przeglądarka nie może tego tu sprawdzić (potrzebne jest bezpieczne połączenie).
web-verify-replayed = Serwer odtworzył całą grę: wszystkie kości i wynik wynikają z ziarna.
web-verify-not-replayed = Odtworzona gra nie daje tych samych kości.
web-verify-faces = Jak padały kości

## Ustawienia

web-settings = Ustawienia
web-settings-look = Wygląd
web-settings-play = Rozgrywka
web-settings-name = Imię
web-theme = Motyw
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-motion-none = Wyłącz animacje
web-confirming = Proś o potwierdzenie
web-confirming-final = gdy wyboru nie da się cofnąć
web-confirming-always = zawsze
web-confirming-never = nigdy
web-auto-forced = Wybieraj za mnie, gdy jest tylko jedna możliwość
web-account = Konto
web-account-is = Zalogowano jako { $login }.
web-account-why = Bez konta twoje stoły należą do tej przeglądarki. Z kontem znajdziesz je na każdym urządzeniu.
web-account-make = Załóż konto
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-login = Nazwa użytkownika
web-login-why = Litery, cyfry oraz _ . @ + -, przynajmniej trzy znaki.
web-password = Hasło
web-password-why = Przynajmniej osiem znaków.
web-password-old = Obecne hasło
web-password-new = Nowe hasło
web-password-change = Zmień hasło
web-recover = Ustaw nowe hasło
web-recover-why = Odnośnik pozwala raz wybrać nowe hasło. Zalogujemy cię tutaj, a wylogujemy wszędzie indziej.
web-forgotten = Nie pamiętam hasła
web-forgotten-sent = Jeśli ten użytkownik ma potwierdzony adres, wysłaliśmy tam odnośnik do ustawienia nowego hasła.
web-forgotten-login = Najpierw wpisz powyżej nazwę użytkownika.
web-forgotten-ask = Nie pamiętasz hasła? Poproś o odnośnik tego, kto prowadzi serwer.
web-farewell = Usuń moje konto
web-farewell-why = Dalej za ciebie grają boty, gospodarzem twoich stołów zostaje inny gracz, a twoje imię i wiadomości znikają. Stoły, przy których siedzisz tylko ty, są usuwane. Tego nie można cofnąć.
web-farewell-sure = Tak, usuń
web-farewell-done = Wszystkie twoje dane zostały usunięte.
web-kept = Co przechowuje ten serwer
web-kept-size = Możesz tu trzymać { $mb } MB stołów, zapisów i rozmów oraz prowadzić naraz { $tables ->
    [one] { $tables } nieskończony stół
    [few] { $tables } nieskończone stoły
   *[other] { $tables } nieskończonych stołów
}.
web-kept-gathering = Stoły, przy których nikt nie zaczyna gry, są usuwane po { $days ->
    [one] { $days } dniu
   *[other] { $days } dniach
}.
web-kept-lesson = Lekcje są usuwane po { $days ->
    [one] { $days } dniu
   *[other] { $days } dniach
}.
web-kept-record = Wczytane zapisy są usuwane po { $days ->
    [one] { $days } dniu
   *[other] { $days } dniach
}.
web-kept-guest = Bez konta twoje dane są usuwane, gdy nie wracasz przez { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}.
web-notices = Powiadamiaj mnie, gdy nadejdzie moja tura
web-notices-why = Tylko gdy nie ma cię przy stole i nie za często.
web-notices-none = Ten serwer nie wysyła powiadomień.
web-notices-push = W tej przeglądarce
web-notices-push-cannot = Ta przeglądarka tego nie oferuje.
web-notices-mail = E-mailem na adres
web-notices-mail-unconfirmed = Jeszcze niepotwierdzony: otwórz odnośnik z wiadomości.
web-mail-confirmed = Adres poczty został potwierdzony.
web-notices-webhook = Webhookiem na adres
web-notice-your_turn = Twoja kolej.
web-notice-finished = Gra się skończyła.
web-notice-challenge = { $by } zaprasza cię do gry.
web-notices-every = Najczęściej
web-notices-every-soon = na bieżąco, po kilka naraz
web-notices-every-hour = raz na godzinę
web-notices-every-day = raz dziennie
web-people = Gracze
web-rated = Rankingowa
web-form-rated = Wynik liczy się do rankingu
web-form-rated-why = Bez podpowiedzi i bez cofania za zgodą; kto odejdzie, zajmuje ostatnie miejsce.
web-form-rated-needs = Do gry rankingowej potrzebne są konto, zegar, jedno własne miejsce i zwykłe pudełko.
