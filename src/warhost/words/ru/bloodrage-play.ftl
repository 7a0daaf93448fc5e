# Кровь и ярость за столом: вопросы, выбор, рассказ, отказы, настройки стола.

## Вопросы

bloodrage-prompt-draft = Дары богов, круг { $round }: что вы оставляете? Остальное уходит соседу слева.
bloodrage-prompt-turn = Выберите действие или спасуйте.
bloodrage-prompt-march = Поход { $source_from } { $to_to }: кто идёт?
bloodrage-prompt-quest = Какое задание вы кладёте рубашкой вверх?
bloodrage-prompt-sacrifice =
    { $left ->
        [1] «{ bloodrage-card-friggas_sacrifice }»: какой фигуркой вы жертвуете?
       *[other] «{ bloodrage-card-friggas_sacrifice }»: какой фигуркой вы жертвуете? (Ещё { $left }.)
    }
bloodrage-prompt-free_invade = Вы можете сразу бесплатно вторгнуться { $figure_ins }. Куда?
bloodrage-prompt-succor = «{ bloodrage-card-friggas_succor }»: вторгнуться { $province_to } ещё и воином?
bloodrage-prompt-pillage_at_once = «{ bloodrage-card-thors_domain }»: заплатить 2 ярости и сразу разграбить { $province_acc }?
bloodrage-prompt-call = Призыв к битве { $province_in }: перевести туда фигурку?
bloodrage-prompt-battle_card = Битва { $province_in }: какую карту вы играете? Все вскрываются вместе.
bloodrage-prompt-count_quest = «{ $upgrade }»: считать задание «{ $card }» картой битвы?
bloodrage-prompt-tide = «{ bloodrage-card-odins_tide }» { $province_in }: какую фигурку вы сохраните?
bloodrage-prompt-late_card = Битва { $province_in }: добавить карту с белым диском?
bloodrage-prompt-rescue = Ваши фигурки { $province_in } вот-вот погибнут ({ $cause }). Кого вы спасёте?
bloodrage-prompt-prowess = «{ bloodrage-card-tyrs_prowess }»: какую карту вернуть за 1 ярость?
bloodrage-prompt-raise = «{ $card }»: какую характеристику повысить?
bloodrage-prompt-move_leader = «{ bloodrage-card-lord_of_hammers }»: увести вождя { $province_from }?
bloodrage-prompt-blessing = «{ bloodrage-card-lokis_blessing }»: вторгнуться { $province_to } воином?
bloodrage-prompt-keep = Эпоха заканчивается: какую карту вы оставите? Остальные сбрасываются.

## Выбор

bloodrage-verb-pass = Спасовать и отдать всю ярость
bloodrage-verb-invade = Вторгнуться { $figure_ins } { $source_from } { $to_to }
bloodrage-verb-march = Поход { $source_from } { $to_to }
bloodrage-verb-upgrade = Улучшение «{ $card }» { $slot_to }
bloodrage-verb-quest = Положить задание рубашкой вверх
bloodrage-verb-pillage = Разграбить { $province_acc }
bloodrage-verb-challenge = «{ bloodrage-card-tyrs_challenge }»: снова разграбить { $province_acc }
bloodrage-verb-sacrifice = «{ bloodrage-card-friggas_sacrifice }»: пожертвовать двумя фигурками
bloodrage-verb-send = Отправить { $figure_acc }
bloodrage-verb-send_all = Отправить всех
bloodrage-verb-done = Достаточно
bloodrage-verb-lay = Положить задание «{ $card }»
bloodrage-verb-offer = Пожертвовать { $figure_ins } { $place_in }
bloodrage-verb-decline = Нет
bloodrage-verb-keep = Оставить карту «{ $card }»
bloodrage-verb-keep_two = Оставить карты «{ $card }» и «{ $other }»
bloodrage-verb-keep_none = Ничего не оставлять
bloodrage-verb-join = Вступить в битву { $figure_ins } { $source_from }
bloodrage-verb-play = Сыграть карту «{ $card }»
bloodrage-verb-count = Да, с бонусом
bloodrage-verb-add = Добавить карту «{ $card }»
bloodrage-verb-spare = Сохранить { $figure_acc }
bloodrage-verb-save = Спасти { $figure_acc } за 1 ярость
bloodrage-verb-retreat = Отступить ведьмой-вёльвой в Иггдрасиль
bloodrage-verb-lose = Больше никого не спасать
bloodrage-verb-take_back = Вернуть карту «{ $card }»
bloodrage-verb-raise = Повысить характеристику «{ $track }»
bloodrage-verb-lead = Перевести вождя { $province_to }
bloodrage-verb-stay = Вождь остаётся

