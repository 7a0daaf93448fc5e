# Blood Rage à table : questions, choix, récit, refus, options de table.

## Questions

bloodrage-prompt-draft = Le Cadeau des Dieux, passage { $round } : que gardez-vous ? Le reste va au voisin de gauche.
bloodrage-prompt-turn = Choisissez une action, ou passez.
bloodrage-prompt-march = Marche { $source_from } { $to_to } : qui part ?
bloodrage-prompt-quest = Quelle Quête posez-vous face cachée ?
bloodrage-prompt-sacrifice =
    { $left ->
        [1] « { bloodrage-card-friggas_sacrifice } » : quelle figurine sacrifiez-vous ?
       *[other] « { bloodrage-card-friggas_sacrifice } » : quelle figurine sacrifiez-vous ? (Encore { $left }.)
    }
bloodrage-prompt-free_invade = Vous pouvez envahir aussitôt et gratuitement avec { $figure_a }. Où ?
bloodrage-prompt-succor = « { bloodrage-card-friggas_succor } » : envahissez-vous aussi { $province } avec un Guerrier ?
bloodrage-prompt-pillage_at_once = « { bloodrage-card-thors_domain } » : payez-vous 2 points de Rage pour piller aussitôt { $province } ?
bloodrage-prompt-call = Appel au combat { $province_in } : y déplacez-vous une figurine ?
bloodrage-prompt-battle_card = Bataille { $province_in } : quelle carte jouez-vous ? Toutes sont révélées en même temps.
bloodrage-prompt-count_quest = « { $upgrade } » : la carte « { $card } » compte-t-elle comme carte Bataille ?
bloodrage-prompt-tide = « { bloodrage-card-odins_tide } » { $province_in } : quelle figurine gardez-vous ?
bloodrage-prompt-late_card = Bataille { $province_in } : ajoutez-vous une carte à disque blanc ?
bloodrage-prompt-rescue = Vos figurines { $province_in } vont être détruites ({ $cause }). Qui sauvez-vous ?
bloodrage-prompt-prowess = « { bloodrage-card-tyrs_prowess } » : quelle carte reprenez-vous pour 1 point de Rage ?
bloodrage-prompt-raise = « { $card } » : quelle caractéristique augmentez-vous ?
bloodrage-prompt-move_leader = « { bloodrage-card-lord_of_hammers } » : le Chef part-il { $province_from } ?
bloodrage-prompt-blessing = « { bloodrage-card-lokis_blessing } » : envahissez-vous { $province } avec un Guerrier ?
bloodrage-prompt-keep = L’Âge s’achève : quelle carte gardez-vous ? Les autres sont défaussées.

## Choix

bloodrage-verb-pass = Passer et renoncer à la Rage
bloodrage-verb-invade = Envahir { $to_the } avec { $figure_a } { $source_from }
bloodrage-verb-march = Marcher { $source_from } { $to_to }
bloodrage-verb-upgrade = Jouer l’amélioration « { $card } » { $slot_to }
bloodrage-verb-quest = Poser une Quête face cachée
bloodrage-verb-pillage = Piller { $province }
bloodrage-verb-challenge = « { bloodrage-card-tyrs_challenge } » : piller encore { $province }
bloodrage-verb-sacrifice = « { bloodrage-card-friggas_sacrifice } » : sacrifier deux figurines
bloodrage-verb-send = Envoyer { $figure_a }
bloodrage-verb-send_all = Envoyer tout le monde
bloodrage-verb-done = Cela suffit
bloodrage-verb-lay = Poser « { $card } »
bloodrage-verb-offer = Sacrifier { $figure_a } { $place_in }
bloodrage-verb-decline = Non
bloodrage-verb-keep = Garder « { $card } »
bloodrage-verb-keep_two = Garder « { $card } » et « { $other } »
bloodrage-verb-keep_none = Ne rien garder
bloodrage-verb-join = Se joindre à la bataille avec { $figure_a } { $source_from }
bloodrage-verb-play = Jouer « { $card } »
bloodrage-verb-count = Oui, avec son bonus
bloodrage-verb-add = Ajouter « { $card } »
bloodrage-verb-spare = Garder { $figure_a }
bloodrage-verb-save = Sauver { $figure_a } pour 1 point de Rage
bloodrage-verb-retreat = Replier la Sorcière Volur vers Yggdrasil
bloodrage-verb-lose = Ne sauver personne d’autre
bloodrage-verb-take_back = Reprendre « { $card } »
bloodrage-verb-raise = Augmenter la caractéristique « { $track } »
bloodrage-verb-lead = Déplacer le Chef { $province_to }
bloodrage-verb-stay = Le Chef reste

