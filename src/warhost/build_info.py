"""What this copy of Warhost is: its version, and whether the rules run compiled or interpreted."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

from warhost import __version__


def is_compiled() -> bool:
    engine = find_spec("warhost.core.engine")
    return engine is not None and str(engine.origin).endswith(tuple(EXTENSION_SUFFIXES))


def version_text() -> str:
    return f"warhost {__version__} ({'compiled' if is_compiled() else 'interpreted'})"
