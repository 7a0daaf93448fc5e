"""The notebooks run from top to bottom, each in a kernel of its own, and show what they promise: in their quickest form."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "examples" / "notebooks"
PLOTS = {"balance": 3, "rating_bots": 2, "training": 1}

pytestmark = pytest.mark.timeout(180)


def test_every_notebook_is_run_here() -> None:
    assert {file.stem for file in NOTEBOOKS.glob("*.ipynb")} == set(PLOTS)


@pytest.mark.parametrize("name", PLOTS)
def test_notebook_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "examples" / "notebooks"
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "examples" / "ppo.py", folder.parent)
    monkeypatch.setenv("GAMES", "4")
    monkeypatch.setenv("ROUNDS", "0")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    notebook = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4)

    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(folder)}}).execute()

    assert len(plots(notebook)) == PLOTS[name]


@pytest.mark.parametrize("name", PLOTS)
def test_notebook_is_kept_with_what_it_showed(name: str) -> None:
    notebook = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4)
    assert len(plots(notebook)) == PLOTS[name]


def plots(notebook: Any) -> list[str]:
    return [
        output.data["image/svg+xml"]
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if "data" in output and "image/svg+xml" in output.data
    ]
