# Pierwsza gra z przewodnikiem: Blood Rage.

bloodrage-lesson-first-raid = Pierwszy najazd
    .text = Poprowadź Klan Wilka przez jedną Epokę: najazd, Rozwinięcie, plądrowanie, bitwa, Wyprawa i Ragnarök. Czternaście krótkich kroków, około sześciu minut, a wszystko w działaniu.
bloodrage-lesson-first-raid-welcome = Prowadzisz Klan Wilka. Świat skończy się w trzech Epokach i liczy się tylko Chwała: za wygrane bitwy, spełnione Wyprawy i dobrą śmierć. Akcje kosztują Szał, kroplę na twojej planszy; masz go 6. Kruki swój już wydały.
bloodrage-lesson-first-raid-province = To { bloodrage-province-angerboda }. Każdy domek to Wioska i mieści jedną figurkę. Wybity krążek mówi, co daje plądrowanie: tutaj podnosi twój Szał. Twój jeden Wojownik stoi naprzeciw dwóch Kruków.
bloodrage-lesson-first-raid-invade = Najedź swoim Jarlem: wybierz Jarla w Rezerwie, potem Prowincję { bloodrage-province-angerboda }. Jarl nie kosztuje Szału i walczy z siłą 3.
bloodrage-lesson-first-raid-upgrade = Teraz Rozwinięcie. Wybierz „{ bloodrage-card-thors_glory }” na ręce, potem pole Klanu na swojej planszy. Kosztuje 2 Punkty Szału i działa do końca gry.
bloodrage-lesson-first-raid-pillage = Twoje figurki są gotowe. Splądruj Prowincję { bloodrage-province-angerboda }: wybierz ją. Nic nie kosztuje, ale każdy, kto tam stoi, walczy.
bloodrage-lesson-first-raid-card = W bitwie każdy kładzie jedną zakrytą kartę, a potem odkrywa się wszystkie naraz. Zagraj „{ bloodrage-card-tyrs_smash_1 }”: dodaje 3 do siły twoich figurek.
bloodrage-lesson-first-raid-spoils = 7 do 2: wygrana. Wrogowie trafili do Walhalli, plądrowanie podniosło twój Szał, Topory dały 3 Punkty Chwały, a Rozwinięcie jeszcze 2. Przegrany odzyskuje zagraną kartę; karta zwycięzcy przepada.
bloodrage-lesson-first-raid-quest = Wyprawy to obietnice kładzione zakryte. Wybierz akcję Wyprawa; nie kosztuje Szału.
bloodrage-lesson-first-raid-lay = Połóż „{ bloodrage-card-manheim_1 }”. Uda się, jeśli na końcu Epoki masz największą siłę w którejś Prowincji Manheimu, a { bloodrage-province-angerboda } do nich należy.
bloodrage-lesson-first-raid-doom = { bloodrage-province-utgard } się tli: padnie w Ragnaröku tej Epoki. Śmierć tam to zaszczyt i Chwała. Najedź tę Prowincję Wojownikiem za 1 Punkt Szału.
bloodrage-lesson-first-raid-pass = Nie ma nic więcej do zrobienia, więc spasuj. Pozostały Szał przepada.
bloodrage-lesson-first-raid-keep = Epoka się kończy. Jedna karta z ręki zostaje z tobą na następną, pozostałe odrzucasz. Wybierz tę, którą zachowujesz.
bloodrage-lesson-first-raid-raise = Twoja Wyprawa się powiodła: 5 Punktów Chwały i wybrana Statystyka rośnie. Szał to więcej akcji, Topory więcej Chwały za bitwę, Rogi więcej figurek. Wybierz jedną.
bloodrage-lesson-first-raid-goal = { bloodrage-province-utgard } padł, twój Wojownik przyniósł 2 Punkty Chwały, a Walhalla oddała poległych. Następna Epoka zaczyna się draftem: zatrzymujesz karty, resztę podajesz dalej. Po trzech Epokach wygrywa ten, kto ma najwięcej Chwały; wysokie Statystyki dodają jeszcze trochę. Odtąd to twoja gra.
