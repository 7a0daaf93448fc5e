"""A whole run over a small game in a folder of its own: who is noticed, who hangs, who survives, and what is remembered."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from scripts.mutants.clock import Clock, in_words
from scripts.mutants.mutant import Mutant
from scripts.mutants.pool import ControlFailed
from scripts.mutants.scope import scope_of
from scripts.mutants.trying import FilesChanged, Run, try_game
from scripts.mutants.wishes import Wishes

pytestmark = pytest.mark.xdist_group("mutants")
"""One run serves most of these tests."""

FILES = {
    "tests/mutants/scope.toml": """
        [common]
        sources = ["*.py"]
        sources_left_out = ["__init__.py"]
        data = ["*.toml"]
        data_keys_left_out = ["id"]
        left_out = {}

        [game.hill]
        package = "hill"
        folder = "src/hill"
        tests = ["tests/test_*.py"]
        tests_left_out = ["*::test_at_random"]
    """,
    "src/hill/__init__.py": "",
    "src/hill/map.toml": """
        [[land]]
        id = "hill"
        height = 4
        [[land]]
        id = "dale"
        height = 1
    """,
    "src/hill/rules.py": """
        import tomllib
        from pathlib import Path

        DATA = tomllib.loads((Path(__file__).parent / "map.toml").read_text(encoding="utf-8"))
        HEIGHTS = {land["id"]: land["height"] for land in DATA["land"]}
        STEP = 2


        def doubled(number):
            return number * 2


        TWICE = doubled(STEP)


        def counting(start):
            def count(by):
                return start + by

            return count


        FROM_TEN = counting(10)


        def climb(land):
            reached = 0
            while reached < HEIGHTS[land]:
                reached += STEP
            return reached


        def higher(a, b):
            return a > b


        def never_tried(a):
            return a + 1
    """,
    "tests/test_hill.py": """
        from hill.rules import FROM_TEN, HEIGHTS, TWICE, climb, higher


        def test_climb():
            assert climb("hill") == 4


        def test_tables():
            assert HEIGHTS["hill"] == 4
            assert TWICE == 4


        def test_count():
            assert FROM_TEN(5) == 15


        def test_higher():
            assert higher(2, 1)


        def test_at_random():
            assert not higher(1, 1)
    """,
}


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")


def wishes(root: Path, **given: Any) -> Wishes:
    usual: dict[str, Any] = {
        "processes": 1,
        "until": time.monotonic() + 300,
        "only": "",
        "anew": False,
        "check": False,
        "results": root / "results",
        "root": root,
        "scope_file": root / "tests/mutants/scope.toml",
    }
    return Wishes(**(usual | given))


def report(root: Path) -> dict[str, Any]:
    written: dict[str, Any] = json.loads((root / "results/mutants_hill.json").read_text(encoding="utf-8"))
    return written


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a run has been made."""
    root = tmp_path_factory.mktemp("hill")
    write(root, FILES)
    assert try_game("hill", wishes(root)) == 0
    return root


def test_survivors_are_those_that_no_scenario_notices(root: Path) -> None:
    """Random play would have noticed `>=`, but does not count."""
    alive = {(each["place"], each["mutation"], each["fate"]) for each in report(root)["survivors"]}
    assert alive == {
        ("higher", "return a > b -> return a >= b", "survived"),
        ("land[dale].height", "1 -> 2", "survived"),
        ("never_tried", "return a + 1 -> return a - 1", "unreached"),
        ("never_tried", "return a + 1 -> return a + 2", "unreached"),
        ("never_tried", "return a + 1 -> return a + 0", "unreached"),
    }


def test_whoever_never_ends_is_noticed(root: Path) -> None:
    """`reached -= STEP`, for one, climbs for ever."""
    assert report(root)["of which hung"] == 2


def test_what_works_at_import_is_noticed_too(root: Path) -> None:
    """Tables, the functions that make them, functions made by functions, data."""
    places = {each["place"] for each in report(root)["survivors"]}
    tried = {mutant.place for mutant in Run(scope_of_hill(root), wishes(root)).mutants}
    assert {"STEP", "doubled", "counting.count", "land[hill].height"} <= tried - places


def test_the_report_is_for_people_too(root: Path) -> None:
    page = (root / "results/mutants_hill.md").read_text(encoding="utf-8")
    assert "- return a > b" in page
    assert "+ return a >= b" in page
    numbers = report(root)
    assert numbers["mutants"] == numbers["killed"] + 5
    assert numbers["untried"] == 0


