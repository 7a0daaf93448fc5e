# Karak II avec Chaos en jeu : questions, choix, événements, raisons, conseils, options.

## Questions

karak-prompt-draft = Prenez un nouveau bâtiment à la place d’un de vos six, ou passez.
karak-prompt-turn = Déplacez-vous, agissez ou terminez votre tour.
karak-prompt-toll = La Citadelle { $owner_of } réclame un marqueur. Lequel donnez-vous ?
karak-prompt-tile = Quelle tuile posez-vous en { $hex } ?
    .drawn = Quelle tuile posez-vous ici ?
karak-prompt-turn_tile = Comment tournez-vous la tuile « { $tile } » en { $hex } ?
    .drawn = Comment tournez-vous la tuile « { $tile } » ?
karak-prompt-foe = Quelle armée rencontrez-vous en { $hex } ?
    .drawn = Quelle armée rencontrez-vous ici ?
karak-prompt-work = Autre chose dans cette action ?
karak-prompt-fee = Quel marqueur paie l’échange ?
karak-prompt-swap =
    { $swapped ->
        [0] Quel marqueur échangez-vous ?
       *[other] Quel marqueur échangez-vous ? Déjà échangés : { $swapped }.
    }
karak-prompt-copy = Quelle capacité votre Monument copie-t-il ?
karak-prompt-buy = Achetez-vous autre chose ?
karak-prompt-equip = Où placez-vous { $item_the } ?
karak-prompt-gain =
    { $left ->
        [1] Quel marqueur prenez-vous ({ $cause }) ?
       *[other] Quel marqueur prenez-vous ({ $cause }) ? Encore { $left }.
    }
karak-prompt-plunder =
    { $left ->
        [1] Que prenez-vous à { $victim } ?
       *[other] Que prenez-vous à { $victim } ? Encore { $left }.
    }
karak-prompt-march = Où va { $horde_the } ?
karak-prompt-evade = Une horde arrive en { $hex } : vous écartez-vous ?
    .drawn = Une horde arrive : vous écartez-vous ?
karak-prompt-raze =
    { $lost ->
        [0] La cité est assiégée par { $horde_the } : quel bâtiment cédez-vous ?
       *[other] La cité est assiégée par { $horde_the } : quel bâtiment cédez-vous ? Elle a déjà perdu { $lost } de force.
    }
karak-prompt-fly = Votre cité s’envole-t-elle ?
karak-prompt-reroll = Votre dé de héros montre { $face }. Le relancez-vous ?
karak-prompt-ignore = Quel crâne ou symbole ignorez-vous ?
karak-prompt-hunger = Le Minotaure a faim : qui sacrifiez-vous ?
karak-prompt-repair = Payez-vous la réparation du Colosse ?
karak-prompt-recruit = Quelle unité remplace le Griffon ?
karak-prompt-add = Votre total est { $total }, il faut { $needed }. Qu’ajoutez-vous ?
karak-prompt-horde =
    { $left ->
        [1] Quelle horde frappez-vous d’abord ?
       *[other] Quelle horde frappez-vous d’abord ? Il vous reste { $left } de force.
    }
karak-prompt-reward = Quelle récompense prenez-vous d’abord ?
karak-prompt-retreat = Où vous repliez-vous ?
karak-prompt-plague = Deux crânes : envoyez-vous Peste et Misère à quelqu’un ?
karak-prompt-misery = Misère : quel marqueur perdez-vous ?

## Choix

karak-verb-move = Aller en { $hex }
    .drawn = Aller { $hex_to }
karak-verb-cross = Franchir le gouffre vers { $hex }
    .drawn = Franchir le gouffre { $hex_to }
karak-verb-portal = Passer par le Portail vers { $hex }
    .drawn = Passer par le Portail { $hex_to }
karak-verb-explore = Explorer { $hex }
    .drawn = Explorer : { $hex }
