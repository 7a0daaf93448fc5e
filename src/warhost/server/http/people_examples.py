"""Examples of messages about peace among people, sessions and passkeys, for OpenAPI; see `examples`."""

from __future__ import annotations

from typing import Any, Final

from warhost.server.protocol.company import Acquaintance, Company
from warhost.server.protocol.peace import (
    Audit,
    AuditEntry,
    Ban,
    BanInfo,
    KnownPeople,
    KnownPerson,
    NewReport,
    RelationChange,
    Relations,
    Renaming,
    ReportInfo,
    ReportList,
    SaidLine,
    Settlement,
)
from warhost.server.protocol.people import (
    CodeRecovery,
    Confirmation,
    NewPasskey,
    NoticePaceWish,
    PasskeyAnswer,
    PasskeyChallenge,
    PasskeyInfo,
    PasskeyList,
    Person,
    RecoveryCode,
    RecoveryCodeWish,
    SessionInfo,
    SessionList,
    Vacation,
    VacationState,
)

MOMENT: Final = 1_790_000_000_000
TABLE: Final = "Zk3vQ1r8T0aXw2Lp"
ANN: Final = Person("p4T9sQ1LwXz0", "Ann", account=False)
BOB: Final = Person("k8W2mN5RvYq7", "Bob", account=True)
ADAM: Final = Person("c1F6hJ9TzBx3", "Adam", account=True)
CHALLENGE: Final[dict[str, Any]] = {"challenge": "Hk2mT5xQ", "rpId": "games.example.org"}
ANSWER: Final[dict[str, Any]] = {"id": "Vb8nR2", "type": "public-key", "response": {}}
KNOWN: Final = KnownPerson(BOB, "bob", None, BanInfo(MOMENT, "rudeness"), MOMENT, MOMENT)

EXAMPLES: Final[tuple[Any, ...]] = (
    Relations([BOB], []),
    Company([Acquaintance(BOB, True, True, MOMENT)], [Acquaintance(BOB, True, True, MOMENT)], [ADAM]),
    RelationChange(kind="block"),
    NewReport(person=BOB.id, reason="talk", text="He was rude.", table=TABLE),
    ReportList(
        [
            ReportInfo(
                "r7Y3kP0aWq5Lz1Xs",
                ANN,
                BOB,
                TABLE,
                "talk",
                "He was rude.",
                [SaidLine(3, "something rude", MOMENT)],
                MOMENT,
                None,
                None,
                None,
            )
        ],
        None,
    ),
    Settlement(outcome="warned"),
    KNOWN,
    KnownPeople([KNOWN]),
    Ban(days=7, reason="rudeness"),
    Renaming(name="Bob"),
    Audit(
        [AuditEntry("e5Q9nB2cVm8Tj4Rw", MOMENT, ADAM, "rename", BOB.id, {"from": "Rude name", "to": "Bob"})],
        None,
    ),
    NoticePaceWish(every="day"),
    Vacation(days=7),
    RecoveryCodeWish(password="correct horse battery"),
    RecoveryCode("K7QF-2M4D-8XWA-PN3H-TR9C"),
    CodeRecovery(login="ann", code="K7QF-2M4D-8XWA-PN3H-TR9C", new="staple a better one"),
    VacationState(MOMENT, 23),
    Confirmation(password="correct horse battery"),
    SessionList([SessionInfo("5f" * 32, "Firefox", "Linux", MOMENT, MOMENT, current=True)]),
    PasskeyList([PasskeyInfo("Vb8nR2", "My phone", MOMENT, None)]),
    PasskeyChallenge("WyJ3aG8iLCIiXQ.Zx0", CHALLENGE),
    PasskeyAnswer(token="WyJ3aG8iLCIiXQ.Zx0", answer=ANSWER),
    NewPasskey(token="WyJuZXciLCJhIl0.Zx0", answer=ANSWER, name="My phone"),
)
