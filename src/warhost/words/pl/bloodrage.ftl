# Blood Rage: nazwy elementów i ich działanie własnymi słowami.

bloodrage-title = Blood Rage
    .text = Nadciąga Ragnarök, a od dwóch do czterech klanów wikingów poświęca trzy ostatnie Epoki świata na zdobywanie Chwały. Wybierają dary bogów, najeżdżają ziemie wokół Yggdrasil, plądrują, walczą, podejmują tajne Wyprawy i pięknie giną. Każda Epoka pochłania kolejną Prowincję. Kto na koniec ma najwięcej Chwały, wygrywa, a droga do tego może wieść przez zwycięstwa, przez klęski albo przez jedno i drugie.
## Klany

bloodrage-clan-wolf = Klan Wilka
    .text = Wszystkie Klany zaczynają tak samo; różnią je dopiero karty. Kolor: czerwony.
bloodrage-clan-raven = Klan Kruka
    .text = Wszystkie Klany zaczynają tak samo; różnią je dopiero karty. Kolor: niebieski.
bloodrage-clan-serpent = Klan Wija
    .text = Wszystkie Klany zaczynają tak samo; różnią je dopiero karty. Kolor: żółty.
bloodrage-clan-bear = Klan Niedźwiedzia
    .text = Wszystkie Klany zaczynają tak samo; różnią je dopiero karty. Kolor: brązowy.

## Bogowie

bloodrage-god-odin = Odyn
    .text = Sądzi i karze, w bitwie i po niej.
bloodrage-god-thor = Thor
    .text = Chwała i łupy dla tych, którzy wygrywają.
bloodrage-god-loki = Loki
    .text = Zemsta i nagroda dla tych, którzy przegrywają.
bloodrage-god-frigga = Frigga
    .text = Zapasy, posiłki i ocalenie.
bloodrage-god-heimdall = Heimdall
    .text = Przezorność i zaskoczenie.
bloodrage-god-tyr = Tyr
    .text = Czysta siła w bitwie.

## Plansza

bloodrage-land-manheim = Manheim
bloodrage-land-jotunheim = Jotunheim
bloodrage-land-alfheim = Alfheim

bloodrage-province-elvagar = Elvagar
bloodrage-province-angerboda = Angerboda
bloodrage-province-muspelheim = Muspelheim
bloodrage-province-horgr = Horgr
bloodrage-province-utgard = Utgard
bloodrage-province-andlang = Andlang
bloodrage-province-gimle = Gimle
bloodrage-province-myrkulor = Myrkulor
bloodrage-province-yggdrasil = Yggdrasil

bloodrage-fjord-fjord_northeast = Fiord północno-wschodni
bloodrage-fjord-fjord_east = Fiord wschodni
bloodrage-fjord-fjord_southwest = Fiord południowo-zachodni
bloodrage-fjord-fjord_west = Fiord zachodni

# Każde miejsce, w którym może być figurka.
bloodrage-place-elvagar = { bloodrage-province-elvagar }
bloodrage-place-angerboda = { bloodrage-province-angerboda }
bloodrage-place-muspelheim = { bloodrage-province-muspelheim }
bloodrage-place-horgr = { bloodrage-province-horgr }
bloodrage-place-utgard = { bloodrage-province-utgard }
bloodrage-place-andlang = { bloodrage-province-andlang }
bloodrage-place-gimle = { bloodrage-province-gimle }
bloodrage-place-myrkulor = { bloodrage-province-myrkulor }
bloodrage-place-yggdrasil = { bloodrage-province-yggdrasil }
bloodrage-place-fjord_northeast = { bloodrage-fjord-fjord_northeast }
bloodrage-place-fjord_east = { bloodrage-fjord-fjord_east }
bloodrage-place-fjord_southwest = { bloodrage-fjord-fjord_southwest }
bloodrage-place-fjord_west = { bloodrage-fjord-fjord_west }
bloodrage-place-reserve = Rezerwa
bloodrage-place-valhalla = Walhalla
bloodrage-place-box = Pudełko

## Figurki

