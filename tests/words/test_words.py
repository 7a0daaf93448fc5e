"""Everything that people read exists in every language, says the same things, and is used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from warhost import games
from warhost.core.domain import SEAT, Domain
from warhost.core.errors import BadRecord
from warhost.core.fields import Codec
from warhost.core.game import Game
from warhost.core.shapes import Amounts, OneOf, Several
from warhost.words import loader
from warhost.words.debt import debt_of, is_form, keys_of
from warhost.words.loader import FOLDER, FORMS, LANGUAGES, Words, rules_of

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


@cache
def written(language: str) -> dict[str, ast.Pattern | None]:
    """Message ids (with `.attribute`) and what each says."""
    return keys_of(FOLDER / language)


@cache
def asked(language: str) -> dict[str, frozenset[str]]:
    """Message ids (with `.attribute`) and the variables of each."""
    return {key: variables(pattern) if pattern else frozenset() for key, pattern in written(language).items()}


def entries(language: str) -> dict[str, frozenset[str]]:
    """The same, whatever form of a name a sentence asks for: `$region_in` is `$region`."""
    return {
        key: frozenset(argument for name in names for argument in arguments_of(name))
        for key, names in asked(language).items()
    }


def arguments_of(variable: str) -> list[str]:
    """What a variable is made of: `$region_in` of `$region`, `$dice_with_faces_acc` of `$dice` and `$faces`."""
    name, _, form = variable.rpartition("_")
    return (name if form in (*FORMS, "count", "id") and name else variable).split("_with_")


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_says_what_english_does_not(language: str) -> None:
    extra = sorted(key for key in set(entries(language)) - set(entries("en")) if not is_form(key))
    assert not extra, f"only in {language}: {extra[:20]}"


def test_what_is_not_translated_yet_is_said_in_english_and_listed(tmp_path: Path) -> None:
    for language, text in {"en": "a = A\n    .text = T\nb = B\n", "pl": "a = Ą\n"}.items():
        (tmp_path / language / "rules").mkdir(parents=True)
        (tmp_path / language / "x.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "rules" / "g.md").write_text("**G 1.1** One.\n**G 1.2** Two.\n", encoding="utf-8")
    (tmp_path / "pl" / "rules" / "g.md").write_text("**G 1.1** Jeden.\n", encoding="utf-8")
    assert debt_of("pl", tmp_path) == ["a.text", "b", "g G 1.2"]
    assert debt_of("en", tmp_path) == []


def test_english_stands_in_for_a_missing_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for language, text in {
        "en": "axe = Axe\n    .text = Two dice.\nspear = Spear\n",
        "pl": "axe = Topór\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(loader, "FOLDER", tmp_path)
    polish = Words("pl")
    said = [polish.say(key) for key in ("axe", "axe.text", "spear", "bow")]
    assert said == ["Topór", "Two dice.", "Spear", "bow"]
    assert [polish.has(key) for key in ("axe", "spear", "bow")] == [True, True, False]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    english = entries("en")
    different = [
        key
        for key, names in entries(language).items()
        if not key.startswith("-") and not is_form(key) and english[key] != names
    ]
    assert not different, f"other variables in {language} than in English: {different[:20]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_shouts(language: str) -> None:
    shouting = [
        file.name
        for file in (FOLDER / language).glob("*.ftl")
        if any(
            "!" in line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
        )
    ]
    assert not shouting, f"exclamation marks in {shouting}"


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_have_the_same_ids_and_order_in_every_language(name: str, language: str) -> None:
    english = list(rules_of(name, "en"))
    assert english
    translated = list(rules_of(name, language))
    assert translated == [rule for rule in english if rule in translated]


@pytest.mark.parametrize("name", games.names())
def test_every_prompt_names_a_rule_that_exists(name: str) -> None:
    rules = rules_of(name, "en")
    for prompt in games.load(name).questions.values():
        assert any(rule == prompt.rule or rule.startswith(prompt.rule + ".") for rule in rules), prompt.name


def things_to_name(game: Game) -> set[str]:
    """Keys that clients compose from ids: what a person can meet in a sentence must have a name."""
    keys = {f"{game.name}-ending-{ending}" for ending in game.endings.ids}
    keys |= {f"{game.name}-{game.sides.name}-{side}" for side in game.sides.ids}
    keys |= {f"{game.name}-verb-{verb.name}" for verb in game.verbs.all}
    keys |= {f"{game.name}-prompt-{prompt.name}" for prompt in game.questions.values()}
    keys |= {f"{game.name}-event-{kind.name}" for kind in game.events.all}
    for option in game.settings.all:
        keys |= {f"{game.name}-option-{option.name}", f"{game.name}-option-{option.name}.text"}
        keys |= {f"{game.name}-option-{option.name}-{value}" for value in option.values}
    spoken = [args for verb in game.verbs.all for args in verb.args]
    spoken += [
        (arg.name, arg.domain)
        for question in game.questions.values()
        for arg in question.arguments
        if arg.told
    ]
    spoken += [args for kind in game.events.all for args in kind.args]
    for _, domain in spoken:
        if domain is not None and domain is not SEAT:
            keys |= {f"{game.name}-{domain.name}-{thing}" for thing in domain.ids if not thing.isdigit()}
    return keys


@pytest.mark.parametrize("name", games.names())
def test_everything_of_a_game_has_a_name(name: str) -> None:
    missing = things_to_name(games.load(name)) - set(entries("en"))
    assert not missing, f"{len(missing)} missing: {sorted(missing)[:40]}"


@pytest.mark.parametrize("name", games.names())
def test_verbs_prompts_and_events_use_no_variable_that_they_do_not_get(name: str) -> None:
    game, english = games.load(name), entries("en")
    given = {f"{name}-verb-{verb.name}": {arg for arg, _ in verb.args} for verb in game.verbs.all}
    given |= {
        f"{name}-prompt-{prompt.name}": {arg.name for arg in prompt.arguments if arg.told}
        for prompt in game.questions.values()
    }
    given |= {f"{name}-event-{kind.name}": {arg for arg, _ in kind.args} for kind in game.events.all}
    wrong = {
        key: english[key] - names for key, names in given.items() if english.get(key, frozenset()) - names
    }
    assert not wrong


def things_of_the_box(game: Game) -> set[str]:
    """Keys of the components that an owner can check, and of the things that may be printed on them."""
    if game.box is None:
        return set()
    keys = {f"{game.name}-{place.kind}-{place.component}" for place in game.box.places.values()}
    for place in game.box.places.values():
        if isinstance(place.shape, OneOf | Several | Amounts):
            keys |= {f"{game.name}-{place.shape.kind}-{printed}" for printed in place.shape.ids}
    return keys


def kinds_of(game: Game) -> set[str]:
    """The kinds of things that a client meets: in arguments and in the fields of a view."""
    found = [game.sides]
    found += [domain for verb in game.verbs.all for _, domain in verb.args]
    found += [
        arg.domain
        for question in game.questions.values()
        for arg in question.arguments
        if arg.domain and arg.told
    ]
    found += [domain for kind in game.events.all for _, domain in kind.args if domain]
    for field in game.fields:
        found += codec_domains(field.codec)
    return {domain.name for domain in found}


def codec_domains(codec: Codec) -> list[Domain]:
    inner = [getattr(codec, name) for name in ("domain", "outer", "row", "codec") if hasattr(codec, name)]
    return [
        domain for each in inner for domain in ([each] if isinstance(each, Domain) else codec_domains(each))
    ]


def test_no_message_is_unused() -> None:
    """A key is used if code names it, or composes it: from a beginning that code names, or from a game, a kind that
    code names and anything, or from the id of a thing that exists."""
    code = all_code()
    named = set(re.findall(r"[A-Za-z0-9_-]+", code))
    beginnings = tuple(set(re.findall(r"[\"'`]((?:[a-z0-9_]+-)+)(?:\$?\{|[\"'`] ?\+)", code)))
    kinds = set(re.findall(r"\}-([a-z_]+)-?[\"'`$.{]", code))
    kinds |= {kind for name in games.names() for kind in kinds_of(games.load(name))}
    composed = {key for name in games.names() for key in things_to_name(games.load(name))}
    composed |= {key for name in games.names() for key in things_of_the_box(games.load(name))}

    quoted = {
        key
        for file in (FOLDER / "en").glob("*.ftl")
        for key in re.findall(r"\{ ?([a-z][\w-]+)", file.read_text("utf-8"))
    }

    own_kinds = {name: quoted_in_the_rooms_of(name) for name in games.names()}

    def is_used(key: str) -> bool:
        if key in quoted:
            return True
        game, _, rest = key.partition("-")
        kind = rest.partition("-")[0]
        of_game = game in games.names() and (kind in kinds or kind in own_kinds[game])
        return key in named or key in composed or key.startswith(beginnings) or of_game

    keys = {each.partition(".")[0] for each in entries("en") if not each.startswith("-")}
    unused = sorted(key for key in keys if not is_used(key))
    assert not unused, f"{len(unused)} unused: {unused}"


def quoted_in_the_rooms_of(game: str) -> set[str]:
    """Words in quotation marks where a game's things are named: its board in the browser."""
    files = [
        *(ROOT / "web" / "src" / "games" / game).rglob("*.svelte"),
        *(ROOT / "web" / "src" / "games" / game).rglob("*.ts"),
    ]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"[\"'`]([a-z_]+)[\"'`]", text))


