# Vérifier ma boîte : nos données comparées à l’exemplaire de quelqu’un.

web-box = Vérifier ma boîte
web-box-of = Vérifier ma boîte : { $game }
web-box-lead = Certains nombres et textes de ce jeu ne viennent que d’une source, ou sont de nous parce que personne ne les a publiés. Si vous avez le jeu, comparez : ce que vous corrigez ici se joue aussitôt, et votre rapport le rend certain pour tous.
web-box-certain = Tout ce que nous indiquons ici est certain.
web-box-show = Montrer
web-box-show-doubtful = Ce qui est douteux
web-box-show-changed = Ce que j’ai corrigé
web-box-show-all = Tout
web-box-kind = Sorte
web-box-kind-any = Toutes les sortes
web-box-component = Élément
web-box-progress = { $looked } sur { $total } comparés
web-box-yours-says = Que dit votre exemplaire ?
web-box-confirm = Mon exemplaire dit la même chose
web-box-confirm-changed = Voilà ce que dit mon exemplaire
web-box-note = Avec vos mots
web-box-note-why = Un texte qui n’entre pas dans les champs, une édition, un doute. Cela va dans le fichier et dans le rapport.
web-box-previous = Précédent
web-box-next = Suivant
web-box-back = Annuler cette modification
web-box-none-here = Rien de tel ici.
web-box-nothing = rien
web-box-yes = oui
web-box-no = non
web-box-was = Avant :
web-box-one-more = Un de plus
web-box-edges = Bords avec un gouffre : { $edges }
web-box-edge-0 = est
web-box-edge-1 = nord-est
web-box-edge-2 = nord-ouest
web-box-edge-3 = ouest
web-box-edge-4 = sud-ouest
web-box-edge-5 = sud-est
web-box-number-wrong = Un nombre de { $low } à { $high }.
web-box-wording = Ce que fait le texte, dans le petit langage des cartes Vieux Monde (voir la documentation).
web-box-wording-wrong = Cela ne se lit pas encore : il manque une parenthèse, une virgule ou un guillemet.
web-box-reading = comme sur cette carte
web-box-reading-note = C’est un texte ou un fait, pas un nombre qu’une table pourrait jouer autrement : si votre exemplaire dit autre chose, écrivez-le ci-dessous.
web-box-option = Une table peut convenir d’une autre lecture :

## D’où vient une valeur

web-box-source-house = De nous : personne ne l’a publié.
web-box-source-single = D’une seule source.
web-box-source-sourced = Des listes ou images publiées concordent.
web-box-source-rulebook = Imprimé dans le livret de règles.

## Sortes d’éléments

web-box-kind-die = Dés
web-box-kind-unit = Unités
web-box-kind-monster = Monstres
web-box-kind-monster_token = Jetons de monstre
web-box-kind-foe = Grands ennemis
web-box-kind-boss = Prétoriens
web-box-kind-building = Bâtiments
web-box-kind-tile = Tuiles
web-box-kind-hero = Héros
web-box-kind-item = Objets
web-box-kind-ability = Capacités
web-box-kind-old_world_card = Cartes Vieux Monde
web-box-kind-chaos_card = Cartes Chaos
web-box-kind-figure = Figurines
web-box-kind-upgrade = Améliorations
web-box-kind-power = Puissances
web-box-kind-dial_tick = Cadrans de Menace
web-box-kind-ruination_card = Cartes Dévastation
web-box-kind-card = Cartes
web-box-kind-resource = Ressources
web-box-kind-start_place = Ordre du tour
web-box-kind-symbol = Symboles d’élite
web-box-kind-slot = Emplacements d’objets
web-box-kind-rule = Nombres des règles
web-box-kind-track = Caractéristiques

## Ce qu’on y lit

web-box-field-faces = Faces
web-box-field-cost = Coût
web-box-field-strength = Force
web-box-field-count = Combien
web-box-field-item = Objet au dos
web-box-field-soul_stones = Pierres d’âme
web-box-field-tokens = Jetons
web-box-field-resources = Ressources
web-box-field-chasms = Gouffres
web-box-field-level = Niveau
web-box-field-monsters = Jetons de monstre
web-box-field-start = Au départ
web-box-field-magic = Symbole de magie
web-box-field-copies = Exemplaires
web-box-field-comet = Comète
web-box-field-track = Va sur la piste
web-box-field-immediate = Immédiatement
web-box-field-lasting = Durablement
web-box-field-attack = Attaque
web-box-field-defence = Défense
web-box-field-threat = Menace
web-box-field-instruction = Ce qui se passe
web-box-field-number = Combien
web-box-field-token = Quel pion
web-box-field-ruiners = Points d’un dévastateur
web-box-field-n = Combien de plus
web-box-field-toughness = Endurance rendue
web-box-field-markers = Marqueurs
web-box-field-skulls = Crânes ignorés
web-box-field-dice = Dés
web-box-field-draw = Combien sont tirés
web-box-field-figures = Figurines
web-box-field-each = Pour chaque pion
web-box-field-lose = Points de puissance perdus
web-box-field-gain = Points de puissance gagnés
web-box-field-cards = Cartes défaussées
web-box-field-bonus = Bonus
web-box-field-glory = Gloire
web-box-field-players = Exemplaires, à partir de combien de joueurs
web-box-field-text = Ce qui est écrit
web-box-field-name = Nom
web-box-field-mount = Monture
web-box-field-colour = Couleur
web-box-field-banner = Bannière
web-box-field-link = L’amulette qui l’apporte
web-box-field-place = Place dans la pile
web-box-field-order = Ordre
web-box-field-most = Au plus
web-box-field-size = Combien y tiennent
web-box-field-per_player = Par joueur
web-box-field-beaten_per = Force par prétorien battu
web-box-field-by = Surcoût
web-box-field-hit_from = Coup à partir de
web-box-field-corruption = Corruption nécessaire
web-box-field-cost_there = Coût à cet endroit
web-box-field-hits = Coups
web-box-field-points = Points de puissance
web-box-field-upgrade-cards = Cartes en plus
web-box-field-power-draw = Cartes Chaos piochées
web-box-field-deeds = Combien pour un pion avancement
web-box-field-populous = Seulement dans les régions densément peuplées

## Votre boîte

web-box-yours = Votre boîte
web-box-count = Corrections : { $corrected }. Comparés : { $checked }.
web-box-play = Jouer avec
web-box-download = Télécharger le fichier
web-box-load = Ouvrir des fichiers
web-box-forget = Recommencer
web-box-here = cette page
web-box-loaded = { $count ->
    [one] { $count } correction en tout.
   *[other] { $count } corrections en tout.
}
web-box-contradictions = Les fichiers se contredisent ; le dernier compte :
web-box-report = Rapport pour le projet
web-box-report-why = Ce que vous avez comparé, prêt à envoyer. Il ne dit de vous que ce que vous écrivez ici.
web-box-copy = Quel exemplaire est-ce ?
web-box-copy-example = Langue, éditeur, année
web-box-report-download = Télécharger le rapport
web-box-use = { $count ->
    [one] Jouer avec ma boîte ({ $count } correction)
   *[other] Jouer avec ma boîte ({ $count } corrections)
}
web-box-corrected = { $count ->
    [one] { $count } correction de son propriétaire
   *[other] { $count } corrections de son propriétaire
}