bloodrage-figure-leader = Jarl
    .text = Jeden na Klan, Siła 3. Najazd Jarlem nie kosztuje Szału, z Rozwinięciem czy bez.
bloodrage-figure-warrior = Wojownik
    .text = Ośmiu na Klan, na początku Siła 1.
bloodrage-figure-ship = Drakkar
    .text = Jeden na Klan, Siła 2. Najeżdża tylko Fiordy, nigdy się nie rusza i walczy za obie Prowincje swojego Fiordu.
bloodrage-figure-monster = Potwór
    .text = Dołącza do Klanu ze swoją kartą, najwyżej dwa naraz. Pod każdym względem liczy się jak figurka Klanu.
bloodrage-figure-troll = { bloodrage-monster-troll }
    .text = { bloodrage-monster-troll.text }
bloodrage-figure-dwarf_chieftain = { bloodrage-monster-dwarf_chieftain }
    .text = { bloodrage-monster-dwarf_chieftain.text }
bloodrage-figure-sea_serpent = { bloodrage-monster-sea_serpent }
    .text = { bloodrage-monster-sea_serpent.text }
bloodrage-figure-valkyrie = { bloodrage-monster-valkyrie }
    .text = { bloodrage-monster-valkyrie.text }
bloodrage-figure-dark_elf = { bloodrage-monster-dark_elf }
    .text = { bloodrage-monster-dark_elf.text }
bloodrage-figure-fire_giant = { bloodrage-monster-fire_giant }
    .text = { bloodrage-monster-fire_giant.text }
bloodrage-figure-frost_giant = { bloodrage-monster-frost_giant }
    .text = { bloodrage-monster-frost_giant.text }
bloodrage-figure-soldier_of_hel = { bloodrage-monster-soldier_of_hel }
    .text = { bloodrage-monster-soldier_of_hel.text }
bloodrage-figure-volur_witch = { bloodrage-monster-volur_witch }
    .text = { bloodrage-monster-volur_witch.text }

## Trzy Statystyki Klanu

bloodrage-track-rage = Szał
    .text = Ile Szału Klan dostaje na początku każdej Fazy Akcji: 6, 7, 8, 9, 12, 12.
bloodrage-track-axes = Topory
    .text = Ile Chwały Klan dostaje za wygraną bitwę: 3, 4, 5, 6, 8, 8.
bloodrage-track-horns = Rogi
    .text = Ile figurek Klan może mieć na planszy, gdy wykonuje Najazd: 4, 5, 6, 7, 10, 10.

## Plansza Klanu

bloodrage-slot-leader = Pole Jarla
    .text = Mieści jedno Rozwinięcie Jarla.
bloodrage-slot-warrior = Pole Wojowników
    .text = Mieści jedno Rozwinięcie Wojowników.
bloodrage-slot-ship = Pole Drakkara
    .text = Mieści jedno Rozwinięcie Drakkara.
bloodrage-slot-monster_1 = Pierwsze pole Potwora
    .text = Mieści jedno Rozwinięcie Potwora.
bloodrage-slot-monster_2 = Drugie pole Potwora
    .text = Mieści jedno Rozwinięcie Potwora.
bloodrage-slot-clan_1 = Pierwsze pole Klanu
    .text = Mieści jedno Rozwinięcie Klanu.
bloodrage-slot-clan_2 = Drugie pole Klanu
    .text = Mieści jedno Rozwinięcie Klanu.
bloodrage-slot-clan_3 = Trzecie pole Klanu
    .text = Mieści jedno Rozwinięcie Klanu.

## Akcje

bloodrage-action-invade = Najazd
    .text = Zapłać Szałem Siłę figurki i postaw ją z Rezerwy w pustej Wiosce; Drakkar płynie do Fiordu.
bloodrage-action-march = Wymarsz
    .text = Zapłać 1 Szału i przenieś dowolną liczbę swoich figurek z jednej Prowincji do jednej innej, w której jest miejsce, bliskiej czy dalekiej.
bloodrage-action-upgrade = Rozwinięcie
    .text = Zapłać koszt karty i połóż ją na swojej Planszy Klanu. Figurka tego rodzaju z Rezerwy może od razu najechać za darmo.
