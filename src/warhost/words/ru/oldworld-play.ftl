# Хаос в Старом Свете за столом: вопросы, выбор, рассказ, отказы, настройки стола.

## Вопросы

oldworld-prompt-turn = Призовите фигурку, сыграйте карту Хаоса или спасуйте.
oldworld-prompt-carry = Аколит идёт { $region_from } { $to_to }. Взять с собой варп-камень?
oldworld-prompt-stand = Ужас прибыл { $region_to }. Поставить его на свободное место для карты?
oldworld-prompt-call = «{ oldworld-chaos_card-the_blood_gods_call }»: какая фигурка придёт { $region_to }? Все должны прийти из одного региона.
oldworld-prompt-decay = «{ oldworld-chaos_card-all_things_decay }»: чей маркер разорения снять { $region_in }?
oldworld-prompt-rot =
    { $left ->
        [1] «{ oldworld-chaos_card-the_final_rotting }» { $region_in }: выберите жертву.
       *[other] «{ oldworld-chaos_card-the_final_rotting }» { $region_in }: выберите жертву (ещё { $left }).
    }
oldworld-prompt-shield = «{ oldworld-chaos_card-warp_shield }»: какую из ваших фигурок { $region_in } нельзя будет убить в сражении в этом раунде?
oldworld-prompt-teleport = «{ oldworld-chaos_card-teleport }»: кто уйдёт { $region_from } и куда?
oldworld-prompt-meddle = «{ oldworld-chaos_card-the_meddling_of_skaven }»: кто из соперников { $region_in } потеряет карты?
oldworld-prompt-influence = «{ oldworld-chaos_card-dark_influence }»: какой маркер уйдёт { $region_from } и куда?
oldworld-prompt-musk = «{ oldworld-chaos_card-soporific_musk }»: кого вы подчините { $region_in }?
oldworld-prompt-discard =
    { $left ->
        [1] Выберите карту Хаоса для сброса.
       *[other] Выберите карту Хаоса для сброса (ещё { $left }).
    }
oldworld-prompt-exchange = Прежде чем добрать карты, вы можете сбросить одну карту Хаоса.
oldworld-prompt-hit =
    { $sixes ->
        [0] Сражение { $region_in }: на кого потратить ранения? { $hits ->
            [one] Осталось { $hits } ранение.
            [few] Осталось { $hits } ранения.
           *[other] Осталось { $hits } ранений.
        }
       *[other]
            { $hits ->
                [0] Сражение { $region_in }: на кого потратить ранения? Осталось шестёрок: { $sixes }.
               *[other] Сражение { $region_in }: на кого потратить ранения? Осталось ранений: { $hits }, шестёрок: { $sixes }.
            }
    }
oldworld-prompt-hero = Герой { $region_in } наносит удар: какую фигурку вы отдадите?
oldworld-prompt-old_world_discard =
    { $left ->
        [1] Карта Старого Света заставляет вас сбросить карту Хаоса. Какую?
       *[other] Карта Старого Света заставляет вас сбросить карту Хаоса. Какую? (Ещё { $left }.)
    }
oldworld-prompt-old_world_figure = Карта Старого Света отнимает у вас фигурку { $region_in }. Какую?
    .drawn = «{ $operation }» отнимает у вас фигурку { $region_in }. Какую?
oldworld-prompt-old_world_place =
    { $left ->
        [1] Вы выполняете карту Старого Света: куда положить маркер?
       *[other] Вы выполняете карту Старого Света: куда положить маркер? (Ещё { $left }.)
    }
    .drawn =
        { $left ->
            [1] «{ $operation }»: куда положить маркер?
           *[other] «{ $operation }»: куда положить маркер? (Ещё { $left }.)
        }
oldworld-prompt-old_world_take =
    { $left ->
        [1] Вы выполняете карту Старого Света: откуда взять маркер?
       *[other] Вы выполняете карту Старого Света: откуда взять маркер? (Ещё { $left }.)
    }
    .drawn =
        { $left ->
            [1] «{ $operation }»: откуда взять маркер?
           *[other] «{ $operation }»: откуда взять маркер? (Ещё { $left }.)
        }
