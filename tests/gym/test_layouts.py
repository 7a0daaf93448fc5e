"""Layouts: their names are kept by version, no two different things share a column, and what a row says lies there."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.gym.test_observation import game_called
from warhost import games
from warhost.core.fields import ALL, NOBODY, Codec, Each, Field, Items, ListOf, One
from warhost.core.game import Game
from warhost.core.parts import BYTE, FULL
from warhost.core.state import State
from warhost.core.view import view_json
from warhost.games.bloodrage.components import CARD_AGE, CARDS, DRAFT_KEEPS
from warhost.games.karak.components import LAID_CHASMS, TILE_TERRAIN, TILE_YIELD, TILES
from warhost.games.karak.components import RESOURCES as KARAK_RESOURCES
from warhost.games.karak.components import TERRAINS as KARAK_TERRAINS
from warhost.games.karak.hexes import EDGES, HEXES, PLACES, steps_apart
from warhost.games.karak.surroundings import REACH, hex_name
from warhost.gym import observer_of
from warhost.testing.playing import Moment, Variant, moments

FILES = Path(__file__).parent / "layouts"
NAMES = ["toy", *games.names()]
POSITIONS = {"toy": 2000, "oldworld": 2000, "bloodrage": 2000, "karak": 2000}
TOLD_IN_PLANES = ("hero_at", "cities", "foes", "came_from")
FOR_EACH_SEAT = ("parting", "kept_hits", "kept_sixes")
OF_THE_FORM = re.compile(r"|\d+|\?|length|log|left|right|kept|packet\d|me|next\d")
"""Words in the name of a column that are no ids."""
IN_ORDER = ("doom", "ruined", "dice", "faces", "fates")

Seen = dict[str, int]


def lit_names(game: Game, s: State, seat: int) -> Seen:
    observer = observer_of(game)
    lit: list[Any] = []
    observer.layout.collect(s, seat, lit)
    found = {observer.names[code >> BYTE]: code & FULL for code in lit}
    assert len(found) == len(lit), "a column was lit twice"
    return found


def positions(game: Game, count: int) -> Iterator[Moment]:
    """As many positions of random games, with all seat counts in turn."""
    found = 0
    for seed in range(count):
        for moment in moments(game, Variant(game.seat_counts[seed % len(game.seat_counts)]), seed):
            yield moment
            found += 1
            if found == count:
                return


# The names


def told(names: Iterable[str]) -> str:
    """All names in few lines: what stands in common before the last stroke once, and sets of last words that come again by
    number."""
    groups: list[tuple[str, list[str]]] = []
    for name in names:
        first, _, last = name.rpartition("/")
        if not groups or groups[-1][0] != first:
            groups.append((first, []))
        groups[-1][1].append(last)
    sets: dict[tuple[str, ...], int] = {}
    lines = []
    for first, last in groups:
        number = sets.setdefault(tuple(last), len(sets) + 1)
        lines.append(f"{first}/ {number}")
    known = [f"{number}: {' '.join(words)}" for words, number in sets.items()]
    return "\n".join([*known, "", *lines, ""])


@pytest.mark.parametrize("name", NAMES)
def test_the_names_are_those_of_their_version(name: str) -> None:
    game = game_called(name)
    layout = observer_of(game).layout
    file = FILES / f"{name}-{layout.version}.txt"
    found = f"{layout.size} columns, {layout.fingerprint}\n\n{told(layout.names)}"
    if os.environ.get("WARHOST_UPDATE_GOLDEN"):
        file.write_text(found, encoding="utf-8")
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    assert found == kept, (
        f"columns have changed: raise `layout` of {name}; WARHOST_UPDATE_GOLDEN=1 writes {file.name}"
    )


# No two things in one column


@pytest.mark.parametrize("name", NAMES)
def test_no_two_different_things_look_alike(name: str) -> None:
    """A column is lit only if the things that its name speaks of are there; and whatever two values of a field light, they light
    the same exactly if they are the same to whoever sees them."""
    game = game_called(name)
    columns = columns_of(game)
    by_told: dict[tuple[Any, ...], str] = {}
    by_value: dict[tuple[Any, ...], frozenset[tuple[str, int]]] = {}
    for moment in positions(game, POSITIONS[name]):
        s = moment.state
        viewer = s.waiting[0] if s.waiting else moment.number % s.seats
        parts: dict[tuple[str, str], set[tuple[str, int]]] = {}
        for column, byte in lit_names(game, s, viewer).items():
            if column in columns:
                field_name, chair, rest = columns[column]
                parts.setdefault((field_name, chair), set()).add((rest, byte))
        for field in game.fields:
            if field.name in TOLD_IN_PLANES and name == "karak":
                continue
            for chair, value in visible(field, s, viewer):
                lit = frozenset(parts.get((field.name, chair), set()))
                written = canonical(field, value, s.seats)
                there = json.dumps(field.codec.encode(value))
                for rest, _ in lit:
                    assert all(f'"{thing}"' in there for thing in things_in(field, rest)), (field.name, rest)
                whose = (field.name, chair, viewer, s.seats, *(() if field.per_seat else s.sides))
                assert by_told.setdefault((*whose, lit), written) == written, (field.name, sorted(lit))
                assert by_value.setdefault((*whose, written), lit) == lit, (field.name, written)
    assert len(by_told) > 100


def things_in(field: Field, rest: str) -> list[str]:
    """The ids in the name of a column, which must be written in the value too."""
    if field.name in (*FOR_EACH_SEAT, "hit_mode", "saved", "exchange") or field.seen == NOBODY:
        return []
    if isinstance(field.codec, Each) and rest.endswith(f"/{default_of(field.codec)}"):
        return []  # is not written
    return [word for word in rest.split("/") if not OF_THE_FORM.fullmatch(word)]


def default_of(codec: Each) -> str:
    one = codec.codec
    return one.domain.ids[codec.default] if isinstance(one, One) and codec.default >= 0 else ""


@cache
def columns_of(game: Game) -> dict[str, tuple[str, str, str]]:
    """Of each column that belongs to a field: which, whose, and what it says of it."""
    chairs = ["me", *(f"next{i}" for i in range(1, max(game.seat_counts)))]
    found = {}
    for column in observer_of(game).names:
        first, _, rest = column.partition("/")
        chair = first if first in chairs else ""
        name, _, rest = (rest if chair else column).partition("/")
        if any(field.name == name and field.per_seat == bool(chair) for field in game.fields):
            found[column] = (name, chair, rest)
    return found


def visible(field: Field, s: State, viewer: int) -> Iterator[tuple[str, Any]]:
    """The values of a field that the viewer sees, each with the chair to which it belongs."""
    value = getattr(s, field.name)
    if field.seen == NOBODY:
        return
    if not field.per_seat:
        yield "", value
        return
    for i in range(s.seats if field.seen == ALL else 1):
        yield (f"next{i}" if i else "me"), value[(viewer + i) % s.seats]


def canonical(field: Field, value: Any, seats: int) -> str:
    """Written so that what nobody tells apart is equal: the order in a long list."""
    if field.name == "remembered":
        return json.dumps(drafts(value, seats))
    if field.name in FOR_EACH_SEAT and not value:
        value = [0] * seats
    written = field.codec.encode(value)
    if field.name not in IN_ORDER and is_heap(field.codec, value):
        written = sorted(written)
    if isinstance(field.codec, Each) and isinstance(field.codec.codec, Items):
        written = {key: sorted(each) for key, each in written.items()}
    if type(field.codec).__name__ in ("Land", "Armies", "GroundItems"):
        # Where, the planes say; here what there is of each kind.
        things = [each[0] if field.name == "land" else each for each in written.values()]
        flat = things if field.name == "land" else [thing for each in things for thing in each]
        written = sorted(flat)
    return json.dumps(written, sort_keys=True)


def is_heap(codec: Codec, value: Any) -> bool:
    """A list of which only is told what lies in it, and of which the first few are not told one by one."""
    return isinstance(codec, Items) and not isinstance(codec, ListOf) and len(codec.domain) > 8


def drafts(history: list[list[int]], seats: int) -> list[Any]:
    """What was in each packet, and what was kept in each Age."""
    kept = DRAFT_KEEPS[seats]
    packets: dict[int, list[list[int]]] = {}
    keeps: list[int] = []
    for packet in history:
        packets.setdefault(CARD_AGE[packet[0]], []).append(sorted(packet))
        keeps += packet[:kept]
    return [sorted(packets.items()), sorted(keeps)]


def test_drafts_of_all_ages_are_told() -> None:
    """BR 4.3: in the last Age a player still knows what he passed on in the first."""
    game = games.load("bloodrage")
    *_, last = (moment.state for moment in moments(game, Variant(4), 3))
    said = lit_names(game, last, 0)
    for age in (1, 2, 3):
        packets = [packet for packet in last.remembered[0] if CARD_AGE[packet[0]] == age]
        assert len(packets) == 6
        for number, packet in enumerate(packets, 1):
            prefix = f"me/remembered/packet{number}/"
            cards = {name.removeprefix(prefix) for name in said if name.startswith(prefix)}
            assert {card for card in cards if CARD_AGE[CARDS.index[card]] == age} == {
                CARDS.ids[card] for card in packet
            }
            assert f"me/remembered/kept/{CARDS.ids[packet[0]]}" in said


# The planes of Karak


def test_the_planes_show_the_land_as_it_lies_around_the_hero() -> None:
    game = games.load("karak")
    far = 0
    for moment in positions(game, 1500):
        if moment.number % 5:
            continue
        s = moment.state
        viewer = moment.number % s.seats
        said = {name for name in lit_names(game, s, viewer) if name.startswith(("near/", "far/"))}
        expected, beyond = around_the_hero(game, s, viewer)
        far += len(beyond)
        assert {name for name in said if name.startswith("near/")} == expected
        assert {name.split("/toward")[0] for name in said if "/toward/" in name} == beyond
    assert far, "nothing was ever out of reach"


def around_the_hero(game: Game, s: Any, viewer: int) -> tuple[set[str], set[str]]:
    """From the view that clients get: what lies within reach, and who is beyond it."""
    view = view_json(game, s, viewer)
    state, ids = view["state"], view["seats"]
    chair = {side: f"next{i}" if i else "me" for i, side in enumerate([*ids[viewer:], *ids[:viewer]])}
    q0, r0 = place(state["hero_at"][ids[viewer]])
    found: set[str] = set()
    beyond: set[str] = set()

    def note(hex_: str, what: str, far: str = "") -> None:
        q, r = place(hex_)
        if steps_apart(q - q0, r - r0) <= REACH:
            found.add(f"near/{hex_name(q - q0, r - r0)}/{what}")
        elif far:
            beyond.add(f"far/{far}")

    for hex_, (tile, turn) in state["land"].items():
        number = TILES.index[tile]
        note(hex_, f"terrain/{KARAK_TERRAINS.ids[TILE_TERRAIN[number]]}")
        for edge in range(EDGES):
            if LAID_CHASMS[number * EDGES + turn] >> edge & 1:
                note(hex_, f"chasm/{edge}")
        for resource, yields in enumerate(TILE_YIELD[number]):
            if yields:
                note(hex_, f"yield/{KARAK_RESOURCES.ids[resource]}")
    for kind, field in (("monster", "monsters"), ("item", "ground")):
        for hex_, things in state[field].items():
            for thing in things:
                note(hex_, f"{kind}/{thing}")
    for kind, field in (("hero", "hero_at"), ("city", "cities")):
        for side, hex_ in state[field].items():
            if hex_:
                note(hex_, f"{kind}/{chair[side]}", f"{chair[side]}/{kind}")
    for foe, hex_ in state["foes"].items():
        note(hex_, f"foe/{foe}", foe)
    if state["came_from"]:
        note(state["came_from"], "mark/came_from")
    if s.question is not None:
        for argument, number in zip(s.question.arguments, s.about, strict=True):
            if argument.domain is HEXES and argument.told and number >= 0:
                note(HEXES.ids[number], "mark/asked")
    return found, beyond


def place(hex_: str) -> tuple[int, int]:
    return PLACES[HEXES.index[hex_]]
