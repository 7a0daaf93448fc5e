# Pierwsza gra z przewodnikiem: Karak 2.

karak-lesson-first-stone = Pierwszy Kamień Dusz
    .text = Przejedź z Horanem dwie tury: budowa, szkolenie, walka, odkrywanie i starcie z hordą u bram twojego miasta. Czternaście krótkich kroków, około pięciu minut, a wszystko w działaniu.
karak-lesson-first-stone-welcome = Jesteś Horanem, Wojownikiem. Kraina rośnie płytka po płytce, strzegą jej potwory, a liczą się Kamienie Dusz: kto na końcu ma ich najwięcej, wygrywa. Masz 1, Taia ma 2. Padła w walce i przez turę musi odpocząć.
karak-lesson-first-stone-turn = To twoje miasto. Tura to dwie akcje; { karak-building-stables } dają ci trzecią. Przed każdą akcją możesz się poruszyć o jedną płytkę. Przepaście, świecące szczeliny, zagradzają drogę.
karak-lesson-first-stone-build = W swoim mieście zamieniasz zasoby na budynki. Zbuduj { karak-building-army_camp } za 2 żywności i 1 drewno: wybierz go wśród swoich budynków. Odtąd możesz szkolić rycerzy.
karak-lesson-first-stone-train = Wyszkol rycerza za 1 żywność: wybierz Rycerza. Każdy oddział to jedna kość więcej w walce. Możesz ich mieć tyle, ile masz chwały, a masz 1.
karak-lesson-first-stone-attack = Obok stoją Ghule o sile 2. Tabliczka pod nimi pokazuje twoją szansę; rycerz właśnie ją zwiększył. Wybierz ich płytkę: wejdziesz tam i stoczysz walkę. Kości i broń muszą razem dorównać ich sile; remis wygrywa.
karak-lesson-first-stone-loot = 3 miecze na kościach: wygrana. Na odwrocie żetonu był Miecz; trafił w miejsce na broń i w każdej walce dodaje 1. Twoja chwała wzrosła do 2, siły pokonanych. A { karak-ability-spoils_of_war } Horana przyniosły drewno; inni gromadzą zasoby za akcję.
karak-lesson-first-stone-horde = Nowa tura, a przed nią ruszyła się { karak-horde-black }. Hordy idą na miasto, płytkę na turę. Obok niego zaczynają oblężenie: co turę pada budynek, a gdy nie ma już żadnego, samo miasto. Ta idzie na twoje.
karak-lesson-first-stone-explore = Najpierw nabierz sił. Tam, gdzie nie ma jeszcze płytki, odkrywasz krainę: wybierz puste pole obok hordy. Dokładasz nową płytkę, wchodzisz na nią i walczysz z tym, co tam czeka.
karak-lesson-first-stone-stone = Driady o sile 3. Na twojej kości bohatera wypadła czaszka i zabrała 1 z 5 serc; bez serc padasz i tracisz turę. 2 miecze rycerza i twój Miecz dały 3, w sam raz: drugi Kamień Dusz i chwała 3.
karak-lesson-first-stone-strike = Teraz horda, siła 10. Starcie z nią kosztuje serce, a jednym ciosem jej nie pokonasz: tabliczka mówi 0%. Traci jednak tyle siły, ile wynosi twój wynik, a za każde 3 jest nagroda. Wybierz jej płytkę.
karak-lesson-first-stone-reward = Cios za 6: hordzie zostały 4, a dwa zasoby są twoje. Wybierz pierwszy.
karak-lesson-first-stone-second-reward = I drugi. Żywność wyszkoli kolejnych rycerzy.
karak-lesson-first-stone-glory = Twoja chwała to teraz 6, jest miejsce na pięć oddziałów więcej, i znów stoisz tam, skąd ruszył twój atak. Została jedna akcja: wróć do miasta i szkol, ulecz 2 serca albo uderz jeszcze raz, bo pokonana horda daje Kamienie Dusz.
karak-lesson-first-stone-goal = Ostatnia płytka stosu sprowadza Mrocznego Generała. Jego upadek kończy grę i wygrywa ten, kto ma najwięcej Kamieni Dusz. Odtąd to twoja gra.
