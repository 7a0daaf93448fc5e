# Blood Rage : les noms de ses éléments et ce qu’ils font, dans nos mots.

bloodrage-title = Blood Rage
    .text = Le Ragnarök approche, et de deux à quatre clans vikings passent les trois derniers Âges du monde à conquérir la Gloire. Ils se partagent les cadeaux des dieux, envahissent les terres autour d’Yggdrasil, pillent, se battent, poursuivent des Quêtes secrètes et meurent en beauté. Chaque Âge engloutit une Province de plus. Qui a le plus de Gloire à la fin l’emporte, et le chemin peut passer par la victoire, par la défaite ou par les deux.
## Les clans

bloodrage-clan-wolf = Clan du Loup
    .the = le Clan du Loup
    .text = Tous les clans commencent à égalité ; les cartes font la différence. Les Loups sont rouges.
bloodrage-clan-raven = Clan du Corbeau
    .the = le Clan du Corbeau
    .text = Tous les clans commencent à égalité ; les cartes font la différence. Les Corbeaux sont bleus.
bloodrage-clan-serpent = Clan du Serpent
    .the = le Clan du Serpent
    .text = Tous les clans commencent à égalité ; les cartes font la différence. Les Serpents sont jaunes.
bloodrage-clan-bear = Clan de l’Ours
    .the = le Clan de l’Ours
    .text = Tous les clans commencent à égalité ; les cartes font la différence. Les Ours sont bruns.

## Les dieux

bloodrage-god-odin = Odin
    .text = Juge et punit, au combat et après.
bloodrage-god-thor = Thor
    .text = Gloire et butin pour ceux qui gagnent.
bloodrage-god-loki = Loki
    .text = Vengeance et récompense pour ceux qui perdent.
bloodrage-god-frigga = Frigga
    .text = Des ressources, des renforts et une main secourable.
bloodrage-god-heimdall = Heimdall
    .text = Clairvoyance et surprise.
bloodrage-god-tyr = Tyr
    .text = La force pure au combat.

## Le plateau

bloodrage-land-manheim = Manheim
bloodrage-land-jotunheim = Jotunheim
bloodrage-land-alfheim = Alfheim

bloodrage-province-elvagar = Elvagar
    .in = à Elvagar
    .to = vers Elvagar
    .from = d’Elvagar
bloodrage-province-angerboda = Angerboda
    .in = à Angerboda
    .to = vers Angerboda
    .from = d’Angerboda
bloodrage-province-muspelheim = Muspelheim
    .in = à Muspelheim
    .to = vers Muspelheim
    .from = de Muspelheim
bloodrage-province-horgr = Horgr
    .in = à Horgr
    .to = vers Horgr
    .from = de Horgr
bloodrage-province-utgard = Utgard
    .in = à Utgard
    .to = vers Utgard
    .from = d’Utgard
bloodrage-province-andlang = Andlang
    .in = à Andlang
    .to = vers Andlang
    .from = d’Andlang
bloodrage-province-gimle = Gimle
    .in = à Gimle
    .to = vers Gimle
    .from = de Gimle
bloodrage-province-myrkulor = Myrkulor
    .in = à Myrkulor
    .to = vers Myrkulor
    .from = de Myrkulor
bloodrage-province-yggdrasil = Yggdrasil
    .in = à Yggdrasil
    .to = vers Yggdrasil
    .from = d’Yggdrasil

bloodrage-fjord-fjord_northeast = Fjord du nord-est
bloodrage-fjord-fjord_east = Fjord de l’est
bloodrage-fjord-fjord_southwest = Fjord du sud-ouest
bloodrage-fjord-fjord_west = Fjord de l’ouest

# Tous les endroits où peut se trouver une figurine.
bloodrage-place-elvagar = { bloodrage-province-elvagar }
    .in = { bloodrage-province-elvagar.in }
    .to = { bloodrage-province-elvagar.to }
    .from = { bloodrage-province-elvagar.from }
    .the = Elvagar
