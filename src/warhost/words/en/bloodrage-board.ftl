# The board of Blood Rage in the terminal.

board-bloodrage-legend = ♛ Leader  ● Warrior  ≋ ship  ◆ Monster  ⌂ empty villages  ⚑ reward  ✓ strongest  ☠ doom  ~~ fjord
board-bloodrage-destroyed = destroyed
board-bloodrage-pillaged = pillaged
board-bloodrage-clan = clan
board-bloodrage-glory = glory
board-bloodrage-rage_left = now
board-bloodrage-on_board = board
board-bloodrage-reserve = reserve
board-bloodrage-valhalla = Valhalla
board-bloodrage-hand = hand
board-bloodrage-quests = quests
board-bloodrage-known = known in hand
board-bloodrage-pillage = { $clan } pillages { $province }
