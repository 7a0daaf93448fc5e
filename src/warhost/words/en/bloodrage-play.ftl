# Blood Rage at the table: questions, choices, the story, refusals, table options.

## Questions

bloodrage-prompt-draft = The gods' gifts, round { $round }: what do you keep? The rest goes to the left.
bloodrage-prompt-turn = Choose an action, or pass.
bloodrage-prompt-march = March from { $source } to { $to }: who goes?
bloodrage-prompt-quest = Which quest do you lay face down?
bloodrage-prompt-sacrifice =
    { $left ->
        [one] { bloodrage-card-friggas_sacrifice }: which figure do you give up?
       *[other] { bloodrage-card-friggas_sacrifice }: which figure do you give up ({ $left } to go)?
    }
bloodrage-prompt-free_invade = { $figure } may invade at once for free. Where?
bloodrage-prompt-succor = { bloodrage-card-friggas_succor }: does a Warrior invade { $province } as well?
bloodrage-prompt-pillage_at_once = { bloodrage-card-thors_domain }: do you pay 2 Rage and pillage { $province } at once?
bloodrage-prompt-call = Call to Battle in { $province }: do you move a figure there?
bloodrage-prompt-battle_card = Battle in { $province }: which card do you play? All are revealed together.
bloodrage-prompt-count_quest = { $upgrade }: does { $card } count as a Battle card?
bloodrage-prompt-tide = { bloodrage-card-odins_tide } in { $province }: which figure do you keep?
bloodrage-prompt-late_card = Battle in { $province }: do you add a white-disc card?
bloodrage-prompt-rescue = { $province }: your figures are about to be destroyed ({ $cause }). Whom do you save?
bloodrage-prompt-prowess = { bloodrage-card-tyrs_prowess }: which card do you take back for 1 Rage?
bloodrage-prompt-raise = { $card }: which track do you raise?
bloodrage-prompt-move_leader = { bloodrage-card-lord_of_hammers }: does the Leader leave { $province }?
bloodrage-prompt-blessing = { bloodrage-card-lokis_blessing }: does a Warrior invade { $province }?
bloodrage-prompt-keep = The Age ends: which card do you keep? The others are discarded.

## Choices

bloodrage-verb-pass = Pass and give up your Rage
bloodrage-verb-invade = Invade with { $figure }: { $source } → { $to }
bloodrage-verb-march = March: { $source } → { $to }
bloodrage-verb-upgrade = Upgrade: { $card } → { $slot }
bloodrage-verb-quest = Lay a quest face down
bloodrage-verb-pillage = Pillage { $province }
bloodrage-verb-challenge = { bloodrage-card-tyrs_challenge }: pillage { $province } again
bloodrage-verb-sacrifice = { bloodrage-card-friggas_sacrifice }: give up two figures
bloodrage-verb-send = Send { $figure }
bloodrage-verb-send_all = Send all
bloodrage-verb-done = That is enough
bloodrage-verb-lay = Lay { $card }
bloodrage-verb-offer = Give up { $figure } ({ $place })
bloodrage-verb-decline = No
bloodrage-verb-keep = Keep { $card }
bloodrage-verb-keep_two = Keep { $card } and { $other }
bloodrage-verb-keep_none = Keep nothing
bloodrage-verb-join = Join with { $figure } from { $source }
bloodrage-verb-play = Play { $card }
bloodrage-verb-count = Yes, with its bonus
bloodrage-verb-add = Add { $card }
bloodrage-verb-spare = Keep { $figure }
bloodrage-verb-save = Save { $figure } for 1 Rage
bloodrage-verb-retreat = { bloodrage-monster-volur_witch } retreats to Yggdrasil
bloodrage-verb-lose = Save nobody else
bloodrage-verb-take_back = Take back { $card }
bloodrage-verb-raise = Raise { $track }
bloodrage-verb-lead = Move the Leader to { $province }
bloodrage-verb-stay = The Leader stays

## The story

bloodrage-event-rewards_laid = Pillage tokens, clockwise from the north and Yggdrasil last: { $rewards }.
bloodrage-event-doom_foretold = Ragnarok will take, Age by Age: { $provinces }.
bloodrage-event-destroyed_at_setup = Destroyed from the start: { $provinces }.
bloodrage-event-first_player = { $seat } has the first player token.
bloodrage-event-age_began = Age { $age } begins.
bloodrage-event-phase_began = { $phase }
bloodrage-event-laid_aside = { $seat } lays a kept card aside.
bloodrage-event-dealt = You receive: { $cards }.
    .witnessed = { $seat } receives: { $cards }.
bloodrage-event-packet = You are passed: { $cards }.
    .witnessed = { $seat } is passed: { $cards }.
bloodrage-event-kept = You keep: { $cards }.
    .witnessed = { $seat } keeps: { $cards }.
