"""The Monsters one by one, each with its edge (BR 19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bloodrage.scenario import Scenario, arrange, pillage


@pytest.mark.parametrize(
    ("monster", "cost", "strength"),
    [
        ("troll", 2, 2),
        ("dwarf_chieftain", 0, 2),
        ("valkyrie", 2, 2),
        ("dark_elf", 1, 1),
        ("fire_giant", 4, 4),
        ("frost_giant", 4, 4),
        ("soldier_of_hel", 0, 3),
        ("volur_witch", 3, 3),
    ],
)
def test_costs_and_strengths(monster: str, cost: int, strength: int) -> None:
    """BR 19.1, 19.3, 19.6, 19.8, 19.10, 19.11, 19.13: the card and every invade."""
    table = arrange("turn", rage={"wolf": 9}, hands={"wolf": [monster]})
    table.choose(f"upgrade:{monster}>monster_1", "decline")
    assert table.rage("wolf") == 9 - cost
    table.choose(f"invade:{monster}:reserve>gimle")
    assert table.rage("wolf") == 9 - 2 * cost
    assert table.strength("wolf", "gimle") == strength


def test_troll() -> None:
    """BR 19.1, 19.2: kills enemy Warriors where it invades, and nobody else."""
    table = arrange(
        "turn",
        rage={"wolf": 2},
        sheets={"wolf": {"monster_1": "troll"}},
        warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 1}, "bear": {"gimle": 1}},
        leaders={"raven": "gimle"},
        ships={"raven": "fjord_west"},
    )
    table.choose("invade:troll:reserve>gimle")
    assert table.warriors("wolf", "gimle") == 1
    assert table.warriors("raven", "valhalla") == table.warriors("bear", "valhalla") == 1
    assert table.where("raven", "leader") == "gimle"
    assert table.where("raven", "ship") == "fjord_west"


def test_troll_with_its_upgrade() -> None:
    """BR 19.2, 8.6."""
    table = arrange("turn", rage={"wolf": 2}, hands={"wolf": ["troll"]}, warriors={"raven": {"gimle": 3}})
    table.choose("upgrade:troll>monster_1", "invade:troll:reserve>gimle")
    assert table.warriors("raven", "valhalla") == 3


def test_troll_in_a_call_to_battle() -> None:
    """BR 19.2: a move is no invade."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"wolf": {"gimle": 1}},
        sheets={"raven": {"monster_1": "troll"}},
        monsters={"troll": "andlang"},
        hands={"wolf": ["tyrs_bash"]},
    )
    table.choose("join:troll:andlang")
    assert table.warriors("wolf", "gimle") == 1


def test_sea_serpent_sails_with_a_ship_upgrade() -> None:
    """BR 8.5, 19.4: it or the Ship, not both; alone, if the Ship is out; a card for another slot does not call it."""
    fjords = ("northeast", "east", "southwest", "west")
    sheets = {"wolf": {"monster_1": "sea_serpent"}}
    hands = {"wolf": ["lokis_dragons", "lord_of_axes"]}
    table = arrange("turn", rage={"wolf": 6}, sheets=sheets, hands=hands)
    table.choose("upgrade:lokis_dragons>ship")
    assert table.options == [
        *(f"invade:ship:reserve>fjord_{name}" for name in fjords),
        *(f"invade:sea_serpent:reserve>fjord_{name}" for name in fjords),
        "decline",
    ]
    rage = table.rage("wolf")
    table.choose("invade:sea_serpent:reserve>fjord_west")
    assert table.where("wolf", "sea_serpent") == "fjord_west"
    assert table.where("wolf", "ship") == "reserve"
    assert table.rage("wolf") == rage
    assert table.asked == "wolf turn"
    table = arrange("turn", rage={"wolf": 6}, sheets=sheets, hands=hands, ships={"wolf": "fjord_east"})
    table.choose("upgrade:lokis_dragons>ship")
    assert table.options == [*(f"invade:sea_serpent:reserve>fjord_{name}" for name in fjords), "decline"]
    table = arrange("turn", rage={"wolf": 6}, sheets=sheets, hands=hands)
    table.choose("upgrade:lord_of_axes>leader")
    assert not [option for option in table.options if "sea_serpent" in option]


