"""What this copy of Warhost is: its version, and whether the rules run compiled or interpreted."""

from importlib.machinery import EXTENSION_SUFFIXES

from warhost import __version__
from warhost.core import engine


def is_compiled() -> bool:
    return str(engine.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def version_text() -> str:
    return f"warhost {__version__} ({'compiled' if is_compiled() else 'interpreted'})"
