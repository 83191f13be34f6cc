"""Catalogues on the web and services that look a book up; each address is asked by a press."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from foxreader.core.about import (
    About,
    Choice,
    Feed,
    Kind,
    Offer,
    Publication,
    Way,
    isbn_of,
    pack_about,
    search_address,
    unpack_about,
)
from foxreader.core.address import host_of, joined, origin, web_address
from foxreader.core.cancel import Cancel
from foxreader.core.errors import (
    DamagedBook,
    FoxError,
    LeavesOrigin,
    NetError,
    OpenError,
    StorageError,
    UnsafeBook,
    UsageError,
)
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats.called_apart import DetailsReader, Task, called_apart
from foxreader.formats.opds import read_found
from foxreader.net import Login, download, fetch, lookup_address
from foxreader.program.profile import Profile
from foxreader.system.files import usable_name

# Looks a book up at a service that the reader names, by a press: nothing else asks for it.

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


_ACCEPT = (
    "application/opds+json, application/atom+xml;profile=opds-catalog, application/atom+xml;q=0.9,"
    " application/opensearchdescription+xml;q=0.8, */*;q=0.1"
)
_LONGEST_NAME = 120
_MAX_COVER = 8 * 1024 * 1024
"""The most bytes of a cover of a catalogue; small pictures have some ten thousand."""
_COVERS = 100
"""Covers of a page that are asked for; catalogues have 20 to 100 books on one."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A catalogue that the reader keeps."""

    url: str
    title: str


@dataclass(frozen=True, slots=True)
class ListedCover:
    """The thumbnail of a book of a page, a JPEG file, and the book's number on it."""

    number: int
    data: bytes


class Catalogues:
    """The reader's catalogues. What asks an address is for a worker and can be cancelled; it is in
    the log of what left this computer."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._logins: dict[tuple[str, str, int], Login] = {}

    # Those the reader keeps

    def kept(self) -> list[Catalogue]:
        """The catalogues that are kept, by title."""
        with self._profile.database.work() as work:
            rows = work.execute("SELECT url, title FROM catalogue ORDER BY title, url").fetchall()
        return [Catalogue(*row) for row in rows]

    def keep(self, url: str, title: str) -> Catalogue:
        """Keep a catalogue; raises ``UsageError`` for an address that is not asked. Nothing is
        asked for that."""
        made = Catalogue(web_address(url), title.strip()[:300] or host_of(web_address(url)))
        with self._profile.database.work() as work:
            work.execute("INSERT OR REPLACE INTO catalogue VALUES (?, ?)", (made.url, made.title))
        return made

    def drop(self, url: str) -> None:
        """Keep a catalogue no longer; its name and password are forgotten with the last one of
        its place."""
        with self._profile.database.work() as work:
            work.execute("DELETE FROM catalogue WHERE url = ?", (url,))
        if all(origin(one.url) != origin(url) for one in self.kept()):
            self._logins.pop(origin(url), None)
            self._profile.secrets.delete_login(url)

    def sign_in(self, url: str, name: str, password: str) -> str:
        """Use a name and a password at the place of an address, and keep them in the system's
        keyring; gives why they are kept for this run alone, "" where they are kept."""
        url = web_address(url)
        self._logins[origin(url)] = Login(name, password)
        kept = self._profile.secrets.set_login(url, name, password)
        return "" if kept else self._profile.secrets.why_not

    def _login(self, url: str) -> Login | None:
        place = origin(web_address(url))
        if place not in self._logins and (kept := self._profile.secrets.login(url)):
            self._logins[place] = Login(*kept)
        return self._logins.get(place)

    # Asking

    def browse(self, url: str, cancel: Cancel | None = None) -> Feed:
        """The page at an address. Raises ``LeavesOrigin`` where it sends on to another place,
        which the reader may be asked about; ``NetError`` for what is no catalogue."""
        found = fetch(
            url, self._profile.wire.record, accept=_ACCEPT, cancel=cancel, login=self._login(url)
        )
        with contextlib.closing(DetailsReader(1)) as reader:
            # The file is only a name: what is read is what came.
            task = Task(None, Path(host_of(found.url)), "feed", found.data)
            try:
                values = reader.read(task).values
            except NetError:
                raise
            except FoxError as error:
                raise NetError(Notice("no_feed", host=host_of(found.url))) from error
        return _feed_of(values, found.url)

    def search(self, feed: Feed, words: str, cancel: Cancel | None = None) -> Feed:
        """The page with what the catalogue finds for ``words``; raises ``UsageError`` where it
        cannot be searched.

        Raises ``LeavesOrigin`` where another place would do it: the reader's words go there only if
        they say so, by browsing that address.
        """
        template = feed.search
        if not template and feed.description and origin(feed.description) == origin(feed.url):
            template = self.browse(feed.description, cancel).search
        if not template or not words.strip():
            raise UsageError(Notice("no_search"))
        address = web_address(search_address(template, words))
        if origin(address) != origin(feed.url):
            host, other = host_of(feed.url), host_of(address)
            left = LeavesOrigin(Notice("search_elsewhere", host=host, other=other))
            left.target = address
            raise left
        return self.browse(address, cancel)

    def cover(self, feed: Feed, book: Publication, cancel: Cancel | None = None) -> bytes:
        """The thumbnail of a book's cover, a JPEG file; b"" for none, or one that lies at another
        place than the catalogue, which is not asked."""
        with contextlib.closing(DetailsReader(1)) as reader:
            return self._cover(feed, book, reader, cancel)

    def covers(self, feed: Feed, cancel: Cancel | None = None) -> Iterator[ListedCover]:
        """The thumbnails of the books of a page, the first hundred, as they come."""
        with contextlib.closing(DetailsReader(1)) as reader:
            for number, book in enumerate(feed.publications[:_COVERS]):
                if data := self._cover(feed, book, reader, cancel):
                    yield ListedCover(number, data)

    def _cover(
        self, feed: Feed, book: Publication, reader: DetailsReader, cancel: Cancel | None
    ) -> bytes:
        if not book.cover or origin(book.cover) != origin(feed.url):
            return b""
        record = self._profile.wire.record
        with contextlib.suppress(NetError, OpenError):
            found = fetch(
                book.cover, record, accept="image/*", limit=_MAX_COVER, cancel=cancel,
                login=self._login(book.cover),
            )  # fmt: skip
            return reader.read(Task(None, Path("cover"), "cover", found.data), cancel).cover
        return b""

    def download(
        self,
        book: Publication,
        offer: Offer,
        folder: Path,
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> Path:
        """Download a file of a book into a folder; gives its path. Raises ``LeavesOrigin`` where
        the address sends on: the reader may then be asked, and ``offer`` have that address."""
        if offer.kind not in ("open", "sample") or not offer.ending:
            raise UsageError(Notice("offer_not_taken", title=book.title))
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(
                Notice("export_not_written", path=str(folder), reason=str(error.strerror))
            ) from error
        path = _free(folder, book, offer.ending)
        download(
            offer.href, path, self._profile.wire.record, cancel=cancel, progress=progress,
            login=self._login(offer.href),
        )  # fmt: skip
        return path


def _free(folder: Path, book: Publication, ending: str) -> Path:
    """A path in ``folder`` that no file has, named by the book's title and first author."""
    said = " - ".join(filter(None, (book.title, *book.authors[:1])))
    name = usable_name(said, _LONGEST_NAME, "book")
    path, number = folder / f"{name}{ending}", 2
    while path.exists() or path.is_symlink():
        path, number = folder / f"{name} ({number}){ending}", number + 1
    return path


