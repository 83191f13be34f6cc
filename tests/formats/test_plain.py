from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.book import Book
from foxreader.core.errors import DamagedBook, UnsupportedFormat, UsageError
from foxreader.formats import digest, open_book
from foxreader.formats.plain import blocks

PROSE = (
    "It was the best of times, it was the worst of times, it was the age of wisdom, it was the"
    " age of foolishness, it was the epoch of belief, it was the epoch of incredulity."
)


def book_of(path: Path, content: str | bytes) -> Book:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    book, resources = open_book(path)
    assert resources.read("x") is None
    return book


def words(book: Book) -> list[str]:
    return "".join(file.text for file in book.files).split()


def test_hard_wrapped_paragraphs_are_joined(tmp_path: Path) -> None:
    source = "\n\n".join(textwrap.fill(PROSE, 66) for _ in range(3))
    book = book_of(tmp_path / "a.txt", source)
    assert book.format == "text"
    assert [line for line in book.files[0].text.split("\n") if line] == [PROSE] * 3


def test_verse_keeps_its_lines(tmp_path: Path) -> None:
    verse = "Tyger Tyger, burning bright,\nIn the forests of the night;\nWhat immortal hand"
    book = book_of(tmp_path / "a.txt", f"{textwrap.fill(PROSE, 66)}\n\n{verse}\n")
    assert verse in book.files[0].text


@pytest.mark.parametrize(
    "titles",
    [
        ["CHAPTER I. Down the Hole", "CHAPTER II. The Pool"],
        ["Chapter One", "Chapter Two"],
        ["第一章 开始", "第二章 后来"],
        ["# First", "# Second"],
        ["Prologue", "Epilogue"],
        ["I.", "II."],
        ["Kapitel 1", "Kapitel 2"],
    ],
)
def test_chapters_are_found(tmp_path: Path, titles: list[str]) -> None:
    source = "\n\n".join(f"{t}\n\n{PROSE}" for t in titles)
    toc = book_of(tmp_path / "a.txt", source).toc
    assert [e.title for e in toc] == [t.lstrip("# ") for t in titles]


def test_parts_stand_above_chapters_and_a_printed_list_is_no_heading(tmp_path: Path) -> None:
    listed = "PART ONE\n\nChapter 1\n\nChapter 2\n\n"
    body = f"PART ONE\n\nChapter 1\n\n{PROSE}\n\nChapter 2\n\n{PROSE}\n"
    book = book_of(tmp_path / "a.txt", listed + body)
    assert [(e.level, e.title) for e in book.toc] == [
        (1, "PART ONE"),
        (2, "Chapter 1"),
        (2, "Chapter 2"),
    ]


def test_sentences_that_begin_like_headings_are_none(tmp_path: Path) -> None:
    for sentence in (
        "Part of the reason was that he had never asked anybody about it before.",
        "Section 5 describes what was found.",
        "chapter 3 and all that",
        "Book a table, please,",
    ):
        assert book_of(tmp_path / "a.txt", f"{PROSE}\n\n{sentence}\n").toc == (), sentence


def test_a_long_text_is_a_file_a_chapter(tmp_path: Path) -> None:
    source = "\n\n".join(f"Chapter {n}\n\n" + "\n\n".join([PROSE] * 150) for n in (1, 2, 3))
    book = book_of(tmp_path / "a.txt", source)
    assert len(book.files) == 3
    assert [e.place.file for e in book.toc] == [0, 1, 2]
    assert words(book) == source.split()


# Signs that mark a heading: they are no words of it.
_MARKUP = re.compile(r"#|---+")


@examples(60)
@given(st.text(alphabet="ab cC.,1IV#\n\t 　第一章é😀-<&", max_size=300))
def test_no_word_is_lost(text: str) -> None:
    kept = "".join("".join(" ".join(b.lines).split()) for b in blocks(text))
    assert _MARKUP.sub("", kept) == _MARKUP.sub("", "".join(text.split()))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
def test_encodings(tmp_path: Path, encoding: str) -> None:
    text = "Größe und Übermut im Café, naïve Señor. " * 20
    book = book_of(tmp_path / "a.txt", text.encode(encoding))
    assert "Größe und Übermut im Café" in book.files[0].text


