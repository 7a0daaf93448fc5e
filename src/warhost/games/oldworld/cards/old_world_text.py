"""Reads Old World cards, ours or a player's own, from the small language described in data/old_world_cards.toml.

A card's operations become rows of one long list, so that a place in a card's text is a single number."""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

from warhost.core.domain import Domain
from warhost.core.errors import BadSetting
from warhost.games.oldworld.components import (
    CLASSES,
    DECK_SIZE,
    FIRST_OLD_WORLD,
    OLD_WORLD,
    OLD_WORLD_DATA,
    REGIONS,
    TOKENS,
)

OWN_CARDS: Final = "your cards"
ALL_CARDS: Final = "all"
DOCUMENTED: Final = "documented"

EVERYTHING: Final = -1
"""`n = "all"`."""
ANY: Final = -1
"""`class = "any"`."""
UNSAID: Final = -2

OPS: Final = Domain(
    "operation",
    [
        "clear",
        "place",
        "remove",
        "move",
        "choose",
        "draw",
        "discard",
        "score",
        "score_peasants",
        "remove_figure",
        "resistance",
        "conquest",
        "no_battle",
        "no_corruption",
        "card_cost",
        "summon_cost",
        "close_card_space",
        "hero_takes",
    ],
)
CLEAR: Final = 0
PLACE: Final = 1
REMOVE: Final = 2
MOVE: Final = 3
CHOOSE: Final = 4
DRAW: Final = 5
DISCARD: Final = 6
SCORE: Final = 7
SCORE_PEASANTS: Final = 8
REMOVE_FIGURE: Final = 9
RESISTANCE: Final = 10
CONQUEST: Final = 11
NO_BATTLE: Final = 12
NO_CORRUPTION: Final = 13
CARD_COST: Final = 14
SUMMON_COST: Final = 15
CLOSE_CARD_SPACE: Final = 16
HERO_TAKES: Final = 17
FIRST_STANDING: Final = RESISTANCE

KEYS: Final[list[tuple[tuple[str, ...], tuple[str, ...]]]] = [
    ((), ()),
    (("token", "at"), ("n",)),
    (("token", "at"), ("n",)),
    (("token", "from", "to"), ("n",)),
    (("options",), ()),
    (("who",), ("n",)),
    (("who",), ("n",)),
    (("n", "who"), ()),
    (("per", "most"), ("give_back",)),
    (("who", "at"), ("class", "n")),
    (("add", "at"), ("per",)),
    (("add", "at"), ("per",)),
    (("at",), ()),
    (("at",), ()),
    (("add", "at"), ()),
    (("add", "from"), ()),
    (("at",), ("n",)),
    (("class",), ()),
]
"""For each operation the keys it needs and the keys it may have."""

CARD_KEYS: Final = ("id", "copies", "comet", "track", "immediate", "lasting")
FILTER_KEYS: Final = ("pick", "populous", "token", "near", "except", "adjacent", "most", "otherwise")

MOMENTS: Final = Domain("moment", ["end_phase", "battle_phase_end", "track"])
AT_END_PHASE: Final = 0
AT_BATTLE_PHASE_END: Final = 1
ON_TRACK: Final = 2
NEVER: Final = -1

WHO: Final = Domain("players", ["each", "lowest_threat", "highest_threat"])
EACH: Final = 0
LOWEST_THREAT: Final = 1
HIGHEST_THREAT: Final = 2
WITH_FIGURE: Final = 3

SOURCES: Final = Domain("source", ["any", "board", "reserve"])
FROM_BOARD: Final = 1
FROM_RESERVE: Final = 2


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


