"""What a seat sees of a table, told in columns with names: the layout of a game's observations, and the codes that a state
lights in it. It follows from the declared fields, and nothing that a seat may not see is ever read for it. How rows of
numbers are made of it is no matter of the core (`warhost.gym`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from warhost.core.arguments import Argument
from warhost.core.domain import SEAT
from warhost.core.fields import ALL, NOBODY, Field
from warhost.core.game import Game
from warhost.core.parts import (
    Eyes,
    MembersPart,
    NumberPart,
    OnePart,
    Part,
    Ready,
    Seating,
    SeatPart,
    SidePart,
    Sight,
    joined,
)
from warhost.core.question import Question
from warhost.core.state import State


class Layout:
    """The columns of one game. A column has the same meaning at every table, whatever its seats and options: seats are
    counted from the observer on (`me`, `next1`, `next2` …), and of empty chairs nothing is lit."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seating = Seating(game.sides, max(game.seat_counts))
        self._names: list[str] = []
        self._table = TableParts(self)
        self._question = QuestionParts(self)
        self._fields = [FieldParts(self, field) for field in game.fields]
        self._sights = [self._sight(make(self.seating)) for make in game.sights]
        self.names: tuple[str, ...] = tuple(self._names)
        """What each column means."""
        self.size = len(self.names)
        self.version = game.layout
        """Of the layout: counted up by the game whenever a name or its place changes."""
        self.fingerprint = sha256("\n".join(self.names).encode()).hexdigest()[:16]
        """Of the names: what was learnt by one layout must not be used with another, though both call themselves version 1 (a
        box of one's own adds columns)."""

    def _sight(self, sight: Sight) -> Part:
        open_to_all = [field.name for field in self.game.fields if field.seen == ALL]
        for name in sight.reads:
            if name not in open_to_all:
                raise ValueError(f"{type(sight).__name__} reads {name!r}, which is no field that all may see")
        return self.lay("", sight)

    def lay(self, name: str, part: Part) -> Part:
        """Put a part behind those that lie there."""
        part.lay(len(self._names))
        self._names += [joined(name, column) for column in part.names]
        return part

    def lay_chairs(self, name: str, parts: Iterable[Part]) -> list[Part]:
        """One part a chair, the observer's own first."""
        return [
            self.lay(f"{chair}/{name}", part) for chair, part in zip(self.seating.chairs, parts, strict=True)
        ]

    def collect_many(self, states: Sequence[State], seats: Sequence[int], lit: Ready) -> list[int]:
        """The codes of several observations one behind the other. Returns where each ends."""
        ends: list[int] = []
        for i, s in enumerate(states):
            self.collect(s, seats[i], lit)
            ends.append(len(lit))
        return ends

    def collect(self, s: State, seat: int, lit: Ready) -> None:
        """Append the codes of all that this seat sees: each column at most once, with its byte (`core.parts.BYTE`)."""
        eyes = Eyes(seat, s.sides, len(self.game.sides))
        self._table.collect(s, eyes, lit)
        if s.question is not None:
            self._question.collect(s, s.question, eyes, lit)
        for field in self._fields:
            field.collect(getattr(s, field.name), eyes, lit)
        for sight in self._sights:
            sight.collect(s, eyes, lit)


