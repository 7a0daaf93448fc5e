"""People, their accounts and wishes, as REST tells of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from warhost.server.protocol.values import Instant, Language, Login, Password, PersonName, Plain, Strict

WebhookFormat = Literal["warhost", "discord", "slack"]
NoticePace = Annotated[
    Literal["soon", "hour", "day"],
    Meta(
        description="What comes within so long after a message waits for the next, which tells all of it together"
    ),
]


class NoticeWishes(Plain):
    """How a person wants to be told that it is their turn. All off at first."""

    push: bool = False
    mail: str | None = None
    """The address; mail goes out only once it is confirmed."""
    mail_confirmed: bool = False
    webhook: str | None = None
    webhook_format: WebhookFormat = "warhost"
    every: NoticePace = "soon"


class Preferences(Strict):
    """What a person likes, kept by the server because the server acts on it."""

    auto_forced: bool = True
    """Answer for me where there is only one option."""
    talk: Literal["all", "players", "none"] = "all"
    """Whose table talk I hear, of those whom I do not mute: of all, of those who play, of nobody."""
    private: bool = False
    """Show nobody my profile nor when I am here, and list me on no leaderboard."""


class Person(Plain):
    """Somebody, as others see them."""

    id: str
    name: str
    account: bool


class Vacation(Strict):
    """For how many days from now on; 0: one is back."""

    days: Annotated[int, Meta(ge=0, le=21)]


class VacationState(Plain):
    """`until`: when one comes back, while one is away; `left`: how many days are left this year."""

    until: Instant | None
    left: int


class Me(Plain):
    """The asker. `person` is null before there is one (no cookie)."""

    person: Person | None
    login: str | None
    language: str
    preferences: Preferences
    notices: NoticeWishes
    role: Literal["administrator"] | None = None
    has_recovery_code: bool = False


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


class Confirmation(Strict):
    """Of what nobody does by chance: the password once more."""

    password: Password


class SessionInfo(Plain):
    """A device on which somebody is signed in: what its browser says to be, since when, and when it was last here."""

    id: str
    browser: str
    system: str
    made: Instant
    seen: Instant
    current: bool


class SessionList(Plain):
    sessions: list[SessionInfo]


class PasskeyInfo(Plain):
    id: str
    name: str
    added: Instant
    used: Instant | None


class PasskeyList(Plain):
    passkeys: list[PasskeyInfo]


class PasskeyChallenge(Plain):
    """`options` as the browser's `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` takes them; `token` comes
    back with the answer."""

    token: str
    options: dict[str, Any]


class PasskeyAnswer(Strict):
    """What the browser made of a challenge: its `PublicKeyCredential` as JSON."""

    token: Annotated[str, Meta(max_length=500)]
    answer: dict[str, Any]


class NewPasskey(Strict):
    """A passkey that the browser made, and what its owner calls it."""

    token: Annotated[str, Meta(max_length=500)]
    answer: dict[str, Any]
    name: PersonName


class Forgotten(Strict):
    """Whose password is forgotten."""

    login: Login


class NewPassword(Strict):
    """With the token of a link that was mailed, or that an administrator gave."""

    token: Annotated[str, Meta(max_length=500)]
    new: Password


class RecoveryCodeWish(Strict):
    """Whoever only found a device that is signed in makes no code."""

    password: Password


class RecoveryCode(Plain):
    """Shown once: the server keeps no more than its digest."""

    code: str


class CodeRecovery(Strict):
    """A new password by the code of an account."""

    login: Login
    code: Annotated[str, Meta(max_length=64)]
    new: Password


class MailWish(Strict):
    """Null switches mail off. A new address gets a message with a link to confirm it."""

    address: Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]{1,64}@[^@\s]{1,189}$")] | None


class WebhookWish(Strict):
    """Null switches it off. The address gets a POST with a `TurnNotice`, or with a message as Discord or Slack take it."""

    address: Annotated[str, Meta(max_length=500, pattern="^https?://[^\\s]+$")] | None
    format: WebhookFormat = "warhost"


class NoticePaceWish(Strict):
    """How often at most: as the server thinks fit, once an hour, once a day."""

    every: NoticePace


class PushKeys(Strict):
    p256dh: Annotated[str, Meta(min_length=10, max_length=200)]
    auth: Annotated[str, Meta(min_length=10, max_length=200)]


class PushSubscription(Struct):
    """As the browser's PushManager gives it; other fields are ignored."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://[^\\s]+$")]
    keys: PushKeys


class TurnNotice(Plain):
    """What a webhook receives and a push message contains."""

    kind: Literal["your_turn", "finished", "challenge", "several"]
    """several: what came while its person was left in peace; `table` and `game` are empty then."""
    table: str
    game: str
    seats: list[str]
    link: str
    title: str = ""
    text: str = ""
    """What happened, in the person's language."""
    by: str = ""
    """Who asks to a table."""
