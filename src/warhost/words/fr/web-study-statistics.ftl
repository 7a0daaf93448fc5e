### Statistiques d’un jeu.

study-statistics-source = Quelles parties
study-statistics-source-simulated = Entre robots
    .text = Parties que des robots rapides ont jouées entre eux, à toutes les places et avec toutes les options de table. Elles ont été comptées à la sortie de cette version.
study-statistics-source-server = Sur ce serveur
    .text = Les dernières parties terminées de ce serveur que tout le monde peut regarder.
study-statistics-source-mine = Mes parties
    .text = Les dernières parties terminées auxquelles vous avez joué.
study-statistics-source-table = Cette table
    .text = La partie de cette table, celles dont elle était la revanche, et ses revanches.
study-statistics-counted = { $games ->
    [one] Une partie comptée.
   *[other] { $games } parties comptées.
}
study-statistics-left-out = { $games ->
    [one] Une autre n’a pas pu être comptée.
   *[other] { $games } autres n’ont pas pu être comptées.
}
study-statistics-empty = Il n’y a encore rien à compter. Les parties comptent une fois terminées.
study-statistics-how = Le point est la part de parties gagnées. Dans 95 cas sur 100, la vraie part se trouve sur la barre. La ligne en tirets est une part égale ; là où la barre ne la touche pas, le nom est en gras.
study-statistics-sides = Qui gagne
study-statistics-side = Camp
study-statistics-seats = De quelle place
study-statistics-place = Place
study-statistics-seat = Place { $seat }
study-statistics-wins = Victoires
study-statistics-interval = Intervalle (95 %)
study-statistics-games = Parties
study-statistics-decisions = Décisions
study-statistics-cards = Ce que valent les cartes
    .text = De combien gagnent plus souvent ceux qui ont choisi, pris ou joué quelque chose, en points de pourcentage. Qui gagne de toute façon peut s’offrir davantage : ce qui va avec la victoire n’en est pas forcément la cause.
study-statistics-kind = Sorte
study-statistics-kind-card = Cartes
study-statistics-kind-chaos_card = Cartes Chaos
study-statistics-kind-upgrade = Améliorations
study-statistics-kind-figure = Figurines
study-statistics-kind-token = Jetons
study-statistics-kind-tile = Tuiles
study-statistics-kind-building = Bâtiments
study-statistics-kind-item = Objets
study-statistics-kind-unit = Unités
study-statistics-kind-ability = Capacités
study-statistics-sure-only = Seulement ce qui n’est guère dû au hasard
study-statistics-none-sure = Rien ici n’est assez sûr.
study-statistics-worth = Valeur
study-statistics-with = Victoires avec
study-statistics-without = Victoires sans
study-statistics-had = Joueurs qui l’ont eu
study-statistics-all = Tout montrer ({ $count })
study-statistics-fewer = Montrer le meilleur et le pire
study-statistics-options = Options de table
study-statistics-option = Option
study-statistics-of-games = { $games ->
    [one] (une partie)
   *[other] ({ $games } parties)
}
study-statistics-length = Combien durent les parties
study-statistics-length-summary = Décisions par partie : médiane { $median }, moyenne { $mean } ; { $least } pour la partie la plus courte, { $most } pour la plus longue.
study-statistics-as-table = En tableau
study-statistics-endings = Comment finissent les parties
