# The board of Chaos in the Old World in the terminal, and what its bots say for an option.

board-oldworld-round = Раунд { $round }
board-oldworld-legend = ○ культист  ◆ воин  ▲ великий демон  ⌂ населённый  ⛨ сопротивление  ★ завоевание  ✓ господствовал бы  → соседи  * отмечен
board-oldworld-ruined = разорён
board-oldworld-deck = Старый Свет: осталось карт: { $cards }
board-oldworld-ruins = Разорено: { $count } из 5
board-oldworld-power = сила
board-oldworld-points = очки
board-oldworld-spend = на ход
board-oldworld-threat = влияние
board-oldworld-dial = круг
board-oldworld-counters = успехи
board-oldworld-hand = рука
board-oldworld-peasants = крестьяне
board-oldworld-reserve = резерв
board-oldworld-upgrades = улучшения

oldworld-advice-dominate = приближает господство в регионе
oldworld-advice-corrupt = кладёт маркеры разорения там, где это окупится
oldworld-advice-dial = помогает получить маркер успеха, а значит, повернуть круг влияния (делений до победы: { $left })
oldworld-advice-dial_twice = ещё один маркер успеха, а у кого их больше всех, тот поворачивает круг влияния дважды (делений до победы: { $left })
oldworld-advice-kill = обещает убийство, а значит, поворот круга влияния (делений до победы: { $left })
oldworld-advice-presence = оставляет опору на потом
oldworld-advice-best_target = бьёт туда, где больнее всего
oldworld-advice-least_loss = обойдётся вам дешевле всего
oldworld-advice-upgrade = подходит к тому, что у вас на поле
oldworld-advice-outcome = оставляет поле лучшим для вас
oldworld-advice-pass = нет ничего лучше
