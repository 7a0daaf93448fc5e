# Хаос в Старом Свете за столом: вопросы, выбор, рассказ, отказы, настройки стола.

## Вопросы

oldworld-prompt-turn = Призовите фигурку, сыграйте карту Хаоса или спасуйте.
oldworld-prompt-carry = Аколит уходит: { $region } → { $to }. Берёт ли он с собой варп-камень?
oldworld-prompt-stand = Ужас прибыл ({ $region }). Встаёт ли он на свободное место для карты?
oldworld-prompt-call = { oldworld-chaos_card-the_blood_gods_call } ({ $region }): какая фигурка приходит? Все должны прийти из одного региона.
oldworld-prompt-decay = { oldworld-chaos_card-all_things_decay } ({ $region }): чей маркер разорения исчезает?
oldworld-prompt-rot = { oldworld-chaos_card-the_final_rotting } ({ $region }): выберите жертву (осталось: { $left }).
oldworld-prompt-shield = { oldworld-chaos_card-warp_shield } ({ $region }): какую из ваших фигурок нельзя убить в сражении в этом раунде?
oldworld-prompt-teleport = { oldworld-chaos_card-teleport } ({ $region }): кто уходит и куда?
oldworld-prompt-meddle = { oldworld-chaos_card-the_meddling_of_skaven } ({ $region }): кто из соперников теряет карты?
oldworld-prompt-influence = { oldworld-chaos_card-dark_influence } ({ $region }): какой маркер уходит и куда?
oldworld-prompt-musk = { oldworld-chaos_card-soporific_musk } ({ $region }): над кем вы берёте контроль?
oldworld-prompt-discard = Выберите карту Хаоса для сброса (осталось: { $left }).
oldworld-prompt-exchange = Прежде чем добрать карты, вы можете сбросить одну карту Хаоса.
oldworld-prompt-hit =
    { $sixes ->
        [0] Сражение ({ $region }): кого поражают ваши попадания? (осталось попаданий: { $hits })
       *[other]
            { $hits ->
                [0] Сражение ({ $region }): кого поражают ваши попадания? (осталось шестёрок: { $sixes })
               *[other] Сражение ({ $region }): кого поражают ваши попадания? (осталось попаданий: { $hits }, шестёрок: { $sixes })
            }
    }
oldworld-prompt-hero = Герой наносит удар ({ $region }): какую фигурку вы отдаёте?
oldworld-prompt-old_world_discard =
    { $left ->
        [1] Карта Старого Света отнимает у вас карту Хаоса: какую?
       *[other] Карта Старого Света отнимает у вас карту Хаоса: какую? (осталось: { $left })
    }
oldworld-prompt-old_world_figure = Карта Старого Света отнимает у вас фигурку ({ $region }): какую?
    .drawn = { $operation }: вы теряете фигурку ({ $region }). Какую?
oldworld-prompt-old_world_place =
    { $left ->
        [1] Вы выполняете карту Старого Света: куда положить маркер?
       *[other] Вы выполняете карту Старого Света: куда положить маркер? (осталось: { $left })
    }
    .drawn =
        { $left ->
            [1] { $operation }: куда положить маркер?
           *[other] { $operation }: куда положить маркер? (осталось: { $left })
        }
oldworld-prompt-old_world_take =
    { $left ->
        [1] Вы выполняете карту Старого Света: откуда вы берёте маркер?
       *[other] Вы выполняете карту Старого Света: откуда вы берёте маркер? (осталось: { $left })
    }
    .drawn =
        { $left ->
            [1] { $operation }: откуда вы берёте маркер?
           *[other] { $operation }: откуда вы берёте маркер? (осталось: { $left })
        }
oldworld-prompt-old_world_move =
    { $left ->
        [1] Вы выполняете карту Старого Света: куда переходит маркер ({ $region })?
       *[other] Вы выполняете карту Старого Света: куда переходит маркер ({ $region })? (осталось: { $left })
    }
    .drawn =
        { $left ->
            [1] { $operation }: куда переходит маркер ({ $region })?
           *[other] { $operation }: куда переходит маркер ({ $region })? (осталось: { $left })
        }
