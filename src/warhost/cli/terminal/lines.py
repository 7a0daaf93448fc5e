"""A game in the terminal line by line: for pipes, for scripts, and for whoever would rather have no full screen."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from warhost.cli.menu import menu
from warhost.cli.speech import spoken_error
from warhost.cli.terminal.table import TerminalTable
from warhost.core.errors import WarhostError


class Lines:
    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.console = Console(highlight=False, emoji=False)
        self.at_the_screen = table.people[0] if len(table.people) == 1 else -1

    def run(self) -> None:
        self.console.print(
            self.table.say("play-welcome", {"commitment": self.table.match.commitment}), style="dim"
        )
        try:
            while not self.table.match.over:
                self._take_turn()
        except (KeyboardInterrupt, EOFError):
            self._save_and_leave()
            return
        self._show_result()

    def _take_turn(self) -> None:
        bot = self.table.bot_to_move()
        if bot is not None:
            self.table.let_bot_decide(bot)
            return
        person = self.table.person_to_move()
        if person is not None:
            self._ask(person)

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell_news(seat)
        self._draw_board(seat)
        while True:
            asked = self.table.match.prompt(seat)
            if asked is None:
                return
            self._draw_question(seat, asked)
            typed = self.console.input(Text("> ", style="bold")).strip()
            if self._is_command(typed, seat, asked) or not typed:
                continue
            if self._decide(seat, typed, asked):
                return

    def _hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees what is the next one's."""
        if self.at_the_screen == seat:
            return
        self.console.clear()
        self.console.input(self.table.say("play-hand-over", {"seat": self.table.name_of(seat)}))
        self.at_the_screen = seat

    def _tell_news(self, seat: int) -> None:
        for line in self.table.news(seat):
            self.console.print(f"  · {line}", style="dim", markup=False)

    def _draw_board(self, seat: int) -> None:
        self.console.print(self.table.board(seat))

    def _draw_question(self, seat: int, asked: dict[str, Any]) -> None:
        self.console.print()
        self.console.print(self.table.question(seat, asked), style="bold", markup=False)
        self.console.print(menu(asked["options"], self.table.teller))
        self.console.print(self.table.say("play-commands"), style="dim", markup=False)

    def _is_command(self, typed: str, seat: int, asked: dict[str, Any]) -> bool:
        if typed == "q":
            raise KeyboardInterrupt
        if typed == "?":
            self.console.print(self.table.say("play-help"), markup=False)
        elif typed == "b":
            self._draw_board(seat)
        elif typed == "l":
            for line in self.table.log(seat):
                self.console.print(line, markup=False)
        elif typed == "r":
            self.console.print(self.table.rule(asked), markup=False)
        elif typed == "h":
            for line in self.table.hints(seat):
                self.console.print(f"  {line}", markup=False)
        elif typed == "u":
            self._undo(seat)
        else:
            return False
        return True

    def _undo(self, seat: int) -> None:
        try:
            self.table.undo(seat)
        except WarhostError as error:
            self._complain(error)
            return
        self._draw_board(seat)

    def _decide(self, seat: int, typed: str, asked: dict[str, Any]) -> bool:
        try:
            self.table.decide(seat, typed, asked)
        except WarhostError as error:
            self._complain(error)
            return False
        return True

    def _complain(self, error: WarhostError) -> None:
        self.console.print(spoken_error(error, self.table.teller.words), style="red", markup=False)

    def _save_and_leave(self) -> None:
        self.table.keep()
        self.console.print()
        self.console.print(self.table.saved_line(), markup=False)

    def _show_result(self) -> None:
        people = self.table.people
        viewer = self.at_the_screen if self.at_the_screen >= 0 else people[0] if people else 0
        self._tell_news(viewer)
        self._draw_board(viewer)
        for line in self.table.result():
            self.console.print(line, style="bold", markup=False)
        self.console.print(self.table.keep_record(), style="dim", markup=False)
