# Karak II avec Chaos : les noms de ses éléments et ce qu'ils font, dans nos mots.

karak-title = Karak II avec Chaos
    .text = De deux à cinq héros quittent le château de Karak pour une contrée qui grandit tuile après tuile. Ils battent des armées de monstres, récoltent nourriture, bois et pierre, fondent chacun une cité, élèvent des bâtiments et entraînent une armée aussi grande que leur gloire le permet. À la fin doivent tomber le Général des Ténèbres ou les trois Cavaliers du Chaos ; cela clôt la partie, mais elle revient à qui possède le plus de pierres d'âme.
## Les modules de Chaos

karak-module-new_buildings = Nouveaux bâtiments
    .text = Quinze nouveaux bâtiments, dont cinq pour des unités d'élite. Avant le premier tour, chacun peut en prendre jusqu'à deux à la place d'anciens.
karak-module-merchant = Marchand
    .text = Deux étals se cachent dans la contrée. Qui en trouve un peut acheter armes, amulettes et Traits de feu contre des ressources.
karak-module-hordes = Hordes
    .text = Trois cités déchues envoient des hordes. Chacune marche sur la cité d'un héros et abat ses bâtiments, à moins que quelqu'un ne l'use avant.
karak-module-riders = Cavaliers du Chaos
    .text = Trois Cavaliers dans trois cités déchues remplacent le Général des Ténèbres. Ils sont plus durs à battre ; Nouveaux bâtiments et Marchand aident contre eux.
karak-module-new_heroes = Nouveaux héros
    .text = Hannah l'Acrobate sur son aigle, et Sidhar l'Alchimiste, dont la cité vole.

## Les ressources

karak-resource-food = Nourriture
    .text = Vient des fermes. Nourrit chevaliers, minotaures et griffons.
karak-resource-wood = Bois
    .text = Vient des forêts. Une cité en coûte 2.
karak-resource-stone = Pierre
    .text = Vient des carrières. Tours, citadelles et colosses en demandent.

## Les symboles des dés

karak-fate-stands = compte
karak-fate-ignored = ignoré
karak-fate-resolved = réglé
karak-fate-lost = perdu
karak-symbol-0 = aucune épée
karak-symbol-1 = 1 épée
karak-symbol-2 = 2 épées
karak-symbol-3 = 3 épées
karak-symbol-sword = Épée
    .text = Ajoute 1 à la force du jet.
karak-symbol-blank = Face vide
    .text = Il ne se passe rien.
karak-symbol-skull = Crâne
    .text = Sur le dé de héros, il coûte 1 point d'endurance ; sur un dé d'unité, l'unité meurt. Il blesse dans la victoire comme dans la défaite.
karak-symbol-hunger = Faim du Minotaure
    .text = Avant de résoudre le reste, livrez un autre dé d'unité, même avec un crâne, ou perdez ce Minotaure.
karak-symbol-repair = Réparation du Colosse
    .text = Payez 1 pierre, sinon le Colosse meurt.
karak-symbol-protection = Protection du Gardien
    .text = Le Gardien meurt, et aucun crâne de ce jet ne vous atteint, ni vous ni vos unités. Sans sa mort, pas de protection.
karak-symbol-perseverance = Persévérance du Griffon
    .text = Le Griffon meurt, et vous pouvez prendre gratuitement dans la réserve un chevalier, un archer ou un mage, même sans le bâtiment.
karak-symbol-venom = Venin du Basilic
    .text = Le Basilic meurt, et chaque crâne de vos dés qui vous blesse vraiment ajoute 1 épée.

## Les héros

karak-hero-horan = Horan
    .title = Guerrier
    .text = Horan se bat tôt et souvent : les armées faibles fuient devant lui, et chaque victoire remplit ses sacoches.
karak-hero-taia = Taia
    .title = Oracle
    .text = Taia voit ce qui l'attend : de deux tuiles et de trois armées de monstres, elle prend celle qui lui convient.
