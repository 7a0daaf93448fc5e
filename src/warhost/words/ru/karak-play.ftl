# Карак II с Хаосом в игре: вопросы, выбор, события, причины, советы, настройки.

## Вопросы

karak-prompt-draft = Возьмите новое здание вместо одного из своих шести или пропустите.
karak-prompt-turn = Двигайтесь, действуйте или закончите ход.
karak-prompt-toll = Цитадель { $owner_gen } требует маркер. Какой вы отдадите?
karak-prompt-tile = Какую плитку вы кладёте на { $hex }?
    .drawn = Какую плитку вы кладёте сюда?
karak-prompt-turn_tile = Как повернуть плитку «{ $tile }» на { $hex }?
    .drawn = Как повернуть плитку «{ $tile }»?
karak-prompt-foe = Какую армию вы встречаете на { $hex }?
    .drawn = Какую армию вы встречаете здесь?
karak-prompt-work = Что-нибудь ещё в этом действии?
karak-prompt-fee = Каким маркером вы платите за обмен?
karak-prompt-swap =
    { $swapped ->
        [0] Какой маркер вы обменяете?
       *[other] Какой маркер вы обменяете? Уже обменяно: { $swapped }.
    }
karak-prompt-copy = Чью способность повторит ваш Монумент?
karak-prompt-buy = Купите что-нибудь ещё?
karak-prompt-equip = Куда вы положите { $item_acc }?
karak-prompt-gain =
    { $left ->
        [1] Какой маркер вы возьмёте ({ $cause })?
       *[other] Какой маркер вы возьмёте ({ $cause })? Ещё { $left }.
    }
karak-prompt-plunder =
    { $left ->
        [1] Что вы отнимете у { $victim_gen }?
       *[other] Что вы отнимете у { $victim_gen }? Ещё { $left }.
    }
karak-prompt-march = Куда пойдёт { $horde }?
karak-prompt-evade = На { $hex } пришла орда: уступить ей дорогу?
    .drawn = Сюда пришла орда: уступить ей дорогу?
karak-prompt-raze =
    { $lost ->
        [0] { $horde } осаждает город: какое здание отдать?
       *[other] { $horde } осаждает город: какое здание отдать? Её сила уже меньше на { $lost }.
    }
karak-prompt-fly = Полетит ли ваш город?
karak-prompt-reroll = На кубике героя { $face }. Перебросить?
karak-prompt-ignore = Какой череп или символ вы не станете учитывать?
karak-prompt-hunger = Минотавр голоден: кем вы жертвуете?
karak-prompt-repair = Заплатите за починку колосса?
karak-prompt-recruit = Какой отряд придёт вместо грифона?
karak-prompt-add = У вас { $total }, а нужно { $needed }. Что вы добавите?
karak-prompt-horde =
    { $left ->
        [1] Какая орда первой примет ваш удар?
       *[other] Какая орда первой примет ваш удар? У него ещё { $left } силы.
    }
karak-prompt-reward = Какую награду вы берёте первой?
karak-prompt-retreat = Куда вы отступаете?
karak-prompt-plague = Два черепа: наслать на кого-нибудь Чуму и Нужду?
karak-prompt-misery = Нужда: какой маркер вы теряете?

## Выбор

karak-verb-move = Идти на { $hex }
    .drawn = Идти { $hex_to }
karak-verb-cross = Перейти пропасть на { $hex }
    .drawn = Перейти через пропасть { $hex_to }
karak-verb-portal = Пройти через Портал на { $hex }
    .drawn = Пройти через Портал { $hex_to }
karak-verb-explore = Разведать { $hex }
    .drawn = Разведать: { $hex }
