# The command line: analysis of finished games, puzzles and statistics (“warhost analyse”, “warhost puzzles”, “warhost stats”).

cli-analyse = Regardez une partie terminée avec l’ordinateur : qui en était où, ce que les décisions ont coûté, ce qu’a fait la chance.
cli-analyse-seat = Seulement les décisions de cette place, nommée par son camp.
cli-analyse-budget = Combien de temps cela peut prendre, en secondes.
cli-analyse-depth = Nombre d’essais par décision au lieu d’une durée ; le même enregistrement donne alors la même analyse.
cli-puzzles = Problèmes : des positions où un choix est nettement le meilleur.
cli-puzzles-make = Chercher des problèmes dans des parties entre robots ; reprend où l’on s’est arrêté.
cli-puzzles-out = Où ils sont écrits, un par ligne.
cli-puzzles-count = Combien de problèmes le fichier doit contenir.
cli-puzzles-pack = Les écrire aussi compressés, comme ceux livrés avec Warhost.
cli-puzzles-progress = { $games ->
    [one] { $games } partie parcourue
   *[other] { $games } parties parcourues
}, { $puzzles ->
    [one] { $puzzles } problème trouvé
   *[other] { $puzzles } problèmes trouvés
}
cli-puzzles-try = Essayer un problème.
cli-puzzles-id = Quel problème ; sinon n’importe lequel.
cli-puzzles-day = Le problème du jour.
cli-puzzles-key = Votre réponse, la clé d’une option ; sans elle, on vous la demande.
cli-stats = Ce que dit un dossier d’enregistrements : qui gagne d’où, ce que valent les cartes, la durée des parties.
cli-stats-folder = Un dossier d’enregistrements (« *.warhost »), sous-dossiers compris.

analysis-not-over = La partie n’est pas terminée. Seules les parties terminées sont analysées.
analysis-no-seat = Personne n’y est assis en tant que « { $seat } ». Places : { $seats }.
no-such-puzzle = Ce problème de { $game } n’existe pas.
no-records = Il n’y a pas d’enregistrement dans « { $folder } ».

analysis-head =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, examen de { $seconds } s. La part de victoire de chacun au fil de la partie :
analysis-worst = Les décisions les plus coûteuses, en points de pourcentage :
analysis-no-mistakes = Aucune décision n’a beaucoup coûté.
analysis-mistake = { $step }. { $side }, −{ $loss } : { $chosen }. Mieux : { $best }.
analysis-gained = À qui cela a profité : { $sides }
analysis-line = La suite aurait pu être : { $line }
analysis-step = { $side } : { $choice }
analysis-turning-points = Les tournants de la partie :
analysis-turning-point = { $step }. { $side } { $change } : { $cause }
analysis-cause-decision = la décision
analysis-cause-hidden = ce qui était caché ou ne s’est vu que plus tard
analysis-cause-chance = dés et pioches
analysis-cause-judgement = ce que l’ordinateur n’avait pas prévu
analysis-sum = Ce qu’est devenue une part égale, en points de pourcentage. Chaque ligne tombe juste :
analysis-column-side = Camp
analysis-column-accuracy = Précision
analysis-column-choices = Choix
analysis-column-inaccuracies = Imprécisions
analysis-column-mistakes = Erreurs
analysis-column-blunders = Grosses erreurs
analysis-column-fair = Égale
analysis-column-worth = Valeur du camp
analysis-column-deal = Donne
analysis-column-own = Siennes
analysis-column-others = Autres
analysis-column-hidden = Caché
analysis-column-chance = Dés
analysis-column-judgement = Erreur
analysis-column-result = Résultat

puzzle-task = { $side } doit décider. Une option est nettement la meilleure. Cote de ce problème : { $rating }.
puzzle-prompt = Votre choix (un numéro ou une clé ; ? montre la solution) :
puzzle-right = Juste.
puzzle-wrong = Ce n’est pas ça.
puzzle-solution = Le mieux : { $best }. C’est { $gain } points de pourcentage de plus que la suivante, { $second }. La suite pourrait être : { $line }

stats-head =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-left-out = Fichiers laissés de côté, faute de partie terminée : { $files }.
stats-length = Décisions par partie : médiane { $median }, moyenne { $mean } ; { $least } pour la partie la plus courte, { $most } pour la plus longue.
stats-seat = Place { $seat }
stats-column-side = Camp
stats-column-games = Parties
stats-column-share = Victoires
stats-column-interval = Intervalle à 95 %
stats-column-card = Carte
stats-column-had = Eue par
stats-column-without = Sans elle
stats-column-worth = Valeur
