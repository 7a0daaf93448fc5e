"""Scenarios: arrange a position, decide by keys, look at the result.

    table = arrange("turn", leaders={"wolf": "andlang"}, rage={"wolf": 2})
    table.choose("pillage:andlang")
    assert table.step("wolf", "horns") == 2

`at` says where play goes on; when that is done, play stops at a pause: a question about nothing. The Age is the third
unless it is given, so that every card may be about."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.core.chance import numbered_seed
from warhost.core.engine import open_question
from warhost.core.errors import Refused
from warhost.core.match import Match
from warhost.core.position import load
from warhost.core.view import view_json
from warhost.games.bloodrage import GAME

CLANS = ("wolf", "raven", "serpent", "bear")
PAUSE: list[Any] = ["raise", 0, 0, 0]

PLACES: dict[str, tuple[str, list[list[Any]]]] = {
    "turn": ("action", [["action_end"], ["turn", 0]]),
    "action": ("action", [["action_phase"]]),
    "discard": ("discard", [["discard"]]),
    "quests": ("quest", [["quests"]]),
    "ragnarok": ("ragnarok", [["province_falls"], ["ragnarok", 0]]),
    "release": ("release", [["release"]]),
    "end of age": ("release", [["end_of_age"]]),
    "game end": ("release", [["game_end"]]),
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


class Scenario:
    def __init__(self, position: dict[str, Any]) -> None:
        seats = position["seats"]
        self.match = Match(GAME, len(seats), {}, numbered_seed(0))
        self.match.state = load(GAME, position)
        self.match.state.trace = self.match.trace
        self.told_before = len(self.match.told)

    # Deciding

    @property
    def asked(self) -> str:
        """Who is asked what: `wolf turn`, `wolf raven battle_card`; `pause` when the arranged part is over, `over` when
        the game is."""
        s = self.match.state
        if s.ending >= 0:
            return "over"
        question = open_question(s).name
        if s.agenda == [] and question == "raise":
            return "pause"
        return " ".join([*(GAME.sides.ids[s.sides[seat]] for seat in s.waiting), question])

    @property
    def options(self) -> list[str]:
        seat = self.match.state.waiting[0]
        return [GAME.verbs.key(option) for option in self.match.options(seat)]

    def offered(self, verb: str) -> list[str]:
        """The options of one verb."""
        return [key for key in self.options if key.partition(":")[0] == verb]

    def choose(self, *keys: str) -> Scenario:
        """Whoever is asked takes these decisions, one after the other."""
        for key in keys:
            self.decide(self.match.state.waiting[0], key)
        return self

    def decide(self, seat: int, key: str) -> None:
        self.match.decide(seat, key)
        assert GAME.broken(self.match.state) == []

    def by(self, clan: str, key: str) -> Scenario:
        """This clan decides, where several are asked together."""
        self.decide(self.match.seat_ids.index(clan), key)
        return self

    def play(self, **cards: str) -> Scenario:
        """The clans in a battle play these cards, and nobody adds a late one."""
        for clan, card in cards.items():
            self.by(clan, f"play:{card}")
        return self.no_late_cards()

    def no_late_cards(self) -> Scenario:
        while self.asked.endswith("late_card"):
            self.choose("decline")
        return self

    def refusal(self, key: str) -> str:
        """Why this is not possible."""
        with pytest.raises(Refused) as refused:
            self.match.decide(self.match.state.waiting[0], key)
        return refused.value.key.removeprefix("bloodrage-reason-")

    # Looking

    def field(self, name: str) -> Any:
        s = self.match.state
        field = next(each for each in GAME.fields if each.name == name)
        return field.encode(getattr(s, name), GAME.seat_ids(s))

    def of(self, name: str, clan: str) -> Any:
        """What a clan has of something: `of("rage", "wolf")`."""
        return self.field(name)[clan]

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

    @property
    def summary(self) -> dict[str, Any]:
        return dict(view_json(GAME, self.match.state, 0)["summary"])

    def seen_by(self, clan: str) -> dict[str, Any]:
        """The state as this clan sees it."""
        return dict(self.match.view(self.match.seat_ids.index(clan))["state"])

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What was told since the scenario was arranged, of one kind."""
        told = [self.match.describe(each) for each in self.match.told[self.told_before :]]
        return [event for event in told if event["kind"] == kind]


def arrange(
    at: str,
    *,
    clans: tuple[str, ...] = CLANS,
    turn: str = "",
    options: dict[str, str] | None = None,
    draws: list[str] | None = None,
    **state: Any,
) -> Scenario:
    """A table with what is given, everything else empty, just before `at`. `turn` says who acts first."""
    phase, steps = PLACES[at]
    steps = [step[:] for step in steps]
    if at == "turn":
        steps[-1] = ["turn", clans.index(turn or clans[0])]
    return play_from([PAUSE, *steps], clans, options, draws, {"phase": phase, **state})


def play_on(
    step: str,
    *,
    clans: tuple[str, ...] = CLANS,
    options: dict[str, str] | None = None,
    draws: list[str] | None = None,
    **state: Any,
) -> Scenario:
    """The same, but play goes on from this step through all that follows, without a pause."""
    return play_from([[step]], clans, options, draws, state)


def play_from(
    agenda: list[list[Any]],
    clans: tuple[str, ...],
    options: dict[str, str] | None,
    draws: list[str] | None,
    state: dict[str, Any],
) -> Scenario:
    destroyed = state.get("destroyed", [])
    rewards = {province: reward for province, reward in REWARDS.items() if province not in destroyed}
    return Scenario(
        {
            "options": options or {},
            "seats": list(clans),
            "chance": {"draws": draws or []},
            "flow": {"agenda": agenda},
            "state": {"age": 3, "doom": DOOM, "rewards": rewards, **state},
        }
    )


def pillage(province: str, *, clans: tuple[str, ...] = CLANS, **state: Any) -> Scenario:
    """Wolf, or the clan named by `turn`, declares a pillage; where nobody can join, the cards come next."""
    turn = state.pop("turn", clans[0])
    rage = {turn: 1, **state.pop("rage", {})}
    options = state.pop("options", None)
    table = arrange("turn", clans=clans, turn=turn, options=options, rage=rage, **state)
    table.choose(f"pillage:{province}")
    return table
