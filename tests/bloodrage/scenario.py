"""Scenarios of Blood Rage: arrange a position, decide by keys, look at the result.

    table = arrange("turn", leaders={"wolf": "andlang"}, rage={"wolf": 2})
    table.choose("pillage:andlang")
    assert table.step("wolf", "horns") == 2

`at` says where play goes on; when that is done, it pauses. The Age is the third unless it is given, so that every card may be
about. After every decision the table is looked over (`tidiness.py`): nothing may be lost, and nothing of a battle may lie
about when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.bloodrage.tidiness import untidy
from warhost import testing
from warhost.games.bloodrage import GAME
from warhost.testing.scenario import Frame

CLANS = ("wolf", "raven", "serpent", "bear")

PLACES: dict[str, tuple[str, list[Frame]]] = {
    "turn": ("action", ["action_end"]),
    "action": ("action", ["action_phase"]),
    "discard": ("discard", ["discard"]),
    "quests": ("quest", ["quests"]),
    "ragnarok": ("ragnarok", ["province_falls", "ragnarok"]),
    "release": ("release", ["release"]),
    "end of age": ("release", ["end_of_age"]),
    "game end": ("release", ["game_end"]),
}
"""The phase, and the steps in it, the last of them first."""

REWARDS = {
    "elvagar": "rage",
    "angerboda": "rage",
    "muspelheim": "rage",
    "horgr": "axes",
    "utgard": "horns",
    "andlang": "horns",
    "gimle": "axes",
    "myrkulor": "glory",
    "yggdrasil": "yggdrasil",
}
DOOM = ["elvagar", "angerboda", "muspelheim"]


class Scenario(testing.Scenario):
    game = GAME

    def __init__(self, steps: Sequence[Frame], **position: Any) -> None:
        super().__init__(steps, **position)
        assert not untidy(self.state, self.asked)

    def _decide(self, seat: int, key: str) -> None:
        super()._decide(seat, key)
        assert not untidy(self.state, self.asked)

    def play(self, **cards: str) -> Scenario:
        """The clans in a battle play these cards, and nobody adds a late one."""
        for clan, card in cards.items():
            self.by(clan, f"play:{card}")
        return self.no_late_cards()

    def no_late_cards(self) -> Scenario:
        while self.asked.endswith("late_card"):
            self.choose("decline")
        return self

    def glory(self, clan: str) -> int:
        return int(self.of("glory", clan))

    def rage(self, clan: str) -> int:
        return int(self.of("rage", clan))

    def hand(self, clan: str) -> list[str]:
        return sorted(self.of("hands", clan))

    def step(self, clan: str, track: str) -> int:
        return int(self.of("tracks", clan).get(track, 1))

    def sheet(self, clan: str) -> dict[str, str]:
        return dict(self.of("sheets", clan))

    def where(self, clan: str, figure: str) -> str:
        """The place of a Leader, a Ship or a Monster."""
        if figure in ("leader", "ship"):
            return str(self.of(f"{figure}s", clan))
        return str(self.field("monsters").get(figure, "box"))

    def warriors(self, clan: str, place: str) -> int:
        return int(self.of("warriors", clan).get(place, 0))

    def valhalla(self, clan: str) -> list[str]:
        return list(self.summary["clans"][clan]["valhalla"])

    def strength(self, clan: str, province: str) -> int:
        return int(self.summary["provinces"][province]["strength"][clan])

    def is_pillaged(self, province: str) -> bool:
        return province in self.field("pillaged")


def arrange(at: str, *, clans: tuple[str, ...] = CLANS, turn: str = "", **position: Any) -> Scenario:
    """A table with what is given, everything else empty, just before `at`. `turn` says who acts first."""
    phase, steps = PLACES[at]
    if at == "turn":
        steps = [*steps, ["turn", {"seat": turn or clans[0]}]]
    return play_from(steps, clans, phase=phase, **position)


def play_on(step: str, *, clans: tuple[str, ...] = CLANS, **position: Any) -> Scenario:
    """The same, but play goes on from this step through all that follows, without a pause."""
    return play_from([step], clans, pause=False, **position)


def play_from(steps: list[Frame], clans: tuple[str, ...], **position: Any) -> Scenario:
    destroyed = position.get("destroyed", [])
    rewards = {province: reward for province, reward in REWARDS.items() if province not in destroyed}
    return Scenario(steps, seats=clans, **{"age": 3, "doom": DOOM, "rewards": rewards, **position})


def pillage(province: str, *, clans: tuple[str, ...] = CLANS, **position: Any) -> Scenario:
    """Wolf, or the clan named by `turn`, declares a pillage; where nobody can join, the cards come next."""
    turn = position.pop("turn", clans[0])
    rage = {turn: 1, **position.pop("rage", {})}
    return arrange("turn", clans=clans, turn=turn, rage=rage, **position).choose(f"pillage:{province}")
