"""Scenarios: arrange a position, decide by keys, look at the result.

    table = arrange("battle", figures={"kislev": {"bloodletter": 1, "leper": 1}}, dice=[4, 2])
    assert table.figures("kislev") == {"bloodletter": 1}

`at` says where play goes on; when that is done, play stops at a pause: a question about nothing."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.core.chance import numbered_seed
from warhost.core.errors import Refused
from warhost.core.match import Match
from warhost.core.position import load
from warhost.core.view import view_json
from warhost.games.oldworld import GAME
from warhost.games.oldworld.components import TOKENS

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
PAUSE: list[Any] = ["dial_place", 0, TOKENS.index["warpstone"], 1]

PLACES: dict[str, tuple[str, list[list[Any]]]] = {
    "old_world": ("old_world", [["old_world_track"], ["old_world_ops"]]),
    "draw": ("draw", [["draw_cards", 0]]),
    "turn": ("summoning", [["summoning_end"], ["turn", 0]]),
    "battle": ("battle", [["battle_phase_end"], ["battle_region", 0]]),
    "domination": ("corruption", [["domination_step"]]),
    "corruption": ("corruption", [["corruption_step"]]),
    "domination and corruption": ("corruption", [["corruption_step"], ["domination_step"]]),
    "chaos cards leave": ("end", [["chaos_cards_leave"]]),
    "heroes": ("end", [["heroes"]]),
    "old world cards": ("end", [["old_world_lasting", 0, 0]]),
    "ruined regions": ("end", [["ruined_regions"]]),
    "dials": ("end", [["dials", 0]]),
}
"""The phase, and the steps in it, the last of them first."""


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
        """Who is asked what: `khorne turn`; `pause` when the arranged part is over, `over` when the game is."""
        s = self.match.state
        if s.question is None:
            return "over"
        if s.agenda == [] and s.question.name == "dial_place":
            return "pause"
        return f"{GAME.sides.ids[s.sides[s.waiting[0]]]} {s.question.name}"

    @property
    def options(self) -> list[str]:
        seat = self.match.state.waiting[0]
        return [GAME.verbs.key(option) for option in self.match.options(seat)]

    def choose(self, *keys: str) -> Scenario:
        """Whoever is asked takes these decisions, one after the other."""
        for key in keys:
            self.match.decide(self.match.state.waiting[0], key)
            assert GAME.broken(self.match.state) == []
        return self

    def refusal(self, key: str) -> str:
        """Why this is not possible."""
        with pytest.raises(Refused) as refused:
            self.match.decide(self.match.state.waiting[0], key)
        return refused.value.key.removeprefix("oldworld-reason-")

    # Looking

    @property
    def view(self) -> dict[str, Any]:
        """The whole table, hands included."""
        s = self.match.state
        seen = view_json(GAME, s, 0)
        ids = GAME.seat_ids(s)
        told: dict[str, Any] = {
            field.name: field.encode(getattr(s, field.name), ids) for field in GAME.fields
        }
        return {**seen, "state": told}

    def field(self, name: str) -> Any:
        return self.view["state"][name]

    def figures(self, region: str) -> dict[str, int]:
        return dict(self.field("figures").get(region, {}))

    def marked(self, region: str) -> list[str]:
        return list(self.field("marked").get(region, []))

    def tokens(self, region: str) -> dict[str, int]:
        return dict(self.field("tokens").get(region, {}))

    def corruption(self, region: str) -> dict[str, int]:
        return dict(self.field("corruption").get(region, {}))

    def cards(self, region: str) -> list[str]:
        return [card for card in self.field("spaces").get(region, []) if card is not None]

    def hand(self, power: str) -> list[str]:
        return sorted(self.field("hands")[power])

    def of(self, name: str, power: str) -> Any:
        """A per-player number: `of("points", "khorne")`."""
        return self.field(name)[power]

    def summary(self, region: str) -> dict[str, Any]:
        return dict(self.view["summary"]["regions"][region])

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What was told since the scenario was arranged, of one kind."""
        told = [self.match.describe(each) for each in self.match.told[self.told_before :]]
        return [event for event in told if event["kind"] == kind]


def arrange(
    at: str,
    *,
    powers: tuple[str, ...] = POWERS,
    seat: str = "khorne",
    options: dict[str, str] | None = None,
    dice: list[int] | None = None,
    draws: list[str] | None = None,
    **state: Any,
) -> Scenario:
    """A table with what is given, everything else empty, just before `at`. `seat` begins where turns are taken."""
    phase, steps = PLACES[at]
    steps = [step[:] for step in steps]
    if at == "turn":
        steps[-1] = ["turn", powers.index(seat)]
    return play_from([PAUSE, *steps], powers, options, dice, draws, {"phase": phase, **state})


def play_on(
    step: str,
    *,
    powers: tuple[str, ...] = POWERS,
    options: dict[str, str] | None = None,
    dice: list[int] | None = None,
    draws: list[str] | None = None,
    **state: Any,
) -> Scenario:
    """The same, but play goes on from this step through all that follows, without a pause."""
    return play_from([[step]], powers, options, dice, draws, state)


def play_from(
    agenda: list[list[Any]],
    powers: tuple[str, ...],
    options: dict[str, str] | None,
    dice: list[int] | None,
    draws: list[str] | None,
    state: dict[str, Any],
) -> Scenario:
    return Scenario(
        {
            "options": options or {},
            "seats": list(powers),
            "chance": {"dice": dice or [], "draws": draws or []},
            "flow": {"agenda": agenda},
            "state": state,
        }
    )
