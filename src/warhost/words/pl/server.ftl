# Serwer: dlaczego czegoś odmawia, jego listy, jego wiersz poleceń.

## Odmowy

refused-malformed-request = Nie da się zrozumieć tego żądania. { $where }: { $problem }
refused-no-person = Najpierw podaj imię albo się zaloguj.
refused-wrong-password = Błędna nazwa użytkownika lub hasło.
refused-origin = To żądanie pochodzi z innej strony i nie zostanie przyjęte.
refused-not-host = Może to zrobić tylko gospodarz stołu.
refused-not-your-seat = Nie grasz jako { $seat }.
refused-not-your-view = Możesz patrzeć tylko oczami własnych miejsc.
refused-not-at-table = Nie siedzisz przy tym stole.
refused-had-another-seat = W tej grze należy lub należało do ciebie inne miejsce, więc nie możesz zajrzeć w te karty.
refused-secret-until-over = To pozostaje tajne do końca gry.
refused-keeps-secrets = Ten stół zachowuje swoje tajemnice także po zakończeniu gry.
refused-no-puzzle = Nie ma takiej zagadki.
refused-analyses-full = Wiele analiz już czeka w kolejce. Spróbuj za jakiś czas.
refused-analysis-given-up = Serwer jest zbyt zajęty albo gra jest zbyt długa na tę analizę. Można poprosić o nią później jeszcze raz.
refused-too-many-analyses = Czekasz już na kilka analiz. Poproś o następną, gdy któraś będzie gotowa.
refused-not-analysed = Ta gra nie została jeszcze przeanalizowana.
refused-no-watching = Przy tym stole nie można być widzem.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-accounts-off = Ten serwer nie prowadzi kont.
refused-notices-off = Ten serwer nie wysyła takich powiadomień.
refused-metrics = Pomiary serwera nie są dla wszystkich.
refused-no-table = Nie ma takiego stołu albo nie możesz go zobaczyć.
refused-no-invite = To zaproszenie jest nieważne.
refused-no-page = Nie ma takiej strony.
refused-no-seat = Nikt tu nie siedzi jako „{ $seat }”.
refused-no-step = Gra ma na razie tylko { $steps ->
    [one] { $steps } decyzję
    [few] { $steps } decyzje
   *[other] { $steps } decyzji
}.
refused-no-study = Nie ma takiej analizy albo ją usunięto.
refused-no-node = Tego wariantu już nie ma.
refused-not-owner = Może to zrobić tylko autor tej analizy.
refused-not-leader = Może to zrobić tylko osoba prowadząca.
refused-no-trying = Autor tej analizy chce próbować sam. Przyglądaj się albo zacznij własną.
refused-not-your-branch = To próbował ktoś inny: zmienić to może tylko on albo autor analizy.
refused-too-many-studies = Masz już { $most ->
    [one] { $most } analizę
    [few] { $most } analizy
   *[other] { $most } analiz
}, więcej się nie da. Najpierw usuń którąś.
refused-study-full = Ta analiza jest pełna: ma już { $most ->
    [one] { $most } decyzję
    [few] { $most } decyzje
   *[other] { $most } decyzji
}. Najpierw usuń jakiś wariant.
refused-method = Tego nie da się tu zrobić.
refused-stale = Na to pytanie już odpowiedziano. Spójrz na stół jeszcze raz.
refused-final = Tego nie można cofnąć.
refused-not-playing = Przy tym stole nie toczy się gra.
refused-not-in-pocket = Do tego potrzebny jest serwer. Prześlij grę, gdy znów będzie sieć.
refused-not-gathering = Gra już się zaczęła.
refused-started = Gra już się zaczęła.
refused-paused = Gra jest wstrzymana.
refused-seat-taken = Miejsce { $seat } jest już zajęte.
refused-no-open-seat = Nie ma wolnego miejsca.
refused-too-many-seats =
    { $most ->
        [one] Jedna osoba może zająć najwyżej { $most } miejsce.
        [few] Jedna osoba może zająć najwyżej { $most } miejsca.
       *[other] Jedna osoba może zająć najwyżej { $most } miejsc.
    }
