# Chaos w Starym Świecie: nazwy elementów i ich działanie własnymi słowami.

oldworld-title = Chaos w Starym Świecie
    .text = Trzej lub czterej bogowie Chaosu walczą o dziewięć regionów Starego Świata. Przyzywają wyznawców, wykładają karty, zabijają sobie nawzajem figurki, dominują regiony i szerzą w nich Zepsucie, aż popadną w ruinę. Każdy bóg obraca swój wskaźnik Zagrożenia po swojemu; kto dotrze do Zwycięstwa albo zbierze pięćdziesiąt punktów, może wygrać, a jeśli nikt nie zdąży, Stary Świat przetrwa i przegrają wszyscy.
oldworld-length = Około dwóch godzin; najwyżej 7 rund przy czterech Potęgach, 8 przy trzech

## Potęgi

oldworld-power-khorne = Khorne
    .gen = Khorna
    .acc = Khorna
    .dat = Khornowi
    .title = Krwawy Bóg
    .text = Khorne żyje walką: ma silnych i tanich wojowników, siedem punktów Mocy i karty, które dają więcej kości i więcej starć. Rozprosz siły i zabijaj w tylu regionach, w ilu zdołasz; wskaźnik to dla Khorna najkrótsza droga do zwycięstwa.
    .draw = Dobierz 2 karty Chaosu.
    .dial = Jeden żeton postępu za każdy region, w którym Khorne w danej fazie zabije przynajmniej jedną wrogą figurkę. Chłopi się nie liczą.
oldworld-power-nurgle = Nurgle
    .gen = Nurgla
    .acc = Nurgla
    .dat = Nurglowi
    .title = Władca Zarazy
    .text = Nurgle ma wiele tanich figurek i wygrywa punktami: runda po rundzie dominuj i psuj gęsto zaludnione regiony, i bądź na miejscu, gdy upadają. Niska obrona czyni jego wyznawców łatwym łupem dla Khorna.
    .draw = Dobierz 2 karty Chaosu.
    .dial = Jeden żeton postępu za każdy gęsto zaludniony region, w którym Nurgle w danej fazie umieści co najmniej 2 żetony Zepsucia.
oldworld-power-tzeentch = Tzeentch
    .gen = Tzeentcha
    .acc = Tzeentcha
    .dat = Tzeentchowi
    .title = Władca Losu
    .text = Tzeentch panuje nad kartami: wiele z nich nic nie kosztuje lub prawie nic, a ręka co rundę znów się napełnia. Zagrywaj dużo, przeczekaj innych i szerz Zepsucie tam, gdzie zbierają się Spaczeń i magia. W zasięgu są i wskaźnik, i punkty.
    .draw = Możesz odrzucić 1 kartę Chaosu; potem dobieraj, aż będziesz mieć ich 5.
    .dial = Jeden żeton postępu za każdy region, w którym Tzeentch w danej fazie umieści co najmniej 2 żetony Zepsucia, jeśli magicznych symboli i żetonów Spaczenia jest tam razem co najmniej 2.
oldworld-power-slaanesh = Slaanesh
    .gen = Slaanesha
    .acc = Slaanesha
    .dat = Slaaneshowi
    .title = Książę Bólu i Rozkoszy
    .text = Slaanesh nagina to, co cudze: prowadzi Szlachtę i Bohaterów tam, gdzie się przydadzą, wstrzymuje walki i przejmuje wrogich kultystów. Może wygrać wskaźnikiem albo punktami i powinien iść tam, gdzie otwiera się droga.
    .draw = Dobierz 2 karty Chaosu.
    .dial = Jeden żeton postępu za każdy region z żetonem Szlachty lub Bohaterów, w którym Slaanesh w kroku Zepsucia umieści co najmniej 2 żetony Zepsucia.

## Regiony

oldworld-region-norsca = Norska
    .in = w Norsce
    .to = do Norski
    .from = z Norski
    .gender = f
oldworld-region-troll_country = Kraj Trolli
    .in = w Kraju Trolli
    .to = do Kraju Trolli
    .from = z Kraju Trolli
    .gender = m
oldworld-region-kislev = Kislev
    .in = w Kislevie
    .to = do Kislevu
    .from = z Kislevu
    .gender = m
oldworld-region-empire = Imperium
    .in = w Imperium
    .to = do Imperium
    .from = z Imperium
    .gender = n
oldworld-region-bretonnia = Bretonia
    .in = w Bretonii
    .to = do Bretonii
    .from = z Bretonii
    .gender = f
oldworld-region-estalia = Estalia
    .in = w Estalii
    .to = do Estalii
    .from = z Estalii
    .gender = f
oldworld-region-tilea = Tilea
    .in = w Tilei
    .to = do Tilei
    .from = z Tilei
    .gender = f
oldworld-region-border_princes = Księstwa Graniczne
    .in = w Księstwach Granicznych
    .to = do Księstw Granicznych
    .from = z Księstw Granicznych
    .gender = p
oldworld-region-badlands = Złe Ziemie
    .in = na Złych Ziemiach
    .to = do Złych Ziem
    .from = ze Złych Ziem
    .gender = p
