"""Statistics over records: what is counted, and what is left out."""

from __future__ import annotations

import gzip
import json
import random
from math import inf
from pathlib import Path

import pytest
from typer.testing import CliRunner

from warhost import games
from warhost.analysis.simulated import gather, options, pack, simulated
from warhost.analysis.statistics import SIMULATED, Counted, counted, statistics
from warhost.arena.simulate import Plan, simulate
from warhost.cli.app import app

KARAK = games.load("karak")


def seat_wins(card: str, had: bool, won: bool) -> Counted:
    cards = [{card} if had else set(), set()]
    return Counted("karak", 1, {}, ["darius", "xanros"], [float(won), float(not won)], cards, 100, "all_dead")


def test_a_card_that_wins_is_worth_more_than_nothing() -> None:
    card = KARAK.components.ids[0]
    ending = KARAK.endings.ids[0]
    told = [seat_wins(card, i % 2 == 0, i % 2 == 0 or i % 8 == 1)._replace(ending=ending) for i in range(80)]
    found = statistics(KARAK, told)
    [worth] = found["cards"]
    assert worth["card"] == card
    assert worth["had"]["games"] == worth["had_not"]["games"] == 40
    assert worth["worth"] == pytest.approx(0.75)
    assert 0 < worth["low"] < worth["worth"] < worth["high"]
    assert found["endings"][0] == {"ending": ending, "games": 80}
    darius = next(side for side in found["sides"] if side["name"] == "darius")
    assert darius["games"] == 80
    assert darius["low"] < darius["share"] < darius["high"]


def test_records_are_counted_from_a_folder(tmp_path: Path) -> None:
    simulate(Plan("bloodrage", 2, 3, 1, ("random",), {}, tmp_path))
    (tmp_path / "broken.warhost").write_text("nothing")
    answer = CliRunner().invoke(app, ["stats", str(tmp_path), "--json"])
    [told] = json.loads(answer.stdout)
    assert (told["games"], told["left_out"]) == (3, 1)
    assert sum(side["wins"] for side in told["sides"]) == pytest.approx(3)
    first = counted(sorted(tmp_path.glob("bloodrage*"))[0].read_text())
    assert first is not None
    assert all(cards for cards in first.cards)
    shown = CliRunner().invoke(app, ["stats", str(tmp_path)]).stdout
    bins = [games for games in told["length"]["bins"] if games]
    assert sum(line.count("█") > 0 for line in shown.splitlines()) == len(bins)
    assert str(told["length"]["most"]) in shown
    for language in ("en", "pl", "fr", "ru"):
        assert CliRunner().invoke(app, ["stats", str(tmp_path), "--lang", language]).exit_code == 0


def test_a_card_is_not_worth_less_for_being_had_in_games_of_many() -> None:
    """With everybody equally good, it is had by all of four players and by nobody of two."""
    card, ending = KARAK.components.ids[0], KARAK.endings.ids[0]
    told = []
    for turn in range(24):
        for sides, had in (
            (["darius", "xanros"], False),
            (["darius", "xanros", "horan", "taia"], turn // 4 % 3 > 0),
        ):
            won = [float(seat == turn % len(sides)) for seat in range(len(sides))]
            cards = [{card} if had else set() for _ in sides]
            told.append(Counted("karak", 1, {}, sides, won, cards, 100, ending))
    found = statistics(KARAK, told)
    [worth] = [each for each in found["cards"] if each["card"] == card]
    assert worth["had"]["fair"] == pytest.approx(0.25)
    assert worth["had_not"]["fair"] == pytest.approx(0.4)
    assert worth["worth"] == pytest.approx(0.0, abs=1e-9)
    assert worth["low"] < 0 < worth["high"]


def test_options_are_told_where_games_differ_in_them() -> None:
    ending = KARAK.endings.ids[0]
    one = Counted(
        "karak", 1, {"merchant": "off"}, ["darius", "xanros"], [1.0, 0.0], [set(), set()], 9, ending
    )
    other = one._replace(options={}, won=[0.0, 1.0])
    found = statistics(KARAK, [one, other])["options"]
    assert [(each["option"], each["value"], each["games"]) for each in found] == [
        ("merchant", "on", 1),
        ("merchant", "off", 1),
    ]
    assert [side["share"] for side in found[1]["sides"] if side["name"] == "darius"] == [1.0]
    assert statistics(KARAK, [one, one])["options"] == []


@pytest.mark.parametrize("name", games.OURS)
def test_simulated_games_come_with_options_and_sides_in_all_seats(name: str) -> None:
    told = json.loads(gzip.decompress((SIMULATED / f"{name}.json.gz").read_bytes()))
    game = games.load(name)
    assert told["revision"] == game.revision
    assert {each["option"] for each in told["options"]} == {
        each.name for each in game.settings.all if not each.in_file and not each.names_sides
    }
    assert {side["name"] for side in told["sides"]} == set(game.sides.ids)
    assert {"share", "fair", "low", "high"} <= told["sides"][0].keys()


@pytest.mark.parametrize("name", games.OURS)
def test_options_are_drawn_until_the_game_takes_them(name: str) -> None:
    game = games.load(name)
    lots = random.Random(1)
    first_sides = set()
    for _ in range(60):
        seats = lots.choice([count for count in game.seat_counts if count > 1])
        drawn = options(game, seats, lots)
        sides = game.choose_sides(seats, game.table_settings(drawn))
        first_sides.add(sides[0] if sides else None)
    if any(each.names_sides and each.read is not None for each in game.settings.all):
        assert len(first_sides) > 2


def test_simulating_goes_on_where_it_stopped(tmp_path: Path) -> None:
    game, kept = games.load("bloodrage"), tmp_path / "kept.jsonl"
    first = gather(game, kept, 1, 1, inf)
    both = gather(game, kept, 2, 1, inf)
    assert both[0] == first[0]
    assert len(kept.read_text().splitlines()) == 2
    assert gather(game, kept, 2, 1, inf) == both
    assert both[1] == simulated("bloodrage", 1) != both[0]
    pack(statistics(game, list(both.values())), tmp_path / "once.json.gz")
    pack(statistics(game, list(gather(game, kept, 2, 1, inf).values())), tmp_path / "twice.json.gz")
    assert (tmp_path / "once.json.gz").read_bytes() == (tmp_path / "twice.json.gz").read_bytes()


def test_nothing_counted_is_told_as_nothing() -> None:
    found = statistics(KARAK, [])
    assert found["games"] == 0
    assert found["sides"] == found["cards"] == []