bloodrage-action-quest = Wyprawa
    .text = Połóż zakrytą Kartę Wyprawy. Nic nie kosztuje; rozstrzyga się ją w Fazie Wypraw.
bloodrage-action-pillage = Plądrowanie
    .text = Zaatakuj Prowincję, w której masz figurkę albo Drakkar w jej Fiordzie. Nic nie kosztuje; jeśli nikt cię nie powstrzyma, bierzesz nagrodę.
bloodrage-action-pass = Pas
    .text = Oddaj resztę Szału. W tej Epoce już nie działasz, ale nadal odpowiadasz na cudze Plądrowania.

## Epoka

bloodrage-age-0 = Przed Pierwszą Epoką
bloodrage-age-1 = Pierwsza Epoka
bloodrage-age-2 = Druga Epoka
bloodrage-age-3 = Trzecia Epoka

bloodrage-phase-gifts = Faza Darów Bogów
    .text = Po osiem kart; w drafcie każdy zachowuje sześć.
bloodrage-phase-action = Faza Akcji
    .text = Jedna akcja na turę, aż nikt nie ma Szału albo wszystkie Prowincje są splądrowane.
bloodrage-phase-discard = Faza Odrzucenia Kart
    .text = Zachowaj na ręce najwyżej jedną kartę; w Trzeciej Epoce żadnej.
bloodrage-phase-quest = Faza Wypraw
    .text = Wszystkie Wyprawy odkrywa się i rozstrzyga.
bloodrage-phase-ragnarok = Faza Ragnaröku
    .text = Skazana Prowincja ginie; kto w niej zginie, przynosi Chwałę.
bloodrage-phase-release = Faza Powrotu z Walhalli
    .text = Wszystkie figurki z Walhalli wracają do Rezerw swoich Klanów.

## Żetony

bloodrage-reward-rage = Nagroda: Szał
    .text = Podnosi Statystykę Szału o jeden poziom. Szał do wydania rośnie dopiero w następnej Epoce.
bloodrage-reward-axes = Nagroda: Topory
    .text = Podnosi Statystykę Toporów o jeden poziom, jeszcze na czas wygranej właśnie bitwy.
bloodrage-reward-horns = Nagroda: Rogi
    .text = Podnosi Statystykę Rogów o jeden poziom.
bloodrage-reward-glory = Nagroda: Chwała
    .text = Daje 5 Chwały.
bloodrage-reward-yggdrasil = Nagroda Yggdrasil
    .text = Podnosi Szał, Topory i Rogi o jeden poziom.

bloodrage-token-ragnarok = Żeton Ragnaröku
    .text = Wskazuje zewnętrzną Prowincję. Trzy leżą na Planszy Epok i mówią, która Prowincja upadnie w której Epoce.
bloodrage-token-doom = Żeton Zagłady
    .text = Leży na Prowincji, którą zniszczy Ragnarök tej Epoki.
bloodrage-token-saga = Żeton Sagi
    .text = Pokazuje bieżącą Epokę i fazę.
bloodrage-token-first_player = Żeton Pierwszego Gracza
    .text = Kto go ma, zaczyna Fazę Akcji. Po każdej Epoce przechodzi w lewo.
bloodrage-token-clan = Żeton Klanu
    .text = Zaznacza trzy Statystyki i Szał, który Klan ma do wydania.
bloodrage-token-glory_marker = Znacznik Chwały
    .text = Pokazuje Chwałę Klanu.

## Końce gry

bloodrage-ending-most_glory = Największa Chwała
    .text = Trzecia Epoka dobiegła końca. Wygrywa Klan z największą Chwałą.
bloodrage-ending-shared = Wspólna Chwała
    .text = Trzecia Epoka dobiegła końca, a najwięcej Chwały ma kilka Klanów: dzielą zwycięstwo.

## Pojęcia

bloodrage-kind-battle = Karta Bitwy
    .text = Dodaje w bitwie swój bonus do twojej Siły. Zwycięzca ją odrzuca, przegrani biorą swoje z powrotem.
