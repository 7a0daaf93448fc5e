"""Information Set Monte Carlo tree search: think ahead in states that could be the true one, a fresh one each time.

One tree for all samples; its nodes are what has been chosen, its statistics count only options that were possible in the
sample at hand. Values are kept for every seat, and each seat chooses for itself (max-n). Where seats are asked together,
each has its own statistics in one shared node; and what others choose in secret does not part the tree, since the searcher
could not tell such states from each other. So no choice of his depends on another that he could not know."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import exp, sqrt

from warhost.bots.bot import Budget, Opinion
from warhost.core.chance import reseed
from warhost.core.domain import NONE
from warhost.core.engine import answer, open_question, options
from warhost.core.game import Game
from warhost.core.judgement import shares_of
from warhost.core.question import Reason
from warhost.core.state import State

EXPLORATION = 0.25
ROLLOUT_DECISIONS = 40
"""How far a rollout plays at most before it is judged."""
SETTLED_CHECK = 16
"""After how many iterations the search looks whether it could stop."""


class Edge:
    """One option of one seat in a node."""

    __slots__ = ("prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
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


class Node:
    """A point in the tree: per seat its choice, and what follows what the searcher learns of all choices."""

    __slots__ = ("children", "choices")

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        self.children: dict[tuple[int, ...], Node] = {}


def _by_preference(edges: dict[int, Edge], offered: list[int]) -> list[int]:
    """What was tried most often comes first; of equals, what did better."""
    return sorted(offered, key=lambda option: (-edges[option].visits, -edges[option].worth(), option))


def _lead(edges: dict[int, Edge]) -> int:
    """How much more often the first option was tried than the second."""
    first, second = 0, 0
    for edge in edges.values():
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second


def _weight(rank: float) -> float:
    """How likely an option is tried that ranks so far below the best; never quite unlikely."""
    return exp(max(rank, -20.0)) + 0.02


class SearchBot:
    needs_view = True

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        if not budget.milliseconds and not budget.iterations:
            raise ValueError("a search without any limit would never end")
        self._game = game
        self._random = random.Random(seed)
        self._budget = budget

    def __repr__(self) -> str:
        limits = {"iterations": self._budget.iterations, "ms": self._budget.milliseconds}
        told = ", ".join(f"{number} {unit}" for unit, number in limits.items() if number)
        return f"<bot search, {told}, for {self._game.name}>"

    def choose(self, view: State, seat: int, offered: list[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        edges = self._search(view, seat, until_settled=True)
        return _by_preference(edges, offered)[0]

    def opinions(self, view: State, seat: int, offered: list[int]) -> list[Opinion]:
        edges = self._search(view, seat)
        visits = sum(edges[option].visits for option in offered) or 1
        return [
            Opinion(
                option,
                edges[option].visits / visits,
                self._reason(view, seat, option),
                edges[option].worth() if edges[option].visits else None,
            )
            for option in _by_preference(edges, offered)
        ]

    def _reason(self, view: State, seat: int, option: int) -> Reason:
        """The game's own, since nobody can follow a thousand thoughts."""
        advice = self._game.advice
        return ("bot-reason-search", {}) if advice is None else advice.reason(view, seat, option)

    def _search(self, view: State, seat: int, until_settled: bool = False) -> dict[int, Edge]:
        """Who only wants to know the best option need not think on when no other can overtake it any more."""
        deadline = time.monotonic() + self._budget.milliseconds / 1000
        root = Node()
        self._expand(root, view, seat, options(view, seat))
        edges = root.choices[seat].edges
        sample = self._game.sampler(view, seat)
        iteration = 0
        while not self._budget.iterations or iteration < self._budget.iterations:
            if self._budget.milliseconds and iteration and time.monotonic() >= deadline:
                break
            left = self._budget.iterations - iteration
            if until_settled and iteration % SETTLED_CHECK == 0 and 0 < left < _lead(edges):
                break
            iteration += 1
            self._iterate(root, view, seat, sample)
        return edges

    def _iterate(self, root: Node, view: State, searcher: int, sample: Callable[[], State]) -> None:
        """Sample, walk down, add one node, play a little further, and carry the judgement back."""
        reseed(view, self._random.randbytes(16))
        s = sample()
        reseed(s, self._random.randbytes(16))
        node = root
        path: list[tuple[Edge, int]] = []
        fresh = False
        while s.ending == NONE and not fresh:
            joint, fresh = self._choose_jointly(node, s, searcher, path)
            child = node.children.get(joint)
            if child is None:
                child = node.children[joint] = Node()
                fresh = True
            node = child
        values = self._judged(s)
        for edge, chooser in path:
            edge.visits += 1
            edge.total += values[chooser]

    def _choose_jointly(
        self, node: Node, s: State, searcher: int, path: list[tuple[Edge, int]]
    ) -> tuple[tuple[int, ...], bool]:
        """All seats that are asked now choose, each by its own statistics of this node. Gives what the searcher learns of
        it, and whether somebody was asked here for the first time."""
        joint: list[int] = []
        fresh = False
        secret = open_question(s).is_secret
        waiting = s.waiting[:]
        for chooser in waiting:
            offered = options(s, chooser)
            if len(offered) == 1 and chooser not in node.choices:
                # Nothing to learn here; go on to where there is.
                option = offered[0]
            else:
                fresh = self._expand(node, s, chooser, offered) or fresh
                edges = node.choices[chooser].edges
                option = self._select(edges, offered)
                path.append((edges[option], chooser))
            learnt = NONE if secret and chooser != searcher else option
            joint.append(learnt * s.seats + chooser)
            answer(s, chooser, option)
        return tuple(joint), fresh

    def _expand(self, node: Node, s: State, chooser: int, offered: list[int]) -> bool:
        """Give every option that is new here a prior; says whether this seat was never asked here before."""
        choice = node.choices.get(chooser)
        if choice is None:
            choice = node.choices[chooser] = Choice()
            ranks = self._ranks(s, chooser, offered)
            choice.best = max(ranks)
            choice.whole = sum([_weight(rank - choice.best) for rank in ranks])
            self._add(choice, offered, ranks)
            return True
        edges = choice.edges
        new = [option for option in offered if option not in edges]
        if new:
            self._add(choice, new, self._ranks(s, chooser, new))
        return False

    def _ranks(self, s: State, chooser: int, offered: list[int]) -> list[float]:
        advice = self._game.advice
        if advice is None:
            return [0.0] * len(offered)
        return advice.rank(s, chooser, offered)

    def _add(self, choice: Choice, new: list[int], ranks: list[float]) -> None:
        for option, rank in zip(new, ranks, strict=True):
            choice.edges[option] = Edge(_weight(min(rank - choice.best, 0.0)) / choice.whole)

    def _select(self, edges: dict[int, Edge], offered: list[int]) -> int:
        """By worth so far, and by how promising and how little tried it is; what was never tried is worth the average."""
        tried, total = 0, 0.0
        choices = [edges[option] for option in offered]
        for edge in choices:
            tried += edge.visits
            total += edge.total
        spread = EXPLORATION * sqrt(tried + 1)
        unknown = total / tried if tried else 0.5
        best, best_score = offered[0], -1.0
        for at, edge in enumerate(choices):
            worth = edge.total / edge.visits if edge.visits else unknown
            score = worth + spread * edge.prior / (1 + edge.visits)
            if score > best_score:
                best, best_score = offered[at], score
        return best

    def _judged(self, s: State) -> list[float]:
        """Play on until nothing is half done, then guess everybody's share of the win."""
        game, advice = self._game, self._game.advice
        ahead = 0 if advice is None else advice.ahead
        for _ in range(ROLLOUT_DECISIONS):
            if s.ending != NONE:
                break
            if advice is not None and s.question is not None and s.question.is_calm:
                if ahead == 0:
                    break
                ahead -= 1
            chooser = s.waiting[0]
            offered = options(s, chooser)
            if len(offered) == 1:
                option = offered[0]
            elif advice is not None and advice.rollout is not None:
                option = advice.rollout(s, chooser, offered)
            else:
                option = offered[int(self._random.random() * len(offered))]
            answer(s, chooser, option)
        if s.ending != NONE:
            share = 1 / len(s.winners) if s.winners else 0.0
            return [share if seat in s.winners else 0.0 for seat in range(s.seats)]
        if advice is not None and advice.judgement is not None:
            return advice.judgement.shares(s)
        scores = game.scores(s)
        return shares_of([score / (1 + max(scores)) for score in scores])
