# Турниры, дубликат дня, клубы: страницы, которые загружаются, когда их открывают.

event-tournaments = Турниры
event-tournaments-why = Кубки, которые начинаются сами, и раздача дня, которую все играют с одними и теми же бросками.
event-daily = Дубликат дня
event-daily-why = У всех одно и то же место, те же броски, те же боты и одна попытка. Когда день кончится, откроются итоги, зерно и все повторы.
event-daily-play = Сыграть раздачу дня
event-daily-mine = К моему столу
event-daily-results = Итоги
event-daily-earlier = Прошлые дни
event-until = до { $when }
event-tries = { $count ->
        [0] пока никто
        [one] { $count } попытка
        [few] { $count } попытки
       *[other] { $count } попыток
    }
event-open = Записаться на кубок
event-running = Идут сейчас
event-finished = Завершены
event-mine = Мои
event-none = Пока ни одного.
event-new = Новый турнир
event-name = Название
event-game = Игра
event-seats = Игроков за столом
event-system = Система
event-system-round_robin = Круговой турнир
event-system-round_robin-why = Каждый встречается с каждым по возможности одинаково часто и столь же ровно играет за каждую сторону.
event-system-swiss = Швейцарский
event-system-swiss-why = Встречаются те, у кого близкие очки, но не дважды, пока этого можно избежать.
event-system-knock_out = На вылет
event-system-knock_out-why = Лучшая половина каждого стола проходит дальше, пока не останется один стол.
event-deal-same = Дубликат: одни и те же броски за всеми столами
event-deal-same-why = Сравнивают тех, у кого было одно и то же место. Итоги и повторы закрыты, пока не закончит последний стол.
event-rated = На рейтинг
event-casual = Товарищеский
event-form-rated = Столы идут в рейтинг
event-rated-why = Каждому нужна учётная запись, и две записи из одного браузера вместе играть не могут. Стол, за которым кого-то заменяет бот, идёт в рейтинг, только если сила бота измерена.
event-table-casual = не идёт в рейтинг
event-rounds = Туры
event-rounds-usual = 0: сколько принято
event-most = Начнётся, когда запишется игроков
event-pace = Темп
event-pace-live = Вживую
event-pace-slow = На много дней
event-minutes = Минут каждому
event-days = Дней на решение
event-round-every = Дней между турами
event-visibility-link = Только по ссылке
event-make = Объявить
event-enter = Участвовать
event-enter-wait = Ждать места
event-leave = Выйти
event-my-table = Играть: к вашему столу
event-people = { $come } из { $most }
event-come = { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[other] { $count } человек
    }
event-status-gathering = идёт набор
event-status-running = тур { $round } из { $rounds }
event-status-paused = приостановлен
event-status-finished = завершён
event-status-cancelled = отменён
event-starts = начало { $when }
event-next-round = следующий тур { $when }
event-standings = Положение
event-rank = Место
event-player = Игрок
event-points = Очки
event-wins = Победы
event-played = Сыграно
event-head_to_head = Личные встречи
event-sonneborn_berger = Зоннеборн-Бергер
event-opponents = Очки соперников
event-points-why = Кто обошёл всех за столом, получает 12 очков, кто никого — ничего, остальные ровно между ними. Кто делит место, делит очки. Пропуск тура даёт 6. Кто ушёл или трижды подряд просрочил решение, становится последним.
event-points-same-why = Каждого сравнивают со всеми, у кого было то же место и те же броски: очки показывают, насколько больше он сумел взять, чем они в среднем. Если таких было мало, это значит меньше.
event-round = Тур { $round }
event-board = Стол { $board }
event-bye = Пропуск тура
event-playing = идёт игра
event-sealed = закрыто, пока не закончат все
event-unfinished = не доиграно
event-replay = Повтор
event-table = Стол
event-absent = не было в конце
event-adjusted = Изменено ведущим: { $reason }
event-nobody = бот
event-waiting = Ждут места
event-commitment = Отпечаток зерна
event-commitment-why = Этот отпечаток зерна закреплён до первого решения. Когда раздача откроется, здесь появится зерно.
event-seed = Зерно
event-json = Итоги в JSON
event-host = Ведущий: { $name }
event-invite = Ссылка для приглашённых на турнир
event-tools = Для ведущего
event-start-now = Начать сейчас
event-pause = Приостановить
event-resume = Продолжить
event-cancel = Отменить турнир
event-draw = Провести жеребьёвку тура заново
event-remove = Убрать
event-replace = Заменить на
event-adjust = Изменить итог
event-adjust-place = Место: { $name }
event-reason = Причина, видна всем
club-clubs = Клубы
club-why = Люди, которые играют вместе: со своими столами, турнирами и ссылкой.
club-mine = Мои клубы
club-open = Открыты для всех
club-none = Пока ни одного.
club-new = Основать клуб
club-name = Название клуба
club-about = О клубе
club-is-open = Любой может найти его и вступить
club-make = Основать
club-members = { $count ->
        [one] { $count } участник
        [few] { $count } участника
       *[other] { $count } участников
    }
club-people = Участники
club-role-owner = владелец
club-role-organiser = организатор
club-role-member = участник
club-role-of = Роль: { $name }
club-join = Вступить в клуб
club-leave = Выйти из клуба
club-send-away = Исключить
club-invite = Ссылка-приглашение
club-new-invite = Новая ссылка
club-close = Закрыть клуб
club-tables = Столы
club-invited = Вас приглашают в { $name }
refused-event-guest = Гостям это недоступно: сначала создайте учётную запись в настройках. Нужны имя и пароль.
refused-not-organiser = Это делает только ведущий турнира.
refused-not-member = Это для участников клуба.
refused-barred = В прошлом турнире у вас вышло время или вы ушли. Участвовать снова можно, когда начнётся следующий кубок.
refused-club-role = Ваша роль в клубе этого не позволяет.
refused-no-tournament = Такого турнира нет.
refused-no-club = Такого клуба нет, или он не открыт.
refused-no-entrant = Этого места в турнире ни у кого нет.
refused-tournament-over = Этот турнир завершён.
refused-tournament-begun = Турнир уже начался.
refused-tournament-small = Для стола пока слишком мало участников.
refused-already-tried = Вы уже сыграли эту раздачу.
refused-results-in = В этом туре уже есть итоги.
refused-not-waiting = Место может занять только тот, кто его ждёт.
refused-too-many-tournaments = Незавершённых турниров у вас уже { $most }, больше нельзя.
refused-too-many-clubs = Клубов у вас уже { $most }, больше нельзя.
refused-club-full = Участников в клубе уже { $most }, больше принять нельзя.
refused-last-owner = Клубу нужен владелец: сначала назначьте другого.
club-leaders = Рейтинг клуба
