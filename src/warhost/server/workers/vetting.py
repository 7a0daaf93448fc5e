"""Trying out what people bring: positions, records, settings with texts of their own, corrections to a box, logs of tables with
such things, and lines of studies.

This runs in a process of its own, under limits of time and memory (see `uploads` and `worker`): whatever the rules make of numbers that
no game would have given them, the server goes on. Nothing here waits or stores."""

from __future__ import annotations

import random
import signal
import time
from typing import Any, Final

import msgspec
from msgspec import Struct

from warhost.core import position, record
from warhost.core.box import Box
from warhost.core.chance import numbered_seed
from warhost.core.domain import NONE
from warhost.core.errors import BadPosition, BadRecord, BadSetting, UnknownGame, WarhostError
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.trace import SPECTATOR
from warhost.games import load
from warhost.live.replaying import everything
from warhost.server.database.rows import LogRow
from warhost.server.game.ledger import Beginning, Ledger, replayed, result_of
from warhost.server.workers.studying import StudyBrought, StudyRead, study

TRIAL_DECISIONS: Final = 60
TRIAL_S: Final = 0.3
"""So far a position is played on by lot, to see whether what waits below its first question can be lived with."""
SHOWN_EVERY: Final = 10
"""So many decisions later it is shown again, which costs more than deciding."""


class PositionBrought(Struct, tag="position", frozen=True):
    """`game` is its place (see `warhost.games.load`), here and below; `position` is JSON."""

    game: str
    position: bytes
    cpu_s: float


class LookBrought(Struct, tag="look", frozen=True):
    """A position that somebody edits; without one (empty), the beginning of a game with so many seats and these settings."""

    game: str
    position: bytes
    seats: int
    game_settings: dict[str, str]
    seed: bytes
    cpu_s: float


class SettingsBrought(Struct, tag="settings", frozen=True):
    """Settings of a game among which is a text of somebody's own."""

    game: str
    seats: int
    game_settings: dict[str, str]
    cpu_s: float


class BoxBrought(Struct, tag="box", frozen=True):
    """Files of corrections to the components of a game, each with its name."""

    game: str
    files: list[tuple[str, str]]
    cpu_s: float


class RecordBrought(Struct, tag="record", frozen=True):
    """`games` are the places of all games that are offered, by their names."""

    text: str
    games: dict[str, str]
    now: int
    cpu_s: float


class LogBrought(Struct, tag="log", frozen=True):
    """What is stored of a table that began from something brought."""

    game: str
    seats: int
    game_settings: dict[str, str]
    seed: bytes
    position: bytes
    revision: int
    entries: list[LogRow]
    cpu_s: float


Brought = (
    PositionBrought | LookBrought | SettingsBrought | BoxBrought | RecordBrought | LogBrought | StudyBrought
)
"""`cpu_s`: how much of a processor's time it may take; then its process is ended."""
JOB: Final = Brought


class PositionRead(Struct, tag="position"):
    seats: list[str]
    game_settings: dict[str, str]
    seed: bytes


class LookRead(Struct, tag="look"):
    """The whole position and its view with all secrets, both JSON; and where play goes on from it."""

    position: bytes
    view: bytes
    prompt: str | None
    waiting: list[str]
    is_over: bool


class SettingsRead(Struct, tag="settings"):
    """All settings, as they are kept."""

    game_settings: dict[str, str]


class BoxJoined(Struct, tag="box"):
    """What the files say together: as a setting, and one by one, each with its kind, its component and its field."""

    text: str
    corrections: list[tuple[str, str, str, Any]]
    notes: list[tuple[str, str, str]]
    contradictions: list[str]


class RecordRead(Struct, tag="record"):
    """A record that replays: what it says, where it leads, and its decisions as entries of a log."""

    game: str
    revision: int
    game_settings: dict[str, str]
    seats: list[str]
    players: list[str]
    seed: bytes
    position: bytes
    log: list[LogRow]
    waiting: list[int]
    result: dict[str, Any] | None
    text: str
    """A finished one written anew: what somebody padded it with is gone."""


