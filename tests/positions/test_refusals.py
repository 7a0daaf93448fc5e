"""What a position cannot say, and how the error names it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from warhost import games
from warhost.core.errors import BadPosition
from warhost.core.match import Match
from warhost.core.position import load

ROOT = Path(__file__).parents[2]
WOLF = {"seats": ["wolf", "bear"]}
POWERS = {"seats": ["khorne", "nurgle", "tzeentch"]}
HEROES = {"seats": ["horan", "taia"]}


def refusal(name: str, data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as refused:
        load(games.load(name), data)
    return str(refused.value)


# Names


@pytest.mark.parametrize("wrong", ["action_phse", "zugzwang"])
def test_a_step_that_does_not_exist(wrong: str) -> None:
    """All that there are stand in the error, and the one that was probably meant comes first."""
    said = refusal("bloodrage", {**WOLF, "flow": {"agenda": [[wrong]]}})
    meant = "did you mean action_phase? " if wrong == "action_phse" else ""
    known = ", ".join(games.load("bloodrage").steps)
    assert said == f"$.flow.agenda[0][0]: there is no step {wrong!r}; {meant}known: {known}"


@pytest.mark.parametrize("wrong", ["tunr", "zugzwang"])
def test_a_prompt_that_does_not_exist(wrong: str) -> None:
    said = refusal("oldworld", {**POWERS, "flow": {"asked": {"prompt": wrong, "waiting": ["khorne"]}}})
    meant = "did you mean turn? " if wrong == "tunr" else ""
    known = ", ".join(games.load("oldworld").questions)
    assert said == f"$.flow.asked.prompt: there is no prompt {wrong!r}; {meant}known: {known}"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"stat": {}}, "$: unknown part 'stat'; did you mean state?"),
        ({"warhost": "record"}, "$.warhost: expected 'position', got 'record'"),
        ({"state": {"rge": {}}}, "$.state.rge: unknown field; did you mean rage?"),
        ({"state": {"leaders": {"wolf": "gimel"}}}, "there is no place 'gimel'; did you mean gimle?"),
        ({"chance": {"die": [1]}}, "$.chance: unknown part 'die'"),
        ({"chance": {"draws": ["trol"]}}, "$.chance.draws[0]: there is no card 'trol'; did you mean troll?"),
        ({"flow": {"agneda": []}}, "$.flow: unknown part 'agneda'; did you mean agenda?"),
        ({"flow": {"winners": ["wolf"]}}, "$.flow.winners: nobody has won"),
        ({"flow": {"agenda": [["turn", {"seet": 0}]]}}, "unknown argument 'seet'; did you mean seat?"),
    ],
)
def test_what_has_no_meaning_is_refused(data: dict[str, Any], said: str) -> None:
    assert said in refusal("bloodrage", {**WOLF, **data})


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"prompt": "turn", "waiting": []}, "waiting: a question must wait for somebody"),
        ({"prompt": "turn", "waiting": ["wolf", "bear"]}, "turn does not wait for all of these at once"),
        (
            {"prompt": "draft", "about": {"round": 1}, "waiting": ["wolf", "wolf"]},
            "draft does not wait for all of these at once",
        ),
        (
            {"prompt": "turn", "waiting": ["wolf"], "answers": {"bear": "pass"}},
            "bear cannot have answered turn",
        ),
        (
            {"prompt": "draft", "about": {"round": 1}, "waiting": ["wolf"], "answers": {"wolf": "pass"}},
            "wolf cannot have answered draft",
        ),
        ({"prompt": "turn", "waiting": ["wolf"], "abuot": {}}, "unknown part 'abuot'; did you mean about?"),
    ],
)
def test_a_question_that_cannot_be_open(asked: dict[str, Any], said: str) -> None:
    assert said in refusal("bloodrage", {**WOLF, "flow": {"asked": asked}})


def test_nobody_is_asked_anything_when_the_game_is_over() -> None:
    flow = {"asked": {"prompt": "turn", "waiting": ["wolf"]}, "ending": "most_glory"}
    assert "$.flow.ending" in refusal("bloodrage", {**WOLF, "flow": flow})


# Options and seats


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("oldworld", {"options": {"musc": "figures"}}, "$.options: oldworld has no option 'musc'"),
        ("oldworld", {"options": {"musk": "all"}}, "$.options: option musk does not take 'all'"),
        ("oldworld", {"seats": ["khorne", "nurgle"]}, "$.seats: oldworld is for 3, 4 players, not 2"),
        ("bloodrage", {"seats": ["wolf", "wolf"]}, "$.seats: wolf sits here twice"),
        (
            "karak",
            {**HEROES, "options": {"heroes": "taia-horan"}},
            "$.options.heroes: it seats taia-horan, and $.seats others",
        ),
        (
            "bloodrage",
            {**WOLF, "options": {"clans": "bear-wolf"}},
            "$.options.clans: it seats bear-wolf, and $.seats others",
        ),
        (
            "bloodrage",
            {**WOLF, "options": {"clans": "bear"}},
            "$.options.clans: clans=bear names 1 clans for 2 players",
        ),
    ],
)
def test_options_and_seats_that_do_not_go_together(name: str, data: dict[str, Any], said: str) -> None:
    assert refusal(name, data).startswith(said)


def test_an_option_that_names_the_sides_is_enough() -> None:
    powers = load(games.load("oldworld"), {"options": {"powers": "khorne-nurgle-slaanesh"}})
    assert powers.sides == [0, 1, 3]
    heroes = load(games.load("karak"), {"options": {"heroes": "taia-horan"}})
    assert [games.load("karak").sides.ids[side] for side in heroes.sides] == ["taia", "horan"]


# Dice


@pytest.mark.parametrize("side", [0, 7, 9, -1, True, 2.5, "6", None])
def test_a_die_shows_one_of_its_sides(side: Any) -> None:
    said = refusal("oldworld", {**POWERS, "chance": {"dice": [1, side]}})
    assert said == f"$.chance.dice[1]: a die shows a number from 1 to 6, not {side!r}"


def test_dice_with_faces_of_their_own_may_be_named() -> None:
    table = load(games.load("karak"), {**HEROES, "chance": {"dice": ["hero skull", "hero 3", 4]}})
    assert table.forced_dice == [1, 6, 4]
    said = refusal("karak", {**HEROES, "chance": {"dice": ["hero skul"]}})
    assert said == "$.chance.dice[0]: no die shows 'hero skul'; did you mean hero skull?"
    assert "or a name such as 'hero" in refusal("karak", {**HEROES, "chance": {"dice": [9]}})


# An agenda that runs out


def test_rage_that_is_kept_may_be_left_after_the_action_phase() -> None:
    """BR 21.5."""
    given = {**WOLF, "options": {"leftover_rage": "kept"}, "state": {"phase": "discard", "age": 1}}
    given["state"] |= {"rage": {"wolf": 3}, "hands": {"wolf": ["troll", "tyrs_bash"]}}
    assert load(games.load("bloodrage"), given).rage == [3, 0]


def test_an_agenda_must_carry_the_game_on() -> None:
    over = refusal("bloodrage", {**WOLF, "state": {"age": 1}, "flow": {"agenda": [["action_end"]]}})
    assert over.startswith("$.flow.agenda: the agenda is empty, but the game has not ended")


def test_an_agenda_that_runs_out_later_is_still_the_fault_of_the_position() -> None:
    given = {
        **WOLF,
        "state": {"age": 1, "phase": "action", "rage": {"wolf": 1}},
        "flow": {"agenda": [["turn", {"seat": "wolf"}]]},
    }
    match = Match.from_position(games.load("bloodrage"), given)
    before = match.view(0)
    with pytest.raises(BadPosition, match=r"\$\.flow\.agenda: .* carries play on"):
        match.decide(0, "pass")
    assert match.view(0) == before
    assert match.waiting() == [0]


# What means something only amid a battle, a fight, a draft


@pytest.mark.parametrize("name", games.names())
def test_those_fields_name_steps_and_prompts_that_exist(name: str) -> None:
    game = games.load(name)
    named = {each for field in game.fields for each in field.amid}
    assert named
    assert named <= {*game.steps, *game.questions}


@pytest.mark.parametrize("name", games.names())
def test_the_board_editor_begins_without_them(name: str) -> None:
    """What it sets wherever play begins stands in `editing.ts`, and what people edit in its tabs."""
    editing = (ROOT / f"web/src/games/{name}/editing.ts").read_text("utf-8")
    under_way = {field.name for field in games.load(name).fields if field.amid}
    reset = set(re.findall(r"\b(\w+): (?:0|false|null|\[\]|\{\}),?", editing))
    edited = {name for tab in re.findall(r"fields: \[(.*?)\]", editing, re.DOTALL) for name in tab.split('"')}
    assert under_way <= reset | edited


@pytest.mark.parametrize(
    ("name", "state", "amid"),
    [
        ("oldworld", {"phase": "summoning", "hits": 3}, "early_dice, normal_dice, assign"),
        ("oldworld", {"phase": "draw", "old_world_card": "peasant_uprising"}, "old_world_track"),
        ("bloodrage", {"phase": "action", "winner": "wolf"}, "call_to_battle, call"),
        ("bloodrage", {"phase": "discard", "passed": {"wolf": True}}, "turn, action_end"),
        ("bloodrage", {"phase": "action", "endangered": ["leader"]}, "perish, rescue"),
        ("bloodrage", {"phase": "action", "aside": {"wolf": ["troll"]}}, "draft, pass_packets"),
        ("karak", {"phase": "move", "faces": [1]}, "symbols, hunger"),
        ("karak", {"phase": "move", "purchased": True}, "work, fee, swap"),
    ],
)
def test_what_nothing_asks_for_is_refused(name: str, state: dict[str, Any], amid: str) -> None:
    seats = {"oldworld": POWERS, "bloodrage": WOLF, "karak": HEROES}[name]
    field = list(state)[-1]
    said = refusal(name, {**seats, "state": state})
    assert said.startswith(f"$.state.{field}: it would be ignored: nothing asks for it unless ")
    assert f"has one of {amid}" in said


def test_the_same_is_taken_where_it_is_asked_for() -> None:
    """By an open question, and by a step that is to come."""
    asked = {"prompt": "hit", "waiting": ["khorne"], "about": {"region": "kislev", "hits": 1}}
    battle = {"figures": {"kislev": {"bloodletter": 1, "leper": 1, "acolyte": 1}}, "hits": 1}
    given = {**POWERS, "state": battle, "flow": {"agenda": [["battle_phase_end"]], "asked": asked}}
    assert load(games.load("oldworld"), given).hits == 1
    agenda = [["summoning_phase"], ["assign", {"region": "kislev", "seat": "khorne"}]]
    assert load(games.load("oldworld"), {**POWERS, "state": battle, "flow": {"agenda": agenda}}).hits == 1


# The field that is to blame


def test_the_field_is_named_that_makes_a_position_impossible() -> None:
    said = refusal("oldworld", {**POWERS, "state": {"round": 2, "figures": {"kislev": {"bloodletter": 20}}}})
    assert said.startswith("$.state.figures: 20 bloodletter figures are on the board")


def test_several_are_named_where_one_of_them_must_go() -> None:
    state = {"hands": {"khorne": ["battle_cry"] * 3}, "discards": {"khorne": ["battle_cry"] * 3}}
    said = refusal("oldworld", {**POWERS, "state": {"round": 2, **state}})
    assert said.startswith("$.state.hands, $.state.discards: ")


@pytest.mark.parametrize(
    ("name", "state", "said"),
    [
        (
            "oldworld",
            {"power": {"khorne": 3}},
            "$.state.power: the Draw Phase will set it anew",
        ),
        (
            "oldworld",
            {"phase": "draw", "power": {"khorne": 3}},
            "$.state.power: the Draw Phase will set it anew",
        ),
        ("oldworld", {"phase": "summoning", "placed": {"khorne": ["kislev"]}}, "$.state.placed: it would"),
        ("oldworld", {"phase": None}, "$.state.phase: it must be one of old_world, draw"),
        ("oldworld", {"phase": "battle", "round": 0}, "$.state.round: rounds count from 1"),
        (
            "oldworld",
            {"phase": "battle", "power": {"khorne": 3}},
            "$.state.power: all power points are spent",
        ),
        ("bloodrage", {"phase": "discard", "rage": {"wolf": 3}}, "$.state.rage: it is lost when the Action"),
        ("oldworld", {"old_world_deck": []}, "$.state.old_world_deck: with an empty deck the game has ended"),
        (
            "oldworld",
            {"hands": {"nurgle": ["battle_cry"]}},
            "$.state.hands: Chaos cards of nurgle are lost, doubled or not its own: battle_cry",
        ),
        (
            "oldworld",
            {"decks": {"khorne": []}},
            "$.state.decks: Chaos cards of khorne are lost, doubled or not its own: blood_frenzy, battle_cry",
        ),
        ("oldworld", {"dials": {"khorne": 12}}, "$.state.dials: the dial of khorne has 9 ticks, not 12"),
        ("bloodrage", {"destroyed": ["yggdrasil"]}, "$.state.destroyed: yggdrasil is never destroyed"),
        ("bloodrage", {"doom": ["yggdrasil"]}, "$.state.doom: yggdrasil is never destroyed"),
        (
            "bloodrage",
            {"age": 1, "ships": {"wolf": "gimle"}},
            "$.state.ships: the Ship of wolf is where it cannot be: it sails, and fjord_northeast,",
        ),
        ("bloodrage", {"phase": None}, "$.state.phase: it must be one of gifts, action"),
        (
            "bloodrage",
            {"phase": "gifts", "rage": {"wolf": 3}},
            "$.state.rage: the Action phase will set it anew",
        ),
        ("bloodrage", {"phase": "quest", "age": 0}, "$.state.age: Ages count from 1"),
        ("bloodrage", {"warriors": {"wolf": {"reserve": 1}}}, "$.state.warriors: "),
        ("karak", {"phase": None}, "$.state.phase: it must be one of draft, hordes"),
        ("karak", {"phase": "fight"}, "$.state.phase: there are no enemies where the hero is"),
        ("karak", {"phase": "recovery"}, "$.state.phase: horan has not fallen"),
        ("karak", {"phase": "move", "fallen": {"horan": True}}, "$.state.phase: horan has fallen"),
        ("karak", {"actions": 1, "fallen": {"horan": True}}, "$.state.fallen: whoever has fallen"),
        ("karak", {"phase": "move", "moved": True}, "$.state.moved: this is the move phase"),
        (
            "karak",
            {"phase": "move", "display": {"inn": 1}},
            "$.state.display: building tokens are on display",
        ),
        (
            "karak",
            {"display": {"inn": 9}},
            "$.state.display: there are not so many tokens for the draft: inn",
        ),
        (
            "karak",
            {"phase": "move", "toughness": {"taia": 9}},
            "$.state.toughness: the toughness of taia is from 0 to 5, not 9",
        ),
        (
            "karak",
            {"phase": "move", "built": {"taia": ["inn"]}},
            "$.state.built: taia can build what is on the board (army_camp, ",
        ),
        ("karak", {"phase": "move", "hordes": {"red": 5}}, "$.state.hordes: the red horde has strength 5: "),
        ("karak", {"phase": "action", "came_from": "1513"}, "$.state.came_from: something stands on the"),
        ("karak", {"phase": "action", "came_from": "1313"}, "$.state.came_from: only who has moved"),
        ("karak", {"turn": 3}, "$.state.turn: seats count from 0 to 1"),
        ("karak", {"first": 4}, "$.state.first: seats count from 0 to 1"),
    ],
)
def test_what_would_be_ignored_or_cannot_be(name: str, state: dict[str, Any], said: str) -> None:
    seats = {"oldworld": POWERS, "bloodrage": WOLF, "karak": HEROES}[name]
    assert refusal(name, {**seats, "state": state}).startswith(said)


def test_a_phase_that_the_agenda_ends_at_once_is_refused() -> None:
    flow = {"agenda": [["summoning_phase"]]}
    said = refusal("oldworld", {**POWERS, "state": {"phase": "battle"}, "flow": flow})
    assert said.startswith("$.state.phase: it would be ignored: play goes on with the step 'summoning_phase'")


@pytest.mark.parametrize("place", [{"phase": "draft"}, {"display": {"inn": 1}}])
def test_no_draft_without_its_module(place: dict[str, Any]) -> None:
    said = refusal("karak", {**HEROES, "options": {"new_buildings": "off"}, "state": place})
    assert "only the module new_buildings has a draft" in said
