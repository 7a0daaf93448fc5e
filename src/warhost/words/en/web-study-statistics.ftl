### Statistics of a game.

study-statistics-source = Which games
study-statistics-source-simulated = Between bots
    .text = Games that quick bots have played against each other, in all seats and with all table options. They were counted when this version was made.
study-statistics-source-server = On this server
    .text = Finished games of this server that anybody may watch, the newest of them.
study-statistics-source-mine = My games
    .text = Finished games in which you have played, the newest of them.
study-statistics-source-table = This table
    .text = The game of this table, what it was the rematch of, and its rematches.
study-statistics-counted = { $games ->
    [one] One game counted.
   *[other] { $games } games counted.
}
study-statistics-left-out = { $games ->
    [one] One more could not be counted.
   *[other] { $games } more could not be counted.
}
study-statistics-empty = There is nothing to count yet. Games count once they are finished.
study-statistics-how = The dot is the share of games won. In 95 of 100 cases the true share lies on the bar. The dashed line is a fair share; where the bar does not touch it, the name is bold.
study-statistics-sides = Who wins
study-statistics-side = Side
study-statistics-seats = From which seat
study-statistics-place = Seat
study-statistics-seat = Seat { $seat }
study-statistics-wins = Wins
study-statistics-interval = Range (95%)
study-statistics-games = Games
study-statistics-decisions = Decisions
study-statistics-cards = What cards are worth
    .text = How much more often those win who chose, took or played something, in percentage points. Whoever is winning anyway can afford more: what goes with winning need not be its cause.
study-statistics-kind = Kind
study-statistics-kind-card = Cards
study-statistics-kind-chaos_card = Chaos cards
study-statistics-kind-upgrade = Upgrades
study-statistics-kind-figure = Figures
study-statistics-kind-token = Tokens
study-statistics-kind-tile = Tiles
study-statistics-kind-building = Buildings
study-statistics-kind-item = Items
study-statistics-kind-unit = Units
study-statistics-kind-ability = Abilities
study-statistics-sure-only = Only what is hardly due to luck
study-statistics-none-sure = Nothing here is certain enough.
study-statistics-worth = Worth
study-statistics-with = Wins with it
study-statistics-without = Wins without
study-statistics-had = Players who had it
study-statistics-all = Show all { $count }
study-statistics-fewer = Show the best and the worst
study-statistics-options = Table options
study-statistics-option = Option
study-statistics-of-games = { $games ->
    [one] (one game)
   *[other] ({ $games } games)
}
study-statistics-length = How long games last
study-statistics-length-summary = Median { $median } decisions, { $mean } on average; the shortest game had { $least }, the longest { $most }.
study-statistics-as-table = As a table
study-statistics-endings = How games end
