# Кровь и ярость за столом: вопросы, выбор, рассказ, отказы, настройки стола.

## Вопросы

bloodrage-prompt-draft = Дары богов, круг { $round }: что оставляете? Остальное уходит налево.
bloodrage-prompt-turn = Выберите действие или спасуйте.
bloodrage-prompt-march = Поход: { $source } → { $to }. Кто идёт?
bloodrage-prompt-quest = Какое задание кладёте лицом вниз?
bloodrage-prompt-sacrifice =
    { $left ->
        [one] { bloodrage-card-friggas_sacrifice }: какой фигуркой жертвуете?
       *[other] { bloodrage-card-friggas_sacrifice }: какой фигуркой жертвуете (осталось: { $left })?
    }
bloodrage-prompt-free_invade = { $figure }: можно сразу вторгнуться бесплатно. Куда?
bloodrage-prompt-succor = { bloodrage-card-friggas_succor }: вторгается ли и воин ({ $province })?
bloodrage-prompt-pillage_at_once = { bloodrage-card-thors_domain }: платите 2 ярости и сразу грабите ({ $province })?
bloodrage-prompt-call = Призыв к битве ({ $province }): переводите туда фигурку?
bloodrage-prompt-battle_card = Битва ({ $province }): какую карту играете? Все вскрываются вместе.
bloodrage-prompt-count_quest = { $upgrade }: считать ли картой битвы { $card }?
bloodrage-prompt-tide = { bloodrage-card-odins_tide } ({ $province }): какую фигурку сохраняете?
bloodrage-prompt-late_card = Битва ({ $province }): добавляете карту с белым диском?
bloodrage-prompt-rescue = { $province }: ваши фигурки вот-вот погибнут ({ $cause }). Кого спасаете?
bloodrage-prompt-prowess = { bloodrage-card-tyrs_prowess }: какую карту забираете за 1 ярость?
bloodrage-prompt-raise = { $card }: какую характеристику повышаете?
bloodrage-prompt-move_leader = { bloodrage-card-lord_of_hammers } ({ $province }): уходит ли вождь?
bloodrage-prompt-blessing = { bloodrage-card-lokis_blessing }: вторгается ли воин ({ $province })?
bloodrage-prompt-keep = Эпоха кончается: какую карту оставляете? Прочие сбрасываются.

## Выбор

bloodrage-verb-pass = Спасовать и отдать всю ярость
bloodrage-verb-invade = Вторжение: { $figure }, { $source } → { $to }
bloodrage-verb-march = Поход: { $source } → { $to }
bloodrage-verb-upgrade = Улучшение: { $card } → { $slot }
bloodrage-verb-quest = Положить задание лицом вниз
bloodrage-verb-pillage = Грабить: { $province }
bloodrage-verb-challenge = { bloodrage-card-tyrs_challenge }: грабить снова, { $province }
bloodrage-verb-sacrifice = { bloodrage-card-friggas_sacrifice }: отдать две фигурки
bloodrage-verb-send = Отправить: { $figure }
bloodrage-verb-send_all = Отправить всех
bloodrage-verb-done = Достаточно
bloodrage-verb-lay = Положить: { $card }
bloodrage-verb-offer = Отдать: { $figure } ({ $place })
bloodrage-verb-decline = Нет
bloodrage-verb-keep = Оставить: { $card }
bloodrage-verb-keep_two = Оставить: { $card }, { $other }
bloodrage-verb-keep_none = Не оставлять ничего
bloodrage-verb-join = Вступить: { $figure }, { $source }
bloodrage-verb-play = Сыграть: { $card }
bloodrage-verb-count = Да, с бонусом
bloodrage-verb-add = Добавить: { $card }
bloodrage-verb-spare = Сохранить: { $figure }
bloodrage-verb-save = Спасти за 1 ярость: { $figure }
bloodrage-verb-retreat = { bloodrage-monster-volur_witch }: отступить в Иггдрасиль
bloodrage-verb-lose = Больше никого не спасать
bloodrage-verb-take_back = Забрать: { $card }
bloodrage-verb-raise = Повысить: { $track }
bloodrage-verb-lead = Перевести вождя: { $province }
bloodrage-verb-stay = Вождь остаётся

## Рассказ

bloodrage-event-rewards_laid = Жетоны разграбления, с севера по часовой стрелке, Иггдрасиль последним: { $rewards }.
bloodrage-event-doom_foretold = Рагнарёк заберёт по эпохам: { $provinces }.
bloodrage-event-destroyed_at_setup = Разрушены с самого начала: { $provinces }.
bloodrage-event-first_player = Жетон первого игрока: { $seat }.
bloodrage-event-age_began = Начинается эпоха { $age }.
bloodrage-event-phase_began = { $phase }
bloodrage-event-laid_aside = { $seat } откладывает сохранённую карту.
bloodrage-event-dealt = Вы получаете: { $cards }.
    .witnessed = { $seat } получает: { $cards }.
bloodrage-event-packet = Вам передают: { $cards }.
    .witnessed = { $seat } получает от соседа: { $cards }.
bloodrage-event-kept = Вы оставляете: { $cards }.
    .witnessed = { $seat } оставляет: { $cards }.
