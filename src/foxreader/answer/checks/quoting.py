"""Check V2: quotations of an answer stand in the place it cites."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from foxreader.answer.checks.evidence import CitedWords, Finding, TurnEvidence
from foxreader.answer.checks.meaning.negation import denies
from foxreader.answer.checks.numbers import numbers
from foxreader.answer.checks.quotes import (
    canonical,
    is_term,
    pieces,
    quotes,
    speeches,
    stands_in,
    unclosed,
    unhyphenated,
    without_quotes,
)
from foxreader.answer.checks.reading import read
from foxreader.answer.gate.footnote import Sentence
from foxreader.language.detect import guess
from foxreader.language.lexicon import language as data_of

_BROKEN = re.compile(r"[^\W\d_][-\u00ad\u2010\u2011][^\W\d_]")
"""Matches a hyphen in a word, which may be of a line of the print that was scanned."""
LONG_QUOTE = 20
"""From this length (characters) a quote that occurs only once in the book identifies its place,
and a quote from elsewhere than the cited place is a hard failure. Chosen, not measured."""


_LONGER = 2
"""How many times as long as the cited sentences a translation of them may be, in characters.
Chosen, not measured."""
_LONGER_UNSPACED = 5
"""The same for sentences in unspaced text, where a character is about a syllable."""


def quote_findings(
    text: str, evidence: TurnEvidence, cited: CitedWords | None, *, whole: bool
) -> Iterator[Finding]:
    """The findings on the quotations of a claim. ``whole``: all of it is a quotation, because it
    is in a block quote. Without ``cited`` a quotation may be anywhere in the evidence.

    A short quote that is elsewhere in the evidence, or only in the question, is noted, not hidden.
    """
    said = list(quotes(text)) or ([text] if whole else [])
    for quote in said:
        if cited is None or not in_place(quote, evidence, cited):
            yield from _missing(quote, evidence, cited, guess(without_quotes(text)))
    rest = unclosed(text)
    if rest and not stands_in(rest, evidence.canonical, _denies(evidence)):
        # Where an unclosed quote ends is unknown.
        yield Finding("quote", False, "quote_not_found", rest)


def quoted_before(sentences: Sequence[Sentence], at: int) -> str:
    """The sentence before the one at index ``at``, if it is only a quotation of the same paragraph
    without a footnote: “Off with her head!” The Queen said so. "" if it is not."""
    if not at:
        return ""
    before, sentence = sentences[at - 1 : at + 1]
    if before.paragraph != sentence.paragraph or before.footnotes:
        return ""
    rest = without_quotes(before.text)
    return before.text if not any(map(str.isalnum, rest)) else ""


def in_place(quote: str, evidence: TurnEvidence, cited: CitedWords) -> bool:
    """Whether one of the cited places, or a title over it, has all of a quotation."""
    names = (*cited.titles, *evidence.called)
    if any(stands_in(quote, canonical(name)) for name in names):
        return True
    denied = _denies(evidence)
    places = dict.fromkeys((*cited.texts, *cited.printed))
    texts = [form for text in places for form in (canonical(text), *speeches(text))]
    return any(stands_in(quote, text, denied) for text in texts) or any(
        stands_in(unhyphenated(quote), unhyphenated(text), denied)
        for text in places
        if _BROKEN.search(text)
    )


def verbatim(text: str, cited: CitedWords) -> bool:
    """Whether all of a claim is the book's own words, wherever quotation marks stand in it."""
    said = _unquoted(text).strip(" .,;:!?-'")
    return len(said) >= LONG_QUOTE and any(said in _unquoted(place) for place in cited.texts)


def _unquoted(text: str) -> str:
    return canonical(text).replace('"', "")


def _missing(
    quote: str, evidence: TurnEvidence, cited: CitedWords | None, spoken: str
) -> Iterator[Finding]:
    long = len(canonical(quote)) >= LONG_QUOTE
    titled = (*evidence.titles.split("\n"), *evidence.called)
    if any(stands_in(quote, canonical(title)) for title in titled if title):
        return
    if stands_in(quote, evidence.canonical, _denies(evidence)):
        if cited is not None:
            yield Finding("quote", long, "quoted_elsewhere", quote)
    elif stands_in(quote, canonical(evidence.question)):
        yield Finding("quote", long, "quote_only_asked", quote)
    else:
        language = guess(quote) or spoken
        translated = language not in ("", evidence.language) and bool(evidence.language)
        if translated and is_term(quote, language):
            return
        may = translated and _may_translate(quote, evidence, cited)
        code = "quote_translated" if may else "quote_not_found"
        yield Finding("quote", not translated, code, quote)


def _may_translate(quote: str, evidence: TurnEvidence, cited: CitedWords | None) -> bool:
    """Whether a quotation in another language may be a translation of the one place that is cited:
    it leaves out nothing, is not much longer, and has no other numbers. Nothing proves that it is,
    so it is marked: the book's own words stand below it."""
    if cited is None or len(cited.spans) != 1 or len(pieces(quote)) > 1:
        return False
    whole = sum(len(one.text) for one in cited.place.own)
    longer = _LONGER_UNSPACED if data_of(evidence.language).unspaced else _LONGER
    there = evidence.figures_at(cited)
    return len(quote) <= longer * whole and all(
        number.loose or number.among(there) for number in numbers(quote, evidence.language)
    )


class _Denies:
    """Tells whether a text in canonical form has a negation, in one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __call__(self, text: str) -> bool:
        return denies(read(text, self._language))


def _denies(evidence: TurnEvidence) -> _Denies:
    return _Denies(evidence.language)
