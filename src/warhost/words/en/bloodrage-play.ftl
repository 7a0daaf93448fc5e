# Blood Rage at the table: questions, choices, the story, refusals, table options.

## Questions

bloodrage-prompt-draft = The gods’ gifts, round { $round }: what do you keep? The rest goes to the player on your left.
bloodrage-prompt-turn = Choose an action, or pass.
bloodrage-prompt-march = March { $source_from } { $to_to }: who goes?
bloodrage-prompt-quest = Which quest do you lay face down?
bloodrage-prompt-sacrifice =
    { $left ->
        [one] { bloodrage-card-friggas_sacrifice }: which figure do you give up?
       *[other] { bloodrage-card-friggas_sacrifice }: which figure do you give up ({ $left } to go)?
    }
bloodrage-prompt-free_invade = You may invade at once and for free with { $figure_a }. Where?
bloodrage-prompt-succor = { bloodrage-card-friggas_succor }: does a Warrior invade { $province } as well?
bloodrage-prompt-pillage_at_once = { bloodrage-card-thors_domain }: do you pay 2 Rage and pillage { $province } at once?
bloodrage-prompt-call = Call to Battle { $province_in }: do you move a figure there?
bloodrage-prompt-battle_card = Battle { $province_in }: which card do you play? All are revealed together.
bloodrage-prompt-count_quest = { $upgrade }: does { $card } count as a Battle card?
bloodrage-prompt-tide = { bloodrage-card-odins_tide } { $province_in }: which figure do you keep?
bloodrage-prompt-late_card = Battle { $province_in }: do you add a white-disc card?
bloodrage-prompt-rescue = Your figures { $province_in } are about to be destroyed ({ $cause }). Whom do you save?
bloodrage-prompt-prowess = { bloodrage-card-tyrs_prowess }: which card do you take back for 1 Rage?
bloodrage-prompt-raise = { $card }: which track do you raise?
bloodrage-prompt-move_leader = { bloodrage-card-lord_of_hammers }: does the Leader leave { $province }?
bloodrage-prompt-blessing = { bloodrage-card-lokis_blessing }: does a Warrior invade { $province }?
bloodrage-prompt-keep = The Age ends: which card do you keep? The others are discarded.

## Choices

bloodrage-verb-pass = Pass and give up your Rage
bloodrage-verb-invade = Invade { $to_the } with { $figure_a } { $source_from }
bloodrage-verb-march = March { $source_from } { $to_to }
bloodrage-verb-upgrade = Play { $card } { $slot_to }
bloodrage-verb-quest = Lay a quest face down
bloodrage-verb-pillage = Pillage { $province }
bloodrage-verb-challenge = { bloodrage-card-tyrs_challenge }: pillage { $province } again
bloodrage-verb-sacrifice = { bloodrage-card-friggas_sacrifice }: give up two figures
bloodrage-verb-send = Send { $figure_a }
bloodrage-verb-send_all = Send all
bloodrage-verb-done = That is enough
bloodrage-verb-lay = Lay { $card } face down
bloodrage-verb-offer = Give up { $figure_a } { $place_in }
bloodrage-verb-decline = No
bloodrage-verb-keep = Keep { $card }
bloodrage-verb-keep_two = Keep { $card } and { $other }
bloodrage-verb-keep_none = Keep nothing
bloodrage-verb-join = Join with { $figure_a } { $source_from }
bloodrage-verb-play = Play { $card }
bloodrage-verb-count = Yes, with its bonus
bloodrage-verb-add = Add { $card }
bloodrage-verb-spare = Keep { $figure_a }
bloodrage-verb-save = Save { $figure_a } for 1 Rage
bloodrage-verb-retreat = Retreat to Yggdrasil with the Volur Witch
bloodrage-verb-lose = Save nobody else
bloodrage-verb-take_back = Take back { $card }
bloodrage-verb-raise = Raise { $track }
bloodrage-verb-lead = Move the Leader to { $province }
bloodrage-verb-stay = The Leader stays

## The story

