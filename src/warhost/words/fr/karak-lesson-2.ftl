# La deuxième partie guidée de Karak II : récolter, bâtir, former.

karak-lesson-a-city-grows = Une cité grandit
    .text = Récolter, fonder une cité, bâtir et entraîner : voyez les ressources devenir une armée. Avec les nouveaux bâtiments. Quatorze étapes courtes, environ six minutes, tout en jouant.
karak-lesson-a-city-grows-welcome = Vous êtes Darius. Les pierres d’âme font gagner, les soldats gagnent les pierres, et les cités font les soldats ; mais vous n’avez pas encore de cité. Votre { karak-item-amulet_action } vous donne trois actions par tour au lieu de deux. Taia est tombée et se repose un tour.
karak-lesson-a-city-grows-gather = Votre tuile montre nourriture et bois. Récoltez : vous prenez une ressource par symbole.
karak-lesson-a-city-grows-prospector = Darius est { karak-ability-prospector } : il prend une ressource de plus parmi celles de la tuile. Prenez du bois.
karak-lesson-a-city-grows-site = Là où se dresse une cité, plus personne ne récolte : laissez libre cette tuile si riche. Allez à la carrière voisine : choisissez sa tuile.
karak-lesson-a-city-grows-found = Vous avez avancé, l’action reste à prendre. Fondez ici votre cité pour 2 bois.
karak-lesson-a-city-grows-inn = Votre troisième action : bâtir. Six bâtiments attendent sur votre plateau, chacun avec son prix. Commencez par l’{ karak-building-inn } pour 3 bois : elle vous apporte une ressource à chaque tour.
karak-lesson-a-city-grows-banner = Une action suffit pour plusieurs bâtiments. Ajoutez la { karak-building-new_glory_banner } pour 1 bois : elle donne 2 de gloire, et vous pouvez avoir autant d’unités que de gloire.
karak-lesson-a-city-grows-income = Taia s’est reposée, c’est de nouveau à vous, et l’{ karak-building-inn } paie. Prenez du bois.
karak-lesson-a-city-grows-camp = Bâtissez le { karak-building-army_camp } pour 2 nourritures et 1 bois. Vous pourrez désormais entraîner des chevaliers.
karak-lesson-a-city-grows-train = Entraîner est une action à part. Entraînez un chevalier pour 1 nourriture : choisissez le Chevalier.
karak-lesson-a-city-grows-train-again = Là aussi, une action suffit pour plusieurs. Avec 2 de gloire, il y a place pour un second chevalier : entraînez-le.
karak-lesson-a-city-grows-attack = À côté, des Dryades de force 3 gardent une pierre d’âme. La plaque au-dessous montre ce que valent deux chevaliers. Choisissez leur tuile.
karak-lesson-a-city-grows-stone = 5 épées contre 3 : votre première pierre d’âme. Votre gloire est montée à 3, de quoi avoir une unité de plus, et l’{ karak-building-inn } paie de nouveau.
karak-lesson-a-city-grows-goal = Les { karak-building-stables } donneraient une action de plus, le { karak-building-portal } vous mènerait partout, la { karak-building-mage_tower } entraîne des mages. Avec les nouveaux bâtiments, chacun peut en échanger quelques-uns avant le premier tour. La suite est à vous.
