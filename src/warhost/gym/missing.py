"""What is said when a package is not installed that a part of this room needs."""

from __future__ import annotations


class MissingPackage(ImportError):
    """Names the extra with which it comes."""

    def __init__(self, what: str, package: str) -> None:
        super().__init__(
            f"{what} needs the package {package!r}: install warhost with the extra 'gym' (pip install \"warhost[gym]\")",
            name=package,
        )
