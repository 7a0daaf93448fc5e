"""Chaos in the Old World, whole: the form of the game filled in."""

from __future__ import annotations

from typing import Final

from warhost.core.data import revision_of_box
from warhost.core.game import Game
from warhost.games.oldworld.advice import ADVICE
from warhost.games.oldworld.box import BOX
from warhost.games.oldworld.cards import khorne, nurgle, slaanesh, tzeentch
from warhost.games.oldworld.cards import old_world as old_world_cards
from warhost.games.oldworld.cards.effects import finish
from warhost.games.oldworld.components import CARDS, COMPONENTS, POWERS, SEAT_COUNTS
from warhost.games.oldworld.derived import derive
from warhost.games.oldworld.events import EVENTS
from warhost.games.oldworld.fields import DERIVED, FIELDS
from warhost.games.oldworld.positions import broken, complete
from warhost.games.oldworld.purposes import PURPOSES
from warhost.games.oldworld.revisions import CHANCE_IS_PARTED, REVISION, SUPPORTED
from warhost.games.oldworld.rules import (
    arrival,
    battle,
    corruption,
    dials,
    domination,
    draw,
    end_phase,
    endings,
    hands,
    hits,
    old_world,
    rounds,
    setup,
    summoning,
)
from warhost.games.oldworld.settings import SETTINGS, choose_sides
from warhost.games.oldworld.state import OldWorld
from warhost.games.oldworld.verbs import VERBS
from warhost.games.oldworld.view import sampler, summary

_OF_THIS_BOX: Final = revision_of_box(__file__, REVISION)

CHAPTERS: Final = [
    rounds.CHAPTER,
    old_world.CHAPTER,
    draw.CHAPTER,
    hands.CHAPTER,
    summoning.CHAPTER,
    khorne.CHAPTER,
    nurgle.CHAPTER,
    tzeentch.CHAPTER,
    slaanesh.CHAPTER,
    battle.CHAPTER,
    hits.CHAPTER,
    domination.CHAPTER,
    corruption.CHAPTER,
    end_phase.CHAPTER,
    dials.CHAPTER,
    endings.CHAPTER,
    arrival.CHAPTER,
    old_world_cards.CHAPTER,
]
"""In the order of the rulebook."""


# Everything is declared: what stands in the data and means nothing is an error now, not when somebody draws the card.
finish()
old_world_cards.check_our_cards()


def scores(s: OldWorld) -> list[int]:
    return s.points[:]


GAME: Final = Game(
    name="oldworld",
    revision=_OF_THIS_BOX,
    revisions=SUPPORTED if _OF_THIS_BOX == REVISION else (_OF_THIS_BOX,),
    purposes=PURPOSES,
    parted_since=CHANCE_IS_PARTED.since,
    seat_counts=SEAT_COUNTS,
    sides=POWERS,
    settings=SETTINGS,
    endings=endings.ENDINGS,
    components=COMPONENTS,
    cards=CARDS,
    fields=FIELDS,
    verbs=VERBS,
    chapters=CHAPTERS,
    events=EVENTS,
    empty=OldWorld,
    set_up=setup.set_up,
    derived=[each.name for each in DERIVED],
    derive=derive,
    complete=complete,
    scores=scores,
    sampler=sampler,
    broken=broken,
    summary=summary,
    is_summary_public=True,
    choose_sides=choose_sides,
    advice=ADVICE,
    box=BOX,
)
