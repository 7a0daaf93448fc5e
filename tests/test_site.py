"""The documentation as a site: it is built without a broken link, in four languages, with every rule to point at."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml

from scripts import assemble_docs

ROOT = Path(__file__).parents[1]

LANGUAGES = ("en", "pl", "fr", "ru")

# The network is not asked: a new host is looked at by whoever adds it here.
HOSTS_WE_POINT_AT = {"nats.io"}
OF_EXAMPLES = {"games.example.org", "127.0.0.1", "localhost"}

# One site for all of them: it is half a minute's work.
pytestmark = pytest.mark.xdist_group("site")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Strict: a link or anchor that leads nowhere fails the build. Never with --quiet, which counts no warnings."""
    folder = tmp_path_factory.mktemp("site")
    assemble_docs.main()
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(folder)],
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
    assert len(players) == 4 * (1 + 5 + 3)


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


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", ["Gra", "Chaos w Starym Świecie", "Karak 2", "Serwer", "Programowanie", "Rozwój", "Pomiary"]),
        ("fr", ["Jouer", "Chaos dans le Vieux Monde", "Héberger", "Programmer", "Contribuer", "Mesures"]),
        ("ru", ["Игра", "Хаос в Старом Свете", "Кровь и ярость", "Карак II", "Сервер", "Измерено"]),
    ],
)
def test_tabs_and_sections_speak_the_language_of_the_page(
    site: Path, language: str, words: list[str]
) -> None:
    page = text_of(site / language / "play" / "oldworld" / "index.html")
    menu = {" ".join(name.split()) for name in re.findall(r'class="md-ellipsis">(.*?)<', page, re.DOTALL)}
    tabs = {
        " ".join(name.split()) for name in re.findall(r'class="md-tabs__link">(.*?)</a>', page, re.DOTALL)
    }
    assert set(words) <= menu | tabs
    assert not {"Play", "Chaos in the Old World", "Host", "Program", "Build", "Measured"} & (menu | tabs)


def test_every_section_of_the_menu_is_translated() -> None:
    # Its tags name Python functions, which are not needed here.
    text = re.sub(r"!!python/\S+", "", text_of(ROOT / "mkdocs.yml"))
    settings = yaml.safe_load(text)
    (i18n,) = (each["i18n"] for each in settings["plugins"] if isinstance(each, dict) and "i18n" in each)
    sections = set(sections_of(settings["nav"]))
    same_everywhere = {"Blood Rage", "Karak II", "Program"}
    for language in i18n["languages"][1:]:
        assert sections - set(language["nav_translations"]) <= same_everywhere


def sections_of(menu: list[object]) -> list[str]:
    named = [
        item for each in menu if isinstance(each, dict) for item in each.items() if isinstance(item[1], list)
    ]
    return [name for name, inside in named for name in (name, *sections_of(inside))]


@pytest.mark.parametrize("game", ["oldworld", "bloodrage", "karak"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_found_by_the_rule_that_answers_them(site: Path, game: str, language: str) -> None:
    page = text_of(site / ("" if language == "en" else language) / "faq" / game / "index.html")
    index = page[page.index(assemble_docs.BY_RULE[language] + "<") :]
    ids = re.findall(r'href="[^"]*rules/[^"]*">([A-Z]{2} \d+\.\d+)</a>', page[: page.index(index)])
    listed = re.findall(r">([A-Z]{2} \d+\.\d+)</a>", index)
    assert listed == sorted(set(ids), key=lambda rule: [int(part) for part in rule.split()[1].split(".")])
    for target in re.findall(r'href="#(q\d+)"', index):
        assert f'id="{target}"' in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["oldworld", "bloodrage", "karak"])
def test_ten_minutes_are_shown_in_pictures_of_the_own_language(site: Path, game: str, language: str) -> None:
    suffix = "" if language == "en" else f".{language}"
    shown = re.findall(
        r"!\[[^\]]+\]\(\.\./images/(\S+)\)", text_of(ROOT / "docs" / "play" / f"{game}{suffix}.md")
    )
    wanted = ("light", "stage-dark", "end-dark")
    taken = [f"{game}-{what}{suffix}.webp" for what in wanted]
    images = ROOT / "docs" / "images"
    # One that was not taken in this language yet is shown in English.
    best = [name if (images / name).exists() else name.replace(f"{suffix}.webp", ".webp") for name in taken]
    assert sorted(shown) == sorted(best)
    page = site / ("" if language == "en" else language) / "play" / game / "index.html"
    for source in re.findall(r'<img [^>]*src="([^"]+)"', text_of(page)):
        assert (page.parent / source).resolve().exists(), source


def test_what_was_measured_is_in_the_menu_and_its_pictures_are_shown(site: Path) -> None:
    results = ROOT / "benchmarks" / "results"
    menu = text_of(ROOT / "mkdocs.yml")
    lists = ("mutants_", "sentences_")
    for page in results.glob("*.md"):
        assert page.name.startswith(lists) or f"benchmarks/{page.name}" in menu, page.name
    told = text_of(ROOT / "docs" / "benchmarks" / "index.md")
    for plot in results.glob("*.svg"):
        assert f"({plot.name})" in told, plot.name


@pytest.mark.parametrize(
    ("language", "place", "word"),
    [
        ("en", "rules/bloodrage/", "Pillage"),
        ("pl", "pl/rules/bloodrage/", "Plądrowanie"),
        ("fr", "fr/rules/bloodrage/", "Pillage"),
        ("ru", "ru/rules/bloodrage/", "Разграбление"),
    ],
)
def test_the_search_knows_the_words_of_each_language(
    site: Path, language: str, place: str, word: str
) -> None:
    index = json.loads(text_of(site / "search" / "search_index.json"))
    found = [each for each in index["docs"] if word in each["title"] + each["text"]]
    assert [each for each in found if each["location"].startswith(place)]
    if language != "pl":  # for Polish there is no stemmer; its words are found as they stand
        assert language in index["config"]["lang"]


def test_links_to_elsewhere_are_well_formed_and_known() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([a-z]+://[^)\s]*)\)", text_of(page)):
            parts = urlsplit(link)
            assert parts.scheme == "https", f"{page.name}: {link}"
            assert parts.hostname in HOSTS_WE_POINT_AT | OF_EXAMPLES, f"{page.name}: {link}"
            assert not re.search(r"[<>\"'|\\]|[.,;:]$", link), f"{page.name}: {link}"


def test_the_site_is_built_anew_whenever_something_of_it_changes() -> None:
    workflow = yaml.safe_load(text_of(ROOT / ".github" / "workflows" / "docs.yml"))
    patterns = workflow[True]["push"]["paths"]  # YAML reads `on` as true
    read = {str(source.relative_to(ROOT)) for source in assemble_docs.sources().values()}
    described = {str(module.relative_to(ROOT)) for module in assemble_docs.described()}
    assert "src/warhost/core/errors.py" in described
    read |= described
    read |= {"mkdocs.yml", "scripts/assemble_docs.py"}
    assert len(read) > 50
    assert not {file for file in read if not any(fnmatch(file, each.replace("**", "*")) for each in patterns)}
