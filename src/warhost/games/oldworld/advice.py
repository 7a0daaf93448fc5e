"""What a bot may know about playing well, by the strategy pages of the rulebook: an option is worth what it changes in what
the regions promise (promises.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warhost.core.chance import below
from warhost.core.domain import NONE
from warhost.core.engine import open_question
from warhost.core.game import Advice
from warhost.core.goals import BUILD, FIGHT, SCHEME
from warhost.core.question import Question, Reason
from warhost.games.oldworld import verbs
from warhost.games.oldworld.cards.nurgle import ROT
from warhost.games.oldworld.cards.old_world import OLD_WORLD_FIGURE
from warhost.games.oldworld.cards.tzeentch import MEDDLE
from warhost.games.oldworld.components import (
    ATTACK,
    CARD_COST,
    COST,
    CULTIST,
    KHORNE,
    LAST_TICK,
    N_CLASSES,
    N_REGIONS,
    PEASANT_TARGET,
    PIECE_CONTROLLER,
    PIECE_KIND,
    POWER_KINDS,
)
from warhost.games.oldworld.judging import JUDGEMENT
from warhost.games.oldworld.outlook import Glance, Outlook, envy, prospects
from warhost.games.oldworld.promises import HITS_PER_DIE, Scene, promise_of
from warhost.games.oldworld.rules.battle import normal_dice_of
from warhost.games.oldworld.rules.dials import UPGRADE
from warhost.games.oldworld.rules.draw import EXCHANGE
from warhost.games.oldworld.rules.end_phase import LOSE_TO_HERO
from warhost.games.oldworld.rules.figures import count_of
from warhost.games.oldworld.rules.hands import DISCARD, OLD_WORLD_DISCARD
from warhost.games.oldworld.rules.hits import ASSIGN_HIT, hits_needed
from warhost.games.oldworld.rules.summoning import TURN
from warhost.games.oldworld.rules.targets import targets
from warhost.games.oldworld.state import OldWorld
from warhost.games.oldworld.turns import Turns, after_answer, heroes_against, touched_by
from warhost.games.oldworld.worth import UPGRADE_WORTH

# Ranking


def rank(s: OldWorld, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat."""
    question = open_question(s)
    if question is TURN:
        return _rank_turns(s, seat, options)
    simply = _SIMPLE.get(question)
    if simply is not None:
        return [simply(s, seat, option) for option in options]
    return _rank_by_outcome(s, seat, options)


def _rank_turns(s: OldWorld, seat: int, options: list[int]) -> list[float]:
    turns = Turns(s, seat, Outlook(s, seat))
    return [turns.rank(option) for option in options]


def _rank_by_outcome(s: OldWorld, seat: int, options: list[int]) -> list[float]:
    """Carry each option out on a copy and look at the whole board, for oneself and for the strongest other."""
    question = open_question(s)
    ranks: list[float] = []
    for option in options:
        after = after_answer(s, question, seat, option)
        scenes = [Scene(after, region) for region in range(N_REGIONS)]
        others = [prospects(after, scenes, other) for other in range(s.seats) if other != seat]
        harm = 0.4 * _heroes_met(after, seat)
        ranks.append(prospects(after, scenes, seat) - 0.3 * max(others) - harm)
    return ranks


def _heroes_met(s: OldWorld, seat: int) -> int:
    return sum(
        heroes_against(s, seat, region)
        for region in range(N_REGIONS)
        if count_of(s, region, s.sides[seat]) > 0
    )


# Simple preferences


def _rank_hit(s: OldWorld, seat: int, option: int) -> float:
    """Kill what is worth most, and rather of who is nearest to a victory."""
    if verbs.LOSE.has(option):
        return -1.0
    if verbs.PILE.has(option):
        return 0.0
    if verbs.KEEP_HITS.has(option):
        return _hope(s, seat)
    if verbs.SAVE.has(option):
        return 0.2 + 0.1 * _price(verbs.SAVE.first(option))
    verb = verbs.HIT if verbs.HIT.has(option) else verbs.HIT_SIXES
    target = verb.first(option)
    spendthrift = 0.05 if verb is verbs.HIT_SIXES else 0.0
    if target == PEASANT_TARGET:
        return 0.9 - spendthrift
    return _kill_value(s, target) - spendthrift


def _hope(s: OldWorld, seat: int) -> float:
    """What kept hits may bring: the best figure that they alone cannot kill, but with the dice to come probably can."""
    region = s.about[0]
    expected = s.hits + s.sixes + HITS_PER_DIE * normal_dice_of(s, region, s.sides[seat])
    best = 0.1
    for piece in targets(s, region, seat):
        needed = hits_needed(s, region, seat, piece)
        if s.hits + s.sixes < needed <= expected:
            best = max(best, 0.7 * _kill_value(s, piece))
    return best


def _rank_rot(s: OldWorld, seat: int, option: int) -> float:
    return _kill_value(s, verbs.ROT.first(option))


def _kill_value(s: OldWorld, piece: int) -> float:
    return 1.0 + _price(piece) + 3.0 * envy(s, s.sides.index(PIECE_CONTROLLER[piece]))


def _price(piece: int) -> float:
    kind = PIECE_KIND[piece]
    return COST[kind] + 0.3 * ATTACK[kind] + (0.8 if kind % N_CLASSES == CULTIST else 0.0)


def _rank_loss(s: OldWorld, seat: int, option: int) -> float:
    return -_price(verbs.REMOVE.first(option))