bloodrage-kind-quest = Karta Wyprawy
    .text = Zagrywana zakryta jako akcja; jeśli w Fazie Wypraw jej warunek jest spełniony, daje Chwałę i podnosi Statystykę.
bloodrage-kind-upgrade = Karta Rozwinięcia
    .text = Za swój koszt trafia na Planszę Klanu; działa do końca gry albo do wymiany na inną.

bloodrage-type-leader = Rozwinięcie Jarla
bloodrage-type-warrior = Rozwinięcie Wojowników
bloodrage-type-ship = Rozwinięcie Drakkara
bloodrage-type-monster = Rozwinięcie Potwora
bloodrage-type-clan = Rozwinięcie Klanu

bloodrage-term-glory = Chwała
    .text = Rozstrzyga grę. Dają ją bitwy, Wyprawy, nagrody, Ragnarök i karty.
bloodrage-term-strength = Siła
    .text = Tym figurka walczy i tyle kosztuje Najazd nią.
bloodrage-term-bonus = Bonus
    .text = Ile karta dodaje w bitwie do Siły Klanu.
bloodrage-term-legendary = Poziom legendy
    .text = Statystyka na czwartym lub piątym poziomie daje na koniec gry 10 Chwały, na szóstym 20.
bloodrage-term-reserve = Rezerwa
    .text = Figurki Klanu, które czekają obok planszy.
bloodrage-term-destroyed = Zniszczona Prowincja
    .text = Poza grą: bez figurek, bez Plądrowania, bez Wypraw.
bloodrage-term-pillaged = Splądrowana
    .text = Żeton leży ciemną stroną do góry; tej Prowincji nie można w tej Epoce plądrować ponownie.
bloodrage-term-draft = Draft
    .text = Zachowaj jedną kartę, resztę podaj w lewo, i tak dalej, aż masz sześć; we dwoje po dwie karty naraz.
bloodrage-term-white_disc = Biały dysk
    .text = Kartę Bitwy z białym dyskiem można dołożyć także po odkryciu wszystkich kart.

## Potwory

bloodrage-monster-troll = Troll
    .text = Gdy Troll najeżdża Prowincję, giną w niej wszyscy wrodzy Wojownicy.
bloodrage-monster-dwarf_chieftain = Wódz Krasnoludów
    .text = Ani karta, ani Najazd tą figurką nie kosztują Szału.
bloodrage-monster-sea_serpent = Wąż Morski
    .text = Jest i Drakkarem, i Potworem: najeżdża tylko Fiordy, nigdy się nie rusza i walczy za obie Prowincje.
bloodrage-monster-valkyrie = Walkiria
    .text = Po bitwie z jej udziałem, wygranej czy przegranej, zyskujesz 2 Chwały za każdą zniszczoną w niej wrogą figurkę.
bloodrage-monster-dark_elf = Mroczny Elf
    .text = Może najechać Yggdrasil i ma tam Siłę 3 zamiast 1.
bloodrage-monster-fire_giant = Ognisty Olbrzym
    .text = Gdy Ognisty Olbrzym najeżdża Prowincję, w niej i w jej Fiordzie giną wszystkie wrogie figurki oprócz Potworów.
bloodrage-monster-frost_giant = Lodowy Olbrzym
    .text = Gdy splądrujesz Prowincję, w której stoi Lodowy Olbrzym, dostajesz jej nagrodę dwa razy.
bloodrage-monster-soldier_of_hel = Żołnierz Hel
    .text = Ani karta, ani Najazd tą figurką nie kosztują Szału.
bloodrage-monster-volur_witch = Wiedźma Volur
    .text = Gdy miałaby zginąć w zewnętrznej Prowincji, możesz zamiast tego przenieść ją do Yggdrasil.

## Karty Pierwszej Epoki

bloodrage-card-troll = { bloodrage-monster-troll }
    .text = { bloodrage-monster-troll.text }
bloodrage-card-dwarf_chieftain = { bloodrage-monster-dwarf_chieftain }
    .text = { bloodrage-monster-dwarf_chieftain.text }
bloodrage-card-sea_serpent = { bloodrage-monster-sea_serpent }
    .text = { bloodrage-monster-sea_serpent.text }
