from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.book import Book
from foxreader.core.errors import DamagedBook, OpenError
from foxreader.formats import digest, kind_of_file, open_book
from foxreader.formats.apart import open_apart
from foxreader.formats.html.inside import read_inside

HEAD = (
    r"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Helvetica;}{\f1\fnil\fcharset204 Times;}}"
    r"{\stylesheet{\s0 Normal;}{\s1\outlinelevel0 heading 1;}{\s2 heading 2;}}"
    r"{\info{\title The Lamp \'96 two}{\author Ada Wren}}"
)


def book_of(path: Path, body: str | bytes) -> Book:
    body = body if isinstance(body, bytes) else body.encode("latin-1")
    path.write_bytes(HEAD.encode() + body + b"}")
    assert kind_of_file(path) == "RTF"
    book, resources = open_book(path)
    resources.close()
    return book


def test_what_it_says_of_itself(tmp_path: Path) -> None:
    about = book_of(tmp_path / "a.rtf", r"\pard Words.\par").metadata
    assert (about.title, about.authors) == ("The Lamp – two", ("Ada Wren",))


def test_headings_by_style_and_by_level(tmp_path: Path) -> None:
    body = (
        r"\pard\s1 One\par\pard First words.\par{\pard\s2 Deep\par}"
        r"\pard\outlinelevel0 Two\par\pard\s0 Last.\par"
    )
    book = book_of(tmp_path / "a.rtf", body)
    assert [(e.title, e.level) for e in book.toc] == [("One", 1), ("Deep", 2), ("Two", 1)]
    assert "".join(f.text for f in book.files).split("\n")[:3] == ["One", "First words.", "Deep"]


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (r"caf\'e9 \ldblquote so\rdblquote  \emdash  x\~y\_z", "café “so” — x\u00a0y\u2011z\n"),
        (r"{\f1\'cb\'e8\'f1\'e0} na\u239\'efve \u-10179?\u-8704?", "Лиса naïve 😀\n"),
        (r"\uc2\u26085\'93\'fa\uc1 x", "日x\n"),
        (r"a\line b\tab c \{d\} \\", "a\nb c {d} \\\n"),
        (r"one{\*\unknown gone}{\header gone}{\pict\pngblip 00ff}{\field{\*\fldinst gone}"
         r"{\fldrslt  two}}", "one two\n"),
        ("one\\bin4 }}{\\two", "onetwo\n"),
        (r"a < b & c", "a < b & c\n"),
        (r"}}} more", "more\n"),
    ],
)  # fmt: skip
def test_characters(tmp_path: Path, body: str, text: str) -> None:
    [file] = book_of(tmp_path / "a.rtf", r"\pard " + body + r"\par").files
    assert file.text == text


def test_notes_pop_up_and_hidden_text_is_no_evidence(tmp_path: Path) -> None:
    body = (
        r"\pard Words{\super\chftn}{\footnote\pard {\super\chftn} Of the \b note\b0 .} go "
        r"on{\v  unseen}.\par"
    )
    [file] = book_of(tmp_path / "a.rtf", body).files
    assert file.text == "Words1 go on unseen.\nOf the note.\n"
    [link] = read_inside([(file.name, file.markup)]).files[0].links
    assert link.note is not None
    assert file.text[link.note.start : link.note.end] == "Of the note."
    assert [file.text[start:end].strip() for start, end in file.hidden] == ["unseen"]
    assert b"<b>note</b>" in file.markup


def test_pictures_are_told(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.rtf", r"\pard Words.{\pict\jpegblip ffd8}\par")
    assert len(book.warnings) == 1


@pytest.mark.parametrize(
    "source",
    [b"{\\rtf1" + b"{" * 500_000, b"{\\rtf1 " + b"{\\b x" * 100_000, b"{\\rtf1 \\bin999999999 x}",
     b"{\\rtf1" + b"\\" * 500_000, b"{\\rtf1 " + b"\\u1?" * 200_000],
)  # fmt: skip
def test_a_hostile_one_ends_within_the_walls(tmp_path: Path, source: bytes) -> None:
    path = tmp_path / "a.rtf"
    path.write_bytes(source)
    try:
        _, resources = open_apart(path, sha256=digest(path))
    except OpenError as error:
        assert str(error).endswith(".")
    else:
        resources.close()


def test_one_without_words_is_damaged(tmp_path: Path) -> None:
    with pytest.raises(DamagedBook):
        book_of(tmp_path / "a.rtf", r"\pard\par")


@examples(150)
@given(st.text(st.sampled_from("\\{}*'u1 -parbvfs\nx"), max_size=60))
def test_any_words_of_control_are_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, body: str
) -> None:
    try:
        book = book_of(tmp_path_factory.getbasetemp() / "a.rtf", body)
    except OpenError:
        return
    assert all(file.text.strip() for file in book.files)
