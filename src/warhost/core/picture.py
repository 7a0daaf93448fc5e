"""The picture of a table that its viewers have, kept up to date by what changes: nobody is shown a whole view twice.

It is built up like a view, from nothing but what each viewer may see, and kept as a state, not as JSON: numbers are compared
quickly, and only what differs is written down."""

from __future__ import annotations

from typing import Any

from warhost.core.changes import Change, note_differences
from warhost.core.domain import NONE
from warhost.core.fields import ALL, OWNER, Field, copied
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.trace import SPECTATOR
from warhost.core.view import seen_by


class Changes:
    """What has changed in everybody's view since the last time."""

    def __init__(self) -> None:
        self.public: list[Change] = []
        """For every viewer."""
        self.hidden: list[tuple[int, Change]] = []
        """What a seat's secrets look like from outside: for every viewer but that seat."""
        self.own: dict[int, list[Change]] = {}
        """What only this viewer sees (a seat that is watched, or SPECTATOR)."""


class Numbers:
    """Summary and scores, as they follow from what a viewer sees."""

    def __init__(self, game: Game, view: State, ids: list[str]) -> None:
        self.summary: dict[str, object] = game.summary(view)
        self.scores: dict[str, int] = dict(zip(ids, game.scores(view), strict=True))

    def note_changes(self, changes: list[Change], since: Numbers) -> None:
        note_differences(changes, ["summary"], since.summary, self.summary)
        note_differences(changes, ["scores"], since.scores, self.scores)


class Picture:
    """What was shown last: to a spectator, and to each seat that is watched."""

    def __init__(self, game: Game, s: State) -> None:
        self._game = game
        self._ids = game.seat_ids(s)
        self._public = seen_by(game, s, SPECTATOR)
        self._owned = [field for field in game.fields if field.seen == OWNER]
        self._own: dict[int, list[Any]] = {}
        """For each watched seat its own part of each owned field."""
        self._numbers: dict[int, Numbers] = {SPECTATOR: Numbers(game, self._public, self._ids)}
        """For spectators; and for watched seats too where they do not follow from the public things."""

    def watch(self, s: State, seat: int) -> None:
        """From now on somebody has the eyes of this seat. Between `changes`, for nothing may have changed since."""
        self._own[seat] = [copied(getattr(s, field.name)[seat]) for field in self._owned]
        if not self._game.is_summary_public:
            self._numbers[seat] = self._numbers_of(s, seat)

    def watch_no_more(self, seat: int) -> None:
        self._own.pop(seat, None)
        self._numbers.pop(seat, None)

    def has_seats_of(self, s: State) -> bool:
        """Whether the same sides sit here in the same order; if not, everybody needs a new picture."""
        return self._public.sides == s.sides

    def changes(self, s: State) -> Changes:
        """What has changed since the last time. Afterwards the picture is of this state."""
        found = Changes()
        self._note_surroundings(found.public, s)
        for field in self._game.fields:
            if field.seen == OWNER:
                self._note_hidden(found.hidden, field, s)
            else:
                self._note_field(found.public, field, s)
        if self._game.derive is not None:
            self._game.derive(self._public)
        for seat in self._own:
            found.own[seat] = self._own_changes(s, seat)
        for viewer in self._numbers:
            self._note_numbers(found, viewer, s)
        return found

    def _note_surroundings(self, changes: list[Change], s: State) -> None:
        public, ids = self._public, self._ids
        if public.waiting != s.waiting:
            changes.append({"path": ["waiting"], "value": [ids[seat] for seat in s.waiting]})
            public.waiting = s.waiting[:]
        if public.ending != s.ending:
            ending = None if s.ending == NONE else self._game.endings.ids[s.ending]
            changes.append({"path": ["ending"], "value": ending})
            public.ending = s.ending
        if public.winners != s.winners:
            changes.append({"path": ["winners"], "value": [ids[seat] for seat in s.winners]})
            public.winners = s.winners[:]
        public.agenda = s.agenda[:]
        public.question = s.question
        public.about = s.about

    def _note_field(self, changes: list[Change], field: Field, s: State) -> None:
        """A field that looks the same to every viewer."""
        public, name = self._public, field.name
        old, new = getattr(public, name), getattr(s, name)
        if field.seen != ALL:
            new = field.seen_by(new, SPECTATOR)
        if old == new:
            return
        before, after = field.encode(old, self._ids), field.encode(new, self._ids)
        note_differences(changes, ["state", name], before, after)
        setattr(public, name, copied(new))

    def _note_hidden(self, changes: list[tuple[int, Change]], field: Field, s: State) -> None:
        """A field of which each seat sees its own part, as others see it."""
        public, name, codec = self._public, field.name, field.codec
        old, new = getattr(public, name), field.seen_by(getattr(s, name), SPECTATOR)
        if old == new:
            return
        for seat in range(len(new)):
            if old[seat] != new[seat]:
                found: list[Change] = []
                path: list[str | int] = ["state", name, self._ids[seat]]
                note_differences(found, path, codec.encode(old[seat]), codec.encode(new[seat]))
                changes += [(seat, change) for change in found]
        setattr(public, name, new)

    def _own_changes(self, s: State, seat: int) -> list[Change]:
        """What a seat sees of its own secrets."""
        changes: list[Change] = []
        own = self._own[seat]
        for place, field in enumerate(self._owned):
            old, new = own[place], getattr(s, field.name)[seat]
            if old != new:
                path: list[str | int] = ["state", field.name, self._ids[seat]]
                note_differences(changes, path, field.codec.encode(old), field.codec.encode(new))
                own[place] = copied(new)
        return changes

    def _note_numbers(self, found: Changes, viewer: int, s: State) -> None:
        numbers, since = self._numbers_of(s, viewer), self._numbers[viewer]
        is_for_all = self._game.is_summary_public
        changes = found.public if is_for_all else found.own.setdefault(viewer, [])
        numbers.note_changes(changes, since)
        self._numbers[viewer] = numbers

    def _numbers_of(self, s: State, viewer: int) -> Numbers:
        return Numbers(self._game, self._eyes_of(s, viewer), self._ids)

    def _eyes_of(self, s: State, viewer: int) -> State:
        """The same as `seen_by`: what all see, and the viewer's own part."""
        if viewer == SPECTATOR:
            return self._public
        view = self._public.copy()
        view.note_answer(viewer, s.answers[viewer])
        for field in self._owned:
            setattr(view, field.name, field.seen_by(getattr(s, field.name), viewer))
        if self._game.derive is not None:
            self._game.derive(view)
        return view
