"""Records: a whole game as a readable text file. Ruleset revision, options, seed, and every decision with its dice.

warhost record 1
game oldworld 1
option cards=all
seat khorne Ann
commitment 3f0c…
seed 9a41…
position {"state":…}        only if the game began from one

1 khorne summon:bloodletter:reserve>kislev
2 nurgle roll dice 4 6 2
end most_points winners khorne scores 52 31 state 77ab…
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from warhost.core.chance import commitment
from warhost.core.domain import NONE
from warhost.core.errors import BadPosition, BadRecord, RulesError, WarhostError
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.position import digest

FIRST_LINE: Final = "warhost record 1"
LONGEST_NUMBER: Final = 9
"""Digits of a revision or of a die; nothing real has more."""


class RecordedDecision(NamedTuple):
    line: int
    seat: str
    key: str
    rolls: list[int]


class Record(NamedTuple):
    """What a record file says, not yet checked against any game."""

    game: str
    revision: int
    options: dict[str, str]
    seats: list[str]
    players: list[str]
    commitment: str
    seed: bytes
    position: Any
    """What the game began from; None for the set-up."""
    decisions: list[RecordedDecision]
    end: str


def write(match: Match, players: list[str] | None = None) -> str:
    """The record of a match, finished or not. It holds every secret: only for those who may know them all."""
    game, ids = match.game, match.seat_ids
    lines = [FIRST_LINE, f"game {game.name} {match.state.revision}"]
    lines += [f"option {name}={value}" for name, value in match.settings.items()]
    names = players or ["-"] * len(ids)
    lines += [f"seat {side} {_one_line(name)}" for side, name in zip(ids, names, strict=True)]
    lines += [f"commitment {match.commitment}", f"seed {match.state.seed.hex()}"]
    if match.position is not None:
        lines.append("position " + json.dumps(match.position, separators=(",", ":")))
    lines.append("")
    for number, decision in enumerate(match.decisions, 1):
        line = f"{number} {ids[decision.seat]} {game.verbs.key(decision.option)}"
        if decision.rolls:
            line += " dice " + " ".join(str(face) for face in decision.rolls)
        lines.append(line)
    if match.over:
        lines.append(end_line(match))
    return "\n".join(lines) + "\n"


def end_line(match: Match) -> str:
    game, s = match.game, match.state
    ids = match.seat_ids
    winners = ",".join(ids[seat] for seat in s.winners) or "-"
    scores = " ".join(str(points) for points in game.scores(s))
    return f"end {game.endings.ids[s.ending]} winners {winners} scores {scores} state {digest(game, s)}"


def read(text: str) -> Record:
    """Take a record file apart; errors name the line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(1, f"expected {FIRST_LINE!r}")
    name, revision, committed, seed, end = "", NONE, "", b"", ""
    position: Any = None
    options: dict[str, str] = {}
    seats: list[str] = []
    players: list[str] = []
    decisions: list[RecordedDecision] = []
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.strip().partition(" ")
        if not word:
            continue
        if end:
            raise BadRecord(number, "nothing may follow the end")
        if word == "game":
            name, revision = _game(number, rest)
        elif word == "option":
            key, equals, value = rest.partition("=")
            if not equals:
                raise BadRecord(number, "expected 'option name=value'")
            options[key] = value
        elif word == "seat":
            side, _, player = rest.partition(" ")
            seats.append(side)
            players.append(player)
        elif word == "commitment":
            committed = rest
        elif word == "seed":
            seed = _seed(number, rest)
        elif word == "position":
            position = _position(number, rest)
        elif word == "end":
            end = line.strip()
        else:
            decisions.append(_decision(number, word, rest, len(decisions) + 1))
    if not name:
        raise BadRecord(0, "it does not say which game it is of")
    if not seed:
        raise BadRecord(0, "it has no seed, so it cannot be replayed")
    return Record(name, revision, options, seats, players, committed, seed, position, decisions, end)


