"""What every request finds in the application."""

from __future__ import annotations

from msgspec import Struct

from warhost.server.doors import Doors
from warhost.server.hub import Hub
from warhost.server.tables import Tables


class AppState(Struct, frozen=True):
    hub: Hub
    tables: Tables
    doors: Doors
