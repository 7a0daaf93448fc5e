# Chaos dans le Vieux Monde : les noms de ses éléments et ce qu’ils font, dans nos mots.

oldworld-title = Chaos dans le Vieux Monde
    .text = Trois ou quatre dieux du Chaos se disputent neuf contrées du Vieux Monde. Ils invoquent des séides, posent des cartes, tuent les figurines adverses, dominent les régions et les corrompent jusqu’à la ruine. Chaque dieu suit sa nature pour faire tourner son cadran de Menace ; qui l’amène à la Victoire ou réunit cinquante points peut gagner, et si personne n’y parvient à temps, le Vieux Monde survit et tous perdent.
oldworld-length = Environ deux heures ; 7 tours au plus à quatre Puissances, 8 à trois

## Les Puissances

oldworld-power-khorne = Khorne
    .title = Le Dieu du Sang
    .text = Khorne vit de la bataille : des Guerriers forts et bon marché, sept points de puissance et des cartes qui apportent plus de dés et plus de combats. Dispersez-vous et tuez dans autant de régions que possible ; le cadran est pour Khorne le plus court chemin vers la victoire.
    .draw = Piochez 2 cartes Chaos.
    .dial = Un pion avancement pour chaque région où Khorne tue au moins une figurine ennemie dans une même phase. Les Paysans ne comptent pas.
oldworld-power-nurgle = Nurgle
    .title = Le Seigneur de la Pestilence
    .text = Nurgle a beaucoup de figurines bon marché et gagne aux points : dominez et corrompez tour après tour les régions densément peuplées, et soyez là quand elles tombent. Leur faible défense fait de ses séides des proies faciles pour Khorne.
    .draw = Piochez 2 cartes Chaos.
    .dial = Un pion avancement pour chaque région densément peuplée où Nurgle place au moins 2 pions corruption dans une même phase.
oldworld-power-tzeentch = Tzeentch
    .title = Le Maître du Changement
    .text = Tzeentch règne sur les cartes : beaucoup sont gratuites ou presque, et la main se remplit de nouveau à chaque tour. Jouez-en beaucoup, laissez les autres se dépenser, et corrompez là où s’amassent malepierre et magie. Le cadran comme les points sont à portée.
    .draw = Vous pouvez défausser 1 carte Chaos ; piochez ensuite jusqu’à en avoir 5.
    .dial = Un pion avancement pour chaque région où Tzeentch place au moins 2 pions corruption dans une même phase, si symboles de magie et pions Malepierre y sont au moins 2 en tout.
oldworld-power-slaanesh = Slaanesh
    .title = Le Prince du Plaisir et de la Douleur
    .text = Slaanesh détourne ce qui est aux autres : il mène Nobles et Héros là où ils servent, empêche les batailles et s’empare d’Adorateurs ennemis. Il peut gagner par le cadran ou aux points et doit suivre la voie qui s’ouvre.
    .draw = Piochez 2 cartes Chaos.
    .dial = Un pion avancement pour chaque région avec un pion Noble ou Héros où Slaanesh place au moins 2 pions corruption à l’étape de corruption.

## Les régions

oldworld-region-norsca = Norsca
    .in = en Norsca
    .to = vers la Norsca
    .from = de Norsca
    .the = la Norsca
    .gender = f
oldworld-region-troll_country = Pays des Trolls
    .in = au Pays des Trolls
    .to = vers le Pays des Trolls
    .from = du Pays des Trolls
    .the = le Pays des Trolls
    .gender = m
oldworld-region-kislev = Kislev
    .in = à Kislev
    .to = vers Kislev
    .from = de Kislev
    .the = Kislev
    .gender = m
oldworld-region-empire = L’Empire
    .in = dans l’Empire
    .to = vers l’Empire
    .from = de l’Empire
    .the = l’Empire
    .gender = m
oldworld-region-bretonnia = Bretonnie
    .in = en Bretonnie
    .to = vers la Bretonnie
    .from = de Bretonnie
    .the = la Bretonnie
    .gender = f
oldworld-region-estalia = Estalie
    .in = en Estalie
    .to = vers l’Estalie
    .from = d’Estalie
    .the = l’Estalie
    .gender = f
oldworld-region-tilea = Tilée
    .in = en Tilée
    .to = vers la Tilée
    .from = de Tilée
    .the = la Tilée
    .gender = f
oldworld-region-border_princes = Les Principautés Frontalières
    .in = dans les Principautés Frontalières
    .to = vers les Principautés Frontalières
    .from = des Principautés Frontalières
    .the = les Principautés Frontalières
    .gender = fp
oldworld-region-badlands = Les Terres Arides
    .in = dans les Terres Arides
    .to = vers les Terres Arides
    .from = des Terres Arides
    .the = les Terres Arides
    .gender = fp
oldworld-region-reserve = Réserve
    .in = en réserve
    .to = vers la réserve
    .from = de la réserve
    .the = la réserve
    .gender = f

