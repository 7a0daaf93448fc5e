"""March (BR 7): figures from one province to one other, chosen figure by figure."""

from __future__ import annotations

from warhost.core.engine import ask, emit
from warhost.core.game import Reason
from warhost.games.bloodrage import events, prompts, verbs
from warhost.games.bloodrage.components import (
    ALL_OUTER,
    MARCH_COST,
    N_OUTER,
    N_PROVINCES,
    PROVINCES,
    YGGDRASIL_BIT,
    members,
)
from warhost.games.bloodrage.rules.figures import figures_at, kinds_at, move_figure, standing
from warhost.games.bloodrage.rules.invade import open_provinces
from warhost.games.bloodrage.state import BloodRage


def march_options(s: BloodRage, seat: int, where: int) -> list[int]:
    """BR 7.1 to 7.3; `where` are the provinces with own figures."""
    if not where or s.rage[seat] < MARCH_COST:
        return []
    key = where << N_PROVINCES | open_provinces(s) | YGGDRASIL_BIT
    known = _MARCHES.get(key)
    if known is None:
        known = _marches(where, key & (ALL_OUTER | YGGDRASIL_BIT))
        _MARCHES[key] = known
    return known


_MARCHES: dict[int, list[int]] = {}


def _marches(where: int, targets: int) -> list[int]:
    """Made once for each pair of sets, never changed."""
    return [
        verbs.MARCH.pack2(source, to) for source in members(where) for to in members(targets) if to != source
    ]


def begin_march(s: BloodRage, seat: int, option: int) -> None:
    source, to = verbs.MARCH.unpack(option)
    s.rage[seat] -= MARCH_COST
    emit(s, events.MARCH_BEGAN, seat, source, to)
    ask(s, prompts.MARCH, seat, source, to, 0)


def marcher_options(s: BloodRage, seat: int) -> list[int]:
    """One figure more, all that are left, or no more; somebody must go."""
    source, to, gone = s.ask_a, s.ask_b, s.ask_c
    if to < N_OUTER and not s.free[to]:
        return [verbs.DONE.base]
    left = figures_at(s, seat, source)
    if not left:
        return [verbs.DONE.base]
    choices = [verbs.SEND.pack1(kind) for kind in kinds_at(s, seat, source)]
    if len(left) > 1 and (to >= N_OUTER or len(left) <= s.free[to]):
        choices.append(verbs.SEND_ALL.base)
    if gone:
        choices.append(verbs.DONE.base)
    return choices


def send(s: BloodRage, seat: int, option: int) -> None:
    if verbs.DONE.has(option):
        return
    source, to, gone = s.ask_a, s.ask_b, s.ask_c
    marchers = figures_at(s, seat, source) if verbs.SEND_ALL.has(option) else [verbs.SEND.first(option)]
    for kind in marchers:
        move_figure(s, seat, kind, source, to)
    emit(s, events.MARCHED, seat, marchers, source, to)
    ask(s, prompts.MARCH, seat, source, to, gone + len(marchers))


def why_not_march(s: BloodRage, seat: int, option: int) -> Reason:
    source, to = verbs.MARCH.unpack(option)
    left, target = PROVINCES.ids[source], PROVINCES.ids[to]
    if not standing(s, seat) >> source & 1:
        return "bloodrage-reason-nobody_there", {"province": left}
    if source == to:
        return "bloodrage-reason-same_province", {"province": left}
    if s.destroyed >> to & 1:
        return "bloodrage-reason-destroyed", {"place": target}
    return "bloodrage-reason-no_village", {"place": target}


def why_not_send(s: BloodRage, seat: int, option: int) -> Reason:
    return "bloodrage-reason-nobody_there", {"province": PROVINCES.ids[s.ask_a]}
