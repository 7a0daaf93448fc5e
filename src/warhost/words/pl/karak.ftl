# Karak II z Chaosem: nazwy rzeczy i ich działanie, naszymi słowami.

karak-title = Karak 2 z Chaosem
    .text = Od dwojga do pięciorga bohaterów wyrusza z Zamku Karak w krainę, która rośnie płytka po płytce. Pokonują armie potworów, gromadzą żywność, drewno i kamień, zakładają po jednym mieście, wznoszą budynki i szkolą armię tak dużą, na jaką pozwala im chwała. Na koniec musi paść Mroczny Generał albo trzej Jeźdźcy Chaosu; to zamyka grę, ale wygrywa ją ten, kto ma najwięcej Kamieni Dusz.
## Moduły Chaosu

karak-module-new_buildings = Nowe budynki
    .text = Piętnaście nowych budynków, w tym pięć dla oddziałów elitarnych. Przed pierwszą turą każdy może wziąć do dwóch i zastąpić nimi stare.
karak-module-merchant = Kupiec
    .text = W krainie kryją się dwa stragany. Kto na któryś trafi, może za zasoby kupić broń, amulety i Ogniste pociski.
karak-module-hordes = Hordy
    .text = Z trzech upadłych miast wyruszają hordy. Każda idzie na miasto któregoś bohatera i burzy jego budynki, chyba że ktoś wcześniej ją wykruszy.
karak-module-riders = Jeźdźcy Chaosu
    .text = Trzej Jeźdźcy w trzech upadłych miastach zastępują Mrocznego Generała. Trudniej ich pokonać; pomagają przeciw nim Nowe budynki i Kupiec.
karak-module-new_heroes = Nowi bohaterowie
    .text = Hannah, Akrobatka na orle, i Sidhar, Alchemik, którego miasto lata.

## Zasoby

karak-resource-food = Żywność
    .text = Z folwarków. Karmi rycerzy, minotaury i gryfy.
karak-resource-wood = Drewno
    .text = Z lasów. Miasto kosztuje 2.
karak-resource-stone = Kamień
    .text = Z kamieniołomów. Potrzebny na wieże, cytadele i kolosy.

## Symbole na kościach

karak-fate-stands = liczy się
karak-fate-ignored = zignorowano
karak-fate-resolved = rozliczono
karak-fate-lost = stracono
karak-symbol-0 = bez miecza
karak-symbol-1 = 1 miecz
karak-symbol-2 = 2 miecze
karak-symbol-3 = 3 miecze
karak-symbol-sword = Miecz
    .text = Dodaje 1 do siły rzutu.
karak-symbol-blank = Pusta ścianka
    .text = Nic się nie dzieje.
karak-symbol-skull = Czaszka
    .text = Na kości bohatera kosztuje 1 punkt wytrzymałości; na kości oddziału ginie oddział. Boli i w zwycięstwie, i w porażce.
karak-symbol-hunger = Głód Minotaura
    .text = Zanim rozpatrzysz resztę, oddaj inną kość oddziału, nawet z czaszką, albo strać tego Minotaura.
karak-symbol-repair = Naprawa Kolosa
    .text = Zapłać 1 kamień albo Kolos ginie.
karak-symbol-protection = Ochrona Strażnika
    .text = Strażnik ginie, a żadna czaszka z tego rzutu nie szkodzi tobie ani twoim oddziałom. Bez jego śmierci nie ma ochrony.
karak-symbol-perseverance = Wytrwałość Gryfa
    .text = Gryf ginie, a ty możesz za darmo dołączyć z podajnika rycerza, łucznika lub maga, nawet bez budynku.
karak-symbol-venom = Jad Bazyliszka
    .text = Bazyliszek ginie, a każda czaszka na twoich kościach, która naprawdę cię rani, dodaje 1 miecz.

## Bohaterowie

karak-hero-horan = Horan
    .title = Wojownik
    .text = Horan walczy wcześnie i często: słabe armie przed nim pierzchają, a każde zwycięstwo napełnia mu sakwy.
karak-hero-taia = Taia
    .title = Wyrocznia
    .text = Taia widzi, co ją czeka: z dwóch płytek i z trzech armii potworów bierze tę, która jej pasuje.