## Les figurines

oldworld-class-cultist = Adorateur
    .text = Faible au combat, mais seuls les Adorateurs placent des pions corruption à l’étape de corruption : un chacun.
oldworld-class-warrior = Guerrier
    .text = Se bat bien pour son prix.
oldworld-class-greater_daemon = Démon Majeur
    .text = Le séide le plus puissant de sa Puissance, unique. Pour la domination, il compte comme une figurine.

oldworld-figure-bloodsworn = Juresang
    .a = un Juresang
    .the = le Juresang
oldworld-figure-bloodletter = Sanguinaire
    .a = un Sanguinaire
    .the = le Sanguinaire
oldworld-figure-bloodthirster = Buveur de Sang
    .a = le Buveur de Sang
    .the = le Buveur de Sang
oldworld-figure-leper = Lépreux
    .a = un Lépreux
    .the = le Lépreux
oldworld-figure-plaguebearer = Portepeste
    .a = un Portepeste
    .the = le Portepeste
oldworld-figure-great_unclean_one = Grand Immonde
    .a = le Grand Immonde
    .the = le Grand Immonde
oldworld-figure-acolyte = Acolyte
    .a = un Acolyte
    .the = l’Acolyte
oldworld-figure-horror = Horreur
    .a = une Horreur
    .the = l’Horreur
oldworld-figure-lord_of_change = Duc du Changement
    .a = le Duc du Changement
    .the = le Duc du Changement
oldworld-figure-seductress = Séductrice
    .a = une Séductrice
    .the = la Séductrice
oldworld-figure-daemonette = Démonette
    .a = une Démonette
    .the = la Démonette
oldworld-figure-keeper_of_secrets = Gardien des Secrets
    .a = le Gardien des Secrets
    .the = le Gardien des Secrets
oldworld-figure-peasant = Paysan
    .a = un Paysan
    .the = le Paysan

# Figurines à qui quelque chose est arrivé ce tour-ci

oldworld-figure-bloodsworn-controlled = Juresang (sous contrôle)
    .a = { oldworld-figure-bloodsworn.a } (sous contrôle)
    .the = { oldworld-figure-bloodsworn.the } (sous contrôle)
oldworld-figure-bloodletter-controlled = Sanguinaire (sous contrôle)
    .a = { oldworld-figure-bloodletter.a } (sous contrôle)
    .the = { oldworld-figure-bloodletter.the } (sous contrôle)
oldworld-figure-bloodthirster-controlled = Buveur de Sang (sous contrôle)
    .a = { oldworld-figure-bloodthirster.a } (sous contrôle)
    .the = { oldworld-figure-bloodthirster.the } (sous contrôle)
oldworld-figure-leper-controlled = Lépreux (sous contrôle)
    .a = { oldworld-figure-leper.a } (sous contrôle)
    .the = { oldworld-figure-leper.the } (sous contrôle)
oldworld-figure-leper-arrived = Lépreux (déjà arrivé gratuitement)
    .a = { oldworld-figure-leper.a } (déjà arrivé gratuitement)
    .the = { oldworld-figure-leper.the } (déjà arrivé gratuitement)
oldworld-figure-leper-controlled-arrived = Lépreux (sous contrôle, déjà arrivé gratuitement)
    .a = { oldworld-figure-leper.a } (sous contrôle, déjà arrivé gratuitement)
    .the = { oldworld-figure-leper.the } (sous contrôle, déjà arrivé gratuitement)
oldworld-figure-plaguebearer-controlled = Portepeste (sous contrôle)
    .a = { oldworld-figure-plaguebearer.a } (sous contrôle)
    .the = { oldworld-figure-plaguebearer.the } (sous contrôle)
oldworld-figure-great_unclean_one-controlled = Grand Immonde (sous contrôle)
    .a = { oldworld-figure-great_unclean_one.a } (sous contrôle)
    .the = { oldworld-figure-great_unclean_one.the } (sous contrôle)
oldworld-figure-acolyte-controlled = Acolyte (sous contrôle)
    .a = { oldworld-figure-acolyte.a } (sous contrôle)
    .the = { oldworld-figure-acolyte.the } (sous contrôle)
oldworld-figure-acolyte-shielded = Acolyte (sous bouclier)
    .a = { oldworld-figure-acolyte.a } (sous bouclier)
    .the = { oldworld-figure-acolyte.the } (sous bouclier)
oldworld-figure-acolyte-controlled-shielded = Acolyte (sous contrôle, sous bouclier)
    .a = { oldworld-figure-acolyte.a } (sous contrôle, sous bouclier)
    .the = { oldworld-figure-acolyte.the } (sous contrôle, sous bouclier)
oldworld-figure-horror-controlled = Horreur (sous contrôle)
    .a = { oldworld-figure-horror.a } (sous contrôle)
    .the = { oldworld-figure-horror.the } (sous contrôle)
