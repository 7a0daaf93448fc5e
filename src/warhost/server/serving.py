"""Running a server: until somebody stops it, and then in good order."""

from __future__ import annotations

import gc
import ipaddress
import socket
import sys

import structlog
import uvicorn

from warhost.build_info import version_text
from warhost.server.http.app import make_app, say_goodbye
from warhost.server.http.outlets import SocketProtocol
from warhost.server.http.protocols import HttpConnection
from warhost.server.limits import FRAME_BYTES
from warhost.server.operations.descriptors import take_all_descriptors
from warhost.server.operations.logs import set_up_logs
from warhost.server.settings import Settings

log = structlog.get_logger()


class Serving(uvicorn.Server):
    """Says goodbye to the connected before it closes their sockets."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await say_goodbye(self.config.app)  # type: ignore[arg-type]
        await super().shutdown(sockets)


def spare_the_collector() -> None:
    """A full round of the garbage collector stops everybody for as long as it takes to look at every object. What was
    loaded for good need not be looked at again, and full rounds can be rare: tables hardly make cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def serve(settings: Settings) -> None:
    """Blocks until the server is stopped."""
    set_up_logs(settings)
    log.info("starting", version=version_text(), host=settings.host, port=settings.port)
    if _is_open_to_the_world(settings):
        log.warning(
            "open to the world without TLS: passwords and cookies can be read on the way", host=settings.host
        )
    take_all_descriptors()
    config = configuration(settings)
    spare_the_collector()
    Serving(config).run()


def _is_open_to_the_world(settings: Settings) -> bool:
    """Others than this machine reach it, and nothing says that they come through something that speaks HTTPS."""
    if settings.host == "localhost" or settings.public_url.startswith("https:"):
        return False
    try:
        return not ipaddress.ip_address(settings.host).is_loopback
    except ValueError:
        return True


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=HttpConnection,
        ws=SocketProtocol,
        ws_ping_interval=None,
        ws_max_size=2 * FRAME_BYTES,
        ws_per_message_deflate=settings.compress,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=settings.shutdown_s,
    )
