"""The examined decisions of a game put together: a JSON document of a known version. Sums are exact: for each seat fair share,
side, deal, own and others' decisions, what was hidden, dice and draws, and what the judgement was wrong by add up to the result.

The decision is what its seat could know of it: the difference between the chosen and the best option in states that its seat could
have been in. Hidden is by how much that difference was another in the state that was true. Both that and chance are nothing on
average, whoever plays how: they are luck. What remains is no luck: the judgement of the state before had not seen coming what the
best players do, or was a mean of few looks. It is told apart."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from warhost.analysis.depth import Depth
from warhost.analysis.examine import Examined, Told
from warhost.analysis.moments import Course, Moment
from warhost.analysis.shares import BLUNDER, INACCURACY, MISTAKE, WHOLE, grade, millionths, parts

VERSION: Final = 2
WORST: Final = 10
TURNING_POINTS: Final = 8
TURNS_FROM: Final = 80_000
HARSHNESS: Final = 8.0
"""A decision that costs nothing counts 100 for accuracy; each point of a hundred that it costs takes a twelfth of the rest,
so that a blunder leaves 30."""


def loss_of(seen: Examined, seat: int) -> int:
    """What was given away against the best option found."""
    if seen.chosen is None or seen.best is None:
        return 0
    return max(0, millionths(seen.best.shares)[seat] - millionths(seen.chosen.shares)[seat])


def summed(
    told: Course,
    start: Sequence[float],
    sides: Sequence[float] | None,
    seen: Sequence[Examined],
    depth: Depth,
    seconds: float,
) -> dict[str, Any]:
    """The analysis as JSON. `seen` has every decision in order."""
    ids = told.game.seat_ids(told.end)
    at_start = millionths(start)
    decisions: list[dict[str, Any]] = []
    before = at_start
    for moment, each in zip(told.moments, seen, strict=True):
        decision = _decision(told, moment, each, before, ids)
        decisions.append(decision)
        before = decision["shares"]
    return {
        "version": VERSION,
        "game": told.game.name,
        "revision": told.end.revision,
        "seats": ids,
        "players": [
            _player(told, seat, decisions, at_start, None if sides is None else millionths(sides))
            for seat in range(told.end.seats)
        ],
        "start": at_start,
        "decisions": decisions,
        "turning_points": _turning_points(ids, at_start, decisions),
        "depth": depth._asdict(),
        "seconds": round(seconds, 1),
    }


def _decision(
    told: Course, moment: Moment, seen: Examined, before: list[int], ids: list[str]
) -> dict[str, Any]:
    seats = range(told.end.seats)
    loss = loss_of(seen, moment.seat)
    after = _after(told, moment, seen, before)
    decided = [0] * len(seats)
    if seen.chosen is not None and seen.best is not None and seen.best.option != seen.chosen.option:
        chosen, best = millionths(seen.chosen.shares), millionths(seen.best.shares)
        decided = [chosen[seat] - best[seat] for seat in seats]
    chance = [0] * len(seats)
    if seen.expected is not None:
        expected = millionths(seen.expected)
        chance = [after[seat] - expected[seat] for seat in seats]
    hidden = [0] * len(seats)
    if seen.opened is not None:
        hidden = [opened - known for opened, known in zip(millionths(seen.opened), decided, strict=True)]
    is_best = seen.best is not None and seen.best.option == moment.option
    return {
        "step": moment.step,
        "seat": ids[moment.seat],
        "prompt": moment.prompt,
        "options": len(moment.offered),
        "key": told.game.verbs.key(moment.option),
        "grade": "forced" if seen.chosen is None else grade(loss, is_best),
        "loss": loss,
        "deep": seen.deep,
        "chosen": _weighed(told, seen.chosen),
        "best": _weighed(told, seen.best),
        "second": _weighed(told, seen.second),
        "line": [{"seat": ids[seat], "key": told.game.verbs.key(option)} for seat, option in seen.line],
        "shares": after,
        "decided": decided,
        "hidden": hidden,
        "chance": chance,
        "judgement": [
            after[seat] - before[seat] - decided[seat] - hidden[seat] - chance[seat] for seat in seats
        ],
        "rolled": moment.rolled,
    }


def _after(told: Course, moment: Moment, seen: Examined, before: list[int]) -> list[int]:
    if moment.step == len(told.moments):
        return parts(told.end.winners, told.end.seats)
    if len(moment.offered) == 1 and not moment.rolled:
        return before[:]  # nothing happened that was not sure to happen
    return millionths(seen.after)


def _weighed(told: Course, option: Told | None) -> dict[str, Any] | None:
    if option is None:
        return None
    return {
        "key": told.game.verbs.key(option.option),
        "shares": millionths(option.shares),
        "reason": option.reason,
        "variables": option.variables,
    }


def _player(
    told: Course, seat: int, decisions: list[dict[str, Any]], start: list[int], sides: list[int] | None
) -> dict[str, Any]:
    side_id = told.game.seat_ids(told.end)[seat]
    own = [each for each in decisions if each["seat"] == side_id]
    choices = [each for each in own if each["grade"] != "forced"]
    fair = parts(range(told.end.seats), told.end.seats)[seat]
    side = (start if sides is None else sides)[seat] - fair
    deal = start[seat] - fair - side
    hidden = sum(each["hidden"][seat] for each in decisions)
    chance = sum(each["chance"][seat] for each in decisions)
    costly = sorted((each for each in choices if each["loss"] >= INACCURACY), key=lambda each: -each["loss"])
    return {
        "seat": side_id,
        "accuracy": accuracy([each["loss"] for each in choices]),
        "decisions": len(choices),
        "inaccuracies": sum(INACCURACY <= each["loss"] < MISTAKE for each in choices),
        "mistakes": sum(MISTAKE <= each["loss"] < BLUNDER for each in choices),
        "blunders": sum(each["loss"] >= BLUNDER for each in choices),
        "worst": [each["step"] for each in costly[:WORST]],
        "fair": fair,
        "side": side,
        "deal": deal,
        "own": sum(each["decided"][seat] for each in own),
        "others": sum(each["decided"][seat] for each in decisions if each["seat"] != side_id),
        "hidden": hidden,
        "chance": chance,
        "judgement": sum(each["judgement"][seat] for each in decisions),
        "luck": deal + hidden + chance,
        "result": parts(told.end.winners, told.end.seats)[seat],
    }


def accuracy(losses: Sequence[int]) -> float | None:
    """From 0 to 100; None for who never had a choice."""
    if not losses:
        return None
    kept = [100 * exp(-HARSHNESS * loss / WHOLE) for loss in losses]
    return round(sum(kept) / len(kept), 1)


def _turning_points(
    ids: list[str], start: list[int], decisions: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Where somebody's share moved most, in the order of the game."""
    found: list[dict[str, Any]] = []
    before = start
    for each in decisions:
        changes = [after - was for after, was in zip(each["shares"], before, strict=True)]
        seat = max(range(len(ids)), key=lambda at: abs(changes[at]))
        before = each["shares"]
        if abs(changes[seat]) < TURNS_FROM:
            continue
        parted = {"decision": "decided", "hidden": "hidden", "chance": "chance", "judgement": "judgement"}
        cause = max(parted, key=lambda kind: abs(each[parted[kind]][seat]))
        found.append({"step": each["step"], "seat": ids[seat], "change": changes[seat], "cause": cause})
    most = sorted(found, key=lambda each: -abs(each["change"]))[:TURNING_POINTS]
    return sorted(most, key=lambda each: each["step"])
