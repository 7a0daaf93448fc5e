"""Setup (OW 2)."""

from __future__ import annotations

from warhost.core.chance import shuffle
from warhost.core.engine import emit, push
from warhost.core.piles import unseen
from warhost.games.oldworld import events, purposes
from warhost.games.oldworld.components import (
    DECK_SIZE,
    N_TOKENS,
    POWER_POINTS,
    SETUP_TOKENS,
    STARTING_HAND,
)
from warhost.games.oldworld.derived import lay_out, open_box, set_tokens, set_upgrades
from warhost.games.oldworld.rules.hands import draw_cards
from warhost.games.oldworld.rules.rounds import begin_round
from warhost.games.oldworld.settings import OLD_WORLD_DECK, old_world_cards_of
from warhost.games.oldworld.state import OldWorld


def set_up(s: OldWorld) -> None:
    open_box(s)
    set_upgrades(s, s.upgrades)
    lay_out(s, s.spaces)
    for seat in range(s.seats):
        s.power[seat] = POWER_POINTS[s.sides[seat]]  # OW 2.3
    s.old_world_deck = deal_old_world(s, unseen_old_world(s, []), deck_size(s))
    lay_tokens(s)
    for seat in range(s.seats):
        deck = s.printed.decks[s.sides[seat]][:]
        shuffle(s, deck, purposes.CHAOS_DECK.at(0, s.sides[seat]))
        s.decks[seat] = deck
        draw_cards(s, seat, STARTING_HAND)  # OW 2.7
    push(s, begin_round)  # OW 2.8


def deck_size(s: OldWorld) -> int:
    """OW 2.5, 19.4."""
    return DECK_SIZE[s.seats] if s.seats == 4 else int(OLD_WORLD_DECK.of(s))


def deal_old_world(s: OldWorld, cards: list[int], size: int) -> list[int]:
    """So many of these cards."""
    pile = cards[:]
    shuffle(s, pile, purposes.OLD_WORLD_DECK.at())
    return pile[:size]


def unseen_old_world(s: OldWorld, seen: list[int]) -> list[int]:
    """The Old World cards that nobody has seen yet."""
    return unseen(old_world_cards_of(s).copies(), seen)


def lay_tokens(s: OldWorld) -> None:
    """OW 2.6: one of nine tokens in each region."""
    mixed = SETUP_TOKENS[:]
    shuffle(s, mixed, purposes.SETUP_TOKENS.at())
    tokens = s.tokens[:]
    for region, token in enumerate(mixed):
        tokens[region * N_TOKENS + token] += 1
    set_tokens(s, tokens)
    emit(s, events.TOKENS_SET_UP, mixed)
