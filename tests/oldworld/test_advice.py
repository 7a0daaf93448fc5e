"""What bots know about the Old World: turns that a rollout takes at a glance."""

from __future__ import annotations

from statistics import mean

from warhost.games.oldworld import GAME, verbs
from warhost.games.oldworld.advice import ADVICE
from warhost.games.oldworld.rules.summoning import TURN
from warhost.testing.playing import Variant, moments


def test_a_glance_finds_better_turns_than_chance_and_passes_only_when_it_must() -> None:
    assert ADVICE.rollout is not None
    chosen, average = [], []
    for moment in moments(GAME, Variant(4, {}), 3):
        if moment.state.question is not TURN or len(moment.offered) < 3:
            continue
        option = ADVICE.rollout(moment.state.copy(), moment.seat, moment.offered)
        assert option in moment.offered
        assert not verbs.PASS.has(option)
        ranks = ADVICE.rank(moment.state, moment.seat, moment.offered)
        chosen.append(ranks[moment.offered.index(option)])
        average.append(mean(ranks))
    assert len(chosen) > 40
    assert mean(chosen) > mean(average)
