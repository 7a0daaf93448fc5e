# Ce que disent les dessins de Chaos dans le Vieux Monde dans le navigateur : étiquettes, phrases pour les lecteurs d’écran, notes.

## Le plateau

web-oldworld-board = Le plateau : neuf régions du Vieux Monde
web-oldworld-counted = { $count } × { $name }
web-oldworld-region = { $name }, région { $order }
web-oldworld-values = Résistance { $resistance }, valeur de Conquête { $conquest }
web-oldworld-ruined = Dévastée, carte Dévastation { $card }
web-oldworld-corruption = Corruption { $count } sur { $ruin }
web-oldworld-stack = { $power } : { $figures }, { $region }
web-oldworld-laid = Tuée, elle gît ici jusqu’à la fin du combat.
web-oldworld-token = { $tokens }, { $region }
web-oldworld-pool = Dans la réserve commune : { $tokens }
web-oldworld-pool-none = Plus aucun dans la réserve commune : { $tokens }
web-oldworld-deck = Pioche Vieux Monde, cartes restantes : { $count }
web-oldworld-dial = { $power } : Menace { $threat }, prochain cran du cadran : { $next }. Points de puissance { $power_points }, pions avancement { $counters }, points de victoire { $points }
web-oldworld-points = { $power } : { $points }
web-oldworld-points-track = Points de victoire : { $list }
web-oldworld-round = Tour { $round }
web-oldworld-round-phase = Tour { $round } · { $phase }
web-oldworld-rolled = { $power } obtient { $dice } : { $hits ->
    [one] { $hits } coup
   *[other] { $hits } coups
}

## Fiches et main

web-oldworld-fact = { $name } : { $value }
web-oldworld-hand-count = Cartes en main
web-oldworld-peasants = Paysans capturés
web-oldworld-next-tick = Ensuite : { $reward }
web-oldworld-dial-path = Le cadran est au cran { $tick } sur { $last }
web-oldworld-upgrades = Améliorations
web-oldworld-in-reserve = En réserve : { $figures }
web-oldworld-none-in-reserve = Aucun en réserve : { $figure }
web-oldworld-stats = Coût { $cost }, attaque { $attack }, défense { $defence }
web-oldworld-cost = Coût
web-oldworld-attack = Attaque
web-oldworld-defence = Défense
web-oldworld-hand-empty = Aucune carte Chaos en main.

## Cartes

web-oldworld-chaos-card = { $name }, coût { $cost }
web-oldworld-house = maison
    .text = Le texte ou le nombre imprimé ne nous est pas connu ; celui-ci est le nôtre. Une option de table écarte ces cartes.
web-oldworld-lasting = Sur la piste
web-oldworld-ruin-first = Le plus de corruption
web-oldworld-ruin-second = Deuxième

## De plus près

web-oldworld-strength = Domination
web-oldworld-dice = Dés
web-oldworld-figures = Figurines
web-oldworld-dominates = { $power } dominerait maintenant et marquerait { $points }.
web-oldworld-nobody-dominates = Personne ne dominerait maintenant ; il faut plus de { $resistance }, et plus que les autres.
web-oldworld-battle = Il y aurait un combat.
web-oldworld-no-corruption = Aucune corruption ne peut être placée ici maintenant.
web-oldworld-to-ruin = Encore { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} avant la dévastation : { $first } points pour le premier, { $second } pour le deuxième.
web-oldworld-ruin-due = La dévastation est certaine : { $first } points pour le premier, { $second } pour le deuxième.
web-oldworld-magic-here = Symboles de magie ici : { $count }
web-oldworld-spaces-here = Emplacements de carte libres : { $count }
web-oldworld-nobody-here = Personne ici.
