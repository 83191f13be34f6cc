"""Markdown: tables, footnotes, task lists, links, the title, and hostile texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.book import Book
from foxreader.formats import open_book
from foxreader.formats.html.inside import read_inside
from foxreader.formats.plain import markdown_html


def book_of(path: Path, content: str) -> Book:
    path.write_text(content, "utf-8")
    return open_book(path)[0]


def test_footnotes_are_notes(tmp_path: Path) -> None:
    source = (
        "# The Mill\n\nIt was late.[^one] Ice[^b] lay there, ice[^b].\n\n[^b]: Thick.\n\n"
        "[^one]: In the year of the frost,\n    as they said.\n\n    And long.\n\nThe end.\n"
    )
    book = book_of(tmp_path / "a.md", source)
    file = book.files[0]
    assert [line for line in file.text.split("\n") if line] == [
        "The Mill", "It was late.1 Ice2 lay there, ice2.", "The end.",
        "In the year of the frost, as they said.", "And long. ↩", "Thick. ↩",
    ]  # fmt: skip
    links = read_inside([(file.name, file.markup)], lambda: None).files[0].links
    noted = [file.text[link.note.start : link.note.end] for link in links if link.note]
    assert noted[0].startswith("In the year") and noted[1:] == ["Thick.", "Thick."]


def test_a_mark_without_a_note_and_a_note_without_a_mark_stay() -> None:
    html = markdown_html("A[^1] mark.\n\n[^2]: A note.\n")
    assert "A[^1] mark." in html and "A note." in html


def test_task_lists_have_boxes(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.md", "- [ ] Oil\n- [x] *Wick*\n- [y] Glass\n\n[ ] No item\n")
    assert book.files[0].text.split() == [
        "☐",
        "Oil",
        "☑",
        "Wick",
        "[y]",
        "Glass",
        "[",
        "]",
        "No",
        "item",
    ]


def test_tables_have_cells(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.md", "| Lamp | Oil |\n|---|---|\n| green | full |\n")
    assert b"<td" in book.files[0].markup
    assert book.files[0].text.split() == ["Lamp", "Oil", "green", "full"]


@pytest.mark.parametrize(
    ("name", "source", "title"),
    [
        ("untitled.md", "# The *Green* Ledger\n\nIt was late.\n", "The Green Ledger"),
        ("a.md", "Words.\n\n## The Mill\n\nIt was late.\n", "The Mill"),
        ("a.md", "---\ntitle: Notes\n---\n# The Mill\n", "Notes"),
        ("Lamp Stories.md", "# Chapter 1\n\nIt was late.\n", "Lamp Stories"),
        ("untitled.txt", "# The Ledger\n\nIt was late.\n", "The Ledger"),
        ("a.txt", "The Ledger\n==========\n\nIt was late.\n", "The Ledger"),
        ("灯塔.txt", "第一章 开始\n\n那天晚上。\n", "灯塔"),
        ("a.html", "<html><body><h1>The Mill</h1><p>It was late.", "The Mill"),
    ],
)
def test_the_first_heading_is_the_title(tmp_path: Path, name: str, source: str, title: str) -> None:
    assert book_of(tmp_path / name, source).metadata.title == title


def test_a_long_text_has_a_file_a_chapter_and_its_links_work(tmp_path: Path) -> None:
    chapter = "# Part {n}\n\nSee [two](#part-2).[^{n}]\n\n" + "It was late.\n\n" * 3_000
    notes = "".join(f"[^{n}]: Note {n}.\n" for n in (1, 2, 3))
    book = book_of(tmp_path / "a.md", "".join(chapter.format(n=n) for n in (1, 2, 3)) + notes)
    assert len(book.files) == 3
    assert [entry.place.file for entry in book.toc] == [0, 1, 2]
    inside = read_inside([(f.name, f.markup) for f in book.files], lambda: None)
    assert sum(link.note is not None for file in inside.files for link in file.links) == 3
    assert re.search(rb'href="[^"]*1\.xhtml#part-2"', book.files[0].markup)


_PIECES = ("é", " ", "\n", "\n\n", "[^1]", "[^1]: ", "[^2]: ", "- [ ] ", "> ", "# ", "*", "    ")


@examples(200)
@given(st.lists(st.sampled_from(_PIECES), max_size=30).map("".join))
def test_no_letter_is_lost(text: str) -> None:
    assert markdown_html(text).count("é") == text.count("é")


@pytest.mark.parametrize(
    "text",
    [
        "[^1]: " * 20_000, "[^1]" * 50_000 + "\n\n[^1]: a\n", "> " * 20_000, "[" * 50_000,
        "- [ ] a\n" * 20_000, "# a\n" * 50_000, "a" * 2_000_000, "*a " * 50_000, "\0" * 100_000,
        "".join(f"[^{n}]: a\n" for n in range(5_000)), "| a " * 20_000 + "\n" + "|-" * 20_000,
    ],
)  # fmt: skip
def test_hostile_texts_end(text: str) -> None:
    assert markdown_html(text)


def test_a_title_as_pandoc_has_it_and_attributes_of_headings(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("% The Kettles\n% Ann Lee\n\n# Fog {#fog .dark}\n\nSee [it](#fog).\n")
    book, _ = open_book(path)
    assert (book.metadata.title, book.metadata.authors) == ("The Kettles", ("Ann Lee",))
    assert [entry.title for entry in book.toc] == ["Fog"]
    assert "fog" in book.files[0].anchors
