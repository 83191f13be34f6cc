"""Quotations that a claim gives to another speaker than the book does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from foxreader.answer.checks.meaning.reading import meaning_of, read
from foxreader.answer.checks.meaning.roles import named
from foxreader.answer.checks.quotes import canonical, pieces, quotes, told_beside, without_quotes
from foxreader.core.book import Book
from foxreader.core.span import Span

_REACH = 700
"""How many code points before and after a quotation its speaker is looked for. About five short
turns of a dialogue. Chosen, not measured."""
_NEAR = 3
"""How many words a speaker's name may be from the verb of speech. Chosen, not measured."""
_LINES = re.compile(r"\n+")


def other_speaker(claim: str, book: Book, span: Span, language: str, spoken: str) -> str:
    """The name that a claim gives as the speaker of a quotation, where the book has another one.
    ``language`` is the book's, ``spoken`` the claim's.

    "" if the book names no speaker beside the quotation, or names the same.
    """
    said = list(quotes(claim))
    told = _speakers(without_quotes(claim), spoken)
    if not said or not told:
        return ""
    text = book.files[span.file].text
    low = max(0, span.start - _REACH)
    window = text[low : span.end + _REACH]
    there = canonical(window).split()
    # Only who is in the scene can be told apart: "the girl" may be Alice.
    told = [name for name in told if not name[:1].islower() or canonical(name) in there]
    for quote in said if told else ():
        speakers, narrative = _book_speakers(quote, window, language)
        # "The girl" in the book may be the Princess.
        named_there = any(name[:1].isupper() for name in speakers)
        if named_there and not _same(told, [*speakers, narrative]):
            return " ".join(told)
    return ""


def _same(told: Iterable[str], speakers: Iterable[str]) -> bool:
    there = {part for name in speakers for part in canonical(name).split()}
    return any(part in there for name in told for part in canonical(name).split())


def _speakers(text: str, language: str) -> list[str]:
    """Who speaks in ``text``, which has no quotations: the name or noun before a verb of speech, or
    after it where none is before ("said the Dormouse")."""
    found: list[str] = []
    verbs = meaning_of(language).speaks
    told = read(text, language)
    known = named(told)
    pronouns = meaning_of(language).pronouns
    for verb in told.at(verbs):
        if verb and told.words[verb - 1].folded in pronouns:
            continue  # "it tells Alice"
        before = [at for at in range(verb - _NEAR, verb) if at in known and known[at][1]]
        after = [at for at in range(verb + 1, verb + 1 + _NEAR) if at in known]
        if not before and not after and verb > _NEAR:
            # "The King laid his hand upon her arm and said": who begins a sentence acts in it.
            before = [at for at in (0, 1) if at in known and known[at][1]]
        if before or after:
            found.append(told.words[(before or after)[-1 if before else 0]].text)
    return found


def _book_speakers(quote: str, window: str, language: str) -> tuple[Sequence[str], str]:
    """The speakers that the book's narrative names in the paragraph of a quotation, and that
    narrative; nobody if it names none there."""
    wanted = next(iter(pieces(quote)), "")
    for paragraph in _LINES.split(window):
        if wanted and wanted in canonical(paragraph):
            narrative = told_beside(paragraph, wanted) or without_quotes(paragraph)
            if not (found := _speakers(narrative, language)):
                narrative = without_quotes(paragraph)
            return found or _speakers(narrative, language), narrative
    return (), ""
