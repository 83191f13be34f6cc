"""D2: whether a sentence of the book states the answer to a question in the question's words."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from math import log

from foxreader.answer.direct import relations
from foxreader.answer.direct.answer_type import ENDS, AnswerType
from foxreader.answer.direct.definition import defines, defines_run, occurrences
from foxreader.answer.direct.relations import SentenceWord, words_of
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces import LONGEST, trimmed
from foxreader.language.detect import asked_in
from foxreader.language.lexicon import every_language, language, stop_words, words_for
from foxreader.language.questions import (
    Form,
    asking_a_list,
    asks_attribute,
    happening_verbs,
    question_words,
    supposes,
)
from foxreader.language.script import fold
from foxreader.language.tokenize import characters, is_past, terms, token_terms, tokens
from foxreader.retrieval.fulltext.search import Found, Hit

_MOST_PAIRS = 0.7
"""The share of a question's pairs of characters that a sentence which answers it must hold:
pairs also stand for the seams between words."""
_WINDOW = 24
"""The words of the question must be within this many words of the sentence (or three times their
number, if that is more). Chosen, not measured."""
_NARROW = 9
"""As _WINDOW, for one or two words of the question. Chosen, not measured."""
_STANDING = 0.35
"""How much the rank of the passage adds to a sentence's score, against 1 for the full share of the
question's words in it. Chosen, not measured."""
_SAYING, _DOING, _OPENING, _APPOSED, _FIRST = 1.0, 0.7, 0.3, 0.5, 0.5
"""What a sentence gets, where something is to be defined, that calls something so, or begins with
it and says what it is: as much as for all words; what is done with it, or anything else; that has
brackets or "which" after it; and that is the first of a section called so. Chosen on manuals."""
_SHORT = 60
"""An ASCII sentence with fewer characters scores less, as a scrap; below twice this length one
with a verb like "said" does too. Chosen, not measured."""
_SHORT_HEADING = 40
"""A text with fewer characters and no final stop is taken for a heading. Chosen, not measured."""
_BARE = 90
"""A text with fewer characters and no final stop is taken for a fragment. Chosen, not measured."""
_EDGE = 10
"""Terms at either end of a unit without a stop where the question's words may not stand. Of 3, 10
and 20 the least with which 95 % of the stated answers to the Thai questions of XQuAD are right."""
_GLANCE = 1_000
"""The most characters of a passage that is shown around a sentence. With 500 the answer was in the
first two for .50 of the questions to novels, with 800 for .56, with 1,000 for .60, with 1,200 for
.62; sentences alone have it for .38."""
_LINES, _LONG = 25, 1_500
"""The most lines, and characters, of a program that is shown with the sentence above it. Chosen."""
_NEARBY = 300
"""The most characters between a sentence that is shown with such lines and these. Chosen."""
_WITH_LINES = 0.2
"""What a sentence gets for the lines below it, where it is asked how. Of 29 questions to three
manuals the lines are in the first two places for 21 with 0, 23 with 0.1, 24 with 0.2 and 0.4."""
_NUMBERED = re.compile(r"[\s\d.()]*")
"""What may stand between a sentence and such lines, or a heading: the number of a paragraph."""
_ENTRY = 30
"""The most characters of a term before its colon. Chosen, not measured."""
_LINE = re.compile(r"[^\n]*[^\s]")
_LEADERS = ". . ."
CLOSERS = "\"'”’」』)）»] "
"""What may follow the last stop of a sentence."""
ASKING = ("?", "？", "؟")
"""What a question ends with."""


@dataclass(frozen=True, slots=True)
class BookSentence:
    """A unit of the book read for an answer; ``score`` is its relevance to the question, ``rank``
    that of its passage, from 0, and ``hit`` are the units of that. ``lines`` is the sentence above
    the lines of a program with these, if it is that or one of them."""

    span: Span
    text: str
    terms: tuple[str, ...]
    score: float
    rank: int = 0
    hit: tuple[Span, ...] = ()
    lines: Span | None = None

    @property
    def shown(self) -> Span:
        """The unit, or the sentence above a program with its lines."""
        return self.lines or self.span


