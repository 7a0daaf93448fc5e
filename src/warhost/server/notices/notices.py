"""Notices: "it is your turn" by browser push, mail or webhook. Off by default, throttled, never in anybody's way."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Callable
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

import msgspec
import structlog
from msgspec import Struct

from warhost.server.database.connection import Database
from warhost.server.database.person_queries import drop_pushes, pushes_of
from warhost.server.database.rows import PersonRow, PushRow
from warhost.server.notices.webhook import NotPosted, post
from warhost.server.people.register import PeopleRegister, lasting_key
from warhost.server.protocol.people import NoticeWishes, TurnNotice
from warhost.server.settings import Settings
from warhost.words import words_for

if TYPE_CHECKING:
    from warhost.server.notices.push import Pusher

LONGEST_QUEUE: Final = 1000
SMTP_TIMEOUT_S: Final = 20

log = structlog.get_logger()


class _Errand(Struct):
    """Something to send: a notice to a person, the mail that confirms an address, or one to set a new password."""

    person: str
    notice: TurnNotice | None = None
    confirm: str = ""
    recover: str = ""


class Notices:
    def __init__(
        self, settings: Settings, database: Database, people: PeopleRegister, now: Callable[[], int]
    ) -> None:
        self._settings = settings
        self._database = database
        self._people = people
        self._now = now
        self._sent_at: dict[tuple[str, str], int] = {}
        self._queue: asyncio.Queue[_Errand] = asyncio.Queue(LONGEST_QUEUE)
        self._task: asyncio.Task[None] | None = None
        self._pusher: Pusher | None = None
        self.counted: Callable[[str, str], None] = lambda _way, _outcome: None

    @property
    def push_key(self) -> str | None:
        """What browsers need to ask for push; None when it is off."""
        return None if self._pusher is None else self._pusher.public_key

    @property
    def mail_possible(self) -> bool:
        return bool(self._settings.smtp)

    async def open(self) -> None:
        if self._settings.push:
            from warhost.server.notices.push import Pusher, new_key

            self._pusher = Pusher(
                await lasting_key(self._database, "push", new_key), self._settings.push_contact
            )
        self._task = asyncio.create_task(self._run(), name="notices")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def link(self, table: str) -> str:
        return f"{self._settings.public_url.rstrip('/')}/table/{table}"

    def tell(self, person: PersonRow, notice: TurnNotice) -> None:
        """Queue a notice, unless the person wants none or had one about this table just now."""
        wishes = msgspec.convert(person.notices, NoticeWishes)
        if not (wishes.push or wishes.webhook or (wishes.mail and wishes.mail_confirmed)):
            return
        now, about = self._now(), (person.id, notice.table)
        if now - self._sent_at.get(about, 0) < self._settings.notice_every_s * 1000 or self._queue.full():
            return
        self._sent_at[about] = now
        self._queue.put_nowait(_Errand(person.id, notice=notice))

    def confirm_mail(self, person: PersonRow, token: str) -> None:
        if not self._queue.full():
            self._queue.put_nowait(_Errand(person.id, confirm=token))

    def recover_account(self, person: PersonRow, token: str) -> None:
        if not self._queue.full():
            self._queue.put_nowait(_Errand(person.id, recover=token))

    async def _run(self) -> None:
        while True:
            errand = await self._queue.get()
            person = await self._people.get(errand.person)
            if person is None:
                continue
            if errand.recover:
                await self._attempt("mail", self._send_recovery, person, errand.recover)
            elif errand.notice is None:
                await self._attempt("mail", self._send_confirmation, person, errand.confirm)
            else:
                await self._send(person, errand.notice)

    async def _send(self, person: PersonRow, notice: TurnNotice) -> None:
        wishes = msgspec.convert(person.notices, NoticeWishes)
        if wishes.mail and wishes.mail_confirmed and self.mail_possible:
            await self._attempt("mail", self._send_mail, person, notice)
        if wishes.webhook and self._settings.webhooks:
            await self._attempt("webhook", self._send_webhook, wishes.webhook, notice)
        if wishes.push and self._pusher is not None:
            await self._push_everywhere(person, notice)

    async def _push_everywhere(self, person: PersonRow, notice: TurnNotice) -> None:
        async with self._database.reading() as connection:
            pushes = await pushes_of(connection, person.id)
        for push in pushes:
            status = await self._attempt("push", self._send_push, push, notice)
            if status in (404, 410):
                async with self._database.writing() as connection:
                    await drop_pushes(connection, endpoint=push.endpoint)

    async def _attempt(self, way: str, send: Callable[..., int], *arguments: Any) -> int:
        """Send in a thread; whatever goes wrong is counted and nobody's problem. Returns the status."""
        try:
            status = await asyncio.to_thread(send, *arguments)
        except (NotPosted, OSError, smtplib.SMTPException, ValueError) as error:
            log.warning("notice not sent", way=way, error=type(error).__name__)
            self.counted(way, "failed")
            return 0
        self.counted(way, "sent" if status < 300 else "refused")
        return status

    def _send_webhook(self, address: str, notice: TurnNotice) -> int:
        headers = {"Content-Type": "application/json", "User-Agent": "warhost"}
        body = msgspec.json.encode(notice)
        return post(address, body, headers, private_allowed=self._settings.private_webhooks)

    def _send_push(self, push: PushRow, notice: TurnNotice) -> int:
        if self._pusher is None:
            return 0
        headers, body = self._pusher.sealed(push, msgspec.json.encode(notice))
        return post(push.endpoint, body, headers, private_allowed=self._settings.private_webhooks)

    def _send_mail(self, person: PersonRow, notice: TurnNotice) -> int:
        words = words_for(person.language)
        game = words.say(f"{notice.game}-title")
        subject = words.say(f"mail-{notice.kind.replace('_', '-')}-subject", {"game": game})
        text = words.say(
            f"mail-{notice.kind.replace('_', '-')}", {"name": person.name, "game": game, "link": notice.link}
        )
        return self._mail(person, subject, text)

    def _send_confirmation(self, person: PersonRow, token: str) -> int:
        words = words_for(person.language)
        link = f"{self._settings.public_url.rstrip('/')}/api/mail/confirm?token={token}"
        text = words.say("mail-confirm", {"name": person.name, "link": link})
        return self._mail(person, words.say("mail-confirm-subject"), text)

    def _send_recovery(self, person: PersonRow, token: str) -> int:
        words = words_for(person.language)
        link = f"{self._settings.public_url.rstrip('/')}/recover#{token}"
        text = words.say("mail-recover", {"name": person.name, "link": link})
        return self._mail(person, words.say("mail-recover-subject"), text)

    def _mail(self, person: PersonRow, subject: str, text: str) -> int:
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = person.notices["mail"]
        message["Subject"] = subject
        message.set_content(text)
        server = urlsplit(self._settings.smtp)
        kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
        with kind(server.hostname or "localhost", server.port or 25, timeout=SMTP_TIMEOUT_S) as smtp:
            if server.username and server.scheme == "smtp":
                smtp.starttls()
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(message)
        return 250
