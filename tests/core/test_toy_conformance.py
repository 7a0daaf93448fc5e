"""The toy passes the whole battery."""

from pathlib import Path

from tests.toy import GAME
from warhost.testing import Conformance, Variant


class TestToy(Conformance):
    game = GAME
    variants = [Variant(2), Variant(3), Variant(4), Variant(4, {"rounds": "5"})]
    golden = Path(__file__).parent / "golden"
