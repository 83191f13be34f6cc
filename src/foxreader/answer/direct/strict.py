"""D1 to D4: answers without a model, in the book's own words. The same arguments and the same index
always give the same answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from foxreader.answer.direct.answer_type import tells_of
from foxreader.answer.direct.likely import Likely, is_absent
from foxreader.answer.direct.statement import BookSentence, StatedAnswers, heading_like
from foxreader.core.cancel import Cancel
from foxreader.core.events import Confidence, Searched
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces import LONGEST, SHORTEST
from foxreader.language.back_reference import (
    asks_a_cause,
    asks_what_is_next,
    wants_it_again,
    wants_more,
)
from foxreader.language.detect import asked_in
from foxreader.language.part_words import without_end
from foxreader.language.questions import Form, asks_attribute, compares
from foxreader.language.tags import language_words
from foxreader.language.tokenize import characters, terms
from foxreader.retrieval.fulltext.search import Found, Hit, Search
from foxreader.retrieval.question.places import NamedPart
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic import Hybrid
from foxreader.retrieval.whole_book import last_units

# A reader over the best places. It chooses the sentence that most likely answers, and of several
# that may state the answer the one that does. It never makes a statement of a sentence that the
# words do not prove.


class Extract(Protocol):
    """An answer in a text: its start in code points, and how much surer it is than none."""

    @property
    def start(self) -> int:
        """Where it starts."""
        ...

    @property
    def score(self) -> float:
        """Above 0 if the reader says that this is the answer."""
        ...


class AnswerReader(Protocol):
    """An extractive reader."""

    def answers(
        self, question: str, texts: Sequence[str], cancel: Cancel | None = None
    ) -> Sequence[Extract | None]:
        """The best answer in each of ``texts``, None for one it cannot read."""
        ...


def _sentence_read(
    reader: AnswerReader,
    question: Question,
    statements: StatedAnswers,
    near: Sequence[BookSentence],
    cancel: Cancel | None = None,
) -> BookSentence | None:
    """The unit in which the reader finds the answer, one of ``near`` or a neighbour of one; None if
    it finds none. Of equally sure answers the one of the earlier place."""
    book = statements.index.book
    around = [sorted({one.span, *statements.beside(one.span, question.scope)}) for one in near]
    wholes = [units[0].to(units[-1]) for units in around]
    found = reader.answers(question.text, [book.text_at(whole) for whole in wholes], cancel)
    best: tuple[float, BookSentence] | None = None
    for one, units, whole, extract in zip(near, around, wholes, found, strict=True):
        if extract is None or extract.score <= 0 or (best and extract.score <= best[0]):
            continue
        at = whole.start + extract.start
        unit = next(unit for unit in reversed(units) if unit.start <= at)
        best = extract.score, statements.sentence(unit, one)
    return None if best is None else best[1]


# The answer

_MOST_ANSWERS = 3
"""The most sentences of a direct answer to a definition question. Chosen, not measured."""
MOST_HIGHLIGHTS = 5
"""The most sentences shown where no direct answer was found. Chosen, not measured."""
_SEARCHED_PASSAGES = 24
"""How many of the best passages are read for an answer. Chosen, not measured."""
_FOR_A_MEANING = 60
"""How many where something is to be defined: what it is may be told in any of the passages that
have the words. Chosen, not measured."""
_ALIKE = 0.85
"""A further definition is shown if its score is at least this share of the best one's. Chosen, not
measured."""

_RANKED = 0.5
"""What the best passage adds to the score of its best sentence, the next ones less. Of 0, 0.25, 0.5
and 1 the best for tales, novels and non-fiction together."""

_REFUSAL = Notice("refusal")
NO_TEXT = Notice("no_text")
VAGUE = Notice("vague")
ABSENT = Notice("absent")
WHOLE = Notice("part_asked")
SELECTED = Notice("selection")
STATED = Notice("stated")
LIKELY = Notice("likely")
UNSTATED = Notice("unstated")


@dataclass(frozen=True, slots=True)
class StrictAnswer:
    """An answer in the book's words: units that state it, or the nearest units, or none.

    ``confidence`` is "likely" if the first unit probably answers the question. ``passages`` has the
    passage that each unit is shown in; () where they are shown alone. ``refusal`` is said in place
    of an answer, ``reason`` why.
    """

    mode: Literal["direct_answer", "guided_fallback", "hard_refusal"]
    spans: tuple[Span, ...]
    searched: Searched
    reason: str
    confidence: Confidence = ""
    passages: tuple[Span, ...] = ()
    refusal: Notice = _REFUSAL


def strict_answer(
    question: Question,
    search: Search,
    passage: Span | None = None,
    reader: AnswerReader | None = None,
    shown: Collection[Span] = (),
    lane: Hybrid | None = None,
) -> StrictAnswer:
    """Answer ``question`` from the part of the book in its scope; in doubt, no direct answer.

    If no sentence states the answer, the sentences of ``passage`` come first. An extractive
    ``reader``, if there is one, says which sentence is likely to answer. A question that only
    wants more gets other sentences than those ``shown`` before; where and when it was they may say.
    Where there is search by meaning (``lane``), it helps to find the passages.
    """
    seen = shown if (more := question.back.bare and wants_more(question.form.text)) else ()
    answer = first = _answered(question, search, reader, seen, lane)
    if answer.reason == ABSENT and question.alone is not None:
        spoken = _speaking_for(question.alone, search, question.scope)
        searched = replace(answer.searched, missing=())
        answer = first = StrictAnswer("guided_fallback", spoken, searched, WHOLE, "near")
    if question.added and answer.reason in (ABSENT, LIKELY, UNSTATED, STATED):
        answer = _gone_on(answer, question, search.index, shown, more=more)
    if question.is_foreign_to(search.index.language):
        answer = _of_another_language(answer, question, search, lane, seen, meant=answer is first)
    if answer.reason in (STATED, LIKELY) and question.past_limit:
        answer = _only_near(answer)
    if passage is None or answer.mode == "direct_answer":
        return answer
    return _with_marked(answer, passage, question, search.index)


def _with_marked(
    answer: StrictAnswer, passage: Span, question: Question, index: BookIndex
) -> StrictAnswer:
    """The answer with the sentences of the passage the reader has marked in front."""
    wide = Span(passage.file, max(0, passage.start - LONGEST), passage.end + LONGEST)
    units = [u for u in index.units_inside(wide) if u.overlaps(passage)]
    marked = tuple(unit for unit in units if question.scope.allows(unit))
    if not marked:
        return answer
    spans = tuple(dict.fromkeys((*marked, *answer.spans)))[:MOST_HIGHLIGHTS]
    return StrictAnswer("guided_fallback", spans, answer.searched, SELECTED, "near")


_AFTER = 2
"""How many sentences after one that was shown may tell more of it. Chosen, not measured."""


def _gone_on(
    answer: StrictAnswer, question: Question, index: BookIndex, shown: Collection[Span], *,
    more: bool,
) -> StrictAnswer:  # fmt: skip
    """The answer to what follows a question, from what was ``shown``: first the sentence that tells
    the cause or the age asked for, which stands there in other words than the question's; what was
    shown itself where nothing else is asked for ("Are you sure?"); what comes after it where the
    reader asks what is next, or wants ``more`` and nothing else is found. With the words of the
    question before alone, no sentence is likely."""
    first = next(iter(shown), None)
    if first is None:
        return answer
    wide = Span(first.file, max(0, first.start - LONGEST), first.end + 2 * LONGEST)
    units = [unit for unit in index.units_inside(wide) if question.scope.allows(unit)]
    here = [unit for unit in units if unit.overlaps(first)]
    after = [unit for unit in units if unit.start >= first.end][:_AFTER]
    before = [unit for unit in units if unit.end <= first.start][-1:]
    asked, languages = question.text, (index.language, asked_in(question.text))
    for unit in (*here, *after, *before):
        if tells_of(asked, index.book.text_at(unit), *languages):
            if answer.reason == STATED and unit in answer.spans:
                return answer
            around = min(*before, *here, unit).to(max(*here, *after, unit))
            return _with_first(answer, unit, around)
    if question.back.bare and here and wants_it_again(question.form.text):
        return _with_first(answer, here[0], here[0].to(here[-1]))
    if more and after and (asks_what_is_next(asked) or set(answer.spans) <= set(shown)):
        return _with_first(replace(answer, spans=(), passages=()), after[0], after[0].to(after[-1]))
    return _not_said_again(answer, question, index, shown)


def _not_said_again(
    answer: StrictAnswer, question: Question, index: BookIndex, shown: Collection[Span]
) -> StrictAnswer:
    """The answer, "near" where its sentence has no word of the question's own and is likely, or
    stated what was asked before, by the words of that question alone."""
    if answer.reason not in (LIKELY, STATED):
        return answer
    first = answer.spans[0]
    own = frozenset(term.key for term in question.own)
    if asks_a_cause(question.text) and answer.reason == LIKELY:
        said = index.book.text_at(first)
        causes = tells_of(question.text, said, index.language, asked_in(question.text))
        return answer if causes else _only_near(answer)
    fresh = answer.reason == STATED and first not in shown
    if fresh or not own.isdisjoint(_terms_at(index, first)):
        return answer
    return _only_near(answer)


def _only_near(answer: StrictAnswer) -> StrictAnswer:
    return replace(answer, mode="guided_fallback", reason=UNSTATED, confidence="near")


def _terms_at(index: BookIndex, span: Span) -> Collection[str]:
    text = index.book.text_at(span)
    return {*terms(text, index.language), *characters(text)}


def _with_first(answer: StrictAnswer, unit: Span, passage: Span) -> StrictAnswer:
    """The answer with ``unit`` in front, shown in its ``passage``: "near", unless it was first."""
    if answer.spans[:1] == (unit,) and answer.reason != STATED:
        return answer
    passages = answer.passages or answer.spans
    pairs = zip(answer.spans, passages, strict=True)
    rest = [(span, other) for span, other in pairs if not passage.contains(span)]
    spans, passages = zip((unit, passage), *rest[: MOST_HIGHLIGHTS - 1], strict=True)
    searched = replace(answer.searched, missing=())
    return StrictAnswer("guided_fallback", spans, searched, UNSTATED, "near", passages)


def _of_another_language(
    answer: StrictAnswer, question: Question, search: Search, lane: Hybrid | None,
    shown: Collection[Span], *, meant: bool,
) -> StrictAnswer:  # fmt: skip
    """The answer to a question in another language than the book's: what is nearest to it in
    meaning, if the question is ``meant`` by itself. Else only its names and numbers could be found,
    so no sentence is called likely and no word is said to be absent. What a sentence states in the
    words of the question it states in any language."""
    near = _near_in_meaning(answer, question, search, lane, shown) if lane and meant else None
    if near is not None:
        return near
    name = language_words(search.index.language)
    searched = replace(answer.searched, missing=())
    if answer.mode == "hard_refusal" and answer.reason == ABSENT:
        soon = lane is not None and not lane.ready(question.scope)
        why = Notice("foreign_soon" if soon else "foreign_why", language=name)
        return replace(answer, searched=searched, reason=why, refusal=Notice("foreign_refusal"))
    if answer.reason in (LIKELY, UNSTATED):
        reason = Notice("foreign_near", language=name)
        return replace(answer, searched=searched, reason=reason, confidence="near")
    return answer


def _near_in_meaning(
    answer: StrictAnswer, question: Question, search: Search, lane: Hybrid,
    shown: Collection[Span],
) -> StrictAnswer | None:  # fmt: skip
    """The passages nearest in meaning to a question in another language, without those ``shown``,
    in place of ``answer``; None where that is another one, or there are none."""
    if answer.reason not in (ABSENT, LIKELY, UNSTATED):
        return None
    widened = lane.widened(search.look(question))
    found = widened.found
    compared = widened.rung not in ("lexical", "none")
    nearest = lane.nearest_units(found, MOST_HIGHLIGHTS, shown) if compared else []
    if not nearest:
        return None
    statements = StatedAnswers(question.form, found, search.index)
    near = {
        unit: statements.passage(BookSentence(unit, "", (), 0.0, rank, hit.units))
        for rank, (hit, unit) in enumerate(nearest)
    }
    hits = [hit for hit, _ in nearest]
    searched = _with_segments(replace(answer.searched, missing=()), search, question.scope, hits)
    reason = Notice("foreign_meant", language=language_words(search.index.language))
    spans, passages = tuple(near), tuple(near.values())
    return StrictAnswer("guided_fallback", spans, searched, reason, "near", passages)


def _answered(
    question: Question, search: Search, reader: AnswerReader | None, shown: Collection[Span],
    lane: Hybrid | None,
) -> StrictAnswer:  # fmt: skip
    found = search.look(question) if lane is None else lane.widened(search.look(question)).found
    statements = StatedAnswers(question.form, found, search.index)
    hits = _hits(question, found, statements, search)
    searched = replace(search.searched(found), queries=(question.searched_as,))
    unread = _without_reading(question, found, search, hits, searched)
    if unread is not None:
        return unread
    if not _may_be_told(question, found, statements, hits):
        return StrictAnswer("hard_refusal", (), searched, ABSENT)
    # The word "compare" itself need not be in the book.
    missing = tuple(word for word in searched.missing if not compares(word))
    searched = _with_segments(replace(searched, missing=missing), search, question.scope, hits)
    sentences = _to_choose_from(statements.read(hits), question, shown)
    answer = answer_among(sentences, question, statements, searched, reader)
    return answer or StrictAnswer("hard_refusal", (), searched, ABSENT)


def _hits(
    question: Question, found: Found, statements: StatedAnswers, search: Search
) -> Sequence[Hit]:
    """The passages that are read, if any is evidence: then what is none by itself may be near."""
    asked = question.form
    means = asked.kind == "define" and not asks_attribute(asked)
    read = _telling_first(found, statements) if statements.wanted.sought else found
    if read is None or not found.proven.ranked:
        return ()
    return search.hits(read, _FOR_A_MEANING if means else _SEARCHED_PASSAGES)


def _without_reading(
    question: Question, found: Found, search: Search, hits: Sequence[Hit], searched: Searched
) -> StrictAnswer | None:
    """The answer that no sentence need be read for: to a book without text, for a whole part of it,
    to a question that names nothing; else None."""
    if not search.index.book.readable:
        return StrictAnswer("hard_refusal", (), searched, NO_TEXT)
    if found.whole and found.named is not None:
        spoken = _ending if without_end(question.text) is not None else _speaking_for
        # "Summarise", which asks for the part, need not be in the book.
        searched = replace(_with_segments(searched, search, question.scope, hits), missing=())
        spans = spoken(found.named, search, question.scope)
        return StrictAnswer("guided_fallback", spans, searched, WHOLE, "near")
    if (question.form.kind == "vague" and not question.added) or not found.query.content:
        return StrictAnswer("hard_refusal", (), searched, VAGUE)
    return None


def _may_be_told(
    question: Question, found: Found, statements: StatedAnswers, hits: Sequence[Hit]
) -> bool:
    """Whether a passage may tell what is asked: the first says somebody's age or origin, or nothing
    that is asked for is absent."""
    wanted, book = statements.wanted, statements.index.book
    if hits and wanted.sought and wanted.tells(book.text_at(hits[0].span)):
        return True
    return bool(hits) and not is_absent(question, found, statements.index)


def _to_choose_from(
    sentences: list[BookSentence], question: Question, shown: Collection[Span]
) -> list[BookSentence]:
    """Of the sentences read those not ``shown`` yet, and for "And his wife?" those with a wife, if
    there are any."""
    if shown:
        fresh = [one for one in sentences if one.span not in shown]
        sentences = [one for one in fresh if not heading_like(one.text)] or sentences
    if question.added and (question.back.opens or question.back.names):
        own = {term.key for term in question.own}
        sentences = [one for one in sentences if not own.isdisjoint(one.terms)] or sentences
    return sentences


def _telling_first(found: Found, statements: StatedAnswers) -> Found | None:
    """What was found, first the passages that say how old a name of the question is, or where from,
    as they stand in the book; None if in no passage with the name anybody's age is told."""
    index, wanted = statements.index, statements.wanted
    keys = statements.fixed or statements.keys
    named = {passage for key in keys for passage in found.postings.passages(key)}
    held = {p.id: index.book.text_at(p.span) for p in index.passages(found.scope) if p.id in named}
    if wanted.aged and held and not any(map(wanted.told_of, held.values())):
        return None
    telling = (passage for passage, text in held.items() if wanted.tells(text))
    order = {passage: at for at, passage in enumerate(telling)}
    ranked = sorted(found.ranked, key=lambda hit: order.get(hit[0], len(order)))
    return replace(found, ranked=ranked)