oldworld-figure-horror-shielded = Horreur (sous bouclier)
    .a = { oldworld-figure-horror.a } (sous bouclier)
    .the = { oldworld-figure-horror.the } (sous bouclier)
oldworld-figure-horror-controlled-shielded = Horreur (sous contrôle, sous bouclier)
    .a = { oldworld-figure-horror.a } (sous contrôle, sous bouclier)
    .the = { oldworld-figure-horror.the } (sous contrôle, sous bouclier)
oldworld-figure-horror-on_space = Horreur (sur un emplacement de carte)
    .a = { oldworld-figure-horror.a } (sur un emplacement de carte)
    .the = { oldworld-figure-horror.the } (sur un emplacement de carte)
oldworld-figure-horror-controlled-on_space = Horreur (sous contrôle, sur un emplacement de carte)
    .a = { oldworld-figure-horror.a } (sous contrôle, sur un emplacement de carte)
    .the = { oldworld-figure-horror.the } (sous contrôle, sur un emplacement de carte)
oldworld-figure-horror-shielded-on_space = Horreur (sous bouclier, sur un emplacement de carte)
    .a = { oldworld-figure-horror.a } (sous bouclier, sur un emplacement de carte)
    .the = { oldworld-figure-horror.the } (sous bouclier, sur un emplacement de carte)
oldworld-figure-horror-controlled-shielded-on_space = Horreur (sous contrôle, sous bouclier, sur un emplacement de carte)
    .a = { oldworld-figure-horror.a } (sous contrôle, sous bouclier, sur un emplacement de carte)
    .the = { oldworld-figure-horror.the } (sous contrôle, sous bouclier, sur un emplacement de carte)
oldworld-figure-lord_of_change-controlled = Duc du Changement (sous contrôle)
    .a = { oldworld-figure-lord_of_change.a } (sous contrôle)
    .the = { oldworld-figure-lord_of_change.the } (sous contrôle)
oldworld-figure-lord_of_change-shielded = Duc du Changement (sous bouclier)
    .a = { oldworld-figure-lord_of_change.a } (sous bouclier)
    .the = { oldworld-figure-lord_of_change.the } (sous bouclier)
oldworld-figure-lord_of_change-controlled-shielded = Duc du Changement (sous contrôle, sous bouclier)
    .a = { oldworld-figure-lord_of_change.a } (sous contrôle, sous bouclier)
    .the = { oldworld-figure-lord_of_change.the } (sous contrôle, sous bouclier)

## Les pions

oldworld-token-event = Événement
    .text = Ne fait rien seul ; il signale les régions dont parle une carte Vieux Monde persistante.
oldworld-token-hero = Héros
    .text = À la phase de fin, le joueur ayant la plus forte Menace parmi ceux qui ont une figurine ici en retire une.
oldworld-token-noble = Noble
    .text = Rend la région plus précieuse : 1 de plus à sa valeur de Conquête.
oldworld-token-peasant = Paysan
    .a = un Paysan
    .text = Une cible de bataille avec 1 en défense ; qui la touche la garde sur sa fiche. Certaines cartes récompensent les Paysans capturés.
oldworld-token-skaven = Skaven
    .text = Mine la région : 1 de moins à sa Résistance, sans descendre sous 0.
oldworld-token-warpstone = Malepierre
    .text = Compte comme un pion corruption, à personne, quand on vérifie si la région est dévastée.
oldworld-token-corruption = Corruption
    .text = La marque d’une Puissance. Quand une région en porte 12 de toutes les Puissances, malepierre comprise, elle est dévastée.
oldworld-token-counter = Pion avancement de cadran
    .text = Le prix des actes propres à la Puissance. Un seul suffit pour avancer le cadran d’un cran à la phase de fin ; qui en a le plus, sans égalité, avance d’un second.

## Le tour

oldworld-phase-old_world = Phase du Vieux Monde
    .text = Piochez une carte Vieux Monde ; le joueur avec le moins de Menace l’applique.
oldworld-phase-draw = Phase de Pioche
    .text = Piochez des cartes Chaos et récupérez vos points de puissance.
oldworld-phase-summoning = Phase d’Invocation
    .text = À tour de rôle, invoquez une figurine ou jouez une carte Chaos, jusqu’à ce que plus personne n’ait de points de puissance.
oldworld-phase-battle = Phase de Bataille
    .text = On se bat région par région ; dans chacune, les Puissances lancent les dés dans leur ordre.
oldworld-phase-corruption = Phase de Corruption
    .text = On marque la domination, puis on place la corruption et l’on voit ce qui tombe en ruine.
oldworld-phase-end = Phase de Fin
    .text = On retire les cartes, Héros et cartes Vieux Monde agissent, on décompte les ruines, on tourne les cadrans, on vérifie la fin.

oldworld-step-domination = Étape de domination
    .text = Région par région, la plus forte valeur de domination, sans égalité et si elle dépasse la Résistance, marque la valeur de Conquête.