oldworld-prompt-old_world_move =
    { $left ->
        [1] Вы выполняете карту Старого Света: куда переместить маркер { $region_from }?
       *[other] Вы выполняете карту Старого Света: куда переместить маркер { $region_from }? (Ещё { $left }.)
    }
    .drawn =
        { $left ->
            [1] «{ $operation }»: куда переместить маркер { $region_from }?
           *[other] «{ $operation }»: куда переместить маркер { $region_from }? (Ещё { $left }.)
        }
oldworld-prompt-old_world_choose = Вы выполняете карту Старого Света: какое из её указаний выбрать?
    .drawn = «{ $operation }»: какое из указаний карты вы выполните?
oldworld-prompt-upgrade = Ваш круг влияния даёт улучшение. Выберите одно.
oldworld-prompt-dial_place =
    { $left ->
        [1] Круг влияния: куда вы положите маркер { $token_gen }?
       *[other] Круг влияния: куда вы положите маркер { $token_gen }? (Ещё { $left }.)
    }
oldworld-prompt-dial_cleanse =
    { $left ->
        [1] Круг влияния: какой маркер разорения вы снимете?
       *[other] Круг влияния: какой маркер разорения вы снимете? (Ещё { $left }.)
    }
oldworld-prompt-dial_take =
    { $left ->
        [1] Круг влияния: какой маркер Старого Света вы снимете?
       *[other] Круг влияния: какой маркер Старого Света вы снимете? (Ещё { $left }.)
    }

## Выбор

oldworld-verb-pass = Спасовать до конца фазы
oldworld-verb-summon = Призвать { $figure_acc } { $source_from } { $to_to }
oldworld-verb-play = Сыграть карту «{ $card }» { $region_in }
oldworld-verb-carry = Взять с собой маркер { $token_gen }
oldworld-verb-leave = Оставить маркер { $token_gen }
oldworld-verb-stand = Встать на место для карты
oldworld-verb-stay = Встать рядом
oldworld-verb-call = Позвать { $figure_acc } { $source_from }
oldworld-verb-done = Больше никого
oldworld-verb-decay = Снять маркер разорения { $power_gen }
oldworld-verb-rot = Убить { $figure_acc }
oldworld-verb-shield = Защитить { $figure_acc }
oldworld-verb-teleport = Переместить { $figure_acc } { $to_to }
oldworld-verb-meddle = Карты сбросит { $power }
oldworld-verb-influence = Переместить маркер { $token_gen } { $to_to }
oldworld-verb-musk = Подчинить { $figure_acc }
oldworld-verb-discard = Сбросить карту «{ $card }»
oldworld-verb-keep = Оставить все карты
oldworld-verb-hit = { $target_id ->
    [peasant] Захватить { $target_acc }
   *[other] Убить { $target_acc }
}
oldworld-verb-hit_sixes = { $target_id ->
    [peasant] Захватить { $target_acc }, сначала шестёрками
   *[other] Убить { $target_acc }, сначала шестёрками
}
oldworld-verb-save = Записать ранения на { $figure_acc }
oldworld-verb-lose = Не использовать ранения
oldworld-verb-remove = Убрать { $figure_acc }
oldworld-verb-place = Положить маркер { $token_gen } { $region_to }
oldworld-verb-take = Взять маркер { $token_gen } { $region_from }
oldworld-verb-move = Переместить маркер { $token_gen } { $region_to }
oldworld-verb-choose = Выполнить указание { $number }
oldworld-verb-upgrade = Взять улучшение «{ $upgrade }»
oldworld-verb-decline = Не брать улучшения
oldworld-verb-cleanse = Снять маркер разорения { $power_gen } { $region_in }
oldworld-verb-keep_hits = Приберечь ранения до следующего броска
oldworld-verb-pile = Оставить лишние ранения на павших

## Рассказ

