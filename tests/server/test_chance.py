"""Names that a server draws."""

from __future__ import annotations

import random

from warhost.server.chance import Chance


def test_no_name_begins_like_a_flag() -> None:
    chance = Chance(random.Random(1))
    names = [chance.token(12) for _ in range(2_000)]
    assert not [name for name in names if name.startswith("-")]
    assert any("-" in name for name in names)
    assert len(set(names)) == len(names)
