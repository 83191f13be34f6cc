"""Catalogues on a server of our own: what they offer, how they lie, and what leaves for them."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from catalogueserver import CatalogueServer
from foxreader import net
from foxreader.core.about import search_address
from foxreader.core.address import web_address
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import LeavesOrigin, NetError, StorageError, UsageError
from foxreader.core.events import Progress
from foxreader.library.paths import Home
from foxreader.program.program import Program
from librarymaker import COVER, library_epub

ATOM = """<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"
 xmlns:dc="http://purl.org/dc/terms/" xmlns:opds="http://opds-spec.org/2010/catalog"
 xmlns:thr="http://purl.org/syndication/thread/1.0"><title>Shore Books</title>
<link rel="search" type="application/opensearchdescription+xml" href="/describe.xml"/>
<link rel="next" href="?page=2"/><link rel="start" href="/"/>
<link rel="http://opds-spec.org/facet" href="/de" title="Deutsch" opds:facetGroup="Language"
 opds:activeFacet="true" thr:count="7"/>
<entry><title>New books</title><link href="new" thr:count="3"
 type="application/atom+xml;profile=opds-catalog;kind=acquisition"/></entry>
<entry><title>A page of the web</title><link href="/page" type="text/html"/></entry>
<entry><title>The  Sea &amp; I</title><author><name>Ann Lowe</name></author>
<dc:language>en</dc:language><dc:issued>1999-05-01</dc:issued><category label="Sea"/>
<summary type="html">&lt;p&gt;Of &lt;b&gt;it&lt;/b&gt;.&lt;script&gt;x&lt;/script&gt;</summary>
<link rel="http://opds-spec.org/image/thumbnail" href="/cover.png" type="image/png"/>
<link rel="http://opds-spec.org/acquisition/open-access" href="/sea.pdf" type="application/pdf"/>
<link rel="http://opds-spec.org/acquisition" href="/sea.epub" type="application/epub+zip"/>
<link rel="http://opds-spec.org/acquisition/buy" href="https://shop.example/x"
 type="application/epub+zip"/>
