"""One decision of a game, looked at: what its seat could know of its options, what the state was worth before and after, what
dice and draws changed. Each decision is looked at by itself, from seeds of its own: so it does not matter where."""

from __future__ import annotations

from typing import Final, NamedTuple

from warhost.analysis.depth import Depth
from warhost.analysis.moments import Course, Moment, other_start
from warhost.analysis.weighing import (
    Weighing,
    Worth,
    compared,
    difference_when_open,
    value,
    value_before_chance,
)
from warhost.bots import Budget
from warhost.bots.search import SearchBot
from warhost.core.chance import numbered_seed
from warhost.core.domain import NONE
from warhost.core.engine import answer, options
from warhost.core.state import State
from warhost.core.view import seen_by

OTHER_STARTS: Final = 16
LINE: Final = 5
"""So many further decisions of the line after a better option are told."""
LINE_LOOKS: Final = 120
SURE: Final = 1.0
"""By so many standard errors an option must be better to be called so."""
CANDIDATES: Final = 3
"""Options beside the chosen one that are compared with it."""


class Told(NamedTuple):
    """An option, everybody's share after it as its seat could know, and why a bot likes it."""

    option: int
    shares: list[float]
    reason: str
    variables: dict[str, str]


class Examined(NamedTuple):
    """What came of a look at one decision. Without a choice there is nothing told of options. `after` is the value of the
    state that followed, `expected` what it was before dice and draws were known, if there were any. `opened`: what choosing so
    rather than the best made of the shares, with all cards open; None where the best was chosen."""

    step: int
    deep: bool
    chosen: Told | None
    best: Told | None
    second: Told | None
    line: list[tuple[int, int]]
    after: list[float]
    expected: list[float] | None
    opened: list[float] | None


def examine(told: Course, step: int, depth: Depth, seed: int) -> Examined:
    """Decision number `step`, at first sight."""
    moment = told.moments[step - 1]
    after = _value_after(told, step, depth, seed)
    expected = None
    if moment.rolled:
        expected = value_before_chance(
            told.game,
            moment.before,
            moment.seat,
            moment.option,
            depth.value,
            depth.resampled,
            f"chance {seed} {step}",
        )
    chosen, best, second = None, None, None
    if len(moment.offered) > 1:
        chosen, best, second = _weighed(told, moment, depth, f"weigh {seed} {step}")
    opened = _opened(told, moment, best, depth.value, f"open {seed} {step}")
    return Examined(step, False, chosen, best, second, [], after, expected, opened)


def value_at_start(told: Course, depth: Depth, seed: int) -> list[float]:
    """Of the state after the set-up."""
    return value(told.game, told.after(0), depth.value * 2, f"value {seed} 0")


def value_of_sides(told: Course, depth: Depth, seed: int) -> list[float] | None:
    """What the seats are worth before anything is dealt: the mean over other set-ups. None for a game from a position."""
    totals = [0.0] * told.end.seats
    for number in range(OTHER_STARTS):
        s = other_start(told, numbered_seed(seed, number))
        if s is None:
            return None
        for seat, share in enumerate(value(told.game, s, depth.value * 2, f"side {seed} {number}")):
            totals[seat] += share
    return [total / OTHER_STARTS for total in totals]


