# Chaos dans le Vieux Monde à table : questions, choix, récit, refus, options de table.

## Questions

oldworld-prompt-turn = Invoquez une figurine, jouez une carte Chaos ou passez.
oldworld-prompt-carry = L’Acolyte part { $region_from } { $to_to }. Emporte-t-il un pion Malepierre ?
oldworld-prompt-stand = L’Horreur est arrivée { $region_in }. Se place-t-elle sur un emplacement de carte vide ?
oldworld-prompt-call = « { oldworld-chaos_card-the_blood_gods_call } » : quelle figurine vient { $region_in } ? Toutes doivent venir d’une même région.
oldworld-prompt-decay = « { oldworld-chaos_card-all_things_decay } » : à qui est le pion corruption à retirer { $region_in } ?
oldworld-prompt-rot =
    { $left ->
        [1] « { oldworld-chaos_card-the_final_rotting } » { $region_in } : choisissez une victime.
       *[other] « { oldworld-chaos_card-the_final_rotting } » { $region_in } : choisissez une victime (encore { $left }).
    }
oldworld-prompt-shield = « { oldworld-chaos_card-warp_shield } » : laquelle de vos figurines ne pourra être tuée au combat { $region_in } ce tour-ci ?
oldworld-prompt-teleport = « { oldworld-chaos_card-teleport } » : qui part { $region_from }, et vers où ?
oldworld-prompt-meddle = « { oldworld-chaos_card-the_meddling_of_skaven } » : quel adversaire présent { $region_in } perd des cartes ?
oldworld-prompt-influence = « { oldworld-chaos_card-dark_influence } » : quel pion part { $region_from }, et vers où ?
oldworld-prompt-musk = « { oldworld-chaos_card-soporific_musk } » : de qui prenez-vous le contrôle { $region_in } ?
oldworld-prompt-discard =
    { $left ->
        [1] Choisissez une carte Chaos à défausser.
       *[other] Choisissez une carte Chaos à défausser (encore { $left }).
    }
oldworld-prompt-exchange = Vous pouvez défausser une carte Chaos avant de compléter votre main.
oldworld-prompt-hit =
    { $sixes ->
        [0] Bataille { $region_in } : qui frappez-vous ? { $hits ->
            [one] Il reste { $hits } coup.
           *[other] Il reste { $hits } coups.
        }
       *[other]
            { $hits ->
                [0] Bataille { $region_in } : qui frappez-vous ? Six restants : { $sixes }.
               *[other] Bataille { $region_in } : qui frappez-vous ? Coups restants : { $hits }, et six : { $sixes }.
            }
    }
oldworld-prompt-hero = Un Héros frappe { $region_in } : quelle figurine cédez-vous ?
oldworld-prompt-old_world_discard =
    { $left ->
        [1] Une carte Vieux Monde vous coûte une carte Chaos : laquelle ?
       *[other] Une carte Vieux Monde vous coûte une carte Chaos : laquelle ? (Encore { $left }.)
    }
oldworld-prompt-old_world_figure = Une carte Vieux Monde vous coûte une figurine { $region_in } : laquelle ?
    .drawn = « { $operation } » vous coûte une figurine { $region_in } : laquelle ?
oldworld-prompt-old_world_place =
    { $left ->
        [1] Vous résolvez la carte Vieux Monde : où va le pion ?
       *[other] Vous résolvez la carte Vieux Monde : où va le pion ? (Encore { $left }.)
    }
    .drawn =
        { $left ->
            [1] « { $operation } » : où va le pion ?
           *[other] « { $operation } » : où va le pion ? (Encore { $left }.)
        }
oldworld-prompt-old_world_take =
    { $left ->
        [1] Vous résolvez la carte Vieux Monde : où prenez-vous le pion ?
       *[other] Vous résolvez la carte Vieux Monde : où prenez-vous le pion ? (Encore { $left }.)
    }
    .drawn =
        { $left ->
            [1] « { $operation } » : où prenez-vous le pion ?
           *[other] « { $operation } » : où prenez-vous le pion ? (Encore { $left }.)
        }
