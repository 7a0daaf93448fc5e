"""The texts of Battle cards (BR 18): a short function for each thing that a text can do, and tables to find it by card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push_round
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import CARD_OP, CARD_PARAMS, N_CARDS, PROVINCES, WARRIOR, card_with
from warhost.games.bloodrage.rules.clans import card_works, change_rage, fighters, owe_raise, score_card
from warhost.games.bloodrage.rules.destruction import endanger
from warhost.games.bloodrage.rules.figures import host_of
from warhost.games.bloodrage.rules.hands import take_openly
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("battle_cards")

Text = Callable[[BloodRage, int, int], None]
"""State, seat whose card it is, card. Nobody is asked at once: who has something to decide gets a step."""

THORS_PRIMACY: Final = card_with("cancel_texts")
ODINS_JUDGEMENT: Final = card_with("glory_per_destroyed")
JUDGEMENT_GLORY: Final = int(CARD_PARAMS[ODINS_JUDGEMENT]["glory"])


# At the reveal


def begin_smite(s: BloodRage, seat: int, card: int) -> None:
    card_works(s, seat, card)
    push_round(s, smite, seat)


@CHAPTER.step_in_turn(fighters, owner=SEAT)
def smite(s: BloodRage, seat: int, owner: int) -> None:
    """BR 18.2: each opponent loses one Warrior in the province."""
    if seat != owner and s.warriors[seat][s.battlefield]:
        endanger(s, seat, [WARRIOR], s.battlefield, events.BY_CARD)


def begin_tide(s: BloodRage, seat: int, card: int) -> None:
    card_works(s, seat, card)
    push_round(s, tide)


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
        return [verbs.SPARE.pack1(kind) for kind in sorted(set(host_of(s, seat, province)))]

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        (province,) = s.about
        kind = verbs.SPARE.first(option)
        emit(s, events.SPARED, seat, kind)
        others = host_of(s, seat, province)
        others.remove(kind)
        endanger(s, seat, others, province, events.BY_CARD)


TIDE: Final = CHAPTER.question(Tide())


# For the winner


def gain(s: BloodRage, seat: int, card: int) -> None:
    """BR 18.16, 18.18."""
    change_rage(s, seat, int(CARD_PARAMS[card].get("rage", 0)))
    score_card(s, seat, int(CARD_PARAMS[card]["glory"]), card)


def raise_one(s: BloodRage, seat: int, card: int) -> None:
    """BR 18.17."""
    card_works(s, seat, card)
    owe_raise(s, seat, card)


# For a loser, if there is a winner (BR 12.5, 12.16)


def steal_rage(s: BloodRage, seat: int, card: int) -> None:
    """BR 18.13."""
    victim = s.sides.index(s.winner)
    rage = min(int(CARD_PARAMS[card]["rage"]), s.rage[victim])
    if rage:
        card_works(s, seat, card)
        emit(s, events.RAGE_STOLEN, seat, victim, rage)
        change_rage(s, victim, -rage)
        change_rage(s, seat, rage)


def steal_glory(s: BloodRage, seat: int, card: int) -> None:
    """BR 18.14."""
    victim = s.sides.index(s.winner)
    points = min(int(CARD_PARAMS[card]["glory"]), s.glory[victim])
    if points:
        card_works(s, seat, card)
        s.glory[victim] -= points
        s.glory[seat] += points
        emit(s, events.GLORY_STOLEN, seat, victim, points)


def take_winner_cards(s: BloodRage, seat: int, card: int) -> None:
    """BR 18.15."""
    victim = s.sides.index(s.winner)
    cards = s.played[victim]
    if cards:
        card_works(s, seat, card)
        played = s.played[:]
        played[victim] = []
        s.played = played
        take_openly(s, seat, cards)
        emit(s, events.CARDS_STOLEN, seat, victim, cards[:])


# Tables over all cards


def _table(texts: dict[str, Text]) -> list[Text | None]:
    return [*(texts.get(CARD_OP[card]) for card in range(N_CARDS)), None]


AT_REVEAL: Final = _table({"smite": begin_smite, "tide": begin_tide})
IF_WON: Final = _table({"gain": gain, "raise_one": raise_one})
IF_LOST: Final = _table(
    {"steal_rage": steal_rage, "steal_glory": steal_glory, "take_winner_cards": take_winner_cards}
)
