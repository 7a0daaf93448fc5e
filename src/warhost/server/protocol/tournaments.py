"""Tournaments, as REST tells of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from warhost.server.protocol.people import Person
from warhost.server.protocol.tables import Clock
from warhost.server.protocol.values import Instant, InviteCode, Plain, Refusal, Strict, TimeoutAction

TournamentName = Annotated[str, Meta(min_length=1, max_length=60)]
Reason = Annotated[str, Meta(min_length=3, max_length=200)]
MOST_ENTRANTS = 64
MOST_ROUNDS = 31
System = Annotated[
    Literal["round_robin", "swiss", "knock_out"],
    Meta(
        description="round_robin: everybody meets everybody as equally as can be; swiss: those of like points meet, but not"
        " again; knock_out: the better half of each table goes on"
    ),
]
Deal = Annotated[
    Literal["own", "same"],
    Meta(
        description="same: duplicate play. All tables of a round have the same seed, who had the same seat is compared, and"
        " everything stays closed until the last of them is over"
    ),
]

EntryStatus = Annotated[
    Literal["in", "waiting", "out", "gone"],
    Meta(
        description="waiting: for a place; out: nobody plays for the number any more; gone: a substitute has taken the number"
        " over"
    ),
]


class NewTournament(Strict):
    """A tournament. It starts by itself: at `starts_at` if `least` have come, without it as soon as `most` have. With `level`
    everybody plays alone against bots of that level, which needs `deal` same, and a bot that decides alike on every machine:
    one that does not search. It needs a clock."""

    name: TournamentName
    game: Annotated[str, Meta(min_length=1, max_length=32)]
    seats: Annotated[int, Meta(ge=2, le=5)]
    system: System
    clock: Clock
    options: dict[str, Annotated[str, Meta(max_length=200)]] = field(default_factory=dict)
    deal: Deal = "own"
    level: Annotated[str, Meta(min_length=1, max_length=32)] | None = None
    rated: bool = True
    """Whether its tables count for ratings; never where all play the same deal, nor where the server has no accounts. What it is
    says the answer."""
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """0: as many as are usual for those who come. A knock-out has as many as it needs."""
    on_timeout: TimeoutAction = "bot"
    visibility: Literal["open", "link"] = "open"
    club: Annotated[str, Meta(max_length=16)] | None = None
    least: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 2
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 16
    starts_at: Instant | None = None
    round_every_s: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    """A round begins so long after the one before at the earliest: a schedule over days."""


class Enter(Strict):
    """Take part; who comes when it is full or has begun waits for a place. `code` is needed unless it is listed."""

    code: InviteCode | None = None


class PauseTournament(Strict):
    """While it is paused no clock of its tables runs and no round begins."""

    paused: bool


class Replacement(Strict):
    """Who takes over a number with its points and its seat: somebody who waits for a place."""

    person: Annotated[str, Meta(max_length=12)]


class Adjustment(Strict):
    """Another result than the table's, in the order of its seats; everybody can read why."""

    places: Annotated[list[Annotated[int, Meta(ge=1, le=5)]], Meta(min_length=1, max_length=5)]
    reason: Reason


class Entry(Plain):
    """A number in a tournament and who plays for it; nobody: a bot does."""

    number: int
    person: Person | None
    status: EntryStatus
    timed_out: bool


class StandingLine(Plain):
    """Best first. What parts equals is in the order in which `tie_breaks` says."""

    number: int
    rank: int
    points: float
    played: int
    wins: int
    byes: int
    head_to_head: float
    sonneborn_berger: float
    opponents: float


PairingStatus = Literal["bye", "playing", "finished", "unfinished", "sealed"]


class Adjusted(Plain):
    reason: str
    at: Instant
    before: list[int] | None


class PairingInfo(Plain):
    """A table of a round. `entrants` are numbers in the order of seats; alone and without a table: a bye. Of a deal that others
    still play neither table nor result is told."""

    round: int
    board: int
    table: str | None
    entrants: list[int]
    seat: int | None
    """Where somebody who plays alone against bots sits."""
    status: PairingStatus
    places: list[int] | None
    scores: list[int] | None
    points: list[float] | None
    absent: list[int]
    """Seats that a bot played at the end."""
    rated: bool
    """Whether this table counts for ratings. In a rated tournament some do not: those with a stand-in bot whose strength nobody
    has measured, and those of people who used one browser."""
    adjusted: Adjusted | None


class TournamentSummary(Plain):
    """A tournament in a list. `system` daily: the duplicate of the day against bots, which is the server's own."""

    id: str
    name: str
    game: str
    seats: int
    system: Literal["round_robin", "swiss", "knock_out", "daily"]
    deal: Deal
    level: str | None
    rated: bool
    """Said before anybody enters."""
    status: Literal["gathering", "running", "finished", "cancelled"]
    paused: bool
    round: int
    rounds: int
    entrants: int
    least: int
    most: int
    clock: Clock
    visibility: Literal["open", "link"]
    club: str | None
    starts_at: Instant | None
    ends_at: Instant | None
    created: Instant
    changed: Instant
    mine: bool
    """Whether the asker takes part, or has."""


class TournamentList(Plain):
    """Newest change first. `next` continues the list (`before=<next>`); null at its end."""

    tournaments: list[TournamentSummary]
    next: Instant | None


class TournamentInfo(TournamentSummary):
    """A tournament with its results: the page as JSON."""

    host: Person | None
    is_host: bool
    options: dict[str, str]
    sides: list[str]
    """Of a table of the usual size, in the order of seats."""
    on_timeout: TimeoutAction
    round_every_s: int
    next_round_at: Instant | None
    invite: str | None
    """The code for its link; for those who take part in one that is not listed."""
    my_number: int | None
    my_status: EntryStatus | None
    my_table: str | None
    """Where the asker has to play now, or has played the present deal."""
    why_not: Refusal | None
    """Why the asker cannot enter; null if nothing stands in the way."""
    commitment: str | None
    """In duplicate play: the hash of the present deal's seed, shown from the start."""
    seeds: list[str]
    """And the seeds of the deals that are over."""
    tie_breaks: list[str]
    entries: list[Entry]
    standings: list[StandingLine]
    pairings: list[PairingInfo]
    next: int | None = None
    """Of a duplicate of the day, which many play, standings come by the hundred, with their people and tables: they go on with
    `after=<next>`; null at the end. While it is played only those who came last and the asker are named."""