## Рассказ

bloodrage-event-rewards_laid = Жетоны разграбления с севера по часовой стрелке, Иггдрасиль последним, обещают { $rewards_acc }.
bloodrage-event-doom_foretold = Эпоха за эпохой Рагнарёк уничтожит { $provinces_acc }.
bloodrage-event-destroyed_at_setup = Ещё до первой эпохи Рагнарёк уничтожил { $provinces_acc }.
bloodrage-event-first_player = { $seat } получает жетон первого игрока.
bloodrage-event-age_began = Начинается эпоха { $age }.
bloodrage-event-phase_began = { $phase }
bloodrage-event-laid_aside = { $seat } откладывает сохранённую карту.
bloodrage-event-dealt =
    { $cards_count ->
        [1] Вы получаете карту «{ $cards }».
       *[other] Вы получаете карты: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } получает карту «{ $cards }».
           *[other] { $seat } получает карты: { $cards }.
        }
bloodrage-event-packet =
    { $cards_count ->
        [1] Вам передают карту «{ $cards }».
       *[other] Вам передают карты: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } получает от соседа карту «{ $cards }».
           *[other] { $seat } получает от соседа карты: { $cards }.
        }
bloodrage-event-kept =
    { $cards_count ->
        [1] Вы оставляете карту «{ $cards }».
       *[other] Вы оставляете карты: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } оставляет карту «{ $cards }».
           *[other] { $seat } оставляет карты: { $cards }.
        }
bloodrage-event-packets_passed = Карты передаются соседу слева (круг { $round }).
bloodrage-event-draft_ended = Драфт окончен.
bloodrage-event-leftovers_discarded = После драфта остаются карты { $cards }.
bloodrage-event-rage_set =
    { $rage ->
        [one] У { $seat_gen } { $rage } ярость.
       *[other] У { $seat_gen } { $rage } ярости.
    }
bloodrage-event-rage_changed =
    { $rage ->
        [one] У { $seat_gen } теперь { $rage } ярость.
       *[other] У { $seat_gen } теперь { $rage } ярости.
    }
bloodrage-event-raised = { $seat } повышает характеристику «{ $track }» до ступени { $step }, её значение теперь { $value }.
bloodrage-event-scored =
    { $points ->
        [one] { $seat } получает { $points } очко славы за { $source_acc }.
        [few] { $seat } получает { $points } очка славы за { $source_acc }.
       *[other] { $seat } получает { $points } очков славы за { $source_acc }.
    }
bloodrage-event-card_scored =
    { $points ->
        [one] { $seat } получает { $points } очко славы за карту «{ $card }».
        [few] { $seat } получает { $points } очка славы за карту «{ $card }».
       *[other] { $seat } получает { $points } очков славы за карту «{ $card }».
    }
bloodrage-event-legendary =
    { $points ->
        [one] { $seat } получает { $points } очко славы за легендарную ступень характеристики «{ $track }».
        [few] { $seat } получает { $points } очка славы за легендарную ступень характеристики «{ $track }».
       *[other] { $seat } получает { $points } очков славы за легендарную ступень характеристики «{ $track }».
    }
bloodrage-event-passed =
    { $lost ->
        [0] { $seat } пасует.
        [one] { $seat } пасует и теряет { $lost } ярость.
       *[other] { $seat } пасует и теряет { $lost } ярости.
    }
