"""What a data file may say of cards and upgrades: which operations, for how many things, and that nothing is left unread."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.core.arguments import number
from warhost.core.data import DataFile, Entry
from warhost.core.errors import BadData
from warhost.core.operations import Operation, Operations
from warhost.games.oldworld.cards import effects, old_world, old_world_text
from warhost.games.oldworld.components import CHAOS, UPGRADES
from warhost.games.oldworld.rules import arrival, draw

FIRST_TWO_FIGURES = [UPGRADES.index["khorne_cultist"], UPGRADES.index["khorne_warrior"]]


def table(**keys: Any) -> Entry:
    """One operation of a file, or another table of it."""
    return Entry("file", keys)


def with_the_same_text(things: list[int], many: int) -> Operations[Operation]:
    """A file in which these things, and no others, have the operation `shared`."""
    return Operations(
        [[table(op="shared", n=2)] if thing in things else [] for thing in range(many)], blanks=2
    )


def says_instead(patch: pytest.MonkeyPatch, file: object, other: object, parts: tuple[str, ...]) -> None:
    """For this test the game has other data. The object stays the same: compiled rules know it, and do not look it up again."""
    for part in parts:
        patch.setattr(file, part, getattr(other, part))


OPERATIONS = ("effects", "all", "by_thing")
TABLE = ("where", "_data", "_read")


def test_several_cards_may_have_the_same_text_of_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [CHAOS.index["influenza"], CHAOS.index["dazzle"]]
    texts = with_the_same_text(cards, len(CHAOS.ids))
    says_instead(monkeypatch, effects.CHAOS_OPERATIONS, texts, OPERATIONS)
    declared = effects.Moment().operation("shared", n=number(1, 9))(lambda *_: None)
    assert declared.of == cards


def test_several_figures_may_have_the_same_ability(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = with_the_same_text(FIRST_TWO_FIGURES, len(UPGRADES.ids))
    says_instead(monkeypatch, effects.UPGRADE_OPERATIONS, texts, OPERATIONS)
    assert effects.ability("shared", n=number(1, 9)).of == FIRST_TWO_FIGURES


def test_several_power_upgrades_may_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [UPGRADES.index["khorne_power_1"], UPGRADES.index["khorne_power_2"]]
    texts = with_the_same_text(both, len(UPGRADES.ids))
    says_instead(monkeypatch, effects.UPGRADE_OPERATIONS, texts, OPERATIONS)
    assert effects.power_upgrade("shared", n=number(1, 9)).of == both


def test_only_one_kind_of_figure_stands_on_card_spaces() -> None:
    """OW 17.12: the card space says of whom it is taken by nothing but a Horror's mark."""
    with pytest.raises(BadData, match="only one of all things"):
        arrival.HOLDING.read_one(UPGRADES.index["slaanesh_warrior"], table(op="hold_card_space"))


@pytest.mark.parametrize("operations", ["CHAOS_OPERATIONS", "UPGRADE_OPERATIONS"])
def test_an_operation_that_nobody_declares_is_an_error(
    monkeypatch: pytest.MonkeyPatch, operations: str
) -> None:
    unknown: Operations[Operation] = Operations([[table(op="fly")]])
    says_instead(monkeypatch, getattr(effects, operations), unknown, OPERATIONS)
    with pytest.raises(BadData, match="'fly' is not known"):
        effects.finish()


@pytest.mark.parametrize("data", ["CHAOS_DATA", "UPGRADE_DATA"])
def test_a_key_that_nothing_reads_is_an_error(monkeypatch: pytest.MonkeyPatch, data: str) -> None:
    says_instead(monkeypatch, getattr(effects, data), DataFile("cards.toml", {"colour": "red"}), TABLE)
    with pytest.raises(BadData, match=r"cards\.toml\.colour.*nothing reads this"):
        effects.finish()


@pytest.mark.parametrize(("name", "value"), [("tzeentch_hand", "8"), ("tzeentch_foot", "7")])
def test_an_agreement_names_a_setting_and_a_value_that_exist(name: str, value: str) -> None:
    """OW 19.14."""
    with pytest.raises(BadData, match="there is no setting"):
        draw.Agreement(table(setting=name, value=value, cards=2), "cards")


@pytest.mark.parametrize(("key", "value"), [("copies", 99), ("provenance", "rumour")])
def test_a_wrong_old_world_card_of_our_own_is_an_error_at_once(
    monkeypatch: pytest.MonkeyPatch, key: str, value: Any
) -> None:
    """OW 18.8 and the others of its chapter: not only when the card is dealt."""
    monkeypatch.setitem(old_world_text.OUR_CARDS[0], key, value)
    old_world_text._KNOWN.clear()  # those that were read already
    with pytest.raises(BadData, match=key):
        old_world.check_our_cards()