oldworld-prompt-old_world_choose = Вы выполняете карту Старого Света: какое из её указаний?
    .drawn = { $operation }: какое из указаний карты вы выполняете?
oldworld-prompt-upgrade = Ваш круг влияния даёт улучшение. Выберите одно.
oldworld-prompt-dial_place = Ваш круг влияния: куда вы кладёте маркер ({ $token }, осталось: { $left })?
oldworld-prompt-dial_cleanse = Ваш круг влияния: какой маркер разорения вы снимаете (осталось: { $left })?
oldworld-prompt-dial_take = Ваш круг влияния: какой маркер Старого Света вы снимаете (осталось: { $left })?

## Выбор

oldworld-verb-pass = Спасовать до конца фазы
oldworld-verb-summon = Призвать: { $figure }, { $source } → { $to }
oldworld-verb-play = Сыграть: { $card }, { $region }
oldworld-verb-carry = Взять с собой: { $token }
oldworld-verb-leave = Оставить: { $token }
oldworld-verb-stand = Встать на место для карты
oldworld-verb-stay = Встать рядом
oldworld-verb-call = Позвать: { $figure }, { $source }
oldworld-verb-done = Довольно
oldworld-verb-decay = Снять маркер разорения: { $power }
oldworld-verb-rot = Убить: { $figure }
oldworld-verb-shield = Защитить: { $figure }
oldworld-verb-teleport = Переместить: { $figure } → { $to }
oldworld-verb-meddle = Карты сбрасывает: { $power }
oldworld-verb-influence = Переместить: { $token } → { $to }
oldworld-verb-musk = Подчинить: { $figure }
oldworld-verb-discard = Сбросить: { $card }
oldworld-verb-keep = Оставить все карты
oldworld-verb-hit = Убить: { $target }
oldworld-verb-hit_sixes = Убить: { $target }, сначала шестёрки
oldworld-verb-save = Приберечь ранения: { $figure }
oldworld-verb-lose = Потерять ранения
oldworld-verb-remove = Снять: { $figure }
oldworld-verb-place = Положить: { $token }, { $region }
oldworld-verb-take = Взять: { $token }, { $region }
oldworld-verb-move = Переместить: { $token } → { $region }
oldworld-verb-choose = Указание { $number }
oldworld-verb-upgrade = Взять улучшение: { $upgrade }
oldworld-verb-decline = Не брать
oldworld-verb-cleanse = Снять разорение: { $power }, { $region }

## Рассказ

oldworld-event-round_began = Раунд { $round }
oldworld-event-phase_began = { $phase }
oldworld-event-tokens_set_up = Старый Свет разложен, с севера на юг: { $tokens }.
oldworld-event-old_world_drawn = Карта Старого Света: { $card }. Выполняет { $seat }.
oldworld-event-old_world_placed = { $card }: карта ложится на трек.
oldworld-event-old_world_left = { $card }: карта выходит из игры.
oldworld-event-old_world_lasting = { $card }: карта действует.
oldworld-event-token_placed = { $region }: { $token } +{ $count }.
oldworld-event-token_removed = { $region }: { $token } −{ $count }.
oldworld-event-token_moved = { $token }: { $region } → { $to }.
oldworld-event-peasants_returned = { $seat } возвращает крестьян: { $count }.
oldworld-event-drew = Вы берёте: { $cards }.
    .witnessed = { $seat } берёт: { $cards }.