karak-verb-fight = Сражаться
karak-verb-heal = Лечиться
karak-verb-gather = Собирать ресурсы
karak-verb-found = Основать город
karak-verb-build = Построить { $building_acc }
karak-verb-train = Обучить { $unit_acc }
karak-verb-exchange = Обменять на Рынке
karak-verb-cleanse = Изгнать чуму
karak-verb-buy = Купить { $item_acc }
karak-verb-raise = Поднять скелета
karak-verb-take = Подобрать { $item_acc }
karak-verb-cast = Применить { $item_acc }
karak-verb-plunder = Ограбить { $hero_acc }
karak-verb-skip = Пропустить действие
karak-verb-end = Закончить ход
karak-verb-draft = Взять { $building_acc } вместо { $old_gen }
karak-verb-pass = Пропустить
karak-verb-done = Больше ничего
karak-verb-stay = Оставить как есть
karak-verb-pay = Отдать маркер { $resource_gen }
karak-verb-gain = Взять маркер { $resource_gen }
karak-verb-swap = Обменять { $resource_acc } на { $other_acc }
karak-verb-lay = Положить плитку «{ $tile }»
karak-verb-rotate = { $steps }
    .drawn = Повернуть: { $steps }
karak-verb-meet = Встретить { $token_acc }
karak-verb-copy = Повторить способность «{ $ability }»
karak-verb-keep = Положить в ячейку { $slot_gen }
karak-verb-replace = Заменить { $item_acc } в ячейке { $slot_gen }
karak-verb-leave = Оставить лежать
karak-verb-march = Орда идёт на { $hex }
    .drawn = Орда идёт { $hex_to }
karak-verb-evade = Уйти на { $hex }
    .drawn = Уйти { $hex_to }
karak-verb-raze = Отдать { $building_acc }
karak-verb-fly = Город летит на { $hex }
    .drawn = Город летит { $hex_to }
karak-verb-ride = Город летит на { $hex } вместе с вами
    .drawn = Город летит вместе с вами { $hex_to }
karak-verb-reroll = Перебросить
karak-verb-ignore = Не учитывать { $die_acc }
karak-verb-feed = Отдать { $unit_acc } ({ $symbol }, { $fate })
karak-verb-starve = Пусть минотавр погибнет
karak-verb-repair = Заплатить за починку
karak-verb-scrap = Пусть колосс развалится
karak-verb-recruit = Принять { $unit_acc }
karak-verb-throw = Метнуть { $item_acc }
karak-verb-cannonade = Потратить на Канонаду { $markers_acc }
karak-verb-strike = Ударить { $horde_acc }
karak-verb-claim = Взять награду за { $token_acc }
karak-verb-retreat = Отступить на { $hex }
    .drawn = Отступить { $hex_to }
karak-verb-infect = Наслать Чуму и Нужду на { $hero_acc }
karak-verb-drop = Положить { $item_acc } из ячейки { $slot_gen }
karak-verb-shift = Переложить { $item_acc } в ячейку { $slot_gen }

## События

karak-event-game_began = Игру начинает { $first }.
karak-event-hero_joined = { $seat } отправляется в путь.
karak-event-drafted = { $seat } берёт { $building_acc } вместо { $old_gen }.
karak-event-draft_passed = { $seat } не берёт здания.
karak-event-round_began = Раунд { $round }
karak-event-turn_began = Ходит { $seat }
karak-event-turn_ended = { $seat } заканчивает ход.
karak-event-moved = { $seat } переходит с { $hex } на { $to } ({ $cause }).
    .drawn = { $seat } идёт { $to_to } ({ $cause }).
karak-event-tiles_seen = { $seat } смотрит плитки { $tiles }.
karak-event-tile_laid = { $seat } кладёт плитку «{ $tile }» на { $hex } с поворотом { $turn }.
    .drawn = { $seat } кладёт плитку «{ $tile }».
karak-event-tokens_seen = { $seat } видит { $tokens_acc }.
karak-event-army_came = { $token } с силой { $strength } появляются на { $hex }.
    .drawn = { $token } с силой { $strength } появляются здесь.
karak-event-foe_came = { $foe } с силой { $strength } появляется на { $hex }.
    .drawn = { $foe } с силой { $strength } появляется здесь.
karak-event-gained =
    { $count ->
        [one] { $seat } получает { $count } маркер { $resource_gen } ({ $cause }).
        [few] { $seat } получает { $count } маркера { $resource_gen } ({ $cause }).
       *[other] { $seat } получает { $count } маркеров { $resource_gen } ({ $cause }).
    }