karak-verb-fight = Combattre
karak-verb-heal = Se soigner
karak-verb-gather = Récolter
karak-verb-found = Fonder une cité
karak-verb-build = Bâtir { $building_the }
karak-verb-train = Entraîner { $unit_a }
karak-verb-exchange = Échanger au Marché
karak-verb-cleanse = Chasser la peste
karak-verb-buy = Acheter { $item_the }
karak-verb-raise = Relever un squelette
karak-verb-take = Ramasser { $item_the }
karak-verb-cast = Utiliser { $item_the }
karak-verb-plunder = Piller { $hero }
karak-verb-skip = Renoncer à l’action
karak-verb-end = Terminer le tour
karak-verb-draft = Prendre { $building_the } à la place { $old_of }
karak-verb-pass = Passer
karak-verb-done = Rien de plus
karak-verb-stay = Laisser ainsi
karak-verb-pay = Payer un marqueur { $resource_of }
karak-verb-gain = Prendre un marqueur { $resource_of }
karak-verb-swap = Échanger un marqueur { $resource_of } contre un marqueur { $other_of }
karak-verb-lay = Poser la tuile « { $tile } »
karak-verb-rotate = { $steps }
    .drawn = Tourner : { $steps }
karak-verb-meet = Rencontrer { $token_the }
karak-verb-copy = Copier la capacité « { $ability } »
karak-verb-keep = Mettre dans l’emplacement { $slot_of }
karak-verb-replace = Remplacer { $item_the } dans l’emplacement { $slot_of }
karak-verb-leave = Le laisser à terre
karak-verb-march = La horde va en { $hex }
    .drawn = La horde va { $hex_to }
karak-verb-evade = S’écarter vers { $hex }
    .drawn = S’écarter { $hex_to }
karak-verb-raze = Céder { $building_the }
karak-verb-fly = La cité vole vers { $hex }
    .drawn = La cité vole { $hex_to }
karak-verb-ride = La cité vole vers { $hex }, et vous avec elle
    .drawn = La cité vole avec vous { $hex_to }
karak-verb-reroll = Relancer
karak-verb-ignore = Ignorer { $die_the }
karak-verb-feed = Sacrifier { $unit_a } ({ $symbol }, { $fate })
karak-verb-starve = Laisser mourir le Minotaure
karak-verb-repair = Payer la réparation
karak-verb-scrap = Laisser le Colosse s’effondrer
karak-verb-recruit = Recruter { $unit_a }
karak-verb-throw = Lancer { $item_the }
karak-verb-cannonade = Dépenser { $markers_a } pour la Canonnade
karak-verb-strike = Frapper { $horde_the }
karak-verb-claim = Prendre la récompense pour { $token_the }
karak-verb-retreat = Se replier en { $hex }
    .drawn = Se replier { $hex_to }
karak-verb-infect = Envoyer Peste et Misère à { $hero }
karak-verb-drop = Déposer { $item_the } de l’emplacement { $slot_of }
karak-verb-shift = Déplacer { $item_the } vers l’emplacement { $slot_of }

## Événements

karak-event-game_began = { $first } commence la partie.
karak-event-hero_joined = { $seat } prend la route.
karak-event-drafted = { $seat } prend { $building_the } à la place { $old_of }.
karak-event-draft_passed = { $seat } ne prend pas de bâtiment.
karak-event-round_began = Manche { $round }
karak-event-turn_began = Au tour { $seat_of }
karak-event-turn_ended = { $seat } termine son tour.
karak-event-moved = { $seat } va de { $hex } à { $to } ({ $cause }).
    .drawn = { $seat } va { $to_to } ({ $cause }).
karak-event-tiles_seen = { $seat } examine les tuiles { $tiles }.
karak-event-tile_laid = { $seat } pose la tuile « { $tile } » en { $hex } avec une rotation de { $turn }.
    .drawn = { $seat } pose la tuile « { $tile } ».
karak-event-tokens_seen = { $seat } voit { $tokens_the }.
karak-event-army_came = En { $hex } apparaissent { $token_the }, avec une force de { $strength }.
    .drawn = Ici apparaissent { $token_the }, avec une force de { $strength }.
karak-event-foe_came = En { $hex } apparaît { $foe_the }, avec une force de { $strength }.
    .drawn = Ici apparaît { $foe_the }, avec une force de { $strength }.
karak-event-gained =
    { $count ->
        [one] { $seat } reçoit { $count } marqueur { $resource_of } ({ $cause }).
       *[other] { $seat } reçoit { $count } marqueurs { $resource_of } ({ $cause }).
    }
