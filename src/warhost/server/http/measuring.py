"""Gauges are read when somebody asks for the measures, from all over the server."""

from __future__ import annotations

from warhost.server.http.app_state import AppState


def measure(state: AppState) -> None:
    hub, measures = state.hub, state.hub.measures
    state.tables.measure()
    hub.vitals.measure()
    measures.connections.set(len(state.open_connections))
    measures.commits.set(hub.journal.commits)
    measures.tunnels.set(len(state.tunnels))
    sockets = state.tables.connections()
    queues = {
        "journal": (hub.journal.queued, hub.journal.queued_bytes),
        "sockets": (sum(one.unsent > 0 for one in sockets), sum(one.unsent for one in sockets)),
        "notices": (sum(errands.queued for errands in hub.notices.errands.values()), None),
        "bots": (sum(pool.queued for pool in hub.bots.pools.values()), None),
        "uploads": (hub.uploads.pool.queued, None),
    }
    for name, (length, size) in queues.items():
        measures.queue_length.labels(name).set(length)
        if size is not None:
            measures.queue_bytes.labels(name).set(size)
