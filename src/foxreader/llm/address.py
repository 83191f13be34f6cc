"""The address of an endpoint: what the reader typed, checked."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from foxreader.core.address import is_loopback
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice


@dataclass(frozen=True, slots=True)
class Address:
    """A checked base URL. ``host`` (with its port) names it in messages; ``loopback`` is whether it
    is on this computer."""

    url: str
    host: str
    loopback: bool

    def __str__(self) -> str:
        return self.host

    @property
    def encrypted(self) -> bool:
        """Whether nobody on the way can read what is sent."""
        return self.url[:6].lower() == "https:"


def typed_key(text: str) -> str:
    """A key as it was pasted, without space around it and without the "Bearer" of a header."""
    key = text.strip()
    kind, space, rest = key.partition(" ")
    return rest.strip() if space and kind.lower().rstrip(":") == "bearer" else key


def check_address(base_url: str) -> Address:
    """The address in ``base_url``; raises ``UsageError`` for one that no key should go to."""
    url = base_url.strip().rstrip("/")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise UsageError(Notice("no_web_address", url=url)) from error
    if parts.scheme not in ("https", "http") or not parts.hostname:
        raise UsageError(Notice("no_web_scheme", url=url))
    if parts.username is not None or parts.password is not None:
        raise UsageError(Notice("address_with_key"))
    if parts.query or parts.fragment or any(c.isspace() or ord(c) < 32 for c in url):
        raise UsageError(Notice("address_too_long", url=url))
    host = parts.hostname if port is None else f"{parts.hostname}:{port}"
    return Address(url, host, is_loopback(parts.hostname))


def unencrypted_host(base_url: str) -> str:
    """The host that is asked without encryption and is not this computer; "" for any other one.

    Raises ``UsageError`` as :func:`check_address` does.
    """
    address = check_address(base_url)
    return "" if address.encrypted or address.loopback else address.host
