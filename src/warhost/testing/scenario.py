"""Scenarios: arrange a position, decide by keys, look at the result. A game adds only looks of its own.

When the steps that were arranged are done, play stops at a pause: a question about nothing, which no game has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Final, Self

from warhost.core.domain import NONE
from warhost.core.engine import advance, ask, open_question
from warhost.core.errors import Refused
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.question import Question
from warhost.core.state import State
from warhost.core.step import Step
from warhost.core.view import view_json

Frame = str | list[Any]
"""A step of the agenda as a position writes it: its name, or `[name, {argument: value}]`."""


class _Pause(Question):
    name = "pause"

    def options(self, s: State, seat: int) -> list[int]:
        return []


def _pause(s: State) -> None:
    ask(s, PAUSE, 0)


PAUSE: Final = _Pause()
TO_PAUSE: Final = Step(_pause, {}, "pause")

_WATCHED: Final[list[list[Scenario]]] = []
"""Those that were arranged within each `all_chance_used` that is under way."""


@contextmanager
def all_chance_used() -> Iterator[None]:
    """Whatever is arranged within must need all its dice and draws: what is left at the end is an error, for whoever queued
    it took something for granted that did not happen. Around every test, in a fixture."""
    arranged: list[Scenario] = []
    _WATCHED.append(arranged)
    try:
        yield
    finally:
        _WATCHED.pop()
    left = [f"{scenario}: {scenario.unused}" for scenario in arranged if any(scenario.unused.values())]
    assert not left, f"queued, but never rolled or drawn: {'; '.join(left)}"


class Scenario:
    """A position that is played on. Subclass it with `game`, or make one with `of_game`.

    `steps` say where play goes on, the last of them first, as on an agenda. Fields of the state that are not given have their
    defaults. Dice and draws fall as they are queued."""

    game: ClassVar[Game]
    revision: ClassVar[int | None] = None
    """By whose rules it is played; by the newest, if nothing is said."""

    def __init__(
        self,
        steps: Sequence[Frame],
        *,
        seats: Sequence[str],
        settings: dict[str, str] | None = None,
        dice: Sequence[int] = (),
        draws: Sequence[str] = (),
        pause: bool = True,
        **state: Any,
    ) -> None:
        """Without a `pause` the steps must carry the game on by themselves, to its end."""
        game = self.game
        agenda = [[step] if isinstance(step, str) else step for step in steps]
        # As if the game were over: so nothing is carried out before the pause lies below everything else.
        flow = {"agenda": agenda, "ending": game.endings.ids[0]}
        self.match = Match.from_position(
            game,
            {
                "revision": game.revision if self.revision is None else self.revision,
                "options": settings or {},
                "seats": list(seats),
                "chance": {"dice": list(dice), "draws": list(draws)},
                "flow": flow,
                "state": state,
            },
        )
        s = self.match.state
        s.ending = NONE
        if pause:
            s.agenda.insert(0, TO_PAUSE.frame(()))
        advance(s)
        self.match.trace.events.clear()
        for arranged in _WATCHED:
            arranged.append(self)

    @classmethod
    def of_game(cls, game: Game, steps: Sequence[Frame], **position: Any) -> Self:
        """A scenario of this game, without looks of its own."""
        kind: type[Self] = type(cls.__name__, (cls,), {"game": game})
        return kind(steps, **position)

    @classmethod
    def of_position(cls, game: Game, position: dict[str, Any]) -> Self:
        """A scenario of this game from a whole position, with what is asked in it: the editor in the browser writes such."""
        scenario: Self = cls.__new__(type(cls.__name__, (cls,), {"game": game}))
        scenario.match = Match.from_position(game, position)
        scenario.match.trace.events.clear()
        return scenario

    # Deciding

    @property
    def state(self) -> Any:
        """The true state, for what no look shows."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked what: `wolf turn`, `wolf raven battle_card`; `pause` when the arranged part is over, `over` when the
        game is."""
        s = self.match.state
        if s.over:
            return "over"
        if s.question is PAUSE:
            return "pause"
        return " ".join([*(self.match.seat_ids[seat] for seat in s.waiting), open_question(s).name])

    @property
    def options(self) -> list[str]:
        """The keys of whoever is asked first."""
        return self.options_of(self.match.seat_ids[self.match.waiting()[0]])

    def options_of(self, side: str) -> list[str]:
        """The keys of one of several that are asked together."""
        return [self.game.verbs.key(option) for option in self.match.options(self._seat(side))]

    def offered(self, verb: str) -> list[str]:
        """With which arguments a verb is offered: `kislev` for `move:kislev`."""
        keys = [key.partition(":") for key in self.options]
        return [arguments for name, _, arguments in keys if name == verb]

    def choose(self, *keys: str) -> Self:
        """Whoever is asked first takes these decisions, one after the other."""
        for key in keys:
            self._decide(self.match.waiting()[0], key)
        return self

    def by(self, side: str, *keys: str) -> Self:
        """This side takes these decisions, where several are asked together."""
        for key in keys:
            self._decide(self._seat(side), key)
        return self

    def refusal(self, key: str) -> str:
        """Why this is not possible for whoever is asked first: the reason's name, without the name of the game."""
        try:
            self.match.decide(self.match.waiting()[0], key)
        except Refused as refused:
            return refused.key.removeprefix(f"{self.game.name}-reason-")
        raise AssertionError(f"{key} was not refused")

    def undo(self, side: str) -> Self:
        self.match.undo(self._seat(side))
        return self

    def _decide(self, seat: int, key: str) -> None:
        self.match.decide(seat, key)
        broken = self.game.broken(self.match.state)
        assert not broken, f"after {key}: {'; '.join(map(str, broken))}"

    # Looking

    def field(self, name: str) -> Any:
        """A field of the true state, as a position writes it."""
        field = next(each for each in self.game.fields if each.name == name)
        return field.encode(getattr(self.match.state, name), self.match.seat_ids)

    def of(self, name: str, side: str) -> Any:
        """What one side has of something: `of("hands", "wolf")`."""
        return self.field(name)[side]

    @property
    def unused(self) -> dict[str, list[Any]]:
        """The dice and draws that were queued and that nothing has asked for yet."""
        s = self.match.state
        return {"dice": s.forced_dice[:], "draws": [self.game.cards.ids[card] for card in s.forced_draws]}

    @property
    def summary(self) -> dict[str, Any]:
        """The numbers that a client is shown, as the first seat gets them."""
        return dict(view_json(self.game, self.match.state, 0)["summary"])

    def seen_by(self, side: str) -> dict[str, Any]:
        """The fields as this side sees them."""
        return dict(self.match.view(self._seat(side))["state"])

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(self.match.seat_ids, self.game.scores(self.match.state), strict=True))

    @property
    def winners(self) -> list[str]:
        return [self.match.seat_ids[seat] for seat in self.match.state.winners]

    @property
    def ending(self) -> str | None:
        """How the game ended, if it did."""
        return self.game.endings.ids[self.match.state.ending] if self.match.over else None

    @property
    def told(self) -> list[dict[str, Any]]:
        """What was told since the scenario was arranged, to whomever."""
        return [self.match.describe(each) for each in self.match.told]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What was told of one kind."""
        return [event for event in self.told if event["kind"] == kind]

    def _seat(self, side: str) -> int:
        return self.match.seat_ids.index(side)

    def __repr__(self) -> str:
        return f"<scenario of {self.game.name}: {self.asked}>"