oldworld-step-corruption = Étape de corruption
    .text = Région par région, chaque Adorateur place un pion corruption de qui le contrôle ; puis on vérifie la dévastation.
oldworld-step-chaos_cards = Retirer les cartes Chaos du plateau
    .text = Toutes les cartes Chaos du plateau rejoignent la défausse de leur propriétaire.
oldworld-step-heroes = Résoudre les pions Héros
    .text = Chaque Héros retire une figurine du joueur qui y a la plus forte Menace.
oldworld-step-old_world_cards = Résoudre les cartes Vieux Monde
    .text = Les effets persistants de cette étape agissent : case 1, puis case 2.
oldworld-step-ruined_regions = Décompte des régions dévastées
    .text = Les régions dévastées ce tour-ci récompensent la première et la seconde corruption ; puis toute corruption les quitte.
oldworld-step-dials = Avancer les cadrans de Menace
    .text = Les Puissances qui ont des pions tournent leur cadran et font ce qu’il indique.
oldworld-step-game_end = Vérification de la fin du jeu
    .text = Victoire sur un cadran, puis 50 points, puis cinq régions dévastées, puis paquet Vieux Monde épuisé.

## Les fins de partie

oldworld-ending-victory_dial = Maximum de Menace
    .text = Un cadran de Menace a atteint la Victoire. S’il y en a plusieurs, les points de victoire décident ; toujours à égalité, ils partagent la victoire.
oldworld-ending-fifty_points = Cinquante points de victoire
    .text = Quelqu’un a 50 points de victoire ou plus. Qui a le plus de points gagne ; la plus forte Menace départage.
oldworld-ending-five_ruined = Cinq régions dévastées
    .text = La cinquième région est en ruine. Qui a le plus de points de victoire gagne ; la plus forte Menace départage.
oldworld-ending-old_world_survives = Le Vieux Monde survit
    .text = Le paquet Vieux Monde est épuisé et personne n’a gagné : toutes les Puissances perdent.

## Termes

oldworld-term-threat = Menace
    .text = Le nombre dans la petite fenêtre d’un cadran. Deux Puissances n’ont jamais le même.
oldworld-term-threat_dial = Cadran de Menace
    .text = Montre ce que la Puissance gagne à chaque cran, sa Menace et ce qui la sépare de la Victoire.
oldworld-term-tick = Cran
    .text = Un pas du cadran de Menace.
oldworld-term-power_points = Points de puissance
    .text = On les dépense pour invoquer des figurines et jouer des cartes Chaos. On les récupère à chaque tour ; le reste est perdu.
oldworld-term-power_sheet = Fiche de Puissance
    .text = On y garde ses points de puissance, ses Paysans capturés et ses améliorations.
oldworld-term-victory_points = Points de victoire
    .text = Gagnés par la domination, la dévastation, les cadrans et les cartes. Cinquante terminent la partie.
oldworld-term-chaos_card = Carte Chaos
    .text = Jouée sur l’un des deux emplacements d’une région ; son coût imprimé compte aussi pour la domination.
oldworld-term-upgrade_card = Carte Amélioration
    .text = Choisie quand le cadran le dit ; elle vaut pour toute la partie.
oldworld-term-old_world_card = Carte Vieux Monde
    .text = On en pioche une par tour. Les unes agissent aussitôt et s’en vont, les autres durent tant qu’elles sont sur la piste.
oldworld-term-old_world_track = Piste du Vieux Monde
    .text = Deux cases pour les cartes persistantes. Une nouvelle carte entre en case 1, pousse l’ancienne en case 2, et celle-ci hors du jeu.
oldworld-term-ruination_card = Carte Dévastation
    .text = Signale une région dévastée et dit ce que vaut sa ruine. Il y en a cinq.
oldworld-term-ruined = Dévastée
    .text = Ici, plus de nouvelles cartes Chaos ni de nouveaux pions Vieux Monde, plus de domination ni de corruption. Figurines, batailles et Héros continuent comme avant.
oldworld-term-ruiner = Dévastateur
    .text = Une Puissance qui a placé au moins un pion corruption ce tour-ci dans la région dévastée.
oldworld-term-populous = Densément peuplée
    .text = Une région où vivent beaucoup de gens. Le mot ne fait rien seul, mais des effets s’y réfèrent.
oldworld-term-resistance = Résistance
    .text = Ce qu’une valeur de domination doit dépasser. Jamais sous 0.
oldworld-term-conquest = Valeur de Conquête
    .text = Les points que marque la domination de la région.
oldworld-term-domination = Valeur de domination
    .text = Les coûts imprimés de ses cartes Chaos dans la région, plus le nombre de figurines que l’on y contrôle.
oldworld-term-magic = Symbole de magie
    .text = Ne fait rien seul ; le cadran de Tzeentch en tient compte.
oldworld-term-comet = Comète à Deux Queues
    .text = Signale les cartes Vieux Monde qu’une carte suivante balaie de la piste.
