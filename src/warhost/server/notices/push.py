"""Browser push: a message sealed for one browser, signed with this server's key."""

from __future__ import annotations

import base64
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPusher

from warhost.server.database.rows import PushRow

AUTH_BYTES: Final = 16
LIFE_S: Final = 12 * 3600
"""How long a push service keeps trying."""


class Pusher:
    def __init__(self, pem: str, contact: str) -> None:
        self._signer = Vapid02.from_pem(pem.encode())
        self._contact = contact or "mailto:nobody@localhost"
        point = self._signer.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sealed(self, push: PushRow, message: bytes) -> tuple[dict[str, str], bytes]:
        """The headers and the body of the POST to the browser's push service."""
        subscription = {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}}
        body: bytes = WebPusher(subscription).encode(message, content_encoding="aes128gcm")["body"]
        parts = urlsplit(push.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + LIFE_S,
            "sub": self._contact,
        }
        headers = {
            **self._signer.sign(claims),
            "TTL": str(LIFE_S),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        return headers, body


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a message could be sealed with them: a point of the curve, and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        return len(_bytes(auth)) == AUTH_BYTES
    except ValueError:
        return False


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def new_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()
