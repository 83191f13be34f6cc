"""Web addresses as they are typed, often without a scheme, and whether one is this computer."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import urlsplit


def is_loopback(host: str) -> bool:
    """Whether ``host``, a name or an address without a port, is this computer."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


_BARE = re.compile(
    r"(?:localhost|[\w-]+(?:\.[\w-]+)+|[\w-]+(?=:\d)|\[[0-9a-fA-F:]+\])(?::\d{1,5})?(?:/\S*)?\Z"
)
"""An address without a scheme: a name with a dot or a port, or this computer."""


def completed(text: str) -> str:
    """An address as it was typed, with the scheme that was left out: "http" for this computer and
    its own network, else "https". What looks like no address stays as it is."""
    text = text.strip()
    if not _BARE.match(text):
        return text
    host = urlsplit(f"//{text}").hostname or ""
    return f"{'http' if is_loopback(host) or _is_private(host) else 'https'}://{text}"


def _is_private(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False
