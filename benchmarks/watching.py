"""What is noted about one game of bots, besides who won: how far it went, what was summoned, raised and built, and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from warhost.bots import Bot, Opinion
from warhost.core.state import State
from warhost.core.trace import Trace
from warhost.games.bloodrage import verbs as bloodrage
from warhost.games.bloodrage.components import TRACKS
from warhost.games.bloodrage.rules.actions import TURN as CLAN_TURN
from warhost.games.bloodrage.state import BloodRage
from warhost.games.karak import verbs as karak
from warhost.games.karak.components import BUILDINGS, UNITS
from warhost.games.karak.state import Karak
from warhost.games.oldworld import verbs as oldworld
from warhost.games.oldworld.components import CULTIST_KINDS, FIGURES, N_KINDS, PIECE_KIND, POWERS, RESERVE
from warhost.games.oldworld.state import OldWorld

Noted = Counter[str]
Note = Callable[[Noted, Any, int, int], None]


class Watched:
    """A bot whose choices are noted."""

    def __init__(self, bot: Bot, note: Note, noted: Noted) -> None:
        self.needs_view = True
        self._bot = bot
        self._note = note
        self._noted = noted

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        option = self._bot.choose(view, seat, options)
        self._note(self._noted, view, seat, option)
        return option

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        return self._bot.opinions(view, seat, options)


def note_oldworld(noted: Noted, s: OldWorld, seat: int, option: int) -> None:
    if not oldworld.SUMMON.has(option):
        return
    piece, source, to = oldworld.SUMMON.unpack(option)
    kind = PIECE_KIND[piece]
    if source == RESERVE:
        noted[f"summoned {FIGURES.ids[kind]}"] += 1
    if CULTIST_KINDS >> kind & 1:
        stack = 1 + s.figures[to * N_KINDS + kind]
        noted["most cultists of a power in a region"] = max(
            noted["most cultists of a power in a region"], stack
        )


def end_of_oldworld(noted: Noted, s: OldWorld) -> None:
    noted["rounds"] = s.round
    noted["ruined regions"] = len(s.ruined)
    for seat, power in enumerate(s.sides):
        noted[f"dial {POWERS.ids[power]}"] = s.dials[seat]
        noted[f"points {POWERS.ids[power]}"] = s.points[seat]


def note_bloodrage(noted: Noted, s: BloodRage, seat: int, option: int) -> None:
    if bloodrage.RAISE.has(option):
        noted[f"raised {TRACKS.ids[bloodrage.RAISE.first(option)]} in Age {s.age}"] += 1
    elif bloodrage.QUEST.has(option):
        noted["quests laid"] += 1
    elif bloodrage.PASS.has(option) and s.question is CLAN_TURN and s.rage[seat]:
        noted["passes with Rage left"] += 1
        noted["Rage wasted"] += s.rage[seat]


def end_of_bloodrage(noted: Noted, s: BloodRage) -> None:
    noted["points of the winners"] = max(s.glory)
    noted["points of all"] = sum(s.glory)


def note_karak(noted: Noted, s: Karak, seat: int, option: int) -> None:
    laid = sum(tile >= 0 for tile in s.land)
    if karak.FOUND.has(option):
        noted["cities"] += 1
        noted["round of a city"] += s.round
        noted["tiles when a city is founded"] += laid
    elif karak.BUILD.has(option):
        if not noted["buildings"]:
            noted["tiles at the first building"] = laid
        noted["buildings"] += 1
        noted[f"built {BUILDINGS.ids[karak.BUILD.first(option)]}"] += 1
    elif karak.TRAIN.has(option):
        noted["trained"] += 1
        noted[f"trained {UNITS.ids[karak.TRAIN.first(option)]}"] += 1
    elif karak.EXPLORE.has(option):
        noted["longest stall"] = max(noted["longest stall"], s.round - noted["explored last"])
        noted["explored last"] = s.round
    if not s.pile and s.top_tile < 0 and not noted["round of the last tile"]:
        noted["round of the last tile"] = s.round


def end_of_karak(noted: Noted, s: Karak) -> None:
    for of_cities in ("round of a city", "tiles when a city is founded"):
        if of_cities in noted:
            noted[of_cities] /= noted["cities"]  # type: ignore[assignment]  # sums until here
    noted["rounds"] = s.round
    noted["turns"] = s.round * s.seats
    noted["stones of the winners"] = max(s.stones)
    if s.pile or s.top_tile >= 0:
        noted["longest stall"] = max(noted["longest stall"], s.round - noted["explored last"])
    del noted["explored last"]


def note_events(noted: Noted, game: str, trace: Trace) -> None:
    """How often there was what is told, of what says something about the play."""
    for kind, _, _ in trace.events:
        if kind.name in TOLD[game]:
            noted[TOLD[game][kind.name]] += 1


TOLD: dict[str, dict[str, str]] = {
    "oldworld": {"dominated": "regions dominated", "killed": "figures killed"},
    "bloodrage": {"quest_done": "quests fulfilled", "quest_failed": "quests failed"},
    "karak": {"fight_won": "fights won", "fight_lost": "fights lost", "fell": "falls"},
}
NOTES: dict[str, Note] = {"oldworld": note_oldworld, "bloodrage": note_bloodrage, "karak": note_karak}
ENDS: dict[str, Callable[[Noted, Any], None]] = {
    "oldworld": end_of_oldworld,
    "bloodrage": end_of_bloodrage,
    "karak": end_of_karak,
}
