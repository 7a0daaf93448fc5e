# Chaos in the Old World at the table: questions, choices, the story, refusals, table options.

## Questions

oldworld-prompt-turn = Summon a figure, play a Chaos card, or pass.
oldworld-prompt-carry = The Acolyte leaves { $region } for { $to }. Does it take a Warpstone along?
oldworld-prompt-stand = The Horror has come to { $region }. Does it stand on an empty card space?
oldworld-prompt-call = { oldworld-chaos_card-the_blood_gods_call }: which figure comes to { $region }? All must come from one region.
oldworld-prompt-decay = { oldworld-chaos_card-all_things_decay }: whose corruption token leaves { $region }?
oldworld-prompt-rot =
    { $left ->
        [one] { oldworld-chaos_card-the_final_rotting } in { $region }: choose a victim.
       *[other] { oldworld-chaos_card-the_final_rotting } in { $region }: choose a victim ({ $left } to go).
    }
oldworld-prompt-shield = { oldworld-chaos_card-warp_shield }: which of your figures in { $region } is safe from battle this round?
oldworld-prompt-teleport = { oldworld-chaos_card-teleport }: who leaves { $region }, and where to?
oldworld-prompt-meddle = { oldworld-chaos_card-the_meddling_of_skaven }: which opponent in { $region } loses cards?
oldworld-prompt-influence = { oldworld-chaos_card-dark_influence }: which token leaves { $region }, and where to?
oldworld-prompt-musk = { oldworld-chaos_card-soporific_musk }: whom in { $region } do you take control of?
oldworld-prompt-discard =
    { $left ->
        [one] Choose a Chaos card to discard.
       *[other] Choose a Chaos card to discard ({ $left } to go).
    }
oldworld-prompt-exchange = You may discard one Chaos card before you fill your hand.
oldworld-prompt-hit =
    { $sixes ->
        [0] Battle in { $region }: whom do your hits strike? (hits left: { $hits })
       *[other]
            { $hits ->
                [0] Battle in { $region }: whom do your hits strike? (sixes left: { $sixes })
               *[other] Battle in { $region }: whom do your hits strike? (hits left: { $hits }, and sixes: { $sixes })
            }
    }
oldworld-prompt-hero = A Hero strikes in { $region }: which of your figures do you give up?
oldworld-prompt-old_world_discard =
    { $left ->
        [1] An Old World card costs you a Chaos card: which one?
       *[other] An Old World card costs you a Chaos card: which one? ({ $left } to go)
    }
oldworld-prompt-old_world_figure = An Old World card costs you a figure in { $region }: which one?
    .drawn = { $operation } costs you a figure in { $region }: which one?
oldworld-prompt-old_world_place =
    { $left ->
        [1] You carry out the Old World card: where does the token go?
       *[other] You carry out the Old World card: where does the token go? ({ $left } to go)
    }
    .drawn =
        { $left ->
            [1] { $operation }: where does the token go?
           *[other] { $operation }: where does the token go? ({ $left } to go)
        }
oldworld-prompt-old_world_take =
    { $left ->
        [1] You carry out the Old World card: from where do you take the token?
       *[other] You carry out the Old World card: from where do you take the token? ({ $left } to go)
    }
    .drawn =
        { $left ->
            [1] { $operation }: from where do you take the token?
           *[other] { $operation }: from where do you take the token? ({ $left } to go)
        }
oldworld-prompt-old_world_move =
    { $left ->
        [1] You carry out the Old World card: where does the token from { $region } move?
       *[other] You carry out the Old World card: where does the token from { $region } move? ({ $left } to go)
    }
    .drawn =
        { $left ->
            [1] { $operation }: where does the token from { $region } move?
           *[other] { $operation }: where does the token from { $region } move? ({ $left } to go)
        }
oldworld-prompt-old_world_choose = You carry out the Old World card: which of its instructions?
    .drawn = { $operation }: which of its instructions do you carry out?
oldworld-prompt-upgrade = Your dial grants an upgrade. Choose one.
oldworld-prompt-dial_place =
    { $left ->
        [one] Your dial: where do you place this token ({ $token })?
       *[other] Your dial: where do you place a token ({ $token }, { $left } to go)?
    }
oldworld-prompt-dial_cleanse =
    { $left ->
        [one] Your dial: which corruption token do you remove?
       *[other] Your dial: which corruption token do you remove ({ $left } to go)?
    }
oldworld-prompt-dial_take =
    { $left ->
        [one] Your dial: which Old World token do you remove?
       *[other] Your dial: which Old World token do you remove ({ $left } to go)?
    }