refused-seats-open = Niektóre miejsca są jeszcze wolne.
refused-others-playing = Przy tym stole grają jeszcze inni.
refused-not-over = Gra jeszcze się nie skończyła.
refused-while-you-play = Grasz właśnie tymi stronami przeciw innym, bez podpowiedzi. Takie pozycje można badać po zakończeniu gry.
refused-others-table = Przy tym stole siedzieli też inni, więc zostaje. Możesz ukryć go na swojej liście.
refused-no-proposal = Ta propozycja nie jest już aktualna.
refused-proposal-open = Jest już propozycja, na którą trzeba odpowiedzieć.
refused-login-taken = Ta nazwa użytkownika jest już zajęta.
refused-has-account = Masz już konto.
refused-frozen = Ten stół jest zamrożony: można go oglądać, ale nie grać dalej.
refused-unreadable = Zapis tego stołu jest uszkodzony, więc nie można go otworzyć. Kto prowadzi ten serwer, znajdzie jego nazwę w dzienniku.
refused-from-position = Ta gra zaczęła się od pozycji, więc to niemożliwe.
refused-known-dice = Kto otworzył ten stół, zna przyszłe rzuty, więc nikt inny nie może tu usiąść.
refused-signed-out = Wylogowano cię na tym urządzeniu.
refused-kicked = Gospodarz usunął cię od tego stołu.
refused-host-not-away = Grę wznawia tylko gospodarz, chyba że nie ma go od dwóch minut.
refused-recovery = Ten odnośnik jest za stary albo został już użyty. Poproś o nowy.
refused-private = Ta osoba nie pokazuje swojego profilu.
refused-no-such-person = Pod tym adresem nikogo tu nie ma.
refused-rated-guest = Przy tym stole gra się o ranking. Załóż konto w ustawieniach, aby tu usiąść; imię i gry zostaną.
refused-rated-position = Gra od pozycji, zapisu albo lekcji jest zawsze towarzyska.
refused-rated-box = Stół z własnym pudełkiem jest zawsze towarzyski.
refused-rated-hints = Przy stole rankingowym nie ma podpowiedzi. Wyłącz je albo graj towarzysko.
refused-rated-clock = Stół rankingowy potrzebuje zegara.
refused-rated-twice = Przy stole rankingowym każdy ma jedno miejsce.
refused-rated-bot = Siły bota „{ $level }” nie zmierzono, więc nie siada przy stołach rankingowych. Siadają: { $known }.
refused-rated-substitute = Przy stole rankingowym nikt nie gra w zastępstwie.
refused-rated-others = Ktoś już tu usiadł, więc stawka gry pozostaje bez zmian.
refused-rated-back = W grze rankingowej decyzje są ostateczne. Możesz jeszcze cofnąć własne ostatnie kroki, dopóki nic się nie ujawniło.
refused-rated-close = Grę rankingową gra się do końca. Możesz odejść, ale wtedy zajmiesz ostatnie miejsce.
refused-rated-pause = Zegarów gry rankingowej się nie zatrzymuje: kto przegrywa, mógłby zatrzymać je na zawsze.
refused-unsteady-bot = „{ $level }” myśli, dopóki starcza czasu, więc na zajętym komputerze byłby innym przeciwnikiem. W grze duplikatowej wszyscy grają z tymi samymi botami; te zawsze decydują tak samo: { $known }.
refused-too-many-tables = Masz już { $most ->
    [one] { $most } nieskończony stół
    [few] { $most } nieskończone stoły
   *[other] { $most } nieskończonych stołów
}. Najpierw dokończ lub zamknij któryś z nich.
refused-quota = Twoje stoły, zapisy i rozmowy zajmują już { $used } MB z { $most } MB, które tu masz. Usuń stoły, których już nie potrzebujesz.
refused-busy = Za dużo wydarzyło się naraz. Spróbuj jeszcze raz.
refused-too-large = To za duże; limit w bajtach to { $most }.
refused-too-much-work = Odczytanie tego wymaga więcej czasu lub pamięci, niż ten serwer na to przeznacza.
refused-too-fast = Za szybko. Spróbuj ponownie za { $seconds } s.
refused-server-error = Coś poszło nie tak na serwerze. Podaj jego gospodarzowi numer { $incident }.
refused-stopping = Serwer uruchamia się ponownie. Za chwilę połączenie wróci.
refused-moved = Ten stół właśnie przeszedł na inny serwer. Spróbuj jeszcze raz.
refused-bots-busy = Botów nie można teraz zapytać.
frozen-does-not-replay = Wpis { $number } tej gry nie zgadza się już z zainstalowanymi zasadami.
frozen-unreadable = Zapisu tej gry nie da się odczytać (zdarzenie { $incident }). Kto prowadzi ten serwer, znajdzie przyczynę w jego dzienniku.
frozen-too-slow = Odtwarzanie tej gry trwało zbyt długo, więc stół odstawiono na bok. Kto prowadzi ten serwer, może go przywrócić.
frozen-rules-failed = Zasady zawiodły przy tym stole kilka razy (zdarzenie { $incident }), więc odstawiono go na bok. Kto prowadzi ten serwer, może go przywrócić.

