"""Citations in the styles of papers: names, years, pages and quotations, by table."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.answer.citation_styles import (
    STYLES,
    cited,
    quoted,
    short_range_chicago,
    short_range_mla,
    source_of,
)
from foxreader.answer.cited_source import as_text, name_of, names_of
from foxreader.core.book import Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.span import Span

TEXT = "Call me Ishmael. Some years ago I went to sea. " * 4
QUOTE = Span(0, 0, 16)
MOBY = Metadata(
    "Moby-Dick; or, The Whale", ("Herman Melville",), "en", "Harper & Brothers", "1851-10-18"
)


def book_of(
    meta: Metadata = MOBY, pages: tuple[str, ...] = ("264",), chapter: str = "", text: str = TEXT
) -> Book:
    marks = tuple(PageMark(label, Span(0, 5 * n, 5 * n)) for n, label in enumerate(pages))
    toc = (TocEntry(chapter, Span(0, 0, 0)),) if chapter else ()
    return Book("0" * 64, "EPUB", meta, (BookFile("f", text),), toc, marks)


def said(style: str, meta: Metadata = MOBY, span: Span = QUOTE, **more) -> list[str]:
    return [as_text([one]) for one in cited(book_of(meta, **more), span, style)]


@pytest.mark.parametrize(
    ("written", "turned", "initials"),
    [
        ("Herman Melville", "Melville, Herman", "Melville, H."),
        ("Melville, Herman", "Melville, Herman", "Melville, H."),
        ("J. R. R. Tolkien", "Tolkien, J. R. R.", "Tolkien, J. R. R."),
        ("J.R.R. Tolkien", "Tolkien, J.R.R.", "Tolkien, J. R. R."),
        ("Tolkien, J.R.R.", "Tolkien, J.R.R.", "Tolkien, J. R. R."),
        ("Jean-Paul Sartre", "Sartre, Jean-Paul", "Sartre, J.-P."),
        ("Simone de Beauvoir", "Beauvoir, Simone de", "de Beauvoir, S."),
        ("Beauvoir, Simone de", "Beauvoir, Simone de", "de Beauvoir, S."),
        ("de Beauvoir, Simone", "de Beauvoir, Simone", "de Beauvoir, S."),
        ("Johann Wolfgang von Goethe", "Goethe, Johann Wolfgang von", "von Goethe, J. W."),
        ("Ursula K. Le Guin", "Le Guin, Ursula K.", "Le Guin, U. K."),
        ("Jean de La Fontaine", "La Fontaine, Jean de", "de La Fontaine, J."),
        ("Pieter van der Hooch", "Hooch, Pieter van der", "van der Hooch, P."),
        ("Martin Luther King, Jr.", "King, Martin Luther, Jr.", "King, M. L., Jr."),
        ("King, Martin Luther, Jr.", "King, Martin Luther, Jr.", "King, M. L., Jr."),
        ("Henry Louis Gates Jr.", "Gates, Henry Louis, Jr.", "Gates, H. L., Jr."),
        ("Jane Goodall, PhD", "Goodall, Jane", "Goodall, J."),
        ("Dr. Oliver Wolf Sacks", "Sacks, Oliver Wolf", "Sacks, O. W."),
        ("Homer", "Homer", "Homer"),
        ("村上春樹", "村上春樹", "村上春樹"),
        ("村上 春樹", "村上 春樹", "村上 春樹"),
        ("Лев Николаевич Толстой", "Толстой, Лев Николаевич", "Толстой, Л. Н."),
        ("Apple, Inc.", "Apple, Inc.", "Apple, Inc."),
        ("World Health Organization", "World Health Organization", "World Health Organization"),
    ],
)
def test_names(written: str, turned: str, initials: str) -> None:
    name = name_of(written)
    assert (name.turned, name.turned_initials) == (turned, initials)


@pytest.mark.parametrize(
    ("texts", "plain"),
    [
        (["Terry Pratchett & Neil Gaiman"], ["Terry Pratchett", "Neil Gaiman"]),
        (["Pratchett, Terry; Gaiman, Neil"], ["Terry Pratchett", "Neil Gaiman"]),
        (["Marx, Karl", "Karl Marx"], ["Karl Marx"]),
        (["Donald Knuth and Ronald Graham"], ["Donald Knuth", "Ronald Graham"]),
        (["Unknown"], []),
        (["Anonymous", "", " , "], []),
        (["Food and Drug Association"], ["Food and Drug Association"]),
    ],
)
def test_several_people(texts: list[str], plain: list[str]) -> None:
    assert [name.plain for name in names_of(texts)] == plain


@pytest.mark.parametrize(
    ("pages", "mla", "chicago"),
    [
        (("264",), "264", "264"),
        (("3", "10"), "3-10", "3–10"),
        (("71", "72"), "71-72", "71–72"),
        (("100", "104"), "100-04", "100–104"),
        (("101", "108"), "101-08", "101–8"),
        (("264", "265"), "264-65", "264–65"),
        (("321", "328"), "321-28", "321–28"),
        (("498", "532"), "498-532", "498–532"),
        (("1087", "1089"), "1087-89", "1087–89"),
        (("1496", "1500"), "1496-1500", "1496–500"),
        (("xii", "xiv"), "xii-xiv", "xii–xiv"),
    ],
)
def test_ranges_of_pages(pages: tuple[str, ...], mla: str, chicago: str) -> None:
    assert (short_range_mla(pages), short_range_chicago(pages)) == (mla, chicago)


def test_quotation_marks_inside_are_single() -> None:
    assert quoted('He said “go” and "come".') == "“He said ‘go’ and ‘come’.”"


def test_apa() -> None:
    assert said("apa") == [
        "“Call me Ishmael” (Melville, 1851, p. 264).",
        "Melville, H. (1851). Moby-Dick; or, The Whale. Harper & Brothers.",
    ]


def test_mla() -> None:
    assert said("mla") == [
        "“Call me Ishmael” (Melville 264).",
        "Melville, Herman. Moby-Dick; or, The Whale. E-book ed., Harper & Brothers, 1851.",
    ]


def test_chicago() -> None:
    assert said("chicago") == [
        "“Call me Ishmael.”",
        "Herman Melville, Moby-Dick; or, The Whale (Harper & Brothers, 1851), 264, EPUB.",
        "Melville, Herman. Moby-Dick; or, The Whale. Harper & Brothers, 1851. EPUB.",
    ]


def test_bibtex() -> None:
    quote, entry = said("bibtex")
    assert quote == r"``Call me Ishmael.'' \cite[p.~264]{melville1851moby}"
    assert entry == "\n".join([
        "@inbook{melville1851moby,",
        "  author = {Melville, Herman},",
        "  title = {{Moby-Dick; or, The Whale}},",
        "  pages = {264},",
        r"  publisher = {Harper \& Brothers},",
        "  year = {1851},",
        "  language = {en},",
        "}",
    ])  # fmt: skip


PEOPLE = {
    1: ("Ann Lee",),
    2: ("Ann Lee", "Bo Ray"),
    3: ("Ann Lee", "Bo Ray", "Cy Fox"),
    7: ("Ann Lee", "Bo Ray", "Cy Fox", "Di Orr", "Ed Pym", "Flo Kay", "Gus Oz"),
}


@pytest.mark.parametrize(
    ("style", "count", "short", "listed"),
    [
        ("apa", 2, "(Lee & Ray, 1999, p. 264)", "Lee, A., & Ray, B. (1999)."),
        ("apa", 3, "(Lee et al., 1999, p. 264)", "Lee, A., Ray, B., & Fox, C. (1999)."),
        ("mla", 2, "(Lee and Ray 264)", "Lee, Ann, and Bo Ray. "),
        ("mla", 3, "(Lee et al. 264)", "Lee, Ann, et al. "),
        ("chicago", 2, "Ann Lee and Bo Ray, ", "Lee, Ann, and Bo Ray. "),
        ("chicago", 3, "Ann Lee et al., ", "Lee, Ann, Bo Ray, and Cy Fox. "),
        ("chicago", 7, "Ann Lee et al., ", "Lee, Ann, Bo Ray, Cy Fox, et al. "),
        ("bibtex", 2, "{lee1999things}", "author = {Lee, Ann and Ray, Bo},"),
    ],
)
def test_several_authors(style: str, count: int, short: str, listed: str) -> None:
    meta = Metadata("Things", PEOPLE[count], "en", "Press", "1999")
    paragraphs = said(style, meta)
    assert short in paragraphs[-2] and listed in paragraphs[-1]


def test_more_than_twenty_authors_of_apa() -> None:
    meta = Metadata("Things", tuple(f"A{n} Last{n}" for n in range(1, 23)), published="1999")
    reference = said("apa", meta)[1]
    assert "Last19, A., . . . Last22, A. (1999)" in reference and "Last20" not in reference


@pytest.mark.parametrize(
    ("style", "wanted"),
    [
        ("apa", ["“Call me Ishmael” (Ways of Seeing, n.d., p. 264).",
                 "Ways of Seeing. (n.d.)."]),
        ("mla", ["“Call me Ishmael” (Ways of Seeing 264).", "Ways of Seeing. E-book ed."]),
        ("chicago", ["“Call me Ishmael.”", "Ways of Seeing (n.d.), 264, EPUB.",
                     "Ways of Seeing. n.d. EPUB."]),
    ],
)  # fmt: skip
def test_no_author_no_publisher_no_date(style: str, wanted: list[str]) -> None:
    for meta in (Metadata("Ways of Seeing"), Metadata("Ways of Seeing", ("Unknown",))):
        assert said(style, meta) == wanted


EDITED = replace(MOBY, translators=("Giono, Jean",), editors=("Hershel Parker",))


@pytest.mark.parametrize(
    ("style", "wanted"),
    [
        ("apa", "Melville, H. (1851). Moby-Dick; or, The Whale (H. Parker, Ed.; J. Giono, Trans.)."
                " Harper & Brothers."),
        ("mla", "Melville, Herman. Moby-Dick; or, The Whale. Edited by Hershel Parker, translated"
                " by Jean Giono, e-book ed., Harper & Brothers, 1851."),
        ("chicago", "Melville, Herman. Moby-Dick; or, The Whale. Edited by Hershel Parker."
                    " Translated by Jean Giono. Harper & Brothers, 1851. EPUB."),
    ],
)  # fmt: skip
def test_editors_and_translators(style: str, wanted: str) -> None:
    assert said(style, EDITED)[-1] == wanted
    # One who is listed among the authors as well is no author for that.
    listed = replace(EDITED, authors=("Herman Melville", "Jean Giono", "Hershel Parker"))
    assert said(style, listed)[-1] == wanted


@pytest.mark.parametrize(
    ("style", "wanted"),
    [
        ("apa", "Parker, H. (Ed.). (1851). Moby-Dick; or, The Whale. Harper & Brothers."),
        ("mla", "Parker, Hershel, editor. Moby-Dick; or, The Whale. E-book ed., Harper & Brothers,"
                " 1851."),
        ("chicago", "Parker, Hershel, ed. Moby-Dick; or, The Whale. Harper & Brothers, 1851."
                    " EPUB."),
    ],
)  # fmt: skip
def test_an_edited_book_without_an_author(style: str, wanted: str) -> None:
    assert said(style, replace(MOBY, authors=(), editors=("Hershel Parker",)))[-1] == wanted


@pytest.mark.parametrize(
    ("style", "chapter", "wanted"),
    [
        ("apa", "Chapter 12: Biographical", "(Melville, 1851, Chapter 12)"),
        ("apa", "Loomings", "(Melville, 1851, Loomings section)"),
        ("apa", "", "(Melville, 1851)"),
        ("mla", "CHAPTER XII. Biographical", "(Melville, ch. XII)"),
        ("mla", "Loomings", "(Melville)"),
        ("chicago", "Chapter 12", "1851), chap. 12, EPUB."),
        ("chicago", "Loomings", "1851), “Loomings”, EPUB."),
        ("chicago", "", "1851), EPUB."),
        ("bibtex", "Loomings", "chapter = {Loomings},"),
        ("bibtex", "", r"note = {at 0\,\%},"),
    ],
)
def test_without_printed_pages(style: str, chapter: str, wanted: str) -> None:
    assert wanted in "\n".join(said(style, pages=(), chapter=chapter))


def test_a_quotation_over_a_page_end() -> None:
    span = Span(0, 0, 24)
    pages = ("264", "265", "266", "267", "268")
    assert "pp. 264–268" in said("apa", span=span, pages=pages)[0]
    assert "(Melville 264-68)" in said("mla", span=span, pages=pages)[0]
    assert "264–68," in said("chicago", span=span, pages=pages)[1]
    assert "pages = {264--268}" in said("bibtex", span=span, pages=pages)[1]


def test_a_long_quotation_stands_without_marks() -> None:
    text = " ".join(["word"] * 120) + "."
    span = Span(0, 0, len(text))
    assert said("apa", text=text, span=span)[0].endswith("word. (Melville, 1851, p. 264)")
    assert said("chicago", text=text, span=span)[0] == text
    assert said("mla", text=text, span=span)[0].startswith("“word")


@pytest.mark.parametrize(
    ("published", "year"),
    [("1851", "1851"), ("2019-03-01T00:00:00+00:00", "2019"), ("c. 1920", "1920"), ("", ""),
     ("0101-01-01T00:00:00+00:00", ""), ("Oct 1987", "1987"), ("978123456", "")],
)  # fmt: skip
def test_years(published: str, year: str) -> None:
    assert source_of(book_of(replace(MOBY, published=published)), QUOTE).year == year


def test_identifiers() -> None:
    doi = replace(MOBY, identifier="doi:10.1000/182")
    for style in STYLES:
        assert "10.1000/182" in said(style, doi)[-1]
    isbn = replace(MOBY, identifier="urn:isbn:978-0-14-243724-7")
    assert "isbn = {9780142437247}" in said("bibtex", isbn)[1]
    uuid = replace(MOBY, identifier="urn:uuid:12345678-9012-3456-7890-123456789012")
    assert "isbn" not in said("bibtex", uuid)[1]


def test_titles_are_in_italics_and_questions_have_no_full_stop() -> None:
    meta = Metadata("What <Is> a Whale?", ("A & B Ltd",))
    for style in STYLES:
        paragraphs = cited(book_of(meta, text="<b>x</b> & y " * 9), Span(0, 0, 12), style)
        italics = {run.text for runs in paragraphs for run in runs if run.italic}
        assert italics == (set() if style == "bibtex" else {"What <Is> a Whale?"})
        assert "??" not in as_text(paragraphs) and "?." not in as_text(paragraphs)


def test_marks_of_direction_are_left_out() -> None:
    meta = Metadata("\u2067ספר\u2069", ("\u2066Ann Lee\u2069",), published="1999")
    for style in STYLES:
        assert not re.search("[\u2066-\u2069]", "".join(said(style, meta)))
        assert "Lee" in said(style, meta)[-1] and "ספר" in said(style, meta)[-1]


@examples(150)
@given(st.text(max_size=40), st.lists(st.text(max_size=30), max_size=3), st.text(max_size=30),
       st.sampled_from(sorted(STYLES)))  # fmt: skip
def test_any_metadata_gives_a_citation(
    title: str, authors: list[str], published: str, style: str
) -> None:
    meta = Metadata(title, tuple(authors), "en", "P", published)
    paragraphs = cited(book_of(meta), QUOTE, style)
    assert as_text(paragraphs).strip() and "Call me Ishmael" in as_text(paragraphs[:1])
    if style == "bibtex":
        entry = re.sub(r"\\.", "", as_text(paragraphs[1:]))
        assert entry.count("{") == entry.count("}")
