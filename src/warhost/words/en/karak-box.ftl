# The owner’s box.

karak-option-box = Box
    .text = What is printed on the components: ours, or as an owner has corrected it.

karak-start_place-first = First in the order of play
karak-start_place-second = Second in the order of play
karak-start_place-third = Third in the order of play
karak-start_place-fourth = Fourth in the order of play
karak-start_place-fifth = Fifth in the order of play
karak-rule-fall = The turn after a fall
karak-rule-glory = Glory track
karak-rule-misery = Misery
karak-rule-tie = Ties at the end
karak-rule-rounds = { karak-option-rounds }
karak-merit-glory = Glory
karak-merit-buildings = Buildings
karak-merit-army = Army
karak-merit-resources = Resources
