"""The texts of Battle cards (BR 18), each operation with what it does at its moment. What only changes how other rules work
is declared here and asked for there."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import MOST_RAGE, PROVINCES, WARRIOR, WARRIORS
from warhost.games.bloodrage.operations import BATTLE_OPERATIONS, BattleOperation
from warhost.games.bloodrage.rules.clans import card_works, change_rage, fighters, owe_raise, score_card
from warhost.games.bloodrage.rules.destruction import endanger
from warhost.games.bloodrage.rules.figures import host_of
from warhost.games.bloodrage.rules.hands import take_openly
from warhost.games.bloodrage.settings import BACKSTAB
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("battle_cards")


# Asked for by the rules


CANCEL_TEXTS: Final = BATTLE_OPERATIONS.add(BattleOperation("cancel_texts"))
"""BR 18.19: the texts of all opponents are void."""
WATCH: Final = BATTLE_OPERATIONS.add(BattleOperation("watch"))
"""BR 18.7: glory for all bonuses, and all cards are discarded."""
RAISE_OTHER: Final = BATTLE_OPERATIONS.add(BattleOperation("raise_other"))
"""BR 18.11: after a pillage another track goes up too."""


# At the reveal


class Smite(BattleOperation):
    def at_reveal(self, s: BloodRage, seat: int, card: int) -> None:
        card_works(s, seat, card)
        push(s, smite, seat)


SMITE: Final = BATTLE_OPERATIONS.add(Smite("smite", warriors=number(1, WARRIORS)))


@CHAPTER.step_in_turn(fighters, owner=SEAT)
def smite(s: BloodRage, seat: int, owner: int) -> None:
    """BR 18.2: each opponent loses Warriors in the province."""
    if seat != owner:
        number_hit = min(SMITE.numbers("warriors")[s.texts[owner]], s.warriors[seat][s.battlefield])
        endanger(s, seat, [WARRIOR] * number_hit, s.battlefield, events.BY_CARD)


class TurnTide(BattleOperation):
    def at_reveal(self, s: BloodRage, seat: int, card: int) -> None:
        card_works(s, seat, card)
        push(s, tide)


TURN_TIDE: Final = BATTLE_OPERATIONS.add(TurnTide("tide"))


@CHAPTER.step_in_turn(fighters)
def tide(s: BloodRage, seat: int) -> None:
    """BR 18.3: everybody keeps one figure."""
    if len(host_of(s, seat, s.battlefield)) > 1:
        ask(s, TIDE, seat, s.battlefield)


class Tide(Question):
    """Which figure to keep."""

    name = "tide"
    rule = "BR 18.3"
    about = {"province": PROVINCES}
    obvious = True

    def options(self, s: BloodRage, seat: int) -> list[int]:
        (province,) = s.about
        return verbs.SPARE.each(sorted(set(host_of(s, seat, province))))

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        (province,) = s.about
        kind = verbs.SPARE.first(option)
        emit(s, events.SPARED, seat, kind)
        others = host_of(s, seat, province)
        others.remove(kind)
        endanger(s, seat, others, province, events.BY_CARD)


TIDE: Final = CHAPTER.question(Tide())


# For the winner


class Gain(BattleOperation):
    """BR 18.16, 18.18."""

    def if_won(self, s: BloodRage, seat: int, card: int) -> None:
        change_rage(s, seat, self.numbers("rage")[card])
        score_card(s, seat, self.numbers("glory")[card], card)


GAIN: Final = BATTLE_OPERATIONS.add(Gain("gain", rage=number(0, MOST_RAGE), glory=number(0, 99)))


class RaiseOne(BattleOperation):
    """BR 18.17."""

    def if_won(self, s: BloodRage, seat: int, card: int) -> None:
        card_works(s, seat, card)
        owe_raise(s, seat, card)


RAISE_ONE: Final = BATTLE_OPERATIONS.add(RaiseOne("raise_one"))


# For a loser, if there is a winner (BR 12.5, 12.16)


class StealRage(BattleOperation):
    """BR 12.16, 18.13, 5.14: the winner loses it also where the loser has no room for it."""

    def if_lost(self, s: BloodRage, seat: int, card: int) -> None:
        victim = s.sides.index(s.winner)
        rage = min(self.numbers("rage")[card], s.rage[victim])
        if rage:
            card_works(s, seat, card)
            gained = min(rage, MOST_RAGE - s.rage[seat])
            if gained:
                emit(s, events.RAGE_STOLEN, seat, victim, gained)
            change_rage(s, victim, -rage)
            change_rage(s, seat, rage)


BATTLE_OPERATIONS.add(StealRage("steal_rage", rage=number(1, MOST_RAGE)))


class StealGlory(BattleOperation):
    """BR 12.16, 18.14, 21.12: as much as the winner has."""

    def if_lost(self, s: BloodRage, seat: int, card: int) -> None:
        if BACKSTAB.of(s) == "before":
            self.steal(s, seat, card)

    def after_glory(self, s: BloodRage, seat: int, card: int) -> None:
        self.steal(s, seat, card)

    def steal(self, s: BloodRage, seat: int, card: int) -> None:
        victim = s.sides.index(s.winner)
        points = min(self.numbers("glory")[card], s.glory[victim])
        if points:
            card_works(s, seat, card)
            s.glory[victim] -= points
            s.glory[seat] += points
            emit(s, events.GLORY_STOLEN, seat, victim, points)


BATTLE_OPERATIONS.add(StealGlory("steal_glory", glory=number(1, 99)))


class TakeWinnerCards(BattleOperation):
    """BR 18.15."""

    def if_lost(self, s: BloodRage, seat: int, card: int) -> None:
        victim = s.sides.index(s.winner)
        cards = s.played[victim]
        if cards:
            card_works(s, seat, card)
            played = s.played[:]
            played[victim] = []
            s.played = played
            take_openly(s, seat, cards)
            emit(s, events.CARDS_STOLEN, seat, victim, cards[:])


BATTLE_OPERATIONS.add(TakeWinnerCards("take_winner_cards"))


# Won or lost


class GloryPerDestroyed(BattleOperation):
    """BR 18.22: for all figures destroyed in the battle."""

    def at_battle_end(self, s: BloodRage, seat: int, card: int) -> None:
        score_card(s, seat, self.numbers("glory")[card] * sum(s.slain), card)


GLORY_PER_DESTROYED: Final = BATTLE_OPERATIONS.add(
    GloryPerDestroyed("glory_per_destroyed", glory=number(1, 99))
)