def test_a_sea_serpent_that_joins_does_not_call_the_ship() -> None:
    """BR 8.6: its own card lets it alone invade."""
    table = arrange("turn", rage={"wolf": 6}, hands={"wolf": ["sea_serpent"]})
    table.choose("upgrade:sea_serpent>monster_1")
    assert not [option for option in table.options if "invade:ship" in option]


def test_sea_serpent() -> None:
    """BR 19.4, 19.5, 7.5: a ship of strength 3, whatever the Ship slot holds."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        sheets={"wolf": {"monster_1": "sea_serpent", "ship": "eternal_dragons"}},
    )
    assert table.refusal("invade:sea_serpent:reserve>gimle") == "ships_need_fjords"
    table.choose("invade:sea_serpent:reserve>fjord_west")
    assert table.rage("wolf") == 3
    assert table.strength("wolf", "gimle") == table.strength("wolf", "myrkulor") == 3
    assert table.offered("march") == []
    assert table.offered("pillage") == ["gimle", "myrkulor"]


def test_valkyrie() -> None:
    """BR 19.6, 17.13: 2 for each enemy figure destroyed in her battle."""
    table = pillage(
        "gimle",
        warriors={"raven": {"gimle": 2}, "bear": {"gimle": 1}},
        sheets={"wolf": {"monster_1": "valkyrie"}},
        monsters={"valkyrie": "gimle"},
        hands={"wolf": ["tyrs_smite_1"]},
    )
    table.play(wolf="tyrs_smite_1")
    assert table.glory("wolf") == 4 + 6


def test_valkyrie_dies_and_still_pays() -> None:
    """BR 19.7, 12.12: she was there when the battle began."""
    table = pillage(
        "gimle",
        warriors={"raven": {"gimle": 2}, "bear": {"gimle": 1}},
        sheets={"wolf": {"monster_1": "valkyrie"}},
        monsters={"valkyrie": "gimle"},
        hands={"raven": ["tyrs_smite_1"]},
    )
    table.play(raven="tyrs_smite_1")
    assert table.where("wolf", "valkyrie") == "valhalla"
    assert table.glory("wolf") == 2


def test_valkyrie_must_take_part() -> None:
    """BR 19.6, 19.7: elsewhere she sees nothing; without a battle nobody dies."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"wolf": {"monster_1": "valkyrie"}},
        monsters={"valkyrie": "horgr"},
    )
    assert table.glory("wolf") == 4


def test_dark_elf() -> None:
    """BR 19.8, 19.9, 6.6: into Yggdrasil for 1, with strength 3 there."""
    table = arrange("turn", rage={"wolf": 6}, sheets={"wolf": {"monster_1": "dark_elf"}})
    table.choose("invade:dark_elf:reserve>yggdrasil")
    assert table.rage("wolf") == 5
    assert table.strength("wolf", "yggdrasil") == 3
    table = arrange("turn", rage={"wolf": 1}, hands={"wolf": ["dark_elf"]})
    table.choose("upgrade:dark_elf>monster_1", "invade:dark_elf:reserve>yggdrasil")
    assert table.where("wolf", "dark_elf") == "yggdrasil"


def test_fire_giant() -> None:
    """BR 19.10, 1.9: everybody in the province and ships in its fjord, except Monsters."""
    table = arrange(
        "turn",
        rage={"wolf": 4},
        sheets={
            "wolf": {"monster_1": "fire_giant"},
            "raven": {"monster_1": "sea_serpent"},
            "bear": {"monster_1": "troll"},
        },
        warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 1}},
        leaders={"raven": "gimle"},
        ships={"bear": "fjord_west", "wolf": "fjord_west", "serpent": "fjord_east"},
        monsters={"sea_serpent": "fjord_west", "troll": "gimle"},
    )
    table.choose("invade:fire_giant:reserve>gimle")
    assert sorted(table.valhalla("raven")) == ["leader", "warrior"]
    assert table.valhalla("bear") == ["ship"]
    assert table.valhalla("wolf") == []
    assert table.valhalla("serpent") == []
    assert table.where("raven", "sea_serpent") == "fjord_west"
    assert table.where("bear", "troll") == "gimle"


