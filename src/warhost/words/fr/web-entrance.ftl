# L’entrée : jouer tout de suite, et les trois premières parties.

## Jouer tout de suite

web-play-now-of = Jouer tout de suite : { $game }
web-play-opponents = Adversaires
web-play-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
web-play-level = Leur force
web-play-level-beginner = Néglige beaucoup de choses et aime les coups d’éclat. Idéal pour découvrir le jeu.
web-play-level-easy = Joue aussitôt, sans prévoir, et oublie des choses. Idéal pour une première partie.
web-play-level-normal = Réfléchit à l’avance. Un adversaire équitable quand on connaît les règles.
web-play-level-hard = Réfléchit jusqu’à une seconde par décision et pardonne peu.
web-play-level-expert = Réfléchit jusqu’à deux secondes par décision, sur plusieurs pistes à la fois.
web-play-level-champion = Prend jusqu’à quatre secondes par décision. Le meilleur que nous ayons.
web-play-level-greedy = Prend ce qui paraît le mieux sur le moment, sans prévoir. Répond aussitôt.
web-play-level-random = Fait n’importe quoi de permis. Pour essayer.
web-play-experts = Pour les experts
web-play-variant = La durée
web-play-any = Au choix
web-play-oldworld-whole = La partie entière
    .text = Huit cartes du Vieux Monde : jusqu’à huit tours.
web-play-oldworld-short = Plus courte
    .text = Six cartes du Vieux Monde : jusqu’à six tours.
web-play-bloodrage-first = Première partie
    .text = Au premier Âge, chacun reçoit huit cartes ; on les choisit à partir du deuxième.
web-play-bloodrage-whole = La partie entière
    .text = On choisit ses cartes à chacun des trois Âges.
web-play-karak-first = Le jeu de base
    .text = Ni choix de bâtiments ni hordes : explorer, bâtir une cité, vaincre le Général des Ténèbres.
web-play-karak-short = Une partie courte
    .text = Le jeu de base, fini après 20 manches au plus tard.
web-play-karak-whole = Avec tout
    .text = Nouveaux bâtiments à choisir, marchand, hordes, Cavaliers du Chaos et deux héros de plus.

## Les trois premières parties

web-first-games = Vos trois premières parties
web-first-lesson = La leçon
    .text = Une partie guidée : on apprend en jouant.
web-first-easy = Robots faciles
    .text = Une partie à vous. Les conseils aident, et tout peut être repris.
web-first-normal = Robots normaux
    .text = Des adversaires qui réfléchissent à l’avance.
web-first-done = fait

## Problèmes

web-puzzles = Problèmes
    .text = Un choix est nettement le meilleur : trouvez-le. Chaque jour un nouveau pour chaque jeu.
web-pocket = Jouer sans réseau
    .text = Dans le train ou dans l’avion : contre des robots, sur cet appareil seul.
