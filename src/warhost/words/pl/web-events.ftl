# Turnieje, rozdanie dnia, kluby: strony wczytywane, gdy ktoś je otwiera.

event-tournaments = Turnieje
event-tournaments-why = Puchary, które zaczynają się same, i rozdanie dnia, które wszyscy grają z tymi samymi kośćmi.
event-daily = Rozdanie dnia
event-daily-why = Wszyscy mają to samo miejsce, te same kości, te same boty i jedną próbę. Gdy dzień się skończy, odsłonią się wyniki, ziarno i wszystkie powtórki.
event-daily-play = Zagraj dzisiejsze rozdanie
event-daily-mine = Do mojego stołu
event-daily-results = Wyniki
event-daily-earlier = Poprzednie dni
event-until = do { $when }
event-tries = { $count ->
        [0] jeszcze nikt
        [one] { $count } próba
        [few] { $count } próby
       *[other] { $count } prób
    }
event-open = Dołącz do pucharu
event-running = W toku
event-finished = Zakończone
event-mine = Moje
event-none = W tej chwili brak.
event-new = Nowy turniej
event-name = Nazwa
event-game = Gra
event-seats = Osób przy stole
event-system = System
event-system-round_robin = Każdy z każdym
event-system-round_robin-why = Każdy spotyka każdego możliwie równo i równie często gra każdą stroną.
event-system-swiss = Szwajcarski
event-system-swiss-why = Spotykają się ci o podobnej liczbie punktów, ale nie dwa razy, dopóki da się tego uniknąć.
event-system-knock_out = Pucharowy
event-system-knock_out-why = Lepsza połowa każdego stołu przechodzi dalej, aż zostanie jeden stół.
event-deal-same = Duplikat: te same kości przy wszystkich stołach
event-deal-same-why = Porównuje się tych, którzy mieli to samo miejsce. Wyniki i powtórki są zamknięte, aż skończy ostatni stół.
event-rated = Rankingowy
event-casual = Towarzyski
event-form-rated = Stoły liczą się do rankingu
event-rated-why = Każdy potrzebuje konta, a dwa konta z jednej przeglądarki nie mogą grać razem. Stół, przy którym kogoś zastępuje bot, liczy się tylko wtedy, gdy zmierzono siłę bota.
event-table-casual = nie liczy się do rankingu
event-rounds = Rundy
event-rounds-usual = 0: tyle, ile zwykle
event-most = Start, gdy dołączy graczy
event-pace = Tempo
event-pace-live = Na żywo
event-pace-slow = Przez wiele dni
event-minutes = Minut na osobę
event-days = Dni na decyzję
event-round-every = Dni między rundami
event-visibility-link = Tylko przez odnośnik
event-make = Ogłoś
event-enter = Weź udział
event-enter-wait = Czekaj na miejsce
event-leave = Wycofaj się
event-my-table = Graj: do twojego stołu
event-people = { $come } z { $most }
event-come = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
event-status-gathering = trwają zapisy
event-status-running = runda { $round } z { $rounds }
event-status-paused = wstrzymany
event-status-finished = zakończony
event-status-cancelled = odwołany
event-starts = start { $when }
event-next-round = następna runda { $when }
event-standings = Tabela
event-rank = Miejsce
event-player = Gracz
event-points = Punkty
event-wins = Wygrane
event-played = Rozegrane
event-head_to_head = Bezpośrednio
event-sonneborn_berger = Sonneborn-Berger
event-opponents = Punkty przeciwników
event-points-why = Kto pokona wszystkich przy stole, dostaje 12 punktów, kto nikogo – zero, pozostali równo pomiędzy. Kto dzieli miejsce, dzieli punkty. Pauza daje 6. Kto odejdzie albo trzy razy z rzędu przekroczy czas, jest ostatni.
event-points-same-why = Każdego porównuje się ze wszystkimi, którzy mieli to samo miejsce i te same kości: punkty mówią, o ile więcej udało się osiągnąć niż im przeciętnie. Gdy było ich niewielu, liczy się to mniej.
event-round = Runda { $round }
event-board = Stół { $board }
event-bye = Pauza
event-playing = w toku
event-sealed = zamknięte, aż wszyscy skończą
event-unfinished = nieukończone
event-replay = Powtórka
event-table = Stół
event-absent = nie było na końcu
event-adjusted = Ustalone przez gospodarza: { $reason }
event-nobody = bot
event-waiting = Czekają na miejsce
event-commitment = Odcisk ziarna
event-commitment-why = Ten odcisk ziarna ustalono przed pierwszą decyzją. Gdy rozdanie się otworzy, pojawi się tu ziarno.
event-seed = Ziarno
event-json = Wyniki jako JSON
event-host = Gospodarz: { $name }
event-invite = Odnośnik dla gości turnieju
event-tools = Dla gospodarza
event-start-now = Zacznij teraz
event-pause = Wstrzymaj
event-resume = Wznów
event-cancel = Odwołaj
event-draw = Rozlosuj rundę ponownie
event-remove = Usuń
event-replace = Zastąp przez
event-adjust = Ustal wynik
event-adjust-place = Miejsce: { $name }
event-reason = Powód, widoczny dla wszystkich
club-clubs = Kluby
club-why = Ludzie, którzy grają razem: z własnymi stołami, turniejami i odnośnikiem.
club-mine = Moje kluby
club-open = Otwarte dla wszystkich
club-none = Jeszcze żadnego.
club-new = Załóż klub
club-name = Nazwa klubu
club-about = O klubie
club-is-open = Każdy może go znaleźć i dołączyć
club-make = Załóż
club-members = { $count ->
        [one] { $count } członek
        [few] { $count } członków
       *[other] { $count } członków
    }
club-people = Członkowie
club-role-owner = właściciel
club-role-organiser = organizator
club-role-member = członek
club-role-of = Rola: { $name }
club-join = Dołącz do klubu
club-leave = Opuść klub
club-send-away = Usuń z klubu
club-invite = Odnośnik z zaproszeniem
club-new-invite = Nowy odnośnik
club-close = Zamknij klub
club-tables = Stoły
club-invited = Zaproszenie do klubu { $name }
refused-event-guest = Goście nie mogą tego zrobić: najpierw załóż konto w ustawieniach. Wystarczy nazwa i hasło.
refused-not-organiser = Może to zrobić tylko gospodarz turnieju.
refused-not-member = To jest dla członków klubu.
refused-barred = W ostatnim turnieju zabrakło ci czasu albo nie udało ci się go dokończyć. Możesz znów wziąć udział, gdy zacznie się następny puchar.
refused-club-role = Twoja rola w klubie na to nie pozwala.
refused-no-tournament = Nie ma takiego turnieju.
refused-no-club = Nie ma takiego klubu albo nie jest otwarty.
refused-no-entrant = Nikt nie ma tego miejsca w turnieju.
refused-tournament-over = Ten turniej się zakończył.
refused-tournament-begun = Turniej już się zaczął.
refused-tournament-small = Za mało osób na stół.
refused-already-tried = To rozdanie masz już rozegrane.
refused-results-in = Ta runda ma już wyniki.
refused-not-waiting = Miejsce może przejąć tylko ktoś, kto na nie czeka.
refused-too-many-tournaments = Niezakończonych turniejów masz już { $most }, więcej nie można.
refused-too-many-clubs = Klubów masz już { $most }, więcej nie można.
refused-club-full = Członków klubu jest już { $most }, więcej przyjąć nie można.
refused-last-owner = Klub musi mieć właściciela: najpierw nadaj tę rolę komuś innemu.
club-leaders = Ranking
