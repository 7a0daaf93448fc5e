"""Finding puzzles in games between bots: cheap questions first, so that the deep ones are asked only where an answer is likely.

A position becomes a puzzle if one option is clearly better than all others, if that is so in several independent searches, if it
is not what the game's own advice ranks highest, and if it holds in most of the ways in which chance and hidden cards can
fall. How hard it is shows in how deep a bot must look to find it."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from warhost.analysis.shares import millionths
from warhost.analysis.weighing import Weighing, Worth, compared
from warhost.bots import Budget, make_bot
from warhost.bots.search import SearchBot
from warhost.core.chance import numbered_seed
from warhost.core.domain import NONE
from warhost.core.engine import answer, open_question, options, start
from warhost.core.game import Advice, Game
from warhost.core.position import position
from warhost.core.state import State
from warhost.core.view import seen_by

LEVELS: Final = ("easy", "greedy")
"""Who plays the games in which puzzles are looked for: quick bots, whose games are not all alike."""
LOOKED_AT: Final = 60
"""Positions of a game, at most."""
OF_ONE_GAME: Final = 2
CHALLENGERS: Final = 5
RACE: Final = (2, 4, 10)
"""Rounds in which options run against the greedy one; those go on that are better by the gain that is wanted."""
GLANCES: Final = 30
"""Rounds of all of them then: who beats the greedy option seldom leads all others, and those few are told apart cheaply."""
LIKELY: Final = 2.0
"""In standard errors."""
FIRST_LOOKS: Final = 6
"""Of each option, where the best few of all are looked for."""
CONTENDERS: Final = 4
SEEDS: Final = 3
CHECKED: Final = 70
"""Rounds of each deep check, from so many seeds."""
GAIN: Final = 0.2
"""By such a part of a fair share of the win the best option must beat the greedy one,"""
CLEAR: Final = 0.12
"""and by that any other."""
SURE: Final = 3.0
"""In standard errors."""
STEADY: Final = 0.6
"""In so many of the samples, at least, it must not be worse than the second."""
FINDERS: Final = (16, 60, 240)
"""Iterations of the bots that try it, to see how hard it is."""
LINE: Final = 4
LINE_LOOKS: Final = 60


class Place(NamedTuple):
    """A position of a game that was played: after so many of all its decisions."""

    s: State
    seat: int
    offered: list[int]
    step: int
    steps: int


class Proof(NamedTuple):
    """What deep checks from one seed say of the best option: everybody's share after it and after the others, and by how much
    it leads, how surely, and in which share of the samples it was not worse."""

    worths: list[Worth]
    lead: float
    error: float
    steady: float


def puzzles_of(game: Game, seed: int, index: int) -> Iterator[dict[str, Any]]:
    """The puzzles of one game between bots; equal seeds and indexes give equal ones."""
    lots = random.Random(f"puzzles {game.name} {seed} {index}")
    advice = game.advice
    if advice is None:
        return
    found = 0
    for place in _places(game, seed, index, lots):
        puzzle = _puzzle(game, advice, place, f"{seed} {index} {place.step}")
        if puzzle is not None:
            yield puzzle | {"source": [seed, index, place.step]}
            found += 1
            if found == OF_ONE_GAME:
                return


def _places(game: Game, seed: int, index: int, lots: random.Random) -> list[Place]:
    """Some positions with a choice, in no order."""
    seats = lots.choice([count for count in game.seat_counts if count > 1])
    s = start(game, seats, {}, numbered_seed(seed, index))
    bots = [make_bot(lots.choice(LEVELS), game, seed * 10_007 + index * 11 + seat) for seat in range(seats)]
    places: list[tuple[State, int, list[int], int]] = []
    step = 0
    while s.ending == NONE:
        seat = s.waiting[0]
        offered = options(s, seat)[:]
        if len(offered) > 2:
            places.append((s.copy(), seat, offered, step))
        answer(s, seat, bots[seat].choose(seen_by(game, s, seat), seat, offered))
        step += 1
    chosen = lots.sample(places, min(LOOKED_AT, len(places)))
    return [Place(*place, step) for place in chosen]


def _puzzle(game: Game, advice: Advice, place: Place, seed: str) -> dict[str, Any] | None:
    view = seen_by(game, place.s, place.seat)
    ranks = advice.rank(view, place.seat, place.offered)
    order = sorted(range(len(ranks)), key=lambda at: -ranks[at])
    greedy = place.offered[order[0]]
    others = [place.offered[at] for at in order[1 : 1 + CHALLENGERS]]
    if not _wins_race(game, place, greedy, others, f"race {seed}"):
        return None
    if not _stands_out(game, place, [greedy, *others], f"glance {seed}"):
        return None
    best, *rivals = contenders(game, place.s, place.seat, place.offered, f"search {seed}")
    if best == greedy:
        return None
    among = [best, greedy, *(option for option in rivals if option != greedy)]
    proofs: list[Proof] = []
    for number in range(SEEDS):
        each = proof(game, place.s, place.seat, place.offered, among, f"check {seed} {number}")
        if not _is_clear(each, place):
            return None
        proofs.append(each)
    return _told(game, advice, place, among, proofs, seed)


def _is_clear(each: Proof, place: Place) -> bool:
    gain = each.worths[0].shares[place.seat] - each.worths[1].shares[place.seat]
    return (
        gain >= GAIN / place.s.seats
        and each.lead >= max(CLEAR / place.s.seats, SURE * each.error)
        and each.steady >= STEADY
    )


def contenders(game: Game, s: State, seat: int, offered: Sequence[int], seed: str) -> list[int]:
    """The best few of all options, best first. Each gets its looks, the better half of them twice as many again, and so on: a tree
    may never try what looks bad at first."""
    weighing = Weighing(game, seen_by(game, s, seat), seat, offered, seed)
    running, looks = list(offered), FIRST_LOOKS
    while True:
        worths, _ = weighing.compare(running, looks)
        order = sorted(worths, key=lambda worth: -worth.shares[seat])
        if len(running) <= CONTENDERS:
            return [worth.option for worth in order]
        running = [worth.option for worth in order[: max(CONTENDERS, len(running) // 2)]]
        looks *= 2


def _wins_race(game: Game, place: Place, greedy: int, others: Sequence[int], seed: str) -> bool:
    """Whether some option still looks better than the greedy one after a few rounds; most positions fall at the first."""
    weighing = _weighing(game, place, seed)
    running = list(others)
    gains: dict[int, list[float]] = {option: [] for option in others}
    least = GAIN / place.s.seats
    for rounds in RACE:
        _, single = weighing.compare([greedy, *running], rounds)
        for at, option in enumerate(running, 1):
            gains[option] += [one - base for one, base in zip(single[at], single[0], strict=True)]
        running = [option for option in running if sum(gains[option]) >= least * len(gains[option])]
        if not running:
            return False
    return True


def _stands_out(game: Game, place: Place, among: Sequence[int], seed: str) -> bool:
    """Whether one of these options, not the first, seems to lead all others. Where several are as good, as with many options
    mostly, the deep search would find so at a hundred times the cost."""
    worths, single = _weighing(game, place, seed).compare(among, GLANCES)
    order = sorted(range(len(among)), key=lambda at: -worths[at].shares[place.seat])
    best, second = order[:2]
    lead, error = compared(single[best], single[second])
    return best != 0 and lead >= max(CLEAR / place.s.seats, LIKELY * error)


def proof(
    game: Game, s: State, seat: int, offered: list[int], among: Sequence[int], seed: str, looks: int = CHECKED
) -> Proof:
    """How the first of these options stands against the others, in samples of its own."""
    weighing = Weighing(game, seen_by(game, s, seat), seat, offered, seed)
    worths, single = weighing.compare(among, looks)
    second = max(range(1, len(among)), key=lambda at: worths[at].shares[seat])
    lead, error = compared(single[0], single[second])
    not_worse = sum(one >= other for one, other in zip(single[0], single[second], strict=True))
    return Proof(worths, lead, error, not_worse / looks)


def _weighing(game: Game, place: Place, seed: str) -> Weighing:
    return Weighing(game, seen_by(game, place.s, place.seat), place.seat, place.offered, seed)


def _told(
    game: Game, advice: Advice, place: Place, among: Sequence[int], proofs: Sequence[Proof], seed: str
) -> dict[str, Any]:
    """The puzzle as it is kept: a position, who is asked, and all that an explanation needs."""
    seat = place.seat
    view = seen_by(game, place.s, seat)
    means = [
        [
            sum(each.worths[at].shares[other] for each in proofs) / len(proofs)
            for other in range(place.s.seats)
        ]
        for at in range(len(among))
    ]
    weighed: list[dict[str, Any]] = []
    for option, shares in zip(among, means, strict=True):
        reason, variables = advice.reason(view, seat, option)
        told: dict[str, Any] = {"key": game.verbs.key(option), "shares": millionths(shares)}
        weighed.append(told | {"reason": reason, "variables": dict(variables)})
    second = max(weighed[1:], key=lambda each: each["shares"][seat])
    written = position(game, place.s)
    written.pop("chance", None)
    name = hashlib.sha256(f"{game.name} {seed}".encode()).hexdigest()[:8]
    return {
        "id": name,
        "revision": game.revision,
        "seat": game.seat_ids(place.s)[seat],
        "position": written,
        "best": weighed[0],
        "second": second,
        "greedy": weighed[1]["key"],
        "gain": weighed[0]["shares"][seat] - second["shares"][seat],
        "line": _line(game, place, among[0], seed),
        "finders": _finders(game, place, among[0], seed),
        "themes": _themes(game, place, among[0], among[1]),
    }


def _line(game: Game, place: Place, best: int, seed: str) -> list[dict[str, str]]:
    """How it could go on: one way of many, each by what they see."""
    s = place.s.copy()
    ids = game.seat_ids(s)
    answer(s, place.seat, best)
    line: list[dict[str, str]] = []
    while s.ending == NONE and len(line) < LINE:
        seat = s.waiting[0]
        offered = options(s, seat)
        bot = SearchBot(game, random.Random(seed).randrange(2**31), Budget(iterations=LINE_LOOKS))
        option = bot.choose(seen_by(game, s, seat), seat, offered)
        line.append({"seat": ids[seat], "key": game.verbs.key(option)})
        answer(s, seat, option)
    return line


def _finders(game: Game, place: Place, best: int, seed: str) -> list[bool]:
    """Which of the bots that look deeper and deeper find it."""
    found: list[bool] = []
    for iterations in FINDERS:
        number = random.Random(f"{seed} {iterations}").randrange(2**31)
        bot = SearchBot(game, number, Budget(iterations=iterations))
        found.append(bot.choose(seen_by(game, place.s, place.seat), place.seat, place.offered) == best)
    return found


def _themes(game: Game, place: Place, best: int, greedy: int) -> list[str]:
    """Ids by which puzzles can be looked for."""
    themes: list[str] = []
    passing = open_question(place.s).passing
    if any(verb.has(best) for verb in passing):
        themes.append("patience")
    elif any(verb.has(greedy) for verb in passing):
        themes.append("courage")
    elif game.verbs.of(best) is game.verbs.of(greedy):
        themes.append("target")
    else:
        themes.append("other_deed")
    if place.step * 3 < place.steps:
        themes.append("opening")
    elif place.step * 6 > place.steps * 5:
        themes.append("last_moves")
    return themes
