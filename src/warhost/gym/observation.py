"""What a seat sees as a row of numbers, always of the same length. Made from the declared fields of a game, so a new
game has observations without writing a line; what a seat may not see is never read into its row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from warhost.core.domain import SEAT, Domain
from warhost.core.fields import ALL, NOBODY, Field
from warhost.core.game import Game
from warhost.core.question import Question
from warhost.core.state import State
from warhost.gym.parts import FEWEST, WIDE, Cell, NumberPart, Part, Place, hidden_part_of, joined, part_of
from warhost.gym.widths import widths_of

Floats = NDArray[np.float32]
ABOUT: Final = 3
"""So many numbers of a question are told."""
ABOUT_HIGHEST: Final = 100
SMALL: Final = 256


class Observer:
    """Writes observations of one game. A row has the same meaning at every table, whatever its seats and options:
    seats are counted from the observer on (`me`, `next1`, `next2` …), and empty chairs stay dark.

    All values lie between -1 and 1: numbers by their bounds, -1 for a number that may not be known, places from 0
    (nothing there) to 1."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chairs = max(game.seat_counts)
        self._cells: list[Cell] = []
        self._places: list[Place] = []
        self._plan_table()
        self._plan_question()
        widths = widths_of(game)
        self._fields = [self._planned(field, widths.get(field.name, FEWEST)) for field in game.fields]
        self._low = np.array([cell.low for cell in self._cells], np.float32)
        self._span = np.array([max(1, cell.high - cell.low) for cell in self._cells], np.float32)
        self._wide = np.flatnonzero(self._span > WIDE)
        self._weights = np.array([place.weight for place in self._places], np.float32)
        self._first_log = len(self._cells)
        self._first_place = self._first_log + len(self._wide)
        self.size = self._first_place + len(self._places)
        self._column = np.concatenate([np.arange(self._first_log), self._wide])
        """Which cell each scaled number comes from."""
        small = np.repeat(np.arange(SMALL), self._first_log).reshape(SMALL, -1)
        self._scaled_small = np.ascontiguousarray(self._scaled(small).T)
        self._scaled_row = np.arange(self._first_place)

    @property
    def names(self) -> list[str]:
        """What stands where in a row."""
        evenly = [cell.name for cell in self._cells]
        return (
            evenly
            + [joined(evenly[i], "log") for i in self._wide.tolist()]
            + [place.name for place in self._places]
        )

    def observe(self, s: State, seat: int) -> Floats:
        """A new row: what this seat sees of a state, or of a view of its own."""
        row = np.empty(self.size, np.float32)
        self.observe_many([s], [seat], row.reshape(1, -1))
        return row

    def observe_many(self, states: Sequence[State], seats: Sequence[int], rows: Floats) -> None:
        """Fill one row for each state, as its seat sees it."""
        numbers: list[int] = []
        lit: list[int] = []
        many: list[int] = []
        for s, seat in zip(states, seats, strict=True):
            before = len(lit)
            self._collect(s, seat, numbers, lit)
            many.append(len(lit) - before)
        self._write(numbers, lit, many, rows)

    def _collect(self, s: State, seat: int, numbers: list[int], lit: list[int]) -> None:
        order = [*range(seat, s.seats), *range(seat)]
        self._collect_table(s, seat, order, lit)
        self._collect_question(s, order, numbers, lit)
        for planned in self._fields:
            planned.collect(getattr(s, planned.name), order, numbers, lit)

    def _write(self, numbers: list[int], lit: list[int], many: list[int], rows: Floats) -> None:
        count = len(many)
        try:
            # Almost all numbers on a table are small: their scaled values are looked up.
            raw = np.frombuffer(bytes(numbers), np.uint8).reshape(count, -1)
            scaled = self._scaled_small[self._scaled_row, raw[:, self._column]]
        except ValueError:
            scaled = self._scaled(np.array(numbers).reshape(count, -1))
        rows[:, : self._first_place] = scaled
        places = rows[:, self._first_place :]
        places.fill(0)
        where = np.array(lit, np.intp)
        np.add.at(places, (np.repeat(np.arange(count), many), where), self._weights[where])
        np.minimum(places, 1, out=places)

    def _scaled(self, raw: NDArray[Any]) -> NDArray[Any]:
        """Numbers of all cells, by their bounds: evenly, then the wide ones logarithmically too."""
        above = raw - self._low
        evenly = np.minimum(above / self._span, 1)
        wide = np.log1p(np.maximum(above[:, self._wide], 0)) / np.log1p(self._span[self._wide])
        scaled = np.concatenate([evenly, np.minimum(wide, 1)], axis=1)
        scaled[above[:, self._column] < 0] = -1
        return scaled.astype(np.float32)

    # The table: who I am, who sits where, the table options, what is on the agenda.

    def _plan_table(self) -> None:
        game = self.game
        self._seat_at = self._add_places("seat", [str(seat) for seat in range(self.chairs)])
        self._side_at = [
            self._add_places(f"{_chair(chair)}/{game.sides.name}", game.sides.ids)
            for chair in range(self.chairs)
        ]
        self._option_at = [
            self._add_places(f"option/{setting.name}", [*setting.values, "?"])
            for setting in game.settings.all
        ]
        agenda_at = self._add_places("agenda", list(game.steps))
        self._agenda_at = {step: agenda_at + i for i, step in enumerate(game.steps.values())}
        self._option_places: dict[tuple[str, ...], list[int]] = {}

    def _collect_table(self, s: State, seat: int, order: list[int], lit: list[int]) -> None:
        lit.append(self._seat_at + seat)
        sides = s.sides
        lit += [at + sides[each] for at, each in zip(self._side_at, order, strict=False)]
        chosen = self._option_places.get(s.settings)
        if chosen is None:
            chosen = self._option_places[s.settings] = self._options_lit(s.settings)
        lit += chosen
        agenda_at = self._agenda_at
        lit += [agenda_at[frame[0]] for frame in s.agenda]

    def _options_lit(self, chosen: tuple[str, ...]) -> list[int]:
        return [
            at + (setting.values.index(value) if value in setting.values else len(setting.values))
            for at, setting, value in zip(self._option_at, self.game.settings.all, chosen, strict=True)
        ]

    # The question: which one, to whom, and what it is about.

    def _plan_question(self) -> None:
        game = self.game
        self._asked_at = {
            question: at
            for at, question in enumerate(
                game.questions.values(), self._add_places("prompt", list(game.questions))
            )
        }
        self._waiting_at = self._add_places("asked", [_chair(chair) for chair in range(self.chairs)])
        self._cells += [Cell(f"about/{i + 1}", 0, ABOUT_HIGHEST) for i in range(ABOUT)]
        at: dict[tuple[int, str], int] = {}
        self._about: dict[Question, list[tuple[int, Domain | None, int]]] = {}
        """For each question: which of its numbers are told, of what kind, and where their places begin."""
        for question in game.questions.values():
            planned: list[tuple[int, Domain | None, int]] = []
            for i, argument in enumerate(question.arguments[:ABOUT]):
                domain = argument.domain
                if not argument.told or argument.is_set:
                    continue
                if domain is not None and (i, domain.name) not in at:
                    chairs = [_chair(chair) for chair in range(self.chairs)]
                    ids = chairs if domain is SEAT else domain.ids
                    at[i, domain.name] = self._add_places(f"about/{i + 1}/{domain.name}", ids)
                planned.append((i, domain, -1 if domain is None else at[i, domain.name]))
            self._about[question] = planned

    def _collect_question(self, s: State, order: list[int], numbers: list[int], lit: list[int]) -> None:
        about = [0] * ABOUT
        question = s.question
        if question is not None:
            lit.append(self._asked_at[question])
            lit += [self._waiting_at + order.index(each) for each in s.waiting]
            for i, domain, at in self._about[question]:
                value = s.about[i]
                if domain is None:
                    about[i] = value
                elif value >= 0:
                    lit.append(at + (order.index(value) if domain is SEAT else value))
        numbers += about

    # The fields

    def _planned(self, field: Field, width: int) -> PlannedField:
        """The part of a field, by who may see it, and where its places begin."""
        empty = getattr(self.game.empty(self.chairs), field.name)
        if not field.per_seat:
            part = (
                hidden_part_of(field, empty, width)
                if field.seen == NOBODY
                else part_of(field.codec, empty, width)
            )
            return PlannedField(field, [(part, self._add_part(field.name, part))])
        seen = part_of(field.codec, empty[0], width)
        hidden = hidden_part_of(field, empty[0], width)
        mine = hidden if field.seen == NOBODY else seen
        others = seen if field.seen == ALL else hidden
        parts = [mine] + [others] * (self.chairs - 1)
        return PlannedField(
            field,
            [
                (part, self._add_part(joined(_chair(chair), field.name), part))
                for chair, part in enumerate(parts)
            ],
        )

    def _add_part(self, name: str, part: Part) -> int:
        self._cells += [cell._replace(name=joined(name, cell.name)) for cell in part.cells]
        at = len(self._places)
        self._places += [place._replace(name=joined(name, place.name)) for place in part.places]
        return at

    def _add_places(self, name: str, ids: Sequence[str]) -> int:
        return self._add_part(name, Part(places=[Place(each, 1) for each in ids]))


