# Ce que disent les dessins de Blood Rage dans le navigateur : libellés, phrases pour lecteurs d’écran, notes.

## Le plateau

web-bloodrage-board = Le plateau : huit provinces autour d’Yggdrasil
web-bloodrage-counted = { $count } × { $name }
web-bloodrage-stack = { $clan } : { $figures }, { $place }
web-bloodrage-villages = Villages libres : { $free } sur { $villages }
web-bloodrage-age = Âge { $round }
web-bloodrage-falls = Tombe au Ragnarök de l’Âge { $age }
web-bloodrage-falls-for = Tombe au Ragnarök de l’Âge { $age } ; chaque figurine qui y meurt rapporte { $glory ->
    [one] { $glory } point de Gloire
   *[other] { $glory } points de Gloire
}.
web-bloodrage-fjord-closed = Fermé : ses deux provinces sont détruites
web-bloodrage-supports = Les Drakkars combattent ici pour : { $provinces }
web-bloodrage-glory-track = Gloire : { $list }
web-bloodrage-order = Ordre du tour
web-bloodrage-doom = Ragnarök
web-bloodrage-nobody = Personne encore

## Bataille et draft

web-bloodrage-battle = Bataille { $province_in }
web-bloodrage-side = { $clan } : force des figurines { $figures }
web-bloodrage-side-sum = { $clan } : figurines { $figures }, cartes { $bonus }, total { $total }
web-bloodrage-card-laid = Une carte est posée face cachée
web-bloodrage-pillager = pille
web-bloodrage-pack = Votre paquet : gardez une carte
web-bloodrage-pack-two = Votre paquet : gardez deux cartes
web-bloodrage-pack-one-more = Votre paquet : gardez encore une carte
web-bloodrage-kept = Gardées

## Plateaux de clan et main

web-bloodrage-fact = { $name } { $value }
web-bloodrage-rage-left = Rage restante
web-bloodrage-passed = a passé
web-bloodrage-hand-count = Cartes en main
web-bloodrage-quests = Quêtes
web-bloodrage-on-board = Figurines sur le plateau et leur limite
web-bloodrage-upgrades = Améliorations
web-bloodrage-track = { $track } : { $value }, degré { $step } sur 6
web-bloodrage-slot-empty = { $slot }, vide
web-bloodrage-in-reserve = En réserve : { $figures }
web-bloodrage-your-hand = Votre main
web-bloodrage-hand-empty = Aucune carte en main.
web-bloodrage-quest-done = Réussirait maintenant
web-bloodrage-quest-open = Pas encore remplie

## Cartes

web-bloodrage-cost = Coût
web-bloodrage-bonus = bonus { $bonus }
web-bloodrage-hidden-card = Une carte cachée
web-bloodrage-house = maison
    .text = Quelque chose sur cette carte est notre lecture ; les sources n’en disent rien.

## De plus près

web-bloodrage-figures = Figurines
web-bloodrage-figure-values = Force { $strength }, coût d’invasion { $cost }
web-bloodrage-strongest = Le { $clan } a ici la plus grande force.
web-bloodrage-nobody-strongest = Personne n’est ici plus fort que tous les autres.
web-bloodrage-nobody-here = Il n’y a personne ici.

## D’où vient la gloire

web-bloodrage-points-reward = Pillage
web-bloodrage-points-battle = Batailles gagnées
web-bloodrage-points-ragnarok = Mort au Ragnarök
web-bloodrage-points-quest = Quêtes
web-bloodrage-points-battle-card = Cartes de bataille
web-bloodrage-points-upgrade = Améliorations
web-bloodrage-points-legendary = Caractéristiques légendaires
