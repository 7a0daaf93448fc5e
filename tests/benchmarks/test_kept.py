"""What a benchmark has played goes on being used as long as the same bots play by the same rules, and no longer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from benchmarks import duplicate, kept
from benchmarks.kept import Kept


def test_what_was_played_is_still_there(tmp_path: Path) -> None:
    first = Kept(tmp_path / "karak.jsonl", "karak", [4, 7])
    first.add([1, 2])
    first.add({"winner": 3})
    assert Kept(tmp_path / "karak.jsonl", "karak", (4, 7)).lines == [[1, 2], {"winner": 3}]


@pytest.mark.parametrize("changed", ["revision", "bots"])
def test_games_of_other_rules_or_bots_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    Kept(tmp_path / "karak.jsonl", "karak").add([1])
    now = kept.played_by_now("karak")
    later: dict[str, Any] = now | {changed: "another"}
    monkeypatch.setattr(kept, "played_by_now", lambda _game: later)
    with pytest.raises(SystemExit, match="have changed since"):
        Kept(tmp_path / "karak.jsonl", "karak")


def test_games_of_other_players_are_refused(tmp_path: Path) -> None:
    Kept(tmp_path / "karak.jsonl", "karak", [4, 7]).add([1])
    with pytest.raises(SystemExit, match="have changed since"):
        Kept(tmp_path / "karak.jsonl", "karak", [4, 8])


def test_a_changed_bot_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = tmp_path / "src" / "warhost" / "bots"
    bots.mkdir(parents=True)
    (bots / "greedy.py").write_text("best = max")
    monkeypatch.setattr(kept, "ROOT", tmp_path)
    before = kept.played_by_now("karak")
    (bots / "greedy.py").write_text("best = min")
    assert kept.played_by_now("karak") != before


def test_duplicate_play_with_other_errors_does_not_take_up_old_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    duplicate.Games("karak", tmp_path)
    monkeypatch.setattr(duplicate, "WORST", 0.5)
    with pytest.raises(SystemExit, match="have changed since"):
        duplicate.Games("karak", tmp_path)


def test_what_was_measured_before_there_was_a_constant_to_choose_is_still_told() -> None:
    cells = {str(length): [0.5, 0.25] for length in duplicate.LENGTHS}
    told: dict[str, Any] = {f"{form}_{way}": cells for form in duplicate.FORMS for way in duplicate.WAYS}
    chosen = {"choosing": {str(neutral): neutral / 100 for neutral in duplicate.NEUTRALS}}
    text = duplicate.as_text({"karak": told | {"deals": 8}, "oldworld": told | chosen | {"deals": 64}})
    assert "karak 8, oldworld 64" in text
    assert "| mean | 0.0000 | 0.0100 |" in text, "of those of which it is known"
    assert "constant" not in duplicate.as_text({"karak": told | {"deals": 8}})