karak-hero-lorraine = Lorraine
    .title = Tropicielka
    .text = Lorraine przyprowadza swoich do domu. W każdej walce oszczędza oddział, a najlepiej uderza tam, gdzie wróg jest już znany.
karak-hero-xanros = Xanros
    .title = Czarnoksiężnik
    .text = Xanros wszędzie przywołuje szkielety i karmi się śmiercią własnych oddziałów.
karak-hero-elspeth = Elspeth
    .title = Wojownicza Księżniczka
    .text = Elspeth jest szybka i pewna: jeździ po dwie płytki naraz i może powtórzyć rzut swoją kością.
karak-hero-darius = Darius
    .title = Odkrywca
    .text = Darius na każdej płytce znajduje więcej niż inni i umie przeprawić się przez przepaść.
karak-hero-hannah = Hannah
    .title = Akrobatka
    .text = Hannah na swoim orle przelatuje nad przepaściami i ciska bronią tak, jak inni rzucają zaklęcia.
karak-hero-sidhar = Sidhar
    .title = Alchemik
    .text = Sidhar wyrusza z dwoma znacznikami każdego zasobu, zamienia zasoby w siłę, a jego miasto leci tam, gdzie jest potrzebne.

karak-ability-spoils_of_war = Łupy wojenne
    .text = Po wygranej walce od razu i za darmo gromadzisz zasoby z płytki, jeśli wolno je tam gromadzić.
karak-ability-terror_of_the_weak = Postrach słabych
    .text = Armie o sile 1 liczą się przeciw tobie jako 0. Jeśli na płytce nie ma nic innego, wygrywasz bez rzutu.
karak-ability-sight_of_the_land = Wizja krainy
    .text = Gdy odkrywasz, dobierz dwie płytki tego samego poziomu, jedną dołóż, a drugą odłóż na wierzch stosu.
karak-ability-sight_of_the_foe = Wizja wroga
    .text = Za każdy żeton potworów, który masz położyć, wyciągnij trzy, zatrzymaj jeden, a pozostałe odłóż do woreczka.
karak-ability-forest_kin = Dzieci lasu
    .text = W każdej walce możesz zignorować jedną czaszkę na kości oddziału.
karak-ability-ambush = Zasadzka
    .text = Siła większa o 2, gdy wchodzisz na wrogów, którzy już byli na planszy.
karak-ability-raise_skeletons = Przywołanie szkieletów
    .text = Jako akcję na wolnej płytce weź kość szkieletu. Są trzy; nie liczą się do limitu armii.
karak-ability-life_drain = Wyssanie życia
    .text = Ilekroć ginie twój oddział, odzyskujesz 1 punkt wytrzymałości.
karak-ability-second_strike = Drugi cios
    .text = Raz w walce możesz powtórzyć rzut kością bohatera; liczy się drugi wynik.
karak-ability-swift_mount = Rączy wierzchowiec
    .text = Przed każdą akcją możesz poruszyć się o 2 płytki zamiast o 1, nie przez przepaście. Płytka po drodze musi być wolna od wrogów, a odkrywanie wymaga zwykłego ruchu.
karak-ability-prospector = Poszukiwacz
    .text = Gdy gromadzisz, weź o 1 znacznik więcej z rodzaju widocznego na płytce.
karak-ability-trailblazer = Przecieranie szlaku
    .text = Raz w swojej turze możesz przekroczyć przepaść, wchodząc na płytkę, która już leży.
karak-ability-master_of_throws = Mistrz rzutów
    .text = Możesz wkładać broń w miejsca na zaklęcia i raz cisnąć nią w walce jak zaklęciem. Rzucona broń opuszcza grę; kupiona wraca do puli przedmiotów handlowych.
karak-ability-eagle_flight = Lot na orle
    .text = Przed każdą akcją możesz poruszyć się o 2 płytki zamiast o 1, także przez przepaście. Odkrywanie wymaga zwykłego ruchu.
karak-ability-cannonade = Kanonada
    .text = W walce możesz wydać zasoby: 1 miecz za każde 2 znaczniki, najwyżej 4 znaczniki.
