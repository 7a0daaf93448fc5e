"""End Phase (OW 12): cards leave, Heroes and Old World cards act, ruins are scored. Dials and endings follow."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards import old_world_text as old_world
from warhost.games.oldworld.cards.effects import AT_CLEANUP
from warhost.games.oldworld.cards.old_world import old_world_lasting
from warhost.games.oldworld.components import (
    CARD_POWER,
    END_PHASE,
    HELD,
    HERO,
    MEMBERS,
    N_POWERS,
    N_TOKENS,
    PIECE_CLASS,
    POOL,
    REGIONS,
    RUIN_FIRST,
    RUIN_SECOND,
    TOKEN_COMPONENT,
)
from warhost.games.oldworld.derived import add_corruption, lay_out
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.dials import dials
from warhost.games.oldworld.rules.figures import pieces_of, powers_with_figures, take_piece
from warhost.games.oldworld.rules.players import highest_threat, score
from warhost.games.oldworld.rules.texts import has_text
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("end_phase")


@CHAPTER.step()
def end_phase(s: OldWorld) -> None:
    """OW 12.1: six steps; the check for the end follows as a phase would."""
    rounds.begin_phase(s, END_PHASE)
    push(s, dials, 0)
    push(s, ruined_regions)
    push(s, old_world_lasting, old_world.AT_END_PHASE, 0)
    push(s, heroes, 0, 0)
    push(s, chaos_cards_leave)


# Step 1: Chaos cards


@CHAPTER.step()
def chaos_cards_leave(s: OldWorld) -> None:
    """OW 12.2. Which texts work is seen before the first card leaves."""
    spaces = s.spaces[:]
    cleared: list[list[int]] = [[] for _ in range(N_POWERS)]
    for space, card in enumerate(s.spaces):
        if card in (NONE, HELD):
            continue
        power = CARD_POWER[card]
        stays = AT_CLEANUP.deeds[card]
        if stays is not None:
            region = space // 2
            if has_text(s, region, card) and stays(s, s.sides.index(power), region, card):
                emit(s, events.PERSISTED, card, region)
                continue
        spaces[space] = NONE
        cleared[power].append(card)
    lay_out(s, spaces)
    for seat, power in enumerate(s.sides):
        cards = cleared[power]
        if cards:
            s.discards[seat] = s.discards[seat] + cards
            emit(s, events.CARDS_CLEARED, seat, cards)


# Step 2: Heroes


@CHAPTER.step(region=REGIONS, acted=count(POOL[HERO]))
def heroes(s: OldWorld, region: int, acted: int) -> None:
    """OW 12.4 to 12.6: Hero by Hero, in region order."""
    for there in MEMBERS[s.token_regions[HERO] >> region << region]:
        seats = powers_with_figures(s, there)
        number = acted if there == region else 0
        if seats and number < s.tokens[there * N_TOKENS + HERO]:
            push(s, heroes, there, number + 1)
            use(s, TOKEN_COMPONENT + HERO)
            ask(s, LOSE_TO_HERO, highest_threat(s, seats), there)
            return


class LoseToHero(Question):
    """Who loses a figure to a Hero says which."""

    name = "hero"
    rule = "OW 12.4"
    about = {"region": REGIONS}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        (region,) = s.about
        pieces = pieces_of(s, region, s.sides[seat])
        for rule in s.rules[old_world.HERO_TAKES]:  # OW 18.30
            pieces = [piece for piece in pieces if PIECE_CLASS[piece] == rule.figure_class] or pieces
        return verbs.REMOVE.each(pieces)

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        (region,) = s.about
        piece = verbs.REMOVE.first(option)
        take_piece(s, region, piece)  # OW 3.9, 12.4: removed, not killed
        emit(s, events.REMOVED, seat, piece, region, events.BY_HERO)


LOSE_TO_HERO: Final = CHAPTER.question(LoseToHero())


# Step 4: ruined regions


@CHAPTER.step()
def ruined_regions(s: OldWorld) -> None:
    """OW 12.8, 12.13: face-up ruination cards, in region order."""
    face_up = s.ruined[s.ruins_scored :]
    for region in sorted(face_up):  # OW 3.3, 12.8
        score_ruin(s, region, s.ruined.index(region))
    s.ruins_scored = len(s.ruined)


def score_ruin(s: OldWorld, region: int, card: int) -> None:
    """OW 12.8 to 12.11."""
    emit(s, events.RUIN_SCORED, region, card)
    first, second = RUIN_FIRST[card][region], RUIN_SECOND[card][region]
    tokens = [s.corruption[region * N_POWERS + power] for power in s.sides]
    most = max(tokens)
    leaders = [seat for seat in range(s.seats) if most and tokens[seat] == most]
    if len(leaders) > 1:
        for seat in leaders:
            score(s, seat, (first + second) // len(leaders), events.BY_RUIN_TIE, region)
    elif leaders:
        score(s, leaders[0], first, events.BY_RUIN_FIRST, region)
        next_most = max(number for seat, number in enumerate(tokens) if seat != leaders[0])
        runners_up = [seat for seat in range(s.seats) if next_most and tokens[seat] == next_most]
        for seat in runners_up:
            score(s, seat, second // len(runners_up), events.BY_RUIN_SECOND, region)
    for power in range(N_POWERS):
        add_corruption(s, region, power, -s.corruption[region * N_POWERS + power])
