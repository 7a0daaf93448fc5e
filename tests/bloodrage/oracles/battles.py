"""Who wins a battle, and what glory it brings (BR 11.9, 12, 17.8, 17.12, 18, 19.6, 19.11)."""

from __future__ import annotations

from tests.bloodrage.oracles.table import AXES, Table

BONUSES = {
    "odins_smite": 1,
    "tyrs_bash": 2,
    "heimdalls_sight": 0,
    "friggas_grace": 2,
    "lokis_trickery": 0,
    "thors_hammer": 1,
    "heimdalls_eye": 2,
    "odins_tide": 1,
    "lokis_backstab": 0,
    "thors_oath": 1,
    "thors_primacy": 3,
    "thors_ascension": 1,
    "odins_judgement": 2,
    "lokis_poison": 0,
    **{f"tyrs_smash_{age}": 3 for age in (1, 2)},
    **{f"tyrs_crush_{age}": 4 for age in (1, 2, 3)},
    **{f"tyrs_smite_{age}": 5 for age in (1, 2, 3)},
    **{f"tyrs_rage_{age}": 6 for age in (2, 3)},
    **{f"heimdalls_watch_{age}": 0 for age in (2, 3)},
}
QUESTS = ("alfheim", "jotunheim", "manheim", "glorious_death", "yggdrasil")
DRAGONS = {"lokis_dragons": 4, "fire_dragons": 8, "eternal_dragons": 12}


def is_quest(card: str) -> bool:
    return card.rpartition("_")[0] in QUESTS


def fighters(table: Table) -> list[str]:
    """Clockwise from the pillager on."""
    return [
        clan for clan in table.clockwise_from(table.state["pillager"]) if table.one("fighting", clan, False)
    ]


def bonuses(table: Table, clan: str) -> list[int]:
    """Card by card, a Sight as 0. What a Quest card was said to count is agreed at the reveal."""
    return [
        table.one("counted", clan, 0)
        if is_quest(card)
        else int(table.settings["gaze"])
        if card == "heimdalls_gaze"
        else BONUSES.get(card, 0)
        for card in table.one("played", clan, [])
    ]


def reckoning(table: Table) -> dict[str, tuple[int, int]]:
    """By clan: the strength of its figures, and what its cards add (BR 11.9, 18.4, 18.5)."""
    found: dict[str, tuple[int, int]] = {}
    for clan in fighters(table):
        cards = sum(bonuses(table, clan))
        if table.one("texts", clan, None) == "heimdalls_sight":
            cards += max(
                [0, *[bonus for other in fighters(table) if other != clan for bonus in bonuses(table, other)]]
            )
        found[clan] = table.strength(clan, table.state["battlefield"]), cards
    return found


def winner(table: Table) -> str | None:
    """BR 12.1, 12.2."""
    sums = {clan: sum(parts) for clan, parts in reckoning(table).items()}
    best = max(sums.values())
    first = [clan for clan in sums if sums[clan] == best]
    return first[0] if len(first) == 1 else None


def glory_after(before: Table, after: Table) -> dict[str, int]:
    """Everybody's glory when a battle is over, from the table when strengths are compared and the one on which all are
    dead or saved. What was chosen (tracks raised, figures saved) is read from the latter."""
    won = winner(before)
    order = fighters(before)
    glory = {clan: before.glory(clan) for clan in before.clans}
    stabbed = before.settings["backstab"] == "before"
    if won is not None:
        for clan in order:
            text = before.one("texts", clan, None)
            if clan == won:
                glory[clan] += 3 if text in ("thors_hammer", "thors_ascension") else 0
            elif text == "lokis_backstab" and stabbed:
                _take(glory, clan, won)
    died = {clan: len(after.at(clan, "valhalla")) - len(before.at(clan, "valhalla")) for clan in before.clans}
    for clan in order:
        ships = [
            each for each in before.host(clan, before.state["battlefield"]) if each in ("ship", "sea_serpent")
        ]
        sunk = [ship for ship in ships if ship in after.at(clan, "valhalla")]
        glory[clan] += DRAGONS.get(before.sheet(clan).get("ship", ""), 0) * len(sunk)
    if won is not None:
        if won == before.state["pillager"]:
            reward = before.state["rewards"][before.state["battlefield"]]
            twice = "frost_giant" in before.at(won, before.state["battlefield"])
            glory[won] += (5 if reward == "glory" else 0) * (2 if twice else 1)
        glory[won] += AXES[after.step(won, "axes") - 1]
        if not stabbed:
            for clan in order:
                if clan != won and before.one("texts", clan, None) == "lokis_backstab":
                    _take(glory, clan, won)
    dead = {clan: before.one("slain", clan, 0) + died[clan] for clan in order}
    for clan in order:
        enemies = sum(dead.values()) - dead[clan]
        if before.state.get("valkyrie") and before.has(clan, "valkyrie"):
            glory[clan] += 2 * enemies
        if before.one("texts", clan, None) == "odins_judgement":
            glory[clan] += 2 * sum(dead.values())
        if before.has(clan, "thors_glory") and enemies >= 2:
            glory[clan] += 2
    return glory


def _take(glory: dict[str, int], thief: str, victim: str) -> None:
    """BR 18.14, 12.16."""
    taken = min(2, glory[victim])
    glory[victim] -= taken
    glory[thief] += taken
