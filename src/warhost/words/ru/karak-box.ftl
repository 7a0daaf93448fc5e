# Коробка владельца.

karak-option-box = Коробка
    .text = Что напечатано на компонентах: наши данные или исправленные владельцем.

karak-start_place-first = Первый в порядке ходов
karak-start_place-second = Второй в порядке ходов
karak-start_place-third = Третий в порядке ходов
karak-start_place-fourth = Четвёртый в порядке ходов
karak-start_place-fifth = Пятый в порядке ходов
karak-rule-fall = Ход после падения
karak-rule-glory = Шкала славы
karak-rule-misery = Нужда
karak-rule-tie = Равенство в конце
karak-rule-rounds = { karak-option-rounds }
karak-merit-glory = Слава
karak-merit-buildings = Здания
karak-merit-army = Армия
karak-merit-resources = Ресурсы