class PlannedField:
    """A field and its parts: one, or one for each chair, the observer's own first."""

    def __init__(self, field: Field, parts: list[tuple[Part, int]]) -> None:
        self.name = field.name
        self._hide = field.codec.hide
        self._counted = field.counted
        self._per_seat = field.per_seat
        self._mine_hidden = field.seen == NOBODY
        self._others_hidden = field.seen != ALL
        self._parts = parts
        self._numbers_for_all = field.seen == ALL and isinstance(parts[0][0], NumberPart)

    def collect(self, value: Any, order: list[int], numbers: list[int], lit: list[int]) -> None:
        if not self._per_seat:
            part, at = self._parts[0]
            part.collect(self._hide(value, self._counted) if self._mine_hidden else value, at, numbers, lit)
            return
        if self._numbers_for_all:
            numbers += [value[seat] for seat in order]
        else:
            self._collect_chairs(value, order, numbers, lit)
        for part, _ in self._parts[len(order) :]:
            numbers += part.nothing

    def _collect_chairs(self, value: Any, order: list[int], numbers: list[int], lit: list[int]) -> None:
        hidden = self._mine_hidden
        for (part, at), seat in zip(self._parts, order, strict=False):
            each = self._hide(value[seat], self._counted) if hidden else value[seat]
            part.collect(each, at, numbers, lit)
            hidden = self._others_hidden


@cache
def observer_of(game: Game) -> Observer:
    """The observer of a game, made once."""
    return Observer(game)


def _chair(chair: int) -> str:
    return f"next{chair}" if chair else "me"
