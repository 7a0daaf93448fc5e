"""Blood Rage passes the whole battery, for 2, 3 and 4 seats and a first game."""

from pathlib import Path

from warhost.conformance import Conformance, Table
from warhost.games.bloodrage import GAME


class TestBloodRage(Conformance):
    game = GAME
    tables = [
        Table(2),
        Table(3),
        Table(4),
        Table(4, {"first_game": "on"}),
        Table(3, {"clans": "bear-wolf-raven", "watches": "both", "leftover_rage": "kept", "prowess": "one"}),
    ]
    golden = Path(__file__).parent / "golden"
    games_for_components = 400
