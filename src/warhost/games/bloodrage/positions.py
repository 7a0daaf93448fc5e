"""Positions: what fills the gaps in one, and what must always be true of a state."""

from __future__ import annotations

from warhost.core.domain import NONE
from warhost.core.engine import push
from warhost.core.errors import BadPosition
from warhost.core.piles import unseen
from warhost.games.bloodrage.components import (
    BOX,
    CARD_SLOTS,
    CARDS,
    COPIES,
    FIRST_FJORD,
    FIRST_MONSTER,
    IS_QUEST,
    MONSTERS,
    MOST_RAGE,
    N_GROUNDS,
    N_OUTER,
    OUTER,
    RESERVE,
    SAILS,
    SLOTS,
    VILLAGES,
    WARRIORS,
)
from warhost.games.bloodrage.derived import derive
from warhost.games.bloodrage.rules.actions import action_phase
from warhost.games.bloodrage.rules.figures import monsters_of
from warhost.games.bloodrage.rules.gifts import begin_age
from warhost.games.bloodrage.rules.setup import foretell_doom, lay_rewards
from warhost.games.bloodrage.state import BloodRage


def complete(s: BloodRage, given: set[str]) -> None:
    """Fills in what follows from the rest. A game that has not begun begins; otherwise the Action phase does."""
    if "doom" not in given:
        foretell_doom(s)
    if "rewards" not in given:
        lay_rewards(s)
        s.rewards = [NONE if s.destroyed >> i & 1 else reward for i, reward in enumerate(s.rewards)]
    if s.first_player == NONE:
        s.first_player = s.sides[0]
    _place_figures(s)
    if "free" not in given:
        s.free = free_villages(s)
    derive(s)
    if "box" not in given:
        s.box = _put_away(s)
    problems = broken(s)
    if problems:
        raise BadPosition("$.state", problems[0])
    push(s, action_phase if s.age else begin_age)


def _place_figures(s: BloodRage) -> None:
    """Warriors that are not mentioned are in reserve, and so is a Monster whose card lies on a sheet."""
    for warriors in s.warriors:
        missing = WARRIORS - sum(warriors)
        if missing > 0:
            warriors[RESERVE] += missing
    for seat in range(s.seats):
        for kind in monsters_of(s, seat):
            if s.monsters[kind - FIRST_MONSTER] == BOX:
                s.monsters[kind - FIRST_MONSTER] = RESERVE


def _put_away(s: BloodRage) -> list[int]:
    """All cards of the Ages so far that are nowhere else."""
    cards, copies = cards_on_table(s), COPIES[s.seats][s.age]
    odd = [CARDS.ids[card] for card in sorted(set(cards)) if cards.count(card) > copies[card]]
    if odd:
        raise BadPosition("$.state", f"there are not so many cards yet: {', '.join(odd)}")
    return unseen(copies, cards)


def cards_on_table(s: BloodRage) -> list[int]:
    """All cards that have a place outside the box."""
    cards = s.discards[:]
    for piles in (s.hands, s.quests, s.aside, s.packets, s.played, s.sheets):
        for pile in piles:
            cards += [card for card in pile if card != NONE]
    return cards


def free_villages(s: BloodRage) -> list[int]:
    free = [0 if s.destroyed >> province & 1 else VILLAGES[province] for province in range(N_OUTER)]
    for seat in range(s.seats):
        for province in range(N_OUTER):
            free[province] -= s.warriors[seat][province]
    for place in s.leaders + s.monsters:
        if place < N_OUTER:
            free[place] -= 1
    return free


def broken(s: BloodRage) -> list[str]:
    """What is not as it must be."""
    return _wrong_figures(s) + _wrong_cards(s) + _wrong_knowledge(s) + _wrong_numbers(s)


def _wrong_figures(s: BloodRage) -> list[str]:
    problems: list[str] = []
    free = free_villages(s)
    if s.free != free:
        problems.append(f"empty villages are {free}, not {s.free}")
    problems += [
        f"there are too many figures in {OUTER.ids[province]}" for province, n in enumerate(free) if n < 0
    ]
    for seat in range(s.seats):
        warriors = s.warriors[seat]
        if sum(warriors) != WARRIORS or min(warriors) < 0:
            problems.append(f"seat {seat + 1}: there are {WARRIORS} Warriors, not {sum(warriors)}")
        if any(warriors[FIRST_FJORD:N_GROUNDS]) or FIRST_FJORD <= s.leaders[seat] < N_GROUNDS:
            problems.append(f"seat {seat + 1}: a figure that is no ship is in a fjord")
        if s.ships[seat] < FIRST_FJORD or s.ships[seat] == BOX or s.leaders[seat] == BOX:
            problems.append(f"seat {seat + 1}: Leader or Ship is where it cannot be")
    problems += _wrong_monsters(s)
    return problems


def _wrong_monsters(s: BloodRage) -> list[str]:
    problems: list[str] = []
    led = [kind for seat in range(s.seats) for kind in monsters_of(s, seat)]
    for monster, place in enumerate(s.monsters):
        kind = FIRST_MONSTER + monster
        if (place == BOX) == (kind in led):
            problems.append(f"{MONSTERS.ids[monster]} belongs to the clan that has its card, or in the box")
        if place < N_GROUNDS and SAILS[kind] != (place >= FIRST_FJORD):
            problems.append(f"{MONSTERS.ids[monster]} is where it cannot be")
    return problems


def _wrong_cards(s: BloodRage) -> list[str]:
    problems: list[str] = []
    cards = cards_on_table(s) + s.box
    odd = [
        CARDS.ids[card] for card, copies in enumerate(COPIES[s.seats][s.age]) if cards.count(card) != copies
    ]
    if odd:
        problems.append(f"cards are lost, doubled or not in this game: {', '.join(odd)}")
    for seat, sheet in enumerate(s.sheets):
        for slot, card in enumerate(sheet):
            if card >= 0 and slot not in CARD_SLOTS[card]:
                problems.append(f"seat {seat + 1}: {CARDS.ids[card]} does not fit on {SLOTS.ids[slot]}")
    if any(not IS_QUEST[card] for quests in s.quests for card in quests):
        problems.append("a card that is no quest lies among the quests")
    return problems


def _wrong_knowledge(s: BloodRage) -> list[str]:
    problems: list[str] = []
    for seat in range(s.seats):
        held = s.hands[seat] + s.quests[seat] + s.aside[seat]
        if any(s.known[seat].count(card) > held.count(card) for card in s.known[seat]):
            problems.append(f"seat {seat + 1}: a card that all know of is not there")
    return problems


def _wrong_numbers(s: BloodRage) -> list[str]:
    problems: list[str] = []
    if any(not 0 <= rage <= MOST_RAGE for rage in s.rage):
        problems.append(f"Rage must be between 0 and {MOST_RAGE}: {s.rage}")
    if min(s.glory) < 0:
        problems.append(f"glory must not be negative: {s.glory}")
    if s.first_player not in s.sides:
        problems.append("the first player does not take part")
    tokens = s.pillaged | sum(1 << province for province, reward in enumerate(s.rewards) if reward != NONE)
    if s.destroyed & tokens:
        problems.append("a pillage token lies in a destroyed province")
    if any(s.fighting) and s.pillager == NONE:
        problems.append("there is a battle, but nobody pillages")
    return problems
