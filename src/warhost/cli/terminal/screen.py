"""A game full-screen in the terminal: board, log and choices in panes that scroll, from 80 by 24 characters on. Everything is done by
keys; the mouse works too. On a wide terminal board and log stand beside each other, on a narrow one they change places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult, SystemCommand
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from warhost.cli.speech import spoken_error
from warhost.cli.terminal.table import TerminalTable
from warhost.core.errors import WarhostError

WIDE: Final = 120
"""Columns from which board and log have room beside each other."""
BOARD, LOG, PAGE = "board", "log", "page"
KEYS: Final = (
    ("h", "hint", "play-key-hint"),
    ("u", "undo", "play-key-undo"),
    ("b", "show('board')", "play-key-board"),
    ("l", "show('log')", "play-key-log"),
    ("r", "rule", "play-key-rule"),
    ("slash", "search", "play-key-search"),
    ("question_mark", "help", "play-key-help"),
    ("q", "leave", "play-key-leave"),
)


class Choices(OptionList):
    """The choices, one a line. Digits go to the choice of that number."""

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self._digits = ""

    def offer(self, options: Iterable[Option]) -> None:
        self._digits = ""
        self.clear_options()
        self.add_options(options)
        if self.option_count:
            self.highlighted = 0

    async def _on_key(self, event: Key) -> None:
        if event.character is None or not event.character.isdecimal():
            self._digits = ""
            return
        event.stop()
        for typed in (self._digits + event.character, event.character):
            if self._go_to(typed):
                self._digits = typed
                return

    def _go_to(self, number: str) -> bool:
        for place in range(self.option_count):
            if self.get_option_at_index(place).id == number:
                self.highlighted = place
                return True
        return False


class HandOver(ModalScreen[None]):
    """With several people at one keyboard, nobody sees what is the next one's: this covers everything."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss(None)", show=False)]
    CSS = """
    HandOver { align: center middle; background: $background; }
    HandOver Static { width: auto; max-width: 90%; padding: 1 2; border: round $accent; }
    """

    def __init__(self, told: str) -> None:
        super().__init__()
        self.told = told

    def compose(self) -> ComposeResult:
        yield Static(self.told, markup=False)