## Choices

oldworld-verb-pass = Pass for the rest of the phase
oldworld-verb-summon = Summon { $figure }: { $source } → { $to }
oldworld-verb-play = Play { $card } in { $region }
oldworld-verb-carry = Take along: { $token }
oldworld-verb-leave = Leave behind: { $token }
oldworld-verb-stand = Stand on the card space
oldworld-verb-stay = Stay beside it
oldworld-verb-call = Call { $figure } from { $source }
oldworld-verb-done = No more
oldworld-verb-decay = Remove a corruption token of { $power }
oldworld-verb-rot = Kill { $figure }
oldworld-verb-shield = Shield { $figure }
oldworld-verb-teleport = Move { $figure } to { $to }
oldworld-verb-meddle = { $power } discards
oldworld-verb-influence = Move { $token } to { $to }
oldworld-verb-musk = Take { $figure }
oldworld-verb-discard = Discard { $card }
oldworld-verb-keep = Keep all cards
oldworld-verb-hit = Kill { $target }
oldworld-verb-hit_sixes = Kill { $target }, sixes first
oldworld-verb-save = Save the hits on { $figure }
oldworld-verb-lose = Let the hits go
oldworld-verb-remove = Remove { $figure }
oldworld-verb-place = Place { $token } in { $region }
oldworld-verb-take = Take { $token } from { $region }
oldworld-verb-move = Move { $token } to { $region }
oldworld-verb-choose = Instruction { $number }
oldworld-verb-upgrade = Take the upgrade { $upgrade }
oldworld-verb-decline = Take none
oldworld-verb-cleanse = Remove corruption of { $power } from { $region }

## The story

oldworld-event-round_began = Round { $round }
oldworld-event-phase_began = { $phase }
oldworld-event-tokens_set_up = The Old World is laid out, from north to south: { $tokens }.
oldworld-event-old_world_drawn = Old World card: { $card }. { $seat } carries it out.
oldworld-event-old_world_placed = { $card } goes to the track.
oldworld-event-old_world_left = { $card } leaves the game.
oldworld-event-old_world_lasting = { $card } works.
oldworld-event-token_placed = { $region }: { $token } +{ $count }.
oldworld-event-token_removed = { $region }: { $token } −{ $count }.
oldworld-event-token_moved = { $token } moves from { $region } to { $to }.
oldworld-event-peasants_returned =
    { $count ->
        [one] { $seat } returns { $count } Peasant.
       *[other] { $seat } returns { $count } Peasants.
    }
oldworld-event-drew = You draw: { $cards }.
    .witnessed = { $seat } draws: { $cards }.
oldworld-event-drew_hidden =
    { $count ->
        [one] { $seat } draws { $count } Chaos card.
       *[other] { $seat } draws { $count } Chaos cards.
    }
oldworld-event-reshuffled =
    { $count ->
        [one] { $seat } shuffles { $count } discarded card into a new deck.
       *[other] { $seat } shuffles { $count } discarded cards into a new deck.
    }
oldworld-event-discarded = { $seat } discards: { $cards }.
oldworld-event-power_set =
    { $power ->
        [one] { $seat } has { $power } power point.
       *[other] { $seat } has { $power } power points.
    }
oldworld-event-power_changed =
    { $power ->
        [one] { $seat } now has { $power } power point.
       *[other] { $seat } now has { $power } power points.
    }
oldworld-event-summoned = { $seat } summons { $figure }: { $source } → { $to } (cost { $cost }).
oldworld-event-moved = { $seat } moves { $figure } from { $region } to { $to }.
oldworld-event-took_space = The Horror takes a card space in { $region }.
oldworld-event-passed =
    { $lost ->
        [one] { $seat } passes and gives up { $lost } power point.
       *[other] { $seat } passes and gives up { $lost } power points.
    }
oldworld-event-played = { $seat } plays { $card } in { $region } (cost { $cost }).
oldworld-event-cancelled = { oldworld-chaos_card-changer_of_ways }: { $card } has no effect in { $region }.
oldworld-event-card_worked = { $card } works in { $region }.
oldworld-event-shielded = { $figure } in { $region } cannot be killed in battle this round.
oldworld-event-controlled = { $seat } takes { $figure } in { $region }.
oldworld-event-battle_began = Battle in { $region }.
oldworld-event-rolled =
    { $hits ->
        [one] { $seat } rolls { $dice } in { $region }: { $hits } hit.
       *[other] { $seat } rolls { $dice } in { $region }: { $hits } hits.
    }
