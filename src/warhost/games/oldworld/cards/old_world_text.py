"""Reads Old World cards, ours or a player's own, from the small language described in data/old_world_cards.toml.

A card's operations become rows of one long list, so that a place in a card's text is a single number. An operation is
declared once: a deed beside the function that carries it out (cards/old_world.py), a standing rule here, for the rules that
it changes to look up. A declaration says what each of its keys may be; whatever is not so is an error that names the place."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final

from warhost.core.box import NOTHING
from warhost.core.data import Entry
from warhost.core.domain import Domain
from warhost.core.errors import BadData, BadSetting
from warhost.core.reading import HOUSE, PROVENANCES, SOURCED
from warhost.games.oldworld.components import (
    CLASSES,
    DECK_SIZE,
    FIRST_OLD_WORLD,
    OLD_WORLD,
    OLD_WORLD_DATA,
    OLD_WORLD_ENTRIES,
    REGIONS,
    TOKENS,
)
from warhost.games.oldworld.parameters import Parameter, Text, Thing, WholeNumber, YesOrNo, check_keys

OWN_CARDS: Final = "your cards"
ALL_CARDS: Final = "all"
DOCUMENTED: Final = "documented"

EVERYTHING: Final = -1
"""`n = "all"`."""
ANY: Final = -1
"""`class = "any"`."""
UNSAID: Final = -2
HIGHEST_NUMBER: Final = 15
"""In a card's text: enough for any effect."""


# What a card can say


class Where:
    """Which regions: named ones, all that fit, or some that a player picks of those that fit."""

    def __init__(self) -> None:
        self.named = 0
        self.pick = 0
        self.populous = UNSAID
        self.tokens: list[int] = []
        self.near = UNSAID
        self.excepted = 0
        self.adjacent = False
        self.most = UNSAID
        self.otherwise_any = False


class Who:
    """Which players."""

    figure_class: int
    at: Where
    """Both only with WITH_FIGURE."""

    def __init__(self, which: int) -> None:
        self.which = which


PLAYERS: Final = Domain("players", ["each", "lowest_threat", "highest_threat"])
EACH: Final = 0
LOWEST_THREAT: Final = 1
HIGHEST_THREAT: Final = 2
WITH_FIGURE: Final = 3

SOURCES: Final = Domain("source", ["any", "board", "reserve"])
FROM_BOARD: Final = 1
FROM_RESERVE: Final = 2

MOMENTS: Final = Domain("moment", ["end_phase", "battle_phase_end", "track"])
AT_END_PHASE: Final = 0
AT_BATTLE_PHASE_END: Final = 1
ON_TRACK: Final = 2
NEVER: Final = -1


class OpKind:
    """One kind of operation: its keys, and what carries it out (nothing does a standing rule, it is looked up)."""

    def __init__(self, name: str, keys: Mapping[str, Parameter], carry_out: CarryOut | None) -> None:
        self.name = name
        self.keys: dict[str, Parameter] = {"op": Text(), **keys}
        self.carry_out = carry_out

    @property
    def is_standing(self) -> bool:
        return self.carry_out is None


class Op:
    """One operation of a card. It has what its kind declares and nothing else; `from` is read into `at`, except in
    summon_cost, where it is the `source`."""

    token: int
    n: int
    at: Where
    to: Where
    who: Who
    figure_class: int
    add: int
    per: int
    source: int
    most: int
    give_back: bool
    branches: list[tuple[int, int]]

    def __init__(self, kind: OpKind) -> None:
        self.kind = kind


CarryOut = Callable[[Any, Op, int], None]
"""State, operation, its number in the list."""

OP_KINDS: Final[dict[str, OpKind]] = {}
STANDING: Final[list[str]] = []
NO_RULES: Final[list[list[Op]]] = []
"""The standing rules by kind while the track is empty."""


def deed(name: str, **keys: Parameter) -> Callable[[CarryOut], OpKind]:
    """Declares the function below as an operation that does something. A key that Python has taken ends in `_` here."""

    def declare(function: CarryOut) -> OpKind:
        return _declared(name, keys, function)

    return declare