class TableScreen(App[list[str]]):
    """The table. Returns the lines that are left in the terminal when it closes."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - the base class declares it so
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #panes { height: 1fr; }
    #panes > * { height: 1fr; width: 1fr; }
    #board { scrollbar-size-vertical: 1; }
    #board > Static { width: 1fr; height: auto; }
    #log, #page { scrollbar-size-vertical: 1; padding: 0 1; }
    #told, #text { width: 1fr; height: auto; }
    .-narrow #panes > .away { display: none; }
    .-wide #board { width: 84; max-width: 84; display: block; }
    .-wide #log { border-left: solid $panel; }
    .-wide #page { border-left: solid $panel; }
    .-wide #log.away, .-wide #page.away { display: none; }
    .-wide #log.away.beside { display: block; }
    #question { height: auto; max-height: 3; padding: 0 1; background: $panel; text-style: bold; }
    #search { height: 1; border: none; padding: 0 1; display: none; }
    #search.open { display: block; }
    #choices { height: auto; max-height: 9; min-height: 3; border: none; padding: 0; scrollbar-size-vertical: 1;
        text-wrap: nowrap; text-overflow: ellipsis; }
    .-wide #choices { max-height: 14; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("escape", "close_search", show=False),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
    ]

    def __init__(self, table: TerminalTable) -> None:
        super().__init__()
        self.table = table
        self.shown = BOARD
        self.seat = table.people[0] if len(table.people) == 1 else -1
        """Who is at the screen; -1 before the first has taken it."""
        self.asked: dict[str, Any] | None = None
        self.told: list[Text] = []
        """The log of whoever is at the screen."""
        self.ended: list[str] = []
        for key, action, label in KEYS:
            self.bind(key, action, description=table.say(label))

    def compose(self) -> ComposeResult:
        with Horizontal(id="panes"):
            with VerticalScroll(id=BOARD):
                yield Static(id="drawing")
            with VerticalScroll(id=LOG):
                yield Static(id="told", markup=False)
            with VerticalScroll(id=PAGE):
                yield Static(id="text", markup=False)
        yield Static(id="question", markup=False)
        yield Input(id="search", placeholder=self.table.say("play-search"))
        yield Choices()
        yield Footer(show_command_palette=False)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        return []

    def on_mount(self) -> None:
        self._say_in_log(self.table.say("play-welcome", {"commitment": self.table.match.commitment}), "dim")
        self.action_show(BOARD)
        self.query_one(Choices).focus()
        self._go_on()

    def _go_on(self) -> None:
        """Lets bots decide until a person is asked or the game is over."""
        if self.table.match.over:
            self._end()
        elif self.table.bot_to_move() is not None:
            self.asked = None
            self.query_one("#question", Static).update(self.table.say("play-others"))
            self.query_one(Choices).offer([])
            self._let_bots_decide()
        else:
            seat = self.table.person_to_move()
            if seat is not None:
                self._hand_over(seat)

    @work(thread=True, exclusive=True)
    def _let_bots_decide(self) -> None:
        worker = get_current_worker()
        while not worker.is_cancelled:
            seat = self.table.bot_to_move()
            if seat is None:
                break
            self.table.let_bot_decide(seat)
            if self.seat >= 0:
                self.call_from_thread(self._look, self.seat)
        if not worker.is_cancelled:
            self.call_from_thread(self._go_on)

    def _hand_over(self, seat: int) -> None:
        if self.seat == seat:
            self._ask(seat)
            return
        self._clear()
        said = self.table.say("play-hand-over", {"seat": self.table.name_of(seat)})

        def taken(_: None) -> None:
            self.seat = seat
            for line in self.table.log(seat):
                self._say_in_log(line.strip())
            self.table.news(seat)
            self._ask(seat)

        self.push_screen(HandOver(said), taken)

    def _clear(self) -> None:
        self.asked = None
        self.query_one("#drawing", Static).update("")
        self.query_one("#text", Static).update("")
        self.query_one("#question", Static).update("")
        self.told.clear()
        self._draw_log()
        self.query_one(Choices).offer([])

    def _ask(self, seat: int) -> None:
        self.asked = self.table.match.prompt(seat)
        if self.asked is None:
            self._go_on()
            return
        self._look(seat)
        if self.shown == PAGE:
            self.action_show(BOARD)
        self.query_one("#question", Static).update(self.table.question(seat, self.asked))
        self._offer("")

    def _look(self, seat: int) -> None:
        for line in self.table.news(seat):
            self._say_in_log(line)
        self._draw_log()
        self.query_one("#drawing", Static).update(self.table.board(seat))

    def _offer(self, wanted: str) -> None:
        """The choices in whose words or key all that is wanted occurs."""
        options = self.asked["options"] if self.asked else []
        words = as_typed(wanted).split()
        lines = []
        for number, option in enumerate(options, 1):
            told = self.table.teller.option(option)
            if all(word in as_typed(f"{told} {option['key']}") for word in words):
                line = Text(f"{number:3} ", style="bold cyan")
                line.append(told, style="default")
                line.append(f"  {option['key']}", style="dim")
                lines.append(Option(line, id=str(number)))
        self.query_one(Choices).offer(lines)

    def _end(self) -> None:
        self.asked = None
        viewer = self.seat if self.seat >= 0 else self.table.people[0]
        self._look(viewer)
        self.ended = [*self.table.result(), self.table.keep_record()]
        self.query_one("#question", Static).update("\n".join(self.ended[:-1]))
        self.query_one(Choices).offer([Option(self.table.say("play-key-leave"), id="leave")])

    @on(OptionList.OptionSelected, "#choices")
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == "leave":
            self.action_leave()
        elif self.asked is not None and event.option_id is not None:
            self._decide(event.option_id)

    def _decide(self, number: str) -> None:
        assert self.asked is not None
        try:
            self.table.decide(self.seat, number, self.asked)
        except WarhostError as error:
            self._complain(error)
            return
        self.action_close_search()
        self._go_on()

    def action_undo(self) -> None:
        if self.asked is None:
            return
        try:
            self.table.undo(self.seat)
        except WarhostError as error:
            self._complain(error)
            return
        self._ask(self.seat)

    @work(thread=True, exclusive=True, group="hint")
    def action_hint(self) -> None:
        """In a thread: the searching bot thinks for a moment, and the screen stays alive."""
        if self.asked is not None:
            told = self.table.hints(self.seat)
            self.call_from_thread(self._show_page, "\n".join(told))

    def action_rule(self) -> None:
        if self.asked is not None:
            self._show_page(self.table.rule(self.asked))

    def action_help(self) -> None:
        self._show_page(self.table.say("play-screen-help"))

    def action_show(self, pane: str) -> None:
        self.shown = pane
        for name in (BOARD, LOG, PAGE):
            shown = self.query_one(f"#{name}")
            shown.set_class(name != pane, "away")
            shown.set_class(name == LOG and pane == BOARD, "beside")

    def action_scroll(self, direction: int) -> None:
        pane = self.query_one(f"#{self.shown}")
        pane.scroll_relative(y=direction * max(1, pane.size.height - 2), animate=False)

    def action_search(self) -> None:
        if self.asked is not None:
            search = self.query_one("#search", Input)
            search.add_class("open")
            search.focus()

    def action_close_search(self) -> None:
        search = self.query_one("#search", Input)
        if search.has_class("open"):
            search.value = ""
            search.remove_class("open")
            self._offer("")
        self.query_one(Choices).focus()

    @on(Input.Changed, "#search")
    def _searched(self, event: Input.Changed) -> None:
        self._offer(event.value)

    @on(Input.Submitted, "#search")
    def _found(self) -> None:
        self.query_one(Choices).focus()

    def action_leave(self) -> None:
        """Saves what is not over; the last lines stay in the terminal."""
        if self.ended:
            self.exit(self.ended)
            return
        self.workers.cancel_all()
        self.table.keep()
        self.exit([self.table.saved_line()])

    def _show_page(self, told: str) -> None:
        self.query_one("#text", Static).update(told)
        self.query_one(f"#{PAGE}").scroll_home(animate=False)
        self.action_show(PAGE)

    def _say_in_log(self, line: str, style: str = "") -> None:
        self.told.append(Text(f"· {line}", style=style))

    def _draw_log(self) -> None:
        self.query_one("#told", Static).update(Text("\n").join(self.told))
        self.query_one(f"#{LOG}").scroll_end(animate=False)

    def _complain(self, error: WarhostError) -> None:
        self.notify(spoken_error(error, self.table.teller.words), severity="error", markup=False)


def as_typed(text: str) -> str:
    """What a search compares: small letters, and the apostrophe that keyboards have."""
    return text.casefold().replace("’", "'")
