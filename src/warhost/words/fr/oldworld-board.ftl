# The board of Chaos in the Old World in the terminal, and what its bots say for an option.

board-oldworld-round = Tour { $round }
board-oldworld-legend = ○ adorateur  ◆ guerrier  ▲ démon majeur  ⌂ peuplée  ⛨ résistance  ★ conquête  ✓ dominerait  → voisins  * marqué
board-oldworld-ruined = dévastée
board-oldworld-deck = Vieux Monde : { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}
board-oldworld-ruins = Dévastées : { $count } sur 5
board-oldworld-power = puissance
board-oldworld-points = points
board-oldworld-spend = à dépenser
board-oldworld-threat = menace
board-oldworld-dial = cadran
board-oldworld-counters = avancement
board-oldworld-hand = main
board-oldworld-peasants = paysans
board-oldworld-reserve = réserve
board-oldworld-upgrades = améliorations

oldworld-advice-dominate = rapproche la domination de la région
oldworld-advice-corrupt = corrompt là où cela rapportera
oldworld-advice-dial = aide à gagner un pion avancement, donc à tourner le cadran (crans avant la victoire : { $left })
oldworld-advice-dial_twice = un pion avancement de plus, et qui en a le plus tourne le cadran deux fois (crans avant la victoire : { $left })
oldworld-advice-kill = promet une victime, donc le cadran tourne (crans avant la victoire : { $left })
oldworld-advice-presence = garde un pied pour plus tard
oldworld-advice-best_target = frappe là où cela fait le plus mal
oldworld-advice-least_loss = vous coûte le moins
oldworld-advice-upgrade = convient à ce que vous avez sur le plateau
oldworld-advice-outcome = laisse le plateau le plus favorable
oldworld-advice-pass = rien de mieux à faire
