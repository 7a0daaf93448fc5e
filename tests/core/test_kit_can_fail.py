"""The kit must be able to fail: each deliberately broken toy is caught by the check that is meant for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toy import rules
from tests.toy.state import FIELDS, Harvest
from warhost.core.engine import emit
from warhost.core.fields import ALL, Field, Items
from warhost.core.game import Game, Prompt
from warhost.core.trace import SPECTATOR, audience_of
from warhost.testing import Variant, checks

TABLE = Variant(3)


def altered(**changes: Any) -> Game:
    """The toy with some entries of its form replaced."""
    return Game(**{**rules.FORM, **changes})


def with_step(name: str, step: Any) -> Game:
    steps = list(rules.GAME.steps)
    steps[rules.STEPS.index[name]] = step
    return altered(steps=steps)


def leaking_fields() -> tuple[Field, ...]:
    return tuple(
        Field("hands", Items(rules.CARDS), ALL, per_seat=True) if field.name == "hands" else field
        for field in FIELDS
    )


def loud_refill(s: Harvest, a: int, b: int, c: int) -> None:
    before = [hand[:] for hand in s.hands]
    rules.refill(s, a, b, c)
    for seat in range(s.seats):
        if s.hands[seat] != before[seat]:
            emit(s, rules.DREW, seat, s.hands[seat][len(before[seat]) :])


def telltale_rob_options(s: Harvest, seat: int) -> list[int]:
    """Offers only victims with something worth stealing: that tells what they hold."""
    return [
        option
        for option in rules.rob_options(s, seat)
        if rules.SPARE.has(option) or max(s.hands[s.sides.index(rules.ROB.first(option))]) > 2
    ]


def boastful_give(s: Harvest, seat: int, option: int) -> None:
    """Lets a public field depend on a secret choice."""
    rules.give(s, seat, option)
    s.points[seat] += rules.GIVE.unpack(option)[0]


def tattling_why_not(s: Harvest, seat: int, option: int) -> tuple[str, dict[str, str]]:
    """Explains a refusal by what somebody else holds."""
    return "toy-reason-own", {"cards": str(s.hands[(seat + 1) % s.seats])}


def whispering_give(s: Harvest, seat: int, option: int) -> None:
    """Tells those who only watch what passed in secret."""
    rules.give(s, seat, option)
    if s.trace is not None:
        card = rules.GIVE.unpack(option)[0]
        s.trace.events.append((rules.GAVE_CARD, audience_of(SPECTATOR), (seat, s.ask_a, card)))


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
        (altered(fields=leaking_fields()), "looks different"),
        (with_step("refill", loud_refill), "events leak"),
        (
            altered(
                prompts=[
                    rules.GAME.prompts[0],
                    Prompt("rob", telltale_rob_options, rules.rob, rule="TOY 3"),
                    rules.GAME.prompts[2],
                ]
            ),
            "looks different|leaks|cannot see",
        ),
        (
            altered(
                prompts=[
                    *rules.GAME.prompts[:2],
                    Prompt("give", rules.give_options, boastful_give, rule="TOY 3", secret=True),
                ]
            ),
            "leak",
        ),
        (
            altered(
                prompts=[
                    rules.GAME.prompts[0],
                    Prompt("rob", rules.rob_options, rules.rob, rule="TOY 3", why_not=tattling_why_not),
                    rules.GAME.prompts[2],
                ]
            ),
            "a refusal leaks",
        ),
        (
            altered(
                prompts=[
                    *rules.GAME.prompts[:2],
                    Prompt("give", rules.give_options, whispering_give, rule="TOY 3", secret=True),
                ]
            ),
            "seen by -1: events leak",
        ),
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
def test_a_leak_is_caught(leaky: Game, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        checks.views_do_not_interfere(leaky, Variant(4), 15)


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


def test_a_lost_card_is_caught() -> None:
    def careless_reap(s: Harvest, a: int, b: int, c: int) -> None:
        rules.reap(s, a, b, c)
        s.discard.pop()

    with pytest.raises(AssertionError, match="lost"):
        checks.random_games_end_and_keep_invariants(with_step("reap", careless_reap), TABLE, 1)


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


def test_an_unused_component_is_caught() -> None:
    with pytest.raises(AssertionError, match="never used"):
        checks.every_component_is_used(with_step("reveal", lambda s, a, b, c: None), [TABLE], 2)


def test_a_field_without_visibility_does_not_load() -> None:
    with pytest.raises(ValueError, match="who may see it"):
        Field("secret", Items(rules.CARDS), "")
