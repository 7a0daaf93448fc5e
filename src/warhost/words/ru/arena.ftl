# Арена: турниры ботов и отчёты о них.

arena-help = Пусть боты встретятся в турнире с уравновешенной рассадкой и получат рейтинг.
arena-arg-bots = Боты, которые встречаются; названный дважды играет дважды. «модуль:создатель» берёт вашего собственного бота.
arena-arg-option = Настройка стола, сколько угодно раз. «*» берёт по очереди все её значения, «a|b» — названные.
arena-arg-executor = Где играются партии: на этой машине (local) или на Ray.
arena-arg-report = Папка для партий (SQLite), результатов (JSON) и отчёта (HTML).
arena-arg-resume = Продолжить турнир из папки отчёта; он может стать и длиннее.
arena-written = Отчёт лежит в { $file }
arena-interrupted = Прервано. Сыгранное сохранено; та же команда с --resume продолжит { $folder }

arena-no-such-bot = Не удаётся найти бота «{ $name }»: { $problem }
arena-broken-bot = Не удаётся создать бота «{ $name }». { $problem }
arena-no-bot = «{ $name }» не создаёт бота: нет «choose» или «needs_view».
arena-no-such-executor = Играть на «{ $name }» нельзя. Есть: { $known }.
arena-missing-package = Нужен пакет «{ $package }»: установите warhost с дополнением «{ $extra }».
arena-already-there = В { $folder } уже есть турнир. Добавьте --resume, чтобы продолжить его, или назовите другую папку.
arena-another-tournament = В { $folder } лежит другой турнир. Отличия: { $different }.
arena-nothing-to-resume = Для --resume нужен --report с папкой, которую продолжать.
arena-no-folder = { $file } — это файл. Назовите папку для отчёта.
arena-unusable = { $place } использовать нельзя: { $problem }
arena-damaged = Файл { $file } повреждён или принадлежит чему-то другому: { $problem }. Удалите его или назовите другую папку.
arena-no-games = В { $folder } нет турнира.
arena-other-players = В { $folder } лежат партии ботов, которые могли играть иначе. С тех пор изменилось: { $changed }. Начните заново в другой папке.

arena-report-title = { $game }: турнир
arena-report-intro = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  } за столами на { $seats }. Интервалы долей 95-процентные.
arena-about-bots = Боты
arena-about-options = Настройки стола
arena-about-usual = обычные
arena-about-seed = Зерно
arena-about-revision = Редакция правил
arena-about-decisions = Решения
arena-standings = Положение
arena-standings-text = Рейтинг подобран сразу по всем партиям, по тому, кто кого опередил (Плакетт — Льюс): в среднем он равен 1500, а у кого на 400 больше, тот опережает соперника в десяти случаях из одиннадцати. Разделённая победа считается частями. При равной силе каждый выигрывал бы { $fair } своих партий: пунктирная линия.
arena-ratings = Рейтинг
arena-shares = Доли побед
arena-pairs = Один на один
arena-pairs-text = Как часто бот строки опережал бота столбца за одним столом. Ничья считается за половину.
arena-by-seat = По местам
arena-by-side = По сторонам
arena-by-seat-text = Как часто выигрывало это место, кто бы там ни сидел, а затем отдельно для каждого бота.
arena-by-side-text = Как часто выигрывала эта сторона, кто бы за неё ни играл, а затем отдельно для каждого бота.
arena-endings = Чем кончались партии
arena-length = Длина в решениях
arena-length-text = Партия длится в среднем { $mean } решений; медиана { $median }, самое меньшее { $least }, самое большее { $most }.
arena-length-axis = решения
arena-length-games = партии
arena-seat-number = Место { $seat }
arena-column-bot = бот
arena-column-rating = рейтинг
arena-column-share = победы
arena-column-games = партии
arena-column-points = очков в среднем
arena-column-place = среднее место
arena-column-seat = место
arena-column-side = сторона
arena-column-ending = окончание
arena-column-part = доля
