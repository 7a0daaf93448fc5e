# La boîte du propriétaire.

karak-option-box = Boîte
    .text = Ce qui est imprimé sur les éléments : nos données, ou corrigées par un propriétaire.