oldworld-region-reserve = Rezerwa
    .in = w rezerwie
    .to = do rezerwy
    .from = z rezerwy
    .gender = f

## Figurki

oldworld-class-cultist = Kultysta
    .text = Słaby w walce, ale tylko kultyści umieszczają w kroku Zepsucia żetony Zepsucia: po jednym każdy.
oldworld-class-warrior = Wojownik
    .text = Dobrze walczy jak na swoją cenę.
oldworld-class-greater_daemon = Wielki demon
    .text = Najsilniejszy wyznawca swojej Potęgi, tylko jeden. Przy dominacji liczy się jak jedna figurka.

oldworld-figure-bloodsworn = Zaprzysiężony Krwi
    .acc = Zaprzysiężonego Krwi
oldworld-figure-bloodletter = Krwiopuszcz
    .acc = Krwiopuszcza
oldworld-figure-bloodthirster = Krwiopijec Khorna
    .acc = Krwiopijca Khorna
oldworld-figure-leper = Trędowaty
    .acc = Trędowatego
oldworld-figure-plaguebearer = Siewca Zarazy
    .acc = Siewcę Zarazy
oldworld-figure-great_unclean_one = Wielki Nieczysty
    .acc = Wielkiego Nieczystego
oldworld-figure-acolyte = Akolita
    .acc = Akolitę
oldworld-figure-horror = Horror
    .acc = Horrora
oldworld-figure-lord_of_change = Pan Przemian
    .acc = Pana Przemian
oldworld-figure-seductress = Kusiciel
    .acc = Kusiciela
oldworld-figure-daemonette = Demonica
    .acc = Demonicę
oldworld-figure-keeper_of_secrets = Strażnik Tajemnic
    .acc = Strażnika Tajemnic
oldworld-figure-peasant = Chłopi
    .acc = Chłopów

# Figurki, którym coś się w tej rundzie przydarzyło

oldworld-figure-bloodsworn-controlled = Zaprzysiężony Krwi (pod kontrolą)
    .acc = { oldworld-figure-bloodsworn.acc } (pod kontrolą)
oldworld-figure-bloodletter-controlled = Krwiopuszcz (pod kontrolą)
    .acc = { oldworld-figure-bloodletter.acc } (pod kontrolą)
oldworld-figure-bloodthirster-controlled = Krwiopijec Khorna (pod kontrolą)
    .acc = { oldworld-figure-bloodthirster.acc } (pod kontrolą)
oldworld-figure-leper-controlled = Trędowaty (pod kontrolą)
    .acc = { oldworld-figure-leper.acc } (pod kontrolą)
oldworld-figure-leper-arrived = Trędowaty (już przyzwany za darmo)
    .acc = { oldworld-figure-leper.acc } (już przyzwany za darmo)
oldworld-figure-leper-controlled-arrived = Trędowaty (pod kontrolą, już przyzwany za darmo)
    .acc = { oldworld-figure-leper.acc } (pod kontrolą, już przyzwany za darmo)
oldworld-figure-plaguebearer-controlled = Siewca Zarazy (pod kontrolą)
    .acc = { oldworld-figure-plaguebearer.acc } (pod kontrolą)
oldworld-figure-great_unclean_one-controlled = Wielki Nieczysty (pod kontrolą)
    .acc = { oldworld-figure-great_unclean_one.acc } (pod kontrolą)
oldworld-figure-acolyte-controlled = Akolita (pod kontrolą)
    .acc = { oldworld-figure-acolyte.acc } (pod kontrolą)
oldworld-figure-acolyte-shielded = Akolita (pod Tarczą)
    .acc = { oldworld-figure-acolyte.acc } (pod Tarczą)
oldworld-figure-acolyte-controlled-shielded = Akolita (pod kontrolą, pod Tarczą)
    .acc = { oldworld-figure-acolyte.acc } (pod kontrolą, pod Tarczą)
oldworld-figure-horror-controlled = Horror (pod kontrolą)
    .acc = { oldworld-figure-horror.acc } (pod kontrolą)
oldworld-figure-horror-shielded = Horror (pod Tarczą)
    .acc = { oldworld-figure-horror.acc } (pod Tarczą)
oldworld-figure-horror-controlled-shielded = Horror (pod kontrolą, pod Tarczą)
    .acc = { oldworld-figure-horror.acc } (pod kontrolą, pod Tarczą)
oldworld-figure-horror-on_space = Horror (na polu karty)
    .acc = { oldworld-figure-horror.acc } (na polu karty)
oldworld-figure-horror-controlled-on_space = Horror (pod kontrolą, na polu karty)
    .acc = { oldworld-figure-horror.acc } (pod kontrolą, na polu karty)
oldworld-figure-horror-shielded-on_space = Horror (pod Tarczą, na polu karty)
    .acc = { oldworld-figure-horror.acc } (pod Tarczą, na polu karty)
oldworld-figure-horror-controlled-shielded-on_space = Horror (pod kontrolą, pod Tarczą, na polu karty)
    .acc = { oldworld-figure-horror.acc } (pod kontrolą, pod Tarczą, na polu karty)
