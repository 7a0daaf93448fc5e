"""The toy game with steps that no real game has: one never ends, one eats memory, one fails. A text of one's own can ask for
one of them from the start."""

from __future__ import annotations

from typing import Any, Final

from tests.toy.rules import FORM, LAY, STEPS
from tests.toy.state import Harvest
from warhost.core.domain import Domain
from warhost.core.engine import push
from warhost.core.game import Game, TableOption


def spin(_s: Harvest, _a: int, _b: int, _c: int) -> None:
    while True:
        pass


def hoard(s: Harvest, _a: int, _b: int, _c: int) -> None:
    while True:
        s.deck += [0] * 1_000_000


def fail(s: Harvest, _a: int, _b: int, _c: int) -> None:
    s.points[99] += 1


def set_up(s: Harvest) -> None:
    FORM["set_up"](s)
    if s.options[1] in STEP_NAMES.index:
        push(s, STEP_NAMES.index[s.options[1]])


STEP_NAMES: Final = Domain("step", [*STEPS.ids, "spin", "hoard", "fail"])

GAME: Final = Game(
    **{
        **FORM,
        "name": "hog",
        "table_options": [*FORM["table_options"], TableOption("own", ("none",), "none", str.lower)],
        "set_up": set_up,
        "step_names": STEP_NAMES,
        "steps": [*FORM["steps"], spin, hoard, fail],
    }
)


def position(step: str, *, waiting: bool = False) -> dict[str, Any]:
    """A position whose agenda ends with this step: at once, or `waiting` below a question."""
    flow: dict[str, Any] = {"agenda": [[step]]}
    if waiting:
        flow["asked"] = {"prompt": "lay", "waiting": ["red", "green"]}
    hands = {"red": [LAY.args[0][1].ids[0]], "green": [LAY.args[0][1].ids[0]]}
    return {"game": "hog", "seats": ["red", "green"], "flow": flow, "state": {"hands": hands}}
