"""Blood Rage, whole: the form of the game filled in."""

from __future__ import annotations

from typing import Final

from warhost.core.data import revision_of_box, run_operations
from warhost.core.game import Game
from warhost.games.bloodrage import operations
from warhost.games.bloodrage.advice import ADVICE
from warhost.games.bloodrage.box import BOX
from warhost.games.bloodrage.cards import battle_cards
from warhost.games.bloodrage.components import CARDS, CLANS, COMPONENTS, SEAT_COUNTS
from warhost.games.bloodrage.derived import derive
from warhost.games.bloodrage.events import EVENTS
from warhost.games.bloodrage.fields import DERIVED, FIELDS
from warhost.games.bloodrage.positions import broken, complete
from warhost.games.bloodrage.purposes import PURPOSES
from warhost.games.bloodrage.revisions import REVISION, SUPPORTED
from warhost.games.bloodrage.rules import (
    actions,
    ages,
    battle,
    clans,
    destruction,
    discard,
    endings,
    gifts,
    invade,
    march,
    pillage,
    quest_phase,
    quests,
    ragnarok,
    resolution,
    sacrifice,
    setup,
)
from warhost.games.bloodrage.sampling import sampler
from warhost.games.bloodrage.settings import SETTINGS, choose_sides
from warhost.games.bloodrage.state import BloodRage
from warhost.games.bloodrage.verbs import VERBS
from warhost.games.bloodrage.view import summary

CHAPTERS: Final = (
    clans.CHAPTER,
    ages.CHAPTER,
    gifts.CHAPTER,
    actions.CHAPTER,
    invade.CHAPTER,
    march.CHAPTER,
    quests.CHAPTER,
    pillage.CHAPTER,
    battle.CHAPTER,
    resolution.CHAPTER,
    destruction.CHAPTER,
    discard.CHAPTER,
    quest_phase.CHAPTER,
    ragnarok.CHAPTER,
    endings.CHAPTER,
    sacrifice.CHAPTER,
    battle_cards.CHAPTER,
)
"""In the order of the rulebook."""

# All operations are declared now; what the cards say must be understood.
run_operations(__file__)
operations.finish()


def scores(s: BloodRage) -> list[int]:
    return s.glory[:]


def first_seat(s: BloodRage) -> int:
    return s.sides.index(s.first_player)


_REVISION: Final = revision_of_box(__file__, REVISION)

GAME: Final = Game(
    name="bloodrage",
    revision=_REVISION,
    revisions=SUPPORTED if _REVISION == REVISION else (_REVISION,),
    purposes=PURPOSES,
    parted_since=3,
    seat_counts=SEAT_COUNTS,
    sides=CLANS,
    settings=SETTINGS,
    endings=endings.ENDINGS,
    components=COMPONENTS,
    cards=CARDS,
    fields=FIELDS,
    verbs=VERBS,
    chapters=CHAPTERS,
    events=EVENTS,
    empty=BloodRage,
    set_up=setup.set_up,
    derived=[each.name for each in DERIVED],
    derive=derive,
    box=BOX,
    complete=complete,
    scores=scores,
    sampler=sampler,
    broken=broken,
    summary=summary,
    choose_sides=choose_sides,
    advice=ADVICE,
    first_seat=first_seat,
)
