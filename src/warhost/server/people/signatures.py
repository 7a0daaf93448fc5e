"""What this server signs and hands out, and reads again later: cookies, and links in mails. Whatever carries the signature
was made here, so a moment that lies ahead only means that clocks differ: it counts as now."""

from __future__ import annotations

from typing import Any, Final

from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer

from warhost.server.chance import Chance
from warhost.server.clock import Clock

PURPOSES: Final = {
    "person": 400 * 86_400,
    "device": 400 * 86_400,
    "mail": 2 * 86_400,
    "recovery": 86_400,
    "passkey": 300,
}
"""For how many seconds each kind is good."""


class Signatures:
    def __init__(self, clock: Clock, chance: Chance) -> None:
        self._clock = clock
        self._serializers: dict[str, URLSafeTimedSerializer] = {}
        self.use(chance.hexadecimal(32))

    def use(self, secret: str) -> None:
        """Sign with this from now on."""
        signer = _signer_by(self._clock)
        self._serializers = {
            purpose: URLSafeTimedSerializer(secret, salt=purpose, signer=signer) for purpose in PURPOSES
        }

    def sign(self, purpose: str, *content: Any) -> str:
        return str(self._serializers[purpose].dumps(content))

    def read(self, purpose: str, signed: str | None) -> list[Any] | None:
        """The content, if it was signed here for this purpose and is not too old."""
        if not signed:
            return None
        try:
            content, made_at = self._serializers[purpose].loads(signed, return_timestamp=True)
        except (BadSignature, ValueError, TypeError, OverflowError):
            return None
        if self._clock.now() / 1000 - made_at.timestamp() > PURPOSES[purpose]:
            return None
        return content if isinstance(content, list) else None


def _signer_by(clock: Clock) -> type[TimestampSigner]:
    class Signer(TimestampSigner):
        def get_timestamp(self) -> int:
            return clock.now() // 1000

    return Signer
