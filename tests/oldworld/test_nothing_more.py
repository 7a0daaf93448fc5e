"""What does not happen: nobody sees more than he may, and what limits or forbids nothing does so nowhere."""

from __future__ import annotations

import pytest

from tests.oldworld.scenario import arrange
from warhost.core.trace import SPECTATOR
from warhost.core.view import view_json
from warhost.games.oldworld import GAME


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_order_of_decks_is_secret_and_discards_are_open(viewer: int) -> None:
    """OW 1.13."""
    table = arrange("turn", power={"khorne": 1}, discards={"nurgle": ["influenza"]})
    seen = view_json(GAME, table.match.state, viewer)["state"]
    for power in ("khorne", "nurgle"):
        assert set(seen["decks"][power]) == {"?"}
    assert set(seen["old_world_deck"]) == {"?"}
    assert seen["discards"]["nurgle"] == ["influenza"]


def test_a_noble_removes_nobody() -> None:
    """OW 18.2, 18.3: beside a Hero neither; he acts once, and Nurgle keeps two of three Lepers."""
    for tokens, left in (({"noble": 2}, 3), ({"noble": 1, "hero": 1}, 2)):
        table = arrange("heroes", figures={"kislev": {"leper": 3}}, tokens={"kislev": tokens})
        assert table.figures("kislev") == {"leper": left}


def test_an_event_alone_does_not_forbid_corruption() -> None:
    """OW 18.1: The Grail is Found is not on the track."""
    table = arrange("corruption", figures={"kislev": {"leper": 1}}, tokens={"kislev": {"event": 1}})
    assert table.corruption("kislev") == {"nurgle": 1}


def test_an_event_alone_does_not_keep_the_peace() -> None:
    """OW 18.1: Electors Sue for Peace is not on the track."""
    figures = {"kislev": {"bloodletter": 1, "leper": 1}}
    table = arrange("battle", figures=figures, tokens={"kislev": {"event": 1}}, dice=[4, 1])
    assert table.figures("kislev") == {"bloodletter": 1}


def test_a_ruined_region_is_left_like_any_other() -> None:
    """OW 6.12, 15.6: and its neighbours are within reach of it."""
    table = arrange(
        "turn",
        power={"nurgle": 1},
        seat="nurgle",
        figures={"kislev": {"leper": 1}},
        ruined=["kislev"],
        ruins_scored=1,
    )
    assert "summon:leper:kislev>empire" in table.options
    assert "summon:leper:reserve>troll_country" in table.options


def test_hands_grow_without_end() -> None:
    """OW 1.12: eight cards and two more."""
    hand = ["battle_cry"] * 4 + ["blood_frenzy"] * 4
    table = arrange("draw", hands={"khorne": hand}, draws=["ritual_slaying", "reborn_in_blood"])
    assert len(table.hand("khorne")) == 10
