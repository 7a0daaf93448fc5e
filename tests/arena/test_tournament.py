"""Tournaments: the same wherever they are played, kept game by game, summed up with their uncertainty."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from warhost.arena import archive
from warhost.arena.executors import play_here
from warhost.arena.played import Played, Tournament, play
from warhost.arena.ratings import ratings
from warhost.arena.summary import wilson
from warhost.arena.tournament import planned, run
from warhost.bots import Budget
from warhost.bots.levels import LEVELS
from warhost.core.errors import WarhostError
from warhost.games import load

GOOD = "tests.arena.bots:HighCard"
TOURNAMENT = Tournament("toy", 3, 48, 7, (GOOD, "random", "random"), {"rounds": "*"})


def played(number: int, bots: str, winners: list[int], points: list[int]) -> Played:
    names = tuple(bots.split())
    return Played(
        number, names, ("red", "green", "blue")[: len(names)], {}, winners, points, "shared", 9, 0.1
    )


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name != "seconds"}


def test_the_number_of_processes_does_not_matter() -> None:
    assert timeless(run(TOURNAMENT, jobs=2)) == timeless(run(TOURNAMENT))


def test_ray_gives_the_same_results() -> None:
    pytest.importorskip("ray")
    assert timeless(run(TOURNAMENT, jobs=2, executor="ray")) == timeless(run(TOURNAMENT))
    searching = Tournament("bloodrage", 2, 2, 1, ("search:20", "greedy"), {})
    assert timeless(run(searching, jobs=2, executor="ray")) == timeless(run(searching))


@pytest.fixture
def interruptible() -> Iterator[None]:
    """As in a terminal: processes that run tests beside each other do not listen to Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("executor", ["local", "ray"])
def test_an_interrupt_keeps_what_is_finished_and_ends_what_is_not(tmp_path: Path, executor: str) -> None:
    if executor == "ray":
        pytest.importorskip("ray")
    endless = TOURNAMENT._replace(bots=("tests.arena.bots:Endless",), games=8)

    def interrupt(more: int) -> None:
        if more:
            time.sleep(5 if executor == "ray" else 2)  # the others are finished meanwhile
            os.kill(os.getpid(), signal.SIGINT)

    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        run(endless, jobs=2, executor=executor, folder=tmp_path, progress=interrupt)
    assert time.monotonic() - began < 60
    numbers = {game.number for game in archive.read(tmp_path)}
    assert len(numbers) > 1, "also those that were finished while nobody looked"
    assert 0 not in numbers


def test_an_interrupt_while_a_game_is_being_kept_does_not_lose_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted_once(played: Played) -> list[int]:
        monkeypatch.undo()
        raise KeyboardInterrupt

    games = list(play_here(TOURNAMENT, planned(TOURNAMENT)[:1], 1))
    monkeypatch.setattr(Played, "places", interrupted_once)
    with pytest.raises(KeyboardInterrupt), archive.Archive(tmp_path, TOURNAMENT, resume=False) as file:
        file.add(games[0])
    assert [game.number for game in archive.read(tmp_path)] == [0]


def test_an_unknown_executor_is_refused() -> None:
    with pytest.raises(WarhostError, match="no executor 'moon'; known: local, ray"):
        run(TOURNAMENT, executor="moon")


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    seatings = planned(TOURNAMENT)
    with archive.Archive(tmp_path, TOURNAMENT, resume=False) as games:
        for results in play_here(TOURNAMENT, seatings[5:20], 1):
            games.add(results)
    heard: list[int] = []
    result = run(TOURNAMENT, folder=tmp_path, resume=True, progress=heard.append)
    assert heard[0] == 15
    assert sum(heard) == TOURNAMENT.games
    assert timeless(result) == timeless(run(TOURNAMENT))


def test_a_finished_tournament_can_be_made_longer(tmp_path: Path) -> None:
    run(TOURNAMENT, folder=tmp_path)
    longer = TOURNAMENT._replace(games=60)
    assert timeless(run(longer, folder=tmp_path, resume=True)) == timeless(run(longer))
    assert timeless(run(TOURNAMENT, folder=tmp_path, resume=True)) == timeless(run(TOURNAMENT))


def test_a_folder_belongs_to_one_tournament(tmp_path: Path) -> None:
    run(TOURNAMENT, folder=tmp_path)
    with pytest.raises(WarhostError, match="already holds a tournament"):
        run(TOURNAMENT, folder=tmp_path)
    with pytest.raises(WarhostError, match="another tournament; different: seed"):
        run(TOURNAMENT._replace(seed=8), folder=tmp_path, resume=True)


