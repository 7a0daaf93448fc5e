"""The toy game with steps that no real game has: one never ends, one eats memory, one fails. A text of one's own can ask for
one of them from the start."""

from __future__ import annotations

from typing import Any, Final

from tests.toy.rules import CHAPTER, FORM, LAY
from tests.toy.state import Harvest
from warhost.core.chapter import Chapter
from warhost.core.engine import push
from warhost.core.game import Game
from warhost.core.setting import Settings

HOGS: Final = Chapter("hogs")


@HOGS.step()
def spin(_s: Harvest) -> None:
    while True:
        pass


@HOGS.step()
def hoard(s: Harvest) -> None:
    while True:
        s.deck += [0] * 1_000_000


@HOGS.step()
def fail(s: Harvest) -> None:
    s.points[99] += 1


SETTINGS: Final = Settings()
SETTINGS.add("rounds", ("3", "5"))
OWN: Final = SETTINGS.add("own", ("none",), read=str.lower)


def set_up(s: Harvest) -> None:
    FORM["set_up"](s)
    for step in HOGS.steps:
        if step.name == OWN.of(s):
            push(s, step)


GAME: Final = Game(
    **{**FORM, "name": "hog", "settings": SETTINGS, "set_up": set_up, "chapters": [CHAPTER, HOGS]}
)


def position(step: str, *, waiting: bool = False) -> dict[str, Any]:
    """A position whose agenda ends with this step: at once, or `waiting` below a question."""
    flow: dict[str, Any] = {"agenda": [[step]]}
    if waiting:
        flow["asked"] = {"prompt": "lay", "waiting": ["red", "green"]}
    hands = {"red": [LAY.args[0][1].ids[0]], "green": [LAY.args[0][1].ids[0]]}
    return {"game": "hog", "seats": ["red", "green"], "flow": flow, "state": {"hands": hands}}
