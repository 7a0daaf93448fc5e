"""The settings: what is agreed before a game (KA 25). The first value of each is the usual one."""

from __future__ import annotations

from typing import Final

from warhost.core import box
from warhost.core.errors import BadSetting
from warhost.core.setting import Setting, Settings, read_sides
from warhost.games.karak.box import BOX
from warhost.games.karak.components import HERO_MODULES, HEROES, MODULES, N_HEROES, ROUND_LIMITS
from warhost.games.karak.printed import printed_by
from warhost.games.karak.revisions import REVISION
from warhost.games.karak.state import Karak

ON: Final = "on"
OFF: Final = "off"
RANDOM: Final = "random"


def read_heroes(text: str) -> str:
    """A list of heroes in seat order, `horan-taia-xanros` (KA 25.2)."""
    return read_sides(HEROES, text.replace(",", "-"))


SETTINGS: Final = Settings()
_MODULES: Final[dict[str, Setting]] = {module: SETTINGS.add(module, (ON, OFF)) for module in MODULES.ids}
NEW_BUILDINGS: Final = _MODULES["new_buildings"]
MERCHANT: Final = _MODULES["merchant"]
HORDES: Final = _MODULES["hordes"]
RIDERS: Final = _MODULES["riders"]
CHOSEN_HEROES: Final = SETTINGS.add("heroes", (RANDOM,), read=read_heroes, names_sides=True)
ROUNDS: Final = SETTINGS.add("rounds", ROUND_LIMITS)
LOST_FIGHT: Final = SETTINGS.add("lost_fight", ("nothing", "toughness"))
HORDE_GLORY: Final = SETTINGS.add("horde_glory", ("to", "by"))
HORDE_BEATEN: Final = SETTINGS.add(
    "horde_beaten", ("must_retreat", "may_stay"), usual_from=REVISION, usual_before="may_stay"
)
PLAGUE: Final = SETTINGS.add("plague", ("played", "left_out"))
START: Final = SETTINGS.add("start", ("markers", "nothing"))
AFTER_FALL: Final = SETTINGS.add("after_fall", ("rests", "acts"), since=REVISION, before="rests", late=True)
OWN_BOX: Final = SETTINGS.add(box.SETTING, read=BOX.read, in_file=True, since=REVISION, before=box.NOTHING)


def derive(s: Karak) -> None:
    """Lays out the box that was agreed on."""
    s.printed = printed_by(OWN_BOX.of(s) if s.settings else box.NOTHING)


def plays(s: Karak, module: Setting) -> bool:
    """Whether a module is part of this game (KA 16.1)."""
    return module.of(s) == ON


def modules_of(s: Karak) -> frozenset[str]:
    """The modules that are played, `base` among them."""
    on = tuple([value == ON for value in s.settings[: len(MODULES)]])
    modules = _MODULES_OF.get(on)
    if modules is None:
        played = {module for number, module in enumerate(MODULES.ids) if on[number]}
        modules = _MODULES_OF[on] = frozenset({"base", *played})
    return modules


_MODULES_OF: Final[dict[tuple[bool, ...], frozenset[str]]] = {}


def allowed_heroes(modules: frozenset[str]) -> list[int]:
    return [hero for hero in range(N_HEROES) if HERO_MODULES[hero] & modules]


def choose_sides(seats: int, settings: dict[str, str]) -> list[int]:
    """The heroes at the table, in seat order. Random ones are drawn during the set-up; these hold their places."""
    modules = frozenset({"base", *(module for module in MODULES.ids if settings[module] == ON)})
    allowed = allowed_heroes(modules)
    listed = settings[CHOSEN_HEROES.name]
    if listed == RANDOM:
        return allowed[:seats]
    heroes = [HEROES.index[name] for name in listed.split("-")]
    if len(heroes) != seats:
        raise BadSetting(f"heroes={listed} names {len(heroes)} heroes, but there are {seats} players")
    for hero in heroes:
        if hero not in allowed:
            raise BadSetting(f"{HEROES.ids[hero]} takes part only with the module new_heroes")
    return heroes
