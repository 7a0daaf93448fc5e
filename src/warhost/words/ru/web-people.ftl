# Finding a game, leaderboards and profiles.

web-people-find = Найти игру
web-people-game = Игра
web-people-seats = Игроки
web-people-pace = Темп
web-people-pace-live = Вживую
web-people-pace-slow = На много дней
web-people-bots = Боты
web-people-bots-never = Никогда: жду людей
web-people-bots-soon = Через полминуты занимают свободные места
web-people-bots-minutes = Через пять минут занимают свободные места
web-people-bots-day = Через день занимают свободные места
web-people-near = Только те, чей рейтинг в пределах 200 очков от моего
web-people-rated-account = Для игр на рейтинг нужна учётная запись: создайте её в настройках.
web-people-seek-now = Искать игроков
web-people-seek = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
 }, { $pace }
web-people-waiting = Собралось: { $found } из { $seats }. Как только придут все, вы сядете за стол.
web-people-waiting-slow = Страницу можно закрыть: игра появится среди ваших столов.
web-people-stop = Больше не искать
web-people-others = Сейчас ищут игру
web-people-others-none = Пока больше никого. Кто придёт, увидит вас здесь.
web-people-seeks-all = Все
web-people-seeks-more = Ещё
web-people-join = Играть
web-people-board = Таблица лидеров
web-people-side = Сторона
web-people-all-sides = Все стороны
web-people-all-time = За всё время
web-people-season-label = Сезон
web-people-season = { $year }, квартал { $quarter }
web-people-rank = №
web-people-name = Имя
web-people-rating = Рейтинг
web-people-games = Игры
web-people-wins = Победы
web-people-board-none = Пока никто не сыграл достаточно игр на рейтинг, чтобы попасть сюда.
web-people-board-why = У кого на 400 очков больше, тот выше в десяти случаях из одиннадцати. У бота «жадный» 1500.
web-people-since = Здесь с { $day }
web-people-private = Никому не показывать мой профиль и когда я здесь, и не включать меня в таблицы лидеров
web-people-closed = Этот человек никому не показывает свой профиль.
web-people-unrated = Игр на рейтинг ещё не было.
web-people-record = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
 }, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
 }
web-people-provisional = Предварительный: ещё несколько игр, и он станет надёжным.
web-people-statistics-mine = Статистика ваших игр
web-people-chart = Рейтинг за последние игры ({ $games }): от { $from } до { $to }
web-people-chart-failed = Не удалось загрузить историю рейтинга.
web-people-played = Игры
web-people-played-none = Законченных игр пока нет.
web-people-abandoned = выход из игры
web-people-company = Ваши знакомые
web-people-friends = Вы следите за ними
web-people-friends-none = Вы пока ни за кем не следите. Кнопка есть рядом с недавними соперниками и в профилях.
web-people-recent = Недавние соперники
web-people-recent-none = Здесь появятся все, кто доиграет с вами партию.
web-people-here = Сейчас здесь
web-people-here-list = Кто ещё сейчас здесь
web-people-here-none = Больше никто не показывает, что он здесь.
web-people-follow = Следить
web-people-unfollow = Не следить
web-people-follow-who = Следить: { $name }
web-people-unfollow-who = Не следить: { $name }
web-people-met = последняя игра: { $day }
