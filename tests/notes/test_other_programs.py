"""Files of calibre, KOReader, Readest and Foliate, as those programs write them."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from bookmaker import book_of
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.notes.imported import Imported, of_book
from foxreader.notes.placing import Placing, place_imported
from foxreader.notes.readers import annotations_in
from smallbooks import page, zipped

CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="book.opf"/></rootfiles></container>'
)
SAID = "<p>He said <i>nothing</i> of it.</p>"
FIRST = f"<h1>One</h1>{SAID}<div><p>The lamp was lit at nine.</p>{SAID}</div>"
SECOND = f"<h1>Two</h1><p>The keeper slept until morning.</p>{SAID}<p>Rain.</p>"
WORDS = "He said nothing of it."


@pytest.fixture
def book(tmp_path: Path) -> Book:
    items = "".join(
        f'<item id="{name}" href="{name}.xhtml" media-type="application/xhtml+xml"/>'
        for name in "ab"
    )
    package = (
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata'
        ' xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A book</dc:title></metadata>'
        f'<manifest>{items}</manifest><spine><itemref idref="a"/><itemref idref="b"/></spine>'
        "</package>"
    )
    members = {"mimetype": "application/epub+zip", "META-INF/container.xml": CONTAINER,
               "book.opf": package, "a.xhtml": page(FIRST), "b.xhtml": page(SECOND)}  # fmt: skip
    made, resources = open_book(zipped(tmp_path / "b.epub", members))
    resources.close()
    return made


def read(value: object, name: str = "notes.json") -> list[Imported]:
    return annotations_in(json.dumps(value).encode(), name)


def places(found: list[Imported], book: Book) -> list[Placing]:
    made = place_imported(found, book)
    for one in made:
        if one.span is not None and one.annotation.kind == "highlight":
            assert book.text_at(one.span).split() == one.annotation.anchor.quote.split()
    return made


def occurrence(book: Book, file: int, number: int) -> Span:
    """The span of the words in a file, counted from 0."""
    text, at = book.files[file].text, -1
    for _ in range(number + 1):
        at = text.index(WORDS, at + 1)
    return Span(file, at, at + len(WORDS))


def calibre(file: int, path: str, **more: Any) -> dict[str, Any]:
    return {
        "type": "highlight", "uuid": f"u{file}{path}", "highlighted_text": WORDS,
        "spine_index": file, "start_cfi": path, "end_cfi": path,
        "timestamp": "2024-05-18T23:57:02.432617+00:00",
        "style": {"kind": "color", "type": "builtin", "which": "green"}, **more,
    }  # fmt: skip


CALIBRE = [
    calibre(0, "/2/4/4/1:0", notes="First"),
    calibre(0, "/2/4/6/4/1:0", style={"background-color": "#0000ff"}),
    calibre(1, "/2/4/6/1:0", toc_family_titles=["Two"]),
    calibre(1, "/2/4/2", highlighted_text="Rain.", removed=True),
    {"type": "bookmark", "title": "Here", "pos_type": "epubcfi",
     "timestamp": "2024-05-18T00:00:00Z", "pos": "epubcfi(/4/2/4/4/1:0)"},
    {"type": "last-read", "pos_type": "epubcfi", "pos": "epubcfi(/4/2/4/2)",
     "timestamp": "2024-05-18T00:00:00Z"},
]  # fmt: skip


@pytest.mark.parametrize("form", ["highlights", "collection", "list", "in the book"])
def test_calibre(book: Book, form: str) -> None:
    if form == "in the book":
        packed = base64.encodebytes(json.dumps(CALIBRE).encode())
        found = annotations_in(b"encoding=json+base64:\n" + packed, "calibre_bookmarks.txt")
    elif form == "highlights":
        found = read({"version": 1, "type": "calibre_highlights", "highlights": CALIBRE})
    elif form == "collection":
        rows = [{"book_id": 7, "format": "EPUB", **one} for one in CALIBRE]
        found = read({"version": 1, "type": "calibre_annotation_collection", "annotations": rows})
    else:
        found = read(CALIBRE)
    made = places(found, book)
    assert [one.outcome for one in made] == ["placed"] * 4
    expected = [occurrence(book, 0, 0), occurrence(book, 0, 1), occurrence(book, 1, 0)]
    assert [one.span for one in made[:3]] == expected
    assert [one.annotation.color for one in made] == ["green", "blue", "green", None]
    assert made[0].annotation.note == "First"
    assert made[0].annotation.made == "2024-05-18T23:57:02.432Z"
    text = book.files[1].text
    mark = made[3]
    assert mark.annotation.title == "Here" and mark.span is not None
    assert text[mark.span.start :].startswith("The keeper") and mark.span.file == 1


def test_a_collection_of_a_library_is_told_apart_by_words(book: Book) -> None:
    long = "The lamp was lit at nine. He said nothing of it."
    rows = [
        {"book_id": 7, **calibre(0, "/2/4/6/2", highlighted_text=long)},
        {"book_id": 8, **calibre(0, "/2/4/6/2", highlighted_text="Words of another book " * 3)},
    ]
    found = read({"version": 1, "type": "calibre_annotation_collection", "annotations": rows})
    mine, others = of_book(found, book)
    assert [one.quote for one in mine] == [long] and others == 1


FOLIATE = {
    "lastLocation": "epubcfi(/6/4!/4/2)", "progress": [1, 9],
    "metadata": {"identifier": "x", "title": "A book", "author": [{"name": "Ada Wren"}]},
    "annotations": [
        {"value": "epubcfi(/6/2!/4/6,/4/1:0,/4/3:11)", "color": "aqua", "text": WORDS, "note": "N",
         "created": "2024-05-18T23:57:02.432Z", "modified": "2024-05-19T00:00:00.000Z"},
        {"value": "epubcfi(/6/4!/4/6,/1:0,/3:11)", "color": "squiggly", "text": WORDS, "note": ""},
    ],
    "bookmarks": ["epubcfi(/6/4!/4/4/1:0)"],
}  # fmt: skip


@pytest.mark.parametrize("old", [False, True])
def test_foliate(book: Book, old: bool) -> None:
    """The file of today, and that of a version whose titles are by language, bookmarks records."""
    mark = {"value": FOLIATE["bookmarks"][0], "label": "Two"}
    older = {"metadata": {"title": {"en": "A book"}, "creator": "Ada Wren"}, "bookmarks": [mark]}
    found = read(FOLIATE | older if old else FOLIATE)
    assert of_book(found, book) == (found, 0)
    one, other, bookmark = places(found, book)
    assert (one.span, other.span) == (occurrence(book, 0, 1), occurrence(book, 1, 0))
    assert one.annotation.note == "N" and one.annotation.made == "2024-05-18T23:57:02.432Z"
    assert (one.annotation.color, other.annotation.color) == ("blue", "rose")
    assert bookmark.span is not None and bookmark.annotation.title == ("Two" if old else "")
    assert book.files[1].text[bookmark.span.start :].startswith("The keeper")


@pytest.mark.parametrize(
    "value",
    [
        {"annotations": [], "bookmarks": []},
        {"annotations": [{"value": 7}]},
        {"annotations": [{"value": "epubcfi(/6/2!/4)", "text": WORDS}, {"value": "x"}]},
        {"bookmarks": [["epubcfi(/6/2!/4)"]]},
    ],
)
def test_what_is_no_file_of_foliate_is_refused(value: object) -> None:
    with pytest.raises(UsageError):
        read(value)


def test_a_file_of_foliate_with_odd_metadata_is_read(book: Book) -> None:
    for title in ([], {}, [[[["deep"]]]], 7, {"en": {"en": {"en": {"en": "deep"}}}}):
        (one, *_) = read(FOLIATE | {"metadata": {"title": title}})
        assert one.quote == WORDS


def lua(value: object) -> str:
    if isinstance(value, dict):
        rows = (f"[{lua(key)}] = {lua(one)}" for key, one in value.items())
        return "{\n" + ",\n".join(rows) + ",\n}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\\n")
        return f'"{escaped}"'
    return str(value)


def koreader(value: dict[str, Any]) -> list[Imported]:
    text = f"-- we can read Lua syntax here!\nreturn {lua(value)}\n"
    return annotations_in(text.encode(), "metadata.epub.lua")


def x(fragment: int, path: str) -> str:
    return f"/body/DocFragment[{fragment}]/body/{path}"


def test_koreader(book: Book) -> None:
    rows = {
        1: {"chapter": "One", "color": "blue", "datetime": "2023-10-01 12:00:00",
            "drawer": "lighten", "note": 'Two "lines"\nof it', "page": x(1, "div/p[2]/text().0"),
            "pos0": x(1, "div/p[2]/text().0"), "pos1": x(1, "div/p[2]/text()[2].7"),
            "text": WORDS, "pageno": 3},
        2: {"datetime": "2023-10-01 12:00:01", "drawer": "underscore", "page": x(2, "p[2]"),
            "pos0": x(2, "p[2]/text().0"), "pos1": x(2, "p[2]/text()[2].7"), "text": WORDS,
            "datetime_updated": "2023-10-02 12:00:01"},
        3: {"datetime": "2023-10-01 12:00:02", "page": x(2, "p[3]/text().0"), "chapter": "Two",
            "text": "in Two"},
    }  # fmt: skip
    made = places(koreader({"annotations": rows, "doc_props": {"title": "T"}, "x": 1.5e3}), book)
    assert [one.outcome for one in made] == ["placed"] * 3
    assert [one.span for one in made[:2]] == [occurrence(book, 0, 1), occurrence(book, 1, 0)]
    assert [one.annotation.color for one in made] == ["blue", "rose", None]
    assert made[0].annotation.note == 'Two "lines"\nof it'
    assert made[1].annotation.changed > made[1].annotation.made
    mark = made[2].span
    assert mark is not None and book.files[1].text[mark.start :].startswith("Rain.")


def test_koreader_before_2024(book: Book) -> None:
    time, page_ = "2020-03-01 12:00:0", x(2, "p[1]/text().0")
    highlight = {x(1, "p"): {1: {"datetime": f"{time}1", "drawer": "lighten",
                                 "text": "lamp was lit",
                                 "pos0": x(1, "div/p[1]/text().4"), "pos1": x(1, "div/p[1]")}},
                 page_: {1: {"datetime": f"{time}2", "text": "slept until",
                             "pos0": page_}}}  # fmt: skip
    bookmarks = {
        1: {"datetime": f"{time}1", "highlighted": True, "notes": "lamp was lit", "page": x(1, "p"),
            "text": f"Page 1 lamp was lit @ {time}1"},
        2: {"datetime": f"{time}2", "highlighted": True, "notes": "slept until", "page": page_,
            "text": "My own words"},
        3: {"datetime": f"{time}3", "notes": "in Two", "page": x(2, "p[3]/text().0"),
            "text": f"Seite 4 in Two @ {time}3"},
        4: {"datetime": f"{time}4", "highlighted": True, "notes": "Rain.", "page": page_},
    }  # fmt: skip
    made = places(koreader({"highlight": highlight, "bookmarks": bookmarks}), book)
    assert [one.outcome for one in made] == ["placed"] * 4
    assert [one.annotation.note for one in made] == ["", "My own words", "", ""]
    assert [one.annotation.kind for one in made] == [
        "highlight",
        "highlight",
        "bookmark",
        "highlight",
    ]


def test_koreader_in_a_book_of_pages() -> None:
    pages = book_of("One. He said so.", "Two. He said so.", "Three.")
    rows = {1: {"datetime": "2023-10-01 12:00:00", "drawer": "lighten", "page": 2,
                "text": "He said so.",
                "pos0": {"page": 2, "x": 1.5, "y": -3, "zoom": 1},
                "pos1": {"page": 2, "x": 9}}}  # fmt: skip
    (made,) = place_imported(koreader({"annotations": rows}), pages)
    assert made.span == Span(1, 5, 16)


def test_koreader_exports(book: Book) -> None:
    entries = [{"chapter": "Two", "page": 9, "sort": "highlight", "text": WORDS, "time": 1700000000,
                "note": "N", "drawer": "lighten", "color": "green"}]  # fmt: skip
    one = {"title": "A Book", "author": "N/A", "entries": entries}
    assert [p.span for p in places(read(one), book)] == [occurrence(book, 1, 0)]
    entries[0]["chapter"] = "Four"  # nothing decides between three places
    assert [p.span for p in places(read(one), book)] == [None]
    entries[0]["text"] = "The keeper slept"
    (made,) = places(read({**one, "created_on": 1, "version": "json/1.0.0"}), book)
    assert (made.outcome, made.annotation.note, made.annotation.color) == ("placed", "N", "green")
    mine, others = of_book(read({"documents": [one, {**one, "title": "Other words"}]}), book)
    assert (len(mine), others) == (1, 1)


KOREADER_PAGE = """<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head>
<meta charset="utf-8"/><title>All</title></head><body><div style="width:90%;">{books}</div></body>
</html>"""
KOREADER_BOOK = """<h2 style="font-size:18pt;">{title}</h2><h5 style="color:gray;">Ada</h5>
<div style="font-weight:bold;"><span>One</span></div>
<div style="padding-top:0.5em; padding-bottom:0.5em;">
<div style="font-size:10pt;"><div style="display:inline-block;"></div>
<span>10/01/23</span><span style="float:right"><b>One</b>: 12</span></div>
<div style="font-size:12pt"><span>The lamp was lit<br/>at nine.</span></div>
<div style="font-size:11pt;"><span style="color:#888888">Mine &amp; <br/>yours</span></div></div>"""


def test_koreader_page(book: Book) -> None:
    two = KOREADER_BOOK.format(title="A book") + KOREADER_BOOK.format(title="Something else")
    found = annotations_in(KOREADER_PAGE.format(books=two).encode(), "all.html")
    mine, others = of_book(found, book)
    assert others == 1 and mine[0].where.chapter == "One" and mine[0].where.page == 12
    (made,) = place_imported(mine, book)
    assert (made.outcome, made.annotation.note) == ("placed", "Mine &\nyours")


KOREADER_MARKDOWN = """# A book
##### Ada Writer