oldworld-figure-lord_of_change-controlled = Pan Przemian (pod kontrolą)
    .acc = { oldworld-figure-lord_of_change.acc } (pod kontrolą)
oldworld-figure-lord_of_change-shielded = Pan Przemian (pod Tarczą)
    .acc = { oldworld-figure-lord_of_change.acc } (pod Tarczą)
oldworld-figure-lord_of_change-controlled-shielded = Pan Przemian (pod kontrolą, pod Tarczą)
    .acc = { oldworld-figure-lord_of_change.acc } (pod kontrolą, pod Tarczą)

## Żetony

oldworld-token-event = Wydarzenie
    .gen = Wydarzenia
    .text = Sam nic nie robi; wskazuje regiony, o których mówi trwała karta Starego Świata.
oldworld-token-hero = Bohater
    .gen = Bohatera
    .text = W Fazie Końcowej gracz z najwyższym Zagrożeniem spośród mających tu figurki zdejmuje jedną z nich.
oldworld-token-noble = Szlachta
    .gen = Szlachty
    .text = Zwiększa Wartość Podboju regionu o 1.
oldworld-token-peasant = Chłopi
    .acc = Chłopów
    .gen = Chłopów
    .text = Cel w walce z obroną 1; kto go trafi, zatrzymuje go na arkuszu Potęgi. Niektóre karty płacą za pojmanych Chłopów.
oldworld-token-skaven = Skaven
    .gen = Skavenów
    .text = Zmniejsza Opór regionu o 1, nie poniżej 0.
oldworld-token-warpstone = Spaczeń
    .gen = Spaczenia
    .text = Przy sprawdzaniu Spustoszenia liczy się jak jeden żeton Zepsucia, niczyj.
oldworld-token-corruption = Zepsucie
    .text = Piętno jednej Potęgi. Gdy w regionie jest 12 żetonów wszystkich Potęg, razem ze Spaczeniem, region zostaje Spustoszony.
oldworld-token-counter = Żeton postępu Zagrożenia
    .text = Nagroda za czyny zgodne z naturą Potęgi. Choć jeden obraca w Fazie Końcowej wskaźnik o poziom; kto ma ich najwięcej, bez remisu, obraca go jeszcze o jeden.

## Runda

oldworld-phase-old_world = Faza Starego Świata
    .text = Odkryj kartę Starego Świata; wykonuje ją gracz z najniższym Zagrożeniem.
oldworld-phase-draw = Faza Dobierania
    .text = Dobierz karty Chaosu i odnów punkty Mocy.
oldworld-phase-summoning = Faza Przyzywania
    .text = Po kolei przyzywajcie po jednej figurce albo zagrywajcie po jednej karcie Chaosu, aż nikt nie będzie miał punktów Mocy.
oldworld-phase-battle = Faza Walki
    .text = Walki toczą się region po regionie; w każdym Potęgi rzucają w swojej kolejności.
oldworld-phase-corruption = Faza Zepsucia
    .text = Najpierw punkty za dominację, potem żetony Zepsucia i sprawdzenie, co ulega Spustoszeniu.
oldworld-phase-end = Faza Końcowa
    .text = Zdejmijcie karty, niech zadziałają Bohaterowie i karty Starego Świata, policzcie Spustoszone regiony, obróćcie wskaźniki, sprawdźcie koniec gry.

oldworld-step-domination = Krok dominacji
    .text = Region po regionie najwyższa wartość dominacji, bez remisu i większa od Oporu, zdobywa Wartość Podboju.
oldworld-step-corruption = Krok Zepsucia
    .text = Region po regionie każdy kultysta umieszcza żeton Zepsucia tego, kto go kontroluje; potem sprawdza się Spustoszenie.
oldworld-step-chaos_cards = Usunięcie z planszy kart Chaosu
    .text = Wszystkie karty Chaosu z planszy trafiają na stosy kart zużytych swoich właścicieli.
oldworld-step-heroes = Rozpatrzenie żetonów Bohaterów
    .text = Każdy żeton Bohaterów zdejmuje jedną figurkę gracza z najwyższym Zagrożeniem w regionie.
oldworld-step-old_world_cards = Rozpatrzenie kart Starego Świata
    .text = Działają efekty trwałe tego kroku: najpierw pole 1, potem pole 2.
oldworld-step-ruined_regions = Przyznawanie punktów za Spustoszone regiony
    .text = Regiony Spustoszone w tej rundzie nagradzają najwięcej i drugie najwięcej żetonów Zepsucia; potem całe Zepsucie z nich znika.
oldworld-step-dials = Postęp wskaźników Zagrożenia
    .text = Potęgi z żetonami postępu obracają wskaźniki i wykonują, co na nich widać.
oldworld-step-game_end = Sprawdzenie warunków końca gry
    .text = Zwycięstwo na wskaźniku, potem 50 punktów, potem pięć Spustoszonych regionów, potem pusta talia Starego Świata.

## Zakończenia

oldworld-ending-victory_dial = Największe Zagrożenie
    .text = Wskaźnik Zagrożenia dotarł do Zwycięstwa. Jeśli więcej niż jeden, rozstrzygają Punkty Zwycięstwa; przy dalszym remisie gracze dzielą się zwycięstwem.
