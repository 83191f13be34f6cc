"""What the sentences around a sentence say about it: whether they carry it, or it goes beyond them.

A sentence without a footnote needs none if the cited sentences beside it have all its words, or if
the place cited next in its paragraph says the same. A heading, a lead-in or a question needs none
either, but a word in it that nobody else has is a claim of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from foxreader.answer.checks.coverage import coverage, shared, telling, without_stop_runs
from foxreader.answer.checks.evidence import TurnEvidence
from foxreader.answer.checks.meaning.differences import differences
from foxreader.answer.checks.meaning.negation import denies
from foxreader.answer.checks.meaning.reading import (
    Read,
    ReadPlace,
    own_terms,
    read,
    without_own_runs,
)
from foxreader.answer.checks.numbers import numbers
from foxreader.answer.checks.verdict import Finding, Verdict
from foxreader.core.span import Span
from foxreader.language.detect import guess
from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import is_past, terms

_LINES = 8
"""How many sentences before and after a sentence may carry it. About a list. Chosen, not
measured."""
_CARRIED = 0.34
"""The share of a sentence's words, 0 to 1, that the place cited next in its paragraph must have for
the sentence to rest on it. Higher than for a footnote of its own. Chosen, not measured."""
_HEAD_WORDS = 3
"""The most content words of a table's head. Chosen, not measured."""
_MOST_NEW = 0.6
"""The share of the words of a heading or lead-in that nothing it introduces may have, 0 to 1, if it
names nobody: an answer calls its lists by words of its own. Chosen, not measured."""
_FEW_NEW = 2
"""The same as a number of words: "What it has to take care of:". Chosen, not measured."""

_FEW_IN_HEAD, _MOST_IN_HEAD = 1, 0.34
"""The same for a heading: with two new words 13 of 27 false headings of ``benchmarks.liar`` passed,
with one 10, and no more true ones were marked."""

_MOST_OWN = 0.24
"""Up to this share of its words, 0 to 1, a sentence between cited ones may have its own, if none of
them tells an act. Chosen, not measured."""
_MOST_LEADING = 0.4
"""Up to this share one may that a cited sentence of its paragraph follows: "two things strike him
about his friend". Chosen, not measured."""

_MOST_OPENING = 0.5
"""Up to this share the first sentence of an answer may that sums up the cited ones after it. Chosen
on answers written by hand."""
_SUMMED_UP = 3
"""How many cited sentences must follow such a one. Chosen, not measured."""

_DENYING = frozenset(("negation_differs", "opposite_word", "act_not_given"))
"""The differences that a heading is marked for. It need not repeat a sentence of the book."""


