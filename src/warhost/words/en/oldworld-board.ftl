# The board of Chaos in the Old World in the terminal, and what its bots say for an option.

board-oldworld-round = Round { $round }
board-oldworld-legend = ○ cultist  ◆ warrior  ▲ greater daemon  ⌂ populous  ⛨ resistance  ★ conquest  ✓ would dominate  → neighbours  * marked
board-oldworld-ruined = ruined
board-oldworld-deck = Old World: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left
board-oldworld-ruins = Ruined: { $count } of 5
board-oldworld-power = power
board-oldworld-points = points
board-oldworld-spend = to spend
board-oldworld-threat = threat
board-oldworld-dial = dial
board-oldworld-counters = counters
board-oldworld-hand = hand
board-oldworld-peasants = peasants
board-oldworld-reserve = reserve
board-oldworld-upgrades = upgrades

oldworld-advice-dominate = brings domination of the region nearer
oldworld-advice-corrupt = corrupts where it will pay
oldworld-advice-dial = helps to a counter, and so to turn the dial (ticks left to victory: { $left })
oldworld-advice-dial_twice = one counter more, and who has most turns the dial twice (ticks left to victory: { $left })
oldworld-advice-kill = promises a kill, and so the dial turns (ticks left to victory: { $left })
oldworld-advice-presence = keeps a foothold for later
oldworld-advice-best_target = strikes where it hurts most
oldworld-advice-least_loss = costs you least
oldworld-advice-upgrade = fits what you have on the board
oldworld-advice-outcome = leaves the board best for you
oldworld-advice-pass = nothing better to do
