"""The check after the gate: does the cited text support each sentence?

No model is asked. Checks V2 to V7 of decision 7: quotes and numbers must be in the cited place or
one unit around it (for a sentence without a citation: in the turn's evidence), names in the
evidence or the book; no word may occur only past the spoiler limit. The share of a sentence's words
in its place only grades it. A sentence with a hard failure is not shown; other failures are noted.
Passing every check does not make a claim true, and the program never says it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from foxreader.answer.checks import numbers as figures
from foxreader.answer.checks.absence import only_absence
from foxreader.answer.checks.coverage import coverage, telling
from foxreader.answer.checks.names import names, unlikely
from foxreader.answer.checks.quotes import (
    canonical,
    quotes,
    stands_in,
    unclosed,
    without_quotes,
)
from foxreader.answer.checks.script import script_of
from foxreader.answer.checks.verdict import Finding, Verdict, following
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.sentences import Piece, Sentence
from foxreader.answer.gate.splitter import pieces
from foxreader.core.events import Citation, Grade, Part
from foxreader.core.span import Span
from foxreader.index.storage.vocabulary import Vocabulary, future_words
from foxreader.language.chapter_words import heading_number, numbered
from foxreader.language.detect import guess
from foxreader.language.numbers import roman
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import terms, tokens

COVERAGE = 0.34
"""A sentence with a lower weighted share of its words in the cited place is graded weak. The false
alarms and misses at this value are in docs/benchmarks.md; how it was chosen is not recorded."""

LONG_QUOTE = 20
"""From this length (characters) a quote that occurs only once in the book identifies its place,
and a quote from elsewhere than the cited place is a hard failure. Chosen, not measured."""

_LONG_CLAIM = 4
"""From this number of content words a claim must share one with its place by itself; a shorter one
may share only the question's words. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class _Place:
    """The text a sentence is checked against, as it is and in the form quotes are compared in."""

    text: str
    canonical: str

    @classmethod
    def of(cls, text: str) -> _Place:
        return cls(text, canonical(text))


