"""Random play, and wherever the rules reckon something, the oracles do so too. `WARHOST_ORACLES` says how many games;
a number of its own makes the counts of benchmarks/results:

python -m tests.bloodrage.oracles.comparing 3000"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.bloodrage.oracles import ages, battles
from tests.bloodrage.oracles.table import FJORDS, Table
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.position import position
from warhost.core.step import Step
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.rules import actions, endings, quest_phase, ragnarok, resolution
from warhost.games.bloodrage.rules.figures import strengths

RESULTS = Path(__file__).parents[3] / "benchmarks/results/oracles_bloodrage.json"
PROVINCES = (*FJORDS, "yggdrasil")


def read(s: Any) -> Table:
    written = position(GAME, s)
    return Table(written["state"], written["seats"], written["options"])


class Comparison:
    """Looks on while steps are carried out, and counts what it has compared."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.battle: Table | None = None
        self.doom: Table | None = None

    def before_compare(self, s: Any) -> None:
        self.battle = read(s)

    def after_compare(self, s: Any) -> None:
        assert self.battle is not None
        after = read(s)
        won = battles.winner(self.battle)
        assert after.state.get("winner") == won, self.battle.state
        self.seen["battles"] += 1
        self.seen["tied battles"] += won is None
        self.seen["battles of three or four"] += len(battles.fighters(self.battle)) > 2
        texts = {card for card in self.battle.state.get("texts", {}).values() if card}
        self.seen["battles with a text"] += bool(texts)
        self.seen["battles with Heimdall's Sight"] += "heimdalls_sight" in texts
        self.seen["battles with Loki's Backstab"] += "lokis_backstab" in texts

    def after_battle_end(self, s: Any) -> None:
        assert self.battle is not None
        after = read(s)
        assert glory_of(after) == battles.glory_after(self.battle, after), self.battle.state
        self.seen["battles reckoned"] += 1

    def before_judge_quests(self, s: Any) -> None:
        self.quests = read(s)

    def after_judge_quests(self, s: Any) -> None:
        after = read(s)
        assert glory_of(after) == ages.glory_after_quests(self.quests), self.quests.state
        for clan in after.clans:
            self.seen["quests"] += len(self.quests.one("quests", clan, []))
            self.seen["quests that succeed"] += len(ages.completed(self.quests, clan))

    def before_ragnarok_phase(self, s: Any) -> None:
        self.doom = read(s)

    def after_province_falls(self, s: Any) -> None:
        assert self.doom is not None
        after = read(s)
        assert glory_of(after) == ages.glory_after_ragnarok(self.doom, after), self.doom.state
        for clan in after.clans:
            reached = ages.doomed(self.doom, clan)
            dead = len(after.at(clan, "valhalla")) - len(self.doom.at(clan, "valhalla"))
            rescued = len(reached) - dead
            assert (
                0
                <= rescued
                <= (("volur_witch" in reached) if not self.doom.has(clan, "friggas_protection") else 9)
            )
            self.seen["figures in Ragnarok"] += len(reached)
        self.seen["provinces that fall"] += 1

    def before_release(self, s: Any) -> None:
        self.valhalla = read(s)

    def after_release(self, s: Any) -> None:
        after = read(s)
        assert glory_of(after) == ages.glory_after_release(self.valhalla), self.valhalla.state
        self.seen["releases"] += 1

    def before_game_end(self, s: Any) -> None:
        self.end = read(s)

    def after_game_end(self, s: Any) -> None:
        expected = ages.glory_at_the_end(self.end)
        assert glory_of(read(s)) == expected, self.end.state
        assert [self.end.clans[seat] for seat in s.winners] == ages.winners(expected)
        self.seen["ends"] += 1
        self.seen["shared victories"] += len(s.winners) > 1

    def before_turn(self, s: Any, seat: int) -> None:
        """Strengths everywhere, as they lie."""
        table = read(s)
        for each, clan in enumerate(table.clans):
            expected = [table.strength(clan, province) for province in PROVINCES]
            assert strengths(s, each) == expected, table.state
            self.seen["strengths"] += len(expected)


def glory_of(table: Table) -> dict[str, int]:
    return {clan: table.glory(clan) for clan in table.clans}


STEPS: tuple[Step, ...] = (
    resolution.compare,
    resolution.battle_end,
    quest_phase.judge_quests,
    ragnarok.ragnarok_phase,
    ragnarok.province_falls,
    ragnarok.release,
    endings.game_end,
    actions.turn,
)


@contextmanager
def watched(comparison: Comparison) -> Iterator[None]:
    """While this lasts, the steps are carried out before its eyes."""
    runs = [step.run for step in STEPS]
    names = [
        "compare",
        "battle_end",
        "judge_quests",
        "ragnarok_phase",
        "province_falls",
        "release",
        "game_end",
        "turn",
    ]
    for step, name, run in zip(STEPS, names, runs, strict=True):
        step.run = _watch(comparison, name, run)
    try:
        yield
    finally:
        for step, run in zip(STEPS, runs, strict=True):
            step.run = run


def _watch(comparison: Comparison, name: str, run: Callable[..., None]) -> Callable[..., None]:
    before = getattr(comparison, f"before_{name}", None)
    after = getattr(comparison, f"after_{name}", None)

    def watched_run(s: Any, *args: int) -> None:
        if before is not None:
            before(s, *args)
        run(s, *args)
        if after is not None:
            after(s)

    return watched_run


SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"backstab": "after", "gaze": "2", "lokis_wrath": "1"},
    {"leftover_rage": "kept", "yggdrasil_quest": "10", "watches": "both"},
)


def compare(games: int, seed: int = 0) -> Counter[str]:
    """So many games; what was seen in them."""
    comparison = Comparison()
    with watched(comparison):
        for game in range(games):
            play(game % 3 + 2, SETTINGS[game // 3 % len(SETTINGS)], seed * 100_000 + game)
    return comparison.seen


def play(seats: int, settings: dict[str, str], seed: int) -> None:
    """At random, but eager to fight and to lay quests, so that there is something to reckon."""
    lots = Random(seed)
    s: Any = start(GAME, seats, settings, numbered_seed(seed))
    while s.ending < 0:
        seat = lots.choice(s.waiting)
        offered = options(s, seat)
        eager = [
            each for each in offered if GAME.verbs.of(each).name in ("quest", "pillage", "upgrade", "join")
        ]
        answer(s, seat, lots.choice(eager if eager and lots.random() < 0.5 else offered))


if __name__ == "__main__":
    counted = compare(int(sys.argv[1]) if sys.argv[1:] else 3000, seed=1)
    RESULTS.write_text(
        json.dumps({"mismatches": 0, **dict(sorted(counted.items()))}, indent=2) + "\n", "utf-8"
    )
    print(RESULTS.read_text("utf-8"))
