"""The toy passes the whole battery."""

from pathlib import Path

from tests.toy import GAME
from warhost.conformance import Conformance, Table


class TestToy(Conformance):
    game = GAME
    tables = [Table(2), Table(3), Table(4), Table(4, {"rounds": "5"})]
    golden = Path(__file__).parent / "golden"
