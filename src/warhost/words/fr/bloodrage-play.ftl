# Blood Rage à table : questions, choix, récit, refus, options de table.

## Questions

bloodrage-prompt-draft = Le Cadeau des Dieux, passage { $round } : que gardez-vous ? Le reste part à gauche.
bloodrage-prompt-turn = Choisissez une action, ou passez.
bloodrage-prompt-march = Marche : { $source } → { $to }. Qui part ?
bloodrage-prompt-quest = Quelle Quête posez-vous face cachée ?
bloodrage-prompt-sacrifice =
    { $left ->
        [one] { bloodrage-card-friggas_sacrifice } : quelle figurine sacrifiez-vous ?
       *[other] { bloodrage-card-friggas_sacrifice } : quelle figurine sacrifiez-vous (encore { $left }) ?
    }
bloodrage-prompt-free_invade = { $figure } peut envahir aussitôt gratuitement. Où ?
bloodrage-prompt-succor = { bloodrage-card-friggas_succor } : un Guerrier envahit-il aussi ({ $province }) ?
bloodrage-prompt-pillage_at_once = { bloodrage-card-thors_domain } : payez-vous 2 Rage pour piller aussitôt ({ $province }) ?
bloodrage-prompt-call = Appel au combat ({ $province }) : y déplacez-vous une figurine ?
bloodrage-prompt-battle_card = Bataille ({ $province }) : quelle carte jouez-vous ? Toutes sont révélées ensemble.
bloodrage-prompt-count_quest = { $upgrade } : { $card } compte-t-elle comme carte Bataille ?
bloodrage-prompt-tide = { bloodrage-card-odins_tide } ({ $province }) : quelle figurine gardez-vous ?
bloodrage-prompt-late_card = Bataille ({ $province }) : ajoutez-vous une carte à disque blanc ?
bloodrage-prompt-rescue = { $province } : vos figurines vont être détruites ({ $cause }). Qui sauvez-vous ?
bloodrage-prompt-prowess = { bloodrage-card-tyrs_prowess } : quelle carte reprenez-vous pour 1 Rage ?
bloodrage-prompt-raise = { $card } : quelle caractéristique augmentez-vous ?
bloodrage-prompt-move_leader = { bloodrage-card-lord_of_hammers } ({ $province }) : le Chef s'en va-t-il ?
bloodrage-prompt-blessing = { bloodrage-card-lokis_blessing } : un Guerrier envahit-il ({ $province }) ?
bloodrage-prompt-keep = L'Âge s'achève : quelle carte gardez-vous ? Les autres sont défaussées.

## Choix

bloodrage-verb-pass = Passer et renoncer à la Rage
bloodrage-verb-invade = Envahir : { $figure }, { $source } → { $to }
bloodrage-verb-march = Marcher : { $source } → { $to }
bloodrage-verb-upgrade = Améliorer : { $card } → { $slot }
bloodrage-verb-quest = Poser une Quête face cachée
bloodrage-verb-pillage = Piller : { $province }
bloodrage-verb-challenge = { bloodrage-card-tyrs_challenge } : piller encore, { $province }
bloodrage-verb-sacrifice = { bloodrage-card-friggas_sacrifice } : sacrifier deux figurines
bloodrage-verb-send = Envoyer : { $figure }
bloodrage-verb-send_all = Envoyer tout le monde
bloodrage-verb-done = Cela suffit
bloodrage-verb-lay = Poser : { $card }
bloodrage-verb-offer = Sacrifier : { $figure } ({ $place })
bloodrage-verb-decline = Non
bloodrage-verb-keep = Garder : { $card }
bloodrage-verb-keep_two = Garder : { $card }, { $other }
bloodrage-verb-keep_none = Ne rien garder
bloodrage-verb-join = Se joindre : { $figure }, { $source }
bloodrage-verb-play = Jouer : { $card }
bloodrage-verb-count = Oui, avec son bonus
bloodrage-verb-add = Ajouter : { $card }
bloodrage-verb-spare = Garder : { $figure }
bloodrage-verb-save = Sauver pour 1 Rage : { $figure }
bloodrage-verb-retreat = { bloodrage-monster-volur_witch } se replie vers Yggdrasil
bloodrage-verb-lose = Ne sauver personne d'autre
bloodrage-verb-take_back = Reprendre : { $card }
bloodrage-verb-raise = Augmenter : { $track }
bloodrage-verb-lead = Déplacer le Chef : { $province }
bloodrage-verb-stay = Le Chef reste

## Le récit

bloodrage-event-rewards_laid = Jetons de pillage, depuis le nord dans le sens horaire, Yggdrasil en dernier : { $rewards }.
bloodrage-event-doom_foretold = Le Ragnarök emportera, d'Âge en Âge : { $provinces }.
bloodrage-event-destroyed_at_setup = Détruites dès le début : { $provinces }.
bloodrage-event-first_player = { $seat } a le jeton Premier joueur.
bloodrage-event-age_began = L'Âge { $age } commence.
bloodrage-event-phase_began = { $phase }
bloodrage-event-laid_aside = { $seat } met de côté une carte gardée.
bloodrage-event-dealt = Vous recevez : { $cards }.
    .witnessed = { $seat } reçoit : { $cards }.
