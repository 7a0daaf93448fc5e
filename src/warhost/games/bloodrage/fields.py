"""What lies where, and who may see it. `state.py` and the client's state.ts are generated from this page: `make generate`.

A Monster belongs to the clan on whose sheet its card lies. Clans are named where people read them (first player,
pillager, winner); everything else is indexed by seat.

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
    Flag,
    Items,
    ListOf,
    Members,
    Number,
    One,
)
from warhost.core.parts import in_order
from warhost.games.bloodrage.components import (
    BOX,
    CARDS,
    CLANS,
    FIGURES,
    FIRST_STEP,
    LAST_AGE,
    LAST_STEP,
    MONSTERS,
    OUTER,
    PHASES,
    PLACES,
    PROVINCES,
    RESERVE,
    REWARDS,
    SEAT_COUNTS,
    SLOTS,
    TRACKS,
    VILLAGES,
    WARRIORS,
)
from warhost.games.bloodrage.drafts import drafts
from warhost.games.bloodrage.printed import OURS, Printed

CLASS: Final = "BloodRage"
SIDES: Final = CLANS


def _all_in_reserve() -> list[int]:
    warriors = [0] * len(PLACES)
    warriors[RESERVE] = WARRIORS
    return warriors


IN_DRAFT: Final = ("draft", "pass_packets")
IN_PILLAGE: Final = (
    "call_to_battle",
    "call",
    "gather",
    "battle_cards",
    "battle_card",
    "reveal",
    "count_quests",
    "count_quest",
    "texts",
    "reveal_text",
    "tide",
    "smite",
    "late_cards",
    "late_card",
    "compare",
    "outcome_text",
    "prowess",
    "cards_leave",
    "losers",
    "axes",
    "late_outcome_text",
    "battle_end",
    "success",
    "grace",
    "leader_upgrade",
    "move_leader",
    "turn_token",
    "end_of_pillage",
)
IN_DESTRUCTION: Final = ("perish", "rescue")
"""Each time, what must be to come, or asked, where a position tells of it."""

FIELDS: Final = (
    Field("age", Number(0, LAST_AGE), ALL),
    Field("phase", One(PHASES), ALL, default=0),
    Field("first_player", One(CLANS), ALL),
    # Figures, villages, what a clan has
    Field("leaders", One(PLACES), ALL, per_seat=True, default=RESERVE),
    Field("ships", One(PLACES), ALL, per_seat=True, default=RESERVE),
    Field("monsters", Each(MONSTERS, One(PLACES), BOX), ALL, doc="Those that are not in the box."),
    Field(
        "warriors",
        Counts(PLACES, high=WARRIORS),
        ALL,
        per_seat=True,
        default=_all_in_reserve(),
        shared_rows=True,
    ),
    Field(
        "free",
        Counts(OUTER, high=9),
        ALL,
        default=VILLAGES,
        doc="Empty villages; none where a province is not mentioned.",
    ),
    Field("rage", Number(0, 99), ALL, per_seat=True),
    Field("glory", Number(0, 999), ALL, per_seat=True),
    Field("hands", Items(CARDS), OWNER, per_seat=True, counted=True, shared_rows=True),
    Field("rewards", Each(PROVINCES, One(REWARDS), NONE), ALL, shared=True),
    Field("pillaged", Members(PROVINCES), ALL),
    Field("destroyed", Members(PROVINCES), ALL),
    Field(
        "doom",
        Items(PROVINCES),
        ALL,
        shared=True,
        doc="One province for each Age.",
        observed=in_order(PROVINCES.ids, LAST_AGE),
    ),
    Field(
        "tracks",
        Counts(TRACKS, default=FIRST_STEP, low=FIRST_STEP, high=LAST_STEP),
        ALL,
        per_seat=True,
        shared=True,
        doc="Steps count from 1; a track that is not mentioned is on its first.",
    ),
    Field("sheets", Each(SLOTS, One(CARDS), NONE), ALL, per_seat=True, shared=True),
    Field("quests", Items(CARDS), OWNER, per_seat=True, counted=True, shared=True),
    Field("aside", Items(CARDS), OWNER, per_seat=True, counted=True, shared=True, amid=IN_DRAFT),
    Field("packets", Items(CARDS), OWNER, per_seat=True, counted=True, shared=True, amid=IN_DRAFT),
    Field("discards", Items(CARDS), ALL, shared=True),
    Field("box", Items(CARDS), NOBODY, counted=True, shared=True),
    # What is remembered of cards that can no longer be seen
    Field(
        "remembered",
        ListOf(Items(CARDS)),
        OWNER,
        per_seat=True,
        shared=True,
        doc="The packets that a player had in the draft, oldest first, in each the cards he kept before the others.",
        observed=drafts,
    ),
    Field(
        "revealed",
        Items(CARDS),
        ALL,
        per_seat=True,
        shared=True,
        doc="Cards that a clan has drafted as everybody has seen.",
    ),
    Field(
        "known",
        Items(CARDS),
        ALL,
        per_seat=True,
        shared=True,
        doc="Cards that everybody knows to be in its hand or among its quests.",
    ),
    # The pillage that is under way
    Field("pillager", One(CLANS), ALL, amid=IN_PILLAGE),
    Field("battlefield", One(PROVINCES), ALL, amid=IN_PILLAGE),
    Field("winner", One(CLANS), ALL, amid=IN_PILLAGE),
    Field("fighting", Flag(), ALL, per_seat=True, shared=True, amid=IN_PILLAGE),
    Field("played", Items(CARDS), ALL, per_seat=True, shared=True, amid=IN_PILLAGE),
    Field(
        "texts",
        One(CARDS),
        ALL,
        per_seat=True,
        shared=True,
        doc="The cards whose texts work in this battle.",
        amid=IN_PILLAGE,
    ),
    Field(
        "counted",
        Number(0, 9),
        ALL,
        per_seat=True,
        shared=True,
        doc="What a Quest card counts as a Battle card.",
        amid=IN_PILLAGE,
    ),
    Field(
        "slain",
        Number(0, 99),
        ALL,
        per_seat=True,
        shared=True,
        doc="Figures destroyed in this battle.",
        amid=(*IN_PILLAGE, "ragnarok", "province_falls"),
    ),
    Field("valkyrie", Flag(), ALL, amid=IN_PILLAGE),
    Field(
        "endangered",
        Items(FIGURES),
        ALL,
        shared=True,
        doc="Figures about to be destroyed.",
        amid=IN_DESTRUCTION,
    ),
    Field(
        "passed",
        Flag(),
        ALL,
        per_seat=True,
        shared=True,
        doc="Who is out of this Action phase.",
        amid=("turn", "action_end"),
    ),
)

DERIVED: Final = (
    Derived(
        "open_provinces",
        int,
        sum(1 << province for province, free in enumerate(VILLAGES) if free),
        doc="The set of outer provinces with an empty village.",
    ),
    Derived(
        "warbands",
        list[int],
        [0] * SEAT_COUNTS[-1],
        shared=True,
        doc="By seat, the set of provinces in which a clan has Warriors.",
    ),
    Derived("printed", Printed, OURS, doc="The numbers of the box that is played with."),
)
"""What follows from the fields and is asked for at every turn; derived.py keeps it."""
