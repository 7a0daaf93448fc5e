"""March (BR 7): figures from one province to one other, chosen figure by figure."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.arguments import count, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import members
from warhost.core.engine import ask, emit
from warhost.core.question import Question, Reason
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import (
    MARCH_COST,
    N_OUTER,
    N_PROVINCES,
    PROVINCES,
    YGGDRASIL_BIT,
)
from warhost.games.bloodrage.rules.figures import figures_at, kinds_at, move_figure, number_at, occupied
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("march")
MOST_MARCHERS: Final = 99


class MarchAction(Action):
    """BR 5.4, 7.1 to 7.4: from where to where."""

    def options(self, s: BloodRage, seat: int) -> list[int]:
        if s.rage[seat] < MARCH_COST:
            return self.nothing
        return marches(occupied(s, seat), s.open_provinces | YGGDRASIL_BIT)

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        source, to = verbs.MARCH.unpack(option)
        s.rage[seat] -= MARCH_COST
        emit(s, events.MARCH_BEGAN, seat, source, to)
        ask(s, MARCH, seat, source, to, 0)

    def why_not(self, s: BloodRage, seat: int, option: int) -> Reason | None:
        source, to = verbs.MARCH.unpack(option)
        left, target = PROVINCES.ids[source], PROVINCES.ids[to]
        if not occupied(s, seat) >> source & 1:
            return "bloodrage-reason-nobody_there", {"province": left}
        if source == to:
            return "bloodrage-reason-same_province", {"province": left}
        if s.destroyed >> to & 1:
            return "bloodrage-reason-destroyed", {"place": target}
        return "bloodrage-reason-no_village", {"place": target}


MARCH_ACTION: Final = MarchAction(verbs.MARCH)

_MARCHES: dict[int, list[int]] = {}


def marches(sources: int, targets: int) -> list[int]:
    """All options to march from one of these provinces to another of those."""
    choices: list[int] = []
    for source in members(sources):
        choices += _MARCHES.get(source << N_PROVINCES | targets) or _marches_from(source, targets)
    return choices


def _marches_from(source: int, targets: int) -> list[int]:
    """Made once each, kept, never changed."""
    choices = [verbs.MARCH.pack2(source, to) for to in members(targets) if to != source]
    _MARCHES[source << N_PROVINCES | targets] = choices
    return choices


class March(Question):
    """Who marches: one figure more, all that are left, or no more; somebody must go. Horns do not matter (BR 6.9), and
    nothing follows, for it is no invade (BR 7.6)."""

    name = "march"
    rule = "BR 7.1"
    about = {"source": PROVINCES, "to": PROVINCES, "gone": untold(count(MOST_MARCHERS))}
    obvious = True
    passing = (verbs.DONE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        source, to, gone = s.about
        if to < N_OUTER and not s.free[to]:
            return []
        left = number_at(s, seat, source)
        choices = verbs.SEND.each(kinds_at(s, seat, source))
        if left > 1 and (to >= N_OUTER or left <= s.free[to]):
            choices.append(verbs.SEND_ALL.base)
        if gone:
            choices.append(verbs.DONE.base)
        return choices

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        if verbs.DONE.has(option):
            return
        source, to, gone = s.about
        marchers = figures_at(s, seat, source) if verbs.SEND_ALL.has(option) else [verbs.SEND.first(option)]
        for kind in marchers:
            move_figure(s, seat, kind, source, to)
        emit(s, events.MARCHED, seat, marchers, source, to)
        ask(s, MARCH, seat, source, to, gone + len(marchers))

    def why_not(self, s: BloodRage, seat: int, option: int) -> Reason | None:
        source, _to, _gone = s.about
        return "bloodrage-reason-nobody_there", {"province": PROVINCES.ids[source]}


MARCH: Final = CHAPTER.question(March())