def answer_among(
    sentences: Sequence[BookSentence], question: Question, statements: StatedAnswers,
    searched: Searched, reader: AnswerReader | None,
) -> StrictAnswer | None:  # fmt: skip
    """Which of ``sentences`` states the answer, else which most likely does, else the nearest; None
    without any sentence. A sentence states no answer if words of the question are missing."""
    asked, missing = question.form, bool(searched.missing)
    answers = _answers(asked, statements, sentences, missing)
    # Where no kind of thing is asked for, what has all the words may still be another thing.
    told = asked.kind != "fact" and not asks_attribute(asked)
    if answers and told:
        spans = tuple(one.span for one in answers)
        return StrictAnswer("direct_answer", spans, searched, STATED)
    fact = answers and not answers[0].rank
    likely = answers[0] if fact else Likely(question, statements).best(sentences)
    near = _nearest(sentences, likely, statements)
    if not near:
        return None
    if reader is not None and not asked.compares:
        shown = [one for one in sentences if one.shown in near]
        likely = _sentence_read(reader, question, statements, shown)
        if likely and told and _answers(asked, statements, [likely], missing):
            return StrictAnswer("direct_answer", (likely.span,), searched, STATED)
        near = _nearest(sentences, likely, statements)
    spans, passages = tuple(near), tuple(near.values())
    if likely is None:
        return StrictAnswer("guided_fallback", spans, searched, UNSTATED, "near", passages)
    return StrictAnswer("guided_fallback", spans, searched, LIKELY, "likely", passages)