oldworld-event-drew_hidden = { $seat } берёт карты Хаоса: { $count }.
oldworld-event-reshuffled = { $seat } замешивает сброс в новую колоду, карт: { $count }.
oldworld-event-discarded = { $seat } сбрасывает: { $cards }.
oldworld-event-power_set = { $seat }: пунктов силы { $power }.
oldworld-event-power_changed = { $seat }: теперь пунктов силы { $power }.
oldworld-event-summoned = { $seat } призывает: { $figure }, { $source } → { $to } (цена { $cost }).
oldworld-event-moved = { $seat } перемещает: { $figure }, { $region } → { $to }.
oldworld-event-took_space = Ужас занимает место для карты ({ $region }).
oldworld-event-passed = { $seat } пасует и теряет пункты силы: { $lost }.
oldworld-event-played = { $seat } играет: { $card }, { $region } (цена { $cost }).
oldworld-event-cancelled = { oldworld-chaos_card-changer_of_ways }: карта не действует ({ $card }, { $region }).
oldworld-event-card_worked = { $card }: карта действует ({ $region }).
oldworld-event-shielded = { $figure } ({ $region }): в этом раунде нельзя убить в сражении.
oldworld-event-controlled = { $seat } подчиняет: { $figure } ({ $region }).
oldworld-event-battle_began = Сражение: { $region }.
oldworld-event-rolled = { $seat } бросает ({ $region }): { $dice }. Ранений: { $hits }.
oldworld-event-hit = { $seat } наносит ранения: { $target } ({ $hits }).
oldworld-event-saved = { $seat } приберегает ранения: { $figure } ({ $hits }).
oldworld-event-hits_lost = { $seat }: ранения без цели, { $hits }.
oldworld-event-parting_hits = Чумоносы бьют в ответ ({ $at }): ранений { $hits }.
oldworld-event-killed = { $seat } убивает: { $figure } ({ $victim }, { $region }).
oldworld-event-captured = { $seat } захватывает крестьян ({ $region }).
oldworld-event-removed = { $seat } снимает: { $figure } ({ $region }; { $cause }).
oldworld-event-battle_ended = Сражение окончено: { $region }.
oldworld-event-domination = { $region }: господство { $values }, сопротивление { $resistance }.
oldworld-event-dominated = { $seat } господствует: { $region } ({ $value } против { $resistance }).
oldworld-event-corrupted = { $seat } кладёт маркеры разорения: { $region } +{ $count } ({ $cause }).
oldworld-event-corruption_forbidden = { $seat } не может класть маркеры разорения ({ $region }).
oldworld-event-cleansed = { $seat } снимает маркер разорения ({ $owner }, { $region }).
oldworld-event-ruined = { $region }: регион разорён, маркеров { $count }. { $card }.
oldworld-event-ruin_scored = { $region }: подсчёт за разорение. { $card }.
oldworld-event-scored = { $seat } получает очки: { $points } ({ $source }).
oldworld-event-counter_earned = { $seat } получает маркер успеха ({ $region }).
oldworld-event-dial_turned = { $seat } поворачивает круг: шаг { $tick }, влияние { $threat }.
oldworld-event-upgraded = { $seat } берёт улучшение: { $upgrade }.
oldworld-event-declined = { $seat } не берёт улучшения.
oldworld-event-cards_cleared = Карты уходят с поля ({ $seat }): { $cards }.
oldworld-event-persisted = { $card }: карта остаётся ({ $region }).
oldworld-event-game_ended = Игра окончена.

oldworld-score_source-domination = господство
oldworld-score_source-ruiner = участие в разорении
oldworld-score_source-ruin_first = больше всех маркеров в разорённом регионе
oldworld-score_source-ruin_second = второе место в разорённом регионе
oldworld-score_source-ruin_tie = равенство за первое место в разорённом регионе
oldworld-score_source-dial = круг влияния
oldworld-score_source-old_world_card = карта Старого Света

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
oldworld-option-powers-all = Сколько игроков
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
oldworld-option-slaanesh_dial = Круг Слаанеш
    .text = Где разорение приносит Слаанеш маркер успеха.
oldworld-option-slaanesh_dial-noble_or_hero = При дворянине или герое
oldworld-option-slaanesh_dial-any = В любом регионе
oldworld-option-ruiners = Разорители
    .text = Кто получает очки при разорении региона: все, кто клал там маркеры в этом раунде, или только в этот шаг разорения.
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
oldworld-option-slaanesh_power_2 = Второе улучшение Силы Слаанеш
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
