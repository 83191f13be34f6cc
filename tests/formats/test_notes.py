"""Which links are footnotes' marks, and how far each note goes; on markup as programs write it."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.core.book import Book
from foxreader.core.inside import Inside, pack_inside, unpack_inside
from foxreader.formats import open_book
from foxreader.formats.html.inside import read_inside
from foxreader.formats.html.markup import canonical
from nonempty import some
from smallbooks import docx_body, docx_members, fb2_source, mobi_bytes, zipped
from waits import ends


def notes_of(*bodies: str) -> dict[str, str]:
    """Each mark's label and the words of its note, of files named a.xhtml, b.xhtml …"""
    made = [canonical(f"<html xmlns:epub='http://www.idpf.org/2007/ops'><body>{body}</body></html>"
                      .encode()) for body in bodies]  # fmt: skip
    names = [f"{chr(97 + n)}.xhtml" for n in range(len(made))]
    inside = read_inside([(n, d.markup) for n, d in zip(names, made, strict=True)])
    return marked(inside, [document.text for document in made])


def marked(inside: Inside, texts: list[str]) -> dict[str, str]:
    links = [link for file in inside.files for link in file.links if link.note is not None]
    return {
        link.label: " ".join(texts[link.note.file][link.note.start : link.note.end].split())
        for link in links
    }


def of_book(book: Book) -> dict[str, str]:
    inside = read_inside([(file.name, file.markup) for file in book.files])
    return marked(inside, [file.text for file in book.files])


EPUB3 = (
    '<p>Oil<a epub:type="noteref" href="#n1">1</a> and fat<a role="doc-noteref" href="#n2">*</a>.'
    "</p>"
    '<aside epub:type="footnote" id="n1"><p>Colza.</p><p>Of <a href="b.xhtml">rape</a>.</p></aside>'
    '<aside role="doc-footnote" id="n2"><p>Tallow. <a role="doc-backlink" href="#x">↩</a>'
    "</p></aside>"
)
GUTENBERG = (
    '<p>Rape<a id="FNanchor_1"></a><a href="#Footnote_1" class="fnanchor">[1]</a> burns.</p>'
    '<div class="footnote"><p><a id="Footnote_1"></a><a href="#FNanchor_1"><span class="label">[1]'
    "</span></a> A cabbage.</p><p>It grows.</p></div><p>The text goes on.</p>"
)
CALIBRE = (
    '<p class="c1">Rape<sup><a id="r1" href="b.xhtml#n1">1</a></sup> and fish'
    '<sup><a id="r2" href="b.xhtml#n2">2</a></sup>.</p>',
    '<h2>Notes</h2><p class="c2"><a id="n1" href="a.xhtml#r1">1</a>. A cabbage.</p>'
    '<p class="c2">It is yellow.</p><p class="c2"><a id="n2" href="a.xhtml#r2">2</a>. A cod.</p>',
)
WORD = (
    '<p>Rape<a href="#_ftn1" name="_ftnref1" title="">[1]</a> burns.</p><hr/>'
    '<div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> A cabbage.</p></div>'
)
SPHINX = (
    '<p>Rape <a class="footnote-reference brackets" href="#id2" id="id1">1</a> burns.</p>'
    '<dl class="footnote brackets"><dt class="label" id="id2"><span class="brackets">'
    '<a class="fn-backref" href="#id1">1</a></span></dt><dd><p>A cabbage.</p><p>More.</p></dd></dl>'
)
DOCBOOK = (
    '<p>Rape<a href="#ftn.d0e1" class="footnote" id="d0e1"><sup>[1]</sup></a> burns.</p>'
    '<div class="footnotes"><br/><hr/><div id="ftn.d0e1" class="footnote"><p>'
    '<a href="#d0e1" class="para"><sup>[1] </sup></a>A cabbage.</p></div></div>'
)
ONE_WAY = (
    '<p>Rape<sup><a href="#x1">1</a></sup> burns.</p><h3>Notes</h3>'
    '<p id="x1">1. A cabbage.</p><p id="x2">2. Not marked.</p>'
)
PANDOC = (
    '<p>Rape<a href="#fn1" class="footnote-ref" id="fnref1" role="doc-noteref"><sup>1</sup></a>'
    "</p>"
    '<section id="footnotes" class="footnotes" role="doc-endnotes"><hr/><ol><li id="fn1"><p>A '
    'cabbage.<a href="#fnref1" class="footnote-back" role="doc-backlink">↩︎</a></p></li></ol>'
    "</section>"
)
TABLE = (
    '<p>Rape<a id="m" href="#t1">[3]</a> burns.</p><table><tr><td><a id="t1" href="#m">3</a></td>'
    "<td>A cabbage.</td></tr></table>"
)
WIKI = (
    '<p>Rape<sup id="cite_ref-1"><a href="#cite_note-1"><span>[</span>1<span>]</span></a></sup>'
    ' and fish<sup id="cite_ref-2"><a href="#cite_note-2">[2]</a></sup>.</p><ol>'
    '<li id="cite_note-1"><b><a href="#cite_ref-1">^</a></b> <span>A cabbage.</span></li>'
    '<li id="cite_note-2">^ <a '
    'href="#cite_ref-2"><sup>a</sup></a> <a href="#cite_ref-3"><sup>b</sup></a> A cod.</li></ol>'
)
TEX = (
    '<p>Rape<a href="b.xhtml#fn1x0"><sup class="textsuperscript">1</sup></a> burns.</p>',
    '<p><a id="fn1x0"></a><sup>1</sup>A cabbage.</p>',
)
INDESIGN = (
    '<p>Rape<span id="fn-2-backlink"><a class="_idFootnoteLink" href="#fn-2">2</a></span>.</p>'
    '<div class="_idFootnotes"><div class="_idFootnote"><p id="fn-2"><a class="_idFootnoteAnchor" '
    'href="#fn-2-backlink">2</a>\tA cabbage.</p></div></div>'
)
ASCIIDOCTOR = (
    '<p>Rape<sup class="footnote">[<a id="_footnoteref_1" class="footnote" href="#_footnotedef_1">1'
    '</a>]</sup>.</p><div class="footnote" id="_footnotedef_1"><a href="#_footnoteref_1">1</a>. A '
    "cabbage.</div>"
)
BELOW = (
    '<p>Rape<a id="m1" href="#n1">*</a>.</p><p><a id="n1" href="#m1">*</a> A cabbage.</p>'
    '<p>Fish<a id="m2" href="#n2">†</a> swim.</p><p><a id="n2" href="#m2">†</a> A cod.</p>'
    "<p>End.</p>"
)