bloodrage-card-lord_of_hammers = Władca Młotów
    .text = Gdy splądrujesz Prowincję, w której jest twój Jarl, możesz go przenieść do sąsiedniej Prowincji z wolnym miejscem albo do Yggdrasil.
bloodrage-card-brothers_in_arms = Bracia Broni
    .text = W każdej Prowincji każdych dwóch twoich Wojowników ma razem Siłę 3; ten bez pary ma 1.
bloodrage-card-lokis_dragons = Smoki Lokiego
    .text = Zyskujesz 4 Chwały za każdym razem, gdy ginie twój Drakkar.
bloodrage-card-lokis_domain = Domena Lokiego
    .text = Zyskujesz 1 Chwały za każdą swoją figurkę powracającą z Walhalli.
bloodrage-card-friggas_charm = Urok Friggi
    .text = Twoje Rozwinięcia kosztują o 1 Szału mniej, nigdy mniej niż 0.
bloodrage-card-thors_glory = Chwała Thora
    .text = Po bitwie z twoim udziałem zyskujesz 2 Chwały, jeśli zginęły w niej co najmniej dwie wrogie figurki.
bloodrage-card-friggas_succor = Posiłki Friggi
    .text = Gdy najeżdżasz Prowincję, jeden Wojownik z twojej Rezerwy może najechać ją także, za darmo.
bloodrage-card-tyrs_domain = Domena Tyra
    .text = Karta Wyprawy, którą odkrywasz w bitwie, może liczyć się jako Karta Bitwy z bonusem 3.
bloodrage-card-lokis_blessing = Błogosławieństwo Lokiego
    .text = Po każdej przegranej bitwie jeden Wojownik z twojej Rezerwy może najechać tę Prowincję za darmo.
bloodrage-card-alfheim_1 = Alfheim
    .text = Miej najwięcej Siły w co najmniej jednej Prowincji Alfheimu: zyskujesz 5 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-jotunheim_1 = Jotunheim
    .text = Miej najwięcej Siły w co najmniej jednej Prowincji Jotunheimu: zyskujesz 5 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-manheim_1 = Manheim
    .text = Miej najwięcej Siły w co najmniej jednej Prowincji Manheimu: zyskujesz 5 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-glorious_death_1 = Chwalebna Śmierć
    .text = Miej przed Ragnarökiem co najmniej cztery figurki w Walhalli: zyskujesz 6 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-yggdrasil_1 = Yggdrasil
    .text = Miej najwięcej Siły w Yggdrasil: zyskujesz 6 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-odins_smite = Grom Odyna
    .text = Przed porównaniem Siły każdy przeciwnik w bitwie traci jednego Wojownika w tej Prowincji.
bloodrage-card-tyrs_bash = Uderzenie Tyra
    .text = Tylko bonus.
bloodrage-card-heimdalls_sight = Wzrok Heimdalla
    .text = Jej bonus jest równy najwyższemu bonusowi wśród kart przeciwników w tej bitwie.
bloodrage-card-friggas_grace = Łaska Friggi
    .text = Jeśli twoje Plądrowanie się uda, podnosisz jeszcze jedną Statystykę, inną niż podniosła nagroda.
bloodrage-card-lokis_trickery = Podstęp Lokiego
    .text = Jeśli przegrasz, zabierasz zwycięzcy 1 Szału.
bloodrage-card-tyrs_smash_1 = Zamach Tyra
    .text = Tylko bonus.
bloodrage-card-tyrs_smite_1 = Cios Tyra
    .text = Tylko bonus.
bloodrage-card-tyrs_crush_1 = Uścisk Tyra
    .text = Tylko bonus.
bloodrage-card-thors_hammer = Młot Thora
    .text = Jeśli wygrasz, zyskujesz 3 Chwały.

## Karty Drugiej Epoki

bloodrage-card-valkyrie = { bloodrage-monster-valkyrie }
    .text = { bloodrage-monster-valkyrie.text }
bloodrage-card-dark_elf = { bloodrage-monster-dark_elf }
    .text = { bloodrage-monster-dark_elf.text }
