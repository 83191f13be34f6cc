"""A copy of an EPUB with the notes in it: the same words and members, marks, a page, a way back."""

from __future__ import annotations

import base64
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from commandline import fox
from examples import examples
from foxreader.formats.epub.copy import Inserted, inserted
from foxreader.formats.html.markup import canonical
from smallbooks import epub, html, page, zipped

CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="OPS/book.opf"/></rootfiles></container>'
)
CHAPTER = (
    "<h1>One &amp; all</h1><p>The lamp&#32;was <i>lit</i> at&nbsp;nine &mdash; <b>ni<u>n</u>e</b>."
    "</p><script>var x = '<p>no</p>';</script><!-- The lamp --><p>Nobody <a href='#x'>spoke</a> of "
    'it.<br/>Not once.</p><svg xmlns="http://www.w3.org/2000/svg"><text>drawn words</text></svg>'
    "<p><![CDATA[raw <words>]]> end</p>"
)
DOCTYPE = (
    '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" '
    '"http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">'
)


def second_edition(path: Path, encoding: str = "utf-8") -> Path:
    """An EPUB 2 with an NCX, members out of order, and a chapter in ``encoding``."""
    package = (
        '<package xmlns="http://www.idpf.org/2007/opf" version="2.0"><metadata'
        ' xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A book</dc:title></metadata>'
        '<manifest><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>'
        '<item id="a" href="Text/a%201.xhtml" media-type="application/xhtml+xml"/>'
        '<item id="foxreader-notes" href="foxreader-notes.xhtml" '
        'media-type="application/xhtml+xml"/></manifest>'
        '<spine toc="ncx"><itemref idref="a"/><itemref idref="foxreader-notes"/></spine></package>'
    )
    ncx = (
        '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint id="p" playOrder="7">'
        '<navLabel><text>One</text></navLabel><content src="Text/a%201.xhtml"/></navPoint>'
        "</navMap></ncx>"
    )
    chapter = DOCTYPE.replace("utf-8", encoding) + page(CHAPTER)
    return zipped(path, {
        "OPS/style.css": "p { color: red }", "META-INF/container.xml": CONTAINER,
        "OPS/book.opf": package, "OPS/toc.ncx": ncx,
        "OPS/Text/a 1.xhtml": chapter.encode(encoding, "xmlcharrefreplace"),
        "OPS/foxreader-notes.xhtml": page("<p>A name that is taken.</p>"),
        "mimetype": "application/epub+zip",
    })  # fmt: skip


def listed(book: Path) -> list[dict[str, Any]]:
    notes: list[dict[str, Any]] = json.loads(fox("notes", "list", book, "--json").stdout)["notes"]
    return notes


def mark(book: Path, words: str, *more: str) -> None:
    """Highlight the first place of ``words`` in the first file."""
    start = fox("text", book).stdout.index(words)
    made = fox("notes", "add", book, f"[f0-{start}-{start + len(words)}]", *more)
    assert made.returncode == 0, made.stderr


@pytest.fixture(params=["utf-8", "utf-16", "iso-8859-1"])
def book(request: pytest.FixtureRequest, own_home: Path, tmp_path: Path) -> Path:
    return second_edition(tmp_path / "book.epub", request.param)


@pytest.mark.thorough
def test_a_copy_and_the_way_back(book: Path, tmp_path: Path) -> None:
    copy, before = tmp_path / "copy.epub", book.read_bytes()
    mark(book, "lamp was lit at\u00a0nine — nin", "--color", "blue", "--note", "<b>My</b> & note")
    mark(book, "lit at", "--color", "green")  # inside another one
    mark(book, "ine.\nNobody spoke of", "--color", "violet")
    mark(book, "drawn words", "--color", "grey")
    mark(book, "Not", "--kind", "bookmark", "--note", "Here")
    notes = listed(book)
    assert "5 notes" in fox("notes", "export", book, copy).stdout
    assert book.read_bytes() == before
    with zipfile.ZipFile(book) as old, zipfile.ZipFile(copy) as new:
        first = new.infolist()[0]
        assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
        changed = {name for name in old.namelist() if old.read(name) != new.read(name)}
        assert changed == {"OPS/book.opf", "OPS/toc.ncx", "OPS/Text/a 1.xhtml"}
        assert set(new.namelist()) - set(old.namelist()) == {
            "OPS/foxreader-notes-2.xhtml", "META-INF/foxreader-notes.json"
        }  # fmt: skip
        source, chapter = (one.read("OPS/Text/a 1.xhtml") for one in (old, new))
        shown = new.read("OPS/foxreader-notes-2.xhtml").decode()
        ncx = new.read("OPS/toc.ncx").decode()
    encoding = "utf-16" if source[:1] in b"\xff\xfe" else "latin-1"
    without = re.sub(r'<span (?:id="foxreader-\w+"|class="foxreader-).*?>|</span>', "",
                     chapter.decode(encoding))  # fmt: skip
    assert without == source.decode(encoding)
    ids = re.findall(r'id="(foxreader-[0-9a-f]{32})"', chapter.decode(encoding))
    assert sorted(ids) == sorted(f"foxreader-{n['id']}" for n in notes if n["color"] != "grey")
    assert chapter.decode(encoding).count("194, 80, 110") == 0
    links = re.findall(r'href="([^"]+)"', shown)
    assert sorted(links) == sorted(
        [f"Text/a%201.xhtml#{name}" for name in ids] + ["Text/a%201.xhtml"]
    )
    assert (
        "&lt;b&gt;My&lt;/b&gt; &amp; note" in shown and etree.fromstring(shown.encode()) is not None
    )
    assert 'playOrder="8"' in ncx and "foxreader-notes-2.xhtml" in ncx
    words = fox("text", copy).stdout
    assert words.startswith(fox("text", book).stdout.rstrip("\n"))
    for note in notes:
        fox("notes", "delete", book, note["id"])
    report = {"placed": 5, "moved": 0, "missing": 0}
    assert json.loads(fox("notes", "import", book, copy, "--json").stdout) == report
    assert listed(book) == notes
    assert json.loads(fox("notes", "import", copy, copy, "--json").stdout) == report
    assert [note["tag"] for note in listed(copy)] == [note["tag"] for note in notes]