bloodrage-place-angerboda = { bloodrage-province-angerboda }
    .in = { bloodrage-province-angerboda.in }
    .to = { bloodrage-province-angerboda.to }
    .from = { bloodrage-province-angerboda.from }
    .the = Angerboda
bloodrage-place-muspelheim = { bloodrage-province-muspelheim }
    .in = { bloodrage-province-muspelheim.in }
    .to = { bloodrage-province-muspelheim.to }
    .from = { bloodrage-province-muspelheim.from }
    .the = Muspelheim
bloodrage-place-horgr = { bloodrage-province-horgr }
    .in = { bloodrage-province-horgr.in }
    .to = { bloodrage-province-horgr.to }
    .from = { bloodrage-province-horgr.from }
    .the = Horgr
bloodrage-place-utgard = { bloodrage-province-utgard }
    .in = { bloodrage-province-utgard.in }
    .to = { bloodrage-province-utgard.to }
    .from = { bloodrage-province-utgard.from }
    .the = Utgard
bloodrage-place-andlang = { bloodrage-province-andlang }
    .in = { bloodrage-province-andlang.in }
    .to = { bloodrage-province-andlang.to }
    .from = { bloodrage-province-andlang.from }
    .the = Andlang
bloodrage-place-gimle = { bloodrage-province-gimle }
    .in = { bloodrage-province-gimle.in }
    .to = { bloodrage-province-gimle.to }
    .from = { bloodrage-province-gimle.from }
    .the = Gimle
bloodrage-place-myrkulor = { bloodrage-province-myrkulor }
    .in = { bloodrage-province-myrkulor.in }
    .to = { bloodrage-province-myrkulor.to }
    .from = { bloodrage-province-myrkulor.from }
    .the = Myrkulor
bloodrage-place-yggdrasil = { bloodrage-province-yggdrasil }
    .in = { bloodrage-province-yggdrasil.in }
    .to = { bloodrage-province-yggdrasil.to }
    .from = { bloodrage-province-yggdrasil.from }
    .the = Yggdrasil
bloodrage-place-fjord_northeast = { bloodrage-fjord-fjord_northeast }
    .in = dans le fjord du nord-est
    .to = vers le fjord du nord-est
    .from = du fjord du nord-est
    .the = le fjord du nord-est
bloodrage-place-fjord_east = { bloodrage-fjord-fjord_east }
    .in = dans le fjord de l’est
    .to = vers le fjord de l’est
    .from = du fjord de l’est
    .the = le fjord de l’est
bloodrage-place-fjord_southwest = { bloodrage-fjord-fjord_southwest }
    .in = dans le fjord du sud-ouest
    .to = vers le fjord du sud-ouest
    .from = du fjord du sud-ouest
    .the = le fjord du sud-ouest
bloodrage-place-fjord_west = { bloodrage-fjord-fjord_west }
    .in = dans le fjord de l’ouest
    .to = vers le fjord de l’ouest
    .from = du fjord de l’ouest
    .the = le fjord de l’ouest
bloodrage-place-reserve = Réserve
    .in = en réserve
    .to = vers la réserve
    .from = de la réserve
bloodrage-place-valhalla = Valhalla
    .in = au Valhalla
    .to = vers le Valhalla
    .from = du Valhalla
bloodrage-place-box = Boîte
    .in = dans la boîte
    .to = dans la boîte
    .from = de la boîte

## Les figurines

bloodrage-figure-leader = Chef
    .a = le Chef
    .text = Un par clan, Force 3. Envahir avec le Chef ne coûte pas de Rage, amélioré ou non.
bloodrage-figure-warrior = Guerrier
    .a = un Guerrier
    .text = Huit par clan, Force 1 au départ.
bloodrage-figure-ship = Drakkar
    .a = le Drakkar
    .text = Un par clan, Force 2. Il n’envahit que les Fjords, ne bouge jamais et combat pour les deux Provinces de son Fjord.
bloodrage-figure-monster = Monstre
    .a = un Monstre
    .text = Rejoint le clan avec sa carte, deux au plus à la fois. Il compte à tous égards comme une figurine du clan.