oldworld-prompt-old_world_move =
    { $left ->
        [1] Vous résolvez la carte Vieux Monde : où va le pion { $region_from } ?
       *[other] Vous résolvez la carte Vieux Monde : où va le pion { $region_from } ? (Encore { $left }.)
    }
    .drawn =
        { $left ->
            [1] « { $operation } » : où va le pion { $region_from } ?
           *[other] « { $operation } » : où va le pion { $region_from } ? (Encore { $left }.)
        }
oldworld-prompt-old_world_choose = Vous résolvez la carte Vieux Monde : laquelle de ses instructions choisissez-vous ?
    .drawn = « { $operation } » : laquelle de ses instructions résolvez-vous ?
oldworld-prompt-upgrade = Votre cadran accorde une amélioration. Choisissez-en une.
oldworld-prompt-dial_place =
    { $left ->
        [1] Votre cadran de Menace : où placez-vous le pion { $token } ?
       *[other] Votre cadran de Menace : où placez-vous un pion { $token } ? (Encore { $left }.)
    }
oldworld-prompt-dial_cleanse =
    { $left ->
        [1] Votre cadran de Menace : quel pion corruption retirez-vous ?
       *[other] Votre cadran de Menace : quel pion corruption retirez-vous ? (Encore { $left }.)
    }
oldworld-prompt-dial_take =
    { $left ->
        [1] Votre cadran de Menace : quel pion Vieux Monde retirez-vous ?
       *[other] Votre cadran de Menace : quel pion Vieux Monde retirez-vous ? (Encore { $left }.)
    }

## Choix

oldworld-verb-pass = Passer jusqu’à la fin de la phase
oldworld-verb-summon = Invoquer { $figure_a } { $source_from } { $to_to }
oldworld-verb-play = Jouer « { $card } » { $region_in }
oldworld-verb-carry = Emporter le pion { $token }
oldworld-verb-leave = Laisser le pion { $token }
oldworld-verb-stand = Se placer sur l’emplacement
oldworld-verb-stay = Rester à côté
oldworld-verb-call = Appeler { $figure_a } { $source_from }
oldworld-verb-done = Personne d’autre
oldworld-verb-decay = Retirer un pion corruption de { $power }
oldworld-verb-rot = Tuer { $figure_the }
oldworld-verb-shield = Protéger { $figure_the }
oldworld-verb-teleport = Déplacer { $figure_the } { $to_to }
oldworld-verb-meddle = Faire défausser { $power }
oldworld-verb-influence = Déplacer le pion { $token } { $to_to }
oldworld-verb-musk = Prendre { $figure_the }
oldworld-verb-discard = Défausser « { $card } »
oldworld-verb-keep = Garder toutes les cartes
oldworld-verb-hit = { $target_id ->
    [peasant] Capturer { $target_a }
   *[other] Tuer { $target_a }
}
oldworld-verb-hit_sixes = { $target_id ->
    [peasant] Capturer { $target_a }, les six d’abord
   *[other] Tuer { $target_a }, les six d’abord
}
oldworld-verb-save = Conserver les coups sur { $figure_the }
oldworld-verb-lose = Renoncer aux coups
oldworld-verb-remove = Retirer { $figure_a }
oldworld-verb-place = Placer un pion { $token } { $region_in }
oldworld-verb-take = Prendre un pion { $token } { $region_in }
oldworld-verb-move = Déplacer le pion { $token } { $region_to }
oldworld-verb-choose = Résoudre l’instruction { $number }
oldworld-verb-upgrade = Prendre l’amélioration « { $upgrade } »
oldworld-verb-decline = Ne prendre aucune amélioration
oldworld-verb-cleanse = Retirer un pion corruption de { $power } { $region_in }
oldworld-verb-keep_hits = Garder les coups pour le prochain lancer
oldworld-verb-pile = Laisser les coups en trop sur les morts

## Le récit

