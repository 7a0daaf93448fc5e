"""One example of each message, for OpenAPI. They are built of the types themselves, so they cannot go out of date."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from warhost.server.http.event_examples import EVENT_EXAMPLES
from warhost.server.http.people_examples import EXAMPLES as PEOPLE_EXAMPLES
from warhost.server.protocol.about import GameInfo, GameVocabulary, Limits, OptionInfo, PromptInfo, ServerInfo
from warhost.server.protocol.analysis import (
    AnalysedDecision,
    Analysis,
    AnalysisDepth,
    AnalysisReport,
    LineStep,
    PlayerAnalysis,
    TurningPoint,
    Weighed,
    WeighedTry,
    WeighWish,
)
from warhost.server.protocol.box import BoxCorrection, BoxFile, BoxFiles, BoxInfo, BoxNote, BoxPlace, BoxRead
from warhost.server.protocol.frames import (
    Chat,
    ChatLine,
    ClockState,
    Events,
    HintOption,
    Prompt,
    Question,
    SeatClock,
    ViewFrame,
)
from warhost.server.protocol.messages import (
    AskEveryone,
    AskHint,
    Concede,
    Decide,
    Done,
    Hints,
    ProposeEnd,
    Say,
    Undo,
    Vote,
    body_of,
)
from warhost.server.protocol.people import (
    Credentials,
    Farewell,
    Forgotten,
    MailWish,
    Me,
    NewPassword,
    NewPerson,
    NoticeWishes,
    PasswordChange,
    Person,
    PersonChanges,
    Preferences,
    PushKeys,
    PushSubscription,
    WebhookWish,
)
from warhost.server.protocol.plans import Foreseen, PlanState, PlanWish, PreparedAnswer
from warhost.server.protocol.positions import DomainInfo, FieldInfo, GameFields, LookWish, PositionLook
from warhost.server.protocol.puzzles import (
    Puzzle,
    PuzzleSolution,
    PuzzleStanding,
    PuzzleTries,
    PuzzleTry,
    PuzzleVerdict,
)
from warhost.server.protocol.ratings import (
    Achieved,
    Achievements,
    Leaderboard,
    LeaderboardRow,
    OpenSeek,
    OpenSeeks,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    Profile,
    Rating,
    RatingHistory,
    Seek,
    SeekState,
)
from warhost.server.protocol.replays import Change, Dice, Replay, ReplayStep, Story, StoryPoint, Verification
from warhost.server.protocol.statistics import (
    CardWorth,
    EndingShare,
    GameLength,
    GameStatistics,
    OptionShares,
    ShareOfWins,
)
from warhost.server.protocol.studies import (
    LeaderWish,
    NewStudy,
    NodeChanges,
    ReplyWish,
    StudyChanges,
    StudyHead,
    StudyInfo,
    StudyList,
    StudyMoment,
    StudyNode,
    StudyPlace,
    StudyReplies,
    TryWish,
)
from warhost.server.protocol.tables import (
    Archive,
    BotHolder,
    Challenge,
    Challenged,
    Challenges,
    Invitation,
    Join,
    Leave,
    LiveClock,
    Mine,
    NewTable,
    OpenHolder,
    Pause,
    SeatChange,
    SeatInfo,
    TableChanges,
    TableInfo,
    TableList,
    TableSummary,
)
from warhost.server.protocol.values import Refusal

MOMENT: Final = 1_790_000_000_000
COMMITMENT: Final = "3f0c1d" + "5a" * 29
SEED: Final = "9a41" + "07" * 30
TABLE: Final = "Zk3vQ1r8T0aXw2Lp"
CODE: Final = "b7Yc2Vq9Rt4LmN0sPz1XwA"

ANN: Final = Person("p4T9sQ1LwXz0", "Ann", account=False)
SEATS: Final = [
    SeatInfo("khorne", "person", ANN, None, None, ANN, None, None),
    SeatInfo("nurgle", "bot", None, "normal", "edda", None, None, None),
    SeatInfo("tzeentch", "open", None, None, None, None, None, None),
]
CLOCK: Final = LiveClock(bank_s=1200, increment_s=20)
SUMMARY: Final = TableSummary(
    id=TABLE,
    game="oldworld",
    status="playing",
    paused=False,
    visibility="link",
    seats=SEATS,
    mine=["khorne"],
    waiting=["khorne"],
    my_turn=True,
    deadline=MOMENT + 900_000,
    clock=CLOCK,
    rated=False,
    host=ANN,
    lesson=None,
    decisions=41,
    created=MOMENT,
    changed=MOMENT + 60_000,
    result=None,
)
INFO: Final = TableInfo(
    **msgspec.structs.asdict(SUMMARY),
    revision=1,
    options={"cards": "all"},
    watch=True,
    hints=True,
    keep_secrets=False,
    on_timeout="bot",
    is_host=True,
    may_take=[],
    invite=CODE,
    commitment=COMMITMENT,
    seed=None,
    origin="new",
    rematch=None,
    frozen_because=None,
)
VIEW: Final[dict[str, Any]] = {
    "game": "oldworld",
    "viewer": "khorne",
    "waiting": ["khorne"],
    "state": {"round": 2},
    "scores": {"khorne": 12, "nurgle": 9, "tzeentch": 7},
}
EVENT: Final[dict[str, Any]] = {"number": 1, "decision": 0, "kind": "round_began", "round": 1}
KEY: Final = "summon:bloodletter:reserve>kislev"
ME: Final = Me(ANN, None, "en", Preferences(auto_forced=True), NoticeWishes())

STUDY: Final = StudyHead(
    id="Qw8nB3x0Lr5TzK1a",
    table=TABLE,
    game="oldworld",
    revision=2,
    options={"cards": "all"},
    seats=["khorne", "nurgle", "tzeentch"],
    total=187,
    title="Had Nurgle gone to Kislev",
    everyone=True,
    owner=ANN,
    leader=ANN,
    version=12,
    created=MOMENT,
    changed=MOMENT + 60_000,
    mine=True,
    may_try=True,
)
NODE: Final = StudyNode(
    3, 0, 41, "khorne", KEY, ANN.id, False, "Kislev first", "Two more for the region.", 12
)

NUMBER: Final[dict[str, Any]] = {"shape": "number", "low": 1, "high": 99, "step": 1}

BETTER: Final = Weighed(KEY, [372_700, 330_100, 297_200], "oldworld-advice-dominate", {})
STANDING: Final = PuzzleStanding("oldworld", 1512, 96, 21, 9, 4, 7, 2, 5, today=True, puzzles=150)
ANALYSIS: Final = Analysis(
    version=1,
    game="oldworld",
    revision=1,
    seats=["khorne", "nurgle", "tzeentch"],
    players=[
        PlayerAnalysis(
            seat="khorne",
            accuracy=91.4,
            decisions=58,
            inaccuracies=3,
            mistakes=1,
            blunders=0,
            worst=[42],
            fair=333_334,
            side=-12_000,
            deal=4_000,
            own=-71_500,
            others=210_166,
            hidden=90_000,
            chance=450_000,
            judgement=-4_000,
            luck=544_000,
            result=1_000_000,
        )
    ],
    start=[325_334, 341_000, 333_666],
    decisions=[
        AnalysedDecision(
            step=42,
            seat="khorne",
            prompt="summon",
            options=14,
            key="pass",
            grade="mistake",
            loss=71_500,
            deep=True,
            chosen=Weighed("pass", [301_200, 360_400, 338_400], "oldworld-advice-pass", {}),
            best=BETTER,
            second=None,
            line=[LineStep("nurgle", "summon:leper:reserve>empire")],
            shares=[300_000, 361_000, 339_000],
            decided=[-71_500, 30_300, 41_200],
            hidden=[1_000, -400, -600],
            chance=[0, 0, 0],
            judgement=[500, -300, -200],
            rolled=False,
        )
    ],
    turning_points=[TurningPoint(42, "khorne", -70_000, "decision")],
    depth=AnalysisDepth(coarse=240, deep=400, value=24, resampled=8),
    seconds=93.5,
)

SEEK: Final = Seek(game="oldworld", seats=3, clock=CLOCK, rated=True, range=200, bots_after_s=None)

PREPARED: Final = PreparedAnswer("turn", "summon:bloodletter:reserve>kislev")
EXAMPLES: Final[tuple[Any, ...]] = (
    SEEK,
    SeekState("waiting", SEEK, MOMENT, None, 2),
    OpenSeeks([OpenSeek(ANN, SEEK, 1560, False, MOMENT)], None),
    Leaderboard([LeaderboardRow(1, ANN, 1810, 62, 140, 61)], [20264], None),
    Profile(ANN, False, "en", MOMENT, [Rating("oldworld", "live", "", 1560, 84, False, 31, 12)]),
    Achievements(
        [Achieved("oldworld", "first_ruin", MOMENT, TABLE), Achieved("karak", "general", None, None)]
    ),
    RatingHistory([(MOMENT, 1532), (MOMENT + 86_400_000, 1560)]),
    PlayedGames(
        [
            PlayedGame(
                31,
                TABLE,
                "oldworld",
                "live",
                True,
                "most_points",
                MOMENT,
                [
                    PlayedSeat(ANN, None, "khorne", 1, 54, False, 28),
                    PlayedSeat(None, "greedy", "nurgle", 2, 49, False, None),
                ],
            )
        ],
        None,
    ),
    *PEOPLE_EXAMPLES,
    Refusal("refused-stale", {"asked": "42"}),
    ServerInfo(
        "warhost 0.1.0",
        ["en", "pl", "fr", "ru"],
        True,
        None,
        False,
        False,
        Limits(500, 1 << 20, 1 << 19, 8, 8, 64, 20, 100, 14, 7, 180, 365),
        MOMENT,
    ),
    GameVocabulary(
        game="oldworld",
        revision=1,
        side_kind="power",
        verbs={"summon": {"figure": "figure", "source": "place", "to": "region"}},
        prompts={"summon": PromptInfo("OW 4.1", {}, together=False)},
        events={"round_began": {"round": None}},
        endings=["most_points"],
    ),
    BoxInfo(
        "karak", [BoxPlace("monster", "skeletons", "strength", NUMBER, 1, "house", doubtful=True, option="")]
    ),
    BoxFiles([BoxFile("my-box.toml", 'game = "karak"\n[monster.skeletons]\nstrength = 2\n')]),
    BoxRead(
        '{"game":"karak","monster":{"skeletons":{"strength":2}}}',
        [BoxCorrection("monster", "skeletons", "strength", 2)],
        [BoxNote("ability", "swift_mount", "Its text speaks of three tiles.")],
        [],
    ),
    ME,
    NewPerson(name="Ann", language="pl"),
    PersonChanges(preferences=Preferences(auto_forced=False)),
    Credentials(login="ann", password="correct horse battery"),
    PasswordChange(old="correct horse battery", new="staple a better one"),
    Farewell(password="correct horse battery"),
    Forgotten(login="ann"),
    NewPassword(token="WyJhIiwwXQ.Zx0", new="staple a better one"),
    MailWish(address="ann@example.org"),
    WebhookWish(address="https://example.org/turns"),
    PushSubscription("https://push.example.org/abc", PushKeys("BPk1m2n3o4p5q6r7", "c3d4e5f6g7h8")),
    NewTable(
        game="oldworld",
        seats=[Mine(), BotHolder("normal"), OpenHolder()],
        visibility="link",
        clock=CLOCK,
    ),
    TableChanges(visibility="open"),
    Join(code=CODE),
    Leave(),
    SeatChange(holder=BotHolder("normal")),
    Pause(paused=True),
    PlanWish("khorne", [PREPARED], "phase", ["kislev"], 96),
    PlanState(
        *("khorne", [PREPARED], "phase", ["kislev"], None),
        Foreseen("turn", "OW 4.1", {}, ["pass", "summon:bloodletter:reserve>kislev"], [None, 2]),
    ),
    Archive(archived=True),
    INFO,
    TableList([SUMMARY], None),
    Invitation(SUMMARY, ["tzeentch"]),
    Challenge(person=ANN.id),
    Challenges([Challenged(SUMMARY, ANN, "uV8mQ2pLs0xYtR4kW1ca3g")]),
    ViewFrame(
        viewer="khorne",
        number=41,
        story=0,
        step=41,
        view=VIEW,
        kept=0,
        events=[EVENT],
        since=0,
        question=Question("summon", "OW 4.1", {}),
        prompt=Prompt(41, "summon", "OW 4.1", {}, [KEY], [1]),
        undo=None,
        clock=ClockState(MOMENT, False, {"khorne": SeatClock(900_000, True, MOMENT + 900_000)}),
    ),
    Events("khorne", 0, [EVENT]),
    body_of(Decide)(seat="khorne", asked=41, key=KEY),
    body_of(Undo)(seat="khorne", decision=42),
    body_of(AskEveryone)(seat="khorne", step=38),
    body_of(Concede)(seat="khorne", winner="nurgle"),
    body_of(ProposeEnd)(seat="khorne"),
    body_of(Vote)(proposal=7, agree=True),
    body_of(AskHint)(seat="khorne", asked=41),
    body_of(Say)(text="Well played!"),
    Done(42),
    Hints(41, [HintOption(KEY, 0.62, "oldworld-advice-dominate", {}, 0.34)]),
    Chat([ChatLine(1, ANN, ["khorne"], "Well played!", MOMENT)]),
    Replay(
        table=TABLE,
        game="oldworld",
        revision=1,
        viewer="public",
        total=187,
        steps=[
            ReplayStep(40, "nurgle", None, [], [EVENT], VIEW, []),
            ReplayStep(41, "khorne", None, [], [], None, [Change(path=["scores", "khorne"], value=14)]),
        ],
    ),
    Story("public", 187, [StoryPoint(0, {"khorne": 0, "nurgle": 0, "tzeentch": 0})]),
    GameFields(
        game="oldworld",
        revision=1,
        fields=[FieldInfo("points", True, "all", {"form": "number", "low": 0, "high": 999})],
        domains={"region": DomainInfo("region", ["norsca", "kislev"])},
    ),
    LookWish(game="oldworld", position={"state": {"points": {"khorne": 12}}}),
    PositionLook(
        position={"game": "oldworld", "seats": ["khorne", "nurgle", "slaanesh"]},
        view={"game": "oldworld", "viewer": None},
        prompt="turn",
        waiting=["khorne"],
        over=False,
    ),
    NewStudy(table=TABLE, title="Had Nurgle gone to Kislev"),
    StudyChanges(everyone=False),
    LeaderWish(person=ANN.id),
    TryWish(node=0, step=40, seat="khorne", key=KEY),
    ReplyWish(node=3, step=41, mine=["khorne"], level="normal"),
    NodeChanges(name="Kislev first", note="Two more for the region."),
    StudyPlace(3, 41),
    StudyReplies(5, 43, 2, True, False),
    StudyInfo(**msgspec.structs.asdict(STUDY), nodes=[NODE], people={ANN.id: ANN}),
    StudyList([STUDY]),
    StudyMoment(
        node=3,
        step=41,
        question=Question("summon", "OW 4.1", {}),
        prompts={"nurgle": Prompt(41, "summon", "OW 4.1", {}, ["pass"], [])},
        over=False,
    ),
    Verification(COMMITMENT, SEED, True, True, None, [Dice(12, [4, 6, 2])]),
    AnalysisReport(TABLE, "done", 1.0, None, None, ANALYSIS),
    Puzzle(
        id="1f0c9a77",
        game="oldworld",
        seat="khorne",
        rating=1450,
        level="medium",
        themes=["target", "opening"],
        view=VIEW,
        prompt=Prompt(0, "summon", "OW 4.1", {}, [KEY, "pass"], [1, None]),
        day="2026-11-18",
        mine=PuzzleTries("open", 1),
    ),
    PuzzleTry(key=KEY),
    PuzzleVerdict(
        right=True,
        tries=2,
        solution=PuzzleSolution(BETTER, None, "pass", 71_500, [LineStep("nurgle", "pass")]),
        standing=STANDING,
        change=0,
    ),
    GameStatistics(
        game="oldworld",
        revision=1,
        source="simulated",
        games=1000,
        left_out=0,
        fair_share=0.25,
        sides=[ShareOfWins("khorne", 1000, 251.0, 0.251, 0.25, 0.2252, 0.2788)],
        seats=[ShareOfWins("1", 1000, 262.0, 0.262, 0.25, 0.2357, 0.2901)],
        options=[
            OptionShares("cards", "all", 500, [ShareOfWins("khorne", 500, 130.0, 0.26, 0.25, 0.2235, 0.3002)])
        ],
        cards=[
            CardWorth(
                "blood_frenzy",
                "card",
                ShareOfWins("blood_frenzy", 600, 168.0, 0.28, 0.25, 0.2456, 0.3172),
                ShareOfWins("blood_frenzy", 400, 83.0, 0.2075, 0.25, 0.1706, 0.25),
                0.0725,
                0.0189,
                0.1261,
            )
        ],
        length=GameLength(180.2, 120, 178, 260, 120, 20, [40, 200, 480, 220, 50, 8, 1, 1]),
        endings=[EndingShare("most_points", 612)],
    ),
    WeighWish(step=42, key="pass"),
    WeighedTry("pass", [301_200, 360_400, 338_400], 71_500, right=False),
    *EVENT_EXAMPLES,
)
LISTS: Final[dict[str, list[Any]]] = {
    str(list[PuzzleStanding]): [STANDING],
    str(list[GameInfo]): [
        GameInfo(
            name="oldworld",
            revision=1,
            seat_counts=[3, 4],
            side_kind="power",
            sides=["khorne", "nurgle", "tzeentch", "slaanesh"],
            seats_for={"3": ["khorne", "nurgle", "tzeentch"]},
            options=[OptionInfo("cards", ["all", "sourced"], "all", free=False, names_sides=False)],
            bots=["random", "greedy", "beginner", "easy", "normal", "hard", "expert", "champion"],
        )
    ],
}


@cache
def _by_type() -> dict[str, Any]:
    examples = {str(type(example)): _as_sent(example) for example in EXAMPLES}
    return examples | {kind: _as_sent(value) for kind, value in LISTS.items()}


def _as_sent(example: Any) -> Any:
    """As a client reads it: JSON has lists only, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(example))


def example_of(kind: Any) -> Any:
    """The example of a type, or None."""
    return _by_type().get(str(kind))
