# The owner’s box.

oldworld-option-box = Box
    .text = What is printed on the components: ours, or as an owner has corrected it.

oldworld-tick_deed-score_vp = Points
oldworld-tick_deed-draw_chaos_cards = Draw Chaos cards
oldworld-tick_deed-upgrade_card = Upgrade card
oldworld-tick_deed-place_token = Place tokens
oldworld-tick_deed-remove_corruption = Remove corruption
oldworld-tick_deed-remove_old_world_tokens = Remove Old World tokens

oldworld-dial_tick-khorne_0 = { oldworld-power-khorne }, tick 0
oldworld-dial_tick-khorne_1 = { oldworld-power-khorne }, tick 1
oldworld-dial_tick-khorne_2 = { oldworld-power-khorne }, tick 2
oldworld-dial_tick-khorne_3 = { oldworld-power-khorne }, tick 3
oldworld-dial_tick-khorne_4 = { oldworld-power-khorne }, tick 4
oldworld-dial_tick-khorne_5 = { oldworld-power-khorne }, tick 5
oldworld-dial_tick-khorne_6 = { oldworld-power-khorne }, tick 6
oldworld-dial_tick-khorne_7 = { oldworld-power-khorne }, tick 7
oldworld-dial_tick-khorne_8 = { oldworld-power-khorne }, tick 8
oldworld-dial_tick-nurgle_0 = { oldworld-power-nurgle }, tick 0
oldworld-dial_tick-nurgle_1 = { oldworld-power-nurgle }, tick 1
oldworld-dial_tick-nurgle_2 = { oldworld-power-nurgle }, tick 2
oldworld-dial_tick-nurgle_3 = { oldworld-power-nurgle }, tick 3
oldworld-dial_tick-nurgle_4 = { oldworld-power-nurgle }, tick 4
oldworld-dial_tick-nurgle_5 = { oldworld-power-nurgle }, tick 5
oldworld-dial_tick-nurgle_6 = { oldworld-power-nurgle }, tick 6
oldworld-dial_tick-nurgle_7 = { oldworld-power-nurgle }, tick 7
oldworld-dial_tick-nurgle_8 = { oldworld-power-nurgle }, tick 8
oldworld-dial_tick-nurgle_9 = { oldworld-power-nurgle }, tick 9
oldworld-dial_tick-tzeentch_0 = { oldworld-power-tzeentch }, tick 0
oldworld-dial_tick-tzeentch_1 = { oldworld-power-tzeentch }, tick 1
oldworld-dial_tick-tzeentch_2 = { oldworld-power-tzeentch }, tick 2
oldworld-dial_tick-tzeentch_3 = { oldworld-power-tzeentch }, tick 3
oldworld-dial_tick-tzeentch_4 = { oldworld-power-tzeentch }, tick 4
oldworld-dial_tick-tzeentch_5 = { oldworld-power-tzeentch }, tick 5
oldworld-dial_tick-tzeentch_6 = { oldworld-power-tzeentch }, tick 6
oldworld-dial_tick-tzeentch_7 = { oldworld-power-tzeentch }, tick 7
oldworld-dial_tick-slaanesh_0 = { oldworld-power-slaanesh }, tick 0
oldworld-dial_tick-slaanesh_1 = { oldworld-power-slaanesh }, tick 1
oldworld-dial_tick-slaanesh_2 = { oldworld-power-slaanesh }, tick 2
oldworld-dial_tick-slaanesh_3 = { oldworld-power-slaanesh }, tick 3
oldworld-dial_tick-slaanesh_4 = { oldworld-power-slaanesh }, tick 4
oldworld-dial_tick-slaanesh_5 = { oldworld-power-slaanesh }, tick 5
oldworld-dial_tick-slaanesh_6 = { oldworld-power-slaanesh }, tick 6
