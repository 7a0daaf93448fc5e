# La boîte du propriétaire.

oldworld-option-box = Boîte
    .text = Ce qui est imprimé sur les éléments : nos données, ou corrigées par un propriétaire.

oldworld-tick_deed-score_vp = Points
oldworld-tick_deed-draw_chaos_cards = Piocher des cartes Chaos
oldworld-tick_deed-upgrade_card = Carte Amélioration
oldworld-tick_deed-place_token = Placer des pions
oldworld-tick_deed-remove_corruption = Retirer de la corruption
oldworld-tick_deed-remove_old_world_tokens = Retirer des pions Vieux Monde

oldworld-dial_tick-khorne_0 = { oldworld-power-khorne }, cran 0
oldworld-dial_tick-khorne_1 = { oldworld-power-khorne }, cran 1
oldworld-dial_tick-khorne_2 = { oldworld-power-khorne }, cran 2
oldworld-dial_tick-khorne_3 = { oldworld-power-khorne }, cran 3
oldworld-dial_tick-khorne_4 = { oldworld-power-khorne }, cran 4
oldworld-dial_tick-khorne_5 = { oldworld-power-khorne }, cran 5
oldworld-dial_tick-khorne_6 = { oldworld-power-khorne }, cran 6
oldworld-dial_tick-khorne_7 = { oldworld-power-khorne }, cran 7
oldworld-dial_tick-khorne_8 = { oldworld-power-khorne }, cran 8
oldworld-dial_tick-nurgle_0 = { oldworld-power-nurgle }, cran 0
oldworld-dial_tick-nurgle_1 = { oldworld-power-nurgle }, cran 1
oldworld-dial_tick-nurgle_2 = { oldworld-power-nurgle }, cran 2
oldworld-dial_tick-nurgle_3 = { oldworld-power-nurgle }, cran 3
oldworld-dial_tick-nurgle_4 = { oldworld-power-nurgle }, cran 4
oldworld-dial_tick-nurgle_5 = { oldworld-power-nurgle }, cran 5
oldworld-dial_tick-nurgle_6 = { oldworld-power-nurgle }, cran 6
oldworld-dial_tick-nurgle_7 = { oldworld-power-nurgle }, cran 7
oldworld-dial_tick-nurgle_8 = { oldworld-power-nurgle }, cran 8
oldworld-dial_tick-nurgle_9 = { oldworld-power-nurgle }, cran 9
oldworld-dial_tick-tzeentch_0 = { oldworld-power-tzeentch }, cran 0
oldworld-dial_tick-tzeentch_1 = { oldworld-power-tzeentch }, cran 1
oldworld-dial_tick-tzeentch_2 = { oldworld-power-tzeentch }, cran 2
oldworld-dial_tick-tzeentch_3 = { oldworld-power-tzeentch }, cran 3
oldworld-dial_tick-tzeentch_4 = { oldworld-power-tzeentch }, cran 4
oldworld-dial_tick-tzeentch_5 = { oldworld-power-tzeentch }, cran 5
oldworld-dial_tick-tzeentch_6 = { oldworld-power-tzeentch }, cran 6
oldworld-dial_tick-tzeentch_7 = { oldworld-power-tzeentch }, cran 7
oldworld-dial_tick-slaanesh_0 = { oldworld-power-slaanesh }, cran 0
oldworld-dial_tick-slaanesh_1 = { oldworld-power-slaanesh }, cran 1
oldworld-dial_tick-slaanesh_2 = { oldworld-power-slaanesh }, cran 2
oldworld-dial_tick-slaanesh_3 = { oldworld-power-slaanesh }, cran 3
oldworld-dial_tick-slaanesh_4 = { oldworld-power-slaanesh }, cran 4
oldworld-dial_tick-slaanesh_5 = { oldworld-power-slaanesh }, cran 5
oldworld-dial_tick-slaanesh_6 = { oldworld-power-slaanesh }, cran 6
