"""Bots play on in a study, each from what its seat sees, until somebody has to choose who does not want a bot for it. Every
decision is stored as it comes, so that all who look on see it."""

from __future__ import annotations

from warhost.bots import levels, usual_level
from warhost.bots.levels import is_quick
from warhost.server.database.rows import PersonRow, StudyRow
from warhost.server.protocol.studies import ReplyWish, StudyReplies
from warhost.server.refusals import RequestRefused
from warhost.server.study.lines import Line
from warhost.server.study.studies import Studies
from warhost.server.workers.studying import Going, StudyGone, ToChoose
from warhost.server.workers.thinking import BotsFailed
from warhost.server.workers.thoughts import Task


async def reply(studies: Studies, study: str, person: PersonRow, wish: ReplyWish) -> StudyReplies:
    """Where they stopped: somebody has to choose, the game is over, or they have decided often enough for once."""
    hub = studies.hub
    hub.limits.spend("try", person=person.id)
    row, line = await studies.line(study, wish.node, wish.step)
    studies.check_may_try(row, person.id)
    if wish.level not in levels(hub.games.get(row.game)):
        raise RequestRefused("refused-malformed-request", where="$.level", problem="no such bot")
    added = 0
    while True:
        gone = await studies.ask(person.id, row, line, Going(wish.mine), StudyGone)
        for seat, key in gone.forced:
            line = await _decided(studies, row, person.id, line, seat, key)
        added += len(gone.forced)
        if gone.choosing is None or added >= wish.most:
            return StudyReplies(line.node, line.step, added, gone.waits, gone.over)
        key = await _chosen(studies, row, person.id, gone.choosing, wish.level)
        line = await _decided(studies, row, person.id, line, gone.choosing.side, key)
        added += 1


async def _decided(studies: Studies, study: StudyRow, person: str, line: Line, seat: str, key: str) -> Line:
    place = await studies.add(study, person, line, seat, key, is_bot=True)
    return Line(place.node, line.fork, [*line.tried, (seat, key)])


async def _chosen(studies: Studies, study: StudyRow, person: str, choosing: ToChoose, level: str) -> str:
    """Whoever has let bots search for longer than their fair share gets quick ones for a while."""
    hub = studies.hub
    usual = usual_level(hub.games.get(study.game))
    is_spent = hub.limits.shortage("thought", person=person) > 0
    for each in dict.fromkeys((usual if is_spent else level, usual)):
        task = Task(
            wish="choose",
            game=hub.games.place(study.game),
            level=each,
            seed=hub.chance.bits(63),
            budget_ms=hub.settings.bot_budget_ms,
            seat=choosing.seat,
            view=choosing.view,
            options=choosing.options,
        )
        began = hub.clock.monotonic()
        try:
            thought = await hub.bots.think(person, task)
        except BotsFailed:
            continue
        finally:
            if not is_quick(each):
                hub.limits.charge("thought", hub.clock.monotonic() - began, person=person)
        if thought.options:
            return choosing.keys[choosing.options.index(thought.options[0])]
    raise RequestRefused("refused-bots-busy")
