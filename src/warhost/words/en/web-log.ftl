# The log at the table and in a replay.

web-log-before = Setting up
web-log-whose = Whose deeds
web-log-everybody = All
web-log-none = Nothing has been told of { $side } yet.
web-log-newest = To the newest
web-glance = What the others did last
web-log-more = { $count ->
    [one] one more line
   *[other] { $count } more lines
}
web-log-count-battle = { $count ->
    [one] one fight
   *[other] { $count } fights
}
web-log-count-ruin = { $count ->
    [one] one ruin
   *[other] { $count } ruins
}
web-log-count-card = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-log-count-figure = { $count ->
    [one] one figure
   *[other] { $count } figures
}
web-log-count-building = { $count ->
    [one] one building
   *[other] { $count } buildings
}
web-log-count-quest = { $count ->
    [one] one quest
   *[other] { $count } quests
}
web-log-count-march = { $count ->
    [one] one move
   *[other] { $count } moves
}
