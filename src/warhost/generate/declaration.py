"""What a module of fields declares, read without the game around it: that one may need the very class which is to be
generated."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from warhost.core.domain import Domain
from warhost.core.fields import Derived, Field


class Declaration:
    """A state as `module` declares it."""

    def __init__(
        self,
        module: str,
        class_name: str,
        fields: Sequence[Field],
        derived: Sequence[Derived] = (),
        offered: Sequence[str] = (),
        sides: Domain | None = None,
    ) -> None:
        self.module = module
        self.class_name = class_name
        self.fields = tuple(fields)
        self.derived = tuple(derived)
        self.offered = tuple(offered)
        """Further names that the module of the state offers again."""
        self.sides = sides
        """Under whose ids a client finds what is kept for each seat."""
        names = [each.name for each in (*fields, *derived)]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ValueError(f"{module} declares {', '.join(twice)} more than once")


def read_declaration(module: str) -> Declaration:
    """What the module of that name declares."""
    found = _without_its_package(module)
    return Declaration(
        module,
        found.CLASS,
        found.FIELDS,
        getattr(found, "DERIVED", ()),
        [name for name in getattr(found, "__all__", ()) if name != "FIELDS"],
        getattr(found, "SIDES", None),
    )


def folder_of(module: str) -> Path:
    """Where the file of a module lies that was read."""
    file = sys.modules[module].__file__
    assert file is not None
    return Path(file).parent


def _without_its_package(module: str) -> ModuleType:
    """Imports a module, but not the package that it lies in."""
    package = module.rpartition(".")[0]
    if package and package not in sys.modules:
        spec = find_spec(package)
        if spec is None or spec.submodule_search_locations is None:
            raise ModuleNotFoundError(f"there is no package {package}", name=package)
        bare = ModuleType(package)
        bare.__spec__ = spec
        bare.__path__ = list(spec.submodule_search_locations)
        sys.modules[package] = bare
    return import_module(module)