## Listy

mail-your-turn-subject = { $game }: twoja kolej
mail-your-turn =
    Cześć { $name },

    twoja kolej w grze { $game }: { $link }
mail-finished-subject = { $game }: koniec gry
mail-finished =
    Cześć { $name },

    twoja gra { $game } dobiegła końca. Zobacz, jak się skończyła: { $link }
mail-challenge-subject = { $game }: { $by } zaprasza cię do gry
mail-challenge =
    Cześć { $name },

    { $by } zaprasza cię do gry { $game }. Wybierz miejsce: { $link }
mail-several-subject = Warhost: co się wydarzyło
mail-several =
    Cześć { $name },

    { $text }

    { $list }
mail-confirm-subject = Potwierdź swój adres dla Warhost
mail-confirm =
    Cześć { $name },

    otwórz ten odnośnik, aby dostawać wiadomości, gdy przyjdzie twoja kolej: { $link }
    Jeśli to nie twoja prośba, nic nie rób.
mail-recover-subject = Ustaw nowe hasło do Warhost
mail-recover =
    Cześć { $name },

    otwórz ten odnośnik w ciągu doby, aby ustawić nowe hasło: { $link }
    Jeśli o to nie prosisz, nic nie rób: hasło pozostanie takie, jakie jest.

## Strony

server-no-client = Warhost działa
    .text = Ta instalacja nie zawiera klienta dla przeglądarki. Programy mogą używać API; mówi o nim docs/protocol.md.

## Wiersz poleceń

