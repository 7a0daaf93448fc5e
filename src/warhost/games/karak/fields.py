"""What lies where, and who may see it. `state.py` and the client's state.ts are generated from this page: `make generate`.

Lists that seldom change are shared between copies: they are replaced as a whole, never changed in place. The others
(`hero_at`, `toughness`, `glory`, `stones`, the dice of a fight) belong to one state; `resources` and `units` do too, and
their rows are replaced as a whole.
Who owns something is written as a hero, not as a seat: `targets`, `trophies`, `plague`."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE, Domain
from warhost.core.fields import (
    ALL,
    NOBODY,
    Counts,
    Derived,
    Each,
    Field,
    Flag,
    Items,
    Members,
    Number,
    Numbers,
    One,
    changed,
)
from warhost.core.parts import CountsPart, SeatPart, in_order, nothing
from warhost.games.karak.codecs import ITEM_PLACE, Armies, GroundItems, Land, army_code
from warhost.games.karak.components import (
    ABILITIES,
    BUILDINGS,
    CARDS,
    CASTLE,
    DICE,
    DIE_SIDES,
    FOES,
    HEROES,
    HORDES,
    ITEMS,
    MAX_TOUGHNESS,
    PRAETORIANS,
    RESOURCES,
    TILES,
    TOKENS,
    TRADE,
    TRADE_COUNT,
    UNITS,
)
from warhost.games.karak.hexes import HEXES
from warhost.games.karak.printed import OURS, Printed

__all__ = [
    "ACTION",
    "ADDED",
    "BONUS",
    "DRAFT",
    "DRAIN",
    "EXPLORED",
    "FATES",
    "FIELDS",
    "FIGHT",
    "GUARDED",
    "HORDE_PHASE",
    "HURT",
    "IGNORED",
    "IGNORES",
    "ITEM_PLACE",
    "KIN",
    "LOST",
    "MARKERS",
    "MOVE",
    "MOVED",
    "NEEDED",
    "NO_FIGHT",
    "RECOVERY",
    "RESOLVED",
    "SKULLS",
    "STANDS",
    "STOOD",
    "TOTAL",
    "TURN_START",
    "VENOMED",
    "WON",
    "WORTH",
    "army_code",
    "changed",
]

CLASS: Final = "Karak"
SIDES: Final = HEROES

PHASES: Final = Domain("phase", ["draft", "hordes", "turn_start", "move", "action", "fight", "recovery"])
(DRAFT, HORDE_PHASE, TURN_START, MOVE, ACTION, FIGHT, RECOVERY) = range(len(PHASES))

ENTRIES: Final = Domain("entry", ["stood", "moved", "explored"])
"""How the hero came onto his tile in this turn."""
(STOOD, MOVED, EXPLORED) = range(len(ENTRIES))

FIGHT_COUNTS: Final = Domain(
    "fight_count",
    [
        "needed",  # strength of the enemies as it counts against this hero
        "worth",  # their strength as it counts for glory
        "added",  # missiles, thrown weapons, Cannonade
        "bonus",  # weapons and Ambush
        "venom",  # swords from Venom
        "ignores",  # skulls that the amulet may still ignore
        "kin",  # skulls on units that Forest Kin may still ignore
        "skulls",  # rolled, once the rerolls were done
        "hurt",  # toughness lost in the roll
        "drained",  # toughness restored in it
        "guarded",  # a Guardian cancels the skulls
        "markers",  # spent on Cannonade
        "total",
        "won",
    ],
)
(
    NEEDED,
    WORTH,
    ADDED,
    BONUS,
    VENOMED,
    IGNORES,
    KIN,
    SKULLS,
    HURT,
    DRAIN,
    GUARDED,
    MARKERS,
    TOTAL,
    WON,
) = range(len(FIGHT_COUNTS))
NO_FIGHT: Final = [0] * len(FIGHT_COUNTS)

FATES: Final = Domain("fate", ["stands", "ignored", "resolved", "lost"])
"""What became of a die in a fight."""

SIDES_OF_DICE: Final = [str(side) for side in range(DIE_SIDES)]
DICE_TOLD: Final = 12
"""So many dice of a fight are told one by one to learning agents; of further ones, how many of each kind there are."""
(STANDS, IGNORED, RESOLVED, LOST) = range(len(FATES))


IN_FIGHT: Final = (
    "symbols",
    "hunger",
    "repair",
    "recruit",
    "reroll",
    "ignore",
    "losses",
    "misery",
    "add",
    "result",
    "rewards",
    "reward",
    "horde_losses",
    "horde",
    "retreat",
    "spoils_of_war",
    "plague",
    "fall",
)
IN_EXPLORING: Final = ("tile", "lay", "turn_tile", "reveal", "foe")
IN_CITY: Final = ("work", "fee", "swap")
"""Each time, what must be to come, or asked, where a position tells of it."""


def _praetorians(seats: int) -> int:
    return PRAETORIANS * seats


FIELDS: Final = (
    Field("round", Number(0, 999), ALL),
    Field("first", Number(0, 4), ALL, doc="A seat number.", observed=SeatPart),
    Field("turn", Number(0, 4), ALL, doc="A seat number.", observed=SeatPart),
    Field("phase", One(PHASES), ALL, default=DRAFT),
    # The turn
    Field("actions", Number(-1, 9), ALL),
    Field("moved", Flag(), ALL),
    Field("entry", One(ENTRIES), ALL, default=STOOD, doc="How the hero came onto his tile in this turn."),
    Field("came_from", One(HEXES), ALL, observed=nothing),
    Field("crossed", Flag(), ALL),
    Field("put_down", GroundItems(), ALL, shared=True),
    Field("shifted", Items(ITEMS), ALL, shared=True, doc="Weapons that changed their slots in this turn."),
    Field("hastened", Flag(), ALL, doc="No amulet can give another action in this turn."),
    # Heroes and what they own
    Field("hero_at", One(HEXES), ALL, per_seat=True, default=CASTLE, observed=nothing),
    Field("toughness", Number(0, 9), ALL, per_seat=True, default=MAX_TOUGHNESS),
    Field("glory", Number(0, 99), ALL, per_seat=True),
    Field("stones", Number(0, 999), ALL, per_seat=True),
    Field("resources", Counts(RESOURCES, high=99), ALL, per_seat=True, shared_rows=True),
    Field("units", Counts(UNITS, high=10), ALL, per_seat=True, shared_rows=True),
    Field("fallen", Flag(), ALL, per_seat=True, shared=True),
    Field("weapons", Items(ITEMS), ALL, per_seat=True, shared=True),
    Field("spells", Items(ITEMS), ALL, per_seat=True, shared=True),
    Field("amulets", One(ITEMS), ALL, per_seat=True, shared=True),
    Field("cities", One(HEXES), ALL, per_seat=True, shared=True, observed=nothing),
    Field(
        "board",
        Members(BUILDINGS),
        ALL,
        per_seat=True,
        shared=True,
        doc="The buildings on the hero board.",
    ),
    Field("built", Members(BUILDINGS), ALL, per_seat=True, shared=True, doc="Those of them that stand."),
    Field("copied", One(ABILITIES), ALL, per_seat=True, shared=True),
    Field("praetorians_taken", Number(0, 9), ALL, per_seat=True, shared=True),
    # The land
    Field("land", Land(), ALL, shared=True, doc="Tile and how far it is turned."),
    Field("monsters", Armies(), ALL, shared=True),
    Field("ground", GroundItems(), ALL, shared=True),
    Field("foes", Each(FOES, One(HEXES), NONE), ALL, shared=True, observed=nothing),
    Field("trophies", Each(FOES, One(HEROES), NONE), ALL, shared=True),
    Field("hordes", Counts(HORDES, high=99), ALL, shared=True),
    Field("targets", Each(HORDES, One(HEROES), NONE), ALL, shared=True),
    Field("horde_order", Items(HORDES), ALL, shared=True),
    Field("praetorians", Number(0, 9), ALL, default=_praetorians),
    Field("plague", One(HEROES), ALL),
    # Piles and pools
    Field("pile", Items(CARDS), NOBODY, counted=True, shared=True),
    Field("top_tile", One(TILES), ALL),
    Field("bag", Items(CARDS), NOBODY, counted=True, shared=True),
    Field("drawn_cards", Items(CARDS), ALL, shared=True, amid=IN_EXPLORING),
    Field("beaten", Counts(TOKENS, high=9), ALL, shared=True),
    Field("display", Counts(BUILDINGS, high=9), ALL, shared=True),
    Field("trade_pool", Counts(TRADE, high=9), ALL, default=TRADE_COUNT, shared=True),
    Field("gone", Counts(ITEMS, high=99), ALL, shared=True),
    Field("in_hand", Items(ITEMS), ALL, shared=True, amid=("equip", "rewards", "reward")),
    # Work in the city, the fight
    Field(
        "exchange",
        Numbers(0, 99),
        ALL,
        shared=True,
        observed=lambda _: CountsPart(RESOURCES.ids, 0, 99),
        amid=IN_CITY,
    ),
    Field(
        "purchased", Flag(), ALL, doc="Something was built or trained in the action at hand.", amid=IN_CITY
    ),
    Field("dice", Items(DICE), ALL, shared=True, observed=in_order(DICE.ids, DICE_TOLD), amid=IN_FIGHT),
    Field(
        "faces",
        Numbers(0, 5),
        ALL,
        doc="Sides of the dice, from 0.",
        observed=in_order(SIDES_OF_DICE, DICE_TOLD),
        amid=IN_FIGHT,
    ),
    Field(
        "fates",
        Items(FATES),
        ALL,
        doc="What became of each die.",
        observed=in_order(FATES.ids, DICE_TOLD),
        amid=IN_FIGHT,
    ),
    Field("fight", Counts(FIGHT_COUNTS, high=999), ALL, amid=IN_FIGHT),
)

DERIVED: Final = (Derived("printed", Printed, OURS, doc="The numbers of the box that is played with."),)
