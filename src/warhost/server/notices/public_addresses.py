"""Which addresses lie in the open internet. An address of the sixth version may hold one of the fourth, to which some router
translates it: then both must be public."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

UNICAST: Final = IPv6Network("2000::/3")
"""All that has ever been given out to the public."""
TEREDO: Final = IPv6Network("2001::/32")
SIX_TO_FOUR: Final = IPv6Network("2002::/16")
TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("::ffff:0:0/96"))
"""By NAT64, or by the system itself: these are addresses of the fourth version and nothing else."""
ISATAP: Final = (0x0000_5EFE, 0x0200_5EFE)


def is_public(address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv4Address):
        return _is_public_four(found)
    if any(found in network for network in TRANSLATED):
        return _is_public_four(_last_bits(found))
    is_given_out = found in UNICAST and found not in TEREDO and found.is_global
    return is_given_out and all(_is_public_four(inner) for inner in _tunnelled(found))


def _is_public_four(address: IPv4Address) -> bool:
    return address.is_global and not address.is_multicast


def _tunnelled(address: IPv6Address) -> Iterator[IPv4Address]:
    bits = int(address)
    if address in SIX_TO_FOUR:
        yield IPv4Address(bits >> 80 & 0xFFFF_FFFF)
    if bits >> 32 & 0xFFFF_FFFF in ISATAP:
        yield _last_bits(address)


def _last_bits(address: IPv6Address) -> IPv4Address:
    return IPv4Address(int(address) & 0xFFFF_FFFF)
