# Что рассказывается о «Хаосе в Старом Свете» по ходу игры: строка к каждой сцене и слова на сцене.

## Строки сцен

web-oldworld-scene-old-world-card = Карту «{ $card }» выполняет { $power }.
web-oldworld-scene-tokens-placed = Маркеры { $token_gen } появляются { $regions_in }.
web-oldworld-scene-tokens-removed = Маркеры { $token_gen } исчезают { $regions_from }.
web-oldworld-scene-drew = Вы берёте: { $cards }.
web-oldworld-scene-passed = { $power } пасует.
web-oldworld-scene-played = { $power } играет «{ $card }» { $region_in }.
web-oldworld-scene-battle-again = Сражение { $region_in } начинается снова.
web-oldworld-scene-rolled =
    { $hits ->
        [0] { $power } не выбрасывает ранений.
        [one] { $power } выбрасывает { $hits } ранение.
        [few] { $power } выбрасывает { $hits } ранения.
       *[other] { $power } выбрасывает { $hits } ранений.
    }
web-oldworld-scene-rolled-early =
    { $hits ->
        [0] { $power } бьёт раньше, но не выбрасывает ранений.
        [one] { $power } бьёт раньше и выбрасывает { $hits } ранение.
        [few] { $power } бьёт раньше и выбрасывает { $hits } ранения.
       *[other] { $power } бьёт раньше и выбрасывает { $hits } ранений.
    }
web-oldworld-scene-killed = { $power } убивает { $victims_acc }.
web-oldworld-scene-captured = { $power } захватывает { $victims_acc }.
web-oldworld-scene-undisputed = Господствуют без спора: { $regions }.
web-oldworld-scene-dominated = { $power } господствует { $region_in }: { $value }.
web-oldworld-scene-tie = Равенство { $region_in }: не господствует никто.
web-oldworld-scene-held = Сопротивление устояло: { $regions }.
web-oldworld-scene-corrupted = Разорение { $region_in }: { $shares }; { $total } из { $ruin }.
web-oldworld-scene-corrupted-counters = { $count ->
    [one] Разорение { $region_in }: { $shares }; маркер успеха получает { $powers }.
   *[other] Разорение { $region_in }: { $shares }; по маркеру успеха получают { $powers }.
}
web-oldworld-scene-ruined = { $region_gender ->
    [f] { $region } разорена.
    [p] { $region } разорены.
   *[m] { $region } разорён.
}
web-oldworld-scene-ruin-scored = Подсчёт за разорение { $region_in }.
web-oldworld-scene-cleared = Карты Хаоса уходят с поля.
web-oldworld-scene-dial = { $power }: { $reward }.
web-oldworld-scene-won = { $ending }: { $winners }.
web-oldworld-scene-lost = { $ending }. Не победил никто.

## Сцена

web-oldworld-stage-battle = Сражение { $region_in }
web-oldworld-stage-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
web-oldworld-stage-hits = { $count ->
    [one] { $count } ранение
    [few] { $count } ранения
    [many] { $count } ранений
   *[other] { $count } ранения
}
web-oldworld-stage-hits-left =
    { $count ->
        [one] Осталось распределить { $count } ранение
        [few] Осталось распределить { $count } ранения
       *[other] Осталось распределить { $count } ранений
    }
web-oldworld-stage-fallen = { $figure } погибает
web-oldworld-stage-onlookers = Меж двух огней
web-oldworld-stage-elsewhere = Ранения распределяются.
web-oldworld-stage-domination = Господство { $region_in }
web-oldworld-stage-resistance = Сопротивление { $count }
web-oldworld-stage-resistance-line = Черта — это сопротивление: нужно больше него и больше, чем у всех остальных.
web-oldworld-stage-value = { $power }: { $value }
web-oldworld-stage-points = +{ $count }
web-oldworld-stage-dominates = { $power } господствует: +{ $count }
web-oldworld-stage-nobody = Не господствует никто
web-oldworld-stage-ruin = Разорение { $region_in }
web-oldworld-stage-ruiners = Разорители
web-oldworld-stage-most = Больше всего маркеров
web-oldworld-stage-no-ruiner = В этом раунде никто не клал сюда маркеров.