bloodrage-event-invaded = { $seat } вторгается { $figure_ins } { $source_from } { $to_to } (цена { $cost }).
bloodrage-event-march_began = { $seat } выступает в поход { $source_from } { $to_to }.
bloodrage-event-marched =
    { $figures_count ->
        [1] { $figures } идёт в поход { $source_from } { $to_to }.
       *[other] В поход { $source_from } { $to_to } идут: { $figures }.
    }
bloodrage-event-upgraded = { $seat } играет улучшение «{ $card }» { $slot_to } (цена { $cost }).
bloodrage-event-upgrade_replaced = { $seat } сбрасывает улучшение «{ $card }».
bloodrage-event-monster_left = { $figure } { $seat_gen } уходит { $place_from }.
bloodrage-event-quest_laid = { $seat } кладёт задание рубашкой вверх.
bloodrage-event-quest_chosen = Вы кладёте задание «{ $card }».
    .witnessed = { $seat } кладёт задание «{ $card }».
bloodrage-event-card_worked = Действует карта { $seat_gen } «{ $card }».
bloodrage-event-monster_struck = { $figure } { $seat_gen } бьёт { $province_in }.
bloodrage-event-pillage_declared = { $seat } грабит { $province_acc }.
bloodrage-event-joined = { $seat } вступает в битву { $to_in }, приведя { $figure_acc } { $source_from }.
bloodrage-event-not_joined = { $seat } никого не посылает.
bloodrage-event-unopposed = { $seat } без сопротивления грабит { $province_acc }.
bloodrage-event-battle_began = Начинается битва { $province_in } при участии { $seats_gen }.
bloodrage-event-card_revealed = { $seat } вскрывает карту «{ $card }».
bloodrage-event-no_card = У { $seat_gen } нет карты, которую можно сыграть.
bloodrage-event-quest_counted = Карта { $seat_gen } «{ $card }» даёт +{ $bonus }.
bloodrage-event-text_void = Текст карты { $seat_gen } «{ $card }» не действует.
bloodrage-event-all_cards_discarded = Открытые карты ({ $cards }) сброшены, и все выбирают новые.
bloodrage-event-spared = { $seat } сохраняет { $figure_acc }.
bloodrage-event-late_card = { $seat } добавляет карту «{ $card }».
bloodrage-event-no_late_card = { $seat } ничего не добавляет.
bloodrage-event-strength = Сила { $seat_gen }: фигурки { $figures } + карты { $cards } = { $total }.
bloodrage-event-battle_won = { $seat } побеждает в битве { $province_in }.
bloodrage-event-battle_tied = Ничья { $province_in }: проиграли все.
bloodrage-event-rage_stolen =
    { $rage ->
        [one] { $seat } отнимает у { $victim_gen } { $rage } ярость.
       *[other] { $seat } отнимает у { $victim_gen } { $rage } ярости.
    }
bloodrage-event-glory_stolen =
    { $points ->
        [one] { $seat } отнимает у { $victim_gen } { $points } очко славы.
        [few] { $seat } отнимает у { $victim_gen } { $points } очка славы.
       *[other] { $seat } отнимает у { $victim_gen } { $points } очков славы.
    }
bloodrage-event-cards_stolen =
    { $cards_count ->
        [1] { $seat } отнимает у { $victim_gen } карту «{ $cards }».
       *[other] { $seat } отнимает у { $victim_gen } карты: { $cards }.
    }
bloodrage-event-card_kept = { $seat } возвращает себе карту «{ $card }».
bloodrage-event-cards_spent =
    { $cards_count ->
        [1] { $seat } сбрасывает карту «{ $cards }».
       *[other] { $seat } сбрасывает карты: { $cards }.
    }
bloodrage-event-cards_returned =
    { $cards_count ->
        [1] { $seat } возвращает себе карту «{ $cards }».
       *[other] { $seat } возвращает себе карты: { $cards }.
    }
