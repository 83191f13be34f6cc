"""The check after the gate: does the cited text support each sentence?

No model is asked. Checks V2 to V8 of decision 7: each claim of a sentence is compared with the
places of its own footnotes and one unit around them, a claim without a footnote with the turn's
evidence. Quotations, numbers and invented names fail hard, and so do words that occur only past
the spoiler limit: a sentence with a hard failure is not shown. What code can see of meaning, and
the share of a claim's words in its place, only mark it. Passing every check does not make a claim
true, and the program never says it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from foxreader.answer.checks import numbers as figures
from foxreader.answer.checks.absence import (
    after_offer,
    beyond_offer,
    of_absence,
    only_absence,
    presupposed,
    without_absence,
)
from foxreader.answer.checks.counting import listed_after, number_findings
from foxreader.answer.checks.evidence import (
    CitedWords,
    Finding,
    TurnEvidence,
    Verdict,
    names_narrator,
)
from foxreader.answer.checks.meaning.differences import differences
from foxreader.answer.checks.meaning.roles import other_speaker
from foxreader.answer.checks.names import PossibleName, is_spelling_of, names, unlikely
from foxreader.answer.checks.naming import name_findings, replaced_name, replaced_word
from foxreader.answer.checks.quotes import canonical, quotes, stands_in, unclosed, without_quotes
from foxreader.answer.checks.quoting import quote_findings, quoted_before, verbatim
from foxreader.answer.checks.reading import Read, meaning_of, own_terms, read, telling
from foxreader.answer.checks.support import (
    ClaimContext,
    alone,
    beyond_quotes,
    other_book,
    shares_little,
    word_of_note,
)
from foxreader.answer.gate.footnote import Piece, Sentence, SentenceClaim, claims_of
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.splitter import pieces
from foxreader.core.events import GRADES, Citation, Grade, Part
from foxreader.core.letters import script_of
from foxreader.core.span import Span
from foxreader.index.storage.terms import Vocabulary, future_words
from foxreader.language.detect import guess, likely, told_in
from foxreader.language.lexicon import stop_words
from foxreader.language.numbers import roman
from foxreader.language.tokenize import is_past, terms, token_terms, tokens

# What a model wrote of a part of the book, before it is stored: V2, V3 and V4. The findings are an
# answer's, but each is hard, because nobody sees the mark on a summary that an answer rests on.

_KEPT = 4
"""Sources whose words or numbers are kept: the sentences of one summary have the same."""

_canonical = lru_cache(maxsize=_KEPT)(canonical)
_figures = lru_cache(maxsize=_KEPT)(figures.values)


@lru_cache(maxsize=_KEPT)
def _terms(source: str, language: str) -> frozenset[str]:
    return frozenset(terms(source, language))


def has_faults(said: str, source: str, language: str) -> bool:
    """Whether ``said`` has a quotation, a number or a name that ``source`` does not have.

    ``language`` is the book's.
    """
    quoted = [*quotes(said), *filter(None, [unclosed(said)])]
    if any(not stands_in(quote, _canonical(source)) for quote in quoted):
        return True
    demanded = [n for n in figures.numbers(without_quotes(said), language) if not n.loose]
    if any(not number.among(_figures(source, language)) for number in demanded):
        return True
    return any(_is_strange(name, source, language) for name in names(said, language))


def _is_strange(name: PossibleName, source: str, language: str) -> bool:
    """Whether the source does not have a name. One in another script cannot be looked up, nor a
    word of another language; the first word of a sentence may be none.
    """
    known = _terms(source, language)
    if not name.terms or any(term in known for term in name.terms):
        return False
    if name.translated or script_of(name.text) != script_of(source):
        return False
    value = roman(name.text) if len(name.text) > 1 else None
    if value is not None and str(value) in _figures(source, language):
        return False
    return not name.first or (name.sure and not unlikely(name, language))


_AFTER = 0.6
"""The share of its words, 0 to 1, that the words after a footnote must have in its place to rest on
it too. Higher than for words before a footnote, because the model gave these no place."""

_NEARLY = 0.7
"""The share of a claim's words, 0 to 1, from which a word of the question that the book does not
have no longer decides. Chosen, not measured."""

_SHORT = 3
"""A word of so many letters may be a part of any other. Chosen, not measured."""

_LIMITED = 0.5
"""The share of a claim's words, 0 to 1, that its place must have under a spoiler limit, without
the words of the question: a model may tell the end in words of the beginning. Chosen, not
measured."""

_PROSE = 4
"""The fewest words of a line of code that is checked as a claim if it reads like prose. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class _SentenceContext:
    """What a sentence is checked with: the places of its footnotes by number, the language of the
    answer, how many items the answer lists after the sentence, and the quotation right before it
    that it may give a speaker.
    """

    spans: Mapping[int, Span]
    spoken: str
    counts: frozenset[str]
    quoted: str

    def spoken_in(self, text: str) -> str:
        """The language of a claim: that of the answer if the claim is too short to tell."""
        return told_in(without_quotes(text), self.spoken)


