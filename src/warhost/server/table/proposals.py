"""What everybody has to agree to: going back further than undo does, letting somebody win, ending without a result. Everybody
who owns a seat or sits in for somebody is asked, wherever they are; nobody agrees in another's place, and a bot's own seat has
no say."""

from __future__ import annotations

from typing import Any, Final

from warhost.server.game.ledger import conceded
from warhost.server.protocol.messages import AskEveryone, Concede, ProposeEnd, Vote
from warhost.server.ratings.terms import check_casual
from warhost.server.refusals import RequestRefused
from warhost.server.table import decisions, plans
from warhost.server.table.audience import Audience
from warhost.server.table.deeds import Deed, Effect, EndAsAgreed, GoBack
from warhost.server.table.eyes import holders, seats_held, voters
from warhost.server.table.seating import check_no_event
from warhost.server.table.state import TableState, missing_votes

HOUR_MS: Final = 3_600_000
KEPT_WAITING_MS: Final = 24 * HOUR_MS
"""Whoever lets the others wait for so long need not be asked whether the game may end."""
GONE_MS: Final = 72 * HOUR_MS
"""Nor who left their seat to a bot and was not seen on this server for so long."""


def ask_everyone(table: TableState, wish: AskEveryone, person: str | None) -> Effect:
    """Propose to go back to `step` decisions; answered with the proposal's id. With nobody to ask it happens at once."""
    check_no_event(table.row)
    ledger = table.running()
    _check_may_propose(table, wish.seat, person)
    check_casual(table.row, "refused-rated-back")
    if wish.step >= ledger.step:
        raise RequestRefused("refused-no-step", steps=str(ledger.step))
    return _proposed(table, "back", wish.seat, person, step=wish.step)


def concede(table: TableState, wish: Concede, person: str | None) -> Effect:
    """Propose that somebody has won. Nobody wins by themselves where there is nobody to ask."""
    _check_may_propose(table, wish.seat, person)
    winner = table.seat_number(wish.winner)
    is_own = person in holders(table.seats[winner])
    if is_own and not voters(table.seats) - {person}:
        raise RequestRefused("refused-nobody-concedes")
    return _proposed(table, "concede", wish.seat, person, winner=winner)


def propose_end(table: TableState, wish: ProposeEnd, person: str | None) -> Effect:
    """Propose to end the game without a result. Those who hold it up are not asked."""
    check_no_event(table.row)
    _check_may_propose(table, wish.seat, person)
    return _proposed(table, "end", wish.seat, person, excused=sorted(_missed(table) - {person}))


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
    return _carried_on(table, {**stored, "agreed": sorted({*stored["agreed"], person})})


def go_back(table: TableState, wish: GoBack) -> Effect:
    if table.proposal() is None:
        raise RequestRefused("refused-no-proposal")
    ledger = table.running()
    entry = ledger.back(wish.seat, wish.step, "person", table.now())
    clocks = table.clocks.copy()
    clocks.stand_still(table.time())
    clocks.move_on(ledger.match.waiting(), table.time())
    return Effect(entry, clocks, plans.columns_after(table, entry))


def end_as_agreed(table: TableState, wish: EndAsAgreed) -> Effect:
    """The game is over although its rules would let it go on: won by somebody, or without a result."""
    if table.proposal() is None:
        raise RequestRefused("refused-no-proposal")
    columns: dict[str, Any] = {"proposal": None, "waiting": [], "wake_at": None, "status": "closed"}
    if wish.winner is not None:
        columns |= {"status": "finished", "result": conceded(table.running().match, wish.winner)}

    def tell(audience: Audience) -> None:
        audience.tell_proposal(None, "agreed")
        audience.tell_whole()

    return Effect(columns=columns, ends=True, tell=tell)


# ---------------------------------------------------------------- parts


def _check_may_propose(table: TableState, side: str, person: str | None) -> None:
    seat = table.seat_number(side)
    decisions.check_may_decide(table, seat, person, "person")
    if table.running().match.over or table.row.status != "playing":
        raise RequestRefused("refused-not-playing")
    if table.proposal() is not None:
        raise RequestRefused("refused-proposal-open")


def _proposed(table: TableState, kind: str, side: str, person: str | None, **further: Any) -> Effect:
    row = table.row
    proposal: dict[str, Any] = {
        "id": row.version,
        "kind": kind,
        "seat": table.seat_number(side),
        "by": person,
        "number": row.number,
        "agreed": [],
        "step": row.step,
        **further,
    }
    effect = _carried_on(table, proposal)
    effect.number = row.version
    return effect


def _carried_on(table: TableState, proposal: dict[str, Any]) -> Effect:
    """Waits for those who have not answered; happens where nobody is left to."""
    effect = Effect(columns={"proposal": proposal})
    if missing_votes(proposal, table.seats):
        effect.tell = lambda audience: audience.tell_proposal(table.proposal())
    else:
        effect.then = _what_was_agreed(proposal)
    return effect


def _what_was_agreed(proposal: dict[str, Any]) -> Deed:
    if proposal.get("kind", "back") == "back":
        return GoBack(proposal["seat"], proposal["step"])
    return EndAsAgreed(proposal.get("winner"))


def _missed(table: TableState) -> set[str]:
    """Those without whom the table may end: the others have waited for them long enough."""
    now, row = table.now(), table.row
    missed: set[str] = set()
    for seat in table.seats:
        is_waited_for = seat.seat in row.waiting and now - row.changed_at >= KEPT_WAITING_MS
        if is_waited_for and seat.player is not None:
            missed.add(seat.player)
        owner = table.participants.get(seat.owner or "")
        if owner is not None and seat.player != owner.id and now - owner.seen_at >= GONE_MS:
            missed.add(owner.id)
    return missed
