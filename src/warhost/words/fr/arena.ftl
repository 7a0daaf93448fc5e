# L’arène : des tournois entre robots, et leur rapport.

arena-help = Faire jouer aux robots un tournoi aux places équilibrées, et les évaluer.
arena-arg-bots = Les robots qui se rencontrent ; nommé deux fois, un robot joue deux fois. « module:fabrique » prend un robot à vous.
arena-arg-option = Une option de table, autant de fois que voulu. « * » prend toutes ses valeurs à tour de rôle, « a|b » celles-ci.
arena-arg-executor = Où les parties sont jouées : sur cette machine (local) ou sur Ray.
arena-arg-report = Un dossier pour les parties (SQLite), les résultats (JSON) et le rapport (HTML).
arena-arg-resume = Poursuivre le tournoi du dossier du rapport ; il peut aussi s’être allongé.
arena-written = Le rapport est dans { $file }
arena-interrupted = Interrompu. Ce qui a été joué est conservé ; la même commande avec --resume poursuit { $folder }

arena-no-such-bot = Le robot « { $name } » est introuvable : { $problem }
arena-broken-bot = Impossible de fabriquer le robot « { $name } ». { $problem }
arena-no-bot = « { $name } » ne fabrique pas de robot : il y manque « choose » ou « needs_view ».
arena-no-such-executor = On ne peut pas jouer sur « { $name } ». Il y a : { $known }.
arena-missing-package = Il faut le paquet « { $package } » : installez warhost avec l’extra « { $extra } ».
arena-already-there = { $folder } contient déjà un tournoi. Ajoutez --resume pour le poursuivre, ou nommez un autre dossier.
arena-another-tournament = { $folder } contient un autre tournoi. Différences : { $different }.
arena-nothing-to-resume = --resume demande --report avec le dossier à poursuivre.
arena-no-folder = { $file } est un fichier. Nommez un dossier pour le rapport.
arena-unusable = { $place } est inutilisable : { $problem }
arena-damaged = { $file } est endommagé ou appartient à autre chose : { $problem }. Supprimez-le, ou nommez un autre dossier.
arena-no-games = { $folder } ne contient pas de tournoi.
arena-other-players = { $folder } contient des parties de robots qui ont pu jouer autrement. Changé depuis : { $changed }. Recommencez dans un autre dossier.

arena-report-title = { $game } : un tournoi
arena-report-intro = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à des tables de { $seats }. Les intervalles des parts sont à 95 %.
arena-about-bots = Robots
arena-about-options = Options de table
arena-about-usual = les options habituelles
arena-about-seed = Graine
arena-about-revision = Révision des règles
arena-about-decisions = Décisions
arena-standings = Classement
arena-standings-text = Les cotes sont ajustées à toutes les parties à la fois, selon qui a devancé qui (Plackett-Luce) : leur moyenne est 1500, et avec 400 points de plus on devance l’autre dix fois sur onze. Une victoire partagée compte par fractions. À force égale, chacun gagnerait { $fair } de ses parties : la ligne pointillée.
arena-ratings = Cotes
arena-shares = Parts de victoires
arena-pairs = Un contre un
arena-pairs-text = Combien de fois le robot de la ligne a devancé celui de la colonne à la même table. Une égalité compte pour moitié.
arena-by-seat = Par place
arena-by-side = Par camp
arena-by-seat-text = Combien de fois cette place a gagné, quel qu’en fût l’occupant, puis pour chaque robot.
arena-by-side-text = Combien de fois ce camp a gagné, quel que fût son joueur, puis pour chaque robot.
arena-endings = Comment les parties ont fini
arena-length = Longueur en décisions
arena-length-text = Une partie prend { $mean } décisions en moyenne ; médiane { $median }, au moins { $least }, au plus { $most }.
arena-length-axis = décisions
arena-length-games = parties
arena-seat-number = Place { $seat }
arena-column-bot = robot
arena-column-rating = cote
arena-column-share = victoires
arena-column-games = parties
arena-column-points = points en moyenne
arena-column-place = rang moyen
arena-column-seat = place
arena-column-side = camp
arena-column-ending = fin
arena-column-part = part
