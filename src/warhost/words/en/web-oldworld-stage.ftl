# What is told of Chaos in the Old World while it happens: a line for each scene, and the words on the stage.

## Lines of scenes

web-oldworld-scene-old-world-card = { $power } carries out { $card }.
web-oldworld-scene-tokens-placed = { $token } tokens appear { $regions_in }.
web-oldworld-scene-tokens-removed = { $token } tokens disappear { $regions_from }.
web-oldworld-scene-drew = You draw: { $cards }.
web-oldworld-scene-passed = { $power } passes.
web-oldworld-scene-played = { $power } plays { $card } { $region_in }.
web-oldworld-scene-battle-again = The battle { $region_in } begins again.
web-oldworld-scene-rolled =
    { $hits ->
        [0] { $power } rolls no hit.
        [one] { $power } rolls { $hits } hit.
       *[other] { $power } rolls { $hits } hits.
    }
web-oldworld-scene-rolled-early =
    { $hits ->
        [0] { $power } strikes early and rolls no hit.
        [one] { $power } strikes early and rolls { $hits } hit.
       *[other] { $power } strikes early and rolls { $hits } hits.
    }
web-oldworld-scene-killed = { $power } kills { $victims_a }.
web-oldworld-scene-captured = { $power } captures { $victims_a }.
web-oldworld-scene-undisputed = Undisputed: { $regions }.
web-oldworld-scene-dominated = { $power } dominates { $region_the }: { $value }.
web-oldworld-scene-tie = A tie { $region_in }: nobody dominates.
web-oldworld-scene-held = Resistance holds: { $regions }.
web-oldworld-scene-corrupted = Corruption { $region_in }: { $shares }; { $total } of { $ruin }.
web-oldworld-scene-corrupted-counters = { $count ->
    [one] Corruption { $region_in }: { $shares }; a dial counter goes to { $powers }.
   *[other] Corruption { $region_in }: { $shares }; { $powers } each gain a dial counter.
}
web-oldworld-scene-ruined = Ruin comes to { $region_the }.
web-oldworld-scene-ruin-scored = The ruin of { $region_the } is scored.
web-oldworld-scene-cleared = Chaos cards leave the board.
web-oldworld-scene-dial = { $power }: { $reward }.
web-oldworld-scene-won = { $ending }: { $winners }.
web-oldworld-scene-lost = { $ending }. Nobody wins.

## The stage

web-oldworld-stage-battle = Battle { $region_in }
web-oldworld-stage-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-oldworld-stage-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
web-oldworld-stage-hits-left = { $count ->
    [one] { $count } hit to assign
   *[other] { $count } hits to assign
}
web-oldworld-stage-fallen = { $figure } falls
web-oldworld-stage-onlookers = Caught between
web-oldworld-stage-elsewhere = Hits are being assigned.
web-oldworld-stage-domination = Domination { $region_in }
web-oldworld-stage-resistance = Resistance { $count }
web-oldworld-stage-resistance-line = The line is the Resistance: a value must be above it, and above all others.
web-oldworld-stage-value = { $power }: { $value }
web-oldworld-stage-points = +{ $count }
web-oldworld-stage-dominates = { $power } dominates: +{ $count }
web-oldworld-stage-nobody = Nobody dominates
web-oldworld-stage-ruin = Ruin of { $region_the }
web-oldworld-stage-ruiners = Ruiners
web-oldworld-stage-most = Most corruption
web-oldworld-stage-no-ruiner = Nobody placed corruption here this round.
