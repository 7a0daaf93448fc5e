"""One proof of each kind about one game: plain JSON, the same wherever it is made."""

from __future__ import annotations

import random
import time
from typing import Any, Final

from benchmarks.analysis.games import UNEQUAL, Planted, levels_of, planted, played
from warhost.analysis.analyse import analyse, course_of
from warhost.analysis.depth import LEAST, USUAL, Depth
from warhost.analysis.examine import deepen, examine
from warhost.analysis.shares import INACCURACY, MISTAKE, grade
from warhost.analysis.summing import loss_of
from warhost.analysis.weighing import Weighing, value
from warhost.bots.lookahead import result_shares
from warhost.core.engine import options
from warhost.core.view import seen_by
from warhost.games import load

CALIBRATION_SEED, BLUNDER_SEED, LUCK_SEED, TIME_SEED, UNEQUAL_SEED = 71, 73, 79, 83, 89
SAMPLED: Final = 10
LOOKS: Final = 48
BINS: Final = 20
LUCK_DEPTH: Final = Depth(60, LEAST.deep, 12, 6)


def calibration(name: str, number: int) -> dict[str, Any]:
    """Ten moments of a game: what everybody's share was said to be, with all known and as the deciding seat knew it, and what
    became of it. By shares in steps of 0.05: how many, the sum of what was said, the sum of what came."""
    game = load(name)
    text, states = played(name, number, CALIBRATION_SEED)
    result = result_shares(course_of(text).end)
    lots = random.Random(f"moments {name} {number}")
    told: dict[str, list[list[float]]] = {
        kind: [[0, 0.0, 0.0] for _ in range(BINS)] for kind in ("state", "seat")
    }
    for step in lots.sample(range(len(states)), min(SAMPLED, len(states))):
        s = states[step]
        for seat, share in enumerate(value(game, s, LOOKS, f"calibration {number} {step}")):
            _count(told["state"], share, result[seat])
        seat = s.waiting[0]
        view, offered = seen_by(game, s, seat), options(s, seat)[:]
        weighed = Weighing(game, view, seat, offered, f"calibration {number} {step}").weigh(LOOKS)
        looks = sum(worth.looks for worth in weighed)
        share = sum(worth.looks * worth.shares[seat] for worth in weighed) / looks
        _count(told["seat"], share, result[seat])
    return told


def blunder(name: str, number: int) -> dict[str, Any] | None:
    """A planted blunder and what an analysis at its usual depth says of it. Each decision is examined by itself, from seeds of its
    own, so nothing else of the game has to be; `timed` looks at whole games and finds that they say the same."""
    game = planted(name, number, BLUNDER_SEED)
    if game is None:
        return None
    began = time.process_time()
    loss = loss_told(game)
    return {
        "step": game.step,
        "planted": round(game.loss, 4),
        "loss": loss,
        "grade": grade(loss, False),
        "found": loss >= MISTAKE,
        "seconds": round(time.process_time() - began, 1),
    }


def loss_told(game: Planted) -> int:
    """What an analysis says that the blunder cost."""
    told = course_of(game.text)
    seat = told.moments[game.step - 1].seat
    seen = examine(told, game.step, USUAL, 0)
    if loss_of(seen, seat) >= INACCURACY:
        seen = deepen(told, seen, USUAL, 0)
    return loss_of(seen, seat)


PARTS: Final = ("fair", "side", "deal", "own", "others", "hidden", "chance", "judgement", "luck", "result")


def luck(name: str, number: int) -> dict[str, Any]:
    """What luck was for everybody in a game, in millionths of the win."""
    text, _ = played(name, number, LUCK_SEED)
    return {each["seat"]: [each[part] for part in PARTS] for each in analyse(text, LUCK_DEPTH)["players"]}


def unequal(name: str, number: int) -> dict[str, Any]:
    """The same where one seat plays worse than the others, by the level of each seat: it must lose by its decisions, not by luck."""
    text, _ = played(name, number, UNEQUAL_SEED, UNEQUAL)
    told = zip(levels_of(name, number, UNEQUAL), analyse(text, LUCK_DEPTH)["players"], strict=True)
    return {each["seat"]: {"level": level, "parts": [each[part] for part in PARTS]} for level, each in told}


def timed(name: str, number: int, jobs: int = 2) -> dict[str, Any] | None:
    """How long the analysis of a whole game takes at the usual depth, in so many processes; and what it says of the blunder that
    was planted there."""
    game = planted(name, number, TIME_SEED)
    if game is None:
        return None
    alone = loss_told(game)
    course_of.cache_clear()
    began = time.perf_counter()
    told = analyse(game.text, USUAL, jobs=jobs)
    seconds = time.perf_counter() - began
    decision = told["decisions"][game.step - 1]
    player = next(each for each in told["players"] if each["seat"] == decision["seat"])
    return {
        "seats": len(told["seats"]),
        "decisions": len(told["decisions"]),
        "seconds": round(seconds, 1),
        "mistakes": sum(each["mistakes"] + each["blunders"] for each in told["players"]),
        "loss": decision["loss"],
        "same": decision["loss"] == alone,
        "place": player["worst"].index(game.step) + 1 if game.step in player["worst"] else 0,
    }


def _count(bins: list[list[float]], share: float, result: float) -> None:
    place = bins[min(BINS - 1, int(share * BINS))]
    place[0] += 1
    place[1] += share
    place[2] += result
