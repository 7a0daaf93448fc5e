# Сервер: почему он отказывает, его письма, его командная строка.

## Отказы

refused-malformed-request = Запрос непонятен. { $where }: { $problem }
refused-no-person = Сначала скажите, кто вы.
refused-wrong-password = Логин и пароль не подходят друг к другу.
refused-origin = Этот запрос пришёл с другого сайта и не принимается.
refused-not-host = Это может сделать только хозяин стола.
refused-not-your-seat = Вы не играете за { $seat }.
refused-not-your-view = Смотреть можно только глазами своих мест.
refused-not-at-table = Вы не сидите за этим столом.
refused-secret-until-over = Это остаётся тайной до конца игры.
refused-no-watching = За этим столом не ждут зрителей.
refused-no-hints = За этим столом нет подсказок.
refused-accounts-off = Этот сервер не ведёт учётных записей.
refused-notices-off = Этот сервер не шлёт таких уведомлений.
refused-metrics = Показатели сервера не для всех.
refused-no-table = Такого стола нет, или он не для вас.
refused-no-invite = Это приглашение никуда не ведёт.
refused-no-page = Здесь ничего нет.
refused-no-seat = Здесь никто не играет за «{ $seat }».
refused-no-step = Пока в игре только столько решений: { $steps }.
refused-method = Здесь этого сделать нельзя.
refused-stale = На этот вопрос уже ответили. Взгляните на стол ещё раз.
refused-final = Это нельзя будет взять назад.
refused-not-playing = За этим столом не идёт игра.
refused-not-gathering = Игра уже началась.
refused-started = Игра уже началась.
refused-paused = Игра на паузе.
refused-seat-taken = Место { $seat } уже занято.
refused-no-open-seat = Свободных мест нет.
refused-too-many-seats = Один человек может занять не больше мест, чем { $most }.
refused-seats-open = Некоторые места ещё свободны.
refused-others-playing = За этим столом ещё играют другие.
refused-not-over = Игра ещё не закончилась.
refused-no-proposal = Это предложение уже неактуально.
refused-proposal-open = Уже есть предложение, на которое нужно ответить.
refused-login-taken = Этот логин уже занят.
refused-has-account = У вас уже есть учётная запись.
refused-frozen = Этот стол заморожен: его можно смотреть, но не продолжать.
refused-from-position = Эта игра началась с позиции, поэтому это невозможно.
refused-known-dice = Тот, кто открыл этот стол, знает будущие броски, поэтому больше никто не может сесть за него.
refused-busy = Слишком много всего сразу. Попробуйте ещё раз.
refused-too-large = Это слишком много; разрешено байтов: { $most }.
refused-too-much-work = На чтение этого нужно больше времени или памяти, чем сервер на это отводит.
refused-too-fast = Слишком быстро. Попробуйте снова через { $seconds } с.
refused-server-error = На сервере что-то пошло не так. Сообщите его хозяину номер { $incident }.
refused-stopping = Сервер перезапускается. Связь сейчас вернётся.
refused-bots-busy = Ботов сейчас нельзя спросить.
frozen-does-not-replay = Запись { $number } этой игры больше не согласуется с установленными правилами.
frozen-unreadable = Запись этой игры нельзя прочитать (происшествие { $incident }). Владелец сервера найдёт причину в его журнале.
frozen-too-slow = Восстановление этой игры заняло слишком много времени, поэтому стол отложен. Владелец сервера может его вернуть.
frozen-rules-failed = Правила несколько раз подвели за этим столом (происшествие { $incident }), поэтому он отложен. Владелец сервера может его вернуть.

## Письма

mail-your-turn-subject = { $game }: ваш ход
mail-your-turn =
    Здравствуйте, { $name }.

    Ваш ход в игре { $game }: { $link }
mail-finished-subject = { $game }: игра окончена
mail-finished =
    Здравствуйте, { $name }.

    Ваша игра { $game } окончена. Посмотрите, чем она завершилась: { $link }
mail-confirm-subject = Подтвердите свой адрес для Warhost
mail-confirm =
    Здравствуйте, { $name }.

    Откройте эту ссылку, чтобы получать письма, когда наступает ваш ход: { $link }
    Если вы об этом не просили, ничего не делайте.

## Страницы

