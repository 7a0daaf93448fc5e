"""A table in Python: made, played by options and keys, looked at, copied, kept and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

import warhost
from tests.toy import GAME
from warhost.core.errors import BadPosition, BadRecord, BadSetting, Refused, UnknownGame, WarhostError


def toy() -> warhost.Table:
    return warhost.new("toy", seats=3, seed=1)


def finished() -> warhost.Table:
    game = toy()
    while not game.over:
        game.play(game.turn.options[0])
    return game


def quiet() -> warhost.Table:
    """Red is asked, and what it answers can be taken back."""
    return warhost.load(
        {
            "game": "toy",
            "seats": ["red", "green"],
            "state": {"played": {"red": "thief"}, "hands": {"green": ["two"]}, "deck": []},
            "flow": {"agenda": [["end"], ["thieves"], ["thieves"]]},
        }
    )


def test_a_new_game_knows_its_seats_and_settings() -> None:
    game = warhost.new("toy", seats=3, seed=1, rounds=5)
    assert (game.name, game.seats, game.settings) == ("toy", ["red", "green", "blue"], {"rounds": "5"})
    assert warhost.new("toy").seats == ["red", "green", "blue", "gold"]
    assert warhost.new(GAME, seats=2).seats == ["red", "green"]


def test_equal_seeds_give_equal_games_and_none_gives_another_each_time() -> None:
    assert str(toy().position()) == str(toy().position())
    assert str(warhost.new("toy").position()) != str(warhost.new("toy").position())
    seed = toy().match.state.seed
    assert str(warhost.new("toy", seats=3, seed=seed).position()) == str(toy().position())


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"seats": 9}, "toy is for 2, 3, 4 players, not 9"),
        ({"rounds": 4}, "option rounds does not take '4'"),
        ({"round": 3}, "toy has no option 'round'; did you mean rounds?"),
        ({"sides": ["red", "gold"]}, "toy does not let anybody choose the sides"),
    ],
)
def test_what_cannot_be_agreed_is_refused(wrong: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetting) as error:
        warhost.new("toy", **wrong)  # type: ignore[arg-type]
    assert complaint in str(error.value)


def test_an_unknown_game_is_answered_with_the_one_that_was_meant() -> None:
    with pytest.raises(UnknownGame, match=r"^there is no game 'karack'; did you mean karak\?$"):
        warhost.new("karack")


def test_everybody_who_is_asked_has_a_turn() -> None:
    game = toy()
    assert [turn.seat for turn in game.turns] == ["red", "green", "blue"]
    assert game.turn.seat == "red"
    assert game.turn_of("blue").seat == "blue"
    game.play(game.turns[1].options[0])
    assert [turn.seat for turn in game.turns] == ["red", "blue"]
    with pytest.raises(Refused, match="green is not asked now, but red, blue"):
        game.turn_of("green")


def test_a_turn_says_what_is_asked() -> None:
    turn = quiet().turn
    assert (turn.seat, turn.question, turn.rule, turn.about) == ("red", "rob", "TOY 3", {"round": 0})
    assert [option.key for option in turn.options] == ["rob:green", "spare"]
    assert turn.view == quiet().view("red")


def test_an_option_has_key_verb_arguments_and_words() -> None:
    option = quiet().turn.option("rob:green")
    assert (option.key, option.verb, option.arguments) == ("rob:green", "rob", {"farm": "green"})
    assert (option.cost, option.seat, str(option)) == (None, "red", "rob:green")
    assert option.words("ru") == "rob farm green"
    assert option == quiet().turn.options[0] != quiet().turn.options[1]
    assert len({option, quiet().turn.options[0]}) == 1
    with pytest.raises(Refused, match="'rob:red' is not among the legal options of red"):
        quiet().turn.option("rob:red")


def test_playing_by_option_and_by_key_is_the_same() -> None:
    by_option, by_key = toy(), toy()
    by_option.play(by_option.turn.options[-1])
    by_key.play(by_key.turn.options[-1].key)
    assert by_option.record().text == by_key.record().text


def test_a_key_can_be_played_for_any_seat_that_is_asked() -> None:
    game = toy()
    key = game.turn_of("blue").options[0].key
    game.play(key, seat="blue")
    assert [turn.seat for turn in game.turns] == ["red", "green"]
    with pytest.raises(WarhostError, match=r"nobody sits here as 'gren'; did you mean green\?"):
        game.play(key, seat="gren")


def test_what_is_not_offered_is_refused_with_the_reason() -> None:
    game = quiet()
    with pytest.raises(Refused) as refused:
        game.play("rob:red")
    assert refused.value.key == "toy-reason-own"
    with pytest.raises(ValueError, match="<option spare of red> is not for green"):
        game.play(game.turn.option("spare"), seat="green")
    assert game.decisions == 0


def test_an_option_of_another_game_is_refused() -> None:
    option = warhost.new("bloodrage", seats=2, seed=1).turn.options[0]
    with pytest.raises(ValueError, match="belongs to bloodrage, not to toy"):
        toy().play(option)


def test_undo_takes_back_the_last_decision() -> None:
    game = quiet()
    assert not game.can_undo()
    game.play("spare")
    assert game.can_undo()
    game.undo()
    assert (game.decisions, game.turn.question) == (0, "rob")
    with pytest.raises(Refused, match="nothing to take back"):
        game.undo()


def test_undo_is_for_the_seat_that_asks() -> None:
    game = toy()
    game.play(game.turn_of("green").options[0])
    game.play(game.turn_of("red").options[0])
    game.undo("green")
    assert [turn.seat for turn in game.turns] == ["green", "blue"]


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    view = toy().view("green")
    assert "?" not in view["state"]["hands"]["green"]
    assert set(view["state"]["hands"]["red"]) == {"?"}
    assert {card for hand in toy().view()["state"]["hands"].values() for card in hand} == {"?"}


def test_events_are_told_to_each_seat_in_its_own_way() -> None:
    game = toy()
    own = next(event for event in game.events("red") if event.kind == "drew")
    assert own.arguments["farm"] == "red"
    assert own.decision == 0
    assert repr(own).startswith("<event drew: farm red, cards [")
    assert "drew farm red" in str(own)
    assert {event.kind for event in game.events()} == {"drew_hidden", "round_began"}
    assert next(event.number for event in game.events("red", after=2)) == 3


def test_events_are_told_in_a_language() -> None:
    events = warhost.new("bloodrage", seats=2, seed=1).events(language="fr")
    assert "L'Âge 1 commence." in [str(event).replace("’", "'") for event in events]


def test_the_result_is_there_when_the_game_is_over() -> None:
    assert toy().result is None
    result = finished().result
    assert result is not None
    assert set(result.scores) == {"red", "green", "blue"}
    assert result.winners == [
        side for side, points in result.scores.items() if points == max(result.scores.values())
    ]
    assert str(result).startswith(f"{result.ending}: {', '.join(result.winners)} won. (red ")
    with pytest.raises(Refused, match="the game is over"):
        finished().play("spare")
    with pytest.raises(Refused, match="the game is over"):
        _ = finished().turn
    assert finished().turns == []


def test_a_copy_goes_its_own_way() -> None:
    game = toy()
    copy = game.copy()
    copy.play(copy.turn.options[0])
    assert (game.decisions, copy.decisions) == (0, 1)
    assert game.match.state is not copy.match.state


def test_a_record_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    game = finished()
    game.players = ["Ann", "bot:greedy", "Bob"]
    game.record().save(tmp_path / "game.warhost")
    again = warhost.load(tmp_path / "game.warhost")
    assert again.record().text == game.record().text == (tmp_path / "game.warhost").read_text()
    assert again.players == ["Ann", "bot:greedy", "Bob"]
    assert warhost.load(str(tmp_path / "game.warhost")).over
    assert warhost.load(game.record().text).over
    assert warhost.load(game.record(), decisions=4).decisions == 4


def test_a_record_of_a_game_that_goes_on_is_played_on() -> None:
    game = toy()
    game.play(game.turn.options[0])
    again = warhost.load(game.record())
    again.play(again.turn.options[0])
    assert again.decisions == 2


def test_a_falsified_record_is_refused() -> None:
    text = finished().record().text
    with pytest.raises(BadRecord, match="should end with"):
        warhost.load(text.replace("scores ", "scores 9"))


def test_a_position_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    game = toy()
    game.play(game.turn.options[0])
    position = game.position()
    position.save(tmp_path / "moment.json")
    for source in (tmp_path / "moment.json", str(position), position.data, position):
        again = warhost.load(source)
        assert str(again.position()) == str(position)
        assert again.view("red") == game.view("red")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ({"seats": ["red", "green"]}, "it does not say which game it is of"),
        ({"game": "toy", "seats": ["red", "pink"]}, r"\$.seats\[1\]: there is no farm 'pink'"),
        ("{nonsense", "this is not JSON"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(source: str | dict[str, object], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        warhost.load(source)


def test_what_is_no_file_of_ours_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        warhost.load(tmp_path / "nowhere.warhost")
    with pytest.raises(BadRecord, match="line 1: expected 'warhost record 1'"):
        warhost.load("some text\nof another kind")


def test_everything_says_what_it_is() -> None:
    game = toy()
    assert repr(game) == "<table of toy: red, green, blue; 0 decisions; red, green, blue: lay>"
    assert repr(finished()) == "<table of toy: red, green, blue; 9 decisions; over>"
    assert repr(quiet().turn) == "<turn of red: rob, 2 options>"
    assert str(quiet().turn) == "red: rob round 0\n  rob:green  rob farm green\n  spare  spare"
    assert repr(quiet().turn.options[0]) == "<option rob:green of red>"
    assert repr(game.record()) == "<record of toy: red, green, blue; 0 decisions, not over>"
    assert repr(game.position()) == "<position of toy, red, green, blue: lay>"
    assert repr(finished().position()) == "<position of toy, over>"
    assert repr(warhost.bot("greedy", seed=3)) == "<bot greedy, seed 3>"
    assert repr(finished().result).startswith("<result: ")
    assert str(game.record()).startswith("warhost record 1\n")


def test_the_board_is_what_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    game = warhost.new("bloodrage", seats=2, seed=1)
    print(game)
    shown = capsys.readouterr().out
    assert "╭─ Myrkulor ─" in shown
    assert max(map(len, shown.splitlines())) == 80
    assert shown.strip("\n") == game.board(width=80).strip("\n")
    assert "Клан Волка" in game.board(language="ru")


def test_a_seat_has_its_own_hand_on_its_board() -> None:
    game = warhost.new("bloodrage", seats=2, seed=1)
    while game.turn.question != "turn":
        game.play(game.turn.options[0])
    held = game.view("wolf")["state"]["hands"]["wolf"]
    assert held
    assert len(game.board("wolf")) > len(game.board())
