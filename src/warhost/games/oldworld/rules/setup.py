"""Setup (OW 2)."""

from __future__ import annotations

from warhost.core.chance import shuffle
from warhost.core.engine import emit, push
from warhost.core.piles import unseen
from warhost.games.oldworld import events
from warhost.games.oldworld.cards.old_world_text import old_world_cards
from warhost.games.oldworld.components import (
    DECK_SIZE,
    DECKS,
    N_TOKENS,
    POWER_POINTS,
    SETUP_TOKENS,
    STARTING_HAND,
)
from warhost.games.oldworld.derived import lay_out, set_tokens
from warhost.games.oldworld.rules.hands import draw_cards
from warhost.games.oldworld.rules.rounds import begin_round
from warhost.games.oldworld.settings import OLD_WORLD_DECK, WHICH_CARDS
from warhost.games.oldworld.state import OldWorld


def set_up(s: OldWorld) -> None:
    lay_out(s, s.spaces)
    for seat in range(s.seats):
        s.power[seat] = POWER_POINTS[s.sides[seat]]
    s.old_world_deck = deal_old_world(s, unseen_old_world(s, []), deck_size(s))
    lay_tokens(s)
    for seat in range(s.seats):
        deck = DECKS[s.sides[seat]][:]
        shuffle(s, deck)
        s.decks[seat] = deck
        draw_cards(s, seat, STARTING_HAND)
    push(s, begin_round)


def deck_size(s: OldWorld) -> int:
    """OW 2.5, 19.4."""
    return DECK_SIZE[s.seats] if s.seats == 4 else int(OLD_WORLD_DECK.of(s))


def deal_old_world(s: OldWorld, cards: list[int], size: int) -> list[int]:
    """So many of these cards."""
    pile = cards[:]
    shuffle(s, pile)
    return pile[:size]


def unseen_old_world(s: OldWorld, seen: list[int]) -> list[int]:
    """The Old World cards that nobody has seen yet."""
    return unseen(old_world_cards(WHICH_CARDS.of(s)).copies(), seen)


def lay_tokens(s: OldWorld) -> None:
    """OW 2.6: one of nine tokens in each region."""
    mixed = SETUP_TOKENS[:]
    shuffle(s, mixed)
    tokens = s.tokens[:]
    for region, token in enumerate(mixed):
        tokens[region * N_TOKENS + token] += 1
    set_tokens(s, tokens)
    emit(s, events.TOKENS_SET_UP, mixed)
