"""The components of the game, read once from data/*.toml into tables of small ints. Nothing here ever changes.

Tables about cards have one entry more than there are cards, for no card (-1): so what lies on a slot of a clan sheet can
be looked up without asking first."""

from __future__ import annotations

from typing import Final

from warhost.core.data import Entry, read_data
from warhost.core.domain import NONE, Domain, members
from warhost.core.errors import BadData
from warhost.core.operations import effects_of
from warhost.core.reading import (
    HOUSE,
    choice,
    choices,
    flag,
    provenances,
    real,
    text,
    thing,
    things,
    whole,
    wholes,
)

_LETTERS_OF_IDS: Final = set("abcdefghijklmnopqrstuvwxyz0123456789_")

_MAP: Final = read_data(__file__, "map")
_CLANS: Final = read_data(__file__, "clans")
_TOKENS: Final = read_data(__file__, "tokens")
_CARDS_FILE: Final = read_data(__file__, "cards")


def finish_reading() -> None:
    """To be called when all rules are loaded: what nothing has read by then is an error."""
    for file in (_MAP, _CLANS, _TOKENS, _CARDS_FILE):
        file.finish()


def _entries(data: Entry, key: str, *parts: str) -> list[Entry]:
    """All tables of one kind, looked at for where they come from."""
    entries: list[Entry] = data[key]
    for entry in entries:
        provenances(entry, *parts)
    return entries


def _table(data: Entry, key: str, *parts: str) -> Entry:
    table: Entry = data[key]
    provenances(table, *parts)
    return table


def _domain(name: str, entries: list[Entry]) -> Domain:
    ids: list[str] = []
    for entry in entries:
        own = text(entry, "id")
        if not set(own) <= _LETTERS_OF_IDS:
            raise BadData(f"{entry.where}.id", f"{own!r} has other letters than a-z, 0-9 and _")
        if own in ids:
            raise BadData(f"{entry.where}.id", f"there are two of the id {own!r}")
        ids.append(own)
    return Domain(name, ids)


# The board: provinces (the outer ones in ring order, then Yggdrasil), fjords, and where else a figure can be


_PROVINCES: Final = _entries(_MAP, "province")
PROVINCES: Final = _domain("province", _PROVINCES)
N_PROVINCES: Final = len(PROVINCES)
OUTER: Final = Domain(
    "province", [text(province, "id") for province in _PROVINCES if not flag(province, "unlimited", False)]
)
N_OUTER: Final = len(OUTER)
YGGDRASIL: Final = N_OUTER
if N_PROVINCES != N_OUTER + 1 or PROVINCES.ids[:N_OUTER] != OUTER.ids:
    raise BadData("map.toml.province", "the last province, and only that, is unlimited")
VILLAGES: Final = [whole(province, "villages", 0, 9) for province in _PROVINCES][:N_OUTER]

FJORDS: Final = _domain("fjord", _entries(_MAP, "fjord"))
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


def _mask(places: list[int]) -> int:
    return sum(1 << place for place in places)


ADJACENT: Final = [_mask(things(province, "adjacent", PROVINCES)) for province in _PROVINCES]
NEIGHBOURS: Final = [members(mask) for mask in ADJACENT]
_FJORD_NUMBERS: Final = [thing(province, "fjord", FJORDS, NONE) for province in _PROVINCES]
FJORD_OF: Final = [NONE if fjord == NONE else FIRST_FJORD + fjord for fjord in _FJORD_NUMBERS]
"""The ground of a province's fjord; Yggdrasil has none."""
SUPPORTS: Final = [0] * FIRST_FJORD + [
    _mask([province for province in range(N_PROVINCES) if FJORD_OF[province] == ground])
    for ground in range(FIRST_FJORD, N_GROUNDS)
]
"""By ground: the provinces that a fjord supports."""
COUNTS_IN: Final = [*([province] for province in range(FIRST_FJORD)), *map(members, SUPPORTS[FIRST_FJORD:])]
"""By ground: the provinces in which a figure there counts (BR 1.9, 1.10)."""
PROVINCE_BIT: Final = [1 << province for province in range(N_PROVINCES)] + [0] * (len(PLACES) - N_PROVINCES)
"""By place, as a set of provinces: outside of them it is empty."""
REACH: Final = [_mask(provinces) for provinces in COUNTS_IN] + [0] * (len(PLACES) - N_GROUNDS)
"""The same as sets, by place: outside the board it is empty."""
OPEN_FJORDS: Final = [
    sum(1 << ground for ground in range(FIRST_FJORD, N_GROUNDS) if SUPPORTS[ground] & ~destroyed)
    for destroyed in range(ALL_OUTER + 1)
]
"""By destroyed provinces: the fjords that still support one (BR 2.9)."""

