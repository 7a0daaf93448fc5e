"""Running a server: until somebody stops it, and then in good order."""

from __future__ import annotations

import socket
import sys

import structlog
import uvicorn

from warhost.build_info import version_text
from warhost.server.app import make_app, say_goodbye
from warhost.server.limits import FRAME_BYTES
from warhost.server.logs import set_up_logs
from warhost.server.settings import Settings

log = structlog.get_logger()


class Serving(uvicorn.Server):
    """Says goodbye to the connected before it closes their sockets."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await say_goodbye(self.config.app)  # type: ignore[arg-type]
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    """Blocks until the server is stopped."""
    set_up_logs(settings)
    log.info("starting", version=version_text(), host=settings.host, port=settings.port)
    Serving(configuration(settings)).run()


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=2 * FRAME_BYTES,
        ws_per_message_deflate=settings.compress,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=settings.shutdown_s,
    )