karak-event-lost =
    { $count ->
        [one] { $seat } rend { $count } marqueur { $resource_of } ({ $cause }).
       *[other] { $seat } rend { $count } marqueurs { $resource_of } ({ $cause }).
    }
karak-event-healed =
    { $by ->
        [one] { $seat } récupère { $by } point d’endurance et en a { $toughness } ({ $cause }).
       *[other] { $seat } récupère { $by } points d’endurance et en a { $toughness } ({ $cause }).
    }
karak-event-hurt =
    { $by ->
        [one] { $seat } perd { $by } point d’endurance, reste { $toughness } ({ $cause }).
       *[other] { $seat } perd { $by } points d’endurance, reste { $toughness } ({ $cause }).
    }
karak-event-glory_changed = La gloire { $seat_of } change de { $by } et passe à { $glory } ({ $cause }).
karak-event-stones_won =
    { $halves ->
        [one] { $seat } gagne { $halves } demi-pierre d’âme, { $all_halves } en tout ({ $cause }).
       *[other] { $seat } gagne { $halves } demi-pierres d’âme, { $all_halves } en tout ({ $cause }).
    }
    .drawn = { $seat } gagne des pierres d’âme, +{ $halves }, { $all_halves } en tout ({ $cause }).
karak-event-city_founded = { $seat } fonde une cité en { $hex }.
    .drawn = { $seat } fonde une cité { $hex_in }.
karak-event-city_flew = La cité { $seat_of } vole de { $hex } à { $to }.
    .drawn = La cité { $seat_of } vole { $to_to }.
karak-event-built = { $seat } bâtit { $building_the }.
karak-event-copied = { $seat } copie la capacité { $hero_of } « { $ability } ».
karak-event-ability_lost = { $seat } perd la capacité « { $ability } ».
karak-event-trained = { $seat } entraîne { $unit_a }.
karak-event-raised = { $seat } relève { $unit_a }.
karak-event-recruited = { $seat } recrute { $unit_a }.
karak-event-exchanged = { $seat } échange un marqueur { $resource_of } contre un marqueur { $other_of }.
karak-event-cleansed = { $seat } chasse la peste.
karak-event-item_taken = { $seat } prend { $item_the } dans l’emplacement { $slot_of }.
karak-event-item_bought = { $seat } achète { $item_the }.
karak-event-item_left = { $seat } laisse { $item_the } en { $hex }.
    .drawn = { $seat } laisse ici { $item_the }.
karak-event-item_used = { $seat } utilise { $item_the }.
karak-event-item_shifted = { $seat } déplace { $item_the } vers l’emplacement { $slot_of }.
karak-event-plundered = { $seat } prend à { $victim } un marqueur { $resource_of }.
karak-event-skipped = { $seat } renonce à une action.
karak-event-fight_began = { $seat } combat en { $hex } contre une force de { $strength }.
    .drawn = { $seat } combat contre une force de { $strength }.
karak-event-fled = Les faibles fuient devant { $seat } en { $hex }.
    .drawn = Les faibles fuient devant { $seat }.
karak-event-rolled =
    { $swords ->
        [0] { $seat } lance { $dice_with_faces_the }. Aucune épée en tout.
        [one] { $seat } lance { $dice_with_faces_the }. Cela fait { $swords } épée.
       *[other] { $seat } lance { $dice_with_faces_the }. Cela fait { $swords } épées.
    }
karak-event-rerolled = { $seat } relance son dé de héros : d’abord { $old }, maintenant { $face }.
karak-event-ignored = { $seat } ignore { $die_the } ({ $face }).
karak-event-symbol_worked = { $unit } { $seat_of } : le symbole « { $face } » agit.
karak-event-unit_lost = { $seat } perd { $unit_a } ({ $cause }).
karak-event-strengthened = { $seat } ajoute { $by } à sa force ({ $cause }).
karak-event-fight_won = { $seat } gagne en { $hex } : { $total } contre { $strength }.
    .drawn = { $seat } gagne : { $total } contre { $strength }.
karak-event-fight_lost = { $seat } perd en { $hex } : { $total } contre { $strength }.
    .drawn = { $seat } perd : { $total } contre { $strength }.
