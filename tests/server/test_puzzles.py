"""Puzzles and statistics at the server: what is told before and after a try, what counts, and what two at once cannot break."""

from __future__ import annotations

import asyncio
from datetime import date

from tests.server.conftest import Running
from warhost.analysis.puzzles.shelf import of_day, shelf

GAME = "bloodrage"
PATH = f"/api/puzzles/{GAME}"


async def test_a_puzzle_tells_nothing_of_its_solution_before_it_is_solved(server: Running) -> None:
    ann = await server.person()
    puzzle = await ann.get(f"{PATH}/next")
    kept = shelf(GAME)[puzzle["id"]]
    assert puzzle["view"]["viewer"] == kept.seat
    assert set(puzzle) & {"best", "solution", "gain", "line", "position", "greedy"} == set()
    others = [seat for seat in puzzle["view"]["seats"] if seat != kept.seat]
    assert all(set(puzzle["view"]["state"]["hands"][seat]) <= {"?"} for seat in others)
    wrong = await ann.post(f"{PATH}/{kept.id}/try", {"key": kept.greedy}, expect=200)
    assert not wrong["right"]
    assert wrong["solution"] is None
    assert wrong["change"] < 0
    right = await ann.post(f"{PATH}/{kept.id}/try", {"key": kept.best["key"]}, expect=200)
    assert (right["right"], right["tries"], right["change"]) == (True, 2, 0)
    assert right["solution"]["best"]["key"] == kept.best["key"]
    again = await ann.post(f"{PATH}/{kept.id}/try", {"key": kept.best["key"]}, expect=200)
    assert again["tries"] == 2
    assert (await ann.get(f"{PATH}/{kept.id}"))["mine"] == {"state": "solved", "tries": 2}
    assert (await ann.get(f"{PATH}/next"))["id"] != kept.id


async def test_what_is_shown_cannot_be_solved_any_more(server: Running) -> None:
    ann = await server.person()
    kept = next(iter(shelf(GAME).values()))
    shown = await ann.post(f"{PATH}/{kept.id}/try", {"key": None}, expect=200)
    assert shown["solution"]["best"]["key"] == kept.best["key"]
    later = await ann.post(f"{PATH}/{kept.id}/try", {"key": kept.best["key"]}, expect=200)
    assert later["change"] == 0
    assert later["standing"]["solved"] == 0
    assert later["standing"]["streak"] == 0


async def test_days_in_a_row_are_counted_and_broken(server: Running) -> None:
    ann = await server.person()
    for days in (1, 2):
        today = await ann.get(f"{PATH}/day")
        key = shelf(GAME)[today["id"]].best["key"]
        told = await ann.post(f"{PATH}/{today['id']}/try", {"key": key, "day": True}, expect=200)
        assert told["standing"]["days"] == days
        assert told["standing"]["today"]
        server.now.ahead_ms += 86_400_000
    server.now.ahead_ms += 86_400_000
    mine = next(each for each in await ann.get("/api/puzzles") if each["game"] == GAME)
    assert (mine["days"], mine["best_days"], mine["today"]) == (0, 2, False)


async def test_many_tries_at_once_count_once(any_server: Running) -> None:
    ann, bob = await any_server.person(), await any_server.person("Bob")
    kept = next(iter(shelf(GAME).values()))
    body = {"key": kept.best["key"]}
    tries = [who.post(f"{PATH}/{kept.id}/try", body, expect=200) for who in (ann, bob) for _ in range(4)]
    told = await asyncio.gather(*tries)
    assert all(each["right"] for each in told)
    for who in (ann, bob):
        mine = next(each for each in await who.get("/api/puzzles") if each["game"] == GAME)
        assert mine["solved"] == mine["streak"] == 1


async def test_what_makes_no_sense_is_refused(server: Running) -> None:
    ann, stranger = await server.person(), server.stranger()
    kept = of_day(GAME, date(2026, 1, 1))
    assert kept is not None
    path = f"{PATH}/{kept.id}/try"
    assert await stranger.refused("POST", path, {"key": None}) == (401, "refused-no-person")
    assert (await ann.refused("POST", path, {"key": "nonsense"}))[0] == 422
    assert await ann.refused("GET", f"{PATH}/nothing") == (404, "refused-no-puzzle")
    assert (await stranger.get(f"{PATH}/{kept.id}"))["mine"] is None


async def test_statistics_are_there_for_everybody_and_of_ones_own_games(server: Running) -> None:
    stranger = server.stranger()
    told = await stranger.get("/api/games/karak/statistics")
    assert told["source"] == "simulated"
    assert await stranger.refused("GET", "/api/games/karak/statistics?source=mine") == (
        401,
        "refused-no-person",
    )
    ann = await server.person()
    assert (await ann.get("/api/games/karak/statistics", source="mine"))["games"] == 0
