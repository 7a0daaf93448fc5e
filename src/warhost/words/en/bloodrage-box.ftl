# The owner’s box.

bloodrage-option-box = Box
    .text = What is printed on the components: ours, or as an owner has corrected it.
