"""Information Set Monte Carlo tree search: think ahead in states that could be the true one, a fresh one each time.

One tree for all samples; its nodes are what has been chosen, its statistics count only options that were possible in the
sample at hand. Values are kept for every seat, and each seat chooses for itself (max-n). Where seats are asked together,
each has its own statistics in one shared node; and what others choose in secret does not part the tree, since the searcher
could not tell such states from each other. So no choice of his depends on another that he could not know. Where chance spoke,
the tree is parted by what it showed him."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Final

from warhost.bots.bot import Budget, Opinion
from warhost.bots.insight import Insight
from warhost.bots.lookahead import Lookahead
from warhost.bots.processes import Counts, side_by_side
from warhost.bots.styles import Style, prefer
from warhost.bots.tree import Choice, Edge, Node, look_of
from warhost.core.chance import reseed
from warhost.core.engine import options
from warhost.core.game import Game
from warhost.core.question import Reason
from warhost.core.state import State

SETTLED_CHECK: Final = 16
"""After how many iterations the search looks whether it could stop."""
EASY_FROM: Final = 64
EASY_SHARE: Final = 0.9
"""A choice is easy if after so many iterations one option has had this share of them."""
KEPT_FROM: Final = 200
"""Searches of fewer iterations do not keep their tree: it would hold too little to be worth marking."""


def _by_preference(edges: dict[int, Edge], offered: list[int]) -> list[int]:
    """What was tried most often comes first; of equals, what did better."""
    return sorted(offered, key=lambda option: (-edges[option].visits, -edges[option].worth(), option))


def _is_settled(choice: Choice, iteration: int, most: int) -> bool:
    """No other option can overtake the first any more; or the choice is so easy that none will."""
    first, second = choice.lead()
    if most and 0 < most - iteration < first - second:
        return True
    return most >= KEPT_FROM and iteration >= EASY_FROM and first >= EASY_SHARE * iteration


class _Growing:
    """One of several trees, still to be grown; it may be grown in another process."""

    def __init__(self, bot: SearchBot, view: State, seat: int, seed: bytes, to_choose: bool) -> None:
        self._bot = bot
        self._view = view
        self._seat = seat
        self._seed = seed
        self._to_choose = to_choose

    def grown(self) -> Counts:
        edges = self._bot._grow(self._view, self._seat, self._seed, self._to_choose)
        return [(option, edge.visits, edge.total, edge.prior) for option, edge in edges.items()]


def together(grown: Sequence[Counts]) -> dict[int, Edge]:
    """The counts of several trees, added up."""
    edges: dict[int, Edge] = {}
    for counts in grown:
        for option, visits, total, prior in counts:
            edge = edges.setdefault(option, Edge(prior, 0))
            edge.visits += visits
            edge.total += total
    return edges


class SearchBot:
    needs_view = True

    def __init__(
        self,
        game: Game,
        seed: int,
        budget: Budget,
        trees: int = 1,
        insight: Insight | None = None,
        style: Style | None = None,
    ) -> None:
        """`trees` are grown side by side, each with its part of the iterations, and counted together. `insight` is what they
        go by, if not by what came with this release (`learned_insight`)."""
        if not budget.milliseconds and not budget.iterations:
            raise ValueError("a search without any limit would never end")
        self._game = game
        self._random = random.Random(seed)
        self._lots = random.Random()
        """Of the tree that is being grown: each has a seed of its own, so it does not matter where it grows."""
        self._ahead = Lookahead(game, self._lots, insight)
        self._budget = budget
        self._trees = trees
        self._style = style
        self._kept: dict[int, Node] = {}
        """Of the last search: the nodes in which the searcher was asked, by how the table looked to him there."""

    def __repr__(self) -> str:
        limits = {"iterations": self._budget.iterations, "ms": self._budget.milliseconds}
        told = ", ".join(f"{number} {unit}" for unit, number in limits.items() if number)
        return f"<bot search, {told}, for {self._game.name}>"

    def choose(self, view: State, seat: int, offered: list[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        edges = self._search(view, seat, to_choose=True)
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

    def _search(self, view: State, seat: int, to_choose: bool = False) -> dict[int, Edge]:
        """What all trees together say of each option."""
        seeds = [self._random.randbytes(16) for _ in range(self._trees)]
        if self._trees == 1:
            return self._grow(view, seat, seeds[0], to_choose)
        grown = side_by_side([_Growing(self, view, seat, each, to_choose) for each in seeds])
        return together(grown)

    def _grow(self, view: State, seat: int, seed: bytes, to_choose: bool) -> dict[int, Edge]:
        """One tree. Who only wants to know the best option begins with what the last search left of it, and need not think
        on when no other can overtake it any more, or when the choice is easy."""
        self._lots.seed(seed)
        deadline = time.monotonic() + self._budget.milliseconds / 1000
        most = -(-self._budget.iterations // self._trees)
        root = self._root(view, seat, to_choose)
        choice = root.choices[seat]
        iteration = min(choice.visits(), most // 2)
        known = iteration
        sample = self._game.sampler(view, seat)
        while not most or iteration < most:
            if self._budget.milliseconds and iteration > known and time.monotonic() >= deadline:
                break
            if to_choose and iteration % SETTLED_CHECK == 0 and _is_settled(choice, iteration, most):
                break
            iteration += 1
            self._iterate(root, view, seat, sample)
        return choice.edges

    def _root(self, view: State, seat: int, may_be_kept: bool) -> Node:
        root = Node()
        if may_be_kept and self._keeps():
            root = self._kept.get(look_of(self._game, view, seat), root)
        self._kept = {}
        self._ahead.asked = self._kept if self._keeps() else None
        self._ahead.expand(root, view, seat, options(view, seat))
        if self._style is not None and self._game.advice is not None:
            prefer(self._game.advice, self._style, view, seat, root.choices[seat].edges)
        return root

    def _iterate(self, root: Node, view: State, searcher: int, sample: Callable[[], State]) -> None:
        """One look ahead, in a fresh sample with dice of its own."""
        reseed(view, self._lots.randbytes(16))
        s = sample()
        reseed(s, self._lots.randbytes(16))
        self._ahead.look(root, s, searcher)

    def _keeps(self) -> bool:
        return self._trees == 1 and self._budget.iterations >= KEPT_FROM