oldworld-event-round_began = Раунд { $round }
oldworld-event-phase_began = { $phase }
oldworld-event-tokens_set_up = Маркеры Старого Света разложены, с севера на юг: { $tokens }.
oldworld-event-old_world_drawn = Открыта карта Старого Света «{ $card }», её выполняет { $seat }.
oldworld-event-old_world_placed = Карта «{ $card }» ложится на трек.
oldworld-event-old_world_left = Карта «{ $card }» выходит из игры.
oldworld-event-old_world_lasting = Карта «{ $card }» действует.
oldworld-event-token_placed =
    { $count ->
        [1] Маркер { $token_gen } появляется { $region_in }.
        [one] { $count } маркер { $token_gen } появляется { $region_in }.
        [few] { $count } маркера { $token_gen } появляются { $region_in }.
       *[other] { $count } маркеров { $token_gen } появляются { $region_in }.
    }
oldworld-event-token_removed =
    { $count ->
        [1] Маркер { $token_gen } исчезает { $region_from }.
        [one] { $count } маркер { $token_gen } исчезает { $region_from }.
        [few] { $count } маркера { $token_gen } исчезают { $region_from }.
       *[other] { $count } маркеров { $token_gen } исчезают { $region_from }.
    }
oldworld-event-token_moved = Маркер { $token_gen } перемещён { $region_from } { $to_to }.
oldworld-event-peasants_returned =
    { $count ->
        [one] { $seat } возвращает { $count } маркер крестьян.
        [few] { $seat } возвращает { $count } маркера крестьян.
       *[other] { $seat } возвращает { $count } маркеров крестьян.
    }
oldworld-event-drew =
    { $cards_count ->
        [1] Вы берёте карту «{ $cards }».
       *[other] Вы берёте карты: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } берёт карту «{ $cards }».
           *[other] { $seat } берёт карты: { $cards }.
        }
oldworld-event-drew_hidden =
    { $count ->
        [one] { $seat } берёт { $count } карту Хаоса.
        [few] { $seat } берёт { $count } карты Хаоса.
       *[other] { $seat } берёт { $count } карт Хаоса.
    }
oldworld-event-reshuffled =
    { $count ->
        [one] { $seat } замешивает { $count } карту из сброса в новую колоду.
        [few] { $seat } замешивает { $count } карты из сброса в новую колоду.
       *[other] { $seat } замешивает { $count } карт из сброса в новую колоду.
    }
oldworld-event-discarded =
    { $cards_count ->
        [1] { $seat } сбрасывает карту «{ $cards }».
       *[other] { $seat } сбрасывает карты: { $cards }.
    }
oldworld-event-power_set =
    { $power ->
        [one] У { $seat_gen } { $power } пункт силы.
        [few] У { $seat_gen } { $power } пункта силы.
       *[other] У { $seat_gen } { $power } пунктов силы.
    }
oldworld-event-power_changed =
    { $power ->
        [one] У { $seat_gen } теперь { $power } пункт силы.
        [few] У { $seat_gen } теперь { $power } пункта силы.
       *[other] У { $seat_gen } теперь { $power } пунктов силы.
    }
oldworld-event-summoned = { $seat } призывает { $figure_acc } { $source_from } { $to_to } (цена { $cost }).
oldworld-event-moved = { $seat } перемещает { $figure_acc } { $region_from } { $to_to }.
oldworld-event-took_space = Ужас занимает место для карты { $region_in }.
oldworld-event-passed =
    { $lost ->
        [0] { $seat } пасует.
        [one] { $seat } пасует и теряет { $lost } пункт силы.
        [few] { $seat } пасует и теряет { $lost } пункта силы.
       *[other] { $seat } пасует и теряет { $lost } пунктов силы.
    }
oldworld-event-played = { $seat } играет карту «{ $card }» { $region_in } (цена { $cost }).
oldworld-event-cancelled = «{ oldworld-chaos_card-changer_of_ways }»: карта «{ $card }» { $region_in } не действует.
oldworld-event-card_worked = Карта «{ $card }» действует { $region_in }.
oldworld-event-shielded = В этом раунде { $figure_acc } { $region_in } нельзя убить в сражении.
oldworld-event-controlled = { $seat } подчиняет { $figure_acc } { $region_in }.
oldworld-event-battle_began = Сражение { $region_in }.
oldworld-event-rolled =
    { $hits ->
        [0] { $seat } бросает кубики { $region_in }: { $dice }. Это ни одного ранения.
        [one] { $seat } бросает кубики { $region_in }: { $dice }. Это { $hits } ранение.
        [few] { $seat } бросает кубики { $region_in }: { $dice }. Это { $hits } ранения.
       *[other] { $seat } бросает кубики { $region_in }: { $dice }. Это { $hits } ранений.
    }
