# La fin d’une partie : la scène du vainqueur, l’histoire des points, l’image à partager.

web-finale-yours = La victoire est à vous
web-finale-story = Comment c’est arrivé
web-finale-when = { $game ->
    [bloodrage] à l’Âge { $round }
    [karak] à la manche { $round }
   *[other] au tour { $round }
}
web-finale-comeback = À mi-chemin, { $winner } ferme la marche.
web-finale-never-lost = { $winner } prend la tête et ne la rend plus.
web-finale-lead = { $changes ->
    [one] La tête change de mains { $changes } fois : { $when }, { $winner } la prend pour de bon.
   *[other] La tête change de mains { $changes } fois ; { $when }, { $winner } la prend pour de bon.
}
web-finale-lead-late = { $changes ->
    [one] La tête change de mains { $changes } fois : { $winner } ne la prend qu’à la toute fin.
   *[other] La tête change de mains { $changes } fois ; { $winner } ne la prend qu’à la toute fin.
}
web-finale-level = Aux points, personne n’est devant ; pourtant { $winner } gagne.
web-finale-not-by-points = { $count ->
    [one] { $leader } a le plus de points, mais { $winner } a la victoire.
   *[other] { $leader } ont le plus de points, mais { $winner } a la victoire.
}
web-finale-stroke = Le plus grand coup tombe { $when } : { $points } d’un seul coup pour { $side } ({ $source }).
web-finale-reckoning = Le dernier décompte rapporte à lui seul { $points } à { $side }.
web-finale-living = { $winner } vit surtout de « { $source } » : { $points } sur { $all }.
web-finale-second = { $second } suit de plus près, { $points } derrière.

## L’image à partager

web-finale-picture = Image à partager
web-finale-picture-coming = L’image se dessine…
web-finale-picture-alt = Le dernier plateau, le vainqueur, les points de chacun et leur progression.
web-finale-picture-save = Enregistrer l’image
web-finale-picture-share = Partager
web-finale-picture-failed = Ce navigateur n’a pas pu dessiner l’image.