## Le récit

bloodrage-event-rewards_laid = Les jetons de pillage offrent, depuis le nord dans le sens horaire et Yggdrasil en dernier, { $rewards_the }.
bloodrage-event-doom_foretold = D’Âge en Âge, le Ragnarök emportera { $provinces }.
bloodrage-event-destroyed_at_setup = Avant même le premier Âge, le Ragnarök a détruit { $provinces }.
bloodrage-event-first_player = Le { $seat } reçoit le jeton Premier joueur.
bloodrage-event-age_began = L’Âge { $age } commence.
bloodrage-event-phase_began = { $phase }
bloodrage-event-laid_aside = Le { $seat } met de côté une carte gardée.
bloodrage-event-dealt =
    { $cards_count ->
        [1] Vous recevez la carte « { $cards } ».
       *[other] Vous recevez les cartes : { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] Le { $seat } reçoit la carte « { $cards } ».
           *[other] Le { $seat } reçoit les cartes : { $cards }.
        }
bloodrage-event-packet =
    { $cards_count ->
        [1] On vous passe la carte « { $cards } ».
       *[other] On vous passe les cartes : { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] Le { $seat } reçoit de son voisin la carte « { $cards } ».
           *[other] Le { $seat } reçoit de son voisin les cartes : { $cards }.
        }
bloodrage-event-kept =
    { $cards_count ->
        [1] Vous gardez la carte « { $cards } ».
       *[other] Vous gardez les cartes : { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] Le { $seat } garde la carte « { $cards } ».
           *[other] Le { $seat } garde les cartes : { $cards }.
        }
bloodrage-event-packets_passed = Les paquets passent au voisin de gauche (passage { $round }).
bloodrage-event-draft_ended = Le draft est terminé.
bloodrage-event-leftovers_discarded = Le draft laisse de côté les cartes { $cards }.
bloodrage-event-rage_set =
    { $rage ->
        [one] Le { $seat } a { $rage } point de Rage.
       *[other] Le { $seat } a { $rage } points de Rage.
    }
bloodrage-event-rage_changed =
    { $rage ->
        [one] Le { $seat } a maintenant { $rage } point de Rage.
       *[other] Le { $seat } a maintenant { $rage } points de Rage.
    }
bloodrage-event-raised = Le { $seat } augmente la caractéristique « { $track } » jusqu’au niveau { $step }, et elle vaut maintenant { $value }.
bloodrage-event-scored =
    { $points ->
        [one] Le { $seat } gagne { $points } point de Gloire pour { $source_a }.
       *[other] Le { $seat } gagne { $points } points de Gloire pour { $source_a }.
    }
bloodrage-event-card_scored =
    { $points ->
        [one] Le { $seat } gagne { $points } point de Gloire grâce à « { $card } ».
       *[other] Le { $seat } gagne { $points } points de Gloire grâce à « { $card } ».
    }
bloodrage-event-legendary =
    { $points ->
        [one] Le { $seat } gagne { $points } point de Gloire pour la caractéristique « { $track } » à un niveau légendaire.
       *[other] Le { $seat } gagne { $points } points de Gloire pour la caractéristique « { $track } » à un niveau légendaire.
    }
bloodrage-event-passed =
    { $lost ->
        [0] Le { $seat } passe.
        [one] Le { $seat } passe et renonce à { $lost } point de Rage.
       *[other] Le { $seat } passe et renonce à { $lost } points de Rage.
    }
