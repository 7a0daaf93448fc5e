# Trzecia gra z przewodnikiem w Chaos w Starym Świecie: jak pada region i co dzieje się w fazie końcowej.

oldworld-lesson-the-empire-falls = Upadek Imperium
    .text = Doprowadź Nurgla do upadku regionu: policz żetony, podziel punkty i przejdź Fazę Końcową aż do obrotu wskaźnika. Dwanaście krótkich kroków, około pięciu minut, a wszystko w działaniu.
oldworld-lesson-the-empire-falls-welcome = Grasz jako Nurgle, Pan Rozkładu, i wygrywasz cierpliwością. Twój wskaźnik obraca się, gdy kładziesz dwa żetony Zepsucia w gęsto zaludnionym regionie: w Kislevie, Imperium, Bretonii albo Estalii. Zostały ci cztery punkty Mocy, pozostałym żaden.
oldworld-lesson-the-empire-falls-ring = Pierścień Imperium liczy Zepsucie: cztery żetony Slaanesha, dwa twoje i Spaczeń, który jest niczyj, a jednak się liczy. Razem 7. Przy 12 region pada.
oldworld-lesson-the-empire-falls-prize = Upadek płaci dwa razy. Od razu: 4 punkty dla każdego, kto w tej rundzie położył tam żeton. W Fazie Końcowej: 11 punktów za najwięcej żetonów i 5 za drugie miejsce. Trzeba więc tam być i prowadzić.
oldworld-lesson-the-empire-falls-summon = Każdy kultysta kładzie jeden żeton. Przyzwij z rezerwy do Imperium trzeciego Trędowatego za jeden punkt Mocy.
oldworld-lesson-the-empire-falls-stench = Trzej Trędowaci i Kusiciel Slaanesha dobiliby do 11, o jeden za mało. Zagraj w Imperium „Odór śmierci”: jeśli tam dominujesz, kładzie jeszcze dwa żetony.
oldworld-lesson-the-empire-falls-domination = Trzej Trędowaci i karta o koszcie 3 dają 6, więcej niż Opór 5: dominujesz w Imperium za 5 punktów. „Odór śmierci” położył swoje dwa żetony, a dwa w gęsto zaludnionym regionie dają żeton postępu na twój wskaźnik.
oldworld-lesson-the-empire-falls-fall = Potem przyszła kolej na kultystów: trzy żetony twoje i jeden Slaanesha, razem 13. Imperium jest Spustoszone. Obaj bogowie położyli tu żetony, więc obaj od razu zdobyli 4 punkty.
oldworld-lesson-the-empire-falls-hero = Faza Końcowa. Karty Chaosu schodzą z planszy, potem uderzają Bohaterowie: gdzie stoi Bohater, tam figurkę traci obecny bóg o najwyższym Zagrożeniu. W Bretonii to ty. Wybierz figurkę, która odejdzie.
oldworld-lesson-the-empire-falls-reward = Teraz zapłaciło Spustoszenie: twoje 7 żetonów przeciw 5 dało ci 11 punktów, a Slaaneshowi 5. Wszystkie żetony zniknęły z regionu. Figurki mogą tu jeszcze wchodzić, ale nikt już nie zdominuje ani nie zepsuje tego regionu.
oldworld-lesson-the-empire-falls-dial = Twój żeton postępu obraca wskaźnik o jeden poziom: usuń żeton Zepsucia dowolnego boga z dowolnego regionu. Wybierz go.
oldworld-lesson-the-empire-falls-upgrade = Nikt nie zdobył więcej żetonów postępu, więc obracasz wskaźnik o jeszcze jeden poziom: to ulepszenie. Wybierz jedno: przyjrzyj się każdemu, by przeczytać, co robi.
oldworld-lesson-the-empire-falls-goal = Na koniec sprawdza się, czy gra się kończy: wskaźnik na Zwycięstwie, 50 punktów albo pięć Spustoszeń, albo pusta talia Starego Świata, a wtedy przegrywają wszyscy bogowie. Na razie Spustoszone są dwa regiony i zaczyna się nowa runda. Odtąd to twoja gra.
