"""The table options: what is agreed before a game (KA 25). The first value of each is the usual one."""

from __future__ import annotations

from typing import Final

from warhost.core.errors import BadTableOption
from warhost.core.game import TableOption
from warhost.games.karak.components import HERO_MODULES, HEROES, MODULES, N_HEROES, ROUND_LIMITS
from warhost.games.karak.state import Karak

ON: Final = "on"
OFF: Final = "off"
RANDOM: Final = "random"


def read_heroes(text: str) -> str:
    """A list of heroes in seat order, `horan-taia-xanros` (KA 25.2)."""
    names = text.replace(",", "-").split("-")
    unknown = [name for name in names if name not in HEROES.index]
    if unknown:
        raise BadTableOption(f"there is no hero {unknown[0]!r}; heroes: {', '.join(HEROES.ids)}")
    if len(set(names)) != len(names):
        raise BadTableOption(f"heroes={text}: a hero takes part only once")
    return "-".join(names)


TABLE_OPTIONS: Final = (
    *(TableOption(module, (ON, OFF), ON) for module in MODULES.ids),
    TableOption("heroes", (RANDOM,), RANDOM, read_heroes, names_sides=True),
    TableOption("rounds", ROUND_LIMITS, ROUND_LIMITS[0]),
    TableOption("lost_fight", ("nothing", "toughness"), "nothing"),
    TableOption("horde_glory", ("to", "by"), "to"),
    TableOption("horde_beaten", ("may_stay", "must_retreat"), "may_stay"),
    TableOption("plague", ("played", "left_out"), "played"),
    TableOption("start", ("markers", "nothing"), "markers"),
)
(
    NEW_BUILDINGS,
    MERCHANT,
    HORDES,
    RIDERS,
    NEW_HEROES,
    HEROES_OPTION,
    ROUNDS,
    LOST_FIGHT,
    HORDE_GLORY,
    HORDE_BEATEN,
    PLAGUE,
    START,
) = range(len(TABLE_OPTIONS))


def plays(s: Karak, module: int) -> bool:
    """Whether a module is part of this game (KA 16.1)."""
    return s.options[module] == ON


def modules_of(s: Karak) -> frozenset[str]:
    """The modules that are played, `base` among them."""
    on = tuple([setting == ON for setting in s.options[: len(MODULES)]])
    modules = _MODULES_OF.get(on)
    if modules is None:
        played = {module for number, module in enumerate(MODULES.ids) if on[number]}
        modules = _MODULES_OF[on] = frozenset({"base", *played})
    return modules


_MODULES_OF: Final[dict[tuple[bool, ...], frozenset[str]]] = {}


def allowed_heroes(modules: frozenset[str]) -> list[int]:
    return [hero for hero in range(N_HEROES) if HERO_MODULES[hero] & modules]


def choose_sides(seats: int, options: dict[str, str]) -> list[int]:
    """The heroes at the table, in seat order. Random ones are drawn during the set-up; these hold their places."""
    modules = frozenset({"base", *(module for module in MODULES.ids if options[module] == ON)})
    allowed = allowed_heroes(modules)
    listed = options["heroes"]
    if listed == RANDOM:
        return allowed[:seats]
    heroes = [HEROES.index[name] for name in listed.split("-")]
    if len(heroes) != seats:
        raise BadTableOption(f"heroes={listed} names {len(heroes)} heroes, but there are {seats} players")
    for hero in heroes:
        if hero not in allowed:
            raise BadTableOption(f"{HEROES.ids[hero]} takes part only with the module new_heroes")
    return heroes
