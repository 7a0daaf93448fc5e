# La ligne de commande.

cli-help = De grands jeux de conquête à une même table : jouer, simuler, étudier. Sans commande, la table s’ouvre dans le navigateur.
cli-version = Donner la version, et dire si les règles sont compilées.
cli-json = Répondre en JSON, pour les programmes.
cli-arg-game = Quel jeu ; « warhost games » en donne la liste.
cli-arg-option = Une option de table, autant de fois que voulu.
cli-arg-lang = La langue du jeu.
cli-arg-record = L’enregistrement d’une partie (« - » lit l’entrée standard).
cli-arg-position = Une position (« - » lit l’entrée standard).
cli-games = Donner la liste des jeux avec leurs places, options de table et robots.
cli-column-game = jeu
cli-column-seats = places
cli-column-options = options de table
cli-column-bots = robots
cli-column-seat = place
cli-column-bot = robot
cli-column-wins = victoires
cli-column-share = part
cli-column-points = points en moyenne

cli-sim = Faire jouer beaucoup de parties aux robots et compter.
cli-sim-seats = Combien de joueurs.
cli-sim-games = Combien de parties.
cli-sim-seed = Un nombre qui rend le hasard répétable.
cli-sim-bots = Les robots par place ; une liste plus courte fait le tour de la table.
cli-sim-jobs = Nombre de processus ; 0 prend tous les cœurs.
cli-sim-save = Écrire l’enregistrement de chaque partie dans ce dossier.
cli-sim-check = Vérifier tous les invariants après chaque décision, pas seulement à la fin.
cli-sim-result = { $finished ->
    [one] { $finished } partie finie
   *[other] { $finished } parties finies
} sur { $games } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en { $seconds } s, { $speed } par seconde.
cli-sim-unused = Jamais utilisés : { $components }

cli-play = Jouer dans le terminal, seul contre des robots ou à plusieurs au même clavier.
cli-play-seats = Qui joue où : « you » ou un robot, place par place.
cli-play-resume = Reprendre la dernière partie sauvegardée.
cli-play-file = Où la partie est sauvegardée.
cli-play-lines = Ligne par ligne plutôt qu’en plein écran.
cli-replay = Montrer une partie enregistrée à n’importe quelle étape, telle que chacun l’a vue.
cli-replay-step = Après tant de décisions ; la fin si rien n’est dit.
cli-replay-seat = Comme cette place l’a vue ; sinon, ce que tous ont vu.
cli-replay-at = Étape { $step } sur { $last }
cli-verify = Rejouer un enregistrement et vérifier ses dés, son résultat et l’empreinte de sa graine.
cli-verify-good =
    { $decisions ->
        [one] La seule décision, les dés et le résultat sont justes. Empreinte { $commitment }
       *[other] Les { $decisions } décisions, les dés et le résultat sont justes. Empreinte { $commitment }
    }
cli-verify-running =
    { $decisions ->
        [one] La seule décision jusqu’ici est juste ; la partie n’est pas finie. Empreinte { $commitment }
       *[other] Les { $decisions } décisions jusqu’ici sont justes ; la partie n’est pas finie. Empreinte { $commitment }
    }
cli-new = Afficher la position de départ d’une nouvelle partie.
cli-step = Charger une position, prendre des décisions, puis afficher la nouvelle position, ce qui s’est passé et ce qui peut être choisi.
cli-step-choose = Une décision par sa clé ; « place=clé » quand plusieurs places sont interrogées.

play-welcome = Les dés de cette partie sont fixés par cette empreinte : { $commitment }
play-hand-over = { $seat }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
play-commands = numéro ou clé · u reprendre · h conseil · r règle · l journal · b plateau · q sauver et quitter · ? aide
play-help = Tapez le numéro d’un choix, ou sa clé. u reprend votre dernière décision, h demande conseil à un robot, r montre la règle de cette étape, l tout le journal, b le plateau. q sauvegarde et quitte ; « warhost play --resume » reprend.
play-screen-help = Choisissez avec les flèches et Entrée, ou tapez le numéro d’un choix. / cherche un choix par ses mots. Page précédente et Page suivante font défiler le plateau ou le journal. u reprend votre dernière décision, h demande conseil à un robot, r montre la règle de cette étape. q sauvegarde et quitte ; « warhost play --resume » reprend. b montre de nouveau le plateau.
play-key-hint = conseil
play-key-undo = reprendre
play-key-board = plateau
play-key-log = journal
play-key-rule = règle
play-key-search = chercher
play-key-help = aide
play-key-leave = sauver et quitter
play-others = Les autres réfléchissent…
play-search = un bout du choix
play-no-such-number = Les numéros vont de 1 à { $last }.
play-saved = Sauvegardé dans { $file }. Pour reprendre : warhost play { $game } --resume
play-winners = Victoire : { $winners }.
play-recorded = L’enregistrement est dans { $file } ; « warhost verify » en vérifie les dés.
cli-box-contradiction = Deux fichiers se contredisent, le dernier compte : { $contradiction }
