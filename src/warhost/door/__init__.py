"""The front door, which `import warhost` opens: a table in Python that can be played, printed, copied and saved, players made
of code, and many games at once. Everything here could be written with `warhost.core` alone; it is only shorter."""

from warhost.core.errors import Refused, WarhostError
from warhost.door.files import Position, Record
from warhost.door.opening import load, new
from warhost.door.players import Bot, bot
from warhost.door.simulation import Simulation, simulate
from warhost.door.story import Event, Result
from warhost.door.table import Table
from warhost.door.turn import Option, Turn

__all__ = [
    "Bot",
    "Event",
    "Option",
    "Position",
    "Record",
    "Refused",
    "Result",
    "Simulation",
    "Table",
    "Turn",
    "WarhostError",
    "bot",
    "load",
    "new",
    "simulate",
]
