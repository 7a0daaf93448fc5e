"""Every lesson can be played to its end, whatever the others do, and is told in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.lessons.guided import FILES, FOLDER, GuidedGame, Stuck, at_random, lesson_of
from warhost.words.loader import FOLDER as WORDS
from warhost.words.loader import LANGUAGES, Words

GAMES = 12
"""How often each lesson is played: with other decisions of the others, and of the learner where a step leaves him a choice."""

every_lesson = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@every_lesson
@pytest.mark.parametrize("number", range(GAMES))
def test_a_lesson_can_be_played_to_its_end(file: Path, number: int) -> None:
    game = GuidedGame(lesson_of(file), others=at_random(number))
    game.play(learner=at_random(number), look=lambda game, step: None)


@every_lesson
def test_a_lesson_ends_in_a_game_that_goes_on(file: Path) -> None:
    game = GuidedGame(lesson_of(file), others=at_random(1))
    game.play(learner=at_random(1), look=lambda game, step: None)
    game.let_others_move()
    assert not game.match.over
    assert game.match.prompt(game.learner) is not None


@every_lesson
def test_cards_are_pointed_at_while_the_learner_holds_them(file: Path) -> None:
    def look(game: GuidedGame, step: dict[str, Any]) -> None:
        state = game.view()["state"]
        held = [card for pile in ("hands", "packets", "quests") for card in state.get(pile, {}).get(seat, [])]
        cards = [thing["id"] for thing in step.get("point", []) if thing["kind"] in ("card", "chaos_card")]
        assert set(cards) <= set(held), step["id"]

    lesson = lesson_of(file)
    seat = lesson["seat"]
    GuidedGame(lesson, others=at_random(1)).play(learner=at_random(1), look=look)


@every_lesson
def test_a_lesson_is_short_and_each_step_has_a_name_of_its_own(file: Path) -> None:
    lesson = lesson_of(file)
    names = [step["id"] for step in lesson["steps"]]
    assert lesson["id"] == file.stem
    assert 8 <= len(names) <= 15
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told(language: str) -> None:
    words = Words(language)
    assert [key for key in keys() if not words.has(key)] == []


def test_nothing_is_told_of_steps_that_are_gone() -> None:
    told = {
        line.split(" =")[0]
        for game in {file.parents[1].name for file in FILES}
        for file in (WORDS / "en").glob(f"{game}-lesson*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line[:1].isalpha()
    }
    assert told - set(keys()) == set()


def test_a_game_lists_all_of_its_lessons() -> None:
    for file in FILES:
        listed = (file.parents[1] / "lessons.ts").read_text(encoding="utf-8")
        assert f'"./lessons/{file.name}"' in listed


def test_a_learner_who_would_be_stuck_is_noticed() -> None:
    lesson = lesson_of(FOLDER / "oldworld" / "lessons" / "first-blood.json")
    lesson["steps"] = [{"id": "impossible", "until": {"choose": {"verb": "upgrade"}}}]
    with pytest.raises(Stuck, match="impossible"):
        GuidedGame(lesson, others=at_random(1)).play(learner=at_random(1), look=lambda game, step: None)


def keys() -> Iterator[str]:
    for file in FILES:
        lesson = lesson_of(file)
        title = f"{lesson['position']['game']}-lesson-{lesson['id']}"
        yield title
        yield from (f"{title}-{step['id']}" for step in lesson["steps"])
