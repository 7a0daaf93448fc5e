# Pudełko właściciela.

oldworld-option-box = Pudełko
    .text = Co jest na elementach: nasze dane albo poprawione przez właściciela.

oldworld-tick_deed-score_vp = Punkty
oldworld-tick_deed-draw_chaos_cards = Dobranie kart Chaosu
oldworld-tick_deed-upgrade_card = Karta Ulepszenia
oldworld-tick_deed-place_token = Umieszczenie żetonów
oldworld-tick_deed-remove_corruption = Usunięcie Zepsucia
oldworld-tick_deed-remove_old_world_tokens = Usunięcie żetonów Starego Świata

oldworld-dial_tick-khorne_0 = { oldworld-power-khorne }, poziom 0
oldworld-dial_tick-khorne_1 = { oldworld-power-khorne }, poziom 1
oldworld-dial_tick-khorne_2 = { oldworld-power-khorne }, poziom 2
oldworld-dial_tick-khorne_3 = { oldworld-power-khorne }, poziom 3
oldworld-dial_tick-khorne_4 = { oldworld-power-khorne }, poziom 4
oldworld-dial_tick-khorne_5 = { oldworld-power-khorne }, poziom 5
oldworld-dial_tick-khorne_6 = { oldworld-power-khorne }, poziom 6
oldworld-dial_tick-khorne_7 = { oldworld-power-khorne }, poziom 7
oldworld-dial_tick-khorne_8 = { oldworld-power-khorne }, poziom 8
oldworld-dial_tick-nurgle_0 = { oldworld-power-nurgle }, poziom 0
oldworld-dial_tick-nurgle_1 = { oldworld-power-nurgle }, poziom 1
oldworld-dial_tick-nurgle_2 = { oldworld-power-nurgle }, poziom 2
oldworld-dial_tick-nurgle_3 = { oldworld-power-nurgle }, poziom 3
oldworld-dial_tick-nurgle_4 = { oldworld-power-nurgle }, poziom 4
oldworld-dial_tick-nurgle_5 = { oldworld-power-nurgle }, poziom 5
oldworld-dial_tick-nurgle_6 = { oldworld-power-nurgle }, poziom 6
oldworld-dial_tick-nurgle_7 = { oldworld-power-nurgle }, poziom 7
oldworld-dial_tick-nurgle_8 = { oldworld-power-nurgle }, poziom 8
oldworld-dial_tick-nurgle_9 = { oldworld-power-nurgle }, poziom 9
oldworld-dial_tick-tzeentch_0 = { oldworld-power-tzeentch }, poziom 0
oldworld-dial_tick-tzeentch_1 = { oldworld-power-tzeentch }, poziom 1
oldworld-dial_tick-tzeentch_2 = { oldworld-power-tzeentch }, poziom 2
oldworld-dial_tick-tzeentch_3 = { oldworld-power-tzeentch }, poziom 3
oldworld-dial_tick-tzeentch_4 = { oldworld-power-tzeentch }, poziom 4
oldworld-dial_tick-tzeentch_5 = { oldworld-power-tzeentch }, poziom 5
oldworld-dial_tick-tzeentch_6 = { oldworld-power-tzeentch }, poziom 6
oldworld-dial_tick-tzeentch_7 = { oldworld-power-tzeentch }, poziom 7
oldworld-dial_tick-slaanesh_0 = { oldworld-power-slaanesh }, poziom 0
oldworld-dial_tick-slaanesh_1 = { oldworld-power-slaanesh }, poziom 1
oldworld-dial_tick-slaanesh_2 = { oldworld-power-slaanesh }, poziom 2
oldworld-dial_tick-slaanesh_3 = { oldworld-power-slaanesh }, poziom 3
oldworld-dial_tick-slaanesh_4 = { oldworld-power-slaanesh }, poziom 4
oldworld-dial_tick-slaanesh_5 = { oldworld-power-slaanesh }, poziom 5
oldworld-dial_tick-slaanesh_6 = { oldworld-power-slaanesh }, poziom 6
