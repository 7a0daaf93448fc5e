"""Hints: what a bot makes of a person's options, from nothing but what that seat sees."""

from __future__ import annotations

from hashlib import sha256

from warhost.bots import Opinion, usual_level
from warhost.core.game import Game
from warhost.core.view import seen_by
from warhost.live.advice import hints
from warhost.server.hub import Hub
from warhost.server.protocol.frames import HintOption
from warhost.server.protocol.messages import AskHint, Hints
from warhost.server.refusals import RequestRefused
from warhost.server.table import decisions
from warhost.server.table.actor import TableActor
from warhost.server.workers.thinking import BotsFailed
from warhost.server.workers.thoughts import Task, Thought, pack


async def hint(hub: Hub, table: TableActor, person: str, wish: AskHint) -> Hints:
    """The best options by a bot that thinks ahead. Its lots follow from the view: who asks again hears the same, and
    nothing that the seat cannot know sways it. Where no such bot is free, the quick one answers."""
    async with table.reading_game() as ledger:
        seat = table.state.seat_number(wish.seat)
        if not table.state.row.hints:
            raise RequestRefused("refused-no-hints")
        decisions.check_may_decide(table.state, seat, person, "person")
        decisions.check_asked(ledger, seat, wish.asked)
        match, game = ledger.match, ledger.match.game
        view = pack(game, seen_by(game, match.state, seat))
        offered = match.offered(seat)
        if not offered:
            raise RequestRefused("refused-stale", asked=str(ledger.asked[seat]))
    for level in (hub.settings.hint_level, usual_level(game)):
        task = Task(
            wish="opinions",
            game=hub.games.place(game.name),
            level=level,
            seed=int.from_bytes(sha256(view).digest()[:7], "big"),
            budget_ms=hub.settings.hint_budget_ms,
            seat=seat,
            view=view,
            options=offered,
        )
        try:
            return _as_hints(game, wish.asked, await hub.bots.think(person, task))
        except BotsFailed:
            continue
    raise RequestRefused("refused-bots-busy")


def _as_hints(game: Game, asked: int, thought: Thought) -> Hints:
    opinions = map(Opinion, thought.options, thought.shares, thought.reasons, thought.expected)
    return Hints(asked, [HintOption(**hint) for hint in hints(game, opinions)])