oldworld-term-battle_die = Dé de bataille
    .text = Porte un coup sur 4, 5 et 6.
oldworld-term-hit = Coup
    .text = Une figurine meurt quand un même joueur lui assigne autant de coups que sa défense.
oldworld-term-explosion = Explosion
    .text = Chaque 6 ajoute un dé, encore et encore.
oldworld-term-reserve = Réserve
    .text = Les figurines d’une Puissance qui ne sont pas sur le plateau.
oldworld-term-control = Contrôle
    .text = Une figurine contrôlée compte comme celle de qui la contrôle, mais garde les caractéristiques et améliorations de son propriétaire.

## Ce que disent les cadrans

oldworld-dial_instruction-start = Départ
    .text = Le cadran est ici au début de la partie. Il ne se passe rien.
oldworld-dial_instruction-score_vp =
    { $n ->
        [one] Marquez { $n } point de victoire
       *[other] Marquez { $n } points de victoire
    }
    .text = Vous gagnez autant de points de victoire.
oldworld-dial_instruction-draw_chaos_cards =
    { $n ->
        [one] Piochez { $n } carte Chaos
       *[other] Piochez { $n } cartes Chaos
    }
    .text = Prenez en main autant de cartes de votre paquet Chaos.
oldworld-dial_instruction-upgrade_card = Carte Amélioration
    .text = Choisissez une de vos améliorations qui n’est pas encore en jeu et mettez-la en jeu.
oldworld-dial_instruction-place_token =
    { $token ->
        [noble]
            { $n ->
                [one] Placez { $n } pion Noble
               *[other] Placez { $n } pions Noble
            }
       *[warpstone]
            { $n ->
                [one] Placez { $n } pion Malepierre
               *[other] Placez { $n } pions Malepierre
            }
    }
    .text = Prenez les pions dans la réserve et mettez-les dans des régions non dévastées de votre choix, ensemble ou séparément.
oldworld-dial_instruction-remove_corruption =
    { $n ->
        [one] Retirez { $n } pion corruption
       *[other] Retirez { $n } pions corruption
    }
    .text = Ôtez autant de pions corruption, de n’importe quelles Puissances, de n’importe quelles régions.
oldworld-dial_instruction-remove_old_world_tokens =
    { $n ->
        [one] Retirez { $n } pion Vieux Monde
       *[other] Retirez { $n } pions Vieux Monde
    }
    .text = Remettez dans la réserve autant de pions Vieux Monde, de tous types, de n’importe quelles régions.
oldworld-dial_instruction-victory = Victoire
    .text = Le cadran est au bout : cette Puissance gagne, sauf si une autre y est aussi avec plus de points de victoire.

## Cartes Chaos de Khorne

oldworld-chaos_card-blood_frenzy = Frénésie Sanguinaire
    .text = Quand une bataille commence ici, Khorne lance d’abord 2 dés, et ce qu’ils tuent est retiré avant les dés normaux de quiconque. Les coups peuvent aussi être gardés et ajoutés aux coups normaux de Khorne.
oldworld-chaos_card-battle_cry = Cri de Bataille
    .text = Ce tour-ci, personne ne peut placer de pions corruption ici.
oldworld-chaos_card-the_skull_throne = Le Trône des Crânes
    .text = Pour la domination ici, Khorne additionne l’attaque de ses figurines au lieu de les compter.
oldworld-chaos_card-field_of_carnage = Champ de Carnage
    .text = Tant que cette carte est ici, seules les figurines de Khorne peuvent être invoquées hors de cette région.
oldworld-chaos_card-ritual_slaying = Meurtre Rituel
    .text = Pour chaque figurine que Khorne tue ici, il pioche 1 carte Chaos.
oldworld-chaos_card-reborn_in_blood = Réincarner dans le Sang
    .text = Après la bataille ici, ceux qui restent en livrent une autre.
oldworld-chaos_card-the_blood_gods_call = L’Appel du Dieu du Sang
    .text = Une fois jouée, déplacez ici jusqu’à 2 figurines de Khorne depuis une autre région, si loin soit-elle.

## Cartes Chaos de Nurgle

oldworld-chaos_card-plague_aura = Aura de Peste
    .text = Chaque pion corruption de Nurgle ici ajoute 1 à sa valeur de domination.
oldworld-chaos_card-plague_touch = Contact de la Peste
    .text = Les figurines ennemies ont ici 1 de défense en moins, mais au moins 1.
oldworld-chaos_card-influenza = Influenza
    .text = La Résistance de cette région baisse de 2, sans descendre sous 0. La valeur de Conquête ne change pas.
oldworld-chaos_card-all_things_decay = Tout se Décompose
    .text = Une fois jouée, retirez de cette région 1 pion corruption de n’importe quelle Puissance.
oldworld-chaos_card-rain_of_pus = Pluie de Pus
    .text = Les figurines de Nurgle ont ici 1 de défense en plus.
