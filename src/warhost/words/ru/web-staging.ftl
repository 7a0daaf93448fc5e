# Как рассказывается происходящее: сцена за сценой, в выбранном темпе и ещё раз, если хочется.

web-decision-waits = Ждёт ваше решение
web-decide-now = Решать сейчас
web-staging = Что происходит
web-staging-hold = Пауза
web-staging-go-on = Дальше
web-staging-skip = Пропустить сцену
web-staging-next = Следующая сцена
web-staging-end = Пропустить всё
web-staging-why = Почему: правило { $rule }

web-speed = Скорость рассказа
web-speed-why = Щелчок по полю в любой момент ведёт к вашему решению.
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-speed-instant = Сразу
web-speed-steps = По шагам
web-speed-change = Темп: { $speed }. Сменить

web-again = Посмотреть ещё раз
web-again-shown = Ещё раз
web-again-leave = Вернуться к столу

web-stage = Сцена
web-stage-close = Закрыть сцену
web-stage-open = Показать сцену

web-key-d = решать сейчас: закончить показ
web-key-k = остановить показ или продолжить
web-key-v = следующий темп
