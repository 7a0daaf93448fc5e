"""Blood Rage, whole: the form of the game filled in."""

from __future__ import annotations

from typing import Final

from warhost.core.game import Game, Prompt, Step
from warhost.games.bloodrage import prompts, steps
from warhost.games.bloodrage.advice import ADVICE
from warhost.games.bloodrage.components import (
    CARDS,
    CLANS,
    COMPONENTS,
    FIGURES,
    PROVINCES,
    SEAT_COUNTS,
)
from warhost.games.bloodrage.events import CAUSES, EVENTS
from warhost.games.bloodrage.options import TABLE_OPTIONS, choose_sides
from warhost.games.bloodrage.positions import broken, complete
from warhost.games.bloodrage.rules import (
    actions,
    ages,
    battle,
    clans,
    destruction,
    discard,
    endings,
    gifts,
    invade,
    march,
    pillage,
    quests,
    ragnarok,
    resolution,
    sacrifice,
    setup,
)
from warhost.games.bloodrage.sampling import sampler
from warhost.games.bloodrage.state import FIELDS, BloodRage
from warhost.games.bloodrage.verbs import VERBS
from warhost.games.bloodrage.view import summary

REVISION: Final = 2


def _steps() -> list[Step]:
    functions: dict[int, Step] = {
        steps.BEGIN_AGE: gifts.begin_age,
        steps.DRAFT: gifts.draft,
        steps.PASS_PACKETS: gifts.pass_packets,
        steps.ACTION_PHASE: actions.action_phase,
        steps.TURN: actions.turn,
        steps.ACTION_END: actions.action_end,
        steps.MONSTER_STRIKES: invade.monster_strikes,
        steps.SUCCOR: invade.succor,
        steps.THORS_DOMAIN: invade.thors_domain,
        steps.CALL_TO_BATTLE: pillage.call_to_battle,
        steps.GATHER: pillage.gather,
        steps.BATTLE_CARDS: battle.battle_cards,
        steps.REVEAL: battle.reveal,
        steps.COUNT_QUESTS: battle.count_quests,
        steps.TEXTS: battle.texts,
        steps.REVEAL_TEXT: battle.reveal_text,
        steps.SMITE: battle.smite,
        steps.TIDE: battle.tide,
        steps.LATE_CARDS: battle.late_cards,
        steps.COMPARE: resolution.compare,
        steps.OUTCOME_TEXT: resolution.outcome_text,
        steps.PROWESS: resolution.prowess,
        steps.CARDS_LEAVE: resolution.cards_leave,
        steps.LOSERS: resolution.losers,
        steps.SUCCESS: pillage.success,
        steps.GRACE: pillage.grace,
        steps.LEADER_UPGRADE: pillage.leader_upgrade,
        steps.TURN_TOKEN: pillage.turn_token,
        steps.AXES: resolution.axes,
        steps.BATTLE_END: resolution.battle_end,
        steps.END_OF_PILLAGE: resolution.end_of_pillage,
        steps.BLESSING: resolution.blessing,
        steps.PERISH: destruction.perish,
        steps.RAISE: clans.ask_raise,
        steps.DISCARD_PHASE: discard.discard_phase,
        steps.DISCARD: discard.discard,
        steps.QUEST_PHASE: quests.quest_phase,
        steps.QUESTS: quests.judge_quests,
        steps.RAGNAROK_PHASE: ragnarok.ragnarok_phase,
        steps.RAGNAROK: ragnarok.ragnarok,
        steps.PROVINCE_FALLS: ragnarok.province_falls,
        steps.RELEASE_PHASE: ragnarok.release_phase,
        steps.RELEASE: ragnarok.release,
        steps.END_OF_AGE: ages.end_of_age,
        steps.GAME_END: endings.game_end,
    }
    return [functions[step] for step in range(len(steps.STEPS))]