oldworld-event-round_began = Tour { $round }
oldworld-event-phase_began = { $phase }
oldworld-event-tokens_set_up = Les pions Vieux Monde sont en place, du nord au sud : { $tokens }.
oldworld-event-old_world_drawn = Carte Vieux Monde révélée : « { $card } ». { $seat } la résout.
oldworld-event-old_world_placed = La carte « { $card } » va sur la piste.
oldworld-event-old_world_left = La carte « { $card } » quitte le jeu.
oldworld-event-old_world_lasting = La carte « { $card } » fait effet.
oldworld-event-token_placed =
    { $count ->
        [1] Un pion { $token } apparaît { $region_in }.
       *[other] { $count } pions { $token } apparaissent { $region_in }.
    }
oldworld-event-token_removed =
    { $count ->
        [1] Un pion { $token } disparaît { $region_from }.
       *[other] { $count } pions { $token } disparaissent { $region_from }.
    }
oldworld-event-token_moved = Un pion { $token } passe { $region_from } { $to_to }.
oldworld-event-peasants_returned =
    { $count ->
        [one] { $seat } rend { $count } Paysan.
       *[other] { $seat } rend { $count } Paysans.
    }
oldworld-event-drew =
    { $cards_count ->
        [1] Vous piochez « { $cards } ».
       *[other] Vous piochez : { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } pioche « { $cards } ».
           *[other] { $seat } pioche : { $cards }.
        }
oldworld-event-drew_hidden =
    { $count ->
        [one] { $seat } pioche { $count } carte Chaos.
       *[other] { $seat } pioche { $count } cartes Chaos.
    }
oldworld-event-reshuffled =
    { $count ->
        [one] { $seat } mélange { $count } carte défaussée pour former une nouvelle pioche.
       *[other] { $seat } mélange { $count } cartes défaussées pour former une nouvelle pioche.
    }
oldworld-event-discarded =
    { $cards_count ->
        [1] { $seat } défausse « { $cards } ».
       *[other] { $seat } défausse : { $cards }.
    }
oldworld-event-power_set =
    { $power ->
        [one] { $seat } a { $power } point de puissance.
       *[other] { $seat } a { $power } points de puissance.
    }
oldworld-event-power_changed =
    { $power ->
        [one] { $seat } a maintenant { $power } point de puissance.
       *[other] { $seat } a maintenant { $power } points de puissance.
    }
oldworld-event-summoned = { $seat } invoque { $figure_a } { $source_from } { $to_to } (coût { $cost }).
oldworld-event-moved = { $seat } déplace { $figure_a } { $region_from } { $to_to }.
oldworld-event-took_space = L’Horreur occupe un emplacement de carte { $region_in }.
oldworld-event-passed =
    { $lost ->
        [0] { $seat } passe.
        [one] { $seat } passe et perd { $lost } point de puissance.
       *[other] { $seat } passe et perd { $lost } points de puissance.
    }
oldworld-event-played = { $seat } joue « { $card } » { $region_in } (coût { $cost }).
oldworld-event-cancelled = « { oldworld-chaos_card-changer_of_ways } » : la carte « { $card } » n’a pas d’effet { $region_in }.
oldworld-event-card_worked = La carte « { $card } » fait effet { $region_in }.
oldworld-event-shielded = Ce tour-ci, nul combat ne peut tuer { $figure_the } { $region_in }.
oldworld-event-controlled = { $seat } prend { $figure_a } sous son contrôle { $region_in }.
oldworld-event-battle_began = Bataille { $region_in }.
oldworld-event-rolled =
    { $hits ->
        [0] { $seat } lance les dés { $region_in } : { $dice }. Aucun coup ne porte.
        [one] { $seat } lance les dés { $region_in } : { $dice }. Cela fait { $hits } coup.
       *[other] { $seat } lance les dés { $region_in } : { $dice }. Cela fait { $hits } coups.
    }
oldworld-event-hit =
    { $hits ->
        [one] { $seat } assigne { $hits } coup contre { $target_the }.
       *[other] { $seat } assigne { $hits } coups contre { $target_the }.
    }