class Op:
    """One operation, with what it needs; the rest stays at its default."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.token = UNSAID
        self.n = 1
        self.at = Where()
        self.to = Where()
        self.who = EACH
        self.who_class = ANY
        self.who_at = Where()
        self.figure_class = ANY
        self.add = 0
        self.per = UNSAID
        self.source = 0
        self.most = 0
        self.give_back = False
        self.branches: list[tuple[int, int]] = []


class OldWorldCard:
    """One card: where its texts stand in the list of operations."""

    def __init__(self) -> None:
        self.copies = 0
        self.comet = False
        self.track = False
        self.immediate: tuple[int, int] = (0, 0)
        self.moment = NEVER
        self.lasting: tuple[int, int] = (0, 0)
        self.standing: list[Op] = []


class OldWorldCards:
    """All Old World cards as they are played at a table."""

    def __init__(self) -> None:
        self.cards: list[OldWorldCard] = []
        self.ops: list[Op] = []

    def standing(self, first: int, second: int) -> list[list[Op]]:
        """The standing rules while these two cards (or -1) lie on the track, by kind, space 1 first."""
        rules: list[Op] = []
        for card in (first, second):
            if card >= 0:
                rules += self.cards[card - FIRST_OLD_WORLD].standing
        return [[rule for rule in rules if rule.kind == kind] for kind in range(len(OPS))]

    def copies(self) -> list[int]:
        """The whole pile before 7 or 8 cards are dealt from it, as numbers in CARDS."""
        return [FIRST_OLD_WORLD + i for i, card in enumerate(self.cards) for _ in range(card.copies)]


NO_RULES: Final[list[list[Op]]] = [[] for _ in OPS.ids]
"""The standing rules by kind while the track is empty."""

HIGHEST_NUMBER: Final = 15
"""In a card's text: enough for any effect, and what a step of the agenda can count."""
KNOWN_AT_MOST: Final = 64
_KNOWN: dict[str, OldWorldCards] = {}


def old_world_cards(setting: str) -> OldWorldCards:
    """The cards that belong to a value of the setting `cards`."""
    cards = _KNOWN.get(setting)
    if cards is None:
        if len(_KNOWN) >= KNOWN_AT_MOST:
            _KNOWN.clear()
        cards = _compile(setting)
        _KNOWN[setting] = cards
    return cards


def read_own_cards(text: str) -> str:
    """Cards that a player gave, as TOML, or as the lasting JSON text that this returns. Never opens a file itself:
    whoever sits before the file (the command line, a browser) reads it, so that a server cannot be asked to."""
    try:
        given = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as error:
        raise BadSetting(
            f"cards: neither {ALL_CARDS} nor {DOCUMENTED} nor a text with cards: {error}"
        ) from None
    entries = _entries(OWN_CARDS, given)
    _check_enough(OWN_CARDS, _compiled(OWN_CARDS, _merged(entries)))
    return json.dumps({"card": entries}, sort_keys=True, separators=(",", ":"))


def _entries(place: str, given: Any) -> list[dict[str, Any]]:
    """The card entries of a file, checked as far as their ids and keys go, without notes on provenance."""
    if not isinstance(given, dict) or set(given) != {"card"} or not isinstance(given["card"], list):
        raise BadSetting(f"cards: {place}: expected nothing but [[card]] entries")
    entries: dict[str, dict[str, Any]] = {}
    for entry in given["card"]:
        card = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(card, str) or card not in OLD_WORLD.index:
            raise BadSetting(f"cards: {place}: there is no Old World card {card!r}")
        if card in entries:
            raise BadSetting(f"cards: {place}: card {card!r} occurs twice")
        kept = {key: value for key, value in entry.items() if not key.endswith("provenance")}
        for key in kept:
            if key not in CARD_KEYS:
                raise BadSetting(f"cards: {place}: card {card!r}: unknown key {key!r}")
        entries[card] = kept
    return [entries[card] for card in sorted(entries)]


