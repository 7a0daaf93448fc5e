# «Кровь и ярость» в браузере: что говорят сцены и что показано крупно.

## Сцены

web-bloodrage-scene-age = { $age }. Начинает { $clan }.
web-bloodrage-scene-upgraded = { $cost ->
    [one] { $clan } играет «{ $card }» за { $cost } ярость.
   *[other] { $clan } играет «{ $card }» за { $cost } ярости.
}
web-bloodrage-scene-struck = { $figure } бьёт. В Вальхаллу: { $list }
web-bloodrage-scene-losses = В Вальхаллу: { $list }
web-bloodrage-scene-unopposed = Никто не мешает: { $clan } грабит { $province_acc }. { $reward }
web-bloodrage-scene-pillaged = { $clan } разграбляет { $province_acc }. { $reward }
web-bloodrage-scene-reveal = Все карты на столе. { $list }
web-bloodrage-scene-won = { $clan } побеждает в битве { $province_in }: { $total } против { $next }.
web-bloodrage-scene-tied = Ничья { $province_in }: { $total }. Проиграли все участники.
web-bloodrage-scene-glory = Слава: { $list }
web-bloodrage-scene-discarded = Карты с рук сброшены; одну можно тайно оставить.
web-bloodrage-scene-quests = Задания раскрыты.
web-bloodrage-scene-quest-done = { $clan } выполняет задание «{ $card }». Слава: { $glory }. { $why }
web-bloodrage-scene-quest-failed = { $clan } не выполняет задание «{ $card }». { $why }
web-bloodrage-scene-burns = { $province } горит. Славная смерть: { $list }
web-bloodrage-scene-honoured = Слава павшим: { $list }
web-bloodrage-scene-released = Вальхалла открывается. { $list }
web-bloodrage-scene-legendary = { $clan } входит в легенду: { $list }
web-bloodrage-scene-ended =
    { $count ->
        [one] Больше всех славы у победителя: { $clans }, { $glory }.
        [few] Победа общая: { $clans }, слава каждого: { $glory }.
        [many] Победа общая: { $clans }, слава каждого: { $glory }.
       *[other] Победа общая: { $clans }, слава каждого: { $glory }.
    }

## Почему задание удалось или нет

web-bloodrage-why-strongest = Сильнее всех: { $provinces }.
web-bloodrage-why-valhalla =
    { $count ->
        [one] В Вальхалле { $count } фигурка.
        [few] В Вальхалле { $count } фигурки.
       *[other] В Вальхалле { $count } фигурок.
    }
web-bloodrage-why-nobody = никто не сильнее других
web-bloodrage-why-gone = Вся земля разрушена.

## Сцена

web-bloodrage-stage-choosing = Карты выбирают втайне.
web-bloodrage-stage-own-card = Ваша карта
web-bloodrage-stage-void = Текст не действует
web-bloodrage-stage-wins = { $clan } побеждает.
web-bloodrage-stage-tied = Ничья: проиграли все участники.
web-bloodrage-stage-quest-failed = Провалено
web-bloodrage-stage-ragnarok = Рагнарёк: { $province }
web-bloodrage-stage-each-death = Каждая погибшая здесь фигурка приносит славу: { $glory }.
web-bloodrage-stage-swallowed = { $province }: этой земли больше нет.
web-bloodrage-stage-draft-kept = Вы оставляете: { $cards }. Остальные ещё выбирают.
web-bloodrage-stage-draft-rest =
    { $passed ->
        [one] Оставлено: { $kept } из 6. Налево уходит { $passed } карта.
        [few] Оставлено: { $kept } из 6. Налево уходят { $passed } карты.
        [many] Оставлено: { $kept } из 6. Налево уходит { $passed } карт.
       *[other] Оставлено: { $kept } из 6. Налево уходит { $passed } карты.
    }
web-bloodrage-stage-draft-yours = Вы оставляете её
web-bloodrage-pack-of = Набор
web-bloodrage-kept-none = Пока ничего не оставлено.