oldworld-event-saved =
    { $hits ->
        [one] { $seat } conserve { $hits } coup sur { $figure_the }.
       *[other] { $seat } conserve { $hits } coups sur { $figure_the }.
    }
oldworld-event-hits_lost =
    { $hits ->
        [one] { $hits } coup de { $seat } ne trouve pas de victime.
       *[other] { $hits } coups de { $seat } ne trouvent pas de victime.
    }
oldworld-event-hits_kept =
    { $hits ->
        [one] { $seat } garde { $hits } coup pour la suite.
       *[other] { $seat } garde { $hits } coups pour la suite.
    }
oldworld-event-hits_joined =
    { $hits ->
        [one] { $seat } ajoute le coup gardé.
       *[other] { $seat } ajoute les { $hits } coups gardés.
    }
oldworld-event-hits_piled =
    { $hits ->
        [one] { $seat } laisse { $hits } coup en trop sur les morts.
       *[other] { $seat } laisse { $hits } coups en trop sur les morts.
    }
oldworld-event-parting_hits =
    { $hits ->
        [one] Les Portepestes ripostent et portent { $hits } coup à { $at }.
       *[other] Les Portepestes ripostent et portent { $hits } coups à { $at }.
    }
oldworld-event-killed = { $seat } tue { $figure_a } de { $victim } { $region_in }.
oldworld-event-captured = { $seat } capture un Paysan { $region_in }.
oldworld-event-removed = { $seat } retire { $figure_a } { $region_from } ({ $cause }).
oldworld-event-battle_ended = La bataille est finie { $region_in }.
oldworld-event-domination = On compare la domination { $region_in } : { $values } contre une Résistance de { $resistance }.
oldworld-event-dominated = { $seat } domine { $region_the } : { $value } contre { $resistance }.
oldworld-event-corrupted =
    { $count ->
        [one] { $seat } place { $count } pion corruption { $region_in } ({ $cause }).
       *[other] { $seat } place { $count } pions corruption { $region_in } ({ $cause }).
    }
oldworld-event-corruption_forbidden = { $seat } ne peut pas placer de corruption { $region_in }.
oldworld-event-cleansed = { $seat } retire un pion corruption de { $owner } { $region_in }.
oldworld-event-ruined =
    { $count ->
        [one] La dévastation frappe { $region_the } : { $count } pion y est. { $card }.
       *[other] La dévastation frappe { $region_the } : { $count } pions y sont. { $card }.
    }
oldworld-event-ruin_scored = La dévastation { $region_in } rapporte des points. { $card }.
oldworld-event-scored =
    { $points ->
        [one] { $seat } marque { $points } point pour { $source_a }.
       *[other] { $seat } marque { $points } points pour { $source_a }.
    }
oldworld-event-counter_earned = { $seat } gagne un pion avancement de cadran { $region_in }.
oldworld-event-dial_turned = { $seat } avance son cadran de Menace au cran { $tick } ; sa Menace est maintenant de { $threat }.
oldworld-event-upgraded = { $seat } prend l’amélioration « { $upgrade } ».
oldworld-event-declined = { $seat } ne prend pas d’amélioration.
oldworld-event-cards_cleared =
    { $cards_count ->
        [1] La carte de { $seat } « { $cards } » quitte le plateau.
       *[other] Les cartes de { $seat } quittent le plateau : { $cards }.
    }
oldworld-event-persisted = La carte « { $card } » reste { $region_in } pour le tour suivant.
oldworld-event-game_ended = La partie est finie.

oldworld-score_source-domination = domination
    .a = la domination
oldworld-score_source-ruiner = dévastateur
    .a = sa part dans une dévastation
oldworld-score_source-ruin_first = plus grande corruption d’une région dévastée
    .a = la plus grande corruption d’une région dévastée
oldworld-score_source-ruin_second = deuxième corruption d’une région dévastée
    .a = la deuxième corruption d’une région dévastée