karak-event-lost =
    { $count ->
        [one] { $seat } отдаёт { $count } маркер { $resource_gen } ({ $cause }).
        [few] { $seat } отдаёт { $count } маркера { $resource_gen } ({ $cause }).
       *[other] { $seat } отдаёт { $count } маркеров { $resource_gen } ({ $cause }).
    }
karak-event-healed =
    { $by ->
        [one] { $seat } восстанавливает { $by } очко стойкости, теперь { $toughness } ({ $cause }).
        [few] { $seat } восстанавливает { $by } очка стойкости, теперь { $toughness } ({ $cause }).
       *[other] { $seat } восстанавливает { $by } очков стойкости, теперь { $toughness } ({ $cause }).
    }
karak-event-hurt =
    { $by ->
        [one] { $seat } теряет { $by } очко стойкости, осталось { $toughness } ({ $cause }).
        [few] { $seat } теряет { $by } очка стойкости, осталось { $toughness } ({ $cause }).
       *[other] { $seat } теряет { $by } очков стойкости, осталось { $toughness } ({ $cause }).
    }
karak-event-glory_changed = Слава { $seat_gen } меняется на { $by } и теперь равна { $glory } ({ $cause }).
karak-event-stones_won =
    { $halves ->
        [one] { $seat } получает { $halves } половинку камня душ, всего теперь { $all_halves } ({ $cause }).
        [few] { $seat } получает { $halves } половинки камня душ, всего теперь { $all_halves } ({ $cause }).
       *[other] { $seat } получает { $halves } половинок камня душ, всего теперь { $all_halves } ({ $cause }).
    }
    .drawn = { $seat } получает камни душ, +{ $halves }, всего { $all_halves } ({ $cause }).
karak-event-city_founded = { $seat } основывает город на { $hex }.
    .drawn = { $seat } основывает город { $hex_in }.
karak-event-city_flew = Город { $seat_gen } летит с { $hex } на { $to }.
    .drawn = Город { $seat_gen } летит { $to_to }.
karak-event-built = { $seat } строит { $building_acc }.
karak-event-copied = { $seat } повторяет способность { $hero_gen } «{ $ability }».
karak-event-ability_lost = { $seat } теряет способность «{ $ability }».
karak-event-trained = { $seat } обучает { $unit_acc }.
karak-event-raised = { $seat } поднимает { $unit_acc }.
karak-event-recruited = { $seat } принимает { $unit_acc }.
karak-event-exchanged = { $seat } меняет { $resource_acc } на { $other_acc }.
karak-event-cleansed = { $seat } изгоняет чуму.
karak-event-item_taken = { $seat } берёт { $item_acc } в ячейку { $slot_gen }.
karak-event-item_bought = { $seat } покупает { $item_acc }.
karak-event-item_left = { $seat } оставляет { $item_acc } на { $hex }.
    .drawn = { $seat } оставляет здесь { $item_acc }.
karak-event-item_used = { $seat } применяет { $item_acc }.
karak-event-item_shifted = { $seat } перекладывает { $item_acc } в ячейку { $slot_gen }.
karak-event-plundered = { $seat } отнимает у { $victim_gen } маркер { $resource_gen }.
karak-event-skipped = { $seat } пропускает действие.
karak-event-fight_began = { $seat } сражается на { $hex } против силы { $strength }.
    .drawn = { $seat } сражается против силы { $strength }.
karak-event-fled = Слабые бегут на { $hex }: { $seat } внушает им ужас.
    .drawn = Слабые бегут: { $seat } внушает им ужас.
karak-event-rolled =
    { $swords ->
        [0] { $seat } бросает { $dice_with_faces_acc }. Всего ни одного меча.
        [one] { $seat } бросает { $dice_with_faces_acc }. Всего { $swords } меч.
        [few] { $seat } бросает { $dice_with_faces_acc }. Всего { $swords } меча.
       *[other] { $seat } бросает { $dice_with_faces_acc }. Всего { $swords } мечей.
    }