bloodrage-event-packets_passed = Карты передаются налево (круг { $round }).
bloodrage-event-draft_ended = Драфт окончен.
bloodrage-event-rage_set = { $seat }: ярость { $rage }.
bloodrage-event-rage_changed = { $seat }: ярость теперь { $rage }.
bloodrage-event-raised = { $seat } повышает: { $track }, ступень { $step } ({ $value }).
bloodrage-event-scored = { $seat } получает славу: { $points } ({ $source }).
bloodrage-event-card_scored = { $seat } получает славу: { $points } ({ $card }).
bloodrage-event-legendary = { $seat } получает славу за легендарную ступень: { $points } ({ $track }).
bloodrage-event-passed = { $seat } пасует и теряет ярость: { $lost }.
bloodrage-event-invaded = { $seat } вторгается: { $figure }, { $source } → { $to } (цена { $cost }).
bloodrage-event-march_began = { $seat } выступает в поход: { $source } → { $to }.
bloodrage-event-marched = В походе ({ $to }): { $figures }.
bloodrage-event-upgraded = { $seat } играет: { $card }, { $slot } (цена { $cost }).
bloodrage-event-upgrade_replaced = { $seat } сбрасывает улучшение: { $card }.
bloodrage-event-monster_left = { $figure } уходит ({ $seat }, { $place }).
bloodrage-event-quest_laid = { $seat } кладёт задание лицом вниз.
bloodrage-event-quest_chosen = Ваше задание: { $card }.
    .witnessed = { $seat } кладёт задание: { $card }.
bloodrage-event-card_worked = Карта действует: { $card } ({ $seat }).
bloodrage-event-monster_struck = { $figure } бьёт ({ $seat }, { $province }).
bloodrage-event-pillage_declared = { $seat } грабит: { $province }.
bloodrage-event-joined = { $seat } вступает: { $figure }, { $source } → { $to }.
bloodrage-event-not_joined = { $seat } никого не посылает.
bloodrage-event-unopposed = { $province }: никто не мешает ({ $seat }).
bloodrage-event-battle_began = Битва ({ $province }): { $seats }.
bloodrage-event-card_revealed = { $seat } вскрывает: { $card }.
bloodrage-event-no_card = { $seat }: играть нечего.
bloodrage-event-quest_counted = { $card } считается за +{ $bonus } ({ $seat }).
bloodrage-event-text_void = { $card } ({ $seat }): текст не действует.
bloodrage-event-all_cards_discarded = Сброшены: { $cards }. Выбираются новые карты.
bloodrage-event-spared = { $seat } сохраняет: { $figure }.
bloodrage-event-late_card = { $seat } добавляет: { $card }.
bloodrage-event-no_late_card = { $seat } ничего не добавляет.
bloodrage-event-strength = { $seat }: фигурки { $figures } + карты { $cards } = { $total }.
bloodrage-event-battle_won = { $seat } побеждает в битве ({ $province }).
bloodrage-event-battle_tied = { $province }: ничья, проиграли все.
bloodrage-event-rage_stolen = { $seat } забирает ярость: { $rage } ({ $victim }).
bloodrage-event-glory_stolen = { $seat } забирает славу: { $points } ({ $victim }).
bloodrage-event-cards_stolen = { $seat } забирает карты ({ $victim }): { $cards }.
bloodrage-event-card_kept = { $seat } возвращает себе: { $card }.
bloodrage-event-cards_spent = { $seat } сбрасывает: { $cards }.
bloodrage-event-cards_returned = { $seat } возвращает себе: { $cards }.
bloodrage-event-destroyed = { $seat } теряет ({ $place }; { $cause }): { $figures }.
bloodrage-event-saved = { $seat } спасает: { $figure } ({ $place }).
bloodrage-event-retreated = { bloodrage-monster-volur_witch }: бегство в Иггдрасиль ({ $seat }, { $source }).
bloodrage-event-pillaged = { $seat }: разграблено, { $province }. { $reward }.
bloodrage-event-pillage_failed = Разграбление не удалось: { $province } ({ $seat }).
bloodrage-event-leader_moved = Вождь переходит ({ $seat }): { $source } → { $to }.
bloodrage-event-hand_discarded = { $seat } сбрасывает: { $cards }.
bloodrage-event-quests_shown = Задания ({ $seat }): { $cards }.
bloodrage-event-quest_done = Задание выполнено ({ $seat }): { $card }.
bloodrage-event-quest_failed = Задание провалено ({ $seat }): { $card }.
bloodrage-event-province_fell = Рагнарёк разрушает: { $province }.
bloodrage-event-doom_moved = Жетон погибели теперь здесь: { $province }.
bloodrage-event-released = Из Вальхаллы возвращаются ({ $seat }): { $figures }.
bloodrage-event-game_ended = Игра окончена.

bloodrage-score_source-reward = награда за разграбление
bloodrage-score_source-battle = победа в битве
bloodrage-score_source-ragnarok = гибель в Рагнарёке

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
bloodrage-reason-not_enough_rage = Это стоит { $cost } ярости, а у вас { $rage }.
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
bloodrage-advice-best_figure = стоит сохранить
bloodrage-advice-let_go = обойдётся вам дешевле всего
bloodrage-advice-enough = больше не стоит того
bloodrage-advice-pass = лучше ничего не придумать
