"""One look ahead: from a state that could be the true one down the tree to where it ends, a little further, and a guess at
everybody's share of the win. Who looks, from which states, how often and what for, is decided elsewhere."""

from __future__ import annotations

import random
from typing import Final

from warhost.bots.insight import Insight
from warhost.bots.learned import learned_insight
from warhost.bots.tree import Edge, Node, look_of
from warhost.core.domain import NONE
from warhost.core.engine import answer, open_question, options
from warhost.core.game import Game
from warhost.core.state import State

ROLLOUT_DECISIONS: Final = 40
"""How far a rollout plays at most before it is judged."""


class Lookahead:
    """Grows trees by one node a look. `lots` is the chance of rollouts where the game gives no advice; `insight` says which
    options look good and who is ahead: if nothing is given, what was learnt does, or the game's own advice."""

    def __init__(self, game: Game, lots: random.Random, insight: Insight | None = None) -> None:
        self._game = game
        self._lots = lots
        self._insight = insight or learned_insight(game)
        self.asked: dict[int, Node] | None = None
        """If somebody wants them: the nodes in which the searcher is asked again, by how the table looks to him there."""

    def look(self, root: Node, s: State, searcher: int, forced: int = NONE) -> list[float]:
        """Walk down, add one node, play a little further, and carry the judgement back. `s` is used up. `forced` is what the
        searcher chooses at the root, whatever it is worth; none: what the tree thinks best to try."""
        node = root
        path: list[tuple[Edge, int]] = []
        fresh = False
        while s.ending == NONE and not fresh:
            joint, fresh = self._choose_jointly(node, s, searcher, path, forced)
            forced = NONE
            if s.chance_used and s.ending == NONE:
                joint = (*joint, look_of(self._game, s, searcher))
            child = node.children.get(joint)
            if child is None:
                child = node.children[joint] = Node()
                fresh = True
                if self.asked is not None and searcher in s.waiting:
                    self.asked[look_of(self._game, s, searcher)] = child
            node = child
        values = self.judged(s, searcher)
        for edge, chooser in path:
            edge.visits += 1
            edge.total += values[chooser]
        return values

    def _choose_jointly(
        self, node: Node, s: State, searcher: int, path: list[tuple[Edge, int]], forced: int
    ) -> tuple[tuple[int, ...], bool]:
        """All seats that are asked now choose, each by its own statistics of this node. Gives what the searcher learns of
        it, and whether somebody was asked here for the first time."""
        joint: list[int] = []
        fresh = False
        secret = open_question(s).is_secret
        waiting = s.waiting[:]
        s.chance_used = False
        for chooser in waiting:
            offered = options(s, chooser)
            if len(offered) == 1 and chooser not in node.choices:
                # Nothing to learn here; go on to where there is.
                option = offered[0]
            else:
                fresh = self.expand(node, s, chooser, offered) or fresh
                choice = node.choices[chooser]
                option = forced if forced != NONE and chooser == searcher else choice.select(offered)
                path.append((choice.edges[option], chooser))
            learnt = NONE if secret and chooser != searcher else option
            joint.append(learnt * s.seats + chooser)
            answer(s, chooser, option)
        return tuple(joint), fresh

    def expand(self, node: Node, s: State, chooser: int, offered: list[int]) -> bool:
        """Give every option that is new here a prior; says whether this seat was never asked here before."""
        choice = node.choice_of(chooser)
        if not choice.edges:
            choice.begin(offered, self._insight.ranks(s, chooser, offered))
            return True
        new = [option for option in offered if option not in choice.edges]
        if new:
            choice.add(new, self._insight.ranks(s, chooser, new))
        return False

    def judged(self, s: State, viewer: int) -> list[float]:
        """Play on until nothing is half done, then guess everybody's share of the win."""
        advice = self._game.advice
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
                option = offered[int(self._lots.random() * len(offered))]
            answer(s, chooser, option)
        if s.ending != NONE:
            return result_shares(s)
        return self._insight.shares(s, viewer)


def result_shares(s: State) -> list[float]:
    """Of a finished game: who shares the win has a part of it; where nobody has won, nobody has."""
    share = 1 / len(s.winners) if s.winners else 0.0
    return [share if seat in s.winners else 0.0 for seat in range(s.seats)]
