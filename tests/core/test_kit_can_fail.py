"""The kit must be able to fail: each deliberately broken toy is caught by the check that is meant for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.toy import rules
from tests.toy.state import FIELDS, Harvest
from warhost.core.engine import emit
from warhost.core.fields import ALL, Field, Items
from warhost.core.game import Game
from warhost.core.question import Question, Reason
from warhost.core.step import Step
from warhost.core.trace import SPECTATOR, audience_of
from warhost.testing import Variant, checks

TABLE = Variant(3)


def altered(**changes: Any) -> Game:
    """The toy with some entries of its form replaced."""
    return Game(**{**rules.FORM, **changes})


def leaking_fields() -> tuple[Field, ...]:
    return tuple(
        Field("hands", Items(rules.CARDS), ALL, per_seat=True) if field.name == "hands" else field
        for field in FIELDS
    )


Breaking = Callable[[pytest.MonkeyPatch], Game]


def with_step(step: Step, function: Callable[..., None]) -> Breaking:
    """The toy with another function behind one of its steps."""

    def break_it(monkeypatch: pytest.MonkeyPatch) -> Game:
        monkeypatch.setattr(step, "run", function)
        return rules.GAME

    return break_it


def with_method(question: type[Question], name: str, method: Callable[..., Any]) -> Breaking:
    """The toy with another method in one of its questions."""

    def break_it(monkeypatch: pytest.MonkeyPatch) -> Game:
        monkeypatch.setattr(question, name, method)
        return rules.GAME

    return break_it


refill, rob_options, give = rules.refill.run, rules.Rob.options, rules.Give.answer


def loud_refill(s: Harvest) -> None:
    before = [hand[:] for hand in s.hands]
    refill(s)
    for seat in range(s.seats):
        if s.hands[seat] != before[seat]:
            emit(s, rules.DREW, seat, s.hands[seat][len(before[seat]) :])


def telltale_rob_options(self: rules.Rob, s: Harvest, seat: int) -> list[int]:
    """Offers only victims with something worth stealing: that tells what they hold."""
    return [
        option
        for option in rob_options(self, s, seat)
        if rules.SPARE.has(option) or max(s.hands[s.sides.index(rules.ROB.first(option))]) > 2
    ]


def boastful_give(self: rules.Give, s: Harvest, seat: int, option: int) -> None:
    """Lets a public field depend on a secret choice."""
    give(self, s, seat, option)
    s.points[seat] += rules.GIVE.first(option)


def tattling_why_not(_self: rules.Rob, s: Harvest, seat: int, option: int) -> Reason:
    """Explains a refusal by what somebody else holds."""
    return "toy-reason-own", {"cards": str(s.hands[(seat + 1) % s.seats])}


def whispering_give(self: rules.Give, s: Harvest, seat: int, option: int) -> None:
    """Tells those who only watch what passed in secret."""
    (thief,) = s.about
    give(self, s, seat, option)
    if s.trace is not None:
        card = rules.GIVE.first(option)
        s.trace.events.append((rules.GAVE_CARD, audience_of(SPECTATOR), (seat, thief, card)))


def sharing_copy(self: Harvest) -> Harvest:
    twin = Harvest(self.seats, self)
    twin.hands = self.hands
    return twin


def forgetful_copy(self: Harvest) -> Harvest:
    twin = Harvest(self.seats, self)
    twin.points = [0] * self.seats
    return twin


@pytest.mark.parametrize(
    ("leaky", "complaint"),
    [
        (lambda _: altered(fields=leaking_fields()), "looks different"),
        (with_step(rules.refill, loud_refill), "events leak"),
        (with_method(rules.Rob, "options", telltale_rob_options), "looks different|leaks|cannot see"),
        (with_method(rules.Give, "answer", boastful_give), "leak"),
        (with_method(rules.Rob, "why_not", tattling_why_not), "a refusal leaks"),
        (with_method(rules.Give, "answer", whispering_give), "seen by -1: events leak"),
    ],
    ids=[
        "public hands",
        "loud event",
        "telltale options",
        "secret in a public field",
        "refusal",
        "told to spectators",
    ],
)
def test_a_leak_is_caught(leaky: Breaking, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = leaky(monkeypatch)
    with pytest.raises(AssertionError, match=complaint):
        checks.views_do_not_interfere(game, Variant(4), 15)


def test_a_sampler_that_changes_nothing_is_caught() -> None:
    """A sampler that hands out the same hidden cards every time would make the leak check blind."""

    def idle(view: Harvest, seat: int) -> Harvest:
        view.seed, view.drawn = b"always the same", 0
        return rules.sample(view, seat)

    with pytest.raises(AssertionError, match="could not have failed"):
        checks.views_do_not_interfere(altered(sample=idle), TABLE, 1)


def test_a_summary_that_is_not_as_public_as_it_says_is_caught() -> None:
    """It would not leak, being made of what a spectator sees; but viewers would miss what is theirs."""
    private = {"summary": lambda view: {"cards": [hand[:] for hand in view.hands]}}
    checks.shared_views_are_each_viewers_own(altered(**private), TABLE, 1)
    with pytest.raises(AssertionError, match="the summary is not public"):
        checks.shared_views_are_each_viewers_own(altered(**private, is_summary_public=True), TABLE, 1)


@pytest.mark.parametrize("broken_copy", [sharing_copy, forgetful_copy])
def test_a_bad_copy_is_caught(monkeypatch: pytest.MonkeyPatch, broken_copy: Any) -> None:
    monkeypatch.setattr(Harvest, "copy", broken_copy)
    with pytest.raises(AssertionError, match="copy"):
        checks.copies_are_equal_and_isolated(rules.GAME, TABLE, 1, every=1)


def test_a_lost_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    reap = rules.reap.run

    def careless_reap(s: Harvest) -> None:
        reap(s)
        s.discard.pop()

    monkeypatch.setattr(rules.reap, "run", careless_reap)
    with pytest.raises(AssertionError, match="lost"):
        checks.random_games_end_and_keep_invariants(rules.GAME, TABLE, 1)


def test_an_undeclared_attribute_is_caught() -> None:
    forgetful = altered(fields=tuple(field for field in FIELDS if field.name != "points"))
    with pytest.raises(AssertionError, match=r"undeclared: \['points'\]"):
        checks.every_attribute_is_declared(forgetful)


def test_a_derived_attribute_that_is_not_kept_up_is_caught() -> None:
    def forget(s: Harvest) -> None:
        s.points = [0] * s.seats

    fields = tuple(field for field in FIELDS if field.name != "points")
    forgetful = altered(fields=fields, derived=("points",), derive=forget)
    checks.every_attribute_is_declared(forgetful)
    with pytest.raises(AssertionError, match="points no longer follows from the fields"):
        checks.random_games_end_and_keep_invariants(forgetful, TABLE, 1)


def test_an_unused_component_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.reveal, "run", lambda s: None)
    with pytest.raises(AssertionError, match="never used"):
        checks.every_component_is_used(rules.GAME, [TABLE], 2)


def test_a_field_without_visibility_does_not_load() -> None:
    with pytest.raises(ValueError, match="who may see it"):
        Field("secret", Items(rules.CARDS), "")
