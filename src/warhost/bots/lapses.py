"""Bots that err as people do: they look no further than the next move, overlook some of what they could do, misjudge a little
what they see, and like what makes a show. They do not let a chance go by while there is something to do."""

from __future__ import annotations

import random
from typing import NamedTuple

from warhost.bots.bot import Opinion
from warhost.bots.greedy import GreedyBot
from warhost.bots.styles import LEAST_STAKE, Style, leaning
from warhost.core.engine import open_question
from warhost.core.game import Advice
from warhost.core.state import State


class Lapses(NamedTuple):
    """How much a player errs. `overlooks`: the share of options that he does not see at all; `misjudges`: how far his
    estimates are off, and `shows_off`: how much more a showy option appeals to him, both in units of what is at stake."""

    overlooks: float
    misjudges: float
    shows_off: float


class LapsingBot:
    needs_view = True

    def __init__(self, advice: Advice, seed: int, lapses: Lapses, style: Style | None = None) -> None:
        self._advice = advice
        self._lapses = lapses
        self._style = style
        self._greedy = GreedyBot(advice, seed)
        self._random = random.Random(seed)

    def __repr__(self) -> str:
        return f"<bot that overlooks {self._lapses.overlooks:.0%}>"

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        ranks = self._advice.rank(view, seat, options)
        if self._style is not None:
            ranks = leaning(self._advice, self._style, view, seat, options, ranks)
        seen = self._seen(view, options, ranks)
        stake = max(LEAST_STAKE, max(ranks) - sum(ranks) / len(ranks))
        best, best_appeal = seen[0], -1e30
        for at in seen:
            appeal = ranks[at] + self._random.gauss(0.0, self._lapses.misjudges * stake)
            if self._is_showy(options[at]):
                appeal += self._lapses.shows_off * stake
            if appeal > best_appeal:
                best, best_appeal = at, appeal
        return options[best]

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        return self._greedy.opinions(view, seat, options)

    def _seen(self, view: State, options: list[int], ranks: list[float]) -> list[int]:
        """The places of the options that come to mind, at least one of them. To pass is one only where nothing else looks
        better than that."""
        passing = open_question(view).passing
        deeds = [at for at, option in enumerate(options) if not any(verb.has(option) for verb in passing)]
        if not deeds or (len(deeds) < len(options) and _is_best_to_pass(ranks, deeds)):
            deeds = list(range(len(options)))
        seen = [at for at in deeds if self._random.random() >= self._lapses.overlooks]
        return seen or [deeds[int(self._random.random() * len(deeds))]]

    def _is_showy(self, option: int) -> bool:
        return any(verb.has(option) for verb in self._advice.showy)


def _is_best_to_pass(ranks: list[float], deeds: list[int]) -> bool:
    return max(ranks) > max([ranks[at] for at in deeds])