def standing_rule(name: str, **keys: Parameter) -> int:
    """Declares an operation that works as long as its card lies on the track; gives its number in `state.rules`."""
    _declared(name, keys, None)
    STANDING.append(name)
    NO_RULES.append([])
    return len(STANDING) - 1


def _declared(name: str, keys: Mapping[str, Parameter], function: CarryOut | None) -> OpKind:
    if name in OP_KINDS:
        raise ValueError(f"there is an operation {name} already")
    OP_KINDS[name] = OpKind(name, {key.rstrip("_"): parameter for key, parameter in keys.items()}, function)
    return OP_KINDS[name]


# What a key can be


class HowMany(Parameter):
    """So many, or all."""

    def read(self, data: Any, where: str) -> Any:
        return EVERYTHING if data == "all" else WholeNumber(1, HIGHEST_NUMBER).read(data, where)


class FigureClass(Parameter):
    def read(self, data: Any, where: str) -> Any:
        return ANY if data == "any" else Thing(CLASSES).read(data, where)


class NamedRegions(Parameter):
    """One or several regions by name, as a set."""

    def read(self, data: Any, where: str) -> Any:
        names = data if isinstance(data, list) else [data]
        if not names:
            raise BadData(where, "expected at least one region")
        regions = 0
        for name in names:
            regions |= 1 << Thing(REGIONS).read(name, where)
        return regions


class SomeTokens(Parameter):
    """One token or a list of them."""

    def read(self, data: Any, where: str) -> Any:
        return [Thing(TOKENS).read(token, where) for token in (data if isinstance(data, list) else [data])]


class AnyRegion(Parameter):
    """`otherwise = "any"`."""

    def read(self, data: Any, where: str) -> Any:
        if data != "any":
            raise BadData(where, f'expected "any", got {data!r}')
        return True


FILTER: Final[dict[str, tuple[str, Parameter]]] = {
    "pick": ("pick", WholeNumber(1, HIGHEST_NUMBER).otherwise(None)),
    "populous": ("populous", YesOrNo().otherwise(None)),
    "token": ("tokens", SomeTokens().otherwise(None)),
    "near": ("near", Thing(TOKENS).otherwise(None)),
    "except": ("excepted", NamedRegions().otherwise(None)),
    "adjacent": ("adjacent", YesOrNo().otherwise(None)),
    "most": ("most", FigureClass().otherwise(None)),
    "otherwise": ("otherwise_any", AnyRegion().otherwise(None)),
}
"""The parts of a filter: where each is kept, and what it may be."""


class Regions(Parameter):
    """Named regions or a filter."""

    def __init__(self, *, may_pick: bool = False, may_be_adjacent: bool = False) -> None:
        super().__init__()
        self.may_pick = may_pick
        self.may_be_adjacent = may_be_adjacent

    def read(self, data: Any, where: str) -> Any:
        found = Where()
        if isinstance(data, str | list):
            found.named = NamedRegions().read(data, where)
            return found
        if not isinstance(data, dict):
            raise BadData(where, "expected a region, a list of regions or a filter")
        check_keys(data, {key: parameter for key, (_, parameter) in FILTER.items()}, where)
        if "pick" in data and not self.may_pick:
            raise BadData(where, "nothing can be picked here")
        if "adjacent" in data and not self.may_be_adjacent:
            raise BadData(where, "adjacent is possible only in `to`")
        for key, value in data.items():
            kept_as, parameter = FILTER[key]
            read = parameter.read(value, f"{where}.{key}")
            setattr(found, kept_as, int(read) if key == "populous" else read)
        return found


class Players(Parameter):
    """Who is meant; without `may_be_any`, only each player or the one of highest Threat."""

    def __init__(self, *, may_be_any: bool = True) -> None:
        super().__init__()
        self.may_be_any = may_be_any

    def read(self, data: Any, where: str) -> Any:
        if not self.may_be_any and data not in ("each", "highest_threat"):
            raise BadData(where, 'expected "each" or "highest_threat"')
        if not isinstance(data, dict):
            return Who(Thing(PLAYERS).read(data, where))
        check_keys(data, {"figure": FigureClass(), "at": Regions()}, where)
        who = Who(WITH_FIGURE)
        who.figure_class = FigureClass().read(data["figure"], f"{where}.figure")
        who.at = Regions().read(data["at"], f"{where}.at")
        return who


