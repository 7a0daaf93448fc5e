"""What is not translated yet. English stands in meanwhile; a release wants nothing left here.

python -m warhost.words.debt"""

from __future__ import annotations

import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast

from warhost.words.loader import ENGLISH, FOLDER, FORMS, LANGUAGES, rules_in


def debt_of(language: str, folder: Path = FOLDER) -> list[str]:
    """Message ids (with `.attribute`) and rules that English has and this language has not."""
    ours = keys_of(folder / language)
    missing = [key for key in keys_of(folder / ENGLISH) if key not in ours and not is_form(key)]
    for file in sorted((folder / ENGLISH / "rules").glob("*.md")):
        translated = rules_in(folder / language / "rules" / file.name)
        missing += [f"{file.stem} {rule}" for rule in rules_in(file) if rule not in translated]
    return missing


def is_form(key: str) -> bool:
    """Forms of a name are a language's own affair."""
    return key.partition(".")[2] in FORMS


def keys_of(folder: Path) -> dict[str, ast.Pattern | None]:
    """All messages and terms of a language, and their attributes, with what they say."""
    found: dict[str, ast.Pattern | None] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file.parent.name}/{file.name}: {(entry.content or '')[:80]!r}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            named = {name: entry.value} | {f"{name}.{each.id.name}": each.value for each in entry.attributes}
            for key, pattern in named.items():
                if key in found:
                    raise ValueError(f"{file.parent.name}/{file.name}: {key} is there twice")
                found[key] = pattern
    return found


def main() -> None:
    owed = {language: debt_of(language) for language in LANGUAGES}
    for language, missing in owed.items():
        for key in missing:
            print(f"{language}: {key}")
    if any(owed.values()):
        sys.exit(
            "not translated yet: " + ", ".join(f"{lang} {len(keys)}" for lang, keys in owed.items() if keys)
        )
    print("everything is translated")


if __name__ == "__main__":
    main()
