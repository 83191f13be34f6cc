"""Quotations that a claim gives to another speaker than the book does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from foxreader.answer.checks.meaning.reading import meaning_of, read
from foxreader.answer.checks.names import names
from foxreader.answer.checks.quotes import canonical, pieces, quotes, without_quotes
from foxreader.core.book import Book
from foxreader.core.span import Span

_REACH = 700
"""How many code points before and after a quotation its speaker is looked for. About five short
turns of a dialogue. Chosen, not measured."""
_NEAR = 60
"""How many characters a speaker's name may be from the verb of speech. Chosen, not measured."""
_LINES = re.compile(r"\n+")


def other_speaker(claim: str, book: Book, span: Span, language: str) -> str:
    """The name that a claim gives as the speaker of a quotation, where the book has another one.

    "" if the book names no speaker beside the quotation, or names the same.
    """
    said = list(quotes(claim))
    told = _speakers(without_quotes(claim), language)
    if not said or not told:
        return ""
    text = book.files[span.file].text
    low = max(0, span.start - _REACH)
    window = text[low : span.end + _REACH]
    for quote in said:
        speakers = _book_speakers(quote, window, language)
        if speakers and not _same(told, speakers):
            return " ".join(told)
    return ""


def _same(told: Iterable[str], speakers: Iterable[str]) -> bool:
    there = {part for name in speakers for part in canonical(name).split()}
    return any(part in there for name in told for part in canonical(name).split())


def _speakers(text: str, language: str) -> list[str]:
    """The names near a verb of speech in ``text``, which has no quotations."""
    found: list[str] = []
    verbs = meaning_of(language).speaks
    words = read(text, language).words
    at = [number for number, word in enumerate(words) if word.folded in verbs]
    for name in names(text, language):
        places = [n for n, word in enumerate(words) if word.text.startswith(name.text)]
        if any(abs(place - verb) <= 4 for place in places for verb in at):
            found.append(name.text)
    return found


def _book_speakers(quote: str, window: str, language: str) -> Sequence[str]:
    """The speakers that the book's narrative names in the paragraph of a quotation; if it names
    none there, nobody."""
    wanted = next(iter(pieces(quote)), "")
    for paragraph in _LINES.split(window):
        if wanted and wanted in canonical(paragraph):
            return _speakers(without_quotes(paragraph), language)
    return ()