bloodrage-event-packets_passed = The packets are passed to the left (round { $round }).
bloodrage-event-draft_ended = The draft is over.
bloodrage-event-rage_set = { $seat } has { $rage } Rage.
bloodrage-event-rage_changed = { $seat } now has { $rage } Rage.
bloodrage-event-raised = { $seat } raises { $track } to step { $step } ({ $value }).
bloodrage-event-scored = { $seat } gains { $points } glory: { $source }.
bloodrage-event-card_scored = { $seat } gains { $points } glory: { $card }.
bloodrage-event-legendary = { $seat } gains { $points } glory for a legendary track: { $track }.
bloodrage-event-passed = { $seat } passes and gives up { $lost } Rage.
bloodrage-event-invaded = { $seat } invades with { $figure }: { $source } → { $to } (cost { $cost }).
bloodrage-event-march_began = { $seat } marches: { $source } → { $to }.
bloodrage-event-marched = On the march to { $to }: { $figures }.
bloodrage-event-upgraded = { $seat } plays { $card } on { $slot } (cost { $cost }).
bloodrage-event-upgrade_replaced = { $seat } discards the upgrade { $card }.
bloodrage-event-monster_left = { $figure } leaves { $seat } ({ $place }).
bloodrage-event-quest_laid = { $seat } lays a quest face down.
bloodrage-event-quest_chosen = Your quest: { $card }.
    .witnessed = { $seat } lays the quest { $card }.
bloodrage-event-card_worked = { $card } of { $seat } works.
bloodrage-event-monster_struck = { $figure } of { $seat } strikes in { $province }.
bloodrage-event-pillage_declared = { $seat } pillages { $province }.
bloodrage-event-joined = { $seat } joins with { $figure }: { $source } → { $to }.
bloodrage-event-not_joined = { $seat } sends nobody.
bloodrage-event-unopposed = Nobody opposes { $seat } in { $province }.
bloodrage-event-battle_began = Battle in { $province }: { $seats }.
bloodrage-event-card_revealed = { $seat } reveals { $card }.
bloodrage-event-no_card = { $seat } has no card to play.
bloodrage-event-quest_counted = { $card } of { $seat } counts +{ $bonus }.
bloodrage-event-text_void = The text of { $card } ({ $seat }) is void.
bloodrage-event-all_cards_discarded = Discarded: { $cards }. New cards are chosen.
bloodrage-event-spared = { $seat } keeps { $figure }.
bloodrage-event-late_card = { $seat } adds { $card }.
bloodrage-event-no_late_card = { $seat } adds nothing.
bloodrage-event-strength = { $seat }: figures { $figures } + cards { $cards } = { $total }.
bloodrage-event-battle_won = { $seat } wins the battle in { $province }.
bloodrage-event-battle_tied = A tie in { $province }: everybody loses.
bloodrage-event-rage_stolen = { $seat } takes { $rage } Rage from { $victim }.
bloodrage-event-glory_stolen = { $seat } takes { $points } glory from { $victim }.
bloodrage-event-cards_stolen = { $seat } takes from { $victim }: { $cards }.
bloodrage-event-card_kept = { $seat } takes back { $card }.
bloodrage-event-cards_spent = { $seat } discards: { $cards }.
bloodrage-event-cards_returned = { $seat } takes back: { $cards }.
bloodrage-event-destroyed = { $seat } loses in { $place }: { $figures } ({ $cause }).
bloodrage-event-saved = { $seat } saves { $figure } ({ $place }).
bloodrage-event-retreated = { bloodrage-monster-volur_witch } of { $seat } flees from { $source } to Yggdrasil.
bloodrage-event-pillaged = { $seat } has pillaged { $province }: { $reward }.
bloodrage-event-pillage_failed = The pillage of { $province } by { $seat } fails.
bloodrage-event-leader_moved = The Leader of { $seat } moves: { $source } → { $to }.
bloodrage-event-hand_discarded = { $seat } discards: { $cards }.
bloodrage-event-quests_shown = Quests of { $seat }: { $cards }.
bloodrage-event-quest_done = { $seat } has fulfilled a quest: { $card }.
bloodrage-event-quest_failed = { $seat } has failed a quest: { $card }.
bloodrage-event-province_fell = Ragnarok destroys { $province }.
bloodrage-event-doom_moved = Doom now lies on { $province }.
bloodrage-event-released = From Valhalla back to { $seat }: { $figures }.
bloodrage-event-game_ended = The game is over.

bloodrage-score_source-reward = reward of a pillage
bloodrage-score_source-battle = battle won
bloodrage-score_source-ragnarok = fallen in Ragnarok

bloodrage-cause-battle = battle lost
bloodrage-cause-card = card text
bloodrage-cause-monster = Monster
bloodrage-cause-sacrifice = sacrifice
bloodrage-cause-ragnarok = Ragnarok

## Refusals