oldworld-score_source-ruin_tie = égalité pour la plus grande corruption d’une région dévastée
    .a = une égalité à la plus grande corruption d’une région dévastée
oldworld-score_source-dial = cadran de Menace
    .a = un cran de cadran
oldworld-score_source-old_world_card = carte Vieux Monde
    .a = une carte Vieux Monde

oldworld-cause-cultists = Adorateurs
oldworld-cause-upgrade = amélioration
oldworld-cause-chaos_card = carte Chaos
oldworld-cause-old_world_card = carte Vieux Monde
oldworld-cause-hero = Héros
oldworld-cause-dial = cadran de Menace

## Refus

oldworld-reason-not_enough_power = Cela coûte { $cost }, et vous avez { $power }.
oldworld-reason-not_your_figure = Vous ne contrôlez pas cette figurine.
oldworld-reason-not_in_reserve = Il ne vous reste aucune figurine de ce type en réserve.
oldworld-reason-not_there = Il n’y a pas de telle figurine à cet endroit.
oldworld-reason-same_region = Une figurine doit aller dans une autre région.
oldworld-reason-may_not_leave = { oldworld-chaos_card-field_of_carnage } : seul Khorne peut quitter cette région.
oldworld-reason-out_of_reach = Il vous faut une figurine dans cette région ou dans une région adjacente.
oldworld-reason-not_in_hand = Vous n’avez pas cette carte en main.
oldworld-reason-ruined = La région est dévastée ; on n’y joue pas de cartes.
oldworld-reason-no_space = Aucun emplacement de carte n’y est libre.
oldworld-reason-no_peasant = Il n’y a pas de Paysan à toucher.
oldworld-reason-own_figure = Vous ne pouvez pas toucher une figurine que vous contrôlez.
oldworld-reason-shielded = { oldworld-chaos_card-warp_shield } protège cette figurine.
oldworld-reason-not_the_killer = Ces coups vont au joueur qui a tué les Portepestes.
oldworld-reason-not_enough_hits = Il y faut { $needed ->
    [one] { $needed } coup
   *[other] { $needed } coups
}, il en reste { $hits }.
oldworld-reason-not_enough_sixes = Seuls les six comptent ici : il en faut { $needed }, il en reste { $sixes }.
oldworld-reason-not_saved = On ne peut pas conserver de coups sur cette figurine.
oldworld-reason-too_great = On ne peut pas téléporter un Démon Majeur.
oldworld-reason-no_token = Aucun pion de ce type ne peut être déplacé de là.
oldworld-reason-no_token_in_ruins = Aucun pion n’entre dans une région dévastée.
oldworld-reason-out_of_range = Le pion ne peut pas y aller.
oldworld-reason-not_fitting = L’instruction n’admet pas cette région.

## Options de table

oldworld-option-powers = Puissances
    .text = Quelles Puissances participent. À trois joueurs, « toutes » désigne les trois premières dans l’ordre des Puissances.
oldworld-option-powers-all = Autant que de joueurs
oldworld-option-powers-khorne-nurgle-tzeentch = Khorne, Nurgle, Tzeentch
oldworld-option-powers-khorne-nurgle-slaanesh = Khorne, Nurgle, Slaanesh
oldworld-option-powers-khorne-tzeentch-slaanesh = Khorne, Tzeentch, Slaanesh
oldworld-option-powers-nurgle-tzeentch-slaanesh = Nurgle, Tzeentch, Slaanesh
oldworld-option-cards = Cartes
    .text = Certains textes imprimés nous sont inconnus, et les nôtres les remplacent. Jouez avec eux, sans eux, ou indiquez un fichier avec vos propres cartes Vieux Monde.
oldworld-option-cards-all = Toutes les cartes
oldworld-option-cards-documented = Textes attestés seulement
oldworld-option-old_world_deck = Paquet Vieux Monde à trois joueurs
    .text = Combien de cartes Vieux Monde sont distribuées, et donc combien de tours une partie à trois peut durer.
