"""Made chapters, full of traps, in the real view: text, marks and what is hidden agree exactly."""

from __future__ import annotations

import json
import random
from itertools import count

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from test_visibility import compare

from examples import examples
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span
from foxreader.formats.html.markup import canonical
from foxreader.ui.reader.page import _WORLD
from markupmaker import documents

pytestmark = pytest.mark.gui
NUMBERS = count()


def book_from(source: bytes) -> Book:
    """A book of one chapter; each has a key of its own."""
    document = canonical(source)
    file = BookFile("c.xhtml", document.text, document.markup, hidden=document.hidden)
    return Book(f"{next(NUMBERS):064x}", "EPUB", Metadata("Made"), (file,))


def shown_text(window) -> str:
    heard: list[str] = []
    script = "JSON.stringify(document.body.textContent)"
    window.view.page.runJavaScript(script, _WORLD, heard.append)
    window.qtbot.waitUntil(lambda: bool(heard))
    return json.loads(heard[0])


@examples(25, suppress=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(source=documents(), seed=st.integers(0, 1000))
def test_made_chapters_are_exact_in_the_view(window, qtbot, source: bytes, seed: int) -> None:
    book = book_from(source)
    window.open(book)
    assert not window.problems
    text = book.files[0].text
    assert shown_text(window) == text
    if not text:
        return
    chance = random.Random(seed)
    starts = [chance.randrange(len(text)) for _ in range(20)]
    spans = [Span(0, s, min(len(text), s + chance.randint(1, 60))) for s in starts]
    reports = window.mark(spans, jump=False)
    assert [report["text"] for report in reports] == [book.text_at(span) for span in spans]
    compare(window, qtbot, book, 0)
