"""What bots know about the Old World: turns that a rollout takes at a glance."""

from __future__ import annotations

from statistics import mean

from warhost.core.chance import numbered_seed
from warhost.core.engine import start
from warhost.games.oldworld import GAME, verbs
from warhost.games.oldworld.advice import ADVICE
from warhost.games.oldworld.components import KHORNE, LAST_TICK, N_CLASSES, NURGLE, REGIONS
from warhost.games.oldworld.derived import add_figure, remove_figure
from warhost.games.oldworld.outlook import Outlook
from warhost.games.oldworld.rules.summoning import TURN
from warhost.testing.playing import Variant, moments

NORSCA = REGIONS.index["norsca"]


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


def test_a_counter_is_everybodys_business_once_its_owner_may_win_by_it() -> None:
    """One turn, looked at with Khorne's dial at the start and one tick before victory: to leave Bloodletters alone gains."""
    gains = []
    for dial in (0, LAST_TICK[KHORNE] - 1):
        s = start(GAME, 4, {"powers": "all"}, numbered_seed(2))
        khorne, nurgle = s.sides.index(KHORNE), s.sides.index(NURGLE)
        add_figure(s, NORSCA, KHORNE * N_CLASSES + 1)
        add_figure(s, NORSCA, NURGLE * N_CLASSES)
        s.dials[khorne] = dial
        outlook = Outlook(s, nurgle)
        after = s.copy()
        remove_figure(after, NORSCA, NURGLE * N_CLASSES)
        gains.append(outlook.gain(after, [NORSCA]))
    assert gains[1] > gains[0] + 3.0