def test_the_report_says_how_long_it_took(root: Path) -> None:
    """Added up over runs, by the number of processes; a run that finds nothing to try takes no time."""
    first = report(root)["times"]
    tried = report(root)["mutants"] - 3  # no test comes to three of them
    assert list(first) == ["1"]
    assert first["1"]["tried"] == tried
    assert first["1"]["seconds"] > 0
    page = (root / "results/mutants_hill.md").read_text(encoding="utf-8")
    assert f"Tried: {in_words(first)}." in page
    (root / ".cache/mutants/hill-times.json").unlink()
    assert try_game("hill", wishes(root, processes=2)) == 0
    assert report(root)["times"] == first


def test_times_of_several_runs_stand_side_by_side(tmp_path: Path) -> None:
    file = tmp_path / "times.json"
    for processes in (16, 16, 1):
        Clock(file, tmp_path / "no report", processes, anew=False).tried_one()
    times = Clock(file, tmp_path / "no report", 2, anew=False).times
    assert {processes: each["tried"] for processes, each in times.items()} == {"16": 2, "1": 1}
    assert in_words({"1": {"tried": 3, "seconds": 59}, "16": {"tried": 40, "seconds": 1860}}) == (
        "40 in 31 minutes on 16 processes, 3 in 1 minute on 1 process"
    )
    assert Clock(file, tmp_path / "no report", 2, anew=True).times == {}


def scope_of_hill(root: Path) -> Any:
    return scope_of("hill", root, root / "tests/mutants/scope.toml")


class Watched(Run):
    """A run that tells which mutants it would try."""

    def wanted(self) -> list[Mutant]:
        sent: list[Mutant] = []
        self._send = lambda mode, orders: sent.extend(  # type: ignore[method-assign]
            self._by_order[order["file"], order["number"]] for order in orders
        )
        self.try_them()
        return sent


def test_nothing_is_tried_twice(root: Path) -> None:
    assert Watched(scope_of_hill(root), wishes(root)).wanted() == []
    assert len(Watched(scope_of_hill(root), wishes(root, only="::climb::")).wanted()) == 0


def test_what_depends_on_a_change_is_tried_again(tmp_path: Path, root: Path) -> None:
    """A test in a new file reaches `higher`: the survivor there is tried again, and nothing that was noticed."""
    new = "from hill.rules import higher\n\n\ndef test_level():\n    assert not higher(3, 3)\n"
    write(root, {"tests/test_level.py": new})
    try:
        wanted = Watched(scope_of_hill(root), wishes(root)).wanted()
        assert "return a > b -> return a >= b" in {mutant.text for mutant in wanted}
        assert {mutant.place for mutant in wanted} == {"higher", "land[dale].height"}
        assert try_game("hill", wishes(root, results=tmp_path)) == 0
        after = json.loads((tmp_path / "mutants_hill.json").read_text(encoding="utf-8"))
        assert "higher" not in {each["place"] for each in after["survivors"]}
    finally:
        (root / "tests/test_level.py").unlink()


def in_a_fresh_checkout(root: Path, to: Path) -> Path:
    """Without the cache, but with the report."""
    shutil.copytree(root, to, ignore=shutil.ignore_patterns(".cache", "__pycache__"))
    return to


def test_the_report_is_enough_to_begin_with(tmp_path: Path, root: Path) -> None:
    """What was noticed is not tried again, nor what survived: everything is known, and nothing was carried over."""
    fresh = in_a_fresh_checkout(root, tmp_path / "fresh")
    assert Watched(scope_of_hill(fresh), wishes(fresh)).wanted() == []
    before = report(root)
    assert try_game("hill", wishes(fresh, until=time.monotonic())) == 0
    assert report(fresh) == before
    assert before["untried"] == before["carried over"] == 0


def test_what_the_report_says_of_a_changed_function_is_forgotten(tmp_path: Path, root: Path) -> None:
    """What it says of the others is carried over, and the report says of how many. A comment changes nothing."""
    fresh = in_a_fresh_checkout(root, tmp_path / "fresh")
    rules = fresh / "src/hill/rules.py"
    rules.write_text("# Of hills.\n" + rules.read_text(encoding="utf-8"), encoding="utf-8")
    assert Watched(scope_of_hill(fresh), wishes(fresh)).carried_over() == 0
    changed = rules.read_text(encoding="utf-8").replace("return a > b", "return b < a")
    rules.write_text(changed, encoding="utf-8")
    wanted = Watched(scope_of_hill(fresh), wishes(fresh)).wanted()
    assert {mutant.place for mutant in wanted} == {"higher"}
    assert try_game("hill", wishes(fresh, until=time.monotonic())) == 0
    after = report(fresh)
    assert after["untried"] == len(wanted)
    assert after["carried over"] == after["mutants"] - after["unreached"] - after["untried"]
    page = (fresh / "results/mutants_hill.md").read_text(encoding="utf-8")
    assert f"{after['carried over']} of the outcomes are carried over" in page