def replay(game: Game, record: Record, decisions: int = -1) -> Match:
    """Play a record again, all of it or the first so many decisions; what does not follow the rules names its line."""
    game.check_revision(record.revision)
    try:
        match = _begin(game, record)
    except RulesError as endless:
        raise BadRecord(0, str(endless)) from endless
    wanted = record.decisions if decisions < 0 else record.decisions[:decisions]
    for decision in wanted:
        if decision.seat not in record.seats:
            raise BadRecord(decision.line, f"nobody sits here as {decision.seat!r}")
        try:
            match.decide(record.seats.index(decision.seat), decision.key)
        except WarhostError as error:
            raise BadRecord(decision.line, str(error)) from error
        except MemoryError:
            raise
        except Exception as slip:
            # The position from which it began can be impossible in a way that shows only later.
            raise BadRecord(decision.line, f"the rules cannot follow it ({type(slip).__name__})") from slip
        rolled = match.decisions[-1].rolls
        if rolled != decision.rolls:
            raise BadRecord(decision.line, f"the dice were {rolled}, the record says {decision.rolls}")
    return match


def _begin(game: Game, record: Record) -> Match:
    """The match before its first decision."""
    if record.position is None:
        match = Match(game, len(record.seats), record.options, record.seed, revision=record.revision)
    else:
        match = _begin_from_position(game, record)
    if match.seat_ids != record.seats:
        raise BadRecord(0, f"the seats are {record.seats}, but the game seats {match.seat_ids}")
    return match


def _begin_from_position(game: Game, record: Record) -> Match:
    """What the record says besides must be so in the position."""
    try:
        match = Match.from_position(game, _of_revision(record))
        match.position = record.position
    except BadPosition as error:
        raise BadRecord(0, str(error)) from error
    if match.state.seed != record.seed:
        raise BadRecord(0, "the seed is not the one of its position")
    if match.settings != record.options:
        raise BadRecord(0, f"the options are {record.options}, but its position has {match.settings}")
    return match


def _of_revision(record: Record) -> Any:
    """A position written by hand need not say of which revision it is; its record does."""
    position = record.position
    return {"revision": record.revision, **position} if isinstance(position, dict) else position


def verify(game: Game, record: Record) -> Match:
    """Replay all of it and check commitment, dice and result."""
    if record.commitment != commitment(record.seed):
        raise BadRecord(0, "the seed does not belong to the commitment made before the game")
    match = replay(game, record)
    if match.over != bool(record.end):
        raise BadRecord(
            0, "the game is over, but the record has no end" if match.over else "the game is not over"
        )
    if match.over and _end(match) != record.end:
        raise BadRecord(0, f"it should end with {_end(match)!r}, but ends with {record.end!r}")
    return match


def _end(match: Match) -> str:
    try:
        return end_line(match)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise BadRecord(0, f"its result cannot be told ({type(error).__name__})") from error


def _game(number: int, rest: str) -> tuple[str, int]:
    name, _, revision = rest.partition(" ")
    if not revision.isdecimal() or len(revision) > LONGEST_NUMBER:
        raise BadRecord(number, "expected 'game name revision'")
    return name, int(revision)


def _seed(number: int, rest: str) -> bytes:
    try:
        return bytes.fromhex(rest)
    except ValueError:
        raise BadRecord(number, "the seed is not hexadecimal") from None


def _position(number: int, rest: str) -> Any:
    try:
        return json.loads(rest)
    except (ValueError, RecursionError):
        raise BadRecord(number, "the position is not JSON") from None


def _decision(line: int, word: str, rest: str, expected: int) -> RecordedDecision:
    if word != str(expected):
        raise BadRecord(line, f"expected decision {expected}, got {word!r}")
    parts = rest.split()
    if len(parts) < 2:
        raise BadRecord(line, "expected 'number seat key'")
    rolls: list[int] = []
    if len(parts) > 2:
        if parts[2] != "dice" or not all(
            face.isdecimal() and len(face) <= LONGEST_NUMBER for face in parts[3:]
        ):
            raise BadRecord(line, "after the key only 'dice' and small numbers may follow")
        rolls = [int(face) for face in parts[3:]]
    return RecordedDecision(line, parts[0], parts[1], rolls)


def _one_line(name: str) -> str:
    return " ".join(name.split()) or "-"
