"""A season of 200 people, none of them real: their games are really played, by bots that err at known rates (`bots/lapses.py`), and
rated as the server rates people. Nothing is drawn from the rating's own formula. What should come out: the order of the error
rates (rank correlation), and ratings that do not drift against the bots whose strength is fixed.

    nice -n 19 python -m benchmarks.season [--games 10000]

Goes on where it stopped: each game is a line in `build/season/`. Results: `benchmarks/results/season.json`."""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.kept import Kept
from warhost.arena.simulate import Plan, bot_seed, play_out
from warhost.bots.greedy import GreedyBot
from warhost.bots.lapses import Lapses, LapsingBot
from warhost.games import load
from warhost.server.ratings.anchors import anchor
from warhost.server.ratings.results import places_by_rules
from warhost.server.ratings.skill import Skill, after_game

GAME: Final = "oldworld"
SEATS: Final = 3
PEOPLE: Final = 200
SEED: Final = 20261118
BOT: Final = -1
"""In place of a person: `greedy`, whose strength is fixed."""
WITH_BOT: Final = 0.25
"""The share of tables at which a bot fills the last seat, as on a small server."""
WAITING: Final = 24
"""So many look for a game at a time; the nearest of them meet."""
RESULTS: Final = Path(__file__).parent / "results" / "season.json"


GIVEN: Final = [SEATS, PEOPLE, SEED, WITH_BOT, WAITING]


class Game(NamedTuple):
    seats: list[int]
    places: list[int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--keep", type=Path, default=Path("build/season"))
    wish = parser.parse_args()
    kept = Kept(wish.keep / "games.jsonl", GAME, GIVEN)
    known = len(kept.lines)
    season = Season()
    began = time.process_time()
    for number in range(wish.games):
        seats = season.next_table()
        if number == len(kept.lines):
            kept.add(Game(seats, really_played(number, seats)))
        game = Game(*kept.lines[number])
        if game.seats != seats:
            raise SystemExit(
                f"{wish.keep} was paired by ratings that have changed since; delete it to play anew"
            )
        season.rate(game)
    played = len(kept.lines) - known
    told = season.summary() | {"cpu_seconds_a_game": round((time.process_time() - began) / max(1, played), 3)}
    RESULTS.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    print(json.dumps(told, indent=1))


def lapses_of(person: int) -> Lapses:
    """From a player who hardly errs to one who overlooks two options of three."""
    share = person / (PEOPLE - 1)
    return Lapses(overlooks=0.66 * share, misjudges=0.66 * share, shows_off=0.3 * share)


def really_played(number: int, seats: list[int]) -> list[int]:
    game = load(GAME)
    if game.advice is None:
        raise RuntimeError("erring bots need advice")
    bots: list[Any] = []
    for seat, person in enumerate(seats):
        seed = bot_seed(SEED, number, seat)
        bots.append(
            GreedyBot(game.advice, seed)
            if person == BOT
            else LapsingBot(game.advice, seed, lapses_of(person))
        )
    plan = Plan(GAME, SEATS, number + 1, SEED, tuple("bot" for _ in seats), {})
    state, _ = play_out(game, plan, number, bots, None)
    sides = [str(seat) for seat in range(SEATS)]
    result = {
        "winners": [str(seat) for seat in state.winners],
        "scores": dict(zip(sides, game.scores(state), strict=True)),
    }
    places = places_by_rules(result, sides, set())
    return [places[side] for side in sides]


class Season:
    def __init__(self) -> None:
        self.skills = [Skill() for _ in range(PEOPLE)]
        self.games = [0] * PEOPLE
        self.lots = random.Random(SEED)
        self.means: list[float] = []
        self.correlations: dict[int, float] = {}
        self.count = 0
        self.settled_at = [0] * PEOPLE

    def next_table(self) -> list[int]:
        """Of those who wait, somebody and those who are nearest by rating; seats in random order."""
        waiting = self.lots.sample(range(PEOPLE), WAITING)
        first = waiting[0]
        near = sorted(waiting[1:], key=lambda p: abs(self.skills[p].strength - self.skills[first].strength))
        with_bot = self.lots.random() < WITH_BOT
        seats = [first, *near[: SEATS - 1 - with_bot], *([BOT] if with_bot else [])]
        self.lots.shuffle(seats)
        return seats

    def rate(self, game: Game) -> None:
        fixed = [person == BOT for person in game.seats]
        strength = anchor(GAME, "greedy")
        bot = Skill(1500.0 if strength is None else strength, 0.0)
        before = [bot if person == BOT else self.skills[person] for person in game.seats]
        for person, skill in zip(game.seats, after_game(before, game.places, fixed), strict=True):
            if person != BOT:
                self.skills[person] = skill
                self.games[person] += 1
                if skill.is_certain and not self.settled_at[person]:
                    self.settled_at[person] = self.games[person]
        self.count += 1
        if self.count % 500 == 0:
            self.means.append(sum(skill.strength for skill in self.skills) / PEOPLE)
            self.correlations[self.count] = round(self.correlation(), 4)

    def correlation(self) -> float:
        """Spearman's, between ratings and how little each errs."""
        # Equals in random order: whoever has not played must not stand in his true place by himself.
        people = random.Random(SEED).sample(range(PEOPLE), PEOPLE)
        order = sorted(people, key=lambda person: -self.skills[person].strength)
        apart = sum((place - person) ** 2 for place, person in enumerate(order))
        return 1 - 6 * apart / (PEOPLE * (PEOPLE**2 - 1))

    def summary(self) -> dict[str, Any]:
        certain = [games for games in self.settled_at if games]
        half = self.means[len(self.means) // 2 :]
        return {
            "game": GAME,
            "seats": SEATS,
            "people": PEOPLE,
            "games": self.count,
            "rank_correlation": round(self.correlation(), 4),
            "rank_correlation_after": self.correlations,
            "mean_rating_every_500_games": [round(mean, 1) for mean in self.means],
            "drift_in_the_second_half": round(half[-1] - half[0], 1) if half else None,
            "certain_people": sum(skill.is_certain for skill in self.skills),
            "games_until_certain_median": sorted(certain)[len(certain) // 2] if certain else None,
            "best_and_worst": [round(max(self.skills).strength), round(min(self.skills).strength)],
        }


if __name__ == "__main__":
    main()