class Branches(Parameter):
    """Two to four lists of operations; the reader of the card itself reads them."""

    def read(self, data: Any, where: str) -> Any:
        if not isinstance(data, list) or not 2 <= len(data) <= 4:
            raise BadData(where, "expected two to four lists of operations")
        return data


TOKEN: Final = Thing(TOKENS)
CHANGE: Final = WholeNumber(-HIGHEST_NUMBER, HIGHEST_NUMBER)


def so_many() -> Parameter:
    """`n`, 1 where nothing is said."""
    return WholeNumber(1, HIGHEST_NUMBER).otherwise(1)


# Standing rules

RESISTANCE: Final = standing_rule("resistance", add=CHANGE, at=Regions(), per=Thing(TOKENS).otherwise(UNSAID))
CONQUEST: Final = standing_rule("conquest", add=CHANGE, at=Regions(), per=Thing(TOKENS).otherwise(UNSAID))
NO_BATTLE: Final = standing_rule("no_battle", at=Regions())
NO_CORRUPTION: Final = standing_rule("no_corruption", at=Regions())
CARD_COST: Final = standing_rule("card_cost", add=CHANGE, at=Regions())
SUMMON_COST: Final = standing_rule("summon_cost", add=CHANGE, from_=Thing(SOURCES))
CLOSE_CARD_SPACE: Final = standing_rule("close_card_space", at=Regions(), n=so_many())
HERO_TAKES: Final = standing_rule("hero_takes", class_=FigureClass())

# Cards


class OldWorldCard:
    """One card: where its texts stand in the list of operations."""

    copies: int
    comet: bool
    track: bool
    immediate: tuple[int, int]
    lasting: tuple[int, int]
    """Only of a card that has a `moment`."""

    def __init__(self) -> None:
        self.moment = NEVER
        self.rules: list[Op] = []
        """Standing rules, while it lies on the track."""


class OldWorldCards:
    """All Old World cards as they are played at a table."""

    def __init__(self) -> None:
        self.cards: list[OldWorldCard] = []
        self.ops: list[Op] = []

    def rules_of_track(self, first: int, second: int) -> list[list[Op]]:
        """The standing rules while these two cards (or -1) lie on the track, by kind, space 1 first."""
        rules: list[Op] = []
        for card in (first, second):
            if card >= 0:
                rules += self.cards[card - FIRST_OLD_WORLD].rules
        return [[rule for rule in rules if rule.kind.name == name] for name in STANDING]

    def copies(self) -> list[int]:
        """How many of each card (by number in CARDS) there are before 7 or 8 cards are dealt."""
        return [0] * FIRST_OLD_WORLD + [card.copies for card in self.cards]


CARD_KEYS: Final[dict[str, Parameter]] = {
    "id": Thing(OLD_WORLD),
    "copies": WholeNumber(0, HIGHEST_NUMBER),
    "comet": YesOrNo(),
    "track": YesOrNo(),
    "immediate": Parameter().otherwise([]),
    "lasting": Parameter().otherwise({}),
}
_PROVENANCES: Final = Domain("provenance", PROVENANCES)
NOTES: Final[dict[str, Parameter]] = {
    "picture": Text().otherwise(""),
    "provenance": Thing(_PROVENANCES),
    "immediate_provenance": Thing(_PROVENANCES),
    "lasting_provenance": Thing(_PROVENANCES).otherwise(None),
}
"""Of our own file; whoever copies them into another changes nothing by them."""
KNOWN_AT_MOST: Final = 64
_KNOWN: Final[dict[tuple[str, str], OldWorldCards]] = {}

Corrections = dict[str, dict[str, Any]]
"""What an owner's box says differently, by card and key."""


