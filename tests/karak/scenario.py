"""Scenarios of Karak II: arrange a position, decide by keys, look at the result.

    table = arrange(seat="horan", hero_at={"horan": "1413"}, monsters={"1513": ["ghouls_sword"]}, dice=[3])
    table.choose("move:1513")

Play begins with a turn of `seat`. The land is a row of plain tiles to the east of the castle unless `land` says otherwise:
farm_1 on 1513, forest_1 on 1613, quarry_1 on 1713, none with chasms."""

from __future__ import annotations

from typing import Any

from warhost import testing
from warhost.games.karak import GAME
from warhost.games.karak.components import DICE, FACES, MODULES, SYMBOLS

HEROES = ("horan", "taia", "lorraine")
ROW: dict[str, list[Any]] = {"1513": ["farm_1", 0], "1613": ["forest_1", 0], "1713": ["quarry_1", 0]}


class Scenario(testing.Scenario):
    game = GAME


def settings_with(*modules: str, **others: str) -> dict[str, str]:
    """Only these modules, and the others as given."""
    return {**{module: "on" if module in modules else "off" for module in MODULES.ids}, **others}


def arrange(
    *modules: str,
    heroes: tuple[str, ...] = HEROES,
    seat: str = "",
    at: str = "turn",
    settings: dict[str, str] | None = None,
    **position: Any,
) -> Scenario:
    """A table with what is given, everything else as at the start. `at` is a step; `seat` is whose turn it is."""
    turn = seat or heroes[0]
    return Scenario(
        [["turn", {"seat": turn}] if at == "turn" else at],
        seats=heroes,
        settings={**settings_with(*modules), **(settings or {})},
        pause=False,
        **{"first": heroes.index(turn), "land": ROW, **position},
    )


def fight(
    *modules: str,
    hero: str = "horan",
    against: list[str] | None = None,
    **position: Any,
) -> Scenario:
    """A hero on the castle farm moves onto 1513, where these monster tokens lie, and fights. Two players."""
    other = "taia" if hero != "taia" else "darius"
    armies = {} if against is None else {"1513": against}
    table = arrange(
        *modules,
        heroes=(hero, other),
        hero_at={hero: "1413"},
        monsters={**armies, **position.pop("monsters", {})},
        **position,
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
