"""The owner's box: what stands on the components of somebody's copy, where that differs from what we print.

A game declares each place that may be printed differently (`Box.add`): which component, which field, what can stand there, what
we print, and where that comes from. An owner's file names only what differs, a table a component:

    game = "karak"

    [monster.skeletons]
    strength = 2

What no value says, he writes as a note of the component (`note = "…"`), which is kept with the file and read by people only. What
is doubtful and has no value that could differ (a text, a name) is declared all the same (`Box.show`), so that nothing is left out.

`Box.read` checks such a text, names the line of what is wrong, and gives back the lasting text that goes into a record.
`Box.corrected` gives all values of a table. Our own data is the box without corrections; a game keeps what it reads from
either in one object that all copies of a state share, so that nothing is slower for it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from warhost.core.arguments import kind_of
from warhost.core.box_lines import Lines, lines_of
from warhost.core.domain import Domain
from warhost.core.errors import BadData, BadSetting, hint
from warhost.core.operations import Operation
from warhost.core.reading import DOUBTFUL, Origin, as_text
from warhost.core.shapes import OneOf, Reading, Shape, WholeNumber

SETTING: Final = "box"
"""The name of the setting, in every game."""
NOTHING: Final = ""
"""Its value where the box is ours."""
LONGEST: Final = 200_000
"""Characters of an owner's file."""
NOTE: Final = "note"
"""What an owner says of a component in plain words."""
LONGEST_NOTE: Final = 500


class Place:
    """One place of one component: what can stand there, what we print, and where that comes from. `option`: the setting by
    which a table chooses another reading of it."""

    def __init__(
        self,
        kind: str,
        component: str,
        field: str,
        shape: Shape,
        value: Any,
        origin: Origin,
        option: str = "",
    ) -> None:
        self.kind = kind
        self.component = component
        self.field = field
        self.shape = shape
        self.value = value
        self.source = origin.source
        self.datum = origin.datum
        """The entry of our data that says where it comes from."""
        self.option = option

    @property
    def path(self) -> str:
        return f"{self.kind}.{self.component}.{self.field}"

    @property
    def is_doubtful(self) -> bool:
        return self.source in DOUBTFUL

    def __repr__(self) -> str:
        return f"<{self.path}: {self.value!r}>"


Key = tuple[str, str, str]
"""Kind, component, field."""


class Corrected:
    """The values of a whole box: ours, and an owner's where they differ."""

    def __init__(self, places: dict[Key, Place], given: dict[Key, Any]) -> None:
        self._places = places
        self.given = given

    def value(self, kind: str, component: str, field: str, otherwise: Any = None) -> Any:
        """`otherwise`: what stands there where that cannot be printed differently."""
        key = (kind, component, field)
        if key in self.given:
            return self.given[key]
        return self._places[key].value if key in self._places else otherwise

    def whole(self, kind: str, component: str, field: str, otherwise: int = 0) -> int:
        number: int = self.value(kind, component, field, otherwise)
        return number


class Slot:
    """A parameter of an operation that a box may print differently: our numbers by thing, and what those things are called
    that have the operation. `domain`: the parameter is a thing of it."""

    def __init__(
        self, kind: str, names: dict[int, str], field: str, numbers: list[int], domain: Domain | None = None
    ) -> None:
        self.kind = kind
        self.names = names
        self.field = field
        self.numbers = numbers
        self.domain = domain

    def read(self, box: Corrected) -> list[int]:
        numbers = self.numbers[:]
        for thing, name in self.names.items():
            value = box.value(self.kind, name, self.field)
            numbers[thing] = value if self.domain is None else self.domain.index[value]
        return numbers

    def read_off(self, box: Corrected) -> set[int]:
        """The things on which an owner has read it, so that no setting changes it."""
        return {thing for thing, name in self.names.items() if (self.kind, name, self.field) in box.given}


class Joined(NamedTuple):
    """Several files as one: its lasting text, where they contradicted each other, and what they say of which component."""

    text: str
    contradictions: list[str]
    notes: dict[tuple[str, str], str]


