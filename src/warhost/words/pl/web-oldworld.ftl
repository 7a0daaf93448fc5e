# Co mówią w przeglądarce rysunki gry Chaos w Starym Świecie: podpisy, zdania dla czytników ekranu, notatki.

## Plansza

web-oldworld-board = Plansza: dziewięć regionów Starego Świata
web-oldworld-counted = { $count } × { $name }
web-oldworld-region = { $name }, region { $order }
web-oldworld-values = Opór { $resistance }, Wartość Podboju { $conquest }
web-oldworld-ruined = Spustoszony, karta Spustoszenia { $card }
web-oldworld-corruption = Zepsucie { $count } z { $ruin }
web-oldworld-stack = { $power }: { $figures }, { $region }
web-oldworld-laid = Zabita, leży tu do końca walki.
web-oldworld-token = { $tokens }, { $region }
web-oldworld-pool = W puli: { $tokens }
web-oldworld-pool-none = W puli nie ma już: { $tokens }
web-oldworld-deck = Talia Starego Świata, pozostałe karty: { $count }
web-oldworld-dial = { $power }: Zagrożenie { $threat }, następne na wskaźniku: { $next }. Punkty Mocy { $power_points }, żetony postępu { $counters }, Punkty Zwycięstwa { $points }
web-oldworld-points = { $power }: { $points }
web-oldworld-points-track = Punkty Zwycięstwa: { $list }
web-oldworld-round = Runda { $round }
web-oldworld-round-phase = Runda { $round } · { $phase }
web-oldworld-rolled = { $power }, wyrzucono { $dice }: { $hits ->
    [one] { $hits } obrażenie
    [few] { $hits } obrażenia
    [many] { $hits } obrażeń
   *[other] { $hits } obrażenia
}

## Arkusze i ręka

web-oldworld-fact = { $name }: { $value }
web-oldworld-hand-count = Karty na ręce
web-oldworld-peasants = Pojmani Chłopi
web-oldworld-next-tick = Następnie: { $reward }
web-oldworld-dial-path = Wskaźnik stoi na poziomie { $tick } z { $last }
web-oldworld-upgrades = Ulepszenia
web-oldworld-in-reserve = W rezerwie: { $figures }
web-oldworld-none-in-reserve = W rezerwie nie ma: { $figure }
web-oldworld-stats = Koszt { $cost }, atak { $attack }, obrona { $defence }
web-oldworld-cost = Koszt
web-oldworld-attack = Atak
web-oldworld-defence = Obrona
web-oldworld-hand-empty = Brak kart Chaosu na ręce.

## Karty

web-oldworld-chaos-card = { $name }, koszt { $cost }
web-oldworld-house = własna
    .text = Nie znamy wydrukowanego tekstu lub liczby; ta jest nasza. Opcja stołu pomija takie karty.
web-oldworld-lasting = Na polach wydarzeń
web-oldworld-ruin-first = Najwięcej Zepsucia
web-oldworld-ruin-second = Drugie najwięcej

## Z bliska

web-oldworld-strength = Dominacja
web-oldworld-dice = Kości
web-oldworld-figures = Figurki
web-oldworld-dominates =
    { $points ->
        [one] { $power } zdominowałby teraz region za { $points } punkt.
        [few] { $power } zdominowałby teraz region za { $points } punkty.
       *[other] { $power } zdominowałby teraz region za { $points } punktów.
    }
web-oldworld-nobody-dominates = Nikt teraz nie zdominuje; potrzeba więcej niż { $resistance } i więcej niż mają inni.
web-oldworld-battle = Doszłoby tu do walki.
web-oldworld-no-corruption = Nie wolno tu teraz umieszczać Zepsucia.
web-oldworld-to-ruin =
    { $count ->
        [one] Do Spustoszenia brakuje { $count } żetonu. Najwięcej Zepsucia daje { $first } pkt, drugie miejsce { $second }.
       *[other] Do Spustoszenia brakuje { $count } żetonów. Najwięcej Zepsucia daje { $first } pkt, drugie miejsce { $second }.
    }
web-oldworld-ruin-due = Region czeka Spustoszenie: najwięcej Zepsucia daje { $first } pkt, drugie miejsce { $second }.
web-oldworld-magic-here = Magiczne symbole tutaj: { $count }
web-oldworld-spaces-here = Wolne pola kart: { $count }
web-oldworld-nobody-here = Nikogo tu nie ma.
