# Ce que disent les dessins de Karak dans le navigateur : libellés, phrases pour lecteurs d’écran, notes.

web-karak-board =
    { $count ->
        [one] Le plateau : un pays de { $count } tuile
       *[other] Le plateau : un pays de { $count } tuiles
    }
web-karak-counted = { $count } × { $name }
web-karak-percent = { $percent } %
web-karak-free = gratuit
web-karak-cost = coût : { $cost }
web-karak-hero = { $hero } : endurance { $toughness } sur { $most }, gloire { $glory }, pierres d’âme { $stones }
web-karak-city = Cité { $hero_of }
    .to = vers la cité { $hero_of }
    .in = dans la cité { $hero_of }
web-karak-enemies = Ennemis : { $enemies }, force { $strength }
web-karak-strong = { $who }, force { $strength }
web-karak-chance = Chance de victoire { $percent } %
web-karak-chance-aside = chance { $percent } %
web-karak-ground = Au sol : { $items }
web-karak-rolled = { $hero } a { $total } contre { $strength }
web-karak-needed = à atteindre
web-karak-won = victoire
web-karak-lost = défaite
web-karak-pile = Tuiles à venir : { $tiles }. Armées dans le sac : { $bag }
web-karak-round = Manche { $round } · reste { $left }
web-karak-buildings = Bâtiments
web-karak-stands = Il est construit.
web-karak-planned = Pas encore construit.
web-karak-alone = Ni unités ni objets
web-karak-army = Dés d’armée, au plus autant que de gloire
web-karak-toughness = Endurance { $toughness } sur { $most }
web-karak-actions = Actions par tour
web-karak-actions-left = Actions restantes
web-karak-offer = Au choix
web-karak-nothing-held = { $hero } ne porte rien, et tout est construit.
web-karak-marches = marche sur la cité { $hero_of }
