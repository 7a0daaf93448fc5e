"""Analysis in a process of its own (see `worker`), part by part: how deep to look, each part of the work, and the sum of all. Every
part is told the whole record, so that any process can do it; one that was here before has it ready."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from warhost.analysis.analyse import (
    Done,
    Part,
    course_of,
    depth_in,
    first_parts,
    put_together,
    second_parts,
    work,
)
from warhost.analysis.depth import Depth
from warhost.analysis.examine import Examined, weigh_one
from warhost.analysis.shares import INACCURACY, millionths
from warhost.core.errors import WarhostError


class PlanWish(Struct, tag="plan", frozen=True):
    """Of which parts does the analysis of this record consist, if it may take so many seconds with so many processes?"""

    text: str
    seconds: float
    jobs: int


class PartWish(Struct, tag="part", frozen=True):
    part: Part


class SecondWish(Struct, tag="second", frozen=True):
    """Which decisions are to be looked at again?"""

    text: str
    depth: Depth
    seen: list[Examined]


class SumWish(Struct, tag="sum", frozen=True):
    text: str
    depth: Depth
    done: list[Done]
    seconds: float


class OneWish(Struct, tag="one", frozen=True):
    """An option that somebody would like to try, beside those (by key) that are known of this decision."""

    text: str
    step: int
    key: str
    known: list[str]
    depth: Depth


class Planned(Struct, tag="planned"):
    depth: Depth
    parts: list[Part]


class PartDone(Struct, tag="part"):
    done: Done


class Summed(Struct, tag="sum"):
    """The analysis, as JSON."""

    json: bytes


class OneWeighed(Struct, tag="one"):
    """Its shares, in millionths, and its loss against the best of all that were compared."""

    shares: list[int]
    loss: int
    right: bool


class Problem(Struct, tag="problem"):
    key: str


Job = PlanWish | PartWish | SecondWish | SumWish | OneWish
Answer = Planned | PartDone | Summed | OneWeighed | Problem
JOB: Final = Job
SEED: Final = 0


def do(job: Job) -> Answer:
    try:
        return _do(job)
    except WarhostError as error:
        return Problem(error.key)


def _do(job: Job) -> Answer:
    if isinstance(job, PartWish):
        return PartDone(work(job.part))
    told = course_of(job.text)
    if isinstance(job, PlanWish):
        depth = depth_in(told, job.seconds, job.jobs, SEED)
        return Planned(depth, first_parts(told, job.text, depth, SEED))
    if isinstance(job, SecondWish):
        return Planned(job.depth, second_parts(told, job.text, job.depth, SEED, job.seen))
    if isinstance(job, SumWish):
        return Summed(msgspec.json.encode(put_together(told, job.done, [], job.depth, job.seconds)))
    parse = told.game.verbs.parse
    known = [parse(key) for key in job.known]
    option = parse(job.key)
    seat = told.moments[job.step - 1].seat
    if option not in told.moments[job.step - 1].offered:
        return Problem("refused-not-legal")
    worths = weigh_one(told, job.step, known, option, job.depth, SEED)
    tried = next(worth for worth in worths if worth.option == option)
    best = max(millionths(worth.shares)[seat] for worth in worths)
    shares = millionths(tried.shares)
    return OneWeighed(shares, best - shares[seat], best - shares[seat] < INACCURACY)