class StatedAnswers:
    """Reads sentences against one question."""

    def __init__(self, question: Form, found: Found, index: BookIndex) -> None:
        self._question = question
        self._found = found
        self.index = index
        self._keys = list(dict.fromkeys(t.key for t in found.query.terms))
        self.keys = frozenset(self._keys)
        # A sentence without a name or number of the question is never an answer.
        self.fixed = {t.key for t in found.query.terms if t.kind in ("name", "number")}
        self._runs = any(t.kind == "unspaced" for t in found.query.terms)
        self._singles = any(t.single for t in found.query.terms)
        self._subject = self._subject_keys()
        self.lists = bool(asking_a_list(question.text))
        # A book may have sentences in the language of the question beside its own.
        self._languages = (index.language, asked_in(question.text))
        self.small = words_for(*self._languages).statements
        self._asked = self.words(question.text)
        self._denies = self.denies(question.text)
        names = frozenset(t.key for t in found.query.terms if t.kind == "name")
        self.wanted = AnswerType(
            question, self._asked, self._keys, names, self._runs, index, found.scope
        )

    def read(self, hits: Sequence[Hit]) -> list[BookSentence]:
        """The sentences of ``hits`` that have any term of the question."""
        read = (
            self._read(unit, rank, hit.units) for rank, hit in enumerate(hits) for unit in hit.units
        )
        return [one for one in read if not self.keys.isdisjoint(one.terms)]

    def sentence(self, unit: Span, near: BookSentence) -> BookSentence:
        """``unit``, which is ``near`` or beside it."""
        return self._read(unit, near.rank, near.hit if unit in near.hit else (unit,))

    def _read(self, unit: Span, rank: int, hit: tuple[Span, ...]) -> BookSentence:
        text = self.index.book.text_at(unit)
        held = self._terms_of(text)
        lines, right_above = self._with_lines(unit)
        if lines is not None and right_above:
            told = self.index.book.text_at(lines)
            score = self._score(self._terms_of(told), rank) + _WITH_LINES
        else:
            score = _fullness(text, len(held)) * self._score(held, rank)
            score += self._introduces(unit, text, held)
        return BookSentence(unit, text, held, score, rank, hit, lines)

    def _terms_of(self, text: str) -> tuple[str, ...]:
        held = tuple(terms(text, self.index.language))
        return held + tuple(characters(text)) if self._singles else held

    def _with_lines(self, unit: Span) -> tuple[Span | None, bool]:
        """Where it is asked how, a sentence with the lines of a program below it, if ``unit`` is
        that sentence or stands in one of the lines; and whether they are right below it."""
        book, kind = self.index.book, self._question.kind
        if kind not in ("explain", "fact"):
            return None, False  # before a file is looked through for such lines
        text, listings = book.files[unit.file].text, book.files[unit.file].listings
        at = bisect_right(listings, unit.start, key=lambda listing: listing[1])
        if at == len(listings):
            return None, False
        start, end = trimmed(text, *listings[at])
        end = self._end_of(unit.file, start, end)
        above = unit if unit.start < start else self._above(unit.file, start)
        if above is None or start - above.end > _NEARBY or max(unit.end, start) > end:
            return None, False
        right_above = _NUMBERED.fullmatch(text, above.end, start) is not None
        whole = Span(unit.file, above.start, end)
        seen = self._found.scope.allows(whole) and book.visible(whole)
        return whole if seen and (right_above or kind == "explain") else None, right_above

    def _above(self, file: int, start: int) -> Span | None:
        """The last sentence before ``start``."""
        units = self.index.units_inside(Span(file, max(0, start - 2 * LONGEST), start))
        texts = ((unit, self.index.book.text_at(unit)) for unit in reversed(units))
        return next((unit for unit, text in texts if not _NUMBERED.fullmatch(text)), None)

    def _end_of(self, file: int, start: int, end: int) -> int:
        """Where the lines from ``start`` end, or as many of them as are shown, whole ones; 0 if
        the first is too long."""
        text = self.index.book.files[file].text
        ends = (line.end() for line in islice(_LINE.finditer(text, start, end), _LINES))
        return max((at for at in ends if at - start <= _LONG), default=0)

    def beside(self, span: Span, scope: Scope) -> tuple[Span, ...]:
        """The units right before and after ``span``, as far as they are in ``scope``."""
        reach = 2 * LONGEST
        wide = Span(span.file, max(0, span.start - reach), span.end + reach)
        units = self.index.units_inside(wide)
        at = units.index(span)
        near = (*units[max(0, at - 1) : at], *units[at + 1 : at + 2])
        return tuple(unit for unit in near if scope.allows(unit))

    def passage(self, sentence: BookSentence) -> Span:
        """The sentence with as many of the units around it as are read at a glance, in turn before
        and after it: who speaks, of whom, and of what."""
        units, shown = sentence.hit or (sentence.span,), sentence.shown
        held = [n for n, unit in enumerate(units) if unit.overlaps(shown)]
        first, last = held[0], held[-1]
        for _ in units:
            if first and units[last].end - units[first - 1].start <= _GLANCE:
                first -= 1
            if last + 1 < len(units) and units[last + 1].end - units[first].start <= _GLANCE:
                last += 1
        start, end = min(units[first].start, shown.start), max(units[last].end, shown.end)
        return Span(shown.file, start, end)

    def known(self, key: str) -> bool:
        """Whether any passage has the term."""
        return bool(self._found.postings.passages(key))

    def share(self, keys: Iterable[str]) -> float:
        """The share of the question's weight that ``keys``, terms of it, carry, 0 to 1."""
        rarity = self._found.postings.rarity
        return sum(map(rarity, sorted(keys))) / (sum(map(rarity, self._keys)) or 1.0)

    def held(self, sentence: BookSentence) -> frozenset[str]:
        """The terms of the question that a sentence has."""
        return self.keys.intersection(sentence.terms)

    def states(self, sentence: BookSentence) -> float:
        """How clearly ``sentence`` states the answer; 0 if it does not."""
        text = sentence.text.rstrip(CLOSERS)
        if heading_like(sentence.text) or text.endswith(ASKING):
            return 0.0
        asked = self._question
        if supposes(asked.text) or self.wanted.aged or self.lists:
            return 0.0  # nobody is as old all through a book, and one sentence is no list
        if asked.kind in ("define", "who_is") and not asks_attribute(asked):
            return self._defines(sentence)
        if not (self._runs or text.endswith(ENDS)):
            return 0.0  # of the contents, or a long heading
        held = self.held(sentence)
        # The cheapest check first: each of some hundred sentences is read here.
        if not self.fixed <= held or not self._holds_all(held) or self._denies:
            return 0.0
        if self.denies(sentence.text):
            return 0.0
        if not self._agrees(sentence, held) or not self._near(sentence, held):
            return 0.0
        words = self.words(sentence.text)
        return sentence.score if self.wanted.holds(sentence.text, sentence.terms, words) else 0.0

    def _defines(self, sentence: BookSentence) -> float:
        """How clearly the sentence defines the subject."""
        if self._runs or language(self.index.language).unspaced:
            return defines_run(sentence.text, self._question.subject)
        if not set(self._subject) <= set(sentence.terms):
            return 0.0
        file, start = self.index.book.files[sentence.span.file], sentence.span.start
        ahead = file.words[file.words.rfind("\n", 0, start) + 1 : start]
        return defines(
            sentence.text, self.words(sentence.text), self._subject, self._question,
            words_of(*self._languages), ahead,
        )  # fmt: skip

    def _introduces(self, unit: Span, text: str, held: Sequence[str]) -> float:
        """How much a sentence looks as if it told what the question asks to define: "this I have
        called Natural Selection", "Preseeding provides a way to …"; how old somebody is, or where
        from; or what is in a list or before it."""
        if self.wanted.sought:
            return _SAYING * self.wanted.tells(text)
        if self.lists:
            return self._lists_some(text, held)
        if self._question.kind != "define" or not self._subject or asks_attribute(self._question):
            return 0.0
        told = set(self._subject) <= set(held)
        first = _FIRST if self._begins_its_section(unit, told) else 0.0
        if not told:
            return first
        words = self.words(text)
        found = occurrences(text, words, self._subject)
        return first + max((self._place(text, words, *at) for at in found), default=0.0)

    def _lists_some(self, text: str, held: Sequence[str]) -> float:
        """How much a sentence looks like one of a list of what is asked for, as "lb config: starts
        …" is of the lb commands, or as what stands before a list."""
        head, mark, rest = text.partition(":")
        if not self.keys <= set(held) or not mark:
            return 0.0
        entry = len(head) <= _ENTRY and rest[:1].isspace()
        if entry and not self.keys.isdisjoint(terms(head, self.index.language)):
            return _DOING
        return 0.0 if rest.strip() else _APPOSED

    def _place(self, text: str, words: Sequence[SentenceWord], start: int, end: int) -> float:
        """How much the place of the words from ``start`` to ``end`` looks like that of a subject
        that is told of."""
        small = words_of(*self._languages)
        ahead = (w.folded for w in reversed(words[:start]) if w.folded not in small.determiners)
        before = next((word for word in ahead if len(word) > 1), "")
        after = words[end].folded if end < len(words) else ""
        between = text[words[end - 1].token.end :].lstrip("”»\"'’ ")[:1]
        if before in small.called:
            return _SAYING
        spoken = text[:1] in "“„»" and text[words[end - 1].token.end :][:1] not in "”“«"
        if not spoken and (not start or (start == 1 and not before)):
            if after in small.copulas - small.past and not small.joins & {after}:
                what = {after, *(word.folded for word in words[end + 1 : end + 2])}
                return _DOING if what.isdisjoint(small.articles | small.meaning) else _SAYING
            return _APPOSED if between in "(:—–" else _OPENING
        related = between == "," and after in small.leading
        return _APPOSED if related or between == "(" else 0.0

    def _begins_its_section(self, unit: Span, told: bool) -> bool:
        """Whether a sentence is the first of a section that is called what is to be defined, or
        that and a word more if it is ``told`` of: "The live-build package"."""
        book = self.index.book
        title = book.title_at(unit)
        called = set(terms(title, self.index.language)) - stop_words(self.index.language)
        named = {key for key in called if not key.isdigit()}
        if not set(self._subject) <= named or len(named) > len(set(self._subject)) + told:
            return False
        text, title = book.files[unit.file].text, title.strip()
        end = text.rfind(title, 0, unit.start) + len(title)
        return end >= len(title) and _NUMBERED.fullmatch(text, end, unit.start) is not None

    def _score(self, held: Sequence[str], rank: int) -> float:
        rarity = self._found.postings.rarity
        whole = sum(map(rarity, self._keys)) or 1.0
        share = sum(rarity(key) for key in self._keys if key in held) / whole
        return share + _STANDING / (1 + 0.3 * rank)

    def _subject_keys(self) -> list[str]:
        keys = set(self._keys)
        found = terms(self._question.subject, self.index.language)
        return [key for key in found if key in keys]

    def words(self, text: str) -> list[SentenceWord]:
        """The words of a text."""
        language = self.index.language
        return [
            SentenceWord(token_terms(t.text, t.kind, language), fold(t.text).replace("’", "'"), t)
            for t in tokens(text)
        ]

    def denies(self, text: str) -> bool:
        """Whether a text has a negation."""
        if self._runs:
            return bool(_denying_runs().search(text))
        return any(fold(t.text).replace("’", "'") in self.small.denials for t in tokens(text))

    def _holds_all(self, held: Set[str]) -> bool:
        """Whether ``held`` are all words of the question, or most in a script without spaces."""
        if not self._runs:
            return self.keys <= held
        found = self._found.query.terms
        return len(held) >= _MOST_PAIRS * len(self._keys) and relations.pieces_held(found, held)

    def _agrees(self, sentence: BookSentence, held: Set[str]) -> bool:
        """Whether the sentence, which has the words of the question, does not reverse its
        meaning."""
        if self._runs:
            return self._has_room(sentence, held)
        ours, theirs = self._asked, self.words(sentence.text)
        if not self._related(theirs) or not relations.spelled(
            self._question.text, sentence.text, self.small, self.index.language
        ):
            return False
        if relations.turned(ours, theirs, self.small.turns) or relations.opposed(
            held, ours, theirs, self.small.undoing
        ):
            return False
        return relations.neighbours_stay(self._found.query.terms, ours, sentence.terms)

    def _has_room(self, sentence: BookSentence, held: Set[str]) -> bool:
        """Whether the words of the question stand inside the unit and not at its edge. Without a
        stop at its end, as in Thai, it may begin or end in the midst of a sentence, so the answer
        may be in the one before or after it."""
        if sentence.text.rstrip(CLOSERS).endswith(ENDS):
            return True
        found = [at for at, key in enumerate(sentence.terms) if key in held]
        return found[0] >= _EDGE and found[-1] < len(sentence.terms) - _EDGE

    def _related(self, said: Sequence[SentenceWord]) -> bool:
        """Whether the words of the question are in the same relations in the sentence: who does
        what to whom, from where and to where, and no name has another form."""
        words, terms = words_for(*self._languages).words, self._found.query.terms
        if self._otherwise(said):
            return False
        # What follows a preposition may be anywhere in the sentence, but not what follows "when";
        # what is counted comes first in the question alone.
        links = (words.places | words.governors) - words.agents
        links -= question_words(self.index.language)
        free = relations.led(self._asked, self.keys, links)
        free |= frozenset(self._keys[:1] if self._question.counts else ())
        fixed = [t for t in terms if t.kind != "number" and t.key not in free]
        order = relations.turned_round(fixed, said)
        passive = [
            relations.is_passive(self.keys, one, words.agents) for one in (self._asked, said)
        ]
        if passive[0] != passive[1]:
            return order > 0
        copulas, done = self.small.copulas, self._done
        if not self.wanted.is_circumstance:
            return order == 0 and not relations.does_it(said, done, self.keys, copulas)
        # "When were the patents restored" is also answered by who restored them.
        told = any(word.folded in copulas for word in self._asked)
        return order == 0 or (told and not relations.is_done_to(said, done, copulas))

    def _otherwise(self, said: Sequence[SentenceWord]) -> bool:
        """Whether the sentence writes the words of the question in another way, leads them by
        other prepositions, or leaves its verb out."""
        words, terms = words_for(*self._languages).words, self._found.query.terms
        if relations.written_otherwise(terms, said):
            return True
        if relations.other_preposition(self.keys, self._asked, said, words.places):
            return True
        stranded = words.places | words.governors
        if relations.lacks_preposition(self._asked, said, self.keys, stranded):
            return True
        return self._helper is not None and relations.leaves_unread(
            self._asked, said, self.keys, self._helper, self._never_verbs
        )

    @cached_property
    def _done(self) -> frozenset[str]:
        """The terms of the question that may be a verb after a form of "be"."""
        past = (w for w in self._asked if is_past(w.folded, self.index.language))
        found = frozenset(key for word in past for key in word.keys) & self.keys
        return (
            found if relations.is_done_to(self._asked, found, self.small.copulas) else frozenset()
        )

    @cached_property
    def _helper(self) -> int | None:
        """Which word of the question is a helper such as "did"; None without one."""
        helpers = self.small.helpers
        return next((n for n, word in enumerate(self._asked) if word.folded in helpers), None)

    @cached_property
    def _never_verbs(self) -> frozenset[str]:
        """Small words that are not the verb of a question."""
        known = words_for(*self._languages)
        small, said = known.words, known.statements
        return frozenset().union(
            small.places, small.governors, small.agents, small.definite, small.indefinite,
            small.possessives, small.own_possessives, small.others, said.copulas, said.helpers,
            said.turns, known.asks.persons, happening_verbs(),
        )  # fmt: skip

    def _near(self, sentence: BookSentence, held: Set[str]) -> bool:
        """Whether the words of the question are close together in the sentence."""
        places = [at for at, key in enumerate(sentence.terms) if key in held]
        window = max(_WINDOW, 3 * len(held)) if self._runs or len(held) > 2 else _NARROW
        return any(held <= set(sentence.terms[at : at + window]) for at in places)