karak-hero-lorraine = Lorraine
    .title = Rôdeuse
    .text = Lorraine ramène les siens. Elle épargne une unité à chaque combat et frappe mieux là où l'ennemi est déjà connu.
karak-hero-xanros = Xanros
    .title = Sorcier
    .text = Xanros relève des squelettes n'importe où et vit de la mort de ses propres unités.
karak-hero-elspeth = Elspeth
    .title = Princesse guerrière
    .text = Elspeth est rapide et sûre : elle chevauche deux tuiles à la fois et peut relancer son dé de héros.
karak-hero-darius = Darius
    .title = Explorateur
    .text = Darius trouve plus que d'autres sur chaque tuile et connaît un passage par-dessus les gouffres.
karak-hero-hannah = Hannah
    .title = Acrobate
    .text = Hannah survole les gouffres sur son aigle et lance des armes comme d'autres des sorts.
karak-hero-sidhar = Sidhar
    .title = Alchimiste
    .text = Sidhar part avec deux marqueurs de chaque ressource, change les ressources en force et fait voler sa cité là où il en a besoin.

karak-ability-spoils_of_war = Butin de guerre
    .text = Après un combat gagné, vous récoltez aussitôt et gratuitement les ressources de la tuile, si la récolte y est permise.
karak-ability-terror_of_the_weak = Terreur des faibles
    .text = Les armées de force 1 comptent pour 0 contre vous. Si rien d'autre n'est sur la tuile, vous gagnez sans lancer les dés.
karak-ability-sight_of_the_land = Vision de la contrée
    .text = Quand vous explorez, piochez deux tuiles du même niveau, posez-en une et remettez l'autre sur la pile.
karak-ability-sight_of_the_foe = Vision de l'ennemi
    .text = Pour chaque jeton de monstres à placer, piochez-en trois, gardez-en un et remettez les autres dans le sac.
karak-ability-forest_kin = Enfants de la forêt
    .text = À chaque combat, vous pouvez ignorer un crâne sur un dé d'unité.
karak-ability-ambush = Embuscade
    .text = Force augmentée de 2 quand vous avancez sur des ennemis déjà présents sur le plateau.
karak-ability-raise_skeletons = Relever les squelettes
    .text = Par une action sur une tuile libre, prenez un dé de squelette. Il y en a trois ; ils ne comptent pas dans la limite d'armée.
karak-ability-life_drain = Drain de vie
    .text = Chaque fois qu'une de vos unités meurt, regagnez 1 point d'endurance.
karak-ability-second_strike = Second coup
    .text = Une fois par combat, vous pouvez relancer votre dé de héros ; le second résultat compte.
karak-ability-swift_mount = Monture rapide
    .text = Avant chaque action, vous pouvez avancer de 2 tuiles au lieu d'une, sans franchir de gouffre. La tuile traversée doit être libre d'ennemis, et explorer demande un déplacement normal.
karak-ability-prospector = Prospecteur
    .text = Quand vous récoltez, prenez 1 marqueur de plus d'une sorte que montre la tuile.
karak-ability-trailblazer = Éclaireur
    .text = Une fois dans votre tour, vous pouvez franchir un gouffre vers une tuile déjà posée.
karak-ability-master_of_throws = Maîtresse du lancer
    .text = Vous pouvez ranger des armes dans les emplacements de sort et les lancer une fois en combat comme des sorts. Une arme lancée quitte le jeu ; achetée, elle retourne au stock du marchand.
karak-ability-eagle_flight = Vol de l'aigle
    .text = Avant chaque action, vous pouvez avancer de 2 tuiles au lieu d'une et franchir les gouffres. Explorer demande un déplacement normal.
karak-ability-cannonade = Canonnade
    .text = En combat, vous pouvez dépenser des ressources : 1 épée pour 2 marqueurs, 4 marqueurs au plus.
karak-ability-flying_city = Cité volante
    .text = Au début de votre tour, vous pouvez déplacer votre cité d'une tuile, et vous avec si vous y êtes. Elle ne se pose pas sur une cité, des ennemis, un étal, une cité déchue ni le château.

