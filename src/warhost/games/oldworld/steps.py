"""The steps of the agenda by number, so that a chapter can name a step of another one without importing it.

Beside each step stands what its three numbers mean. Their functions stand in the chapters; __init__.py joins the two."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import Domain

STEPS: Final = Domain(
    "step",
    [
        "round",
        "old_world_phase",
        "old_world_ops",  # next operation, end of the list
        "old_world_place",  # operation, regions still to pick, regions picked
        "old_world_take",  # operation, regions still to pick, regions picked
        "old_world_move",  # operation, region left, tokens still to move
        "old_world_figures",  # operation, region
        "old_world_remove_figure",  # operation, region, seat * 16 + figures still to remove
        "old_world_track",
        "old_world_lasting",  # moment, space of the track
        "discard",  # seat, cards, 1 if an Old World card is the cause
        "draw_phase",
        "draw_cards",  # seat
        "fill_hand",  # seat
        "summoning_phase",
        "turn",  # seat
        "summoning_end",
        "battle_phase",
        "battle_region",  # region
        "battle",  # region, battles fought there before
        "early_dice",  # region, whose turn: 0 Blood Frenzy, then the seats
        "normal_dice",  # region, seat
        "assign",  # region, seat
        "parting_hits",  # region, seat that assigns, seat hit * 64 + hits
        "battle_over",  # region, battles fought there before
        "battle_phase_end",
        "card_at_phase_end",  # card space
        "rot",  # region, kills left
        "corruption_phase",
        "domination_step",
        "corruption_step",
        "end_phase",
        "chaos_cards_leave",
        "heroes",  # region, Heroes there that have acted
        "ruined_regions",
        "dials",  # seat
        "extra_tick",
        "dial_place",  # seat, token, how many
        "dial_cleanse",  # seat, how many
        "dial_take",  # seat, how many
        "game_end",
    ],
)
ROUND: Final = 0
OLD_WORLD_PHASE: Final = 1
OLD_WORLD_OPS: Final = 2
OLD_WORLD_PLACE: Final = 3
OLD_WORLD_TAKE: Final = 4
OLD_WORLD_MOVE: Final = 5
OLD_WORLD_FIGURES: Final = 6
OLD_WORLD_REMOVE_FIGURE: Final = 7
OLD_WORLD_TRACK: Final = 8
OLD_WORLD_LASTING: Final = 9
DISCARD: Final = 10
DRAW_PHASE: Final = 11
DRAW_CARDS: Final = 12
FILL_HAND: Final = 13
SUMMONING_PHASE: Final = 14
TURN: Final = 15
SUMMONING_END: Final = 16
BATTLE_PHASE: Final = 17
BATTLE_REGION: Final = 18
BATTLE: Final = 19
EARLY_DICE: Final = 20
NORMAL_DICE: Final = 21
ASSIGN: Final = 22
PARTING_HITS: Final = 23
BATTLE_OVER: Final = 24
BATTLE_PHASE_END: Final = 25
CARD_AT_PHASE_END: Final = 26
ROT: Final = 27
CORRUPTION_PHASE: Final = 28
DOMINATION_STEP: Final = 29
CORRUPTION_STEP: Final = 30
END_PHASE: Final = 31
CHAOS_CARDS_LEAVE: Final = 32
HEROES: Final = 33
RUINED_REGIONS: Final = 34
DIALS: Final = 35
EXTRA_TICK: Final = 36
DIAL_PLACE: Final = 37
DIAL_CLEANSE: Final = 38
DIAL_TAKE: Final = 39
GAME_END: Final = 40