oldworld-event-hit =
    { $hits ->
        [one] { $seat } тратит { $hits } ранение на { $target_acc }.
        [few] { $seat } тратит { $hits } ранения на { $target_acc }.
       *[other] { $seat } тратит { $hits } ранений на { $target_acc }.
    }
oldworld-event-saved =
    { $hits ->
        [one] { $seat } записывает { $hits } ранение на { $figure_acc }.
        [few] { $seat } записывает { $hits } ранения на { $figure_acc }.
       *[other] { $seat } записывает { $hits } ранений на { $figure_acc }.
    }
oldworld-event-hits_lost =
    { $hits ->
        [one] { $hits } ранение { $seat_gen } не находит цели.
        [few] { $hits } ранения { $seat_gen } не находят цели.
       *[other] { $hits } ранений { $seat_gen } не находят цели.
    }
oldworld-event-hits_kept =
    { $hits ->
        [one] { $seat } приберегает { $hits } ранение на потом.
        [few] { $seat } приберегает { $hits } ранения на потом.
       *[other] { $seat } приберегает { $hits } ранений на потом.
    }
oldworld-event-hits_joined =
    { $hits ->
        [one] { $seat } добавляет { $hits } прибережённое ранение.
        [few] { $seat } добавляет { $hits } прибережённых ранения.
       *[other] { $seat } добавляет { $hits } прибережённых ранений.
    }
oldworld-event-hits_piled =
    { $hits ->
        [one] { $seat } оставляет на павших { $hits } лишнее ранение.
        [few] { $seat } оставляет на павших { $hits } лишних ранения.
       *[other] { $seat } оставляет на павших { $hits } лишних ранений.
    }
oldworld-event-parting_hits =
    { $hits ->
        [one] Чумоносы наносят { $at_dat } в ответ { $hits } ранение.
        [few] Чумоносы наносят { $at_dat } в ответ { $hits } ранения.
       *[other] Чумоносы наносят { $at_dat } в ответ { $hits } ранений.
    }
oldworld-event-killed = { $seat } убивает { $figure_acc } { $victim_gen } { $region_in }.
oldworld-event-captured = { $seat } захватывает крестьян { $region_in }.
oldworld-event-removed = { $seat } убирает { $figure_acc } { $region_from } ({ $cause }).
oldworld-event-battle_ended = Сражение { $region_in } окончено.
oldworld-event-domination = Подсчёт господства { $region_in }: { $values } против сопротивления { $resistance }.
oldworld-event-dominated = { $seat } господствует { $region_in }: { $value } против { $resistance }.
oldworld-event-corrupted =
    { $count ->
        [one] { $seat } кладёт { $count } маркер разорения { $region_to } ({ $cause }).
        [few] { $seat } кладёт { $count } маркера разорения { $region_to } ({ $cause }).
       *[other] { $seat } кладёт { $count } маркеров разорения { $region_to } ({ $cause }).
    }
oldworld-event-corruption_forbidden = { $seat } не может класть маркеры разорения { $region_to }.
oldworld-event-cleansed = { $seat } снимает { $region_in } маркер разорения { $owner_gen }.
oldworld-event-ruined =
    { $region_gender ->
        [f] { $region } разорена
        [p] { $region } разорены
       *[m] { $region } разорён
    }: { $count ->
        [one] там { $count } маркер
        [few] там { $count } маркера
       *[other] там { $count } маркеров
    }. { $card }.
oldworld-event-ruin_scored = Разорение { $region_in } приносит очки. { $card }.
oldworld-event-scored =
    { $points ->
        [one] { $seat } получает { $points } очко за { $source_acc }.
        [few] { $seat } получает { $points } очка за { $source_acc }.
       *[other] { $seat } получает { $points } очков за { $source_acc }.
    }
