from __future__ import annotations

import base64
from pathlib import Path

import pytest
from lxml import etree

import smallbooks
from foxreader.core.book import Book
from foxreader.core.errors import DamagedBook
from foxreader.formats import open_book
from foxreader.formats.archive import resolve

WORDS = "<p>" + "Слова и слова. " * 300 + "</p>"


def book_of(path: Path, source: str | bytes) -> Book:
    path.write_bytes(source if isinstance(source, bytes) else source.encode())
    book, resources = open_book(path)
    resources.close()
    return book


def titled(title: str, inner: str, identity: str = "") -> str:
    return f'<section id="{identity}"><title><p>{title}</p></title>{inner}</section>'


def test_what_a_book_says_of_itself(tmp_path: Path) -> None:
    about = book_of(tmp_path / "a.fb2", smallbooks.fb2_source()).metadata
    assert about.description == "Tales, 2\nA tale."
    assert about.language == "en"


@pytest.mark.parametrize("encoding", ["windows-1251", "koi8-r", "utf-16", "utf-8"])
def test_encodings(tmp_path: Path, encoding: str) -> None:
    source = smallbooks.fb2_source(titled("Глава", "<p>Лиса бежала.</p>"), encoding)
    book = book_of(tmp_path / "a.fb2", source.encode(encoding))
    assert (book.format, book.files[0].text.split()) == ("FB2", ["Глава", "Лиса", "бежала."])
    zipped = smallbooks.zipped(tmp_path / "b.zip", {"b.fb2": source.encode(encoding)})
    assert book_of(zipped, zipped.read_bytes()).files == book.files


def test_sections_are_files_and_headings_stand_by_their_depth(tmp_path: Path) -> None:
    inner = titled("One", WORDS) + titled("Two", titled("Deep", "<p>d</p>"))
    source = smallbooks.fb2_source(titled("Part", inner) + titled("Last", "<p>z</p>"))
    book = book_of(tmp_path / "a.fb2", source)
    assert [(e.title, e.level) for e in book.toc] == [
        ("Part", 1), ("One", 2), ("Two", 2), ("Deep", 3), ("Last", 1),
    ]  # fmt: skip
    assert len(book.files) == 2
    for entry in book.toc:
        assert book.files[entry.place.file].text[entry.place.start :].startswith(entry.title)
    long = titled("Part", titled("One", WORDS * 10) + titled("Two", WORDS * 10))
    assert len(book_of(tmp_path / "b.fb2", smallbooks.fb2_source(long)).files) == 2


def test_verse_quotes_tables_and_gaps(tmp_path: Path) -> None:
    inner = (
        "<epigraph><p>Ep.</p><text-author>Who</text-author></epigraph><subtitle>* * *</subtitle>"
        "<poem><title><p>Song</p></title><stanza><v>First line</v><v>Second</v></stanza></poem>"
        "<cite><p>Said.</p></cite><empty-line/><table><tr><th colspan='2'>H</th></tr><tr><td>1</td>"
        "<td>2</td></tr></table><p><emphasis>a</emphasis><strikethrough>b</strikethrough></p>"
    )
    book = book_of(tmp_path / "a.fb2", smallbooks.fb2_source(titled("T<empty-line/>", inner)))
    [file] = book.files
    lines = [line for line in file.text.split("\n") if line.strip()]
    assert lines[:6] == ["T", "Ep.", "Who", "* * *", "Song", "First line"]
    assert b"<blockquote" in file.markup and b'colspan="2"' in file.markup
    assert b"<em>a</em><s>b</s>" in file.markup


def test_a_title_of_two_lines_is_one_heading(tmp_path: Path) -> None:
    section = "<section><title><p>Part</p><p>The Fox</p></title><p>w</p></section>"
    book = book_of(tmp_path / "a.fb2", smallbooks.fb2_source(section))
    assert [e.title for e in book.toc] == ["Part The Fox"]
    assert book.files[0].text.startswith("Part\nThe Fox\n")


def test_notes_stand_apart_and_are_linked(tmp_path: Path) -> None:
    body = titled("One", '<p>Here<a l:href="#n1" type="note">[1]</a>.</p>')
    notes = (
        f'</body><body name="notes"><title><p>Notes</p></title>{titled("1", "<p>Far.</p>", "n1")}'
    )
    book = book_of(tmp_path / "a.fb2", smallbooks.fb2_source(body + notes))
    assert [file.linear for file in book.files] == [True, False]
    assert [e.title for e in book.toc] == ["One", "Notes"]
    [link] = etree.fromstring(book.files[0].markup).iter("{*}a")
    assert resolve(book.files[0].name, link.get("href") or "") == (book.files[1].name, "n1")
    assert book.files[1].text[book.files[1].anchors["n1"] :].split() == ["1", "Far."]


