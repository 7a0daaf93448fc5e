"""The settings: what is agreed before a game (BR 21). The first value of each is the usual one."""

from __future__ import annotations

from typing import Final

from warhost.core import box
from warhost.core.errors import BadData, BadSetting
from warhost.core.setting import Setting, Settings, read_sides
from warhost.games.bloodrage.box import BOX
from warhost.games.bloodrage.components import CARD_SETTING, CARDS, CLANS
from warhost.games.bloodrage.revisions import REVISION
from warhost.games.bloodrage.state import BloodRage

IN_ORDER: Final = "all"


def read_clans(text: str) -> str:
    """BR 21.2: clans in seat order, as in `bear-wolf-raven`; more clans than players are left over."""
    return read_sides(CLANS, text)


SETTINGS: Final = Settings()
FIRST_GAME: Final = SETTINGS.add("first_game", ("off", "on"))
CLANS_CHOSEN: Final = SETTINGS.add("clans", (IN_ORDER,), read=read_clans, names_sides=True)
SETTINGS.add("dark_elf", ("1", "3"))
WATCHES: Final = SETTINGS.add("watches", ("first", "both"))
LEFTOVER_RAGE: Final = SETTINGS.add("leftover_rage", ("lost", "kept"))
WITCH_IN_RAGNAROK: Final = SETTINGS.add("witch_in_ragnarok", ("retreats", "dies"))
PROWESS: Final = SETTINGS.add("prowess", ("any", "one"))
SETTINGS.add("lokis_wrath", ("3", "1"))
SETTINGS.add("gaze", ("3", "2"))
SETTINGS.add("yggdrasil_quest", ("11", "10"))
DRAFT_LEFTOVERS: Final = SETTINGS.add("draft_leftovers", ("discarded", "hidden"), since=3, before="hidden")
BACKSTAB: Final = SETTINGS.add("backstab", ("before", "after"), since=3, before="before")
OWN_BOX: Final = SETTINGS.add(box.SETTING, read=BOX.read, in_file=True, since=REVISION, before=box.NOTHING)


# Numbers of single cards


def _setting_of(card: int) -> Setting | None:
    """A card names the setting by which its number may be changed."""
    name = CARD_SETTING[card]
    if not name:
        return None
    about_numbers = {
        each.name: each for each in SETTINGS.all if all(value.isdigit() for value in each.values)
    }
    if name not in about_numbers:
        known = ", ".join(about_numbers)
        raise BadData(f"cards.toml.card[{CARDS.ids[card]}].agreed", f"{name!r} is not known; known: {known}")
    return about_numbers[name]


AGREED: Final = [*(_setting_of(card) for card in range(len(CARDS))), None]


def as_agreed(s: BloodRage, card: int, printed: int) -> int:
    """The number of a card at this table."""
    setting = AGREED[card]
    return printed if setting is None or s.printed.is_read[card] else int(setting.of(s))


def choose_sides(seats: int, settings: dict[str, str]) -> list[int]:
    """The clans at the table in seat order (BR 1.1, 21.2)."""
    chosen = settings[CLANS_CHOSEN.name]
    if chosen == IN_ORDER:
        return list(range(seats))
    clans = [CLANS.index[name] for name in chosen.split("-")]
    if len(clans) < seats:
        raise BadSetting(f"clans={chosen} names {len(clans)} clans for {seats} players")
    return clans[:seats]
