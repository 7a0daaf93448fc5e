"""Lays everything that the documentation site shows into build/docs, for MkDocs to build from (`make docs`).

Beside docs/ that is: the rules in every language, results of benchmarks, pages of the repository's root. All of them are written so
that they also read well where they lie; here their links are turned to the pages of the site, or into plain words where the site
has no such page. Questions and answers get an index by the rules that they name. The modules that docs/api.md describes are laid into
build/api: mkdocstrings reads the whole package that it finds, once for each language, and would read all of Warhost."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SITE: Final = ROOT / "build" / "docs"
API: Final = ROOT / "build" / "api"
LANGUAGES: Final = ("en", "pl", "fr", "ru")
GAMES: Final = ("oldworld", "bloodrage", "karak")
OF_THE_ROOT: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LINK: Final = re.compile(r"(?P<picture>!?)\[(?P<words>[^\[\]]*)\]\((?P<to>[^)#\s]+)(?P<anchor>#[^)\s]*)?\)")
RULE: Final = re.compile(r"^\*\*(?P<id>[A-Z]{2} \d+\.\d+)\*\*", re.MULTILINE)
QUESTION: Final = re.compile(r"^\*\*(?P<words>.+?)\*\*", re.DOTALL)
RULE_LINK: Final = re.compile(r"\[(?P<id>[A-Z]{2} (?P<chapter>\d+)\.(?P<number>\d+))\]\([^)]+\)")
BY_RULE: Final = {"en": "By rule", "pl": "Według zasady", "fr": "Par règle", "ru": "По правилам"}
CODE: Final = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)
DESCRIBED: Final = re.compile(r"^::: (warhost\.[\w.]+)", re.MULTILINE)


def main() -> None:
    for folder in (SITE, API):
        shutil.rmtree(folder, ignore_errors=True)
    for place, source in sources().items():
        target = SITE / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(page(place, source), encoding="utf-8")
        else:
            shutil.copyfile(source, target)
    for module in described():
        for file in (module, *(folder / "__init__.py" for folder in packages_of(module))):
            target = API / file.relative_to(ROOT / "src")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)


def sources() -> dict[str, Path]:
    """Where each file of the site comes from, by its place there."""
    docs = ROOT / "docs"
    found = {str(file.relative_to(docs)): file for file in sorted(docs.rglob("*")) if file.is_file()}
    found |= {place: ROOT / name for name, place in OF_THE_ROOT.items()}
    for result in sorted((ROOT / "benchmarks" / "results").iterdir()):
        if result.suffix in (".md", ".svg"):
            found[f"benchmarks/{result.name}"] = result
    for language in LANGUAGES:
        suffix = "" if language == "en" else f".{language}"
        for game in GAMES:
            rules = ROOT / "src" / "warhost" / "words" / language / "rules" / f"{game}.md"
            found[f"rules/{game}{suffix}.md"] = rules
    found["images/favicon.svg"] = ROOT / "web" / "public" / "favicon.svg"
    return found


def described() -> set[Path]:
    """The modules that the page of the API shows something of."""
    names = DESCRIBED.findall((ROOT / "docs" / "api.md").read_text(encoding="utf-8"))
    return {module_of(name) for name in names}


def module_of(name: str) -> Path:
    """The file of a module, or of the module that holds this class or function."""
    while not (file := (ROOT / "src" / Path(*name.split("."))).with_suffix(".py")).exists():
        name = name.rpartition(".")[0]
    return file


def packages_of(module: Path) -> list[Path]:
    """The folders it lies in, of which each is a package."""
    return [folder for folder in module.parents if folder.is_relative_to(ROOT / "src" / "warhost")]


def page(place: str, source: Path) -> str:
    text = source.read_text(encoding="utf-8")
    if place.startswith("rules/"):
        text = with_anchors(text)
    if place.startswith("faq/"):
        text = with_index(text, language_of(place))
    folder = source.parent.relative_to(ROOT)
    parts = CODE.split(text)  # what is code stays as it is
    parts[::2] = [LINK.sub(lambda link: turned(link, place, folder), part) for part in parts[::2]]
    return "".join(parts)


def with_anchors(rules: str) -> str:
    """Every rule can be pointed at: `rules/bloodrage/#BR-12.4`."""
    return RULE.sub(lambda found: f'<a id="{found["id"].replace(" ", "-")}"></a>{found[0]}', rules)


def language_of(place: str) -> str:
    named = place.removesuffix(".md").rpartition(".")[2]
    return named if named in LANGUAGES else "en"


def with_index(faq: str, language: str) -> str:
    """Questions can be pointed at, and are found by the number of a rule that answers them."""
    paragraphs = faq.rstrip().split("\n\n")
    asked: dict[tuple[int, int], tuple[str, list[str]]] = {}
    for place, paragraph in enumerate(paragraphs):
        question = QUESTION.match(paragraph)
        if question is None:
            continue
        paragraphs[place] = f'<a id="q{place}"></a>{paragraph}'
        pointer = f"[{' '.join(question['words'].split())}](#q{place})"
        for rule in RULE_LINK.finditer(paragraph):
            _, pointers = asked.setdefault((int(rule["chapter"]), int(rule["number"])), (rule[0], []))
            pointers.append(pointer)
    rows = [f"| {link} | {'<br>'.join(pointers)} |" for _, (link, pointers) in sorted(asked.items())]
    return (
        "\n\n".join([*paragraphs, f"## {BY_RULE[language]}", "\n".join(["| | |", "|--|--|", *rows])]) + "\n"
    )


def turned(link: re.Match[str], place: str, folder: Path) -> str:
    """A link of the repository as a link of the site."""
    if "://" in link["to"] or link["to"].startswith("mailto:"):
        return link[0]
    target = site_place(normal(folder / link["to"]))
    if target is None:
        return link["words"]
    up = "../" * place.count("/")
    return f"{link['picture']}[{link['words']}]({up}{target}{link['anchor'] or ''})"


def site_place(file: str) -> str | None:
    """Where a file of the repository stands on the site."""
    if file in OF_THE_ROOT:
        return OF_THE_ROOT[file]
    if file == "benchmarks/results":
        return "benchmarks/index.md"
    if file.startswith("benchmarks/results/") and file.endswith((".md", ".svg")):
        return file.replace("benchmarks/results/", "benchmarks/")
    rules = re.fullmatch(r"src/warhost/words/en/rules/(\w+\.md)", file)
    if rules:
        return f"rules/{rules[1]}"
    return file.removeprefix("docs/") if file.startswith("docs/") else None


def normal(path: Path) -> str:
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts = parts[:-1]
        else:
            parts.append(part)
    return "/".join(parts)


if __name__ == "__main__":
    main()