karak-event-army_beaten = { $seat } a vaincu { $token_the }.
karak-event-praetorians_beaten =
    { $count ->
        [one] { $seat } bat { $count } prétorien, il en reste { $left }.
       *[other] { $seat } bat { $count } prétoriens, il en reste { $left }.
    }
karak-event-foe_beaten = { $seat } a vaincu { $foe_the }.
karak-event-plague_sent = { $seat } envoie Peste et Misère à { $victim }.
karak-event-fell = { $seat } tombe et se retrouve en { $hex }.
    .drawn = { $seat } tombe et se réveille { $hex_in }.
karak-event-target_chosen = La { $horde } vise la cité { $victim_of }.
karak-event-target_rolled = La { $horde } cherche une cible ; les dés ({ $seats }) montrent { $faces }.
karak-event-horde_waits = La { $horde } ne trouve pas de cible et attend.
karak-event-horde_left = La { $horde } ne trouve pas de cible et quitte le pays.
karak-event-horde_moved = La { $horde } va de { $hex } à { $to }.
    .drawn = La { $horde } va { $to_to }.
karak-event-horde_stuck = La { $horde } ne trouve pas de chemin et reste en { $hex }.
    .drawn = La { $horde } ne trouve pas de chemin et reste sur place.
karak-event-horde_weakened = La { $horde } perd { $by } de force face à { $seat } et en a { $strength }.
karak-event-siege_began = La { $horde } assiège la cité { $victim_of } avec une force de { $strength }.
karak-event-razed = { $seat } perd { $building_the }.
karak-event-city_destroyed = La { $horde } détruit la cité { $seat_of } en { $hex }.
    .drawn = La { $horde } détruit la cité { $seat_of }.
karak-event-game_ended =
    { $winners_count ->
        [1] La partie est finie. { $winners } gagne.
       *[other] La partie est finie. Gagnent ensemble : { $winners }.
    }

## Pourquoi

karak-cause-gathered = récolte
karak-cause-prospector = Prospecteur
karak-cause-spoils_of_war = Butin de guerre
karak-cause-inn = Auberge
karak-cause-horde = horde
karak-cause-siege = siège
karak-cause-plunder = pillage
karak-cause-toll = péage
karak-cause-misery = Misère
karak-cause-exchange = échange
karak-cause-cannonade = Canonnade
karak-cause-repair = réparation
karak-cause-price = prix
karak-cause-monsters = ennemis vaincus
karak-cause-general = Général des Ténèbres
karak-cause-banner = Bannière de gloire
karak-cause-amulet = amulette
karak-cause-skull = crâne
karak-cause-symbol = son propre symbole
karak-cause-hunger = Faim
karak-cause-entry = début du combat
karak-cause-lost_fight = combat perdu
karak-cause-heal = soin
karak-cause-healing = sort
karak-cause-life_drain = Drain de vie
karak-cause-recovery = convalescence
karak-cause-portal = Portail
karak-cause-trailblazer = par-dessus un gouffre
karak-cause-walk = en route
karak-cause-evasion = esquive
karak-cause-fall = chute
karak-cause-retreat = repli
karak-cause-flight = avec la cité
karak-cause-start = départ

## Choses nommées ailleurs

karak-foe-black = { karak-horde-black }
    .the = la Horde noire
karak-foe-gold = { karak-horde-gold }
    .the = la Horde d’or
karak-foe-red = { karak-horde-red }
    .the = la Horde rouge
karak-foe-first = { karak-rider-first }
    .the = le Premier Cavalier du Chaos
karak-foe-second = { karak-rider-second }
    .the = le Deuxième Cavalier du Chaos
karak-foe-third = { karak-rider-third }
    .the = le Troisième Cavalier du Chaos
karak-foe-dark_general = { karak-boss-dark_general }
    .the = le Général des Ténèbres
karak-dice =
    { $count ->
        [one] dé
       *[other] dés
    }
karak-die-hero = Dé de héros
    .the = le dé de héros
    .several = { $count } { karak-dice } de héros
karak-die-knight = { karak-unit-knight }
    .the = le dé du Chevalier
    .several = { $count } { karak-dice } du Chevalier
karak-die-archer = { karak-unit-archer }
    .the = le dé de l’Archer
    .several = { $count } { karak-dice } de l’Archer
