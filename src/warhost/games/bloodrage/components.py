"""The components of the game, read once from data/*.toml into tables of small ints. Nothing here ever changes.

Tables about cards have one entry more than there are cards, for no card (-1): so what lies on a slot of a clan sheet can
be looked up without asking first."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from warhost.core.domain import NONE, Domain


def _read(name: str) -> dict[str, Any]:
    text = (Path(__file__).parent / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


_MAP: Final = _read("map")
_CLANS: Final = _read("clans")
_MONSTERS: Final[list[dict[str, Any]]] = _read("monsters")["monster"]
_TOKENS: Final = _read("tokens")
_CARDS: Final[list[dict[str, Any]]] = _read("cards")["card"]


# The board: provinces (the outer ones in ring order, then Yggdrasil), fjords, and where else a figure can be


PROVINCES: Final = Domain("province", [province["id"] for province in _MAP["province"]])
N_PROVINCES: Final = len(PROVINCES)
YGGDRASIL: Final = PROVINCES.index["yggdrasil"]
OUTER: Final = Domain("province", [province for province in PROVINCES.ids if province != "yggdrasil"])
N_OUTER: Final = len(OUTER)
VILLAGES: Final = [int(province["villages"]) for province in _MAP["province"][:N_OUTER]]

FJORDS: Final = Domain("fjord", [fjord["id"] for fjord in _MAP["fjord"]])
FIRST_FJORD: Final = N_PROVINCES
GROUNDS: Final = Domain("place", [*PROVINCES.ids, *FJORDS.ids])
"""Where figures stand on the board."""
N_GROUNDS: Final = len(GROUNDS)
PLACES: Final = Domain("place", [*GROUNDS.ids, "reserve", "valhalla", "box"])
RESERVE: Final = N_GROUNDS
VALHALLA: Final = RESERVE + 1
BOX: Final = RESERVE + 2
SOURCES: Final = Domain("place", ["reserve", "valhalla"])
"""Where an invading figure comes from."""
FROM_RESERVE: Final = 0
FROM_VALHALLA: Final = 1

ALL_OUTER: Final = (1 << N_OUTER) - 1
ALL_PROVINCES: Final = (1 << N_PROVINCES) - 1
YGGDRASIL_BIT: Final = 1 << YGGDRASIL
"""Sets of provinces, and of grounds, are bit masks."""


def _province_mask(ids: list[str]) -> int:
    return sum(1 << PROVINCES.index[province] for province in ids)


def members(mask: int) -> list[int]:
    """The places of a mask in ascending order."""
    return [place for place in range(N_GROUNDS) if mask >> place & 1]


ADJACENT: Final = [_province_mask(province["adjacent"]) for province in _MAP["province"]]
NEIGHBOURS: Final = [members(mask) for mask in ADJACENT]
FJORD_OF: Final = [
    FIRST_FJORD + FJORDS.index[province["fjord"]] if "fjord" in province else NONE
    for province in _MAP["province"]
]
"""The ground of a province's fjord; Yggdrasil has none."""
SUPPORTS: Final = [0] * FIRST_FJORD + [_province_mask(fjord["supports"]) for fjord in _MAP["fjord"]]
"""By ground: the provinces that a fjord supports."""
COUNTS_IN: Final = [*([province] for province in range(FIRST_FJORD)), *map(members, SUPPORTS[FIRST_FJORD:])]
"""By ground: the provinces in which a figure there counts (BR 1.9, 1.10)."""
OPEN_FJORDS: Final = [
    sum(1 << ground for ground in range(FIRST_FJORD, N_GROUNDS) if SUPPORTS[ground] & ~destroyed)
    for destroyed in range(ALL_OUTER + 1)
]
"""By destroyed provinces: the fjords that still support one (BR 2.9)."""

LANDS: Final = Domain("land", [land["id"] for land in _MAP["land"]])
LAND_PROVINCES: Final = [_province_mask(land["provinces"]) for land in _MAP["land"]]

