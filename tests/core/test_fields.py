"""Sets as bit masks, and how lists that copies share change."""

from __future__ import annotations

import pytest

from warhost.core.domain import Domain
from warhost.core.errors import BadPosition
from warhost.core.fields import Members, Pairs, changed

TREES = Domain("tree", ["oak", "elm", "ash"])
FRUITS = Domain("fruit", ["apple", "pear"])


def test_a_set_is_written_in_the_order_of_its_domain() -> None:
    members = Members(TREES)
    assert members.encode(0b101) == ["oak", "ash"]
    assert members.decode(["ash", "oak"], "$") == 0b101


def test_a_set_of_pairs_is_written_by_the_first_of_each() -> None:
    pairs = Pairs(TREES, FRUITS)
    assert pairs.encode(0b11_00_10) == {"oak": ["pear"], "ash": ["apple", "pear"]}
    for mask in range(1 << 6):
        assert pairs.decode(pairs.encode(mask), "$") == mask


@pytest.mark.parametrize(
    ("codec", "data", "complaint"),
    [
        (Members(TREES), {}, r"\$\.x: expected a list"),
        (Members(TREES), ["oak", "fig"], r"\$\.x\[1\]: there is no tree 'fig'"),
        (Members(TREES), [3], r"\$\.x\[0\]: there is no tree 3"),
        (Pairs(TREES, FRUITS), [], r"\$\.x: expected an object"),
        (Pairs(TREES, FRUITS), {"fig": []}, r"\$\.x: there is no tree 'fig'"),
        (Pairs(TREES, FRUITS), {"oak": ["fig"]}, r"\$\.x\.oak\[0\]: there is no fruit 'fig'"),
        (Pairs(TREES, FRUITS), {"oak": "pear"}, r"\$\.x\.oak: expected a list"),
    ],
)
def test_an_error_names_the_place(codec: Members | Pairs, data: object, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        codec.decode(data, "$.x")


def test_a_changed_list_is_another_one() -> None:
    before = [1, 2, 3]
    assert changed(before, 1, 9) == [1, 9, 3]
    assert before == [1, 2, 3]