bloodrage-card-fire_giant = { bloodrage-monster-fire_giant }
    .text = { bloodrage-monster-fire_giant.text }
bloodrage-card-lord_of_axes = Władca Toporów
    .text = Gdy splądrujesz Prowincję, w której jest twój Jarl, podnosisz wybraną Statystykę.
bloodrage-card-experts_in_arms = Znawcy Broni
    .text = Twoi Wojownicy mają Siłę 2; Najazd każdym z nich kosztuje 2.
bloodrage-card-fire_dragons = Ogniste Smoki
    .text = Zyskujesz 8 Chwały za każdym razem, gdy ginie twój Drakkar.
bloodrage-card-odins_inspiration = Natchnienie Odyna
    .text = Twoje figurki ginące w Ragnaröku przynoszą dwa razy więcej Chwały.
bloodrage-card-tyrs_challenge = Wyzwanie Tyra
    .text = Jako akcję zapłać 2 Szału i plądruj Prowincję, która jest już splądrowana.
bloodrage-card-friggas_protection = Opieka Friggi
    .text = Gdy twoja figurka miałaby zginąć, możesz zapłacić 1 Szału: zostaje na swoim miejscu.
bloodrage-card-lokis_eminence = Sława Lokiego
    .text = Zyskujesz 2 Chwały za każdą swoją figurkę powracającą z Walhalli.
bloodrage-card-tyrs_prowess = Biegłość Tyra
    .text = Gdy wygrasz bitwę, możesz wziąć z powrotem zagrane w niej karty, płacąc 1 Szału za każdą.
bloodrage-card-thors_domain = Domena Thora
    .text = Po najechaniu Prowincji możesz zapłacić 2 Szału i od razu ją plądrować.
bloodrage-card-alfheim_2 = Alfheim
    .text = Miej najwięcej Siły w co najmniej jednej Prowincji Alfheimu: zyskujesz 7 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-jotunheim_2 = Jotunheim
    .text = Miej najwięcej Siły w co najmniej jednej Prowincji Jotunheimu: zyskujesz 7 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-manheim_2 = Manheim
    .text = Miej najwięcej Siły w co najmniej jednej Prowincji Manheimu: zyskujesz 7 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-glorious_death_2 = Chwalebna Śmierć
    .text = Miej przed Ragnarökiem co najmniej cztery figurki w Walhalli: zyskujesz 8 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-yggdrasil_2 = Yggdrasil
    .text = Miej najwięcej Siły w Yggdrasil: zyskujesz 8 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-tyrs_crush_2 = Uścisk Tyra
    .text = Tylko bonus.
bloodrage-card-heimdalls_eye = Oko Heimdalla
    .text = Biały dysk: można ją dołożyć także po odkryciu wszystkich kart, obok już zagranej.
bloodrage-card-odins_tide = Fala Odyna
    .text = Przed porównaniem Siły każdy Klan w bitwie, twój też, zachowuje jedną figurkę; pozostałe giną.
bloodrage-card-lokis_backstab = Zdrada Lokiego
    .text = Jeśli przegrasz, zabierasz zwycięzcy 2 Chwały.
bloodrage-card-tyrs_rage_2 = Furia Tyra
    .text = Tylko bonus.
bloodrage-card-heimdalls_watch_2 = Straż Heimdalla
    .text = Wszystkie karty odkryte w tej bitwie są odrzucane, a ty zyskujesz Chwałę równą sumie ich bonusów. Potem każdy zagrywa nową kartę.
bloodrage-card-thors_oath = Przysięga Thora
    .text = Jeśli wygrasz, podnosisz wybraną Statystykę.
bloodrage-card-tyrs_smite_2 = Cios Tyra
    .text = Tylko bonus.
bloodrage-card-tyrs_smash_2 = Zamach Tyra
    .text = Tylko bonus.

## Karty Trzeciej Epoki

bloodrage-card-frost_giant = { bloodrage-monster-frost_giant }
    .text = { bloodrage-monster-frost_giant.text }
bloodrage-card-soldier_of_hel = { bloodrage-monster-soldier_of_hel }
    .text = { bloodrage-monster-soldier_of_hel.text }