def deepen(told: Course, seen: Examined, depth: Depth, seed: int) -> Examined:
    """A second, deeper look at what seemed a mistake: the few options in question, evenly, in fresh samples."""
    moment = told.moments[seen.step - 1]
    known = [each.option for each in (seen.chosen, seen.best, seen.second) if each is not None]
    among = list(dict.fromkeys(known))
    view = seen_by(told.game, moment.before, moment.seat)
    weighing = Weighing(told.game, view, moment.seat, moment.offered, f"deepen {seed} {seen.step}")
    worths, single = weighing.compare(among, depth.deep)
    place = max(range(len(among)), key=lambda at: worths[at].shares[moment.seat])
    if place and not _is_surely_better(single[place], single[0]):
        place = 0
    rest = [at for at in range(len(among)) if at not in (0, place)]
    line = [] if place == 0 else _line(told, moment, among[place], f"{seed}{seen.step}")
    best = _told(told, moment, worths[place])
    return seen._replace(
        deep=True,
        chosen=_told(told, moment, worths[0]),
        best=best,
        second=_told(told, moment, worths[rest[0]]) if rest else None,
        line=line,
        opened=_opened(told, moment, best, depth.deep // 2, f"open deep {seed} {seen.step}"),
    )


def weigh_one(
    told: Course, step: int, others: list[int], option: int, depth: Depth, seed: int
) -> list[Worth]:
    """An option that somebody would like to try instead, compared with those that are known of this decision."""
    moment = told.moments[step - 1]
    view = seen_by(told.game, moment.before, moment.seat)
    weighing = Weighing(told.game, view, moment.seat, moment.offered, f"deepen {seed} {step}")
    worths, _ = weighing.compare(list(dict.fromkeys([option, *others])), depth.deep)
    return worths


def _value_after(told: Course, step: int, depth: Depth, seed: int) -> list[float]:
    return value(told.game, told.after(step), depth.value, f"value {seed} {step}")


def _opened(told: Course, moment: Moment, best: Told | None, looks: int, seed: str) -> list[float] | None:
    if best is None or best.option == moment.option:
        return None
    return difference_when_open(
        told.game, moment.before, moment.seat, moment.option, best.option, looks, seed
    )


def _weighed(told: Course, moment: Moment, depth: Depth, seed: str) -> tuple[Told, Told, Told | None]:
    """Search through all options, then the best few and the chosen one evenly."""
    view = seen_by(told.game, moment.before, moment.seat)
    weighing = Weighing(told.game, view, moment.seat, moment.offered, seed)
    found = weighing.weigh(depth.coarse // 2, moment.option)
    among = [moment.option]
    among += [worth.option for worth in found if worth.option != moment.option][:CANDIDATES]
    worths, single = weighing.compare(among, max(1, depth.coarse // (2 * len(among))))
    place = max(range(len(among)), key=lambda at: worths[at].shares[moment.seat])
    if place and not _is_surely_better(single[place], single[0]):
        place = 0
    rest = sorted(
        (at for at in range(len(among)) if at not in (0, place)),
        key=lambda at: -worths[at].shares[moment.seat],
    )
    return (
        _told(told, moment, worths[0]),
        _told(told, moment, worths[place]),
        _told(told, moment, worths[rest[0]]) if rest else None,
    )


def _is_surely_better(one: list[float], other: list[float]) -> bool:
    """Of several that look alike one always looks best; the chosen one has the benefit of the doubt."""
    gain, error = compared(one, other)
    return gain > SURE * error


def _told(told: Course, moment: Moment, worth: Worth) -> Told:
    advice = told.game.advice
    reason, variables = (
        ("bot-reason-search", {})
        if advice is None
        else advice.reason(seen_by(told.game, moment.before, moment.seat), moment.seat, worth.option)
    )
    return Told(worth.option, list(worth.shares), reason, dict(variables))


def _line(told: Course, moment: Moment, option: int, seed: str) -> list[tuple[int, int]]:
    """How it would have gone on with the same dice, had everybody thought a little: each by what they saw."""
    s = moment.before.copy()
    answer(s, moment.seat, option)
    line: list[tuple[int, int]] = []
    while s.ending == NONE and len(line) < LINE:
        seat, chosen = next_choice(told, s, f"{seed}{len(line)}")
        line.append((seat, chosen))
        answer(s, seat, chosen)
    return line


def next_choice(told: Course, s: State, seed: str) -> tuple[int, int]:
    """Who decides next, and what a bot would choose for them."""
    seat = s.waiting[0]
    offered = options(s, seat)
    if len(offered) == 1:
        return seat, offered[0]
    bot = SearchBot(told.game, int(seed) % 2**31, Budget(iterations=LINE_LOOKS))
    return seat, bot.choose(seen_by(told.game, s, seat), seat, offered)