bloodrage-event-destroyed = { $seat } теряет { $figures_acc } { $place_in } ({ $cause }).
bloodrage-event-saved = { $seat } спасает { $figure_acc } { $place_in }.
bloodrage-event-retreated = Ведьма-вёльва { $seat_gen } бежит { $source_from } в Иггдрасиль.
bloodrage-event-pillaged = { $seat } разграбляет { $province_acc }. { $reward }.
bloodrage-event-pillage_failed = { $seat } остаётся ни с чем: разграбить { $province_acc } не удалось.
bloodrage-event-leader_moved = Вождь { $seat_gen } переходит { $source_from } { $to_to }.
bloodrage-event-hand_discarded =
    { $cards_count ->
        [1] { $seat } сбрасывает карту «{ $cards }».
       *[other] { $seat } сбрасывает карты: { $cards }.
    }
bloodrage-event-quests_shown =
    { $cards_count ->
        [1] { $seat } открывает задание «{ $cards }».
       *[other] { $seat } открывает задания: { $cards }.
    }
bloodrage-event-quest_done = { $seat } выполняет задание «{ $card }».
bloodrage-event-quest_failed = { $seat } проваливает задание «{ $card }».
bloodrage-event-province_fell = Рагнарёк уничтожает { $province_acc }.
bloodrage-event-doom_moved = Жетон погибели теперь лежит { $province_in }.
bloodrage-event-released =
    { $figures_count ->
        [1] { $figures } { $seat_gen } возвращается из Вальхаллы.
       *[other] Из Вальхаллы к владельцу возвращаются фигурки { $seat_gen }: { $figures }.
    }
bloodrage-event-game_ended = Игра окончена.

bloodrage-score_source-reward = награда за разграбление
    .acc = разграбление
bloodrage-score_source-battle = победа в битве
    .acc = победу в битве
bloodrage-score_source-ragnarok = гибель в Рагнарёке
    .acc = гибель в Рагнарёке

bloodrage-cause-battle = проигранная битва
bloodrage-cause-card = текст карты
bloodrage-cause-monster = чудовище
bloodrage-cause-sacrifice = жертва
bloodrage-cause-ragnarok = Рагнарёк

## Отказы

bloodrage-reason-not_yours = Это чудовище не принадлежит вашему клану.
bloodrage-reason-not_in_reserve = Такой фигурки в вашем резерве нет.
bloodrage-reason-not_in_valhalla = Такой вашей фигурки в Вальхалле нет.
bloodrage-reason-no_way_from_valhalla = Из Вальхаллы фигурки выводит только карта «{ bloodrage-card-friggas_domain }».
bloodrage-reason-ships_need_fjords = Драккары вторгаются только во фьорды.
bloodrage-reason-fjords_need_ships = Во фьорды входят только драккары.
bloodrage-reason-not_yggdrasil = В Иггдрасиль вторгается только { bloodrage-monster-dark_elf }.
bloodrage-reason-destroyed = Это место разрушено.
bloodrage-reason-no_village = Там нет пустой деревни.
bloodrage-reason-not_enough_rage =
    { $cost ->
        [one] Это стоит { $cost } ярость, а у вас { $rage }.
       *[other] Это стоит { $cost } ярости, а у вас { $rage }.
    }
bloodrage-reason-nobody_there = У вас там нет такой фигурки.
bloodrage-reason-same_province = Фигурки должны перейти в другую провинцию.
bloodrage-reason-not_in_hand = Этой карты у вас на руке нет.
bloodrage-reason-no_upgrade = Эта карта не улучшение.
bloodrage-reason-wrong_slot = Карта не подходит к этой ячейке.
bloodrage-reason-already_pillaged = Эта провинция в этой эпохе уже разграблена.
bloodrage-reason-not_pillaged = Эта провинция ещё не разграблена.
bloodrage-reason-nobody_near = У вас там нет ни фигурки, ни драккара в её фьорде.
bloodrage-reason-not_adjacent = Вступить можно только из соседней провинции.

## Настройки стола

bloodrage-option-first_game = Первая игра
    .text = В первой эпохе каждый получает восемь случайных карт вместо драфта.
bloodrage-option-first_game-off = Драфт в каждой эпохе
bloodrage-option-first_game-on = Восемь карт в первой эпохе
bloodrage-option-clans = Кланы
    .text = Какие кланы участвуют, по порядку мест, например bear-wolf-raven.
