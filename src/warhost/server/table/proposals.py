"""Going back further than undo does. Everybody who owns a seat or sits in for somebody must agree, wherever they are; nobody
agrees in another's place, and a bot's own seat has no say."""

from __future__ import annotations

from typing import Any

from warhost.server.protocol.messages import AskEveryone, Vote
from warhost.server.refusals import RequestRefused
from warhost.server.table import decisions
from warhost.server.table.deeds import Effect, GoBack
from warhost.server.table.eyes import seats_held
from warhost.server.table.state import TableState, missing_votes


def ask_everyone(table: TableState, wish: AskEveryone, person: str | None) -> Effect:
    """Propose to go back to `step` decisions; answered with the proposal's id. With nobody to ask it happens at once."""
    ledger, seat = table.running(), table.seat_number(wish.seat)
    decisions.check_may_decide(table, seat, person, "person")
    if ledger.match.over:
        raise RequestRefused("refused-not-playing")
    if table.proposal() is not None:
        raise RequestRefused("refused-proposal-open")
    if wish.step >= ledger.step:
        raise RequestRefused("refused-no-step", steps=str(ledger.step))
    row = table.row
    proposal: dict[str, Any] = {
        "id": row.version,
        "seat": seat,
        "by": person,
        "step": wish.step,
        "number": row.number,
        "agreed": [],
    }
    effect = Effect(columns={"proposal": proposal}, number=row.version)
    if missing_votes(proposal, table.seats):
        effect.tell = lambda audience: audience.tell_proposal(table.proposal())
    else:
        effect.then = GoBack(seat, wish.step)
    return effect


def vote(table: TableState, wish: Vote, person: str | None) -> Effect:
    """Answer a proposal; the last agreement carries it out, the first "no" ends it."""
    stored = table.row.proposal
    if table.proposal() is None or stored is None or stored["id"] != wish.proposal:
        raise RequestRefused("refused-no-proposal")
    if not seats_held(table.seats, person):
        raise RequestRefused("refused-not-at-table")
    if not wish.agree:
        return Effect(
            columns={"proposal": None}, tell=lambda audience: audience.tell_proposal(None, "declined")
        )
    proposal = {**stored, "agreed": sorted({*stored["agreed"], person})}
    effect = Effect(columns={"proposal": proposal})
    if missing_votes(proposal, table.seats):
        effect.tell = lambda audience: audience.tell_proposal(table.proposal())
    else:
        effect.then = GoBack(stored["seat"], stored["step"])
    return effect


def go_back(table: TableState, wish: GoBack) -> Effect:
    if table.proposal() is None:
        raise RequestRefused("refused-no-proposal")
    ledger = table.running()
    entry = ledger.back(wish.seat, wish.step, "person", table.now())
    clocks = table.clocks.copy()
    clocks.stand_still(table.time())
    clocks.move_on(ledger.match.waiting(), table.time())
    return Effect(entry, clocks)
