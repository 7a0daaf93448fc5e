# Druga gra z przewodnikiem: Karak 2, gromadzenie, budowa i szkolenie.

karak-lesson-a-city-grows = Miasto rośnie
    .text = Gromadź, załóż miasto, buduj i szkol: zobacz, jak z zasobów powstaje armia. Z nowymi budynkami. Czternaście krótkich kroków, około sześciu minut, a wszystko w działaniu.
karak-lesson-a-city-grows-welcome = Jesteś Dariusem. Grę wygrywają Kamienie Dusz, Kamienie zdobywają żołnierze, a żołnierzy dają miasta; ty miasta jeszcze nie masz. { karak-item-amulet_action } daje ci trzy akcje na turę zamiast dwóch. Taia padła w walce i przez turę odpoczywa.
karak-lesson-a-city-grows-gather = Na twojej płytce widać żywność i drewno. Gromadź: bierzesz po jednym za każdy symbol.
karak-lesson-a-city-grows-prospector = Darius to { karak-ability-prospector }: bierze jeszcze jeden zasób z tych, które widać na płytce. Weź drewno.
karak-lesson-a-city-grows-site = Gdzie stoi miasto, tam nikt już nie gromadzi, więc zostaw tę bogatą płytkę wolną. Idź do kamieniołomu obok: wybierz jego płytkę.
karak-lesson-a-city-grows-found = Ruch za tobą, akcja przed tobą. Załóż tu miasto za 2 drewna.
karak-lesson-a-city-grows-inn = Trzecią akcją budujesz. Na twojej planszy leży sześć budynków, każdy ze swoją ceną. Zacznij od Gospody za 3 drewna: co turę przyniesie ci jeden zasób.
karak-lesson-a-city-grows-banner = Jedna akcja wystarcza na kilka budynków. Dołóż { karak-building-new_glory_banner } za 1 drewno: daje 2 chwały, a oddziałów możesz mieć tyle, ile masz chwały.
karak-lesson-a-city-grows-income = Taia odpoczęła, znów twoja tura, a { karak-building-inn } płaci. Weź drewno.
karak-lesson-a-city-grows-camp = Zbuduj { karak-building-army_camp } za 2 żywności i 1 drewno. Odtąd możesz szkolić rycerzy.
karak-lesson-a-city-grows-train = Szkolenie to osobna akcja. Wyszkol rycerza za 1 żywność: wybierz Rycerza.
karak-lesson-a-city-grows-train-again = Tu także jedna akcja wystarcza na kilka oddziałów. Przy chwale 2 jest miejsce na drugiego rycerza: wyszkol go.
karak-lesson-a-city-grows-attack = Obok Driady o sile 3 strzegą Kamienia Dusz. Tabliczka pod nimi pokazuje, ile warci są dwaj rycerze. Wybierz ich płytkę.
karak-lesson-a-city-grows-stone = 5 mieczy przeciw 3: twój pierwszy Kamień Dusz. Chwała wzrosła do 3, jest więc miejsce na jeszcze jeden oddział, a { karak-building-inn } znów płaci.
karak-lesson-a-city-grows-goal = { karak-building-stables } dałyby ci kolejną akcję, { karak-building-portal } przeniósłby cię, dokąd chcesz, a { karak-building-mage_tower } szkoli magów. W grze z nowymi budynkami każdy może przed pierwszą turą kilka wymienić. Odtąd to twoja gra.
