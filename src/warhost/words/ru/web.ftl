# Слова самого браузера. То, что принадлежит игре, стоит в файлах игры.

## Везде

web-nav = Warhost
web-to-content = Перейти к содержанию
web-home = На главную
web-more = Ещё
web-loading = Минуту…
web-try-again = Попробовать снова
web-will-try-again = Мы попробуем снова.
web-close = Закрыть
web-dismiss = Скрыть
web-save = Сохранить
web-saved = Сохранено.
web-back = Назад
web-you = это вы
web-guest = Гость
web-your-name = Ваше имя
web-language = Язык
web-to-dark = Включить тёмную тему
web-to-light = Включить светлую тему
web-nowhere = Страница не найдена
web-nowhere-text = Возможно, в адресе ошибка или этой страницы больше нет.
web-no-game = На этом сервере нет такой игры
web-no-table = Этот стол нельзя показать

## Что может пойти не так

web-error-no-connection = Сервер недоступен. Проверьте соединение.
web-error-no-answer = Сервер не ответил вовремя. Соединение обновляется.
web-pocket-failed = Не удалось запустить игру на этом устройстве. Перезагрузите страницу, когда будет сеть.
web-error-server = У сервера возникла неполадка (состояние { $status }).
web-error-unexpected = Случилось неожиданное: { $problem }
web-error-unknown = Сервер отказал ({ $reason }).
web-error-left = Вы покинули стол.
web-error-table-closed = Сервер закрыл соединение с этим столом.

## Вход

web-home-title = Садитесь за стол
web-home-text = Богатые игры о завоеваниях: сразу против ботов, с друзьями по ссылке или на много дней.
web-games = Игры
web-seats = { $least ->
    [1] до { $most } игроков
   *[other] от { $least } до { $most } игроков
}
web-minutes = около { $minutes } минут
web-play-now = Играть
web-play-side = Ваша сторона
web-play-side-any = Случайная
web-new-table = Новый стол
web-learn = Учиться
web-watch = Смотреть, не занимая места
web-tables-mine = Ваши столы
web-tables-mine-none = У вас здесь нет столов.
web-tables-open = Открытые столы
web-tables-open-none = Сейчас никто не ищет игроков. Новый стол появится здесь, если выбрать «Кому виден стол: Все».
web-tables-watchable = Игры для просмотра
web-tables-watchable-none = Сейчас не идёт ни одна открытая игра.
web-tables-archived = Показать столы из архива
web-tables-more = Показать ещё
web-archive = В архив
web-unarchive = Вернуть из архива
web-delete-table = Удалить
web-status-gathering = Ждёт игроков
web-status-playing = Идёт игра
web-status-finished = Окончена
web-status-closed = Закрыта до конца
web-status-frozen = Заморожена: продолжить нельзя
web-upload = Загрузить запись партии
web-upload-why = Запись, скачанную после игры, можно здесь посмотреть, а неоконченную доиграть.
web-upload-file = Выбрать файл записи

## Новый стол

web-new-table-of = Новый стол: { $game }
web-form-people = Кто играет
web-form-seats = Число игроков
web-form-who = Кто играет за сторону { $side }
web-form-level = Сила бота за сторону { $side }
web-form-me = Я, на этом устройстве
web-form-open = Свободно для кого-то
web-form-bot = Бот
web-form-name-here = Имя
web-form-name-of = Имя того, кто играет за сторону { $side }
web-form-shared = Этим устройством пользуются несколько человек: между ходами экран скрыт, пока его не возьмёт следующий.
web-form-drawn = Место { $seat }: сторона по жребию
web-form-name-sides = Выбрать, кто за какую сторону играет
web-form-side = Сторона на месте { $seat }
web-form-shuffle = Раздать стороны случайно в начале игры
web-form-options = Правила этого стола
web-form-options-usual = как обычно
web-form-options-changed = { $count ->
    [one] { $count } изменено
   *[other] { $count } изменено
}
web-form-guests = Кто может присоединиться
web-form-watch = Другие могут смотреть (они видят только открытое)
web-form-hints = Игроки могут просить совета у бота
web-form-secrets = Скрытое остаётся скрытым и после конца (без анализа)
web-form-language-why = Каждый читает игру на своём языке; этот ваш.
web-form-start = Начать
web-form-make = Создать стол
web-form-nobody = Займите хотя бы одно место.
web-form-then = { $count ->
    [one] { $count } место свободно: вы получите ссылку для отправки.
    [few] { $count } места свободны: вы получите ссылку для отправки.
   *[other] { $count } мест свободно: вы получите ссылку для отправки.
}
web-visibility = Кому виден стол
web-visibility-open = Все
web-visibility-open-why = Стол виден на главной странице, и любой может занять свободное место.
web-visibility-link = У кого есть ссылка
web-visibility-link-why = Стола нет в списке; вы отправляете ссылку, кому хотите.
web-visibility-private = Больше никто
web-visibility-private-why = Только те, кто уже сидит за ним.
web-clock = Часы
web-clock-none = Без часов: каждый думает, сколько нужно
web-clock-live = Вживую: запас минут на каждого игрока
web-clock-slow = На много дней: время на каждое решение
web-clock-minutes = Минут на каждого игрока
web-clock-increment = Добавка после каждого решения, секунд
web-clock-days = Дней на каждое решение
web-clock-timeout = Когда время вышло
web-clock-timeout-bot = решает бот
web-clock-timeout-pass = пас, если можно, иначе решает бот
web-clock-timeout-why = После трёх раз подряд играет бот, пока игрок не вернётся.
web-clock-live-is = по { $minutes } мин, после каждого решения добавляется { $seconds } с
web-clock-slow-days = { $days ->
    [one] { $days } день на каждое решение
    [few] { $days } дня на каждое решение
   *[other] { $days } дней на каждое решение
}
web-clock-slow-hours = { $hours ->
    [one] { $hours } час на каждое решение
    [few] { $hours } часа на каждое решение
   *[other] { $hours } часов на каждое решение
}