oldworld-event-hit =
    { $hits ->
        [one] { $seat } spends { $hits } hit on { $target }.
       *[other] { $seat } spends { $hits } hits on { $target }.
    }
oldworld-event-saved =
    { $hits ->
        [one] { $seat } saves { $hits } hit on { $figure }.
       *[other] { $seat } saves { $hits } hits on { $figure }.
    }
oldworld-event-hits_lost =
    { $hits ->
        [one] { $hits } hit of { $seat } finds no victim.
       *[other] { $hits } hits of { $seat } find no victim.
    }
oldworld-event-parting_hits =
    { $hits ->
        [one] Plaguebearers strike back at { $at }: { $hits } hit.
       *[other] Plaguebearers strike back at { $at }: { $hits } hits.
    }
oldworld-event-killed = { $seat } kills { $figure } of { $victim } in { $region }.
oldworld-event-captured = { $seat } captures a Peasant in { $region }.
oldworld-event-removed = { $seat } removes { $figure } from { $region } ({ $cause }).
oldworld-event-battle_ended = The battle in { $region } is over.
oldworld-event-domination = { $region }: domination { $values } against Resistance { $resistance }.
oldworld-event-dominated = { $seat } dominates { $region } with { $value } against { $resistance }.
oldworld-event-corrupted =
    { $count ->
        [one] { $seat } places { $count } corruption token in { $region } ({ $cause }).
       *[other] { $seat } places { $count } corruption tokens in { $region } ({ $cause }).
    }
oldworld-event-corruption_forbidden = { $seat } may not place corruption in { $region }.
oldworld-event-cleansed = { $seat } removes a corruption token of { $owner } from { $region }.
oldworld-event-ruined = { $region } is ruined with { $count } tokens: { $card }.
oldworld-event-ruin_scored = The ruin of { $region } is scored: { $card }.
oldworld-event-scored =
    { $points ->
        [one] { $seat } scores { $points } point: { $source }.
       *[other] { $seat } scores { $points } points: { $source }.
    }
oldworld-event-counter_earned = { $seat } earns a dial counter in { $region }.
oldworld-event-dial_turned = { $seat } turns the dial to tick { $tick }; Threat { $threat }.
oldworld-event-upgraded = { $seat } takes an upgrade: { $upgrade }.
oldworld-event-declined = { $seat } takes no upgrade.
oldworld-event-cards_cleared = Cards of { $seat } leave the board: { $cards }.
oldworld-event-persisted = { $card } stays in { $region }.
oldworld-event-game_ended = The game is over.

oldworld-score_source-domination = domination
oldworld-score_source-ruiner = ruiner
oldworld-score_source-ruin_first = most corruption in a ruin
oldworld-score_source-ruin_second = second most corruption in a ruin
oldworld-score_source-ruin_tie = a tie for most corruption in a ruin
oldworld-score_source-dial = Threat dial
oldworld-score_source-old_world_card = Old World card

oldworld-cause-cultists = cultists
oldworld-cause-upgrade = upgrade
oldworld-cause-chaos_card = Chaos card
oldworld-cause-old_world_card = Old World card
oldworld-cause-hero = Hero
oldworld-cause-dial = Threat dial

## Refusals

oldworld-reason-not_enough_power = That costs { $cost }, and you have { $power }.
oldworld-reason-not_your_figure = That figure is not under your control.
oldworld-reason-not_in_reserve = None of these figures is left in your reserve.
oldworld-reason-not_there = No such figure stands there.
oldworld-reason-same_region = A figure must go to another region.
oldworld-reason-may_not_leave = { oldworld-chaos_card-field_of_carnage } lets nobody but Khorne leave that region.
oldworld-reason-out_of_reach = You need a figure in that region or next to it.
oldworld-reason-not_in_hand = You do not hold that card.
oldworld-reason-ruined = The region is ruined; no cards are played there.
oldworld-reason-no_space = No card space is free there.
oldworld-reason-no_peasant = There is no Peasant to hit.
oldworld-reason-own_figure = You cannot hit a figure that you control.
oldworld-reason-shielded = { oldworld-chaos_card-warp_shield } protects that figure.
oldworld-reason-not_the_killer = These hits go to the player who killed the Plaguebearers.
oldworld-reason-not_enough_hits = That takes { $needed } hits, and { $hits } are left.
oldworld-reason-not_enough_sixes = Only sixes count there: it takes { $needed }, and { $sixes } are left.
oldworld-reason-not_saved = Hits cannot be saved on that figure.
oldworld-reason-too_great = Greater daemons cannot be teleported.
oldworld-reason-no_token = No such token can be moved from there.
oldworld-reason-no_token_in_ruins = No token enters a ruined region.
oldworld-reason-out_of_range = The token cannot go there.
oldworld-reason-not_fitting = The instruction does not allow that region.