PHASES: Final = Domain("phase", [phase["id"] for phase in _MAP["phase"]])
GIFTS_PHASE: Final = PHASES.index["gifts"]
ACTION_PHASE: Final = PHASES.index["action"]
DISCARD_PHASE: Final = PHASES.index["discard"]
QUEST_PHASE: Final = PHASES.index["quest"]
RAGNAROK_PHASE: Final = PHASES.index["ragnarok"]
RELEASE_PHASE: Final = PHASES.index["release"]

AGES: Final = Domain("age", ["0", *(age["id"] for age in _MAP["age"])])
"""Ages count from 1; 0 is before the first."""
LAST_AGE: Final = len(AGES) - 1
RAGNAROK_GLORY: Final = [0, *(int(age["ragnarok_glory"]) for age in _MAP["age"])]
CARDS_KEPT: Final = [0, *(int(age["keep"]) for age in _MAP["age"])]
"""How many cards a hand keeps at the end of each Age."""


# What the number of players changes


SEAT_COUNTS: Final = [int(n) for n in _MAP["setup"]["players"]]
_BY_PLAYERS: Final = {int(entry["n"]): entry for entry in _MAP["players"]}
DESTROYED_AT_SETUP: Final = {n: int(entry["destroyed"]) for n, entry in _BY_PLAYERS.items()}
DRAFT_KEEPS: Final = {n: int(entry["draft"]) for n, entry in _BY_PLAYERS.items()}
DEALT: Final = int(_MAP["setup"]["dealt"])
DRAFTED: Final = int(_MAP["setup"]["kept"])
DOOMED: Final = int(_MAP["setup"]["doomed"])


# The clans


CLANS: Final = Domain("clan", [clan["id"] for clan in _CLANS["clan"]])

TRACKS: Final = Domain("track", [track["id"] for track in _CLANS["track"]])
N_TRACKS: Final = len(TRACKS)
RAGE: Final = TRACKS.index["rage"]
AXES: Final = TRACKS.index["axes"]
HORNS: Final = TRACKS.index["horns"]
STEP_VALUE: Final = [[0, *(int(value) for value in track["steps"])] for track in _CLANS["track"]]
"""By track and step; steps count from 1."""
LEGENDARY: Final = [[0, *(int(value) for value in track["legendary"])] for track in _CLANS["track"]]
FIRST_STEP: Final = int(_CLANS["start"]["step"])
LAST_STEP: Final = len(_CLANS["track"][0]["steps"])
STARTING_RAGE: Final = int(_CLANS["start"]["rage"])
MOST_RAGE: Final = int(_CLANS["rage"]["max"])

SLOTS: Final = Domain("slot", [slot["id"] for slot in _CLANS["slot"]])
N_SLOTS: Final = len(SLOTS)
_SLOT_TYPES: Final = [str(slot["type"]) for slot in _CLANS["slot"]]
LEADER_SLOT: Final = SLOTS.index["leader"]
WARRIOR_SLOT: Final = SLOTS.index["warrior"]
SHIP_SLOT: Final = SLOTS.index["ship"]
FIRST_MONSTER_SLOT: Final = SLOTS.index["monster_1"]
SECOND_MONSTER_SLOT: Final = SLOTS.index["monster_2"]

_ACTION_COST: Final = {action["id"]: action["cost"] for action in _CLANS["action"]}
MARCH_COST: Final = int(_ACTION_COST["march"])


# Figures: the three kinds of every clan, then the Monsters


MONSTERS: Final = Domain("monster", [monster["id"] for monster in _MONSTERS])
N_MONSTERS: Final = len(MONSTERS)
FIGURES: Final = Domain("figure", [*(figure["id"] for figure in _CLANS["figure"]), *MONSTERS.ids])
N_KINDS: Final = len(FIGURES)
LEADER: Final = FIGURES.index["leader"]
WARRIOR: Final = FIGURES.index["warrior"]
SHIP: Final = FIGURES.index["ship"]
FIRST_MONSTER: Final = len(_CLANS["figure"])
"""A Monster's kind is this plus its number in MONSTERS."""
WARRIORS: Final = int(_CLANS["figure"][WARRIOR]["count"])

