"""The class of a state as Python source, in the form in which ruff leaves it. Attributes stand there one by one, because
compiled code is fast only with those that it can read off the class."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap
from typing import Any, Final, get_args, get_origin

from warhost.core.domain import NONE
from warhost.core.errors import BadPosition
from warhost.core.fields import Attribute, Derived, Field, defaults
from warhost.generate.declaration import Declaration

WIDTH: Final = 110
STATEMENT: Final = " " * 12
"""How far statements in a branch of `__init__` are moved in."""


def python_class(declared: Declaration) -> str:
    """The whole module."""
    attributes = [Written(each) for each in (*declared.fields, *declared.derived)]
    return "\n".join(
        [
            *_opening(declared, attributes),
            *_constants(declared, attributes),
            "",
            "",
            *_class(declared, attributes),
            "",
        ]
    )


class Written:
    """One attribute as source: its type, its first value, its copy."""

    def __init__(self, attribute: Attribute) -> None:
        self.name = attribute.name
        self.doc = attribute.doc
        self.imports: dict[str, set[str]] = {}
        """What its type needs, by module."""
        self.constant = ""
        """The name of its default in the module, where the default cannot stand in the class itself."""
        self.constant_type = ""
        element = self._element_type(attribute)
        is_per_seat = isinstance(attribute, Field) and attribute.per_seat
        self.type = f"list[{element}]" if is_per_seat else element
        first = self._first(attribute, element)
        if not is_per_seat:
            self.first = first
        elif _depth(element):
            self.first = f"[{first} for _ in range(seats)]"
        else:
            self.first = f"[{first}] * seats"
        self.copy = self._copy(attribute)

    def _element_type(self, attribute: Attribute) -> str:
        if isinstance(attribute, Field):
            return attribute.codec.python_type()
        assert isinstance(attribute, Derived)
        return self._named(attribute.kind)

    def _named(self, kind: Any) -> str:
        """A type as it is written in an annotation; its import is noted."""
        parts = get_args(kind)
        if parts:
            return f"{self._named(get_origin(kind))}[{', '.join(self._named(part) for part in parts)}]"
        if kind.__module__ != "builtins":
            self.imports.setdefault(kind.__module__, set()).add(kind.__qualname__)
        return str(kind.__qualname__)

    def _first(self, attribute: Attribute, element: str) -> str:
        value = defaults([attribute])[attribute.name]
        if isinstance(attribute, Field) and not callable(value):
            _check(attribute, value)
        is_given = not isinstance(attribute, Field) or attribute.default is not None
        if not is_given and (not _depth(element) or value == []):
            return "NONE" if value == NONE else repr(value)
        # A number may be another one with another box: it is never written down here.
        self.constant = f"_{attribute.name.upper()}"
        if callable(value):
            self.constant_type = f"Callable[[int], {element}]"
            return f"{self.constant}(seats)"
        self.constant_type = element
        return _fresh(self.constant, _depth(element))

    def _copy(self, attribute: Attribute) -> str:
        source, depth = f"source.{attribute.name}", _depth(self.type)
        needed = 2 if attribute.shared_rows else 1 if attribute.shared else 0
        if depth < needed:
            raise ValueError(f"{attribute.name}: copies of {self.type} have nothing to share")
        if attribute.shared:
            return source
        return _fresh(source, 1 if attribute.shared_rows else depth)


def _check(field: Field, default: Any) -> None:
    """A position may give the default too, so it must be a value that can be written."""
    try:
        read = field.codec.decode(field.codec.encode(default), f"$.state.{field.name}")
    except (BadPosition, LookupError, TypeError) as error:
        raise ValueError(f"field {field.name}: {default!r} is no default ({error})") from error
    if read != default:
        raise ValueError(f"field {field.name}: the default {default!r} is read back as {read!r}")


def _depth(type_: str) -> int:
    """How many lists lie within each other."""
    return len(re.match(r"(list\[)*", type_)[0]) // len("list[")  # type: ignore[index]


def _fresh(value: str, depth: int) -> str:
    """A copy of a list in a list, that many times."""
    if depth < 2:
        return f"{value}[:]" if depth else value
    each = "each" if depth == 2 else "row" if depth == 3 else f"row_{depth}"
    return f"[{_fresh(each, depth - 1)} for {each} in {value}]"


def _opening(declared: Declaration, attributes: list[Written]) -> list[str]:
    imports: dict[str, set[str]] = {
        "warhost.core.state": {"State"},
        declared.module: {"FIELDS", *declared.offered},
    }
    for attribute in attributes:
        for module, names in attribute.imports.items():
            imports.setdefault(module, set()).update(names)
    constants = [each for each in attributes if each.constant]
    if any("NONE" in each.first for each in attributes):
        imports["warhost.core.domain"] = {"NONE"}
    if constants:
        imports["typing"] = {"Final"}
        imports["warhost.core.fields"] = {"defaults"}
    if any(each.constant_type.startswith("Callable") for each in constants):
        imports["collections.abc"] = {"Callable"}
    if declared.derived:
        imports[declared.module].add("DERIVED")
    fields = declared.module.rpartition(".")[2]
    return [
        f'"""{declared.class_name}: the state that {fields}.py declares, as a class.',
        "",
        f'Generated by `python -m warhost.generate {declared.module}`; do not edit."""',
        "",
        "from __future__ import annotations",
        *_imports(imports),
        "",
        *_listed("__all__ = [", [f'"{name}"' for name in _offered(declared)], "]"),
    ]


