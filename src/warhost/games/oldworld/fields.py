"""What lies where, and who may see it. `state.py` and the client's state.ts are generated from this page: `make generate`.

Figures are counts per region and kind. The few that something has happened to (controlled, shielded, standing on a card
space, laid down in battle …) are listed besides in `marked`, one number each, in ascending order.

Lists that seldom change are shared between copies: they are replaced as a whole, never changed in place."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.fields import (
    ALL,
    NOBODY,
    OWNER,
    Counts,
    Derived,
    Each,
    Field,
    Grid,
    Items,
    Number,
    Numbers,
    One,
    Pairs,
)
from warhost.core.parts import by_seat, in_order
from warhost.games.oldworld.cards.old_world_text import NO_RULES, Op
from warhost.games.oldworld.codecs import (
    EARLY,
    NORMAL,
    PARTING,
    CardSpaces,
    HitMode,
    MarkedFigures,
    SavedHits,
)
from warhost.games.oldworld.components import (
    ALL_REGIONS,
    ATTACK,
    CARDS,
    CHAOS,
    COST,
    DEFENCE,
    FIGURE_COUNT,
    FIGURES,
    N_KINDS,
    N_REGIONS,
    N_TOKENS,
    PHASES,
    POWERS,
    REGIONS,
    TOKENS,
    TRACK,
    UPGRADES,
)
from warhost.games.oldworld.parts import LAID, REGION_SHIFT
from warhost.games.oldworld.printed import OURS, Printed

__all__ = ["EARLY", "FIELDS", "LAID", "NORMAL", "PARTING", "REGION_SHIFT", "deed"]

CLASS: Final = "OldWorld"
SIDES: Final = POWERS

IN_BATTLE: Final = ("early_dice", "normal_dice", "assign", "parting_hits", "battle_over", "hit")
"""What must be to come, or asked, where a position tells of a battle."""

FIELDS: Final = (
    Field("round", Number(0, 99), ALL),
    Field("phase", One(PHASES), ALL, default=0),
    Field("figures", Grid(REGIONS, FIGURES, high=20), ALL, doc="All figures, those with marks among them."),
    Field(
        "marked",
        MarkedFigures(),
        ALL,
        shared=True,
        doc="Figures that something has happened to: `acolyte-shielded`, `leper-laid`.",
    ),
    Field("tokens", Grid(REGIONS, TOKENS, high=99), ALL, shared=True),
    Field("corruption", Grid(REGIONS, POWERS, high=999), ALL, shared=True),
    Field("spaces", CardSpaces(), ALL, shared=True, doc="Left then right; a Horror on a space is `horror`."),
    Field(
        "ruined",
        Items(REGIONS),
        ALL,
        shared=True,
        doc="In the order of their ruin.",
        observed=in_order(REGIONS.ids, N_REGIONS),
    ),
    Field("ruins_scored", Number(0, 9), ALL),
    # The cards
    Field("old_world_deck", Items(CARDS), NOBODY, counted=True, shared=True),
    Field("old_world_card", One(CARDS), ALL, amid=("old_world_track",)),
    Field("track", Each(TRACK, One(CARDS), NONE), ALL, shared=True),
    Field("old_world_gone", Items(CARDS), ALL, shared=True),
    Field("hands", Items(CHAOS), OWNER, per_seat=True, counted=True, shared_rows=True),
    Field("decks", Items(CHAOS), NOBODY, per_seat=True, counted=True, shared_rows=True),
    Field("discards", Items(CHAOS), ALL, per_seat=True, shared_rows=True),
    # The powers
    Field("points", Number(0, 999), ALL, per_seat=True),
    Field("power", Number(0, 99), ALL, per_seat=True),
    Field("dials", Number(0, 20), ALL, per_seat=True, shared=True),
    Field("counters", Number(0, 99), ALL, per_seat=True, shared=True),
    Field("peasants", Number(0, 99), ALL, per_seat=True, shared=True),
    Field("upgrades", Counts(UPGRADES, high=1), ALL, shared=True),
    # What was done so far in this phase or round
    Field("placed", Pairs(POWERS, REGIONS), ALL),
    Field("counted", Pairs(POWERS, REGIONS), ALL),
    Field("ruiners", Pairs(POWERS, REGIONS), ALL),
    Field("kills", Pairs(POWERS, REGIONS), ALL),
    # The battle that is being fought
    Field("hits", Number(0, 999), ALL, amid=IN_BATTLE),
    Field("sixes", Number(0, 999), ALL, amid=IN_BATTLE),
    Field(
        "hit_mode",
        HitMode(),
        ALL,
        doc="0 for normal hits, 1 for early ones, from 2 on for parting hits that strike only the first, second … seat.",
        amid=IN_BATTLE,
    ),
    Field(
        "saved",
        SavedHits(),
        ALL,
        shared=True,
        doc="Before revision 2: early hits saved on a figure.",
        amid=IN_BATTLE,
    ),
    Field("parting", Numbers(), ALL, shared=True, observed=by_seat(0, 99), amid=IN_BATTLE),
    Field(
        "may_keep",
        Number(0, 1),
        ALL,
        doc="Whether the hits at hand may be kept for dice to come.",
        amid=IN_BATTLE,
    ),
    Field(
        "fallen",
        Number(0, 2),
        ALL,
        doc="Whether a figure fell to the hits at hand: 1 for one that only sixes hit, 2 for another.",
        amid=IN_BATTLE,
    ),
    Field(
        "kept_hits",
        Numbers(0, 999),
        ALL,
        shared=True,
        doc="Early hits other than sixes kept by each seat.",
        observed=by_seat(0, 99),
        amid=IN_BATTLE,
    ),
    Field(
        "kept_sixes",
        Numbers(0, 999),
        ALL,
        shared=True,
        doc="Early sixes kept by each seat.",
        observed=by_seat(0, 99),
        amid=IN_BATTLE,
    ),
)

DERIVED: Final = (
    Derived(
        "standing",
        list[int],
        [0] * N_KINDS,
        doc="By kind of figure, the set of regions in which one stands (or lies).",
    ),
    Derived(
        "kinds_in",
        list[int],
        [0] * N_REGIONS,
        doc="By region, the set of kinds of which a figure stands (or lies) there.",
    ),
    Derived("reserve", list[int], FIGURE_COUNT, doc="By kind, how many are not on the board."),
    Derived(
        "token_regions",
        list[int],
        [0] * N_TOKENS,
        shared=True,
        doc="By kind of Old World token, the set of regions in which one lies.",
    ),
    Derived(
        "corrupted",
        list[int],
        [0] * N_REGIONS,
        shared=True,
        doc="By region, the corruption tokens of all powers.",
    ),
    Derived("upgraded", int, 0, doc="The set of kinds of figures whose upgrade is in play."),
    Derived("costs", list[int], COST, shared=True, doc="By kind, the printed number or that of the upgrade."),
    Derived("attacks", list[int], ATTACK, shared=True, doc="By kind, like the costs."),
    Derived("defences", list[int], DEFENCE, shared=True, doc="By kind, like the costs."),
    Derived(
        "armed",
        int,
        sum(1 << kind for kind in range(N_KINDS) if ATTACK[kind]),
        doc="The set of kinds of figures that roll dice.",
    ),
    Derived(
        "open_regions",
        int,
        ALL_REGIONS,
        doc="The set of regions with a card space that nothing lies on.",
    ),
    Derived(
        "texts",
        list[int],
        [NONE] * (2 * N_REGIONS),
        shared=True,
        doc="By card space, the card there if its text works.",
    ),
    Derived(
        "dear_spaces",
        list[int],
        [],
        shared=True,
        doc="The card spaces with a text that makes others pay more for cards there.",
    ),
    Derived(
        "special_cards",
        int,
        0,
        doc="Whether cards lie somewhere that concern every summons, play or battle (HOLDING, EARLY_DICE), or that silence "
        "others (CHANGING), and whether house texts are left out (DOCUMENTED).",
    ),
    Derived(
        "rules",
        list[list[Op]],
        NO_RULES,
        shared=True,
        doc="The standing rules of the Old World track by kind.",
    ),
    Derived("printed", Printed, OURS, doc="The numbers of the box that is played with."),
)
"""What follows from the fields and is asked for at every turn; derived.py keeps it."""


def deed(power: int, region: int) -> int:
    """The bit of a power and a region in `placed`, `counted`, `ruiners` and `kills`."""
    return 1 << power * N_REGIONS + region
