"""Action ids as a text: the ruleset revision, then each verb with its first number and how many numbers it has."""

from __future__ import annotations

from warhost.core.game import Game


def written(game: Game) -> str:
    lines = [
        f"revision {game.revision}",
        *(f"{verb.name} {verb.base} {verb.size}" for verb in game.verbs.all),
    ]
    return "\n".join(lines) + "\n"


def check(before: str, now: str) -> None:
    """Within a revision every verb that was there keeps its numbers; what is new comes after all others."""
    revision, *old = before.splitlines()
    new_revision, *new = now.splitlines()
    if revision != new_revision:
        return
    for place, line in enumerate(old):
        changed = "nothing" if place >= len(new) else repr(new[place])
        assert changed == repr(line), (
            f"action ids have changed within {revision}: where {line!r} was, there is {changed} now. Leave the verbs in their "
            "order and add new ones at the end; if old numbers must go, the ruleset needs a new revision"
        )
