# Что говорят рисунки игры Карак в браузере: подписи, фразы для чтения с экрана, заметки.

web-karak-board = { $count ->
    [one] Поле: земля из { $count } плитки
   *[other] Поле: земля из { $count } плиток
}
web-karak-counted = { $count } × { $name }
web-karak-percent = { $percent } %
web-karak-free = бесплатно
web-karak-cost = цена: { $cost }
web-karak-hero = { $hero }: стойкость { $toughness } из { $most }, слава { $glory }, камни душ { $stones }
web-karak-city = Город { $hero_gen }
    .to = в город { $hero_gen }
    .in = в городе { $hero_gen }
web-karak-enemies = Враги: { $enemies }, сила { $strength }
web-karak-strong = { $who }, сила { $strength }
web-karak-chance = Шанс победы { $percent } %
web-karak-chance-aside = шанс { $percent } %
web-karak-ground = На земле: { $items }
web-karak-rolled = { $hero }: { $total } против { $strength }
web-karak-needed = нужно
web-karak-won = победа
web-karak-lost = поражение
web-karak-pile = Плитки в стопке: { $tiles }. Армии в мешке: { $bag }
web-karak-round = Раунд { $round } · ещё { $left }
web-karak-buildings = Здания
web-karak-stands = Построено.
web-karak-planned = Ещё не построено.
web-karak-alone = Нет отрядов и предметов
web-karak-army = Кубики армии, не больше славы
web-karak-toughness = Стойкость { $toughness } из { $most }
web-karak-actions = Действий за ход
web-karak-actions-left = Осталось действий
web-karak-offer = На выбор
web-karak-nothing-held = { $hero } ничего не несёт, и всё построено.
web-karak-marches = идёт на город { $hero_gen }
