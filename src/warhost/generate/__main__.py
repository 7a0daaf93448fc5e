"""`python -m warhost.generate package.fields`: writes the class of the state that a module declares, into `state.py` beside it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from warhost.generate import typescript
from warhost.generate.declaration import folder_of, read_declaration
from warhost.generate.python_class import python_class


def main() -> int:
    parser = ArgumentParser(prog="python -m warhost.generate", description=__doc__)
    parser.add_argument("module", help="the module with CLASS and FIELDS: package.fields")
    parser.add_argument(
        "--client", type=Path, help=f"write {typescript.FILE} too, into this folder of a client"
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing, fail where something would change"
    )
    wanted = parser.parse_args()
    declared = read_declaration(wanted.module)
    texts = {folder_of(wanted.module) / "state.py": python_class(declared)}
    if wanted.client is not None:
        texts[wanted.client / typescript.FILE] = typescript.typescript(declared, wanted.client)
    stale = {file: text for file, text in texts.items() if not _says(file, text)}
    for file, text in stale.items():
        if wanted.check:
            print(f"{file} is not what {wanted.module} declares")
        else:
            file.write_text(text, encoding="utf-8")
            print(f"wrote {file}")
    return 1 if stale and wanted.check else 0


def _says(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
