"""The check after the gate: do the cited words bear out what the sentence says?

No model is asked. Quotes and numbers are looked for in the cited place and one unit around it,
names in all evidence of the turn. What is found wanting is said, never hidden; nothing found
wanting does not make a claim true, and the program never says so.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from foxreader.answer.evidence import Ledger
from foxreader.answer.sentences import Sentence, sentences
from foxreader.core.events import Citation, Flag, FlagKind, Part
from foxreader.core.span import Span
from foxreader.index.language import folded, guess
from foxreader.index.words import fold, terms, tokens

COVERAGE = 0.34
"""A sentence that shares less of its words with the cited place is weakly supported."""

_MOST_FLAGS = 12
_SHOWN = 80
_QUOTE = re.compile(
    '“([^”]{3,})”|"([^"\n]{3,})"|„([^“”]{3,})[“”]|«([^»]{3,})»'
    "|\u300c([^\u300d]{2,})\u300d|\u300e([^\u300f]{2,})\u300f"
)
_QUOTES = '“”" '
_NUMBER = re.compile(r"(?<![\w.])\d+(?:[.,]\d+)*")
_ELLIPSIS = re.compile(r"\s*(?:\[?…\]?|\[?\.{3,}\]?|\[[^\]]*\])\s*")
_SAME = str.maketrans(
    {
        **dict.fromkeys('“”„«»‟〝〞「」『』"', '"'),
        **dict.fromkeys("‘’‚‛ʼ`´'", "'"),
        **dict.fromkeys("‐‑‒–—―−﹣－", "-"),
        "…": ".",
        "\u00ad": None,
        "\u200b": None,
    }
)
_ABSENCE = re.compile(
    r"\b(?:not|n't|never|no)\b.{0,40}\b(?:mention|say|state|found|find|contain|describe|tell|specif"
    r"|provide|explain)|\b(?:passages?|excerpts?|book|text)\b.{0,30}\b(?:silent|unclear|nothing)"
    r"|nicht (?:erwähnt|genannt)|ne (?:mentionne|dit)"
    r"|没有(?:提|说|找)|未提|書かれていない|не упомина",
    re.IGNORECASE,
)
_WORDS = """one two three four five six seven eight nine ten eleven twelve thirteen fourteen
fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
hundred thousand"""
_VALUES = (*range(1, 21), *range(30, 100, 10), 100, 1000)
_WORD_NUMBERS = dict(zip(re.findall(r"\w+", _WORDS), map(str, _VALUES), strict=True))
_HAN_NUMBERS = dict(zip("一二三四五六七八九十", map(str, range(1, 11)), strict=True))


@dataclass(frozen=True, slots=True)
class Checked:
    """An answer's citations with the weak ones marked, and what to tell the reader."""

    citations: tuple[Citation, ...]
    flags: tuple[Flag, ...]


def check(
    parts: Sequence[Part],
    citations: Sequence[Citation],
    ledger: Ledger,
    question: str,
    language: str,
) -> Checked:
    """Check every sentence of an answer. The same answer and ledger give the same result."""
    checker = _Checker(citations, ledger, question, language)
    found = list(sentences(parts))
    flags = [f for at, one in enumerate(found) for f in checker.flags(one, _carried(found, at))]
    weak = checker.weak
    marked = tuple(replace(c, grade="weak") if c.number in weak else c for c in citations)
    return Checked(marked, tuple(dict.fromkeys(flags))[:_MOST_FLAGS])


def bears_out(claim: str, span: Span, ledger: Ledger, language: str, least: float) -> bool:
    """Whether at least so much of ``claim``'s words stands in ``span`` itself."""
    return _coverage(claim, ledger.book.text_at(span), language) >= least


def _around(span: Span, ledger: Ledger) -> str:
    """What a citation may rest on: its section's title, its words, and one unit either side."""
    return f"{ledger.book.title_at(span)} {ledger.book.text_at(ledger.around(span))}"


def _coverage(said: str, wide: str, language: str) -> float:
    """Which share of the words said stands in a place; 1 for another language than the book's."""
    spoken = guess(said)
    if spoken and language and spoken != language:
        return 1.0
    stop = folded().get(language, frozenset())
    words = [term for term in terms(said, language) if term not in stop and not term.isdigit()]
    if not words:
        return 1.0
    there = set(terms(wide, language))
    return sum(word in there for word in words) / len(words)


def admits_absence(text: str) -> bool:
    """Whether a model's words say that the passages do not tell."""
    return bool(_ABSENCE.search(text))


def canonical(text: str) -> str:
    """``text`` in the form quotes are compared in: one kind of quote, dash, space and case."""
    text = unicodedata.normalize("NFKC", text.translate(_SAME)).translate(_SAME)
    return " ".join(text.casefold().split())


def _carried(found: Sequence[Sentence], at: int) -> tuple[int, ...]:
    """The next footnotes after a sentence in its paragraph."""
    later = (s for s in found[at + 1 :] if s.footnotes)
    following = next(later, None)
    if following is None or following.paragraph != found[at].paragraph:
        return ()
    return following.footnotes


