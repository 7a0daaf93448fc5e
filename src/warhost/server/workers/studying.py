"""Lines of a study played again: a recorded game up to a step, and what somebody tried from there. Runs where uploads are vetted,
in a process of its own under limits of time and memory."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from warhost.core import record
from warhost.core.domain import NONE
from warhost.core.errors import BadRecord, Refused
from warhost.core.game import Game
from warhost.core.match import Decision, Match
from warhost.core.position import position
from warhost.core.view import seen_by
from warhost.live.replaying import Eyes
from warhost.server.game.feed import question
from warhost.server.game.ledger import Beginning
from warhost.server.game.replays import steps
from warhost.server.protocol.frames import Prompt
from warhost.server.protocol.replays import Replay
from warhost.server.protocol.studies import StudyMoment
from warhost.server.workers.thoughts import pack

MOST_FORCED: Final = 200
"""Decisions without a choice that are taken in one go."""


class Opening(Struct, tag="opening", frozen=True):
    """What a study of this record begins with."""


class Steps(Struct, tag="steps", frozen=True):
    """Steps of the line through somebody's eyes. `name`: of the study."""

    name: str
    viewer: str
    first: int
    count: int


class Moment(Struct, tag="moment", frozen=True):
    """What is asked at the end of the line; `node` is its last decision."""

    node: int


class Trial(Struct, tag="trial", frozen=True):
    """Whether the seat may decide so at the end of the line."""

    seat: str
    key: str


class Going(Struct, tag="going", frozen=True):
    """Go on from the end of the line while there is nothing to choose, for everybody; then who has to choose what, unless only
    these seats have to."""

    mine: list[str]


class Position(Struct, tag="position", frozen=True):
    """The end of the line as a position."""


Wish = Opening | Steps | Moment | Trial | Going | Position


class StudyBrought(Struct, tag="study", frozen=True):
    """`game` is its place. The line: so many decisions of the record (all: -1), then these, seats by their sides."""

    game: str
    record: str
    fork: int
    line: list[tuple[str, str]]
    wish: Wish
    cpu_s: float


class StudyOpened(Struct, tag="study opened"):
    revision: int
    options: dict[str, str]
    seats: list[str]
    total: int
    nameless: str
    """The record without the names of those who played."""


class StudyWritten(Struct, tag="study written"):
    """An answer in JSON, as a client gets it."""

    json: bytes


class StudyTried(Struct, tag="study tried"):
    """It can be decided so; the key as the game writes it. `played`: that is what happened in the game."""

    key: str
    played: bool


class ToChoose(Struct):
    """A seat that has to choose, what it sees, and between which options, as numbers and by their keys."""

    seat: int
    side: str
    view: bytes
    options: list[int]
    keys: list[str]


class StudyGone(Struct, tag="study gone"):
    """What was decided without a choice, and who has to choose then; nobody: only those who were named, or the game is over."""

    forced: list[tuple[str, str]]
    choosing: ToChoose | None
    waits: bool
    over: bool


StudyRead = StudyOpened | StudyWritten | StudyTried | StudyGone


def study(game: Game, brought: StudyBrought) -> StudyRead:
    given = record.read(brought.record)
    wish = brought.wish
    if isinstance(wish, Opening):
        return _opened(game, given)
    match = _at_end(game, given, brought)
    if isinstance(wish, Steps):
        return _steps(match, given, wish)
    if isinstance(wish, Moment):
        return StudyWritten(msgspec.json.encode(_moment(match, wish.node)))
    if isinstance(wish, Trial):
        match.decide(_seat(match, wish.seat), wish.key)
        key = game.verbs.key(match.decisions[-1].option)
        next_played = given.decisions[brought.fork : brought.fork + 1] if not brought.line else []
        return StudyTried(key, any((each.seat, each.key) == (wish.seat, key) for each in next_played))
    if isinstance(wish, Going):
        return _gone(match, wish)
    return StudyWritten(msgspec.json.encode(position(game, match.state)))


def _opened(game: Game, given: record.Record) -> StudyOpened:
    match = record.replay(game, given)
    if not match.over:
        raise BadRecord(0, "the game is not over")
    return StudyOpened(
        revision=given.revision,
        options=match.settings,
        seats=match.seat_ids,
        total=len(match.decisions),
        nameless=record.write(match),
    )


def _at_end(game: Game, given: record.Record, brought: StudyBrought) -> Match:
    match = record.replay(game, given, brought.fork)
    for side, key in brought.line:
        match.decide(_seat(match, side), key)
    return match


def _seat(match: Match, side: str) -> int:
    ids = match.seat_ids
    if side not in ids:
        raise Refused("refused-no-seat", f"nobody sits here as {side!r}", {"seat": side})
    return ids.index(side)


def _steps(match: Match, given: record.Record, wish: Steps) -> StudyWritten:
    beginning = Beginning(match.game, match.seats, match.settings, given.seed, given.position, given.revision)
    Eyes(match, wish.viewer)
    decisions: list[Decision] = match.decisions
    shown = steps(beginning, decisions, wish.viewer, wish.first, wish.count)
    replay = Replay(wish.name, match.game.name, given.revision, wish.viewer, len(decisions), shown)
    return StudyWritten(msgspec.json.encode(replay))


def _moment(match: Match, node: int) -> StudyMoment:
    asked = question(match)
    prompts: dict[str, Prompt] = {}
    for seat in match.waiting() if asked is not None else ():
        assert asked is not None
        offered = match.offered(seat)
        keys, costs = match.game.verbs.keys(offered), match.costs(seat, offered)
        prompts[match.seat_ids[seat]] = Prompt(
            len(match.decisions), asked.prompt, asked.rule, asked.about, keys, costs
        )
    return StudyMoment(node, len(match.decisions), asked, prompts, match.over)


def _gone(match: Match, wish: Going) -> StudyGone:
    mine = {_seat(match, side) for side in wish.mine}
    forced: list[tuple[str, str]] = []
    while not match.over and len(forced) < MOST_FORCED:
        waiting = match.waiting()
        seat = next((each for each in waiting if len(match.offered(each)) == 1), NONE)
        if seat == NONE:
            break
        option = match.offered(seat)[0]
        forced.append((match.seat_ids[seat], match.game.verbs.key(option)))
        match.choose(seat, option)
    others = [seat for seat in match.waiting() if seat not in mine]
    if match.over or not others:
        return StudyGone(forced, None, not match.over, match.over)
    seat, game = others[0], match.game
    options = match.offered(seat)
    view = pack(game, seen_by(game, match.state, seat))
    choosing = ToChoose(seat, match.seat_ids[seat], view, options, game.verbs.keys(options))
    return StudyGone(forced, choosing, False, False)
