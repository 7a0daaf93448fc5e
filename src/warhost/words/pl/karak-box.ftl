# Pudełko właściciela.

karak-option-box = Pudełko
    .text = Co jest na elementach: nasze dane albo poprawione przez właściciela.

karak-start_place-first = Pierwszy w kolejności gry
karak-start_place-second = Drugi w kolejności gry
karak-start_place-third = Trzeci w kolejności gry
karak-start_place-fourth = Czwarty w kolejności gry
karak-start_place-fifth = Piąty w kolejności gry
karak-rule-fall = Tura po upadku
karak-rule-glory = Tor chwały
karak-rule-misery = Niedola
karak-rule-tie = Remis na koniec
karak-rule-rounds = { karak-option-rounds }
karak-merit-glory = Chwała
karak-merit-buildings = Budynki
karak-merit-army = Armia
karak-merit-resources = Zasoby