_FIGURES: Final[list[dict[str, Any]]] = [*_CLANS["figure"], *_MONSTERS]
SAILS: Final = [figure["place"] == "fjord" for figure in _FIGURES]
"""Ships: they invade fjords, never move, and count for both provinces of their fjord."""
INVADE_COST: Final = [int(figure.get("invade_cost", figure["strength"])) for figure in _FIGURES]
MONSTER_OP: Final = [str(monster["op"]) for monster in _MONSTERS]
MONSTER_PARAMS: Final[list[dict[str, Any]]] = [monster.get("params", {}) for monster in _MONSTERS]


def _monster_with(op: str) -> int:
    """The kind of the only Monster with that ability."""
    return FIRST_MONSTER + MONSTER_OP.index(op)


DARK_ELF: Final = _monster_with("invade_yggdrasil")
VALKYRIE: Final = _monster_with("glory_per_enemy_destroyed")
FROST_GIANT: Final = _monster_with("reward_again")
VOLUR_WITCH: Final = _monster_with("retreat_to_yggdrasil")
VALKYRIE_GLORY: Final = int(MONSTER_PARAMS[VALKYRIE - FIRST_MONSTER]["glory"])
_DARK_ELF_PARAMS: Final = MONSTER_PARAMS[DARK_ELF - FIRST_MONSTER]
DARK_ELF_COST: Final = int(_DARK_ELF_PARAMS["yggdrasil_cost"])


def _strengths(kind: int) -> list[int]:
    """The strength of a figure by ground."""
    strengths = [int(_FIGURES[kind]["strength"])] * N_GROUNDS
    if kind == DARK_ELF:
        strengths[YGGDRASIL] = int(_DARK_ELF_PARAMS["strength_in_yggdrasil"])
    return strengths


STRENGTH: Final = [_strengths(kind) for kind in range(N_KINDS)]
"""By kind and ground; Warriors are reckoned together (WARRIOR_STRENGTH)."""


def _victims(kind: int) -> list[int]:
    if kind < FIRST_MONSTER:
        return []
    return [FIGURES.index[victim] for victim in MONSTER_PARAMS[kind - FIRST_MONSTER].get("victims", [])]


VICTIMS: Final = [_victims(kind) for kind in range(N_KINDS)]
"""The kinds of enemy figures that die when this one invades a province (BR 19.1, 19.10)."""


# Pillage tokens


REWARDS: Final = Domain("reward", [reward["id"] for reward in _TOKENS["reward"]])
REWARD_TRACKS: Final = [[TRACKS.index[track] for track in reward["raise"]] for reward in _TOKENS["reward"]]
REWARD_GLORY: Final = [int(reward["glory"]) for reward in _TOKENS["reward"]]
OUTER_REWARDS: Final = [
    i
    for i, reward in enumerate(_TOKENS["reward"])
    if reward["where"] == "outer"
    for _ in range(reward["count"])
]
YGGDRASIL_REWARD: Final = REWARDS.index["yggdrasil"]


# Cards


CARDS: Final = Domain("card", [card["id"] for card in _CARDS])
N_CARDS: Final = len(CARDS)
KINDS: Final = Domain("kind", ["battle", "quest", "upgrade"])
BATTLE_CARD: Final = 0
QUEST_CARD: Final = 1
UPGRADE_CARD: Final = 2
CARD_AGE: Final = [int(card["age"]) for card in _CARDS]
CARD_KIND: Final = [*(KINDS.index[card["kind"]] for card in _CARDS), NONE]
CARD_OP: Final = [*(str(card.get("op", "monster")) for card in _CARDS), ""]
CARD_GOD: Final = [str(card.get("god", "")) for card in _CARDS]
CARD_COST: Final = [int(card.get("cost", 0)) for card in _CARDS]
CARD_BONUS: Final = [int(card.get("bonus", 0)) for card in _CARDS]
CARD_GLORY: Final = [int(card.get("glory", 0)) for card in _CARDS]
CARD_PARAMS: Final[list[dict[str, Any]]] = [card.get("params", {}) for card in _CARDS]
WHITE_DISC: Final = [bool(card.get("white_disc", False)) for card in _CARDS]
CARD_MONSTER: Final = [*(FIGURES.index.get(card.get("monster", ""), NONE) for card in _CARDS), NONE]
"""The kind of the Monster that joins with this card."""
CARD_SLOTS: Final = [
    [slot for slot, kind in enumerate(_SLOT_TYPES) if kind == card.get("slot", "")] for card in _CARDS
]
"""Where an upgrade can be laid; empty for other cards."""
IS_QUEST: Final = [card["kind"] == "quest" for card in _CARDS]
IS_UPGRADE: Final = [card["kind"] == "upgrade" for card in _CARDS]