LANDS: Final = _domain("land", _entries(_MAP, "land"))
LAND_OF: Final = [thing(province, "land", LANDS, NONE) for province in _PROVINCES]
"""Yggdrasil belongs to none."""
LAND_PROVINCES: Final = [
    _mask([province for province in range(N_PROVINCES) if LAND_OF[province] == land])
    for land in range(len(LANDS))
]

PHASES: Final = _domain("phase", _entries(_MAP, "phase"))
GIFTS_PHASE: Final = PHASES.index["gifts"]
ACTION_PHASE: Final = PHASES.index["action"]
DISCARD_PHASE: Final = PHASES.index["discard"]
QUEST_PHASE: Final = PHASES.index["quest"]
RAGNAROK_PHASE: Final = PHASES.index["ragnarok"]
RELEASE_PHASE: Final = PHASES.index["release"]

_AGES: Final = _entries(_MAP, "age", "keep")
AGES: Final = Domain("age", ["0", *(text(age, "id") for age in _AGES)])
"""Ages count from 1; 0 is before the first."""
LAST_AGE: Final = len(AGES) - 1
RAGNAROK_GLORY: Final = [0, *(whole(age, "ragnarok_glory", 0, 99) for age in _AGES)]
CARDS_KEPT: Final = [0, *(whole(age, "keep", 0, 1) for age in _AGES)]
"""How many cards a hand keeps at the end of each Age."""


# What the number of players changes


_SETUP: Final = _table(_MAP, "setup")
SEAT_COUNTS: Final = wholes(_SETUP, "players", 2, 4)
_BY_PLAYERS: Final = {whole(entry, "n", 2, 4): entry for entry in _entries(_MAP, "players")}
DESTROYED_AT_SETUP: Final = {n: whole(entry, "destroyed", 0, N_OUTER) for n, entry in _BY_PLAYERS.items()}
DRAFT_KEEPS: Final = {n: whole(entry, "draft", 1, 2) for n, entry in _BY_PLAYERS.items()}
DEALT: Final = whole(_SETUP, "dealt", 1, 20)
DRAFTED: Final = whole(_SETUP, "kept", 1, DEALT)
DOOMED: Final = whole(_SETUP, "doomed", LAST_AGE, N_OUTER)


# The clans


CLANS: Final = _domain("clan", _entries(_CLANS, "clan"))

_TRACKS: Final = _entries(_CLANS, "track")
TRACKS: Final = _domain("track", _TRACKS)
N_TRACKS: Final = len(TRACKS)
RAGE: Final = TRACKS.index["rage"]
AXES: Final = TRACKS.index["axes"]
HORNS: Final = TRACKS.index["horns"]
STEP_VALUE: Final = [[0, *wholes(track, "steps", 0, 99)] for track in _TRACKS]
"""By track and step; steps count from 1."""
LEGENDARY: Final = [[0, *wholes(track, "legendary", 0, 99)] for track in _TRACKS]
LAST_STEP: Final = len(STEP_VALUE[0]) - 1
_START: Final = _table(_CLANS, "start")
FIRST_STEP: Final = whole(_START, "step", 1, LAST_STEP)
RAGE_DATA: Final = _table(_CLANS, "rage", "cap")
MOST_RAGE: Final = whole(RAGE_DATA, "max", 1, 99)
STARTING_RAGE: Final = whole(_START, "rage", 0, MOST_RAGE)
MARCH_COST: Final = whole(_table(_CLANS, "march"), "cost", 0, MOST_RAGE)

_SLOTS: Final = _entries(_CLANS, "slot")
SLOTS: Final = _domain("slot", _SLOTS)
SLOT_TYPES: Final = [text(slot, "type") for slot in _SLOTS]
LEADER_SLOT: Final = SLOTS.index["leader"]
WARRIOR_SLOT: Final = SLOTS.index["warrior"]
SHIP_SLOT: Final = SLOTS.index["ship"]
FIRST_MONSTER_SLOT: Final = SLOTS.index["monster_1"]
SECOND_MONSTER_SLOT: Final = SLOTS.index["monster_2"]


# Cards


