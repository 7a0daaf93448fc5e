"""What the end of an Age and of the game bring (BR 14 to 16)."""

from __future__ import annotations

from tests.bloodrage.oracles.battles import DRAGONS
from tests.bloodrage.oracles.table import LANDS, OFF_BOARD, Table

QUEST_GLORY = {"land": (5, 7, 9), "glorious_death": (6, 8, 11), "yggdrasil": (6, 8, 11)}
RAGNAROK = (2, 3, 4)
RELEASED = {"lokis_domain": 1, "lokis_eminence": 2}


def completed(table: Table, clan: str) -> list[tuple[str, int]]:
    """The quests in which a clan succeeds, each with its glory (BR 14.4 to 14.10, 17.32)."""
    done: list[tuple[str, int]] = []
    for card in table.one("quests", clan, []):
        name, _, age = card.rpartition("_")
        if name in LANDS:
            succeeds = any(table.living(each) and table.strongest(each) == clan for each in LANDS[name])
        elif name == "yggdrasil":
            succeeds = table.strongest("yggdrasil") == clan
        else:
            succeeds = len(table.at(clan, "valhalla")) >= 4
        if succeeds:
            glory = QUEST_GLORY["land" if name in LANDS else name][int(age) - 1]
            if card == "yggdrasil_3":
                glory = int(table.settings["yggdrasil_quest"])
            done.append((card, glory * (2 if table.has(clan, "odins_throne") else 1)))
    return done


def glory_after_quests(table: Table) -> dict[str, int]:
    return {
        clan: table.glory(clan) + sum(glory for _, glory in completed(table, clan)) for clan in table.clans
    }


def glory_after_ragnarok(before: Table, after: Table) -> dict[str, int]:
    """BR 15.1 to 15.3, 17.8, 17.19; who retreated or was saved is not among the dead of the second table."""
    province = before.state["doom"][before.state["age"] - 1]
    found: dict[str, int] = {}
    for clan in before.clans:
        dead = len(after.at(clan, "valhalla")) - len(before.at(clan, "valhalla"))
        ships = [each for each in before.host(clan, province) if each in ("ship", "sea_serpent")]
        sunk = [ship for ship in ships if ship in after.at(clan, "valhalla")]
        points = (
            RAGNAROK[before.state["age"] - 1] * dead * (2 if before.has(clan, "odins_inspiration") else 1)
        )
        found[clan] = (
            before.glory(clan) + points + DRAGONS.get(before.sheet(clan).get("ship", ""), 0) * len(sunk)
        )
    return found


def doomed(table: Table, clan: str) -> list[str]:
    """The figures that Ragnarok reaches."""
    return table.host(clan, table.state["doom"][table.state["age"] - 1])


def glory_after_release(table: Table) -> dict[str, int]:
    """BR 15.6, 17.10, 17.25, 17.37, 21.8."""
    pays = {**RELEASED, "lokis_wrath": int(table.settings["lokis_wrath"])}
    return {
        clan: table.glory(clan)
        + len(table.at(clan, "valhalla")) * sum(pays.get(card, 0) for card in table.sheet(clan).values())
        for clan in table.clans
    }


def glory_at_the_end(table: Table) -> dict[str, int]:
    """BR 16.2, 16.3, 17.33."""
    found: dict[str, int] = {}
    for clan in table.clans:
        legends = [table.step(clan, track) for track in ("rage", "axes", "horns")]
        points = sum(20 if step == 6 else 10 if step >= 4 else 0 for step in legends)
        if table.has(clan, "thors_conquest"):
            points += 3 * sum(place not in OFF_BOARD for _, place in table.figures(clan))
        found[clan] = table.glory(clan) + points
    return found


def winners(glory: dict[str, int]) -> list[str]:
    """BR 16.4."""
    return [clan for clan in glory if glory[clan] == max(glory.values())]
