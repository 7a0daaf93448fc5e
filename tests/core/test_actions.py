"""A question made of actions: their options in order, each answer to its own action."""

from __future__ import annotations

import pytest

from warhost.core.action import Action, ActionQuestion
from warhost.core.domain import NONE, Domain
from warhost.core.errors import RulesError
from warhost.core.question import Reason
from warhost.core.verbs import Verbs

VERBS = Verbs()
REST = VERBS.add("rest")
WALK = VERBS.add("walk", "{way}", way=Domain("way", ["left", "right"]))
FLY = VERBS.add("fly")


class Diary:
    def __init__(self) -> None:
        self.lines: list[str] = []


class Walk(Action):
    def options(self, s: Diary, seat: int) -> list[int]:
        return [WALK.pack1(1)]

    def carry_out(self, s: Diary, seat: int, option: int) -> None:
        s.lines.append(f"{seat} walked {WALK.first(option)}")

    def cost(self, s: Diary, seat: int, option: int) -> int:
        return 2

    def why_not(self, s: Diary, seat: int, option: int) -> Reason | None:
        return "toy-reason-mud", {}


class Rest(Action):
    def options(self, s: Diary, seat: int) -> list[int]:
        return [REST.base]

    def carry_out(self, s: Diary, seat: int, option: int) -> None:
        s.lines.append(f"{seat} rested")


class Day(ActionQuestion):
    name = "day"
    actions = (Walk(WALK), Rest(REST))


DAY = Day()


def test_options_come_in_the_order_of_the_actions() -> None:
    assert [VERBS.key(option) for option in DAY.options(Diary(), 0)] == ["walk:right", "rest"]


def test_an_answer_goes_to_its_action() -> None:
    diary = Diary()
    DAY.answer(diary, 3, WALK.pack1(1))
    DAY.answer(diary, 4, REST.base)
    assert diary.lines == ["3 walked 1", "4 rested"]


def test_an_action_tells_its_price_and_its_refusal() -> None:
    assert DAY.cost(Diary(), 0, WALK.pack1(0)) == 2
    assert DAY.cost(Diary(), 0, REST.base) == NONE
    assert DAY.why_not(Diary(), 0, WALK.pack1(0)) == ("toy-reason-mud", {})
    assert DAY.why_not(Diary(), 0, REST.base) is None


def test_a_verb_of_another_question_is_an_error() -> None:
    with pytest.raises(RulesError):
        DAY.answer(Diary(), 0, FLY.base)