## До начала

web-lobby-seats = Места
web-lobby-holder = Кто играет за сторону { $side }
web-lobby-waiting-people = { $count ->
    [one] { $count } место ещё свободно.
    [few] { $count } места ещё свободны.
   *[other] { $count } мест ещё свободно.
}
web-lobby-waiting-host = Все места заняты. Хозяин начнёт игру.
web-agreed = Настройки стола
web-invite = Приглашение
web-invite-why = Кто откроет эту ссылку, может занять свободное место.
web-invite-copy = Копировать
web-invite-copied = Ссылка скопирована. Отправьте её тем, кого хотите видеть за столом.
web-invite-copy-yourself = Браузер не позволяет здесь копировать. Ссылка выделена: скопируйте её сами.
web-sit = Сесть сюда
web-stand-up = Встать
web-start = Начать игру
web-start-why-not = { $count ->
    [one] { $count } место ещё свободно: подождите кого-нибудь или отдайте его боту.
    [few] { $count } места ещё свободны: подождите людей или отдайте их ботам.
   *[other] { $count } мест ещё свободно: подождите людей или отдайте их ботам.
}
web-close-table = Закрыть стол
web-join = Приглашение
web-join-title = Вас приглашают в игру «{ $game }»
web-join-host = Стол создаёт { $name }.
web-join-choose = Где вы хотите сесть?
web-join-full = Все места заняты.

## За столом

web-table-loading = Раскладываем игру…
web-players = Игроки
web-story = Что произошло
web-hand = Рука
web-sheets = Ещё
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-since = С вашего последнего хода
web-recap = { $count ->
    [one] С вашего последнего хода: { $count } событие
    [few] С вашего последнего хода: { $count } события
   *[other] С вашего последнего хода: { $count } событий
}
web-chat = Беседа
web-chat-empty = Пока никто ничего не сказал.
web-chat-write = Скажите что-нибудь
web-chat-send = Отправить
web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-search = Искать в правилах
web-rules-contents = Оглавление
web-rules-none = Правила этой игры ещё не записаны.
web-rules-not-found = По запросу «{ $words }» ничего не найдено.
web-rules-why = Все правила простыми словами, с номерами и поиском. За столом они открываются там, где нужно.
web-rules-read = Читать правила
web-rule-of-this = Показать правило { $rule }
web-bot = Бот, { $level }
web-bot-named = { $name }, бот, { $level }
web-seat-open = Свободное место
web-here = за столом
web-away = не за столом
web-deciding = решает
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-watching = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[other] Смотрят { $count } человек.
}
web-plain-state = Состояние стола
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-whole = Показать всё поле
web-table-menu = Стол
web-pause = Остановить игру
web-resume = Продолжить
web-leave = Уйти из-за стола
web-leave-why = За вас продолжит бот. Вы можете вернуться на место в любой момент.
web-seat-menu = Что можно сделать со стороной { $side }
web-seat-to-bot = Пусть за меня играет бот
web-seat-to-bot-why = Вы можете вернуться на место при любом решении.
web-seat-hand-back = Вернуть место
web-seat-hand-back-why = Продолжит бот. Этих карт вы больше не видите и другого места в этой партии занять не можете.
web-seat-give-bot = Отдать место боту
web-seat-take-back = Вернуться на моё место
web-seat-take = Играть за эту сторону
web-seat-take-why = Вы увидите эти карты, поэтому другого места в этой партии занять уже не сможете.
web-seat-make-open = Освободить место для кого-то
web-seat-make-open-why = У кого есть ссылка, может его занять.
web-seat-kick = Освободить место