bloodrage-event-packet = On vous passe : { $cards }.
    .witnessed = { $seat } reçoit de son voisin : { $cards }.
bloodrage-event-kept = Vous gardez : { $cards }.
    .witnessed = { $seat } garde : { $cards }.
bloodrage-event-packets_passed = Les paquets passent à gauche (passage { $round }).
bloodrage-event-draft_ended = Le draft est terminé.
bloodrage-event-rage_set = { $seat } a { $rage } Rage.
bloodrage-event-rage_changed = { $seat } a maintenant { $rage } Rage.
bloodrage-event-raised = { $seat } augmente : { $track }, niveau { $step } ({ $value }).
bloodrage-event-scored = { $seat } gagne { $points } Gloire ({ $source }).
bloodrage-event-card_scored = { $seat } gagne { $points } Gloire ({ $card }).
bloodrage-event-legendary = { $seat } gagne { $points } Gloire pour un niveau légendaire ({ $track }).
bloodrage-event-passed = { $seat } passe et renonce à { $lost } Rage.
bloodrage-event-invaded = { $seat } envahit : { $figure }, { $source } → { $to } (coût { $cost }).
bloodrage-event-march_began = { $seat } marche : { $source } → { $to }.
bloodrage-event-marched = En marche ({ $to }) : { $figures }.
bloodrage-event-upgraded = { $seat } joue : { $card }, { $slot } (coût { $cost }).
bloodrage-event-upgrade_replaced = { $seat } défausse l'amélioration : { $card }.
bloodrage-event-monster_left = { $figure } s'en va ({ $seat }, { $place }).
bloodrage-event-quest_laid = { $seat } pose une Quête face cachée.
bloodrage-event-quest_chosen = Votre Quête : { $card }.
    .witnessed = { $seat } pose la Quête : { $card }.
bloodrage-event-card_worked = { $card } fait effet ({ $seat }).
bloodrage-event-monster_struck = { $figure } frappe ({ $seat }, { $province }).
bloodrage-event-pillage_declared = { $seat } pille : { $province }.
bloodrage-event-joined = { $seat } se joint : { $figure }, { $source } → { $to }.
bloodrage-event-not_joined = { $seat } n'envoie personne.
bloodrage-event-unopposed = { $province } : personne ne s'oppose ({ $seat }).
bloodrage-event-battle_began = Bataille ({ $province }) : { $seats }.
bloodrage-event-card_revealed = { $seat } révèle : { $card }.
bloodrage-event-no_card = { $seat } n'a pas de carte à jouer.
bloodrage-event-quest_counted = { $card } compte +{ $bonus } ({ $seat }).
bloodrage-event-text_void = { $card } ({ $seat }) : le texte est sans effet.
bloodrage-event-all_cards_discarded = Défaussées : { $cards }. On choisit de nouvelles cartes.
bloodrage-event-spared = { $seat } garde : { $figure }.
bloodrage-event-late_card = { $seat } ajoute : { $card }.
bloodrage-event-no_late_card = { $seat } n'ajoute rien.
bloodrage-event-strength = { $seat } : figurines { $figures } + cartes { $cards } = { $total }.
bloodrage-event-battle_won = { $seat } gagne la bataille ({ $province }).
bloodrage-event-battle_tied = { $province } : égalité, tout le monde perd.
bloodrage-event-rage_stolen = { $seat } prend { $rage } Rage ({ $victim }).
bloodrage-event-glory_stolen = { $seat } prend { $points } Gloire ({ $victim }).
bloodrage-event-cards_stolen = { $seat } prend les cartes ({ $victim }) : { $cards }.
bloodrage-event-card_kept = { $seat } reprend : { $card }.
bloodrage-event-cards_spent = { $seat } défausse : { $cards }.
bloodrage-event-cards_returned = { $seat } reprend : { $cards }.
bloodrage-event-destroyed = { $seat } perd ({ $place } ; { $cause }) : { $figures }.
bloodrage-event-saved = { $seat } sauve : { $figure } ({ $place }).
bloodrage-event-retreated = { bloodrage-monster-volur_witch } fuit vers Yggdrasil ({ $seat }, { $source }).
bloodrage-event-pillaged = { $seat } a pillé : { $province }. { $reward }.
bloodrage-event-pillage_failed = Pillage manqué : { $province } ({ $seat }).
bloodrage-event-leader_moved = Le Chef avance ({ $seat }) : { $source } → { $to }.
bloodrage-event-hand_discarded = { $seat } défausse : { $cards }.
bloodrage-event-quests_shown = Quêtes ({ $seat }) : { $cards }.
bloodrage-event-quest_done = Quête accomplie ({ $seat }) : { $card }.
bloodrage-event-quest_failed = Quête manquée ({ $seat }) : { $card }.
bloodrage-event-province_fell = Le Ragnarök détruit : { $province }.
bloodrage-event-doom_moved = Le jeton Désolation est maintenant ici : { $province }.
bloodrage-event-released = Retour du Valhalla ({ $seat }) : { $figures }.
bloodrage-event-game_ended = La partie est finie.

