"""Words that are selected or marked can be read: measured in the pixels of each kind of page."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path

import pymupdf
import pytest
from PySide6.QtGui import QImage

from examples import sampled
from foxreader.core.book import Book, Resources
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.formats.html.markup import canonical
from foxreader.ui.platform.theme import THEMES, Theme
from foxreader.ui.reader.page_style import PageStyle
from window import NoResources, book_of

pytestmark = pytest.mark.gui

READABLE = 4.5
"""The least contrast of text and its ground that WCAG 2 calls readable (level AA)."""
WORDS = "Words that are marked"
BODY = f"""<p style="font-size:40px;margin:20px">{WORDS}</p>
<p style="font-size:40px;margin:20px"><a href="#x">{WORDS}</a></p>
<p style="font-size:40px;margin:20px;color:#8a8a8a">{WORDS}</p>
<p style="font-size:40px;margin:20px;color:#eee;background:#223">{WORDS}</p>"""


def flowing(folder: Path) -> tuple[Book, Resources]:
    made = canonical(f"<html><head></head><body>{BODY}</body></html>".encode())
    book = book_of("x")
    file = replace(book.files[0], text=made.text, markup=made.markup)
    return replace(book, files=(file,)), NoResources()


def fixed(folder: Path) -> tuple[Book, Resources]:
    book, resources = flowing(folder)
    file = replace(book.files[0], viewport=(800.0, 600.0))
    return replace(book, files=(file,)), resources


def pdf(folder: Path) -> tuple[Book, Resources]:
    with pymupdf.open() as made:
        page = made.new_page()
        for line in range(4):
            page.insert_text((60, 80 + 60 * line), WORDS, fontsize=36)
        made.save(folder / "words.pdf")
    book, resources = open_book(folder / "words.pdf")
    return book, resources


KINDS = {"flowing": flowing, "fixed": fixed, "pdf": pdf, "dim": pdf}
PAGES = ("pdf", "dim")


def show(window, kind: str, theme: Theme, folder: Path) -> list[Span]:
    """Open such a book and give the spans of its words."""
    window.view.apply(PageStyle(theme, size=16, dim=kind == "dim"))
    book, resources = KINDS[kind](folder)
    window.open(book, resources=resources)
    text = book.files[0].text
    starts = [at for at in range(len(text)) if text.startswith(WORDS, at)]
    assert len(starts) == 4
    if kind in PAGES:
        window.qtbot.waitUntil(
            lambda: window.js("!!(fox.view.pages[0].index && fox.view.pages[0].picture?.complete)")
        )
    # A typeface that a package brings along comes a moment later, and moves the words.
    window.qtbot.waitUntil(lambda: window.js("document.fonts.status === 'loaded'"))
    return [Span(0, at, at + len(WORDS)) for at in starts]


def select(window, kind: str, span: Span) -> None:
    index = "fox.view.pages[0].index" if kind in PAGES else "fox.view.index"
    window.js(
        "(chosen => (chosen.removeAllRanges(),"
        f" chosen.addRange({index}.range({span.start}, {span.end})), 1))(getSelection())"
    )


def box_of(window, kind: str, span: Span) -> list[float]:
    index = "fox.view.pages[0].index" if kind in PAGES else "fox.view.index"
    box: list[float] = window.js(
        "(box => [box.left, box.top, box.right, box.bottom])"
        f"({index}.range({span.start}, {span.end}).getBoundingClientRect())"
    )
    return box


Pixel = tuple[int, int, int]


def luminance(pixel: Pixel) -> float:
    """The relative luminance of WCAG 2: 0 for black, 1 for white."""
    parts = (part / 255 for part in pixel)
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Pixel, other: Pixel) -> float:
    """The contrast of WCAG 2, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def pixels(window, box: list[float]) -> Counter[Pixel]:
    """How often each colour stands in a box of the view."""
    picture = window.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    at = picture.devicePixelRatio()
    left, top, right, bottom = (round(side * at) for side in box)
    inside = picture.copy(left + 2, top + 4, right - left - 4, bottom - top - 8)
    # A pixel is four bytes, alpha in the highest; a row of them has nothing between.
    assert inside.bytesPerLine() == 4 * inside.width()
    seen = Counter(memoryview(inside.constBits()).cast("B").cast("I"))
    return Counter({(v >> 16 & 255, v >> 8 & 255, v & 255): n for v, n in seen.items()})


def ground_and_contrast(found: Counter[Pixel]) -> tuple[Pixel, float]:
    """The colour words stand on, and how far the ink at its strongest differs from it."""
    (ground, _), *_ = found.most_common(1)
    return ground, max(contrast(ground, ink) for ink in found)


def ground_of(kind: str, theme: Theme, line: int) -> Pixel:
    """The colour under the words of a line that is not marked."""
    colour = theme.page if kind == "flowing" else "#FFFFFF"
    if kind == "dim" and theme.dark:
        colour = "#1A1A1A"
    if line == 3 and not (kind in PAGES or (kind == "flowing" and theme.dark)):
        colour = "#222233"
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def painted(window, box: list[float], plain: Pixel) -> None:
    """Wait until there is ink on that ground; the palest of the words have a contrast of 3.4."""

    def there() -> bool:
        ground, ink = ground_and_contrast(pixels(window, box))
        return ground == plain and ink > 2

    window.qtbot.waitUntil(there)


def contrast_when(how: str, window, kind: str, span: Span, box: list[float], plain: Pixel) -> float:
    """The contrast of the words of ``span`` once they are selected or marked."""
    if how == "selected":
        select(window, kind, span)
    else:
        window.view.mark(how, [span])
    measured: list[float] = []

    def shown() -> bool:
        ground, ink = ground_and_contrast(pixels(window, box))
        measured.append(ink)
        return ground != plain

    window.qtbot.waitUntil(shown)
    return measured[-1]


@pytest.mark.thorough
@pytest.mark.parametrize(("theme", "kind"), sampled(product(THEMES.values(), KINDS), every=5))
def test_selected_and_marked_words_can_be_read(
    window, kind: str, theme: Theme, tmp_path: Path
) -> None:
    for line, span in enumerate(show(window, kind, theme, tmp_path)):
        box, plain = box_of(window, kind, span), ground_of(kind, theme, line)
        painted(window, box, plain)
        for how in ("selected", "evidence", "search"):
            seen = contrast_when(how, window, kind, span, box, plain)
            assert seen >= READABLE, (kind, theme.name, span, how)
            window.js("(getSelection().removeAllRanges(), 1)")
            window.view.mark("evidence", [])
            window.view.mark("search", [])
            painted(window, box, plain)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)
