"""Puzzles: one a day, the next one, tries, and how well somebody solves."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from warhost.analysis.puzzles.rating import NEW, level
from warhost.analysis.puzzles.shelf import Puzzle as Kept
from warhost.analysis.puzzles.shelf import of_day, shelf
from warhost.core.errors import Refused
from warhost.server.database import puzzle_queries as queries
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.people.puzzling import count_try, days_in_a_row, first_grade, next_puzzle
from warhost.server.protocol.analysis import LineStep, Weighed
from warhost.server.protocol.frames import Prompt
from warhost.server.protocol.puzzles import (
    Level,
    Puzzle,
    PuzzleSolution,
    PuzzleStanding,
    PuzzleTries,
    PuzzleTry,
    PuzzleVerdict,
)
from warhost.server.refusals import RequestRefused


class NextQuery(Struct):
    theme: Annotated[str, Meta(max_length=32)] | None = None


async def list_standings(call: Call) -> list[PuzzleStanding]:
    """How well the asker solves the puzzles of each game."""
    async with call.hub.database.reading() as connection:
        rows = [
            await queries.puzzler(connection, call.asker_id or "", game) for game in call.hub.games.names()
        ]
    return [_standing(row, _today(call)) for row in rows]


async def get_puzzle_of_the_day(call: Call) -> Puzzle:
    """Today's puzzle, the same for everybody."""
    today = _today(call)
    kept = of_day(_game(call), today)
    if kept is None:
        raise RequestRefused("refused-no-puzzle")
    return await _shown(call, kept, today.isoformat())


async def get_next_puzzle(call: Call) -> Puzzle:
    """One that suits the asker and that they have not tried."""
    game, person = _game(call), call.asker_id or ""
    async with call.hub.database.reading() as connection:
        own = await queries.puzzler(connection, person, game)
        tried = await queries.tries_of(connection, person, game)
        ratings = await queries.grades_of(connection, game)
    lots = random.Random(call.hub.chance.seed())
    rating = own.rating if call.asker is not None else NEW
    found = next_puzzle(shelf(game), ratings, tried, rating, call.query.theme, lots)
    if found is None:
        raise RequestRefused("refused-no-puzzle")
    return await _shown(call, found, None)


async def get_puzzle(call: Call) -> Puzzle:
    """A certain puzzle."""
    return await _shown(call, _kept(call), None)


async def try_puzzle(call: Call) -> PuzzleVerdict:
    """A try at a puzzle, or to be shown its solution."""
    wish: PuzzleTry = call.body
    person, kept, today = call.person.id, _kept(call), _today(call)
    call.hub.limits.spend("puzzle", person=person)
    _, prompt = await call.hub.offload(_look, kept)
    if wish.key is not None and wish.key not in prompt.options:
        raise Refused("refused-not-legal", f"{wish.key!r} is no option of this puzzle", {"key": wish.key})
    right = wish.key == kept.best["key"]
    todays = of_day(kept.game, today)
    is_todays = wish.day and todays is not None and todays.id == kept.id
    day = today.toordinal() if is_todays else None
    async with call.hub.database.writing() as connection:
        await queries.take_turn_trying(connection, is_sqlite=call.hub.database.is_sqlite)
        own = await queries.puzzler(connection, person, kept.game)
        found = await queries.try_of(connection, person, kept.game, kept.id)
        tried = found or queries.TryRow(person, kept.game, kept.id)
        grade = await queries.grade_of(connection, kept.game, kept.id) or first_grade(kept)
        change = count_try(own, tried, grade, wish.key, right, day)
        for row in (own, tried, grade):
            await queries.keep(connection, row)
    is_told = tried.state != "open"
    return PuzzleVerdict(
        right, tried.tries, _solution(kept) if is_told else None, _standing(own, today), change
    )


def _game(call: Call) -> str:
    name: str = call.hub.games.get(call.path("game")).name
    return name


def _kept(call: Call) -> Kept:
    found = shelf(_game(call)).get(call.path("puzzle"))
    if found is None:
        raise RequestRefused("refused-no-puzzle")
    return found


def _today(call: Call) -> date:
    return datetime.fromtimestamp(call.hub.clock.now() / 1000, UTC).date()


async def _shown(call: Call, kept: Kept, day: str | None) -> Puzzle:
    call.hub.limits.spend("puzzle", address=call.address)
    view, prompt = await call.hub.offload(_look, kept)
    async with call.hub.database.reading() as connection:
        grade = await queries.grade_of(connection, kept.game, kept.id) or first_grade(kept)
        tried = await queries.try_of(connection, call.asker_id or "", kept.game, kept.id)
    state = (
        None if tried is None else msgspec.convert({"state": tried.state, "tries": tried.tries}, PuzzleTries)
    )
    return Puzzle(
        id=kept.id,
        game=kept.game,
        seat=kept.seat,
        rating=round(grade.rating),
        level=msgspec.convert(level(grade.rating), Level),
        themes=kept.themes,
        view=view,
        prompt=prompt,
        day=day,
        mine=state,
    )


def _look(kept: Kept) -> tuple[dict[str, Any], Prompt]:
    return _looked(kept.game, kept.id)


@lru_cache(256)
def _looked(game: str, puzzle: str) -> tuple[dict[str, Any], Prompt]:
    """What its seat sees and is asked. Nobody changes it."""
    kept = shelf(game)[puzzle]
    match = kept.match()
    seat = match.seat_ids.index(kept.seat)
    asked = match.prompt(seat)
    if asked is None:
        raise ValueError(f"puzzle {puzzle} of {game} asks nothing of {kept.seat}")
    keys = [option["key"] for option in asked["options"]]
    costs = match.costs(seat, match.options(seat))
    return match.view(seat), Prompt(0, asked["prompt"], asked["rule"], asked["about"], keys, costs)


def _solution(kept: Kept) -> PuzzleSolution:
    return PuzzleSolution(
        best=msgspec.convert(kept.best, Weighed),
        second=msgspec.convert(kept.second, Weighed),
        greedy=kept.greedy,
        gain=kept.gain,
        line=[LineStep(**step) for step in kept.line],
    )


def _standing(own: queries.PuzzlerRow, today: date) -> PuzzleStanding:
    return PuzzleStanding(
        game=own.game,
        rating=round(own.rating),
        deviation=round(own.deviation),
        solved=own.solved,
        failed=own.failed,
        streak=own.streak,
        best_streak=own.best_streak,
        days=days_in_a_row(own, today.toordinal()),
        best_days=own.best_days,
        today=own.last_day == today.toordinal(),
        puzzles=len(shelf(own.game)),
    )


GAME = "/api/puzzles/{game}"
ENDPOINTS = (
    Endpoint("GET", "/api/puzzles", list_standings, "puzzles", list[PuzzleStanding]),
    Endpoint("GET", GAME + "/day", get_puzzle_of_the_day, "puzzles", Puzzle, refusals=(404,)),
    Endpoint("GET", GAME + "/next", get_next_puzzle, "puzzles", Puzzle, query=NextQuery, refusals=(404,)),
    Endpoint("GET", GAME + "/{puzzle}", get_puzzle, "puzzles", Puzzle, refusals=(404,)),
    Endpoint(
        *("POST", GAME + "/{puzzle}/try", try_puzzle, "puzzles", PuzzleVerdict, PuzzleTry),
        refusals=(401, 404, 422),
    ),
)