karak-die-mage = { karak-unit-mage }
    .the = le dé du Mage
    .several = { $count } { karak-dice } du Mage
karak-die-basilisk = { karak-unit-basilisk }
    .the = le dé du Basilic
    .several = { $count } { karak-dice } du Basilic
karak-die-minotaur = { karak-unit-minotaur }
    .the = le dé du Minotaure
    .several = { $count } { karak-dice } du Minotaure
karak-die-guardian = { karak-unit-guardian }
    .the = le dé du Gardien
    .several = { $count } { karak-dice } du Gardien
karak-die-colossus = { karak-unit-colossus }
    .the = le dé du Colosse
    .several = { $count } { karak-dice } du Colosse
karak-die-griffin = { karak-unit-griffin }
    .the = le dé du Griffon
    .several = { $count } { karak-dice } du Griffon
karak-die-skeleton = { karak-unit-skeleton }
    .the = le dé du Squelette
    .several = { $count } { karak-dice } du Squelette
karak-die-bear = { karak-unit-bear }
    .the = le dé de l’Ours
    .several = { $count } { karak-dice } de l’Ours
karak-die-titan = { karak-unit-titan }
    .the = le dé du Titan
    .several = { $count } { karak-dice } du Titan
karak-item-trade_sword = { karak-item-sword } (achetée)
    .the = { karak-item-sword.the }
karak-item-trade_hammer = { karak-item-hammer } (acheté)
    .the = { karak-item-hammer.the }
karak-item-trade_fire_missile = { karak-item-fire_missile } (acheté)
    .the = { karak-item-fire_missile.the }
karak-item-trade_amulet_glory = { karak-item-amulet_glory } (achetée)
    .the = { karak-item-amulet_glory.the }
karak-item-trade_amulet_action = { karak-item-amulet_action } (achetée)
    .the = { karak-item-amulet_action.the }
karak-item-trade_amulet_protection = { karak-item-amulet_protection } (achetée)
    .the = { karak-item-amulet_protection.the }
karak-steps-0 = Laisser la tuile telle quelle
karak-steps-1 = Tourner la tuile d’un côté vers la gauche
karak-steps-2 = Tourner la tuile de deux côtés vers la gauche
karak-steps-3 = Tourner la tuile d’un demi-tour
karak-steps-4 = Tourner la tuile de deux côtés vers la droite
karak-steps-5 = Tourner la tuile d’un côté vers la droite
karak-markers-food_food = { karak-resource-food } + { karak-resource-food }
    .a = deux nourritures
karak-markers-food_wood = { karak-resource-food } + { karak-resource-wood }
    .a = une nourriture et un bois
karak-markers-food_stone = { karak-resource-food } + { karak-resource-stone }
    .a = une nourriture et une pierre
karak-markers-wood_wood = { karak-resource-wood } + { karak-resource-wood }
    .a = deux bois
karak-markers-wood_stone = { karak-resource-wood } + { karak-resource-stone }
    .a = un bois et une pierre
karak-markers-stone_stone = { karak-resource-stone } + { karak-resource-stone }
    .a = deux pierres

## Pourquoi pas