bloodrage-figure-troll = { bloodrage-monster-troll }
    .a = le Troll
    .text = { bloodrage-monster-troll.text }
bloodrage-figure-dwarf_chieftain = { bloodrage-monster-dwarf_chieftain }
    .a = le Seigneur nain
    .text = { bloodrage-monster-dwarf_chieftain.text }
bloodrage-figure-sea_serpent = { bloodrage-monster-sea_serpent }
    .a = le Serpent de mer
    .text = { bloodrage-monster-sea_serpent.text }
bloodrage-figure-valkyrie = { bloodrage-monster-valkyrie }
    .a = la Valkyrie
    .text = { bloodrage-monster-valkyrie.text }
bloodrage-figure-dark_elf = { bloodrage-monster-dark_elf }
    .a = l’Elfe noir
    .text = { bloodrage-monster-dark_elf.text }
bloodrage-figure-fire_giant = { bloodrage-monster-fire_giant }
    .a = le Géant de feu
    .text = { bloodrage-monster-fire_giant.text }
bloodrage-figure-frost_giant = { bloodrage-monster-frost_giant }
    .a = le Géant de givre
    .text = { bloodrage-monster-frost_giant.text }
bloodrage-figure-soldier_of_hel = { bloodrage-monster-soldier_of_hel }
    .a = le Soldat de Hel
    .text = { bloodrage-monster-soldier_of_hel.text }
bloodrage-figure-volur_witch = { bloodrage-monster-volur_witch }
    .a = la Sorcière Volur
    .text = { bloodrage-monster-volur_witch.text }

## Les trois caractéristiques d’un clan

bloodrage-track-rage = Rage
    .text = La Rage que le clan reçoit au début de chaque phase d’Action : 6, 7, 8, 9, 12, 12.
bloodrage-track-axes = Haches
    .text = La Gloire que rapporte une bataille gagnée : 3, 4, 5, 6, 8, 8.
bloodrage-track-horns = Cornes
    .text = Le nombre de figurines que le clan peut avoir sur le plateau quand il envahit : 4, 5, 6, 7, 10, 10.

## La fiche de clan

bloodrage-slot-leader = Emplacement du Chef
    .to = sur l’emplacement du Chef
    .text = Reçoit une Amélioration de Chef.
bloodrage-slot-warrior = Emplacement des Guerriers
    .to = sur l’emplacement des Guerriers
    .text = Reçoit une Amélioration de Guerriers.
bloodrage-slot-ship = Emplacement du Drakkar
    .to = sur l’emplacement du Drakkar
    .text = Reçoit une Amélioration de Drakkar.
bloodrage-slot-monster_1 = Premier emplacement de Monstre
    .to = sur le premier emplacement de Monstre
    .text = Reçoit une Amélioration de Monstre.
bloodrage-slot-monster_2 = Second emplacement de Monstre
    .to = sur le second emplacement de Monstre
    .text = Reçoit une Amélioration de Monstre.
bloodrage-slot-clan_1 = Premier emplacement de clan
    .to = sur le premier emplacement de clan
    .text = Reçoit une Amélioration de clan.
bloodrage-slot-clan_2 = Deuxième emplacement de clan
    .to = sur le deuxième emplacement de clan
    .text = Reçoit une Amélioration de clan.
bloodrage-slot-clan_3 = Troisième emplacement de clan
    .to = sur le troisième emplacement de clan
    .text = Reçoit une Amélioration de clan.

## Les actions

bloodrage-action-invade = Invasion
    .text = Payez en Rage la Force de la figurine et posez-la de votre réserve dans un Village vide ; un Drakkar va dans un Fjord.
bloodrage-action-march = Marche
    .text = Payez 1 point de Rage et déplacez autant de vos figurines que vous voulez d’une Province vers une seule autre qui a de la place, proche ou lointaine.