class Box:
    """All places of a game that may be printed differently. `check`, if there is one, looks at the whole of what is given."""

    def __init__(self, game: str, check: Callable[[Corrected], None] | None = None) -> None:
        self.game = game
        self.check = check
        self.places: dict[Key, Place] = {}

    def add(
        self,
        kind: str,
        component: str,
        field: str,
        shape: Shape,
        value: Any,
        origin: Origin,
        option: str = "",
    ) -> None:
        """Declares one place, as we print it."""
        if (kind, component, field) in self.places or field == NOTE:
            raise ValueError(f"{kind}.{component}.{field} is declared twice")
        self.places[kind, component, field] = Place(kind, component, field, shape, value, origin, option)

    def slot(
        self,
        kind: str,
        names: dict[int, str],
        operation: Operation,
        parameter: str,
        origins: dict[int, Origin],
        options: dict[int, str] | None = None,
        *,
        field: str = "",
    ) -> Slot:
        """Declares a parameter of an operation: a place of each thing that has it, called like the parameter if no `field` is
        given."""
        field = field or parameter
        numbers, bounds = operation.numbers(parameter), kind_of(operation.parameters[parameter])
        domain = bounds.domain
        for thing, origin in origins.items():
            shape: Shape = WholeNumber(bounds.low, bounds.high)
            value: Any = numbers[thing]
            if domain is not None:
                shape, value = OneOf(domain.name, domain.ids), domain.ids[numbers[thing]]
            option = "" if options is None else options.get(thing, "")
            self.add(kind, names[thing], field, shape, value, origin, option)
        return Slot(kind, names, field, numbers, domain)

    def show(
        self,
        kind: str,
        component: str,
        field: str,
        origin: Origin,
        *,
        option: str = "",
        value: Any = None,
        names: str = "",
    ) -> None:
        """Declares what is doubtful and has no value that could differ; what is certain need not be shown. `value`: how we
        read it, where name and text of the component do not say so; `names`: the kind of thing that it names."""
        if origin.source in DOUBTFUL:
            self.add(kind, component, field, Reading(names), value, origin, option)

    def read(self, text: str) -> str:
        """The lasting text of an owner's file, which is TOML or that lasting text itself; corrections that say what we
        print anyway are left out. Never opens a file: whoever sits before it does."""
        return self.join([(SETTING, text)]).text

    def join(self, files: Sequence[tuple[str, str]]) -> Joined:
        """Several files, each with its name, as one: what a later one says counts."""
        together: dict[Key, Any] = {}
        said_by: dict[Key, str] = {}
        lines = {name: lines_of(text) for name, text in files}
        contradictions: list[str] = []
        for name, text in files:
            for key, value in self._given(text, name, lines[name]).items():
                if key in together and together[key] != value:
                    contradictions.append(
                        f"{'.'.join(key)}: {said_by[key]} says {_shown(together[key])}, {name} says {_shown(value)}"
                    )
                together[key] = value
                said_by[key] = name
        notes = {key[:2]: together.pop(key) for key in list(together) if key[2] == NOTE}
        differing = {key: value for key, value in together.items() if value != self.places[key].value}
        try:
            if self.check is not None:
                self.check(Corrected(self.places, differing))
        except BadData as error:
            kind, component, field = [*error.where.split("."), "", ""][:3]
            name = said_by.get((kind, component, field), SETTING)
            raise _at_its_line(error, name, lines.get(name, Lines({}))) from None
        return Joined(self._written(differing), contradictions, notes)

    def corrected(self, setting: str) -> Corrected:
        """All values at a table with this value of the setting."""
        return Corrected(self.places, _flat(json.loads(setting)) if setting else {})

    def _written(self, corrections: dict[Key, Any]) -> str:
        if not corrections:
            return NOTHING
        tree: dict[str, Any] = {"game": self.game}
        for (kind, component, field), value in corrections.items():
            tree.setdefault(kind, {}).setdefault(component, {})[field] = value
        return json.dumps(tree, sort_keys=True, separators=(",", ":"))

    def _given(self, text: str, name: str, lines: Lines) -> dict[Key, Any]:
        """What a file says, each value checked by itself."""
        if not text.strip():
            return {}
        if len(text) > LONGEST:
            raise BadSetting(f"{name}: longer than {LONGEST} characters")
        try:
            tree = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadSetting(f"{name}: {error}") from None
        try:
            return self._checked(tree)
        except BadData as error:
            raise _at_its_line(error, name, lines) from None

    def _checked(self, tree: dict[str, Any]) -> dict[Key, Any]:
        if tree.get("game") != self.game:
            raise BadData("game", f'expected "{self.game}", got {tree.get("game")!r}')
        given: dict[Key, Any] = {}
        for kind, components in tree.items():
            if kind == "game":
                continue
            self._check_name(kind, {place.kind for place in self.places.values()}, kind, "kind")
            for component, fields in _table(components, kind).items():
                where = f"{kind}.{component}"
                known = {place.component for place in self.places.values() if place.kind == kind}
                self._check_name(component, known, where, kind)
                for field, value in _table(fields, where).items():
                    given[kind, component, field] = self._value(kind, component, field, value)
        return given

    def _value(self, kind: str, component: str, field: str, value: Any) -> Any:
        where = f"{kind}.{component}.{field}"
        if field == NOTE:
            return _note(value, where)
        place = self.places.get((kind, component, field))
        if place is None:
            fields = [
                each.field
                for each in self.places.values()
                if (each.kind, each.component) == (kind, component)
            ]
            raise BadData(where, f"{component} has no {field!r}; {hint(field, fields)}")
        return place.shape.read(value, where)

    @staticmethod
    def _check_name(name: str, known: set[str], where: str, of_what: str) -> None:
        if name not in known:
            raise BadData(where, f"there is no {of_what} {name!r}; {hint(name, sorted(known))}")


def _at_its_line(error: BadData, name: str, lines: Lines) -> BadSetting:
    line = lines.at(error.where)
    return BadSetting(f"{name}, line {line}: {error}" if line else f"{name}: {error}")


def _note(value: Any, where: str) -> str:
    note = as_text(value, where)
    if len(note) > LONGEST_NOTE:
        raise BadData(where, f"a note has at most {LONGEST_NOTE} characters, not {len(note)}")
    return note


def _table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadData(where, f"expected a table, got {value!r}")
    return value


def _flat(tree: dict[str, Any]) -> dict[Key, Any]:
    return {
        (kind, component, field): value
        for kind, components in tree.items()
        if kind != "game"
        for component, fields in components.items()
        for field, value in fields.items()
    }


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
