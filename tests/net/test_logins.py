"""Catalogues with a name and a password, by Digest or Basic, each for one place alone."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest

from catalogueserver import CatalogueServer
from foxreader.core.errors import LeavesOrigin, NeedsLogin, NetError
from foxreader.program.program import Program
from librarymaker import COVER

PAGE = json.dumps({
    "metadata": {"title": "Locked"},
    "publications": [{
        "metadata": {"title": "The Sea"}, "images": [{"href": "/c.png", "width": 300}],
        "links": [{"rel": "http://opds-spec.org/acquisition/open-access", "href": "/sea.epub",
                   "type": "application/epub+zip"}],
    }],
}).encode()  # fmt: skip
NAME, PASSWORD = "Ann Ä", "sécret:1"
CHALLENGE = 'Digest realm="books", nonce="n1", qop="auth", algorithm=MD5, opaque="o"'


def md5(text: str) -> str:
    return hashlib.md5(text.encode(), usedforsecurity=False).hexdigest()


def basic_is_right(said: str, path: str) -> bool:
    return said == "Basic " + base64.b64encode(f"{NAME}:{PASSWORD}".encode()).decode()


def digest_is_right(said: str, path: str) -> bool:
    """As the standard has it, by a reckoning of our own."""
    if not said.startswith("Digest "):
        return False
    field = dict(re.findall(r'(\w+)="?([^",]+)"?', said.removeprefix("Digest ")))
    own = md5(f"{NAME}:books:{PASSWORD}")
    wanted = md5(
        f"{own}:{field['nonce']}:{field['nc']}:{field['cnonce']}:auth:{md5(f'GET:{path}')}"
    )
    return field["uri"] == path and field["response"] == wanted


WAYS = {
    "Basic": (('Basic realm="books"',), basic_is_right),
    "Digest": ((CHALLENGE,), digest_is_right),
    "both": (('Basic realm="books"', CHALLENGE), digest_is_right),
    "another": (("Negotiate",), lambda said, path: False),
}


def locked(
    body: bytes, challenges: tuple[str, ...], is_right: Callable[[str, str], bool]
) -> Callable[[BaseHTTPRequestHandler], None]:
    def reply(handler: BaseHTTPRequestHandler) -> None:
        right = is_right(handler.headers.get("Authorization", ""), handler.path)
        handler.send_response(200 if right else 401)
        for challenge in () if right else challenges:
            handler.send_header("WWW-Authenticate", challenge)
        data = body if right else b"no"
        handler.send_header("Content-Length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data)

    return reply


def lock(server: CatalogueServer, way: str) -> None:
    for path, body in (("/", PAGE), ("/c.png", COVER), ("/sea.epub", b"PK")):
        server.replies[path] = locked(body, *WAYS[way])


@pytest.fixture
def server() -> Iterator[CatalogueServer]:
    made = CatalogueServer()
    yield made
    made.close()


@pytest.mark.parametrize("way", ["Basic", "Digest", "both"])
def test_a_locked_catalogue_is_read_with_its_login(
    server: CatalogueServer, way: str, tmp_path: Path
) -> None:
    lock(server, way)
    program, url = Program(), f"{server.url}/"
    with pytest.raises(NeedsLogin, match="asks for a name and a password") as asked:
        program.catalogues.browse(url)
    assert asked.value.url == url
    program.catalogues.sign_in(url, NAME, "wrong")
    with pytest.raises(NeedsLogin, match="does not take"):
        program.catalogues.browse(url)
    program.catalogues.sign_in(url, NAME, PASSWORD)
    feed = program.catalogues.browse(url)
    assert feed.title == "Locked"
    program.catalogues.browse(url)
    ((number, data),) = [(one.number, one.data) for one in program.catalogues.covers(feed)]
    assert number == 0 and data
    (book,) = feed.publications
    assert book.taken is not None
    assert program.catalogues.download(book, book.taken, tmp_path).read_bytes() == b"PK"
    sent = [headers.get("authorization", "") for headers in server.headers]
    if way != "Basic":
        assert not any(one.startswith("Basic") for one in sent)  # the password is not sent
    # Each request stands in what left this computer, without the password.
    assert len(program.profile.wire.sent) == len(server.asked)
    assert not any(PASSWORD in str(one) or "authorization" in str(one).lower()
                   for one in program.profile.wire.sent)  # fmt: skip


def test_a_login_goes_nowhere_else(server: CatalogueServer) -> None:
    other = CatalogueServer()
    lock(other, "Basic")
    lock(server, "Basic")
    program = Program()
    program.catalogues.sign_in(f"{server.url}/", NAME, PASSWORD)
    with pytest.raises(NeedsLogin):
        program.catalogues.browse(f"{other.url}/")
    server.replies["/away"] = (302, {"Location": f"{other.url}/"}, b"")
    with pytest.raises(LeavesOrigin):
        program.catalogues.browse(f"{server.url}/away")
    assert not any("authorization" in headers for headers in other.headers)
    program.catalogues.keep(f"{server.url}/", "x")
    program.catalogues.drop(f"{server.url}/")
    with pytest.raises(NeedsLogin):
        program.catalogues.browse(f"{server.url}/")
    other.close()


def test_another_way_and_a_door_that_stays_shut_are_told(server: CatalogueServer) -> None:
    lock(server, "another")
    program = Program()
    program.catalogues.sign_in(f"{server.url}/", NAME, PASSWORD)
    with pytest.raises(NetError, match="Basic and Digest"):
        program.catalogues.browse(f"{server.url}/")
    server.replies["/shut"] = (403, {}, b"")
    with pytest.raises(NetError, match="does not let"):
        program.catalogues.browse(f"{server.url}/shut")