class _Checker:
    def __init__(
        self, citations: Sequence[Citation], ledger: Ledger, question: str, language: str
    ) -> None:
        self.weak: set[int] = set()
        self._spans = {c.number: c.span for c in citations}
        self._ledger = ledger
        self._language = language
        self._evidence = ledger.text()
        self._evidence_canonical = canonical(self._evidence)
        titles = " ".join(dict.fromkeys(ledger.book.title_at(u) for u in ledger))
        metadata = ledger.book.metadata
        known = [self._evidence, titles, question, metadata.title, *metadata.authors]
        self._known = set(terms(" ".join(known), language))
        self._asked = question

    def flags(self, sentence: Sentence, carried: tuple[int, ...]) -> Iterator[Flag]:
        """What is wanting in one sentence; ``carried`` are the footnotes that follow it."""
        if not sentence.footnotes:
            needs = sentence.claims and not _ABSENCE.search(sentence.text)
            if needs and not self._verbatim(sentence, carried):
                yield self._flag("uncited", "No place in the book is given for", sentence.text)
            return
        spans = [self._spans[n] for n in sentence.footnotes]
        wide = " ".join(self._around(span) for span in spans)
        found = [*self._quotes(sentence, wide), *self._numbers(sentence, wide)]
        yield from found
        yield from self._names(sentence)
        if found or _coverage(sentence.text, wide, self._language) < COVERAGE:
            self.weak.update(sentence.footnotes)
            if not found:
                yield self._flag(
                    "weak", "The cited words share little with what is said:", sentence.text
                )

    def _verbatim(self, sentence: Sentence, carried: tuple[int, ...]) -> bool:
        """Whether the sentence stands word for word in a place cited right after it."""
        said = canonical(sentence.text).strip(f"{_QUOTES}.,;:!?。！？")
        places = (canonical(self._around(self._spans[number])) for number in carried)
        return any(said in place for place in places)

    def _around(self, span: Span) -> str:
        return _around(span, self._ledger)

    def _quotes(self, sentence: Sentence, wide: str) -> Iterator[Flag]:
        place = canonical(wide)
        for match in _QUOTE.finditer(sentence.text):
            quote = next(group for group in match.groups() if group is not None)
            pieces = [canonical(p).strip(" .,;:!?-'\"") for p in _ELLIPSIS.split(quote)]
            pieces = [piece for piece in pieces if piece]
            if all(piece in place for piece in pieces) or canonical(quote) in canonical(
                self._asked
            ):
                continue
            if all(piece in self._evidence_canonical for piece in pieces):
                yield self._flag("quote", "Quoted from another place than the one cited:", quote)
            else:
                yield self._flag(
                    "quote", "These quoted words are not in the book's passages:", quote
                )

    def _numbers(self, sentence: Sentence, wide: str) -> Iterator[Flag]:
        allowed = _numbers_in(wide) | _numbers_in(self._asked)
        for number in _NUMBER.findall(_QUOTE.sub("", sentence.text)):
            if _bare(number) not in allowed:
                yield self._flag("number", "This number is not in the cited words:", number)

    def _names(self, sentence: Sentence) -> Iterator[Flag]:
        if self._language == "de" or guess(sentence.text) == "de":
            return
        text = _QUOTE.sub("", sentence.text)
        first = True
        for token in tokens(text):
            capital = token.kind == "word" and token.text[0].isupper() and len(token.text) > 2
            if capital and not first and not set(terms(token.text, self._language)) & self._known:
                yield self._flag("name", "This name is not in the book's passages:", token.text)
            following = text[token.end : token.end + 2]
            first = following[:1] in tuple('"“‘(:') or following.strip() in tuple(':“"(—–.')

    def _flag(self, kind: FlagKind, what: str, words: str) -> Flag:
        line = " ".join(words.split())
        shown = line if len(line) <= _SHOWN else f"{line[: _SHOWN - 1]}…"
        return Flag(kind, f"{what} “{shown.strip(_QUOTES)}”.", line)


def _numbers_in(text: str) -> set[str]:
    """The numbers of a text as plain digits, those in words too."""
    found = {_bare(n) for n in _NUMBER.findall(text)}
    found |= {part for n in _NUMBER.findall(text) for part in re.split("[.,]", n)}
    found |= {_WORD_NUMBERS[w] for w in re.findall(r"[a-z]+", fold(text)) if w in _WORD_NUMBERS}
    found |= {_HAN_NUMBERS[c] for c in text if c in _HAN_NUMBERS}
    roman = re.findall(r"\b[IVXLC]+\b", text)
    return found | {str(_roman(numeral)) for numeral in roman}


def _bare(number: str) -> str:
    """A number without thousands separators; full-width digits as plain ones."""
    return re.sub(r"[.,](?=\d{3}(?:\D|$))", "", unicodedata.normalize("NFKC", number))


def _roman(numeral: str) -> int:
    values = [{"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}[c] for c in numeral]
    pairs = zip(values, [*values[1:], 0], strict=True)
    return sum(-value if value < following else value for value, following in pairs)
