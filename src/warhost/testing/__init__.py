"""For authors of games: the conformance kit, which every game must pass, and the scenario kit, for tests of its rules.

    class TestHarvest(Conformance):
        game = GAME
        variants = [Variant(2), Variant(4, {"rounds": "5"})]
        golden = Path(__file__).parent / "golden"

    def test_the_victim_chooses_what_it_gives() -> None:
        table = Scenario.of_game(GAME, ["thieves"], seats=["red", "green"], played={"red": "thief"}, hands={"green": ["two"]})
        table.choose("rob:green", "give:two>red")
        assert table.of("hands", "red") == ["two"]

Both need nothing but Python; pytest runs the first as it stands."""

from warhost.testing.conformance import Conformance
from warhost.testing.playing import Variant
from warhost.testing.scenario import Scenario

__all__ = ["Conformance", "Scenario", "Variant"]