def _prompts() -> list[Prompt]:
    province = [("province", PROVINCES)]
    questions: dict[int, Prompt] = {
        prompts.DRAFT: Prompt(
            "draft",
            gifts.draft_options,
            gifts.keep,
            rule="BR 4.3",
            about=[("round", None)],
            together=True,
            secret=True,
        ),
        prompts.TURN: Prompt(
            "turn",
            actions.turn_options,
            actions.take_turn,
            rule="BR 5.3",
            why_not=actions.why_not_turn,
            cost=actions.turn_cost,
        ),
        prompts.MARCH: Prompt(
            "march",
            march.marcher_options,
            march.send,
            rule="BR 7.1",
            about=[("source", PROVINCES), ("to", PROVINCES)],
            why_not=march.why_not_send,
            obvious=True,
        ),
        prompts.QUEST: Prompt("quest", quests.quest_options, quests.lay_quest, rule="BR 9.1", secret=True),
        prompts.SACRIFICE: Prompt(
            "sacrifice",
            sacrifice.sacrifice_options,
            sacrifice.sacrifice_one,
            rule="BR 17.34",
            about=[("left", None)],
            obvious=True,
        ),
        prompts.FREE_INVADE: Prompt(
            "free_invade",
            invade.free_invade_options,
            invade.free_invade,
            rule="BR 8.5",
            about=[("figure", FIGURES)],
            obvious=True,
        ),
        prompts.SUCCOR: Prompt(
            "succor",
            invade.warrior_options,
            invade.succor_answer,
            rule="BR 17.14",
            about=province,
            obvious=True,
        ),
        prompts.PILLAGE_AT_ONCE: Prompt(
            "pillage_at_once",
            pillage.pillage_at_once_options,
            pillage.pillage_at_once,
            rule="BR 17.28",
            about=province,
        ),
        prompts.CALL: Prompt(
            "call",
            pillage.call_options,
            pillage.join,
            rule="BR 10.3",
            about=province,
            why_not=pillage.why_not_join,
        ),
        prompts.BATTLE_CARD: Prompt(
            "battle_card",
            battle.card_options,
            battle.play_card,
            rule="BR 11.1",
            about=province,
            together=True,
        ),
        prompts.COUNT_QUEST: Prompt(
            "count_quest",
            battle.count_options,
            battle.count_quest,
            rule="BR 11.3",
            about=[("card", CARDS), ("upgrade", CARDS)],
        ),
        prompts.TIDE: Prompt(
            "tide", battle.tide_options, battle.spare, rule="BR 18.3", about=province, obvious=True
        ),
        prompts.LATE_CARD: Prompt(
            "late_card", battle.late_options, battle.add_late, rule="BR 11.7", about=province
        ),
        prompts.RESCUE: Prompt(
            "rescue",
            destruction.rescue_options,
            destruction.rescue,
            rule="BR 13.4",
            about=[("province", PROVINCES), ("cause", CAUSES)],
        ),
        prompts.PROWESS: Prompt("prowess", resolution.prowess_options, resolution.take_back, rule="BR 17.26"),
        prompts.RAISE: Prompt(
            "raise",
            clans.raise_options,
            clans.raise_answer,
            rule="BR 1.16",
            about=[("card", CARDS)],
            obvious=True,
        ),
        prompts.MOVE_LEADER: Prompt(
            "move_leader",
            pillage.move_leader_options,
            pillage.move_leader,
            rule="BR 17.1",
            about=province,
            obvious=True,
        ),
        prompts.BLESSING: Prompt(
            "blessing",
            invade.warrior_options,
            invade.blessing_answer,
            rule="BR 17.18",
            about=province,
            obvious=True,
        ),
        prompts.KEEP: Prompt(
            "keep", discard.keep_options, discard.keep_one, rule="BR 14.1", together=True, secret=True
        ),
    }
    return [questions[prompt] for prompt in range(len(prompts.PROMPTS))]


def scores(s: BloodRage) -> list[int]:
    return s.glory[:]


GAME: Final = Game(
    name="bloodrage",
    revision=REVISION,
    seat_counts=SEAT_COUNTS,
    sides=CLANS,
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
    empty=BloodRage,
    set_up=setup.set_up,
    complete=complete,
    scores=scores,
    sampler=sampler,
    broken=broken,
    summary=summary,
    choose_sides=choose_sides,
    advice=ADVICE,
)
