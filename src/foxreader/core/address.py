"""Web addresses: as they are typed, which are this computer, and which may be asked."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import quote, urldefrag, urljoin, urlsplit, urlunsplit

from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice


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


# Those that may be asked: ``https`` anywhere, ``http`` on this computer alone

_LONGEST = 4_000
"""Characters of an address. Chosen, not measured."""
_LABEL = 63
"""Characters between two dots of a name, by the standard of names of computers."""


def web_address(given: str) -> str:
    """The address that the reader typed, or that a catalogue names; raises ``UsageError`` for one
    that is not asked. Without a scheme it is ``https``; a fragment is left out."""
    text = given.strip()
    if "://" not in text and not text.lower().startswith(("mailto:", "data:", "javascript:")):
        text = f"https://{text}"
    shown = text[:200]
    try:
        parts = urlsplit(urldefrag(text).url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise UsageError(Notice("no_catalogue_address", url=shown)) from error
    labels = map(len, host.removesuffix(".").split("."))
    named = all(0 < length <= _LABEL for length in labels)
    if not named or len(text) > _LONGEST or any(ord(c) < 33 for c in text):
        raise UsageError(Notice("no_catalogue_address", url=shown))
    if parts.username is not None or parts.password is not None:
        raise UsageError(Notice("catalogue_with_password"))
    if parts.scheme.lower() != "https" and not (
        parts.scheme.lower() == "http" and is_loopback(host)
    ):
        raise UsageError(Notice("catalogue_not_safe", url=shown))
    place = f"[{host}]" if ":" in host else host
    place = place if port is None else f"{place}:{port}"
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = quote(parts.query, safe="/%:@!$&'()*+,;=~-._?")
    return urlunsplit((parts.scheme.lower(), place, path, query, ""))


def joined(base: str, reference: str) -> str:
    """The address that ``reference`` means in what came from ``base``; "" for one that is not
    asked."""
    try:
        return web_address(urljoin(base, reference.strip())) if reference.strip() else ""
    except (UsageError, ValueError):
        return ""


def origin(url: str) -> tuple[str, str, int]:
    """Scheme, host and port of a checked address."""
    parts = urlsplit(url)
    return parts.scheme, parts.hostname or "", parts.port or {"https": 443}.get(parts.scheme, 80)


def host_of(url: str) -> str:
    """The host of a checked address, with its port if it has an own, as it is shown."""
    return urlsplit(url).netloc