def test_text_that_names_the_class_of_notes_is_text(tmp_path: Path) -> None:
    words = '<p>&lt;div class="fb-notes"</p>'
    assert book_of(tmp_path / "a.fb2", smallbooks.fb2_source(titled("T", words))).files[0].linear


def test_pictures_are_known_by_number_never_by_name(tmp_path: Path) -> None:
    hostile = base64.b64encode(smallbooks.PICTURE).decode()
    body = titled("T", '<p><image l:href="#../../etc/x"/><image l:href="#none"/></p>')
    source = smallbooks.fb2_source(body).replace(
        "</FictionBook>", f'<binary id="../../etc/x">{hostile}</binary></FictionBook>'
    )
    path = tmp_path / "a.fb2"
    path.write_text(source)
    book, resources = open_book(path)
    [shown] = [
        e.get("src") for e in etree.fromstring(book.files[0].markup).iter("{*}img") if e.get("src")
    ]
    found = resources.read(resolve(book.files[0].name, shown or "")[0])
    assert found is not None and found.data == smallbooks.PICTURE
    assert resources.read("../../etc/x") is None
    assert book.warnings == ("One picture is missing or damaged.",)


def test_a_binary_of_beginnings_alone_is_quick(tmp_path: Path) -> None:
    source = smallbooks.fb2_source().replace("</FictionBook>", "<binary " * 200_000)
    book = book_of(tmp_path / "a.fb2", source)
    assert "canaryone" in book.files[0].text and book.warnings


@pytest.mark.parametrize("depth", [1_000, 50_000])
def test_nesting_without_end_does_not_recurse(tmp_path: Path, depth: int) -> None:
    deep = "<section><p>w</p>" * depth + "</section>" * depth
    source = smallbooks.fb2_source(titled("Whole", "<p>canary</p>") + deep)
    try:
        book = book_of(tmp_path / "a.fb2", source)
    except DamagedBook:
        assert depth > 1_000
    else:
        assert "canary" in book.files[0].text


def test_entities_are_not_fetched_nor_multiplied(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("hidden words")
    bomb = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 12))
    kind = f'<!DOCTYPE x [<!ENTITY f SYSTEM "{secret.as_uri()}"><!ENTITY a0 "ha">{bomb}]>'
    source = smallbooks.fb2_source(titled("T", "<p>x&f;&a11;y</p>")).replace("?>", f"?>{kind}", 1)
    book = book_of(tmp_path / "a.fb2", source)
    assert "hidden" not in book.files[0].text and len(book.files[0].text) < 10_000


def test_a_cut_book_opens_with_what_is_whole(tmp_path: Path) -> None:
    source = smallbooks.fb2_source()
    book = book_of(tmp_path / "a.fb2", source[: source.index("canarytwo")])
    assert "canaryone" in book.files[0].text and len(book.warnings) >= 1
    for broken in ("<FictionBook>", "<FictionBook><body></body></FictionBook>"):
        with pytest.raises(DamagedBook):
            book_of(tmp_path / "b.fb2", broken)


def test_first_lines_in_bold_are_titles_where_there_are_no_others(tmp_path: Path) -> None:
    sections = (
        "<section><p><strong>One</strong></p><p>w <strong>x</strong></p></section>"
        "<section><p><strong>No</strong> title.</p></section>"
        "<section><p> <strong>Two</strong> <strong>b</strong></p></section>"
    )
    book = book_of(tmp_path / "a.fb2", smallbooks.fb2_source(sections))
    assert [e.title for e in book.toc] == ["One", "Two b"]
    with_title = smallbooks.fb2_source(sections + titled("T", "<p>w</p>"))
    assert [e.title for e in book_of(tmp_path / "b.fb2", with_title).toc] == ["T"]


def test_a_bare_sign_takes_nothing_away_and_is_no_damage(tmp_path: Path) -> None:
    inner = titled("R & D", "<p>5 &lt; 7 &amp; 9 &gt; 8.</p>") + titled("S &amp; T", "<p>AT&T</p>")
    book = book_of(tmp_path / "a.fb2", smallbooks.fb2_source(inner))
    assert [e.title for e in book.toc] == ["R & D", "S & T"]
    assert "5 < 7 & 9 > 8." in book.files[0].text and "AT&T" in book.files[-1].text
    assert book.warnings == ()
