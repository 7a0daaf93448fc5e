"""A game at one keyboard: people and bots, news, hints, undo, saving. Knows nothing of how it is shown."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from warhost.arena.players import player as bot_called
from warhost.bots import Bot, Budget, make_bot
from warhost.core.errors import Refused
from warhost.core.match import Match
from warhost.core.record import write
from warhost.core.view import seen_by
from warhost.telling.boards import board_of
from warhost.telling.drawing import Drawing
from warhost.telling.storyteller import Storyteller

PERSON: Final = "you"
HINT_LEVEL: Final = "hard"
HINT_MS: Final = 300
"""How long a hint may take."""
HINTS: Final = 3


class TerminalTable:
    """One game, whoever shows it."""

    def __init__(self, match: Match, players: list[str], language: str, save: Path, bot_seed: int) -> None:
        self.match = match
        self.players = players
        self.save = save
        self.teller = Storyteller(match.game, language)
        self.bots: dict[int, Bot] = {
            seat: bot_called(level, match.game, bot_seed * 16 + seat)
            for seat, level in enumerate(players)
            if level != PERSON
        }
        self.people = [seat for seat, level in enumerate(players) if level == PERSON]
        self._read = dict.fromkeys(range(match.seats), 0)

    def bot_to_move(self) -> int | None:
        return next((seat for seat in self.match.waiting() if seat in self.bots), None)

    def person_to_move(self) -> int | None:
        return next((seat for seat in self.match.waiting() if seat not in self.bots), None)

    def let_bot_decide(self, seat: int) -> None:
        view = seen_by(self.match.game, self.match.state, seat)
        self.match.choose(seat, self.bots[seat].choose(view, seat, self.match.options(seat)))

    def news(self, seat: int) -> list[str]:
        """What this seat has not been told yet."""
        events = self.match.events(seat, self._read[seat])
        self._read[seat] += len(events)
        return [self.teller.event(event) for event in events]

    def log(self, seat: int) -> list[str]:
        return [f"{event['decision']:4}  {self.teller.event(event)}" for event in self.match.events(seat)]

    def board(self, seat: int) -> Drawing:
        return board_of(self.match.game.name)(self.match.view(seat), self.teller)

    def question(self, seat: int, asked: dict[str, Any]) -> str:
        return f"{self.name_of(seat)}: {self.teller.prompt(asked)}"

    def rule(self, asked: dict[str, Any]) -> str:
        return self.teller.words.rule(self.match.game.name, asked["rule"])

    def hints(self, seat: int) -> list[str]:
        """What a good bot would do, best first, from what this seat sees."""
        game = self.match.game
        adviser = make_bot(HINT_LEVEL, game, 0, Budget(milliseconds=HINT_MS))
        view = seen_by(game, self.match.state, seat)
        told: list[str] = []
        for opinion in adviser.opinions(view, seat, self.match.options(seat)):
            if opinion.share <= 0 or len(told) == HINTS:
                break
            verb = game.verbs.of(opinion.option)
            option = self.teller.option({"verb": verb.name, "args": verb.ids(opinion.option)})
            why = self.say(*opinion.reason)
            if opinion.expected is not None:
                why += "; " + self.say("bot-expects", {"percent": f"{opinion.expected * 100:.0f}"})
            told.append(f"{opinion.share:4.0%}  {option}: {why}")
        return told

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self._read[seat] = len(self.match.events(seat))

    def decide(self, seat: int, typed: str, asked: dict[str, Any]) -> None:
        """By the number of a choice or by its key."""
        options = asked["options"]
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(options):
                raise Refused(
                    "play-no-such-number",
                    f"the numbers go from 1 to {len(options)}",
                    {"last": str(len(options))},
                )
            typed = options[int(typed) - 1]["key"]
        self.match.decide(seat, typed)
        self.keep()

    def keep(self) -> None:
        """Written after every decision of a person, so that nothing is lost whatever happens to the terminal."""
        self.save.parent.mkdir(parents=True, exist_ok=True)
        self.save.write_text(self._record(), encoding="utf-8")

    def saved_line(self) -> str:
        return self.say("play-saved", {"file": str(self.save), "game": self.match.game.name})

    def result(self) -> list[str]:
        """How it ended, and who won."""
        game, s = self.match.game, self.match.state
        told = [self.say(f"{game.name}-ending-{game.endings.ids[s.ending]}")]
        if s.winners:
            winners = self.teller.words.enumerated([self.name_of(seat) for seat in s.winners])
            told.append(self.say("play-winners", {"winners": winners}))
        return told

    def keep_record(self) -> str:
        """Beside the saved game, under the time of its end; says where."""
        file = self.save.parent / time.strftime("%Y-%m-%d-%H%M%S.warhost")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self._record(), encoding="utf-8")
        return self.say("play-recorded", {"file": str(file)})

    def _record(self) -> str:
        names = [level if level == PERSON else f"bot:{level}" for level in self.players]
        return write(self.match, names)

    def name_of(self, seat: int) -> str:
        return self.teller.side(self.match.seat_ids[seat])

    def say(self, key: str, variables: dict[str, Any] | None = None) -> str:
        return self.teller.say(key, variables)
