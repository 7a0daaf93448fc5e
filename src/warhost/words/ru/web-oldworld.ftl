# Что говорят в браузере рисунки игры «Хаос в Старом Свете»: подписи, фразы для чтения с экрана, заметки.

## Поле

web-oldworld-board = Поле: девять земель Старого Света
web-oldworld-counted = { $count } × { $name }
web-oldworld-region = { $name }, регион { $order }
web-oldworld-values = Сопротивление { $resistance }, ценность завоевания { $conquest }
web-oldworld-ruined = Разорён, карта разорения { $card }
web-oldworld-corruption = Разорение { $count } из { $ruin }
web-oldworld-stack = { $power }: { $figures }, { $region }
web-oldworld-laid = Убита, лежит здесь до конца сражения.
web-oldworld-token = { $tokens }, { $region }
web-oldworld-pool = В запасе: { $tokens }
web-oldworld-pool-none = В запасе больше нет: { $tokens }
web-oldworld-deck = Колода Старого Света, осталось карт: { $count }
web-oldworld-dial = { $power }: влияние { $threat }, следующее на круге: { $next }. Пункты силы { $power_points }, маркеры успеха { $counters }, победные очки { $points }
web-oldworld-points = { $power }: { $points }
web-oldworld-points-track = Победные очки: { $list }
web-oldworld-round = Раунд { $round }
web-oldworld-round-phase = Раунд { $round } · { $phase }
web-oldworld-rolled = { $power }, выпало { $dice }: { $hits ->
    [one] { $hits } ранение
    [few] { $hits } ранения
    [many] { $hits } ранений
   *[other] { $hits } ранения
}

## Листы и рука

web-oldworld-fact = { $name }: { $value }
web-oldworld-hand-count = Карты на руке
web-oldworld-peasants = Пленные крестьяне
web-oldworld-next-tick = Далее: { $reward }
web-oldworld-dial-path = Круг стоит на шаге { $tick } из { $last }
web-oldworld-upgrades = Улучшения
web-oldworld-in-reserve = В резерве: { $figures }
web-oldworld-none-in-reserve = В резерве нет: { $figure }
web-oldworld-stats = Цена { $cost }, атака { $attack }, защита { $defence }
web-oldworld-cost = Цена
web-oldworld-attack = Атака
web-oldworld-defence = Защита
web-oldworld-hand-empty = На руке нет карт Хаоса.

## Карты

web-oldworld-chaos-card = { $name }, цена { $cost }
web-oldworld-house = наша
    .text = Напечатанный текст или число нам неизвестны; это наши. Настройка стола убирает такие карты.
web-oldworld-lasting = На треке
web-oldworld-ruin-first = Больше всего маркеров разорения
web-oldworld-ruin-second = Второе место

## Вблизи

web-oldworld-strength = Господство
web-oldworld-dice = Кубики
web-oldworld-figures = Фигурки
web-oldworld-dominates = { $points ->
    [one] { $power } сейчас господствует и получит { $points } очко.
    [few] { $power } сейчас господствует и получит { $points } очка.
   *[other] { $power } сейчас господствует и получит { $points } очков.
}
web-oldworld-nobody-dominates = Сейчас не господствует никто; нужно больше { $resistance } и больше, чем у других.
web-oldworld-battle = Здесь будет сражение.
web-oldworld-no-corruption = Сейчас сюда нельзя класть маркеры разорения.
web-oldworld-to-ruin = { $count ->
    [one] До разорения не хватает { $count } маркера. Первому { $first }, второму { $second }.
   *[other] До разорения не хватает { $count } маркеров. Первому { $first }, второму { $second }.
}
web-oldworld-ruin-due = Разорение неизбежно: первому { $first }, второму { $second }.
web-oldworld-magic-here = Магических символов здесь: { $count }
web-oldworld-spaces-here = Свободных мест для карт: { $count }
web-oldworld-nobody-here = Здесь никого нет.
