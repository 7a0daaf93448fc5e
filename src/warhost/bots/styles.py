"""Styles and faces: bots of one level that want different things, so that tables differ. A style is what a player would rather do
where several options look about as good; it makes nobody stronger or weaker."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from math import exp
from typing import Final, NamedTuple

from warhost.bots.tree import Edge
from warhost.core.game import Advice
from warhost.core.goals import BUILD, FIGHT, SCHEME
from warhost.core.state import State

Style = tuple[float, float, float]
"""How much more an option appeals that serves this goal (goals.py), in units of what is at stake."""

STYLES: Final[dict[str, Style]] = {
    "aggressive": (0.2, 0.0, 0.0),
    "builder": (0.0, 0.2, 0.0),
    "schemer": (0.0, 0.0, 0.2),
}
STYLED: Final = "+"
"""Between a level and a style: `normal+builder`."""
TRIED_FIRST: Final = 5.0
"""How much more a bot that thinks ahead expects from what suits its style, before it has tried it."""
LEAST_STAKE: Final = 0.2
"""Where all options look alike a player still has preferences."""
assert (FIGHT, BUILD, SCHEME) == (0, 1, 2)


class Face(NamedTuple):
    """Somebody who sits at the table: words and a portrait by name, and how they like to play."""

    name: str
    style: str


FACES: Final = (
    Face("ragna", "aggressive"),
    Face("osmund", "builder"),
    Face("mirel", "schemer"),
    Face("bors", "aggressive"),
    Face("edda", "builder"),
    Face("vask", "schemer"),
)
"""Neighbours in this list play differently, and no two at a table of six are the same."""


def face_at(table: bytes, seat: int) -> Face:
    """Who sits there, if it is a bot: by lot for a table, which is named by whatever does not change while it stands."""
    lot = int.from_bytes(sha256(b"faces " + table).digest()[:4], "big")
    return FACES[(lot + seat) % len(FACES)]


def leaning(
    advice: Advice, style: Style, s: State, seat: int, options: Sequence[int], ranks: list[float]
) -> list[float]:
    """The ranks of options as they look to somebody of this style."""
    serves = advice.serves
    if serves is None:
        return ranks
    stake = max(LEAST_STAKE, max(ranks) - sum(ranks) / len(ranks))
    leant: list[float] = []
    for option, rank in zip(options, ranks, strict=True):
        goal = serves(s, seat, option)
        leant.append(rank + style[goal] * stake if goal >= 0 else rank)
    return leant


def prefer(advice: Advice, style: Style, s: State, seat: int, edges: dict[int, Edge]) -> None:
    """Where a search begins, what suits this style is more promising; it decides between what turns out about as good."""
    serves = advice.serves
    if serves is None:
        return
    for option, edge in edges.items():
        goal = serves(s, seat, option)
        if goal >= 0:
            edge.prior *= exp(TRIED_FIRST * style[goal])
