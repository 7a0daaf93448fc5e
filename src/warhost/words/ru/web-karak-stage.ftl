# Карак на сцене: места, что говорят сцены, сцена боя.

## Места

web-karak-unknown-land = Неизвестная земля
    .to = в неизвестную землю
    .in = в неизвестной земле
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
    [own] Ваш ход, { $hero }.
   *[other] Теперь { $hero }.
}
web-karak-scene-round = { $whose ->
    [own] Раунд { $round }: ваш ход, { $hero }.
   *[other] Раунд { $round }: начинает { $hero }.
}
web-karak-scene-move = { $manner ->
    [portal] { $hero } проходит через Портал { $place_to }.
    [trailblazer] { $hero } переходит через пропасть { $place_to }.
    [evasion] { $hero } уступает дорогу и уходит { $place_to }.
    [retreat] { $hero } отступает { $place_to }.
   *[walk] { $hero } едет { $place_to }.
}
web-karak-scene-discovery = { $hero } открывает плитку «{ $tile }».
web-karak-scene-armies = Там ждут: { $who }, сила { $strength }.
web-karak-scene-foes = Великий враг: { $who }, сила { $strength }.
web-karak-scene-meeting = { $hero } вступает в бой. Враги: { $enemies }. Нужно { $needed }.
web-karak-scene-meeting-odds = { $hero } вступает в бой. Враги: { $enemies }. Нужно { $needed }, шанс { $percent } %.
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
web-karak-scene-losses = Бросок обходится дорого: { $hero } теряет { $lost_acc }.
web-karak-scene-spoils = { $hero } получает: { $gains }.
web-karak-scene-weakened = { $horde } слабеет на { $by }, остаётся { $strength }.
web-karak-scene-gains = { $cause ->
    [gathered] { $hero } собирает: { $gains }.
    [inn] { $hero } получает от Трактира: { $gains }.
   *[other] { $hero } берёт: { $gains }.
}
web-karak-scene-toll = { $hero } платит пошлину Цитадели { $owner_gen }.
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
web-karak-stage-siege = { $horde } у города { $hero_gen }
web-karak-stage-dice = Кубики
web-karak-stage-swords = мечи
web-karak-stage-bonus = оружие, умения
web-karak-stage-fled = Они бегут
web-karak-stage-destroyed = Город пал
web-karak-stage-beaten = Орда разбита
web-karak-stage-held = Город держится
web-karak-stage-falls = Пало: { $building }
web-karak-overview = { $count ->
    [one] Вся земля: { $count } плитка
    [few] Вся земля: { $count } плитки
   *[other] Вся земля: { $count } плиток
}
web-karak-turn-tile = Повернуть плитку
web-karak-turn-left = Повернуть влево
web-karak-turn-right = Повернуть вправо
web-karak-lay-so = Положить так