serve-help = Prowadź stoły dla przeglądarek i programów. Ustawienia pochodzą z pliku, środowiska i opcji; późniejsze wygrywa.
serve-config = Plik TOML z ustawieniami.
serve-open = Otwórz przeglądarkę, gdy serwer będzie gotowy.
serve-ready = Warhost prowadzi stoły pod adresem { $address }
serve-there = Warhost już działa: { $address }
backup-help = Zapisz wszystkie stoły i osoby w jednym pliku, także gdy serwer działa.
backup-file = Gdzie go zapisać.
backup-done = Zapisano wierszy: { $rows }, plik { $file }
backup-no-database = Nie ma bazy danych { $file }: niczego nie zapisano.
restore-help = Wypełnij pustą bazę danych z kopii zapasowej.
restore-file = Kopia zapasowa.
restore-done = Odtworzono wierszy: { $rows }, plik { $file }
backup-not-one = { $file } nie jest kopią zapasową Warhost.
backup-incomplete = { $file } jest niepełny; nic nie odtworzono.
backup-other-schema = Kopia ma inny schemat ({ $schema }); odtwórz ją wersją, która ją zapisała, a potem zaktualizuj.
backup-not-empty = Baza danych nie jest pusta; kopię można odtworzyć tylko w pustej.
quarantine-help = Stoły, które zawiodły lub się zawiesiły i zostały odstawione: lista, podgląd, przywracanie.
quarantine-list-help = Wypisz odstawione stoły wraz z przyczyną.
quarantine-show-help = Wypisz wszystko, co zapisano o takim stole, jako JSON; zawiera wszystkie tajemnice.
quarantine-release-help = Pozwól serwerowi znów grać przy tych stołach.
quarantine-table = Identyfikator stołu.
quarantine-all = Wszystkie odstawione.
quarantine-empty = Żaden stół nie jest odstawiony.
quarantine-released = Przywrócono stołów: { $tables }
quarantine-none = Stół { $table } nie jest odstawiony.
admin-help = Dla prowadzących serwer: przeglądanie osób i stołów, zamykanie, usuwanie, wylogowywanie, nowe hasło, porządki.
admin-people-help = Wypisz osoby według ostatniej obecności: id, dzień, login, nazwa.
admin-person-help = Wypisz, co zapisano o danej osobie, jako JSON, bez hasła.
admin-tables-help = Wypisz stoły według ostatniej zmiany: id, dzień, gra, stan, decyzje, gospodarz.
admin-table-help = Wypisz wszystko wokół gry przy stole, jako JSON, bez jej tajemnic.
admin-quotas-help = Wypisz, kto przechowuje tu najwięcej, obok tego, ile wolno.
admin-close-help = Zakończ stół, ktokolwiek przy nim gra.
admin-delete-help = Usuń stół razem z dziennikiem i rozmowami.
admin-sign-out-help = Wyloguj kogoś na wszystkich urządzeniach.
admin-password-help = Wypisz odnośnik, którym można raz, w ciągu doby, ustawić nowe hasło.
admin-remove-help = Usuń osobę: grają za nią boty i nic jej już nie wymienia z nazwy.
admin-prune-help = Usuń to, co przechowano już dość długo, jak co godzinę robi to serwer.
admin-arg-person = Id lub login osoby.
admin-arg-table = Id stołu.
admin-search = Część nazwy lub loginu; bez niej wszyscy.
admin-of-person = Tylko stoły, których gospodarzem jest ta osoba (id lub login).
admin-status = Tylko stoły w tym stanie: gathering, playing, finished lub closed.
admin-limit = Ile najwyżej wypisać.
admin-yes = Nie pytaj.
admin-remove-sure = Usunąć na zawsze { $name } (login { $login })?
admin-delete-sure = Usunąć na zawsze stół { $table }?
admin-password-link = Daj ten odnośnik wyłącznie osobie, do której należy konto: { $link }
admin-ratings-help = Policz od nowa wszystkie gry rankingowe w kolejności rozegrania; liczby się nie zmienią, chyba że coś się nie zgadzało.
admin-ratings-done = Policzone gry: { $games }. Rankingi: { $ratings }. Poprawione wyniki: { $corrected }. Osiągnięcia: { $achievements }.
admin-pruned = Usunięte stoły: { $tables }. Zapomniani goście: { $guests }.
admin-no-person = Nikt nie ma id ani loginu { $person }.
admin-no-table = Nie ma stołu { $table }.
order-done = Zrobione.
order-failed = Nie udało się; przyczynę podaje dziennik serwera.
order-waiting = Żaden serwer nie działa. Zrobi to następny, który zostanie uruchomiony.

