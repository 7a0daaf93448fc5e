# La première partie guidée de Blood Rage.

bloodrage-lesson-first-raid = Le premier raid
    .text = Menez le clan du Loup pendant un Âge : envahir, améliorer, piller, combattre, poser une quête et affronter le Ragnarök. Quatorze étapes courtes, environ six minutes, tout en jouant.
bloodrage-lesson-first-raid-welcome = Vous menez le clan du Loup. Le monde finit en trois Âges et seule la Gloire compte : batailles gagnées, quêtes remplies, belle mort. Les actions coûtent de la Rage, la goutte de votre plateau ; vous en avez 6. Les Corbeaux ont dépensé la leur.
bloodrage-lesson-first-raid-province = Voici { bloodrage-province-angerboda }. Chaque maison est un village et accueille une figurine. Le disque frappé dit ce que donne un pillage : ici, il augmente votre Rage. Un de vos Guerriers y fait face à deux Corbeaux.
bloodrage-lesson-first-raid-invade = Envahissez avec votre Chef : choisissez le Chef dans votre réserve, puis { bloodrage-province-angerboda }. Le Chef ne coûte pas de Rage et combat avec une force de 3.
bloodrage-lesson-first-raid-upgrade = Une amélioration maintenant. Choisissez « { bloodrage-card-thors_glory } » dans votre main, puis un emplacement de clan de votre plateau. Elle coûte 2 points de Rage et agit jusqu’à la fin de la partie.
bloodrage-lesson-first-raid-pillage = Vos figurines sont prêtes. Pillez { bloodrage-province-angerboda } : choisissez cette province. Cela ne coûte rien, mais quiconque s’y trouve combat.
bloodrage-lesson-first-raid-card = Dans la bataille, chacun pose une carte face cachée, puis toutes sont révélées ensemble. Jouez « { bloodrage-card-tyrs_smash_1 } » : elle ajoute 3 à la force de vos figurines.
bloodrage-lesson-first-raid-spoils = 7 contre 2 : vous avez gagné. Les ennemis sont partis au Valhalla, le pillage a augmenté votre Rage, vos Haches ont donné 3 points de Gloire et votre amélioration 2 de plus. Le perdant reprend la carte jouée ; celle du vainqueur est défaussée.
bloodrage-lesson-first-raid-quest = Les quêtes sont des promesses posées face cachée. Choisissez l’action Quête ; elle ne coûte pas de Rage.
bloodrage-lesson-first-raid-lay = Posez « { bloodrage-card-manheim_1 } ». Elle réussit si vous avez la plus grande force dans une province de Manheim à la fin de l’Âge, et { bloodrage-province-angerboda } en est une.
bloodrage-lesson-first-raid-doom = { bloodrage-province-utgard } couve sous la cendre : la province tombe au Ragnarök de cet Âge. Y mourir est un honneur et rapporte de la Gloire. Envahissez-la avec un Guerrier pour 1 point de Rage.
bloodrage-lesson-first-raid-pass = Il ne reste rien à faire : passez. La Rage restante est perdue.
bloodrage-lesson-first-raid-keep = L’Âge se termine. Une carte de votre main reste avec vous pour le suivant, les autres sont défaussées. Choisissez celle que vous gardez.
bloodrage-lesson-first-raid-raise = Votre quête a réussi : 5 points de Gloire, et une caractéristique de votre choix augmente. La Rage donne plus d’actions, les Haches plus de Gloire par bataille, les Cornes plus de figurines. Choisissez-en une.
bloodrage-lesson-first-raid-goal = { bloodrage-province-utgard } est tombée, votre Guerrier a rapporté 2 points de Gloire et le Valhalla a rendu ses morts. L’Âge suivant commence par un draft : gardez des cartes, passez les autres. Après trois Âges, qui a le plus de Gloire l’emporte ; les caractéristiques élevées en ajoutent un peu. La suite est à vous.
