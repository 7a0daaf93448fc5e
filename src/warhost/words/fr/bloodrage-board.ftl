# Le plateau de Blood Rage dans le terminal.

board-bloodrage-legend = ♛ Chef  ● Guerrier  ≋ Drakkar  ◆ Monstre  ⌂ villages vides  ⚑ récompense  ✓ le plus fort  ☠ désolation  ~~ fjord
board-bloodrage-destroyed = détruite
board-bloodrage-pillaged = pillée
board-bloodrage-clan = clan
board-bloodrage-glory = Gloire
board-bloodrage-rage_left = reste
board-bloodrage-on_board = plateau
board-bloodrage-reserve = Réserve
board-bloodrage-valhalla = Valhalla
board-bloodrage-hand = main
board-bloodrage-quests = Quêtes
board-bloodrage-known = cartes connues en main
board-bloodrage-pillage = { $clan } pille : { $province }