bloodrage-reason-not_yours = That Monster does not follow your clan.
bloodrage-reason-not_in_reserve = No such figure is in your reserve.
bloodrage-reason-not_in_valhalla = No such figure of yours is in Valhalla.
bloodrage-reason-no_way_from_valhalla = Only { bloodrage-card-friggas_domain } brings figures back from Valhalla.
bloodrage-reason-ships_need_fjords = Ships invade fjords only.
bloodrage-reason-fjords_need_ships = Only ships enter fjords.
bloodrage-reason-not_yggdrasil = Only the { bloodrage-monster-dark_elf } invades Yggdrasil.
bloodrage-reason-destroyed = That place is destroyed.
bloodrage-reason-no_village = No village is empty there.
bloodrage-reason-not_enough_rage = That costs { $cost } Rage, and you have { $rage }.
bloodrage-reason-nobody_there = You have no such figure there.
bloodrage-reason-same_province = Figures must go to another province.
bloodrage-reason-not_in_hand = You do not hold that card.
bloodrage-reason-no_upgrade = That card is no upgrade.
bloodrage-reason-wrong_slot = The card does not fit on that slot.
bloodrage-reason-already_pillaged = That province has been pillaged in this Age.
bloodrage-reason-not_pillaged = That province has not been pillaged yet.
bloodrage-reason-nobody_near = You have neither a figure there nor a ship in its fjord.
bloodrage-reason-not_adjacent = Figures join from adjacent provinces only.

## Table options

bloodrage-option-first_game = First game
    .text = In the first Age everybody gets eight random cards instead of a draft.
bloodrage-option-first_game-off = Draft in every Age
bloodrage-option-first_game-on = Eight cards each in the first Age
bloodrage-option-clans = Clans
    .text = Which clans take part, in seat order, for example bear-wolf-raven.
bloodrage-option-clans-all = In the usual order
bloodrage-option-dark_elf = { bloodrage-monster-dark_elf } into Yggdrasil
    .text = What the invade costs.
bloodrage-option-dark_elf-1 = 1 Rage
bloodrage-option-dark_elf-3 = 3 Rage
bloodrage-option-watches = Two Heimdall's Watches
    .text = Who gains glory when two are revealed together.
bloodrage-option-watches-first = The first from the pillager on
bloodrage-option-watches-both = Both
bloodrage-option-leftover_rage = Leftover Rage
    .text = Whether Rage is lost when the Action phase ends. If it is kept, { bloodrage-card-friggas_protection } works in Ragnarok, and who is saved returns to the reserve.
bloodrage-option-leftover_rage-lost = Lost
bloodrage-option-leftover_rage-kept = Kept until the Age ends
bloodrage-option-witch_in_ragnarok = { bloodrage-monster-volur_witch } in Ragnarok
    .text = Whether she may flee from the doomed province.
bloodrage-option-witch_in_ragnarok-retreats = May flee
bloodrage-option-witch_in_ragnarok-dies = Dies
bloodrage-option-prowess = { bloodrage-card-tyrs_prowess }
    .text = How many cards the winner may take back.
bloodrage-option-prowess-any = Any number
bloodrage-option-prowess-one = One
bloodrage-option-lokis_wrath = { bloodrage-card-lokis_wrath }
    .text = Glory for each figure released.
bloodrage-option-lokis_wrath-3 = 3 glory
bloodrage-option-lokis_wrath-1 = 1 glory
bloodrage-option-gaze = { bloodrage-card-heimdalls_gaze }
    .text = Its bonus in battle.
bloodrage-option-gaze-3 = +3
bloodrage-option-gaze-2 = +2
bloodrage-option-yggdrasil_quest = Quest for Yggdrasil in the third Age
    .text = The glory it pays.
bloodrage-option-yggdrasil_quest-11 = 11 glory
bloodrage-option-yggdrasil_quest-10 = 10 glory

## What the adviser says for an option

bloodrage-advice-unopposed = nobody is there to stop you
bloodrage-advice-winnable = the battle can be won
bloodrage-advice-ready_to_pillage = stands ready to pillage
bloodrage-advice-quest_nearer = brings a quest nearer
bloodrage-advice-die_well = dies well in Ragnarok
bloodrage-advice-presence = makes you stronger there
bloodrage-advice-fits = fits your clan
bloodrage-advice-likely_quest = a quest you may fulfil
bloodrage-advice-for_battle = strength for battles to come
bloodrage-advice-lay_quest = costs nothing and may pay
bloodrage-advice-strong_card = helps to win this battle
bloodrage-advice-clever_card = pays even in defeat
bloodrage-advice-legend = brings the track to a legendary step
bloodrage-advice-growth = helps most from now on
bloodrage-advice-best_figure = is worth keeping
bloodrage-advice-let_go = costs you least
bloodrage-advice-enough = more is not worth it
bloodrage-advice-pass = nothing better to do
