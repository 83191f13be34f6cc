"""Looks a book up at a service that the reader names, by a press: nothing else asks for it."""

from __future__ import annotations

from pathlib import Path

from foxreader.core.about import About, isbn_of, pack_about, unpack_about
from foxreader.core.address import host_of
from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook, NetError, UnsafeBook, UsageError
from foxreader.core.notice import Notice
from foxreader.formats.called_apart import called_apart
from foxreader.formats.lookups import read_found
from foxreader.net import fetch, lookup_address
from foxreader.program.profile import Profile

_LARGEST = 2 * 1024 * 1024
"""The most bytes of an answer; of ten books they have under a hundred thousand."""


def look_up(
    profile: Profile, service: str, *, isbn: str = "", title: str = "", author: str = "",
    cancel: Cancel | None = None,
) -> list[About]:  # fmt: skip
    """The books that ``service``, an address, has for an ISBN, else for a title and an author.

    Raises ``UsageError`` where neither is given or the address is none, ``NetError`` where the
    service does not answer or answers something else. The request is in the log of what left this
    computer.
    """
    number = isbn_of(isbn)
    if not number and not title.strip():
        raise UsageError(Notice("nothing_to_look_up"))
    address = lookup_address(service, number, title.strip()[:200], author.strip()[:200])
    record = profile.wire.record
    found = fetch(address, record, accept="application/json", limit=_LARGEST, cancel=cancel)
    host = host_of(found.url)
    try:
        books = called_apart(read_found, Path(host), found.data, cancel=cancel)
    except (DamagedBook, UnsafeBook) as error:
        raise NetError(Notice("no_lookup", host=host)) from error
    # Once more: the process that read it is not trusted.
    return [unpack_about(pack_about(one)) for one in books]