CARD_ENTRIES: Final[list[Entry]] = _CARDS_FILE["card"]
CARDS: Final = _domain("card", CARD_ENTRIES)
N_CARDS: Final = len(CARDS)
KINDS: Final = Domain("kind", ["battle", "quest", "upgrade"])
BATTLE_CARD: Final = 0
QUEST_CARD: Final = 1
UPGRADE_CARD: Final = 2
CARD_KIND: Final = [*(thing(card, "kind", KINDS) for card in CARD_ENTRIES), NONE]
IS_BATTLE: Final = [kind == BATTLE_CARD for kind in CARD_KIND]
IS_QUEST: Final = [kind == QUEST_CARD for kind in CARD_KIND]
IS_UPGRADE: Final = [kind == UPGRADE_CARD for kind in CARD_KIND]
GODS: Final = ("odin", "thor", "loki", "frigga", "heimdall", "tyr")
CARD_GOD: Final = [choice(card, "god", GODS, "") for card in CARD_ENTRIES]
CARD_AGE: Final = [whole(card, "age", 1, LAST_AGE) for card in CARD_ENTRIES]
CARD_PLAYERS: Final = [wholes(card, "players", 2, 4) for card in CARD_ENTRIES]
"""For each copy of a card, the least number of players with which it is in the deck."""
CARD_PICTURE: Final = [text(card, "picture") for card in CARD_ENTRIES]
CARD_IS_HOUSE: Final = [
    HOUSE in provenances(card, "strength", "effects", "players", "glory", "bonus") for card in CARD_ENTRIES
]
CARD_SETTING: Final = [text(card, "agreed", "") for card in CARD_ENTRIES]
"""The setting that can change the number in question of a card."""


def _effects(card: Entry, needed: bool) -> list[Entry]:
    effects = effects_of(card, needed=needed)
    if needed and not effects:
        raise BadData(f"{card.where}.effects", "a quest must ask for something")
    return effects


CARD_EFFECTS: Final = [_effects(card, IS_QUEST[i]) for i, card in enumerate(CARD_ENTRIES)]
"""What its text does; operations.py makes sense of it."""


def _numbers(key: str, of_kind: list[bool], high: int) -> list[int]:
    """A number that all cards of one kind must have, and no other."""
    return [
        *(whole(card, key, 0, high) if of_kind[i] else 0 for i, card in enumerate(CARD_ENTRIES)),
        0,
    ]


CARD_BONUS: Final = _numbers("bonus", IS_BATTLE, 20)
CARD_GLORY: Final = _numbers("glory", IS_QUEST, 99)
CARD_RAISES: Final = _numbers("raise", IS_QUEST, 9)
"""How many tracks a completed quest raises."""
CARD_COST: Final = _numbers("cost", IS_UPGRADE, MOST_RAGE)
WHITE_DISC: Final = [IS_BATTLE[i] and flag(card, "white_disc", False) for i, card in enumerate(CARD_ENTRIES)]
LATE_CARDS: Final = [card for card in range(N_CARDS) if WHITE_DISC[card]]

CARD_SLOT: Final = [
    choice(card, "slot", SLOT_TYPES) if IS_UPGRADE[i] else "" for i, card in enumerate(CARD_ENTRIES)
]
"""The type of slot an upgrade fits; empty for other cards."""
CARD_SLOTS: Final = [[slot for slot, kind in enumerate(SLOT_TYPES) if kind == fits] for fits in CARD_SLOT]
"""Where an upgrade can be laid."""


def _worth(card: Entry, key: str, default: float | None = None) -> float:
    """In glory."""
    return real(card, key, 0, 100, default)


def _card_worth(number: int, card: Entry) -> float:
    if IS_UPGRADE[number]:
        return _worth(card, "worth")
    if IS_BATTLE[number]:
        return 0.75 * CARD_BONUS[number] + _worth(card, "worth", 0.0)
    return float(CARD_GLORY[number])


CARD_WORTH: Final = [_card_worth(number, card) for number, card in enumerate(CARD_ENTRIES)]
"""What a card is worth by itself, in glory, as bots take it."""
WORTH_LOST: Final = [
    _worth(card, "worth_lost", 0.0) if IS_BATTLE[i] else 0.0 for i, card in enumerate(CARD_ENTRIES)
]
"""What a Battle card brings a loser."""


def deck_of(seats: int, age: int, players: list[list[int]]) -> list[int]:
    """BR 2.11: the cards of an Age without those marked for more players."""
    return [
        card for card in range(N_CARDS) if CARD_AGE[card] == age for least in players[card] if least <= seats
    ]


# Figures: the three kinds of every clan, then the Monsters, each with its card


_FIGURES: Final = _entries(_CLANS, "figure")
_MONSTER_CARDS: Final = [card for card in range(N_CARDS) if CARD_SLOT[card] == "monster"]
MONSTERS: Final = Domain("monster", [CARDS.ids[card] for card in _MONSTER_CARDS])
FIGURES: Final = Domain("figure", [*(text(figure, "id") for figure in _FIGURES), *MONSTERS.ids])
N_KINDS: Final = len(FIGURES)
LEADER: Final = FIGURES.index["leader"]
WARRIOR: Final = FIGURES.index["warrior"]
SHIP: Final = FIGURES.index["ship"]
FIRST_MONSTER: Final = len(_FIGURES)
"""A Monster's kind is this plus its number in MONSTERS."""
WARRIORS: Final = whole(_FIGURES[WARRIOR], "count", 1, 20)
FIGURE_CARD: Final = [*([NONE] * FIRST_MONSTER), *_MONSTER_CARDS]
"""The card with which a figure joins a clan."""
CARD_MONSTER: Final = [
    FIGURE_CARD.index(card) if card in _MONSTER_CARDS else NONE for card in [*range(N_CARDS), NONE]
]
"""The kind of the Monster that joins with this card."""