karak-ability-flying_city = Latające miasto
    .text = Na początku swojej tury możesz przesunąć miasto o 1 płytkę, a wraz z nim siebie, jeśli w nim jesteś. Nie wyląduje na miastach, wrogach, straganach, upadłych miastach ani na zamku.

## Kraina

karak-level-1 = Poziom I
karak-level-2 = Poziom II
karak-level-3 = Płytka końcowa

karak-terrain-castle = Zamek Karak
    .text = Stąd wyruszają wszyscy bohaterowie. Bez gromadzenia, bez miasta, bez hordy.
karak-terrain-castle_forest = Las przy zamku
    .text = Część płytki początkowej: bez miasta i bez hordy.
karak-terrain-castle_farm = Folwark przy zamku
    .text = Część płytki początkowej: bez miasta i bez hordy.
karak-terrain-farm = Folwark
    .text = Daje żywność.
karak-terrain-forest = Las
    .text = Daje drewno.
karak-terrain-quarry = Kamieniołom
    .text = Daje kamień.
karak-terrain-farm_forest = Folwark i las
    .text = Daje żywność i drewno.
karak-terrain-farm_quarry = Folwark i kamieniołom
    .text = Daje żywność i kamień.
karak-terrain-forest_quarry = Las i kamieniołom
    .text = Daje drewno i kamień.
karak-terrain-large_farm = Duży folwark
    .text = Daje dwa razy tyle żywności co folwark.
karak-terrain-deep_forest = Gęsty las
    .text = Daje dwa razy tyle drewna co las.
karak-terrain-large_quarry = Duży kamieniołom
    .text = Daje dwa razy tyle kamienia co kamieniołom.
karak-terrain-rich_valley = Żyzna dolina
    .text = Daje żywność, drewno i kamień.
karak-terrain-terraced_farm = Folwark tarasowy
    .text = Daje dużo żywności i trochę kamienia.
karak-terrain-forest_hamlet = Leśny przysiółek
    .text = Daje dużo drewna i trochę żywności.
karak-terrain-wooded_quarry = Leśny kamieniołom
    .text = Daje dużo kamienia i trochę drewna.
karak-terrain-final = Płytka końcowa
    .text = Tu stoi Mroczny Generał z gwardzistami. Bez miasta i bez gromadzenia.
karak-terrain-merchant_stall = Stragan kupca
    .text = Tu można kupować przedmioty. Potwory i hordy trzymają się z dala; bez miasta i bez gromadzenia.
karak-terrain-fallen_city = Upadłe miasto
    .text = Siedziba hordy, Jeźdźca Chaosu albo obojga. Bez miasta i bez gromadzenia.

karak-tile-castle = { karak-terrain-castle }
karak-tile-castle_forest = { karak-terrain-castle_forest }
karak-tile-castle_farm = { karak-terrain-castle_farm }
karak-tile-farm_1 = { karak-terrain-farm }
karak-tile-farm_2 = { karak-terrain-farm }
karak-tile-farm_3 = { karak-terrain-farm }
karak-tile-forest_1 = { karak-terrain-forest }
karak-tile-forest_2 = { karak-terrain-forest }
karak-tile-forest_3 = { karak-terrain-forest }
karak-tile-quarry_1 = { karak-terrain-quarry }
karak-tile-quarry_2 = { karak-terrain-quarry }
karak-tile-quarry_3 = { karak-terrain-quarry }
karak-tile-farm_forest_1 = { karak-terrain-farm_forest }
karak-tile-farm_forest_2 = { karak-terrain-farm_forest }
karak-tile-farm_forest_3 = { karak-terrain-farm_forest }
karak-tile-farm_quarry_1 = { karak-terrain-farm_quarry }
karak-tile-farm_quarry_2 = { karak-terrain-farm_quarry }
karak-tile-farm_quarry_3 = { karak-terrain-farm_quarry }
karak-tile-forest_quarry_1 = { karak-terrain-forest_quarry }
karak-tile-forest_quarry_2 = { karak-terrain-forest_quarry }
karak-tile-forest_quarry_3 = { karak-terrain-forest_quarry }
karak-tile-large_farm = { karak-terrain-large_farm }
karak-tile-deep_forest = { karak-terrain-deep_forest }
karak-tile-large_quarry = { karak-terrain-large_quarry }
karak-tile-rich_valley_1 = { karak-terrain-rich_valley }
karak-tile-rich_valley_2 = { karak-terrain-rich_valley }
karak-tile-rich_valley_3 = { karak-terrain-rich_valley }
karak-tile-terraced_farm = { karak-terrain-terraced_farm }
karak-tile-forest_hamlet = { karak-terrain-forest_hamlet }
karak-tile-wooded_quarry = { karak-terrain-wooded_quarry }
karak-tile-final = { karak-terrain-final }
karak-tile-merchant_stall_1 = { karak-terrain-merchant_stall }
karak-tile-merchant_stall_2 = { karak-terrain-merchant_stall }
karak-tile-fallen_city_black = Upadłe miasto, czarny sztandar
karak-tile-fallen_city_gold = Upadłe miasto, złoty sztandar
karak-tile-fallen_city_red = Upadłe miasto, czerwony sztandar

