"""What bots know about the Old World: turns that a rollout takes at a glance."""

from __future__ import annotations

from statistics import mean

from warhost.games.oldworld import GAME, verbs
from warhost.games.oldworld.advice import ADVICE
from warhost.games.oldworld.components import COST, PIECE_KIND, RESERVE, UPGRADES
from warhost.games.oldworld.derived import set_upgrades
from warhost.games.oldworld.outlook import Outlook
from warhost.games.oldworld.rules.summoning import TURN
from warhost.games.oldworld.state import OldWorld
from warhost.games.oldworld.turns import (
    HARM,
    LASTING,
    Turns,
    after_answer,
    for_its_price,
    heroes_against,
    touched_by,
)
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


def carried_out(s: OldWorld, seat: int, option: int) -> float:
    """What a summons is worth, seen on a table of its own."""
    outlook, after = Outlook(s, seat), after_answer(s, TURN, seat, option)
    piece, source, to = verbs.SUMMON.unpack(option)
    lasting = LASTING * COST[PIECE_KIND[piece]] if source == RESERVE else 0.0
    more = lasting - HARM * heroes_against(s, seat, to)
    gain = outlook.gain(after, [outlook.change(after, region) for region in touched_by(option)], more)
    return for_its_price(gain, s.power[seat] - after.power[seat])


def fully_upgraded(s: OldWorld) -> OldWorld:
    after = s.copy()
    set_upgrades(after, [1] * len(UPGRADES))
    return after


def test_figures_that_are_looked_at_once_are_ranked_as_if_each_turn_were_carried_out() -> None:
    """Whether or not their upgrades do something as soon as they come."""
    summoned = 0
    for moment in moments(GAME, Variant(4, {}), 1):
        if moment.state.question is not TURN:
            continue
        for s in (moment.state, fully_upgraded(moment.state)):
            turns = Turns(s, moment.seat, Outlook(s, moment.seat))
            for option in TURN.options(s, moment.seat):
                if verbs.SUMMON.has(option):
                    summoned += 1
                    assert turns.rank(option) == carried_out(s, moment.seat, option), verbs.SUMMON.key(option)
    assert summoned > 1000
