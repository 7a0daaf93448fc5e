# Blood Rage dans le navigateur : ce que disent les scènes et ce qui se joue en grand.

## Scènes

web-bloodrage-scene-age = { $age }. Le { $clan } commence.
web-bloodrage-scene-upgraded = { $cost ->
    [one] Le { $clan } joue « { $card } » pour { $cost } point de Rage.
   *[other] Le { $clan } joue « { $card } » pour { $cost } points de Rage.
}
web-bloodrage-scene-struck = { $figure } frappe. Au Valhalla : { $list }
web-bloodrage-scene-losses = Au Valhalla : { $list }
web-bloodrage-scene-unopposed = Personne ne s’oppose au { $clan }, qui pille { $province }. { $reward }
web-bloodrage-scene-pillaged = Le { $clan } pille { $province }. { $reward }
web-bloodrage-scene-reveal = Toutes les cartes sont posées. { $list }
web-bloodrage-scene-won = Le { $clan } gagne la bataille { $province_in } : { $total } contre { $next }.
web-bloodrage-scene-tied = Égalité { $province_in } : { $total }. Tous les participants perdent.
web-bloodrage-scene-glory = Gloire : { $list }
web-bloodrage-scene-discarded = Les mains sont défaussées ; une carte peut être gardée en secret.
web-bloodrage-scene-quests = Les quêtes sont retournées.
web-bloodrage-scene-quest-done = { $glory ->
    [one] Le { $clan } accomplit « { $card } » : { $glory } point de Gloire. { $why }
   *[other] Le { $clan } accomplit « { $card } » : { $glory } points de Gloire. { $why }
}
web-bloodrage-scene-quest-failed = Le { $clan } échoue à « { $card } ». { $why }
web-bloodrage-scene-burns = { $province } brûle. Une mort glorieuse : { $list }
web-bloodrage-scene-honoured = Gloire pour les morts : { $list }
web-bloodrage-scene-released = Le Valhalla s’ouvre. { $list }
web-bloodrage-scene-legendary = Le { $clan } entre dans la légende : { $list }
web-bloodrage-scene-ended =
    { $count ->
        [one] { $clans } a le plus de Gloire : { $glory }.
       *[other] La victoire est partagée : { $clans }, Gloire de chacun : { $glory }.
    }

## Pourquoi une quête réussit ou non

web-bloodrage-why-strongest = Plus grande force : { $provinces }.
web-bloodrage-why-valhalla =
    { $count ->
        [one] { $count } figurine au Valhalla.
       *[other] { $count } figurines au Valhalla.
    }
web-bloodrage-why-nobody = personne ne domine
web-bloodrage-why-gone = Toute la région est détruite.

## La scène

web-bloodrage-stage-choosing = Les cartes sont choisies en secret.
web-bloodrage-stage-own-card = Votre carte
web-bloodrage-stage-void = Texte sans effet
web-bloodrage-stage-wins = Le { $clan } gagne.
web-bloodrage-stage-tied = Égalité : tous les participants perdent.
web-bloodrage-stage-quest-failed = Manquée
web-bloodrage-stage-ragnarok = Ragnarök : { $province }
web-bloodrage-stage-each-death =
    { $glory ->
        [one] Chaque figurine qui meurt ici rapporte { $glory } point de Gloire.
       *[other] Chaque figurine qui meurt ici rapporte { $glory } points de Gloire.
    }
web-bloodrage-stage-swallowed = { $province } n’est plus.
web-bloodrage-stage-draft-kept = Vous gardez { $cards }. Les autres choisissent encore.
web-bloodrage-stage-draft-rest =
    { $passed ->
        [one] Gardées : { $kept } sur 6. { $passed } carte passe à gauche.
       *[other] Gardées : { $kept } sur 6. { $passed } cartes passent à gauche.
    }
web-bloodrage-stage-draft-yours = Vous la gardez
web-bloodrage-pack-of = Le paquet
web-bloodrage-kept-none = Aucune carte gardée pour l’instant.
