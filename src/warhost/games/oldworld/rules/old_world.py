"""Round and Old World Phase (OW 3.1, 4): a card is drawn, carried out, and laid on the track."""

from __future__ import annotations

from warhost.core.chance import draw
from warhost.core.domain import NONE
from warhost.core.engine import emit, push, show_all, use
from warhost.games.oldworld import events, steps
from warhost.games.oldworld.cards.old_world_text import old_world_cards
from warhost.games.oldworld.components import FIRST_OLD_WORLD, OLD_WORLD_PHASE
from warhost.games.oldworld.derived import set_track
from warhost.games.oldworld.options import CARDS_OPTION
from warhost.games.oldworld.rules.figures import drop_control
from warhost.games.oldworld.rules.players import lowest_threat
from warhost.games.oldworld.state import OldWorld


def begin_phase(s: OldWorld, phase: int, next_step: int) -> None:
    """OW 13.2: what was done in a phase is forgotten with it. The phase that follows is put on the agenda first."""
    s.phase = phase
    s.placed = 0
    s.counted = 0
    emit(s, events.PHASE_BEGAN, phase)
    push(s, next_step)


def begin_round(s: OldWorld, _a: int, _b: int, _c: int) -> None:
    s.round += 1
    s.ruiners = 0
    s.kills = 0
    drop_control(s)  # OW 12.15: control ended with the last round
    emit(s, events.ROUND_BEGAN, s.round)
    push(s, steps.OLD_WORLD_PHASE)


def old_world_phase(s: OldWorld, _a: int, _b: int, _c: int) -> None:
    begin_phase(s, OLD_WORLD_PHASE, steps.DRAW_PHASE)
    deck = s.old_world_deck[:]
    card = draw(s, deck)
    if card == NONE:
        return
    s.old_world_deck = deck
    s.old_world_card = card
    show_all(s)
    use(s, card)
    emit(s, events.OLD_WORLD_DRAWN, card - FIRST_OLD_WORLD, lowest_threat(s))
    start, stop = old_world_cards(s.options[CARDS_OPTION]).cards[card - FIRST_OLD_WORLD].immediate
    push(s, steps.OLD_WORLD_TRACK)
    push(s, steps.OLD_WORLD_OPS, start, stop)


def old_world_track(s: OldWorld, _a: int, _b: int, _c: int) -> None:
    """OW 4.6 to 4.8."""
    card = s.old_world_card
    s.old_world_card = NONE
    if not old_world_cards(s.options[CARDS_OPTION]).cards[card - FIRST_OLD_WORLD].track:
        leave_game(s, card)
        return
    first, second = s.track
    if first != NONE:
        if second != NONE:
            leave_game(s, second)
        second = first
    set_track(s, [card, second])
    emit(s, events.OLD_WORLD_PLACED, card - FIRST_OLD_WORLD)


def leave_game(s: OldWorld, card: int) -> None:
    s.old_world_gone = [*s.old_world_gone, card]
    emit(s, events.OLD_WORLD_LEFT, card - FIRST_OLD_WORLD)


def old_world_lasting(s: OldWorld, moment: int, space: int, _c: int) -> None:
    """The lasting effects of one moment: space 1 of the track, then space 2 (OW 12.7, 18.7)."""
    while space < len(s.track):
        card = s.track[space]
        space += 1
        if card == NONE:
            continue
        text = old_world_cards(s.options[CARDS_OPTION]).cards[card - FIRST_OLD_WORLD]
        if text.moment == moment:
            push(s, steps.OLD_WORLD_LASTING, moment, space)
            emit(s, events.OLD_WORLD_LASTING, card - FIRST_OLD_WORLD)
            push(s, steps.OLD_WORLD_OPS, text.lasting[0], text.lasting[1])
            return