def _rank_discard(s: OldWorld, seat: int, option: int) -> float:
    """Give up what there is most of, and what costs least."""
    if verbs.KEEP.has(option):
        return -0.5
    card = verbs.DISCARD.first(option)
    return s.hands[seat].count(card) - 1.2 - 0.3 * CARD_COST[card]


def _rank_meddle(s: OldWorld, seat: int, option: int) -> float:
    victim = s.sides.index(verbs.MEDDLE.first(option))
    return s.points[victim] * 0.1 + min(len(s.hands[victim]), 2)


def _rank_upgrade(s: OldWorld, seat: int, option: int) -> float:
    if verbs.DECLINE.has(option):
        return -1.0
    upgrade = verbs.UPGRADE.first(option)
    return UPGRADE_WORTH[upgrade].of(s, seat, upgrade)


_SIMPLE: Final[dict[Question, Callable[[OldWorld, int, int], float]]] = {
    ASSIGN_HIT: _rank_hit,
    ROT: _rank_rot,
    LOSE_TO_HERO: _rank_loss,
    OLD_WORLD_FIGURE: _rank_loss,
    DISCARD: _rank_discard,
    OLD_WORLD_DISCARD: _rank_discard,
    EXCHANGE: _rank_discard,
    MEDDLE: _rank_meddle,
    UPGRADE: _rank_upgrade,
}


# Reasons, in words


def reason(s: OldWorld, seat: int, option: int) -> Reason:
    """Why somebody might choose this."""
    question = open_question(s)
    if question is not TURN:
        return _OTHER_REASONS.get(question, "oldworld-advice-outcome"), {}
    if verbs.PASS.has(option):
        return "oldworld-advice-pass", {}
    after = after_answer(s, TURN, seat, option)
    gains = [0.0, 0.0, 0.0]
    for region in touched_by(option):
        new, old = promise_of(after, region, seat), promise_of(s, region, seat)
        gains[0] += new[0] - old[0]
        gains[1] += new[1] - old[1]
        gains[2] += 5 * (new[2] - old[2])
    best = max(gains)
    if best <= 0.2:
        return "oldworld-advice-presence", {}
    if best == gains[2]:
        return _dial_plan(s, seat)
    return "oldworld-advice-dominate" if best == gains[0] else "oldworld-advice-corrupt", {}


def _dial_plan(s: OldWorld, seat: int) -> Reason:
    """What a counter is for: any one turns the dial, most of all turn it twice (OW 13.8, 13.9)."""
    power = s.sides[seat]
    left = {"left": str(LAST_TICK[power] - s.dials[seat])}
    if s.counters[seat] and s.counters[seat] >= max(s.counters):
        return "oldworld-advice-dial_twice", left
    return "oldworld-advice-kill" if power == KHORNE else "oldworld-advice-dial", left


_OTHER_REASONS: Final[dict[Question, str]] = {
    ASSIGN_HIT: "oldworld-advice-best_target",
    ROT: "oldworld-advice-best_target",
    LOSE_TO_HERO: "oldworld-advice-least_loss",
    OLD_WORLD_FIGURE: "oldworld-advice-least_loss",
    DISCARD: "oldworld-advice-least_loss",
    OLD_WORLD_DISCARD: "oldworld-advice-least_loss",
    EXCHANGE: "oldworld-advice-least_loss",
    UPGRADE: "oldworld-advice-upgrade",
}


# For bots that think ahead

GLANCES: Final = 4
"""How many turns a rollout looks at before it takes one."""
COUNTER_WORTH: Final = 8.0
"""What a sure dial counter is worth to a rollout, in points."""
AHEAD: Final = 6
"""Turns that are played before a position is judged: what others do about a figure says more than where it stands."""


def rollout(s: OldWorld, seat: int, options: list[int]) -> int:
    """Small questions as ranked where that is quick; otherwise anything but passing while there is something else to do."""
    question = open_question(s)
    if question in _SIMPLE:
        ranks = rank(s, seat, options)
        return options[ranks.index(max(ranks))]
    others = len(options) - 1 if verbs.PASS.has(options[-1]) else 0
    if question is TURN and others > 1:
        return _best_at_a_glance(s, seat, options, others)
    return options[below(s, others or len(options))]


def _best_at_a_glance(s: OldWorld, seat: int, options: list[int], others: int) -> int:
    """The best of a few turns, looked at only where they happen."""
    turns = Turns(s, seat, Glance(s, seat, COUNTER_WORTH))
    best, best_rank = NONE, 0.0
    for _ in range(GLANCES):
        option = options[below(s, others)]
        rank = turns.rank(option)
        if best == NONE or rank > best_rank:
            best, best_rank = option, rank
    return best


# For bots of different styles


def serves(s: OldWorld, seat: int, option: int) -> int:
    """Warriors and daemons among enemies fight, Cultists build up corruption, cards are schemes."""
    if verbs.PLAY.has(option):
        return SCHEME
    if not verbs.SUMMON.has(option):
        return NONE
    piece, _, to = verbs.SUMMON.unpack(option)
    if PIECE_KIND[piece] % N_CLASSES == CULTIST:
        return BUILD
    return FIGHT if s.kinds_in[to] & ~POWER_KINDS[s.sides[seat]] else NONE


ADVICE: Final = Advice(
    rank, reason, JUDGEMENT, rollout, ahead=AHEAD, showy=[verbs.PLAY, verbs.HIT], serves=serves
)
