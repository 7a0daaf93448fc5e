### L’analyse d’une partie finie, et des exercices tirés de ses propres erreurs.

study-analysis = Analyse
    .text = L’ordinateur rejoue la partie et dit après chaque décision qui était près de gagner, ce qui a été perdu et ce qu’a fait la chance. Cela prend une minute ou deux, une fois pour tous.
study-analyse = Analyser cette partie
study-queued = { $count ->
    [0] C’est la prochaine.
    [one] Une autre partie passe avant.
   *[other] { $count } autres parties passent avant.
}
study-running = En cours : { $percent } %
study-filter = Joueurs
study-learn = Apprendre de ses erreurs
study-chart = Chances de victoire au fil de la partie
study-chart-at = Étape { $step } : { $shares }
study-chart-marks = quelque chose a été perdu
study-chart-dice = dés ou pioches
study-pick-moment = Choisissez un moment sur le graphique, ou une décision ci-dessous.
study-decision = La décision
study-grade-forced = Pas de choix
study-grade-best = Le meilleur choix
study-grade-good = Un bon choix
study-grade-inaccuracy = Une imprécision
study-grade-mistake = Une erreur
study-grade-blunder = Une grosse erreur
study-chosen = Choisi :
study-better = Mieux :
study-gained = À qui cela a profité : { $sides }
study-fate = { $part } : { $sides }
study-might-go-on = La suite aurait pu être :
study-mistakes = Ce qui a coûté le plus
study-no-mistakes = Rien de notable n’a été perdu.
study-turns = Tournants
study-cause-decision = Étape { $step } : par une décision
study-cause-hidden = Étape { $step } : par ce qui était caché
study-cause-chance = Étape { $step } : par les dés ou les pioches
study-cause-judgement = Étape { $step } : imprévu par l’ordinateur
study-luck = Chance et décisions
    .text = D’une part égale au résultat. Chaque barre commence où finit celle du dessus ; les nombres sont des points de pourcentage, et leur somme est exacte. Ce dont l’ordinateur s’est trompé dans ses estimations n’est pas de la chance.
study-accuracy = Précision { $percent } %
study-counts = Décisions avec choix : { $decisions } ; quelque chose a été perdu dans { $lost }, erreurs : { $mistakes }, grosses erreurs : { $blunders }.
study-part-fair = Part égale
study-part-side = Le camp joué
study-part-deal = La mise en place
study-part-own = Ses décisions
study-part-others = Décisions des autres
study-part-hidden = Ce qui était caché
study-part-chance = Dés et pioches
study-part-judgement = L’erreur de l’ordinateur
study-part-result = Résultat
study-exercise-ask = Joué ici : { $choice }. Trouvez mieux.
study-exercise-right = { $tries ->
    [1] Juste, du premier coup : { $choice }
   *[other] Juste : { $choice }
}
study-exercise-played = C’est ce qui a été joué, et cela a coûté des points ({ $loss }). Essayez autre chose.
study-exercise-wrong = { $choice } : pas tout à fait ({ $loss }). Essayez encore.
study-exercise-shown = Ceci aurait été mieux : { $choice }
study-exercise-at = { $number } sur { $total }
study-exercise-solved = trouvés : { $count }
study-exercise-show = Montrer
study-exercise-next = Suivant
study-exercise-before = Retour