bloodrage-option-clans-all = В обычном порядке
bloodrage-option-dark_elf = { bloodrage-monster-dark_elf } и Иггдрасиль
    .text = Сколько стоит туда вторгнуться.
bloodrage-option-dark_elf-1 = 1 ярость
bloodrage-option-dark_elf-3 = 3 ярости
bloodrage-option-watches = Две карты «{ bloodrage-card-heimdalls_watch_2 }»
    .text = Кто получает славу, если вскрыты сразу две.
bloodrage-option-watches-first = Первый от грабителя
bloodrage-option-watches-both = Оба
bloodrage-option-leftover_rage = Неистраченная ярость
    .text = Пропадает ли ярость в конце фазы действий. Если остаётся, «{ bloodrage-card-friggas_protection }» действует и в Рагнарёке, а спасённая фигурка уходит в резерв.
bloodrage-option-leftover_rage-lost = Пропадает
bloodrage-option-leftover_rage-kept = Остаётся до конца эпохи
bloodrage-option-witch_in_ragnarok = { bloodrage-monster-volur_witch } в Рагнарёке
    .text = Можно ли ей бежать из обречённой провинции.
bloodrage-option-witch_in_ragnarok-retreats = Может бежать
bloodrage-option-witch_in_ragnarok-dies = Гибнет
bloodrage-option-prowess = { bloodrage-card-tyrs_prowess }
    .text = Сколько карт может забрать победитель.
bloodrage-option-prowess-any = Сколько угодно
bloodrage-option-prowess-one = Одну
bloodrage-option-lokis_wrath = { bloodrage-card-lokis_wrath }
    .text = Слава за каждую вернувшуюся фигурку.
bloodrage-option-lokis_wrath-3 = 3 славы
bloodrage-option-lokis_wrath-1 = 1 слава
bloodrage-option-gaze = { bloodrage-card-heimdalls_gaze }
    .text = Бонус этой карты в битве.
bloodrage-option-gaze-3 = +3
bloodrage-option-gaze-2 = +2
bloodrage-option-yggdrasil_quest = Задание «Иггдрасиль» третьей эпохи
    .text = Сколько славы оно приносит.
bloodrage-option-yggdrasil_quest-11 = 11 славы
bloodrage-option-yggdrasil_quest-10 = 10 славы
bloodrage-option-draft_leftovers = Карты, оставшиеся от драфта
    .text = Куда уходят две последние карты каждого набора. Открытые говорят всем, чего никто не взял.
bloodrage-option-draft_leftovers-discarded = В сброс, открыто
bloodrage-option-draft_leftovers-hidden = В коробку, рубашкой вверх
bloodrage-option-backstab = { bloodrage-card-lokis_backstab }
    .text = Забирает ли она славу до или после того, как победитель получит свою за битву. До этого брать может быть нечего.
bloodrage-option-backstab-before = До
bloodrage-option-backstab-after = После

## Что советчик говорит о выборе

bloodrage-advice-unopposed = там вам никто не помешает
bloodrage-advice-winnable = эту битву можно выиграть
bloodrage-advice-ready_to_pillage = стоит наготове для разграбления
bloodrage-advice-quest_nearer = приближает выполнение задания
bloodrage-advice-die_well = славно погибнет в Рагнарёке
bloodrage-advice-presence = усиливает вас в этом месте
bloodrage-advice-fits = подходит вашему клану
bloodrage-advice-likely_quest = это задание можно выполнить
bloodrage-advice-for_battle = сила для будущих битв
bloodrage-advice-lay_quest = ничего не стоит и может окупиться
bloodrage-advice-strong_card = помогает выиграть эту битву
bloodrage-advice-clever_card = окупается даже при поражении
bloodrage-advice-legend = доводит характеристику до легендарной ступени
bloodrage-advice-growth = поможет больше всего в дальнейшем
bloodrage-advice-rage_early = Ярость сейчас — это больше действий в каждой следующей эпохе (осталось эпох: { $ages })
bloodrage-advice-best_figure = стоит сохранить
bloodrage-advice-let_go = обойдётся вам дешевле всего
bloodrage-advice-enough = больше не стоит того
bloodrage-advice-pass = лучше ничего не придумать
