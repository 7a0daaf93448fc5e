# Pierwsza gra z przewodnikiem: Blood Rage.

bloodrage-lesson-first-raid = Pierwszy najazd
    .text = Poprowadź klan Wilka przez jedną epokę: najazd, rozwinięcie, plądrowanie, bitwa, wyprawa i Ragnarök. Czternaście krótkich kroków, około sześciu minut, każdy do zrobienia samemu.
bloodrage-lesson-first-raid-welcome = Prowadzisz klan Wilka. Świat skończy się w trzech epokach i liczy się tylko chwała: za wygrane bitwy, spełnione wyprawy i dobrą śmierć. Akcje kosztują Szał, kroplę na twojej planszy; masz go 6. Kruki swój już wydały.
bloodrage-lesson-first-raid-province = To { bloodrage-province-angerboda }. Każdy domek to wioska i mieści jedną figurkę. Wybity krążek mówi, co daje plądrowanie: tutaj podnosi twój Szał. Twój jeden Wojownik stoi naprzeciw dwóch Kruków.
bloodrage-lesson-first-raid-invade = Najedź swoim Jarlem: wybierz Jarla w rezerwie, potem prowincję { bloodrage-province-angerboda }. Jarl nie kosztuje Szału i walczy z siłą 3.
bloodrage-lesson-first-raid-upgrade = Teraz rozwinięcie. Wybierz „{ bloodrage-card-thors_glory }” na ręce, potem pole klanu na swojej planszy. Kosztuje 2 punkty Szału i działa do końca gry.
bloodrage-lesson-first-raid-pillage = Twoje figurki są gotowe. Splądruj prowincję { bloodrage-province-angerboda }: wybierz ją. Nic nie kosztuje, ale każdy, kto tam stoi, walczy.
bloodrage-lesson-first-raid-card = W bitwie każdy kładzie jedną zakrytą kartę, a potem odkrywa się wszystkie naraz. Zagraj „{ bloodrage-card-tyrs_smash_1 }”: dodaje 3 do siły twoich figurek.
bloodrage-lesson-first-raid-spoils = 7 do 2: wygrana. Wrogowie trafili do Walhalli, plądrowanie podniosło twój Szał, Topory dały 3 punkty chwały, a rozwinięcie jeszcze 2. Przegrany odzyskuje zagraną kartę; karta zwycięzcy przepada.
bloodrage-lesson-first-raid-quest = Wyprawy to obietnice kładzione zakryte. Wybierz akcję Wyprawa; nie kosztuje Szału.
bloodrage-lesson-first-raid-lay = Połóż „{ bloodrage-card-manheim_1 }”. Uda się, jeśli na końcu epoki masz największą siłę w którejś prowincji Manheimu, a { bloodrage-province-angerboda } do nich należy.
bloodrage-lesson-first-raid-doom = { bloodrage-province-utgard } się tli: padnie w Ragnaröku tej epoki. Śmierć tam to zaszczyt i chwała. Najedź tę prowincję Wojownikiem za 1 punkt Szału.
bloodrage-lesson-first-raid-pass = Nie ma nic więcej do zrobienia, więc spasuj. Pozostały Szał przepada.
bloodrage-lesson-first-raid-keep = Epoka się kończy. Jedna karta z ręki zostaje z tobą na następną, pozostałe odrzucasz. Wybierz tę, którą zachowujesz.
bloodrage-lesson-first-raid-raise = Twoja wyprawa się powiodła: 5 punktów chwały i wybrana statystyka rośnie. Szał to więcej akcji, Topory więcej chwały za bitwę, Rogi więcej figurek. Wybierz jedną.
bloodrage-lesson-first-raid-goal = { bloodrage-province-utgard } padł, twój Wojownik przyniósł 2 punkty chwały, a Walhalla oddała poległych. Następna epoka zaczyna się draftem: zatrzymujesz karty, resztę podajesz dalej. Po trzech epokach wygrywa ten, kto ma najwięcej chwały; wysokie statystyki dodają jeszcze trochę. Odtąd to twoja gra.
