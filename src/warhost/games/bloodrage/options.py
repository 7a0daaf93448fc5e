"""The table options: what is agreed before a game (BR 21). The first value of each is the usual one."""

from __future__ import annotations

from typing import Final

from warhost.core.errors import BadTableOption
from warhost.core.game import TableOption
from warhost.games.bloodrage.components import CLANS

IN_ORDER: Final = "all"


def read_clans(text: str) -> str:
    """BR 21.2: clans in seat order, as in `bear-wolf-raven`; more clans than players are left over."""
    names = text.split("-")
    for name in names:
        if name not in CLANS.index:
            raise BadTableOption(f"there is no clan {name!r}; there are: {', '.join(CLANS.ids)}")
    if len(set(names)) != len(names):
        raise BadTableOption(f"clans={text}: a clan takes part once")
    return text


TABLE_OPTIONS: Final = (
    TableOption("first_game", ("off", "on"), "off"),
    TableOption("clans", (IN_ORDER,), IN_ORDER, read_clans, names_sides=True),
    TableOption("dark_elf", ("1", "3"), "1"),
    TableOption("watches", ("first", "both"), "first"),
    TableOption("leftover_rage", ("lost", "kept"), "lost"),
    TableOption("witch_in_ragnarok", ("retreats", "dies"), "retreats"),
    TableOption("prowess", ("any", "one"), "any"),
    TableOption("lokis_wrath", ("3", "1"), "3"),
    TableOption("gaze", ("3", "2"), "3"),
    TableOption("yggdrasil_quest", ("11", "10"), "11"),
)
FIRST_GAME: Final = 0
CLANS_OPTION: Final = 1
DARK_ELF_COST: Final = 2
WATCHES: Final = 3
LEFTOVER_RAGE: Final = 4
WITCH_IN_RAGNAROK: Final = 5
PROWESS: Final = 6
LOKIS_WRATH: Final = 7
GAZE: Final = 8
YGGDRASIL_QUEST: Final = 9


def choose_sides(seats: int, options: dict[str, str]) -> list[int]:
    """The clans at the table in seat order (BR 1.1, 21.2)."""
    chosen = options["clans"]
    if chosen == IN_ORDER:
        return list(range(seats))
    clans = [CLANS.index[name] for name in chosen.split("-")]
    if len(clans) < seats:
        raise BadTableOption(f"clans={chosen} names {len(clans)} clans for {seats} players")
    return clans[:seats]
