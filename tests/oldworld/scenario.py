"""Scenarios of the Old World: arrange a position, decide by keys, look at the result.

    table = arrange("battle", figures={"kislev": {"bloodletter": 1, "leper": 1}}, dice=[4, 2])
    assert table.figures("kislev") == {"bloodletter": 1}

`at` says where play goes on; when that is done, it pauses."""

from __future__ import annotations

from typing import Any

from tests.oldworld.kept import slips
from warhost import testing
from warhost.games.oldworld import GAME
from warhost.testing.scenario import Frame

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")

PLACES: dict[str, tuple[str, list[Frame]]] = {
    "old_world": ("old_world", ["old_world_track", "old_world_ops"]),
    "draw": ("draw", ["draw_cards"]),
    "turn": ("summoning", ["summoning_end"]),
    "battle": ("battle", ["battle_phase_end", "battle_region"]),
    "domination": ("corruption", ["domination_step"]),
    "corruption": ("corruption", ["corruption_step"]),
    "domination and corruption": ("corruption", ["corruption_step", "domination_step"]),
    "chaos cards leave": ("end", ["chaos_cards_leave"]),
    "heroes": ("end", ["heroes"]),
    "old world cards": ("end", ["old_world_lasting"]),
    "ruined regions": ("end", ["ruined_regions"]),
    "dials": ("end", ["dials"]),
}
"""The phase, and the steps in it, the last of them first."""


class Scenario(testing.Scenario):
    game = GAME

    def __init__(self, *args: Any, **position: Any) -> None:
        super().__init__(*args, **position)
        self._look_at_what_is_kept("arranging")

    def _decide(self, seat: int, key: str) -> None:
        super()._decide(seat, key)
        self._look_at_what_is_kept(key)

    def _look_at_what_is_kept(self, what: str) -> None:
        wrong = slips(self.match.state, self.match.seat_ids)
        assert not wrong, f"after {what}: {'; '.join(wrong)}"

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

    def region(self, region: str) -> dict[str, Any]:
        """The numbers that a client is shown of a region."""
        return dict(self.summary["regions"][region])


def arrange(at: str, *, powers: tuple[str, ...] = POWERS, seat: str = "khorne", **position: Any) -> Scenario:
    """A table with what is given, everything else empty, just before `at`. `seat` begins where turns are taken."""
    phase, steps = PLACES[at]
    if at == "turn":
        steps = [*steps, ["turn", {"seat": seat}]]
    return Scenario(steps, seats=powers, phase=phase, **position)


def after_a_pass(at: str, **position: Any) -> Scenario:
    """The same once Khorne has passed a turn, so that all that follows is told (`Scenario.told`)."""
    steps = [*PLACES[at][1], ["turn", {"seat": "khorne"}]]
    table = Scenario(steps, seats=POWERS, phase="summoning", power={"khorne": 1}, **position)
    return table.choose("pass")


def play_on(step: str, *, powers: tuple[str, ...] = POWERS, **position: Any) -> Scenario:
    """The same, but play goes on from this step through all that follows, without a pause."""
    return Scenario([step], seats=powers, pause=False, **position)