class LogRead(Struct, tag="log"):
    """It replays."""


class Problem(Struct, tag="problem"):
    """What is wrong with it, as an error of the engine; `kind` is that error's class."""

    kind: str
    key: str
    english: str
    variables: dict[str, str]


Finding = PositionRead | LookRead | SettingsRead | BoxJoined | RecordRead | LogRead | StudyRead | Problem


def do(brought: Brought) -> Finding:
    """Vet it. The system ends this process when that computes for too long, whatever it is at, and even if the server is
    gone."""
    signal.setitimer(signal.ITIMER_PROF, brought.cpu_s)
    try:
        return vet(brought)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def vet(brought: Brought) -> Finding:
    """What becomes of it. Every error but MemoryError is a finding."""
    try:
        return _read(brought)
    except WarhostError as error:
        return Problem(type(error).__name__, error.key, str(error), error.variables)


def _read(brought: Brought) -> Finding:
    if isinstance(brought, PositionBrought):
        return _read_position(load(brought.game), brought.position)
    if isinstance(brought, LookBrought):
        return _look_at(load(brought.game), brought)
    if isinstance(brought, SettingsBrought):
        return _read_settings(load(brought.game), brought)
    if isinstance(brought, BoxBrought):
        return _join_box(load(brought.game), brought)
    if isinstance(brought, RecordBrought):
        return _read_record(brought)
    if isinstance(brought, StudyBrought):
        return study(load(brought.game), brought)
    return _read_log(brought)


# ---------------------------------------------------------------- positions


def _read_position(game: Game, written: bytes) -> PositionRead:
    match = Match.from_position(game, _decoded(written))
    if match.over:
        raise BadPosition("$.flow", "the game is already over")
    position.refuse_anew(game, match.state)
    found = PositionRead(match.seat_ids, match.settings, match.state.seed)
    try:
        _try_out(match)
    except (MemoryError, BadPosition):
        raise
    except Exception as error:
        problem = f"the rules cannot go on from it after {len(match.decisions)} decisions"
        raise BadPosition("$", f"{problem} ({type(error).__name__})") from error
    return found


def _decoded(written: bytes) -> Any:
    try:
        return msgspec.json.decode(written)
    except msgspec.DecodeError:
        raise BadPosition("$", "it is not JSON") from None


def _look_at(game: Game, brought: LookBrought) -> LookRead:
    """The table as it was set up, before anything is carried out on it; and who is asked what when play goes on."""
    if not brought.position:
        settings = game.table_settings(brought.game_settings)
        at_rest = goes_on = Match(game, brought.seats, settings, brought.seed)
    else:
        given = _decoded(brought.position)
        at_rest, goes_on = _at_rest(game, given), Match.from_position(game, given)
        position.refuse_anew(game, at_rest.state)
    try:
        _show(goes_on)
        written = msgspec.json.encode(position.position(game, at_rest.state))
        view = msgspec.json.encode(everything(at_rest))
    except MemoryError:
        raise
    except Exception as error:
        raise BadPosition("$", f"it cannot be shown ({type(error).__name__})") from error
    if any(not goes_on.options(seat) for seat in goes_on.waiting()):
        raise BadPosition("$.flow.asked", "there is no answer to what is asked")
    question = goes_on.state.question
    return LookRead(
        position=written,
        view=view,
        prompt=None if question is None else question.name,
        waiting=[goes_on.seat_ids[seat] for seat in goes_on.waiting()],
        is_over=goes_on.over,
    )