def all_code() -> str:
    folders = [ROOT / "src", ROOT / "web" / "src", ROOT / "web" / "plugins"]
    files = [
        file for folder in folders for file in folder.rglob("*") if file.suffix in {".py", ".ts", ".svelte"}
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if "static" not in file.parts)


def test_a_missing_message_is_answered_with_its_key() -> None:
    words = Words("en")
    assert words.say("no-such-message", {"a": 1}) == "no-such-message"
    assert words.name("oldworld", "region", "atlantis") == "atlantis"
    assert words.name("oldworld", None, 7) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_read_alone_says_what_it_says_in_its_file(language: str) -> None:
    whole, words = FluentBundle([language], use_isolating=False), Words(language)
    for file in (FOLDER / language).glob("*.ftl"):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key, is_said in written(language).items():
        name, _, attribute = key.partition(".")
        message = whole.get_message(name)
        if is_said:
            pattern = message.attributes[attribute] if attribute else message.value
            assert words.say(key) == whole.format_pattern(pattern, {})[0]


def test_a_message_comes_with_all_that_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    lines = (
        "long = { seat } at { -table(form: 3) }, for { $more ->",
        "[one] one",
        "*[other] { others.all }",
        "}",
        "# what stands between them belongs to none",
        "-table =",
        "    the table",
        "others = others",
        "    .all = all { others }",
        "seat = a seat",
    )
    (tmp_path / "en" / "table.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setattr(loader, "FOLDER", tmp_path)
    assert Words("en").say("long", {"more": 2}) == "a seat at the table, for all others"
    assert not Words("en").has("table")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no words in 'xx'"):
        Words("xx")


def french_texts() -> list[tuple[str, str]]:
    files = [*(FOLDER / "fr").glob("*.ftl"), *(FOLDER / "fr" / "rules").glob("*.md")]
    return [(file.name, file.read_text(encoding="utf-8")) for file in sorted(files)]


def test_french_signs_do_not_begin_a_line() -> None:
    """A sign that needs a space before it keeps it, whatever the width of the screen: a narrow one before ; ! ? and within « »,
    one of full width before the colon."""
    no_break, narrow = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
    wrong = re.compile(
        rf"\S[^\S{no_break}\n]:(?=\s|$)|\S[^\S{narrow}\n][;!?»]|«[^{narrow}]|[^\s{narrow}«]»", re.MULTILINE
    )
    found = [f"{name}: {match[0]!r}" for name, text in french_texts() for match in wrong.finditer(text)]
    assert not found, found[:20]


def test_french_colons_have_a_space_before_them() -> None:
    missing = re.compile(r"(?<!mailto)(?<!https)(?<=[\w}»]):(?= |$)")
    found = [
        f"{name}: {line[:60]!r}"
        for name, text in french_texts()
        for line in text.splitlines()
        if name.endswith(".ftl") and not line.startswith("#") and missing.search(line)
    ]
    assert not found, found[:20]


def test_french_elisions_have_one_apostrophe() -> None:
    """The curly one, as in print: where two kinds stand, a reader stumbles and a search misses half."""
    straight = re.compile(r"\w+'\w+")
    found = [f"{name}: {match[0]}" for name, text in french_texts() for match in straight.finditer(text)]
    assert not found, found[:20]


ADDED_TO_A_SCENE = {"list", "why", "reward"}
"""What a line of a scene may end with: sentences and names that stand for themselves."""


def open_ends(pattern: ast.Pattern) -> list[str]:
    """The ends of what a message may say that are not the end of a sentence."""
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        return [] if last.value.rstrip().endswith((".", "?", "…")) else [last.value]
    inner = last.expression
    if isinstance(inner, ast.SelectExpression):
        return [end for variant in inner.variants for end in open_ends(variant.value)]
    name = inner.id.name if isinstance(inner, ast.VariableReference) else ""
    return [] if name in ADDED_TO_A_SCENE else [f"${name}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_scenes_are_sentences(language: str) -> None:
    unfinished = {
        key: ends
        for key, pattern in written(language).items()
        if pattern and re.match(r"web-\w+-scene-", key) and (ends := open_ends(pattern))
    }
    assert not unfinished


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (0, "The record cannot be used. broken"),
        (1, "This is not a Warhost record. Line 1: broken"),
        (7, "The record cannot be used. Line 7: broken"),
    ],
)
def test_a_file_of_another_kind_is_told_from_a_record_with_a_mistake(line: int, said: str) -> None:
    assert Words("en").say("bad-record", BadRecord(line, "broken").variables) == said