karak-reason-has_moved = Vous vous êtes déjà déplacé ; place à l’action.
karak-reason-must_fight = Il y a des ennemis ici : il faut d’abord combattre.
karak-reason-no_action = Il ne vous reste plus d’action.
karak-reason-not_revealed = { $hex } n’est pas encore révélé.
karak-reason-revealed = { $hex } est déjà révélé.
karak-reason-toll = Sans marqueur pour le péage, on ne peut s’arrêter en { $hex }.
karak-reason-blocked = Un gouffre barre la route vers { $hex }.
karak-reason-too_far = { $hex } est trop loin.
karak-reason-no_tiles = Il n’y a plus de tuile.
karak-reason-edge_of_table = La table s’arrête avant { $hex }.
karak-reason-no_marker = Vous n’avez pas ce marqueur : { $resource }.
karak-reason-not_free = Il y a des ennemis en { $hex }.
karak-reason-horde_keeps_out = Les hordes n’entrent pas en { $hex }.
karak-reason-not_closer = { $hex } n’est pas sur le chemin le plus court.
karak-reason-not_built = Ce bâtiment n’est pas debout : { $building }.
karak-reason-city_cannot_land = La cité ne peut se poser en { $hex }.
karak-reason-not_in_city = Vous n’êtes pas dans votre cité.
karak-reason-no_enemies = Il n’y a personne à combattre ici.
karak-reason-unhurt = Vous n’êtes pas blessé.
karak-reason-no_gathering = On ne récolte pas ici.
karak-reason-supply_empty = La réserve n’en a plus.
karak-reason-no_plague = Votre cité n’est pas pestiférée.
karak-reason-no_ability = Votre héros ne sait pas faire cela.
karak-reason-no_dice = La réserve n’a plus ce dé.
karak-reason-has_city = Vous avez déjà une cité.
karak-reason-other_city = Une autre cité se dresse ici.
karak-reason-no_city_here = On ne peut fonder de cité ici.
karak-reason-cannot_pay = Vous ne pouvez pas payer le prix.
karak-reason-plagued = Votre cité est pestiférée : ni construction ni entraînement.
karak-reason-no_token = Il n’est pas sur votre plateau : { $building }.
karak-reason-stands = Il est déjà debout : { $building }.
karak-reason-no_building = Il manque le bâtiment pour : { $unit }.
karak-reason-army_limit = Votre gloire de { $glory } n’autorise pas plus d’unités.
karak-reason-no_exchange = Pas d’échange maintenant.
karak-reason-out_of_reach = Vous ne pourriez alors plus rien bâtir ni entraîner.
karak-reason-same_resource = On n’échange pas contre la même sorte.
karak-reason-own_ability = Vous avez déjà cette capacité : { $ability }.
karak-reason-hero_not_here = Aucun héros de cette partie n’a cette capacité : { $ability }.
karak-reason-slot = Cela ne va pas là : { $item }.
karak-reason-put_down_now = Vous venez de le poser : { $item }.
karak-reason-not_carried = Vous ne portez pas cela à cet endroit : { $item }.
karak-reason-shifted_now = Déjà déplacé dans ce tour : { $item }.
karak-reason-not_on_ground = Cela n’est pas ici : { $item }.
karak-reason-no_spell = Vous ne l’avez pas : { $item }.
karak-reason-nothing_to_take = Il n’y a rien à y prendre.
karak-reason-not_for_sale = Le marchand ne vend pas cela : { $item }.
karak-reason-no_stall = Il n’y a pas d’étal ici.
karak-reason-sold_out = C’est épuisé : { $item }.
karak-reason-not_on_display = Il n’est pas exposé : { $building }.
karak-reason-has_token = Vous avez déjà ce bâtiment : { $building }.
karak-reason-nothing_to_ignore = Il n’y a rien à y ignorer : { $die }.
karak-reason-no_cannonade = Il faut deux marqueurs, quatre au plus.
karak-reason-no_meal = Cette unité ne peut être sacrifiée : { $unit }.
karak-reason-not_basic = Seule une unité de base peut venir, et ce n’en est pas une : { $unit }.
karak-reason-horde_not_here = Cette horde n’est pas ici : { $horde }.
karak-reason-retreat = Vous ne pouvez pas vous replier en { $hex }.
karak-reason-no_plague_there = Peste et Misère ne peuvent l’atteindre.

## Conseils

karak-advice-explore = De nouvelles terres apportent des récompenses.
karak-advice-fight = La chance de gagner est de { $chance }.
karak-advice-attack = Une attaque y réussit avec une chance de { $chance }.
karak-advice-home = Chez vous, vous pouvez bâtir et entraîner.
karak-advice-stall = Le marchand a des choses utiles.
karak-advice-move = Cela mène là où il y a à faire.
karak-advice-to_gather = On peut y récolter ce qui servira bientôt.
karak-advice-frontier = De là, on peut explorer une terre inconnue.
karak-advice-site = Un bon endroit pour votre cité.
karak-advice-to_item = Quelque chose d’utile s’y trouve.
karak-advice-enough = Davantage coûterait plus que cela ne rapporte.
karak-advice-heal = L’endurance évite la chute.
karak-advice-gather = Ces ressources serviront bientôt.
karak-advice-for_city = Pour votre cité : tout le reste en dépend (marqueurs manquants : { $missing }).
karak-advice-found = Sans cité, ni bâtiments ni armée.
karak-advice-build = Un bâtiment sert toute la partie.
karak-advice-train = Plus de dés, plus d’épées.
karak-advice-exchange = Un échange rend une construction possible.
karak-advice-item = Un meilleur objet, c’est de la force à chaque combat.
karak-advice-draft = C’est ce qui sert le mieux ce héros.
karak-advice-evade = Mieux vaut éviter la horde.
karak-advice-raze = Il vaut le moins et coûte le plus à la horde.
karak-advice-reroll = Le second jet est meilleur en moyenne.
karak-advice-spare = Cela sauve une unité encore utile.
karak-advice-add = Cela décide du combat.
karak-advice-harm = Cela ralentit le meneur.
karak-advice-strike = Cela affaiblit la horde la plus gênante.
karak-advice-plain = Cela laisse d’autres choix ouverts.