setting-host = Adres, pod którym serwer nasłuchuje.
setting-port = Port, na którym serwer nasłuchuje.
setting-workers = Ile procesów obsługuje razem jeden port; 0: tyle, ile rdzeni ma komputer (poza Linuksem: jeden).
setting-bus = Jak serwery ze wspólną bazą docierają do siebie: nats://host:port dla dowolnej liczby, local na jednej maszynie, none. Domyślnie local przy pliku, inaczej sam PostgreSQL.
setting-database = Plik SQLite albo postgresql://użytkownik:hasło@host/nazwa. Domyślnie plik w katalogu danych użytkownika.
setting-public_url = Adres, pod którym ludzie znajdują serwer, na przykład https://games.example.org
setting-hosts = Dalsze nazwy, pod którymi wolno wołać serwer, oddzielone przecinkami.
setting-trusted_proxies = Serwery pośredniczące, którym wierzy się co do adresu klienta.
setting-secret = Podpisuje ciasteczka; bez niego serwer trzyma własny klucz w bazie danych.
setting-accounts = Czy można zakładać konta z hasłem.
setting-bot_workers = Procesy, które czekają na boty myślące dłużej; boty odpowiadające od razu mają własny.
setting-bot_workers_most = Ile procesów może działać naraz, gdy myśli wiele botów, na każdym z dwóch torów.
setting-bot_budget_ms = Jak długo bot może myśleć nad ruchem, w milisekundach.
setting-bot_pause_ms = Ile co najmniej trwa ruch bota, gdy patrzą ludzie, w milisekundach.
setting-bot_unseen_pause_ms = Ile co najmniej trwa ruch bota przy stole, przy którym nikt nie gra i nikt nie patrzy, w milisekundach.
setting-hint_level = Który bot podpowiada: easy, normal, hard, expert albo champion.
setting-hint_budget_ms = Jak długo bot może myśleć nad podpowiedzią, w milisekundach.
setting-analysis_workers = Ile procesów równolegle analizuje zakończone gry; 0: ten serwer żadnej nie analizuje.
setting-analysis_budget_s = Jak długo może trwać analiza gry, w sekundach.
setting-rates = Mnoży wszystkie ograniczenia częstości; 0 je wyłącza.
setting-guest_mb = Ile megabajtów mogą zajmować stoły, zapisy i rozmowy gościa.
setting-account_mb = Ile megabajtów mogą zajmować stoły, zapisy i rozmowy konta.
setting-guest_tables = Ile nieskończonych stołów może prowadzić gość.
setting-account_tables = Ile nieskończonych stołów może prowadzić konto.
setting-keep_gathering_days = Po ilu dniach usuwany jest stół, przy którym nikt nie zaczął gry; 0 go zachowuje.
setting-keep_lesson_days = Po ilu dniach bez decyzji usuwana jest lekcja; 0 ją zachowuje.
setting-keep_guest_days = Po ilu dniach zapominany jest gość, który nie wrócił, razem ze stołami, przy których siedzieli tylko goście; 0 ich zachowuje.
setting-keep_record_days = Po ilu dniach usuwany jest zapis, który ktoś przyniósł; 0 go zachowuje.
setting-sockets_per_address = Ile połączeń może mieć otwartych jeden adres.
setting-connections_most = Ile połączeń może być otwartych łącznie; ponad tę liczbę ustępuje to, które najdłużej milczy.
setting-compress = Czy wiadomości są kompresowane.
setting-unload_after_s = Po ilu sekundach bezczynny stół opuszcza pamięć.
setting-restart_grace_s = Przez ile sekund po starcie nie liczy się żadne przekroczenie czasu.
setting-push = Czy powiadomienia o turze trafiają do przeglądarek.
setting-push_contact = Adres mailto: lub https: dla usług powiadomień, na wypadek kłopotów.
setting-smtp = Serwer poczty, smtp://użytkownik:hasło@host:587 albo smtps://…; bez niego wiadomości nie wychodzą.
setting-mail_from = Nadawca wiadomości.
setting-webhooks = Czy powiadomienia trafiają pod adresy podane przez ludzi.
setting-private_webhooks = Czy te adresy mogą leżeć we własnej sieci serwera.
setting-notice_every_s = Najwyżej jedno powiadomienie na osobę w tylu sekundach; co przyjdzie w tym czasie, jest mówione razem.
setting-metrics = Czy /metrics odpowiada Prometheusowi.
setting-metrics_token = Co musi okazać Prometheus; bez tego pytać może tylko ta maszyna.
setting-log_format = Wiersze dla ludzi (text) albo dla maszyn (json).
setting-log_level = debug, info, warning albo error.
setting-shutdown_s = Ile sekund zatrzymanie czeka na otwarte żądania.