bloodrage-action-upgrade = Amélioration
    .text = Payez le coût de la carte et posez-la sur votre fiche de clan. Une figurine de ce type dans votre réserve peut aussitôt envahir gratuitement.
bloodrage-action-quest = Quête
    .text = Posez une carte Quête face cachée. Elle ne coûte rien et sera jugée à la phase de Quête.
bloodrage-action-pillage = Pillage
    .text = Attaquez une Province où vous avez une figurine ou un Drakkar qui la soutient. Cela ne coûte rien ; si personne ne vous arrête, la récompense est à vous.
bloodrage-action-pass = Passer
    .text = Renoncez au reste de votre Rage. Vous n’agissez plus durant cet Âge, mais répondez encore aux Pillages des autres.

## L’Âge

bloodrage-age-0 = Avant le Premier Âge
bloodrage-age-1 = Premier Âge
bloodrage-age-2 = Deuxième Âge
bloodrage-age-3 = Troisième Âge

bloodrage-phase-gifts = Phase du Cadeau des Dieux
    .text = Huit cartes chacun ; on en garde six par le draft.
bloodrage-phase-action = Phase d’Action
    .text = Une action par tour, jusqu’à ce que plus personne n’ait de Rage ou que toutes les Provinces soient pillées.
bloodrage-phase-discard = Phase de Défausse
    .text = Gardez au plus une carte en main ; au Troisième Âge, aucune.
bloodrage-phase-quest = Phase de Quête
    .text = Toutes les Quêtes sont révélées et jugées.
bloodrage-phase-ragnarok = Phase du Ragnarök
    .text = La Province condamnée est détruite ; ceux qui y meurent rapportent de la Gloire.
bloodrage-phase-release = Libération du Valhalla
    .text = Toutes les figurines du Valhalla retournent dans la réserve de leur clan.

## Les jetons

bloodrage-reward-rage = Récompense : Rage
    .the = la Rage
    .text = Augmente la caractéristique de Rage d’un niveau. La Rage à dépenser ne change qu’à l’Âge suivant.
bloodrage-reward-axes = Récompense : Haches
    .the = les Haches
    .text = Augmente la caractéristique de Haches d’un niveau, à temps pour la bataille qui vient d’être gagnée.
bloodrage-reward-horns = Récompense : Cornes
    .the = les Cornes
    .text = Augmente la caractéristique de Cornes d’un niveau.
bloodrage-reward-glory = Récompense : Gloire
    .the = la Gloire
    .text = Rapporte 5 points de Gloire.
bloodrage-reward-yggdrasil = Récompense d’Yggdrasil
    .the = tout à la fois
    .text = Augmente Rage, Haches et Cornes d’un niveau chacune.

bloodrage-token-ragnarok = Jeton Ragnarök
    .text = Désigne une Province extérieure. Trois d’entre eux, sur la piste des Âges, disent quelle Province tombe à quel Âge.
bloodrage-token-doom = Jeton Désolation
    .text = Marque la Province que le Ragnarök de cet Âge va détruire.
bloodrage-token-saga = Jeton Saga
    .text = Indique l’Âge et la phase en cours.
bloodrage-token-first_player = Jeton Premier joueur
    .text = Qui l’a joue le premier tour de la phase d’Action. Il passe à gauche après chaque Âge.
bloodrage-token-clan = Jeton de clan
    .text = Marque les trois caractéristiques et la Rage qu’un clan peut dépenser.
bloodrage-token-glory_marker = Marqueur de Gloire
    .text = Indique la Gloire d’un clan.

## Les fins de partie

bloodrage-ending-most_glory = La plus grande Gloire
    .text = Le Troisième Âge est terminé. Le clan qui a le plus de Gloire gagne.
bloodrage-ending-shared = Gloire partagée
    .text = Le Troisième Âge est terminé et plusieurs clans ont le plus de Gloire : ils se partagent la victoire.

## Les termes

bloodrage-kind-battle = Carte Bataille
    .text = Ajoute son bonus à votre Force dans une bataille. Le vainqueur la défausse, les perdants reprennent la leur.