oldworld-ending-fifty_points = Pięćdziesiąt Punktów Zwycięstwa
    .text = Ktoś ma co najmniej 50 Punktów Zwycięstwa. Wygrywa gracz z największą liczbą punktów; remis rozstrzyga wyższe Zagrożenie.
oldworld-ending-five_ruined = Spustoszenie pięciu regionów
    .text = Piąty region leży w gruzach. Wygrywa gracz z największą liczbą Punktów Zwycięstwa; remis rozstrzyga wyższe Zagrożenie.
oldworld-ending-old_world_survives = Stary Świat przetrwał
    .text = Talia Starego Świata jest pusta, a nikt nie wygrał: przegrywają wszystkie Potęgi.

## Pojęcia

oldworld-term-threat = Zagrożenie
    .text = Liczba w mniejszym okienku wskaźnika. Dwie Potęgi nigdy nie mają tej samej.
oldworld-term-threat_dial = Wskaźnik Zagrożenia
    .text = Pokazuje, co Potęga zyskuje z każdym poziomem, jej Zagrożenie i ile brakuje do Zwycięstwa.
oldworld-term-tick = Poziom
    .text = Jeden skok wskaźnika Zagrożenia.
oldworld-term-power_points = Punkty Mocy
    .text = Płaci się nimi za przyzywanie figurek i zagrywanie kart Chaosu. Co rundę odnawiają się; niewydane przepadają.
oldworld-term-power_sheet = Arkusz Potęgi
    .text = Miejsce na punkty Mocy, pojmanych Chłopów i Ulepszenia.
oldworld-term-victory_points = Punkty Zwycięstwa
    .text = Za dominację, Spustoszenie, wskaźniki i karty. Pięćdziesiąt kończy grę.
oldworld-term-chaos_card = Karta Chaosu
    .text = Zagrywana na jedno z dwóch pól regionu; jej wydrukowany koszt liczy się też do dominacji.
oldworld-term-upgrade_card = Karta Ulepszenia
    .text = Wybierana, gdy każe wskaźnik; działa do końca gry.
oldworld-term-old_world_card = Karta Starego Świata
    .text = Co rundę odkrywa się jedną. Jedne działają od razu i znikają, inne trwają, póki leżą na polach wydarzeń.
oldworld-term-old_world_track = Pola wydarzeń Starego Świata
    .text = Dwa pola na trwałe karty Starego Świata. Nowa karta wchodzi na pole 1 i spycha starszą na pole 2, a tę poza grę.
oldworld-term-ruination_card = Karta Spustoszenia
    .text = Oznacza Spustoszony region i mówi, ile wart jest jego upadek. Jest ich pięć.
oldworld-term-ruined = Spustoszony
    .text = Nie ma tu już nowych kart Chaosu ani żetonów Starego Świata, dominacji ani Zepsucia. Figurki, walki i Bohaterowie działają jak dotąd.
oldworld-term-ruiner = Uczestnik Spustoszenia
    .text = Potęga, która w tej rundzie umieściła przynajmniej jeden żeton Zepsucia w regionie, który właśnie zostaje Spustoszony.
oldworld-term-populous = Gęsto zaludniony
    .text = Region pełen ludzi. Samo określenie nic nie robi, ale odwołują się do niego efekty.
oldworld-term-resistance = Opór
    .text = Tyle trzeba przewyższyć wartością dominacji. Nigdy poniżej 0.
oldworld-term-conquest = Wartość Podboju
    .text = Punkty za zdominowanie regionu.
oldworld-term-domination = Wartość dominacji
    .text = Wydrukowane koszty własnych kart Chaosu w regionie plus liczba kontrolowanych tam figurek.
oldworld-term-magic = Magiczny symbol
    .text = Sam nic nie robi; liczy go wskaźnik Tzeentcha.
oldworld-term-comet = Kometa z dwoma warkoczami
    .text = Oznacza karty Starego Świata, które późniejsza karta zmiata z pól wydarzeń.
oldworld-term-battle_die = Kość walki
    .text = Zadaje obrażenie na 4, 5 i 6.
oldworld-term-hit = Obrażenie
    .text = Figurka ginie, gdy jeden gracz przydzieli jej tyle obrażeń, ile ma obrony.
oldworld-term-explosion = Wybuch
    .text = Każda 6 dodaje kolejną kość, i tak bez końca.
oldworld-term-reserve = Rezerwa
    .text = Figurki Potęgi, których nie ma na planszy.
oldworld-term-control = Kontrola
    .text = Kontrolowana figurka liczy się jak figurka kontrolującego, ale zachowuje cechy i Ulepszenia właściciela.

## Instrukcje wskaźników

oldworld-dial_instruction-start = Start
    .text = Tu wskaźnik stoi na początku gry. Nic się nie dzieje.
oldworld-dial_instruction-score_vp =
    { $n ->
        [one] Otrzymujesz { $n } Punkt Zwycięstwa
        [few] Otrzymujesz { $n } Punkty Zwycięstwa
        [many] Otrzymujesz { $n } Punktów Zwycięstwa
       *[other] Otrzymujesz { $n } Punktu Zwycięstwa
    }
    .text = Zdobywasz tyle Punktów Zwycięstwa.
