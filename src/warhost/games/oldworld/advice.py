"""What a bot may know about playing well: an outlook on each region, by the strategy pages of the rulebook.

The outlook guesses, from what lies open, what this round will bring a player in a region: conquest points, corruption
that pays when the region falls, and the chance of a dial counter. An option is worth what it changes in that outlook."""

from __future__ import annotations

from math import exp
from typing import Final

from warhost.core.chance import below
from warhost.core.domain import NONE
from warhost.core.game import Advice, Reason
from warhost.games.oldworld import prompts, verbs
from warhost.games.oldworld.cards import khorne, nurgle, slaanesh, tzeentch
from warhost.games.oldworld.cards import old_world as old_world_cards
from warhost.games.oldworld.components import (
    ATTACK,
    CARD_COST,
    CHAOS,
    COST,
    CULTIST,
    HERO,
    KHORNE,
    LAST_TICK,
    MAGIC_NEEDED,
    N_CLASSES,
    N_KINDS,
    N_POWERS,
    N_REGIONS,
    N_TOKENS,
    NOBLE,
    NURGLE,
    PEASANT_TARGET,
    PIECE_CONTROLLER,
    PIECE_KIND,
    POPULOUS,
    RESERVE,
    RUIN,
    RUIN_FIRST,
    RUIN_SECOND,
    RUINERS_SCORE,
    TZEENTCH,
    UPGRADE_EFFECT,
    UPGRADE_OF,
    WARPSTONE,
)
from warhost.games.oldworld.rules import arrival, dials
from warhost.games.oldworld.rules.battle import all_dice
from warhost.games.oldworld.rules.domination import domination_value
from warhost.games.oldworld.rules.figures import count_of
from warhost.games.oldworld.rules.players import threat
from warhost.games.oldworld.rules.regions import (
    battle_allowed,
    conquest,
    corruption_allowed,
    resistance,
    ruin_total,
)
from warhost.games.oldworld.rules.summoning import take_turn
from warhost.games.oldworld.rules.texts import magic_symbols
from warhost.games.oldworld.state import OldWorld

PLAGUE_TOUCH: Final = CHAOS.index["plague_touch"]
HITS_PER_DIE: Final = 0.6
"""One half, and a sixth of another die, repeatedly."""

Outlook = tuple[float, float, float]
"""Conquest points, worth of corruption, chance of a dial counter."""


# The outlook on a region


def outlook(s: OldWorld, region: int, seat: int) -> Outlook:
    power = s.sides[seat]
    mine = count_of(s, region, power)
    dice, threatened = _dice(s, region, power)
    fights = (dice > 0 or threatened > 0) and battle_allowed(s, region)
    surviving = _surviving(s, region, mine, threatened) if fights and mine else 1.0
    kill = _chance_to_kill(s, region, power, dice) if fights else 0.0
    if region in s.ruined:
        return 0.0, 0.0, kill if power == KHORNE else 0.0
    cultists = count_of(s, region, power, CULTIST)
    allowed = corruption_allowed(s, region)
    placed = cultists * surviving if allowed else 0.0
    return (
        _conquest_outlook(s, region, seat, mine * (1 - surviving), kill),
        _corruption_outlook(s, region, seat, placed, allowed),
        _counter_chance(s, region, power, placed, kill),
    )


def _dice(s: OldWorld, region: int, power: int) -> tuple[int, int]:
    """Own dice and all others' dice."""
    own, others = 0, 0
    for other in s.sides:
        number = all_dice(s, region, other)
        if other == power:
            own = number
        else:
            others += number
    return own, others


def _surviving(s: OldWorld, region: int, mine: int, threatened: int) -> float:
    """The share of own figures that others' hits will probably leave standing."""
    at = region * N_KINDS
    there = sum(s.figures[at : at + N_KINDS])
    share = mine / max(there - mine * 0.3, mine)
    return max(0.1, 1 - HITS_PER_DIE * threatened * share * 0.7 / mine)


def _chance_to_kill(s: OldWorld, region: int, power: int, dice: int) -> float:
    """Of at least one enemy figure, the weakest."""
    weakest = 99
    at = region * N_KINDS
    for kind in range(N_KINDS):
        if s.figures[at + kind] and kind // N_CLASSES != power:
            weakest = min(weakest, s.defences[kind])
    if weakest == 99 or dice < 1:
        return 0.0
    expected = HITS_PER_DIE * dice
    if weakest == 1:
        return float(1 - 0.5**dice)
    return max(0.0, 1 - exp(-expected / weakest * 1.1)) * 0.8


