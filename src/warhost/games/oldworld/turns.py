"""What each of many turns would gain for its price. Most of them summon a plain figure: what leaving a region or coming to it
changes is the same for many turns, so it is looked at once. Every other turn is carried out on a copy of the table."""

from __future__ import annotations

from typing import Final

from warhost.core.question import Question
from warhost.games.oldworld.components import (
    COST,
    HERO,
    N_REGIONS,
    N_TOKENS,
    PIECE_KIND,
    RESERVE,
)
from warhost.games.oldworld.derived import add_figure, remove_figure
from warhost.games.oldworld.outlook import Change, Prospect
from warhost.games.oldworld.rules.figures import count_of
from warhost.games.oldworld.rules.players import threat
from warhost.games.oldworld.rules.summoning import N_PLACES, TURN, merely_moves
from warhost.games.oldworld.state import OldWorld
from warhost.games.oldworld.verbs import PLAY, SUMMON
from warhost.games.oldworld.worth import CARD_WORTH

LASTING: Final = 0.35
"""What a new figure will be worth in later rounds, for each point of its printed cost."""
HARM: Final = 0.6
"""What a hero there costs."""


class Turns:
    """Of one seat, seen in one way."""

    def __init__(self, s: OldWorld, seat: int, prospect: Prospect) -> None:
        self.s = s
        self.seat = seat
        self.prospect = prospect
        self.board = s.copy()
        """On which figures are put down and taken up again."""
        self.leaving: dict[int, Change] = {}
        self.coming: dict[int, Change] = {}
        """What a plain figure changes, by kind and region."""

    def rank(self, option: int) -> float:
        """The gain for each power point."""
        if SUMMON.has(option):
            return self._rank_summons(option)
        return self._rank_card(option) if PLAY.has(option) else 0.0

    def _rank_summons(self, option: int) -> float:
        """A new figure serves in later rounds too."""
        s, seat = self.s, self.seat
        origin, to = (option - SUMMON.base) // N_REGIONS, (option - SUMMON.base) % N_REGIONS
        piece, source = origin // N_PLACES, origin % N_PLACES
        lasting = LASTING * COST[PIECE_KIND[piece]] if source == RESERVE else 0.0
        more = lasting - HARM * heroes_against(s, seat, to)
        if not merely_moves(s, piece, source, to):
            return self._rank_tried(option, [to] if source == RESERVE else [source, to], more)
        changes = [self._coming(piece, to)]
        if source != RESERVE:
            changes.insert(0, self._leaving(piece, source))
        return for_its_price(self.prospect.gain(s, changes, more), s.costs[piece])

    def _rank_card(self, option: int) -> float:
        """Some cards ask before they work."""
        card, region = (option - PLAY.base) // N_REGIONS, (option - PLAY.base) % N_REGIONS
        return self._rank_tried(option, [region], CARD_WORTH[card].of(self.s, self.seat, region))

    def _rank_tried(self, option: int, touched: list[int], more: float) -> float:
        after = after_answer(self.s, TURN, self.seat, option)
        changes = [self.prospect.change(after, region) for region in touched]
        gain = self.prospect.gain(after, changes, more)
        return for_its_price(gain, self.s.power[self.seat] - after.power[self.seat])

    def _leaving(self, kind: int, region: int) -> Change:
        at = kind * N_REGIONS + region
        change = self.leaving.get(at)
        if change is None:
            remove_figure(self.board, region, kind)
            change = self.leaving[at] = self._paid_change(kind, region)
            add_figure(self.board, region, kind)
        return change

    def _coming(self, kind: int, region: int) -> Change:
        at = kind * N_REGIONS + region
        change = self.coming.get(at)
        if change is None:
            add_figure(self.board, region, kind)
            change = self.coming[at] = self._paid_change(kind, region)
            remove_figure(self.board, region, kind)
        return change

    def _paid_change(self, kind: int, region: int) -> Change:
        self.board.power[self.seat] = self.s.power[self.seat] - self.s.costs[kind]
        return self.prospect.change(self.board, region)


def touched_by(option: int) -> list[int]:
    """The regions that a turn changes."""
    if PLAY.has(option):
        return [PLAY.unpack(option)[1]]
    _, source, to = SUMMON.unpack(option)
    return [to] if source == RESERVE else [source, to]


def for_its_price(gain: float, cost: int) -> float:
    return gain / (max(cost, 0) + 0.6) if gain > 0 else gain


def after_answer(s: OldWorld, question: Question, seat: int, option: int) -> OldWorld:
    """The table after an answer, before any question that it raises."""
    after = s.copy()
    after.question = None
    after.waiting.clear()
    question.answer(after, seat, option)
    return after


def heroes_against(s: OldWorld, seat: int, region: int) -> int:
    """Heroes strike the highest Threat among those who are there."""
    heroes = s.tokens[region * N_TOKENS + HERO]
    if not heroes:
        return 0
    mine = threat(s, seat)
    for other in range(s.seats):
        if other != seat and threat(s, other) > mine and count_of(s, region, s.sides[other]) > 0:
            return 0
    return heroes