@pytest.mark.parametrize("part", ["warhost", "levels", "judgement", GOOD])
def test_games_of_bots_that_have_changed_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    tournament = Tournament("toy", 2, 2, 7, (GOOD, "random"), {})
    run(tournament, folder=tmp_path)
    database = sqlite3.connect(tmp_path / archive.FILE)
    with database:
        database.execute("UPDATE tournament SET value = 'older' WHERE name = ?", (part,))
    database.close()
    with pytest.raises(WarhostError, match=f"changed since: {part}$") as refusal:
        run(tournament, folder=tmp_path, resume=True)
    assert refusal.value.key == "arena-other-players"


def test_what_bots_are_like_is_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(bots: tuple[str, ...] = ("greedy",)) -> dict[str, str]:
        return archive.players_of(Tournament("karak", 2, 1, 0, bots, {}))

    before = told()
    assert told() == before
    monkeypatch.setitem(LEVELS, "easy", Budget(iterations=11))
    assert told()["levels"] != before["levels"]
    advice = load("karak").advice
    assert advice is not None
    assert advice.judgement is not None
    monkeypatch.setattr(advice.judgement, "weights", advice.judgement.weights[:-1])
    assert told()["judgement"] != before["judgement"]
    monkeypatch.syspath_prepend(str(tmp_path))
    file = tmp_path / "changing_bot.py"
    file.write_text("from tests.arena.bots import HighCard\n")
    name = "changing_bot:HighCard"
    first = told((name,))[name]
    file.write_text("from tests.arena.bots import HighCard  # otherwise\n")
    assert told((name,))[name] != first


def test_a_folder_from_before_bots_were_told_apart_is_not_resumed(tmp_path: Path) -> None:
    run(TOURNAMENT, folder=tmp_path)
    database = sqlite3.connect(tmp_path / archive.FILE)
    with database:
        database.execute("DELETE FROM tournament WHERE name IN ('warhost', 'levels', 'judgement')")
    database.close()
    with pytest.raises(WarhostError, match="changed since: warhost, levels, judgement"):
        run(TOURNAMENT, folder=tmp_path, resume=True)


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("something")
    with pytest.raises(WarhostError, match="file is a file, not a folder"):
        run(TOURNAMENT, folder=file)
    with pytest.raises(WarhostError, match="file is a file, not a folder"):
        run(TOURNAMENT, folder=file / "below" / "it")


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / archive.FILE).mkdir()
    with pytest.raises(WarhostError, match=r"cannot use .*arena\.sqlite3: unable to open"):
        run(TOURNAMENT, folder=tmp_path)

    def forbidden(*args: Any, **more: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", forbidden)
    with pytest.raises(WarhostError, match=r"cannot use .*new: Permission denied"):
        run(TOURNAMENT, folder=tmp_path / "new")


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / archive.FILE).write_text("this is no database, however long one looks at it" * 50)
    with pytest.raises(WarhostError, match=r"arena\.sqlite3 is damaged: file is not a database"):
        run(TOURNAMENT, folder=tmp_path, resume=True)
    with pytest.raises(WarhostError, match="is damaged"):
        archive.read(tmp_path)


def test_games_that_are_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(WarhostError, match="holds no tournament"):
        archive.read(tmp_path)
    assert not list(tmp_path.iterdir())


def test_kept_games_are_plain_tables(tmp_path: Path) -> None:
    run(TOURNAMENT, folder=tmp_path)
    database = sqlite3.connect(tmp_path / archive.FILE)
    assert database.execute("SELECT count(*) FROM games").fetchone() == (48,)
    assert database.execute("SELECT count(*) FROM seats").fetchone() == (48 * 3,)
    won = "SELECT count(DISTINCT game) FROM seats WHERE won AND place = 1"
    assert database.execute(won).fetchone() == (48,)
    database.close()
    games = archive.read(tmp_path)
    assert [game.number for game in games] == list(range(48))
    assert {game.settings["rounds"] for game in games} == {"3", "5"}


def test_sides_are_those_who_really_played() -> None:
    """Random heroes are drawn during the set-up, after everybody has sat down."""
    tournament = Tournament("karak", 2, 6, 3, ("random",), {"heroes": "random"})
    assert len({play(tournament, seating).sides for seating in planned(tournament)}) > 1


