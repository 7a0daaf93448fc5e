# Druga gra z przewodnikiem w Chaos w Starym Świecie: inny bóg.

oldworld-lesson-changing-ways = Bóg przemian
    .text = Spróbuj innego boga: Tzeentch wygrywa kartami, Spaczeniem i magią, a nie toporem. Czternaście krótkich kroków, około sześciu minut, a wszystko w działaniu.
oldworld-lesson-changing-ways-welcome = Grasz jako Tzeentch, Ten, Który Zmienia Drogi. Twoi wyznawcy nie są wielkimi wojownikami, ale żaden bóg nie ma tylu kart, a wiele z nich nic nie kosztuje. Pozostali wydali już punkty Mocy; tobie zostały trzy.
oldworld-lesson-changing-ways-discard = Inni bogowie dobierają po dwie karty na rundę. Ty możesz najpierw jedną odrzucić, a potem dobierasz do pięciu. Ta runda wymaga innych sztuczek: odrzuć „Knowania Skavenów”.
oldworld-lesson-changing-ways-signs = Każdy wskaźnik żąda innych czynów. Khorne musi zabijać, a ty musisz położyć dwa żetony Zepsucia w regionie z dwoma znakami magii. Jest nim Spaczeń, jest nim też każda karta z magicznym symbolem, gwiazdką u dołu.
oldworld-lesson-changing-ways-teleport = W Tilei leży Spaczeń i stoi twój Akolita. Stoi tam jednak także Siewca Zarazy Nurgla i zaatakowałby go. Zagraj w Tilei kartę „Teleport”: wybierz kartę, a potem region.
oldworld-lesson-changing-ways-away = „Teleport” przenosi kultystę albo wojownika, czyjegokolwiek, dokąd tylko chcesz. Wybierz Siewcę Zarazy, a potem region, do którego trafi.
oldworld-lesson-changing-ways-summon = Każdy kultysta kładzie jeden żeton Zepsucia, a potrzebujesz dwóch. Przyzwij z rezerwy do Tilei drugiego Akolitę za jeden punkt Mocy.
oldworld-lesson-changing-ways-changer = Teraz drugi znak. Karta „Ten, Który Zmienia Drogi” nic nie kosztuje i ma magiczny symbol; ucisza też wszystkie inne karty w regionie. Co „Teleport” już zrobił, tego nie cofa. Zagraj ją w Tilei.
oldworld-lesson-changing-ways-drain = Jeszcze jedna za darmo. „Wyssanie mocy” zabiera punkt każdemu przeciwnikowi, który ma w regionie kultystę, o ile jeszcze jakiś ma, a tobie w każdym razie daje jeden. Zagraj je w Bretonii; nie musisz tam mieć figurki.
oldworld-lesson-changing-ways-dazzle = Znów masz dwa punkty, a „Olśnienie” kosztuje dwa. Zagraj je w Księstwach Granicznych, gdzie nikt nie stoi: koszt karty liczy się także przy dominacji.
oldworld-lesson-changing-ways-domination = Samo „Olśnienie” dało 2 przeciw Oporowi 1: Księstwa Graniczne były twoje za 1 punkt, bez jednej figurki. W Tilei dwaj Akolici i koszt „Teleportu” dali 3 przeciw 2: to 2 punkty.
oldworld-lesson-changing-ways-corruption = Potem twoi Akolici położyli w Tilei dwa żetony, obok Spaczenia i magicznego symbolu. To dało żeton postępu na twój wskaźnik, a nikt inny go nie ma.
oldworld-lesson-changing-ways-warpstone = Wskaźnik się obraca, a jego pierwszy poziom daje ci Spaczeń: wybierz dla niego region. W Tilei byłby drugi i w następnej rundzie nie trzeba by tam żadnej karty.
oldworld-lesson-changing-ways-upgrade = Kto ma najwięcej żetonów postępu, obraca wskaźnik o jeszcze jeden poziom: to ulepszenie do końca gry. Wybierz jedno: przyjrzyj się każdemu, by przeczytać, co robi.
oldworld-lesson-changing-ways-goal = Czterej bogowie, cztery drogi: Khorne zabija, Nurgle psuje gęsto zaludnione regiony, Slaanesh szuka Szlachty i Bohaterów, a ty zbierasz magię. Zaczyna się następna runda i znów możesz najpierw odrzucić kartę. Odtąd to twoja gra.
