"""Chaos in the Old World, whole: the form of the game filled in."""

from __future__ import annotations

from typing import Final

from warhost.core.game import Game, Prompt, Step
from warhost.games.oldworld import prompts, steps
from warhost.games.oldworld.advice import ADVICE
from warhost.games.oldworld.cards import khorne, nurgle, old_world, slaanesh, tzeentch
from warhost.games.oldworld.components import (
    CARDS,
    COMPONENTS,
    POWERS,
    REGIONS,
    SEAT_COUNTS,
    TOKENS,
)
from warhost.games.oldworld.derived import DERIVED, derive
from warhost.games.oldworld.events import EVENTS
from warhost.games.oldworld.options import TABLE_OPTIONS, choose_sides
from warhost.games.oldworld.positions import broken, complete
from warhost.games.oldworld.rules import (
    arrival,
    battle,
    corruption,
    dials,
    domination,
    draw,
    end_phase,
    endings,
    hands,
    setup,
    summoning,
)
from warhost.games.oldworld.rules import old_world as old_world_phase
from warhost.games.oldworld.state import FIELDS, OldWorld
from warhost.games.oldworld.verbs import VERBS
from warhost.games.oldworld.view import sampler, summary

REVISION: Final = 1


def _steps() -> list[Step]:
    functions: dict[int, Step] = {
        steps.ROUND: old_world_phase.begin_round,
        steps.OLD_WORLD_PHASE: old_world_phase.old_world_phase,
        steps.OLD_WORLD_OPS: old_world.old_world_ops,
        steps.OLD_WORLD_PLACE: old_world.old_world_place,
        steps.OLD_WORLD_TAKE: old_world.old_world_take,
        steps.OLD_WORLD_MOVE: old_world.old_world_move,
        steps.OLD_WORLD_FIGURES: old_world.old_world_figures,
        steps.OLD_WORLD_REMOVE_FIGURE: old_world.old_world_remove_figure,
        steps.OLD_WORLD_TRACK: old_world_phase.old_world_track,
        steps.OLD_WORLD_LASTING: old_world_phase.old_world_lasting,
        steps.DISCARD: hands.discard,
        steps.DRAW_PHASE: draw.draw_phase,
        steps.DRAW_CARDS: draw.draw_in_turn,
        steps.FILL_HAND: draw.fill_hand,
        steps.SUMMONING_PHASE: summoning.summoning_phase,
        steps.TURN: summoning.turn,
        steps.SUMMONING_END: summoning.summoning_end,
        steps.BATTLE_PHASE: battle.battle_phase,
        steps.BATTLE_REGION: battle.battle_region,
        steps.BATTLE: battle.battle,
        steps.EARLY_DICE: battle.early_dice,
        steps.NORMAL_DICE: battle.normal_dice,
        steps.ASSIGN: battle.assign,
        steps.PARTING_HITS: battle.parting_hits,
        steps.BATTLE_OVER: battle.battle_over,
        steps.BATTLE_PHASE_END: battle.battle_phase_end,
        steps.CARD_AT_PHASE_END: battle.card_at_phase_end,
        steps.ROT: nurgle.rot,
        steps.CORRUPTION_PHASE: domination.corruption_phase,
        steps.DOMINATION_STEP: domination.domination_step,
        steps.CORRUPTION_STEP: corruption.corruption_step,
        steps.END_PHASE: end_phase.end_phase,
        steps.CHAOS_CARDS_LEAVE: end_phase.chaos_cards_leave,
        steps.HEROES: end_phase.heroes,
        steps.RUINED_REGIONS: end_phase.ruined_regions,
        steps.DIALS: dials.dials,
        steps.EXTRA_TICK: dials.extra_tick,
        steps.DIAL_PLACE: dials.dial_place,
        steps.DIAL_CLEANSE: dials.dial_cleanse,
        steps.DIAL_TAKE: dials.dial_take,
        steps.GAME_END: endings.game_end,
    }
    return [functions[step] for step in range(len(steps.STEPS))]