def test_what_the_report_says_of_a_changed_test_is_forgotten(tmp_path: Path, root: Path) -> None:
    """All tests stand in one file here: every mutant wants to be tried again."""
    fresh = in_a_fresh_checkout(root, tmp_path / "fresh")
    tests = fresh / "tests/test_hill.py"
    tests.write_text(tests.read_text(encoding="utf-8") + "\n\nNEW = 1\n", encoding="utf-8")
    numbers = report(root)
    assert len(Watched(scope_of_hill(fresh), wishes(fresh)).wanted()) == (
        numbers["mutants"] - numbers["unreached"]
    )


def test_anew_forgets_the_report_too(tmp_path: Path, root: Path) -> None:
    fresh = in_a_fresh_checkout(root, tmp_path / "fresh")
    numbers = report(root)
    assert len(Watched(scope_of_hill(fresh), wishes(fresh, anew=True)).wanted()) == (
        numbers["mutants"] - numbers["unreached"]
    )


def test_a_run_that_is_stopped_goes_on_later(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    assert try_game("hill", wishes(tmp_path, until=time.monotonic())) == 0
    numbers = report(tmp_path)
    assert numbers["killed"] == 0
    assert numbers["untried"] == numbers["mutants"] - numbers["unreached"]
    assert try_game("hill", wishes(tmp_path, only="::higher::")) == 0
    assert try_game("hill", wishes(tmp_path, until=time.monotonic(), check=True)) == 1
    assert report(tmp_path)["untried"] < numbers["untried"]


def test_tests_that_fail_anyway_are_refused(tmp_path: Path) -> None:
    write(tmp_path, FILES | {"tests/test_wrong.py": "def test_wrong():\n    assert False\n"})
    with pytest.raises(SystemExit, match="test_wrong"):
        try_game("hill", wishes(tmp_path))


def test_tests_that_fail_only_in_a_child_are_refused(tmp_path: Path) -> None:
    """Otherwise every mutant would seem to be noticed."""
    own = "import os\n\nME = os.getpid()\n\n\ndef test_me():\n    assert os.getpid() == ME\n"
    write(tmp_path, FILES | {"tests/test_process.py": own})
    with pytest.raises(ControlFailed, match="test_me"):
        try_game("hill", wishes(tmp_path))


def test_files_that_change_during_a_run_stop_it(tmp_path: Path) -> None:
    """Otherwise an outcome would be put down to another mutant."""
    write(tmp_path, FILES)
    run = Run(scope_of_hill(tmp_path), wishes(tmp_path, only="::higher::"))
    rules = dedent(FILES["src/hill/rules.py"]).replace("    return a > b", "    return b < a")
    (tmp_path / "src/hill/rules.py").write_text(rules, encoding="utf-8")
    with pytest.raises(FilesChanged, match=r"rules\.py"):
        run.try_them()


EQUIVALENT = """
[[equivalent]]
file = "rules.py"
place = "{place}"
mutation = "{mutation}"
reason = "{reason}"
"""


def with_equivalent(root: Path, place: str, mutation: str, reason: str = "nobody can see it") -> int:
    file = root / "tests/mutants/equivalent_hill.toml"
    file.write_text(EQUIVALENT.format(place=place, mutation=mutation, reason=reason), encoding="utf-8")
    try:
        return try_game("hill", wishes(root, results=root / "equivalent"))
    finally:
        file.unlink()


def test_equivalent_ones_are_not_counted(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert with_equivalent(root, "higher", "return a > b -> return a >= b") == 0
    numbers = json.loads((root / "equivalent/mutants_hill.json").read_text(encoding="utf-8"))
    assert numbers["equivalent"] == 1
    assert "higher" not in {each["place"] for each in numbers["survivors"]}


@pytest.mark.parametrize(
    ("place", "mutation", "complaint"),
    [
        ("higher", "return a < b -> return a <= b", "no mutant is this any more"),
        ("climb", "reached += STEP -> pass", "not equivalent, a test notices it"),
    ],
)
def test_wrong_entries_of_equivalent_ones(
    root: Path, place: str, mutation: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert with_equivalent(root, place, mutation) == 1
    assert complaint in capsys.readouterr().err


def test_an_equivalent_one_needs_a_reason(root: Path) -> None:
    with pytest.raises(SystemExit, match="has no reason"):
        with_equivalent(root, "higher", "return a > b -> return a >= b", "")
