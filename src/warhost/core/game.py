"""The contract of a game: a form to fill in. The engine knows a game only by what stands here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from warhost.core.box import Box
from warhost.core.chance import part_by_purpose
from warhost.core.chapter import Chapter
from warhost.core.domain import Domain
from warhost.core.errors import BadSetting, Fault, UnknownRevision
from warhost.core.fields import Field
from warhost.core.judgement import Judgement
from warhost.core.parts import Seating, Sight
from warhost.core.purposes import Purposes
from warhost.core.question import Question, Reason
from warhost.core.setting import Settings
from warhost.core.state import NEWEST, State
from warhost.core.step import Step
from warhost.core.trace import Events
from warhost.core.verbs import Verb, Verbs

FLOW: Final = "flow"
"""Among what a position is said to give: it has an agenda."""


class Advice:
    """What a bot may know about playing a game well. What is told about a seat looks only at what that seat may see, so it
    works on views as well as on states that a searcher has sampled; the judgement of all seats is for those states alone.

    `rank(view, seat, options)` gives each option a number, higher is better, in units in which one more is a clear
    preference; `reason(view, seat, option)` says in a Fluent message why somebody might choose it; `judgement` guesses each
    seat's share of the win in whole states that wait at a `calm` question, where nothing is half done; until then
    `rollout(state, seat, options)` chooses, quickly and not too badly. Where a position says more after some further
    turns, `ahead` tells how many calm questions are played through first. `showy` are the verbs that beginners like best;
    `serves(view, seat, option)` says which goal an option serves (`goals.py`), or none: styles differ in that."""

    def __init__(
        self,
        rank: Callable[[Any, int, list[int]], list[float]],
        reason: Callable[[Any, int, int], Reason],
        judgement: Judgement | None = None,
        rollout: Callable[[Any, int, list[int]], int] | None = None,
        ahead: int = 0,
        showy: Sequence[Verb] = (),
        serves: Callable[[Any, int, int], int] | None = None,
    ) -> None:
        self.rank = rank
        self.reason = reason
        self.judgement = judgement
        self.rollout = rollout
        self.ahead = ahead
        self.showy: tuple[Verb, ...] = tuple(showy)
        self.serves = serves


class Game:
    """All that the engine, the clients and the bots need to know of a game."""

    def __init__(
        self,
        *,
        name: str,
        revision: int,
        seat_counts: Sequence[int],
        sides: Domain,
        settings: Settings,
        endings: Domain,
        components: Domain,
        cards: Domain,
        fields: Sequence[Field],
        verbs: Verbs,
        chapters: Sequence[Chapter],
        events: Events,
        empty: Callable[[int], Any],
        set_up: Callable[[Any], None],
        complete: Callable[[Any, set[str]], None],
        scores: Callable[[Any], list[int]],
        broken: Callable[[Any], Sequence[str | Fault]],
        summary: Callable[[Any], dict[str, object]],
        choose_sides: Callable[[int, dict[str, str]], list[int]],
        revisions: Sequence[int] = (),
        purposes: Purposes | None = None,
        parted_since: int = 0,
        sample: Callable[[Any, int], Any] | None = None,
        sampler: Callable[[Any, int], Callable[[], Any]] | None = None,
        advice: Advice | None = None,
        derived: Sequence[str] = (),
        derive: Callable[[Any], None] | None = None,
        is_summary_public: bool = False,
        first_seat: Callable[[Any], int] | None = None,
        die_faces: Mapping[str, int] | None = None,
        box: Box | None = None,
        refused_anew: Callable[[Any], Sequence[Fault]] | None = None,
        sights: Sequence[Callable[[Seating], Sight]] = (),
        layout: int = 1,
    ) -> None:
        self.name = name
        self.revision = revision
        self.revisions: tuple[int, ...] = tuple(revisions) or (revision,)
        """Those whose tables and records can be played on; `revision` is the newest, in which new tables begin."""
        self.purposes = purposes or Purposes()
        """What chance is for in this game."""
        self.parted_since = parted_since
        """The first revision in which each purpose has chance of its own."""
        self.seat_counts: tuple[int, ...] = tuple(seat_counts)
        self.sides = sides
        self.settings = settings
        self.endings = endings
        self.components = components
        """Everything whose use is counted in statistics."""
        self.cards = cards
        """What `forced_draws` of a position may name."""
        self.fields: tuple[Field, ...] = tuple(fields)
        self.verbs = verbs
        self.chapters: tuple[Chapter, ...] = tuple(chapters)
        self.steps: dict[str, Step] = _by_name(name, "step", [each.steps for each in chapters])
        self.questions: dict[str, Question] = _by_name(
            name, "question", [each.questions for each in chapters]
        )
        self.events = events
        self.empty = empty
        """`empty(seats)`: a state in which everything has its default."""
        self.set_up = set_up
        """Brings an empty state with sides, settings and seed to the start of play (agenda included)."""
        self.complete = complete
        """`complete(state, given)`: fills what a position left out and no constant default can (rest of the decks), and
        pushes the steps with which play goes on. `given` are the names of the fields that it did not leave out, and FLOW if
        it has an agenda: that already lies in the state, and nothing that is pushed remains."""
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
        self.refused_anew = refused_anew
        """`refused_anew(state)`: what play never brings about either, but positions were once allowed to have. Whoever brings one
        now is refused; tables and records that began so go on."""
        self.summary = summary
        """`summary(view)`: numbers that follow from what is seen, ready to show (strengths, totals, who leads)."""
        self.is_summary_public = is_summary_public
        """Whether summary and scores are the same for every viewer; they are then made once for all."""
        self.choose_sides = choose_sides
        """`choose_sides(seats, settings)`: which sides sit at the table, in seat order."""
        self.first_seat = first_seat
        """`first_seat(state)`: who begins, in a game in which chance decides that."""
        self.die_faces: Mapping[str, int] = die_faces or {}
        """Names by which a position may force a die to fall, in a game whose dice have faces of their own: which side of it
        that is."""
        self.advice = advice
        self.derived: tuple[str, ...] = tuple(derived)
        """Attributes that follow from the fields, kept at hand by the rules because they are asked for all the time. They
        are neither shown nor saved nor compared."""
        self.derive = derive
        """Works them out for a state that was built up field by field."""
        self.box = box
        """What may be printed differently in somebody's copy; the setting `box` then says how."""
        self.sights: tuple[Callable[[Seating], Sight], ...] = tuple(sights)
        """What learning agents are told besides the fields one by one."""
        self.layout = layout
        """The version of the columns in which they are told (`core.observing`)."""

    def __repr__(self) -> str:
        seats = ", ".join(str(count) for count in self.seat_counts)
        return f"<game {self.name}, revision {self.revision}, for {seats} players>"

    def sample(self, view: Any, seat: int) -> Any:
        """A full state that this viewer could be in."""
        return self.sampler(view, seat)()

    def table_settings(self, given: dict[str, str], revision: int = NEWEST) -> dict[str, str]:
        """All settings with their values: the given ones checked, the others at their defaults."""
        return self.settings.values_of(self.name, given, revision)

    def begin(self, seats: int, revision: int = NEWEST) -> Any:
        """An empty state that is to be played by the rules of this revision; if none is named, of the newest."""
        if revision == NEWEST:
            revision = self.revision
        self.check_revision(revision)
        s = self.empty(seats)
        s.revision = revision
        if revision >= self.parted_since:
            part_by_purpose(s)
        return s

    def check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            counts = ", ".join(str(n) for n in self.seat_counts)
            raise BadSetting(f"{self.name} is for {counts} players, not {seats}")

    def check_revision(self, revision: int) -> None:
        if revision not in self.revisions:
            raise UnknownRevision(self.name, revision, self.revisions)

    def seat_ids(self, s: State) -> list[str]:
        return [self.sides.ids[side] for side in s.sides]


Named = TypeVar("Named", Step, Question)


def _by_name(game: str, kind: str, of_chapters: Sequence[Sequence[Named]]) -> dict[str, Named]:
    by_name: dict[str, Named] = {}
    for declared in of_chapters:
        for each in declared:
            if not each.name or each.name in by_name:
                raise ValueError(f"{game}: there are two {kind}s of the name {each.name!r}")
            by_name[each.name] = each
    return by_name


def _one_by_one(sample: Callable[[Any, int], Any]) -> Callable[[Any, int], Callable[[], Any]]:
    """For games in which little follows from the view alone."""

    def sampler(view: Any, seat: int) -> Callable[[], Any]:
        return lambda: sample(view, seat)

    return sampler