@pytest.mark.parametrize(
    ("bodies", "expected"),
    [
        ((EPUB3, "<p>b</p>"), {"1": "Colza. Of rape.", "*": "Tallow."}),
        ((GUTENBERG,), {"1": "A cabbage. It grows."}),
        (CALIBRE, {"1": "A cabbage. It is yellow.", "2": "A cod."}),
        ((WORD,), {"1": "A cabbage."}),
        ((SPHINX,), {"1": "A cabbage. More."}),
        ((DOCBOOK,), {"1": "A cabbage."}),
        ((ONE_WAY,), {"1": "A cabbage."}),
        ((PANDOC,), {"1": "A cabbage."}),
        ((TABLE,), {"3": "A cabbage."}),
        ((WIKI,), {"1": "A cabbage.", "2": "A cod."}),
        (TEX, {"1": "A cabbage."}),
        ((INDESIGN,), {"2": "A cabbage."}),
        ((ASCIIDOCTOR,), {"1": "A cabbage."}),
        ((BELOW,), {"*": "A cabbage.", "†": "A cod."}),
    ],
    ids=["epub3", "gutenberg", "calibre", "word", "sphinx", "docbook", "one way", "pandoc",
         "table", "wiki", "tex", "indesign", "asciidoctor", "below the paragraph"],
)  # fmt: skip
def test_marks_and_notes(bodies: tuple[str, ...], expected: dict[str, str]) -> None:
    assert notes_of(*bodies) == expected


@pytest.mark.parametrize(
    "bodies",
    [
        # Contents and headings that lead back to them.
        ('<ul><li><a id="c1" href="#h1">1</a></li><li><a id="c2" href="#h2">2</a></li></ul>'
         '<h2 id="h1"><a href="#c1">1</a></h2><p>Text.</p><h2 id="h2"><a href="#c2">2</a></h2>',),
        ('<nav epub:type="toc"><ol><li>Part <a href="#h1">1</a></li></ol></nav>'
         '<p id="h1">1 x</p>',),
        # An index, a line of a poem that names itself, references that are words.
        ('<p>Lamp, <a href="b.xhtml#p12">12</a>, <a href="b.xhtml#p14">14</a></p>',
         '<p id="p12">The lamp.</p><p id="p14">The lamp.</p>'),
        ('<p id="o1"><a href="#o1">1</a> A line.</p>',),
        ('<p>See <a href="#s">[XML]</a>.</p><p id="s">[XML] A language.</p>',),
        ('<p>See <a href="#s">the second part</a>.</p><p id="s">The second part.</p>',),
        ('<p>Gone<a epub:type="noteref" href="#nowhere">1</a>.</p>',),
        ('<p>Out<a epub:type="noteref" href="https://fox.example/#n">1</a>.</p>',),
    ],
    ids=["contents", "nav", "index", "line number", "biblioref", "words", "missing", "outside"],
)  # fmt: skip
def test_other_links_are_none(bodies: tuple[str, ...]) -> None:
    assert notes_of(*bodies) == {}


