"""Notices: "it is your turn" by browser push, mail or webhook. Off by default, never in anybody's way; when what is told is said
by `tidings`, how here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from warhost.server.database.connection import Database
from warhost.server.database.person_queries import drop_pushes, pushes_of
from warhost.server.database.rows import PersonRow, PushRow
from warhost.server.notices.errands import Errands
from warhost.server.notices.mail import Mailer
from warhost.server.notices.tidings import Tidings
from warhost.server.notices.webhook import Poster
from warhost.server.people.register import PeopleRegister, lasting_key
from warhost.server.protocol.people import NoticeWishes, TurnNotice
from warhost.server.settings import Settings
from warhost.words import words_for

if TYPE_CHECKING:
    from warhost.server.notices.push import Pusher

WAYS: Final = ("mail", "webhook", "push")
AT_ONCE: Final = {"mail": 4, "webhook": 16, "push": 16}
DEADLINES_S: Final = {"mail": 60.0, "webhook": 10.0, "push": 10.0}
"""For everything from looking up the name to the answer."""
KINDS: Final = ("your_turn", "challenge", "finished")
EVERY_MS: Final = {"soon": 0, "hour": 3_600_000, "day": 86_400_000}
"""How long somebody wants to be left in peace at least, whatever the server thinks."""
NAMED: Final = 4
"""Of the games that a message tells of; the rest is counted."""


class Notices:
    def __init__(
        self,
        settings: Settings,
        database: Database,
        people: PeopleRegister,
        now: Callable[[], int],
        counted: Callable[[str, str], None],
        report: Callable[[Exception], object],
    ) -> None:
        """`counted` hears the way and the outcome of each, `report` of what should not happen."""
        self._settings = settings
        self._database = database
        self._people = people
        self._tidings = Tidings(database, people, now, self._every_ms, self._send, report)
        self.errands = {way: Errands(way, AT_ONCE[way], DEADLINES_S[way], counted) for way in WAYS}
        self._poster = Poster(private_allowed=settings.private_webhooks)
        self._mailer = Mailer(settings.smtp, settings.mail_from)
        self._pusher: Pusher | None = None

    @property
    def push_key(self) -> str | None:
        """What browsers need to ask for push; None when it is off."""
        return None if self._pusher is None else self._pusher.public_key

    @property
    def mail_possible(self) -> bool:
        return bool(self._settings.smtp)

    @property
    def possible(self) -> bool:
        """Whether this server tells anybody anything."""
        return self.mail_possible or self._settings.webhooks or self._settings.push

    async def open(self) -> None:
        if self._settings.push:
            from warhost.server.notices.push import Pusher, new_key

            self._pusher = Pusher(
                await lasting_key(self._database, "push", new_key), self._settings.push_contact
            )
        if self.possible:
            self._tidings.open()

    async def close(self) -> None:
        await self._tidings.close()
        for errands in self.errands.values():
            await errands.close()

    def link(self, table: str) -> str:
        return f"{self._settings.public_url.rstrip('/')}/table/{table}"

    def invite_link(self, code: str) -> str:
        return f"{self._settings.public_url.rstrip('/')}/join/{code}"

    def tell(self, person: PersonRow, notice: TurnNotice) -> None:
        """Have somebody told, unless they want nothing: at once, or with the next message if they had one just now."""
        if self._ways_to(person):
            self._tidings.note(person.id, notice)

    def _every_ms(self, person: PersonRow) -> int:
        return max(self._settings.notice_every_s * 1000, EVERY_MS[_wishes(person).every])

    def _send(self, person: PersonRow, notices: list[TurnNotice]) -> None:
        sending = {"mail": self._mail_notices, "webhook": self._post_notice, "push": self._push_everywhere}
        for way in self._ways_to(person):
            self.errands[way].put(person.id, partial(sending[way], person.id, notices))

    def confirm_mail(self, person: PersonRow, token: str) -> None:
        self.errands["mail"].put(person.id, partial(self._mail_confirmation, person.id, token))

    def recover_account(self, person: PersonRow, token: str) -> None:
        self.errands["mail"].put(person.id, partial(self._mail_recovery, person.id, token))

    def _ways_to(self, person: PersonRow | None) -> list[str]:
        """How the person wants to be told, as far as this server can."""
        wishes = _wishes(person)
        possible = {
            "mail": bool(wishes.mail and wishes.mail_confirmed and self.mail_possible),
            "webhook": bool(wishes.webhook and self._settings.webhooks),
            "push": wishes.push and self._pusher is not None,
        }
        return [way for way in WAYS if possible[way]]

    # ------------------------------------------------------------ errands; each looks again whether it is wanted

    async def _mail_notices(self, identity: str, notices: list[TurnNotice]) -> str:
        person = await self._people.get(identity)
        if person is None or "mail" not in self._ways_to(person):
            return "unwanted"
        words = words_for(person.language)
        told = self._in_words(person, notices)
        given = {"name": person.name, "game": told.title, "by": told.by, "link": told.link, "text": told.text}
        kind = told.kind.replace("_", "-")
        if told.kind == "several":
            lines = [self._in_words(person, [each]) for each in notices]
            given["list"] = "\n".join(f"{each.title}: {each.text} {each.link}" for each in lines)
        await self._mail(person, words.say(f"mail-{kind}-subject", given), words.say(f"mail-{kind}", given))
        return "sent"

    async def _mail_confirmation(self, identity: str, token: str) -> str:
        person = await self._people.get(identity)
        if person is None or not _wishes(person).mail:
            return "unwanted"
        words = words_for(person.language)
        link = f"{self._settings.public_url.rstrip('/')}/api/mail/confirm?token={token}"
        text = words.say("mail-confirm", {"name": person.name, "link": link})
        await self._mail(person, words.say("mail-confirm-subject"), text)
        return "sent"

    async def _mail_recovery(self, identity: str, token: str) -> str:
        person = await self._people.get(identity)
        if person is None or not _wishes(person).mail:
            return "unwanted"
        words = words_for(person.language)
        link = f"{self._settings.public_url.rstrip('/')}/recover#{token}"
        text = words.say("mail-recover", {"name": person.name, "link": link})
        await self._mail(person, words.say("mail-recover-subject"), text)
        return "sent"

    async def _mail(self, person: PersonRow, subject: str, text: str) -> None:
        await self._mailer.send(_wishes(person).mail or "", subject, text)

    async def _post_notice(self, identity: str, notices: list[TurnNotice]) -> str:
        person = await self._people.get(identity)
        if "webhook" not in self._ways_to(person):
            return "unwanted"
        headers = {"Content-Type": "application/json", "User-Agent": "warhost"}
        wishes, told = _wishes(person), self._in_words(person, notices)
        body = msgspec.json.encode(_as_message(told, wishes.webhook_format))
        return _outcome(await self._poster.post(wishes.webhook or "", body, headers))

    async def _push_everywhere(self, identity: str, notices: list[TurnNotice]) -> str:
        """To each browser an errand of its own: one that is gone must not delay the others."""
        person = await self._people.get(identity)
        if "push" not in self._ways_to(person):
            return "unwanted"
        async with self._database.reading() as connection:
            pushes = await pushes_of(connection, identity)
        told = self._in_words(person, notices)
        for push in pushes:
            self.errands["push"].put(identity, partial(self._push, push, told))
        return "begun"

    def _in_words(self, person: PersonRow | None, notices: list[TurnNotice]) -> TurnNotice:
        """What happened, said in the person's language: a worker in a browser knows no words, and a channel none of our keys."""
        words = words_for("en" if person is None else person.language)
        if len(notices) == 1:
            (notice,) = notices
            title, text = (
                words.say(f"{notice.game}-title"),
                words.say(f"web-notice-{notice.kind}", {"by": notice.by}),
            )
            return msgspec.structs.replace(notice, title=title, text=text)
        sentences = []
        for kind in KINDS:
            games = [words.say(f"{each.game}-title") for each in notices if each.kind == kind]
            if games:
                named = words.enumerated([*dict.fromkeys(games)][:NAMED])
                sentences.append(words.say(f"notice-several-{kind}", {"count": len(games), "games": named}))
        link = f"{self._settings.public_url.rstrip('/')}/"
        return TurnNotice("several", "", "", [], link, "Warhost", " ".join(sentences))

    async def _push(self, push: PushRow, notice: TurnNotice) -> str:
        if self._pusher is None:
            return "unwanted"
        headers, body = self._pusher.sealed(push, msgspec.json.encode(notice))
        status = await self._poster.post(push.endpoint, body, headers)
        if status in (404, 410):
            async with self._database.writing() as connection:
                await drop_pushes(connection, endpoint=push.endpoint)
        return _outcome(status)


def _as_message(notice: TurnNotice, style: str) -> Any:
    """As the place takes it to which it goes. Nobody is pinged by what a title may hold."""
    if style == "discord":
        content = f"**{notice.title}**: {notice.text} {notice.link}"
        return {"content": content, "allowed_mentions": {"parse": []}}
    if style == "slack":
        return {"text": f"*{notice.title}*: {notice.text} <{notice.link}>"}
    return notice


def _outcome(status: int) -> str:
    return "sent" if status < 300 else "refused"


def _wishes(person: PersonRow | None) -> NoticeWishes:
    """None when nobody can read them: that must not hold up the game about which somebody would be told."""
    try:
        return NoticeWishes() if person is None else msgspec.convert(person.notices, NoticeWishes)
    except msgspec.ValidationError:
        return NoticeWishes()
