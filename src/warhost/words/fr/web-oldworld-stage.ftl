# Ce que l’on raconte de Chaos dans le Vieux Monde pendant la partie : une ligne par scène, et les mots de la scène.

## Lignes des scènes

web-oldworld-scene-old-world-card = { $power } résout « { $card } ».
web-oldworld-scene-tokens-placed = Des pions { $token } apparaissent { $regions_in }.
web-oldworld-scene-tokens-removed = Des pions { $token } disparaissent { $regions_from }.
web-oldworld-scene-drew = Vous piochez : { $cards }.
web-oldworld-scene-passed = { $power } passe.
web-oldworld-scene-played = { $power } joue « { $card } » { $region_in }.
web-oldworld-scene-battle-again = La bataille recommence { $region_in }.
web-oldworld-scene-rolled =
    { $hits ->
        [0] { $power } ne porte aucun coup.
        [one] { $power } porte { $hits } coup.
       *[other] { $power } porte { $hits } coups.
    }
web-oldworld-scene-rolled-early =
    { $hits ->
        [0] { $power } frappe en premier, sans aucun coup.
        [one] { $power } frappe en premier et porte { $hits } coup.
       *[other] { $power } frappe en premier et porte { $hits } coups.
    }
web-oldworld-scene-killed = { $power } tue { $victims_a }.
web-oldworld-scene-captured = { $power } capture { $victims_a }.
web-oldworld-scene-undisputed = Sans rival : { $regions }.
web-oldworld-scene-dominated = { $power } domine { $region_the } : { $value }.
web-oldworld-scene-tie = Égalité { $region_in } : personne ne domine.
web-oldworld-scene-held = La Résistance tient : { $regions }.
web-oldworld-scene-corrupted = Corruption { $region_in } : { $shares } ; { $total } sur { $ruin }.
web-oldworld-scene-corrupted-counters = { $count ->
    [one] Corruption { $region_in } : { $shares } ; un pion avancement de cadran pour { $powers }.
   *[other] Corruption { $region_in } : { $shares } ; un pion avancement de cadran chacun pour { $powers }.
}
web-oldworld-scene-ruined = La dévastation frappe { $region_the }.
web-oldworld-scene-ruin-scored = Décompte de la dévastation { $region_in }.
web-oldworld-scene-cleared = Les cartes Chaos quittent le plateau.
web-oldworld-scene-dial = { $power } : { $reward }.
web-oldworld-scene-won = { $ending } : { $winners }.
web-oldworld-scene-lost = { $ending }. Personne ne gagne.

## La scène

web-oldworld-stage-battle = Bataille { $region_in }
web-oldworld-stage-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
web-oldworld-stage-hits = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-oldworld-stage-hits-left = { $count ->
    [one] { $count } coup à assigner
   *[other] { $count } coups à assigner
}
web-oldworld-stage-fallen = { $figure } tombe
web-oldworld-stage-onlookers = Pris entre deux feux
web-oldworld-stage-elsewhere = Des coups sont en cours d’assignation.
web-oldworld-stage-domination = Domination { $region_in }
web-oldworld-stage-resistance = Résistance { $count }
web-oldworld-stage-resistance-line = La ligne est la Résistance : il faut la dépasser, et dépasser tous les autres.
web-oldworld-stage-value = { $power } : { $value }
web-oldworld-stage-points = +{ $count }
web-oldworld-stage-dominates = { $power } domine : +{ $count }
web-oldworld-stage-nobody = Personne ne domine
web-oldworld-stage-ruin = Dévastation { $region_in }
web-oldworld-stage-ruiners = Dévastateurs
web-oldworld-stage-most = Plus grande corruption
web-oldworld-stage-no-ruiner = Personne n’a placé de corruption ici ce tour-ci.
