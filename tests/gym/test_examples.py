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
from warhost.arena.tournament import Tournament, run
from warhost.gym import Tables

ROOT = Path(__file__).parents[2]


def example(name: str, *args: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), *args],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "WARHOST_GAMES": "toy=tests.toy:GAME", "PATH": ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_agent(tmp_path: Path) -> None:
    shown = example("random_agent.py", "toy", "--games", "2", folder=tmp_path)
    assert shown.count("decisions") == 2


def test_balance(tmp_path: Path) -> None:
    shown = example("balance.py", "toy", "--games", "20", folder=tmp_path)
    assert "gold" in shown
    assert (tmp_path / "balance.svg").read_text().startswith("<svg")


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


@pytest.mark.parametrize("page", ["write-a-bot", "train-an-agent", "run-a-tournament"])
def test_the_code_in_the_guides_runs(page: str, tmp_path: Path) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    code = "\n".join(blocks).replace('"oldworld"', '"toy"')
    assert code
    file = tmp_path / "page.py"
    file.write_text(code, encoding="utf-8")
    example(str(file), folder=tmp_path)