oldworld-chaos_card-a_great_foul_consumption = Une Grande Consomption Fétide
    .text = À l’étape de corruption, une fois la corruption placée ici, retirez toutes les figurines de Nurgle et placez 1 de ses pions corruption pour 2 retirées. On vérifie ensuite la dévastation.
oldworld-chaos_card-the_final_rotting = La Putréfaction Finale
    .text = À la fin de la phase de bataille, Nurgle tue ici un Adorateur ou un Guerrier ennemi pour chacun de ses pions corruption dans la région.
oldworld-chaos_card-the_stench_of_death = Puanteur de la Mort
    .text = Si Nurgle domine cette région, il y place 2 pions corruption.

## Cartes Chaos de Tzeentch

oldworld-chaos_card-changer_of_ways = Le Maître du Changement
    .text = Les textes de toutes les autres cartes Chaos ici sont sans effet. Leurs coûts et symboles de magie restent.
oldworld-chaos_card-drain_power = Drain de Puissance
    .text = Une fois jouée, chaque adversaire qui a un Adorateur ici perd 1 point de puissance et Tzeentch en gagne 1.
oldworld-chaos_card-warp_shield = Malebouclier
    .text = Une fois jouée, choisissez une figurine de Tzeentch ici : elle ne peut pas être tuée en bataille ce tour-ci, où qu’elle aille.
oldworld-chaos_card-teleport = Téléportation
    .text = Une fois jouée, déplacez un Adorateur ou un Guerrier de n’importe quelle Puissance d’ici vers n’importe quelle autre région.
oldworld-chaos_card-temporal_stasis = Stase Temporelle
    .text = Les adversaires paient 2 points de puissance de plus pour jouer une carte Chaos ici.
oldworld-chaos_card-the_meddling_of_skaven = L’Ingérence des Skavens
    .text = Une fois jouée, choisissez un adversaire qui a une figurine ici : il défausse 2 cartes Chaos de son choix.
oldworld-chaos_card-the_persistence_of_change = La Persistance du Changement
    .text = Si Tzeentch a tué ici une figurine ennemie ce tour-ci, cette carte reste sur le plateau pour le tour suivant.
oldworld-chaos_card-dazzle = Éblouissement
    .text = Ici, les dés des adversaires ne portent de coups que sur 6.

## Cartes Chaos de Slaanesh

oldworld-chaos_card-abyssal_pact = Pacte Abyssal
    .text = Pour la domination ici, les figurines de personne ne comptent.
oldworld-chaos_card-perverse_infiltration = Infiltration Perverse
    .text = Une fois jouée, placez ici 1 pion corruption de Slaanesh.
oldworld-chaos_card-dark_influence = Influence des Ténèbres
    .text = Une fois jouée, déplacez un pion Paysan, Noble ou Héros d’ici vers n’importe quelle autre région non dévastée.
oldworld-chaos_card-insidious_lies = Mensonges Insidieux
    .text = Chaque pion Noble et chaque pion Héros ici ajoute 2 à la valeur de domination de Slaanesh.
oldworld-chaos_card-field_of_ecstasy = Champ d’Extase
    .text = Aucune bataille n’a lieu ici ce tour-ci.
oldworld-chaos_card-soporific_musk = Musc Soporifique
    .text = Une fois jouée, choisissez un Adorateur ennemi ici : Slaanesh le contrôle jusqu’à la fin du tour.
oldworld-chaos_card-degenerate_royalty = Royauté Dégénérée
    .text = Ne coûte rien dans une région qui porte au moins 3 pions corruption. Compte tout de même 3 pour la domination.

## Améliorations

oldworld-upgrade-khorne_cultist = Juresang
    .text = Les Juresang ont 1 en attaque.
oldworld-upgrade-khorne_warrior = Sanguinaires
    .text = Les Sanguinaires lancent leurs dés et tuent avant toute autre figurine. Les coups peuvent aussi être gardés et ajoutés aux coups normaux de Khorne.
oldworld-upgrade-khorne_daemon = Buveur de Sang
    .text = Le Buveur de Sang compte comme 3 figurines pour la domination.
oldworld-upgrade-khorne_power_1 = Puissance de Khorne
    .text = 1 point de puissance de plus à chaque tour.
oldworld-upgrade-khorne_power_2 = Cartes de Khorne
    .text = Piochez 1 carte Chaos de plus à la phase de pioche.
oldworld-upgrade-nurgle_cultist = Lépreux
    .text = Invoquer un Lépreux dans une région où Nurgle n’a pas de figurine est gratuit. Chaque Lépreux peut en profiter une fois par tour.
oldworld-upgrade-nurgle_warrior = Portepestes
    .text = Qui tue des Portepestes en bataille y subit un coup pour chacun ; Nurgle les assigne.
oldworld-upgrade-nurgle_daemon = Grand Immonde
    .text = Chaque fois que le Grand Immonde est invoqué dans une région, Nurgle y place 2 pions corruption.
