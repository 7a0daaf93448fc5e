"""What the computer thinks of finished games: shares of the win, what decisions cost, luck apart from skill; puzzles found in
games that bots play; statistics over many records. It says nothing in words and stores nothing."""

from warhost.analysis.analyse import analyse
from warhost.analysis.depth import Depth

__all__ = ["Depth", "analyse"]