oldworld-dial_instruction-draw_chaos_cards =
    { $n ->
        [one] Dobierz { $n } kartę Chaosu
        [few] Dobierz { $n } karty Chaosu
        [many] Dobierz { $n } kart Chaosu
       *[other] Dobierz { $n } karty Chaosu
    }
    .text = Weź na rękę tyle kart ze swojej talii Chaosu.
oldworld-dial_instruction-upgrade_card = Karta Ulepszenia
    .text = Wybierz jedno ze swoich Ulepszeń, którego jeszcze nie ma w grze, i wprowadź je do gry.
oldworld-dial_instruction-place_token =
    { $token ->
        [noble]
            { $n ->
                [one] Umieść { $n } żeton Szlachty
                [few] Umieść { $n } żetony Szlachty
                [many] Umieść { $n } żetonów Szlachty
               *[other] Umieść { $n } żetonu Szlachty
            }
       *[warpstone]
            { $n ->
                [one] Umieść { $n } żeton Spaczenia
                [few] Umieść { $n } żetony Spaczenia
                [many] Umieść { $n } żetonów Spaczenia
               *[other] Umieść { $n } żetonu Spaczenia
            }
    }
    .text = Weź żetony z puli i połóż w dowolnych regionach, które nie są Spustoszone, razem lub osobno.
oldworld-dial_instruction-remove_corruption =
    { $n ->
        [one] Usuń { $n } żeton Zepsucia
        [few] Usuń { $n } żetony Zepsucia
        [many] Usuń { $n } żetonów Zepsucia
       *[other] Usuń { $n } żetonu Zepsucia
    }
    .text = Zdejmij z dowolnych regionów tyle żetonów Zepsucia dowolnych Potęg.
oldworld-dial_instruction-remove_old_world_tokens =
    { $n ->
        [one] Usuń { $n } żeton Starego Świata
        [few] Usuń { $n } żetony Starego Świata
        [many] Usuń { $n } żetonów Starego Świata
       *[other] Usuń { $n } żetonu Starego Świata
    }
    .text = Odłóż do puli tyle żetonów Starego Świata dowolnych rodzajów z dowolnych regionów.
oldworld-dial_instruction-victory = Zwycięstwo
    .text = Wskaźnik dotarł do końca: ta Potęga wygrywa, chyba że stoi tu też inna, z większą liczbą Punktów Zwycięstwa.

## Karty Chaosu Khorna

oldworld-chaos_card-blood_frenzy = Krwawy szał
    .text = Gdy zaczyna się tu walka, Khorne najpierw rzuca 2 kośćmi, a co one zabiją, znika z planszy przed czyimikolwiek zwykłymi rzutami. Obrażenia można też zachować i dodać do zwykłych obrażeń Khorna.
oldworld-chaos_card-battle_cry = Okrzyk wojenny
    .text = W tej rundzie nikt nie może umieszczać tu żetonów Zepsucia.
oldworld-chaos_card-the_skull_throne = Tron Czaszek
    .text = Licząc dominację w tym regionie, Khorne dodaje atak swoich figurek zamiast ich liczby.
oldworld-chaos_card-field_of_carnage = Obszar rzezi
    .text = Póki ta karta tu leży, z tego regionu można przyzwać tylko figurki Khorna.
oldworld-chaos_card-ritual_slaying = Rytualny mord
    .text = Za każdą figurkę, którą Khorne tu zabije, dobiera 1 kartę Chaosu.
oldworld-chaos_card-reborn_in_blood = Odrodzenie we krwi
    .text = Po walce w tym regionie ci, którzy przeżyli, toczą jeszcze jedną.
oldworld-chaos_card-the_blood_gods_call = Zew boga krwi
    .text = Po zagraniu przenieś do tego regionu do 2 figurek Khorna z jednego innego regionu, choćby najdalszego.

## Karty Chaosu Nurgla

oldworld-chaos_card-plague_aura = Aura zarazy
    .text = Każdy żeton Zepsucia Nurgla w tym regionie dodaje 1 do jego wartości dominacji.
oldworld-chaos_card-plague_touch = Dotyk zarazy
    .text = Wrogie figurki mają tu obronę mniejszą o 1, ale co najmniej 1.
oldworld-chaos_card-influenza = Grypa
    .text = Opór tego regionu jest mniejszy o 2, ale wynosi co najmniej 0. Wartość Podboju się nie zmienia.
oldworld-chaos_card-all_things_decay = Rozkład wszechrzeczy
    .text = Po zagraniu usuń z tego regionu 1 żeton Zepsucia dowolnej Potęgi.
oldworld-chaos_card-rain_of_pus = Deszcz ropy
    .text = Figurki Nurgla mają tu obronę większą o 1.
oldworld-chaos_card-a_great_foul_consumption = Wielka epidemia gruźlicy
    .text = W kroku Zepsucia, gdy leżą tu już żetony Zepsucia, zdejmij wszystkie figurki Nurgla i umieść 1 jego żeton Zepsucia za każde 2 zdjęte. Dopiero potem sprawdza się Spustoszenie.
