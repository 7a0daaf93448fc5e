# Blood Rage w przeglądarce: co mówią sceny i co stoi na scenie.

## Sceny

web-bloodrage-scene-age = { $age }. Zaczyna { $clan }.
web-bloodrage-scene-upgraded = { $cost ->
    [one] { $clan } zagrywa „{ $card }” za { $cost } Punkt Szału.
    [few] { $clan } zagrywa „{ $card }” za { $cost } Punkty Szału.
   *[other] { $clan } zagrywa „{ $card }” za { $cost } Punktów Szału.
}
web-bloodrage-scene-struck = { $figure } atakuje. Do Walhalli: { $list }
web-bloodrage-scene-losses = Do Walhalli: { $list }
web-bloodrage-scene-unopposed = Nikt nie staje na drodze: { $clan } plądruje { $province_acc }. { $reward }
web-bloodrage-scene-pillaged = { $clan } plądruje { $province_acc }. { $reward }
web-bloodrage-scene-reveal = Wszystkie karty leżą. { $list }
web-bloodrage-scene-won = { $clan } wygrywa bitwę { $province_in }: { $total } do { $next }.
web-bloodrage-scene-tied = Remis { $province_in }: { $total }. Przegrywają wszyscy uczestnicy.
web-bloodrage-scene-glory = Chwała: { $list }
web-bloodrage-scene-discarded = Gracze odrzucają ręce; jedną kartę można w tajemnicy zatrzymać.
web-bloodrage-scene-quests = Wyprawy zostają odkryte.
web-bloodrage-scene-quest-done = { $clan } wypełnia Wyprawę „{ $card }”: Chwała { $glory }. { $why }
web-bloodrage-scene-quest-failed = { $clan } nie wypełnia Wyprawy „{ $card }”. { $why }
web-bloodrage-scene-burns = { $province } płonie. Chwalebna śmierć: { $list }
web-bloodrage-scene-honoured = Chwała za poległych: { $list }
web-bloodrage-scene-released = Walhalla się otwiera. { $list }
web-bloodrage-scene-legendary = { $clan } przechodzi do legendy: { $list }
web-bloodrage-scene-ended =
    { $count ->
        [one] Najwięcej Chwały ma { $clans }: { $glory }.
        [few] Zwycięstwo jest wspólne: { $clans }, Chwała każdego: { $glory }.
        [many] Zwycięstwo jest wspólne: { $clans }, Chwała każdego: { $glory }.
       *[other] Zwycięstwo jest wspólne: { $clans }, Chwała każdego: { $glory }.
    }

## Dlaczego Wyprawa się udaje albo nie

web-bloodrage-why-strongest = Największa siła: { $provinces }.
web-bloodrage-why-valhalla =
    { $count ->
        [one] W Walhalli { $count } figurka.
        [few] W Walhalli { $count } figurki.
        [many] W Walhalli { $count } figurek.
       *[other] W Walhalli { $count } figurki.
    }
web-bloodrage-why-nobody = nikt nie ma przewagi
web-bloodrage-why-gone = Cały Region jest zniszczony.

## Scena

web-bloodrage-stage-choosing = Trwa tajny wybór kart.
web-bloodrage-stage-own-card = Twoja karta
web-bloodrage-stage-void = Tekst nie działa
web-bloodrage-stage-wins = { $clan } wygrywa.
web-bloodrage-stage-tied = Remis: przegrywają wszyscy uczestnicy.
web-bloodrage-stage-quest-failed = Nieudana
web-bloodrage-stage-ragnarok = Ragnarök: { $province }
web-bloodrage-stage-each-death = Każda figurka, która tu ginie, przynosi Chwałę: { $glory }.
web-bloodrage-stage-swallowed = { $province } przestaje istnieć.
web-bloodrage-stage-draft-kept = Zatrzymujesz: { $cards }. Pozostali jeszcze wybierają.
web-bloodrage-stage-draft-rest =
    { $passed ->
        [one] Zatrzymane: { $kept } z 6. W lewo wędruje { $passed } karta.
        [few] Zatrzymane: { $kept } z 6. W lewo wędrują { $passed } karty.
        [many] Zatrzymane: { $kept } z 6. W lewo wędruje { $passed } kart.
       *[other] Zatrzymane: { $kept } z 6. W lewo wędruje { $passed } karty.
    }
web-bloodrage-stage-draft-yours = To zatrzymujesz
web-bloodrage-pack-of = Zestaw
web-bloodrage-kept-none = Nie masz jeszcze zatrzymanych kart.