def test_victims_decide_from_the_first_player_on() -> None:
    """BR 3.4, 19.10."""
    protected = {"clan_1": "friggas_protection"}
    table = arrange(
        "turn",
        turn="raven",
        first_player="bear",
        rage={"raven": 4, "wolf": 1},
        sheets={"raven": {"monster_1": "fire_giant"}, "wolf": protected},
        warriors={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
    )
    table.choose("invade:fire_giant:reserve>gimle")
    assert table.warriors("bear", "valhalla") == 1
    assert table.asked == "wolf rescue"


@pytest.mark.parametrize(
    ("province", "steps", "glory"),
    [("utgard", [1, 1, 3], 0), ("yggdrasil", [3, 3, 3], 0), ("myrkulor", [1, 1, 1], 10)],
)
def test_frost_giant(province: str, steps: list[int], glory: int) -> None:
    """BR 19.11: the reward twice, with or without a battle."""
    table = pillage(
        province, sheets={"wolf": {"monster_1": "frost_giant"}}, monsters={"frost_giant": province}
    )
    assert [table.step("wolf", track) for track in ("rage", "axes", "horns")] == steps
    assert table.glory("wolf") == glory


def test_frost_giant_repeats_only_the_reward() -> None:
    """BR 19.12: not the glory of the battle; and it must be there."""
    table = pillage(
        "myrkulor",
        sheets={"wolf": {"monster_1": "frost_giant"}},
        monsters={"frost_giant": "myrkulor"},
        warriors={"raven": {"myrkulor": 1}},
    )
    assert table.glory("wolf") == 5 + 5 + 3
    table = pillage(
        "myrkulor",
        sheets={"wolf": {"monster_1": "frost_giant"}},
        monsters={"frost_giant": "horgr"},
        leaders={"wolf": "myrkulor"},
    )
    assert table.glory("wolf") == 5


def witch_in(province: str) -> Scenario:
    return pillage(
        province,
        turn="raven",
        leaders={"raven": province},
        sheets={"wolf": {"monster_1": "volur_witch"}},
        monsters={"volur_witch": province},
        hands={"raven": ["tyrs_smite_1"]},
    )


def test_volur_witch_retreats() -> None:
    """BR 19.13, 19.14, 13.4: to Yggdrasil instead of dying; she may also die."""
    table = witch_in("gimle").play(raven="tyrs_smite_1")
    assert table.asked == "wolf rescue"
    assert table.options == ["retreat", "lose"]
    table.choose("retreat")
    assert table.where("wolf", "volur_witch") == "yggdrasil"
    table = witch_in("gimle").play(raven="tyrs_smite_1").choose("lose")
    assert table.where("wolf", "volur_witch") == "valhalla"


def test_volur_witch_dies_in_yggdrasil() -> None:
    """BR 19.13."""
    table = witch_in("yggdrasil").play(raven="tyrs_smite_1")
    assert table.where("wolf", "volur_witch") == "valhalla"


def test_volur_witch_and_odins_tide() -> None:
    """BR 19.14: when she is not the one who is kept; then she no longer counts."""
    table = pillage(
        "gimle",
        turn="raven",
        leaders={"raven": "gimle", "wolf": "gimle"},
        sheets={"wolf": {"monster_1": "volur_witch"}},
        monsters={"volur_witch": "gimle"},
        hands={"raven": ["odins_tide"]},
    )
    table.play(raven="odins_tide").choose("spare:leader", "retreat")
    assert [event["figures"] for event in table.events("strength")] == [3, 3]
    assert table.where("wolf", "volur_witch") == "yggdrasil"


def test_volur_witch_in_ragnarok() -> None:
    """BR 19.14, 21.6: she may flee, and brings no glory then; by agreement she dies."""
    given: dict[str, Any] = {
        "doom": ["gimle"] * 3,
        "sheets": {"wolf": {"monster_1": "volur_witch"}},
        "monsters": {"volur_witch": "gimle"},
        "warriors": {"wolf": {"gimle": 1}},
    }
    table = arrange("ragnarok", **given)
    table.choose("retreat")
    assert table.where("wolf", "volur_witch") == "yggdrasil"
    assert table.glory("wolf") == 4
    table = arrange("ragnarok", settings={"witch_in_ragnarok": "dies"}, **given)
    assert table.glory("wolf") == 8
