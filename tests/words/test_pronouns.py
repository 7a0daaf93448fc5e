"""English calls whoever has no name *they*: a player, a winner, a hero of any kind. Who has a name keeps his or her own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from warhost.words.loader import FOLDER

ROOT: Final = Path(__file__).parents[2]
NAMED: Final = re.compile(
    r"\b(?:Horan|Taia|Lorraine|Xanros|Elspeth|Darius|Hannah|Sidhar|Minimus|Emperor|Dark General|Valkyrie|Witch)\b"
)
GENDERED: Final = re.compile(r"\b(?:he|him|his|himself|she|her|hers|herself|s/he)\b", re.IGNORECASE)
PAGES: Final = (
    *("README.md", "CHANGELOG.md", "docs/index.md", "docs/box.md", "docs/rules/*.md"),
    *("docs/play/*.md", "docs/faq/*.md", "src/warhost/words/en/rules/*.md"),
)


def test_whoever_has_no_name_is_they() -> None:
    said, written = list(messages()), list(paragraphs())
    assert len(said) > 3_000
    assert len(written) > 1_000
    assert [f"{place}: {text}" for place, text in [*said, *written] if is_a_slip(text)] == []


@pytest.mark.parametrize(
    ("text", "slips"),
    [
        ("The winner discards his cards.", True),
        ("Her turn is skipped.", True),
        ("The winner discards their cards.", False),
        ("Xanros raises skeletons on his tile.", False),
        ("This is theirs, here.", False),
    ],
)
def test_a_slip_is_noticed(text: str, slips: bool) -> None:
    assert is_a_slip(text) == slips


def is_a_slip(text: str) -> bool:
    return GENDERED.search(text) is not None and NAMED.search(text) is None


def messages() -> Iterator[tuple[str, str]]:
    """Each English message with all that belongs to it; the ids in it are not read."""
    for file in sorted((FOLDER / "en").glob("*.ftl")):
        source = "\n".join(
            line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
        )
        for name, text in re.findall(
            r"^(-?[a-z][\w-]*) =((?:.*\n?)(?:[ \t]+.*\n?|\n)*)", source, re.MULTILINE
        ):
            yield f"{file.name} {name}", re.sub(r"\{[^{}]*\}", "", text).strip()


def paragraphs() -> Iterator[tuple[str, str]]:
    """What English pages for players say, paragraph by paragraph; a language of its own has its code before the ending."""
    for page in sorted(found for pattern in PAGES for found in ROOT.glob(pattern)):
        if len(page.suffixes) == 1:
            for text in re.split(r"\n\s*\n|\n(?=[-*|] )", page.read_text(encoding="utf-8")):
                yield page.name, text
