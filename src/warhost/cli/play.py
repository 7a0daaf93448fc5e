"""`warhost play`: a whole game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.text import Text

from warhost import games
from warhost.bots import Bot, Budget, make_bot, usual_level
from warhost.cli.arguments import Language, Settings, known_language, settings_from, text_of
from warhost.cli.menu import menu
from warhost.cli.speech import spoken_error, text
from warhost.core.chance import numbered_seed, secure_seed
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.record import read, replay, write
from warhost.core.view import seen_by
from warhost.telling.boards import board_of
from warhost.telling.storyteller import Storyteller

PERSON = "you"
HINT_LEVEL: Final = "hard"
HINT_MS: Final = 1_500
"""How long a hint may take."""


def add_to(app: typer.Typer) -> None:
    app.command(
        "play", help=text("cli-play"), epilog="`warhost play oldworld --seats you,greedy,greedy,random`"
    )(play)


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=text("cli-arg-game"))] = "oldworld",
    seats: Annotated[str, typer.Option(metavar="you,greedy,…", help=text("cli-play-seats"))] = "",
    seed: Annotated[int | None, typer.Option(help=text("cli-sim-seed"))] = None,
    lang: Language = "",
    option: Settings = None,
    resume: Annotated[bool, typer.Option("--resume", help=text("cli-play-resume"))] = False,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help=text("cli-play-file"))] = None,
) -> None:
    language = known_language(lang)
    rules = games.load(game)
    save = file or saved_games(rules) / "last.warhost"
    if resume:
        match, players = _resumed(save)
    else:
        players = _players(rules, seats)
        secret = secure_seed() if seed is None else numbered_seed(seed)
        match = Match(rules, len(players), settings_from(option, rules), secret)
    bot_seed = secrets.randbits(32) if seed is None else seed
    TerminalTable(match, players, language, save, bot_seed).run()


def saved_games(game: Game) -> Path:
    return user_data_path("warhost") / "saves" / game.name.replace(":", "-")


def _players(game: Game, given: str) -> list[str]:
    players = (
        [each.strip() for each in given.split(",")]
        if given
        else [PERSON] + [usual_level(game)] * (game.seat_counts[-1] - 1)
    )
    game.check_seats(len(players))
    for player in players:
        if player != PERSON:
            make_bot(player, game, 0)
    return players


def _resumed(save: Path) -> tuple[Match, list[str]]:
    record = read(text_of(save))
    players = [player.removeprefix("bot:") for player in record.players]
    return replay(games.load(record.game), record), players


class TerminalTable:
    """One game on one screen."""

    def __init__(self, match: Match, players: list[str], language: str, save: Path, bot_seed: int) -> None:
        self.match = match
        self.players = players
        self.save = save
        self.teller = Storyteller(match.game, language)
        self.console = Console(highlight=False)
        self.bots: dict[int, Bot] = {
            seat: make_bot(level, match.game, bot_seed * 16 + seat)
            for seat, level in enumerate(players)
            if level != PERSON
        }
        self.people = [seat for seat, level in enumerate(players) if level == PERSON]
        self.read_events = dict.fromkeys(range(match.seats), 0)
        self.at_the_screen = self.people[0] if len(self.people) == 1 else -1

    def run(self) -> None:
        self.console.print(self._say("play-welcome", {"commitment": self.match.commitment}), style="dim")
        try:
            while not self.match.over:
                self._take_turn()
        except (KeyboardInterrupt, EOFError):
            self._save_and_leave()
            return
        self._show_result()

    def _take_turn(self) -> None:
        waiting = self.match.waiting()
        bots = [seat for seat in waiting if seat in self.bots]
        if bots:
            self._let_bot_decide(bots[0])
        else:
            self._ask_person(waiting[0])

    def _let_bot_decide(self, seat: int) -> None:
        view = seen_by(self.match.game, self.match.state, seat)
        self.match.choose(seat, self.bots[seat].choose(view, seat, self.match.options(seat)))

    def _ask_person(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell_news(seat)
        self._draw_board(seat)
        while True:
            asked = self.match.prompt(seat)
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
        self.console.input(self._say("play-hand-over", {"seat": self._seat_name(seat)}))
        self.at_the_screen = seat

    def _tell_news(self, seat: int) -> None:
        events = self.match.events(seat, self.read_events[seat])
        self.read_events[seat] += len(events)
        for event in events:
            self.console.print(f"  · {self.teller.event(event)}", style="dim", markup=False)

    def _draw_board(self, seat: int) -> None:
        self.console.print(board_of(self.match.game.name)(self.match.view(seat), self.teller))

    def _draw_question(self, seat: int, asked: dict[str, Any]) -> None:
        self.console.print()
        self.console.print(
            f"{self._seat_name(seat)}: {self.teller.prompt(asked)}", style="bold", markup=False
        )
        self.console.print(menu(asked["options"], self.teller))
        self.console.print(self._say("play-commands"), style="dim", markup=False)

    def _is_command(self, typed: str, seat: int, asked: dict[str, Any]) -> bool:
        if typed == "q":
            raise KeyboardInterrupt
        if typed == "?":
            self.console.print(self._say("play-help"), markup=False)
        elif typed == "b":
            self._draw_board(seat)
        elif typed == "l":
            for event in self.match.events(seat):
                self.console.print(f"{event['decision']:4}  {self.teller.event(event)}", markup=False)
        elif typed == "r":
            self.console.print(self.teller.words.rule(self.match.game.name, asked["rule"]), markup=False)
        elif typed == "h":
            self._give_hint(seat)
        elif typed == "u":
            self._undo(seat)
        else:
            return False
        return True

    def _give_hint(self, seat: int) -> None:
        game = self.match.game
        adviser = make_bot(HINT_LEVEL, game, 0, Budget(milliseconds=HINT_MS))
        view = seen_by(game, self.match.state, seat)
        opinions = adviser.opinions(view, seat, self.match.options(seat))
        for opinion in [each for each in opinions if each.share > 0][:3]:
            verb = game.verbs.of(opinion.option)
            option = self.teller.option({"verb": verb.name, "args": verb.ids(opinion.option)})
            why = self.teller.say(*opinion.reason)
            if opinion.expected is not None:
                why += "; " + self.teller.say("bot-expects", {"percent": f"{opinion.expected * 100:.0f}"})
            self.console.print(f"  {opinion.share:4.0%}  {option}: {why}", markup=False)

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except WarhostError as error:
            self._complain(error)
            return
        self.read_events[seat] = len(self.match.events(seat))
        self._draw_board(seat)

    def _decide(self, seat: int, typed: str, asked: dict[str, Any]) -> bool:
        options = asked["options"]
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(options):
                self.console.print(self._say("play-no-such-number", {"last": len(options)}), style="red")
                return False
            typed = options[int(typed) - 1]["key"]
        try:
            self.match.decide(seat, typed)
        except WarhostError as error:
            self._complain(error)
            return False
        self._keep()
        return True

    def _complain(self, error: WarhostError) -> None:
        self.console.print(spoken_error(error, self.teller.words), style="red", markup=False)

    def _keep(self) -> None:
        """Written after every decision of a person, so that nothing is lost whatever happens to the terminal."""
        self.save.parent.mkdir(parents=True, exist_ok=True)
        self.save.write_text(self._record(), encoding="utf-8")

    def _save_and_leave(self) -> None:
        self._keep()
        self.console.print()
        self.console.print(
            self._say("play-saved", {"file": str(self.save), "game": self.match.game.name}), markup=False
        )

    def _show_result(self) -> None:
        viewer = self.at_the_screen if self.at_the_screen >= 0 else self.people[0] if self.people else 0
        self._tell_news(viewer)
        self._draw_board(viewer)
        game, s = self.match.game, self.match.state
        self.console.print(
            self._say(f"{game.name}-ending-{game.endings.ids[s.ending]}"), style="bold", markup=False
        )
        if s.winners:
            winners = ", ".join(self._seat_name(seat) for seat in s.winners)
            self.console.print(self._say("play-winners", {"winners": winners}), style="bold", markup=False)
        file = self.save.parent / time.strftime("%Y-%m-%d-%H%M%S.warhost")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self._record(), encoding="utf-8")
        self.console.print(self._say("play-recorded", {"file": str(file)}), style="dim", markup=False)

    def _record(self) -> str:
        names = [level if level == PERSON else f"bot:{level}" for level in self.players]
        return write(self.match, names)

    def _seat_name(self, seat: int) -> str:
        return self.teller.side(self.match.seat_ids[seat])

    def _say(self, key: str, variables: dict[str, Any] | None = None) -> str:
        return self.teller.say(key, variables)
