# Pierwsza gra z przewodnikiem w Chaos w Starym Świecie.

oldworld-lesson-first-blood = Pierwsza krew w Kislevie
    .text = Poprowadź Khorne’a, Boga Krwi, przez jedną rundę: przyzwij, zagraj kartę, walcz, dominuj, zepsuj region i obróć wskaźnik. Dziesięć krótkich kroków, około pięciu minut, a każdego uczysz się w działaniu.
oldworld-lesson-first-blood-welcome = Grasz jako Khorne, Bóg Krwi. W każdej rundzie bogowie wydają punkty mocy, by sprowadzać figurki do regionów i zagrywać tam karty. Pozostali swoje już wydali; tobie zostały trzy punkty.
oldworld-lesson-first-blood-region = To jest Kislev. Liczba na tabliczce to jego Opór, a zarazem punkty, które daje. Stoją tu twój Zaprzysiężony Krwi i jeden Krwiopuszcz obok dwóch Trędowatych Nurgle’a. Pierścień pokazuje zepsucie: przy 12 żetonach region zostaje spustoszony, a leży ich już 11.
oldworld-lesson-first-blood-summon = Przyzwij drugiego Krwiopuszcza za dwa punkty mocy: wybierz go w swojej rezerwie, a potem Kislev. Przyzywasz tam, gdzie już stoisz, i do sąsiednich regionów.
oldworld-lesson-first-blood-card = Został jeden punkt mocy. Zagraj na Kislev kartę Tron Czaszek: wybierz ją w ręce, a potem region. Dzięki niej przy dominacji liczy się siła ataku twoich figurek.
oldworld-lesson-first-blood-battle = Nikt nie ma już punktów, więc dochodzi do bitwy. Każdy punkt ataku to jedna kość, a 4, 5 i 6 zadają obrażenie. Udały się dwie z twoich czterech kości, a Trędowaty ginie od jednego obrażenia. Wybierz Trędowatego.
oldworld-lesson-first-blood-second-hit = Zostało jedno obrażenie. Zabij drugiego Trędowatego albo pojmij Chłopów, za których płacą niektóre karty. Wybór należy do ciebie.
oldworld-lesson-first-blood-domination = Zabijanie to żywioł Khorne’a: przyniosło żeton na wskaźnik Zagrożenia. Potem Kislev został zdominowany: twoi dwaj Krwiopuszcze liczą się za 4 dzięki atakowi, karta dodaje swój koszt 1, a 5 to więcej niż Opór 3. To dało 3 punkty.
oldworld-lesson-first-blood-ruin = Następnie twój Zaprzysiężony Krwi, kultysta, położył dwunasty żeton: Kislev jest spustoszony. Kto położył tu żeton w tej rundzie, od razu zdobył punkty, a w fazie końcowej zapłaciło też największe i drugie co do wielkości zepsucie. Spustoszonego regionu nikt już nie zdominuje ani nie zepsuje.
oldworld-lesson-first-blood-dial = Twój żeton obraca wskaźnik o jeden poziom, a ponieważ nikt nie zdobył więcej, jeszcze o drugi. Pierwszy dał punkty, drugi daje ulepszenie do końca gry. Wybierz jedno: przyjrzyj się każdemu, by przeczytać, co robi.
oldworld-lesson-first-blood-goal = Kto obróci wskaźnik do Zwycięstwa albo zdobędzie 50 punktów, może wygrać. Także po piątym spustoszeniu gra się kończy i wygrywa największa liczba punktów; jeśli wcześniej skończy się talia Starego Świata, przegrywają wszyscy bogowie. Stąd gra należy do ciebie.
