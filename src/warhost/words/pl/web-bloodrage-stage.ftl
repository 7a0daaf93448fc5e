# Blood Rage w przeglądarce: co mówią sceny i co stoi na scenie.

## Sceny

web-bloodrage-scene-age = { $age }. Zaczyna { $clan }.
web-bloodrage-scene-upgraded = { $clan } zagrywa: { $card }. Koszt: { $cost } Szału.
web-bloodrage-scene-struck = { $figure } atakuje. Do Walhalli: { $list }
web-bloodrage-scene-losses = Do Walhalli: { $list }
web-bloodrage-scene-unopposed = { $clan } nie napotyka oporu i plądruje: { $province }. { $reward }
web-bloodrage-scene-pillaged = { $clan } splądrował: { $province }. { $reward }
web-bloodrage-scene-reveal = Wszystkie karty leżą. { $list }
web-bloodrage-scene-won = { $clan } wygrywa bitwę ({ $province }): { $total } do { $next }.
web-bloodrage-scene-tied = Nikt nie wygrywa bitwy ({ $province }): remis { $total }. Przegrywają wszyscy uczestnicy.
web-bloodrage-scene-glory = Chwała: { $list }
web-bloodrage-scene-discarded = Gracze odrzucają ręce; jedną kartę można w tajemnicy zatrzymać.
web-bloodrage-scene-quests = Wyprawy zostają odkryte.
web-bloodrage-scene-quest-done = { $clan } spełnia Wyprawę { $card }: Chwała { $glory }. { $why }
web-bloodrage-scene-quest-failed = { $clan } nie spełnia Wyprawy { $card }. { $why }
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
web-bloodrage-why-gone = Cała kraina jest zniszczona.
