# Поле игры «Кровь и ярость» в терминале.

board-bloodrage-legend = ♛ вождь  ● воин  ≋ драккар  ◆ чудовище  ⌂ пустые деревни  ⚑ награда  ✓ сильнейший  ☠ погибель  ~~ фьорд
board-bloodrage-destroyed = разрушена
board-bloodrage-pillaged = разграблена
board-bloodrage-clan = клан
board-bloodrage-glory = слава
board-bloodrage-rage_left = есть
board-bloodrage-on_board = поле
board-bloodrage-reserve = резерв
board-bloodrage-valhalla = Вальхалла
board-bloodrage-hand = рука
board-bloodrage-quests = задания
board-bloodrage-known = известные карты на руке
board-bloodrage-pillage = { $clan } грабит: { $province }
