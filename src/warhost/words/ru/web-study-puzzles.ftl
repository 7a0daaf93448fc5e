### Задачи: один явно лучший выбор.

study-puzzle = Задача
study-puzzle-of-day = Задача дня
study-puzzle-today-done = Сегодняшняя решена
study-puzzle-next = Следующая задача
study-puzzles-all = Все задачи
study-puzzles-text = Позиции из партий ботов, где один выбор явно лучший и при этом не первый, что приходит на ум. Для рейтинга важна первая попытка; потом можно пробовать сколько угодно.
study-puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
study-puzzle-ask = Решает { $side }, и один выбор явно лучший. Какой?
study-puzzle-right = { $tries ->
    [1] Верно, с первой попытки: { $choice }
   *[other] Верно: { $choice }
}
study-puzzle-wrong = { $choice }: это не то. Попробуйте ещё раз.
study-puzzle-shown = Лучший выбор был такой: { $choice }
study-puzzle-known = Эту задачу вы уже решили: { $choice }
study-puzzle-show = Показать
study-puzzle-link = Скопировать ссылку
study-puzzle-copied = Ссылка на эту задачу скопирована.
study-puzzle-players = Что есть у каждого
study-puzzle-why = Почему
study-puzzle-one-way = Так могло бы пойти дальше; числа на поле — эти решения.
study-puzzle-second =
    { $gain ->
        [one] Второе по силе: { $choice }. Решение лучше на { $gain } процентный пункт.
        [few] Второе по силе: { $choice }. Решение лучше на { $gain } процентных пункта.
       *[other] Второе по силе: { $choice }. Решение лучше на { $gain } процентных пунктов.
    }
study-puzzle-tempting = На первый взгляд манит: { $choice }.
study-puzzle-level-easy = Лёгкая ({ $rating })
study-puzzle-level-medium = Средняя ({ $rating })
study-puzzle-level-hard = Трудная ({ $rating })
study-puzzle-rating = Ваш рейтинг
study-puzzle-streak = Подряд, с первой попытки
study-puzzle-days = Дней подряд
study-puzzle-solved = Решено с первой попытки
study-puzzle-best = рекорд: { $best }
study-puzzle-of-tried = из { $tried }
