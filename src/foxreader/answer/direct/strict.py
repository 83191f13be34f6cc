"""D1 to D4: answers without a model, in the book's own words. The same arguments always give the
same answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal, Protocol

from foxreader.answer.direct.likely import Likely
from foxreader.answer.direct.statement import BookSentence, StatedAnswers
from foxreader.core.cancel import Cancel
from foxreader.core.events import Confidence, Searched
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces import LONGEST, SHORTEST
from foxreader.language.lexicon import common_words
from foxreader.language.part_words import without_end
from foxreader.language.questions import (
    Form,
    asking_a_name,
    asks_attribute,
    asks_of_events,
    asks_where_or_when,
    compares,
)
from foxreader.language.script import fold
from foxreader.language.tags import language_words
from foxreader.retrieval.fulltext.postings import Postings
from foxreader.retrieval.fulltext.search import Found, Hit, Search
from foxreader.retrieval.question.places import NamedPart
from foxreader.retrieval.question.question import Question, Term
from foxreader.retrieval.question.unknown_words import edits
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
_FOR_A_MEANING, _NAMED = 60, 3
"""How many where something of so many words is to be defined: what it is may be told in any of the
passages that have the words. Chosen, not measured."""
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
) -> StrictAnswer:
    """Answer ``question`` from the part of the book in its scope; in doubt, no direct answer.

    If no sentence states the answer, the sentences of ``passage`` come first. An extractive
    ``reader``, if there is one, says which sentence is likely to answer. A question that only
    wants more gets other sentences than those ``shown`` before; where and when it was they may say.
    """
    more = question.back.bare and not asks_where_or_when(question.text)
    answer = _answered(question, search, reader, shown if more else ())
    if question.is_foreign_to(search.index.language):
        answer = _of_another_language(answer, search.index.language)
    if answer.reason == LIKELY and question.past_limit:
        answer = replace(answer, reason=UNSTATED, confidence="near")
    if passage is None or answer.mode == "direct_answer":
        return answer
    wide = Span(passage.file, max(0, passage.start - LONGEST), passage.end + LONGEST)
    units = [u for u in search.index.units_inside(wide) if u.overlaps(passage)]
    marked = tuple(unit for unit in units if question.scope.allows(unit))
    if not marked:
        return answer
    spans = tuple(dict.fromkeys((*marked, *answer.spans)))[:MOST_HIGHLIGHTS]
    return StrictAnswer("guided_fallback", spans, answer.searched, SELECTED, "near")


def _of_another_language(answer: StrictAnswer, code: str) -> StrictAnswer:
    """The answer to a question in another language than the book's, ``code``: only its names and
    numbers could be found, so no sentence is called likely and no word is said to be absent. What a
    sentence states in the words of the question it states in any language."""
    name, searched = language_words(code), replace(answer.searched, missing=())
    if answer.mode == "hard_refusal" and answer.reason == ABSENT:
        reason, refusal = Notice("foreign_why", language=name), Notice("foreign_refusal")
        return replace(answer, searched=searched, reason=reason, refusal=refusal)
    if answer.reason in (LIKELY, UNSTATED):
        reason = Notice("foreign_near", language=name)
        return replace(answer, searched=searched, reason=reason, confidence="near")
    return answer


def _answered(
    question: Question, search: Search, reader: AnswerReader | None, shown: Collection[Span]
) -> StrictAnswer:
    asked, scope = question.form, question.scope
    found = search.look(question)
    means = asked.kind == "define" and not asks_attribute(asked) and len(question.own) <= _NAMED
    most = _FOR_A_MEANING if means else _SEARCHED_PASSAGES
    statements = StatedAnswers(asked, found, search.index)
    read = _telling_first(found, statements) if statements.wanted.sought else found
    # What is no evidence by itself may be near: where there is any, all that was found is read.
    hits = search.hits(read, most) if read is not None and found.proven.ranked else []
    searched = replace(search.searched(found), queries=(question.searched_as,))
    if not search.index.book.readable:
        return StrictAnswer("hard_refusal", (), searched, NO_TEXT)
    if found.whole and found.named is not None:
        ends = without_end(question.text) is not None
        spoken = (_ending if ends else _speaking_for)(found.named, search, scope)
        # "Summarise", which asks for the part, need not be in the book.
        searched = replace(_with_segments(searched, search, scope, hits), missing=())
        return StrictAnswer("guided_fallback", spoken, searched, WHOLE, "near")
    if (asked.kind == "vague" and not question.added) or not found.query.content:
        return StrictAnswer("hard_refusal", (), searched, VAGUE)
    wanted = statements.wanted
    told = wanted.sought and any(wanted.tells(search.index.book.text_at(h.span)) for h in hits[:1])
    if not hits or (not told and _is_absent(question, found, search.index)):
        return StrictAnswer("hard_refusal", (), searched, ABSENT)
    # The word "compare" itself need not be in the book.
    missing = tuple(word for word in searched.missing if not compares(word))
    searched = replace(searched, missing=missing)
    searched = _with_segments(searched, search, scope, hits)
    sentences = statements.read(hits)
    sentences = [one for one in sentences if one.span not in shown] or sentences
    answer = answer_among(sentences, question, statements, searched, reader)
    return answer or StrictAnswer("hard_refusal", (), searched, ABSENT)


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


_BRIEF, _SHORT = 4, 6
"""The most words of a question that is refused where the book lacks one, and where it lacks a name.
Of the questions that a text answers 2 of 100 are refused for it (tales 1.7, novels 0, articles 1,
ours 0.6), of those that it does not answer 17 instead of 10 of 30 of ours, 151 instead of 134 of
153 about things of other books."""
_SPELT = 5
"""The fewest letters of a word that may be a misspelt one of the book."""
_MEASURE = 2
"""Where at last the word stands that says what is measured: "for how long"."""
_LEAST_PASSAGES = 50
"""A text with fewer passages lacks common words as well: of 150 questions that an article answers
57 were refused for such a word."""
_TIMED = 3
"""The most words of a question for a time or a number of somebody, that is refused where no passage
has them all. With this and for names as many as of a brief one, 24 instead of 17 of 30 questions of
ours that a book does not answer are refused, and 41 instead of 22 of 800 to articles that it does.
"""


def _is_absent(question: Question, found: Found, index: BookIndex) -> bool:
    """Whether the book does not tell what is asked: it has nothing like one of its words, or never
    tells of them together."""
    if question.is_foreign_to(found.language) or question.form.compares:
        return False
    asking = asking_a_name(question.text)
    asked = (term for term in found.query.terms if fold(term.surface) not in asking)
    words = [list(same) for _, same in groupby(asked, key=lambda term: term.place)]
    if question.form.kind == "count" and not question.form.counts and words[:1]:
        # "Long" of "How long did he sleep?" need not be said.
        words = words[words[0][0].place <= _MEASURE :]
    whole = len(found.postings.lengths) >= _LEAST_PASSAGES
    brief = whole and len(words) <= _BRIEF and asks_of_events(question.form)
    defined = question.form.kind == "define" and len(words) == 1
    if _lacks_what_is_asked(words, found.postings, index, brief=brief, defined=defined):
        return True
    return whole and _is_apart(words, question, found)


def _lacks_what_is_asked(
    words: Sequence[Sequence[Term]], postings: Postings, index: BookIndex, *,
    brief: bool, defined: bool,
) -> bool:  # fmt: skip
    """Whether the book has nothing like a word of a ``brief`` question, or a name of a short one:
    "When did Emma travel to Paris?" is not answered by her travels. What is to be ``defined`` is
    not told of by a part of it: no product is a tensor product."""

    def lacks(term: Term) -> bool:
        here = postings.passages(term.key) or postings.forms.get(term.key)
        return not here and term.kind != "unspaced"

    lacking = [
        term
        for word in words
        for term in word
        if lacks(term) and (defined or all(map(lacks, word)))
    ]
    named = len(words) <= _SHORT and any(term.kind == "name" for term in lacking)
    asked = named or brief or defined
    return asked and any(not _is_misspelt(term, index) for term in lacking)


def _is_apart(words: Sequence[Sequence[Term]], question: Question, found: Found) -> bool:
    """Whether no passage has all words of a brief question for a name, a time or a number, or its
    rarest word beside one of its names: "What is the name of the Hatter's wife?" is not answered by
    a wife, nor by the Hatter."""
    form = question.form
    if not 1 < len(words) <= _BRIEF or any(word[0].kind == "unspaced" for word in words):
        return False
    places = [_passages(word, found.postings) for word in words]
    large = [n for n, word in enumerate(words) if word[0].surface[0].isupper()]
    timed = form.kind in ("count", "when") and large and len(words) <= _TIMED
    if (timed or asking_a_name(question.text)) and not frozenset.intersection(*places):
        return True
    if not asks_of_events(form) or form.kind == "explain":
        return False
    postings = found.postings
    told = [
        n for n, (word, *_) in enumerate(words)
        if word.kind != "name" and postings.passages(word.key)
    ]  # fmt: skip
    rare = max(told, key=lambda n: postings.rarity(words[n][0].key), default=-1)
    beside = [n for n in large if n != rare]
    return bool(told and beside) and not any(places[rare] & places[n] for n in beside)


def _passages(word: Sequence[Term], postings: Postings) -> frozenset[int]:
    """The passages with a word, a form of it, or another name of the same person."""
    return frozenset(
        passage
        for term in word
        for places in (
            postings.passages(term.key), postings.similar.get(term.key, ()),
            postings.meant.get(term.key, ()),
        )
        for passage in places
    )  # fmt: skip


def _is_misspelt(term: Term, index: BookIndex) -> bool:
    """Whether the book has a word with the same first letter that differs in one place from an
    unknown word."""
    key = term.key
    if fold(term.surface) in common_words(index.language):
        return False
    near = (w for w in index.words(key[:1]) if abs(len(w) - len(key)) < 2)
    return len(key) >= _SPELT and any(edits(key, word, 1) <= 1 for word in near)


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
        shown = [one for one in sentences if one.span in near]
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
    the search, then others that stand in none of these. ``first`` is the first one."""
    ranked = sorted(sentences, key=lambda s: (-s.score - _RANKED / (1 + s.rank), s.span))
    ranked = [*([first] if first else ()), *ranked]
    best: dict[int, BookSentence] = {}
    for one in ranked:
        best.setdefault(one.rank, one)
    shown: dict[Span, Span] = {}
    told = set[tuple[str, ...]]()
    for one in (*best.values(), *ranked):
        inside = any(passage.contains(one.span) for passage in shown.values())
        if len(shown) < MOST_HIGHLIGHTS and not inside and one.terms not in told:
            told.add(one.terms)
            shown[one.span] = statements.passage(one)
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
