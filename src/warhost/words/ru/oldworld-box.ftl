# Коробка владельца.

oldworld-option-box = Коробка
    .text = Что напечатано на компонентах: наши данные или исправленные владельцем.

oldworld-tick_deed-score_vp = Очки
oldworld-tick_deed-draw_chaos_cards = Взять карты Хаоса
oldworld-tick_deed-upgrade_card = Карта улучшений
oldworld-tick_deed-place_token = Положить маркеры
oldworld-tick_deed-remove_corruption = Убрать маркеры разорения
oldworld-tick_deed-remove_old_world_tokens = Убрать маркеры Старого Света

oldworld-dial_tick-khorne_0 = { oldworld-power-khorne }, шаг 0
oldworld-dial_tick-khorne_1 = { oldworld-power-khorne }, шаг 1
oldworld-dial_tick-khorne_2 = { oldworld-power-khorne }, шаг 2
oldworld-dial_tick-khorne_3 = { oldworld-power-khorne }, шаг 3
oldworld-dial_tick-khorne_4 = { oldworld-power-khorne }, шаг 4
oldworld-dial_tick-khorne_5 = { oldworld-power-khorne }, шаг 5
oldworld-dial_tick-khorne_6 = { oldworld-power-khorne }, шаг 6
oldworld-dial_tick-khorne_7 = { oldworld-power-khorne }, шаг 7
oldworld-dial_tick-khorne_8 = { oldworld-power-khorne }, шаг 8
oldworld-dial_tick-nurgle_0 = { oldworld-power-nurgle }, шаг 0
oldworld-dial_tick-nurgle_1 = { oldworld-power-nurgle }, шаг 1
oldworld-dial_tick-nurgle_2 = { oldworld-power-nurgle }, шаг 2
oldworld-dial_tick-nurgle_3 = { oldworld-power-nurgle }, шаг 3
oldworld-dial_tick-nurgle_4 = { oldworld-power-nurgle }, шаг 4
oldworld-dial_tick-nurgle_5 = { oldworld-power-nurgle }, шаг 5
oldworld-dial_tick-nurgle_6 = { oldworld-power-nurgle }, шаг 6
oldworld-dial_tick-nurgle_7 = { oldworld-power-nurgle }, шаг 7
oldworld-dial_tick-nurgle_8 = { oldworld-power-nurgle }, шаг 8
oldworld-dial_tick-nurgle_9 = { oldworld-power-nurgle }, шаг 9
oldworld-dial_tick-tzeentch_0 = { oldworld-power-tzeentch }, шаг 0
oldworld-dial_tick-tzeentch_1 = { oldworld-power-tzeentch }, шаг 1
oldworld-dial_tick-tzeentch_2 = { oldworld-power-tzeentch }, шаг 2
oldworld-dial_tick-tzeentch_3 = { oldworld-power-tzeentch }, шаг 3
oldworld-dial_tick-tzeentch_4 = { oldworld-power-tzeentch }, шаг 4
oldworld-dial_tick-tzeentch_5 = { oldworld-power-tzeentch }, шаг 5
oldworld-dial_tick-tzeentch_6 = { oldworld-power-tzeentch }, шаг 6
oldworld-dial_tick-tzeentch_7 = { oldworld-power-tzeentch }, шаг 7
oldworld-dial_tick-slaanesh_0 = { oldworld-power-slaanesh }, шаг 0
oldworld-dial_tick-slaanesh_1 = { oldworld-power-slaanesh }, шаг 1
oldworld-dial_tick-slaanesh_2 = { oldworld-power-slaanesh }, шаг 2
oldworld-dial_tick-slaanesh_3 = { oldworld-power-slaanesh }, шаг 3
oldworld-dial_tick-slaanesh_4 = { oldworld-power-slaanesh }, шаг 4
oldworld-dial_tick-slaanesh_5 = { oldworld-power-slaanesh }, шаг 5
oldworld-dial_tick-slaanesh_6 = { oldworld-power-slaanesh }, шаг 6
