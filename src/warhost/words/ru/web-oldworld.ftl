# Что говорят в браузере рисунки игры «Хаос в Старом Свете»: подписи, фразы для чтения с экрана, заметки.

## Поле

web-oldworld-board = Поле: девять земель Старого Света
web-oldworld-counted = { $count } × { $name }
web-oldworld-region = { $name }, регион { $order }
web-oldworld-values = Сопротивление { $resistance }, ценность завоевания { $conquest }
web-oldworld-ruined = Разорён, карта разорения { $card }
web-oldworld-corruption = Порча { $count } из { $ruin }
web-oldworld-stack = { $power }: { $figures }, { $region }
web-oldworld-laid = Убита, лежит здесь до конца боя.
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
web-oldworld-hand-count = Карты в руке
web-oldworld-peasants = Пленённые крестьяне
web-oldworld-next-tick = Далее: { $reward }
web-oldworld-dial-path = Круг стоит на делении { $tick } из { $last }
web-oldworld-upgrades = Улучшения
web-oldworld-in-reserve = В резерве: { $figures }
web-oldworld-none-in-reserve = В резерве нет: { $figure }
web-oldworld-stats = Цена { $cost }, атака { $attack }, защита { $defence }
web-oldworld-cost = Цена
web-oldworld-attack = Атака
web-oldworld-defence = Защита
web-oldworld-hand-empty = В руке нет карт Хаоса.

## Карты

web-oldworld-chaos-card = { $name }, цена { $cost }
web-oldworld-house = своя
    .text = Напечатанный текст или число нам неизвестны; это наши. Настройка стола убирает такие карты.
web-oldworld-lasting = На треке
web-oldworld-ruin-first = Больше всего порчи
web-oldworld-ruin-second = Второе место

## Вблизи

web-oldworld-strength = Господство
web-oldworld-dice = Кости
web-oldworld-figures = Фигурки
web-oldworld-dominates = { $power } сейчас господствует и получит очков: { $points }.
web-oldworld-nobody-dominates = Сейчас не господствует никто; нужно больше { $resistance } и больше, чем у других.
web-oldworld-battle = Здесь будет бой.
web-oldworld-no-corruption = Сейчас здесь нельзя размещать порчу.
web-oldworld-to-ruin = До разорения не хватает маркеров: { $count }. Первому { $first }, второму { $second }.
web-oldworld-ruin-due = Разорение неизбежно: первому { $first }, второму { $second }.
web-oldworld-magic-here = Магических символов здесь: { $count }
web-oldworld-spaces-here = Свободных мест для карт: { $count }
web-oldworld-nobody-here = Здесь никого нет.
