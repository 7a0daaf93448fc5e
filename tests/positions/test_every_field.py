"""Every key of every game's positions: what is written there is in the state, or changes what comes, or is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions.page import examples, title
from tests.positions.samples import samples
from warhost import games
from warhost.core.errors import BadPosition
from warhost.core.fields import Field
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.position import load, position
from warhost.core.state import State

FIELDS = [
    (name, field.name) for name in games.names() for field in games.load(name).fields if field.name != "phase"
]
"""The phases have a test of their own."""


def base(game: Game) -> dict[str, Any]:
    """As little as a position can say."""
    return {"seats": list(game.sides.ids[: game.seat_counts[0]]), "state": {}}


def begun(game: Game, data: dict[str, Any]) -> tuple[Any, ...]:
    """What becomes of a position and what is told of it, whatever chance was used."""
    match = Match.from_position(game, data)
    return {**position(game, match.state), "chance": None}, [match.describe(each) for each in match.told]


def before_play(game: Game, data: dict[str, Any]) -> State:
    """The state that a position describes, before anything happens: as if the game were over."""
    return load(game, {**data, "flow": {**data.get("flow", {}), "ending": game.endings.ids[0]}})


def fate(game: Game, field: Field, value: Any, around: dict[str, Any]) -> str:
    given = {**around, "state": {**around["state"], field.name: value}}
    try:
        after = load(game, given)
    except BadPosition as refused:
        named = any(f"$.state.{name}" in refused.where for name in given["state"])
        return "refused" if named else f"refused elsewhere: {refused}"
    empty = getattr(game.empty(after.seats), field.name)
    usual = getattr(before_play(game, around), field.name)
    wanted = field.decode(value, empty, given["seats"], "")
    if wanted in (empty, usual, getattr(after, field.name)):
        return "kept"
    return "changed what came" if begun(game, given) != begun(game, around) else "ignored"


ALLOWED = {"refused", "kept", "changed what came"}


@pytest.mark.parametrize(("name", "field_name"), FIELDS)
def test_nothing_is_ignored(name: str, field_name: str) -> None:
    game = games.load(name)
    field = next(each for each in game.fields if each.name == field_name)
    around = base(game)
    fates = {str(value): fate(game, field, value, around) for value in samples(field, around["seats"][0])}
    assert fates
    assert set(fates.values()) <= ALLOWED, fates


@pytest.mark.parametrize("example", examples(), ids=title)
def test_nothing_is_ignored_wherever_play_goes_on(example: dict[str, Any]) -> None:
    """One value of each field that an example of the page leaves out."""
    game = games.load(example["game"])
    around = {**example, "chance": {}}
    fates: dict[str, str] = {}
    for field in game.fields:
        if field.name not in example["state"] and field.name != "phase":
            usual = getattr(game.empty(len(example["seats"])), field.name)
            value = next(
                value
                for value in samples(field, example["seats"][0])
                if field.decode(value, usual, example["seats"], "") != usual
            )
            fates[field.name] = fate(game, field, value, around)
    assert fates
    assert set(fates.values()) <= ALLOWED, fates