bloodrage-kind-quest = Carte Quête
    .text = Se pose face cachée par une action ; si sa condition est remplie à la phase de Quête, elle rapporte de la Gloire et augmente une caractéristique.
bloodrage-kind-upgrade = Carte Amélioration
    .text = Se pose sur la fiche de clan pour son coût ; elle agit jusqu’à la fin de la partie ou jusqu’à son remplacement.

bloodrage-type-leader = Amélioration de Chef
bloodrage-type-warrior = Amélioration de Guerriers
bloodrage-type-ship = Amélioration de Drakkar
bloodrage-type-monster = Amélioration de Monstre
bloodrage-type-clan = Amélioration de clan

bloodrage-term-glory = Gloire
    .text = Elle décide de la partie. On en gagne par les batailles, les Quêtes, les récompenses, le Ragnarök et les cartes.
bloodrage-term-strength = Force
    .text = Ce que vaut une figurine au combat, et ce qu’il en coûte d’envahir avec elle.
bloodrage-term-bonus = Bonus
    .text = Ce qu’une carte ajoute à la Force d’un clan dans une bataille.
bloodrage-term-legendary = Niveau légendaire
    .text = Une caractéristique au quatrième ou au cinquième niveau rapporte 10 points de Gloire en fin de partie, au sixième 20.
bloodrage-term-reserve = Réserve
    .text = Les figurines d’un clan qui attendent à côté du plateau.
bloodrage-term-destroyed = Province détruite
    .text = Hors du jeu : ni figurine, ni Pillage, ni Quête.
bloodrage-term-pillaged = Pillée
    .text = Le jeton montre sa face sombre ; la Province ne peut plus être pillée durant cet Âge.
bloodrage-term-draft = Draft
    .text = Gardez une carte, passez le reste à gauche, et ainsi de suite jusqu’à en avoir six ; à deux joueurs, deux cartes à la fois.
bloodrage-term-white_disc = Disque blanc
    .text = Une carte Bataille à disque blanc peut aussi être ajoutée une fois toutes les cartes révélées.

## Les Monstres

bloodrage-monster-troll = Troll
    .text = Chaque fois que le Troll envahit une Province, tous les Guerriers ennemis y sont détruits.
bloodrage-monster-dwarf_chieftain = Seigneur nain
    .text = Ni la carte ni l’invasion avec cette figurine ne coûtent de Rage.
bloodrage-monster-sea_serpent = Serpent de mer
    .text = Il est à la fois Drakkar et Monstre : il n’envahit que les Fjords, ne bouge jamais et combat pour les deux Provinces.
bloodrage-monster-valkyrie = Valkyrie
    .text = Après une bataille où elle était, gagnée ou perdue, vous gagnez 2 points de Gloire par figurine ennemie qui y a été détruite.
bloodrage-monster-dark_elf = Elfe noir
    .text = Peut envahir Yggdrasil, et y a une Force de 3 au lieu de 1.
bloodrage-monster-fire_giant = Géant de feu
    .text = Chaque fois que le Géant de feu envahit une Province, toutes les figurines ennemies qui s’y trouvent ou sont dans son Fjord sont détruites, sauf les Monstres.
bloodrage-monster-frost_giant = Géant de givre
    .text = Quand vous pillez une Province où il se trouve, vous recevez deux fois la récompense.
bloodrage-monster-soldier_of_hel = Soldat de Hel
    .text = Ni la carte ni l’invasion avec cette figurine ne coûtent de Rage.
bloodrage-monster-volur_witch = Sorcière Volur
    .text = Quand elle devrait être détruite dans une Province extérieure, vous pouvez la déplacer à Yggdrasil à la place.

## Les cartes du Premier Âge

bloodrage-card-troll = { bloodrage-monster-troll }
    .text = { bloodrage-monster-troll.text }
bloodrage-card-dwarf_chieftain = { bloodrage-monster-dwarf_chieftain }
    .text = { bloodrage-monster-dwarf_chieftain.text }