oldworld-upgrade-nurgle_power_1 = Pouvoir de la Pestilence
    .text = 1 point de puissance de plus à chaque tour.
oldworld-upgrade-nurgle_power_2 = Pitance de la Ruine
    .text = Chaque fois qu’une région est dévastée, Nurgle compte parmi les dévastateurs, même sans y avoir placé de pion ce tour-ci.
oldworld-upgrade-tzeentch_cultist = Acolytes
    .text = Un Acolyte invoqué hors d’une région peut emporter un pion Malepierre qui s’y trouve.
oldworld-upgrade-tzeentch_warrior = Horreurs
    .text = Une Horreur peut être invoquée sur un emplacement de carte Chaos vide ; tant qu’elle s’y tient, on n’y joue pas de carte. Pour tout le reste, elle est une figurine de la région.
oldworld-upgrade-tzeentch_daemon = Duc du Changement
    .text = Le Duc du Changement apporte 2 symboles de magie à sa région.
oldworld-upgrade-tzeentch_power_1 = Puissance de Tzeentch
    .text = 1 point de puissance de plus à chaque tour.
oldworld-upgrade-tzeentch_power_2 = Cartes de Tzeentch
    .text = À la phase de pioche, piochez jusqu’à avoir 6 cartes au lieu de 5.
oldworld-upgrade-slaanesh_cultist = Séductrices
    .text = Les Séductrices ont 2 en défense.
oldworld-upgrade-slaanesh_warrior = Démonettes
    .text = Seuls les dés qui montrent un 6 peuvent être assignés aux Démonettes.
oldworld-upgrade-slaanesh_daemon = Gardien des Secrets
    .text = Pour le cadran de Slaanesh, la région du Gardien des Secrets compte comme ayant un pion Noble.
oldworld-upgrade-slaanesh_power_1 = Puissance de Slaanesh
    .text = 1 point de puissance de plus à chaque tour.
oldworld-upgrade-slaanesh_power_2 = Grande Puissance de Slaanesh
    .text = 2 points de puissance de plus à chaque tour.

## Cartes Dévastation

oldworld-ruination_card-1 = Carte Dévastation 1
    .text = Chaque dévastateur marque aussitôt 3 points de victoire. La région elle-même est décomptée à la phase de fin.
oldworld-ruination_card-2 = Carte Dévastation 2
    .text = Chaque dévastateur marque aussitôt 4 points de victoire. La région elle-même est décomptée à la phase de fin.
oldworld-ruination_card-3 = Carte Dévastation 3
    .text = Chaque dévastateur marque aussitôt 4 points de victoire. La région elle-même est décomptée à la phase de fin.
oldworld-ruination_card-4 = Carte Dévastation 4
    .text = Chaque dévastateur marque aussitôt 5 points de victoire. La région elle-même est décomptée à la phase de fin.
oldworld-ruination_card-5 = Carte Dévastation 5
    .text = Chaque dévastateur marque aussitôt 5 points de victoire. La région elle-même est décomptée à la phase de fin. La partie se termine ce tour-ci.

## Cartes Vieux Monde

oldworld-old_world_card-bretonnian_knights = Chevaliers Bretonniens
    .text = Placez 1 Héros en Bretonnie et 1 Héros dans une autre région.
    .lasting = Phase de fin : chaque joueur ayant une figurine en Bretonnie défausse 1 carte Chaos.
oldworld-old_world_card-the_crusade_is_come = La Croisade est Venue
    .text = Placez 1 Héros dans chacune de deux régions différentes. Puis cette carte quitte le jeu.
oldworld-old_world_card-dark_elf_corsairs = Corsaires Elfes Noirs
    .text = Tous les Événements quittent le plateau et toutes les cartes à la comète quittent la piste. Placez ensuite 1 Événement en Norsca, en Bretonnie et en Estalie.
    .lasting = Phase de fin : dans chaque région avec un Événement, chaque joueur qui y a un Adorateur en retire un.
oldworld-old_world_card-divine_inspiration = Inspiration Divine
    .text = Placez 1 Héros dans une région avec un Paysan, ou dans n’importe quelle région s’il n’y en a aucune.
    .lasting = Tant que cette carte est sur la piste : la Résistance augmente de 1 dans les régions avec un Héros.
oldworld-old_world_card-dwarf_trollslayers = Nains Tueurs de Trolls
    .text = Choisissez : 1 Héros en Norsca et 1 à Kislev, ou 1 Héros au Pays des Trolls et 1 dans l’Empire.
    .lasting = Phase de fin : dans chaque région avec un Héros, le joueur ayant la plus forte Menace parmi ceux qui y ont un Guerrier retire un de ses Guerriers.
oldworld-old_world_card-electors_arise = Les Électeurs se Dressent
    .text = Placez 1 Noble dans l’Empire et 1 Noble dans une autre région densément peuplée. Puis cette carte quitte le jeu.