def _offered(declared: Declaration) -> list[str]:
    return sorted({declared.class_name, "FIELDS", *declared.offered}, key=_rank)


def _rank(name: str) -> tuple[int, str, str]:
    """Constants, then classes, then the rest."""
    return 0 if name.isupper() else 1 if name[:1].isupper() else 2, name.lower(), name


def _imports(imports: dict[str, set[str]]) -> Iterable[str]:
    section = -1
    for module in sorted(imports, key=lambda module: (_section(module), module)):
        if _section(module) != section:
            section = _section(module)
            yield ""
        names = sorted(imports[module], key=_rank)
        line = f"from {module} import {', '.join(names)}"
        if len(line) <= WIDTH:
            yield line
        else:
            yield from _listed(f"from {module} import (", names, ")")


def _section(module: str) -> int:
    """Python's own modules, ours, those of a game from elsewhere."""
    return {"collections": 0, "typing": 0, "warhost": 1}.get(module.partition(".")[0], 2)


def _listed(opening: str, parts: list[str], closing: str) -> list[str]:
    line = f"{opening}{', '.join(parts)}{closing}"
    if len(line) <= WIDTH:
        return [line]
    return [opening, *(f"    {part}," for part in parts), closing]


def _constants(declared: Declaration, attributes: list[Written]) -> list[str]:
    constants = [each for each in attributes if each.constant]
    if not constants:
        return []
    return [
        "",
        f"_DEFAULTS: Final = defaults({_all_of(declared)})",
        *(f'{each.constant}: Final[{each.constant_type}] = _DEFAULTS["{each.name}"]' for each in constants),
    ]


def _all_of(declared: Declaration) -> str:
    """All attributes, as the module names them."""
    return "(*FIELDS, *DERIVED)" if declared.derived else "FIELDS"


def _class(declared: Declaration, attributes: list[Written]) -> list[str]:
    name = declared.class_name
    return [
        f"class {name}(State):",
        f"    __slots__ = tuple(each.name for each in {_all_of(declared)})",
        "",
        f"    def __init__(self, seats: int, source: {name} | None = None) -> None:",
        "        super().__init__(seats, source)",
        "        if source is None:",
        *(line for each in attributes for line in _first_lines(each)),
        "        else:",
        *(f"{STATEMENT}self.{each.name} = {each.copy}" for each in attributes),
        "",
        f"    def copy(self) -> {name}:",
        f"        return {name}(self.seats, self)",
    ]


def _first_lines(attribute: Written) -> Iterable[str]:
    for line in wrap(attribute.doc, WIDTH - len(STATEMENT) - 2, break_long_words=False):
        yield f"{STATEMENT}# {line}"
    yield f"{STATEMENT}self.{attribute.name}: {attribute.type} = {attribute.first}"