## La contrée

karak-level-1 = Niveau I
karak-level-2 = Niveau II
karak-level-3 = Tuile finale

karak-terrain-castle = Château de Karak
    .text = Tous les héros partent d'ici. Ni récolte, ni cité, ni horde.
karak-terrain-castle_forest = Forêt du château
    .text = Partie de la tuile de départ : ni cité ni horde.
karak-terrain-castle_farm = Ferme du château
    .text = Partie de la tuile de départ : ni cité ni horde.
karak-terrain-farm = Ferme
    .text = Donne de la nourriture.
karak-terrain-forest = Forêt
    .text = Donne du bois.
karak-terrain-quarry = Carrière
    .text = Donne de la pierre.
karak-terrain-farm_forest = Ferme et forêt
    .text = Donne de la nourriture et du bois.
karak-terrain-farm_quarry = Ferme et carrière
    .text = Donne de la nourriture et de la pierre.
karak-terrain-forest_quarry = Forêt et carrière
    .text = Donne du bois et de la pierre.
karak-terrain-large_farm = Grande ferme
    .text = Donne deux fois plus de nourriture qu'une ferme.
karak-terrain-deep_forest = Forêt profonde
    .text = Donne deux fois plus de bois qu'une forêt.
karak-terrain-large_quarry = Grande carrière
    .text = Donne deux fois plus de pierre qu'une carrière.
karak-terrain-rich_valley = Vallée fertile
    .text = Donne de la nourriture, du bois et de la pierre.
karak-terrain-terraced_farm = Ferme en terrasses
    .text = Donne beaucoup de nourriture et un peu de pierre.
karak-terrain-forest_hamlet = Hameau forestier
    .text = Donne beaucoup de bois et un peu de nourriture.
karak-terrain-wooded_quarry = Carrière boisée
    .text = Donne beaucoup de pierre et un peu de bois.
karak-terrain-final = Tuile finale
    .text = Ici se tient le Général des Ténèbres avec ses prétoriens. Ni cité ni récolte.
karak-terrain-merchant_stall = Étal du marchand
    .text = On y achète des objets. Monstres et hordes s'en tiennent à l'écart ; ni cité ni récolte.
karak-terrain-fallen_city = Cité déchue
    .text = Le siège d'une horde, d'un Cavalier du Chaos, ou des deux. Ni cité ni récolte.

karak-tile-castle = { karak-terrain-castle }
karak-tile-castle_forest = { karak-terrain-castle_forest }
karak-tile-castle_farm = { karak-terrain-castle_farm }
karak-tile-farm_1 = { karak-terrain-farm }
karak-tile-farm_2 = { karak-terrain-farm }
karak-tile-farm_3 = { karak-terrain-farm }
karak-tile-forest_1 = { karak-terrain-forest }
karak-tile-forest_2 = { karak-terrain-forest }
karak-tile-forest_3 = { karak-terrain-forest }
karak-tile-quarry_1 = { karak-terrain-quarry }
karak-tile-quarry_2 = { karak-terrain-quarry }
karak-tile-quarry_3 = { karak-terrain-quarry }
karak-tile-farm_forest_1 = { karak-terrain-farm_forest }
karak-tile-farm_forest_2 = { karak-terrain-farm_forest }
karak-tile-farm_forest_3 = { karak-terrain-farm_forest }
karak-tile-farm_quarry_1 = { karak-terrain-farm_quarry }
karak-tile-farm_quarry_2 = { karak-terrain-farm_quarry }
karak-tile-farm_quarry_3 = { karak-terrain-farm_quarry }
karak-tile-forest_quarry_1 = { karak-terrain-forest_quarry }
karak-tile-forest_quarry_2 = { karak-terrain-forest_quarry }
karak-tile-forest_quarry_3 = { karak-terrain-forest_quarry }
karak-tile-large_farm = { karak-terrain-large_farm }
karak-tile-deep_forest = { karak-terrain-deep_forest }
karak-tile-large_quarry = { karak-terrain-large_quarry }
karak-tile-rich_valley_1 = { karak-terrain-rich_valley }
karak-tile-rich_valley_2 = { karak-terrain-rich_valley }
karak-tile-rich_valley_3 = { karak-terrain-rich_valley }
karak-tile-terraced_farm = { karak-terrain-terraced_farm }
karak-tile-forest_hamlet = { karak-terrain-forest_hamlet }
karak-tile-wooded_quarry = { karak-terrain-wooded_quarry }
karak-tile-final = { karak-terrain-final }
karak-tile-merchant_stall_1 = { karak-terrain-merchant_stall }
karak-tile-merchant_stall_2 = { karak-terrain-merchant_stall }
karak-tile-fallen_city_black = Cité déchue, étendard noir
karak-tile-fallen_city_gold = Cité déchue, étendard d'or
karak-tile-fallen_city_red = Cité déchue, étendard rouge