def _conquest_outlook(s: OldWorld, region: int, seat: int, losses: float, kill: float) -> float:
    value = domination_value(s, region, seat)
    if value == 0:
        return 0.0
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, domination_value(s, region, other))
    margin = value - losses - max(resistance(s, region), rival - kill * 0.6)
    return conquest(s, region) / (1 + exp(-1.6 * (margin - 0.5)))


def _corruption_outlook(s: OldWorld, region: int, seat: int, placed: float, allowed: bool) -> float:
    power = s.sides[seat]
    at = region * N_POWERS
    own = s.corruption[at + power] + placed
    if own == 0:
        return 0.0
    coming, rival, second = 0.0, 0.0, 0.0
    for other in s.sides:
        more = count_of(s, region, other, CULTIST) if allowed else 0
        coming += more
        if other != power:
            theirs = float(s.corruption[at + other] + more)
            if theirs > rival:
                rival, second = theirs, rival
            else:
                second = max(second, theirs)
    card = len(s.ruined)
    if card >= len(RUINERS_SCORE):
        return 0.0
    total = ruin_total(s, region) + coming
    standing = 0.0
    if own > rival:
        standing = float(RUIN_FIRST[card][region])
    elif own > second:
        standing = RUIN_SECOND[card][region] + (1.5 if own == rival else 0.0)
    if total >= RUIN:
        return standing + (RUINERS_SCORE[card] if placed >= 0.5 else 0.0)
    near = total / RUIN
    return placed * (0.2 + 0.4 * near) + standing * near * near * 0.55


def _counter_chance(s: OldWorld, region: int, power: int, placed: float, kill: float) -> float:
    if power == KHORNE:
        return kill
    two = min(1.0, placed / 2)
    chance = two * two
    at = region * N_TOKENS
    if power == NURGLE:
        return chance if POPULOUS[region] else 0.0
    if power == TZEENTCH:
        symbols = magic_symbols(s, region) + s.tokens[at + WARPSTONE]
        return chance * min(1.0, symbols / MAGIC_NEEDED) ** 2
    return chance if s.tokens[at + NOBLE] or s.tokens[at + HERO] else 0.0


def worth(s: OldWorld, seat: int, outlooks: list[Outlook]) -> float:
    """What all outlooks together promise, in points."""
    points, counters = 0.0, 0.0
    for conquered, corrupted, chance in outlooks:
        points += conquered + corrupted
        counters += chance
    counters += s.counters[seat]
    left = LAST_TICK[s.sides[seat]] - s.dials[seat]
    tick = 6.0 + 20.0 / (left + 1)
    return points + tick * (1 - exp(-1.2 * counters)) + 2.0 * counters


# Ranking


