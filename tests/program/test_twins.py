"""The same book in several files: found by ISBN, title or text, put together, and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.core.annotation import Anchor, Annotation, highlight
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.span import Span
from foxreader.library.catalog import View
from foxreader.library.paths import Home
from foxreader.library.records import ManyChange
from foxreader.program.importing import groups, join, measure_texts
from foxreader.program.program import Program
from librarymaker import library_epub

LONG = "The keeper went up the stairs of the tower and lit the lamp. " * 20
ISBN = '<dc:identifier id="i">urn:isbn:9780306406157</dc:identifier>'
FILES = {
    "a": ("The Tower", "Ann Lowe", LONG, ""),
    "b": ("Tower (2nd printing)", "A. Lowe", f" {LONG}\n", ""),  # the same words
    "c": ("Whales", "Bo", "Of whales.", ISBN),
    "d": ("Wales", "Bob", "Of whales and more.", ISBN),  # the same ISBN
    "e": ("The Lamp", "Cy", "One lamp.", ""),
    "f": ("THE LAMP", "Cy", "Two lamps.", ""),  # the same title and author
    "g": ("Lamps", "Cy", "Many lamps.", ""),
}


@pytest.fixture
def program(tmp_path: Path) -> Program:
    made = Program(Home(tmp_path / "home"))
    for name, (title, author, words, meta) in FILES.items():
        library_epub(tmp_path / f"{name}.epub", title, author, words=words, meta=meta)
    made.library.add([tmp_path])
    for name in "abg":
        made.books.open(tmp_path / f"{name}.epub").resources.close()
    return made


def marked(book: Book, words: str, note: str = "") -> Annotation:
    at = book.files[0].text.index(words)
    return highlight(Anchor.of(book, Span(0, at, at + len(words))), note=note)


def hashes(program: Program) -> dict[str, str]:
    return {path.stem: file.sha256 for path, file in program.profile.files.all().items()}


def test_twins_are_found_by_text_isbn_and_title(program: Program) -> None:
    profile, by_name = program.profile, hashes(program)
    assert measure_texts(profile) == 3 and measure_texts(profile) == 0
    found = [sorted(one.path.stem for one in group) for group in groups(profile)]
    assert sorted(found) == [["a", "b"], ["c", "d"], ["e", "f"]]
    assert profile.catalog.count(View(twins=True)) == 6
    before = profile.records.keep_apart([by_name["a"], by_name["b"]])
    before += profile.records.keep_apart([by_name["e"], by_name["f"]])
    assert [one.path.stem for one in groups(profile)[0]] in (["c", "d"], ["d", "c"])
    assert profile.catalog.count(View(twins=True)) == 2
    assert profile.catalog.same(by_name["a"]) == []
    profile.records.take_back(before)
    profile.records.remove(by_name["d"])
    assert [len(group) for group in groups(profile)] == [2, 2]


def test_books_are_sorted_by_what_their_texts_are_the_unknown_last(program: Program) -> None:
    profile, by_name = program.profile, hashes(program)
    measure_texts(profile)
    names = {sha256: name for name, sha256 in by_name.items()}

    def order(sort: str, descending: bool = False) -> str:
        view = View(sort=sort, descending=descending)  # type: ignore[arg-type]
        return "".join(names[one] for one in profile.catalog.order(view))

    assert order("pages")[:3] in ("gab", "gba") and order("pages", True)[2] == "g"
    assert set(order("left")[3:]) == set("cdef") == set(order("left", True)[3:])
    assert order("left")[0] == "g"
    profile.records.set_state([by_name["a"]], "finished")  # nothing is left
    assert order("left")[:2] == "gb"
    profile.records.change([by_name["e"]], ManyChange({"rating": 2.0, "published": "1900"}))
    profile.records.change([by_name["f"]], ManyChange({"rating": 4.0, "published": "1850-10"}))
    assert order("rating")[:2] == "ef" and order("rating", True)[:2] == "fe"
    assert order("published")[:2] == "fe" and order("published", True)[:2] == "ef"
    sizes = [book.size for book in profile.catalog.page(View(sort="size"), 0, 9)]
    assert sizes == sorted(sizes) and sizes[0] > 0


def test_one_file_stands_for_all_with_the_notes_of_both(program: Program, tmp_path: Path) -> None:
    profile, by_name = program.profile, hashes(program)
    opened = program.books.open(tmp_path / "a.epub")
    profile.annotations.add(marked(opened.book, "lit the lamp"))
    opened.resources.close()
    other = program.books.open(tmp_path / "b.epub")
    profile.annotations.add(marked(other.book, "of the tower", note="which?"))
    other.resources.close()
    sea = profile.records.collect("Sea")
    profile.records.put_in(sea.id, [by_name["b"]])
    profile.records.change([by_name["b"]], ManyChange({"rating": 4.0}, state="finished"))
    take_back = join(profile, by_name["a"], [by_name["b"]])
    kept = profile.catalog.get(by_name["a"])
    assert kept is not None and (kept.rating, kept.state) == (4, "finished")
    assert by_name["b"] not in profile.catalog.order()
    assert len(profile.annotations.of(by_name["a"])) == 2
    assert by_name["a"] in profile.catalog.members(sea.id)
    take_back()
    assert (
        len(profile.annotations.of(by_name["a"])) == 1 == len(profile.annotations.of(by_name["b"]))
    )
    kept = profile.catalog.get(by_name["a"])
    assert kept is not None and (kept.rating, kept.state) == (None, "not_started")
    assert by_name["a"] not in profile.catalog.members(sea.id)
    assert by_name["b"] in profile.catalog.order()
    with pytest.raises(UsageError):
        join(profile, by_name["a"], [by_name["a"]])