bloodrage-score_source-reward = récompense de pillage
bloodrage-score_source-battle = bataille gagnée
bloodrage-score_source-ragnarok = tombés au Ragnarök

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
bloodrage-reason-ships_need_fjords = Les Drakkars n'envahissent que les fjords.
bloodrage-reason-fjords_need_ships = Seuls les Drakkars entrent dans les fjords.
bloodrage-reason-not_yggdrasil = Seul { bloodrage-monster-dark_elf } envahit Yggdrasil.
bloodrage-reason-destroyed = Ce lieu est détruit.
bloodrage-reason-no_village = Aucun village n'y est vide.
bloodrage-reason-not_enough_rage = Cela coûte { $cost } Rage, et vous en avez { $rage }.
bloodrage-reason-nobody_there = Vous n'y avez pas de telle figurine.
bloodrage-reason-same_province = Les figurines doivent aller dans une autre province.
bloodrage-reason-not_in_hand = Vous n'avez pas cette carte en main.
bloodrage-reason-no_upgrade = Cette carte n'est pas une amélioration.
bloodrage-reason-wrong_slot = La carte ne va pas à cet emplacement.
bloodrage-reason-already_pillaged = Cette province a déjà été pillée pendant cet Âge.
bloodrage-reason-not_pillaged = Cette province n'est pas encore pillée.
bloodrage-reason-nobody_near = Vous n'y avez ni figurine ni Drakkar dans son fjord.
bloodrage-reason-not_adjacent = On ne se joint que depuis une province adjacente.

## Options de table

bloodrage-option-first_game = Première partie
    .text = Au Premier Âge chacun reçoit huit cartes au hasard au lieu du draft.
bloodrage-option-first_game-off = Draft à chaque Âge
bloodrage-option-first_game-on = Huit cartes au Premier Âge
bloodrage-option-clans = Clans
    .text = Quels clans participent, dans l'ordre des places, par exemple bear-wolf-raven.
bloodrage-option-clans-all = Dans l'ordre habituel
bloodrage-option-dark_elf = { bloodrage-monster-dark_elf } vers Yggdrasil
    .text = Ce que coûte l'invasion.
bloodrage-option-dark_elf-1 = 1 Rage
bloodrage-option-dark_elf-3 = 3 Rage
bloodrage-option-watches = Deux cartes { bloodrage-card-heimdalls_watch_2 }
    .text = Qui gagne de la Gloire quand deux sont révélées ensemble.
bloodrage-option-watches-first = Le premier à partir du pillard
bloodrage-option-watches-both = Les deux
bloodrage-option-leftover_rage = Rage restante
    .text = La Rage est-elle perdue à la fin de la phase d'Action ? Si elle est gardée, { bloodrage-card-friggas_protection } agit aussi au Ragnarök, et la figurine sauvée retourne en Réserve.
bloodrage-option-leftover_rage-lost = Perdue
bloodrage-option-leftover_rage-kept = Gardée jusqu'à la fin de l'Âge
bloodrage-option-witch_in_ragnarok = { bloodrage-monster-volur_witch } au Ragnarök
    .text = Peut-elle fuir la province condamnée ?
bloodrage-option-witch_in_ragnarok-retreats = Peut fuir
bloodrage-option-witch_in_ragnarok-dies = Meurt
bloodrage-option-prowess = { bloodrage-card-tyrs_prowess }
    .text = Combien de cartes le vainqueur peut reprendre.
bloodrage-option-prowess-any = Autant qu'il veut
bloodrage-option-prowess-one = Une seule
bloodrage-option-lokis_wrath = { bloodrage-card-lokis_wrath }
    .text = Gloire pour chaque figurine libérée.
bloodrage-option-lokis_wrath-3 = 3 Gloire
bloodrage-option-lokis_wrath-1 = 1 Gloire
bloodrage-option-gaze = { bloodrage-card-heimdalls_gaze }
    .text = Son bonus en bataille.
bloodrage-option-gaze-3 = +3
bloodrage-option-gaze-2 = +2
bloodrage-option-yggdrasil_quest = Quête d'Yggdrasil au Troisième Âge
    .text = La Gloire qu'elle rapporte.
bloodrage-option-yggdrasil_quest-11 = 11 Gloire
bloodrage-option-yggdrasil_quest-10 = 10 Gloire

## Ce que le conseiller dit d'un choix

bloodrage-advice-unopposed = personne n'est là pour vous arrêter
bloodrage-advice-winnable = la bataille peut être gagnée
bloodrage-advice-ready_to_pillage = se tient prêt à piller
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
bloodrage-advice-best_figure = mérite d'être gardé
bloodrage-advice-let_go = vous coûte le moins
bloodrage-advice-enough = davantage n'en vaut pas la peine
bloodrage-advice-pass = rien de mieux à faire
