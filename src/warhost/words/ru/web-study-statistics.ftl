### Статистика игры.

study-statistics-source = Какие партии
study-statistics-source-simulated = Между ботами
    .text = Партии, которые быстрые боты сыграли друг с другом, на всех местах и со всеми настройками стола. Их посчитали, когда выпускали эту версию.
study-statistics-source-server = На этом сервере
    .text = Последние законченные партии этого сервера, которые может смотреть каждый.
study-statistics-source-mine = Мои партии
    .text = Последние законченные партии, в которых вы играли.
study-statistics-source-table = Этот стол
    .text = Партия за этим столом, те, реваншем за которые она была, и её реванши.
study-statistics-counted = { $games ->
    [one] Посчитана { $games } партия.
    [few] Посчитаны { $games } партии.
   *[other] Посчитано { $games } партий.
}
study-statistics-left-out = { $games ->
    [one] Ещё { $games } посчитать не удалось.
   *[other] Ещё { $games } посчитать не удалось.
}
study-statistics-empty = Считать пока нечего. Партии учитываются, когда они закончены.
study-statistics-how = Точка — доля выигранных партий. В 95 случаях из 100 настоящая доля лежит на полосе. Пунктир — равная доля; где полоса его не касается, название выделено жирным.
study-statistics-sides = Кто выигрывает
study-statistics-side = Сторона
study-statistics-seats = С какого места
study-statistics-place = Место
study-statistics-seat = Место { $seat }
study-statistics-wins = Победы
study-statistics-interval = Интервал (95 %)
study-statistics-games = Партии
study-statistics-decisions = Решения
study-statistics-cards = Чего стоят карты
    .text = Насколько чаще выигрывают те, кто что-то выбрал, взял или сыграл, в процентных пунктах. Кто и так выигрывает, может позволить себе больше: что сопутствует победе, не обязательно её причина.
study-statistics-kind = Вид
study-statistics-kind-card = Карты
study-statistics-kind-chaos_card = Карты Хаоса
study-statistics-kind-upgrade = Улучшения
study-statistics-kind-figure = Фигурки
study-statistics-kind-token = Жетоны
study-statistics-kind-tile = Плитки
study-statistics-kind-building = Здания
study-statistics-kind-item = Предметы
study-statistics-kind-unit = Отряды
study-statistics-kind-ability = Способности
study-statistics-sure-only = Только то, что вряд ли случайно
study-statistics-none-sure = Ничего достаточно надёжного здесь нет.
study-statistics-worth = Ценность
study-statistics-with = Победы с этим
study-statistics-without = Победы без этого
study-statistics-had = У скольких игроков было
study-statistics-all = Показать всё ({ $count })
study-statistics-fewer = Показать лучшее и худшее
study-statistics-options = Настройки стола
study-statistics-option = Настройка
study-statistics-of-games = { $games ->
    [one] ({ $games } партия)
    [few] ({ $games } партии)
   *[other] ({ $games } партий)
}
study-statistics-length = Сколько длятся партии
study-statistics-length-summary = Решений в партии: медиана { $median }, в среднем { $mean }; в самой короткой { $least }, в самой длинной { $most }.
study-statistics-as-table = Таблицей
study-statistics-endings = Чем кончаются партии
