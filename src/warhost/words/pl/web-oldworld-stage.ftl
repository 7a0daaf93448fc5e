# Co się opowiada o grze Chaos w Starym Świecie, gdy się dzieje: wers do każdej sceny i słowa na scenie.

## Wersy scen

web-oldworld-scene-old-world-card = Kartę „{ $card }” wykonuje { $power }.
web-oldworld-scene-tokens-placed = Żetony { $token_gen } pojawiają się { $regions_in }.
web-oldworld-scene-tokens-removed = Żetony { $token_gen } znikają { $regions_from }.
web-oldworld-scene-drew = Dobierasz: { $cards }.
web-oldworld-scene-passed = { $power } pasuje.
web-oldworld-scene-played = { $power } zagrywa „{ $card }” { $region_in }.
web-oldworld-scene-battle-again = Walka { $region_in } zaczyna się od nowa.
web-oldworld-scene-rolled =
    { $hits ->
        [0] { $power } nie wyrzuca żadnego obrażenia.
        [one] { $power } wyrzuca { $hits } obrażenie.
        [few] { $power } wyrzuca { $hits } obrażenia.
       *[other] { $power } wyrzuca { $hits } obrażeń.
    }
web-oldworld-scene-rolled-early =
    { $hits ->
        [0] { $power } uderza wcześniej, ale bez obrażeń.
        [one] { $power } uderza wcześniej i wyrzuca { $hits } obrażenie.
        [few] { $power } uderza wcześniej i wyrzuca { $hits } obrażenia.
       *[other] { $power } uderza wcześniej i wyrzuca { $hits } obrażeń.
    }
web-oldworld-scene-killed = { $power } zabija { $victims_acc }.
web-oldworld-scene-captured = { $power } pojmuje { $victims_acc }.
web-oldworld-scene-undisputed = Bez sporu: { $regions }.
web-oldworld-scene-dominated = { $power } dominuje { $region_in }: { $value }.
web-oldworld-scene-tie = Remis { $region_in }: nikt nie dominuje.
web-oldworld-scene-held = Opór wytrzymał: { $regions }.
web-oldworld-scene-corrupted = Zepsucie { $region_in }: { $shares }; { $total } z { $ruin }.
web-oldworld-scene-corrupted-counters = { $count ->
    [one] Zepsucie { $region_in }: { $shares }; żeton postępu otrzymuje { $powers }.
   *[other] Zepsucie { $region_in }: { $shares }; po żetonie postępu otrzymują { $powers }.
}
web-oldworld-scene-ruined = { $region_gender ->
    [f] { $region } zostaje Spustoszona.
    [n] { $region } zostaje Spustoszone.
    [p] { $region } zostają Spustoszone.
   *[m] { $region } zostaje Spustoszony.
}
web-oldworld-scene-ruin-scored = Punkty za Spustoszenie { $region_in }.
web-oldworld-scene-cleared = Karty Chaosu schodzą z planszy.
web-oldworld-scene-dial = { $power }: { $reward }.
web-oldworld-scene-won = { $ending }: { $winners }.
web-oldworld-scene-lost = { $ending }. Nikt nie wygrywa.

## Scena

web-oldworld-stage-battle = Walka { $region_in }
web-oldworld-stage-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
web-oldworld-stage-hits = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
    [many] { $count } obrażeń
   *[other] { $count } obrażenia
}
web-oldworld-stage-hits-left = { $count ->
    [one] { $count } obrażenie do przydzielenia
    [few] { $count } obrażenia do przydzielenia
    [many] { $count } obrażeń do przydzielenia
   *[other] { $count } obrażenia do przydzielenia
}
web-oldworld-stage-fallen = { $figure } pada
web-oldworld-stage-onlookers = Między wrogami
web-oldworld-stage-elsewhere = Trwa przydzielanie obrażeń.
web-oldworld-stage-domination = Dominacja { $region_in }
web-oldworld-stage-resistance = Opór { $count }
web-oldworld-stage-resistance-line = Linia to Opór: wartość musi być wyższa od niego i od wszystkich innych.
web-oldworld-stage-value = { $power }: { $value }
web-oldworld-stage-points = +{ $count }
web-oldworld-stage-dominates = { $power } dominuje: +{ $count }
web-oldworld-stage-nobody = Nikt nie dominuje
web-oldworld-stage-ruin = Spustoszenie { $region_in }
web-oldworld-stage-ruiners = Uczestnicy Spustoszenia
web-oldworld-stage-most = Najwięcej Zepsucia
web-oldworld-stage-no-ruiner = W tej rundzie nikt nie umieścił tu Zepsucia.
