"""A file that replaces one on the shelf takes its annotations along; another book never does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import smallbooks
from core.test_placing import prose
from foxreader.core.annotation import Anchor, Annotation, bookmark, highlight, placed
from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.program.forgetting import forget_book
from foxreader.program.program import Program
from program.test_extraction import program_of

PARTS = [prose(60, seed) for seed in range(40)]
TEXT = "\n\n".join(PARTS)


def page(text: str, title: str = "The Keeper", author: str = "A. Marn") -> str:
    body = "".join(f"<p>{part}</p>" for part in text.split("\n\n"))
    head = f'<title>{title}</title><meta name="author" content="{author}">'
    return f"<!DOCTYPE html><html><head>{head}</head><body>{body}</body></html>"


def book_with(path: Path, title: str, identifier: str, *chapters: str) -> None:
    """An EPUB with these chapters."""
    names = [f"c{number}" for number in range(len(chapters))]
    meta = (
        f'<dc:identifier id="id">{identifier}</dc:identifier><dc:title>{title}</dc:title>'
        "<dc:language>en</dc:language>"
    )
    items = "".join(
        f'<item id="{name}" href="{name}.xhtml" media-type="application/xhtml+xml"/>'
        for name in names
    )
    spine = "".join(f'<itemref idref="{name}"/>' for name in names)
    members = {
        "META-INF/container.xml": (
            '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">'
            '<rootfiles><rootfile full-path="book.opf" '
            'media-type="application/oebps-package+xml"/></rootfiles></container>'
        ),
        "book.opf": (
            '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">'
            f'<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">{meta}</metadata>'
            f"<manifest>{items}</manifest><spine>{spine}</spine></package>"
        ),
    }
    pages = {
        f"{name}.xhtml": smallbooks.page(body) for name, body in zip(names, chapters, strict=False)
    }
    smallbooks.zipped(path, {"mimetype": "application/epub+zip"} | members | pages)


@pytest.fixture
def program() -> Program:
    return Program()


def opened(program: Program, path: Path) -> Book:
    found = program.books.open(path)
    found.resources.close()
    program.profile.shelf.opened(found.book, path)
    return found.book


def annotated(program: Program, path: Path) -> list[Annotation]:
    """Open the book at ``path`` and annotate it."""
    book = opened(program, path)
    text = book.files[0].text
    places = [text.index(PARTS[n]) for n in (3, 20, 35)]
    made = [
        highlight(Anchor.of(book, Span(0, places[0], places[0] + 40)), "blue", "Why?"),
        highlight(Anchor.of(book, Span(0, places[1], places[1] + 70))),
        bookmark(Anchor.of(book, Span(0, places[2], places[2]))),
    ]
    program.profile.annotations.add(*made)
    return made


def test_a_new_edition_at_the_same_path_has_the_annotations(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "keeper.html"
    path.write_text(page(TEXT), encoding="utf-8")
    made = annotated(program, path)
    changed = TEXT.replace(PARTS[20], "Nobody knows what was here. " * 5)
    path.write_text(page(f"A preface.\n\n{changed}", "Another title"), encoding="utf-8")
    book = opened(program, path)
    found = placed(program.profile.annotations.of(book.sha256), book)
    assert [one for one, _ in found.here] == [made[0], made[2]]
    assert book.text_at(found.here[0][1]) == made[0].anchor.quote
    assert found.missing == (made[1],)
    # What is made now is kept beside them, and a third edition has all.
    later = highlight(Anchor.of(book, Span(0, 2, 9)))
    program.profile.annotations.add(later)
    path.write_text(page(f"A preface.\n\n{changed}\n\nAn epilogue."), encoding="utf-8")
    third = opened(program, path)
    assert {one.id for one in program.profile.annotations.of(third.sha256)} == {
        one.id for one in (*made, later)
    }
    forget_book(program.profile, third.sha256)
    assert program.profile.annotations.all() == ()


def test_a_book_of_the_same_name_has_them_when_the_other_file_is_gone(
    program: Program, tmp_path: Path
) -> None:
    old, new = tmp_path / "keeper.html", tmp_path / "keeper-2.html"
    old.write_text(page(TEXT), encoding="utf-8")
    made = annotated(program, old)
    new.write_text(page(f"{TEXT}\n\nAn epilogue."), encoding="utf-8")
    both = opened(program, new)
    assert program.profile.annotations.of(both.sha256) == ()  # the other one is still there
    old.unlink()
    assert program.profile.annotations.of(opened(program, new).sha256) == tuple(made)


def test_a_renamed_file_with_another_title_is_known_by_its_identifier(
    program: Program, tmp_path: Path
) -> None:
    old, new = tmp_path / "a.epub", tmp_path / "b.epub"
    chapters = [f"<p>{part}</p>" for part in PARTS[:4]]
    book_with(old, "Old title", "urn:uuid:1", *chapters)
    book = opened(program, old)
    one = highlight(Anchor.of(book, Span(len(book.files) - 1, 10, 90)))
    program.profile.annotations.add(one)
    old.unlink()
    book_with(new, "New title", "urn:uuid:2", *chapters)
    assert program.profile.annotations.of(opened(program, new).sha256) == ()
    book_with(new, "New title", "urn:uuid:1", *chapters)
    assert program.profile.annotations.of(opened(program, new).sha256) == (one,)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "other",
    [
        lambda: page("\n\n".join(prose(60, seed) for seed in range(100, 140))),
        lambda: page("\n\n".join(PARTS[:10] + [prose(60, seed) for seed in range(100, 140)])),
        lambda: page("Too short."),
        lambda: page(""),
    ],
)
def test_another_book_at_the_same_path_has_none(
    program: Program, tmp_path: Path, other: Callable[[], str]
) -> None:
    path = tmp_path / "keeper.html"
    path.write_text(page(TEXT), encoding="utf-8")
    annotated(program, path)
    path.write_text(other(), encoding="utf-8")
    assert program.profile.annotations.of(opened(program, path).sha256) == ()
    assert len(program.profile.annotations.all()) == 3  # nothing is lost


def test_another_name_elsewhere_has_none(program: Program, tmp_path: Path) -> None:
    path, other = tmp_path / "keeper.html", tmp_path / "other.html"
    path.write_text(page(TEXT), encoding="utf-8")
    annotated(program, path)
    path.unlink()
    other.write_text(page(f"{TEXT}\n\nMore.", author="B. Marn"), encoding="utf-8")
    assert program.profile.annotations.of(opened(program, other).sha256) == ()


@pytest.mark.parametrize("same", [True, False])
def test_where_the_old_text_is_gone_the_highlights_tell(
    program: Program, tmp_path: Path, same: bool
) -> None:
    path = tmp_path / "keeper.html"
    path.write_text(page(TEXT), encoding="utf-8")
    made = annotated(program, path)
    program.profile.documents.remove(made[0].anchor.book)
    text = f"A preface.\n\n{TEXT}" if same else prose(3_000, 99)
    path.write_text(page(text), encoding="utf-8")
    found = program.profile.annotations.of(opened(program, path).sha256)
    assert found == (tuple(made) if same else ())


def test_a_new_extraction_keeps_them_at_their_words(tmp_path: Path) -> None:
    path = tmp_path / "keeper.html"
    path.write_text(page(TEXT), encoding="utf-8")
    made = annotated(program_of(7), path)
    program = program_of(8, lambda _, text: text.replace(" ", "  "))
    book = opened(program, path)
    assert book.sha256 == made[0].anchor.book
    found = placed(program.profile.annotations.of(book.sha256), book)
    assert not found.missing and len(found.here) == 3
    assert [one.anchor for one, _ in found.here] == [one.anchor for one in made]
    for one, span in found.here:
        assert book.text_at(span).replace("\u00ad", "").split() == one.anchor.quote.split()
        assert span.start > one.anchor.span.start
