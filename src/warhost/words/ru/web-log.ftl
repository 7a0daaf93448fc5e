# Журнал за столом и при просмотре партии.

web-log-before = Подготовка
web-log-whose = Чьи действия
web-log-everybody = Все
web-log-none = Пока нет записей о том, что делает { $side }.
web-log-newest = К последнему
web-glance = Что недавно сделали другие
web-log-more = { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
    [many] ещё { $count } строк
   *[other] ещё { $count } строки
}
web-log-count-battle = { $count ->
    [one] { $count } бой
    [few] { $count } боя
    [many] { $count } боёв
   *[other] { $count } боя
}
web-log-count-ruin = { $count ->
    [one] { $count } разорение
    [few] { $count } разорения
   *[other] { $count } разорений
}
web-log-count-card = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
web-log-count-figure = { $count ->
    [one] { $count } фигурка
    [few] { $count } фигурки
    [many] { $count } фигурок
   *[other] { $count } фигурки
}
web-log-count-building = { $count ->
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
}
web-log-count-quest = { $count ->
    [one] { $count } задание
    [few] { $count } задания
    [many] { $count } заданий
   *[other] { $count } задания
}
web-log-count-march = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
