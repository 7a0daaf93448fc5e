"""Names that somebody types: guessed where they are nearly right, in every language, and offered after Tab."""

from __future__ import annotations

import pytest

import warhost
from warhost.bots import make_bot
from warhost.cli.completion import bot_names
from warhost.core.errors import UnknownGame, WarhostError
from warhost.games import load
from warhost.words import LANGUAGES, Words


class Typed:
    """What completion knows of the line so far."""

    def __init__(self, *words: str) -> None:
        self.params: dict[str, str] = {}
        self.args = list(words)


def refusal(name: str) -> WarhostError:
    with pytest.raises(WarhostError) as caught:
        make_bot(name, load("karak"), 1)
    return caught.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_nearly_right_is_guessed(language: str) -> None:
    words = Words(language)
    for error, meant in (
        (refusal("gredy"), "greedy"),
        (refusal("easy+bilder"), "easy+builder"),
        (UnknownGame("krak", ["oldworld", "karak"]), "karak"),
    ):
        told = words.say(error.key, error.variables)
        assert meant in told
        assert "aggressive" not in told
        assert "oldworld" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_near_all_are_named(language: str) -> None:
    error = refusal("zzz")
    told = Words(language).say(error.key, error.variables)
    assert "greedy" in told
    assert "champion" in told
    assert "none" not in told


def test_a_style_is_completed_behind_its_level() -> None:
    assert bot_names(Typed("karak"), "random,gr") == ["random,greedy"]  # type: ignore[arg-type]
    assert bot_names(Typed("karak"), "random,greedy+b") == ["random,greedy+builder"]  # type: ignore[arg-type]


def test_a_bot_from_python_may_have_a_style() -> None:
    game = warhost.new("bloodrage", seats=2, seed=1)
    assert warhost.bot("greedy+builder", seed=1).choose(game).seat == game.turn.seat
