"""Ratings, leaderboards, profiles and seeks, as REST tells of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from warhost.server.protocol.people import Person
from warhost.server.protocol.tables import LiveClock, SlowClock
from warhost.server.protocol.values import Instant, Plain, Strict


class Rating(Plain):
    """How strong somebody is in a game and pace. 400 points more come first ten times out of eleven; the bot `greedy` has
    1500."""

    game: str
    pace: str
    side: str
    """Empty: with all sides."""
    strength: int
    deviation: int
    provisional: bool
    """Not enough games yet to be sure of it."""
    games: int
    wins: int


class LeaderboardRow(Plain):
    rank: int
    person: Person
    strength: int
    deviation: int
    games: int
    wins: int


class Leaderboard(Plain):
    """The best of a game and pace: of all time or of a season, with all sides or with one. Only ratings that are certain."""

    rows: list[LeaderboardRow]
    seasons: list[int]
    """Those in which somebody has played: year and quarter, 20264."""
    next: int | None
    """Where the list goes on (`after=<next>`)."""


class PlayedSeat(Plain):
    """Who sat where in a finished game, and how it ended for them."""

    person: Person | None
    bot: str | None
    side: str
    place: int
    points: int
    abandoned: bool
    change: int | None
    """By how much the rating moved, where the game was rated."""


class PlayedGame(Plain):
    number: int
    table: str | None
    """Its replay, for those who may see it."""
    game: str
    pace: str
    rated: bool
    ending: str
    finished: Instant
    seats: list[PlayedSeat]


class PlayedGames(Plain):
    """The newest first. `next` continues the list (`before=<next>`)."""

    games: list[PlayedGame]
    next: int | None


class Profile(Plain):
    """Somebody as everybody may see them; who is private shows a name alone."""

    person: Person
    private: bool
    language: str | None
    since: Instant | None
    ratings: list[Rating]
    """Over all sides, and with each of them."""


class Achieved(Plain):
    """One of the things that can be achieved in a game, and when somebody did, if ever."""

    game: str
    achievement: str
    finished: Instant | None
    """When the game ended in which they first did."""
    table: str | None
    """Its replay, for those who may see it."""


class Achievements(Plain):
    """All that can be achieved, game by game."""

    achievements: list[Achieved]


class RatingHistory(Plain):
    """Moment and rating after each of the last rated games in a game and pace, the oldest first."""

    points: list[tuple[int, int]]


class Seek(Strict):
    """Looking for a game. Whoever looks for the same meets: same game, number of seats, clock, rules, rated or not, and each in
    the other's range."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    clock: LiveClock | SlowClock
    rated: bool = False
    options: dict[str, Annotated[str, Meta(max_length=200)]] = field(default_factory=dict)
    """Rules of the table; told are those that are not as usual."""
    range: Annotated[int, Meta(ge=50, le=2000)] | None = None
    """How far others' ratings may be from one's own; null: anybody."""
    bots_after_s: Annotated[int, Meta(ge=5, le=604_800)] | None = None
    """After so long bots take the seats that are left; null: never. Among those who meet the most patient decides."""


class SeekState(Plain):
    """What became of the asker's seek. A live one lapses when nobody asks for it for a while: whoever waits asks every few
    seconds."""

    state: Literal["none", "waiting", "paired"]
    seek: Seek | None
    since: Instant | None
    table: str | None
    """The table, once others were found."""
    found: int
    """How many are there for it, the asker among them."""


class OpenSeek(Plain):
    person: Person
    seek: Seek
    strength: int
    provisional: bool
    since: Instant


class OpenSeeks(Plain):
    """Who looks for a game now, the longest first; without people from whom the asker keeps apart. `next` continues the list
    (`after=<next>`); null at its end."""

    seeks: list[OpenSeek]
    next: str | None
