"""The examples run, in their quickest form, and the gradients that one of them writes out by hand are right."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples import ppo
from tests.toy import GAME as TOY
from warhost import games
from warhost.arena.tournament import Tournament, run
from warhost.core.chance import numbered_seed
from warhost.core.engine import options, start
from warhost.core.errors import WarhostError
from warhost.core.view import seen_by
from warhost.gym import Tables
from warhost.words import words_for

ROOT = Path(__file__).parents[2]


def example(name: str, *args: str, folder: Path) -> str:
    done = finished(name, *args, folder=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refusal(name: str, *args: str, folder: Path) -> str:
    """The last line that an example says which cannot do what is asked; never a traceback."""
    done = finished(name, *args, folder=folder)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


def finished(name: str, *args: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), *args],
        cwd=folder,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "WARHOST_GAMES": "toy=tests.toy:GAME", "PATH": ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_random_agent(tmp_path: Path) -> None:
    shown = example("random_agent.py", "toy", "--games", "2", folder=tmp_path)
    assert shown.count("decisions") == 2
    assert "red " in shown


def test_balance(tmp_path: Path) -> None:
    shown = example("balance.py", "toy", "--games", "20", folder=tmp_path)
    assert "gold" in shown
    assert (tmp_path / "balance.svg").read_text().startswith("<svg")


@pytest.mark.parametrize("option", ["rounds", "=3", ""])
def test_balance_says_how_an_option_is_written(option: str, tmp_path: Path) -> None:
    said = refusal("balance.py", "toy", "--option", option, folder=tmp_path)
    assert f"{option!r} is not of the form NAME=VALUE" in said


@pytest.mark.parametrize("name", ["balance.py", "ppo.py", "random_agent.py"])
def test_examples_say_which_games_there_are(name: str, tmp_path: Path) -> None:
    assert "there is no game 'chess'; known: " in refusal(name, "chess", folder=tmp_path)


def test_ppo_learns_and_what_it_learnt_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = example(
        *("ppo.py", "toy", "--seats", "2", "--minutes", "0.01", "--tables", "32", "--judge", "50"),
        folder=tmp_path,
    )
    assert "at random: wins" in shown
    assert shown.count("decisions: wins") >= 1
    monkeypatch.chdir(tmp_path)
    result = run(Tournament("toy", 2, 10, 0, ("examples.ppo:trained", "random"), {}))
    assert result["games"] == 10
    with pytest.raises(WarhostError, match="it was learnt for another game"):
        ppo.trained(games.load("karak"), 0)


@pytest.mark.parametrize("name", ["toy", "karak"])
def test_ppo_has_words_for_its_reasons(name: str, tmp_path: Path) -> None:
    game = games.load(name)
    ppo.Policy(game).save(tmp_path / "ppo.npz")
    state = start(game, 2, {}, numbered_seed(1))
    seat = state.waiting[0]
    offered = options(state, seat)
    bot = ppo.TrainedBot(game, 0, tmp_path / "ppo.npz")
    opinions = bot.opinions(seen_by(game, state, seat), seat, offered)
    assert sorted(opinion.option for opinion in opinions) == sorted(offered)
    words = words_for("en")
    for opinion in opinions:
        assert words.say(*opinion.reason) != opinion.reason[0]


def test_what_was_not_learnt_cannot_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(WarhostError, match=r"cannot use ppo.npz: .*; learn first with examples/ppo.py"):
        run(Tournament("toy", 2, 10, 0, ("examples.ppo:trained", "random"), {}))
    (tmp_path / "ppo.npz").write_text("no weights", encoding="utf-8")
    with pytest.raises(WarhostError, match=r"cannot use ppo.npz: .*; learn first with examples/ppo.py"):
        ppo.trained(TOY, 0)


def test_ppo_gradients() -> None:
    """Against differences of the loss, for some weights of each kind."""
    lots = np.random.default_rng(0)
    policy = ppo.Policy(TOY)
    policy.weights = {name: lots.normal(0, 0.3, weight.shape) for name, weight in policy.weights.items()}
    policy.weights["words"][-1] = 0
    tables = Tables(TOY, 6, seats=3)
    batch = tables.reset()
    choice = policy.choose(batch.observations, batch.masks, lots)
    rows = np.repeat(np.arange(6), choice.lengths)
    taken = np.cumsum(choice.lengths) - choice.lengths + choice.places
    old = choice.log_probabilities + lots.normal(0, 0.05, 6)
    advantages, targets = lots.normal(size=6), lots.normal(size=6)

    def loss() -> float:
        log_p, values, _ = policy.forward(batch.observations, rows, choice.legal)
        ratio = np.exp(log_p[taken] - old)
        held = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
        gain = np.minimum(ratio * advantages, held * advantages).mean()
        entropy = -(np.exp(log_p) * log_p).sum() / 6
        return float(-gain - ppo.ENTROPY * entropy + ppo.VALUE_WEIGHT * ((values - targets) ** 2).mean() / 2)

    log_p, values, seen = policy.forward(batch.observations, rows, choice.legal)
    by_logit, by_value = ppo.gradients_of_loss(log_p, rows, taken, old, advantages, values - targets)
    gradients = policy.backward(seen, by_logit, by_value)
    for name, gradient in gradients.items():
        weight = policy.weights[name]
        largest = np.argsort(np.abs(gradient), axis=None)[-3:]
        for place in largest:
            where = np.unravel_index(place, weight.shape)
            weight[where] += 1e-5
            above = loss()
            weight[where] -= 2e-5
            below = loss()
            weight[where] += 1e-5
            assert gradient[where] == pytest.approx((above - below) / 2e-5, rel=1e-3, abs=1e-6), name


def code_in(page: str) -> list[str]:
    """The code in a guide, as small as it can be copied: a block that says it goes on is joined to those before it."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8").replace('"oldworld"', '"toy"')
    found: list[str] = []
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        goes_on = block.startswith(GOES_ON)
        found.append(found[-1] + block if goes_on and found else block)
    return found


GOES_ON = "# goes on from above"


@pytest.mark.parametrize("page", ["write-a-bot", "train-an-agent", "run-a-tournament"])
def test_the_code_in_the_guides_runs(page: str, tmp_path: Path) -> None:
    blocks = code_in(page)
    assert blocks
    for number, code in enumerate(blocks):
        file = tmp_path / f"block_{number}.py"
        file.write_text(code, encoding="utf-8")
        example(str(file), folder=tmp_path)
