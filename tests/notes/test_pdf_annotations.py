"""The annotations of a PDF are taken over at their letters; a copy has those of the reader."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pymupdf
import pytest

from commandline import fox
from foxreader.core.annotation import COLORS
from foxreader.formats.pdf.structure import read_marks, write_marks
from foxreader.notes.imported import color_of, nearest
from foxreader.notes.in_books import GROUNDS
from papers import columns, numbered


def listed(book: Path) -> list[dict[str, Any]]:
    notes: list[dict[str, Any]] = json.loads(fox("notes", "list", book, "--json").stdout)["notes"]
    return notes


def bring(book: Path, file: Path) -> dict[str, int]:
    made = fox("notes", "import", book, file, "--json")
    assert made.returncode == 0, made.stderr
    counts: dict[str, int] = json.loads(made.stdout)
    return counts


def annotated(path: Path, rotation: int = 0) -> Path:
    """Ten pages; the first has an annotation of each kind."""
    numbered(path)
    document = pymupdf.open(path)
    page = document[0]
    page.set_cropbox(pymupdf.Rect(20, 30, 590, 790))
    page.set_rotation(rotation)

    def quads(words: str) -> list[Any]:
        return list(page.search_for(words, quads=True))

    marked = page.add_highlight_annot(quads("Line 3 of page 1"))
    marked.set_colors(stroke=(0.2, 0.4, 1))
    marked.set_info(content="Why?\rSo", title="Ada", creationDate="D:20240102030405+01'00'",
                    modDate="D:20240203040506Z")  # fmt: skip
    marked.set_popup((300, 300, 400, 400))
    marked.update()
    page.add_underline_annot(quads("Line 5 of page 1 is here."))
    page.add_strikeout_annot(quads("page 1 of"))
    page.add_squiggly_annot(quads("Line 8 of")[0])
    two_lines = quads("is here.")[10:11] + quads("Line 11 of")
    page.add_highlight_annot(two_lines)
    page.add_text_annot(quads("Line 15 of")[0].ul, "A sticky note", icon="Comment")
    answer = page.add_text_annot((50, 50), "I agree")
    answer.set_info(title="Ben", content="I agree")
    answer.set_irt_xref(marked.xref)
    page.add_rect_annot((400, 400, 500, 500))  # a drawing without words
    saved = path.with_name("annotated.pdf")
    document.save(saved)
    return saved


@pytest.mark.thorough
@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_each_kind_is_taken_over_at_its_letters(
    own_home: Path, tmp_path: Path, rotation: int
) -> None:
    book = annotated(tmp_path / "plain.pdf", rotation)
    for _ in range(2):
        assert bring(book, book) == {"placed": 6, "moved": 0, "missing": 0}
        notes = listed(book)
        quotes = {" ".join(note["quote"].split()) for note in notes if note["kind"] == "highlight"}
        assert quotes == {"Line 3 of page 1", "Line 5 of page 1 is here.", "page 1 of", "Line 8 of",
                          "is here. Line 11 of"}  # fmt: skip
    blue = next(note for note in notes if note["color"] == "blue")
    assert blue["note"] == "Why?\nSo\n\nBen: I agree"
    assert (blue["made"], blue["changed"]) == (
        "2024-01-02T02:04:05.000Z", "2024-02-03T04:05:06.000Z"
    )  # fmt: skip
    (mark,) = (note for note in notes if note["kind"] == "bookmark")
    assert mark["note"] == "A sticky note" and mark["color"] is None


def test_they_are_brought_into_the_book_without_them(own_home: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain.pdf"
    other = annotated(plain)
    report = bring(plain, other)
    assert report["missing"] == 0 and report["placed"] + report["moved"] == 6
    for note in listed(plain):
        assert fox("span", plain, note["tag"]).stdout == note["quote"]


def test_columns_are_not_mixed(own_home: Path, tmp_path: Path) -> None:
    path = columns(tmp_path / "plain.pdf")
    document = pymupdf.open(path)
    document[0].add_highlight_annot(document[0].search_for("left3 words stand in this", quads=True))
    book = tmp_path / "book.pdf"
    document.save(book)
    assert bring(book, book) == {"placed": 1, "moved": 0, "missing": 0}
    assert " ".join(listed(book)[0]["quote"].split()) == "left3 words stand in this"


@pytest.mark.thorough
def test_a_copy_has_them_and_gives_them_back(own_home: Path, tmp_path: Path) -> None:
    book, copy = columns(tmp_path / "book.pdf"), tmp_path / "copy.pdf"
    before = book.read_bytes()
    tags = [f"[f0-{start}-{start + 70}]" for start in range(4, 900, 140)]  # across columns too
    for color, tag in zip(COLORS, tags, strict=False):
        fox("notes", "add", book, tag, "--color", color, "--note", "One (two) \\ ümlaut 中\nthree")
    first, _, end = tags[1].strip("[]").rpartition("-")
    fox("notes", "add", book, f"[{first}-{int(end) + 40}]", "--color", "grey")  # over another one
    fox("notes", "add", book, tags[5], "--kind", "bookmark", "--note", "Here")
    notes = listed(book)
    made = fox("notes", "export", book, copy)
    assert made.returncode == 0 and "7 notes" in made.stdout
    assert book.read_bytes() == before
    kinds = [one.type[1] for page in pymupdf.open(copy) for one in page.annots()]
    assert sorted(kinds) == ["Highlight"] * 6 + ["Text"]
    texts = [one.info["content"] for page in pymupdf.open(copy) for one in page.annots()]
    assert texts.count("One (two) \\ ümlaut 中\nthree") == 5
    assert fox("text", copy).stdout == fox("text", book).stdout
    for note in notes:
        fox("notes", "delete", book, note["id"])
    for target in (book, copy):
        assert bring(target, copy) == {"placed": 7, "moved": 0, "missing": 0}
        keys = ["kind", "tag", "quote", "color", "note", *(["id"] if target == book else [])]
        for note, other in zip(listed(target), notes, strict=True):
            assert [note[key] for key in keys] == [other[key] for key in keys]
            assert note["made"][:19] == other["made"][:19]  # a PDF has seconds


def test_letters_without_a_width_are_marked_too(tmp_path: Path) -> None:
    document = pymupdf.open(numbered(tmp_path / "book.pdf"))
    mark = {"page": 0, "kind": "highlight", "rects": [(60, 80, 60, 90), (60, 80, 160, 90)],
            "text": "", "color": (1, 0, 0), "made": "", "changed": "", "name": "n",
            "tag": ""}  # fmt: skip
    data = write_marks(document, [mark], lambda done, total: None)
    (found,) = read_marks(pymupdf.open(stream=data), (RuntimeError,), lambda done, total: None)
    assert len(found["rects"]) == 2 and found["color"] == [1.0, 0.0, 0.0]


def test_a_copy_of_a_file_with_a_password(own_home: Path, tmp_path: Path) -> None:
    plain, book = numbered(tmp_path / "plain.pdf"), tmp_path / "book.pdf"
    pymupdf.open(plain).save(book, encryption=pymupdf.PDF_ENCRYPT_AES_256, user_pw="fox")
    made = fox("notes", "export", book, tmp_path / "copy.pdf")
    assert made.returncode != 0 and made.stderr.count("\n") == 1 and "password" in made.stderr


@pytest.mark.thorough
@pytest.mark.parametrize("content", [b"%PDF-1.7\n%%EOF", b"%PDF-" + b"\0" * 5_000, b"PK\3\4abc"])
def test_a_broken_book_is_one_sentence(own_home: Path, tmp_path: Path, content: bytes) -> None:
    book, other = numbered(tmp_path / "book.pdf"), tmp_path / "broken.pdf"
    other.write_bytes(content)
    made = fox("notes", "import", book, other)
    assert made.returncode != 0 and made.stderr.count("\n") == 1 and "broken.pdf" in made.stderr
    none = fox("notes", "import", book, book)
    assert none.returncode == 2 and "no annotations" in none.stderr


def test_colors_come_back() -> None:
    for color, parts in GROUNDS.items():
        assert nearest(*parts) == color
    named = {"yellow": "rose", "red": "rose", "pink": "rose", "green": "green", "blue": "blue",
             "cyan": "blue", "purple": "violet", "gray": "grey", "orange": "rose", "": "rose",
             "#00f": "blue", "#8844EEFF": "violet", "rgb(20, 200, 40)": "green",
             "x": "rose"}  # fmt: skip
    assert {name: color_of(name) for name in named} == named
    assert color_of(None) == "rose" and {color_of(color) for color in COLORS} == set(COLORS)
