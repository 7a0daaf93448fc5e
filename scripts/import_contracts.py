"""Import contracts of our own, beside those that import-linter brings."""

from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """The named rooms import nothing from outside but Python's standard library."""

    rooms = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        foreign = sorted(
            (importer, imported)
            for importer in graph.modules
            if self._is_in_rooms(importer)
            for imported in graph.find_modules_directly_imported_by(importer)
            if graph.is_module_squashed(imported) and imported not in sys.stdlib_module_names
        )
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["foreign"]:
            output.print_error(f"{importer} imports {imported}, which is not in the standard library")

    def _is_in_rooms(self, module: str) -> bool:
        return any(module == room or module.startswith(room + ".") for room in self.rooms)  # type: ignore[attr-defined]