def _nearest(
    sentences: Sequence[BookSentence], first: BookSentence | None, statements: StatedAnswers
) -> dict[Span, Span]:
    """At most five sentences with the passages they are shown in: the best one of each passage of
    the search, then others that stand in none of these. ``first`` is the first one; a better one in
    its passage that has the lines of a program below it is the second."""
    ranked = sorted(sentences, key=lambda s: (-s.score - _RANKED / (1 + s.rank), s.span))
    ranked = [*([first] if first else ()), *ranked]
    best: dict[int, BookSentence] = {}
    for one in ranked:
        best.setdefault(one.rank, one)
    doing = [
        one for one in ranked if first and one.lines and one.rank == first.rank
        and one.score > first.score and not one.shown.overlaps(first.shown)
    ][:1]  # fmt: skip
    shown: dict[Span, Span] = {}
    told = set[tuple[str, ...]]()
    for one in (*ranked[:1], *doing, *best.values(), *ranked):
        inside = one not in doing and any(p.contains(one.shown) for p in shown.values())
        if len(shown) < MOST_HIGHLIGHTS and not inside and one.terms not in told:
            told.add(one.terms)
            shown[one.shown] = statements.passage(one)
    return shown


def _ending(named: NamedPart, search: Search, scope: Scope) -> tuple[Span, ...]:
    """The last sentences of the last part of the book."""
    return tuple(last_units(search.index, named.spans, scope, MOST_HIGHLIGHTS))