## Les armées de monstres

karak-monster-skeletons = Squelettes
    .text = Des os qui refusent le repos. La plus faible des armées.
karak-monster-ghouls = Goules
    .text = Affamées, voûtées et promptes à fuir.
karak-monster-dryads = Dryades
    .text = La forêt elle-même a pris les armes.
karak-monster-shadow_eaters = Mangeurs d'ombres
    .text = Où ils passent, les lampes s'éteignent.
karak-monster-fire_elementals = Élémentaires de feu
    .text = Des braises en marche que seules de fortes armées piétinent.
karak-monster-abyss_giants = Géants de l'abîme
    .text = Sortis des gouffres, les plus forts de tous.

karak-monster_token-skeletons_fire_missile = { karak-monster-skeletons }
karak-monster_token-skeletons_sword = { karak-monster-skeletons }
karak-monster_token-skeletons_plunder = { karak-monster-skeletons }
karak-monster_token-ghouls_fire_missile = { karak-monster-ghouls }
karak-monster_token-ghouls_sword = { karak-monster-ghouls }
karak-monster_token-ghouls_plunder = { karak-monster-ghouls }
karak-monster_token-ghouls_healing = { karak-monster-ghouls }
karak-monster_token-ghouls_hammer = { karak-monster-ghouls }
karak-monster_token-dryads_hammer = { karak-monster-dryads }
karak-monster_token-dryads_amulet_glory = { karak-monster-dryads }
karak-monster_token-dryads_amulet_vitality = { karak-monster-dryads }
karak-monster_token-dryads_soul_stone = { karak-monster-dryads }
karak-monster_token-shadow_eaters_hammer = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_amulet_action = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_amulet_protection = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_soul_stone = { karak-monster-shadow_eaters }
karak-monster_token-fire_elementals_amulet_bear = { karak-monster-fire_elementals }
karak-monster_token-fire_elementals_soul_stone = { karak-monster-fire_elementals }
karak-monster_token-fire_elementals_two_soul_stones = { karak-monster-fire_elementals }
karak-monster_token-abyss_giants_amulet_titan = { karak-monster-abyss_giants }
karak-monster_token-abyss_giants_two_soul_stones = { karak-monster-abyss_giants }

## Les grands ennemis

karak-boss-dark_general = Général des Ténèbres
    .text = Attend sur la tuile finale. L'affronter coûte 1 point d'endurance avant le premier dé ; sa défaite met fin à la partie.
karak-boss-praetorian = Prétorien
    .text = Un garde du Général des Ténèbres. Chacun le renforce, et un combat brave mais perdu peut encore en abattre quelques-uns.

karak-horde-black = Horde noire
    .text = De la cité déchue à l'étendard noir, force 10.
karak-horde-gold = Horde d'or
    .text = De la cité déchue à l'étendard d'or, force 15.
karak-horde-red = Horde rouge
    .text = De la cité déchue à l'étendard rouge, force 20.

karak-rider-first = Premier Cavalier du Chaos
    .text = Une silhouette sombre et encapuchonnée qui sent la mort. Force 10, 3 pierres d'âme.
