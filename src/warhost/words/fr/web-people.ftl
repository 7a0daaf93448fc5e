# Finding a game, leaderboards and profiles.

web-people-find = Trouver une partie
web-people-game = Jeu
web-people-seats = Joueurs
web-people-pace = Rythme
web-people-pace-live = En direct
web-people-pace-slow = Sur plusieurs jours
web-people-bots = Robots
web-people-bots-never = Jamais : j’attends des joueurs
web-people-bots-soon = Ils prennent les places libres après une demi-minute
web-people-bots-minutes = Ils prennent les places libres après cinq minutes
web-people-bots-day = Ils prennent les places libres après un jour
web-people-near = Seulement à moins de 200 points de mon classement
web-people-rated-account = Les parties classées demandent un compte : créez-en un dans les réglages.
web-people-seek-now = Chercher des joueurs
web-people-seek = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 }, { $pace }
web-people-waiting = { $found } sur { $seats } sont là. La table s’ouvre dès que tout le monde y est.
web-people-waiting-slow = Vous pouvez quitter cette page : la partie apparaîtra parmi vos tables.
web-people-stop = Arrêter la recherche
web-people-others = Cherchent une partie
web-people-others-none = Personne d’autre pour l’instant. Qui arrive vous verra ici.
web-people-seeks-all = Tout
web-people-seeks-more = Plus
web-people-join = Jouer
web-people-board = Classement
web-people-side = Camp
web-people-all-sides = Tous les camps
web-people-all-time = Depuis toujours
web-people-season-label = Saison
web-people-season = { $year }, trimestre { $quarter }
web-people-rank = #
web-people-name = Nom
web-people-rating = Classement
web-people-games = Parties
web-people-wins = Victoires
web-people-board-none = Personne n’a encore joué assez de parties classées pour figurer ici.
web-people-board-why = Avec 400 points de plus, on finit devant dix fois sur onze. Le robot « avide » en a 1500.
web-people-since = Ici depuis le { $day }
web-people-private = Ne montrer à personne mon profil ni ma présence, et ne me faire figurer dans aucun classement
web-people-closed = Cette personne garde son profil pour elle.
web-people-unrated = Pas encore de partie classée.
web-people-record = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 }
web-people-provisional = Provisoire : encore quelques parties et ce sera sûr.
web-people-statistics-mine = Statistiques de vos parties
web-people-chart =
    { $games ->
        [one] Classement sur la dernière partie : de { $from } à { $to }
       *[other] Classement sur les { $games } dernières parties : de { $from } à { $to }
    }
web-people-chart-failed = L’évolution du classement n’a pas pu être chargée.
web-people-played = Parties
web-people-played-none = Aucune partie terminée à montrer.
web-people-abandoned = abandon
web-people-company = Vos connaissances
web-people-friends = Vous suivez
web-people-friends-none = Vous ne suivez encore personne. Le bouton se trouve à côté des derniers adversaires et sur les profils.
web-people-recent = Derniers adversaires
web-people-recent-none = Quiconque termine une partie avec vous apparaît ici.
web-people-here = En ligne
web-people-here-list = Autres personnes en ligne
web-people-here-none = Personne d’autre ne montre sa présence.
web-people-follow = Suivre
web-people-unfollow = Ne plus suivre
web-people-follow-who = Suivre { $name }
web-people-unfollow-who = Ne plus suivre { $name }
web-people-met = dernière partie : { $day }