## Armie potworów

karak-monster-skeletons = Szkielety
    .text = Kości, które nie chcą leżeć. Najsłabsza z armii.
karak-monster-ghouls = Ghule
    .text = Głodne, zgarbione i skore do ucieczki.
karak-monster-dryads = Driady
    .text = Sam las chwycił za broń.
karak-monster-shadow_eaters = Pożeracze cieni
    .text = Gdzie przejdą, tam gasną lampy.
karak-monster-fire_elementals = Żywiołaki ognia
    .text = Chodzący żar, który zdepczą tylko silne armie.
karak-monster-abyss_giants = Olbrzymy z otchłani
    .text = Wyszły z przepaści i są najsilniejsze ze swego rodzaju.

karak-monster_token-skeletons_fire_missile = { karak-monster-skeletons }
karak-monster_token-skeletons_sword = { karak-monster-skeletons }
karak-monster_token-skeletons_plunder = { karak-monster-skeletons }
karak-monster_token-ghouls_fire_missile = { karak-monster-ghouls }
karak-monster_token-ghouls_sword = { karak-monster-ghouls }
karak-monster_token-ghouls_plunder = { karak-monster-ghouls }
karak-monster_token-ghouls_healing = { karak-monster-ghouls }
karak-monster_token-ghouls_hammer = { karak-monster-ghouls }
karak-monster_token-dryads_hammer = { karak-monster-dryads }
karak-monster_token-dryads_amulet_glory = { karak-monster-dryads }
karak-monster_token-dryads_amulet_vitality = { karak-monster-dryads }
karak-monster_token-dryads_soul_stone = { karak-monster-dryads }
karak-monster_token-shadow_eaters_hammer = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_amulet_action = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_amulet_protection = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_soul_stone = { karak-monster-shadow_eaters }
karak-monster_token-fire_elementals_amulet_bear = { karak-monster-fire_elementals }
karak-monster_token-fire_elementals_soul_stone = { karak-monster-fire_elementals }
karak-monster_token-fire_elementals_two_soul_stones = { karak-monster-fire_elementals }
karak-monster_token-abyss_giants_amulet_titan = { karak-monster-abyss_giants }
karak-monster_token-abyss_giants_two_soul_stones = { karak-monster-abyss_giants }

## Wielcy wrogowie

karak-boss-dark_general = Mroczny Generał
    .text = Czeka na płytce końcowej. Stanięcie z nim do walki kosztuje 1 punkt wytrzymałości jeszcze przed rzutem; jego klęska kończy grę.
karak-boss-praetorian = Gwardzista
    .text = Straż Mrocznego Generała. Każdy dodaje mu siły, a odważna, choć przegrana walka może powalić kilku z nich.

karak-horde-black = Czarna horda
    .text = Z upadłego miasta z czarnym sztandarem, siła 10.
karak-horde-gold = Złota horda
    .text = Z upadłego miasta ze złotym sztandarem, siła 15.
karak-horde-red = Czerwona horda
    .text = Z upadłego miasta z czerwonym sztandarem, siła 20.

karak-rider-first = Pierwszy Jeździec Chaosu
    .text = Ciemna postać w kapturze, od której wieje śmiercią. Siła 10, 3 Kamienie Dusz.
