# Карак на сцене: места, что говорят сцены, сцена боя.

## Места

web-karak-unknown-land = Неизвестная земля
web-karak-place = { $name } { $way } { $landmark ->
    [horan] от города Хорана
    [taia] от города Тайи
    [lorraine] от города Лоррейн
    [xanros] от города Ксанроса
    [elspeth] от города Элспет
    [darius] от города Дариуса
    [hannah] от города Ханны
    [sidhar] от города Сидхара
    [black] от чёрного павшего города
    [gold] от золотого павшего города
    [red] от красного павшего города
    [final] от последней плитки
   *[castle] от замка Карак
}
web-karak-direction = { $direction ->
    [east] к востоку
    [north_east] к северо-востоку
    [north_west] к северо-западу
    [west] к западу
    [south_west] к юго-западу
   *[south_east] к юго-востоку
}
web-karak-way = { $steps ->
    [1] { $direction }
    [one] в { $steps } шаге { $direction }
   *[other] в { $steps } шагах { $direction }
}
web-karak-way-counted = { $steps ->
    [one] в { $steps } шаге { $direction }
   *[other] в { $steps } шагах { $direction }
}
web-karak-way-further = { $steps } { $direction }
web-karak-way-then = { $way } и { $then }
web-karak-chasms = { $count ->
    [one] пропасть { $edges }
   *[other] пропасти { $edges }
}
web-karak-no-chasm = без пропасти

## Сцены

web-karak-scene-turn = { $whose ->
    [own] Ваш ход, { $hero }
   *[other] Теперь { $hero }
}
web-karak-scene-round = { $whose ->
    [own] Раунд { $round }: ваш ход, { $hero }
   *[other] Раунд { $round }: начинает { $hero }
}
web-karak-scene-move = { $manner ->
    [portal] { $hero } проходит через Портал: { $place }.
    [trailblazer] { $hero } переходит пропасть: { $place }.
    [evasion] { $hero } уступает дорогу: { $place }.
    [retreat] { $hero } отступает: { $place }.
   *[walk] { $hero } едет: { $place }.
}
web-karak-scene-discovery = { $hero } открывает: { $tile }.
web-karak-scene-armies = Там ждут: { $who }, сила { $strength }.
web-karak-scene-foes = Великий враг: { $who }, сила { $strength }.
web-karak-scene-meeting = { $hero } вступает в бой: { $enemies }. Нужно { $needed }.
web-karak-scene-meeting-odds = { $hero } вступает в бой: { $enemies }. Нужно { $needed }, шанс { $percent } %.
web-karak-scene-roll = { $bonus ->
    [0] { $hero } бросает: { $swords ->
        [one] { $swords } меч
        [few] { $swords } меча
       *[other] { $swords } мечей
    } против { $needed }.
   *[other] { $hero } бросает: { $swords ->
        [one] { $swords } меч
        [few] { $swords } меча
       *[other] { $swords } мечей
    }, с оружием и умением (+{ $bonus }) всего { $total } против { $needed }.
}
web-karak-scene-losses = Бросок стоит дорого, { $hero } теряет: { $lost }.
web-karak-scene-spoils = { $hero } получает: { $gains }.
web-karak-scene-weakened = { $horde } теряет силы: { $by }, остаётся { $strength }.
web-karak-scene-gains = { $cause ->
    [gathered] { $hero } собирает: { $gains }.
    [inn] Трактир приносит игроку { $hero }: { $gains }.
   *[other] { $hero } берёт: { $gains }.
}
web-karak-scene-toll = { $hero } платит пошлину Цитадели игрока { $owner }.
web-karak-stones = { $halves ->
    [1] половина камня душ
    [2] камень душ
   *[other] камни душ: { $stones }
}
web-karak-glory-more = слава +{ $count }
web-karak-hearts = { $count ->
    [one] { $count } сердце
    [few] { $count } сердца
   *[other] { $count } сердец
}

## Сцена боя

web-karak-stage-fight = { $hero } против: { $enemies }
web-karak-stage-siege = { $horde } у города игрока { $hero }
web-karak-stage-dice = Кости
web-karak-stage-swords = мечи
web-karak-stage-bonus = оружие, умения
web-karak-stage-fled = Они бегут
web-karak-stage-destroyed = Город пал
web-karak-stage-beaten = Орда разбита
web-karak-stage-held = Город держится
web-karak-stage-falls = Пало: { $building }
web-karak-overview = Вся земля, плиток: { $count }
web-karak-turn-tile = Повернуть плитку
web-karak-turn-left = Повернуть влево
web-karak-turn-right = Повернуть вправо
web-karak-lay-so = Положить так