def _speaking_for(named: NamedPart, search: Search, scope: Scope) -> tuple[Span, ...]:
    """Sentences spread evenly over a part of the book, to represent it, in reading order."""
    stored = search.index.extracts(scope)
    units = [u for id_ in sorted(stored) for u in stored[id_] if named.holds(u)]
    if not units:
        units = [u for s in named.spans for u in search.index.units_inside(s) if scope.allows(u)]
        units = [u for u in units if len(u) >= SHORTEST] or units
    step = max(1, -(-len(units) // MOST_HIGHLIGHTS))
    return tuple(units[::step][:MOST_HIGHLIGHTS])


def _answers(
    asked: Form, statements: StatedAnswers, sentences: Sequence[BookSentence], missing: bool
) -> list[BookSentence]:
    """The sentences that state the answer, clearest first."""
    if asked.compares or asked.kind == "yes_no":
        return []
    if missing and asked.kind not in ("define", "who_is"):
        # No sentence states the answer if the book lacks a word of the question.
        return []
    stated = [(statements.states(s), s) for s in sentences]
    ranked = sorted(((v, s) for v, s in stated if v > 0), key=lambda p: (-p[0], p[1].span))
    if asked.kind not in ("define", "who_is"):
        # Different sentences for one fact are ambiguous, so none is the answer.
        distinct = _distinct(s for _, s in ranked)
        return distinct if len(distinct) == 1 else []
    return _distinct(s for value, s in ranked if value >= _ALIKE * ranked[0][0])[:_MOST_ANSWERS]


def _distinct(sentences: Iterable[BookSentence]) -> list[BookSentence]:
    """The first of ``sentences`` with the same words each."""
    kept: dict[tuple[str, ...], BookSentence] = {}
    for sentence in sentences:
        kept.setdefault(sentence.terms, sentence)
    return list(kept.values())


def _with_segments(
    searched: Searched, search: Search, scope: Scope, hits: Sequence[Hit]
) -> Searched:
    segments = search.index.segments_in(scope)
    touched = [s for s in segments if any(a.overlaps(h.span) for a in s.spans for h in hits)]
    return replace(searched, segments=len(touched), of_segments=len(segments))