def rank(s: OldWorld, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat."""
    if s.prompt == prompts.TURN:
        return _rank_turns(s, seat, options)
    if s.prompt in _SIMPLE:
        return [_SIMPLE[s.prompt](s, seat, option) for option in options]
    return _rank_by_outcome(s, seat, options)


def _rank_turns(s: OldWorld, seat: int, options: list[int]) -> list[float]:
    """The gain for each power point; only the regions that a turn touches are looked at again."""
    now = [outlook(s, region, seat) for region in range(N_REGIONS)]
    before = worth(s, seat, now)
    ranks: list[float] = []
    for option in options:
        if verbs.PASS.has(option):
            ranks.append(0.0)
            continue
        after = _after(s, seat, option)
        outlooks = now[:]
        for region in _touched(option):
            outlooks[region] = outlook(after, region, seat)
        gain = worth(after, seat, outlooks) - before + _extra(s, seat, option)
        cost = s.power[seat] - after.power[seat]
        ranks.append(gain / (max(cost, 0) + 0.6) if gain > 0 else gain)
    return ranks


def _after(s: OldWorld, seat: int, option: int) -> OldWorld:
    """The table after a turn, before any question that it raises."""
    after = s.copy()
    after.prompt = NONE
    after.waiting.clear()
    take_turn(after, seat, option)
    return after


def _touched(option: int) -> list[int]:
    if verbs.PLAY.has(option):
        return [verbs.PLAY.unpack(option)[1]]
    _, source, to = verbs.SUMMON.unpack(option)
    return [to] if source == RESERVE else [source, to]


def _extra(s: OldWorld, seat: int, option: int) -> float:
    """What the outlook does not see: a new figure serves in later rounds too, and some cards ask before they work."""
    if verbs.SUMMON.has(option):
        piece, source, to = verbs.SUMMON.unpack(option)
        lasting = 0.35 * COST[PIECE_KIND[piece]] if source == RESERVE else 0.0
        return lasting - 0.6 * _heroes_against(s, seat, to)
    card, region = verbs.PLAY.unpack(option)
    return _card_extra(s, seat, card, region)


def _heroes_against(s: OldWorld, seat: int, region: int) -> int:
    """Heroes strike the highest Threat among those who are there."""
    heroes = s.tokens[region * N_TOKENS + HERO]
    if not heroes:
        return 0
    mine = threat(s, seat)
    for other in range(s.seats):
        if other != seat and threat(s, other) > mine and count_of(s, region, s.sides[other]) > 0:
            return 0
    return heroes


def _card_extra(s: OldWorld, seat: int, card: int, region: int) -> float:
    """Cards whose effect comes after a question, or hurts others."""
    at = region * N_KINDS
    enemies = sum(s.figures[at : at + N_KINDS]) - count_of(s, region, s.sides[seat])
    if card == khorne.THE_BLOOD_GODS_CALL:
        return 1.2 if enemies else 0.1
    if card == nurgle.THE_FINAL_ROTTING:
        return min(enemies, s.corruption[region * N_POWERS + NURGLE]) * 0.8
    if card == nurgle.THE_STENCH_OF_DEATH:
        return 0.4 * outlook(s, region, seat)[0]
    if card == tzeentch.DRAIN_POWER:
        return 0.5 + 0.4 * enemies
    if card in (tzeentch.TELEPORT, tzeentch.THE_MEDDLING_OF_SKAVEN, slaanesh.SOPORIFIC_MUSK):
        return 0.6 if enemies else -0.3
    if card == slaanesh.DARK_INFLUENCE:
        tokens = s.tokens[region * N_TOKENS : (region + 1) * N_TOKENS]
        return 0.9 if tokens[NOBLE] or tokens[HERO] else 0.0
    if card == nurgle.ALL_THINGS_DECAY:
        at = region * N_POWERS
        return 0.25 * (sum(s.corruption[at : at + N_POWERS]) - s.corruption[at + NURGLE])
    if card == PLAGUE_TOUCH:
        return 0.4 if enemies and all_dice(s, region, NURGLE) else 0.02
    if card == tzeentch.WARP_SHIELD:
        return 0.5 if enemies and count_of(s, region, TZEENTCH) else 0.02
    return 0.02


def _rank_by_outcome(s: OldWorld, seat: int, options: list[int]) -> list[float]:
    """Carry each option out on a copy and look at the whole board, for oneself and for the strongest other."""
    answer = _ANSWERS.get(s.prompt)
    if answer is None:
        return [0.0] * len(options)
    ranks: list[float] = []
    for option in options:
        after = s.copy()
        after.prompt = NONE
        after.waiting.clear()
        answer(after, seat, option)
        others = [_prospects(after, other) for other in range(s.seats) if other != seat]
        harm = 0.4 * _heroes_met(after, seat)
        ranks.append(_prospects(after, seat) - 0.3 * max(others) - harm)
    return ranks


def _prospects(s: OldWorld, seat: int) -> float:
    outlooks = [outlook(s, region, seat) for region in range(N_REGIONS)]
    return s.points[seat] + worth(s, seat, outlooks)


def _heroes_met(s: OldWorld, seat: int) -> int:
    return sum(
        _heroes_against(s, seat, region)
        for region in range(N_REGIONS)
        if count_of(s, region, s.sides[seat]) > 0
    )


_ANSWERS: Final = {
    prompts.CARRY: arrival.carry,
    prompts.STAND: arrival.stand,
    prompts.CALL: khorne.call,
    prompts.DECAY: nurgle.decay,
    prompts.SHIELD: tzeentch.shield,
    prompts.TELEPORT: tzeentch.teleport_answer,
    prompts.INFLUENCE: slaanesh.influence,
    prompts.MUSK: slaanesh.musk,
    prompts.OLD_WORLD_PLACE: old_world_cards.place_answer,
    prompts.OLD_WORLD_TAKE: old_world_cards.take_answer,
    prompts.OLD_WORLD_MOVE: old_world_cards.move_answer,
    prompts.DIAL_PLACE: dials.dial_place_one,
    prompts.DIAL_CLEANSE: dials.dial_cleanse_one,
    prompts.DIAL_TAKE: dials.dial_take_one,
}
"""Answers that only move things on the board, so that their outcome can be looked at."""


# Simple preferences


def _rank_hit(s: OldWorld, seat: int, option: int) -> float:
    """Kill what is worth most, and rather the leader's."""
    if verbs.LOSE.has(option):
        return -1.0
    if verbs.SAVE.has(option):
        return 0.2 + 0.1 * _price(verbs.SAVE.first(option))
    verb = verbs.HIT if verbs.HIT.has(option) else verbs.HIT_SIXES
    target = verb.first(option)
    spendthrift = 0.05 if verb is verbs.HIT_SIXES else 0.0
    if target == PEASANT_TARGET:
        return 0.9 - spendthrift
    return _kill_value(s, target) - spendthrift


def _rank_rot(s: OldWorld, seat: int, option: int) -> float:
    return _kill_value(s, verbs.ROT.first(option))


def _kill_value(s: OldWorld, piece: int) -> float:
    controller = PIECE_CONTROLLER[piece]
    leads = s.points[s.sides.index(controller)] == max(s.points)
    return 1.0 + _price(piece) + (0.5 if leads else 0.0)


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
    """Followers are worth upgrading where they stand; power points always help, cards when the hand is small."""
    if verbs.DECLINE.has(option):
        return -1.0
    upgrade = verbs.UPGRADE.first(option)
    for kind in range(N_KINDS):
        if UPGRADE_OF[kind] == upgrade:
            return 0.5 + (0.5, 0.6, 1.9)[kind % N_CLASSES] * min(sum(s.figures[kind::N_KINDS]), 4)
    if UPGRADE_EFFECT[upgrade] == "power_points":
        return 2.1
    return 1.2 + 0.5 * max(0, 3 - len(s.hands[seat]))


_SIMPLE: Final = {
    prompts.HIT: _rank_hit,
    prompts.ROT: _rank_rot,
    prompts.HERO: _rank_loss,
    prompts.OLD_WORLD_FIGURE: _rank_loss,
    prompts.DISCARD: _rank_discard,
    prompts.OLD_WORLD_DISCARD: _rank_discard,
    prompts.EXCHANGE: _rank_discard,
    prompts.MEDDLE: _rank_meddle,
    prompts.UPGRADE: _rank_upgrade,
}


# Reasons, in words


def reason(s: OldWorld, seat: int, option: int) -> Reason:
    """Why somebody might choose this."""
    if s.prompt != prompts.TURN:
        return _OTHER_REASONS.get(s.prompt, "oldworld-advice-outcome"), {}
    if verbs.PASS.has(option):
        return "oldworld-advice-pass", {}
    after = _after(s, seat, option)
    gains = [0.0, 0.0, 0.0]
    for region in _touched(option):
        new, old = outlook(after, region, seat), outlook(s, region, seat)
        gains[0] += new[0] - old[0]
        gains[1] += new[1] - old[1]
        gains[2] += 5 * (new[2] - old[2])
    best = max(gains)
    if best <= 0.2:
        return "oldworld-advice-presence", {}
    if best == gains[2]:
        return "oldworld-advice-kill" if s.sides[seat] == KHORNE else "oldworld-advice-dial", {}
    return "oldworld-advice-dominate" if best == gains[0] else "oldworld-advice-corrupt", {}


_OTHER_REASONS: Final = {
    prompts.HIT: "oldworld-advice-best_target",
    prompts.ROT: "oldworld-advice-best_target",
    prompts.HERO: "oldworld-advice-least_loss",
    prompts.OLD_WORLD_FIGURE: "oldworld-advice-least_loss",
    prompts.DISCARD: "oldworld-advice-least_loss",
    prompts.OLD_WORLD_DISCARD: "oldworld-advice-least_loss",
    prompts.EXCHANGE: "oldworld-advice-least_loss",
    prompts.UPGRADE: "oldworld-advice-upgrade",
}


# For bots that think ahead


def evaluate(s: OldWorld) -> list[float]:
    """Everybody's share of the win: points, and how near the dial is to Victory."""
    weights: list[float] = []
    for seat in range(s.seats):
        last = LAST_TICK[s.sides[seat]]
        turned = s.dials[seat] / last
        strength = s.points[seat] + 0.6 * _prospects_of_round(s, seat) + 22 * turned * turned
        weights.append(exp(strength / 7))
    total = sum(weights)
    return [weight / total for weight in weights]


def _prospects_of_round(s: OldWorld, seat: int) -> float:
    return worth(s, seat, [outlook(s, region, seat) for region in range(N_REGIONS)])


def rollout(s: OldWorld, seat: int, options: list[int]) -> int:
    """Anything but passing while there is something else to do."""
    last = options[-1]
    if len(options) > 1 and verbs.PASS.has(last):
        return options[below(s, len(options) - 1)]
    return options[below(s, len(options))]


ADVICE: Final = Advice(rank, reason, evaluate, rollout)