bloodrage-card-sea_serpent = { bloodrage-monster-sea_serpent }
    .text = { bloodrage-monster-sea_serpent.text }
bloodrage-card-lord_of_hammers = Seigneur des marteaux
    .text = Après avoir pillé une Province où est votre Chef, vous pouvez le déplacer dans une Province adjacente qui a de la place, ou à Yggdrasil.
bloodrage-card-brothers_in_arms = Frères d’armes
    .text = Dans chaque Province, deux de vos Guerriers ont ensemble une Force de 3 ; celui qui reste seul a 1.
bloodrage-card-lokis_dragons = Dragons de Loki
    .text = Gagnez 4 points de Gloire chaque fois qu’un Drakkar à vous est détruit.
bloodrage-card-lokis_domain = Domaine de Loki
    .text = Gagnez 1 point de Gloire pour chacune de vos figurines libérées du Valhalla.
bloodrage-card-friggas_charm = Charme de Frigga
    .text = Vos Améliorations coûtent 1 point de Rage de moins, jamais moins de 0.
bloodrage-card-thors_glory = Gloire de Thor
    .text = Après une bataille où vous étiez, gagnez 2 points de Gloire si au moins deux figurines ennemies y ont été détruites.
bloodrage-card-friggas_succor = Secours de Frigga
    .text = Chaque fois que vous envahissez une Province, un Guerrier de votre réserve peut l’envahir aussi, gratuitement.
bloodrage-card-tyrs_domain = Domaine de Tyr
    .text = Une carte Quête que vous révélez dans une bataille peut compter comme une carte Bataille de bonus 3.
bloodrage-card-lokis_blessing = Bénédiction de Loki
    .text = Après chaque bataille perdue, un Guerrier de votre réserve peut envahir cette Province gratuitement.
bloodrage-card-alfheim_1 = Alfheim
    .text = Ayez le plus de Force dans au moins une Province d’Alfheim : gagnez 5 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-jotunheim_1 = Jotunheim
    .text = Ayez le plus de Force dans au moins une Province de Jotunheim : gagnez 5 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-manheim_1 = Manheim
    .text = Ayez le plus de Force dans au moins une Province de Manheim : gagnez 5 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-glorious_death_1 = Mort glorieuse
    .text = Ayez au moins quatre figurines au Valhalla avant le Ragnarök : gagnez 6 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-yggdrasil_1 = Yggdrasil
    .text = Ayez le plus de Force à Yggdrasil : gagnez 6 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-odins_smite = Châtiment d’Odin
    .text = Avant de comparer les Forces, chaque adversaire de la bataille perd un Guerrier dans la Province.
bloodrage-card-tyrs_bash = Coup de Tyr
    .text = Son bonus, rien d’autre.
bloodrage-card-heimdalls_sight = Vision de Heimdall
    .text = Son bonus est égal au plus haut bonus parmi les cartes de vos adversaires dans cette bataille.
bloodrage-card-friggas_grace = Grâce de Frigga
    .text = Si votre Pillage réussit, augmentez encore une caractéristique, une autre que celle de la récompense.
bloodrage-card-lokis_trickery = Ruse de Loki
    .text = Si vous perdez, prenez 1 point de Rage au vainqueur.
bloodrage-card-tyrs_smash_1 = Choc de Tyr
    .text = Son bonus, rien d’autre.
bloodrage-card-tyrs_smite_1 = Frappe de Tyr
    .text = Son bonus, rien d’autre.
bloodrage-card-tyrs_crush_1 = Étau de Tyr
    .text = Son bonus, rien d’autre.
bloodrage-card-thors_hammer = Marteau de Thor
    .text = En cas de victoire, gagnez 3 points de Gloire.

## Les cartes du Deuxième Âge

bloodrage-card-valkyrie = { bloodrage-monster-valkyrie }
    .text = { bloodrage-monster-valkyrie.text }
bloodrage-card-dark_elf = { bloodrage-monster-dark_elf }
    .text = { bloodrage-monster-dark_elf.text }
