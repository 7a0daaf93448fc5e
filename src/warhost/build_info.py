"""What this copy of Warhost is: its version, and whether the rules run compiled or interpreted."""

from importlib.util import find_spec

from warhost import __version__


def is_compiled() -> bool:
    # mypyc puts the code of all compiled modules into one extension module of this name (see setup.py).
    return find_spec("warhost__mypyc") is not None


def version_text() -> str:
    return f"warhost {__version__} ({'compiled' if is_compiled() else 'interpreted'})"
