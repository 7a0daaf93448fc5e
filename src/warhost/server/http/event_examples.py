"""Examples of what is told and asked about tournaments and clubs; the others stand in `examples`."""

from __future__ import annotations

from typing import Any, Final

from warhost.server.protocol.clubs import (
    ClubChanges,
    ClubInfo,
    ClubList,
    ClubSummary,
    JoinClub,
    Leader,
    Member,
    NewClub,
    RoleChange,
)
from warhost.server.protocol.people import Person
from warhost.server.protocol.tables import SlowClock
from warhost.server.protocol.tournaments import (
    Adjustment,
    Enter,
    Entry,
    NewTournament,
    PairingInfo,
    PauseTournament,
    Replacement,
    StandingLine,
    TournamentInfo,
    TournamentList,
    TournamentSummary,
)

MOMENT: Final = 1_790_000_000_000
CODE: Final = "b7Yc2Vq9Rt4LmN0sPz1XwA"
TOURNAMENT: Final = "Jq5mC8x2RvN0tKzW"
CLUB: Final = "c0Lq7Xv3TzB9mRaE"
ANN: Final = Person("p4T9sQ1LwXz0", "Ann", account=True)
BOB: Final = Person("q8Zr2LmX0wTa", "Bob", account=True)
CLOCK: Final = SlowClock(move_s=86_400)
SHORT: Final[dict[str, Any]] = {
    "id": TOURNAMENT,
    "name": "Autumn Cup",
    "game": "bloodrage",
    "seats": 2,
    "system": "round_robin",
    "deal": "own",
    "level": None,
    "rated": True,
    "status": "running",
    "paused": False,
    "round": 1,
    "rounds": 1,
    "entrants": 2,
    "least": 2,
    "most": 2,
    "clock": CLOCK,
    "visibility": "open",
    "club": None,
    "starts_at": None,
    "ends_at": None,
    "created": MOMENT,
    "changed": MOMENT + 60_000,
    "mine": True,
}
SUMMARY: Final = TournamentSummary(**SHORT)
INFO: Final = TournamentInfo(
    **SHORT,
    host=ANN,
    is_host=False,
    options={},
    sides=["wolf", "raven"],
    on_timeout="bot",
    round_every_s=0,
    next_round_at=None,
    invite=None,
    my_number=1,
    my_status="in",
    my_table="Zk3vQ1r8T0aXw2Lp",
    why_not=None,
    commitment=None,
    seeds=[],
    tie_breaks=["head_to_head", "sonneborn_berger", "opponents", "wins"],
    entries=[Entry(0, ANN, "in", timed_out=False), Entry(1, BOB, "in", timed_out=False)],
    standings=[
        StandingLine(0, 1, 0.0, 0, 0, 0, 0.0, 0.0, 0.0),
        StandingLine(1, 2, 0.0, 0, 0, 0, 0.0, 0.0, 0.0),
    ],
    pairings=[
        PairingInfo(1, 1, "Zk3vQ1r8T0aXw2Lp", [0, 1], None, "playing", None, None, None, [], True, None),
    ],
)
GUILD: Final[dict[str, Any]] = {
    "id": CLUB,
    "name": "The Guild",
    "about": "Slow games, good talk.",
    "open": True,
    "members": 2,
    "role": "owner",
}

EVENT_EXAMPLES: Final[tuple[Any, ...]] = (
    NewTournament(name="Autumn Cup", game="bloodrage", seats=2, system="round_robin", clock=CLOCK, most=8),
    SUMMARY,
    TournamentList([SUMMARY], None),
    INFO,
    Enter(),
    PauseTournament(paused=True),
    Replacement(BOB.id),
    Adjustment([2, 1], "the clock stood still"),
    NewClub(name="The Guild", about="Slow games, good talk."),
    ClubSummary(**GUILD),
    ClubList([ClubSummary(**GUILD)], []),
    ClubInfo(
        **GUILD,
        created=MOMENT,
        invite=CODE,
        people=[Member(ANN, "owner", MOMENT), Member(BOB, "member", MOMENT)],
        leaders=[Leader(ANN, "bloodrage", "slow", 1624.5, 31)],
        tables=[],
        tournaments=[SUMMARY],
    ),
    ClubChanges(about="Slow games, good talk, no clocks."),
    JoinClub(code=CODE),
    RoleChange("organiser"),
)