oldworld-chaos_card-the_final_rotting = Ostateczny rozkład
    .text = Na koniec Fazy Walki Nurgle zabija tu jednego wrogiego kultystę lub wojownika za każdy swój żeton Zepsucia w regionie.
oldworld-chaos_card-the_stench_of_death = Odór śmierci
    .text = Jeśli Nurgle dominuje w tym regionie, umieszcza tu 2 żetony Zepsucia.

## Karty Chaosu Tzeentcha

oldworld-chaos_card-changer_of_ways = Ten, Który Zmienia Drogi
    .text = Teksty wszystkich innych kart Chaosu w tym regionie tracą moc. Ich koszty i magiczne symbole zostają.
oldworld-chaos_card-drain_power = Wyssanie mocy
    .text = Po zagraniu każdy przeciwnik mający tu kultystę traci 1 punkt Mocy, a Tzeentch zyskuje 1.
oldworld-chaos_card-warp_shield = Tarcza Spaczenia
    .text = Po zagraniu wybierz jedną figurkę Tzeentcha w tym regionie: w tej rundzie nie można jej zabić w walce, dokądkolwiek trafi.
oldworld-chaos_card-teleport = Teleport
    .text = Po zagraniu przenieś stąd jednego kultystę lub wojownika dowolnej Potęgi do dowolnego innego regionu.
oldworld-chaos_card-temporal_stasis = Zatrzymanie czasu
    .text = Przeciwnicy płacą o 2 punkty Mocy więcej za zagranie tu karty Chaosu.
oldworld-chaos_card-the_meddling_of_skaven = Knowania Skavenów
    .text = Po zagraniu wybierz przeciwnika, który ma tu figurkę: odrzuca on 2 wybrane przez siebie karty Chaosu.
oldworld-chaos_card-the_persistence_of_change = Trwałość przemian
    .text = Jeśli Tzeentch zabił tu w tej rundzie wrogą figurkę, karta zostaje na planszy na następną rundę.
oldworld-chaos_card-dazzle = Olśnienie
    .text = Kości przeciwników zadają tu obrażenia tylko na 6.

## Karty Chaosu Slaanesha

oldworld-chaos_card-abyssal_pact = Pakt z Otchłanią
    .text = Przy dominacji w tym regionie nie liczą się niczyje figurki.
oldworld-chaos_card-perverse_infiltration = Przewrotna infiltracja
    .text = Po zagraniu umieść tu 1 żeton Zepsucia Slaanesha.
oldworld-chaos_card-dark_influence = Mroczny wpływ
    .text = Po zagraniu przenieś stąd jeden żeton Chłopów, Szlachty lub Bohaterów do dowolnego innego regionu, który nie jest Spustoszony.
oldworld-chaos_card-insidious_lies = Podstępne kłamstwa
    .text = Każdy żeton Szlachty i każdy żeton Bohaterów w tym regionie dodaje 2 do wartości dominacji Slaanesha.
oldworld-chaos_card-field_of_ecstasy = Obszar ekstazy
    .text = W tej rundzie nie ma tu walki.
oldworld-chaos_card-soporific_musk = Usypiające piżmo
    .text = Po zagraniu wybierz wrogiego kultystę w tym regionie: Slaanesh kontroluje go do końca rundy.
oldworld-chaos_card-degenerate_royalty = Zdegenerowani władcy
    .text = Nic nie kosztuje w regionie z co najmniej 3 żetonami Zepsucia. Do dominacji i tak liczy się 3.

## Ulepszenia

oldworld-upgrade-khorne_cultist = Zaprzysiężeni Krwi
    .text = Zaprzysiężeni Krwi mają atak 1.
oldworld-upgrade-khorne_warrior = Krwiopuszcze
    .text = Krwiopuszcze rzucają i zabijają, zanim rzuci jakakolwiek inna figurka. Obrażenia można też zachować i dodać do zwykłych obrażeń Khorna.
oldworld-upgrade-khorne_daemon = Krwiopijec Khorna
    .text = Krwiopijec Khorna liczy się do dominacji jak 3 figurki.
oldworld-upgrade-khorne_power_1 = Moc Khorna
    .text = Co rundę 1 punkt Mocy więcej.
oldworld-upgrade-khorne_power_2 = Karty Khorna
    .text = W Fazie Dobierania dobierz o 1 kartę Chaosu więcej.
oldworld-upgrade-nurgle_cultist = Trędowaci
    .text = Przyzwanie Trędowatego do regionu, w którym Nurgle nie ma figurki, nic nie kosztuje. Każdy Trędowaty może z tego skorzystać raz na rundę.
oldworld-upgrade-nurgle_warrior = Siewcy Zarazy
    .text = Kto zabije w walce Siewców Zarazy, otrzymuje tam po jednym obrażeniu za każdego; przydziela je Nurgle.
oldworld-upgrade-nurgle_daemon = Wielki Nieczysty
    .text = Ilekroć Wielki Nieczysty zostaje przyzwany do regionu, Nurgle umieszcza tam 2 żetony Zepsucia.
