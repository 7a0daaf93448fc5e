### Анализ законченной партии и упражнения на собственных ошибках.

study-analysis = Анализ
    .text = Компьютер проигрывает партию заново и после каждого решения говорит, кто был насколько близок к победе, что было упущено и что сделала удача. Это занимает минуту-две и делается один раз для всех.
study-analyse = Проанализировать партию
study-queued = { $count ->
    [0] Эта партия следующая.
    [one] Перед ней ещё { $count } партия.
    [few] Перед ней ещё { $count } партии.
   *[many] Перед ней ещё { $count } партий.
}
study-running = Идёт анализ: { $percent } %
study-filter = Игроки
study-learn = Учиться на ошибках
study-chart = Шансы на победу в ходе партии
study-chart-at = Шаг { $step }: { $shares }
study-chart-marks = что-то упущено
study-chart-dice = броски или карты
study-pick-moment = Выберите момент на графике или решение ниже.
study-decision = Решение
study-grade-forced = Выбора не было
study-grade-best = Лучший выбор
study-grade-good = Хороший выбор
study-grade-inaccuracy = Неточность
study-grade-mistake = Ошибка
study-grade-blunder = Грубая ошибка
study-chosen = Выбрано:
study-better = Лучше:
study-gained = Кому это помогло: { $sides }
study-fate = { $part }: { $sides }
study-might-go-on = Дальше могло быть так:
study-mistakes = Что стоило дороже всего
study-no-mistakes = Ничего заметного не упущено.
study-turns = Переломные моменты
study-cause-decision = Шаг { $step }: из-за решения
study-cause-hidden = Шаг { $step }: из-за скрытого
study-cause-chance = Шаг { $step }: из-за бросков или карт
study-cause-judgement = Шаг { $step }: компьютер этого не предвидел
study-luck = Удача и решения
    .text = От равной доли к результату. Каждая полоса начинается там, где кончается предыдущая; числа — процентные пункты, и их сумма точна. То, на сколько ошиблись оценки компьютера, удачей не считается.
study-accuracy = Точность { $percent } %
study-counts = Решений с выбором: { $decisions }; что-то упущено в { $lost }, ошибок: { $mistakes }, грубых: { $blunders }.
study-part-fair = Равная доля
study-part-side = Выбранная сторона
study-part-deal = Расклад
study-part-own = Свои решения
study-part-others = Решения других
study-part-hidden = Скрытое
study-part-chance = Броски и карты
study-part-judgement = Ошибка компьютера
study-part-result = Результат
study-exercise-ask = Здесь сыграли: { $choice }. Найдите что-нибудь лучше.
study-exercise-right = { $tries ->
    [1] Верно, с первой попытки: { $choice }
   *[other] Верно: { $choice }
}
study-exercise-played = Именно так и сыграли, и это стоило пунктов ({ $loss }). Попробуйте иначе.
study-exercise-wrong = { $choice }: не совсем ({ $loss }). Попробуйте ещё.
study-exercise-shown = Лучше было бы так: { $choice }
study-exercise-at = { $number } из { $total }
study-exercise-solved = найдено: { $count }
study-exercise-show = Показать
study-exercise-next = Дальше
study-exercise-before = Назад
