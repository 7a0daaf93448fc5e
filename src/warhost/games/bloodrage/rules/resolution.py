"""Battle, the resolution (BR 12): who has won, and what follows in its order."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, number, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, use
from warhost.core.operations import Operation
from warhost.core.question import Question
from warhost.games.bloodrage import events, settings, verbs
from warhost.games.bloodrage.cards.bonuses import COPY_HIGHEST_BONUS, total_bonus
from warhost.games.bloodrage.components import AXES, FIGURE_CARD, MOST_RAGE, WORKS
from warhost.games.bloodrage.operations import (
    BATTLE_OPERATIONS,
    MONSTER_OPERATIONS,
    UPGRADE_OPERATIONS,
    UpgradeOperation,
)
from warhost.games.bloodrage.rules import invade, pillage
from warhost.games.bloodrage.rules.clans import card_works, fighters, score, score_card, track_value
from warhost.games.bloodrage.rules.destruction import endanger
from warhost.games.bloodrage.rules.figures import host_of, monsters_of, strength
from warhost.games.bloodrage.rules.hands import take_openly
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("resolution")
MOST_TAKEN: Final = 99
"""More cards than are ever taken back in one battle."""

KEEP_PLAYED_CARDS: Final = UPGRADE_OPERATIONS.add(
    UpgradeOperation("keep_played_cards", rage=number(0, MOST_RAGE))
)
"""BR 17.26: a winner takes played cards back, for so much Rage each."""
KEEPING_COST: Final = KEEP_PLAYED_CARDS.numbers("rage")
GLORY_IF_ENEMIES_DESTROYED: Final = UPGRADE_OPERATIONS.add(
    UpgradeOperation("glory_if_enemies_destroyed", enemies=number(1, 99), glory=number(1, 99))
)
"""BR 17.12, 17.13: for so many in one battle."""
ENEMIES_NEEDED: Final = GLORY_IF_ENEMIES_DESTROYED.numbers("enemies")
ENEMIES_GLORY: Final = GLORY_IF_ENEMIES_DESTROYED.numbers("glory")
GLORY_PER_ENEMY_DESTROYED: Final = MONSTER_OPERATIONS.add(
    Operation("glory_per_enemy_destroyed", is_single=True, glory=number(1, 99))
)
"""BR 19.6, 19.7: in a battle in which the figure takes part."""
ENEMY_GLORY: Final = GLORY_PER_ENEMY_DESTROYED.numbers("glory")


@CHAPTER.step()
def compare(s: BloodRage) -> None:
    """BR 11.6, 12.1 to 12.3: the highest sum wins; if it is shared, nobody does."""
    order = fighters(s)
    sums: list[int] = []
    for seat in order:
        figures, cards = strength(s, seat, s.battlefield), total_bonus(s, seat)
        sums.append(figures + cards)
        emit(s, events.STRENGTH, seat, figures, cards, figures + cards)
        if COPY_HIGHEST_BONUS.having[s.texts[seat]]:
            use(s, WORKS[s.texts[seat]])
    best = max(sums)
    push(s, battle_end)
    if sums.count(best) == 1:
        winner = order[sums.index(best)]
        s.winner = s.sides[winner]
        emit(s, events.BATTLE_WON, winner, s.battlefield)
        if settings.BACKSTAB.of(s) == "after":
            push(s, late_outcome_text)
        push(s, axes)
    else:
        emit(s, events.BATTLE_TIED, s.battlefield)
    if s.winner == s.pillager:
        push(s, pillage.success, 1)
    push(s, losers)
    push(s, cards_leave)
    push(s, prowess, 0)
    push(s, outcome_text)


@CHAPTER.step_in_turn(fighters)
def outcome_text(s: BloodRage, seat: int) -> None:
    """BR 12.4, 12.5: texts about winning and losing; without a winner nobody has either."""
    if s.winner == NONE:
        return
    card = s.texts[seat]
    for operation in BATTLE_OPERATIONS.by_thing[card]:
        if s.sides[seat] == s.winner:
            operation.if_won(s, seat, card)
        else:
            operation.if_lost(s, seat, card)


# Cards taken back


@CHAPTER.step(taken=count(MOST_TAKEN))
def prowess(s: BloodRage, taken: int) -> None:
    """BR 12.6, 17.26, 17.27, 21.7."""
    if s.winner == NONE:
        return
    seat = s.sides.index(s.winner)
    card = KEEP_PLAYED_CARDS.card_of(s, seat)
    if not s.played[seat] or card == NONE or s.rage[seat] < KEEPING_COST[card]:
        return
    if taken and settings.PROWESS.of(s) == "one":
        return
    ask(s, PROWESS, seat, taken)


class Prowess(Question):
    """Which played card to take back, if any."""

    name = "prowess"
    rule = "BR 17.26"
    about = {"taken": untold(count(MOST_TAKEN))}
    passing = (verbs.DONE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return [*verbs.TAKE_BACK.each(sorted(set(s.played[seat]))), verbs.DONE.base]

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        if verbs.DONE.has(option):
            return
        (taken,) = s.about
        card = verbs.TAKE_BACK.first(option)
        upgrade = KEEP_PLAYED_CARDS.card_of(s, seat)
        card_works(s, seat, upgrade)
        s.rage[seat] -= KEEPING_COST[upgrade]
        mine = s.played[seat][:]
        mine.remove(card)
        played = s.played[:]
        played[seat] = mine
        s.played = played
        take_openly(s, seat, [card])
        emit(s, events.CARD_KEPT, seat, card)
        push(s, prowess, taken + 1)


PROWESS: Final = CHAPTER.question(Prowess())


# Cards and figures


@CHAPTER.step()
def cards_leave(s: BloodRage) -> None:
    """BR 12.7."""
    for seat in fighters(s):
        cards = s.played[seat]
        if not cards:
            continue
        if s.sides[seat] == s.winner:
            s.discards = s.discards + cards
            emit(s, events.CARDS_SPENT, seat, cards[:])
        else:
            take_openly(s, seat, cards)
            emit(s, events.CARDS_RETURNED, seat, cards[:])
    s.played = [[] for _ in range(s.seats)]


def fail(s: BloodRage) -> None:
    """When the losers are dead it is told that the pillage has failed, if it has."""
    if s.winner != s.pillager:
        emit(s, events.PILLAGE_FAILED, s.sides.index(s.pillager), s.battlefield)


@CHAPTER.step_in_turn(fighters, afterwards=fail)
def losers(s: BloodRage, seat: int) -> None:
    """BR 12.8."""
    if s.sides[seat] != s.winner:
        endanger(s, seat, host_of(s, seat, s.battlefield), s.battlefield, events.BY_LOSS)


# Glory


@CHAPTER.step()
def axes(s: BloodRage) -> None:
    """BR 12.11, 12.17."""
    winner = s.sides.index(s.winner)
    score(s, winner, track_value(s, winner, AXES), events.BY_BATTLE)


@CHAPTER.step_in_turn(fighters)
def late_outcome_text(s: BloodRage, seat: int) -> None:
    """BR 21.12."""
    if s.sides[seat] != s.winner:
        card = s.texts[seat]
        for operation in BATTLE_OPERATIONS.by_thing[card]:
            operation.after_glory(s, seat, card)


@CHAPTER.step()
def battle_end(s: BloodRage) -> None:
    """BR 12.12, 17.12, 17.13, 19.6, 19.7: glory for the figures destroyed in the battle."""
    order = fighters(s)
    dead = sum(s.slain)
    for seat in order:
        enemies = dead - s.slain[seat]
        if s.valkyrie:
            for kind in monsters_of(s, seat):
                score_card(s, seat, ENEMY_GLORY[kind] * enemies, FIGURE_CARD[kind])
        text = s.texts[seat]
        for operation in BATTLE_OPERATIONS.by_thing[text]:
            operation.at_battle_end(s, seat, text)
        for card in GLORY_IF_ENEMIES_DESTROYED.cards_of(s, seat):
            if enemies >= ENEMIES_NEEDED[card]:
                score_card(s, seat, ENEMIES_GLORY[card], card)


@CHAPTER.step()
def end_of_pillage(s: BloodRage) -> None:
    """BR 12.13, 17.18: a Warrior after a loss comes last, when nothing of the battle is left on the table."""
    pillager, province, winner = s.pillager, s.battlefield, s.winner
    blessed = [
        seat
        for seat in fighters(s)
        if s.sides[seat] != winner and invade.WARRIOR_AFTER_LOSS.card_of(s, seat) >= 0
    ]
    clear_battle(s)
    s.pillager = NONE
    s.battlefield = NONE
    for seat in reversed(blessed):
        push(s, invade.blessing, seat, province, 1 if s.sides[seat] == pillager else 0)


def clear_battle(s: BloodRage) -> None:
    s.winner = NONE
    s.fighting = [False] * s.seats
    s.texts = [NONE] * s.seats
    s.counted = [0] * s.seats
    s.slain = [0] * s.seats
    s.valkyrie = False
