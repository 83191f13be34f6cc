"""The preview of a footnote and the card with its passage, as markup; pure functions."""

from __future__ import annotations

import re
from html import escape

from foxreader.core.book import Book
from foxreader.core.events import Citation
from foxreader.core.span import Span
from foxreader.ui.chat.details import grade_words
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.translation import Context, percent

CardWords = Context("CardWords")

_LINES = 5
_LINE = 42
"""A card's lines, and the characters of one (measured): 14.5 pixels of serif in a dock of 392."""
_LEAD = 60
"""Characters before the cited words at most, so that these begin in the second line."""
_WIDE = 900
"""Characters of context at each side once the reader has asked for it: about a page."""
_PEEK = 200
"""Characters of a glance: four lines of its box."""
_SPACES = re.compile(r"\s+")


def peek_words(quote: str) -> str:
    """What a glance at a footnote shows of its words: 200 characters, whole words of them."""
    line = _SPACES.sub(" ", quote).strip()
    if len(line) <= _PEEK:
        return line
    cut = line[:_PEEK]
    cut = cut[: cut.rfind(" ")] if " " in cut[_PEEK // 2 :] else cut
    return cut.rstrip(" ,;:") + "…"


def where_words(citation: Citation) -> str:
    """Where a citation is: book, chapter, section and page, as far as they are known."""
    parts = (citation.source or citation.title, page_label_words(citation.page))
    return " · ".join(part for part in parts if part)


def footnote_words(number: int) -> str:
    """What a footnote is called."""
    return CardWords.tr("Footnote {0}").format(number)


def card_html(
    book: Book, citation: Citation, wide: bool, of_book: str = "", *, graded: bool = True
) -> str:
    """The preview of a footnote: the passage with the cited words marked, and what to do next.

    ``of_book`` names the book where it is another than the open one. Without ``graded`` its grade
    is left to the line under each claim.
    """
    before, after = _context(book, citation.span) if wide else _closest(book, citation.span)
    place = place_words(book, citation)
    number = citation.number
    more = CardWords.tr("Context")
    label = footnote_words(number)
    grade = f'<p class="grade {citation.grade}">{grade_words(citation.grade)}</p>' if graded else ""
    copy, go = CardWords.tr("Copy with citation"), CardWords.tr("Go there")
    title = citation.title or book.metadata.title
    own = f'<p class="own">{escape(of_book)}</p>' if of_book else ""
    return (
        f'<aside class="card" aria-label="{label}">'
        f"<header><b>{escape(title)}</b><span>{escape(place)}</span></header>{own}"
        f'<p class="{"passage" if wide else "passage short"}">{escape(before)}'
        f"<mark>{escape(book.text_at(citation.span))}</mark>"
        f"{escape(after)}</p>{_doubt(book, citation.span)}"
        f"{grade}<footer>"
        f'<button class="plain" data-do="context" value="{number}">{more}</button>'
        f'<button class="plain" data-do="copy" value="{number}">{copy}</button>'
        f'<span class="space"></span>'
        f'<button class="go" data-do="go" value="{number}">{go}</button></footer></aside>'
    )


def place_words(book: Book, citation: Citation) -> str:
    """The page a citation is on, or how far into the book where it has no pages."""
    return page_label_words(citation.page) or percent(book.fraction(citation.span))


def _closest(book: Book, span: Span) -> tuple[str, str]:
    """The text around the cited words for a card of five lines, inside their paragraph."""
    room = max(0, _LINES * _LINE - len(span))
    lead = min(_LEAD, room // 2)
    return surroundings(book, span, lead, room - lead, paragraph=True)


def _context(book: Book, span: Span) -> tuple[str, str]:
    return surroundings(book, span, _WIDE, _WIDE, paragraph=False)


def _doubt(book: Book, span: Span) -> str:
    """The remark on words that were recognised from a picture; "" for others."""
    page = book.files[span.file].page
    if page is None or not page.recognised:
        return ""
    doubt = CardWords.tr("Recognised from a picture; may have mistakes.")
    return f'<p class="doubt">{doubt}</p>'


def surroundings(book: Book, span: Span, back: int, on: int, *, paragraph: bool) -> tuple[str, str]:
    """Up to ``back`` characters before and ``on`` after ``span``, cut at spaces, with … where cut.

    With ``paragraph`` they stay inside the paragraph.
    """
    text = book.files[span.file].text
    start, end = max(0, span.start - back), min(len(text), span.end + on)
    if paragraph:
        start = max(start, text.rfind("\n", 0, span.start) + 1)
        line = text.find("\n", span.end)
        end = end if line < 0 else min(end, line)
    before, after = text[start : span.start], text[span.end : end]
    if start > 0 and text[start - 1] != "\n":
        before = "…" + before[before.find(" ") + 1 :]
    if end < len(text) and text[end] != "\n":
        after = after[: after.rfind(" ")] + "…" if " " in after else after + "…"
    return _squeeze(before).lstrip(), _squeeze(after).rstrip()


def _squeeze(text: str) -> str:
    return re.sub(r"\n\s*\n+", "\n", text)
