# La ligne de commande : créer des positions et jouer à partir d’elles (« warhost new », « warhost step »).

cli-new-first = Redistribuer jusqu’à ce que cette place commence ; seulement dans les jeux où le hasard en décide.
cli-step-until = Laisser jouer les robots : jusqu’à une question posée dans cette phase (ou jusqu’à ce qu’elle soit passée), jusqu’à cette question, ou pendant tant de décisions.
cli-step-bot = Le robot qui décide avec « --until » ; un rapide si rien n’est dit.
cli-step-seed = Un nombre qui rend le robot reproductible.
cli-step-unused-dice = Dés imposés que personne n’a encore lancés : { $things }
cli-step-unused-draws = Cartes imposées que personne n’a encore piochées : { $things }

no-such-stop = Ce jeu n’a ni phase ni question « { $stop } ». Phases : { $phases }. Questions : { $prompts }.
stop-never-came = La partie s’est terminée avant que quiconque soit interrogé à « { $stop } ».
nobody-chosen-first = Dans ce jeu ({ $game }), ce sont les règles qui disent qui commence, pas le hasard : personne ne peut être désigné.
