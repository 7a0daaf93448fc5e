# Chaos in the Old World at the table: questions, choices, the story, refusals, table options.

## Questions

oldworld-prompt-turn = Summon a figure, play a Chaos card, or pass.
oldworld-prompt-carry = The Acolyte goes { $region_from } { $to_to }. Does it take a Warpstone along?
oldworld-prompt-stand = The Horror has come { $region_to }. Does it stand on an empty card space?
oldworld-prompt-call = { oldworld-chaos_card-the_blood_gods_call }: which figure comes { $region_to }? All must come from one region.
oldworld-prompt-decay = { oldworld-chaos_card-all_things_decay }: whose corruption token do you remove { $region_from }?
oldworld-prompt-rot =
    { $left ->
        [one] { oldworld-chaos_card-the_final_rotting } { $region_in }: choose a victim.
       *[other] { oldworld-chaos_card-the_final_rotting } { $region_in }: choose a victim ({ $left } to go).
    }
oldworld-prompt-shield = { oldworld-chaos_card-warp_shield }: which of your figures { $region_in } cannot be killed in battle this round?
oldworld-prompt-teleport = { oldworld-chaos_card-teleport }: who moves { $region_from }, and where to?
oldworld-prompt-meddle = { oldworld-chaos_card-the_meddling_of_skaven }: which opponent { $region_in } loses cards?
oldworld-prompt-influence = { oldworld-chaos_card-dark_influence }: which token moves { $region_from }, and where to?
oldworld-prompt-musk = { oldworld-chaos_card-soporific_musk }: whom { $region_in } do you take control of?
oldworld-prompt-discard =
    { $left ->
        [one] Choose a Chaos card to discard.
       *[other] Choose a Chaos card to discard ({ $left } to go).
    }
oldworld-prompt-exchange = You may discard one Chaos card before you fill your hand.
oldworld-prompt-hit =
    { $sixes ->
        [0] Battle { $region_in }: whom do you hit? { $hits ->
            [one] { $hits } hit left.
           *[other] { $hits } hits left.
        }
       *[other]
            { $hits ->
                [0] Battle { $region_in }: whom do you hit? Sixes left: { $sixes }.
               *[other] Battle { $region_in }: whom do you hit? Hits left: { $hits }, sixes: { $sixes }.
            }
    }
oldworld-prompt-hero = A Hero strikes { $region_in }: which of your figures do you give up?
oldworld-prompt-old_world_discard =
    { $left ->
        [1] An Old World card costs you a Chaos card: which one?
       *[other] An Old World card costs you a Chaos card: which one? ({ $left } to go)
    }
oldworld-prompt-old_world_figure = An Old World card costs you a figure { $region_in }: which one?
    .drawn = { $operation } costs you a figure { $region_in }: which one?
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
        [1] You carry out the Old World card: where does the token { $region_from } go?
       *[other] You carry out the Old World card: where does the token { $region_from } go? ({ $left } to go)
    }
    .drawn =
        { $left ->
            [1] { $operation }: where does the token { $region_from } go?
           *[other] { $operation }: where does the token { $region_from } go? ({ $left } to go)
        }
oldworld-prompt-old_world_choose = You carry out the Old World card: which of its instructions do you choose?
    .drawn = { $operation }: which of its instructions do you carry out?