# A page of a catalogue, as the confined process read it

_LONG = 2_000
_SEARCHABLE = "{"


def _feed_of(values: dict[str, Any], url: str) -> Feed:
    """The page that ``values`` are, which came from ``url``. What is not of its type is left out:
    the process that sent it is not trusted."""

    def whole(value: object) -> str:
        return joined(url, value) if isinstance(value, str) else ""

    return Feed(
        url=url,
        title=_text(values.get("title")),
        navigation=tuple(_ways(values.get("navigation"), whole)),
        publications=tuple(_publication(one, whole) for one in _dicts(values, "publications")),
        choices=tuple(
            Choice(_text(one.get("title")), tuple(_ways(one.get("ways"), whole)))
            for one in _dicts(values, "choices")
        ),
        search=_template(values.get("search"), whole),
        description=whole(values.get("description")),
        following=whole(values.get("following")),
        preceding=whole(values.get("preceding")),
        start=whole(values.get("start")),
    )


def _template(value: object, whole: Callable[[object], str]) -> str:
    """A template with its address made whole; its braces stay as they are."""
    if not isinstance(value, str) or _SEARCHABLE not in value:
        return ""
    base, brace, rest = value.partition(_SEARCHABLE)
    address = whole(base or "?")
    return f"{address if base else address.rstrip('?')}{brace}{rest[:_LONG]}" if address else ""


def _publication(value: dict[str, Any], whole: Callable[[object], str]) -> Publication:
    return Publication(
        title=_text(value.get("title")),
        authors=_texts(value.get("authors")),
        summary=_text(value.get("summary")),
        language=_text(value.get("language")),
        series=_text(value.get("series")),
        published=_text(value.get("published")),
        tags=_texts(value.get("tags")),
        cover=whole(value.get("cover")),
        offers=tuple(
            Offer(href, _text(one.get("media_type")), one["kind"])
            for one in _dicts(value, "offers")
            if (href := whole(one.get("href"))) and one.get("kind") in get_args(Kind)
        ),
    )


def _ways(value: object, whole: Callable[[object], str]) -> Iterator[Way]:
    for one in _dicts({"": value}, ""):
        href, count = whole(one.get("href")), one.get("count")
        if href:
            known = count if type(count) is int else -1
            yield Way(_text(one.get("title")) or href, href, known, one.get("active") is True)


def _dicts(values: dict[str, Any], name: str) -> Iterator[dict[str, Any]]:
    listed = values.get(name)
    yield from (one for one in listed if isinstance(one, dict)) if isinstance(listed, list) else ()


def _text(value: object) -> str:
    return value[:_LONG] if isinstance(value, str) else ""


def _texts(value: object) -> tuple[str, ...]:
    listed = value if isinstance(value, list) else []
    return tuple(one for one in map(_text, listed) if one)
