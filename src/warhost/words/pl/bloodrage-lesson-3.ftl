# Trzecia gra z przewodnikiem: Blood Rage, karty bitwy, przegrane bitwy i Ragnarök.

bloodrage-lesson-to-win-and-to-fall = Zwyciężać i padać
    .text = Wygraj bitwę kartą trzymaną w zanadrzu, przegraj inną z rozmysłem i niech Ragnarök zapłaci za poległych. Czternaście krótkich kroków, około siedmiu minut, a wszystko w działaniu.
bloodrage-lesson-to-win-and-to-fall-welcome = Prowadzisz Klan Niedźwiedzia w drugiej Epoce. Chwałę daje zwycięstwo, ale też śmierć w dobrym miejscu. Krukom nie został Szał, mają jedną kartę na ręce; ty masz 6 Punktów Szału.
bloodrage-lesson-to-win-and-to-fall-pillage = { bloodrage-province-elvagar }: twój Jarl i Wojownik mają siłę 4, dwa Kruki 2. Wszystkie Wioski są zajęte, więc nikt nie dołączy. Splądruj tę Prowincję: wybierz ją. Jej krążek podnosi twoje Topory.
bloodrage-lesson-to-win-and-to-fall-card = „{ bloodrage-card-tyrs_rage_2 }” dodałaby 6, ale nic więcej. „{ bloodrage-card-thors_oath }” dodaje tylko 1, lecz po wygranej podnosi Statystykę. Odważnie: zagraj ją.
bloodrage-lesson-to-win-and-to-fall-late = Kruki odkryły „{ bloodrage-card-tyrs_crush_2 }”: 6 przeciw twoim 5. Karty z białym dyskiem można jednak dołożyć po odkryciu wszystkich. Dołóż „{ bloodrage-card-heimdalls_eye }”, to jeszcze 2.
bloodrage-lesson-to-win-and-to-fall-oath = 7 do 6: wygrana, a przysięga się opłaca. Wybierz Statystykę, która wzrośnie. Topory policzą się już w tej bitwie.
bloodrage-lesson-to-win-and-to-fall-upgrade = Kruki odzyskały swoją kartę, twoje przepadły, a Topory zapłaciły za zwycięstwo. Teraz pomyśl o tych, którzy zginą: „{ bloodrage-card-odins_inspiration }” podwaja ich Chwałę w Ragnaröku. Połóż tę kartę na wolnym polu Klanu za 2 Punkty Szału.
bloodrage-lesson-to-win-and-to-fall-ship = { bloodrage-province-gimle } się tli: padnie w tej Epoce, a stoi tam dwóch twoich Wojowników. Drakkary w jego Fiordzie toną razem z nim. Najedź zachodni Fiord swoim Drakkarem za 2 Punkty Szału.
bloodrage-lesson-to-win-and-to-fall-challenge = A teraz dobra porażka. Twoja Wyprawa „{ bloodrage-card-glorious_death_2 }” wymaga czterech figurek w Walhalli, a są tam trzy. { bloodrage-province-utgard }: jeden twój Wojownik naprzeciw Jarla i Wojownika. Splądruj tę Prowincję.
bloodrage-lesson-to-win-and-to-fall-backstab = Z kartą „{ bloodrage-card-tyrs_crush_2 }” Kruki mają 8; nawet „{ bloodrage-card-tyrs_rage_2 }” da ci tylko 7. Zagraj więc „{ bloodrage-card-lokis_backstab }”: po przegranej zabierasz zwycięzcy 2 Punkty Chwały.
bloodrage-lesson-to-win-and-to-fall-pass = Przegrana zgodnie z planem. Kruki dostały Chwałę za zwycięstwo, ale 2 jej punkty są twoje, ich karta przepadła, twoja wróciła, a czwarta twoja figurka siedzi w Walhalli. Spasuj.
bloodrage-lesson-to-win-and-to-fall-keep = Jedną kartę można zachować na ostatnią Epokę. Wybierz ją.
bloodrage-lesson-to-win-and-to-fall-death = „{ bloodrage-card-glorious_death_2 }” spełniona: 8 Punktów Chwały i wybrana Statystyka rośnie. Wybierz ją.
bloodrage-lesson-to-win-and-to-fall-ragnarok = Potem padło Gimle, a z nim dwaj Wojownicy i Drakkar: po 3 Punkty Chwały, podwojone, razem 18. A za siedem figurek, które oddała Walhalla, „{ bloodrage-card-lokis_domain }” na twojej planszy zapłaciła po 1.
bloodrage-lesson-to-win-and-to-fall-goal = Zwycięstwa się opłacają, porażki też, a najlepsze Klany umieją jedno i drugie. Ostatnia Epoka zaczyna się draftem; po niej Statystyki dają 10 Punktów Chwały od czwartego pola, a 20 na szóstym. Odtąd to twoja gra.