def old_world_cards(setting: str, box: str = NOTHING) -> OldWorldCards:
    """The cards that belong to a value of the setting `cards`, in a box that was corrected so."""
    key = (setting, box)
    cards = _KNOWN.get(key)
    if cards is None:
        if len(_KNOWN) >= KNOWN_AT_MOST:
            _KNOWN.clear()
        corrections: Corrections = json.loads(box).get(OLD_WORLD.name, {}) if box else {}
        cards = _KNOWN[key] = _compile(setting, corrections)
    return cards


def check_wording(card: str, key: str) -> Callable[[Any, str], None]:
    """What looks at a text that an owner gives for one card."""

    def check(value: Any, where: str) -> None:
        _Reader(where, []).card({**OUR_CARDS[OLD_WORLD.index[card]], key: value})

    return check


def check_enough(corrections: Corrections) -> None:
    """Enough cards are left to be dealt."""
    _check_enough(_compiled("", _corrected(corrections)))


def read_own_cards(own: str) -> str:
    """Cards that a player gave, as TOML, or as the lasting JSON text that this returns. Never opens a file itself:
    whoever sits before the file (the command line, a browser) reads it, so that a server cannot be asked to."""
    try:
        given = json.loads(own) if own.lstrip().startswith("{") else tomllib.loads(own)
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as error:
        raise BadSetting(
            f"cards: neither {ALL_CARDS} nor {DOCUMENTED} nor a text with cards: {error}"
        ) from None
    try:
        entries = _own_entries(given)
        _check_enough(_compiled(OWN_CARDS, _merged(entries, OUR_CARDS)))
    except BadData as error:
        raise BadSetting(f"cards: {error}") from None
    return json.dumps({"card": entries}, sort_keys=True, separators=(",", ":"))


def _own_entries(given: Any) -> list[dict[str, Any]]:
    """The card entries of a player's file, checked as far as their ids go, without notes."""
    if not isinstance(given, dict) or set(given) != {"card"} or not isinstance(given["card"], list):
        raise BadData(OWN_CARDS, "expected nothing but [[card]] entries")
    entries: dict[str, dict[str, Any]] = {}
    for entry in given["card"]:
        card = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(card, str) or card not in OLD_WORLD.index:
            raise BadData(OWN_CARDS, f"there is no Old World card {card!r}")
        if card in entries:
            raise BadData(OWN_CARDS, f"card {card!r} occurs twice")
        entries[card] = {key: value for key, value in entry.items() if key not in NOTES}
    return [entries[card] for card in sorted(entries)]


def _check_enough(cards: OldWorldCards) -> None:
    total, needed = sum(cards.copies()), max(DECK_SIZE.values())
    if total < needed:
        raise BadData(OWN_CARDS, f"only {total} copies are left, but {needed} cards are dealt")


