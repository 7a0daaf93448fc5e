"""What every request finds in the application."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from warhost.server.cluster.forwarding import Tunnels
from warhost.server.http.connection_limit import ConnectionLimit
from warhost.server.http.open_connections import OpenConnections
from warhost.server.hub import Hub
from warhost.server.study.gatherings import Gatherings
from warhost.server.study.studies import Studies
from warhost.server.table.live_tables import LiveTables


class AppState(Struct, frozen=True):
    hub: Hub
    tables: LiveTables
    connection_limit: ConnectionLimit
    open_connections: OpenConnections
    tunnels: Tunnels
    studies: Studies
    gatherings: Gatherings
    siblings: Path | None = None
    """Where the workers of this machine tell their measures, if there are several."""