karak-event-rerolled = { $seat } перебрасывает кубик героя: сначала { $old }, теперь { $face }.
karak-event-ignored = { $seat } не учитывает { $die_acc } ({ $face }).
karak-event-symbol_worked = { $unit } { $seat_gen } применяет символ «{ $face }».
karak-event-unit_lost = { $seat } теряет { $unit_acc } ({ $cause }).
karak-event-strengthened = { $seat } добавляет { $by } к силе ({ $cause }).
karak-event-fight_won = { $seat } побеждает на { $hex }: { $total } против { $strength }.
    .drawn = { $seat } побеждает: { $total } против { $strength }.
karak-event-fight_lost = { $seat } проигрывает на { $hex }: { $total } против { $strength }.
    .drawn = { $seat } проигрывает: { $total } против { $strength }.
karak-event-army_beaten = { $seat } побеждает { $token_acc }.
karak-event-praetorians_beaten =
    { $count ->
        [one] { $seat } побеждает { $count } преторианца, осталось { $left }.
       *[other] { $seat } побеждает { $count } преторианцев, осталось { $left }.
    }
karak-event-foe_beaten = { $seat } побеждает { $foe_acc }.
karak-event-plague_sent = { $seat } насылает Чуму и Нужду на { $victim_acc }.
karak-event-fell = { $seat } падает и оказывается на { $hex }.
    .drawn = { $seat } падает и приходит в себя { $hex_in }.
karak-event-target_chosen = { $horde } идёт на город { $victim_gen }.
karak-event-target_rolled = { $horde } выбирает цель; на кубиках ({ $seats }) выпадает { $faces }.
karak-event-horde_waits = { $horde } не находит цели и ждёт.
karak-event-horde_left = { $horde } не находит цели и покидает край.
karak-event-horde_moved = { $horde } идёт с { $hex } на { $to }.
    .drawn = { $horde } идёт { $to_to }.
karak-event-horde_stuck = { $horde } не находит пути и остаётся на { $hex }.
    .drawn = { $horde } не находит пути и остаётся на месте.
karak-event-horde_weakened = { $seat } ослабляет { $horde_acc } на { $by }, осталось { $strength }.
karak-event-siege_began = { $horde } осаждает город { $victim_gen } с силой { $strength }.
karak-event-razed = { $seat } теряет { $building_acc }.
karak-event-city_destroyed = { $horde } разрушает город { $seat_gen } на { $hex }.
    .drawn = { $horde } разрушает город { $seat_gen }.
karak-event-game_ended =
    { $winners_count ->
        [1] Игра окончена. Побеждает { $winners }.
       *[other] Игра окончена. Побеждают: { $winners }.
    }

## Почему

karak-cause-gathered = сбор
karak-cause-prospector = Старатель
karak-cause-spoils_of_war = Военная добыча
karak-cause-inn = Трактир
karak-cause-horde = орда
karak-cause-siege = осада
karak-cause-plunder = грабёж
karak-cause-toll = пошлина
karak-cause-misery = Нужда
karak-cause-exchange = обмен
karak-cause-cannonade = Канонада
karak-cause-repair = починка
karak-cause-price = цена
karak-cause-monsters = побеждённые враги
karak-cause-general = Тёмный Генерал
karak-cause-banner = Знамя славы
karak-cause-amulet = амулет
karak-cause-skull = череп
karak-cause-symbol = свой символ
karak-cause-hunger = Голод
karak-cause-entry = начало боя
karak-cause-lost_fight = проигранный бой
karak-cause-heal = лечение
karak-cause-healing = заклинание
karak-cause-life_drain = Похищение жизни
karak-cause-recovery = восстановление
karak-cause-portal = Портал
karak-cause-trailblazer = через пропасть
karak-cause-walk = в пути
karak-cause-evasion = уступая дорогу
karak-cause-fall = падение
karak-cause-retreat = отступление
karak-cause-flight = вместе с городом
karak-cause-start = на старте

## Вещи, названные в другом месте

karak-foe-black = { karak-horde-black }
    .acc = чёрную орду
karak-foe-gold = { karak-horde-gold }
    .acc = золотую орду
karak-foe-red = { karak-horde-red }
    .acc = красную орду
karak-foe-first = { karak-rider-first }
    .acc = Первого Всадника Хаоса
karak-foe-second = { karak-rider-second }
    .acc = Второго Всадника Хаоса
