"""What steps and questions declare: arguments within bounds, every verb named, positions of earlier releases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, fight, rolls
from warhost.core.errors import BadPosition, RulesError
from warhost.core.position import load, position
from warhost.games.karak import GAME
from warhost.games.karak.components import TOKENS


def at(frame: list[Any], **state: Any) -> dict[str, Any]:
    return {"seats": ["horan", "taia"], "flow": {"agenda": [frame]}, "state": state}


@pytest.mark.parametrize("frame", [["draft", 1_000_000_000, 0, 0], ["draft", {"made": 11}], ["draft", -1]])
def test_a_draft_has_only_so_many_choices(frame: list[Any]) -> None:
    """KA 16.6. A number beyond them once kept the draft going for ever."""
    with pytest.raises(BadPosition, match=r"agenda\[0\]\.made"):
        load(GAME, at(frame))


def test_a_draft_of_more_choices_than_this_table_has_is_over() -> None:
    state = load(GAME, at(["draft", {"made": 10}]))
    assert state.question is GAME.questions["turn"]


@pytest.mark.parametrize(
    "name", ["draft", "turn", "buy", "fly", "ignore", "recruit", "add", "retreat", "plague"]
)
def test_a_question_refuses_the_verbs_of_others(name: str) -> None:
    """Whatever verbs are added at the end: nothing is taken for something else."""
    state = arrange().match.state
    state.question = None
    with pytest.raises(RulesError):
        GAME.questions[name].answer(state, 0, GAME.verbs.parse("meet:ghouls_sword"))


def test_what_lets_a_chance_go_by_is_among_the_options() -> None:
    """An absent player ends his turn, keeps his dice and leaves others alone."""
    passing = {
        name: [verb.name for verb in each.passing] for name, each in GAME.questions.items() if each.passing
    }
    assert passing["turn"] == ["end"]
    assert passing["reroll"] == passing["evade"] == passing["fly"] == ["stay"]
    table = fight(hero="elspeth", against=["ghouls_sword"], dice=rolls("hero 1"))
    assert "stay" in table.options


def old(table: Scenario, frame: list[Any]) -> dict[str, Any]:
    """A position as the release before wrote it."""
    written = position(GAME, table.match.state)
    written["flow"] = {"agenda": [["turn", 1, 0, 0], frame]}
    return written


def test_tokens_of_a_reward_were_one_number() -> None:
    two = TOKENS.index["ghouls_sword"] + 1 + (TOKENS.index["ghouls_hammer"] + 1) * 32
    state = load(
        GAME,
        old(
            arrange(in_hand=["sword", "hammer"], beaten={"ghouls_sword": 1, "ghouls_hammer": 1}),
            ["rewards", 0, two, 0],
        ),
    )
    assert state.question is GAME.questions["reward"]
    assert [TOKENS.ids[token] for token in state.about] == ["ghouls_sword", "ghouls_hammer"]


def test_stepping_aside_once_named_who_begins() -> None:
    """The frame was the hex, the seat whose turn it is, and how many were asked."""
    table = arrange("hordes", hero_at={"horan": "1513", "taia": "1513"})
    state = load(GAME, old(table, ["evade", GAME.verbs.by_name["move"].args[0][1].index["1513"], 0, 1]))
    assert state.question is GAME.questions["evade"]
    assert state.waiting == [1]