def test_navigation_of_the_third_edition(own_home: Path, tmp_path: Path) -> None:
    book, copy = epub(tmp_path / "book.epub"), tmp_path / "copy.epub"
    with zipfile.ZipFile(book) as old:
        members = {name: old.read(name) for name in old.namelist()}
    package = members["book.opf"].decode().replace("</manifest>", '<item id="n" href="n.xhtml" '
        'media-type="application/xhtml+xml" properties="nav"/></manifest>')  # fmt: skip
    nav = page("<nav xmlns:epub='http://www.idpf.org/2007/ops' epub:type='toc'><ol><li><a "
               "href='a.xhtml'>A</a><ol><li><a href='b.xhtml'>B</a></li></ol></li></ol></nav>"
               "<nav epub:type='landmarks' xmlns:epub='http://www.idpf.org/2007/ops'><ol><li>"
               "<a href='a.xhtml'>Start</a></li></ol></nav>")  # fmt: skip
    zipped(book, {**members, "book.opf": package, "n.xhtml": nav})
    mark(book, "fox met")
    assert fox("notes", "export", book, copy).returncode == 0
    with zipfile.ZipFile(copy) as new:
        entry = '</li><li><a href="foxreader-notes.xhtml">Notes</a></li></ol></nav><nav'
        assert entry in new.read("n.xhtml").decode().replace("\n", "")
        opf = new.read("book.opf").decode()
        assert re.search(r'<itemref idref="foxreader-notes"/></spine>', opf)


@pytest.mark.thorough
def test_only_a_copy_and_only_of_its_own_kind(own_home: Path, tmp_path: Path) -> None:
    book = epub(tmp_path / "book.epub")
    before = book.read_bytes()
    (tmp_path / "there.epub").write_text("mine")
    (tmp_path / "link.epub").symlink_to(book)
    other = tmp_path / "other.html"
    html(other)
    for source, arguments, word in (
        (book, ["book.epub", "--force"], "never changed"), (book, ["there.epub"], "there.epub"),
        (book, ["link.epub", "--force"], "never changed"), (book, ["x.pdf"], "EPUB"),
        (book, ["x", "--format", "pdf"], "EPUB"), (other, ["x.epub"], "Only a PDF or an EPUB"),
        (book, ["no/such/folder.epub"], "folder"),
    ):  # fmt: skip
        made = fox("notes", "export", source, tmp_path / arguments[0], *arguments[1:])
        assert made.returncode in (1, 2) and made.stderr.count("\n") == 1 and word in made.stderr
    assert book.read_bytes() == before and (tmp_path / "there.epub").read_text() == "mine"
    assert not list(tmp_path.glob(".foxreader-*"))
    assert fox("notes", "export", book, tmp_path / "there.epub", "--force").returncode == 0
    assert fox("notes", "export", book, tmp_path / "x", "--format", "epub").returncode == 0


@pytest.mark.thorough
def test_what_calibre_kept_in_an_epub(own_home: Path, tmp_path: Path) -> None:
    book, other = epub(tmp_path / "book.epub"), tmp_path / "other.epub"
    kept = [{"type": "highlight", "uuid": "u", "highlighted_text": "quick fox", "spine_index": 0,
             "start_cfi": "/2/4/4/1:4", "timestamp": "2024-05-18T23:57:02Z"}]  # fmt: skip
    data = b"encoding=json+base64:\n" + base64.encodebytes(json.dumps(kept).encode())
    with zipfile.ZipFile(book) as old:
        members: dict[str, str | bytes] = {name: old.read(name) for name in old.namelist()}
    zipped(other, {**members, "META-INF/calibre_bookmarks.txt": data})
    for target in (book, other):
        made = fox("notes", "import", target, other, "--json")
        assert json.loads(made.stdout) == {"placed": 1, "moved": 0, "missing": 0}
        assert listed(target)[0]["quote"] == "quick fox"


pieces = st.sampled_from(
    ["word", " ", "\n", "&amp;", "&nbsp;", "&#x4e2d;", "<b>", "</b>", "<p>", "</p>", "<br/>", "é",
     "<!-- no -->", "<ruby>漢<rt>kan</rt></ruby>", "<svg><text>in</text></svg>", "&bogus;", "<",
     "<script>s</script>", "<![CDATA[c]]>", "<td>", "𝒳", "e\u0301"]
)  # fmt: skip


@given(st.lists(pieces, max_size=30), st.lists(st.tuples(st.integers(0, 60), st.integers(0, 20))))
@examples(200)
def test_marks_never_change_the_words(parts: list[str], marks: list[tuple[int, int]]) -> None:
    source = page("".join(parts))
    text = canonical(source.encode()).text
    wanted = [
        Inserted(min(start, len(text)), min(start + length, len(text)), f"n{number}")
        for number, (start, length) in enumerate(marks)
    ]
    result, named = inserted(source, text, wanted)
    assert re.sub(r'<span(?: id="n\d+")?>|</span>', "", result) == source
    assert named == set(re.findall(r'id="(n\d+)"', result))
