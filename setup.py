"""Compiles rules and bots (`warhost.core`, `.games`, `.bots`) with mypyc; everything else is in pyproject.toml.

WARHOST_COMPILE=1 demands compiled modules, WARHOST_COMPILE=0 forbids them. Without it a wheel is compiled where
mypy and a C compiler are there, and everything works interpreted where they are not.
"""

import ast
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
COMPILED_ROOMS = ("core", "games", "bots")


def extension_modules() -> list[Extension]:
    wish = os.environ.get("WARHOST_COMPILE", "")
    if wish == "0" or (wish != "1" and "bdist_wheel" not in sys.argv):
        return []
    sources = sources_to_compile()
    obstacle = obstacle_to_compiling(sources)
    if obstacle and wish == "1":
        raise SystemExit(f"warhost: cannot compile: {obstacle}")
    if obstacle:
        print(f"warhost: building without compiled modules: {obstacle}", file=sys.stderr)
        return []
    print(f"warhost: compiling {len(sources)} modules with mypyc", file=sys.stderr)
    return compiled(sources)


def sources_to_compile() -> list[str]:
    rooms = [ROOT / "src" / "warhost" / room for room in COMPILED_ROOMS]
    files = sorted(file for room in rooms for file in room.rglob("*.py") if has_code(file))
    return [str(file.relative_to(ROOT)) for file in files]


def has_code(file: Path) -> bool:
    statements = ast.parse(file.read_text(encoding="utf-8")).body
    return any(not is_docstring(statement) for statement in statements)


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def obstacle_to_compiling(sources: list[str]) -> str:
    if not sources:
        return "there is no module to compile"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        return f"no C compiler ({compiler}) on the path"
    return ""


def compiled(sources: list[str]) -> list[Extension]:
    """One extension for each room and each game, so that a change makes only its own part be compiled again, and two can
    be compiled at once."""
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    groups: dict[str, list[str]] = {}
    for source in sources:
        folder = Path(source).parent.relative_to("src").parts[:3]
        groups.setdefault("_".join(folder), []).append(source)
    # Other rooms are followed for their types only: what they need (Rich, Fluent) is not there where wheels are built.
    return mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), "--follow-imports", "silent", *sources],
        separate=[(files, group) for group, files in groups.items()],
        opt_level="2",
        debug_level="0",
    )


setup(ext_modules=extension_modules())
