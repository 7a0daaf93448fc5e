# Plansza Blood Rage w terminalu.

board-bloodrage-legend = ♛ Jarl  ● Wojownik  ≋ Drakkar  ◆ Potwór  ⌂ puste Wioski  ⚑ nagroda  ✓ najsilniejszy  ☠ zagłada  ~~ Fiord
board-bloodrage-destroyed = zniszczona
board-bloodrage-pillaged = splądrowana
board-bloodrage-clan = Klan
board-bloodrage-glory = Chwała
board-bloodrage-rage_left = teraz
board-bloodrage-on_board = plansza
board-bloodrage-reserve = Rezerwa
board-bloodrage-valhalla = Walhalla
board-bloodrage-hand = ręka
board-bloodrage-quests = Wyprawy
board-bloodrage-known = znane karty na ręce
board-bloodrage-pillage = { $clan } plądruje: { $province }
