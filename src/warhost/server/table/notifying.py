"""Who is told, by notices, that it is their turn or that the game is over: those who are not connected."""

from __future__ import annotations

from warhost.server.notices.notices import Notices
from warhost.server.protocol.people import TurnNotice
from warhost.server.table.audience import Audience
from warhost.server.table.eyes import seats_held
from warhost.server.table.state import TableState


class Notifying:
    def __init__(self, notices: Notices, state: TableState, audience: Audience) -> None:
        self._notices = notices
        self._state = state
        self._audience = audience
        self._told: dict[int, int] = {}
        """For each seat the question of which its player has been given notice."""

    def tell_of_turn(self, seat: int, asked: int) -> None:
        state = self._state
        player = state.participants.get(state.seats[seat].player or "")
        if player is None or self._told.get(seat) == asked or self._audience.is_here(player.id):
            return
        self._told[seat] = asked
        side, link = state.seats[seat].side, self._notices.link(state.id)
        self._notices.tell(player, TurnNotice("your_turn", state.id, state.row.game, [side], link))

    def tell_of_end(self) -> None:
        state, link = self._state, self._notices.link(self._state.id)
        for person in state.participants.values():
            held = [state.seats[seat].side for seat in seats_held(state.seats, person.id)]
            if held and not self._audience.is_here(person.id):
                self._notices.tell(person, TurnNotice("finished", state.id, state.row.game, held, link))
