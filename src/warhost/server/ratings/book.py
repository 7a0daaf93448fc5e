"""The ratings of some people, and how a finished game changes them. The same for a game that ends now and for all games counted
anew: equal games in equal order give equal numbers."""

from __future__ import annotations

from collections.abc import Iterable

from warhost.server.database.result_rows import ALL_SEASONS, ALL_SIDES, GameRow, RatingRow, ResultRow
from warhost.server.ratings.anchors import anchor
from warhost.server.ratings.skill import Skill, after_game

Key = tuple[str, str, str, int, str]
"""Person, game, pace, season, side."""


class Book:
    def __init__(self, rows: Iterable[RatingRow] = (), unlisted: Iterable[str] = ()) -> None:
        """`unlisted`: people whom no leaderboard shows."""
        self.rows: dict[Key, RatingRow] = {key_of(row): row for row in rows}
        self._unlisted = frozenset(unlisted)

    def count(self, game: GameRow, results: list[ResultRow]) -> list[ResultRow]:
        """The results with the ratings before and after; the book is changed. A casual game changes nothing."""
        if not game.rated or len(results) < 2:
            return results
        before = [self._skill(game, result, ALL_SIDES) for result in results]
        places = [result.place for result in results]
        fixed = [result.person is None for result in results]
        after = after_game(before, places, fixed)
        for seat, result in enumerate(results):
            if result.person is None:
                continue
            self._enter(game, result, ALL_SEASONS, ALL_SIDES, after[seat])
            self._enter(game, result, game.season, ALL_SIDES, after[seat])
            self._enter(game, result, ALL_SEASONS, result.side, self._with_side(game, results, before, seat))
            result.strength_before = before[seat].strength
            result.strength, result.deviation = after[seat].strength, after[seat].deviation
        return results

    def _with_side(self, game: GameRow, results: list[ResultRow], before: list[Skill], seat: int) -> Skill:
        """How strong somebody is with this side alone, by the same game against the same opponents."""
        skills = before.copy()
        skills[seat] = self._skill(game, results[seat], results[seat].side)
        fixed = [at != seat for at in range(len(results))]
        return after_game(skills, [result.place for result in results], fixed)[seat]

    def _skill(self, game: GameRow, result: ResultRow, side: str) -> Skill:
        if result.person is None:
            strength = anchor(game.game, result.bot or "")
            return Skill() if strength is None else Skill(strength, 0.0)
        row = self.rows.get((result.person, game.game, game.pace, ALL_SEASONS, side))
        return Skill() if row is None else Skill(row.strength, row.deviation)

    def _enter(self, game: GameRow, result: ResultRow, season: int, side: str, skill: Skill) -> None:
        person = result.person or ""
        key = (person, game.game, game.pace, season, side)
        old = self.rows.get(key)
        self.rows[key] = RatingRow(
            *key,
            strength=skill.strength,
            deviation=skill.deviation,
            is_listed=skill.is_certain and person not in self._unlisted,
            games=1 + (old.games if old else 0),
            wins=int(result.has_won) + (old.wins if old else 0),
            number=game.number,
        )


def key_of(row: RatingRow) -> Key:
    return row.person, row.game, row.pace, row.season, row.side