bloodrage-event-rewards_laid = The pillage tokens offer, clockwise from the north and Yggdrasil last, { $rewards_a }.
bloodrage-event-doom_foretold = Age by Age, Ragnarok will take { $provinces }.
bloodrage-event-destroyed_at_setup = Even before the first Age, Ragnarok destroyed { $provinces }.
bloodrage-event-first_player = The { $seat } has the first player token.
bloodrage-event-age_began = Age { $age } begins.
bloodrage-event-phase_began = { $phase }
bloodrage-event-laid_aside = The { $seat } lays a kept card aside.
bloodrage-event-dealt =
    { $cards_count ->
        [1] You receive { $cards }.
       *[other] You receive: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] The { $seat } receives { $cards }.
           *[other] The { $seat } receives: { $cards }.
        }
bloodrage-event-packet =
    { $cards_count ->
        [1] You are passed { $cards }.
       *[other] You are passed: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] The { $seat } is passed { $cards }.
           *[other] The { $seat } is passed: { $cards }.
        }
bloodrage-event-kept =
    { $cards_count ->
        [1] You keep { $cards }.
       *[other] You keep: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] The { $seat } keeps { $cards }.
           *[other] The { $seat } keeps: { $cards }.
        }
bloodrage-event-packets_passed = The packets go to the left (round { $round }).
bloodrage-event-draft_ended = The draft is over.
bloodrage-event-leftovers_discarded = The draft leaves over { $cards }.
bloodrage-event-rage_set = The { $seat } has { $rage } Rage.
bloodrage-event-rage_changed = The { $seat } now has { $rage } Rage.
bloodrage-event-raised = The { $seat } raises { $track } to step { $step } ({ $value }).
bloodrage-event-scored = The { $seat } gains { $points } glory for { $source_a }.
bloodrage-event-card_scored = The { $seat } gains { $points } glory for { $card }.
bloodrage-event-legendary = The { $seat } gains { $points } glory for its legendary { $track } track.
bloodrage-event-passed =
    { $lost ->
        [0] The { $seat } passes.
       *[other] The { $seat } passes and gives up { $lost } Rage.
    }
bloodrage-event-invaded = The { $seat } invades { $to_the } with { $figure_a } { $source_from } (cost { $cost }).
bloodrage-event-march_began = The { $seat } marches { $source_from } { $to_to }.
bloodrage-event-marched = The march { $source_from } { $to_to } takes along { $figures_a }.
bloodrage-event-upgraded = The { $seat } plays { $card } { $slot_to } (cost { $cost }).
bloodrage-event-upgrade_replaced = The { $seat } discards the upgrade { $card }.
bloodrage-event-monster_left = The { $seat } loses { $figure_a } { $place_from }.
bloodrage-event-quest_laid = The { $seat } lays a quest face down.
bloodrage-event-quest_chosen = You lay the quest { $card }.
    .witnessed = The { $seat } lays the quest { $card }.
bloodrage-event-card_worked = { $card } of the { $seat } takes effect.
bloodrage-event-monster_struck = The { $seat } strikes { $province_in } with { $figure_a }.
bloodrage-event-pillage_declared = The { $seat } pillages { $province }.
bloodrage-event-joined = The { $seat } joins with { $figure_a } { $source_from } { $to_to }.
bloodrage-event-not_joined = The { $seat } sends nobody.
bloodrage-event-unopposed = Nobody opposes the { $seat } { $province_in }.
bloodrage-event-battle_began = A battle begins { $province_in } between { $seats_the }.
bloodrage-event-card_revealed = The { $seat } reveals { $card }.
bloodrage-event-no_card = The { $seat } has no card to play.
bloodrage-event-quest_counted = { $card } of the { $seat } counts +{ $bonus }.
bloodrage-event-text_void = The text of { $card } (the { $seat }) is void.
bloodrage-event-all_cards_discarded = The revealed cards ({ $cards }) are discarded, and everybody chooses a new one.
bloodrage-event-spared = The { $seat } keeps { $figure_a }.
bloodrage-event-late_card = The { $seat } adds { $card }.
bloodrage-event-no_late_card = The { $seat } adds nothing.
bloodrage-event-strength = Strength of the { $seat }: figures { $figures } + cards { $cards } = { $total }.
bloodrage-event-battle_won = The { $seat } wins the battle { $province_in }.
bloodrage-event-battle_tied = A tie { $province_in }: everybody loses.
bloodrage-event-rage_stolen = The { $seat } takes { $rage } Rage from the { $victim }.
bloodrage-event-glory_stolen = The { $seat } takes { $points } glory from the { $victim }.
bloodrage-event-cards_stolen =
    { $cards_count ->
        [1] The { $seat } takes { $cards } from the { $victim }.
       *[other] The { $seat } takes from the { $victim }: { $cards }.
    }
