"""Books are looked up at a server of our own that answers as Open Library and as Google Books: by
a press alone, within bounds, and whatever it sends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catalogueserver import CatalogueServer
from examples import examples
from foxreader.core.errors import FoxError, LeavesOrigin, NetError, UsageError
from foxreader.formats.opds import read_found
from foxreader.library.paths import Home
from foxreader.net import LOOKUPS, lookup_address
from foxreader.program.catalogues import look_up
from foxreader.program.program import Program

ISBN = "9780306406157"
EDITION = {f"ISBN:{ISBN}": {
    "title": "The  Sea", "authors": [{"name": "Ann Lowe", "url": "x"}, 7],
    "publishers": [{"name": "Harper"}], "publish_date": "October 18, 1851",
    "identifiers": {"isbn_13": [ISBN], "goodreads": ["42"], "a b": ["1"]},
    "subjects": [{"name": "Sea stories"}], "notes": "Of <b>it</b> &amp; more.",
}}  # fmt: skip
WORKS = {"numFound": 2, "docs": [
    {"title": "The Sea", "author_name": ["Ann Lowe"], "first_publish_year": 1851,
     "publisher": ["Harper", "Bentley"], "isbn": [ISBN, "9781861972712"], "language": ["eng"],
     "subject": ["Sea"]},
    {"title": "The Sea again", "isbn": [ISBN], "publisher": ["Only"], "first_publish_year": "no"},
    {"author_name": ["Nobody"]}, "no book",
]}  # fmt: skip
VOLUMES = {"kind": "books#volumes", "totalItems": 1, "items": [{"volumeInfo": {
    "title": "The Sea", "authors": ["Ann Lowe"], "publisher": "Harper",
    "publishedDate": "1851-10-18", "description": "<p>Of it.</p><script>x()</script>",
    "industryIdentifiers": [{"type": "OTHER", "identifier": "X:1"},
                            {"type": "ISBN_10", "identifier": "0306406152"}],
    "categories": ["Fiction"], "language": "en", "averageRating": 4}}, {"id": 1}]}  # fmt: skip


@pytest.fixture(scope="module")
def server() -> Iterator[CatalogueServer]:
    made = CatalogueServer()
    yield made
    made.close()


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(Home(tmp_path / "home"))


def answers(server: CatalogueServer, address: str, value: Any) -> None:
    parts = urlsplit(address)
    body = value if isinstance(value, bytes) else json.dumps(value).encode()
    server.replies[f"{parts.path}?{parts.query}"] = body


def test_open_library_is_asked_for_an_isbn_and_for_a_title(
    server: CatalogueServer, program: Program
) -> None:
    answers(server, lookup_address(server.url, ISBN, "", ""), EDITION)
    server.asked.clear()
    (found,) = look_up(program.profile, server.url, isbn="0-306-40615-2", title="not asked")
    assert parse_qs(urlsplit(server.asked[0]).query)["bibkeys"] == [f"ISBN:{ISBN}"]
    assert (found.title, found.authors, found.publisher) == ("The Sea", ("Ann Lowe",), "Harper")
    assert (found.isbn, found.published) == (ISBN, "October 18, 1851")
    assert found.identifiers == ("goodreads:42",) and found.tags == ("Sea stories",)
    assert found.description == "Of it & more."
    answers(server, lookup_address(server.url, "", "The Sea", "Ann"), WORKS)
    first, second = look_up(program.profile, server.url, title=" The Sea ", author="Ann")
    assert (first.published, first.language, first.tags) == ("1851", "en", ("Sea",))
    assert (first.isbn, first.publisher) == ("", ""), "its editions differ in these"
    assert (second.isbn, second.publisher, second.published) == (ISBN, "Only", "")
    sent = [one.url for one in program.profile.wire.sent]
    assert [one.removeprefix(server.url) for one in sent] == server.asked and len(sent) == 2


def test_google_books_is_asked_in_its_own_form(server: CatalogueServer, program: Program) -> None:
    service = f"{server.url}/books/v1"
    for asked in ({"isbn": ISBN}, {"title": "The Sea", "author": "Ann"}):
        given = (asked.get("isbn", ""), asked.get("title", ""), asked.get("author", ""))
        answers(server, lookup_address(service, *given), VOLUMES)
        (found,) = look_up(program.profile, service, **asked)
        assert (found.title, found.isbn, found.published) == ("The Sea", ISBN, "1851-10-18")
        assert (found.language, found.tags, found.rating) == ("en", ("Fiction",), None)
        assert found.description == "Of it."
    query = parse_qs(urlsplit(server.asked[-1]).query)["q"]
    assert query == ['intitle:"The Sea" inauthor:"Ann"']
    answers(server, lookup_address(service, "", "Nothing", ""), {"kind": "x", "totalItems": 0})
    assert look_up(program.profile, service, title="Nothing") == []


def test_what_is_asked_goes_to_the_named_service_alone(program: Program) -> None:
    assert lookup_address(LOOKUPS["Open Library"], ISBN, "", "").startswith(
        "https://openlibrary.org/api/books?bibkeys=ISBN%3A"
    )
    assert lookup_address(LOOKUPS["Google Books"], "", 'A "b" & c', "").startswith(
        "https://www.googleapis.com/books/v1/volumes?q=intitle"
    )
    for service in ("http://books.example", "ftp://x.example", "https://u:p@x.example", ""):
        with pytest.raises(UsageError):
            look_up(program.profile, service, title="The Sea")
    with pytest.raises(UsageError):
        look_up(program.profile, "https://books.example", isbn="123", title="  ")


@pytest.mark.parametrize(
    "body",
    [b"", b"no", b"[]", b'{"a": 1}', b"[" * 50_000, b'{"docs": [' + b"[" * 50_000, b"\xff\xfe",
     b"<html>Log in</html>", b'{"docs": ' + b" " * (2 * 1024 * 1024) + b"[]}"],
)  # fmt: skip
def test_an_answer_that_is_none_is_one_sentence(
    server: CatalogueServer, program: Program, body: bytes
) -> None:
    answers(server, lookup_address(server.url, "", "Bad", ""), body)
    with pytest.raises(NetError) as failed:
        look_up(program.profile, server.url, title="Bad")
    assert str(failed.value).endswith(".") and "127.0.0.1" in str(failed.value)


def test_a_service_that_sends_elsewhere_is_not_followed(
    server: CatalogueServer, program: Program
) -> None:
    parts = urlsplit(lookup_address(server.url, "", "Away", ""))
    server.replies[f"{parts.path}?{parts.query}"] = (
        302, {"Location": "https://elsewhere.example/"}, b""
    )  # fmt: skip
    with pytest.raises(LeavesOrigin):
        look_up(program.profile, server.url, title="Away")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["title", "authors", "name", "isbn", "identifiers", "volumeInfo"]), inner,
        max_size=4,
    ),
    max_leaves=12,
)  # fmt: skip


@examples(300)
@given(st.dictionaries(st.sampled_from(["docs", "items", "ISBN:1", "totalItems"]), JSON))
def test_whatever_is_sent_is_books_or_a_sentence(value: dict[str, Any]) -> None:
    try:
        found = read_found(Path("host"), json.dumps(value).encode())
    except FoxError:
        return
    assert len(found) <= 40 and all(one.title and len(one.title) <= 300 for one in found)
