"""Web addresses: as they are typed, which are this computer, and which may be asked."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import SplitResult, quote, urldefrag, urljoin, urlsplit, urlunsplit

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
    parts = _parts_of(text)
    host, port = parts.hostname or "", parts.port
    place = f"[{host}]" if ":" in host else host
    place = place if port is None else f"{place}:{port}"
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = quote(parts.query, safe="/%:@!$&'()*+,;=~-._?")
    return urlunsplit((parts.scheme, place, path, query, ""))


def _parts_of(text: str) -> SplitResult:
    """The parts of an address with a scheme; raises ``UsageError`` for one that is not asked."""
    shown = text[:200]
    try:
        parts = urlsplit(urldefrag(text).url)
        host, _ = parts.hostname or "", parts.port
    except ValueError as error:
        raise UsageError(Notice("no_catalogue_address", url=shown)) from error
    named = all(0 < len(label) <= _LABEL for label in host.removesuffix(".").split("."))
    if not named or len(text) > _LONGEST or min(text) < "!":
        raise UsageError(Notice("no_catalogue_address", url=shown))
    if parts.username is not None:  # there is one wherever there is a password
        raise UsageError(Notice("catalogue_with_password"))
    if parts.scheme not in (("https", "http") if is_loopback(host) else ("https",)):
        raise UsageError(Notice("catalogue_not_safe", url=shown))
    return parts


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