oldworld-prompt-upgrade = Your dial grants an upgrade. Choose one.
oldworld-prompt-dial_place =
    { $left ->
        [one] Your dial: where do you place the { $token } token?
       *[other] Your dial: where do you place a { $token } token ({ $left } to go)?
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
oldworld-verb-summon = Summon { $figure_a } { $source_from } { $to_to }
oldworld-verb-play = Play { $card } { $region_in }
oldworld-verb-carry = Take the { $token } along
oldworld-verb-leave = Leave the { $token } behind
oldworld-verb-stand = Stand on the card space
oldworld-verb-stay = Stay beside it
oldworld-verb-call = Call { $figure_a } { $source_from }
oldworld-verb-done = No more
oldworld-verb-decay = Remove a corruption token of { $power }
oldworld-verb-rot = Kill { $figure_the }
oldworld-verb-shield = Shield { $figure_the }
oldworld-verb-teleport = Move { $figure_the } { $to_to }
oldworld-verb-meddle = { $power } discards cards
oldworld-verb-influence = Move the { $token } token { $to_to }
oldworld-verb-musk = Take { $figure_the }
oldworld-verb-discard = Discard { $card }
oldworld-verb-keep = Keep all cards
oldworld-verb-hit = { $target_id ->
    [peasant] Capture { $target_a }
   *[other] Kill { $target_a }
}
oldworld-verb-hit_sixes = { $target_id ->
    [peasant] Capture { $target_a }, sixes first
   *[other] Kill { $target_a }, sixes first
}
oldworld-verb-save = Save the hits on { $figure_the }
oldworld-verb-lose = Let the hits go
oldworld-verb-remove = Remove { $figure_a }
oldworld-verb-place = Place { $token_a } token { $region_in }
oldworld-verb-take = Take { $token_a } token { $region_from }
oldworld-verb-move = Move the { $token } token { $region_to }
oldworld-verb-choose = Carry out instruction { $number }
oldworld-verb-upgrade = Take the upgrade { $upgrade }
oldworld-verb-decline = Take no upgrade
oldworld-verb-cleanse = Remove a corruption token of { $power } { $region_from }
oldworld-verb-keep_hits = Keep the hits for the next dice
oldworld-verb-pile = Leave the surplus hits on the fallen

## The story

oldworld-event-round_began = Round { $round }
oldworld-event-phase_began = { $phase }
oldworld-event-tokens_set_up = The Old World is laid out, from north to south: { $tokens }.
oldworld-event-old_world_drawn = { $seat } carries out the Old World card { $card }.
oldworld-event-old_world_placed = { $card } goes to the track.
oldworld-event-old_world_left = { $card } leaves the game.
oldworld-event-old_world_lasting = { $card } takes effect.
oldworld-event-token_placed =
    { $count ->
        [1] { $token_id ->
            [event] An { $token } token appears { $region_in }.
           *[other] A { $token } token appears { $region_in }.
        }
       *[other] { $count } { $token } tokens appear { $region_in }.
    }
oldworld-event-token_removed =
    { $count ->
        [1] { $token_id ->
            [event] An { $token } token is removed { $region_from }.
           *[other] A { $token } token is removed { $region_from }.
        }
       *[other] { $count } { $token } tokens are removed { $region_from }.
    }
oldworld-event-token_moved = The { $token } token moves { $region_from } { $to_to }.
oldworld-event-peasants_returned =
    { $count ->
        [one] { $seat } returns { $count } Peasant.
       *[other] { $seat } returns { $count } Peasants.
    }
oldworld-event-drew =
    { $cards_count ->
        [1] You draw { $cards }.
       *[other] You draw: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } draws { $cards }.
           *[other] { $seat } draws: { $cards }.
        }
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
oldworld-event-discarded =
    { $cards_count ->
        [1] { $seat } discards { $cards }.
       *[other] { $seat } discards: { $cards }.
    }
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
oldworld-event-summoned = { $seat } summons { $figure_a } { $source_from } { $to_to } (cost { $cost }).
oldworld-event-moved = { $seat } moves { $figure_a } { $region_from } { $to_to }.
oldworld-event-took_space = The Horror takes a card space { $region_in }.
oldworld-event-passed =
    { $lost ->
        [0] { $seat } passes.
        [one] { $seat } passes and gives up { $lost } power point.
       *[other] { $seat } passes and gives up { $lost } power points.
    }
oldworld-event-played = { $seat } plays { $card } { $region_in } (cost { $cost }).
oldworld-event-cancelled = { oldworld-chaos_card-changer_of_ways }: { $card } has no effect { $region_in }.
oldworld-event-card_worked = { $card } takes effect { $region_in }.
oldworld-event-shielded = The { $figure } { $region_in } cannot be killed in battle this round.
oldworld-event-controlled = { $seat } takes control of { $figure_a } { $region_in }.
oldworld-event-battle_began = Battle { $region_in }.
oldworld-event-rolled =
    { $hits ->
        [0] { $seat } rolls { $dice } { $region_in }. That makes no hit.
        [one] { $seat } rolls { $dice } { $region_in }. That makes { $hits } hit.
       *[other] { $seat } rolls { $dice } { $region_in }. That makes { $hits } hits.
    }
oldworld-event-hit =
    { $hits ->
        [one] { $seat } spends { $hits } hit on { $target_a }.
       *[other] { $seat } spends { $hits } hits on { $target_a }.
    }
oldworld-event-saved =
    { $hits ->
        [one] { $seat } saves { $hits } hit on { $figure_the }.
       *[other] { $seat } saves { $hits } hits on { $figure_the }.
    }
oldworld-event-hits_lost =
    { $hits ->
        [one] { $hits } hit of { $seat } finds no victim.
       *[other] { $hits } hits of { $seat } find no victim.
    }
oldworld-event-hits_kept =
    { $hits ->
        [one] { $seat } keeps { $hits } hit for later.
       *[other] { $seat } keeps { $hits } hits for later.
    }
oldworld-event-hits_joined =
    { $hits ->
        [one] { $seat } adds the { $hits } hit kept.
       *[other] { $seat } adds the { $hits } hits kept.
    }
