"""Prometheus measures of one server."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Measures:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "warhost_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "warhost_request_seconds",
            "Time to answer an HTTP request",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.decisions = Counter(
            "warhost_entries", "Log entries written", ["kind", "actor"], registry=self.registry
        )
        self.decision_seconds = Histogram(
            "warhost_entry_seconds",
            "From taking up a decision to its broadcast",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refusals = Counter("warhost_refusals", "Refusals by reason", ["reason"], registry=self.registry)
        self.frames = Counter("warhost_frames", "Websocket frames sent", registry=self.registry)
        self.errors = Counter("warhost_errors", "Unexpected errors", registry=self.registry)
        self.unreadable_rows = Counter(
            "warhost_unreadable_rows",
            "How often a row of the database could not be read",
            registry=self.registry,
        )
        self.notices = Counter(
            "warhost_notices", "Turn notices sent", ["way", "outcome"], registry=self.registry
        )
        self.sockets = Gauge("warhost_sockets", "Open websockets", registry=self.registry)
        self.connections = Gauge(
            "warhost_connections",
            "Open connections of clients, websockets among them",
            registry=self.registry,
        )
        self.connections_ended = Counter(
            "warhost_connections_ended", "Connections that were cut off", ["why"], registry=self.registry
        )
        self.letters = Counter(
            "warhost_letters", "Messages between servers", ["direction"], registry=self.registry
        )
        self.letter_bytes = Counter(
            "warhost_letter_bytes", "Bytes of messages between servers", ["direction"], registry=self.registry
        )
        self.tunnels = Gauge("warhost_tunnels", "Connections carried between servers", registry=self.registry)
        self.tables = Gauge("warhost_tables_loaded", "Tables in memory", registry=self.registry)
        self.bot_workers = Gauge(
            "warhost_bot_workers", "Processes in which bots think", ["pool", "state"], registry=self.registry
        )
        self.bots_queued = Gauge(
            "warhost_bot_moves_queued", "Bot moves waiting for a worker", ["pool"], registry=self.registry
        )
        self.bot_wait_seconds = Histogram(
            "warhost_bot_wait_seconds",
            "How long bot moves waited for a worker",
            ["pool"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.bot_seconds = Counter(
            "warhost_bot_seconds", "Time that bots thought", ["pool"], registry=self.registry
        )
        self.bots_replaced = Counter(
            "warhost_bot_workers_replaced", "Bot workers replaced", registry=self.registry
        )
        self.bots_failed = Counter(
            "warhost_bot_moves_failed", "Bot moves of which nothing came", ["pool"], registry=self.registry
        )
        self.loop_lag = Gauge(
            "warhost_loop_lag_seconds",
            "The longest that the event loop was held up in the last quarter of a minute",
            registry=self.registry,
        )
        self.memory = Gauge("warhost_memory_bytes", "Memory of this process", registry=self.registry)
        self.descriptors = Gauge(
            "warhost_descriptors", "Open files and connections of this process", registry=self.registry
        )
        self.descriptors_most = Gauge(
            "warhost_descriptors_most", "How many of them the system allows", registry=self.registry
        )
        self.queue_length = Gauge(
            "warhost_queue_length", "What waits, by queue", ["queue"], registry=self.registry
        )
        self.queue_bytes = Gauge(
            "warhost_queue_bytes", "How large what waits is, by queue", ["queue"], registry=self.registry
        )
        self.commits = Gauge("warhost_commits", "Commits of the journal", registry=self.registry)
        self._frames = 0
        self._decisions: dict[tuple[str, str], int] = {}
        """What was counted since somebody asked last: the library's counters take a lock each time."""
        self._letters = {
            direction: (self.letters.labels(direction), self.letter_bytes.labels(direction))
            for direction in ("sent", "received")
        }

    def count_letter(self, direction: str, octets: int) -> None:
        letters, letter_bytes = self._letters[direction]
        letters.inc()
        letter_bytes.inc(octets)

    def count_notice(self, way: str, outcome: str) -> None:
        self.notices.labels(way, outcome).inc()

    def count_ended_connection(self, why: str) -> None:
        self.connections_ended.labels(why).inc()

    def count_frame(self) -> None:
        self._frames += 1

    def count_decision(self, kind: str, actor: str) -> None:
        self._decisions[kind, actor] = self._decisions.get((kind, actor), 0) + 1

    def text(self) -> bytes:
        self.frames.inc(self._frames)
        for (kind, actor), number in self._decisions.items():
            self.decisions.labels(kind, actor).inc(number)
        self._frames = 0
        self._decisions.clear()
        return generate_latest(self.registry)