karak-foe-third = { karak-rider-third }
    .acc = Третьего Всадника Хаоса
karak-foe-dark_general = { karak-boss-dark_general }
    .acc = Тёмного Генерала
karak-dice =
    { $count ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
karak-die-hero = Кубик героя
    .acc = кубик героя
    .several = { $count } { karak-dice } героя
karak-die-knight = { karak-unit-knight }
    .acc = кубик рыцаря
    .several = { $count } { karak-dice } рыцаря
karak-die-archer = { karak-unit-archer }
    .acc = кубик лучника
    .several = { $count } { karak-dice } лучника
karak-die-mage = { karak-unit-mage }
    .acc = кубик мага
    .several = { $count } { karak-dice } мага
karak-die-basilisk = { karak-unit-basilisk }
    .acc = кубик василиска
    .several = { $count } { karak-dice } василиска
karak-die-minotaur = { karak-unit-minotaur }
    .acc = кубик минотавра
    .several = { $count } { karak-dice } минотавра
karak-die-guardian = { karak-unit-guardian }
    .acc = кубик стража
    .several = { $count } { karak-dice } стража
karak-die-colossus = { karak-unit-colossus }
    .acc = кубик колосса
    .several = { $count } { karak-dice } колосса
karak-die-griffin = { karak-unit-griffin }
    .acc = кубик грифона
    .several = { $count } { karak-dice } грифона
karak-die-skeleton = { karak-unit-skeleton }
    .acc = кубик скелета
    .several = { $count } { karak-dice } скелета
karak-die-bear = { karak-unit-bear }
    .acc = кубик медведя
    .several = { $count } { karak-dice } медведя
karak-die-titan = { karak-unit-titan }
    .acc = кубик титана
    .several = { $count } { karak-dice } титана
karak-item-trade_sword = { karak-item-sword } (куплено)
    .acc = { karak-item-sword.acc }
karak-item-trade_hammer = { karak-item-hammer } (куплено)
    .acc = { karak-item-hammer.acc }
karak-item-trade_fire_missile = { karak-item-fire_missile } (куплено)
    .acc = { karak-item-fire_missile.acc }
karak-item-trade_amulet_glory = { karak-item-amulet_glory } (куплено)
    .acc = { karak-item-amulet_glory.acc }
karak-item-trade_amulet_action = { karak-item-amulet_action } (куплено)
    .acc = { karak-item-amulet_action.acc }
karak-item-trade_amulet_protection = { karak-item-amulet_protection } (куплено)
    .acc = { karak-item-amulet_protection.acc }
karak-steps-0 = Оставить плитку как есть
karak-steps-1 = Повернуть плитку на одну грань влево
karak-steps-2 = Повернуть плитку на две грани влево
karak-steps-3 = Повернуть плитку на пол-оборота
karak-steps-4 = Повернуть плитку на две грани вправо
karak-steps-5 = Повернуть плитку на одну грань вправо
karak-markers-food_food = { karak-resource-food } + { karak-resource-food }
    .acc = два маркера еды
karak-markers-food_wood = { karak-resource-food } + { karak-resource-wood }
    .acc = еду и дерево
karak-markers-food_stone = { karak-resource-food } + { karak-resource-stone }
    .acc = еду и камень
karak-markers-wood_wood = { karak-resource-wood } + { karak-resource-wood }
    .acc = два маркера дерева
karak-markers-wood_stone = { karak-resource-wood } + { karak-resource-stone }
    .acc = дерево и камень
karak-markers-stone_stone = { karak-resource-stone } + { karak-resource-stone }
    .acc = два маркера камня

## Почему нельзя

karak-reason-has_moved = Вы уже двигались; теперь действие.
karak-reason-must_fight = Здесь враги: сначала нужно сразиться.
karak-reason-no_action = У вас не осталось действий.
karak-reason-not_revealed = { $hex } ещё не открыто.
karak-reason-revealed = { $hex } уже открыто.
karak-reason-toll = Без маркера на пошлину нельзя закончить движение на { $hex }.
karak-reason-blocked = Пропасть преграждает путь на { $hex }.
karak-reason-too_far = { $hex } слишком далеко.
karak-reason-no_tiles = Плиток больше нет.
karak-reason-edge_of_table = Стол кончается перед { $hex }.
karak-reason-no_marker = У вас нет такого маркера: { $resource }.
karak-reason-not_free = На { $hex } враги.
karak-reason-horde_keeps_out = Орды не входят на { $hex }.
karak-reason-not_closer = { $hex } не на кратчайшем пути.
karak-reason-not_built = Это здание не построено: { $building }.
karak-reason-city_cannot_land = Город не может опуститься на { $hex }.
karak-reason-not_in_city = Вы не в своём городе.
karak-reason-no_enemies = Здесь не с кем сражаться.
karak-reason-unhurt = Вы не ранены.
karak-reason-no_gathering = Здесь не собирают ресурсы.
karak-reason-supply_empty = В запасе их больше нет.
karak-reason-no_plague = В вашем городе нет чумы.
karak-reason-no_ability = Ваш герой этого не умеет.
karak-reason-no_dice = В запасе больше нет такого кубика.
karak-reason-has_city = У вас уже есть город.
karak-reason-other_city = Здесь стоит другой город.
karak-reason-no_city_here = Здесь нельзя основать город.
karak-reason-cannot_pay = Вам не хватает на цену.
karak-reason-plagued = В городе чума: нельзя строить и обучать.
karak-reason-no_token = Этого нет на вашем планшете: { $building }.
karak-reason-stands = Уже построено: { $building }.
karak-reason-no_building = Нет нужного здания: { $unit }.
karak-reason-army_limit = Слава { $glory } не позволяет большей армии.
karak-reason-no_exchange = Сейчас обмен невозможен.
karak-reason-out_of_reach = Тогда вы уже ничего не сможете ни построить, ни обучить.
karak-reason-same_resource = На тот же вид не меняют.
karak-reason-own_ability = У вас уже есть эта способность: { $ability }.
karak-reason-hero_not_here = Ни у кого в этой игре нет такой способности: { $ability }.
karak-reason-slot = Сюда это не положить: { $item }.
karak-reason-put_down_now = Вы только что это положили: { $item }.
karak-reason-not_carried = Вы не несёте этого в той ячейке: { $item }.
karak-reason-shifted_now = В этом ходу вы это уже переложили: { $item }.
karak-reason-not_on_ground = Здесь этого нет: { $item }.
karak-reason-no_spell = У вас этого нет: { $item }.
karak-reason-nothing_to_take = Там нечего взять.
karak-reason-not_for_sale = Торговец этого не продаёт: { $item }.
karak-reason-no_stall = Здесь нет лавки.
karak-reason-sold_out = Распродано: { $item }.
karak-reason-not_on_display = Этого нет на витрине: { $building }.
karak-reason-has_token = У вас уже есть это здание: { $building }.
karak-reason-nothing_to_ignore = Здесь нечего игнорировать: { $die }.
karak-reason-no_cannonade = Нужны два маркера, и не больше четырёх за бой.
karak-reason-no_meal = Этот отряд нельзя отдать: { $unit }.
karak-reason-not_basic = Приходит только базовый отряд, а это не он: { $unit }.
karak-reason-horde_not_here = Этой орды здесь нет: { $horde }.
karak-reason-retreat = Вы не можете отступить на { $hex }.
karak-reason-no_plague_there = Чума и Нужда не могут поразить этого героя.

## Советы

karak-advice-explore = Новые земли приносят награды, а конец игры лежит в стопке.
karak-advice-fight = Шанс победить: { $chance }.
karak-advice-attack = Атака там удастся с шансом { $chance }.
karak-advice-home = Дома можно строить и обучать.
karak-advice-stall = У торговца есть полезные вещи.
karak-advice-move = Это ведёт туда, где есть дело.
karak-advice-to_gather = Там можно собрать то, что скоро понадобится.
karak-advice-frontier = Оттуда можно разведывать неизвестные земли.
karak-advice-site = Хорошее место для города.
karak-advice-to_item = Там лежит что-то полезное.
karak-advice-enough = Остальное обойдётся дороже, чем принесёт.
karak-advice-heal = Стойкость спасает от падения.
karak-advice-gather = Эти ресурсы скоро понадобятся.
karak-advice-for_city = Ради города: без него всё остальное ждёт (не хватает жетонов: { $missing }).
karak-advice-found = Без города нет ни зданий, ни армии.
karak-advice-build = Здание работает до конца игры.
karak-advice-train = Больше кубиков, больше мечей.
karak-advice-exchange = Обмен позволит построить здание.
karak-advice-item = Лучший предмет — сила в каждом бою.
karak-advice-draft = Это лучше всего служит герою.
karak-advice-evade = Лучше уйти от орды.
karak-advice-raze = Оно дешевле всего вам и дороже всего орде.
karak-advice-reroll = Второй бросок в среднем лучше.
karak-advice-spare = Это спасёт нужный отряд.
karak-advice-add = Это решает бой.
karak-advice-harm = Это тормозит лидера.
karak-advice-strike = Это ослабит самую опасную орду.
karak-advice-plain = Это оставляет другие возможности.

## Настройки стола

karak-option-new_buildings = { karak-module-new_buildings }
    .text = { karak-module-new_buildings.text }
karak-option-new_buildings-on = да
karak-option-new_buildings-off = нет
karak-option-merchant = { karak-module-merchant }
    .text = { karak-module-merchant.text }
karak-option-merchant-on = да
karak-option-merchant-off = нет
karak-option-hordes = { karak-module-hordes }
    .text = { karak-module-hordes.text }
karak-option-hordes-on = да
karak-option-hordes-off = нет
karak-option-riders = { karak-module-riders }
    .text = { karak-module-riders.text }
karak-option-riders-on = да
karak-option-riders-off = нет
karak-option-new_heroes = { karak-module-new_heroes }
    .text = { karak-module-new_heroes.text }
karak-option-new_heroes-on = да
karak-option-new_heroes-off = нет
karak-option-heroes = Герои
    .text = Случайные или список по порядку мест, например horan-taia-xanros.
karak-option-heroes-random = случайно
karak-option-rounds = Предел раундов
    .text = Игра закончится не позже этого раунда.
karak-option-rounds-80 = 80
karak-option-rounds-20 = 20
karak-option-rounds-50 = 50
karak-option-rounds-120 = 120
karak-option-lost_fight = Проигранный бой
    .text = Чего он стоит, кроме черепов.
karak-option-lost_fight-nothing = ничего
karak-option-lost_fight-toughness = 1 стойкость
karak-option-horde_glory = Слава за орду
    .text = Растёт ли слава до силы, снятой с орды, или на эту силу.
karak-option-horde_glory-to = до силы
karak-option-horde_glory-by = на силу
karak-option-horde_beaten = После победы над ордой
    .text = Может ли герой остаться на освободившейся плитке.
karak-option-horde_beaten-may_stay = может остаться
karak-option-horde_beaten-must_retreat = должен отступить
karak-option-plague = Чума и Нужда
    .text = Позволяют ли два черепа наслать их.
karak-option-plague-played = играют
karak-option-plague-left_out = не играют
karak-option-start = На старте
    .text = Получают ли маркеры на старте Сидхар и те, кто ходит позже.
karak-option-start-markers = маркеры
karak-option-start-nothing = ничего
karak-option-after_fall = После падения
    .text = Что делает павший герой в следующий ход: только восстанавливается или восстанавливается и действует.
karak-option-after_fall-rests = отдыхает
karak-option-after_fall-acts = действует

## Поле в терминале

board-karak-round = Раунд { $round } из { $limit }
board-karak-legend = числа: сила врагов · ⌂ город · ● герой · $ лавка · ~ пропасть
board-karak-hero = герой
board-karak-stones = камни
board-karak-glory = слава
board-karak-toughness = стойкость
board-karak-resources = Е Д К
board-karak-army = армия
board-karak-items = предметы
board-karak-city = город
board-karak-buildings = здания
board-karak-pile = Плиток осталось: { $tiles }. Жетонов в мешке: { $tokens }.
board-karak-horde = { $horde }: сила { $strength }, цель: { $target }
board-karak-nobody = никто
board-karak-odds = { $hex }: сила { $strength }, ваш шанс { $chance }