oldworld-event-hits_piled =
    { $hits ->
        [one] { $seat } leaves { $hits } hit on the fallen.
       *[other] { $seat } leaves { $hits } hits on the fallen.
    }
oldworld-event-parting_hits =
    { $hits ->
        [one] Plaguebearers strike back at { $at } with { $hits } hit.
       *[other] Plaguebearers strike back at { $at } with { $hits } hits.
    }
oldworld-event-killed = { $seat } kills { $figure_a } of { $victim } { $region_in }.
oldworld-event-captured = { $seat } captures a Peasant { $region_in }.
oldworld-event-removed = { $seat } removes { $figure_a } { $region_from } ({ $cause }).
oldworld-event-battle_ended = The battle { $region_in } is over.
oldworld-event-domination = Domination is compared { $region_in }: { $values } against Resistance { $resistance }.
oldworld-event-dominated = { $seat } dominates { $region_the }: { $value } against { $resistance }.
oldworld-event-corrupted =
    { $count ->
        [one] { $seat } places { $count } corruption token { $region_in } ({ $cause }).
       *[other] { $seat } places { $count } corruption tokens { $region_in } ({ $cause }).
    }
oldworld-event-corruption_forbidden = { $seat } may not place corruption { $region_in }.
oldworld-event-cleansed = { $seat } removes a corruption token of { $owner } { $region_from }.
oldworld-event-ruined =
    { $region_id ->
        [border_princes] { $region } are ruined
        [badlands] { $region } are ruined
       *[other] { $region } is ruined
    } with { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }. { $card }.
oldworld-event-ruin_scored = The ruin of { $region_the } is scored. { $card }.
oldworld-event-scored =
    { $points ->
        [one] { $seat } scores { $points } point for { $source_a }.
       *[other] { $seat } scores { $points } points for { $source_a }.
    }
oldworld-event-counter_earned = { $seat } earns a dial counter { $region_in }.
oldworld-event-dial_turned = { $seat } turns the dial to tick { $tick }; Threat { $threat }.
oldworld-event-upgraded = { $seat } takes the upgrade { $upgrade }.
oldworld-event-declined = { $seat } takes no upgrade.
oldworld-event-cards_cleared =
    { $cards_count ->
        [1] { $cards } of { $seat } leaves the board.
       *[other] Cards of { $seat } leave the board: { $cards }.
    }
oldworld-event-persisted = { $card } stays { $region_in }.
oldworld-event-game_ended = The game is over.

oldworld-score_source-domination = domination
    .a = domination
oldworld-score_source-ruiner = ruiner
    .a = a part in the ruin
oldworld-score_source-ruin_first = most corruption in a ruin
    .a = the most corruption in a ruin
oldworld-score_source-ruin_second = second most corruption in a ruin
    .a = the second most corruption in a ruin
oldworld-score_source-ruin_tie = a tie for most corruption in a ruin
    .a = a tie for most corruption in a ruin
oldworld-score_source-dial = Threat dial
    .a = a step of the Threat dial
oldworld-score_source-old_world_card = Old World card
    .a = an Old World card

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
oldworld-reason-not_enough_hits = That takes { $needed ->
    [one] { $needed } hit
   *[other] { $needed } hits
}, and { $hits ->
    [one] { $hits } is left
   *[other] { $hits } are left
}.
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
oldworld-option-khorne_dial = Khorne’s dial
    .text = How many enemy figures Khorne must kill in a region for a dial counter.
oldworld-option-khorne_dial-1 = 1 figure
oldworld-option-khorne_dial-2 = 2 figures
oldworld-option-slaanesh_dial = Slaanesh’s dial
    .text = Where Slaanesh’s corruption earns a dial counter.
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
oldworld-option-tzeentch_discard = Tzeentch’s exchange
    .text = Whether Tzeentch may discard one card before filling its hand.
oldworld-option-tzeentch_discard-on = Allowed
oldworld-option-tzeentch_discard-off = Not allowed
oldworld-option-tzeentch_hand = Tzeentch’s larger hand
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
oldworld-option-slaanesh_power_2 = Slaanesh’s second power upgrade
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
oldworld-option-surplus_hits = Surplus hits
    .text = Whether hits beyond what kills may be left on a figure that fell to them, which spares the next one.
oldworld-option-surplus_hits-free = May be left on the fallen
oldworld-option-surplus_hits-forced = Go on to the next target
oldworld-option-summon_in_place = Summoning in place
    .text = Whether a figure on the board may be summoned into the region where it already stands.
oldworld-option-summon_in_place-no = Only into another region
oldworld-option-summon_in_place-yes = Allowed
