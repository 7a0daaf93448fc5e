"""Settings: what is agreed before a game. A state keeps their values in `settings`; a chapter asks `GAZE.of(s)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warhost.core.domain import Domain
from warhost.core.errors import BadSetting, hint
from warhost.core.state import NEWEST, State


class Setting:
    """Something to agree on. Without `values` any text will do; with `read` other texts are read by it as well. `in_file`:
    such a text is so long that people keep it in a file; its content goes into the record, so that that never depends on
    anything outside it. `names_sides`: the text says who plays, sides in seat order with dashes. `since` a revision: tables of an earlier one cannot
    choose, they play as `before` says. `late`: it came when tables of its revision had been played already; where it has its usual
    value, nothing is said of it, so that their records keep their fingerprints. `usual_from` a revision: tables of an earlier one
    could choose, but where they did not they played as `usual_before` says. Made by `Settings.add`."""

    def __init__(
        self,
        name: str,
        number: int,
        values: Sequence[str],
        default: str,
        read: Callable[[str], str] | None,
        in_file: bool,
        names_sides: bool,
        since: int,
        before: str,
        late: bool,
        usual_from: int,
        usual_before: str,
    ) -> None:
        self.name = name
        self.number = number
        self.values: tuple[str, ...] = tuple(values)
        self.default = default
        self.read = read
        self.in_file = in_file
        self.names_sides = names_sides
        self.since = since
        self.before = before
        self.late = late
        self.usual_from = usual_from
        self.usual_before = usual_before

    def of(self, s: State) -> str:
        """Its value at this table."""
        return s.settings[self.number]

    def usual(self, revision: int) -> str:
        """Its value at a table of this revision where nothing was said of it."""
        return self.default if revision >= self.usual_from else self.usual_before

    def check(self, value: str) -> str:
        if self.read is not None and value not in self.values:
            return self.read(value)
        if self.values and value not in self.values:
            allowed = ", ".join(self.values)
            raise BadSetting(f"option {self.name} does not take {value!r}; it takes: {allowed}")
        return value

    def __repr__(self) -> str:
        return f"<setting {self.name}>"


class Settings:
    """All settings of a game, in the order in which tables and records list them."""

    def __init__(self) -> None:
        self.all: list[Setting] = []

    def add(
        self,
        name: str,
        values: Sequence[str] = (),
        default: str | None = None,
        read: Callable[[str], str] | None = None,
        *,
        in_file: bool = False,
        names_sides: bool = False,
        since: int = 0,
        before: str = "",
        late: bool = False,
        usual_from: int = 0,
        usual_before: str = "",
    ) -> Setting:
        """A new setting; the first of its values is the usual one, unless `default` says otherwise."""
        if default is None:
            default = values[0] if values else ""
        number = len(self.all)
        setting = Setting(
            name,
            number,
            values,
            default,
            read,
            in_file,
            names_sides,
            since,
            before,
            late,
            usual_from,
            usual_before,
        )
        self.all.append(setting)
        return setting

    def values_of(self, game: str, given: dict[str, str], revision: int = NEWEST) -> dict[str, str]:
        """All settings with their values: the given ones checked, the others at their defaults; those that came after this
        revision as it was played before."""
        known = {setting.name: setting for setting in self.all if setting.since <= revision}
        for name in given:
            if name not in known:
                raise BadSetting(f"{game} has no option {name!r}; {hint(name, known)}")
        return {
            setting.name: setting.check(given.get(setting.name, setting.usual(revision)))
            if setting.since <= revision
            else setting.before
            for setting in self.all
        }

    def named(self, values: Sequence[str], revision: int = NEWEST) -> dict[str, str]:
        """The values that a state keeps, by name: those that a table of this revision could choose. Of a text that nobody
        gave nothing is said."""
        return {
            setting.name: value
            for setting, value in zip(self.all, values, strict=True)
            if value and setting.since <= revision and not (setting.late and value == setting.default)
        }


def read_sides(sides: Domain, text: str) -> str:
    """Sides in seat order, written with dashes: `bear-wolf-raven`."""
    names = text.split("-")
    for name in names:
        if name not in sides.index:
            raise BadSetting(f"there is no {sides.name} {name!r}; {hint(name, sides.ids)}")
    if len(set(names)) != len(names):
        raise BadSetting(f"{text}: each {sides.name} takes part only once")
    return text
