# Проверить мою коробку: наши данные рядом с коробкой владельца.

web-box = Проверить мою коробку
web-box-of = Проверить мою коробку: { $game }
web-box-lead = Некоторые числа и тексты этой игры взяты из одного источника или придуманы нами, потому что их никто не публиковал. Если игра у вас есть, сравните: с тем, что вы здесь исправите, можно сразу играть, а ваш отчёт сделает это достоверным для всех.
web-box-certain = Всё, что мы здесь указываем, достоверно.
web-box-show = Показать
web-box-show-doubtful = Сомнительное
web-box-show-changed = Исправленное
web-box-show-all = Всё
web-box-kind = Вид
web-box-kind-any = Все виды
web-box-component = Компонент
web-box-progress = Сравнено { $looked } из { $total }
web-box-yours-says = Что в вашей коробке?
web-box-confirm = В моём экземпляре так же
web-box-confirm-changed = Так в моём экземпляре
web-box-note = Своими словами
web-box-note-why = Текст, который не помещается в поля, издание, сомнение. Попадёт в файл и в отчёт.
web-box-previous = Назад
web-box-next = Дальше
web-box-back = Отменить это изменение
web-box-none-here = Здесь такого нет.
web-box-nothing = нет
web-box-yes = да
web-box-no = нет
web-box-was = Было:
web-box-one-more = Ещё один
web-box-edges = Края с пропастью: { $edges }
web-box-edge-0 = восток
web-box-edge-1 = северо-восток
web-box-edge-2 = северо-запад
web-box-edge-3 = запад
web-box-edge-4 = юго-запад
web-box-edge-5 = юго-восток
web-box-number-wrong = Число от { $low } до { $high }.
web-box-wording = Что делает текст, на простом языке, на котором записаны карты Старого Света (см. документацию).
web-box-wording-wrong = Это пока нельзя прочесть: не хватает скобки, запятой или кавычки.
web-box-reading = как на этой карте
web-box-reading-note = Это текст или факт, а не число, с которым можно сыграть иначе: если в вашем экземпляре написано другое, напишите это ниже.
web-box-option = За столом можно договориться иначе:

## Откуда взято значение

web-box-source-house = Наше: никто этого не публиковал.
web-box-source-single = Из одного источника.
web-box-source-sourced = Опубликованные списки или снимки совпадают.
web-box-source-rulebook = Напечатано в правилах.

## Виды компонентов

web-box-kind-die = Кубики
web-box-kind-unit = Отряды
web-box-kind-monster = Чудовища
web-box-kind-monster_token = Жетоны чудовищ
web-box-kind-foe = Великие враги
web-box-kind-boss = Преторианцы
web-box-kind-building = Здания
web-box-kind-tile = Плитки
web-box-kind-hero = Герои
web-box-kind-item = Предметы
web-box-kind-ability = Способности
web-box-kind-old_world_card = Карты Старого Света
web-box-kind-chaos_card = Карты Хаоса
web-box-kind-figure = Фигурки
web-box-kind-upgrade = Улучшения
web-box-kind-power = Силы
web-box-kind-dial_tick = Круги влияния
web-box-kind-ruination_card = Карты разорения
web-box-kind-card = Карты
web-box-kind-resource = Ресурсы
web-box-kind-start_place = Порядок ходов
web-box-kind-symbol = Символы элиты
web-box-kind-slot = Места для предметов
web-box-kind-rule = Числа из правил
web-box-kind-track = Характеристики

## Что на них указано

web-box-field-faces = Грани
web-box-field-cost = Цена
web-box-field-strength = Сила
web-box-field-count = Сколько
web-box-field-item = Предмет на обороте
web-box-field-soul_stones = Камни душ
web-box-field-tokens = Жетоны
web-box-field-resources = Ресурсы
web-box-field-chasms = Пропасти
web-box-field-level = Уровень
web-box-field-monsters = Жетоны чудовищ
web-box-field-start = На старте
web-box-field-magic = Магический символ
web-box-field-copies = Копии
web-box-field-comet = Комета
web-box-field-track = Кладётся на трек
web-box-field-immediate = Сразу
web-box-field-lasting = Постоянно
web-box-field-attack = Атака
web-box-field-defence = Защита
web-box-field-threat = Влияние
web-box-field-instruction = Что происходит
web-box-field-number = Сколько
web-box-field-token = Какой маркер
web-box-field-ruiners = Очки разорителя
web-box-field-n = Насколько больше
web-box-field-toughness = Восстановленная стойкость
web-box-field-markers = Маркеры
web-box-field-skulls = Пропущенные черепа
web-box-field-dice = Кубики
web-box-field-draw = Сколько берётся
web-box-field-figures = Фигурки
web-box-field-each = За каждый маркер
web-box-field-lose = Теряемые пункты силы
web-box-field-gain = Получаемые пункты силы
web-box-field-cards = Сбрасываемые карты
web-box-field-bonus = Бонус
web-box-field-glory = Слава
web-box-field-players = Копии, от скольких игроков
web-box-field-text = Что написано
web-box-field-name = Название
web-box-field-mount = Скакун
web-box-field-colour = Цвет
web-box-field-banner = Знамя
web-box-field-link = Амулет, который его даёт
web-box-field-place = Место в стопке
web-box-field-order = Порядок
web-box-field-most = Не больше
web-box-field-size = Сколько помещается
web-box-field-per_player = На каждого игрока
web-box-field-beaten_per = Сила за каждого побеждённого
web-box-field-by = На сколько дороже
web-box-field-hit_from = Ранение от
web-box-field-corruption = Сколько нужно маркеров разорения
web-box-field-cost_there = Стоимость там
web-box-field-hits = Ранения
web-box-field-points = Пункты силы
web-box-field-upgrade-cards = На сколько карт больше
web-box-field-power-draw = Сколько карт Хаоса берётся
web-box-field-deeds = Сколько нужно для маркера успеха
web-box-field-populous = Только в густонаселённых регионах

## Ваша коробка

web-box-yours = Ваша коробка
web-box-count = Исправлено: { $corrected }. Сравнено: { $checked }.
web-box-play = Играть с ней
web-box-download = Скачать файл
web-box-load = Открыть файлы
web-box-forget = Начать заново
web-box-here = эта страница
web-box-loaded = { $count ->
    [one] Всего { $count } исправление.
    [few] Всего { $count } исправления.
    [many] Всего { $count } исправлений.
   *[other] Всего { $count } исправления.
}
web-box-contradictions = Файлы противоречат друг другу; действует последний:
web-box-report = Отчёт для проекта
web-box-report-why = То, что вы сравнили, готово к отправке. О вас там только то, что вы здесь напишете.
web-box-copy = Что это за издание?
web-box-copy-example = Язык, издатель, год
web-box-report-download = Скачать отчёт
web-box-use = { $count ->
    [one] Играть с моей коробкой ({ $count } исправление)
    [few] Играть с моей коробкой ({ $count } исправления)
    [many] Играть с моей коробкой ({ $count } исправлений)
   *[other] Играть с моей коробкой ({ $count } исправления)
}
web-box-corrected = { $count ->
    [one] { $count } исправление владельца
    [few] { $count } исправления владельца
    [many] { $count } исправлений владельца
   *[other] { $count } исправления владельца
}