bloodrage-card-volur_witch = { bloodrage-monster-volur_witch }
    .text = { bloodrage-monster-volur_witch.text }
bloodrage-card-lord_of_spears = Władca Włóczni
    .text = Gdy splądrujesz Prowincję, w której jest twój Jarl, podnosisz wszystkie trzy Statystyki.
bloodrage-card-masters_in_arms = Mistrzowie Broni
    .text = W każdej Prowincji każdych dwóch twoich Wojowników ma razem Siłę 6; ten bez pary ma 2. Najazd każdym z nich kosztuje 2.
bloodrage-card-eternal_dragons = Wieczne Smoki
    .text = Zyskujesz 12 Chwały za każdym razem, gdy ginie twój Drakkar.
bloodrage-card-friggas_domain = Domena Friggi
    .text = Możesz najechać figurką z Walhalli za 1 Szału zamiast zwykłego kosztu.
bloodrage-card-odins_throne = Tron Odyna
    .text = Twoje udane Wyprawy dają dwa razy więcej Chwały.
bloodrage-card-thors_conquest = Podbój Thora
    .text = Na koniec gry zyskujesz 3 Chwały za każdą swoją figurkę na planszy.
bloodrage-card-friggas_sacrifice = Ofiara Friggi
    .text = Jako akcję zniszcz dwie swoje figurki na planszy i podnieś wybraną Statystykę.
bloodrage-card-tyrs_wrath = Gniew Tyra
    .text = Karta Wyprawy, którą odkrywasz w bitwie, może liczyć się jako Karta Bitwy z bonusem 5.
bloodrage-card-lokis_wrath = Gniew Lokiego
    .text = Zyskujesz 3 Chwały za każdą swoją figurkę powracającą z Walhalli.
bloodrage-card-alfheim_3 = Alfheim
    .text = Miej najwięcej Siły w co najmniej jednej Prowincji Alfheimu: zyskujesz 9 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-jotunheim_3 = Jotunheim
    .text = Miej najwięcej Siły w co najmniej jednej Prowincji Jotunheimu: zyskujesz 9 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-manheim_3 = Manheim
    .text = Miej najwięcej Siły w co najmniej jednej Prowincji Manheimu: zyskujesz 9 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-glorious_death_3 = Chwalebna Śmierć
    .text = Miej przed Ragnarökiem co najmniej cztery figurki w Walhalli: zyskujesz 11 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-yggdrasil_3 = Yggdrasil
    .text = Miej najwięcej Siły w Yggdrasil: zyskujesz 11 Chwały i podnosisz wybraną Statystykę.
bloodrage-card-heimdalls_gaze = Spojrzenie Heimdalla
    .text = Biały dysk: można ją dołożyć także po odkryciu wszystkich kart, obok już zagranej.
bloodrage-card-thors_primacy = Prymat Thora
    .text = Teksty odkrytych kart przeciwników nie działają; ich bonusy zostają.
bloodrage-card-thors_ascension = Wyniesienie Thora
    .text = Jeśli wygrasz, zyskujesz 3 Szału i 3 Chwały.
bloodrage-card-odins_judgement = Sąd Odyna
    .text = Wygrasz czy przegrasz, zyskujesz 2 Chwały za każdą figurkę zniszczoną w tej bitwie, swoje też.
bloodrage-card-tyrs_rage_3 = Furia Tyra
    .text = Tylko bonus.
bloodrage-card-heimdalls_watch_3 = Straż Heimdalla
    .text = Wszystkie karty odkryte w tej bitwie są odrzucane, a ty zyskujesz Chwałę równą sumie ich bonusów. Potem każdy zagrywa nową kartę.
bloodrage-card-tyrs_crush_3 = Uścisk Tyra
    .text = Tylko bonus.
bloodrage-card-lokis_poison = Trucizna Lokiego
    .text = Jeśli przegrasz, wszystkie karty odkryte przez zwycięzcę trafiają na twoją rękę.
bloodrage-card-tyrs_smite_3 = Cios Tyra
    .text = Tylko bonus.