## One
### Page 3 @ 01 October 2023 12:00:00 PM
**The lamp was lit**

---
A note of mine
on two lines
### Page 4 @ 01 October 2023 12:00:01 PM
==He said nothing==
## Two
### Page 9 @ 02 October 2023 12:00:01 PM
The keeper slept until morning.
"""


def test_koreader_markdown(book: Book) -> None:
    found = annotations_in(KOREADER_MARKDOWN.encode(), "A book.md")
    assert [(one.quote, one.note, one.where.page, one.where.chapter) for one in found] == [
        ("The lamp was lit", "A note of mine\non two lines", 3, "One"),
        ("He said nothing", "", 4, "One"), ("The keeper slept until morning.", "", 9, "Two"),
    ]  # fmt: skip
    made = place_imported(found, book)
    assert [one.outcome for one in made] == ["placed"] * 3
    second = made[1].span
    assert second is not None and occurrence(book, 0, 1).contains(second)  # between its neighbours
    mine, others = of_book(annotations_in(
        (KOREADER_MARKDOWN + KOREADER_MARKDOWN.replace("# A book\n", "# Another\n")).encode(), "x"
    ), book)  # fmt: skip
    assert (len(mine), others) == (3, 3)


def test_readest(book: Book) -> None:
    def cfi(file: int, path: str) -> str:
        return f"epubcfi(/6/{2 * file + 2}!{path})"

    rows = [
        {"id": "a", "type": "annotation", "cfi": cfi(0, "/4/6/4,/1:0,/3:7"), "text": WORDS,
         "style": "highlight", "color": "#8844ee", "note": "N", "createdAt": 1700000000000,
         "updatedAt": 1700000001000, "deletedAt": None},
        {"id": "b", "type": "excerpt", "cfi": cfi(1, "/4[b1]/6,/1:0,/3:7"), "text": WORDS,
         "note": "", "createdAt": 1700000000000, "updatedAt": 1700000000000},
        {"id": "c", "type": "bookmark", "cfi": cfi(1, "/4/8/1:0"), "text": "Rain.", "note": "",
         "createdAt": 1700000000000, "updatedAt": 1700000000000},
        {"id": "d", "type": "annotation", "cfi": cfi(0, "/4/2"), "text": "One", "note": "",
         "createdAt": 1, "updatedAt": 2, "deletedAt": 3},
    ]  # fmt: skip
    made = places(read({"bookHash": "x", "location": "", "booknotes": rows}, "config.json"), book)
    assert [one.outcome for one in made] == ["placed"] * 3
    assert [one.span for one in made[:2]] == [occurrence(book, 0, 1), occurrence(book, 1, 0)]
    assert [one.annotation.color for one in made] == ["violet", "rose", None]
    mark = made[2].span
    assert mark is not None and book.files[1].text[mark.start :].startswith("Rain.")
    assert made[0].annotation.changed == "2023-11-14T22:13:21.000Z"
    assert read({"booknotes": []}) == []
