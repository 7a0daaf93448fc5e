"""A match: one game being played. Checks every decision, keeps the story and the undo barrier, and can be written down."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from warhost.core.chance import commitment
from warhost.core.domain import NONE
from warhost.core.engine import answer, open_question, options, start
from warhost.core.errors import BadPosition, NothingFollows, Refused
from warhost.core.flow import AGENDA
from warhost.core.game import Game
from warhost.core.imagining import imagined
from warhost.core.position import load
from warhost.core.state import NEWEST, State
from warhost.core.story import Story, Told
from warhost.core.trace import Trace, describe
from warhost.core.view import Views, prompt_json

NO_DICE: Final[list[int]] = []
"""What fell in most decisions; nobody changes it."""


class Decision(NamedTuple):
    """One line of a record: who chose what, and how the dice fell."""

    seat: int
    option: int
    rolls: list[int]


class Snapshot(NamedTuple):
    """What undo goes back to."""

    seat: int
    state: State
    told: int


class Match:
    """The one door through which people, programs and bots play a game."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: dict[str, str],
        seed: bytes,
        position: Any = None,
        source: Match | None = None,
        revision: int = NEWEST,
    ) -> None:
        """A new game, by the newest rules unless a revision is named; or one that begins from a position, for which seats, settings and seed do not matter; or a copy of
        its `source`, for which nothing else does."""
        self.game = game
        self.position = position
        """What it began from, if not from the set-up."""
        self.trace = Trace(len(game.components))
        self.state: State = (
            self._first_state(seats, settings, seed, revision) if source is None else source.state.copy()
        )
        self.seats = self.state.seats
        self.settings = game.settings.named(self.state.settings, self.state.revision)
        self.commitment = commitment(self.state.seed)
        self.decisions: list[Decision] = []
        self.told = Story()
        self.taken_back = 0
        """How often the story was shortened: a reader who followed an older one starts afresh."""
        self._undo: list[Snapshot] = []
        self._offered: dict[int, list[int]] = {}
        """The options of the open question, for those seats of which `offered` was asked."""
        self._collect()
        if source is not None:
            self._take_over(source)

    @staticmethod
    def from_position(game: Game, data: Any) -> Match:
        """A match that begins in the middle; its record is the position and what followed."""
        return Match(game, 0, {}, b"", data)

    def _first_state(self, seats: int, settings: dict[str, str], seed: bytes, revision: int) -> State:
        if self.position is None:
            return start(self.game, seats, settings, seed, self.trace, revision)
        return load(self.game, self.position, self.trace)

    def copy(self) -> Match:
        """An equal, independent match, with all that was told and all that can be undone. The same dice are to fall in it."""
        return Match(self.game, self.seats, self.settings, b"", self.position, self)

    def _take_over(self, source: Match) -> None:
        self.state.trace = self.trace
        self.trace.used = source.trace.used[:]
        self.decisions = source.decisions[:]
        self.told = source.told.copy()
        self.taken_back = source.taken_back
        # A state that undo goes back to is played on, so that each match needs its own.
        self._undo = [Snapshot(each.seat, each.state.copy(), each.told) for each in source._undo]

    @property
    def seat_ids(self) -> list[str]:
        return self.game.seat_ids(self.state)

    @property
    def over(self) -> bool:
        return self.state.ending != NONE

    def __repr__(self) -> str:
        asked = self.state.question
        now = (
            "over"
            if asked is None
            else f"{', '.join(self.seat_ids[i] for i in self.state.waiting)}: {asked.name}"
        )
        return f"<match of {self.game.name}, {len(self.decisions)} decisions, {now}>"

    def waiting(self) -> list[int]:
        """The seats that have to decide."""
        return self.state.waiting[:]

    def options(self, seat: int) -> list[int]:
        return options(self.state, seat)

    def offered(self, seat: int) -> list[int]:
        """The same as `options`, worked out once for each question: for those who change the state through this match
        only, and do not change the list."""
        known = self._offered.get(seat)
        if known is None:
            known = self._offered[seat] = options(self.state, seat)
        return known

    def costs(self, seat: int, offered: list[int]) -> list[int | None]:
        """What each of these options costs the seat now; empty where none of them has a price."""
        s = self.state
        question = open_question(s)
        costs = [question.cost(s, seat, option) for option in offered]
        if all(cost == NONE for cost in costs):
            return []
        return [None if cost == NONE else cost for cost in costs]

    def prompt(self, seat: int) -> dict[str, Any] | None:
        """The question to this seat as JSON, or None."""
        asked = prompt_json(self.game, self.state, seat)
        if asked is not None:
            asked["undo"] = self.can_undo(seat)
        return asked

    def view(self, viewer: int) -> dict[str, Any]:
        return self.views().of(viewer)

    def views(self) -> Views:
        """The views of all viewers of this moment, for those who need several."""
        return Views(self.game, self.state)

    def events(self, viewer: int, after: int = 0) -> list[dict[str, Any]]:
        """This viewer's own story, numbered from 1, from the event after number `after` on."""
        mine = self.told.heard_by(viewer, after)
        return [{"number": i, **self.describe(self.told[place])} for i, place in enumerate(mine, after + 1)]

    def describe(self, told: Told) -> dict[str, Any]:
        """One event in full, whoever may see it."""
        return {"decision": told.decision, **describe(self.seat_ids, told.event)}

    def decide(self, seat: int, key: str) -> int:
        """Take a decision by its key. Refuses what is not offered, with the reason; returns the decision's number."""
        option = self.game.verbs.parse(key)
        self.choose(seat, option)
        return len(self.decisions)

    def choose(self, seat: int, option: int) -> None:
        """Take a decision by its option number."""
        self._check(seat, option)
        self._offered.clear()
        before = self.state.copy()
        self.trace.rolls.clear()
        try:
            answer(self.state, seat, option)
        except Exception as failed:
            # Rules that fail must not leave half a decision behind.
            self._restore(before)
            if isinstance(failed, NothingFollows) and self.position is not None:
                raise BadPosition(AGENDA, str(failed)) from failed
            raise
        self.decisions.append(Decision(seat, option, self.trace.rolls[:] if self.trace.rolls else NO_DICE))
        snapshot = Snapshot(seat, before, len(self.told))
        self._collect()
        if passed_barrier(self.state, seat):
            self._undo.clear()
        else:
            self._undo.append(snapshot)

    def can_undo(self, seat: int) -> bool:
        self._check_seat(seat)
        return self.state.answers[seat] != NONE or bool(self._undo and self._undo[-1].seat == seat)

    def may_be_final(self, seat: int, key: str, seeds: list[bytes]) -> bool:
        """Whether this choice could bring something to light that nobody forgets again: dice, a draw, what was hidden. That
        others decide after it is no reason to ask twice: they can be asked to go back. It is tried on states that the seat
        could be in, one a seed, never on the true one: so asking tells nobody anything."""
        option = self.game.verbs.parse(key)
        self._check(seat, option)
        for seed in seeds:
            state = imagined(self.game, self.state, seat, seed)
            answer(state, seat, option)
            if state.answers[seat] == NONE and came_to_light(state):
                return True
        return False

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision, if no barrier has fallen since."""
        self._check_seat(seat)
        if self.state.answers[seat] != NONE:
            self._withdraw(seat)
            return
        if not self._undo or self._undo[-1].seat != seat:
            raise Refused("refused-no-undo", "nothing to take back: a barrier lies between")
        snapshot = self._undo.pop()
        self._restore(snapshot.state)
        self.told.cut(snapshot.told)
        self.decisions.pop()
        self.taken_back += 1

    def _restore(self, state: State) -> None:
        self._offered.clear()
        self.state = state
        state.trace = self.trace
        self.trace.events.clear()

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Refused(
                "refused-not-yours", "this is no seat of the table", {"asked": ", ".join(self.seat_ids)}
            )

    def _withdraw(self, seat: int) -> None:
        """Take back a secret answer while others still think."""
        self._offered.clear()
        s = self.state
        s.note_answer(seat, NONE)
        s.waiting.append(seat)
        s.waiting.sort()
        for number in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[number].seat == seat:
                del self.decisions[number]
                break
        self.taken_back += 1

    def _check(self, seat: int, option: int) -> None:
        s, game = self.state, self.game
        if s.ending != NONE:
            raise Refused("refused-game-over", "the game is over")
        if seat not in s.waiting:
            asked = ", ".join(game.sides.ids[s.sides[other]] for other in s.waiting)
            raise Refused(
                "refused-not-yours", f"it is not for you to decide now, but for {asked}", {"asked": asked}
            )
        offered = self._offered.get(seat) or options(s, seat)
        if option in offered:
            return
        question = open_question(s)
        verb = game.verbs.of(option)
        key = verb.key(option)
        if not any(verb.has(other) for other in offered):
            verbs = ", ".join(sorted({game.verbs.of(other).name for other in offered}))
            raise Refused(
                "refused-not-now",
                f"{verb.name!r} is not asked now ({question.name}); possible: {verbs}",
                {"verb": verb.name, "prompt": question.name, "verbs": verbs},
            )
        why_not = question.why_not(s, seat, option)
        if why_not is not None:
            reason, variables = why_not
            raise Refused(
                reason, f"{key!r} is not legal here: {reason} {variables}", {"key": key, **variables}
            )
        raise Refused("refused-not-legal", f"{key!r} is not among the legal options", {"key": key})

    def _collect(self) -> None:
        number = len(self.decisions)
        self.told.add(number, self.trace.events)
        self.trace.events.clear()


def passed_barrier(s: State, seat: int) -> bool:
    """After a seat's decision: chance was used, something hidden was shown, or somebody else has to decide."""
    return came_to_light(s) or s.waiting != [seat]


def came_to_light(s: State) -> bool:
    """After a decision: chance was used, or something hidden was shown to somebody."""
    return s.chance_used or s.shown != 0