<link rel="http://opds-spec.org/acquisition" href="javascript:alert(1)"
 type="application/epub+zip"/></entry></feed>"""
DESCRIBED = """<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<Url type="text/html" template="/html?q={searchTerms}"/>
<Url type="application/atom+xml" template="/find?q={searchTerms}&amp;p={startPage?}"/>
</OpenSearchDescription>"""
JSON = {
    "metadata": {"title": {"en": "Shore 2"}},
    "links": [
        {"rel": "search", "href": "/find2{?query,author}", "templated": True},
        {"rel": ["next"], "href": "/2?page=2"},
    ],
    "navigation": [{"title": "New", "href": "new2", "properties": {"numberOfItems": 3}}],
    "facets": [{"metadata": {"title": "Order"}, "links": [
        {"title": "By age", "href": "/age", "rel": "self"}, 7]}],
    "publications": [{
        "metadata": {"title": "The Sea", "author": [{"name": "Ann"}, "Bo"], "language": ["en"],
                     "belongsTo": {"series": {"name": "Shore"}}, "subject": "Sea"},
        "links": [{"rel": "http://opds-spec.org/acquisition/open-access", "href": "/sea.epub",
                   "type": "application/epub+zip"}],
        "images": [{"href": "/small.png", "width": 40}, {"href": "/cover.png", "width": 300}],
    }],
    "groups": [{"metadata": {"title": "Group"}, "links": [{"rel": "self", "href": "/group"}],
                "publications": [{"metadata": {"title": "Second"}, "links": [
                    {"rel": "http://opds-spec.org/acquisition/borrow", "href": "/b"}]}]}],
}  # fmt: skip


@pytest.fixture
def server() -> Iterator[CatalogueServer]:
    made = CatalogueServer()
    made.replies |= {"/": ATOM.encode(), "/describe.xml": DESCRIBED.encode(),
                     "/2": json.dumps(JSON).encode(), "/cover.png": COVER}  # fmt: skip
    yield made
    made.close()


@pytest.fixture
def program(own_home: Path) -> Program:
    return Program(Home(own_home))


@pytest.mark.thorough
def test_a_catalogue_of_version_1_is_browsed_searched_and_taken_from(
    program: Program, server: CatalogueServer, tmp_path: Path
) -> None:
    library_epub(tmp_path / "sea.epub", "The Sea & I", "Ann Lowe")
    data = (tmp_path / "sea.epub").read_bytes()
    server.replies |= {"/find?q=mare%20%26%20more&p=": ATOM.encode(), "/sea.epub": data}
    feed = program.catalogues.browse(server.url)
    assert (feed.title, feed.following) == ("Shore Books", f"{server.url}/?page=2")
    (way,) = feed.navigation
    assert (way.title, way.href, way.count) == ("New books", f"{server.url}/new", 3)
    (choice,) = feed.choices
    assert choice.title == "Language" and choice.ways[0].active and choice.ways[0].count == 7
    (book,) = feed.publications
    assert (book.title, book.authors, book.summary) == ("The Sea & I", ("Ann Lowe",), "Of it.")
    assert [offer.kind for offer in book.offers] == ["open", "open", "buy"]
    offer = book.taken
    assert offer is not None and (offer.format, offer.href) == ("EPUB", f"{server.url}/sea.epub")
    found = program.catalogues.search(feed, " mare & more ")
    assert found.publications == feed.publications
    cover = program.catalogues.cover(feed, book)
    assert cover.startswith(b"\xff\xd8\xff") and len(cover) < 50_000
    seen: list[Progress] = []
    folder = tmp_path / "down"
    folder.mkdir()
    path = program.catalogues.download(book, offer, folder, progress=seen.append)
    assert path.name == "The Sea & I - Ann Lowe.epub" and path.read_bytes() == data
    assert (seen[-1].done, seen[-1].total) == (len(data), len(data))
    again = program.catalogues.download(book, offer, folder)
    assert again.name == "The Sea & I - Ann Lowe (2).epub" and len(list(folder.iterdir())) == 2
    assert len(program.library.add([path]).added) == 1
    # All that left is in the log, and nothing else left.
    assert [sent.url.removeprefix(server.url) for sent in program.profile.wire.sent] == server.asked
    assert {tuple(sorted(headers)) for headers in server.headers} == {
        ("accept", "accept-encoding", "host", "user-agent"),
    }  # fmt: skip


def test_a_catalogue_of_version_2_is_browsed(program: Program, server: CatalogueServer) -> None:
    server.replies["/find2?query=sea"] = json.dumps({"metadata": {"title": "Found"}}).encode()
    feed = program.catalogues.browse(f"{server.url}/2")
    assert (feed.title, feed.following) == ("Shore 2", f"{server.url}/2?page=2")
    assert [(way.title, way.count) for way in feed.navigation] == [("New", 3), ("Group", -1)]
    assert feed.choices[0].ways[0].title == "By age"
    first, second = feed.publications
    assert (first.authors, first.series, first.tags) == (("Ann", "Bo"), "Shore", ("Sea",))
    assert first.cover == f"{server.url}/cover.png" and first.taken is not None
    assert second.taken is None and second.offers[0].kind == "borrow"
    assert program.catalogues.search(feed, "sea").title == "Found"
    with pytest.raises(UsageError, match="cannot be searched"):
        program.catalogues.search(replace(feed, search=""), "sea")
    with pytest.raises(UsageError, match="not free"):
        program.catalogues.download(second, second.offers[0], Path("/"))


@pytest.mark.parametrize("way", ["page", "description", "its template"])
def test_the_words_of_a_search_go_nowhere_else(
    program: Program, server: CatalogueServer, way: str
) -> None:
    other = CatalogueServer()
    found = json.dumps({"metadata": {"title": "Found"}}).encode()
    template = f"{other.url}/find?q={{searchTerms}}"
    other.replies = {"/find?q=sea&p=": found, "/describe.xml": DESCRIBED.encode()}
    described = "/describe.xml" if way == "its template" else f"{other.url}/describe.xml"
    server.replies["/describe.xml"] = DESCRIBED.replace("/find?q={searchTerms}", template).encode()
    atom = ATOM.replace('"/describe.xml"', f'"{described}"')
    server.replies["/"] = atom.encode()
    page = {**JSON, "links": [{"rel": "search", "href": f"{other.url}/find{{?q}}"}]}
    server.replies["/2"] = json.dumps(page).encode()
    feed = program.catalogues.browse(f"{server.url}/{'2' if way == 'page' else ''}")
    with pytest.raises(UsageError if way == "description" else LeavesOrigin) as raised:
        program.catalogues.search(feed, "sea")
    assert other.asked == []
    if way != "description":
        assert str(raised.value).count("127.0.0.1") == 2 and "your words" in str(raised.value)
    if way == "its template":
        assert program.catalogues.browse(raised.value.target).title == "Found"
    other.close()


@pytest.mark.thorough
def test_what_sends_on_elsewhere_is_told_and_not_followed(
    program: Program, server: CatalogueServer, tmp_path: Path
) -> None:
    other = CatalogueServer()
    try:
        other.replies["/there"] = ATOM.encode()
        server.replies |= {
            "/away": (302, {"Location": f"{other.url}/there"}, b""),
            "/near": (301, {"Location": "/"}, b""),
            "/round": (302, {"Location": "/round"}, b""),
            "/odd": (302, {"Location": "file:///etc/passwd"}, b""),
            "/plain": (302, {"Location": "http://example.org/"}, b""),
        }
        with pytest.raises(LeavesOrigin, match=other.url.removeprefix("http://")) as left:
            program.catalogues.browse(f"{server.url}/away")
        assert other.asked == []
        assert program.catalogues.browse(left.value.target).title == "Shore Books"
        near = program.catalogues.browse(f"{server.url}/near")
        assert near.url == f"{server.url}/" and near.publications
        for path in ("/round", "/odd", "/plain"):
            with pytest.raises(NetError):
                program.catalogues.browse(server.url + path)
        (book,) = near.publications
        assert program.catalogues.cover(near, replace(book, cover=f"{other.url}/c")) == b""
        assert other.asked == ["/there"]
    finally:
        other.close()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "reply",
    [
        b"", b"<html><body>Not a catalogue", b"{", b"[]", b'{"metadata": 3}', b"\xff\xfe\x00",
        b"<a>" * 50_000, b"{" * 200_000, b"<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'x'>]>",
        (500, {}, b"x"), (401, {}, b""), (404, {}, b""), (204, {}, b""), (302, {}, b""),
        (200, {"Content-Encoding": "gzip"}, b"x"), (200, {"Content-Length": "99999999999"}, b""),
    ],
)  # fmt: skip
def test_what_is_no_catalogue_is_one_sentence(
    program: Program, server: CatalogueServer, reply: object
) -> None:
    server.replies["/odd"] = reply  # type: ignore[assignment]
    with pytest.raises(NetError, match=r"127\.0\.0\.1.*\.$"):
        program.catalogues.browse(f"{server.url}/odd")


AWKWARD = (
    {"metadata": {}, "publications": [3, {"metadata": {"title": ["x"]}, "links": "no"}]},
    {"metadata": {"title": 5}, "navigation": {"href": 7}, "facets": 3, "links": [None]},
    {"metadata": {"title": "x" * 9_000}, "groups": [{"publications": [{"metadata": None}]}]},
    {"metadata": {"title": {}}, "publications": [{"metadata": {"title": {"a": {"b": "c"}},
     "author": [[]], "belongsTo": {"series": [[]]}}, "images": [{"width": True}]}]},
)  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize("value", AWKWARD)
def test_an_awkward_catalogue_is_read_as_far_as_it_goes(
    program: Program, server: CatalogueServer, value: object
) -> None:
    server.replies["/odd"] = json.dumps(value).encode()
    feed = program.catalogues.browse(f"{server.url}/odd")
    assert len(feed.title) <= 300
    assert all(isinstance(book.title, str) for book in feed.publications)


def test_what_is_too_large_slow_or_cut_ends(
    program: Program, server: CatalogueServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def endless(handler) -> None:
        handler.send_response(200)
        handler.end_headers()
        try:
            while not go_on.is_set():
                handler.wfile.write(b"x" * 65536)
        except OSError:
            pass

    def drops(handler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", "1000")
        handler.end_headers()
        handler.wfile.write(b"x")

    def silent(handler) -> None:
        go_on.wait()

    server.replies |= {"/endless": endless, "/drops": drops, "/silent": silent}
    with pytest.raises(NetError, match="more than"):
        net.fetch(f"{server.url}/endless", lambda *_: None, limit=100_000)
    to = tmp_path / "a.epub"
    with pytest.raises(NetError, match="more than"):
        net.download(f"{server.url}/endless", to, lambda *_: None, limit=100_000)
    with pytest.raises(NetError, match="middle"):
        net.download(f"{server.url}/drops", to, lambda *_: None)
    with pytest.raises(StorageError):
        net.download(f"{server.url}/", tmp_path / "no" / "x", lambda *_: None)
    assert list(tmp_path.glob("*.epub")) == list(tmp_path.glob(".foxreader-*")) == []
    with monkeypatch.context() as patched, pytest.raises(NetError, match="in time"):
        patched.setattr(net, "_WHOLE", 0.2)
        net.fetch(f"{server.url}/silent", lambda *_: None)
    cancel = Cancel()
    timer = threading.Timer(0.2, cancel.set)
    timer.start()
    with pytest.raises(Cancelled):
        net.download(f"{server.url}/silent", to, lambda *_: None, cancel=cancel)
    timer.join()
    go_on.set()
    with pytest.raises(NetError, match="cannot be reached"):
        net.fetch("http://127.0.0.1:1/", lambda *_: None)


@pytest.mark.parametrize(
    "given",
    ["http://example.org/opds", "ftp://example.org/", "file:///etc/passwd", "javascript:alert(1)",
     "https://me:secret@example.org/", "https://", "", "https://exa mple.org", "https://[::1",
     "https://a/" + "x" * 5000, "data:text/html,x", "http://127.0.0.1.example.org/",
     "https://books..example.org/", "https://.org/", "https://" + "a" * 70 + ".org/",
     "https://ü..example.org/"],
)  # fmt: skip
def test_other_addresses_are_not_asked(program: Program, given: str) -> None:
    with pytest.raises(UsageError):
        program.catalogues.browse(given)
    with pytest.raises(UsageError):
        program.catalogues.keep(given, "x")
    assert program.profile.wire.sent == ()


def test_a_download_makes_its_folder(
    program: Program, server: CatalogueServer, tmp_path: Path
) -> None:
    feed = program.catalogues.browse(f"{server.url}/")
    server.replies["/sea.epub"] = b"PK"
    book = next(one for one in feed.publications if one.taken is not None)
    made = program.catalogues.download(book, book.taken, tmp_path / "new" / "books")
    assert made.parent == tmp_path / "new" / "books" and made.read_bytes() == b"PK"
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(StorageError, match="file"):
        program.catalogues.download(book, book.taken, tmp_path / "file" / "books")


def test_an_address_is_asked_as_it_is_meant() -> None:
    assert web_address(" example.org/opds#top ") == "https://example.org/opds"
    assert web_address("HTTPS://Example.org/ä b?q=ü".replace(" ", "%20")) == (
        "https://example.org/%C3%A4%20b?q=%C3%BC"
    )
    assert web_address("http://[::1]:8080/x") == "http://[::1]:8080/x"
    assert search_address("/s?q={searchTerms}&p={startPage?}", "a/b ü") == "/s?q=a%2Fb%20%C3%BC&p="
    assert search_address("/s?x=1{&query,title}", "a") == "/s?x=1&query=a"
    assert search_address("/s/{query}", "{x}") == "/s/%7Bx%7D"


def test_catalogues_are_kept(program: Program) -> None:
    one = program.catalogues.keep("example.org/opds", "")
    program.catalogues.keep("https://example.com/", "Another")
    assert [(kept.url, kept.title) for kept in program.catalogues.kept()] == [
        ("https://example.com/", "Another"), ("https://example.org/opds", "example.org"),
    ]  # fmt: skip
    program.catalogues.drop(one.url)
    assert len(program.catalogues.kept()) == 1 and program.profile.wire.sent == ()
