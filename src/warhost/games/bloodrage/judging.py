"""Who is likely to win: what lies on the table, in numbers for each clan; their weights are in data/judgement.toml."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.judgement import Judgement, stages_beside
from warhost.games.bloodrage.components import (
    CARD_WORTH,
    IS_QUEST,
    LEGENDARY,
    N_PROVINCES,
    N_TRACKS,
    VALHALLA,
)
from warhost.games.bloodrage.prospects import own_bonus, quest_chance, ragnarok_glory, release_worth
from warhost.games.bloodrage.rules.figures import host_sizes, number_at, strengths
from warhost.games.bloodrage.rules.quests import quest_glory
from warhost.games.bloodrage.state import BloodRage

NAMES: Final = [
    "glory",
    "legends",
    "rage_step",
    "axes_step",
    "horns_step",
    "sheet",
    "hand",
    "hand_size",
    "aside",
    "rage",
    "quests_laid",
    "laid_hopes",
    "held_hopes",
    "doomed",
    "on_board",
    "released",
    "battle_bonus",
    "strength",
]


def measure(s: BloodRage) -> list[list[float]]:
    by_seat = [strengths(s, seat) for seat in range(s.seats)]
    return [_measured(s, seat, by_seat) for seat in range(s.seats)]


def _measured(s: BloodRage, seat: int, by_seat: list[list[int]]) -> list[float]:
    mine, rivals = by_seat[seat], _rivals(by_seat, seat)
    dead = number_at(s, seat, VALHALLA)
    doom = s.doom[s.age - 1]
    fallen = ragnarok_glory(s, seat)
    each_released = release_worth(s, seat)
    held = [card for card in s.hands[seat] if IS_QUEST[card]]
    tracks = s.tracks[seat]
    numbers = host_sizes(s, seat)
    return [
        float(s.glory[seat]),
        float(sum([LEGENDARY[track][tracks[track]] for track in range(N_TRACKS)])),
        *[float(step) for step in tracks],
        _worth(s.sheets[seat]),
        _worth(s.hands[seat]),
        float(len(s.hands[seat])),
        _worth(s.aside[seat]),
        float(s.rage[seat]),
        float(len(s.quests[seat])),
        _hopes(s, seat, s.quests[seat], mine, rivals, dead),
        _hopes(s, seat, held, mine, rivals, dead),
        numbers[doom] * (fallen + each_released),
        float(sum([min(number, 4) for number in numbers]) - min(numbers[doom], 4)),
        dead * each_released,
        own_bonus(s, seat),
        float(sum(mine)),
    ]


def _rivals(by_seat: list[list[int]], seat: int) -> list[int]:
    """By province, the greatest strength of another clan."""
    rivals = [0] * N_PROVINCES
    for other, theirs in enumerate(by_seat):
        if other != seat:
            for province in range(N_PROVINCES):
                if theirs[province] > rivals[province]:
                    rivals[province] = theirs[province]
    return rivals


def _worth(cards: list[int]) -> float:
    """Of the cards of a pile; slots without a card count nothing."""
    worth = 0.0
    for card in cards:
        if card != NONE:
            worth += CARD_WORTH[card]
    return worth


def _hopes(
    s: BloodRage, seat: int, quests: list[int], mine: list[int], rivals: list[int], dead: int
) -> float:
    hopes = 0.0
    for card in quests:
        hopes += quest_chance(s, seat, card, mine, rivals, dead) * (quest_glory(s, card) + 3.0)
    return hopes


def progress(s: BloodRage) -> float:
    return float(s.age - 1)


JUDGEMENT: Final = Judgement(NAMES, measure, progress, stages_beside(__file__))