## Решения

web-prompt = Ваше решение
web-your-turn = Ваш ход
web-your-turn-spoken = Ваш ход. { $prompt }
web-waiting-for = { $count ->
    [one] Решает { $sides }
   *[other] Решают: { $sides }
}
web-paused = Игра остановлена
web-cost = цена { $cost }
web-confirm = { $choice }?
web-confirm-yes = Подтвердить
web-confirm-no = Отмена
web-answered = Ваш выбор: { $choice }
web-sending = { $choice }…
web-choices-left = { $count ->
    [one] остался { $count } вариант
    [few] осталось { $count } варианта
   *[other] осталось { $count } вариантов
}
web-list = { $count ->
    [1] Единственная возможность
   *[other] Все возможности: { $count }
}
web-options = Что вы можете сделать
web-options-filter = Искать по словам
web-options-none = Ни в одном варианте нет этих слов.
web-hint = Совет
web-hint-coming = Бот думает…
web-hint-title = Что сделал бы бот
web-hint-none = Боту здесь нечего посоветовать.
web-hint-share = уверенность { $share } %
web-hint-take = Сделать это
web-undo = Отменить
web-undo-ask = Попросить отменить ход
web-undo-asked = Спрашиваем остальных.
web-proposal = { $side } просит отменить { $steps ->
    [one] { $steps } решение
    [few] { $steps } решения
   *[other] { $steps } решений
}.
web-proposal-yes = Согласиться
web-proposal-no = Не соглашаться
web-proposal-waiting = Ещё не ответили: { $sides }
web-proposal-away = { $count ->
    [one] Сейчас нет за столом: { $sides }; нужно и это согласие. Чтобы играть дальше, просто примите решение.
   *[other] Сейчас нет за столом: { $sides }; нужно и их согласие. Чтобы играть дальше, просто примите решение.
}
web-proposal-agreed = Все согласны.
web-proposal-declined = Согласны не все. Игра продолжается.
web-proposal-lapsed = Тем временем игра пошла дальше; вопрос снят.

## Клавиатура

web-keys = Клавиши
web-key-o = все возможности списком
web-key-n = следующий вариант
web-key-p = предыдущий вариант
web-key-enter = выбрать или подтвердить
web-key-escape = на шаг назад
web-key-u = отменить
web-key-h = совет
web-key-r = правило этого решения
web-key-l = журнал
web-key-c = беседа
web-key-s = пропустить показ
web-key-plus = ближе, дальше
web-key-zero = всё поле
web-key-question = этот список

## Связь

web-line-connecting-again = Связь потеряна. Соединяемся снова…
web-line-lost-retry = Связь потеряна. Следующая попытка через { $seconds } с; ничего не пропало.
web-line-waking = Снова здесь. Смотрим, что произошло тем временем…
web-line-silent = Сервер не отвечает. Ждём…
web-line-now = Попробовать сейчас

## Несколько человек, одно устройство

web-hand-over = { $name }, ваш ход
web-hand-over-why = Всё скрыто, пока вы не дадите знак. Пусть никто другой не смотрит.
web-hand-over-take = Это я, { $name }: показать мою сторону

## Обучение

web-learn-title = Учимся: { $game }
web-lesson = Урок
web-lesson-begin = Начать
web-lesson-none = Игры с проводником пока нет. Помогут правила и советы за столом.
web-lesson-step = шаг { $step } из { $steps }
web-lesson-next = Дальше
web-lesson-do = Нажмите на то, что светится.
web-lesson-watch = Смотрите, что происходит.
web-lesson-done = Урок окончен. Играйте отсюда дальше, как хотите, или начните свою игру.
web-lesson-play = Сыграть

## После игры

web-over = Игра окончена
web-result = Итог
web-won = { $count ->
    [one] Побеждает { $winners }
   *[other] Побеждают вместе: { $winners }
}
web-nobody-won = Никто не победил
web-winner = победитель
web-points-over-time = Очки по ходу игры
web-points-sources = Откуда взялись очки
web-round-short = Р { $round }
web-step = Шаг
web-rematch = Сыграть ещё раз
web-rematch-moved = Сыграть ещё раз, сменив стороны
web-rematch-join = К реваншу
web-replay = Повтор
web-replay-of = Повтор: { $game }
web-replay-at = Шаг { $step } из { $total }
web-replay-first = В начало
web-replay-back = На шаг назад
web-replay-run = Воспроизвести
web-replay-pause = Пауза
web-replay-on = На шаг вперёд
web-replay-last = В конец
web-replay-hand = Карты: { $side }
web-replay-eyes = Глазами
web-replay-all = всё, и тайны тоже
web-replay-public = зрителей
web-replay-speed = Скорость
web-replay-link = Скопировать ссылку на этот шаг
web-analysis = Анализ
web-statistics = Статистика
web-statistics-of-table = Как шли дела за этим столом
web-what-if = А что, если…
    .text = Взять сторону с этого места и сыграть иначе