oldworld-option-old_world_deck-8 = 8 cartes
oldworld-option-old_world_deck-6 = 6 cartes
oldworld-option-khorne_dial = Cadran de Khorne
    .text = Combien de figurines ennemies Khorne doit tuer dans une région pour un pion avancement.
oldworld-option-khorne_dial-1 = 1 figurine
oldworld-option-khorne_dial-2 = 2 figurines
oldworld-option-slaanesh_dial = Cadran de Slaanesh
    .text = Où la corruption de Slaanesh rapporte un pion avancement.
oldworld-option-slaanesh_dial-noble_or_hero = Avec un Noble ou un Héros
oldworld-option-slaanesh_dial-any = Dans toute région
oldworld-option-ruiners = Dévastateurs
    .text = Qui marque quand une région est dévastée : tous ceux qui y ont placé de la corruption pendant ce tour, ou seulement pendant cette étape de corruption.
oldworld-option-ruiners-round = De tout le tour
oldworld-option-ruiners-step = De l’étape de corruption
oldworld-option-upgrade = Améliorations
    .text = Si une amélioration accordée par le cadran doit être prise.
oldworld-option-upgrade-must = Obligatoires
oldworld-option-upgrade-may = Facultatives
oldworld-option-tzeentch_discard = Échange de Tzeentch
    .text = Si Tzeentch peut défausser une carte avant de compléter sa main.
oldworld-option-tzeentch_discard-on = Permis
oldworld-option-tzeentch_discard-off = Interdit
oldworld-option-tzeentch_hand = Plus grande main de Tzeentch
    .text = Jusqu’à combien de cartes Tzeentch pioche avec son amélioration de cartes.
oldworld-option-tzeentch_hand-6 = 6 cartes
oldworld-option-tzeentch_hand-7 = 7 cartes
oldworld-option-meddling_discard = { oldworld-chaos_card-the_meddling_of_skaven }
    .text = Si la victime choisit les cartes qu’elle perd.
oldworld-option-meddling_discard-victim = La victime choisit
oldworld-option-meddling_discard-random = Au hasard
oldworld-option-musk = { oldworld-chaos_card-soporific_musk }
    .text = De qui Slaanesh peut prendre le contrôle.
oldworld-option-musk-cultists = Adorateurs seulement
oldworld-option-musk-figures = Toute figurine
oldworld-option-dark_influence = { oldworld-chaos_card-dark_influence }
    .text = Jusqu’où Slaanesh peut déplacer le pion.
oldworld-option-dark_influence-any = Vers toute région
oldworld-option-dark_influence-adjacent = Vers une région adjacente
oldworld-option-slaanesh_power_2 = Deuxième amélioration de Puissance de Slaanesh
    .text = Combien de points de puissance elle ajoute à chaque tour.
oldworld-option-slaanesh_power_2-2 = 2 points
oldworld-option-slaanesh_power_2-1 = 1 point
oldworld-option-provender = { oldworld-upgrade-nurgle_power_2 }
    .text = Ce que Nurgle y gagne quand une région est dévastée.
oldworld-option-provender-ruiner = Les points d’un dévastateur
oldworld-option-provender-points = 3 points
oldworld-option-peasants = { oldworld-old_world_card-plunged_into_chaos }
    .text = Ce que deviennent les Paysans capturés une fois décomptés.
oldworld-option-peasants-kept = Ils sont gardés
oldworld-option-peasants-returned = Ils retournent à la réserve
oldworld-option-surplus_hits = Coups en excès
    .text = Si les coups au-delà du nécessaire peuvent rester sur une figurine qu’ils ont tuée, ce qui épargne la suivante.
oldworld-option-surplus_hits-free = Peuvent rester sur les morts
oldworld-option-surplus_hits-forced = Passent à la cible suivante
oldworld-option-summon_in_place = Invocation sur place
    .text = Si une figurine du plateau peut être invoquée dans la région où elle se trouve déjà.
oldworld-option-summon_in_place-no = Seulement dans une autre région
oldworld-option-summon_in_place-yes = Autorisée