def _merged(entries: list[dict[str, Any]], cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Cards overridden key by key by the given ones (OW 19.3)."""
    given = {entry["id"]: entry for entry in entries}
    return [{**card, **given.get(card["id"], {})} for card in cards]


def _corrected(corrections: Corrections) -> list[dict[str, Any]]:
    """Our cards as an owner's box has them. What an owner has read on a card is no text of ours any more."""
    cards: list[dict[str, Any]] = []
    for card in OUR_CARDS:
        given = corrections.get(card["id"], {})
        read = {f"{key}_provenance": SOURCED for key in ("immediate", "lasting") if key in given}
        cards.append({**card, **given, **read})
    return cards


def _compile(setting: str, corrections: Corrections) -> OldWorldCards:
    cards = _corrected(corrections)
    if setting == ALL_CARDS:
        return _compiled("", cards)
    if setting == DOCUMENTED:
        return _compiled("", [_documented(card) for card in cards])
    return _compiled(OWN_CARDS, _merged(json.loads(setting)["card"], cards))


def _documented(card: dict[str, Any]) -> dict[str, Any]:
    """OW 19.2: a card with a text of ours has no copies."""
    house = HOUSE in (card["immediate_provenance"], card.get("lasting_provenance"))
    return {**card, "copies": 0} if house else card


def _compiled(file: str, data: list[dict[str, Any]]) -> OldWorldCards:
    """`file`: where the cards are from, nothing for our own file."""
    cards = OldWorldCards()
    for number_of_card, entry in enumerate(data):
        ours = OLD_WORLD_ENTRIES[number_of_card].where
        name = entry["id"]
        reader = _Reader(f"{file}: card {name!r}" if file else ours, cards.ops)
        cards.cards.append(reader.card(entry))
    return cards


class _Reader:
    """Reads one card."""

    def __init__(self, where: str, ops: list[Op]) -> None:
        self.where = where
        self.ops = ops

    def card(self, entry: dict[str, Any]) -> OldWorldCard:
        where = self.where
        check_keys(entry, {**CARD_KEYS, **NOTES}, where)
        for key, parameter in NOTES.items():
            if key in entry:
                parameter.read(entry[key], f"{where}: {key}")
        card = OldWorldCard()
        card.copies = CARD_KEYS["copies"].read(entry["copies"], f"{where}: copies")
        card.comet = CARD_KEYS["comet"].read(entry["comet"], f"{where}: comet")
        card.track = CARD_KEYS["track"].read(entry["track"], f"{where}: track")
        card.immediate = self.program(entry.get("immediate", []), f"{where}: immediate", standing=False)
        lasting = entry.get("lasting", {})
        if not isinstance(lasting, dict):
            raise BadData(f"{where}: lasting", "expected { when, ops }")
        if lasting:
            self.lasting(card, lasting, f"{where}: lasting")
        return card

    def lasting(self, card: OldWorldCard, data: dict[str, Any], where: str) -> None:
        check_keys(data, {"when": Text(), "ops": Parameter()}, where)
        card.moment = Thing(MOMENTS).read(data["when"], f"{where}.when")
        card.lasting = self.program(data["ops"], f"{where}.ops", standing=card.moment == ON_TRACK)
        if card.moment == ON_TRACK:
            card.rules = self.ops[card.lasting[0] : card.lasting[1]]

    def program(self, data: Any, where: str, *, standing: bool) -> tuple[int, int]:
        """A list of operations, written one after the other; branches of a choice are written before them."""
        if not isinstance(data, list):
            raise BadData(where, "expected a list of operations")
        read = [self.op(each, f"{where}[{i}]", standing=standing) for i, each in enumerate(data)]
        start = len(self.ops)
        self.ops += read
        return start, len(self.ops)

    def op(self, data: Any, where: str, *, standing: bool) -> Op:
        kind = self.kind(data, where)
        if standing != kind.is_standing:
            when = 'only with when = "track"' if kind.is_standing else 'not with when = "track"'
            raise BadData(where, f"{kind.name} is possible {when}")
        where = f"{where} ({kind.name})"
        check_keys(data, kind.keys, where)
        op = Op(kind)
        for key, parameter in kind.keys.items():
            value = parameter.read(data[key], f"{where}.{key}") if key in data else parameter.default
            if key == "options":
                op.branches = self.branches(value, f"{where}.{key}")
            elif key != "op":
                setattr(op, _kept_as(kind, key), value)
        return op

    def kind(self, data: Any, where: str) -> OpKind:
        if not isinstance(data, dict) or "op" not in data:
            raise BadData(where, "expected an operation { op = ... }")
        name = data["op"]
        if not isinstance(name, str) or name not in OP_KINDS:
            known = ", ".join(OP_KINDS)
            raise BadData(where, f"there is no operation {name!r}; known: {known}")
        return OP_KINDS[name]

    def branches(self, data: list[Any], where: str) -> list[tuple[int, int]]:
        return [self.program(each, f"{where}[{i}]", standing=False) for i, each in enumerate(data)]


def _kept_as(kind: OpKind, key: str) -> str:
    if key == "from":
        return "source" if kind.is_standing else "at"
    return "figure_class" if key == "class" else key


# Our own cards


def plain(value: Any) -> Any:
    """A part of the data file as plain lists and dictionaries, all of it read."""
    if isinstance(value, Entry):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value


OUR_CARDS: Final[list[dict[str, Any]]] = [plain(entry) for entry in OLD_WORLD_ENTRIES]
OLD_WORLD_DATA.finish()
