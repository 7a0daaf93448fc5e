# Druga gra z przewodnikiem: Blood Rage, wyprawy i draft.

bloodrage-lesson-promises-and-gifts = Obietnice i dary
    .text = Połóż Wyprawę, której dotrzymasz, zobacz, jak się opłaca, i z planem draftuj karty następnej Epoki. Trzynaście krótkich kroków, około sześciu minut, a wszystko w działaniu.
bloodrage-lesson-promises-and-gifts-welcome = Prowadzisz Klan Wija, a pierwsza Epoka dobiega końca. Pozostali wydali już Szał; tobie zostały 2 punkty. Czas coś obiecać.
bloodrage-lesson-promises-and-gifts-quest = Wyprawa to obietnica położona zakryta; na końcu Epoki okazuje się, czy ją spełniasz. Wybierz akcję Wyprawa. Nie kosztuje Szału.
bloodrage-lesson-promises-and-gifts-lay = „{ bloodrage-card-glorious_death_1 }” wymaga czterech twoich figurek w Walhalli, a nie ma tam żadnej. Połóż „{ bloodrage-card-jotunheim_1 }”: wystarczy największa siła w jednej z Prowincji Jotunheimu.
bloodrage-lesson-promises-and-gifts-march = { bloodrage-province-horgr } do nich należy, ale stoi tam tylko jeden twój Wojownik naprzeciw jednego Niedźwiedzia, a remis nie wystarcza. Maszeruj za 1 Punkt Szału: wybierz { bloodrage-province-myrkulor }, potem { bloodrage-province-horgr }. Marsz prowadzi, dokąd chcesz.
bloodrage-lesson-promises-and-gifts-send = Kto maszeruje, idzie razem, o ile starczy pustych Wiosek. Wyślij obu Wojowników.
bloodrage-lesson-promises-and-gifts-pass = 3 do 1: obietnica się spełni. Spasuj; pozostały Szał przepada.
bloodrage-lesson-promises-and-gifts-keep = Jedną kartę z ręki można zachować na następną Epokę, druga przepada. Zachowaj tę, którą wolisz.
bloodrage-lesson-promises-and-gifts-raise = Odkryto wszystkie Wyprawy. Niedźwiedzie obiecały Alfheim i nigdzie tam nie stoją: nic nie zyskały i nic nie straciły. Twoja się powiodła: 5 Punktów Chwały i wybrana Statystyka rośnie. Wybierz ją.
bloodrage-lesson-promises-and-gifts-first-gift = { bloodrage-province-muspelheim } padł w Ragnaröku, a druga Epoka zaczyna się draftem: z ośmiu kart zatrzymujesz jedną, resztę podajesz w lewo. Najpierw spójrz na planszę: twoi Wojownicy wciąż stoją tam, gdzie { bloodrage-province-horgr }, więc „{ bloodrage-card-jotunheim_2 }” to już pół sukcesu. Zatrzymaj tę kartę.
bloodrage-lesson-promises-and-gifts-second-gift = Ten zestaw przyszedł z prawej i brakuje w nim już jednej karty. Mocnych kart bitwy jest mało: zatrzymaj jedną z kart Tyra. Jej liczba dodaje się do twojej siły w bitwie.
bloodrage-lesson-promises-and-gifts-third-gift = Trzeci zestaw, ubyły dwie karty. Rozwinięcia i Potwory działają do końca gry, więc te wczesne służą najdłużej. Zatrzymaj jedno: przyjrzyj się każdemu, by przeczytać, co robi.
bloodrage-lesson-promises-and-gifts-back-again = Wrócił twój pierwszy zestaw i brakuje trzech kart: twojej oraz po jednej dla Wilka i Niedźwiedzia. Wiesz więc, co mogą mieć inni. Zatrzymaj, co chcesz; co zostawisz, ktoś weźmie.
bloodrage-lesson-promises-and-gifts-goal = Jeszcze dwie karty do wyboru; dwie ostatnie z każdego zestawu odpadają. Dobra ręka to plan: obietnica, karta do wygrania bitwy i Rozwinięcie, które pasuje do obu. Odtąd to twoja gra.
