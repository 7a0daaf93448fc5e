"""People, their accounts and wishes, as REST tells of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from warhost.server.protocol.values import Language, Login, Password, PersonName, Plain, Strict


class NoticeWishes(Plain):
    """How a person wants to be told that it is their turn. All off at first."""

    push: bool = False
    mail: str | None = None
    """The address; mail goes out only once it is confirmed."""
    mail_confirmed: bool = False
    webhook: str | None = None


class Preferences(Strict):
    """What a person likes, kept by the server because the server acts on it."""

    auto_forced: bool = True
    """Answer for me where there is only one option."""


class Person(Plain):
    """Somebody, as others see them."""

    id: str
    name: str
    account: bool


class Me(Plain):
    """The asker. `person` is null before there is one (no cookie)."""

    person: Person | None
    login: str | None
    language: str
    preferences: Preferences
    notices: NoticeWishes


class NewPerson(Strict):
    """A guest: a name is enough."""

    name: PersonName
    language: Language = "en"


class PersonChanges(Strict):
    """What is left out stays."""

    name: PersonName | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    preferences: Preferences | UnsetType = UNSET


class Credentials(Strict):
    """For making an account of a guest, and for signing in."""

    login: Login
    password: Password


class PasswordChange(Strict):
    """Changing it signs all other devices out."""

    old: Password
    new: Password


class Farewell(Strict):
    """Leaving for good; who has an account gives its password."""

    password: Password | None = None


class Forgotten(Strict):
    """Whose password is forgotten."""

    login: Login


class NewPassword(Strict):
    """With the token of a link that was mailed, or that an administrator gave."""

    token: Annotated[str, Meta(max_length=500)]
    new: Password


class MailWish(Strict):
    """Null switches mail off. A new address gets a message with a link to confirm it."""

    address: Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]{1,64}@[^@\s]{1,189}$")] | None


class WebhookWish(Strict):
    """Null switches it off. The address gets a POST with a `TurnNotice`."""

    address: Annotated[str, Meta(max_length=500, pattern="^https?://[^\\s]+$")] | None


class PushKeys(Strict):
    p256dh: Annotated[str, Meta(min_length=10, max_length=200)]
    auth: Annotated[str, Meta(min_length=10, max_length=200)]


class PushSubscription(Struct):
    """As the browser's PushManager gives it; other fields are ignored."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://[^\\s]+$")]
    keys: PushKeys


class TurnNotice(Plain):
    """What a webhook receives and a push message contains."""

    kind: Literal["your_turn", "finished"]
    table: str
    game: str
    seats: list[str]
    link: str
