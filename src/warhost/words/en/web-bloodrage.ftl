# What the drawings of Blood Rage say in the browser: labels, sentences for screen readers, notes.

## The board

web-bloodrage-board = The board: eight provinces around Yggdrasil
web-bloodrage-counted = { $count } × { $name }
web-bloodrage-stack = { $clan }: { $figures }, { $place }
web-bloodrage-villages = Free villages: { $free } of { $villages }
web-bloodrage-age = Age { $round }
web-bloodrage-falls = Falls in the Ragnarok of Age { $age }
web-bloodrage-falls-for = Falls in the Ragnarok of Age { $age }; each figure that dies there brings { $glory } glory.
web-bloodrage-fjord-closed = Closed: both its provinces are destroyed
web-bloodrage-supports = Ships here fight for: { $provinces }
web-bloodrage-glory-track = Glory: { $list }
web-bloodrage-order = Turn order
web-bloodrage-doom = Ragnarok
web-bloodrage-nobody = Nobody yet

## Battle and draft

web-bloodrage-battle = Battle { $province_in }
web-bloodrage-side = { $clan }: strength of figures { $figures }
web-bloodrage-side-sum = { $clan }: figures { $figures }, cards { $bonus }, together { $total }
web-bloodrage-card-laid = A card lies face down
web-bloodrage-pillager = pillages
web-bloodrage-pack = Your pack: keep one card
web-bloodrage-pack-two = Your pack: keep two cards
web-bloodrage-pack-one-more = Your pack: keep one more card
web-bloodrage-kept = Kept

## Clan sheets and hands

web-bloodrage-fact = { $name } { $value }
web-bloodrage-rage-left = Rage left
web-bloodrage-passed = passed
web-bloodrage-hand-count = Cards in hand
web-bloodrage-quests = Quests
web-bloodrage-on-board = Figures on the board, and how many there may be
web-bloodrage-upgrades = Upgrades
web-bloodrage-track = { $track }: { $value }, step { $step } of 6
web-bloodrage-slot-empty = { $slot }, empty
web-bloodrage-in-reserve = In reserve: { $figures }
web-bloodrage-your-hand = Your hand
web-bloodrage-hand-empty = No cards in hand.
web-bloodrage-quest-done = Would succeed now
web-bloodrage-quest-open = Not fulfilled yet

## Cards

web-bloodrage-cost = Cost
web-bloodrage-bonus = bonus { $bonus }
web-bloodrage-hidden-card = A hidden card
web-bloodrage-house = house
    .text = Something about this card is our own reading; the sources do not say it.

## Looking closer

web-bloodrage-figures = Figures
web-bloodrage-figure-values = Strength { $strength }, invading costs { $cost }
web-bloodrage-strongest = The { $clan } has the most strength here.
web-bloodrage-nobody-strongest = Nobody is stronger than all others here.
web-bloodrage-nobody-here = Nobody stands here.

## Where glory comes from

web-bloodrage-points-reward = Pillage
web-bloodrage-points-battle = Battles won
web-bloodrage-points-ragnarok = Death in Ragnarok
web-bloodrage-points-quest = Quests
web-bloodrage-points-battle-card = Battle cards
web-bloodrage-points-upgrade = Upgrades
web-bloodrage-points-legendary = Legendary tracks