bloodrage-card-fire_giant = { bloodrage-monster-fire_giant }
    .text = { bloodrage-monster-fire_giant.text }
bloodrage-card-lord_of_axes = Seigneur des haches
    .text = Après avoir pillé une Province où est votre Chef, augmentez une caractéristique de votre choix.
bloodrage-card-experts_in_arms = Experts d’armes
    .text = Vos Guerriers ont une Force de 2 ; envahir avec l’un d’eux coûte 2.
bloodrage-card-fire_dragons = Dragons de feu
    .text = Gagnez 8 points de Gloire chaque fois qu’un Drakkar à vous est détruit.
bloodrage-card-odins_inspiration = Inspiration d’Odin
    .text = Vos figurines qui meurent dans le Ragnarök rapportent deux fois plus de Gloire.
bloodrage-card-tyrs_challenge = Défi de Tyr
    .text = Comme action, payez 2 points de Rage et pillez une Province déjà pillée.
bloodrage-card-friggas_protection = Protection de Frigga
    .text = Quand une de vos figurines devrait être détruite, vous pouvez payer 1 point de Rage : elle reste où elle est.
bloodrage-card-lokis_eminence = Éminence de Loki
    .text = Gagnez 2 points de Gloire pour chacune de vos figurines libérées du Valhalla.
bloodrage-card-tyrs_prowess = Prouesse de Tyr
    .text = Quand vous gagnez une bataille, vous pouvez reprendre les cartes que vous y avez jouées, pour 1 point de Rage chacune.
bloodrage-card-thors_domain = Domaine de Thor
    .text = Après avoir envahi une Province, vous pouvez payer 2 points de Rage et la piller aussitôt.
bloodrage-card-alfheim_2 = Alfheim
    .text = Ayez le plus de Force dans au moins une Province d’Alfheim : gagnez 7 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-jotunheim_2 = Jotunheim
    .text = Ayez le plus de Force dans au moins une Province de Jotunheim : gagnez 7 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-manheim_2 = Manheim
    .text = Ayez le plus de Force dans au moins une Province de Manheim : gagnez 7 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-glorious_death_2 = Mort glorieuse
    .text = Ayez au moins quatre figurines au Valhalla avant le Ragnarök : gagnez 8 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-yggdrasil_2 = Yggdrasil
    .text = Ayez le plus de Force à Yggdrasil : gagnez 8 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-tyrs_crush_2 = Étau de Tyr
    .text = Son bonus, rien d’autre.
bloodrage-card-heimdalls_eye = Œil de Heimdall
    .text = Disque blanc : peut aussi être ajoutée une fois toutes les cartes révélées, en plus de la carte déjà jouée.
bloodrage-card-odins_tide = Marée d’Odin
    .text = Avant de comparer les Forces, chaque clan de la bataille, le vôtre aussi, garde une figurine ; ses autres sont détruites.
bloodrage-card-lokis_backstab = Traîtrise de Loki
    .text = Si vous perdez, prenez 2 points de Gloire au vainqueur.
bloodrage-card-tyrs_rage_2 = Fureur de Tyr
    .text = Son bonus, rien d’autre.
bloodrage-card-heimdalls_watch_2 = Veille de Heimdall
    .text = Toutes les cartes révélées dans cette bataille sont défaussées, et vous gagnez autant de points de Gloire que la somme de leurs bonus. Puis chacun joue une nouvelle carte.
bloodrage-card-thors_oath = Serment de Thor
    .text = En cas de victoire, augmentez une caractéristique de votre choix.
bloodrage-card-tyrs_smite_2 = Frappe de Tyr
    .text = Son bonus, rien d’autre.
bloodrage-card-tyrs_smash_2 = Choc de Tyr
    .text = Son bonus, rien d’autre.

## Les cartes du Troisième Âge

bloodrage-card-frost_giant = { bloodrage-monster-frost_giant }
    .text = { bloodrage-monster-frost_giant.text }
bloodrage-card-soldier_of_hel = { bloodrage-monster-soldier_of_hel }
    .text = { bloodrage-monster-soldier_of_hel.text }
