"""The conformance kit: what every game must pass, written once.

class TestMyGame(Conformance):
    game = GAME
    tables = [Table(2), Table(3, {"rounds": "5"})]
    golden = Path(__file__).parent / "golden"
"""

from warhost.conformance.battery import Conformance
from warhost.conformance.playing import Table

__all__ = ["Conformance", "Table"]
