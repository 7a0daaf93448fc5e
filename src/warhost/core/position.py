"""Positions: any state as readable JSON, in and out. What is left out takes its default; dice and draws may be forced."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from warhost.core.arguments import check_arguments, read_arguments, write_arguments
from warhost.core.chance import numbered_seed
from warhost.core.domain import NONE, Domain
from warhost.core.engine import advance
from warhost.core.errors import BadPosition, RulesError, WarhostError
from warhost.core.game import Game
from warhost.core.state import Frame, State
from warhost.core.trace import Trace

KIND: Final = "position"
MOST_FRAMES: Final = 1_000
"""On the agenda of a position; no game comes near it."""
TOP_KEYS: Final = ("warhost", "game", "revision", "options", "seats", "chance", "flow", "state")


def position(game: Game, s: State) -> dict[str, Any]:
    """The whole state, secrets and chance included."""
    ids = game.seat_ids(s)
    empty = game.empty(s.seats)
    return {
        "warhost": KIND,
        "game": game.name,
        "revision": game.revision,
        "options": game.settings.named(s.settings),
        "seats": ids,
        "chance": _chance(game, s),
        "flow": _flow(game, s, ids),
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
    """The state that a position describes, run up to its first question. Errors name the place."""
    try:
        return _load(game, data, trace)
    except MemoryError:
        raise
    except RulesError as endless:
        raise BadPosition("$", f"the rules cannot go on from it: {endless}") from endless
    except WarhostError:
        raise
    except Exception as slip:
        # A position can be well-formed and yet impossible; the rules then trip over it.
        raise BadPosition("$", f"the rules cannot go on from it ({type(slip).__name__})") from slip


def _load(game: Game, data: Any, trace: Trace | None) -> State:
    if not isinstance(data, dict):
        raise BadPosition("$", "expected an object")
    for key in data:
        if key not in TOP_KEYS:
            raise BadPosition("$", f"unknown part {key!r}; known: {', '.join(TOP_KEYS)}")
    if data.get("game", game.name) != game.name:
        raise BadPosition("$.game", f"this is a position of {data['game']!r}, not of {game.name!r}")
    revision = data.get("revision", game.revision)
    if not isinstance(revision, int):
        raise BadPosition("$.revision", f"expected a whole number, got {revision!r}")
    game.check_revision(revision)
    s = _seated(game, data)
    s.trace = trace
    ids = game.seat_ids(s)
    given = _load_fields(game, s, data.get("state", {}), ids)
    _load_chance(game, s, data.get("chance", {}))
    _complete(game, s, given, data.get("flow", {}), ids)
    return s


def _complete(game: Game, s: State, given: set[str], flow: Any, ids: list[str]) -> None:
    if game.derive is not None:
        game.derive(s)
    game.complete(s, given)
    _load_flow(game, s, flow, ids)
    if s.question is None and s.ending == NONE:
        advance(s)


def _chance(game: Game, s: State) -> dict[str, Any]:
    written: dict[str, Any] = {"seed": s.seed.hex(), "drawn": s.drawn}
    if s.forced_dice:
        written["dice"] = s.forced_dice[:]
    if s.forced_draws:
        written["draws"] = [game.cards.ids[card] for card in s.forced_draws]
    return written


def _flow(game: Game, s: State, ids: list[str]) -> dict[str, Any]:
    flow: dict[str, Any] = {
        "agenda": [
            [frame[0].name, write_arguments(frame[0].arguments, frame[0].given(frame), ids)]
            for frame in s.agenda
        ]
    }
    question = s.question
    if question is not None:
        flow["asked"] = {
            "prompt": question.name,
            "about": write_arguments(question.arguments, s.about, ids),
            "waiting": [ids[seat] for seat in s.waiting],
            "answers": {
                ids[i]: game.verbs.key(option) for i, option in enumerate(s.answers) if option != NONE
            },
        }
    if s.ending != NONE:
        flow["ending"] = game.endings.ids[s.ending]
        flow["winners"] = [ids[seat] for seat in s.winners]
    return flow


def _seated(game: Game, data: dict[str, Any]) -> State:
    names = data.get("seats")
    options = _part(data, "options", "$")
    for name, value in options.items():
        if not isinstance(value, str):
            raise BadPosition(f"$.options.{name}", f"expected a text, got {value!r}")
    settings = game.table_settings(options)
    if names is None:
        sides = game.choose_sides(game.seat_counts[-1], settings)
    elif isinstance(names, list):
        sides = []
        for i, side in enumerate(names):
            sides.append(_known(game.sides, side, f"$.seats[{i}]", game.sides.name))
    else:
        raise BadPosition("$.seats", f"expected a list, got {names!r}")
    if len(sides) not in game.seat_counts or len(set(sides)) != len(sides):
        raise BadPosition("$.seats", f"{game.name} cannot be played with these {len(sides)} seats")
    s: State = game.empty(len(sides))
    s.sides = sides
    s.settings = tuple(settings.values())
    return s


def _load_fields(game: Game, s: State, data: Any, ids: list[str]) -> set[str]:
    if not isinstance(data, dict):
        raise BadPosition("$.state", "expected an object")
    known = {field.name: field for field in game.fields}
    for name, value in data.items():
        where = f"$.state.{name}"
        if name not in known:
            raise BadPosition(where, f"unknown field; known: {', '.join(known)}")
        setattr(s, name, known[name].decode(value, getattr(s, name), ids, where))
    return set(data)


def _load_chance(game: Game, s: State, data: Any) -> None:
    if not isinstance(data, dict):
        raise BadPosition("$.chance", "expected an object")
    for key in data:
        if key not in ("seed", "drawn", "dice", "draws"):
            raise BadPosition("$.chance", f"unknown part {key!r}; known: seed, drawn, dice, draws")
    try:
        s.seed = bytes.fromhex(data["seed"]) if "seed" in data else numbered_seed(0)
    except (TypeError, ValueError):
        raise BadPosition("$.chance.seed", "expected hexadecimal digits") from None
    s.drawn = _whole(data.get("drawn", 0), "$.chance.drawn")
    dice = data.get("dice", [])
    if not isinstance(dice, list):
        raise BadPosition("$.chance.dice", "expected a list of numbers")
    s.forced_dice = [_whole(face, f"$.chance.dice[{i}]") for i, face in enumerate(dice)]
    draws = data.get("draws", [])
    if not isinstance(draws, list):
        raise BadPosition("$.chance.draws", "expected a list of cards")
    s.forced_draws = [
        _known(game.cards, card, f"$.chance.draws[{i}]", game.cards.name) for i, card in enumerate(draws)
    ]


def _load_flow(game: Game, s: State, data: Any, ids: list[str]) -> None:
    if not isinstance(data, dict):
        raise BadPosition("$.flow", "expected an object")
    if "agenda" in data:
        if not isinstance(data["agenda"], list):
            raise BadPosition("$.flow.agenda", "expected a list of steps")
        if len(data["agenda"]) > MOST_FRAMES:
            raise BadPosition("$.flow.agenda", f"more than {MOST_FRAMES} steps")
        s.agenda = [
            _frame(game, s, frame, ids, f"$.flow.agenda[{i}]") for i, frame in enumerate(data["agenda"])
        ]
    asked = data.get("asked")
    if asked is not None:
        _load_question(game, s, asked, ids)
    ending = data.get("ending")
    if ending is not None:
        s.ending = _known(game.endings, ending, "$.flow.ending", "ending")
        s.winners = [_seat(name, ids, "$.flow.winners") for name in data.get("winners", [])]


def _load_question(game: Game, s: State, asked: Any, ids: list[str]) -> None:
    where = "$.flow.asked"
    if not isinstance(asked, dict):
        raise BadPosition(where, "expected an object")
    name = asked.get("prompt")
    if not isinstance(name, str) or name not in game.questions:
        raise BadPosition(f"{where}.prompt", f"there is no prompt {name!r}")
    s.question = question = game.questions[name]
    about = asked.get("about", {})
    if isinstance(about, list):
        a, b, c = _three_numbers(about, f"{where}.about")
        s.about = check_arguments(question.arguments, question.was(s, a, b, c), s.seats, f"{where}.about")
    else:
        s.about = read_arguments(question.arguments, about, ids, f"{where}.about")
    s.waiting = [_seat(name, ids, f"{where}.waiting") for name in asked.get("waiting", [])]
    if not s.waiting:
        raise BadPosition(f"{where}.waiting", "a question must wait for somebody")
    for name, key in _part(asked, "answers", where).items():
        s.note_answer(_seat(name, ids, f"{where}.answers"), game.verbs.parse(key))


def _frame(game: Game, s: State, frame: Any, ids: list[str], where: str) -> Frame:
    """`["turn", {"seat": "wolf"}]`; positions of earlier releases wrote up to three bare numbers behind the name."""
    if not isinstance(frame, list) or not frame or not isinstance(frame[0], str):
        raise BadPosition(where, "expected [step, {argument: value}]")
    step = game.steps.get(frame[0])
    if step is None:
        raise BadPosition(f"{where}[0]", f"there is no step {frame[0]!r}")
    if len(frame) == 2 and isinstance(frame[1], dict):
        return step.frame(read_arguments(step.arguments, frame[1], ids, where))
    a, b, c = _three_numbers(frame[1:], where)
    values = step.was(s, a, b, c) if step.was is not None else (a, b, c)[: step.arity]
    return step.frame(check_arguments(step.arguments, values, s.seats, where))


def _three_numbers(data: list[Any], where: str) -> tuple[int, int, int]:
    if len(data) > 3:
        raise BadPosition(where, "expected at most three numbers")
    numbers = [_whole(each, f"{where}[{i}]", NONE) for i, each in enumerate(data)]
    numbers += [0] * (3 - len(numbers))
    return numbers[0], numbers[1], numbers[2]


def _known(domain: Domain, name: Any, where: str, kind: str) -> int:
    if not isinstance(name, str) or name not in domain.index:
        raise BadPosition(where, f"there is no {kind} {name!r}")
    return domain.index[name]


def _seat(name: Any, ids: list[str], where: str) -> int:
    if name not in ids:
        raise BadPosition(where, f"nobody sits here as {name!r}; seats: {', '.join(ids)}")
    return ids.index(name)


def _part(data: dict[str, Any], name: str, where: str) -> dict[str, Any]:
    part = data.get(name, {})
    if not isinstance(part, dict):
        raise BadPosition(f"{where}.{name}", f"expected an object, got {part!r}")
    return part


def _whole(data: Any, where: str, low: int = 0) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or data < low:
        raise BadPosition(where, f"expected a whole number of at least {low}, got {data!r}")
    return data