server-no-client = Warhost работает
    .text = В этой установке нет клиента для браузера. Программы могут использовать API; о нём рассказывает docs/protocol.md.

## Командная строка

serve-help = Держать столы для браузеров и программ. Настройки берутся из файла, окружения и ключей; последнее важнее.
serve-config = Файл TOML с настройками.
serve-open = Открыть браузер, когда сервер готов.
serve-ready = Warhost держит столы по адресу { $address }
backup-help = Записать все столы и людей в один файл, даже пока сервер работает.
backup-file = Куда записать.
backup-done = Записано строк: { $rows }, файл { $file }
restore-help = Заполнить пустую базу данных из резервной копии.
restore-file = Резервная копия.
restore-done = Восстановлено строк: { $rows }, файл { $file }
backup-not-one = { $file } не является резервной копией Warhost.
backup-incomplete = { $file } неполон; ничего не восстановлено.
backup-other-schema = У копии другая схема ({ $schema }); восстановите её той версией, что её записала, и затем обновите.
backup-not-empty = База данных не пуста; копию можно восстановить только в пустую.
quarantine-help = Столы, которые дали сбой или зависли и отложены: список, просмотр, возврат.
quarantine-list-help = Перечислить отложенные столы с причиной.
quarantine-show-help = Вывести всё, что сохранено о таком столе, в виде JSON; там все тайны.
quarantine-release-help = Позволить серверу снова играть за этими столами.
quarantine-table = Идентификатор стола.
quarantine-all = Все отложенные.
quarantine-empty = Ни один стол не отложен.
quarantine-released = Возвращено столов: { $tables }
quarantine-none = Стол { $table } не отложен.

setting-host = Адрес, на котором сервер слушает.
setting-port = Порт, на котором сервер слушает.
setting-workers = Сколько процессов вместе обслуживают один порт; 0: столько, сколько у машины ядер (не на Linux: один).
setting-database = Файл SQLite или postgresql://пользователь:пароль@узел/имя. По умолчанию файл в папке данных пользователя.
setting-public_url = Адрес, по которому люди находят сервер, например https://games.example.org
setting-hosts = Другие имена, по которым можно звать сервер, через запятую.
setting-trusted_proxies = Посредники, чьим словам об адресе клиента можно верить.
setting-secret = Подписывает куки; без него сервер хранит свой ключ в базе данных.
setting-accounts = Можно ли заводить учётные записи с паролем.
setting-bot_workers = Процессы, которые ждут ботов, думающих подолгу; у ботов, отвечающих сразу, есть свой.
setting-bot_workers_most = Сколько процессов может работать одновременно, когда думает много ботов, на каждой из двух дорожек.
setting-bot_budget_ms = Сколько бот может думать над ходом, в миллисекундах.
setting-bot_pause_ms = Сколько по меньшей мере длится ход бота, пока смотрят люди, в миллисекундах.
setting-hint_level = Какой бот даёт подсказки: easy, normal или hard.
setting-hint_budget_ms = Сколько бот может думать над подсказкой, в миллисекундах.
setting-rates = Умножает все ограничения частоты; 0 отключает их.
setting-sockets_per_address = Сколько соединений может держать один адрес.
setting-compress = Сжимать ли сообщения.
setting-unload_after_s = Через сколько секунд праздный стол покидает память.
setting-restart_grace_s = Сколько секунд после запуска просрочка не считается.
setting-push = Слать ли уведомления о ходе в браузеры.
setting-push_contact = Адрес mailto: или https: для служб уведомлений, на случай неполадок.
setting-smtp = Почтовый сервер, smtp://пользователь:пароль@узел:587 или smtps://…; без него письма не уходят.
setting-mail_from = Отправитель писем.
setting-webhooks = Слать ли уведомления по адресам, которые дают люди.
setting-private_webhooks = Могут ли эти адреса лежать в собственной сети сервера.
setting-notice_every_s = Не больше одного уведомления человеку о столе за столько секунд.
setting-metrics = Отвечает ли /metrics системе Prometheus.
setting-metrics_token = Что должен предъявить Prometheus; без этого спрашивать может только эта машина.
setting-log_format = Строки для людей (text) или для машин (json).
setting-log_level = debug, info, warning или error.
setting-shutdown_s = Сколько секунд остановка ждёт открытые запросы.
