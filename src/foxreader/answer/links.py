"""Addresses in an answer: where one leads, in letters that cannot look like another's."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

_HOST = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*\.?|[0-9a-f:]+")
_LONGEST = 2_000
"""Characters of an address that is offered. Chosen: what browsers take."""


def host_of(address: str) -> str:
    """The host of a web address, as ASCII ("xn--…" for other letters); "" for any other address,
    which is not offered."""
    if len(address) > _LONGEST or not address.isprintable():
        return ""
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "").encode("idna").decode("ascii")
        port = parts.port
    except ValueError:  # what is no address, or has no name of a host
        return ""
    if (
        parts.scheme not in ("http", "https")
        or not _HOST.fullmatch(host)
        or parts.username is not None
    ):
        return ""
    return host if port is None else f"{host}:{port}"
