"""A game's vocabulary as JSON: what a client must know to build forms and to name things, before any table exists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhost.core.domain import SEAT, Domain
from warhost.core.game import Game


def catalogue(game: Game) -> dict[str, Any]:
    """Seats, sides, table options, and for verbs, prompts and events the kind of each argument.

    A thing of kind K with id I is named by the Fluent message `<game>-K-I`; kind "seat" means a side of the table;
    kind null is a plain number."""
    return {
        "game": game.name,
        "revision": game.revision,
        "seats": list(game.seat_counts),
        "side_kind": game.sides.name,
        "sides": list(game.sides.ids),
        "options": [
            {
                "name": setting.name,
                "values": list(setting.values),
                "default": setting.default,
                "free": setting.read is not None,
            }
            for setting in game.settings.all
        ],
        "endings": list(game.endings.ids),
        "verbs": {verb.name: _kinds(game, verb.args) for verb in game.verbs.all},
        "prompts": {
            question.name: {
                "rule": question.rule,
                "about": _kinds(game, [(arg.name, arg.domain) for arg in question.arguments if arg.told]),
                "together": question.together,
            }
            for question in game.questions.values()
        },
        "events": {kind.name: _kinds(game, kind.args) for kind in game.events.all},
    }


def _kinds(game: Game, args: Sequence[tuple[str, Domain | None]]) -> dict[str, str | None]:
    return {name: _kind(game, domain) for name, domain in args}


def _kind(game: Game, domain: Domain | None) -> str | None:
    if domain is None:
        return None
    return game.sides.name if domain is SEAT else domain.name
