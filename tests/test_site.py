"""The documentation as a site: it is built without a broken link, in four languages, with every rule to point at."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scripts import assemble_docs

ROOT = Path(__file__).parents[1]

# One site for all of them: it is half a minute's work.
pytestmark = pytest.mark.xdist_group("site")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Strict: a link or anchor that leads nowhere fails the build."""
    folder = tmp_path_factory.mktemp("site")
    assemble_docs.main()
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_site_is_there_in_four_languages(site: Path) -> None:
    for language in ("", "pl/", "fr/", "ru/"):
        for page in ("", "play/oldworld/", "rules/karak/", "faq/bloodrage/", "hosting/", "api/"):
            assert (site / language / page / "index.html").exists(), language + page


def test_what_players_read_is_written_in_four_languages() -> None:
    pages = [page for folder in ("", "play", "faq") for page in (ROOT / "docs" / folder).glob("*.md")]
    players = {
        page for page in pages if page.parent.name in ("play", "faq") or page.name.startswith("index.")
    }
    for page in (page for page in players if "." not in page.stem):
        for language in ("pl", "fr", "ru"):
            assert page.with_suffix(f".{language}.md") in players, page
    assert len(players) == 4 * (1 + 4 + 3)


def test_every_rule_can_be_pointed_at(site: Path) -> None:
    page = (site / "rules" / "bloodrage" / "index.html").read_text(encoding="utf-8")
    assert 'id="BR-12.4"' in page
    assert 'id="BR-21.12"' in page


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for tag in ('<script src="http', '<link rel="stylesheet" href="http', '<img src="http', "fonts.g"):
            assert tag not in text, page


def test_links_of_the_repository_become_links_of_the_site() -> None:
    place = assemble_docs.site_place
    assert place("docs/scale.md") == "scale.md"
    assert place("CONTRIBUTING.md") == "contributing.md"
    assert place("benchmarks/results/speed.md") == "benchmarks/speed.md"
    assert place("src/warhost/words/en/rules/karak.md") == "rules/karak.md"
    assert place("src/warhost/server/http/socket.py") is None


def test_what_is_code_stays_as_it_is(tmp_path: Path) -> None:
    file = ROOT / "docs" / "protocol.md"
    text = assemble_docs.page("protocol.md", file)
    assert "](../src/" not in text
    assert text.count("```") == file.read_text(encoding="utf-8").count("```")