bloodrage-card-volur_witch = { bloodrage-monster-volur_witch }
    .text = { bloodrage-monster-volur_witch.text }
bloodrage-card-lord_of_spears = Seigneur des lances
    .text = Après avoir pillé une Province où est votre Chef, augmentez les trois caractéristiques.
bloodrage-card-masters_in_arms = Maîtres d’armes
    .text = Dans chaque Province, deux de vos Guerriers ont ensemble une Force de 6 ; celui qui reste seul a 2. Envahir avec l’un d’eux coûte 2.
bloodrage-card-eternal_dragons = Dragons éternels
    .text = Gagnez 12 points de Gloire chaque fois qu’un Drakkar à vous est détruit.
bloodrage-card-friggas_domain = Domaine de Frigga
    .text = Vous pouvez envahir avec une figurine du Valhalla pour 1 point de Rage au lieu du coût normal.
bloodrage-card-odins_throne = Trône d’Odin
    .text = Vos Quêtes réussies rapportent deux fois plus de Gloire.
bloodrage-card-thors_conquest = Conquête de Thor
    .text = À la fin de la partie, gagnez 3 points de Gloire pour chacune de vos figurines sur le plateau.
bloodrage-card-friggas_sacrifice = Sacrifice de Frigga
    .text = Comme action, détruisez deux de vos figurines sur le plateau et augmentez une caractéristique de votre choix.
bloodrage-card-tyrs_wrath = Colère de Tyr
    .text = Une carte Quête que vous révélez dans une bataille peut compter comme une carte Bataille de bonus 5.
bloodrage-card-lokis_wrath = Colère de Loki
    .text = Gagnez 3 points de Gloire pour chacune de vos figurines libérées du Valhalla.
bloodrage-card-alfheim_3 = Alfheim
    .text = Ayez le plus de Force dans au moins une Province d’Alfheim : gagnez 9 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-jotunheim_3 = Jotunheim
    .text = Ayez le plus de Force dans au moins une Province de Jotunheim : gagnez 9 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-manheim_3 = Manheim
    .text = Ayez le plus de Force dans au moins une Province de Manheim : gagnez 9 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-glorious_death_3 = Mort glorieuse
    .text = Ayez au moins quatre figurines au Valhalla avant le Ragnarök : gagnez 11 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-yggdrasil_3 = Yggdrasil
    .text = Ayez le plus de Force à Yggdrasil : gagnez 11 points de Gloire et augmentez une caractéristique de votre choix.
bloodrage-card-heimdalls_gaze = Regard de Heimdall
    .text = Disque blanc : peut aussi être ajoutée une fois toutes les cartes révélées, en plus de la carte déjà jouée.
bloodrage-card-thors_primacy = Primauté de Thor
    .text = Les textes des cartes révélées par vos adversaires ne font rien ; leurs bonus restent.
bloodrage-card-thors_ascension = Ascension de Thor
    .text = En cas de victoire, recevez 3 points de Rage et 3 points de Gloire.
bloodrage-card-odins_judgement = Jugement d’Odin
    .text = Que vous gagniez ou perdiez, recevez 2 points de Gloire par figurine détruite dans cette bataille, les vôtres comprises.
bloodrage-card-tyrs_rage_3 = Fureur de Tyr
    .text = Son bonus, rien d’autre.
bloodrage-card-heimdalls_watch_3 = Veille de Heimdall
    .text = Toutes les cartes révélées dans cette bataille sont défaussées, et vous gagnez autant de points de Gloire que la somme de leurs bonus. Puis chacun joue une nouvelle carte.
bloodrage-card-tyrs_crush_3 = Étau de Tyr
    .text = Son bonus, rien d’autre.
bloodrage-card-lokis_poison = Poison de Loki
    .text = Si vous perdez, toutes les cartes révélées par le vainqueur viennent dans votre main.
bloodrage-card-tyrs_smite_3 = Frappe de Tyr
    .text = Son bonus, rien d’autre.
