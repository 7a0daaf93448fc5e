"""One example of each message, for OpenAPI. They are built of the types themselves, so they cannot go out of date."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from warhost.server.protocol.about import GameInfo, GameVocabulary, Limits, OptionInfo, PromptInfo, ServerInfo
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
    Decide,
    Done,
    Hints,
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
from warhost.server.protocol.replays import Change, Dice, Replay, ReplayStep, Story, StoryPoint, Verification
from warhost.server.protocol.tables import (
    Archive,
    BotHolder,
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
    SeatInfo("khorne", "person", ANN, None, ANN, None, None),
    SeatInfo("nurgle", "bot", None, "normal", None, None, None),
    SeatInfo("tzeentch", "open", None, None, None, None, None),
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

EXAMPLES: Final[tuple[Any, ...]] = (
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
    Archive(archived=True),
    INFO,
    TableList([SUMMARY], None),
    Invitation(SUMMARY, ["tzeentch"]),
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
    Verification(COMMITMENT, SEED, True, True, None, [Dice(12, [4, 6, 2])]),
)
LISTS: Final[dict[str, list[Any]]] = {
    str(list[GameInfo]): [
        GameInfo(
            name="oldworld",
            revision=1,
            seat_counts=[3, 4],
            side_kind="power",
            sides=["khorne", "nurgle", "tzeentch", "slaanesh"],
            seats_for={"3": ["khorne", "nurgle", "tzeentch"]},
            options=[OptionInfo("cards", ["all", "sourced"], "all", free=False, names_sides=False)],
            bots=["random", "greedy", "easy", "normal", "hard"],
        )
    ]
}


@cache
def _by_type() -> dict[str, Any]:
    examples = {str(type(example)): msgspec.to_builtins(example) for example in EXAMPLES}
    return examples | {kind: msgspec.to_builtins(value) for kind, value in LISTS.items()}


def example_of(kind: Any) -> Any:
    """The example of a type, or None."""
    return _by_type().get(str(kind))
