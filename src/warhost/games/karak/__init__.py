"""Karak II with the five modules of Chaos, whole: the form of the game filled in."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import SEAT
from warhost.core.game import Game, Prompt, Step
from warhost.games.karak import prompts, steps
from warhost.games.karak.advice import ADVICE
from warhost.games.karak.components import (
    CARDS,
    COMPONENTS,
    HEROES,
    HORDES,
    ITEMS,
    SEAT_COUNTS,
    SYMBOLS,
    TILES,
)
from warhost.games.karak.events import CAUSES, EVENTS
from warhost.games.karak.hexes import HEXES
from warhost.games.karak.options import TABLE_OPTIONS, choose_sides
from warhost.games.karak.positions import broken, complete
from warhost.games.karak.rules import (
    actions,
    buildings,
    city,
    draft,
    endings,
    exploring,
    fight,
    hordes,
    items,
    moving,
    outcome,
    setup,
    siege,
    symbols,
    turn,
)
from warhost.games.karak.state import FIELDS, Karak
from warhost.games.karak.verbs import VERBS
from warhost.games.karak.view import sampler, summary

REVISION: Final = 3


def _steps() -> list[Step]:
    functions: dict[int, Step] = {
        steps.DRAFT: draft.draft,
        steps.TURN: turn.turn,
        steps.HORDES: hordes.hordes,
        steps.EVADE: hordes.evade,
        steps.SIEGE: siege.siege,
        steps.SIEGE_SPOILS: siege.siege_spoils,
        steps.GAIN: actions.gain_some,
        steps.TURN_START: turn.turn_start,
        steps.ACTIONS: turn.begin_actions,
        steps.ACT: turn.act,
        steps.TURN_END: turn.turn_end,
        steps.LAY: exploring.lay,
        steps.REVEAL: exploring.reveal,
        steps.WORK: city.work,
        steps.BUY: items.buy,
        steps.EQUIP: items.equip,
        steps.PLUNDER: items.plunder,
        steps.FIGHT: fight.fight,
        steps.IGNORE: fight.ignore,
        steps.SYMBOLS: symbols.symbols,
        steps.LOSSES: fight.losses,
        steps.ADD: fight.add,
        steps.RESULT: outcome.result,
        steps.HORDE_LOSSES: outcome.horde_losses,
        steps.REWARDS: outcome.rewards,
        steps.RETREAT: outcome.retreat,
        steps.SPOILS_OF_WAR: outcome.spoils_of_war,
        steps.PLAGUE: outcome.plague,
        steps.FALL: outcome.fall,
    }
    return [functions[step] for step in range(len(steps.STEPS))]


def _prompts() -> list[Prompt]:
    """Everything that matters lies open, so every question answers itself where there is nothing to choose."""
    questions: dict[int, Prompt] = {
        prompts.DRAFT: Prompt(
            "draft",
            draft.draft_options,
            draft.draft_answer,
            rule="KA 16.6",
            why_not=draft.why_not_draft,
            obvious=True,
        ),
        prompts.TURN: Prompt(
            "turn", turn.turn_options, turn.take_turn, rule="KA 4.6", why_not=turn.why_not_turn
        ),
        prompts.TOLL: Prompt(
            "toll",
            moving.toll_options,
            moving.pay_toll,
            rule="KA 17.16",
            about=[("owner", SEAT)],
            why_not=moving.why_not_pay,
            obvious=True,
        ),
        prompts.TILE: Prompt(
            "tile",
            exploring.tile_options,
            exploring.choose_tile,
            rule="KA 15.5",
            about=[("hex", HEXES)],
            obvious=True,
        ),
        prompts.TURN_TILE: Prompt(
            "turn_tile",
            exploring.rotate_options,
            exploring.rotate,
            rule="KA 5.6",
            about=[("hex", HEXES), ("tile", TILES)],
            obvious=True,
        ),
        prompts.FOE: Prompt(
            "foe",
            exploring.foe_options,
            exploring.choose_foe,
            rule="KA 15.7",
            about=[("hex", HEXES)],
            obvious=True,
        ),
        prompts.WORK: Prompt(
            "work",
            city.work_options,
            city.work_answer,
            rule="KA 6.9",
            about=[("kind", None)],
            why_not=city.why_not_work,
            obvious=True,
        ),
        prompts.FEE: Prompt(
            "fee",
            city.fee_options,
            city.pay_fee,
            rule="KA 17.12",
            why_not=moving.why_not_pay,
            obvious=True,
        ),
        prompts.SWAP: Prompt(
            "swap",
            city.swap_options,
            city.swap,
            rule="KA 17.11",
            about=[("swapped", None)],
            why_not=city.why_not_swap,
            obvious=True,
        ),
        prompts.COPY: Prompt(
            "copy",
            buildings.copy_options,
            buildings.copy,
            rule="KA 17.7",
            why_not=buildings.why_not_copy,
            obvious=True,
        ),
        prompts.BUY: Prompt(
            "buy",
            items.buy_more_options,
            items.buy_answer,
            rule="KA 18.4",
            why_not=items.why_not_buy,
            obvious=True,
        ),
        prompts.EQUIP: Prompt(
            "equip",
            items.equip_options,
            items.equip_answer,
            rule="KA 10.3",
            about=[("item", ITEMS)],
            why_not=items.why_not_equip,
            obvious=True,
        ),
        prompts.GAIN: Prompt(
            "gain",
            actions.gain_options,
            actions.gain_one,
            rule="KA 20.4",
            about=[("left", None), ("cause", CAUSES)],
            obvious=True,
        ),
        prompts.PLUNDER: Prompt(
            "plunder",
            items.plunder_options,
            items.plunder_one,
            rule="KA 10.11",
            about=[("victim", SEAT), ("left", None)],
            obvious=True,
        ),
        prompts.MARCH: Prompt(
            "march",
            hordes.march_options,
            hordes.march,
            rule="KA 19.15",
            about=[("horde", HORDES)],
            why_not=hordes.why_not_march,
            obvious=True,
        ),
        prompts.EVADE: Prompt(
            "evade",
            hordes.evade_options,
            hordes.evade_to,
            rule="KA 19.19",
            about=[("hex", HEXES)],
            why_not=hordes.why_not_evade,
            obvious=True,
        ),
        prompts.RAZE: Prompt(
            "raze",
            siege.raze_options,
            siege.raze,
            rule="KA 21.3",
            about=[("horde", HORDES), ("lost", None)],
            why_not=siege.why_not_raze,
            obvious=True,
        ),
        prompts.FLY: Prompt(
            "fly", turn.fly_options, turn.fly, rule="KA 15.21", why_not=turn.why_not_fly, obvious=True
        ),
        prompts.REROLL: Prompt(
            "reroll", fight.reroll_options, fight.reroll, rule="KA 15.12", about=[("face", SYMBOLS)]
        ),
        prompts.IGNORE: Prompt(
            "ignore",
            fight.ignore_options,
            fight.ignore_one,
            rule="KA 8.7",
            why_not=fight.why_not_ignore,
            obvious=True,
        ),
        prompts.HUNGER: Prompt(
            "hunger",
            symbols.hunger_options,
            symbols.feed,
            rule="KA 9.2",
            why_not=symbols.why_not_feed,
            obvious=True,
        ),
        prompts.REPAIR: Prompt(
            "repair",
            symbols.repair_options,
            symbols.repair,
            rule="KA 9.5",
            why_not=symbols.why_not_repair,
            obvious=True,
        ),
        prompts.RECRUIT: Prompt(
            "recruit",
            symbols.recruit_options,
            symbols.recruit,
            rule="KA 9.10",
            why_not=symbols.why_not_recruit,
            obvious=True,
        ),
        prompts.ADD: Prompt(
            "add",
            fight.add_options,
            fight.add_one,
            rule="KA 8.15",
            about=[("total", None), ("needed", None)],
            why_not=fight.why_not_add,
            obvious=True,
        ),
        prompts.HORDE: Prompt(
            "horde",
            outcome.horde_options,
            outcome.strike,
            rule="KA 20.12",
            about=[("left", None)],
            why_not=outcome.why_not_strike,
            obvious=True,
        ),
        prompts.REWARD: Prompt("reward", outcome.reward_options, outcome.claim, rule="KA 8.18", obvious=True),
        prompts.RETREAT: Prompt(
            "retreat",
            outcome.retreat_options,
            outcome.retreat_to,
            rule="KA 20.7",
            why_not=outcome.why_not_retreat,
            obvious=True,
        ),
        prompts.PLAGUE: Prompt(
            "plague",
            outcome.plague_options,
            outcome.infect,
            rule="KA 11.1",
            why_not=outcome.why_not_infect,
            obvious=True,
        ),
        prompts.MISERY: Prompt(
            "misery",
            outcome.misery_options,
            outcome.suffer,
            rule="KA 11.6",
            why_not=moving.why_not_pay,
            obvious=True,
        ),
    }
    return [questions[prompt] for prompt in range(len(prompts.PROMPTS))]


def scores(s: Karak) -> list[int]:
    """Soul stones in halves: 7 means three and a half."""
    return s.stones[:]


GAME: Final = Game(
    name="karak",
    revision=REVISION,
    seat_counts=SEAT_COUNTS,
    sides=HEROES,
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
    empty=Karak,
    set_up=setup.set_up,
    complete=complete,
    scores=scores,
    sampler=sampler,
    broken=broken,
    summary=summary,
    is_summary_public=True,
    choose_sides=choose_sides,
    advice=ADVICE,
)
