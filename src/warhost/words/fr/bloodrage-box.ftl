# La boîte du propriétaire.

bloodrage-option-box = Boîte
    .text = Ce qui est imprimé sur les éléments : nos données, ou corrigées par un propriétaire.
