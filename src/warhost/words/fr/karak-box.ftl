# La boîte du propriétaire.

karak-option-box = Boîte
    .text = Ce qui est imprimé sur les éléments : nos données, ou corrigées par un propriétaire.

karak-start_place-first = Premier dans l’ordre du tour
karak-start_place-second = Deuxième dans l’ordre du tour
karak-start_place-third = Troisième dans l’ordre du tour
karak-start_place-fourth = Quatrième dans l’ordre du tour
karak-start_place-fifth = Cinquième dans l’ordre du tour
karak-rule-fall = Le tour après une chute
karak-rule-glory = Piste de gloire
karak-rule-misery = Misère
karak-rule-tie = Égalités à la fin
karak-rule-rounds = { karak-option-rounds }
karak-merit-glory = Gloire
karak-merit-buildings = Bâtiments
karak-merit-army = Armée
karak-merit-resources = Ressources
