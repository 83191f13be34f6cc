"""PDF files made for the tests of fixed pages: numbered, in columns, with links and a form."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path

import pymupdf

WIDE, HIGH = 600, 800


def numbered(path: Path, count: int = 9, *, labels: bool = False) -> Path:
    """``count`` upright pages of which each says its number; with ``labels`` the first two are i
    and ii and the next is 1."""
    document = pymupdf.open()
    for number in range(1, count + 1):
        page = document.new_page(width=WIDE, height=HIGH)
        page.insert_text((60, 80), f"This is page {number} of the book.", fontsize=14)
        for line in range(30):
            page.insert_text((60, 120 + 20 * line), f"Line {line} of page {number} is here.")
    document.set_toc([[1, "The beginning", 1], [1, "The end", count]])
    if labels:
        document.set_page_labels(
            [
                {"startpage": 0, "style": "r", "firstpagenum": 1},
                {"startpage": 2, "style": "D", "firstpagenum": 1},
            ]
        )
    document.save(path)
    return path


def columns(path: Path) -> Path:
    """One page of two columns, ten lines each; the left is read before the right."""
    document = pymupdf.open()
    page = document.new_page(width=WIDE, height=HIGH)
    for side, name in ((60, "left"), (330, "right")):
        box = pymupdf.Rect(side, 100, side + 230, 400)
        lines = " ".join(f"{name}{n} words stand in this column here." for n in range(12))
        page.insert_textbox(box, lines, fontsize=11)
    document.save(path)
    return path


def linked(path: Path) -> Path:
    """Three pages: the first has a link to words of the third, one to the web and one that would
    run something; the second a form."""
    document = pymupdf.open()
    for number in range(3):
        document.new_page(width=WIDE, height=HIGH).insert_text((60, 200), f"words of {number + 1}")
    document[2].insert_text((60, 600), "here the link leads")
    at = pymupdf.Rect(60, 300, 260, 340)
    document[0].insert_link(
        {"kind": pymupdf.LINK_GOTO, "from": at, "page": 2, "to": pymupdf.Point(60, 590)}
    )
    for top, address in ((400, "https://example.org/a"), (500, "file:///etc/passwd")):
        below = pymupdf.Rect(60, top, 260, top + 40)
        document[0].insert_link({"kind": pymupdf.LINK_URI, "from": below, "uri": address})
    field = pymupdf.Widget()
    field.field_type, field.field_name = pymupdf.PDF_WIDGET_TYPE_TEXT, "Ship"
    field.field_value, field.rect = "Pequod", pymupdf.Rect(60, 300, 260, 330)
    document[1].add_widget(field)
    document.save(path)
    return path


def comic(path: Path, count: int = 6, *, wide: Sequence[int] = (), manga: bool = False) -> Path:
    """A comic of ``count`` pages; those in ``wide`` are double pages."""
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(count):
            width, height = (800, 600) if number in wide else (400, 600)
            picture = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.IRect(0, 0, width, height))
            picture.clear_with(60 + 20 * number)
            archive.writestr(f"{number:03}.png", picture.tobytes("png"))
        if manga:
            archive.writestr(
                "ComicInfo.xml", "<ComicInfo><Manga>YesAndRightToLeft</Manga></ComicInfo>"
            )
    return path