oldworld-event-counter_earned = { $seat } получает маркер успеха { $region_in }.
oldworld-event-dial_turned = { $seat } поворачивает круг влияния до шага { $tick }; его влияние теперь { $threat }.
oldworld-event-upgraded = { $seat } берёт улучшение «{ $upgrade }».
oldworld-event-declined = { $seat } не берёт улучшения.
oldworld-event-cards_cleared =
    { $cards_count ->
        [1] Карта { $seat_gen } «{ $cards }» уходит с поля.
       *[other] Карты { $seat_gen } уходят с поля: { $cards }.
    }
oldworld-event-persisted = Карта «{ $card }» остаётся { $region_in } на следующий раунд.
oldworld-event-game_ended = Игра окончена.

oldworld-score_source-domination = господство
    .acc = господство
oldworld-score_source-ruiner = участие в разорении
    .acc = участие в разорении
oldworld-score_source-ruin_first = больше всех маркеров в разорённом регионе
    .acc = наибольшее число маркеров в разорённом регионе
oldworld-score_source-ruin_second = второе место в разорённом регионе
    .acc = второе место в разорённом регионе
oldworld-score_source-ruin_tie = равенство за первое место в разорённом регионе
    .acc = равенство за первое место в разорённом регионе
oldworld-score_source-dial = круг влияния
    .acc = поворот круга влияния
oldworld-score_source-old_world_card = карта Старого Света
    .acc = карту Старого Света

oldworld-cause-cultists = культисты
oldworld-cause-upgrade = улучшение
oldworld-cause-chaos_card = карта Хаоса
oldworld-cause-old_world_card = карта Старого Света
oldworld-cause-hero = герой
oldworld-cause-dial = круг влияния

## Отказы

oldworld-reason-not_enough_power = Это стоит { $cost }, а у вас { $power }.
oldworld-reason-not_your_figure = Эта фигурка не под вашим контролем.
oldworld-reason-not_in_reserve = Таких фигурок в вашем резерве больше нет.
oldworld-reason-not_there = Такой фигурки там нет.
oldworld-reason-same_region = Фигурка должна перейти в другой регион.
oldworld-reason-may_not_leave = { oldworld-chaos_card-field_of_carnage }: покинуть этот регион может только Кхорн.
oldworld-reason-out_of_reach = Нужна ваша фигурка в этом регионе или в соседнем.
oldworld-reason-not_in_hand = Этой карты у вас на руке нет.
oldworld-reason-ruined = Регион разорён; карты там не играют.
oldworld-reason-no_space = Там нет свободного места для карты.
oldworld-reason-no_peasant = Там нет крестьян.
oldworld-reason-own_figure = Нельзя ранить фигурку, которой вы управляете.
oldworld-reason-shielded = { oldworld-chaos_card-warp_shield } защищает эту фигурку.
oldworld-reason-not_the_killer = Эти ранения достаются игроку, который убил Чумоносов.
oldworld-reason-not_enough_hits = Нужно ранений: { $needed }, осталось: { $hits }.
oldworld-reason-not_enough_sixes = Здесь считаются только шестёрки: нужно { $needed }, осталось { $sixes }.
oldworld-reason-not_saved = На этой фигурке нельзя приберечь ранения.
oldworld-reason-too_great = Великих демонов нельзя телепортировать.
oldworld-reason-no_token = Такой маркер оттуда переместить нельзя.
oldworld-reason-no_token_in_ruins = В разорённый регион маркеры не попадают.
oldworld-reason-out_of_range = Туда маркер переместить нельзя.
oldworld-reason-not_fitting = Указание не допускает этот регион.

## Настройки стола

oldworld-option-powers = Силы
    .text = Какие Силы участвуют. При трёх игроках «все» значит первые три по порядку Сил.
oldworld-option-powers-all = По числу игроков
oldworld-option-powers-khorne-nurgle-tzeentch = Кхорн, Нургл, Тзинч
oldworld-option-powers-khorne-nurgle-slaanesh = Кхорн, Нургл, Слаанеш
oldworld-option-powers-khorne-tzeentch-slaanesh = Кхорн, Тзинч, Слаанеш
oldworld-option-powers-nurgle-tzeentch-slaanesh = Нургл, Тзинч, Слаанеш
oldworld-option-cards = Карты
    .text = Некоторые печатные тексты нам неизвестны, их заменяют наши. Играйте с ними, без них или укажите файл со своими картами Старого Света.