def test_a_header_gives_title_and_author(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.txt", f"Title: The Book\nAuthor: Ada\n\n{PROSE}")
    assert (book.metadata.title, book.metadata.authors) == ("The Book", ("Ada",))
    assert book_of(tmp_path / "plain name.txt", PROSE).metadata.title == "plain name"


def test_markup_in_a_text_is_text(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.txt", "if a < b & c > d: <script>x</script>")
    assert book.files[0].text.strip() == "if a < b & c > d: <script>x</script>"


def test_markdown(tmp_path: Path) -> None:
    source = (
        "---\ntitle: Notes\n---\n# One\n\n*a* **b**\n\n## Two\n\n[x](#one) `c`\n\n"
        "<script>no</script>\n"
    )
    book = book_of(tmp_path / "a.md", source)
    assert (book.format, book.metadata.title) == ("Markdown", "Notes")
    assert [(e.level, e.title) for e in book.toc] == [(1, "One"), (2, "Two")]
    assert "a b" in book.files[0].text and "no" not in book.files[0].text.split()
    assert book.files[0].anchors["one"] == book.toc[0].place.start


def test_a_web_page(tmp_path: Path) -> None:
    source = "<!DOCTYPE html><html lang=de><title>Seite</title><h1>Kopf</h1><p>Text<img src=a.png>"
    book = book_of(tmp_path / "a.dat", source)
    assert (book.format, book.metadata.title, book.metadata.language) == ("HTML", "Seite", "de")
    assert [e.title for e in book.toc] == ["Kopf"]


@pytest.mark.parametrize(
    ("name", "content", "error"),
    [
        ("a.txt", bytes(range(256)) * 20, UnsupportedFormat),
        ("a.txt", b"", DamagedBook),
        ("a.mobi", b"x" * 60 + b"BOOKMOBI", DamagedBook),
        ("a.fb2", b"<?xml version='1.0'?><FictionBook>", DamagedBook),
        ("a.azw", b"TPZ" + bytes(200), UnsupportedFormat),
        ("a.epub", b"<html>404</html>", DamagedBook),
        ("a.png", b"\x89PNG\r\n\x1a\n", UnsupportedFormat),
    ],
)
def test_what_is_no_book_is_said_in_one_sentence(
    tmp_path: Path, name: str, content: bytes, error: type[Exception]
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(error) as caught:
        open_book(path)
    assert name in str(caught.value) and "\n" not in str(caught.value)


def test_files_that_are_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.epub", tmp_path, Path("/dev/null"), tmp_path / "a\0b"):
        with pytest.raises(UsageError):
            digest(path)
        with pytest.raises(UsageError):
            open_book(path)


def test_a_text_about_pdf_is_a_text(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.txt", "A file of that kind begins with %PDF-1.7 and a line end.")
    assert book.format == "text"


# A few sentences in each language: an encoding is told by its words.
STORIES = dict(
    line.split(": ", 1)
    for line in (Path(__file__).parents[1] / "data" / "stories.txt").read_text("utf-8").splitlines()
)


@pytest.mark.parametrize(
    ("story", "encoding"),
    [
        *(("ru", e) for e in ("cp1251", "koi8-r", "cp866", "utf-16-le", "utf-16-be", "utf-16")),
        *(("zh", e) for e in ("gbk", "gb18030", "utf-16-le", "utf-16-be")),
        *(("tw", e) for e in ("big5", "utf-16-le")),
        *(("ja", e) for e in ("shift_jis", "euc_jp", "utf-16-be")),
        *(("ko", e) for e in ("euc_kr", "cp949", "utf-16-le")),
        *(("fr", e) for e in ("cp1252", "utf-16-le", "utf-16-be")),
        *((s, "cp1252") for s in ("da", "pt")),
        *((s, "cp1250") for s in ("pl", "cs")),
        ("tr", "cp1254"),
    ],
)
def test_the_encoding_is_told_by_the_bytes(tmp_path: Path, story: str, encoding: str) -> None:
    book = book_of(tmp_path / "a.txt", (f"{STORIES[story]}\n\n" * 3).encode(encoding))
    assert [line for line in book.files[0].text.split("\n") if line] == [STORIES[story]] * 3


@pytest.mark.parametrize(
    ("titles", "levels"),
    [
        (["Глава первая", "Глава вторая. Сова", "Глава двадцать первая"], [1, 1, 1]),
        (["Часть первая", "Глава 1", "ЧАСТЬ ВТОРАЯ", "Глава II"], [1, 2, 1, 2]),
        (["第一卷 春", "第一章 狐狸", "第二卷 秋", "第十二回 灯"], [1, 2, 1, 2]),
        (["제1부 봄", "제1장 여우", "제2장 등불"], [1, 2, 2]),
        (["CHAPTER I", "CHAPTER II", "CHAPTER XIV"], [1, 1, 1]),
        (["Chapitre premier", "Chapitre II"], [1, 1]),
    ],
)
def test_chapters_in_other_languages(tmp_path: Path, titles: list[str], levels: list[int]) -> None:
    book = book_of(tmp_path / "a.txt", "\n\n".join(f"{t}\n\n{PROSE}" for t in titles))
    assert [(e.title, e.level) for e in book.toc] == list(zip(titles, levels, strict=True))


@pytest.mark.parametrize(
    "words", ["Chapter and verse.", "第一次见面的时候他笑了。", "Глава семьи ушёл."]
)
def test_lines_that_are_no_chapters(tmp_path: Path, words: str) -> None:
    assert book_of(tmp_path / "a.txt", f"{PROSE}\n\n{words}\n\n{PROSE}").toc == ()