def test_the_better_bot_is_found_out() -> None:
    result = run(TOURNAMENT._replace(games=150), jobs=2)
    first, second = result["standings"]
    assert (first["bot"], second["bot"]) == (GOOD, "random")
    assert first["share_low"] > result["fair_share"] > second["share_high"]
    assert first["rating"] > second["rating"]
    assert first["rating_low"] < first["rating"] < first["rating_high"]
    assert first["mean_place"] < second["mean_place"]
    pair = next(row for row in result["pairs"] if row["bot"] == GOOD)
    assert pair["other"] == "random"
    assert pair["share_low"] > 0.5


def test_everything_adds_up() -> None:
    result = run(TOURNAMENT)
    assert result["games"] == 48
    for table in ("standings", "by_seat", "by_side", "by_bot_and_seat", "by_bot_and_side"):
        assert sum(row["games"] for row in result[table]) == 48 * 3
        assert sum(row["wins"] for row in result[table]) == pytest.approx(48, abs=0.01)
    assert [row["games"] for row in result["by_seat"]] == [48, 48, 48]
    assert {(row["bot"], row["games"]) for row in result["by_bot_and_seat"]} == {(GOOD, 16), ("random", 32)}
    assert sum(row["games"] for row in result["endings"]) == 48
    length = result["length"]
    assert sum(length["bins"]) == 48
    assert length["least"] <= length["median"] <= length["most"]
    assert json.loads(json.dumps(result)) == result


def test_winners_come_first_then_points_decide_and_equals_share_a_place() -> None:
    assert played(0, "a b c", [2], [9, 9, 1]).places() == [2, 2, 1]
    assert played(0, "a b c", [0, 1], [4, 4, 5]).places() == [1, 1, 3]
    assert played(0, "a b c", [], [3, 7, 5]).places() == [3, 1, 2]


def test_intervals_of_shares() -> None:
    assert wilson(0, 0) == (0, 1)
    low, high = wilson(10, 20)
    assert (low, high) == (pytest.approx(0.2993, abs=1e-4), pytest.approx(0.7007, abs=1e-4))
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_ratings_follow_the_places() -> None:
    games = [played(number, "a b c", [0], [5, 3, 1]) for number in range(30)]
    rated = ratings(games)
    assert rated["a"].strength > rated["b"].strength > rated["c"].strength
    assert rated["a"].interval[0] > rated["c"].interval[1]
    assert sum(rating.strength for rating in rated.values()) == pytest.approx(3 * 1500)
    assert ratings([played(0, "a a", [0], [1, 0])]) == {}


def test_bots_of_ones_own_are_found_by_their_place_in_code() -> None:
    with pytest.raises(WarhostError, match="cannot find the bot nowhere:Bot"):
        run(TOURNAMENT._replace(bots=("nowhere:Bot",)))
    with pytest.raises(WarhostError, match=r"cannot find the bot tests\.arena\.bots:Nobody"):
        run(TOURNAMENT._replace(bots=("tests.arena.bots:Nobody",)))
    with pytest.raises(WarhostError, match="no bot 'genius'"):
        run(TOURNAMENT._replace(bots=("genius",)))


@pytest.mark.parametrize(
    ("name", "key", "complaint"),
    [
        (
            "tests.arena.bots:stumble",
            "arena-broken-bot",
            r"ZeroDivisionError: nothing .* \(bots\.py, line \d+\)$",
        ),
        ("tests.arena.bots:nobody", "arena-no-bot", "does not make a bot, but None"),
        ("os:getcwd", "arena-broken-bot", r"TypeError: .*getcwd\(\) takes no arguments \(2 given\)$"),
        ("os:sep", "arena-broken-bot", "TypeError: 'str' object is not callable$"),
        ("os:nowhere", "arena-no-such-bot", "os has no nowhere"),
        ("misspelt:Bot", "arena-broken-bot", r"SyntaxError: .*\(misspelt\.py, line 1\)$"),
        ("search:abc", "unknown-bot", "no bot 'search:abc'"),
    ],
)
def test_what_makes_no_bot_gets_a_specific_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, key: str, complaint: str
) -> None:
    (tmp_path / "misspelt.py").write_text("clas Bot:\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(WarhostError, match=complaint) as refusal:
        run(TOURNAMENT._replace(bots=(name,)))
    assert refusal.value.key == key