def _prompts() -> list[Prompt]:
    region = [("region", REGIONS)]
    questions: dict[int, Prompt] = {
        prompts.TURN: Prompt(
            "turn",
            summoning.turn_options,
            summoning.take_turn,
            rule="OW 6.2",
            why_not=summoning.why_not_turn,
            cost=summoning.turn_cost,
        ),
        prompts.CARRY: Prompt(
            "carry",
            arrival.carry_options,
            arrival.carry,
            rule="OW 17.11",
            about=[("region", REGIONS), ("to", REGIONS)],
        ),
        prompts.STAND: Prompt("stand", arrival.stand_options, arrival.stand, rule="OW 17.12", about=region),
        prompts.CALL: Prompt(
            "call", khorne.call_options, khorne.call, rule="OW 8.11", about=region, obvious=True
        ),
        prompts.DECAY: Prompt(
            "decay", nurgle.decay_options, nurgle.decay, rule="OW 8.16", about=region, obvious=True
        ),
        prompts.ROT: Prompt(
            "rot",
            nurgle.rot_options,
            nurgle.rot_one,
            rule="OW 8.20",
            about=[("region", REGIONS), ("left", None)],
            obvious=True,
        ),
        prompts.SHIELD: Prompt(
            "shield", tzeentch.shield_options, tzeentch.shield, rule="OW 8.25", about=region, obvious=True
        ),
        prompts.TELEPORT: Prompt(
            "teleport",
            tzeentch.teleport_options,
            tzeentch.teleport_answer,
            rule="OW 8.26",
            about=region,
            why_not=tzeentch.why_not_teleport,
            obvious=True,
        ),
        prompts.MEDDLE: Prompt(
            "meddle", tzeentch.meddle_options, tzeentch.meddle, rule="OW 8.28", about=region, obvious=True
        ),
        prompts.INFLUENCE: Prompt(
            "influence",
            slaanesh.influence_options,
            slaanesh.influence,
            rule="OW 8.33",
            about=region,
            why_not=slaanesh.why_not_influence,
            obvious=True,
        ),
        prompts.MUSK: Prompt(
            "musk", slaanesh.musk_options, slaanesh.musk, rule="OW 8.36", about=region, obvious=True
        ),
        prompts.DISCARD: Prompt(
            "discard",
            hands.discard_options,
            hands.discard_answer,
            rule="OW 8.28",
            about=[("left", None)],
            why_not=hands.why_not_discard,
        ),
        prompts.EXCHANGE: Prompt(
            "exchange", draw.exchange_options, draw.exchange, rule="OW 5.2", why_not=hands.why_not_discard
        ),
        prompts.HIT: Prompt(
            "hit",
            battle.hit_options,
            battle.assign_one,
            rule="OW 9.12",
            about=[("region", REGIONS), ("hits", None), ("sixes", None)],
            why_not=battle.why_not_hit,
        ),
        prompts.HERO: Prompt(
            "hero", end_phase.hero_options, end_phase.lose_to_hero, rule="OW 12.4", about=region, obvious=True
        ),
        prompts.OLD_WORLD_FIGURE: Prompt(
            "old_world_figure",
            old_world.figure_options,
            old_world.figure_answer,
            rule="OW 18.8",
            about=[("operation", None), ("region", REGIONS)],
            obvious=True,
        ),
        prompts.OLD_WORLD_PLACE: Prompt(
            "old_world_place",
            old_world.place_options,
            old_world.place_answer,
            rule="OW 4.2",
            about=[("operation", None), ("left", None)],
            why_not=old_world.why_not_place,
            obvious=True,
        ),
        prompts.OLD_WORLD_TAKE: Prompt(
            "old_world_take",
            old_world.take_options,
            old_world.take_answer,
            rule="OW 4.2",
            about=[("operation", None), ("left", None)],
            obvious=True,
        ),
        prompts.OLD_WORLD_MOVE: Prompt(
            "old_world_move",
            old_world.move_options,
            old_world.move_answer,
            rule="OW 4.2",
            about=[("operation", None), ("region", REGIONS), ("left", None)],
            obvious=True,
        ),
        prompts.OLD_WORLD_CHOOSE: Prompt(
            "old_world_choose",
            old_world.choose_options,
            old_world.choose_answer,
            rule="OW 4.2",
            about=[("operation", None)],
        ),
        prompts.UPGRADE: Prompt(
            "upgrade", dials.upgrade_options, dials.take_upgrade, rule="OW 13.13", obvious=True
        ),
        prompts.DIAL_PLACE: Prompt(
            "dial_place",
            dials.dial_place_options,
            dials.dial_place_one,
            rule="OW 13.14",
            about=[("token", TOKENS), ("left", None)],
            why_not=old_world.why_not_place,
            obvious=True,
        ),
        prompts.DIAL_CLEANSE: Prompt(
            "dial_cleanse",
            dials.dial_cleanse_options,
            dials.dial_cleanse_one,
            rule="OW 13.15",
            about=[("left", None)],
            obvious=True,
        ),
        prompts.DIAL_TAKE: Prompt(
            "dial_take",
            dials.dial_take_options,
            dials.dial_take_one,
            rule="OW 13.16",
            about=[("left", None)],
            obvious=True,
        ),
        prompts.OLD_WORLD_DISCARD: Prompt(
            "old_world_discard",
            hands.discard_options,
            hands.old_world_discard_answer,
            rule="OW 18.8",
            about=[("left", None)],
            why_not=hands.why_not_discard,
        ),
    }
    return [questions[prompt] for prompt in range(len(prompts.PROMPTS))]


def scores(s: OldWorld) -> list[int]:
    return s.points[:]


GAME: Final = Game(
    name="oldworld",
    revision=REVISION,
    seat_counts=SEAT_COUNTS,
    sides=POWERS,
    table_options=TABLE_OPTIONS,
    endings=endings.ENDINGS,
    components=COMPONENTS,
    cards=CARDS,
    fields=FIELDS,
    verbs=VERBS,
    step_names=steps.STEPS,
    steps=_steps(),
    prompts=_prompts(),
    events=EVENTS,
    empty=OldWorld,
    set_up=setup.set_up,
    derived=DERIVED,
    derive=derive,
    complete=complete,
    scores=scores,
    sampler=sampler,
    broken=broken,
    summary=summary,
    is_summary_public=True,
    choose_sides=choose_sides,
    advice=ADVICE,
)