karak-rider-second = Drugi Jeździec Chaosu
    .text = Zakuty w złoto, pewny swojej potęgi. Siła 15, 4 Kamienie Dusz.
karak-rider-third = Trzeci Jeździec Chaosu
    .text = Cały w płomieniach, najmożniejszy z trzech. Siła 20, 5½ Kamienia Dusz.

## Przedmioty

karak-slot-weapon = Broń
    .text = Dodaje swoją siłę w każdej walce.
karak-slot-spell = Zaklęcie
    .text = Działa raz i przepada.
karak-slot-amulet = Amulet
    .text = Działa, dopóki go nosisz.

karak-item-sword = Miecz
    .text = W każdej walce siła większa o 1.
karak-item-hammer = Młot
    .text = W każdej walce siła większa o 2.
karak-item-fire_missile = Ognisty pocisk
    .text = Raz, po rzucie: siła większa o 1. Kupiony wraca potem do puli przedmiotów handlowych, znaleziony opuszcza grę.
karak-item-plunder = Grabież
    .text = Raz, w swojej turze: zabierz jednemu przeciwnikowi do 2 wybranych znaczników zasobów.
karak-item-healing = Uzdrowienie
    .text = Raz, w swojej turze i poza walką: odzyskaj 2 punkty wytrzymałości.
karak-item-amulet_glory = Amulet Chwały
    .text = Chwała wyższa o 2, dopóki go nosisz.
karak-item-amulet_action = Amulet Akcji
    .text = Co turę 1 akcja więcej, dopóki go nosisz.
karak-item-amulet_protection = Amulet Protekcji
    .text = W każdej walce możesz zignorować do 2 czaszek na swoich kościach.
karak-item-amulet_vitality = Amulet Żywotności
    .text = Dopóki go nosisz, twoja wytrzymałość może sięgać 6.
karak-item-amulet_bear = Amulet Niedźwiedzia
    .text = Niedźwiedź walczy u twego boku: w każdej walce rzucasz jego kością.
karak-item-amulet_titan = Amulet Tytana
    .text = Tytan walczy u twego boku: w każdej walce rzucasz jego kością.

## Oddziały

karak-unit-knight = Rycerz
    .text = Pewny: rzadko wybitny, rzadko tracony. Szkoli go Obóz wojskowy.
karak-unit-archer = Łucznik
    .text = Często chybia, mocno trafia. Szkoli go Tor łuczniczy.
karak-unit-mage = Mag
    .text = Silny i krótkowieczny. Szkoli go Wieża magów.
karak-unit-basilisk = Bazyliszek
    .text = Elitarny. Jego Jad zamienia twoje straty w miecze.
karak-unit-minotaur = Minotaur
    .text = Elitarny. Bardzo silny, ale jego Głód może kosztować inny oddział.
karak-unit-guardian = Strażnik
    .text = Elitarny. Jego Ochrona ratuje wszystkich innych za cenę własnego życia.
karak-unit-colossus = Kolos
    .text = Elitarny. Silny, dopóki masz kamień na jego Naprawę.
karak-unit-griffin = Gryf
    .text = Elitarny. Gdy ginie przez Wytrwałość, za darmo przychodzi oddział podstawowy.
karak-unit-skeleton = Szkielet
    .text = Przywołany przez Xanrosa. Nie liczy się do limitu armii.
karak-unit-bear = Niedźwiedź
    .text = Walczy dla tego, kto nosi jego amulet, i nigdy nie ginie.
karak-unit-titan = Tytan
    .text = Walczy dla tego, kto nosi jego amulet, i nigdy nie ginie.

## Budynki

karak-building-army_camp = Obóz wojskowy
    .text = Możesz szkolić rycerzy.
karak-building-archery_range = Tor łuczniczy
    .text = Możesz szkolić łuczników.
karak-building-mage_tower = Wieża magów
    .text = Możesz szkolić magów.
karak-building-stables = Stajnie
    .text = Co turę 1 akcja więcej, począwszy od twojej następnej tury.
karak-building-portal = Portal
    .text = Ze swojego miasta możesz zamiast zwykłego ruchu udać się na dowolną odkrytą płytkę.
