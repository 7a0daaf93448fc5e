### Problèmes : un choix nettement meilleur.

study-puzzle = Problème
study-puzzle-of-day = Problème du jour
study-puzzle-today-done = Celui du jour est résolu
study-puzzle-next = Problème suivant
study-puzzles-all = Tous les problèmes
study-puzzles-text = Des positions tirées de parties entre robots, où un choix est nettement le meilleur sans être le premier qui vient à l’esprit. Le premier essai compte pour votre classement ; ensuite, essayez autant que vous voulez.
study-puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
study-puzzle-ask = { $side } doit décider, et un choix est nettement le meilleur. Lequel ?
study-puzzle-right = { $tries ->
    [1] Juste, du premier coup : { $choice }
   *[other] Juste : { $choice }
}
study-puzzle-wrong = { $choice } : ce n’est pas cela. Essayez encore.
study-puzzle-shown = C’était le meilleur choix : { $choice }
study-puzzle-known = Vous avez déjà résolu celui-ci : { $choice }
study-puzzle-show = Montrer
study-puzzle-link = Copier le lien
study-puzzle-copied = Le lien vers ce problème est copié.
study-puzzle-players = Ce que chacun possède
study-puzzle-why = Pourquoi
study-puzzle-one-way = Cela pourrait continuer ainsi ; les numéros sur le plateau sont ces décisions.
study-puzzle-second =
    { $gain ->
        [one] Juste après : { $choice }. La solution vaut { $gain } point de pourcentage de plus.
       *[other] Juste après : { $choice }. La solution vaut { $gain } points de pourcentage de plus.
    }
study-puzzle-tempting = Ce qui tente au premier regard : { $choice }.
study-puzzle-level-easy = Facile ({ $rating })
study-puzzle-level-medium = Moyen ({ $rating })
study-puzzle-level-hard = Difficile ({ $rating })
study-puzzle-rating = Votre classement
study-puzzle-streak = De suite, du premier coup
study-puzzle-days = Jours de suite
study-puzzle-solved = Résolus du premier coup
study-puzzle-best = record : { $best }
study-puzzle-of-tried = sur { $tried }
