"""Where `warhost step --until` stops: at a phase, at a question, or after so many decisions."""

from __future__ import annotations

from typing import Any, Final

from warhost import door
from warhost.bots import usual_level
from warhost.core.errors import WarhostError, hint
from warhost.core.fields import One
from warhost.core.game import Game

PHASE: Final = "phase"
"""The field of a state, and the argument of an event, that says which phase it is."""


def phases(game: Game) -> tuple[str, ...]:
    """The phases by name, of a game that has some."""
    for field in game.fields:
        if field.name == PHASE and isinstance(field.codec, One):
            return field.codec.domain.ids
    return ()


def play_until(table: door.Table, until: str, level: str, seed: int) -> None:
    """Lets bots decide until it has come: a phase in which somebody is asked something or which has gone by since the
    position was loaded, a prompt, or so many decisions. What is so already needs no decision."""
    bot = door.bot(level or usual_level(table.rules), seed=seed)
    if until.isdecimal():
        for _ in range(int(until)):
            if table.over:
                break
            table.play(bot.choose(table))
        return
    _check(table.rules, until)
    told = 0
    while not _has_come(table, until, told):
        if table.over:
            raise WarhostError(
                "stop-never-came",
                f"the game was over before anybody was asked at {until!r}",
                {"stop": until},
            )
        told = len(table.match.told)
        table.play(bot.choose(table))


def _check(game: Game, until: str) -> None:
    known = [*phases(game), *game.questions]
    if until not in known:
        raise WarhostError(
            "no-such-stop",
            f"{game.name} has no phase and no prompt {until!r}; {hint(until, known)}",
            {
                "stop": until,
                "phases": ", ".join(phases(game)) or "-",
                "prompts": ", ".join(game.questions),
            },
        )


def _has_come(table: door.Table, until: str, told: int) -> bool:
    """Whether that is asked, or it is that phase, or one in which nobody was asked anything has just gone by."""
    asked = table.match.state.question
    if asked is not None and until in (asked.name, _phase(table)):
        return True
    return any(table.match.describe(each).get(PHASE) == until for each in table.match.told.after(told))


def _phase(table: door.Table) -> Any:
    number = getattr(table.match.state, PHASE, None)
    return None if number is None or number < 0 else phases(table.rules)[number]