karak-rider-second = Deuxième Cavalier du Chaos
    .text = Vêtu d'une armure d'or, sûr de sa puissance. Force 15, 4 pierres d'âme.
karak-rider-third = Troisième Cavalier du Chaos
    .text = Enveloppé de flammes, le plus puissant des trois. Force 20, 5½ pierres d'âme.

## Les objets

karak-slot-weapon = Arme
    .text = Ajoute sa force à chaque combat.
karak-slot-spell = Sort
    .text = Sert une fois, puis disparaît.
karak-slot-amulet = Amulette
    .text = Agit aussi longtemps que vous la portez.

karak-item-sword = Épée
    .text = Force augmentée de 1 à chaque combat.
karak-item-hammer = Marteau
    .text = Force augmentée de 2 à chaque combat.
karak-item-fire_missile = Trait de feu
    .text = Une fois, après le jet : force augmentée de 1. Acheté, il retourne ensuite au stock du marchand ; trouvé, il quitte le jeu.
karak-item-plunder = Pillage
    .text = Une fois, à votre tour : prenez à un adversaire jusqu'à 2 marqueurs de ressource de votre choix.
karak-item-healing = Guérison
    .text = Une fois, à votre tour et hors combat : regagnez 2 points d'endurance.
karak-item-amulet_glory = Amulette de gloire
    .text = Gloire augmentée de 2 tant que vous la portez.
karak-item-amulet_action = Amulette d'action
    .text = 1 action de plus à chaque tour tant que vous la portez.
karak-item-amulet_protection = Amulette de protection
    .text = À chaque combat, vous pouvez ignorer jusqu'à 2 crânes sur vos dés.
karak-item-amulet_vitality = Amulette de vitalité
    .text = Votre endurance peut atteindre 6 tant que vous la portez.
karak-item-amulet_bear = Amulette de l'ours
    .text = L'ours combat à vos côtés : lancez son dé à chaque combat.
karak-item-amulet_titan = Amulette du titan
    .text = Le titan combat à vos côtés : lancez son dé à chaque combat.

## Les unités

karak-unit-knight = Chevalier
    .text = Régulier : rarement brillant, rarement perdu. S'entraîne au Camp militaire.
karak-unit-archer = Archer
    .text = Manque souvent, touche fort. S'entraîne au Champ de tir.
karak-unit-mage = Mage
    .text = Puissant et éphémère. S'entraîne à la Tour des mages.
karak-unit-basilisk = Basilic
    .text = Élite. Son Venin change vos pertes en épées.
karak-unit-minotaur = Minotaure
    .text = Élite. Très fort, mais sa Faim peut vous coûter une autre unité.
karak-unit-guardian = Gardien
    .text = Élite. Sa Protection sauve tous les autres au prix de sa vie.
karak-unit-colossus = Colosse
    .text = Élite. Fort tant que vous avez de la pierre pour sa Réparation.
karak-unit-griffin = Griffon
    .text = Élite. Quand il meurt par Persévérance, une unité de base arrive gratuitement.
karak-unit-skeleton = Squelette
    .text = Relevé par Xanros. Ne compte pas dans la limite d'armée.
karak-unit-bear = Ours
    .text = Combat pour qui porte son amulette et ne meurt jamais.
karak-unit-titan = Titan
    .text = Combat pour qui porte son amulette et ne meurt jamais.

## Les bâtiments

karak-building-army_camp = Camp militaire
    .text = Vous pouvez entraîner des chevaliers.
karak-building-archery_range = Champ de tir
    .text = Vous pouvez entraîner des archers.
karak-building-mage_tower = Tour des mages
    .text = Vous pouvez entraîner des mages.
karak-building-stables = Écuries
    .text = 1 action de plus à chaque tour, dès votre tour suivant.
karak-building-portal = Portail
    .text = Depuis votre cité, vous pouvez gagner n'importe quelle tuile révélée au lieu d'un déplacement normal.
karak-building-glory_banner = Bannière de gloire
    .text = Gloire augmentée de 2 tant qu'elle est debout.