oldworld-upgrade-nurgle_power_1 = Moc pomoru
    .text = Co rundę 1 punkt Mocy więcej.
oldworld-upgrade-nurgle_power_2 = Pokarm ruiny
    .text = Ilekroć jakiś region zostaje Spustoszony, Nurgle jest uczestnikiem Spustoszenia, nawet jeśli nie umieścił tam w tej rundzie żadnego żetonu.
oldworld-upgrade-tzeentch_cultist = Akolici
    .text = Akolita przyzwany z regionu może zabrać stamtąd ze sobą jeden żeton Spaczenia.
oldworld-upgrade-tzeentch_warrior = Horrory
    .text = Horrora można przyzwać na puste pole karty Chaosu; póki na nim stoi, nie da się tam zagrać karty. Poza tym jest zwykłą figurką w regionie.
oldworld-upgrade-tzeentch_daemon = Pan Przemian
    .text = Pan Przemian wnosi do swojego regionu 2 magiczne symbole.
oldworld-upgrade-tzeentch_power_1 = Moc Tzeentcha
    .text = Co rundę 1 punkt Mocy więcej.
oldworld-upgrade-tzeentch_power_2 = Karty Tzeentcha
    .text = W Fazie Dobierania dobieraj do 6 kart zamiast do 5.
oldworld-upgrade-slaanesh_cultist = Kusiciele
    .text = Kusiciele mają obronę 2.
oldworld-upgrade-slaanesh_warrior = Demonice
    .text = Demonicom można przydzielać tylko obrażenia z kości, na których wypadło 6.
oldworld-upgrade-slaanesh_daemon = Strażnik Tajemnic
    .text = Dla wskaźnika Slaanesha region, w którym stoi Strażnik Tajemnic, liczy się tak, jakby był w nim żeton Szlachty.
oldworld-upgrade-slaanesh_power_1 = Moc Slaanesha
    .text = Co rundę 1 punkt Mocy więcej.
oldworld-upgrade-slaanesh_power_2 = Większa moc Slaanesha
    .text = Co rundę 2 punkty Mocy więcej.

## Karty Spustoszenia

oldworld-ruination_card-1 = Karta Spustoszenia 1
    .text = Każdy uczestnik Spustoszenia od razu zdobywa 3 Punkty Zwycięstwa. Sam region punktuje w Fazie Końcowej.
oldworld-ruination_card-2 = Karta Spustoszenia 2
    .text = Każdy uczestnik Spustoszenia od razu zdobywa 4 Punkty Zwycięstwa. Sam region punktuje w Fazie Końcowej.
oldworld-ruination_card-3 = Karta Spustoszenia 3
    .text = Każdy uczestnik Spustoszenia od razu zdobywa 4 Punkty Zwycięstwa. Sam region punktuje w Fazie Końcowej.
oldworld-ruination_card-4 = Karta Spustoszenia 4
    .text = Każdy uczestnik Spustoszenia od razu zdobywa 5 Punktów Zwycięstwa. Sam region punktuje w Fazie Końcowej.
oldworld-ruination_card-5 = Karta Spustoszenia 5
    .text = Każdy uczestnik Spustoszenia od razu zdobywa 5 Punktów Zwycięstwa. Sam region punktuje w Fazie Końcowej. Gra kończy się w tej rundzie.

## Karty Starego Świata

oldworld-old_world_card-bretonnian_knights = Rycerze Bretonii
    .text = Umieść 1 żeton Bohaterów w Bretonii i 1 w jednym innym regionie.
    .lasting = Faza Końcowa: każdy gracz z figurką w Bretonii odrzuca 1 kartę Chaosu.
oldworld-old_world_card-the_crusade_is_come = Nadeszła krucjata
    .text = Umieść po 1 żetonie Bohaterów w dwóch różnych regionach. Potem karta opuszcza grę.
oldworld-old_world_card-dark_elf_corsairs = Korsarze mrocznych elfów
    .text = Z planszy znikają wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po 1 żetonie Wydarzeń w Norsce, Bretonii i Estalii.
    .lasting = Faza Końcowa: w każdym regionie z żetonem Wydarzeń każdy gracz, który ma tam kultystę, zdejmuje jednego.
oldworld-old_world_card-divine_inspiration = Boskie natchnienie
    .text = Umieść 1 żeton Bohaterów w regionie z żetonem Chłopów, a jeśli takiego nie ma, w dowolnym.
    .lasting = Póki karta leży na polach wydarzeń: Opór regionów z żetonem Bohaterów jest większy o 1.
oldworld-old_world_card-dwarf_trollslayers = Krasnoludzcy Zabójcy Trolli
    .text = Wybierz: po 1 żetonie Bohaterów w Norsce i Kislevie albo po 1 w Kraju Trolli i Imperium.
    .lasting = Faza Końcowa: w każdym regionie z żetonem Bohaterów gracz z najwyższym Zagrożeniem spośród mających tam wojownika zdejmuje jednego ze swoich wojowników.
oldworld-old_world_card-electors_arise = Elektorzy powstają
    .text = Umieść 1 żeton Szlachty w Imperium i 1 w jednym innym gęsto zaludnionym regionie. Potem karta opuszcza grę.