## Table options

oldworld-option-powers = Powers
    .text = Which powers take part. With three players, all means the first three in power order.
oldworld-option-powers-all = As many as play
oldworld-option-powers-khorne-nurgle-tzeentch = Khorne, Nurgle, Tzeentch
oldworld-option-powers-khorne-nurgle-slaanesh = Khorne, Nurgle, Slaanesh
oldworld-option-powers-khorne-tzeentch-slaanesh = Khorne, Tzeentch, Slaanesh
oldworld-option-powers-nurgle-tzeentch-slaanesh = Nurgle, Tzeentch, Slaanesh
oldworld-option-cards = Cards
    .text = Some printed texts are not known to us, and ours stand in. Play with them, leave them out, or name a file with Old World cards of your own.
oldworld-option-cards-all = All cards
oldworld-option-cards-documented = Documented texts only
oldworld-option-old_world_deck = Old World deck with three players
    .text = How many Old World cards are dealt, and so how many rounds a game of three can last.
oldworld-option-old_world_deck-8 = 8 cards
oldworld-option-old_world_deck-6 = 6 cards
oldworld-option-khorne_dial = Khorne's dial
    .text = How many enemy figures Khorne must kill in a region for a dial counter.
oldworld-option-khorne_dial-1 = 1 figure
oldworld-option-khorne_dial-2 = 2 figures
oldworld-option-slaanesh_dial = Slaanesh's dial
    .text = Where Slaanesh's corruption earns a dial counter.
oldworld-option-slaanesh_dial-noble_or_hero = With a Noble or Hero
oldworld-option-slaanesh_dial-any = In any region
oldworld-option-ruiners = Ruiners
    .text = Who shares in the points when a region is ruined: everyone who placed corruption there this round, or only in this Corruption Step.
oldworld-option-ruiners-round = Of the whole round
oldworld-option-ruiners-step = Of the Corruption Step
oldworld-option-upgrade = Upgrades
    .text = Whether an upgrade must be taken when the dial grants one.
oldworld-option-upgrade-must = Must be taken
oldworld-option-upgrade-may = May be declined
oldworld-option-tzeentch_discard = Tzeentch's exchange
    .text = Whether Tzeentch may discard one card before filling its hand.
oldworld-option-tzeentch_discard-on = Allowed
oldworld-option-tzeentch_discard-off = Not allowed
oldworld-option-tzeentch_hand = Tzeentch's larger hand
    .text = Up to how many cards Tzeentch draws with its card upgrade.
oldworld-option-tzeentch_hand-6 = 6 cards
oldworld-option-tzeentch_hand-7 = 7 cards
oldworld-option-meddling_discard = { oldworld-chaos_card-the_meddling_of_skaven }
    .text = Whether the victim chooses the cards it loses.
oldworld-option-meddling_discard-victim = The victim chooses
oldworld-option-meddling_discard-random = At random
oldworld-option-musk = { oldworld-chaos_card-soporific_musk }
    .text = Whom Slaanesh may take control of.
oldworld-option-musk-cultists = Cultists only
oldworld-option-musk-figures = Any figure
oldworld-option-dark_influence = { oldworld-chaos_card-dark_influence }
    .text = How far Slaanesh may move the token.
oldworld-option-dark_influence-any = To any region
oldworld-option-dark_influence-adjacent = To an adjacent region
oldworld-option-slaanesh_power_2 = Slaanesh's second power upgrade
    .text = How many power points it adds each round.
oldworld-option-slaanesh_power_2-2 = 2 points
oldworld-option-slaanesh_power_2-1 = 1 point
oldworld-option-provender = { oldworld-upgrade-nurgle_power_2 }
    .text = What Nurgle gains by it when a region is ruined.
oldworld-option-provender-ruiner = The points of a ruiner
oldworld-option-provender-points = 3 points
oldworld-option-peasants = { oldworld-old_world_card-plunged_into_chaos }
    .text = What becomes of captured Peasants once they have been scored.
oldworld-option-peasants-kept = They are kept
oldworld-option-peasants-returned = They go back to the pool
