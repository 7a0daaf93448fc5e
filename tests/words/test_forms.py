"""Names stand in sentences in the form that the sentence asks for: declined, with an article, with a preposition."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words.test_words import asked
from warhost import games
from warhost.core.catalogue import catalogue
from warhost.core.domain import Domain
from warhost.core.game import Game
from warhost.words import loader
from warhost.words.loader import FORMS, LANGUAGES, Words, words_for

ROOT = Path(__file__).parents[2]
ENGLISH = """
g-region-empire = The Empire
    .in = in the Empire
g-region-kislev = Kislev
fight = Battle { $region_in }
"""
POLISH = """
g-region-kislev = Kislev
    .in = w Kislevie
g-region-tilea = Tilea
g-figure-horror = Horror
    .gender = m
fight = Walka { $region_in }
fall = { $figure_gender ->
    [f] poległa { $figure }
   *[other] poległ { $figure }
}
draw = { $cards_count ->
    [one] karta: { $cards }
   *[other] karty: { $cards }
}
march = Marsz: { $figures_with_regions }
g-figure-acolyte = Akolita
    .several = { $count ->
        [few] { $count } Akolici
       *[many] { $count } Akolitów
    }
"""
KINDS = {"region": "region", "figure": "figure", "cards": "region", "figures": "figure", "regions": "region"}


@pytest.fixture
def polish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Words:
    for language, text in {"en": ENGLISH, "pl": POLISH}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(loader, "FOLDER", tmp_path)
    return Words("pl")


def said(words: Words, key: str, **args: object) -> str:
    return words.say(key, words.named("g", KINDS, args))


def test_a_sentence_gets_the_form_that_it_asks_for(polish: Words) -> None:
    assert said(polish, "fight", region="kislev") == "Walka w Kislevie"
    assert said(polish, "fall", figure="horror") == "poległ Horror"


def test_each_name_of_a_list_is_in_that_form(polish: Words) -> None:
    assert said(polish, "fight", region=["kislev", "tilea"]) == "Walka w Kislevie i Tilea"


def test_a_name_without_the_form_is_said_as_it_is(polish: Words) -> None:
    assert said(polish, "fight", region="tilea") == "Walka Tilea"


def test_english_forms_are_for_english_sentences_only(polish: Words) -> None:
    assert said(polish, "fight", region="empire") == "Walka The Empire"


def test_a_list_says_how_many_it_has(polish: Words) -> None:
    assert said(polish, "draw", cards=["kislev"]) == "karta: Kislev"
    assert said(polish, "draw", cards=["kislev", "tilea"]) == "karty: Kislev i Tilea"


def test_like_things_are_said_together_with_what_belongs_to_them(polish: Words) -> None:
    figures = ["acolyte", "horror", *["acolyte"] * 4, "horror"]
    regions = ["kislev", "tilea", *["tilea"] * 3, "kislev", "tilea"]
    assert said(polish, "march", figures=figures, regions=regions) == (
        "Marsz: 5 Akolitów (2 × Kislev, 3 × Tilea) i 2 × Horror (2 × Tilea)"
    )
    assert said(polish, "march", figures=["acolyte"] * 2, regions=["kislev", "tilea"]) == (
        "Marsz: 2 Akolici (Kislev, Tilea)"
    )
    assert said(polish, "march", figures=["acolyte"], regions=["kislev"]) == "Marsz: Akolita (Kislev)"


@pytest.mark.parametrize(
    ("language", "said"), {"en": "A, B and C", "pl": "A, B i C", "fr": "A, B et C", "ru": "A, B и C"}.items()
)
def test_the_last_of_several_names_has_a_word_before_it(language: str, said: str) -> None:
    """The same sentences as in the browser (`web/src/words/forms.test.ts`)."""
    words = words_for(language, ("core",))
    assert words.enumerated(["A", "B", "C"]) == said
    assert words.enumerated(["A", "B"]) == said.replace("A, B", "A").replace("C", "B")
    assert words.enumerated(["A"]) == "A"
    assert words.enumerated([]) == ""
    own = words.enumerated(["A", "B"])
    assert words.enumerated([own, "C"]) == f"{own}, C"


def test_the_browser_knows_the_same_forms() -> None:
    text = (ROOT / "web" / "src" / "words" / "forms.ts").read_text(encoding="utf-8")
    listed = re.search(r"FORMS = \[([^\]]*)\]", text)
    assert listed is not None
    assert tuple(re.findall(r'"(\w+)"', listed[1])) == FORMS


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_the_forms_that_sentences_ask_of_its_kind(name: str, language: str) -> None:
    game, words = games.load(name), asked(language)
    domains = domains_of(game)
    missing = {
        f"{name}-{kind}-{thing}.{form}"
        for kind, form in forms_asked(game, language)
        for thing in domains[kind].ids
        if f"{name}-{kind}-{thing}" in words and f"{name}-{kind}-{thing}.{form}" not in words
    }
    assert not missing, f"{len(missing)} missing in {language}: {sorted(missing)[:40]}"


def forms_asked(game: Game, language: str) -> set[tuple[str, str]]:
    """Kinds, and forms in which the game's sentences name things of that kind."""
    found: set[tuple[str, str]] = set()
    for key, kinds in kinds_by_key(game).items():
        for sentence in (key, f"{key}.drawn", f"{key}.witnessed"):
            for variable in asked(language).get(sentence, frozenset()):
                argument, _, form = variable.rpartition("_")
                listed, together, _ = variable.partition("_with_")
                kind = kinds.get(listed if together else argument)
                if kind is not None and form in FORMS:
                    found.add((kind, form))
                if kind is not None and together:
                    found.add((kind, "several"))
    return found


def kinds_by_key(game: Game) -> dict[str, dict[str, str | None]]:
    told = catalogue(game)
    found = {f"{game.name}-verb-{verb}": kinds for verb, kinds in told["verbs"].items()}
    found |= {f"{game.name}-prompt-{prompt}": about["about"] for prompt, about in told["prompts"].items()}
    return found | {f"{game.name}-event-{event}": kinds for event, kinds in told["events"].items()}


def domains_of(game: Game) -> dict[str, Domain]:
    spoken = [domain for verb in game.verbs.all for _, domain in verb.args]
    spoken += [arg.domain for question in game.questions.values() for arg in question.arguments if arg.domain]
    spoken += [domain for event in game.events.all for _, domain in event.args if domain]
    return {domain.name: domain for domain in spoken} | {game.sides.name: game.sides}
