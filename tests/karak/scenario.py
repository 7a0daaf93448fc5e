"""Scenarios: arrange a position, decide by keys, look at the result.

    table = arrange(seat="horan", hero_at={"horan": "1413"}, monsters={"1513": ["ghouls_sword"]}, dice=[3])
    table.choose("move:1513")

Play begins with a turn of `seat`. The land is a row of plain tiles to the east of the castle unless `land` says otherwise:
farm_1 on 1513, forest_1 on 1613, quarry_1 on 1713, none with chasms."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.core.chance import numbered_seed
from warhost.core.engine import open_question
from warhost.core.errors import Refused
from warhost.core.match import Match
from warhost.core.position import load
from warhost.core.view import view_json
from warhost.games.karak import GAME
from warhost.games.karak.components import DICE, FACES, MODULES, SYMBOLS

HEROES = ("horan", "taia", "lorraine")
ROW: dict[str, list[Any]] = {"1513": ["farm_1", 0], "1613": ["forest_1", 0], "1713": ["quarry_1", 0]}


class Scenario:
    def __init__(self, position: dict[str, Any]) -> None:
        self.match = Match(GAME, len(position["seats"]), {}, numbered_seed(0))
        self.match.state = load(GAME, position)
        self.match.state.trace = self.match.trace
        self.told_before = len(self.match.told)

    # Deciding

    @property
    def asked(self) -> str:
        """Who is asked what: `horan turn`; `over` when the game is."""
        s = self.match.state
        if s.ending >= 0:
            return "over"
        return f"{GAME.sides.ids[s.sides[s.waiting[0]]]} {open_question(s).name}"

    @property
    def options(self) -> list[str]:
        seat = self.match.state.waiting[0]
        return [GAME.verbs.key(option) for option in self.match.options(seat)]

    def offered(self, verb: str) -> list[str]:
        """The arguments with which a verb is offered."""
        keys = [key.partition(":") for key in self.options]
        return [rest for name, _, rest in keys if name == verb]

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
        return refused.value.key.removeprefix("karak-reason-")

    # Looking

    def field(self, name: str) -> Any:
        s = self.match.state
        field = next(each for each in GAME.fields if each.name == name)
        return field.encode(getattr(s, name), GAME.seat_ids(s))

    def of(self, name: str, hero: str) -> Any:
        """Something of one player: `of("glory", "horan")`."""
        return self.field(name)[hero]

    @property
    def summary(self) -> dict[str, Any]:
        return dict(view_json(GAME, self.match.state, 0)["summary"])

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What was told since the scenario was arranged, of one kind."""
        told = [self.match.describe(each) for each in self.match.told[self.told_before :]]
        return [event for event in told if event["kind"] == kind]


def options_with(*modules: str, **others: str) -> dict[str, str]:
    """Only these modules, and the other table options as given."""
    return {**{module: "on" if module in modules else "off" for module in MODULES.ids}, **others}


def arrange(
    *modules: str,
    heroes: tuple[str, ...] = HEROES,
    seat: str = "",
    at: str = "turn",
    options: dict[str, str] | None = None,
    dice: list[int] | None = None,
    draws: list[str] | None = None,
    land: dict[str, list[Any]] | None = None,
    **state: Any,
) -> Scenario:
    """A table with what is given, everything else as at the start. `at` is a step; `seat` is whose turn it is."""
    number = heroes.index(seat or heroes[0])
    return Scenario(
        {
            "options": {**options_with(*modules), **(options or {})},
            "seats": list(heroes),
            "chance": {"dice": dice or [], "draws": draws or []},
            "flow": {"agenda": [[at, number, 0, 0]]},
            "state": {"first": number, "land": ROW if land is None else land, **state},
        }
    )


def fight(
    *modules: str,
    hero: str = "horan",
    against: list[str] | None = None,
    dice: list[int] | None = None,
    **state: Any,
) -> Scenario:
    """A hero on the castle farm moves onto 1513, where these monster tokens lie, and fights. Two players."""
    other = "taia" if hero != "taia" else "darius"
    armies = {} if against is None else {"1513": against}
    table = arrange(
        *modules,
        heroes=(hero, other),
        dice=dice,
        hero_at={hero: "1413"},
        monsters={**armies, **state.pop("monsters", {})},
        **state,
    )
    return table.choose("move:1513")


def rolls(*faces: str) -> list[int]:
    """Dice to be queued by what they are to show: `rolls("hero 3", "knight skull")`."""
    wanted: list[int] = []
    for face in faces:
        die, _, symbol = face.partition(" ")
        first = DICE.index[die] * 6
        wanted.append(FACES[first : first + 6].index(SYMBOLS.index[symbol]) + 1)
    return wanted
