# Check my box: comparing what we print with an owner’s copy.

web-box = Check my box
web-box-of = Check my box: { $game }
web-box-lead = Some numbers and texts of this game rest on a single source, or are ours because nobody has published them. If you own the game, compare: what you correct here you can play with at once, and your report makes it certain for everybody.
web-box-certain = Everything that we print here is certain.
web-box-show = Show
web-box-show-doubtful = What is doubtful
web-box-show-changed = What I corrected
web-box-show-all = Everything
web-box-kind = Kind
web-box-kind-any = All kinds
web-box-component = Component
web-box-progress = { $looked } of { $total } compared
web-box-yours-says = What does your copy say?
web-box-confirm = My copy says the same
web-box-confirm-changed = My copy says this
web-box-note = In your own words
web-box-note-why = A text that does not fit the fields, an edition, a doubt. It goes into the file and the report.
web-box-previous = Previous
web-box-next = Next
web-box-back = Undo this change
web-box-none-here = Nothing of that sort here.
web-box-nothing = none
web-box-yes = yes
web-box-no = no
web-box-was = Before:
web-box-one-more = One more
web-box-edges = Edges with chasms: { $edges }
web-box-edge-0 = east
web-box-edge-1 = north-east
web-box-edge-2 = north-west
web-box-edge-3 = west
web-box-edge-4 = south-west
web-box-edge-5 = south-east
web-box-number-wrong = A number from { $low } to { $high }.
web-box-wording = What the text does, in the small language of the Old World cards (see the documentation).
web-box-wording-wrong = This cannot be read yet: a bracket, comma or quotation mark is missing.
web-box-reading = as on this card
web-box-reading-note = This is a text or a fact, not a number that a table could play otherwise: if your copy says something else, write it below.
web-box-option = Tables can agree on another reading:

## Where a value comes from

web-box-source-house = Ours: nobody has published it.
web-box-source-single = From a single source.
web-box-source-sourced = Published lists or pictures agree on it.
web-box-source-rulebook = Printed in the rulebook.

## Kinds of components

web-box-kind-die = Dice
web-box-kind-unit = Units
web-box-kind-monster = Monsters
web-box-kind-monster_token = Monster tokens
web-box-kind-foe = Great enemies
web-box-kind-boss = Praetorians
web-box-kind-building = Buildings
web-box-kind-tile = Tiles
web-box-kind-hero = Heroes
web-box-kind-item = Items
web-box-kind-ability = Abilities
web-box-kind-old_world_card = Old World cards
web-box-kind-chaos_card = Chaos cards
web-box-kind-figure = Figures
web-box-kind-upgrade = Upgrades
web-box-kind-power = Powers
web-box-kind-dial_tick = Threat dials
web-box-kind-ruination_card = Ruination cards
web-box-kind-card = Cards
web-box-kind-resource = Resources
web-box-kind-start_place = Order of play
web-box-kind-symbol = Elite symbols
web-box-kind-slot = Item slots
web-box-kind-rule = Numbers of the rules
web-box-kind-track = Tracks

## What stands on them

web-box-field-faces = Faces
web-box-field-cost = Cost
web-box-field-strength = Strength
web-box-field-count = How many
web-box-field-item = Item on the back
web-box-field-soul_stones = Soul stones
web-box-field-tokens = Tokens
web-box-field-resources = Resources
web-box-field-chasms = Chasms
web-box-field-level = Level
web-box-field-monsters = Monster tokens
web-box-field-start = At the start
web-box-field-magic = Magic symbol
web-box-field-copies = Copies
web-box-field-comet = Comet
web-box-field-track = Goes to the track
web-box-field-immediate = At once
web-box-field-lasting = Lasting
web-box-field-attack = Attack
web-box-field-defence = Defence
web-box-field-threat = Threat
web-box-field-instruction = What happens
web-box-field-number = How many
web-box-field-token = Which token
web-box-field-ruiners = Points of a ruiner
web-box-field-n = How much more
web-box-field-toughness = Toughness restored
web-box-field-markers = Markers
web-box-field-skulls = Skulls ignored
web-box-field-dice = Dice
web-box-field-draw = How many are drawn
web-box-field-figures = Figures
web-box-field-each = For each token
web-box-field-lose = Power points lost
web-box-field-gain = Power points gained
web-box-field-cards = Cards discarded
web-box-field-bonus = Bonus
web-box-field-glory = Glory
web-box-field-players = Copies, from how many players
web-box-field-text = What it says
web-box-field-name = Name
web-box-field-mount = Mount
web-box-field-colour = Colour
web-box-field-banner = Banner
web-box-field-link = The amulet that brings it
web-box-field-place = Place in the pile
web-box-field-order = Order
web-box-field-most = At most
web-box-field-size = How many fit
web-box-field-per_player = For each player
web-box-field-beaten_per = Strength for each one beaten
web-box-field-by = How much dearer
web-box-field-hit_from = Hits from
web-box-field-corruption = Corruption needed
web-box-field-cost_there = Cost there
web-box-field-hits = Hits
web-box-field-points = Power points
web-box-field-upgrade-cards = Cards more
web-box-field-power-draw = Chaos cards drawn
web-box-field-deeds = Needed for a dial counter
web-box-field-populous = Only in populous regions

## Your box

web-box-yours = Your box
web-box-count = Corrected: { $corrected }. Compared: { $checked }.
web-box-play = Play with it
web-box-download = Download the file
web-box-load = Open files
web-box-forget = Start over
web-box-here = this page
web-box-loaded = { $count ->
    [one] { $count } correction in all.
   *[other] { $count } corrections in all.
}
web-box-contradictions = The files contradict each other; the later one counts:
web-box-report = Report for the project
web-box-report-why = What you compared, ready to be posted. It says nothing about you but what you write here.
web-box-copy = Which copy is it?
web-box-copy-example = Language, publisher, year
web-box-report-download = Download the report
web-box-use = { $count ->
    [one] Play with my box ({ $count } correction)
   *[other] Play with my box ({ $count } corrections)
}
web-box-corrected = { $count ->
    [one] { $count } correction by its owner
   *[other] { $count } corrections by its owner
}
