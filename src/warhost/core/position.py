"""Positions: any state as readable JSON, in and out. What is left out takes its default; dice and draws may be forced."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from warhost.core.chance import numbered_seed
from warhost.core.domain import NONE
from warhost.core.errors import BadPosition, BadSetting, NothingFollows, RulesError, WarhostError, hint
from warhost.core.fields import known_in, list_in, object_in, thing_in, whole_in
from warhost.core.flow import AGENDA, flow_json, read_agenda, read_flow
from warhost.core.game import FLOW, Game
from warhost.core.honouring import STATE, Impossible, blamed, play_on, refuse_ignored, refuse_outside
from warhost.core.state import UNPARTED, State
from warhost.core.trace import Trace

CHANCE_KEYS: Final = ("seed", "drawn", "stream", "streams", "dice", "draws")
KIND: Final = "position"
KIND_KEY: Final = "warhost"
"""What the engine itself has written says everything, also what play sets anew; a person says what matters."""
DIE_SIDES: Final = 6
TOP_KEYS: Final = ("warhost", "game", "revision", "options", "seats", "chance", "flow", "state")


def position(game: Game, s: State) -> dict[str, Any]:
    """The whole state, secrets and chance included."""
    ids = game.seat_ids(s)
    empty = game.empty(s.seats)
    return {
        "warhost": KIND,
        "game": game.name,
        "revision": s.revision,
        "options": game.settings.named(s.settings, s.revision),
        "seats": ids,
        "chance": _chance(game, s),
        "flow": flow_json(game, s, ids),
        "state": {
            field.name: field.encode(getattr(s, field.name), ids)
            for field in game.fields
            if getattr(s, field.name) != getattr(empty, field.name)
        },
    }


def digest(game: Game, s: State) -> str:
    """A fingerprint of the whole state."""
    text = json.dumps(position(game, s), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def load(game: Game, data: Any, trace: Trace | None = None) -> State:
    """The state that a position describes, run up to its first question. Errors name the place; what would be ignored is
    an error, too."""
    try:
        return _load(game, data, trace)
    except NothingFollows as out:
        raise BadPosition(AGENDA, str(out)) from out
    except RulesError as endless:
        raise BadPosition("$", f"the rules cannot go on from it: {endless}") from endless
    except BadPosition as bad:
        given = data.get("state") if isinstance(data, dict) else None
        if not isinstance(given, dict) or not _is_about_others(bad, given):
            raise
        where = blamed(list(given), lambda name: _prepared(game, _without(data, name), None))
        if not where and bad.where != STATE:
            raise
        raise bad.at(where or STATE) from bad
    except (MemoryError, WarhostError):
        raise
    except Exception as slip:
        raise BadPosition("$", f"it cannot be understood ({type(slip).__name__})") from slip


def refuse_anew(game: Game, s: State) -> None:
    """For positions that somebody brings now: refuses what older ones may have, whose tables and records go on."""
    for fault in game.refused_anew(s) if game.refused_anew is not None else ():
        raise BadPosition(STATE, fault)


def _is_about_others(bad: BadPosition, given: dict[str, Any]) -> bool:
    """Whether it blames the state as a whole, or a field of which the position says nothing."""
    return bad.where == STATE or (
        "fault" in bad.variables and bad.where.removeprefix(f"{STATE}.") not in given
    )


def _load(game: Game, data: Any, trace: Trace | None) -> State:
    s = _prepared(game, data, trace or Trace(len(game.components)))
    given = list(data.get("state", {}))
    is_written_by_hand = KIND_KEY not in data and s.revision == game.revision
    if is_written_by_hand and s.ending == NONE:
        refuse_outside(game, given, s)
    if s.question is None and s.ending == NONE:
        before = s.copy()
        play_on(s)
        if is_written_by_hand:
            refuse_ignored(game, given, before, s, lambda name: _traced(game, _without(data, name)))
    s.trace = trace
    return s


def _traced(game: Game, data: Any) -> State:
    return _prepared(game, data, Trace(len(game.components)))


def _prepared(game: Game, data: Any, trace: Trace | None) -> State:
    """The state before play goes on."""
    if not isinstance(data, dict):
        raise BadPosition("$", "expected an object")
    known_in(data, TOP_KEYS, "$")
    if data.get("warhost", KIND) != KIND:
        raise BadPosition("$.warhost", f"expected {KIND!r}, got {data['warhost']!r}")
    if data.get("game", game.name) != game.name:
        raise BadPosition("$.game", f"this is a position of {data['game']!r}, not of {game.name!r}")
    revision = data.get("revision", game.revision)
    if not isinstance(revision, int):
        raise BadPosition("$.revision", f"expected a whole number, got {revision!r}")
    game.check_revision(revision)
    s = _seated(game, data, revision)
    s.trace = trace
    ids = game.seat_ids(s)
    given = _load_fields(game, s, data.get("state", {}), ids)
    _load_chance(game, s, data.get("chance", {}))
    _complete(game, s, given, data.get("flow", {}), ids)
    return s


def _complete(game: Game, s: State, given: set[str], flow: Any, ids: list[str]) -> None:
    agenda = read_agenda(game, s, flow, ids)
    if agenda is not None:
        s.agenda = agenda[:]
        given = given | {FLOW}
    try:
        if game.derive is not None:
            game.derive(s)
        game.complete(s, given)
    except (MemoryError, WarhostError):
        raise
    except Exception as slip:
        raise Impossible(type(slip).__name__) from slip
    if agenda is not None:
        s.agenda = agenda
    read_flow(game, s, flow, ids)


def _without(data: dict[str, Any], name: str) -> dict[str, Any]:
    return {**data, "state": {field: value for field, value in data["state"].items() if field != name}}


def _chance(game: Game, s: State) -> dict[str, Any]:
    written: dict[str, Any] = {"seed": s.seed.hex(), "drawn": s.drawn}
    if s.stream > 0:
        written["stream"] = game.purposes.write(s.stream)
    if s.streams:
        written["streams"] = {
            game.purposes.write(occasion): drawn for occasion, drawn in sorted(s.streams.items())
        }
    if s.forced_dice:
        written["dice"] = s.forced_dice[:]
    if s.forced_draws:
        written["draws"] = [game.cards.ids[card] for card in s.forced_draws]
    return written


def _seated(game: Game, data: dict[str, Any], revision: int) -> State:
    names = data.get("seats")
    options = object_in(data.get("options", {}), "$.options")
    for name, value in options.items():
        if not isinstance(value, str):
            raise BadPosition(f"$.options.{name}", f"expected a text, got {value!r}")
    try:
        settings = game.table_settings(options, revision)
    except BadSetting as refused:
        raise BadPosition("$.options", str(refused)) from refused
    if names is None:
        sides = _most_sides(game, settings)
    elif isinstance(names, list):
        sides = []
        for i, side in enumerate(names):
            sides.append(thing_in(game.sides, side, f"$.seats[{i}]"))
    else:
        raise BadPosition("$.seats", f"expected a list, got {names!r}")
    twice = [game.sides.ids[side] for i, side in enumerate(sides) if side in sides[:i]]
    if twice:
        raise BadPosition("$.seats", f"{twice[0]} sits here twice")
    if len(sides) not in game.seat_counts:
        counts = ", ".join(str(number) for number in game.seat_counts)
        raise BadPosition("$.seats", f"{game.name} is for {counts} players, not {len(sides)}")
    _check_named_sides(game, sides, settings)
    s: State = game.begin(len(sides), revision)
    s.sides = sides
    s.settings = tuple(settings.values())
    return s


def _most_sides(game: Game, settings: dict[str, str]) -> list[int]:
    """As many sides as can play by these options."""
    refused: BadSetting | None = None
    for seats in reversed(game.seat_counts):
        try:
            return game.choose_sides(seats, settings)
        except BadSetting as too_many:
            refused = refused or too_many
    raise BadPosition("$.options", str(refused)) from refused


def _check_named_sides(game: Game, sides: list[int], settings: dict[str, str]) -> None:
    """An option that says who plays must not say otherwise than the seats."""
    for setting in game.settings.all:
        if setting.names_sides and settings[setting.name] != setting.default:
            try:
                chosen = game.choose_sides(len(sides), settings)
            except BadSetting as refused:
                raise BadPosition(f"$.options.{setting.name}", str(refused)) from refused
            if chosen != sides:
                named = "-".join(game.sides.ids[side] for side in chosen)
                raise BadPosition(f"$.options.{setting.name}", f"it seats {named}, and $.seats others")


def _load_fields(game: Game, s: State, data: Any, ids: list[str]) -> set[str]:
    object_in(data, STATE)
    known = {field.name: field for field in game.fields}
    for name, value in data.items():
        where = f"$.state.{name}"
        if name not in known:
            raise BadPosition(where, f"unknown field; {hint(name, known)}")
        setattr(s, name, known[name].decode(value, getattr(s, name), ids, where))
    return set(data)


def _load_chance(game: Game, s: State, data: Any) -> None:
    known_in(object_in(data, "$.chance"), CHANCE_KEYS, "$.chance")
    try:
        s.seed = bytes.fromhex(data["seed"]) if "seed" in data else numbered_seed(0)
    except (TypeError, ValueError):
        raise BadPosition("$.chance.seed", "expected hexadecimal digits") from None
    s.drawn = whole_in(data.get("drawn", 0), "$.chance.drawn")
    _load_streams(game, s, data)
    s.forced_dice = [
        _side(game, side, f"$.chance.dice[{i}]")
        for i, side in enumerate(list_in(data.get("dice", []), "$.chance.dice"))
    ]
    s.forced_draws = [
        thing_in(game.cards, card, f"$.chance.draws[{i}]")
        for i, card in enumerate(list_in(data.get("draws", []), "$.chance.draws"))
    ]


def _side(game: Game, data: Any, where: str) -> int:
    """A side of a die, by number or, where dice have faces of their own, by name."""
    faces = game.die_faces
    if isinstance(data, str) and faces:
        if data not in faces:
            raise BadPosition(where, f"no die shows {data!r}; {hint(data, faces)}")
        return faces[data]
    if isinstance(data, bool) or not isinstance(data, int) or not 1 <= data <= DIE_SIDES:
        named = f", or a name such as {next(iter(faces))!r}" if faces else ""
        raise BadPosition(where, f"a die shows a number from 1 to {DIE_SIDES}{named}, not {data!r}")
    return data


def _load_streams(game: Game, s: State, data: dict[str, Any]) -> None:
    if s.stream == UNPARTED:
        for key in ("stream", "streams"):
            if key in data:
                raise BadPosition(f"$.chance.{key}", "chance is not parted by purpose in this revision")
        return
    s.stream = _occasion(game, data.get("stream", "-"), "$.chance.stream")
    streams = object_in(data.get("streams", {}), "$.chance.streams")
    s.streams = {
        _occasion(game, name, "$.chance.streams"): whole_in(drawn, f"$.chance.streams.{name}")
        for name, drawn in streams.items()
    }


def _occasion(game: Game, text: Any, where: str) -> int:
    if not isinstance(text, str):
        raise BadPosition(where, f"expected a text, got {text!r}")
    try:
        return game.purposes.read(text)
    except ValueError as error:
        raise BadPosition(where, str(error)) from None
