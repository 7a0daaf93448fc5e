"""Mail: handed to the server that the host named, in a thread, since it takes as long as that server likes."""

from __future__ import annotations

import contextlib
import smtplib
import socket
import threading
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from warhost.server.notices.threads import Threads

AT_ONCE: Final = 4
SILENCE_S: Final = 20.0


class Mailer:
    """`server`: smtp://user:password@host:port, or smtps; `sender`: the address that mails come from."""

    def __init__(self, server: str, sender: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self._threads = Threads(AT_ONCE)

    async def send(self, address: str, subject: str, text: str) -> None:
        """Returns when the mail server has taken it. Call it with a deadline: the connection is cut when that has come."""
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = address
        message["Subject"] = subject
        message.set_content(text)
        talk = _Talk(self._server)
        try:
            await self._threads.run(talk.hand_over, message)
        finally:
            talk.cut()


class _Talk:
    """One conversation with the mail server, which can be cut off from outside whatever the library is waiting for."""

    def __init__(self, server: SplitResult) -> None:
        self._server = server
        self._lock = threading.Lock()
        self._line: socket.socket | None = None
        self._is_cut = False

    def hand_over(self, message: EmailMessage) -> None:
        """Blocks."""
        server = self._server
        kind = _SecureSmtp if server.scheme == "smtps" else _Smtp
        with kind(self, server.hostname or "localhost", server.port or 25, timeout=SILENCE_S) as smtp:
            if server.username and server.scheme == "smtp":
                smtp.starttls()
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(message)

    def connected(self, line: socket.socket) -> None:
        """Keeps a handle of its own: the library may wrap and replace the other."""
        with self._lock:
            if self._is_cut:
                raise ConnectionAbortedError
            self._line = line.dup()

    def cut(self) -> None:
        with self._lock:
            self._is_cut = True
            if self._line is not None:
                with contextlib.suppress(OSError):
                    self._line.shutdown(socket.SHUT_RDWR)
                self._line.close()


class _Smtp(smtplib.SMTP):
    def __init__(self, talk: _Talk, host: str, port: int, *, timeout: float) -> None:
        self._talk = talk
        super().__init__(host, port, timeout=timeout)

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        line: socket.socket = super()._get_socket(host, port, timeout)  # type: ignore[misc]
        try:
            self._talk.connected(line)
        except OSError:
            line.close()
            raise
        return line


class _SecureSmtp(smtplib.SMTP_SSL, _Smtp):
    """The order of its bases puts TLS on top of the connection that `_Smtp` makes."""

    def __init__(self, talk: _Talk, host: str, port: int, *, timeout: float) -> None:
        self._talk = talk
        smtplib.SMTP_SSL.__init__(self, host, port, timeout=timeout)


def is_one_address(text: str) -> bool:
    """Whether mail can go there: one address, written as it is meant."""
    try:
        address = Address(addr_spec=text)
        message = EmailMessage()
        message["To"] = address
        found = message["To"].addresses
    except Exception:  # noqa: BLE001 - the library stumbles over odd ones in many ways
        return False
    is_same = len(found) == 1 and found[0].addr_spec == text
    return is_same and bool(address.username and address.domain) and text.isprintable()