## Options de table

karak-option-new_buildings = { karak-module-new_buildings }
    .text = { karak-module-new_buildings.text }
karak-option-new_buildings-on = avec
karak-option-new_buildings-off = sans
karak-option-merchant = { karak-module-merchant }
    .text = { karak-module-merchant.text }
karak-option-merchant-on = avec
karak-option-merchant-off = sans
karak-option-hordes = { karak-module-hordes }
    .text = { karak-module-hordes.text }
karak-option-hordes-on = avec
karak-option-hordes-off = sans
karak-option-riders = { karak-module-riders }
    .text = { karak-module-riders.text }
karak-option-riders-on = avec
karak-option-riders-off = sans
karak-option-new_heroes = { karak-module-new_heroes }
    .text = { karak-module-new_heroes.text }
karak-option-new_heroes-on = avec
karak-option-new_heroes-off = sans
karak-option-heroes = Héros
    .text = Tirés au sort, ou une liste dans l’ordre des places, par exemple horan-taia-xanros.
karak-option-heroes-random = au hasard
karak-option-rounds = Limite de manches
    .text = La partie s’arrête au plus tard après cette manche.
karak-option-rounds-80 = 80
karak-option-rounds-20 = 20
karak-option-rounds-50 = 50
karak-option-rounds-120 = 120
karak-option-lost_fight = Combat perdu
    .text = Ce qu’il coûte en plus des crânes.
karak-option-lost_fight-nothing = rien
karak-option-lost_fight-toughness = 1 endurance
karak-option-horde_glory = Gloire tirée d’une horde
    .text = Monte jusqu’à la force retirée, ou d’autant.
karak-option-horde_glory-to = jusqu’à la force
karak-option-horde_glory-by = d’autant que la force
karak-option-horde_beaten = Après avoir battu une horde
    .text = Si le héros peut rester sur la tuile devenue libre.
karak-option-horde_beaten-may_stay = peut rester
karak-option-horde_beaten-must_retreat = doit se replier
karak-option-plague = Peste et Misère
    .text = Si deux crânes permettent de les envoyer.
karak-option-plague-played = jouées
karak-option-plague-left_out = omises
karak-option-start = Au départ
    .text = Si ceux qui jouent tard et Sidhar commencent avec des marqueurs.
karak-option-start-markers = marqueurs
karak-option-start-nothing = rien
karak-option-after_fall = Après une chute
    .text = Ce que fait un héros tombé à son tour suivant : seulement se remettre, ou se remettre et agir.
karak-option-after_fall-rests = il se repose
karak-option-after_fall-acts = il agit

## Le plateau dans un terminal

board-karak-round = Manche { $round } sur { $limit }
board-karak-legend = nombres : force des ennemis · ⌂ cité · ● héros · $ étal · ~ gouffre
board-karak-hero = héros
board-karak-stones = pierres
board-karak-glory = gloire
board-karak-toughness = endurance
board-karak-resources = N B P
board-karak-army = armée
board-karak-items = objets
board-karak-city = cité
board-karak-buildings = bâtiments
board-karak-pile = Tuiles restantes : { $tiles }. Jetons dans le sac : { $tokens }.
board-karak-horde = { $horde } : force { $strength }, vise { $target }
board-karak-nobody = personne
board-karak-odds = { $hex } : force { $strength }, votre chance { $chance }
