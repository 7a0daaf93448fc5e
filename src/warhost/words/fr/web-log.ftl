# Le journal, à la table et dans une partie revue.

web-log-before = Mise en place
web-log-whose = Les actions de qui
web-log-everybody = Tous
web-log-none = Il n’y a encore rien à dire de { $side }.
web-log-newest = Au plus récent
web-glance = Ce que les autres viennent de faire
web-log-more = { $count ->
    [one] encore une ligne
   *[other] encore { $count } lignes
}
web-log-count-battle = { $count ->
    [one] un combat
   *[other] { $count } combats
}
web-log-count-ruin =
    { $count ->
        [one] une dévastation
       *[other] { $count } dévastations
    }
web-log-count-card = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-log-count-figure = { $count ->
    [one] une figurine
   *[other] { $count } figurines
}
web-log-count-building = { $count ->
    [one] un bâtiment
   *[other] { $count } bâtiments
}
web-log-count-quest = { $count ->
    [one] une quête
   *[other] { $count } quêtes
}
web-log-count-march = { $count ->
    [one] un déplacement
   *[other] { $count } déplacements
}
