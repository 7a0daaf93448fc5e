# The board of Chaos in the Old World in the terminal, and what its bots say for an option.

board-oldworld-round = Runda { $round }
board-oldworld-legend = ○ kultysta  ◆ wojownik  ▲ wielki demon  ⌂ zaludniony  ⛨ opór  ★ podbój  ✓ dominowałby  → sąsiedzi  * oznaczone
board-oldworld-ruined = Spustoszony
board-oldworld-deck = Stary Świat: pozostało kart: { $cards }
board-oldworld-ruins = Spustoszone: { $count } z 5
board-oldworld-power = Moc
board-oldworld-points = punkty
board-oldworld-spend = do wydania
board-oldworld-threat = zagrożenie
board-oldworld-dial = wskaźnik
board-oldworld-counters = postęp
board-oldworld-hand = ręka
board-oldworld-peasants = chłopi
board-oldworld-reserve = rezerwa
board-oldworld-upgrades = ulepszenia

oldworld-advice-dominate = przybliża dominację w tym regionie
oldworld-advice-corrupt = szerzy Zepsucie tam, gdzie się opłaci
oldworld-advice-dial = pomaga zdobyć żeton postępu, a więc obrócić wskaźnik Zagrożenia (do Zwycięstwa brakuje poziomów: { $left })
oldworld-advice-dial_twice = jeszcze jeden żeton postępu, a kto ma ich najwięcej, obraca wskaźnik dwa razy (do Zwycięstwa brakuje poziomów: { $left })
oldworld-advice-kill = zapowiada zabójstwo, a więc obrót wskaźnika (do Zwycięstwa brakuje poziomów: { $left })
oldworld-advice-presence = daje przyczółek na później
oldworld-advice-best_target = uderza tam, gdzie najbardziej boli
oldworld-advice-least_loss = kosztuje cię najmniej
oldworld-advice-upgrade = pasuje do tego, co masz na planszy
oldworld-advice-outcome = zostawia planszę najlepszą dla ciebie
oldworld-advice-pass = nie ma nic lepszego
