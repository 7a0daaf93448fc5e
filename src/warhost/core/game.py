"""The contract of a game: a form to fill in. The engine knows a game only by what stands here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from warhost.core.domain import Domain
from warhost.core.errors import BadTableOption, UnknownRevision
from warhost.core.fields import Field
from warhost.core.judgement import Judgement
from warhost.core.state import State
from warhost.core.trace import EventKind
from warhost.core.verbs import Verb, Verbs

Step = Callable[[Any, int, int, int], None]
"""Moves the state on: pushes further steps, or asks. Gets the state and the three numbers of its frame."""

Reason = tuple[str, dict[str, str]]
"""Why an option is not offered: a Fluent message id and its variables."""


class Prompt:
    """A question. What it is about stands in `state.ask_a/b/c`; `about` names those numbers for people and clients.

    `options(state, seat)` lists what may be chosen, from nothing but what that seat sees; `answer(state, seat, option)`
    carries it out. `why_not(state, seat, option)` explains an option that is not offered. `rule` is the rule's id.
    `together`: several seats are asked at once, and nothing is shown until all have answered. `secret`: even afterwards
    the other seats do not learn what was chosen. `obvious`: the options follow from what lies open on the table, so where
    there is only one it is carried out without asking, and where there is none the question is passed over. `passing`: verbs
    that let the chance go by, which an absent player is taken to choose, the first of them first."""

    def __init__(
        self,
        name: str,
        options: Callable[[Any, int], list[int]],
        answer: Callable[[Any, int, int], None],
        *,
        rule: str,
        about: Sequence[tuple[str, Domain | None]] = (),
        why_not: Callable[[Any, int, int], Reason] | None = None,
        cost: Callable[[Any, int, int], int] | None = None,
        together: bool = False,
        secret: bool = False,
        obvious: bool = False,
        passing: Sequence[Verb] = (),
    ) -> None:
        if together and obvious:
            raise ValueError(f"prompt {name}: what several seats are asked together is never obvious")
        self.name = name
        self.options = options
        self.answer = answer
        self.rule = rule
        self.about: tuple[tuple[str, Domain | None], ...] = tuple(about)
        self.why_not = why_not
        self.cost = cost
        """`cost(s, seat, option)`: what the option costs its seat now, all surcharges included, or NONE. Like the options
        it follows from what the seat sees."""
        self.together = together
        self.secret = secret
        self.obvious = obvious
        self.passing: tuple[Verb, ...] = tuple(passing)


class TableOption:
    """Something that is agreed before the game. Without `values` any text will do; with `read` other texts are read by it
    as well. `in_file`: such a text is so long that people keep it in a file; its content goes into the record, so that
    that never depends on anything outside it. `names_sides`: the text says who plays, sides in seat order with dashes."""

    def __init__(
        self,
        name: str,
        values: Sequence[str] = (),
        default: str = "",
        read: Callable[[str], str] | None = None,
        *,
        in_file: bool = False,
        names_sides: bool = False,
    ) -> None:
        self.name = name
        self.values: tuple[str, ...] = tuple(values)
        self.default = default
        self.read = read
        self.in_file = in_file
        self.names_sides = names_sides

    def check(self, value: str) -> str:
        if self.read is not None and value not in self.values:
            return self.read(value)
        if self.values and value not in self.values:
            allowed = ", ".join(self.values)
            raise BadTableOption(f"option {self.name} does not take {value!r}; it takes: {allowed}")
        return value


class Advice:
    """What a bot may know about playing a game well. What is told about a seat looks only at what that seat may see, so it
    works on views as well as on states that a searcher has sampled; the judgement of all seats is for those states alone.

    `rank(view, seat, options)` gives each option a number, higher is better, in units in which one more is a clear
    preference; `reason(view, seat, option)` says in a Fluent message why somebody might choose it; `judgement` guesses each
    seat's share of the win in whole states that wait at one of the `calm` prompts, where nothing is half done; until then
    `rollout(state, seat, options)` chooses, quickly and not too badly. Where a position says more after some further
    turns, `ahead` tells how many calm prompts are played through first."""

    def __init__(
        self,
        rank: Callable[[Any, int, list[int]], list[float]],
        reason: Callable[[Any, int, int], Reason],
        judgement: Judgement | None = None,
        rollout: Callable[[Any, int, list[int]], int] | None = None,
        calm: Sequence[int] = (),
        ahead: int = 0,
    ) -> None:
        self.rank = rank
        self.reason = reason
        self.judgement = judgement
        self.rollout = rollout
        self.calm = list(calm)
        self.ahead = ahead


class Game:
    """All that the engine, the clients and the bots need to know of a game."""

    def __init__(
        self,
        *,
        name: str,
        revision: int,
        seat_counts: Sequence[int],
        sides: Domain,
        table_options: Sequence[TableOption],
        endings: Domain,
        components: Domain,
        cards: Domain,
        fields: Sequence[Field],
        verbs: Verbs,
        step_names: Domain,
        steps: Sequence[Step],
        prompts: Sequence[Prompt],
        events: Sequence[EventKind],
        empty: Callable[[int], Any],
        set_up: Callable[[Any], None],
        complete: Callable[[Any, set[str]], None],
        scores: Callable[[Any], list[int]],
        broken: Callable[[Any], list[str]],
        summary: Callable[[Any], dict[str, object]],
        choose_sides: Callable[[int, dict[str, str]], list[int]],
        revisions: Sequence[int] = (),
        sample: Callable[[Any, int], Any] | None = None,
        sampler: Callable[[Any, int], Callable[[], Any]] | None = None,
        advice: Advice | None = None,
        derived: Sequence[str] = (),
        derive: Callable[[Any], None] | None = None,
        is_summary_public: bool = False,
    ) -> None:
        self.name = name
        self.revision = revision
        self.revisions: tuple[int, ...] = tuple(revisions) or (revision,)
        self.seat_counts: tuple[int, ...] = tuple(seat_counts)
        self.sides = sides
        self.table_options: tuple[TableOption, ...] = tuple(table_options)
        self.endings = endings
        self.components = components
        """Everything whose use is counted in statistics."""
        self.cards = cards
        """What `forced_draws` of a position may name."""
        self.fields: tuple[Field, ...] = tuple(fields)
        self.verbs = verbs
        self.step_names = step_names
        self.steps: list[Step] = list(steps)
        self.prompts: list[Prompt] = list(prompts)
        self.prompt_index: dict[str, int] = {
            prompt.name: number for number, prompt in enumerate(self.prompts)
        }
        self.events: tuple[EventKind, ...] = tuple(events)
        self.empty = empty
        """`empty(seats)`: a state in which everything has its default."""
        self.set_up = set_up
        """Brings an empty state with sides, options and seed to the start of play (agenda included)."""
        self.complete = complete
        """`complete(state, given)`: fills what a position left out and no constant default can (rest of the decks)."""
        self.scores = scores
        """Points per seat, also during the game."""
        if sample is not None and sampler is None:
            sampler = _one_by_one(sample)
        if sampler is None:
            raise ValueError(f"{name} does not say which states a viewer could be in")
        self.sampler = sampler
        """`sampler(view, seat)`: gives full states that this viewer could be in, one a call; chance from the view's own
        seed. What follows from the rest of the view may be worked out once, for all of them."""
        self.broken = broken
        """Sentences about invariants that do not hold; empty when all is well."""
        self.summary = summary
        """`summary(view)`: numbers that follow from what is seen, ready to show (strengths, totals, who leads)."""
        self.is_summary_public = is_summary_public
        """Whether summary and scores are the same for every viewer; they are then made once for all."""
        self.choose_sides = choose_sides
        """`choose_sides(seats, options)`: which sides sit at the table, in seat order."""
        self.advice = advice
        self.derived: tuple[str, ...] = tuple(derived)
        """Attributes that follow from the fields, kept at hand by the rules because they are asked for all the time. They
        are neither shown nor saved nor compared."""
        self.derive = derive
        """Works them out for a state that was built up field by field."""
        if len(self.steps) != len(step_names):
            raise ValueError(f"{name}: {len(step_names)} step names, but {len(self.steps)} steps")

    def sample(self, view: Any, seat: int) -> Any:
        """A full state that this viewer could be in."""
        return self.sampler(view, seat)()

    def table_settings(self, given: dict[str, str]) -> dict[str, str]:
        """All table options with their values: the given ones checked, the others at their defaults."""
        known = {option.name: option for option in self.table_options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadTableOption(f"{self.name} has no option {name!r}; it has: {names}")
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            counts = ", ".join(str(n) for n in self.seat_counts)
            raise BadTableOption(f"{self.name} is for {counts} players, not {seats}")

    def check_revision(self, revision: int) -> None:
        if revision not in self.revisions:
            raise UnknownRevision(self.name, revision, self.revisions)

    def seat_ids(self, s: State) -> list[str]:
        return [self.sides.ids[side] for side in s.sides]


def _one_by_one(sample: Callable[[Any, int], Any]) -> Callable[[Any, int], Callable[[], Any]]:
    """For games in which little follows from the view alone."""

    def sampler(view: Any, seat: int) -> Callable[[], Any]:
        return lambda: sample(view, seat)

    return sampler
