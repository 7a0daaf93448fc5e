"""Corruption Phase, first half: domination (OW 10)."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number, several
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE
from warhost.core.engine import emit, push
from warhost.games.oldworld import events
from warhost.games.oldworld.cards.effects import (
    WHEN_DOMINATED,
    ability,
    of_card,
    of_upgrade,
    standing_text,
)
from warhost.games.oldworld.components import (
    CARD_POWER,
    CORRUPTION_PHASE,
    HELD,
    KIND_POWER,
    MEMBERS,
    N_KINDS,
    N_POWERS,
    N_REGIONS,
    N_TOKENS,
    TOKENS,
    UPGRADE_OF,
)
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.corruption import corruption_step
from warhost.games.oldworld.rules.figures import army_of, controlled_in
from warhost.games.oldworld.rules.players import score
from warhost.games.oldworld.rules.regions import conquest, resistance
from warhost.games.oldworld.rules.texts import active_texts
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("domination")
IGNORES_FIGURES: Final = standing_text("ignore_figures").having
COUNTS_ATTACK: Final = standing_text("dominate_by_attack").having
PER_CORRUPTION: Final = standing_text("dominate_by_corruption", each=number(1, 9)).numbers("each")
BY_TOKENS: Final = standing_text("dominate_by_tokens", each=number(1, 9), tokens=several(TOKENS))
PER_TOKEN: Final = of_card(BY_TOKENS, "each")
TOKENS_COUNTED: Final = BY_TOKENS.lists("tokens")
COUNTING_AS_MORE: Final = ability("count_as_figures", figures=number(1, 9))
COUNTS_AS: Final = of_upgrade(COUNTING_AS_MORE, "figures")
COUNTS_AS_MORE: Final = [kind in COUNTING_AS_MORE.kinds for kind in range(N_KINDS)]


@CHAPTER.step()
def corruption_phase(s: OldWorld) -> None:
    rounds.begin_phase(s, CORRUPTION_PHASE)
    push(s, corruption_step)
    push(s, domination_step)


@CHAPTER.step()
def domination_step(s: OldWorld) -> None:
    """OW 10.1, 15.4."""
    for region in range(N_REGIONS):
        if region not in s.ruined and has_domination(s, region):
            dominate(s, region)


def has_domination(s: OldWorld, region: int) -> bool:
    """Without cards and figures nobody has a domination value; cards alone are enough (OW 10.10)."""
    return s.kinds_in[region] != 0 or s.spaces[region * 2] >= 0 or s.spaces[region * 2 + 1] >= 0


def dominate(s: OldWorld, region: int) -> None:
    """OW 10.4 to 10.6."""
    values = domination_values(s, region)
    best, seat = 0, NONE
    for other, value in enumerate(values):
        if value > best:
            best, seat = value, other
        elif value == best:
            seat = NONE  # shared, until somebody has more
    if best == 0:  # OW 10.9
        return
    needed = resistance(s, region)
    emit(s, events.DOMINATION, region, values, needed)
    if best <= needed or seat == NONE:  # OW 10.4, 10.6, 10.9
        return
    emit(s, events.DOMINATED, seat, region, best, needed)
    score(s, seat, conquest(s, region), events.BY_DOMINATION, region)
    for card in active_texts(s, region):  # OW 10.11
        effect = WHEN_DOMINATED.deeds[card]
        if effect is not None and CARD_POWER[card] == s.sides[seat]:  # OW 8.21, 10.11
            emit(s, events.CARD_WORKED, card, region)
            # OW 10.11
            effect(s, seat, region, card)


def domination_values(s: OldWorld, region: int) -> list[int]:
    """OW 10.2, by seat."""
    values = domination_by_power(s, region)
    return values if s.seats == N_POWERS else [values[power] for power in s.sides]


def domination_by_power(s: OldWorld, region: int) -> list[int]:
    """Printed costs, whatever the texts, figures, and what texts add."""
    left, right = active_texts(s, region)
    values = [0] * N_POWERS
    if IGNORES_FIGURES[left] or IGNORES_FIGURES[right]:  # OW 8.31
        pass
    elif COUNTS_ATTACK[left] or COUNTS_ATTACK[right]:
        throned = [CARD_POWER[card] for card in (left, right) if COUNTS_ATTACK[card]]
        for power in s.sides:
            values[power] = figures_value(s, region, power, power in throned)
    elif controlled_in(s, region):
        for power in s.sides:
            values[power] = figures_value(s, region, power, False)
    else:
        for kind in MEMBERS[s.kinds_in[region]]:
            figures = s.figures[region * N_KINDS + kind]
            if COUNTS_AS_MORE[kind]:  # OW 17.5
                figures *= figure_value(s, kind, False)
            values[KIND_POWER[kind]] += figures
    for space in range(region * 2, region * 2 + 2):
        card = s.spaces[space]
        if card in (NONE, HELD):
            continue
        power = CARD_POWER[card]
        values[power] += s.printed.card_cost[card]  # OW 7.5, 10.2
        text = s.texts[space]
        if PER_CORRUPTION[text] or BY_TOKENS.having[text]:
            values[power] += text_bonus(s, region, text)
    return values


def text_bonus(s: OldWorld, region: int, card: int) -> int:
    """OW 8.12, 8.34."""
    bonus = PER_CORRUPTION[card] * s.corruption[region * N_POWERS + CARD_POWER[card]]
    for token in TOKENS_COUNTED[card]:
        bonus += s.printed.effects[PER_TOKEN][card] * s.tokens[region * N_TOKENS + token]
    return bonus


def figures_value(s: OldWorld, region: int, power: int, by_attack: bool) -> int:
    """OW 10.3, 8.4, 8.5, 17.5: one for each figure, or its attack."""
    army = army_of(s, region, power)
    return sum(number * figure_value(s, kind, by_attack) for kind, number in enumerate(army))


def figure_value(s: OldWorld, kind: int, by_attack: bool) -> int:
    if by_attack:
        return s.attacks[kind]
    return s.printed.effects[COUNTS_AS][UPGRADE_OF[kind]] if COUNTING_AS_MORE.works(s, kind) else 1