class Checker:
    """Checks answers to one question against the evidence of its turn."""

    def __init__(
        self, ledger: Ledger, question: str, language: str, vocabulary: Vocabulary
    ) -> None:
        self._spans: Mapping[int, Span] = {}
        self._ledger = ledger
        self._language = language
        self._vocabulary = vocabulary
        self._question = question
        self._evidence = _Place.of(ledger.text())
        self._asked = _Place.of(question)
        titles = " ".join(dict.fromkeys(ledger.book.title_at(u) for u in ledger))
        metadata = ledger.book.metadata
        beside = " ".join([question, metadata.title, *metadata.authors])
        self._titles = _Place.of(f"{titles} {beside}")
        self._shown = set(terms(f"{self._evidence.text} {titles} {beside}", language))
        self._spoken = ""
        # A number in a title says which chapter a place is in, nothing about its content.
        self._beside = figures.values(beside, language)
        self._entitled = figures.values(titles, language)
        self._figures = figures.values(self._evidence.text, language)
        self._script = script_of(self._evidence.text)
        self._unknown = self._strange_words()
        # A sentence is checked as it streams, and again when the answer is complete.
        self._known: dict[tuple[Sentence, tuple[Span, ...], str], Verdict] = {}

    def _strange_words(self) -> frozenset[str]:
        """The question's content words that the book does not have: no place can support a claim
        that rests on them. Empty if the question is in another language than the book.
        """
        if guess(self._question) not in ("", self._language):
            return frozenset()
        stop = stop_words(self._language)
        words = [t for t in tokens(self._question) if t.kind == "word" and t.text.isalpha()]
        found = {term for t in words for term in terms(t.text, self._language) if len(term) > 2}
        return frozenset(term for term in found - stop if not self._vocabulary.knows(term))

    def over(self, ledger: Ledger) -> bool:
        """Whether ``ledger`` is the evidence this checker uses."""
        return self._ledger is ledger

    def inspect(self, parts: Sequence[Part], citations: Iterable[Citation]) -> tuple[Verdict, ...]:
        """The verdict on every sentence of an answer. The same arguments give the same verdicts."""
        return tuple(self.verdicts(tuple(pieces(parts)), citations).values())

    def verdicts(
        self, pieces: Sequence[Piece], citations: Iterable[Citation]
    ) -> dict[int, Verdict]:
        """The verdicts on those of ``pieces`` that have words, by their indexes."""
        spans = {c.number: c.span for c in citations}
        said = [(at, piece.sentence) for at, piece in enumerate(pieces) if piece.says]
        spoken = guess(" ".join(sentence.text for _, sentence in said))
        found = [self.verdict(sentence, spans, spoken) for _, sentence in said]
        return dict(zip((at for at, _ in said), self.carried(found, spans), strict=True))

    def verdict(self, sentence: Sentence, spans: Mapping[int, Span], spoken: str) -> Verdict:
        """The verdict on a single sentence of an answer in the language ``spoken``; ``spans`` are
        the places of the footnotes by number."""
        self._spans = spans
        self._spoken = spoken or guess(self._question)
        key = sentence, tuple(spans[number] for number in sentence.footnotes), self._spoken
        if key not in self._known:
            self._known[key] = self._verdict(sentence)
        return self._known[key]

    def carried(self, verdicts: Sequence[Verdict], spans: Mapping[int, Span]) -> Iterator[Verdict]:
        """Consecutive verdicts, without "uncited" where a sentence needs no citation: its words are
        in the place cited next in its paragraph, or it is a cell of a row with one."""
        self._spans = spans
        after = following([verdict.sentence for verdict in verdicts])
        for verdict, footnotes in zip(verdicts, after, strict=True):
            if verdict.uncited and footnotes and self._stands_in(verdict.sentence, footnotes):
                kept = tuple(f for f in verdict.findings if f.kind != "uncited")
                yield replace(verdict, findings=kept)
            else:
                yield verdict

    def _stands_in(self, sentence: Sentence, footnotes: Iterable[int]) -> bool:
        places = (canonical(self._around(self._spans[number])) for number in footnotes)
        return sentence.cell or any(stands_in(sentence.text, place) for place in places)

    def _verdict(self, sentence: Sentence) -> Verdict:
        if not sentence.whole:
            finding = Finding("note", True, "sentence_too_long", sentence.text)
            return Verdict(sentence, None, (finding,))
        findings = [*self._future(sentence), *self._names(sentence)]
        if not sentence.footnotes:
            findings += [*self._quotes(sentence, self._evidence), *self._numbers(sentence)]
            if sentence.claims and not only_absence(sentence.text):
                findings.append(Finding("uncited", False, "no_place", sentence.text))
            return Verdict(sentence, None, tuple(findings))
        place = _Place.of(" ".join(self._around(self._spans[n]) for n in sentence.footnotes))
        findings += [*self._quotes(sentence, place), *self._numbers(sentence)]
        return Verdict(sentence, *self._graded(sentence, place, findings))

    def _graded(
        self, sentence: Sentence, place: _Place, findings: list[Finding]
    ) -> tuple[Grade, tuple[Finding, ...]]:
        """The grade of a sentence with a citation, and its findings with those of the grade."""
        if findings:
            return "weak", tuple(findings)
        unknown = self._unknown & set(terms(sentence.text, self._language))
        if unknown and not only_absence(sentence.text):
            return "weak", (Finding("weak", False, "strange_word", sentence.text),)
        if self._coverage(sentence.text, place) < COVERAGE:
            return "weak", (Finding("weak", False, "little_shared", sentence.text),)
        return ("quoted" if self._verbatim(sentence, place) else "cited"), ()

    def _coverage(self, said: str, place: _Place) -> float:
        """The share of a sentence's words in a place, alone or with the question: the higher one.

        The question is added because a short answer leaves out what was asked.
        """
        weigh = self._vocabulary.rarity
        alone = coverage(said, place.text, self._language, weigh)
        if not alone and len(telling(said, self._language)) >= _LONG_CLAIM:
            return alone  # a long claim that shares no word with its place
        whole = f"{self._question} {said}"
        return max(alone, coverage(whole, place.text, self._language, weigh))

    def _verbatim(self, sentence: Sentence, place: _Place) -> bool:
        """Whether a sentence, or a long quote in it, occurs in a place word for word."""
        said = [sentence.text, *quotes(sentence.text)]
        return any(
            len(canonical(words)) >= LONG_QUOTE and stands_in(words, place.canonical)
            for words in said
        )

    def _around(self, span: Span) -> str:
        """The text a citation may rest on: its section's title, its words, one unit either side."""
        book, wide = self._ledger.book, self._ledger.around(span)
        return f"{book.title_at(span)} {book.text_at(wide)}"

    def _quotes(self, sentence: Sentence, place: _Place) -> Iterator[Finding]:
        """V2. A short quote that is elsewhere in the evidence is only noted, not a hard failure."""
        allowed = (place, self._asked, self._titles)
        said = list(quotes(sentence.text))
        if not said and sentence.block and sentence.claims:
            said = [sentence.text]
        for quote in said:
            if any(stands_in(quote, there.canonical) for there in allowed):
                continue
            if stands_in(quote, self._evidence.canonical):
                long = len(canonical(quote)) >= LONG_QUOTE
                yield Finding("quote", long, "quoted_elsewhere", quote)
            else:
                yield Finding("quote", True, "quote_not_found", quote)
        rest = unclosed(sentence.text)
        if rest and not stands_in(rest, self._evidence.canonical):
            # Where an unclosed quote ends is unknown.
            yield Finding("quote", False, "quote_not_found", rest)

    def _figures_at(self, footnotes: Iterable[int]) -> frozenset[str]:
        """The numbers of the cited places, and of their titles all but the chapter's number."""
        book = self._ledger.book
        spans = [self._spans[number] for number in footnotes]
        titles = [book.title_at(span) for span in spans]
        heads = {title: heading_number(title) for title in titles}
        texts = [t[: h.start] + t[h.end :] if h else t for t, h in heads.items()]
        texts += [book.text_at(self._ledger.around(span)) for span in spans]
        return figures.values("\n".join(texts), self._language)

    def _numbers(self, sentence: Sentence) -> Iterator[Finding]:
        """V3. A sentence without a citation is checked against all the evidence."""
        bare = without_quotes(sentence.text)
        said = figures.numbers(bare, self._spoken or self._language)
        demanded = [number for number in said if not number.loose]
        if not demanded:
            return
        there = self._figures_at(sentence.footnotes) if sentence.footnotes else self._figures
        parts = {str(n) for part in numbered(bare) for n in part.number}
        allowed = there | self._beside | (self._entitled & parts)
        code = "number_not_cited" if sentence.footnotes else "number_not_found"
        for number in demanded:
            if not number.among(allowed):
                yield Finding("number", True, code, number.words)

    def _names(self, sentence: Sentence) -> Iterator[Finding]:
        """V4. A name missing from the book is a hard failure; one missing only from the evidence
        is noted."""
        for name in names(sentence.text, self._language, self._spoken):
            if not name.terms or any(term in self._shown for term in name.terms):
                continue
            value = roman(name.text) if len(name.text) > 1 else None
            if value is not None and str(value) in self._figures:
                continue
            known = any(map(self._vocabulary.knows, name.terms))
            if not known and not unlikely(name):
                # The first word of a sentence may be an everyday word that the book does not have.
                # A name in another script or language cannot be looked up.
                same = script_of(name.text) == self._script and not name.translated
                if same or not name.first:
                    hard = name.sure and same
                    yield Finding("name", hard, "name_not_in_book", name.text)
            elif known and not name.first:
                yield Finding("name", False, "name_not_found", name.text)

    def _future(self, sentence: Sentence) -> Iterator[Finding]:
        """V5. The finding does not repeat the words, because they would be the spoiler."""
        text = sentence.text
        if future_words(text, self._language, self._vocabulary, self._question):
            yield Finding("future", True, "past_your_place", "…")