def _fullness(text: str, words: int) -> float:
    """A factor up to 1 for showing a sentence: lower for fragments, headings, very long sentences
    and asides like "said he". ``words`` is its length in terms."""
    if heading_like(text) or _LEADERS in text:
        return 0.4
    open_ended = len(text) < _BARE and not text.rstrip(CLOSERS).endswith(ENDS)
    short = 0.7 if text.isascii() and len(text) < _SHORT else 1.0
    aside = 0.8 if len(text) < 2 * _SHORT and _aside().search(text) else 1.0
    return short * aside * (0.5 if open_ended else 1.0) / (1 + log(1 + max(0, words - 40) / 40))


def heading_like(text: str) -> bool:
    """Whether a text looks like a heading: short without a final stop, or all capitals."""
    if text.isupper() and all(letter.isupper() for letter in text if letter.isalpha()):
        return True
    return len(text) < _SHORT_HEADING and not text.rstrip(CLOSERS).endswith(ENDS)


@cache
def _aside() -> re.Pattern[str]:
    """Matches verbs of telling, as in "said he"."""
    return re.compile(rf"\b(?:{'|'.join(sorted(every_language().statements.telling))})\b")


@cache
def _denying_runs() -> re.Pattern[str]:
    return re.compile(every_language().statements.runs_deny)