def _merged(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Our cards, overridden key by key by the given ones (OW 19.3)."""
    given = {entry["id"]: entry for entry in entries}
    return [{**card, **given.get(card["id"], {})} for card in OLD_WORLD_DATA]


def _compile(setting: str) -> OldWorldCards:
    if setting == ALL_CARDS:
        return _compiled("our cards", OLD_WORLD_DATA)
    if setting == DOCUMENTED:
        return _compiled("our cards", [_documented(card) for card in OLD_WORLD_DATA])
    return _compiled("the given cards", _merged(json.loads(setting)["card"]))


def _documented(card: dict[str, Any]) -> dict[str, Any]:
    """OW 19.2: a card with a text of ours has no copies."""
    house = "house" in (card["immediate_provenance"], card.get("lasting_provenance"))
    return {**card, "copies": 0} if house else card


def _check_enough(place: str, cards: OldWorldCards) -> None:
    total, needed = len(cards.copies()), max(DECK_SIZE.values())
    if total < needed:
        raise BadSetting(f"cards: {place}: only {total} copies are left, but {needed} cards are dealt")


def _compiled(place: str, data: list[dict[str, Any]]) -> OldWorldCards:
    cards = OldWorldCards()
    for entry in data:
        reader = _Reader(f"cards: {place}: card {entry['id']!r}", cards.ops)
        cards.cards.append(reader.card(entry))
    return cards


class _Reader:
    """Reads one card; every error names the file and the card."""

    def __init__(self, where: str, ops: list[Op]) -> None:
        self.where = where
        self.ops = ops

    def fail(self, problem: str) -> BadSetting:
        return BadSetting(f"{self.where}: {problem}")

    def card(self, entry: dict[str, Any]) -> OldWorldCard:
        card = OldWorldCard()
        card.copies = self.whole(entry, "copies", 0)
        card.comet = self.flag(entry, "comet")
        card.track = self.flag(entry, "track")
        card.immediate = self.program(entry.get("immediate", []), "immediate", standing=False)
        lasting = entry.get("lasting", {})
        if not isinstance(lasting, dict):
            raise self.fail("lasting: expected { when, ops }")
        if lasting:
            self.check_keys(lasting, ("when", "ops"), (), "lasting")
            card.moment = self.one_of(MOMENTS, lasting["when"], "lasting: when")
            card.lasting = self.program(lasting["ops"], "lasting", standing=card.moment == ON_TRACK)
            if card.moment == ON_TRACK:
                card.standing = self.ops[card.lasting[0] : card.lasting[1]]
        return card

    def program(self, data: Any, place: str, *, standing: bool) -> tuple[int, int]:
        """A list of operations, written one after the other; branches of a choice are written behind them."""
        if not isinstance(data, list):
            raise self.fail(f"{place}: expected a list of operations")
        read = [self.op(each, f"{place}[{i}]", standing=standing) for i, each in enumerate(data)]
        start = len(self.ops)
        self.ops += read
        return start, len(self.ops)

    def op(self, data: Any, place: str, *, standing: bool) -> Op:
        if not isinstance(data, dict) or "op" not in data:
            raise self.fail(f"{place}: expected an operation {{ op = ... }}")
        kind = self.one_of(OPS, data["op"], f"{place}: op")
        if standing != (kind >= FIRST_STANDING):
            when = 'only with when = "track"' if kind >= FIRST_STANDING else 'not with when = "track"'
            raise self.fail(f"{place}: {data['op']} is possible {when}")
        place = f"{place} ({data['op']})"
        needed, allowed = KEYS[kind]
        self.check_keys(data, ("op", *needed), allowed, place)
        op = Op(kind)
        if "token" in data:
            op.token = self.one_of(TOKENS, data["token"], f"{place}: token")
        if "n" in data:
            op.n = self.number_or_all(data["n"], f"{place}: n", may_be_all=kind in (REMOVE, MOVE))
        if "at" in data:
            op.at = self.regions(data["at"], f"{place}: at", may_pick=kind in (PLACE, REMOVE))
        if "class" in data:
            op.figure_class = self.figure_class(data["class"], f"{place}: class")
        if "add" in data:
            op.add = self.number(data["add"], f"{place}: add", -99)
        if "who" in data:
            self.players(op, data["who"], f"{place}: who")
        if "options" in data:
            op.branches = self.branches(data["options"], place)
        if kind == MOVE:
            op.at = self.regions(data["from"], f"{place}: from", may_pick=True)
            op.to = self.regions(data["to"], f"{place}: to", may_pick=True, may_be_adjacent=True)
        if kind in (RESISTANCE, CONQUEST) and "per" in data:
            op.per = self.one_of(TOKENS, data["per"], f"{place}: per")
        if kind == SUMMON_COST:
            op.source = self.one_of(SOURCES, data["from"], f"{place}: from")
        if kind == SCORE_PEASANTS:
            op.per = self.number(data["per"], f"{place}: per", 0)
            op.most = self.number(data["most"], f"{place}: most", 0)
            op.give_back = self.flag(data, "give_back") if "give_back" in data else False
        return op

    def branches(self, data: Any, place: str) -> list[tuple[int, int]]:
        if not isinstance(data, list) or not 2 <= len(data) <= 4:
            raise self.fail(f"{place}: options: expected two to four lists of operations")
        return [self.program(each, f"{place}: options[{i}]", standing=False) for i, each in enumerate(data)]

    def players(self, op: Op, data: Any, place: str) -> None:
        if isinstance(data, dict):
            if op.kind == REMOVE_FIGURE:
                raise self.fail(f'{place}: expected "each" or "highest_threat"')
            self.check_keys(data, ("figure", "at"), (), place)
            op.who = WITH_FIGURE
            op.who_class = self.figure_class(data["figure"], f"{place}: figure")
            op.who_at = self.regions(data["at"], f"{place}: at")
            return
        op.who = self.one_of(WHO, data, place)
        if op.kind == REMOVE_FIGURE and op.who == LOWEST_THREAT:
            raise self.fail(f'{place}: expected "each" or "highest_threat"')

    def regions(
        self, data: Any, place: str, *, may_pick: bool = False, may_be_adjacent: bool = False
    ) -> Where:
        where = Where()
        if isinstance(data, str | list):
            where.named = self.named_regions(data, place)
            return where
        if not isinstance(data, dict):
            raise self.fail(f"{place}: expected a region, a list of regions or a filter")
        self.check_keys(data, (), FILTER_KEYS, place)
        if "pick" in data:
            if not may_pick:
                raise self.fail(f"{place}: nothing can be picked here")
            where.pick = self.number(data["pick"], f"{place}: pick", 1)
        if "populous" in data:
            where.populous = int(self.flag(data, "populous"))
        if "token" in data:
            tokens = data["token"] if isinstance(data["token"], list) else [data["token"]]
            where.tokens = [self.one_of(TOKENS, token, f"{place}: token") for token in tokens]
        if "near" in data:
            where.near = self.one_of(TOKENS, data["near"], f"{place}: near")
        if "except" in data:
            where.excepted = self.named_regions(data["except"], f"{place}: except")
        if "adjacent" in data:
            if not may_be_adjacent:
                raise self.fail(f"{place}: adjacent is possible only in `to`")
            where.adjacent = self.flag(data, "adjacent")
        if "most" in data:
            where.most = self.figure_class(data["most"], f"{place}: most")
        if "otherwise" in data:
            if data["otherwise"] != "any":
                raise self.fail(f'{place}: otherwise: expected "any", got {data["otherwise"]!r}')
            where.otherwise_any = True
        return where

    def named_regions(self, data: Any, place: str) -> int:
        names = data if isinstance(data, list) else [data]
        if not names:
            raise self.fail(f"{place}: expected at least one region")
        mask = 0
        for name in names:
            mask |= 1 << self.one_of(REGIONS, name, place)
        return mask

    def figure_class(self, data: Any, place: str) -> int:
        return ANY if data == "any" else self.one_of(CLASSES, data, place)

    def one_of(self, domain: Domain, data: Any, place: str) -> int:
        if not isinstance(data, str) or data not in domain.index:
            raise self.fail(f"{place}: there is no {domain.name} {data!r}; known: {', '.join(domain.ids)}")
        return domain.index[data]

    def number_or_all(self, data: Any, place: str, *, may_be_all: bool) -> int:
        if may_be_all and data == "all":
            return EVERYTHING
        return self.number(data, place, 1)

    def number(self, data: Any, place: str, low: int) -> int:
        if isinstance(data, bool) or not isinstance(data, int) or data < low:
            raise self.fail(f"{place}: expected a whole number of at least {low}, got {data!r}")
        if abs(data) > HIGHEST_NUMBER:
            raise self.fail(f"{place}: {data} is more than any card needs; {HIGHEST_NUMBER} at most")
        return data

    def whole(self, entry: dict[str, Any], key: str, low: int) -> int:
        return self.number(entry[key], key, low)

    def flag(self, entry: dict[str, Any], key: str) -> bool:
        if not isinstance(entry[key], bool):
            raise self.fail(f"{key}: expected true or false, got {entry[key]!r}")
        return entry[key] is True

    def check_keys(
        self, data: dict[str, Any], needed: tuple[str, ...], allowed: tuple[str, ...], place: str
    ) -> None:
        for key in needed:
            if key not in data:
                raise self.fail(f"{place}: {key} is missing")
        for key in data:
            if key not in needed and key not in allowed:
                raise self.fail(f"{place}: unknown key {key!r}")