bloodrage-event-invaded = Le { $seat } envahit { $to_the } avec { $figure_a } { $source_from } (coût { $cost }).
bloodrage-event-march_began = Le { $seat } se met en marche { $source_from } { $to_to }.
bloodrage-event-marched = La marche emmène { $figures_a } { $source_from } { $to_to }.
bloodrage-event-upgraded = Le { $seat } joue l’amélioration « { $card } » { $slot_to } (coût { $cost }).
bloodrage-event-upgrade_replaced = Le { $seat } défausse l’amélioration « { $card } ».
bloodrage-event-monster_left = Le { $seat } perd { $figure_a } { $place_in }.
bloodrage-event-quest_laid = Le { $seat } pose une Quête face cachée.
bloodrage-event-quest_chosen = Vous posez la Quête « { $card } ».
    .witnessed = Le { $seat } pose la Quête « { $card } ».
bloodrage-event-card_worked = La carte « { $card } » du { $seat } fait effet.
bloodrage-event-monster_struck = Le { $seat } frappe { $province_in } avec { $figure_a }.
bloodrage-event-pillage_declared = Le { $seat } pille { $province }.
bloodrage-event-joined = Le { $seat } se joint à la bataille { $to_in } avec { $figure_a } { $source_from }.
bloodrage-event-not_joined = Le { $seat } n’envoie personne.
bloodrage-event-unopposed = Personne ne s’oppose au { $seat } { $province_in }.
bloodrage-event-battle_began = Une bataille oppose { $province_in } { $seats_the }.
bloodrage-event-card_revealed = Le { $seat } révèle « { $card } ».
bloodrage-event-no_card = Le { $seat } n’a pas de carte à jouer.
bloodrage-event-quest_counted = La carte « { $card } » du { $seat } compte +{ $bonus }.
bloodrage-event-text_void = Le texte de la carte « { $card } » du { $seat } est sans effet.
bloodrage-event-all_cards_discarded = Les cartes révélées ({ $cards }) sont défaussées, et chacun en choisit de nouvelles.
bloodrage-event-spared = Le { $seat } garde { $figure_a }.
bloodrage-event-late_card = Le { $seat } ajoute « { $card } ».
bloodrage-event-no_late_card = Le { $seat } n’ajoute rien.
bloodrage-event-strength = Force du { $seat } : figurines { $figures } + cartes { $cards } = { $total }.
bloodrage-event-battle_won = Le { $seat } gagne la bataille { $province_in }.
bloodrage-event-battle_tied = Égalité { $province_in } : tout le monde perd.
bloodrage-event-rage_stolen =
    { $rage ->
        [one] Le { $seat } prend { $rage } point de Rage au { $victim }.
       *[other] Le { $seat } prend { $rage } points de Rage au { $victim }.
    }
bloodrage-event-glory_stolen =
    { $points ->
        [one] Le { $seat } prend { $points } point de Gloire au { $victim }.
       *[other] Le { $seat } prend { $points } points de Gloire au { $victim }.
    }
bloodrage-event-cards_stolen =
    { $cards_count ->
        [1] Le { $seat } prend au { $victim } la carte « { $cards } ».
       *[other] Le { $seat } prend au { $victim } les cartes : { $cards }.
    }
bloodrage-event-card_kept = Le { $seat } reprend « { $card } ».
bloodrage-event-cards_spent =
    { $cards_count ->
        [1] Le { $seat } défausse « { $cards } ».
       *[other] Le { $seat } défausse : { $cards }.
    }
bloodrage-event-cards_returned =
    { $cards_count ->
        [1] Le { $seat } reprend « { $cards } ».
       *[other] Le { $seat } reprend : { $cards }.
    }
bloodrage-event-destroyed = Le { $seat } perd { $figures_a } { $place_in } ({ $cause }).
bloodrage-event-saved = Le { $seat } sauve { $figure_a } { $place_in }.
bloodrage-event-retreated = La Sorcière Volur du { $seat } fuit { $source_from } vers Yggdrasil.
bloodrage-event-pillaged = Le { $seat } a pillé { $province }. { $reward }.
bloodrage-event-pillage_failed = Le pillage du { $seat } { $province_in } échoue.
bloodrage-event-leader_moved = Le Chef du { $seat } va { $source_from } { $to_to }.
bloodrage-event-hand_discarded =
    { $cards_count ->
        [1] Le { $seat } défausse « { $cards } ».
       *[other] Le { $seat } défausse : { $cards }.
    }
