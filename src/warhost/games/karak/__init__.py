"""Karak II with the five modules of Chaos, whole: the form of the game filled in."""

from __future__ import annotations

from typing import Final

from warhost.core.data import revision_of_box, run_operations
from warhost.core.game import Game
from warhost.games.karak.advice import ADVICE
from warhost.games.karak.components import CARDS, COMPONENTS, HEROES, SEAT_COUNTS
from warhost.games.karak.events import EVENTS
from warhost.games.karak.operations import finish
from warhost.games.karak.positions import broken, complete
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
    merchant,
    moving,
    outcome,
    setup,
    siege,
    symbols,
    turn,
)
from warhost.games.karak.settings import SETTINGS, choose_sides
from warhost.games.karak.state import FIELDS, Karak
from warhost.games.karak.verbs import VERBS
from warhost.games.karak.view import sampler, summary

REVISION: Final = 3

run_operations(__file__)
finish()


def scores(s: Karak) -> list[int]:
    """Soul stones in halves: 7 means three and a half."""
    return s.stones[:]


GAME: Final = Game(
    name="karak",
    revision=revision_of_box(__file__, REVISION),
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
    summary=summary,
    is_summary_public=True,
    choose_sides=choose_sides,
    advice=ADVICE,
)
