"""Positions: what fills the gaps in one, and what must always be true of a state."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE, members
from warhost.core.engine import push
from warhost.core.errors import BadPosition, Fault
from warhost.core.game import FLOW
from warhost.core.piles import unseen
from warhost.core.step import Step
from warhost.games.bloodrage.components import (
    ACTION_PHASE,
    BOX,
    CARD_SLOTS,
    CARDS,
    CLANS,
    FIRST_FJORD,
    FIRST_MONSTER,
    GIFTS_PHASE,
    IS_QUEST,
    MONSTERS,
    MOST_RAGE,
    N_GROUNDS,
    N_OUTER,
    OUTER,
    PHASES,
    PLACES,
    PROVINCES,
    RESERVE,
    SAILS,
    SLOTS,
    VILLAGES,
    WARRIORS,
)
from warhost.games.bloodrage.derived import derive
from warhost.games.bloodrage.revisions import REVISION
from warhost.games.bloodrage.rules.actions import action_end, action_phase, turn
from warhost.games.bloodrage.rules.discard import discard_phase
from warhost.games.bloodrage.rules.figures import monsters_of
from warhost.games.bloodrage.rules.gifts import begin_age
from warhost.games.bloodrage.rules.quest_phase import quest_phase
from warhost.games.bloodrage.rules.ragnarok import ragnarok_phase, release_phase
from warhost.games.bloodrage.rules.setup import foretell_doom, lay_rewards
from warhost.games.bloodrage.settings import LEFTOVER_RAGE
from warhost.games.bloodrage.state import BloodRage

BEGINNINGS: Final[tuple[Step, ...]] = (
    begin_age,
    action_phase,
    discard_phase,
    quest_phase,
    ragnarok_phase,
    release_phase,
)
"""The step with which each phase begins."""
FJORDS: Final = ", ".join(PLACES.ids[FIRST_FJORD:N_GROUNDS])
IN_ACTION_PHASE: Final = {"rage", "passed"}
"""Fields that the Action phase sets anew when it begins."""


def complete(s: BloodRage, given: set[str]) -> None:
    """Fills in what follows from the rest. Without an agenda play goes on with the phase that is named; if none is, a game
    that has not begun begins, and otherwise it is the Action phase."""
    if FLOW not in given and s.revision >= REVISION:
        _name_phase(s, given)
    for name, provinces in (("destroyed", members(s.destroyed)), ("doom", s.doom)):
        if any(province >= N_OUTER for province in provinces):
            raise BadPosition(f"$.state.{name}", f"{PROVINCES.ids[N_OUTER]} is never destroyed")
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
    if s.revision < REVISION:
        push(s, action_phase if s.age else begin_age)
    elif s.phase == ACTION_PHASE and given & IN_ACTION_PHASE:
        push(s, discard_phase)
        push(s, action_end)
        push(s, turn, s.sides.index(s.first_player))
    elif s.phase != NONE:
        push(s, BEGINNINGS[s.phase])


def _name_phase(s: BloodRage, given: set[str]) -> None:
    """Which phase of which Age it is, if the position says nothing else about that."""
    if "phase" not in given:
        s.phase = ACTION_PHASE if s.age or given & IN_ACTION_PHASE else GIFTS_PHASE
    if s.phase == NONE:
        raise BadPosition("$.state.phase", f"it must be one of {', '.join(PHASES.ids)}")
    if s.phase == GIFTS_PHASE:
        if given & IN_ACTION_PHASE:
            odd = min(given & IN_ACTION_PHASE)
            raise BadPosition(f"$.state.{odd}", "the Action phase will set it anew: name that phase, or none")
        s.age = max(s.age - 1, 0)  # the Age begins with its gifts
    elif "age" not in given:
        s.age = 1
    elif not s.age:
        raise BadPosition("$.state.age", f"Ages count from 1 ({PHASES.ids[s.phase]} phase)")
    if s.phase > ACTION_PHASE and any(s.rage) and LEFTOVER_RAGE.of(s) == "lost":
        raise BadPosition(
            "$.state.rage",
            "it is lost when the Action phase ends (option leftover_rage): name that phase, or none",
        )


def _place_figures(s: BloodRage) -> None:
    """Warriors that are not mentioned are in reserve, and so is a Monster whose card lies on a sheet."""
    for warriors in s.warriors:
        missing = WARRIORS - sum(warriors)
        if missing > 0:
            if warriors[RESERVE]:
                raise BadPosition(
                    "$.state.warriors", f"{missing} of {WARRIORS} are nowhere; leave out the reserve"
                )
            warriors[RESERVE] += missing
    for seat in range(s.seats):
        for kind in monsters_of(s, seat):
            if s.monsters[kind - FIRST_MONSTER] == BOX:
                s.monsters[kind - FIRST_MONSTER] = RESERVE


def _put_away(s: BloodRage) -> list[int]:
    """All cards of the Ages so far that are nowhere else."""
    cards, copies = cards_on_table(s), s.printed.copies[s.seats][s.age]
    odd = [CARDS.ids[card] for card in sorted(set(cards)) if cards.count(card) > copies[card]]
    if odd:
        english = f"there are not so many cards yet: {', '.join(odd)}"
        raise BadPosition("$.state", _odd_cards(english, odd))
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


def broken(s: BloodRage) -> list[str | Fault]:
    """What is not as it must be."""
    return _wrong_figures(s) + _wrong_cards(s) + _wrong_knowledge(s) + _wrong_numbers(s)


def _wrong_figures(s: BloodRage) -> list[str | Fault]:
    problems: list[str | Fault] = []
    free = free_villages(s)
    if s.free != free:
        problems.append(f"empty villages are {free}, not {s.free}")
    problems += [_crowded(OUTER.ids[province]) for province, n in enumerate(free) if n < 0]
    for seat in range(s.seats):
        warriors, name = s.warriors[seat], CLANS.ids[s.sides[seat]]
        clan = {"seat": name}
        if sum(warriors) != WARRIORS or min(warriors) < 0:
            english = f"{name} has {WARRIORS} Warriors, not {sum(warriors)}"
            number = {"number": str(sum(warriors)), "most": str(WARRIORS)}
            problems.append(Fault("warriors", english, "warriors", {**clan, **number}))
        if any(warriors[FIRST_FJORD:N_GROUNDS]) or FIRST_FJORD <= s.leaders[seat] < N_GROUNDS:
            english = f"a figure of {name} that is no ship is in a fjord"
            problems.append(Fault("fjord", english, "warriors", clan))
        if s.ships[seat] < FIRST_FJORD or s.ships[seat] == BOX:
            english = f"the Ship of {name} is where it cannot be: it sails, and {FJORDS} are its places"
            problems.append(Fault("leader", english, "ships", clan))
        if s.leaders[seat] == BOX:
            problems.append(Fault("leader", f"the Leader of {name} is never in the box", "leaders", clan))
    problems += _wrong_monsters(s)
    return problems


def _wrong_monsters(s: BloodRage) -> list[str | Fault]:
    problems: list[str | Fault] = []
    led = [kind for seat in range(s.seats) for kind in monsters_of(s, seat)]
    for monster, place in enumerate(s.monsters):
        kind, named = FIRST_MONSTER + monster, {"kind": "monster", "thing": MONSTERS.ids[monster]}
        if (place == BOX) == (kind in led):
            english = (
                f"{MONSTERS.ids[monster]} belongs to the clan that has its card among its sheets, "
                "and is in the box where nobody has it"
            )
            problems.append(Fault("monster_card", english, "sheets", named))
        if place < N_GROUNDS and SAILS[kind] != (place >= FIRST_FJORD):
            problems.append(
                Fault("monster_place", f"{MONSTERS.ids[monster]} is where it cannot be", "monsters", named)
            )
    return problems


def _wrong_cards(s: BloodRage) -> list[str | Fault]:
    problems: list[str | Fault] = []
    cards = cards_on_table(s) + s.box
    odd = [
        CARDS.ids[card]
        for card, copies in enumerate(s.printed.copies[s.seats][s.age])
        if cards.count(card) != copies
    ]
    if odd:
        problems.append(_odd_cards(f"cards are lost, doubled or not in this game: {', '.join(odd)}", odd))
    for seat, sheet in enumerate(s.sheets):
        for slot, card in enumerate(sheet):
            if card >= 0 and slot not in CARD_SLOTS[card]:
                english = f"{CARDS.ids[card]} of {CLANS.ids[s.sides[seat]]} does not fit on {SLOTS.ids[slot]}"
                named = {"seat": CLANS.ids[s.sides[seat]], "kind": "card", "thing": CARDS.ids[card]}
                problems.append(Fault("slot", english, "sheets", named))
    if any(not IS_QUEST[card] for quests in s.quests for card in quests):
        problems.append(Fault("quests", "a card that is no quest lies among the quests", "quests"))
    return problems


def _wrong_knowledge(s: BloodRage) -> list[str | Fault]:
    problems: list[str | Fault] = []
    for seat in range(s.seats):
        held = s.hands[seat] + s.quests[seat] + s.aside[seat]
        if any(s.known[seat].count(card) > held.count(card) for card in s.known[seat]):
            problems.append(f"{CLANS.ids[s.sides[seat]]} does not have a card of which all know that it does")
    return problems


def _wrong_numbers(s: BloodRage) -> list[str | Fault]:
    problems: list[str | Fault] = []
    if any(not 0 <= rage <= MOST_RAGE for rage in s.rage):
        english = f"Rage must be between 0 and {MOST_RAGE}: {s.rage}"
        problems.append(Fault("rage", english, "rage", {"most": str(MOST_RAGE)}))
    if min(s.glory) < 0:
        problems.append(f"glory must not be negative: {s.glory}")
    if s.first_player not in s.sides:
        problems.append(Fault("first_player", "the first player does not take part", "first_player"))
    tokens = s.pillaged | sum(1 << province for province, reward in enumerate(s.rewards) if reward != NONE)
    if s.destroyed & tokens:
        problems.append("a pillage token lies in a destroyed province")
    if any(s.fighting) and s.pillager == NONE:
        problems.append("there is a battle, but nobody pillages")
    return problems


def _crowded(province: str) -> Fault:
    named = {"kind": "province", "thing": province}
    return Fault("crowded", f"there are too many figures in {province}", "warriors", named)


def _odd_cards(english: str, cards: list[str]) -> Fault:
    return Fault("cards", english, "hands", {"kind": "card", "thing": " ".join(cards)})
