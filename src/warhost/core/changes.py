"""Changes: what must be set or removed to make one JSON value of another."""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Change = dict[str, Any]
"""`{"path": ["state", "threat"], "value": 3}` sets, `{"path": ["state", "tokens", "x"], "gone": True}` removes."""


def differences(old: Any, new: Any) -> list[Change]:
    """What makes `new` of `old`, as small as is worth the while."""
    changes: list[Change] = []
    note_differences(changes, [], old, new)
    return changes


def note_differences(changes: list[Change], path: Path, old: Any, new: Any) -> None:
    """Add what differs between two values that lie at `path`."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        changes += [{"path": [*path, name], "gone": True} for name in old if name not in new]
        for name, value in new.items():
            if name in old:
                note_differences(changes, [*path, name], old[name], value)
            else:
                changes.append({"path": [*path, name], "value": value})
    elif isinstance(old, list) and isinstance(new, list) and _are_alike(old, new):
        for index in range(len(new)):
            note_differences(changes, [*path, index], old[index], new[index])
    else:
        changes.append({"path": path, "value": new})


def _are_alike(old: list[Any], new: list[Any]) -> bool:
    """Lists of the same length whose elements are big enough to be worth comparing one by one."""
    if len(old) != len(new):
        return False
    return all(isinstance(each, (dict, list)) for each in new)