def _at_rest(game: Game, given: Any) -> Match:
    """A position in which the steps on the agenda still wait: it is read as if the game were over, so that nothing is carried
    out."""
    flow = given.get("flow", {}) if isinstance(given, dict) else None
    if not isinstance(flow, dict) or "asked" in flow or "ending" in flow:
        return Match.from_position(game, given)
    match = Match.from_position(game, given | {"flow": flow | {"ending": game.endings.ids[0]}})
    match.state.ending = NONE
    return match


def _try_out(match: Match) -> None:
    """Show it to everybody, and play on by lot for a while."""
    lots, until = random.Random(0), time.process_time() + TRIAL_S
    _show(match)
    for number in range(1, TRIAL_DECISIONS + 1):
        if match.over or time.process_time() > until:
            break
        seat = lots.choice(match.waiting())
        match.choose(seat, lots.choice(match.options(seat)))
        if number % SHOWN_EVERY == 0:
            _show(match)
    _tell(match)


def _show(match: Match) -> None:
    views = match.views()
    for viewer in (SPECTATOR, *range(match.seats)):
        views.of(viewer)
    for seat in match.waiting():
        match.prompt(seat)


def _tell(match: Match) -> None:
    for viewer in (SPECTATOR, *range(match.seats)):
        match.events(viewer)


def _read_settings(game: Game, brought: SettingsBrought) -> SettingsRead:
    try:
        settings = game.table_settings(brought.game_settings)
        _try_out(Match(game, brought.seats, settings, numbered_seed(0)))
    except (MemoryError, BadSetting):
        raise
    except Exception as error:
        raise BadSetting(f"the rules cannot be played with it ({type(error).__name__})") from error
    return SettingsRead(settings)


def _join_box(game: Game, brought: BoxBrought) -> BoxJoined:
    box = game.box or Box(game.name)
    joined = box.join(brought.files)
    return BoxJoined(
        text=joined.text,
        corrections=[(*key, value) for key, value in box.corrected(joined.text).given.items()],
        notes=[(*component, note) for component, note in joined.notes.items()],
        contradictions=joined.contradictions,
    )


# ---------------------------------------------------------------- records


def _read_record(brought: RecordBrought) -> RecordRead:
    given = record.read(brought.text)
    if given.game not in brought.games:
        raise UnknownGame(given.game, list(brought.games))
    match = _replayed(load(brought.games[given.game]), given)
    try:
        position = b"" if given.position is None else msgspec.json.encode(given.position)
    except (UnicodeEncodeError, OverflowError):
        raise BadRecord(0, "its position cannot be stored") from None
    ledger = Ledger(
        Beginning(match.game, match.seats, match.settings, given.seed, given.position, given.revision)
    )
    decisions = [(decision.seat, match.game.verbs.key(decision.option)) for decision in match.decisions]
    return RecordRead(
        game=given.game,
        revision=given.revision,
        game_settings=match.settings,
        seats=given.seats,
        players=given.players,
        seed=given.seed,
        position=position,
        log=[ledger.decide(seat, key, "record", brought.now) for seat, key in decisions],
        waiting=match.waiting(),
        result=result_of(match) if match.over else None,
        text=record.write(match, given.players) if match.over else "",
    )


def _replayed(game: Game, given: record.Record) -> Match:
    """A finished record must verify; an unfinished one must replay as far as it goes. Both must be fit to be seen."""
    match = record.verify(game, given) if given.end else record.replay(game, given)
    if match.over and not given.end:
        raise BadRecord(0, "the game is over, but the record has no end")
    try:
        _show(match)
        _tell(match)
    except MemoryError:
        raise
    except Exception as error:
        raise BadRecord(0, f"what it leads to cannot be shown ({type(error).__name__})") from error
    return match


# ---------------------------------------------------------------- logs


def _read_log(brought: LogBrought) -> LogRead:
    position = msgspec.json.decode(brought.position) if brought.position else None
    beginning = Beginning(
        load(brought.game), brought.seats, brought.game_settings, brought.seed, position, brought.revision
    )
    replayed(beginning, brought.entries, brought.cpu_s)
    return LogRead()
