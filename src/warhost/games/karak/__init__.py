"""Karak II with the five modules of Chaos, whole: the form of the game filled in."""

from __future__ import annotations

from typing import Final

from warhost.core.data import revision_of_box, run_operations
from warhost.core.game import Game
from warhost.games.karak.advice import ADVICE
from warhost.games.karak.box import BOX
from warhost.games.karak.components import CARDS, COMPONENTS, DIE_FACES, HEROES, SEAT_COUNTS
from warhost.games.karak.events import EVENTS
from warhost.games.karak.fields import DERIVED, FIELDS
from warhost.games.karak.operations import finish
from warhost.games.karak.positions import apart, broken, complete
from warhost.games.karak.purposes import PURPOSES
from warhost.games.karak.revisions import REVISION, SUPPORTED
from warhost.games.karak.rules import (
    buildings,
    city,
    draft,
    endings,
    exploring,
    fight,
    gathering,
    hordes,
    items,
    market,
    merchant,
    moving,
    outcome,
    setup,
    siege,
    symbols,
    turn,
)
from warhost.games.karak.settings import SETTINGS, choose_sides, derive
from warhost.games.karak.state import Karak
from warhost.games.karak.surroundings import Surroundings
from warhost.games.karak.verbs import VERBS
from warhost.games.karak.view import sampler, summary

REVISION_OF_BOX: Final = revision_of_box(__file__, REVISION)

run_operations(__file__)
finish()


def scores(s: Karak) -> list[int]:
    """Soul stones in halves: 7 means three and a half."""
    return s.stones[:]


def first_seat(s: Karak) -> int:
    return s.first


GAME: Final = Game(
    name="karak",
    revision=REVISION_OF_BOX,
    revisions=SUPPORTED if REVISION_OF_BOX == REVISION else (REVISION_OF_BOX,),
    purposes=PURPOSES,
    parted_since=4,
    seat_counts=SEAT_COUNTS,
    sides=HEROES,
    settings=SETTINGS,
    endings=endings.ENDINGS,
    components=COMPONENTS,
    cards=CARDS,
    fields=FIELDS,
    verbs=VERBS,
    chapters=[
        turn.CHAPTER,
        moving.CHAPTER,
        exploring.CHAPTER,
        gathering.CHAPTER,
        city.CHAPTER,
        market.CHAPTER,
        fight.CHAPTER,
        outcome.CHAPTER,
        symbols.CHAPTER,
        items.CHAPTER,
        buildings.CHAPTER,
        draft.CHAPTER,
        merchant.CHAPTER,
        hordes.CHAPTER,
        siege.CHAPTER,
    ],
    events=EVENTS,
    empty=Karak,
    set_up=setup.set_up,
    complete=complete,
    scores=scores,
    sampler=sampler,
    broken=broken,
    refused_anew=apart,
    summary=summary,
    is_summary_public=True,
    choose_sides=choose_sides,
    advice=ADVICE,
    first_seat=first_seat,
    die_faces=DIE_FACES,
    sights=[Surroundings],
    derived=[each.name for each in DERIVED],
    derive=derive,
    box=BOX,
)
