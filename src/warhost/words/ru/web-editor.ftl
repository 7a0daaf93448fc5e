# The editor of positions.

web-editor = Своя позиция
web-editor-why = Расставьте стол как угодно: фигурки, карты, очки. Потом играйте с этого места или пришлите кому-нибудь ссылку.
web-editor-set-up = Составить позицию
web-editor-open = Открыть
web-editor-open-game = Открыть: { $game }
web-editor-from-start = С начала игры
web-editor-seats = Игроки
web-editor-from-text = Из текста
web-editor-from-text-why = Вставьте позицию в том виде, в каком её пишет Warhost. Пропущенное примет обычное значение.
web-editor-not-json = Этот текст не позиция: это не JSON.
web-editor-not-this-game = Позиции этой игры здесь менять нельзя.
web-editor-link-broken = Ссылка повреждена; возможно, её обрезали.
web-editor-of-game = Редактор: { $game }
web-editor-panel = Что можно изменить
web-editor-group-place = Поле
web-editor-group-seats = Игроки
web-editor-group-cards = Карты
web-editor-group-table = Стол
web-editor-group-flow = Ход игры
web-editor-place = Место
web-editor-choose-place = Выберите место здесь или на поле
web-editor-nothing = Здесь ничего нет.
web-editor-count = { $count ->
    [one] { $count } штука
    [few] { $count } штуки
    [many] { $count } штук
   *[other] { $count } штуки
}
web-editor-add = Добавить…
web-editor-add-here = Положить сюда
web-editor-add-to = Добавить к: { $to }
web-editor-take-away = Убрать: { $what } ({ $from })
web-editor-less = На одну меньше: { $what }
web-editor-another = На одну больше: { $what }
web-editor-move = Перенести
web-editor-move-piece = Перенести: { $what }
web-editor-turn = Поворот: { $what }
web-editor-none = нет
web-editor-of = { $piece } ({ $side })
web-editor-held = { $piece }: куда?
web-editor-put-back = Вернуть
web-editor-not-drawn = Такое поле нарисовать нельзя.
web-editor-fault-other = Позицию не прочесть в месте { $where }: { $problem }
web-editor-redo = Повторить
web-editor-checking = Проверяем…
web-editor-fits = Всё сходится. Можно играть дальше.
web-editor-over = Здесь игра окончена. Выберите в разделе «Ход игры», откуда её продолжить.
web-editor-goes-on = Откуда идёт игра
web-editor-goes-on-why = То, что шло, набор карт или битва, откладывается.
web-editor-asked = Решает: { $sides }.
web-editor-whose-turn = Чей ход
web-editor-start-turn = Ход: { $side }
web-editor-play = Играть дальше
web-editor-play-why = Новый стол с ботами на остальных местах. Броски и карты из колод будут новыми.
web-editor-my-side = Я играю за
web-editor-bots = Боты
web-editor-share = Скопировать ссылку
web-editor-link-copied = Ссылка на эту позицию скопирована.
web-editor-link-too-long = Эта позиция не помещается в ссылку длиной { $most } знаков. Сохраните её текстом.
web-editor-json = Сохранить текст
web-editor-json-why = Позиция в записи Warhost: для терминала, для Python или чтобы вставить её сюда снова.
web-editor-scenario = Как тест
web-editor-scenario-why = Тест сценария на Python. Положите его к тестам игры, допишите решения и назовите правило.
web-editor-copy = Скопировать
web-editor-copied = Скопировано.
web-editor-copy-by-hand = Браузер не даёт здесь копировать. Выделите текст и скопируйте его вручную.
web-editor-save = Сохранить файлом
web-replay-edit = Изменить отсюда
