"""Blood Rage passes the whole battery, for 2, 3 and 4 seats and a first game."""

from pathlib import Path

from warhost.games.bloodrage import GAME
from warhost.testing import Conformance, Variant


class TestBloodRage(Conformance):
    game = GAME
    variants = [
        Variant(2),
        Variant(3),
        Variant(4),
        Variant(4, {"first_game": "on"}),
        Variant(
            3, {"clans": "bear-wolf-raven", "watches": "both", "leftover_rage": "kept", "prowess": "one"}
        ),
    ]
    golden = Path(__file__).parent / "golden"
    games_for_components = 400
    # Four dead in the first Age: too rare where all play at random; test_end_of_age.py has it.
    unused_components = frozenset({"glorious_death_1-works"})
