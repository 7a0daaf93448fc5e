"""The tree of a search: its nodes are what was chosen and what chance showed, its edges carry what came of it."""

from __future__ import annotations

import marshal
from math import exp, sqrt
from typing import Final

from warhost.core.fields import ALL
from warhost.core.game import Game
from warhost.core.state import State

EXPLORATION: Final = 0.25
FIRST_WIDTH: Final = 6
WIDENING: Final = 1.5
"""Where options are many only the most promising are tried at first: so many, and more with the root of the visits."""


class Edge:
    """One option of one seat in a node. `place` is how many options looked better when it was met."""

    __slots__ = ("place", "prior", "total", "visits")

    def __init__(self, prior: float, place: int) -> None:
        self.prior = prior
        self.place = place
        self.visits = 0
        self.total = 0.0

    def worth(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Choice:
    """What one seat can choose in a node, over all samples that came by."""

    __slots__ = ("best", "edges", "whole")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.best = 0.0
        """The highest rank that an option had when the seat was asked here first,"""
        self.whole = 0.0
        """and what all options then weighed together."""

    def begin(self, offered: list[int], ranks: list[float]) -> None:
        """Here the seat is asked for the first time."""
        self.best = max(ranks)
        self.whole = sum([_weight(rank - self.best) for rank in ranks])
        self.add(offered, ranks)

    def add(self, new: list[int], ranks: list[float]) -> None:
        """Give every option that is new here a prior."""
        order = sorted(range(len(new)), key=lambda at: -ranks[at])
        before = len(self.edges)
        for place, at in enumerate(order):
            prior = _weight(min(ranks[at] - self.best, 0.0)) / self.whole
            self.edges[new[at]] = Edge(prior, before + place)

    def select(self, offered: list[int]) -> int:
        """By worth so far, and by how promising and how little tried it is; what was never tried is worth the average."""
        tried, total = 0, 0.0
        choices = [self.edges[option] for option in offered]
        for edge in choices:
            tried += edge.visits
            total += edge.total
        spread = EXPLORATION * sqrt(tried + 1)
        unknown = total / tried if tried else 0.5
        width = FIRST_WIDTH + int(WIDENING * sqrt(tried))
        best, best_score = -1, -1.0
        for at, edge in enumerate(choices):
            if not edge.visits and edge.place >= width:
                continue
            worth = edge.total / edge.visits if edge.visits else unknown
            score = worth + spread * edge.prior / (1 + edge.visits)
            if score > best_score:
                best, best_score = at, score
        if best < 0:  # All that this sample offers looked poor in those before.
            best = min(range(len(choices)), key=lambda at: choices[at].place)
        return offered[best]

    def visits(self) -> int:
        return sum([edge.visits for edge in self.edges.values()])

    def lead(self) -> tuple[int, int]:
        """How often the first option was tried, and how often the second."""
        first, second = 0, 0
        for edge in self.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first, second


def _weight(rank: float) -> float:
    """How likely an option is tried that ranks so far below the best; never quite unlikely."""
    return exp(max(rank, -20.0)) + 0.02


class Node:
    """A point in the tree: per seat its choice, and what follows what the searcher learns of all choices and of chance."""

    __slots__ = ("children", "choices")

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        self.children: dict[tuple[int, ...], Node] = {}

    def choice_of(self, seat: int) -> Choice:
        choice = self.choices.get(seat)
        if choice is None:
            choice = self.choices[seat] = Choice()
        return choice


def look_of(game: Game, s: State, viewer: int) -> int:
    """A mark of all that a viewer sees: states that look the same to him have the same one."""
    seen: list[object] = [
        -1 if s.question is None else s.question.name,
        s.about,
        s.waiting,
        s.sides,
        [(frame[0].name, *frame[1:]) for frame in s.agenda],
    ]
    for field in game.fields:
        value = getattr(s, field.name)
        seen.append(value if field.seen == ALL else field.seen_by(value, viewer))
    # The second version of the format writes equal values equally, whoever else holds them.
    return hash(marshal.dumps(seen, 2))
