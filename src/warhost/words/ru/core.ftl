# Что может сказать сам движок: отказы и ошибки.

refused-malformed = «{ $key }» не соответствует виду { $form }.
refused-unknown-verb = Нет такого выбора: «{ $verb }». Есть: { $known }.
refused-unknown-thing = В «{ $key }»: нет { $kind } с именем «{ $thing }».
refused-not-yours = Сейчас решаете не вы, а { $asked }.
refused-not-now = «{ $verb }» сейчас не спрашивают. Возможно: { $verbs }.
refused-not-legal = «{ $key }» здесь невозможно.
refused-game-over = Игра окончена.
refused-no-undo = Нечего отменить: брошены кубики, что-то показано или решает уже другой.

bad-position = Позицию нельзя загрузить. Место { $where }: { $problem }
bad-record = { $fault ->
    [whole] Запись использовать нельзя. { $problem }
    [foreign] Это не запись Warhost. Строка { $line }: { $problem }
   *[line] Запись использовать нельзя. Строка { $line }: { $problem }
}
bad-table-option = Эта настройка стола не подходит: { $problem }
unknown-game = { $meant ->
    [none] Нет игры «{ $name }». Есть: { $known }.
   *[other] Нет игры «{ $name }». Может быть, «{ $meant }»?
}
unknown-revision = { $name }: редакция правил { $revision } больше не поддерживается. Поддерживаются: { $known }.
unknown-bot = { $meant ->
    [none] Для этой игры нет бота «{ $name }». Есть: { $known }.
   *[other] Для этой игры нет бота «{ $name }». Может быть, «{ $meant }»?
}
unknown-language = Нет текстов на языке «{ $language }». Есть: { $known }.
unreadable-file = Не удаётся прочитать { $file }: { $problem }
no-such-step = В записи всего { $last ->
    [one] { $last } решение
    [few] { $last } решения
   *[other] { $last } решений
}.
no-such-seat = Никто не сидит здесь как «{ $seat }». Места: { $seats }.
rules-error = Что-то не так в самих правилах: { $problem }. Пожалуйста, сообщите об этом вместе с записью игры.

bot-random = Случайный
bot-greedy = Жадный
bot-beginner = Новичок
bot-easy = Лёгкий
bot-normal = Обычный
bot-hard = Трудный
bot-expert = Эксперт
bot-champion = Чемпион
bot-face-ragna = Рагна
    .text = Сначала бьёт, потом спрашивает.
bot-face-osmund = Осмунд
    .text = Строит с самого начала, урожай собирает в конце.
bot-face-mirel = Мирель
    .text = Улыбается и держит план при себе.
bot-face-bors = Борс
    .text = Идёт туда, где дерутся.
bot-face-edda = Эдда
    .text = Растёт тихо, день за днём.
bot-face-vask = Васк
    .text = Берёт то, за чем никто не следит.
bot-reason-random = бросок кубика
bot-reason-search = итог расчёта наперёд
bot-expects = шанс на победу: { $percent } %