for _card in _MONSTER_CARDS:
    if len(CARD_PLAYERS[_card]) > 1:
        raise BadData(
            f"{CARD_ENTRIES[_card].where}.players", "a Monster is one figure, and so its card is one"
        )

_FIGURE_ENTRIES: Final = [*_FIGURES, *(CARD_ENTRIES[card] for card in _MONSTER_CARDS)]
SAILS: Final = [
    choice(figure, "place", ("province", "fjord"), "province") == "fjord" for figure in _FIGURE_ENTRIES
]
"""Ships: they invade fjords, never move, and count for both provinces of their fjord."""
IS_LARGE: Final = [
    kind >= FIRST_MONSTER and flag(figure, "large", False) for kind, figure in enumerate(_FIGURE_ENTRIES)
]
PRINTED_STRENGTH: Final = [whole(figure, "strength", 0, 20) for figure in _FIGURE_ENTRIES]
INVADE_COST: Final = [
    whole(figure, "invade_cost", 0, MOST_RAGE, PRINTED_STRENGTH[kind])
    for kind, figure in enumerate(_FIGURE_ENTRIES)
]


CARD_STRENGTH: Final = [
    whole(card, "strength", 0, 20) if CARD_SLOT[i] not in ("", "clan") else NONE
    for i, card in enumerate(CARD_ENTRIES)
]
"""What the upgraded figure, or the Monster, fights with; NONE on other cards."""


def _upgraded_strength(kind: int) -> list[int]:
    """By the card on the slot of this kind of figure."""
    printed = PRINTED_STRENGTH[kind]
    slot = FIGURES.ids[kind]
    return [
        *(CARD_STRENGTH[card] if CARD_SLOT[card] == slot else printed for card in range(N_CARDS)),
        printed,
    ]


LEADER_STRENGTH: Final = _upgraded_strength(LEADER)
SHIP_STRENGTH: Final = _upgraded_strength(SHIP)
SINGLE_WARRIOR_STRENGTH: Final = _upgraded_strength(WARRIOR)


# Pillage tokens


_REWARDS: Final = _entries(_TOKENS, "reward", "count")
REWARDS: Final = _domain("reward", _REWARDS)
REWARD_TRACKS: Final = [
    [TRACKS.index[track] for track in choices(reward, "raise", TRACKS.ids)] for reward in _REWARDS
]
REWARD_GLORY: Final = [whole(reward, "glory", 0, 99) for reward in _REWARDS]


def _rewards(where: str) -> list[int]:
    return [
        i
        for i, reward in enumerate(_REWARDS)
        if choice(reward, "where", ("outer", "yggdrasil")) == where
        for _ in range(whole(reward, "count", 1, N_OUTER))
    ]


OUTER_REWARDS: Final = _rewards("outer")
YGGDRASIL_REWARD: Final = _rewards("yggdrasil")[0]


# Everything whose use is counted: a card when it is played, and apart from that when its text works


def _does_something(card: int) -> bool:
    """Whether it has a text, or brings a Monster that invades for nothing or by sea."""
    kind = CARD_MONSTER[card]
    return bool(CARD_EFFECTS[card]) or (kind >= 0 and (SAILS[kind] or INVADE_COST[kind] == 0))


COMPONENTS: Final = Domain(
    "component",
    [
        *CARDS.ids,
        *(f"{CARDS.ids[card]}-works" for card in range(N_CARDS) if _does_something(card)),
        *(f"{CARDS.ids[card]}-late" for card in LATE_CARDS),
        *(f"{figure}-invades" for figure in FIGURES.ids),
        *(f"{reward}-reward" for reward in REWARDS.ids),
    ],
)
WORKS: Final = [COMPONENTS.index.get(f"{card}-works", COMPONENTS.index[card]) for card in CARDS.ids]
LATE: Final = [COMPONENTS.index.get(f"{card}-late", COMPONENTS.index[card]) for card in CARDS.ids]
INVADES: Final = COMPONENTS.index[f"{FIGURES.ids[0]}-invades"]
REWARDED: Final = COMPONENTS.index[f"{REWARDS.ids[0]}-reward"]