karak-building-new_glory_banner = Bannière de gloire
    .text = Gloire augmentée de 2 tant qu'elle est debout. La bannière à bas prix du module Nouveaux bâtiments.
karak-building-basilisk_lair = Antre des Basilics
    .text = Vous pouvez entraîner des Basilics.
karak-building-minotaur_labyrinth = Labyrinthe des Minotaures
    .text = Vous pouvez entraîner des Minotaures.
karak-building-guardian_grove = Bosquet des Gardiens
    .text = Vous pouvez entraîner des Gardiens.
karak-building-colossus_factory = Fabrique de Colosses
    .text = Vous pouvez entraîner des Colosses.
karak-building-griffin_aviary = Volière des Griffons
    .text = Vous pouvez entraîner des Griffons.
karak-building-monument = Monument
    .text = En le bâtissant, choisissez une capacité d'un autre héros de la partie : elle est aussi à vous tant que le Monument est debout.
karak-building-market = Marché
    .text = Au cours d'une action Bâtir ou Entraîner, vous pouvez échanger des ressources une pour une, moyennant 1 marqueur.
karak-building-citadel = Citadelle
    .text = Une horde qui vous assiège perd d'abord 5 points de force. Les adversaires qui finissent un déplacement ici vous paient 1 ressource ou passent au large.
karak-building-hospital = Hôpital
    .text = Peste et Misère ne peuvent rien contre vous, et votre action Soigner rend toute l'endurance.
karak-building-inn = Auberge
    .text = Au début de votre tour, prenez 1 ressource de votre choix.

## Un tour

karak-phase-draft = Choix des bâtiments
    .text = Avant le premier tour, chacun peut prendre jusqu'à deux nouveaux bâtiments.
karak-phase-hordes = Hordes
    .text = La horde qui menace votre cité s'en approche ou l'assiège, avant que vous ne fassiez quoi que ce soit.
karak-phase-turn_start = Début du tour
    .text = Le revenu de l'Auberge et la Cité volante.
karak-phase-move = Déplacement
    .text = Avant chaque action, vous pouvez avancer d'une tuile ou explorer.
karak-phase-action = Action
    .text = Une action après chaque déplacement ; vous pouvez aussi y renoncer.
karak-phase-fight = Combat
    .text = Lancez le dé de héros et toutes les unités, résolvez symboles et crânes, comparez.
karak-phase-recovery = Convalescence
    .text = Un héros tombé regagne 2 points d'endurance ; c'est tout son tour.

## Les fins de partie

karak-ending-general = Le Général des Ténèbres est tombé
    .text = Le Général des Ténèbres est battu et la partie s'arrête aussitôt. Le plus de pierres d'âme l'emporte.
karak-ending-riders = Les Cavaliers du Chaos sont tombés
    .text = Les trois Cavaliers sont battus et la partie s'arrête aussitôt. Le plus de pierres d'âme l'emporte.
karak-ending-round_limit = La dernière manche est finie
    .text = Le nombre de manches convenu a été joué. Le plus de pierres d'âme l'emporte.

## Qui la horde poursuit, et qui gagne à égalité

## Termes

karak-term-soul_stone = Pierre d'âme
    .text = L'enjeu de la partie. On en gagne sur les monstres, les hordes, les prétoriens et les boss ; les moitiés comptent.
karak-term-glory = Gloire
    .text = À peu près la force du plus grand ennemi que vous ayez battu. Elle limite votre armée.
karak-term-toughness = Endurance
    .text = Cinq cœurs. Un héros qui n'en a plus tombe et perd du temps, rien d'autre.
karak-term-strength = Force
    .text = Épées, armes et bonus d'un camp ; l'égalité est une victoire du héros.
karak-term-plague = Peste
    .text = Dans une cité pestiférée, on ne peut ni bâtir ni entraîner tant que la peste n'est pas chassée.
karak-term-fall = Chute
    .text = À 0 point d'endurance, le héros est porté dans sa cité ou au château et passe son tour suivant à se remettre.