class Checker:
    """Checks answers to one question against the evidence of its turn.

    ``limited``: the evidence ends at a spoiler limit. Then a claim that it does not support fails
    hard: what a reader has not read may be in it, in whatever words. ``notes`` are the reader's own
    words that the model was shown: they are no evidence.
    """

    def __init__(
        self,
        ledger: Ledger,
        question: str,
        language: str,
        vocabulary: Vocabulary,
        *,
        limited: bool = False,
        notes: str = "",
    ) -> None:
        self._notes = frozenset(terms(notes, language))
        self._evidence = TurnEvidence(ledger, question, language)
        self._language = language
        self._vocabulary = vocabulary
        self._limited = limited
        self._unknown = self._strange_words()
        # A sentence is checked as it streams, and again when the answer is complete.
        self._known: dict[tuple[object, ...], Verdict] = {}

    def _strange_words(self) -> frozenset[str]:
        """The question's content words that the book does not have: no place can support a claim
        that rests on them. Empty if the question is in another language than the book.
        """
        question = self._evidence.question
        if guess(question) not in ("", self._language):
            return frozenset()
        stop = stop_words(self._language)
        words = [t for t in tokens(question) if t.kind == "word" and t.text.isalpha()]
        found = {term for t in words for term in terms(t.text, self._language) if len(term) > 2}
        return frozenset(term for term in found - stop if not self._vocabulary.knows(term))

    def inspect(self, parts: Sequence[Part], citations: Iterable[Citation]) -> tuple[Verdict, ...]:
        """The verdict on every sentence of an answer. The same arguments give the same verdicts."""
        return tuple(self.verdicts(tuple(pieces(parts)), citations).values())

    def verdicts(
        self, pieces: Sequence[Piece], citations: Iterable[Citation]
    ) -> dict[int, Verdict]:
        """The verdicts on those of ``pieces`` that have words, by their indexes."""
        spans = {c.number: c.span for c in citations}
        at = [number for number, piece in enumerate(pieces) if piece.says]
        said = [pieces[number].sentence for number in at]
        told = " ".join(without_quotes(sentence.text) for sentence in said)
        spoken = self._language if self._language in likely(told) else guess(told)
        found = [
            self._known_verdict(
                sentence, spans, spoken, listed_after(said, number), quoted_before(said, number)
            )
            for number, sentence in enumerate(said)
        ]
        return dict(zip(at, self.carried(found, spans), strict=True))

    def verdict(self, sentence: Sentence, spans: Mapping[int, Span], spoken: str) -> Verdict:
        """The verdict on a single sentence of an answer in the language ``spoken``; ``spans`` are
        the places of the footnotes by number."""
        found = self._known_verdict(sentence, spans, spoken, frozenset(), "")
        return found.limited if self._limited else found

    def carried(self, verdicts: Sequence[Verdict], spans: Mapping[int, Span]) -> Iterator[Verdict]:
        """Consecutive verdicts, compared with the sentences around them: without "uncited" where
        the cited ones beside a sentence carry it, with a mark on a heading that says more."""
        context = ClaimContext(self._evidence, spans, verdicts)
        for at in range(len(verdicts)):
            found = context.carried(at)
            yield found.limited if self._limited else found

    def _known_verdict(
        self,
        sentence: Sentence,
        spans: Mapping[int, Span],
        spoken: str,
        counts: frozenset[str],
        quoted: str,
    ) -> Verdict:
        places = {number: spans[number] for number in sentence.footnotes}
        answer = _SentenceContext(places, spoken or guess(self._evidence.question), counts, quoted)
        key = sentence, tuple(places.values()), answer.spoken, counts, quoted
        if key not in self._known:
            self._known[key] = self._verdict(sentence, answer)
        return self._known[key]

    def _verdict(self, sentence: Sentence, answer: _SentenceContext) -> Verdict:
        if not sentence.whole:
            finding = Finding("note", True, "sentence_too_long", sentence.text)
            return Verdict(sentence, None, (finding,))
        findings = list(self._future(sentence))
        grades: dict[int, Grade] = {}
        for claim in claims_of(sentence, self._telling):
            if not claim.footnotes or (claim.after and not self._goes_on(claim, answer)):
                findings += self._uncited(claim, sentence, answer)
                continue
            grade, found = self._judged(claim, sentence, answer)
            findings += found
            for number in claim.footnotes:
                worst = max(GRADES.index(grade), GRADES.index(grades.get(number, grade)))
                grades[number] = GRADES[worst]
        worst_of_all = max(grades.values(), key=GRADES.index, default=None)
        return Verdict(sentence, worst_of_all, tuple(findings), tuple(grades.items()))

    # A claim without a footnote

    def _uncited(
        self, claim: SentenceClaim, sentence: Sentence, answer: _SentenceContext
    ) -> Iterator[Finding]:
        evidence = self._evidence
        yield from quote_findings(claim.text, evidence, None, whole=self._is_block(sentence))
        if only_absence(claim.text):
            yield from self._absent(claim, answer)
            return
        if self._only_offers(claim.text):
            return
        yield from number_findings(claim.text, evidence, None, answer.spoken, answer.counts)
        naming = after_offer(claim.text)
        yield from name_findings(naming, evidence, None, self._vocabulary, answer.spoken)
        if self._claims(claim, sentence, answer):
            yield Finding("uncited", False, "no_place", claim.text)

    def _only_offers(self, text: str) -> bool:
        """Whether a sentence offers the reader something or asks what they want, and says nothing
        of the book: it has no words of its own but those of the question and names of the
        evidence."""
        asked, named = self._evidence.question, self._telling(self._evidence.question)
        named |= self._evidence.names
        return any(
            telling(rest, language) <= named | telling(asked, language)
            and not any(map(str.isdigit, rest))
            for language, rest in beyond_offer(text)
        )

    def _absent(
        self, claim: SentenceClaim, answer: _SentenceContext, cited: CitedWords | None = None
    ) -> Iterator[Finding]:
        """The findings on a claim that the book does not tell something."""
        text, evidence = claim.text, self._evidence
        for found in name_findings(text, evidence, None, self._vocabulary, answer.spoken):
            if cited is None or not names_narrator(found.words, cited, evidence):
                yield found
        if granted := presupposed(text, evidence, answer.spoken_in(text)):
            yield Finding("weak", False, "taken_for_granted", granted)

    def _claims(self, claim: SentenceClaim, sentence: Sentence, answer: _SentenceContext) -> bool:
        """Whether words claim something about the book that needs a place."""
        if sentence.introduces:
            return False  # compared with what it introduces
        if sentence.kind == "code":
            prose = len(list(tokens(claim.text))) >= _PROSE and guess(claim.text)
            return bool(prose)
        language = answer.spoken_in(claim.text) or self._language
        words = meaning_of(language)
        silent = words.yes_no | words.discourse
        content = self._telling(claim.text)
        return any(
            token.text.casefold() not in silent
            and not content.isdisjoint(token_terms(token.text, token.kind, language))
            for token in tokens(claim.text)
        )

    # A claim with footnotes

    def _judged(
        self, claim: SentenceClaim, sentence: Sentence, answer: _SentenceContext
    ) -> tuple[Grade, tuple[Finding, ...]]:
        """The grade of a claim with footnotes, and its findings."""
        evidence = self._evidence
        cited = evidence.cited(answer.spans[number] for number in claim.footnotes)
        text, spoken = claim.text, answer.spoken_in(claim.text)
        if only_absence(text) and not sentence.block:
            findings = [
                *quote_findings(text, evidence, None, whole=False),
                *self._absent(claim, answer, cited),
            ]
            return "weak" if findings else "cited", tuple(findings)
        others = [n for n in sentence.footnotes if n not in claim.footnotes]
        beside = evidence.figures_at(evidence.cited(answer.spans[n] for n in others))
        findings = [
            *quote_findings(text, evidence, cited, whole=self._is_block(sentence)),
            *number_findings(text, evidence, cited, answer.spoken, beside=beside),
            *name_findings(text, evidence, cited, self._vocabulary, answer.spoken),
        ]
        if other_book(text, evidence.ledger.book, cited.spans):
            findings.append(Finding("weak", False, "other_book", text))
        if findings:
            return "weak", tuple(findings)
        if sentence.kind != "code" and verbatim(text, cited):
            return ("quoted" if text == sentence.text else "cited"), ()
        findings = list(self._differing(claim, cited, spoken, answer.quoted))
        return ("weak" if findings else "cited"), tuple(findings)

    def _differing(
        self, claim: SentenceClaim, cited: CitedWords, spoken: str, quoted: str
    ) -> Iterator[Finding]:
        """What a claim says and its place does not, as far as code can see. ``quoted`` is the
        quotation right before it."""
        text, evidence, language = claim.text, self._evidence, cited.place.language
        said = read(text, spoken or language)
        same = said.language == language
        if self._limited and not (same and alone(text, cited, self._vocabulary) >= _LIMITED):
            yield Finding("weak", False, "past_your_place", "…")
        if same:
            yield from self._lacking(text, said, cited)
        if granted := presupposed(of_absence(text), evidence, spoken):
            yield Finding("weak", False, "taken_for_granted", granted)
        outside = read(without_absence(without_quotes(text)), said.language)
        for code, words in differences(outside, cited.place, evidence.asked):
            yield Finding("weak", False, code, words or text)
        spoken_words, book = f"{quoted} {text}".strip(), evidence.ledger.book
        for span in cited.around:
            name = other_speaker(spoken_words, book, span, language, said.language)
            if name and (same or self._is_of_book(name)):
                yield Finding("weak", False, "other_speaker", name)
                break

    def _lacking(self, text: str, said: Read, cited: CitedWords) -> Iterator[Finding]:
        """What words of a claim in the language of its place the place lacks: the first that is
        found of strange words, too few shared ones and replaced ones, and words of a note."""
        evidence, vocabulary = self._evidence, self._vocabulary
        if self._rests_on_strange(text, said, cited):
            yield Finding("weak", False, "strange_word", text)
        elif shares_little(text, cited, evidence, vocabulary):
            yield Finding("weak", False, "little_shared", text)
        elif beyond_quotes(text, cited, evidence):
            yield Finding("weak", False, "beyond_quotation", text)
        elif replaced := (
            replaced_name(said, cited, evidence) or replaced_word(said, cited, evidence, vocabulary)
        ):
            yield Finding("name", False, "name_not_cited", replaced)
        if word := word_of_note(said, cited, evidence, self._notes):
            yield Finding("weak", False, "words_of_note", word)

    def _rests_on_strange(self, text: str, said: Read, cited: CitedWords) -> bool:
        if not self._strange(said, cited) or only_absence(text):
            return False
        return alone(text, cited, self._vocabulary) < _NEARLY

    def _is_of_book(self, name: str) -> bool:
        """Whether a name is that of the book, if in another spelling, and not a translation."""
        known = terms(name, self._language)
        if known and all(map(self._vocabulary.knows, known)):
            return True
        return is_spelling_of(name, self._evidence.names, translated=True)

    def _strange(self, said: Read, cited: CitedWords) -> frozenset[str]:
        """The words of the question that the book does not have and a claim rests on. What was done
        may be said by any verb, so verbs in the past do not count; the place may have a word as
        part of a longer one, "rain" in "rainfall"."""
        return frozenset(
            word.term
            for word in said.words
            if word.term in (self._unknown & said.content) - own_terms(said.language)
            and not is_past(word.folded, said.language)
            and not any(len(word.term) > _SHORT and word.term in term for term in cited.place.terms)
        )

    def _goes_on(self, claim: SentenceClaim, answer: _SentenceContext) -> bool:
        """Whether words after a footnote say what its place says."""
        cited = self._evidence.cited(answer.spans[number] for number in claim.footnotes)
        if answer.spoken_in(claim.text) not in ("", cited.place.language):
            return False
        return alone(claim.text, cited, self._vocabulary) >= _AFTER

    # What both need

    def _telling(self, text: str) -> frozenset[str]:
        return telling(text, self._language)

    def _is_block(self, sentence: Sentence) -> bool:
        return sentence.block and not sentence.introduces

    def _future(self, sentence: Sentence) -> Iterator[Finding]:
        """V5. The finding does not repeat the words, because they would be the spoiler."""
        text = sentence.text
        if future_words(text, self._language, self._vocabulary, self._evidence.question):
            yield Finding("future", True, "past_your_place", "…")
