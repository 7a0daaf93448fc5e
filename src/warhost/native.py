"""The words that compiled code needs from mypyc, without depending on its package at run time.

This module must stay interpreted: the compiler takes `TYPE_CHECKING` for true and would drop the second branch.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*names, **options):
        """Mark a class for mypyc, as in `@mypyc_attr(allow_interpreted_subclasses=True)`; do nothing else."""
        return lambda marked: marked