bloodrage-event-quests_shown =
    { $cards_count ->
        [1] Le { $seat } révèle la Quête « { $cards } ».
       *[other] Le { $seat } révèle ses Quêtes : { $cards }.
    }
bloodrage-event-quest_done = Le { $seat } accomplit la Quête « { $card } ».
bloodrage-event-quest_failed = Le { $seat } échoue à la Quête « { $card } ».
bloodrage-event-province_fell = Le Ragnarök détruit { $province }.
bloodrage-event-doom_moved = Le jeton Désolation est maintenant { $province_in }.
bloodrage-event-released =
    { $figures_count ->
        [1] Le { $seat } récupère { $figures_a } du Valhalla.
       *[other] Le { $seat } récupère ses figurines du Valhalla : { $figures }.
    }
bloodrage-event-game_ended = La partie est finie.

bloodrage-score_source-reward = récompense de pillage
    .a = un pillage
bloodrage-score_source-battle = bataille gagnée
    .a = une bataille gagnée
bloodrage-score_source-ragnarok = tombés au Ragnarök
    .a = ses morts au Ragnarök

bloodrage-cause-battle = bataille perdue
bloodrage-cause-card = texte de carte
bloodrage-cause-monster = Monstre
bloodrage-cause-sacrifice = sacrifice
bloodrage-cause-ragnarok = Ragnarök

## Refus

bloodrage-reason-not_yours = Ce Monstre ne suit pas votre clan.
bloodrage-reason-not_in_reserve = Aucune figurine de ce genre dans votre Réserve.
bloodrage-reason-not_in_valhalla = Aucune figurine de ce genre à vous au Valhalla.
bloodrage-reason-no_way_from_valhalla = Seule la carte { bloodrage-card-friggas_domain } fait revenir du Valhalla.
bloodrage-reason-ships_need_fjords = Les Drakkars n’envahissent que les fjords.
bloodrage-reason-fjords_need_ships = Seuls les Drakkars entrent dans les fjords.
bloodrage-reason-not_yggdrasil = Seul l’{ bloodrage-monster-dark_elf } envahit Yggdrasil.
bloodrage-reason-destroyed = Ce lieu est détruit.
bloodrage-reason-no_village = Aucun village n’y est vide.
bloodrage-reason-not_enough_rage = Cela coûte { $cost ->
    [one] { $cost } point de Rage
   *[other] { $cost } points de Rage
}, et vous en avez { $rage }.
bloodrage-reason-nobody_there = Vous n’y avez pas de telle figurine.
bloodrage-reason-same_province = Les figurines doivent aller dans une autre province.
bloodrage-reason-not_in_hand = Vous n’avez pas cette carte en main.
bloodrage-reason-no_upgrade = Cette carte n’est pas une amélioration.
bloodrage-reason-wrong_slot = La carte ne va pas à cet emplacement.
bloodrage-reason-already_pillaged = Cette province a déjà été pillée pendant cet Âge.
bloodrage-reason-not_pillaged = Cette province n’est pas encore pillée.
bloodrage-reason-nobody_near = Vous n’y avez ni figurine ni Drakkar dans son fjord.
bloodrage-reason-not_adjacent = On ne se joint que depuis une province adjacente.

## Options de table

bloodrage-option-first_game = Première partie
    .text = Au Premier Âge chacun reçoit huit cartes au hasard au lieu du draft.
bloodrage-option-first_game-off = Draft à chaque Âge
bloodrage-option-first_game-on = Huit cartes au Premier Âge
bloodrage-option-clans = Clans
    .text = Quels clans participent, dans l’ordre des places, par exemple bear-wolf-raven.
bloodrage-option-clans-all = Dans l’ordre habituel
bloodrage-option-dark_elf = { bloodrage-monster-dark_elf } vers Yggdrasil
    .text = Ce que coûte l’invasion.