bloodrage-event-card_kept = The { $seat } takes back { $card }.
bloodrage-event-cards_spent =
    { $cards_count ->
        [1] The { $seat } discards { $cards }.
       *[other] The { $seat } discards: { $cards }.
    }
bloodrage-event-cards_returned =
    { $cards_count ->
        [1] The { $seat } takes back { $cards }.
       *[other] The { $seat } takes back: { $cards }.
    }
bloodrage-event-destroyed = The { $seat } loses { $figures_a } { $place_in } ({ $cause }).
bloodrage-event-saved = The { $seat } saves { $figure_a } { $place_in }.
bloodrage-event-retreated = The Volur Witch of the { $seat } flees { $source_from } to Yggdrasil.
bloodrage-event-pillaged = The { $seat } has pillaged { $province } and takes the { $reward }.
bloodrage-event-pillage_failed = The { $seat } fails to pillage { $province }.
bloodrage-event-leader_moved = The Leader of the { $seat } moves { $source_from } { $to_to }.
bloodrage-event-hand_discarded =
    { $cards_count ->
        [1] The { $seat } discards { $cards }.
       *[other] The { $seat } discards: { $cards }.
    }
bloodrage-event-quests_shown =
    { $cards_count ->
        [1] The { $seat } shows the quest { $cards }.
       *[other] The { $seat } shows its quests: { $cards }.
    }
bloodrage-event-quest_done = The { $seat } has fulfilled the quest { $card }.
bloodrage-event-quest_failed = The { $seat } has failed the quest { $card }.
bloodrage-event-province_fell = Ragnarok destroys { $province }.
bloodrage-event-doom_moved = Doom now lies { $province_in }.
bloodrage-event-released =
    { $figures_count ->
        [1] The { $seat } takes back { $figures_a } from Valhalla.
       *[other] The { $seat } takes back from Valhalla: { $figures }.
    }
bloodrage-event-game_ended = The game is over.

bloodrage-score_source-reward = reward of a pillage
    .a = a pillage
bloodrage-score_source-battle = battle won
    .a = a battle won
bloodrage-score_source-ragnarok = fallen in Ragnarok
    .a = its dead in Ragnarok

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
    .text = What that invasion costs.
bloodrage-option-dark_elf-1 = 1 Rage
bloodrage-option-dark_elf-3 = 3 Rage
bloodrage-option-watches = Two Heimdall’s Watches
    .text = Who gains glory when two are revealed together.
bloodrage-option-watches-first = The first from the pillager on
bloodrage-option-watches-both = Both
bloodrage-option-leftover_rage = Leftover Rage
    .text = Whether Rage is lost when the Action phase ends. If it is kept, { bloodrage-card-friggas_protection } works in Ragnarok, and who is saved returns to the reserve.
bloodrage-option-leftover_rage-lost = Lost
bloodrage-option-leftover_rage-kept = Kept until the Age ends
bloodrage-option-witch_in_ragnarok = { bloodrage-monster-volur_witch } in Ragnarok
    .text = Whether the Witch may flee from the doomed province.
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
bloodrage-option-draft_leftovers = Cards left over from the draft
    .text = Where the last two cards of each packet go. Open, they tell everybody what nobody has drafted.
bloodrage-option-draft_leftovers-discarded = Discard pile, open
bloodrage-option-draft_leftovers-hidden = Into the box, face down
bloodrage-option-backstab = { bloodrage-card-lokis_backstab }
    .text = Whether it takes glory before or after the winner gains theirs for the battle. Before, there may be nothing to take.
bloodrage-option-backstab-before = Before
bloodrage-option-backstab-after = After

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
bloodrage-advice-rage_early = Rage now means more actions in every Age still to come (Ages left: { $ages })
bloodrage-advice-best_figure = is worth keeping
bloodrage-advice-let_go = costs you least
bloodrage-advice-enough = more is not worth it
bloodrage-advice-pass = nothing better to do
