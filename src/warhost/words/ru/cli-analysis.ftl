# The command line: analysis of finished games, puzzles and statistics (“warhost analyse”, “warhost puzzles”, “warhost stats”).

cli-analyse = Посмотреть законченную игру вместе с компьютером: кто как стоял, чего стоили решения, что сделала удача.
cli-analyse-seat = Только решения этого места, названного стороной.
cli-analyse-budget = Сколько секунд это может занять.
cli-analyse-depth = Число проб на решение вместо времени; тогда одна и та же запись даёт один и тот же анализ.
cli-puzzles = Задачи: позиции, где один выбор явно лучший.
cli-puzzles-make = Искать задачи в играх ботов; продолжает с того места, где остановились.
cli-puzzles-out = Куда их записать, по одной в строке.
cli-puzzles-count = Сколько задач должно быть в файле.
cli-puzzles-pack = Записать их ещё и сжатыми, как те, что идут с Warhost.
cli-puzzles-progress = Просмотрено игр: { $games }, найдено задач: { $puzzles }
cli-puzzles-try = Решить задачу.
cli-puzzles-id = Какую задачу; иначе любую.
cli-puzzles-day = Задача дня.
cli-puzzles-key = Ваш ответ, ключ варианта; без него вас спросят.
cli-stats = Что говорит папка с записями: кто откуда выигрывает, чего стоят карты, сколько длятся игры.
cli-stats-folder = Папка с записями («*.warhost»), и вложенные тоже.

analysis-not-over = Игра не закончена. Анализируются только законченные игры.
analysis-no-seat = Там никто не сидит как «{ $seat }». Места: { $seats }.
no-such-puzzle = Такой задачи для игры { $game } нет.
no-records = В «{ $folder }» нет записей.

analysis-head =
    { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }, анализ занял { $seconds } с. Доля победы каждого по ходу игры:
analysis-worst = Самые дорогие решения, в процентных пунктах:
analysis-no-mistakes = Ни одно решение не стоило дорого.
analysis-mistake = { $step }. { $side }, −{ $loss }: { $chosen }. Лучше: { $best }.
analysis-gained = Кому это помогло: { $sides }
analysis-line = Дальше могло быть так: { $line }
analysis-step = { $side }: { $choice }
analysis-turning-points = Переломные моменты:
analysis-turning-point = { $step }. { $side } { $change }: { $cause }
analysis-cause-decision = решение
analysis-cause-hidden = то, что было скрыто или стало видно позже
analysis-cause-chance = кубики и карты
analysis-cause-judgement = чего компьютер не предвидел
analysis-sum = Что стало с равной долей, в процентных пунктах. Каждая строка сходится точно:
analysis-column-side = Сторона
analysis-column-accuracy = Точность
analysis-column-choices = Выборы
analysis-column-inaccuracies = Неточности
analysis-column-mistakes = Ошибки
analysis-column-blunders = Зевки
analysis-column-fair = Поровну
analysis-column-worth = Сила стороны
analysis-column-deal = Расклад
analysis-column-own = Свои
analysis-column-others = Чужие
analysis-column-hidden = Скрытое
analysis-column-chance = Кубики
analysis-column-judgement = Ошибка
analysis-column-result = Итог

puzzle-task = Решает { $side }. Один вариант явно лучший. Рейтинг этой задачи: { $rating }.
puzzle-prompt = Ваш выбор (номер или ключ; ? покажет решение):
puzzle-right = Верно.
puzzle-wrong = Не то.
puzzle-solution = Лучше всего: { $best }. Это на { $gain } процентного пункта лучше следующего варианта, { $second }. Дальше могло бы быть так: { $line }

stats-head =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }
stats-left-out = Пропущены файлы, где нет записи законченной партии: { $files }.
stats-length = Решений в партии: медиана { $median }, в среднем { $mean }; в самой короткой { $least }, в самой длинной { $most }.
stats-seat = Место { $seat }
stats-column-side = Сторона
stats-column-games = Игры
stats-column-share = Победы
stats-column-interval = Интервал 95 %
stats-column-card = Карта
stats-column-had = Была у
stats-column-without = Без неё
stats-column-worth = Ценность
