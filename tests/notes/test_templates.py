"""Notes written by templates: the presets, the fields, and what a template may not do."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest

from foxreader.core.annotation import (
    Anchor,
    bookmark,
    highlight,
    keeps_words,
    placed,
    tags_in,
    with_tag,
)
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.errors import UsageError
from foxreader.core.span import Span
from foxreader.library.paths import RESOURCES
from foxreader.notes.templates import FIELDS, Template, files_by, read_template, written_by
from foxreader.notes.writing import NoteList, note_list

TEXT = "The keeper lit the lamp.\nIt burned all night.\n=1+1 is a sum."
AT = "2026-11-27T12:00:00.000Z"


def notes(title: str = "The Lamp") -> NoteList:
    toc = (TocEntry("The *Keeper*", Span(0, 0, 0)),)
    book = Book("ab" * 32, "EPUB", Metadata(title, ("Ann Lowe", "Bo")),
                (BookFile("a", TEXT),), toc=toc)  # fmt: skip
    made = [
        highlight(Anchor.of(book, Span(0, 0, 45)), note="Count #steps,\nand #ship/crew. <b>"),
        highlight(Anchor.of(book, Span(0, 46, 60)), "green"),
        bookmark(Anchor.of(book, Span(0, 4, 4)), title="Here"),
    ]
    dated = [replace(one, id=f"{n:032x}", made=AT, changed=AT) for n, one in enumerate(made)]
    return note_list(placed(dated, book), book)


def preset(name: str) -> Template:
    path = RESOURCES / "templates" / f"{name}.toml"
    return read_template(path.read_text("utf-8"), path.name)


def test_obsidian_has_quotes_tags_and_ids_to_link_to() -> None:
    text = written_by(preset("obsidian"), [notes()])
    assert text.startswith('---\ntitle: "The Lamp"\nauthors: "Ann Lowe, Bo"\n')
    assert "## The \\*Keeper\\*\n" in text
    assert "> The keeper lit the lamp.\n> It burned all night.\n\n" in text
    assert "#steps #ship/crew\n" in text and "\\<b\\>" in text
    lines = [line for line in text.splitlines() if line.startswith("2026-11-27")]
    assert len(lines) == 3 and all("](foxreader://open/" in line for line in lines)
    blocks = [line.rpartition(" ^")[2] for line in lines]
    assert len(set(blocks)) == 3 and all(block.isalnum() for block in blocks)


def test_zotero_has_no_markup_of_a_note() -> None:
    text = written_by(preset("zotero"), [notes()])
    assert "(Ann Lowe, Bo, The Lamp)</span>" in text and "&lt;b&gt;" in text and "<b>" not in text


def test_anki_has_its_lines_above_and_no_sign_before_them() -> None:
    text = written_by(preset("anki"), [notes()])
    assert text.startswith("#separator:Comma\n#html:false\n#columns:Front,Back,Source,Tags\n")
    rows = list(csv.reader(io.StringIO(text.partition("#tags column:4\n")[2], newline="")))
    assert rows[1][0].startswith("The keeper") or rows[0][0].startswith("The keeper")
    assert ["'=1+1 is a sum.", "", "Ann Lowe, Bo: The Lamp, The *Keeper*", ""] in rows
    assert any(row[3] == "steps ship/crew" for row in rows)


def test_readwise_has_the_sign_by_which_spreadsheets_know_it() -> None:
    text = written_by(preset("readwise"), [notes()])
    assert text[0] == "\ufeff"
    first, *rows = csv.DictReader(io.StringIO(text[1:], newline=""))
    assert {"Highlight", "Title", "Author", "Note", "Date"} <= set(first)
    assert len(rows) == 2 and all(row["Date"].startswith("2026-11-27 ") for row in rows)


def test_each_book_has_a_file_of_its_own() -> None:
    lists = [notes(), notes("the lamp"), notes("A/B: c?")]
    assert list(files_by(preset("obsidian"), lists)) == [
        "The Lamp.md", "the lamp (2).md", "A B c.md",
    ]  # fmt: skip


def test_fields_are_written_as_the_template_says() -> None:
    template = Template("x", ".txt", note=(
        "{made:%d.%m.%Y} {tags:, } {authors:; } {{as it is}} {quote|yaml}\n"
        "{heading}\n"
        "{kind}{?, p. {page}?}\n"
    ))  # fmt: skip
    text = written_by(template, [notes()])
    assert '27.11.2026 steps, ship/crew Ann Lowe; Bo {as it is} "The keeper lit' in text
    assert "Here\nbookmark\n" in text and ", p. " not in text


@pytest.mark.parametrize(
    "text",
    [
        'name = "x"',
        'name = "x"\nsuffix = ".md"\nnote = "{nothing}"',
        'name = "x"\nsuffix = ".md"\nnote = "{quote|shell}"',
        'name = "x"\nsuffix = ".md"\nnote = "{"',
        'name = "x"\nsuffix = "/../x"\nnote = "{quote}"',
        'name = "x"\nsuffix = ".md"\nnote = 5',
        'name = "x"\nsuffix = ".md"\nnote = "{quote}"\nrun = "rm"',
        'name = "x"\nsuffix = ".csv"\ncolumns = [["a"]]',
        "no toml",
        "x" * 200_000,
    ],
)
def test_a_template_that_is_wrong_says_so(text: str) -> None:
    with pytest.raises(UsageError, match=r"“own\.toml” cannot be used"):
        read_template(text, "own.toml")


def test_every_field_is_described() -> None:
    from foxreader.notes import templates

    assert templates.__doc__ is not None
    assert all(f"``{name}``" in templates.__doc__ for name in FIELDS)
    for path in sorted(Path(RESOURCES, "templates").glob("*.toml")):
        assert written_by(read_template(path.read_text("utf-8"), path.name), [notes()])


def test_tags_are_words_with_a_sign() -> None:
    assert tags_in("#sea, C# is #1 no tag; (#Ship/crew) a#b ## #sea #SEA #höhe") == (
        "sea", "Ship/crew", "höhe",
    )  # fmt: skip
    assert with_tag("words", "sea") == "words #sea" and with_tag("", "#sea shore") == "#sea-shore"
    assert with_tag("a #Sea", "sea") == "a #Sea" and with_tag("a", "  ") == "a"
    assert keeps_words("#ship word", "a word", "#ship/crew word")
    assert not keeps_words("#shi", "#ship", "#ship") and not keeps_words("#sea x", "sea", "#sea")
