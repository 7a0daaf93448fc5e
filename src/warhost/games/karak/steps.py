"""The steps of the agenda by number and name. A comment says what the three numbers of a frame are."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import Domain

STEPS: Final = Domain(
    "step",
    [
        "draft",  # how many choices have been made
        "turn",  # seat
        "hordes",  # seat
        "evade",  # hex, seat whose turn it is, how many seats were asked
        "siege",  # horde
        "siege_spoils",  # horde, strength lost
        "gain",  # seat, how many
        "turn_start",  # seat
        "actions",  # seat
        "act",  # seat
        "turn_end",  # seat
        "lay",  # seat, hex, tile
        "reveal",  # seat, hex, tokens still to be drawn
        "work",  # seat, 0 undecided, 1 build, 2 train
        "buy",  # seat
        "equip",  # seat, item, where it comes from
        "plunder",  # seat, victim, markers left
        "fight",  # seat
        "ignore",  # seat
        "symbols",  # seat, place in the order of symbols
        "losses",  # seat
        "add",  # seat
        "result",  # seat
        "horde_losses",  # seat, strength left to deal, strength dealt
        "rewards",  # seat, monster tokens
        "retreat",  # seat
        "spoils_of_war",  # seat, hex of the victory
        "plague",  # seat
        "fall",  # seat
    ],
)
(
    DRAFT,
    TURN,
    HORDES,
    EVADE,
    SIEGE,
    SIEGE_SPOILS,
    GAIN,
    TURN_START,
    ACTIONS,
    ACT,
    TURN_END,
    LAY,
    REVEAL,
    WORK,
    BUY,
    EQUIP,
    PLUNDER,
    FIGHT,
    IGNORE,
    SYMBOLS,
    LOSSES,
    ADD,
    RESULT,
    HORDE_LOSSES,
    REWARDS,
    RETREAT,
    SPOILS_OF_WAR,
    PLAGUE,
    FALL,
) = range(len(STEPS))
