"""Refusals: every "no" is a status, a reason key (a Fluent message id) and its variables. What the server refuses by itself
is a `RequestRefused`; what the rules do not take is a `Refused` of the engine."""

from __future__ import annotations

from typing import Final, TypeGuard

from warhost.core.errors import (
    Refused,
    RulesError,
    UnknownGame,
    UnknownRevision,
    WarhostError,
)
from warhost.server.protocol.values import Refusal

TOO_MUCH_WORK: Final = "refused-too-much-work"
WRONG_PASSWORD: Final = "refused-wrong-password"

STATUS_OF: Final = {
    "refused-malformed-request": 400,
    "refused-no-person": 401,
    WRONG_PASSWORD: 401,
    "refused-signed-out": 401,
    "refused-origin": 403,
    "refused-not-host": 403,
    "refused-not-your-seat": 403,
    "refused-not-your-view": 403,
    "refused-not-at-table": 403,
    "refused-had-another-seat": 403,
    "refused-secret-until-over": 403,
    "refused-sealed": 403,
    "refused-event-table": 403,
    "refused-event-guest": 403,
    "refused-not-organiser": 403,
    "refused-not-member": 403,
    "refused-barred": 403,
    "refused-club-role": 403,
    "refused-no-tournament": 404,
    "refused-no-club": 404,
    "refused-no-entrant": 404,
    "refused-tournament-over": 409,
    "refused-tournament-begun": 409,
    "refused-tournament-small": 409,
    "refused-already-tried": 409,
    "refused-results-in": 409,
    "refused-not-waiting": 409,
    "refused-too-many-tournaments": 409,
    "refused-too-many-clubs": 409,
    "refused-club-full": 409,
    "refused-last-owner": 409,
    "refused-keeps-secrets": 403,
    "refused-no-watching": 403,
    "refused-no-hints": 403,
    "refused-accounts-off": 403,
    "refused-notices-off": 403,
    "refused-metrics": 403,
    "refused-kicked": 403,
    "refused-host-not-away": 403,
    "refused-not-owner": 403,
    "refused-not-leader": 403,
    "refused-no-trying": 403,
    "refused-not-your-branch": 403,
    "refused-blocked-here": 403,
    "refused-unwelcome": 403,
    "refused-same-device": 403,
    "refused-same-device-event": 403,
    "refused-banned": 403,
    "refused-banned-for-good": 403,
    "refused-not-administrator": 403,
    "refused-vacation": 409,
    "refused-challenge-apart": 403,
    "refused-challenge-seats": 409,
    "refused-too-many-challenges": 409,
    "refused-administrator": 403,
    "refused-passkey": 401,
    "refused-needs-account": 403,
    "refused-too-many-passkeys": 409,
    "refused-no-passkey": 404,
    "refused-no-session": 404,
    "refused-nobody-concedes": 409,
    "refused-nobody": 404,
    "refused-no-report": 404,
    "refused-oneself": 409,
    "refused-reported": 409,
    "refused-settled": 409,
    "refused-too-many-relations": 409,
    "refused-too-many-reports": 409,
    "refused-follow-apart": 403,
    "refused-too-many-friends": 409,
    "refused-rated-guest": 403,
    "refused-private": 403,
    "refused-no-such-person": 404,
    "refused-no-table": 404,
    "refused-no-invite": 404,
    "refused-no-page": 404,
    "refused-recovery": 404,
    "refused-recovery-code": 404,
    "refused-no-seat": 404,
    "refused-no-step": 404,
    "refused-no-study": 404,
    "refused-no-node": 404,
    "refused-no-puzzle": 404,
    "refused-method": 405,
    "refused-stale": 409,
    "refused-not-playing": 409,
    "refused-not-gathering": 409,
    "refused-started": 409,
    "refused-paused": 409,
    "refused-seat-taken": 409,
    "refused-no-open-seat": 409,
    "refused-too-many-seats": 409,
    "refused-seats-open": 409,
    "refused-others-playing": 409,
    "refused-not-over": 409,
    "refused-while-you-play": 409,
    "refused-others-table": 409,
    "refused-no-undo": 409,
    "refused-final": 409,
    "refused-no-proposal": 409,
    "refused-proposal-open": 409,
    "refused-login-taken": 409,
    "refused-has-account": 409,
    "refused-frozen": 409,
    "refused-unreadable": 409,
    "refused-from-position": 409,
    "refused-known-dice": 409,
    "refused-rated-position": 409,
    "refused-rated-box": 409,
    "refused-rated-hints": 409,
    "refused-rated-clock": 409,
    "refused-rated-twice": 409,
    "refused-rated-bot": 409,
    "refused-rated-substitute": 409,
    "refused-rated-others": 409,
    "refused-rated-back": 409,
    "refused-rated-close": 409,
    "refused-rated-pause": 409,
    "refused-unsteady-bot": 409,
    "refused-too-many-tables": 409,
    "refused-quota": 409,
    "refused-too-many-studies": 409,
    "refused-study-full": 409,
    "refused-busy": 409,
    "refused-analyses-full": 409,
    "refused-too-many-analyses": 409,
    "refused-not-analysed": 409,
    "refused-too-large": 413,
    TOO_MUCH_WORK: 422,
    "refused-analysis-given-up": 422,
    "refused-too-fast": 429,
    "refused-server-error": 500,
    "refused-stopping": 503,
    "refused-moved": 503,
    "refused-bots-busy": 503,
}


class RequestRefused(WarhostError):
    """Raise this to refuse what a client asked for."""

    def __init__(self, reason: str, **variables: str) -> None:
        super().__init__(reason, reason, variables)


class NoLongerOwner(RequestRefused):
    """Another server owns the table now, or this one may not own any: nothing was written. Whoever asked comes back."""

    def __init__(self) -> None:
        super().__init__("refused-moved")


class UnreadableTable(RequestRefused):
    """What is stored of a table holds something else than it should."""

    def __init__(self) -> None:
        super().__init__("refused-unreadable")


def as_refusal(error: WarhostError) -> tuple[int, Refusal]:
    """How an error is told to a client."""
    return _status(error), Refusal(error.key, error.variables)


def is_refusal(error: Exception) -> TypeGuard[WarhostError]:
    """Whether somebody asked for what cannot be; otherwise something went wrong here."""
    return isinstance(error, WarhostError) and not isinstance(error, RulesError)


def _status(error: WarhostError) -> int:
    if error.key in STATUS_OF:
        return STATUS_OF[error.key]
    if isinstance(error, Refused):
        return 422
    if isinstance(error, UnknownGame):
        return 404
    if isinstance(error, RulesError):
        return 500
    if isinstance(error, UnknownRevision):
        return 409
    return 400
