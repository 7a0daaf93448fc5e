"""Flow: where play goes on in a position. The agenda with its steps, the open question, or how the game ended."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.arguments import check_arguments, read_arguments, write_arguments
from warhost.core.domain import NONE
from warhost.core.errors import BadPosition, hint_and_list
from warhost.core.fields import known_in, list_in, object_in, seat_in, thing_in, whole_in
from warhost.core.game import Game
from warhost.core.question import Question
from warhost.core.state import Frame, State

AGENDA: Final = "$.flow.agenda"
ASKED: Final = "$.flow.asked"
MOST_FRAMES: Final = 1_000
"""On the agenda of a position; no game comes near it."""
FLOW_KEYS: Final = ("agenda", "asked", "ending", "winners")
ASKED_KEYS: Final = ("prompt", "about", "waiting", "answers")


def flow_json(game: Game, s: State, ids: list[str]) -> dict[str, Any]:
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


def read_agenda(game: Game, s: State, data: Any, ids: list[str]) -> list[Frame] | None:
    """The steps that the flow of a position has, if it says any."""
    known_in(object_in(data, "$.flow"), FLOW_KEYS, "$.flow")
    if "agenda" not in data:
        return None
    frames = list_in(data["agenda"], AGENDA)
    if len(frames) > MOST_FRAMES:
        raise BadPosition(AGENDA, f"more than {MOST_FRAMES} steps")
    return [_frame(game, s, frame, ids, f"{AGENDA}[{i}]") for i, frame in enumerate(frames)]


def read_flow(game: Game, s: State, data: dict[str, Any], ids: list[str]) -> None:
    """All that the flow says besides."""
    if data.get("asked") is not None:
        _read_question(game, s, object_in(data["asked"], ASKED), ids)
    ending = data.get("ending")
    if ending is not None:
        if s.question is not None:
            raise BadPosition("$.flow.ending", "nobody is asked anything when the game is over")
        s.ending = thing_in(game.endings, ending, "$.flow.ending")
        winners = list_in(data.get("winners", []), "$.flow.winners")
        s.winners = [seat_in(name, ids, "$.flow.winners") for name in winners]
    elif data.get("winners"):
        raise BadPosition("$.flow.winners", "nobody has won before the ending is named")


def _read_question(game: Game, s: State, asked: dict[str, Any], ids: list[str]) -> None:
    known_in(asked, ASKED_KEYS, ASKED)
    name = asked.get("prompt")
    if not isinstance(name, str) or name not in game.questions:
        raise BadPosition(
            f"{ASKED}.prompt", f"there is no prompt {name!r}; {hint_and_list(str(name), game.questions)}"
        )
    s.question = question = game.questions[name]
    about = asked.get("about", {})
    if isinstance(about, list):
        a, b, c = _three_numbers(about, f"{ASKED}.about")
        s.about = check_arguments(question.arguments, question.was(s, a, b, c), s.seats, f"{ASKED}.about")
    else:
        s.about = read_arguments(question.arguments, about, ids, f"{ASKED}.about")
    _read_waiting(s, question, asked, ids)
    for side, key in object_in(asked.get("answers", {}), f"{ASKED}.answers").items():
        seat = seat_in(side, ids, f"{ASKED}.answers")
        if not question.is_together or seat in s.waiting:
            raise BadPosition(f"{ASKED}.answers", f"{side} cannot have answered {name} already")
        s.note_answer(seat, game.verbs.parse(key))


def _read_waiting(s: State, question: Question, asked: dict[str, Any], ids: list[str]) -> None:
    where = f"{ASKED}.waiting"
    s.waiting = [seat_in(name, ids, where) for name in list_in(asked.get("waiting", []), where)]
    if not s.waiting:
        raise BadPosition(where, "a question must wait for somebody")
    if len(set(s.waiting)) != len(s.waiting) or (len(s.waiting) > 1 and not question.is_together):
        raise BadPosition(where, f"{question.name} does not wait for all of these at once")


def _frame(game: Game, s: State, frame: Any, ids: list[str], where: str) -> Frame:
    """`["turn", {"seat": "wolf"}]`; positions of earlier releases wrote up to three bare numbers behind the name."""
    if not isinstance(frame, list) or not frame or not isinstance(frame[0], str):
        raise BadPosition(where, "expected [step, {argument: value}]")
    step = game.steps.get(frame[0])
    if step is None:
        raise BadPosition(
            f"{where}[0]", f"there is no step {frame[0]!r}; {hint_and_list(frame[0], game.steps)}"
        )
    if len(frame) == 2 and isinstance(frame[1], dict):
        return step.frame(read_arguments(step.arguments, frame[1], ids, where))
    a, b, c = _three_numbers(frame[1:], where)
    values = step.was(s, a, b, c) if step.was is not None else (a, b, c)[: step.arity]
    return step.frame(check_arguments(step.arguments, values, s.seats, where))


def _three_numbers(data: list[Any], where: str) -> tuple[int, int, int]:
    if len(data) > 3:
        raise BadPosition(where, "expected at most three numbers")
    numbers = [whole_in(each, f"{where}[{i}]", NONE) for i, each in enumerate(data)]
    numbers += [0] * (3 - len(numbers))
    return numbers[0], numbers[1], numbers[2]
