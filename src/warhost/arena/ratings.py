"""How strong the bots are, from who came before whom: openskill's Plackett-Luce model for tables of any size, with ties.

A bot does not learn, so its strength is taken to stay the same; games count in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from warhost.arena.played import Played
from warhost.core.errors import WarhostError

if TYPE_CHECKING:
    from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

NORMAL_95: Final = 1.959964


class Rating(NamedTuple):
    """A strength and its standard deviation; everybody begins at 25, give or take 8.3."""

    strength: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        """The model's own 95 %. Ratings of equally long tournaments differ less than it says; but whoever wins nearly
        always is rated too high at first, since early games weigh most, and of that it says nothing."""
        margin = NORMAL_95 * self.deviation
        return self.strength - margin, self.strength + margin


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """Of all bots that have met another."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise WarhostError(
            "arena-missing-package",
            "this needs the package 'openskill': install warhost with the extra 'arena'",
            {"package": "openskill", "extra": "arena"},
        ) from None
    model = PlackettLuce(tau=0.0)
    current: dict[str, PlackettLuceRating] = {}
    for played in games:
        names = list(dict.fromkeys(played.bots))
        if len(names) < 2:
            continue
        for name in names:
            current.setdefault(name, model.rating(name=name))
        rated = model.rate(
            [[current[name]] for name in played.bots], ranks=[float(place) for place in played.places()]
        )
        for name in names:
            # A bot at several seats takes the mean of what they tell about it.
            own = [team[0] for team, each in zip(rated, played.bots, strict=True) if each == name]
            current[name] = model.create_rating(
                [sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)], name
            )
    return {name: Rating(rating.mu, rating.sigma) for name, rating in current.items()}
