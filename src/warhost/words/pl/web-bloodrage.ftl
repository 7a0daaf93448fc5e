# Co mówią w przeglądarce rysunki gry Blood Rage: podpisy, zdania dla czytników ekranu, notatki.

## Plansza

web-bloodrage-board = Plansza: osiem Prowincji wokół Yggdrasil
web-bloodrage-counted = { $count } × { $name }
web-bloodrage-stack = { $clan }: { $figures }, { $place }
web-bloodrage-villages = Wolne Wioski: { $free } z { $villages }
web-bloodrage-age = Epoka { $round }
web-bloodrage-falls = Padnie w Ragnaröku Epoki { $age }
web-bloodrage-falls-for = Padnie w Ragnaröku Epoki { $age }; każda ginąca tam figurka daje { $glory } pkt Chwały.
web-bloodrage-fjord-closed = Zamknięty: obie jego Prowincje są zniszczone
web-bloodrage-supports = Drakkary walczą stąd o: { $provinces }
web-bloodrage-glory-track = Chwała: { $list }
web-bloodrage-order = Kolejność
web-bloodrage-doom = Ragnarök
web-bloodrage-nobody = Jeszcze nikt

## Bitwa i draft

web-bloodrage-battle = Bitwa { $province_in }
web-bloodrage-side = { $clan }: siła figurek { $figures }
web-bloodrage-side-sum = { $clan }: figurki { $figures }, karty { $bonus }, razem { $total }
web-bloodrage-card-laid = Karta leży zakryta
web-bloodrage-pillager = plądruje
web-bloodrage-pack = Twój zestaw: zatrzymaj jedną kartę
web-bloodrage-pack-two = Twój zestaw: zatrzymaj dwie karty
web-bloodrage-pack-one-more = Twój zestaw: zatrzymaj jeszcze jedną kartę
web-bloodrage-kept = Zatrzymane

## Plansze klanów i ręka

web-bloodrage-fact = { $name } { $value }
web-bloodrage-rage-left = Pozostały Szał
web-bloodrage-passed = pas
web-bloodrage-hand-count = Karty na ręce
web-bloodrage-quests = Wyprawy
web-bloodrage-on-board = Figurki na planszy i ile ich może być
web-bloodrage-upgrades = Rozwinięcia
web-bloodrage-track = { $track }: { $value }, stopień { $step } z 6
web-bloodrage-slot-empty = { $slot }, puste
web-bloodrage-in-reserve = W Rezerwie: { $figures }
web-bloodrage-your-hand = Twoja ręka
web-bloodrage-hand-empty = Brak kart na ręce.
web-bloodrage-quest-done = Teraz by się powiodła
web-bloodrage-quest-open = Jeszcze niespełniona

## Karty

web-bloodrage-cost = Koszt
web-bloodrage-bonus = premia { $bonus }
web-bloodrage-hidden-card = Zakryta karta
web-bloodrage-house = własna
    .text = Coś na tej karcie to nasze rozstrzygnięcie; źródła o tym milczą.

## Z bliska

web-bloodrage-figures = Figurki
web-bloodrage-figure-values = Siła { $strength }, koszt najazdu { $cost }
web-bloodrage-strongest = { $clan } ma tu największą siłę.
web-bloodrage-nobody-strongest = Nikt nie jest tu silniejszy od wszystkich pozostałych.
web-bloodrage-nobody-here = Nikogo tu nie ma.

## Skąd chwała

web-bloodrage-points-reward = Plądrowanie
web-bloodrage-points-battle = Wygrane bitwy
web-bloodrage-points-ragnarok = Śmierć w Ragnaröku
web-bloodrage-points-quest = Wyprawy
web-bloodrage-points-battle-card = Karty bitwy
web-bloodrage-points-upgrade = Rozwinięcia
web-bloodrage-points-legendary = Legendarne Statystyki