web-replay-play = Играть дальше с этого места
web-link-copied = Ссылка на этот шаг скопирована.
web-link-in-address = Браузер не позволяет здесь копировать. Ссылка — в адресной строке.
web-download = Скачать запись
web-verify = Проверить броски
web-verify-why = До первого броска сервер показал отпечаток тайного зерна, из которого берётся вся случайность. Имея зерно, каждый может проверить, что ничего не изменено.
web-verify-commitment = Отпечаток, показанный в начале
web-verify-seed = Зерно
web-verify-secret = тайно до конца игры
web-verify-good = Ваш браузер проверил: у зерна именно этот отпечаток.
web-verify-bad = У зерна не этот отпечаток. Броскам нельзя верить.
web-verify-cannot = Этот браузер не может проверить это здесь (нужно защищённое соединение).
web-verify-replayed = Сервер переиграл всю игру: все броски и итог следуют из зерна.
web-verify-not-replayed = Переигранная игра не даёт тех же бросков.
web-verify-faces = Что выпадало

## Настройки

web-settings = Настройки
web-settings-look = Внешний вид
web-settings-play = Игра
web-settings-name = Имя
web-theme = Тема
web-theme-system = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-motion-none = Отключить анимацию
web-confirming = Спрашивать подтверждение
web-confirming-final = когда решение нельзя будет отменить
web-confirming-always = всегда
web-confirming-never = никогда
web-auto-forced = Выбирать за меня, если вариант только один
web-account = Учётная запись
web-account-is = Вы вошли как { $login }.
web-account-why = Без учётной записи ваши столы принадлежат этому браузеру. С ней вы найдёте их на любом устройстве.
web-account-make = Создать учётную запись
web-sign-in = Войти
web-sign-out = Выйти
web-login = Имя пользователя
web-login-why = Буквы, цифры и _ . @ + -, не меньше трёх.
web-password = Пароль
web-password-why = Не меньше восьми знаков.
web-password-old = Текущий пароль
web-password-new = Новый пароль
web-password-change = Сменить пароль
web-recover = Задать новый пароль
web-recover-why = Эта ссылка позволяет один раз выбрать новый пароль. После этого вы войдёте здесь, а на всех других устройствах сеансы завершатся.
web-forgotten = Я не помню пароль
web-forgotten-sent = Если у этого пользователя есть подтверждённый адрес, туда отправлена ссылка для нового пароля.
web-forgotten-login = Сначала введите выше имя пользователя.
web-forgotten-ask = Не помните пароль? Попросите ссылку у того, кто держит сервер.
web-farewell = Удалить учётную запись
web-farewell-why = За вас доиграют боты, хозяином ваших столов станет другой игрок, ваше имя и сообщения исчезнут. Столы, где сидели только вы, будут удалены. Отменить это нельзя.
web-farewell-sure = Да, удалить
web-farewell-done = Все ваши данные удалены.
web-kept = Что хранит этот сервер
web-kept-size = Вы можете хранить { $mb } МБ столов, записей партий и разговоров и вести { $tables ->
    [one] { $tables } незаконченный стол
    [few] { $tables } незаконченных стола
   *[other] { $tables } незаконченных столов
}.
web-kept-gathering = Столы, за которыми никто не начинает игру, удаляются через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
web-kept-lesson = Уроки удаляются через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
web-kept-record = Загруженные записи партий удаляются через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
web-kept-guest = Без учётной записи ваши данные удаляются, если вы не возвращались { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
web-notices = Уведомлять, когда мой ход
web-notices-why = Только пока вас нет за столом, и не слишком часто.
web-notices-none = Этот сервер не отправляет уведомлений.
web-notices-push = В этом браузере
web-notices-push-cannot = Этот браузер так не умеет.
web-notices-mail = По почте на адрес
web-notices-mail-unconfirmed = Ещё не подтверждён: откройте ссылку в письме.
web-mail-confirmed = Адрес почты подтверждён.
web-notices-webhook = Вебхуком на адрес
web-notice-your_turn = Ваш ход.
web-notice-finished = Игра окончена.
web-notice-challenge = { $by } приглашает вас сыграть.
web-notices-every = Не чаще
web-notices-every-soon = чем что-то происходит, по нескольку сразу
web-notices-every-hour = раза в час
web-notices-every-day = раза в день
web-people = Игроки
web-rated = На рейтинг
web-form-rated = Результат идёт в рейтинг
web-form-rated-why = Без подсказок и без возврата ходов по согласию; кто ушёл, тот последний.
web-form-rated-needs = Для игры на рейтинг нужны учётная запись, часы, одно своё место и обычная коробка.