oldworld-old_world_card-electors_sue_for_peace = Les Électeurs Demandent la Paix
    .text = Tous les Événements quittent le plateau et toutes les cartes à la comète quittent la piste. Placez ensuite 1 Événement à Kislev, dans l’Empire et en Bretonnie.
    .lasting = Tant que cette carte est sur la piste : aucune bataille n’a lieu dans les régions avec un Événement.
oldworld-old_world_card-franzs_decree = Le Décret de Franz
    .text = Placez 1 Héros et 1 Noble dans l’Empire.
    .lasting = Tant que cette carte est sur la piste : la Résistance augmente de 1 dans les régions densément peuplées.
oldworld-old_world_card-the_grail_is_found = On a Trouvé le Graal
    .text = Tous les Événements quittent le plateau et toutes les cartes à la comète quittent la piste. Placez ensuite 1 Événement en Bretonnie, en Estalie et en Tilée.
    .lasting = Tant que cette carte est sur la piste : personne ne peut placer de pions corruption dans les régions avec un Événement.
oldworld-old_world_card-greenskins_invade = Invasion de Peaux-vertes
    .text = Tous les Événements quittent le plateau et toutes les cartes à la comète quittent la piste. Placez ensuite 1 Événement dans l’Empire, en Tilée et dans les Terres Arides.
    .lasting = Fin de la phase de bataille : dans chaque région avec un Événement, chaque joueur qui y a une figurine en retire une.
oldworld-old_world_card-the_horned_ones_due = Le Dû du Cornu
    .text = Placez 1 Skaven dans n’importe quelle région.
    .lasting = Tant que cette carte est sur la piste : les régions avec un Skaven n’ont de place que pour une carte Chaos.
oldworld-old_world_card-mass_exodus = Exode Massif
    .text = Choisissez une région et déplacez tous ses Paysans vers des régions adjacentes non dévastées, comme il vous plaît. Puis cette carte quitte le jeu.
oldworld-old_world_card-meteor_showers = Pluies de Météores
    .text = Placez 1 Malepierre dans chacune de deux régions différentes. Puis cette carte quitte le jeu.
oldworld-old_world_card-norse_reavers = Pillards Norses
    .text = Tous les Événements quittent le plateau et toutes les cartes à la comète quittent la piste. Retirez ensuite tous les Paysans de Norsca et du Pays des Trolls, et placez 1 Événement en Norsca, au Pays des Trolls et à Kislev.
    .lasting = Phase de fin : dans chaque région avec un Événement, chaque joueur qui y a une figurine en retire une.
oldworld-old_world_card-peasant_uprising = Révolte Paysanne
    .text = Placez 1 Paysan dans chaque région sauf les Terres Arides.
    .lasting = Tant que cette carte est sur la piste : chaque Paysan augmente de 1 la Résistance de sa région.
oldworld-old_world_card-plunged_into_chaos = Plongés dans le Chaos
    .text = Chaque joueur marque 1 point de victoire par Paysan capturé, et qui en a le plus, sans égalité, en marque 3 de plus. Puis cette carte quitte le jeu.
oldworld-old_world_card-road_wardens = Gardiens des Routes
    .text = Placez 1 Héros dans n’importe quelle région qui n’est pas densément peuplée.
    .lasting = Tant que cette carte est sur la piste : invoquer une figurine déjà sur le plateau coûte 1 point de puissance de plus.
oldworld-old_world_card-skavengers = Skavens Charognards
    .text = Placez 1 Skaven dans une région avec une Malepierre, ou dans n’importe quelle région s’il n’y en a aucune.
    .lasting = Phase de fin : retirez 1 Malepierre de chaque région qui a aussi un Skaven.
oldworld-old_world_card-teclis_aids_the_empire = Teclis Aide l’Empire
    .text = Tous les Événements quittent le plateau et toutes les cartes à la comète quittent la piste. Placez ensuite 1 Événement à Kislev, dans l’Empire et dans les Principautés Frontalières.
    .lasting = Tant que cette carte est sur la piste : jouer une carte Chaos coûte 1 point de puissance de plus dans les régions avec un Événement.
oldworld-old_world_card-up_from_skavenblight = Surgis de Skarogne
    .text = Placez 1 Skaven dans une région qui a une Malepierre ou qui est adjacente à une telle région. Puis cette carte quitte le jeu.
oldworld-old_world_card-warpstone_discovery = Découverte de Malepierre
    .text = Placez 2 Malepierres dans une même région.
    .lasting = Phase de fin : chaque joueur ayant une figurine dans une région avec une Malepierre pioche 1 carte Chaos, une seule en tout.
oldworld-old_world_card-witch_hunters = Répurgateurs
    .text = Placez 1 Héros dans la région où il y a le plus d’Adorateurs.
    .lasting = Tant que cette carte est sur la piste : qui perd une figurine à cause d’un Héros doit donner un Adorateur s’il en a un là.