bloodrage-option-dark_elf-1 = 1 point de Rage
bloodrage-option-dark_elf-3 = 3 points de Rage
bloodrage-option-watches = Deux cartes { bloodrage-card-heimdalls_watch_2 }
    .text = Qui gagne de la Gloire quand deux sont révélées ensemble.
bloodrage-option-watches-first = Le premier à partir du pillard
bloodrage-option-watches-both = Les deux
bloodrage-option-leftover_rage = Rage restante
    .text = La Rage est-elle perdue à la fin de la phase d’Action ? Si elle est gardée, { bloodrage-card-friggas_protection } agit aussi au Ragnarök, et la figurine sauvée retourne en Réserve.
bloodrage-option-leftover_rage-lost = Perdue
bloodrage-option-leftover_rage-kept = Gardée jusqu’à la fin de l’Âge
bloodrage-option-witch_in_ragnarok = { bloodrage-monster-volur_witch } au Ragnarök
    .text = Peut-elle fuir la province condamnée ?
bloodrage-option-witch_in_ragnarok-retreats = Peut fuir
bloodrage-option-witch_in_ragnarok-dies = Meurt
bloodrage-option-prowess = { bloodrage-card-tyrs_prowess }
    .text = Combien de cartes le vainqueur peut reprendre.
bloodrage-option-prowess-any = Autant qu’il veut
bloodrage-option-prowess-one = Une seule
bloodrage-option-lokis_wrath = { bloodrage-card-lokis_wrath }
    .text = Gloire pour chaque figurine libérée.
bloodrage-option-lokis_wrath-3 = 3 points de Gloire
bloodrage-option-lokis_wrath-1 = 1 point de Gloire
bloodrage-option-gaze = { bloodrage-card-heimdalls_gaze }
    .text = Son bonus en bataille.
bloodrage-option-gaze-3 = +3
bloodrage-option-gaze-2 = +2
bloodrage-option-yggdrasil_quest = Quête d’Yggdrasil au Troisième Âge
    .text = La Gloire qu’elle rapporte.
bloodrage-option-yggdrasil_quest-11 = 11 points de Gloire
bloodrage-option-yggdrasil_quest-10 = 10 points de Gloire
bloodrage-option-draft_leftovers = Cartes qui restent du draft
    .text = Où vont les deux dernières cartes de chaque paquet. Visibles, elles disent à tous ce que personne n’a choisi.
bloodrage-option-draft_leftovers-discarded = À la défausse, visibles
bloodrage-option-draft_leftovers-hidden = Dans la boîte, face cachée
bloodrage-option-backstab = { bloodrage-card-lokis_backstab }
    .text = Prend-elle la Gloire avant ou après que le vainqueur a gagné celle de la bataille ? Avant, il peut n’y avoir rien à prendre.
bloodrage-option-backstab-before = Avant
bloodrage-option-backstab-after = Après

## Ce que le conseiller dit d’un choix

bloodrage-advice-unopposed = personne n’est là pour vous arrêter
bloodrage-advice-winnable = la bataille peut être gagnée
bloodrage-advice-ready_to_pillage = se tient prête à piller
bloodrage-advice-quest_nearer = rapproche une Quête de son but
bloodrage-advice-die_well = mourra bien au Ragnarök
bloodrage-advice-presence = vous renforce à cet endroit
bloodrage-advice-fits = convient à votre clan
bloodrage-advice-likely_quest = une Quête à votre portée
bloodrage-advice-for_battle = de la force pour les batailles à venir
bloodrage-advice-lay_quest = ne coûte rien et peut rapporter
bloodrage-advice-strong_card = aide à gagner cette bataille
bloodrage-advice-clever_card = rapporte même dans la défaite
bloodrage-advice-legend = amène la caractéristique à un niveau légendaire
bloodrage-advice-growth = aide le plus pour la suite
bloodrage-advice-rage_early = la Rage maintenant, ce sont plus d’actions à chaque Âge à venir (Âges restants : { $ages })
bloodrage-advice-best_figure = mérite d’être gardée
bloodrage-advice-let_go = vous coûte le moins
bloodrage-advice-enough = davantage n’en vaut pas la peine
bloodrage-advice-pass = rien de mieux à faire