oldworld-option-cards-all = Все карты
oldworld-option-cards-documented = Только известные тексты
oldworld-option-old_world_deck = Колода Старого Света на троих
    .text = Сколько карт Старого Света в колоде, а значит, сколько раундов может длиться игра втроём.
oldworld-option-old_world_deck-8 = 8 карт
oldworld-option-old_world_deck-6 = 6 карт
oldworld-option-khorne_dial = Круг Кхорна
    .text = Сколько вражеских фигурок Кхорн должен убить в регионе ради маркера успеха.
oldworld-option-khorne_dial-1 = 1 фигурку
oldworld-option-khorne_dial-2 = 2 фигурки
oldworld-option-slaanesh_dial = Круг Слаанеша
    .text = Где разорение приносит Слаанешу маркер успеха.
oldworld-option-slaanesh_dial-noble_or_hero = При дворянине или герое
oldworld-option-slaanesh_dial-any = В любом регионе
oldworld-option-ruiners = Разорители
    .text = Кто получает очки при разорении региона: все, кто клал там маркеры в этом раунде, или только на этом шаге разорения.
oldworld-option-ruiners-round = Весь раунд
oldworld-option-ruiners-step = Шаг разорения
oldworld-option-upgrade = Улучшения
    .text = Обязательно ли брать улучшение, которое даёт круг.
oldworld-option-upgrade-must = Обязательно
oldworld-option-upgrade-may = Можно отказаться
oldworld-option-tzeentch_discard = Обмен Тзинча
    .text = Может ли Тзинч сбросить одну карту, прежде чем добрать.
oldworld-option-tzeentch_discard-on = Может
oldworld-option-tzeentch_discard-off = Не может
oldworld-option-tzeentch_hand = Большая рука Тзинча
    .text = До скольких карт Тзинч добирает с улучшением карт.
oldworld-option-tzeentch_hand-6 = 6 карт
oldworld-option-tzeentch_hand-7 = 7 карт
oldworld-option-meddling_discard = { oldworld-chaos_card-the_meddling_of_skaven }
    .text = Выбирает ли жертва карты, которые теряет.
oldworld-option-meddling_discard-victim = Жертва выбирает
oldworld-option-meddling_discard-random = Наугад
oldworld-option-musk = { oldworld-chaos_card-soporific_musk }
    .text = Кого Слаанеш может подчинить.
oldworld-option-musk-cultists = Только культистов
oldworld-option-musk-figures = Любую фигурку
oldworld-option-dark_influence = { oldworld-chaos_card-dark_influence }
    .text = Как далеко Слаанеш может переместить маркер.
oldworld-option-dark_influence-any = В любой регион
oldworld-option-dark_influence-adjacent = В соседний регион
oldworld-option-slaanesh_power_2 = Второе улучшение Силы Слаанеша
    .text = Сколько пунктов силы оно добавляет каждый раунд.
oldworld-option-slaanesh_power_2-2 = 2 пункта
oldworld-option-slaanesh_power_2-1 = 1 пункт
oldworld-option-provender = { oldworld-upgrade-nurgle_power_2 }
    .text = Что Нургл получает с ней, когда регион разорён.
oldworld-option-provender-ruiner = Очки разорителя
oldworld-option-provender-points = 3 очка
oldworld-option-peasants = { oldworld-old_world_card-plunged_into_chaos }
    .text = Что становится с захваченными крестьянами после подсчёта.
oldworld-option-peasants-kept = Остаются
oldworld-option-peasants-returned = Возвращаются в запас
oldworld-option-surplus_hits = Лишние ранения
    .text = Можно ли оставить ранения сверх нужного на фигурке, которую они убили, и тем пощадить следующую.
oldworld-option-surplus_hits-free = Можно оставить на павших
oldworld-option-surplus_hits-forced = Идут на следующую цель
oldworld-option-summon_in_place = Призыв на месте
    .text = Можно ли призвать фигурку с поля в тот регион, где она уже стоит.
oldworld-option-summon_in_place-no = Только в другой регион
oldworld-option-summon_in_place-yes = Разрешён
