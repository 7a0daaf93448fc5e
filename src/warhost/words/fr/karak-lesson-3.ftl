# La troisième partie guidée de Karak II : hordes et sièges.

karak-lesson-walls-and-hordes = Murs et hordes
    .text = Tenez bon pendant un siège, cédez ce qui coûte peu et battez la horde à vos portes. Avec les hordes et les nouveaux bâtiments. Douze étapes courtes, environ cinq minutes, tout en jouant.
karak-lesson-walls-and-hordes-welcome = Vous êtes Lorraine. Une horde se tient aux portes de votre cité, et votre tour commence par son siège, avant toute action. Taia est tombée et se repose un tour.
karak-lesson-walls-and-hordes-siege = La { karak-horde-gold } est venue avec une force de 11. À chaque tour elle abat un bâtiment ; quand il n’en reste aucun, la cité tombe. Mais votre { karak-building-citadel } a frappé la première et lui a pris 5 : il lui reste 6.
karak-lesson-walls-and-hordes-raze = Un bâtiment doit tomber, et la horde perd autant de force qu’il a coûté. Sacrifiez la { karak-building-new_glory_banner } : elle n’a coûté que 1 et se rebâtit vite.
karak-lesson-walls-and-hordes-spoils = 5 et 1 font 6, et pour chaque tranche de 3 que perd une horde, vous prenez une ressource. Prenez du bois. La bannière a emporté 2 de gloire, le siège les a rendus.
karak-lesson-walls-and-hordes-more-spoils = Pour les 3 autres, prenez de la nourriture.
karak-lesson-walls-and-hordes-attack = Il lui reste 5 : frappez maintenant. L’{ karak-ability-ambush } de Lorraine ajoute 2 quand elle avance sur des ennemis. Affronter une horde coûte un cœur. Choisissez sa tuile.
karak-lesson-walls-and-hordes-skull = Un crâne : un de vos chevaliers mourrait. Grâce aux { karak-ability-forest_kin }, Lorraine peut ignorer un crâne de ses unités à chaque combat. Ignorez-le.
karak-lesson-walls-and-hordes-bounty = 3 épées et 2 pour l’embuscade font 5, juste assez : la horde est vaincue, trois pierres d’âme sont à vous. Pour la force qu’elle a perdue, vous prenez encore une ressource : choisissez-la.
karak-lesson-walls-and-hordes-home = Après un combat contre une horde, il faut retourner d’où l’on venait, même s’il ne reste plus personne à combattre. Cela tombe bien : vous revoilà dans votre cité, avec encore une action.
karak-lesson-walls-and-hordes-rebuild = Relevez la { karak-building-new_glory_banner } pour 1 bois. Votre gloire augmente de 2, et votre cité a trois bâtiments comme avant.
karak-lesson-walls-and-hordes-target = Pendant ce temps, la { karak-horde-black } assiège Taia. Une horde choisit la cité de qui a le plus de pierres d’âme : Taia en a 5, vous 4. Qui mène a besoin de murs.
karak-lesson-walls-and-hordes-goal = Une horde vient avec chaque cité déchue que l’on pose. Elle avance d’une tuile par tour, et qui la bat prend de deux à quatre pierres d’âme. La suite est à vous.