oldworld-old_world_card-electors_sue_for_peace = Elektorzy proszą o pokój
    .text = Z planszy znikają wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po 1 żetonie Wydarzeń w Kislevie, Imperium i Bretonii.
    .lasting = Póki karta leży na polach wydarzeń: w regionach z żetonem Wydarzeń nie ma walk.
oldworld-old_world_card-franzs_decree = Dekret Franza
    .text = Umieść w Imperium 1 żeton Bohaterów i 1 żeton Szlachty.
    .lasting = Póki karta leży na polach wydarzeń: Opór gęsto zaludnionych regionów jest większy o 1.
oldworld-old_world_card-the_grail_is_found = Odnalezienie Graala
    .text = Z planszy znikają wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po 1 żetonie Wydarzeń w Bretonii, Estalii i Tilei.
    .lasting = Póki karta leży na polach wydarzeń: w regionach z żetonem Wydarzeń nikt nie może umieszczać żetonów Zepsucia.
oldworld-old_world_card-greenskins_invade = Inwazja zielonoskórych
    .text = Z planszy znikają wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po 1 żetonie Wydarzeń w Imperium, Tilei i na Złych Ziemiach.
    .lasting = Koniec Fazy Walki: w każdym regionie z żetonem Wydarzeń każdy gracz, który ma tam figurkę, zdejmuje jedną.
oldworld-old_world_card-the_horned_ones_due = Danina dla Rogatego
    .text = Umieść 1 żeton Skavenów w dowolnym regionie.
    .lasting = Póki karta leży na polach wydarzeń: w regionach z żetonem Skavenów mieści się tylko jedna karta Chaosu.
oldworld-old_world_card-mass_exodus = Masowa ucieczka
    .text = Wybierz region i przenieś wszystkie jego żetony Chłopów do przyległych regionów, które nie są Spustoszone, jak zechcesz. Potem karta opuszcza grę.
oldworld-old_world_card-meteor_showers = Deszcz meteorów
    .text = Umieść po 1 żetonie Spaczenia w dwóch różnych regionach. Potem karta opuszcza grę.
oldworld-old_world_card-norse_reavers = Łupieżcy z Norski
    .text = Z planszy znikają wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem usuń wszystkie żetony Chłopów z Norski i Kraju Trolli i umieść po 1 żetonie Wydarzeń w Norsce, Kraju Trolli i Kislevie.
    .lasting = Faza Końcowa: w każdym regionie z żetonem Wydarzeń każdy gracz, który ma tam figurkę, zdejmuje jedną.
oldworld-old_world_card-peasant_uprising = Powstanie chłopów
    .text = Umieść po 1 żetonie Chłopów w każdym regionie oprócz Złych Ziem.
    .lasting = Póki karta leży na polach wydarzeń: każdy żeton Chłopów zwiększa Opór swojego regionu o 1.
oldworld-old_world_card-plunged_into_chaos = Pogrążeni w Chaosie
    .text = Każdy gracz zdobywa 1 Punkt Zwycięstwa za każdy pojmany żeton Chłopów, a kto ma ich najwięcej, bez remisu, jeszcze 3. Potem karta opuszcza grę.
oldworld-old_world_card-road_wardens = Strażnicy dróg
    .text = Umieść 1 żeton Bohaterów w dowolnym regionie, który nie jest gęsto zaludniony.
    .lasting = Póki karta leży na polach wydarzeń: przyzwanie figurki, która już jest na planszy, kosztuje o 1 punkt Mocy więcej.
oldworld-old_world_card-skavengers = Szczurzy zbieracze
    .text = Umieść 1 żeton Skavenów w regionie z żetonem Spaczenia, a jeśli takiego nie ma, w dowolnym.
    .lasting = Faza Końcowa: z każdego regionu, w którym jest też żeton Skavenów, usuń 1 żeton Spaczenia.
oldworld-old_world_card-teclis_aids_the_empire = Teclis wspiera Imperium
    .text = Z planszy znikają wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po 1 żetonie Wydarzeń w Kislevie, Imperium i Księstwach Granicznych.
    .lasting = Póki karta leży na polach wydarzeń: w regionach z żetonem Wydarzeń karty Chaosu kosztują o 1 punkt Mocy więcej.
oldworld-old_world_card-up_from_skavenblight = Z głębin Skavenblight
    .text = Umieść 1 żeton Skavenów w regionie, w którym jest Spaczeń, albo w przyległym do takiego. Potem karta opuszcza grę.
oldworld-old_world_card-warpstone_discovery = Odkrycie Spaczenia
    .text = Umieść 2 żetony Spaczenia w jednym regionie.
    .lasting = Faza Końcowa: każdy gracz, który ma figurkę w jakimkolwiek regionie ze Spaczeniem, dobiera 1 kartę Chaosu, tylko raz.
oldworld-old_world_card-witch_hunters = Łowcy czarownic
    .text = Umieść 1 żeton Bohaterów w regionie, w którym jest najwięcej kultystów.
    .lasting = Póki karta leży na polach wydarzeń: kto traci figurkę przez żeton Bohaterów, musi oddać kultystę, jeśli go tam ma.
