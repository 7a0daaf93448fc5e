"""Old World Phase (OW 4): a card is drawn, carried out, and laid on the track."""

from __future__ import annotations

from typing import Final

from warhost.core.chance import draw
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE
from warhost.core.engine import emit, push, show_all, use
from warhost.games.oldworld import events
from warhost.games.oldworld.cards.old_world import old_world_ops
from warhost.games.oldworld.components import FIRST_OLD_WORLD, OLD_WORLD_PHASE
from warhost.games.oldworld.derived import set_track
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.players import lowest_threat
from warhost.games.oldworld.rules.track import leave_game, text_of
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("old_world")


@CHAPTER.step()
def old_world_phase(s: OldWorld) -> None:
    """OW 4.1."""
    rounds.begin_phase(s, OLD_WORLD_PHASE)
    deck = s.old_world_deck[:]
    card = draw(s, deck)
    if card == NONE:
        return
    s.old_world_deck = deck
    s.old_world_card = card
    show_all(s)
    use(s, card)
    emit(s, events.OLD_WORLD_DRAWN, card - FIRST_OLD_WORLD, lowest_threat(s))
    start, stop = text_of(s, card).immediate
    push(s, old_world_track)
    push(s, old_world_ops, start, stop)


@CHAPTER.step()
def old_world_track(s: OldWorld) -> None:
    """OW 4.6 to 4.8."""
    card = s.old_world_card
    s.old_world_card = NONE
    if not text_of(s, card).track:
        leave_game(s, card)
        return
    first, second = s.track
    if first != NONE:
        if second != NONE:
            leave_game(s, second)
        second = first
    set_track(s, [card, second])
    emit(s, events.OLD_WORLD_PLACED, card - FIRST_OLD_WORLD)
