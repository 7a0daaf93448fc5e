"""What a viewer sees: a state built up from nothing but the visible parts, and the same as JSON for clients."""

from __future__ import annotations

from typing import Any

from warhost.core.domain import NONE
from warhost.core.engine import open_question, options
from warhost.core.fields import ALL, Field
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.trace import SPECTATOR


def seen_by(game: Game, s: State, viewer: int) -> State:
    """An empty state, then field by field what this viewer may see. Bots get this; it has no seed and no trace."""
    view: State = game.empty(s.seats)
    view.revision = s.revision
    view.sides = s.sides[:]
    view.settings = s.settings
    view.agenda = s.agenda[:]
    view.question = s.question
    view.about = s.about
    view.waiting = s.waiting[:]
    if viewer != SPECTATOR:
        view.note_answer(viewer, s.answers[viewer])
    view.ending = s.ending
    view.winners = s.winners[:]
    for field in game.fields:
        setattr(view, field.name, field.seen_by(getattr(s, field.name), viewer))
    if game.derive is not None:
        game.derive(view)
    return view


def same(game: Game, one: State, other: State) -> bool:
    """Whether two states are equal in everything that belongs to the game (chance included)."""
    return (
        one.sides == other.sides
        and one.settings == other.settings
        and one.agenda == other.agenda
        and one.question is other.question
        and one.about == other.about
        and one.waiting == other.waiting
        and one.answers == other.answers
        and one.ending == other.ending
        and one.winners == other.winners
        and (one.revision, one.seed, one.stream, one.drawn)
        == (other.revision, other.seed, other.stream, other.drawn)
        and one.streams == other.streams
        and one.forced_dice == other.forced_dice
        and one.forced_draws == other.forced_draws
        and all(getattr(one, field.name) == getattr(other, field.name) for field in game.fields)
    )


class Views:
    """One moment, as JSON for each of its viewers. What everybody sees is built once, from nothing but what a spectator
    sees, and shared by all of them: nobody may change it."""

    def __init__(self, game: Game, s: State) -> None:
        self._game = game
        self._state = s
        self._ids = game.seat_ids(s)
        self._public = seen_by(game, s, SPECTATOR)
        self._fields: dict[str, Any] = {
            field.name: field.encode(getattr(self._public, field.name), self._ids)
            for field in game.fields
            if field.seen == ALL
        }
        self._numbers: tuple[dict[str, object], dict[str, int]] | None = None

    def of(self, viewer: int) -> dict[str, Any]:
        """The table as one viewer sees it; `viewer` is a seat or SPECTATOR."""
        game, public, ids = self._game, self._public, self._ids
        summary, scores = self._numbers_for(viewer)
        return {
            "game": game.name,
            "revision": game.revision,
            "options": game.settings.named(public.settings, public.revision),
            "seats": ids,
            "viewer": None if viewer == SPECTATOR else ids[viewer],
            "waiting": [ids[seat] for seat in public.waiting],
            "state": {field.name: self._field(field, viewer) for field in game.fields},
            "summary": summary,
            "scores": scores,
            "ending": None if public.ending == NONE else game.endings.ids[public.ending],
            "winners": [ids[seat] for seat in public.winners],
        }

    def _field(self, field: Field, viewer: int) -> Any:
        if field.seen == ALL:
            return self._fields[field.name]
        return field.encode(field.seen_by(getattr(self._state, field.name), viewer), self._ids)

    def _numbers_for(self, viewer: int) -> tuple[dict[str, object], dict[str, int]]:
        """Summary and scores, as they follow from what the viewer sees."""
        if viewer != SPECTATOR and not self._game.is_summary_public:
            return self._numbers_of(seen_by(self._game, self._state, viewer))
        if self._numbers is None:
            self._numbers = self._numbers_of(self._public)
        return self._numbers

    def _numbers_of(self, view: State) -> tuple[dict[str, object], dict[str, int]]:
        return self._game.summary(view), dict(zip(self._ids, self._game.scores(view), strict=True))


def view_json(game: Game, s: State, viewer: int) -> dict[str, Any]:
    """The table as one viewer sees it, as JSON; `viewer` is a seat or SPECTATOR."""
    return Views(game, s).of(viewer)


def prompt_json(game: Game, s: State, seat: int) -> dict[str, Any] | None:
    """The question that a seat has to answer, with its options; None if it is not asked."""
    question = s.question
    if question is None or seat not in s.waiting:
        return None
    return {
        "prompt": question.name,
        "rule": question.rule,
        "about": about_json(game, s),
        "options": [option_json(game, s, seat, option) for option in options(s, seat)],
    }


def option_json(game: Game, s: State, seat: int, option: int) -> dict[str, Any]:
    """`cost` is null where nothing is paid, and where the rules name no price."""
    verb, cost = game.verbs.of(option), open_question(s).cost(s, seat, option)
    told = {"key": verb.key(option), "verb": verb.name, "args": verb.ids(option)}
    return {**told, "cost": None if cost == NONE else cost}


def about_json(game: Game, s: State) -> dict[str, Any]:
    """What the open question is about, by name."""
    ids = game.seat_ids(s)
    asked = zip(open_question(s).arguments, s.about, strict=True)
    return {argument.name: argument.write(value, ids) for argument, value in asked if argument.told}
