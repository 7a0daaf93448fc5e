# Arena: turnieje botów i sprawozdania z nich.

arena-help = Niech boty zmierzą się w turnieju z wyrównanym usadzeniem i dostaną ranking.
arena-arg-bots = Boty, które się mierzą; wymieniony dwa razy gra dwa razy. „moduł:twórca” bierze własnego bota.
arena-arg-option = Opcja stołu, dowolnie wiele razy. „*” bierze po kolei wszystkie wartości, „a|b” tylko podane.
arena-arg-executor = Gdzie toczą się gry: na tym komputerze (local) czy na Ray.
arena-arg-report = Katalog na gry (SQLite), wyniki (JSON) i sprawozdanie (HTML).
arena-arg-resume = Kontynuuj turniej z katalogu sprawozdania; może też być już dłuższy.
arena-written = Sprawozdanie jest w { $file }
arena-interrupted = Przerwano. Rozegrane gry są zachowane; to samo polecenie z --resume kontynuuje { $folder }

arena-no-such-bot = Nie można znaleźć bota „{ $name }”: { $problem }
arena-broken-bot = Nie można stworzyć bota „{ $name }”. { $problem }
arena-no-bot = „{ $name }” nie tworzy bota: brak „choose” albo „needs_view”.
arena-no-such-executor = Nie można grać na „{ $name }”. Są: { $known }.
arena-missing-package = Potrzebny jest pakiet „{ $package }”: zainstaluj warhost z dodatkiem „{ $extra }”.
arena-already-there = { $folder } zawiera już turniej. Dodaj --resume, by go kontynuować, albo podaj inny katalog.
arena-another-tournament = { $folder } zawiera inny turniej. Różnice: { $different }.
arena-nothing-to-resume = --resume wymaga --report z katalogiem, który ma być kontynuowany.
arena-no-folder = { $file } to plik. Podaj katalog na sprawozdanie.
arena-unusable = Nie można użyć { $place }: { $problem }
arena-damaged = { $file } jest uszkodzony albo należy do czegoś innego: { $problem }. Usuń go albo podaj inny katalog.
arena-no-games = { $folder } nie zawiera turnieju.
arena-other-players = { $folder } zawiera gry botów, które mogły grać inaczej. Od tego czasu zmieniono: { $changed }. Zacznij od nowa w innym katalogu.

arena-report-title = { $game }: turniej
arena-report-intro = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
  } przy stołach dla { $seats }. Przedziały udziałów są 95-procentowe.
arena-about-bots = Boty
arena-about-options = Opcje stołu
arena-about-usual = zwykłe
arena-about-seed = Ziarno
arena-about-revision = Wersja zasad
arena-about-decisions = Decyzje
arena-standings = Klasyfikacja
arena-standings-text = Rankingi dopasowano do wszystkich gier naraz, według tego, kto kogo wyprzedził (Plackett-Luce): ich średnia to 1500, a kto ma o 400 więcej, wyprzedza rywala dziesięć razy na jedenaście. Dzielone zwycięstwo liczy się w częściach. Przy równej sile każdy wygrywałby { $fair } swoich gier: przerywana linia.
arena-ratings = Rankingi
arena-shares = Udziały zwycięstw
arena-pairs = Jeden na jednego
arena-pairs-text = Jak często bot z wiersza wyprzedził bota z kolumny przy tym samym stole. Remis to połowa.
arena-by-seat = Według miejsc
arena-by-side = Według stron
arena-by-seat-text = Jak często wygrywało to miejsce, ktokolwiek tam siedział, a potem osobno dla każdego bota.
arena-by-side-text = Jak często wygrywała ta strona, ktokolwiek nią grał, a potem osobno dla każdego bota.
arena-endings = Jak kończyły się gry
arena-length = Długość w decyzjach
arena-length-text = Gra trwa średnio { $mean } decyzji; mediana { $median }, najmniej { $least }, najwięcej { $most }.
arena-length-axis = decyzje
arena-length-games = gry
arena-seat-number = Miejsce { $seat }
arena-column-bot = bot
arena-column-rating = ranking
arena-column-share = wygrane
arena-column-games = gry
arena-column-points = średnio punktów
arena-column-place = średnia pozycja
arena-column-seat = miejsce
arena-column-side = strona
arena-column-ending = zakończenie
arena-column-part = część
