"""Random play, and in the positions that it reaches a fight, a horde's choice and a ranking, told by the rules and by the
oracles. `WARHOST_ORACLES` says how many fights; a number of its own makes the counts of benchmarks/results:

python -m tests.karak.oracles.comparing 20000"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import warhost.games.karak
from tests.karak.oracles.fights import After, Before, Fight
from tests.karak.oracles.standings import Player, hunted, winners
from warhost.core.chance import numbered_seed
from warhost.core.domain import NONE
from warhost.core.engine import advance, answer, ask, options, push, start
from warhost.core.question import Question
from warhost.core.state import State
from warhost.core.step import Step
from warhost.games.karak import GAME
from warhost.games.karak.components import (
    ABILITIES,
    ABILITIES_OF,
    BASIC,
    DICE,
    FACES,
    FOES,
    GENERAL,
    HORDE_STRENGTH,
    HORDES,
    ITEMS,
    N_FOES,
    N_HORDES,
    RIDERS,
    SYMBOLS,
    TOKENS,
    TOKENS_ON,
    UNITS,
)
from warhost.games.karak.rules.endings import leaders
from warhost.games.karak.rules.fight import fight
from warhost.games.karak.rules.players import dice_left, max_toughness
from warhost.games.karak.rules.targets import find_target
from warhost.games.karak.rules.turn import ASK_TURN
from warhost.games.karak.state import EXPLORED, MOVED, STOOD, WON, Karak, army_code
from warhost.games.karak.state import SKULLS as SKULLS_COUNTED
from warhost.games.karak.state import TOTAL as TOTAL_COUNTED

DATA = Path(warhost.games.karak.__file__).parent / "data"
RESULTS = Path(__file__).parents[3] / "benchmarks/results/oracles_karak.json"
EVERY = 9
"""So many decisions lie between two positions of one game."""
KEPT = ("healing", "plunder", "fire_missile", "trade_fire_missile")
CARRIED = ("sword", "hammer", "trade_sword")
WORN = ("amulet_protection", "trade_amulet_protection", "amulet_bear", "amulet_titan", "amulet_vitality")


def _armies() -> dict[str, tuple[int, int]]:
    """Strength and soul stones in halves of each token, read from the box itself."""
    monsters = tomllib.loads((DATA / "monsters.toml").read_text(encoding="utf-8"))["monster"]
    return {
        token["id"]: (monster["strength"], int(2 * token["reward"].get("soul_stones", 0)))
        for monster in monsters
        for token in monster["token"]
    }


ARMIES = _armies()
NO_AMULETS = [token for token in range(len(TOKENS)) if "amulet" not in TOKENS.ids[token]]
"""Tokens whose reward changes neither glory nor toughness."""


class _Pause(Question):
    name = "pause"

    def options(self, s: State, seat: int) -> list[int]:
        return []


PAUSE = _Pause()
TO_PAUSE = Step(lambda s: ask(s, PAUSE, 0), {}, "pause")


def positions(number: int, random: Random) -> Iterator[Karak]:
    """Some of a game that is played at random, all modules as chance wants them."""
    seats = random.choice(GAME.seat_counts)
    modules = ("new_buildings", "merchant", "hordes", "riders", "new_heroes")
    settings = {module: random.choice(("on", "off")) for module in modules}
    s: Any = start(GAME, seats, {**settings, "rounds": "20"}, numbered_seed(number))
    made = 0
    while not s.over:
        seat = s.waiting[0]
        if s.question is ASK_TURN and made % EVERY == 0:
            yield s
        answer(s, seat, random.choice(options(s, seat)))
        made += 1


# Fights


def arranged(s: Karak, random: Random) -> tuple[Karak, int]:
    """A copy in which somebody is about to fight, with more of everything than random play gathers."""
    s = s.copy()
    seat = s.turn
    here = random.choice([hex_ for hex_, laid in enumerate(s.land) if laid != NONE])
    s.cities = [NONE if city == here else city for city in s.cities]
    s.hero_at[seat] = here
    s.entry = random.choice((STOOD, MOVED, EXPLORED))
    s.came_from = NONE if s.entry == STOOD else random.choice([*s.hero_at])
    s.toughness[seat] = random.randint(1, max_toughness(s, seat))
    s.glory[seat] = random.randint(0, 12)
    s.fallen = [False] * s.seats
    s.copied = [random.choice([NONE, *range(len(ABILITIES))]) if i == seat else NONE for i in range(s.seats)]
    _put_enemies(s, here, random)
    _equip(s, seat, random)
    s.question = None
    s.waiting = []
    s.offered = None
    s.agenda = [TO_PAUSE.frame(())]
    push(s, fight, seat)
    return s, seat


def _put_enemies(s: Karak, here: int, random: Random) -> None:
    monsters = s.monsters[:]
    monsters[here] = army_code(random.sample(NO_AMULETS, random.choice((0, 1, 1, 2))))
    s.monsters = monsters
    foes = [NONE if at == here else at for at in s.foes]
    hordes = [strength if foes[i] != NONE else 0 for i, strength in enumerate(s.hordes)]
    trophies = [NONE] * N_FOES
    for rider in RIDERS:
        if random.random() < 0.4:
            trophies[rider] = s.sides[0]
    for foe in range(N_FOES):
        if random.random() < 0.2 and trophies[foe] == NONE:
            foes[foe] = here
            if foe < N_HORDES:
                hordes[foe] = random.randint(1, HORDE_STRENGTH[foe])
    if foes[GENERAL] == here:
        s.praetorians = random.randint(0, s.seats)
    if not monsters[here] and here not in foes:
        foes[0] = here
        hordes[0] = random.randint(1, HORDE_STRENGTH[0])
    s.foes, s.hordes, s.trophies = foes, hordes, trophies


def _equip(s: Karak, seat: int, random: Random) -> None:
    owned = [0] * len(UNITS)
    s.units[seat] = owned
    trained = range(len(UNITS) - 2)
    owned = owned[:]
    for unit in random.choices(trained, k=random.randint(0, 7)):
        if owned[unit] < min(dice_left(s, unit), 4):
            owned[unit] += 1
    s.units[seat] = owned
    s.weapons = [*s.weapons]
    s.weapons[seat] = sorted(ITEMS.index[item] for item in random.choices(CARRIED, k=random.randint(0, 2)))
    s.spells = [*s.spells]
    carried = [*KEPT, *(CARRIED if random.random() < 0.3 else ())]
    s.spells[seat] = sorted(ITEMS.index[item] for item in random.choices(carried, k=random.randint(0, 3)))
    s.amulets = [*s.amulets]
    worn = random.choice((*WORN, None))
    s.amulets[seat] = NONE if worn is None else ITEMS.index[worn]
    s.toughness[seat] = min(s.toughness[seat], max_toughness(s, seat))


def known(s: Karak, seat: int) -> Before:
    here = s.hero_at[seat]
    own = {ABILITIES.ids[ability] for ability in ABILITIES_OF[s.sides[seat]]}
    if s.copied[seat] != NONE:
        own.add(ABILITIES.ids[s.copied[seat]])
    foes = [FOES.ids[foe] for foe in range(N_FOES) if s.foes[foe] == here]
    amulet = s.amulets[seat]
    return Before(
        abilities=own,
        toughness=s.toughness[seat],
        most_toughness=6 if amulet != NONE and ITEMS.ids[amulet] == "amulet_vitality" else 5,
        glory=s.glory[seat],
        stones=s.stones[seat],
        markers=sum(s.resources[seat]),
        stone_markers=s.resources[seat][2],
        units={UNITS.ids[unit]: count for unit, count in enumerate(s.units[seat]) if count},
        weapons=[ITEMS.ids[item] for item in s.weapons[seat]],
        spells=[ITEMS.ids[item] for item in s.spells[seat]],
        amulet=None if amulet == NONE else ITEMS.ids[amulet],
        armies=[ARMIES[TOKENS.ids[token]] for token in TOKENS_ON[s.monsters[here]]],
        hordes={foe: s.hordes[HORDES.index[foe]] for foe in foes if foe in HORDES.ids},
        riders=[foe for foe in foes if foe in ("first", "second", "third")],
        has_general="dark_general" in foes,
        praetorians=s.praetorians,
        riders_left=sum(s.trophies[rider] == NONE for rider in RIDERS),
        moved_onto=s.entry == MOVED,
        supply={UNITS.ids[unit]: dice_left(s, unit) for unit in BASIC},
    )


def compare_fight(s: Karak, random: Random, seen: Counter[str]) -> None:
    s, seat = arranged(s, random)
    before = known(s, seat)
    here, came_from, held = s.hero_at[seat], s.came_from, sum(s.resources[seat])
    sides = [random.randint(1, 6) for _ in range(60)]
    s.forced_dice = sides[:]
    kinds = ["hero", *(unit for unit, count in before.units.items() for _ in range(count))]
    kinds += [beast for beast in ("bear", "titan") if before.amulet == f"amulet_{beast}"]
    faces = [_shown(kind, side) for kind, side in zip(kinds, sides, strict=False)]
    faces += [_shown("hero", side) for side in sides[len(kinds) :]]
    decisions, gains, tokens_left = _played(s, random)
    expected = Fight(before, faces, decisions).play()
    told = (before, faces, decisions)
    _same_outcome(s, seat, here, before, expected, told)
    if not expected.over and not expected.fell and not expected.won and s.entry != STOOD:
        assert s.hero_at[seat] == came_from, told
    assert tokens_left == 0 or expected.over or not expected.won, told
    if gains >= 0:
        assert sum(s.resources[seat]) == held - expected.spent + gains, told
        assert gains == expected.rewards, told
    seen["fights"] += 1
    seen["won" if expected.won else "lost"] += 1
    seen["falls"] += expected.fell
    seen["with_horde"] += bool(before.hordes)
    seen["with_general"] += before.has_general
    seen["with_rider"] += bool(before.riders)
    seen["guarded"] += any(die.shows == "protection" and die.is_lost for die in expected.dice)
    seen["ended_the_game"] += expected.over


def _shown(kind: str, side: int) -> str:
    return SYMBOLS.ids[FACES[DICE.index[kind] * 6 + side - 1]]


def _played(s: Karak, random: Random) -> tuple[list[str], int, int]:
    """The fight to its end: what was decided, how many markers were taken (-1 where others take or gather too), and the
    tokens that are still on the tile."""
    seat = s.turn
    here = s.hero_at[seat]
    decisions: list[str] = []
    gains = 0
    is_clear = "spoils_of_war" not in known(s, seat).abilities
    advance(s)
    while s.question is not None and s.question is not PAUSE:
        asked = s.waiting[0]
        option = random.choice(options(s, asked))
        key = GAME.verbs.key(option)
        if asked == seat:
            decisions.append(key)
            gains += key.startswith("gain:")
        answer(s, asked, option)
    supply_is_low = min(40 - sum(held[kind] for held in s.resources) for kind in range(3)) == 0
    return decisions, gains if is_clear and not supply_is_low else -1, s.monsters[here]


def _same_outcome(s: Karak, seat: int, here: int, before: Before, expected: After, told: object) -> None:
    assert s.toughness[seat] == expected.toughness, told
    assert s.glory[seat] == expected.glory, told
    assert s.stones[seat] == expected.stones, told
    assert {UNITS.ids[unit]: count for unit, count in enumerate(s.units[seat]) if count} == expected.units, (
        told
    )
    left = {HORDES.ids[horde]: s.hordes[horde] for horde in range(N_HORDES) if s.foes[horde] == here}
    assert left == expected.hordes, told
    assert s.praetorians == expected.praetorians, told
    assert s.over == expected.over, told
    assert s.fallen[seat] == expected.fell, told
    if expected.dice:
        assert s.fight[TOTAL_COUNTED] == expected.total, told
        assert s.fight[SKULLS_COUNTED] == expected.skulls, told
        assert bool(s.fight[WON]) == expected.won, told


# Standings


def players(s: Karak) -> list[Player]:
    return [
        Player(
            stones=s.stones[seat],
            glory=s.glory[seat],
            buildings=bin(s.built[seat]).count("1"),
            dice=sum(s.units[seat]),
            markers=sum(s.resources[seat]),
            has_city=s.cities[seat] != NONE,
            has_token=s.sides[seat] in s.targets or s.plague == s.sides[seat],
        )
        for seat in range(s.seats)
    ]


def _made_alike(s: Karak, random: Random) -> Karak:
    """With few different values, so that ties are common, and cities for most."""
    s = s.copy()
    places = [hex_ for hex_, laid in enumerate(s.land) if laid != NONE]
    cities = random.sample(places, min(s.seats, len(places)))
    s.cities = [city if random.random() < 0.8 else NONE for city in [*cities, *[NONE] * 5][: s.seats]]
    s.built = [random.choice((0, 0, 1, 3)) for _ in range(s.seats)]
    for seat in range(s.seats):
        s.stones[seat] = random.choice((2, 2, 3))
        s.glory[seat] = random.choice((1, 1, 2))
        s.resources[seat] = [random.choice((0, 0, 1)), 0, random.choice((0, 1))]
        units = [0] * len(UNITS)
        units[UNITS.index["knight"]] = random.choice((0, 0, 1))
        units[UNITS.index["skeleton"]] = random.choice((0, 0, 1))
        s.units[seat] = units
    heroes = random.sample(s.sides, s.seats)
    s.targets = [NONE, heroes[0] if random.random() < 0.3 else NONE, NONE]
    s.plague = heroes[1] if random.random() < 0.3 else NONE
    return s


def compare_standings(s: Karak, random: Random, seen: Counter[str]) -> None:
    s = _made_alike(s, random)
    expected = winners(players(s))
    assert leaders(s) == expected, players(s)
    seen["rankings"] += 1
    seen["shared_victories"] += len(expected) > 1
    sides = [random.randint(1, 6) for _ in range(60)]
    s.forced_dice = sides[:]
    s.horde_order = [0]
    s.foes = [s.hero_at[0], *[NONE] * (N_FOES - 1)]
    s.hordes = [9, 0, 0]
    wanted = hunted(players(s), sides)
    find_target(s, 0)
    chosen = None if s.targets[0] == NONE else s.sides.index(s.targets[0])
    assert chosen == wanted, (players(s), sides)
    seen["targets"] += 1
    seen["rolled_off"] += len(s.forced_dice) < len(sides)


def compare(fights: int, seed: int = 0) -> Counter[str]:
    """So many fights, each with a horde's choice and a ranking; what was seen on the way."""
    seen: Counter[str] = Counter()
    random = Random(seed)
    game = 0
    while seen["fights"] < fights:
        seen["games"] += 1
        for s in positions(seed * 100_000 + game, random):
            compare_fight(s, random, seen)
            compare_standings(s, random, seen)
            if seen["fights"] >= fights:
                break
        game += 1
    return seen


if __name__ == "__main__":
    counted = compare(int(sys.argv[1]) if sys.argv[1:] else 20_000, seed=1)
    RESULTS.write_text(json.dumps({"mismatches": 0, **dict(sorted(counted.items()))}, indent=2) + "\n")
    print(RESULTS.read_text())