def test_a_note_of_a_note() -> None:
    found = notes_of(
        '<p>Oil<a epub:type="noteref" href="#n1">1</a>.</p><section epub:type="endnotes"><ol>'
        '<li epub:type="endnote" id="n1"><p>Colza<a epub:type="noteref" href="#n2">a</a>.</p></li>'
        '<li epub:type="endnote" id="n2"><p>Rape.</p></li></ol></section>'
    )
    assert found == {"1": "Colzaa.", "a": "Rape."}  # the mark is in the note's text


def test_a_file_that_is_gone_is_looked_for_by_its_place() -> None:
    assert notes_of(
        '<p>Oil<a epub:type="noteref" href="notes.xhtml#n1">1</a>.</p>'
        '<ol><li epub:type="endnote" id="n1"><p>Colza.</p></li></ol>'
    ) == {"1": "Colza."}


def test_notes_of_a_fictionbook(tmp_path: Path) -> None:
    path = tmp_path / "a.fb2"
    source = fb2_source(
        '<section><title><p>One</p></title><p>Oil<a l:href="#n1" type="note">1</a> and'
        ' <a l:href="#n2">[2]</a>.</p></section>'
    )
    notes = (
        '<body name="notes"><title><p>Notes</p></title><section id="n1"><title><p>1</p></title>'
        "<p>Colza.</p><p>Of rape.</p></section><section id='n2'><title><p>2</p></title><p>Tallow."
        "</p></section></body>"
    )
    path.write_text(source.replace("</body><binary", f"</body>{notes}<binary"), "utf-8")
    book, _ = open_book(path)
    assert of_book(book) == {"1": "Colza. Of rape.", "2": "Tallow."}


def test_notes_of_a_word_document(tmp_path: Path) -> None:
    book, _ = open_book(zipped(tmp_path / "a.docx", docx_members(docx_body())))
    assert of_book(book) == {"1": "A note below."}


def test_notes_of_an_older_kindle_book(tmp_path: Path) -> None:
    head = b"<html><body>"
    text = b"<p>The oil <sup><a filepos=%010d>1</a></sup> burned long.</p><mbp:pagebreak/>"
    note = b"<p>Notes</p><p><a filepos=%010d>1</a> Colza, of rape.</p></body></html>"
    at = len(head + text % 0) + len(b"<p>Notes</p>")
    back = len(head + b"<p>The oil ")
    path = tmp_path / "a.mobi"
    path.write_bytes(mobi_bytes(head + text % at + note % back))
    book, _ = open_book(path)
    assert of_book(book) == {"1": "Colza, of rape."}


def test_packed_and_unpacked(tmp_path: Path) -> None:
    book, _ = open_book(zipped(tmp_path / "a.docx", docx_members(docx_body())))
    inside = read_inside([(file.name, file.markup) for file in book.files])
    assert unpack_inside(pack_inside(inside), book) == inside
    with pytest.raises(ValueError, match="outside"):
        unpack_inside([{**one, "pictures": [[0, [9, 0, 0], "", "", "", "", True]]}
                       for one in pack_inside(inside)], book)  # fmt: skip


REAL = {
    "../w3c-epub33/pss-support.epub": 1,
    "../w3c-epub33/pss-support_ignore-title.epub": 1,  # its other one leads into the head
    "standardebooks/se-war-and-peace.epub": 137,
    "standardebooks/se-moby-dick.epub": 22,
    "derived/moby-dick-broken-markup.epub": 22,
    "derived/moby-dick-epub2-single-file.epub": 22,
    "idpf-samples/georgia-cfi.epub": 25,
    "idpf-samples/wasteland-otf-obf.epub": 50,
    "idpf-samples/regime-anticancer-arabic.epub": 1,
    "debian/debian-policy.epub": 128,
    "debian/developers-reference.ja.epub": 8,
    "idpf-samples/epub30-spec.epub": 0,
    "koreader-test-data/leaves.epub": 0,
}


@pytest.mark.thorough
@pytest.mark.books
@pytest.mark.parametrize("name", REAL)
def test_marks_of_real_books(books: Path, name: str) -> None:
    book, _ = open_book(books / "epub" / name)
    inside = read_inside([(file.name, file.markup) for file in book.files])
    links = [link for file in inside.files for link in file.links]
    assert sum(link.note is not None for link in some(links)) == REAL[name]
    for link in links:
        assert link.note is None or book.text_at(link.note).strip()


@pytest.mark.parametrize(
    "body",
    [
        "<p>" + "".join(f'<a href="#n{i}" id="n{i}">{i % 99}</a>' for i in range(6000)) + "</p>",
        "<div>" * 390
        + "".join(
            f'x<sup><a href="#n{i}">{i % 99}</a></sup><i id="n{i}">1 x</i>' for i in range(2000)
        )
        + "</div>" * 390,
    ],
    ids=["one paragraph of links", "deep"],
)
def test_links_made_to_do_harm_take_a_bounded_time(body: str) -> None:
    document = canonical(f"<html><body>{body}</body></html>".encode())
    ends(lambda: read_inside([("a.xhtml", document.markup)]))
