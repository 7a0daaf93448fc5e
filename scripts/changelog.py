"""Prints what the changelog says of a release, and fails where version, changelog and tag do not agree.

python scripts/changelog.py 0.2.0
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEADING = r"^## (?P<version>\S+)(?: - (?P<date>\d{4}-\d\d-\d\d))?$"


def notes_of(version: str, changelog: str) -> str:
    """The part between the heading of this version and the next."""
    headings = list(re.finditer(HEADING, changelog, re.MULTILINE))
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        if heading["version"] == version:
            if heading["date"] is None:
                raise SystemExit(f"CHANGELOG.md: {version} has no date yet")
            return changelog[heading.end() : following.start() if following else None].strip()
    raise SystemExit(f"CHANGELOG.md: nothing about {version}")


def version_of_the_package(source: str) -> str:
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert found is not None
    return found[1]


def main() -> None:
    (version,) = sys.argv[1:]
    own = version_of_the_package((ROOT / "src" / "warhost" / "__init__.py").read_text(encoding="utf-8"))
    if own != version:
        raise SystemExit(f"the package says {own}, not {version}")
    print(notes_of(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