karak-building-glory_banner = Proporzec chwały
    .text = Chwała wyższa o 2, dopóki stoi.
karak-building-new_glory_banner = Proporzec chwały
    .text = Chwała wyższa o 2, dopóki stoi. Tani proporzec z modułu Nowe budynki.
karak-building-basilisk_lair = Leże Bazyliszków
    .text = Możesz szkolić Bazyliszki.
karak-building-minotaur_labyrinth = Labirynt Minotaurów
    .text = Możesz szkolić Minotaury.
karak-building-guardian_grove = Zagajnik Strażników
    .text = Możesz szkolić Strażników.
karak-building-colossus_factory = Fabryka Kolosów
    .text = Możesz szkolić Kolosy.
karak-building-griffin_aviary = Ptaszarnia Gryfów
    .text = Możesz szkolić Gryfy.
karak-building-monument = Pomnik
    .text = Gdy go wznosisz, wybierz umiejętność innego bohatera z tej gry: masz ją i ty, dopóki Pomnik stoi.
karak-building-market = Targowisko
    .text = W ramach Budowy lub Szkolenia możesz wymieniać zasoby jeden za jeden, za opłatą 1 znacznika.
karak-building-citadel = Cytadela
    .text = Oblegająca cię horda traci najpierw 5 siły. Przeciwnik, który kończy tu ruch, płaci ci 1 zasób albo trzyma się z dala.
karak-building-hospital = Szpital
    .text = Zaraza i Niedola cię nie dotykają, a twoja akcja Leczenia przywraca całą wytrzymałość.
karak-building-inn = Gospoda
    .text = Na początku swojej tury weź 1 wybrany zasób.

## Tura

karak-phase-draft = Dobieranie budynków
    .text = Przed pierwszą turą każdy może wziąć do dwóch nowych budynków.
karak-phase-hordes = Hordy
    .text = Horda, która zagraża twojemu miastu, zbliża się do niego lub je oblega, zanim cokolwiek zrobisz.
karak-phase-turn_start = Początek tury
    .text = Dochód z Gospody i Latające miasto.
karak-phase-move = Ruch
    .text = Przed każdą akcją możesz poruszyć się o jedną płytkę albo odkrywać.
karak-phase-action = Akcja
    .text = Po każdym ruchu jedna akcja; możesz też z niej zrezygnować.
karak-phase-fight = Walka
    .text = Rzuć kością bohatera i wszystkich oddziałów, rozpatrz symbole i czaszki, porównaj.
karak-phase-recovery = Powrót do sił
    .text = Powalony bohater odzyskuje 2 punkty wytrzymałości; to cała jego tura.

## Zakończenia gry

karak-ending-general = Mroczny Generał padł
    .text = Mroczny Generał jest pokonany i gra od razu się kończy. Wygrywa najwięcej Kamieni Dusz.
karak-ending-riders = Jeźdźcy Chaosu padli
    .text = Wszyscy trzej Jeźdźcy są pokonani i gra od razu się kończy. Wygrywa najwięcej Kamieni Dusz.
karak-ending-round_limit = Koniec ostatniej rundy
    .text = Rozegrano umówioną liczbę rund. Wygrywa najwięcej Kamieni Dusz.

## Kogo ściga horda i kto wygrywa przy remisie

## Pojęcia

karak-term-soul_stone = Kamień Dusz
    .text = O nie toczy się gra. Zdobywa się je na potworach, hordach, gwardzistach i bossach; połówki się liczą.
karak-term-glory = Chwała
    .text = Z grubsza siła największego wroga, jakiego udało ci się pokonać. Wyznacza wielkość armii.
karak-term-toughness = Wytrzymałość
    .text = Pięć serc. Bohater bez serc pada i traci czas, ale nic więcej.
karak-term-strength = Siła
    .text = Miecze, broń i premie jednej strony; remis jest zwycięstwem bohatera.
karak-term-plague = Zaraza
    .text = Właściciel miasta z Zarazą nie może budować ani szkolić, dopóki się jej nie pozbędzie.
karak-term-fall = Powalenie
    .text = Przy wytrzymałości 0 bohater trafia do swojego miasta lub na zamek, a w następnej turze tylko wraca do sił.