class ClaimContext:
    """The verdicts on consecutive sentences of an answer, and the places these cite."""

    def __init__(
        self, evidence: TurnEvidence, spans: Mapping[int, Span], verdicts: Sequence[Verdict]
    ) -> None:
        self._evidence = evidence
        self._spans = spans
        self._verdicts = verdicts

    @cached_property
    def _spoken(self) -> str:
        said = guess(" ".join(verdict.sentence.text for verdict in self._verdicts))
        return said or self._evidence.language

    def carried(self, at: int) -> Verdict:
        """The verdict at index ``at``, with what the sentences around it change."""
        verdict = self._verdicts[at]
        sentence = verdict.sentence
        if verdict.fails or not sentence.whole:
            return verdict
        if verdict.uncited:
            if self._names_cells(at) or self._rests_on_next(at) or self._said_beside(at):
                kept = tuple(f for f in verdict.findings if f.kind != "uncited")
                return replace(verdict, findings=kept)
            return verdict
        if sentence.introduces and not verdict.grades and (words := self._beyond(at)):
            finding = Finding("weak", False, "beyond_its_list", words)
            return replace(verdict, findings=(*verdict.findings, finding))
        return verdict

    def _names_cells(self, at: int) -> bool:
        """Whether it is a short cell that names a column or a row of a table: in the first row, or
        the first of a row whose other cells are cited."""
        sentence = self._verdicts[at].sentence
        said = self._read(sentence.text)
        if not sentence.cell or len(said.content) > _HEAD_WORDS:
            return False
        row = [v for v in self._verdicts if v.sentence.paragraph == sentence.paragraph]
        if any(v.grades for v in row):
            return row[0].sentence == sentence and not _tells(said, said.content)
        return not any(
            v.sentence.cell
            for v in self._verdicts
            if v.sentence.paragraph == sentence.paragraph - 1
        )

    def _rests_on_next(self, at: int) -> bool:
        """Whether the place cited next in the paragraph, or in the row of a table, supports it."""
        sentence = self._verdicts[at].sentence
        if sentence.footnotes:
            return False
        same = [v.sentence for v in self._verdicts if v.sentence.paragraph == sentence.paragraph]
        following = [s for s in same if s.footnotes and (sentence.cell or s.start > sentence.start)]
        if not following:
            return False
        cited = self._evidence.cited(self._spans[n] for n in following[0].footnotes)
        language = cited.place.language
        if (guess(sentence.text) or self._spoken) != language:
            return sentence.cell
        # A name that both have says nothing of what is claimed of it.
        said = self._read(sentence.text)
        texts = {said.text, said.text if data_of(language).nouns_capitalised else said.unnamed}
        if any(coverage(text, cited.text, language) < _CARRIED for text in texts):
            return False
        return not any(differences(said, cited.place, self._evidence.asked))

    def _said_beside(self, at: int) -> bool:
        """Whether the cited sentences beside it, with their places, have all its words."""
        said = [
            finding.words for finding in self._verdicts[at].findings if finding.kind == "uncited"
        ]
        there, place = self._beside(at)
        return bool(place.own) and all(
            not self._missing(self._read(words), there, most=self._most_new(at))
            and not any(differences(self._read(words), place, self._evidence.asked))
            for words in said
        )

    def _beyond(self, at: int) -> str:
        """The words of a heading or lead-in that are neither in the question nor in what it
        introduces; "" if there are none."""
        text = self._verdicts[at].sentence.text
        said = self._read(text)
        there, place = self._beside(at)
        if not place.own:
            return ""
        heads = self._verdicts[at].sentence.kind == "heading"
        missing = self._missing(said, there, heads=True)
        named = heads and _names_somebody(said)
        few, share = (_FEW_IN_HEAD, _MOST_IN_HEAD) if heads else (_FEW_NEW, _MOST_NEW)
        most = max(few, share * len(said.content))
        if len(missing) > most or (missing and named):
            return text
        if not text.endswith((":", "：")) and _tells(said, missing):
            return text  # a title that tells what somebody did is a claim
        own = [one for one in place.own if one.content & said.content]
        near = ReadPlace(tuple(own), place.around, place.language)
        found = {code for code, _ in differences(said, near, self._evidence.asked)}
        return text if own and found & _DENYING else ""

    def _beside(self, at: int) -> tuple[frozenset[str], ReadPlace]:
        """The index terms of the cited sentences near a sentence and of their places, and both as
        a place to compare with."""
        first = max(0, at - _LINES)
        near = enumerate(self._verdicts[first : at + _LINES + 1], first)
        own: list[Read] = []
        for number, verdict in near:
            if not verdict.grades or verdict.fails:
                continue
            if number != at:
                own.append(self._read(verdict.sentence.text))
            spans = [self._spans[footnote] for footnote, _ in verdict.grades]
            place = self._evidence.cited(spans).place
            own += place.around
        there = frozenset().union(*(one.terms for one in own)) | self._evidence.asked.terms
        titles = frozenset(terms(self._evidence.titles, self._evidence.language))
        return there | titles, ReadPlace(tuple(own), tuple(own), self._evidence.language)

    def _most_new(self, at: int) -> float:
        """The share of its words that a sentence without a footnote may have of its own."""
        following = self._verdicts[at + 1 : at + 1 + _LINES]
        if at == 0 and sum(bool(v.grades) for v in following) >= _SUMMED_UP:
            return _MOST_OPENING
        own = self._verdicts[at].sentence.paragraph
        leads = any(v.grades and v.sentence.paragraph == own for v in following[:1])
        return _MOST_LEADING if leads else _MOST_OWN

    def _missing(
        self, said: Read, there: frozenset[str], *, heads: bool = False, most: float = 0
    ) -> frozenset[str]:
        """The content words of ``said`` that are neither in ``there`` nor words with which an
        answer speaks of itself; none if they are at most the share ``most`` of its words, and no
        names and no acts."""
        text = said.text
        for number in numbers(text, said.language):
            text = text.replace(number.words, " ")  # compared by the check of numbers
        if not heads:  # a heading or a lead-in in words of its own may be a claim
            text = without_own_runs(text, said.language)
        text = without_stop_runs(text, said.language)
        content = telling(text, said.language)
        missing = content - there - own_terms(said.language)
        # What denies is compared word by word: "not needed" is not carried by "required".
        if not denies(said):
            missing -= shared(missing, there, said.language)
        named = any(w.term in missing and w.text[:1].isupper() for w in said.words[1:])
        few = len(missing) <= most * len(content) and not (named and most == _MOST_OPENING)
        return frozenset() if few and not _tells(said, missing) and not heads else missing

    def _read(self, text: str) -> Read:
        return read(text, guess(text) or self._spoken)


def _tells(said: Read, terms_of_it: frozenset[str]) -> bool:
    """Whether one of some words of a text is a verb in the past."""
    return any(w.term in terms_of_it and is_past(w.folded, said.language) for w in said.words)


def _names_somebody(said: Read) -> bool:
    """Whether a heading has a name: a capital inside it, if not all words have one."""
    inside = [word.text[:1] for word in said.words[1:] if word.term in said.content]
    return any(map(str.isupper, inside)) and not all(map(str.isupper, inside))
