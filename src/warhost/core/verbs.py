"""Verbs: the vocabulary of options. An option is one small int, dense over all verbs and arguments of a game (so it is
also the action id of a learning agent), with a readable key outside: `summon:bloodletter:reserve>kislev`."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence

from warhost.core.domain import Domain
from warhost.core.errors import Refused, hint


class Verb:
    """One kind of choice. `pattern` says how its arguments are written after the name: `"{figure}:{source}>{to}"`.
    Made by `Verbs.add`."""

    def __init__(self, name: str, pattern: str, args: Mapping[str, Domain], base: int) -> None:
        self.name = name
        self.pattern = pattern
        self.args: tuple[tuple[str, Domain], ...] = tuple(args.items())
        named = re.findall(r"\{(\w+)\}", pattern)
        if named != [arg for arg, _ in self.args]:
            raise ValueError(f"verb {name}: pattern {pattern!r} does not name its arguments in order")
        if not _is_separable(pattern):
            raise ValueError(f"verb {name}: in {pattern!r} it cannot be seen where an argument ends")
        text = re.escape(pattern).replace(r"\{", "{").replace(r"\}", "}")
        self.regex = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[A-Za-z0-9_.+-]+)", text))
        self.base = base
        self.sizes = [len(domain) for _, domain in self.args]
        self.size = 1
        for size in self.sizes:
            self.size *= size
        self.size1 = len(self.args[1][1]) if len(self.args) > 1 else 1
        self.size2 = len(self.args[2][1]) if len(self.args) > 2 else 1

    def has(self, option: int) -> bool:
        return self.base <= option < self.base + self.size

    # Packing is written out by number of arguments: it runs once per offered option.

    def pack1(self, a: int) -> int:
        return self.base + a

    def pack2(self, a: int, b: int) -> int:
        return self.base + a * self.size1 + b

    def pack3(self, a: int, b: int, c: int) -> int:
        return self.base + (a * self.size1 + b) * self.size2 + c

    def each(self, things: Iterable[int]) -> list[int]:
        """An option for each of these things, for verbs with one argument."""
        base = self.base
        return [base + thing for thing in things]

    def pack(self, values: Sequence[int]) -> int:
        rank = 0
        for value, size in zip(values, self.sizes, strict=True):
            rank = rank * size + value
        return self.base + rank

    def unpack(self, option: int) -> list[int]:
        rank = option - self.base
        values = self.sizes[:]
        for place in range(len(values) - 1, -1, -1):
            size = values[place]
            values[place] = rank % size
            rank //= size
        return values

    def first(self, option: int) -> int:
        """The first argument; for verbs with one argument, the only one."""
        return (option - self.base) // (self.size1 * self.size2)

    def ids(self, option: int) -> dict[str, str]:
        """The named arguments as ids."""
        values = self.unpack(option)
        return {name: domain.ids[value] for (name, domain), value in zip(self.args, values, strict=True)}

    def key(self, option: int) -> str:
        if not self.args:
            return self.name
        return f"{self.name}:{self.pattern.format(**self.ids(option))}"

    def parse(self, key: str, rest: str) -> int:
        match = self.regex.fullmatch(rest)
        if match is None:
            form = f"{self.name}:{self.pattern}" if self.args else self.name
            raise Refused(
                "refused-malformed", f"{key!r} is not of the form {form}", {"key": key, "form": form}
            )
        values: list[int] = []
        for name, domain in self.args:
            thing = match.group(name)
            if thing not in domain.index:
                raise Refused(
                    "refused-unknown-thing",
                    f"{key!r}: there is no {domain.name} {thing!r}; {hint(thing, domain.ids)}",
                    {"key": key, "kind": domain.name, "thing": thing},
                )
            values.append(domain.index[thing])
        return self.pack(values)

    def __repr__(self) -> str:
        return f"<verb {self.name}>"


def _is_separable(pattern: str) -> bool:
    """Whether a reader who knows the names of the arguments can take a key apart without the pattern."""
    before, *between, after = re.split(r"\{\w+\}", pattern) if pattern else ("", "")
    return not before and not after and all(re.fullmatch(r"[^A-Za-z0-9_.+-]+", each) for each in between)


class Verbs:
    """All verbs of a game, in the order in which they are added. That order gives options their numbers, so a verb is never
    moved, and a new one comes last (the conformance kit compares the numbers with those of the last release)."""

    def __init__(self) -> None:
        self.all: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.size = 0
        self.bases: list[int] = []
        self._keys: dict[int, str] = {}
        """Those that were written before: the same options are offered again and again."""
        self._read: dict[str, int] = {}
        """And those that were read, if they mean an option."""

    def add(self, name: str, pattern: str = "", **args: Domain) -> Verb:
        """A new verb with its named arguments."""
        if name in self.by_name:
            raise ValueError(f"there is a verb {name} already")
        verb = Verb(name, pattern, args, self.size)
        self.all.append(verb)
        self.by_name[name] = verb
        self.bases.append(self.size)
        self.size += verb.size
        return verb

    def __repr__(self) -> str:
        return f"<{len(self.all)} verbs, {self.size} options>"

    def of(self, option: int) -> Verb:
        return self.all[bisect_right(self.bases, option) - 1]

    def key(self, option: int) -> str:
        key = self._keys.get(option)
        if key is None:
            key = self._keys[option] = self.of(option).key(option)
        return key

    def keys(self, options: Sequence[int]) -> list[str]:
        return [self.key(option) for option in options]

    def parse(self, key: str) -> int:
        """The option that a key names; refuses a key that could never be an option of this game."""
        option = self._read.get(key)
        if option is not None:
            return option
        name, _, rest = key.partition(":")
        verb = self.by_name.get(name)
        if verb is None:
            known = sorted(self.by_name)
            raise Refused(
                "refused-unknown-verb",
                f"unknown verb {name!r}; {hint(name, known)}",
                {"verb": name, "known": ", ".join(known)},
            )
        self._read[key] = parsed = verb.parse(key, rest)
        return parsed