class TableParts:
    """Who I am, who sits where, the table options, what is on the agenda."""

    def __init__(self, layout: Layout) -> None:
        game, chairs = layout.game, layout.seating.chairs
        self._seat = layout.lay("seat", OnePart([str(seat) for seat in range(len(chairs))]))
        self._sides = layout.lay_chairs("side", [OnePart(game.sides.ids) for _ in chairs])
        self._settings = [
            (setting, layout.lay(f"option/{setting.name}", OnePart([*setting.values, "?"])))
            for setting in game.settings.all
        ]
        self._agenda = layout.lay("agenda", MembersPart(list(game.steps)))
        self._place = {step: place for place, step in enumerate(game.steps.values())}
        self._chosen: dict[tuple[str, ...], Ready] = {}

    def collect(self, s: State, eyes: Eyes, lit: Ready) -> None:
        self._seat.collect(eyes.seat, eyes, lit)
        for chair, seat in enumerate(eyes.order):
            self._sides[chair].collect(s.sides[seat], eyes, lit)
        chosen = self._chosen.get(s.settings)
        if chosen is None:
            chosen = self._chosen[s.settings] = self._options(s.settings, eyes)
        lit.extend(chosen)
        waiting = 0
        for frame in s.agenda:
            waiting |= 1 << self._place[frame[0]]
        self._agenda.collect(waiting, eyes, lit)

    def _options(self, chosen: tuple[str, ...], eyes: Eyes) -> Ready:
        found: Ready = []
        for (setting, part), value in zip(self._settings, chosen, strict=True):
            known = value in setting.values
            part.collect(setting.values.index(value) if known else len(setting.values), eyes, found)
        return found


class QuestionParts:
    """Which question is open, to whom, and what it is about. What is called alike and is of one kind has one set of columns,
    whichever question it belongs to."""

    def __init__(self, layout: Layout) -> None:
        game, chairs = layout.game, layout.seating.chairs
        self._prompt = layout.lay("prompt", OnePart(list(game.questions)))
        self._place = {question: place for place, question in enumerate(game.questions.values())}
        self._asked = layout.lay("asked", MembersPart(chairs))
        self._about: dict[Question, list[tuple[int, Part]]] = {}
        known: dict[str, Part] = {}
        for question in game.questions.values():
            told = [(i, argument) for i, argument in enumerate(question.arguments) if argument.told]
            self._about[question] = [(i, self._part(layout, argument, known)) for i, argument in told]

    def _part(self, layout: Layout, argument: Argument, known: dict[str, Part]) -> Part:
        name = f"about/{argument.name}/{_kind(argument)}"
        if name not in known:
            known[name] = layout.lay(name, _part_of(argument, layout.seating))
        return known[name]

    def collect(self, s: State, question: Question, eyes: Eyes, lit: Ready) -> None:
        self._prompt.collect(self._place[question], eyes, lit)
        asked = 0
        for seat in s.waiting:
            asked |= 1 << eyes.chair(seat)
        self._asked.collect(asked, eyes, lit)
        for i, part in self._about[question]:
            part.collect(s.about[i], eyes, lit)


def _kind(argument: Argument) -> str:
    if argument.domain is None:
        return f"{argument.low}-{argument.high}"
    return f"{argument.domain.name}s" if argument.is_set else argument.domain.name


def _part_of(argument: Argument, seating: Seating) -> Part:
    if argument.domain is None:
        return NumberPart(argument.low, argument.high)
    if argument.domain is SEAT:
        return SeatPart(seating)
    if argument.is_set:
        return MembersPart(argument.domain.ids)
    return SidePart(seating) if argument.domain is seating.sides else OnePart(argument.domain.ids)


class FieldParts:
    """A field and its parts: one, or one for each chair."""

    def __init__(self, layout: Layout, field: Field) -> None:
        self.name = field.name
        seating = layout.seating
        empty = getattr(layout.game.empty(len(seating.chairs)), field.name)
        self._per_seat = field.per_seat
        self._parts: list[Part] = []
        if field.per_seat:
            hidden = [field.seen == NOBODY] + [field.seen != ALL] * (len(seating.chairs) - 1)
            parts = [field.part(seating, empty[0], each) for each in hidden]
            self._parts = layout.lay_chairs(field.name, parts)
        else:
            part = field.part(seating, empty, field.seen == NOBODY)
            self._parts = [layout.lay(field.name, part)]

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        if self._per_seat:
            values: list[Any] = value
            for chair, seat in enumerate(eyes.order):
                self._parts[chair].collect(values[seat], eyes, lit)
        else:
            self._parts[0].collect(value, eyes, lit)