def _deck(players: int, age: int) -> list[int]:
    """BR 2.11: the cards of an Age without those marked for more players."""
    return [
        i
        for i, card in enumerate(_CARDS)
        if card["age"] == age
        for least in card["players"]
        if least <= players
    ]


DECKS: Final = {n: [_deck(n, age) for age in range(LAST_AGE + 1)] for n in SEAT_COUNTS}
"""By number of players and Age."""


def by_op(op: str, param: str) -> list[int]:
    """A table over all cards: the number `param` of those that do `op`, 0 for the others."""
    numbers = [int(card["params"][param]) if card.get("op") == op else 0 for card in _CARDS]
    return [*numbers, 0]


def card_with(op: str) -> int:
    """The only card that does this."""
    return CARD_OP.index(op)


def _warrior_strengths(card: int) -> list[int]:
    """BR 17.5 to 17.7: the strength of so many Warriors in one province."""
    single = int(_CARDS[card]["strength"]) if card >= 0 else int(_CLANS["figure"][WARRIOR]["strength"])
    pair = int(CARD_PARAMS[card]["pair"]) if card >= 0 and CARD_OP[card] == "warrior_pairs" else single * 2
    return [number // 2 * pair + number % 2 * single for number in range(WARRIORS + 1)]


def _is_warrior_upgrade(card: int) -> bool:
    return bool(_CARDS[card].get("slot") == "warrior")


WARRIOR_STRENGTH: Final = [
    *(_warrior_strengths(card if _is_warrior_upgrade(card) else NONE) for card in range(N_CARDS)),
    _warrior_strengths(NONE),
]
"""By the card on the Warrior slot and the number of Warriors."""
WARRIOR_COST: Final = [strengths[1] for strengths in WARRIOR_STRENGTH]
"""BR 6.3, 6.4: by the card on the Warrior slot."""


def _upgraded_strength(kind: int) -> list[int]:
    """By the card on the slot of this kind of figure."""
    printed = int(_FIGURES[kind]["strength"])
    return [*(int(card.get("strength", printed)) for card in _CARDS), printed]


LEADER_STRENGTH: Final = _upgraded_strength(LEADER)
SHIP_STRENGTH: Final = _upgraded_strength(SHIP)


# Everything whose use is counted: a card when it is played, and apart from that when its text works


LATE_CARDS: Final = [card for card in range(N_CARDS) if WHITE_DISC[card]]
_WORKING: Final = [card for card in range(N_CARDS) if CARD_OP[card] not in ("none", "late_play")]
COMPONENTS: Final = Domain(
    "component",
    [
        *CARDS.ids,
        *(f"{CARDS.ids[card]}-works" for card in _WORKING),
        *(f"{CARDS.ids[card]}-late" for card in LATE_CARDS),
        *(f"{figure}-invades" for figure in FIGURES.ids),
        *(f"{reward}-reward" for reward in REWARDS.ids),
    ],
)
WORKS: Final = [COMPONENTS.index.get(f"{card}-works", COMPONENTS.index[card]) for card in CARDS.ids]
LATE: Final = [COMPONENTS.index.get(f"{card}-late", COMPONENTS.index[card]) for card in CARDS.ids]
INVADES: Final = COMPONENTS.index[f"{FIGURES.ids[0]}-invades"]
REWARDED: Final = COMPONENTS.index[f"{REWARDS.ids[0]}-reward"]
MONSTER_CARD: Final = [CARD_MONSTER.index(FIRST_MONSTER + monster) for monster in range(N_MONSTERS)]
