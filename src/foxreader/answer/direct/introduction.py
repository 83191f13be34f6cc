"""The sentences of a book that introduce somebody: that say what they are, where they are named."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from foxreader.answer.direct.definition import Subject, gap, has_role, spoken
from foxreader.answer.direct.relations import SentenceWord, SmallWords, words_of
from foxreader.answer.direct.statement import ASKING, CLOSERS
from foxreader.core.span import Span
from foxreader.index.storage.derived import NamedPlace
from foxreader.index.storage.store import Index
from foxreader.language.lexicon import FALLBACK, every_language
from foxreader.language.questions import Form
from foxreader.language.script import fold, fold_sentence
from foxreader.language.tokenize import is_past, tokens

# The numbers below were chosen by reading the cards of sixty people of nine novels.
_READ = 300
"""Mentions that are read, the first ones: who is introduced later has been met before."""
_MOST = 2
"""The most sentences given."""
_ALIKE = 0.75
"""A second one is given from this share of the first one's value on."""
_EARLY = 0.5
"""What the first mention gets for being that; the n-th gets the n-th part."""
_SPOKEN = 0.5
"""The factor for direct speech: an opinion, an address, or what another already knows."""
_IN_CAST = 3.0
"""What an entry of a list of the people gets: more than any other sentence."""
_BEFORE = 6
"""Words before a name among which its role stands: "a faithful servant of the family, Grigory"."""
_ENDED = re.compile(r"\w{4}[.!?]\s")
"""Where a sentence has ended, and no title or initial."""
_NO_TELLING = (*ASKING, "!")
_STOPS = frozenset(",.;:!?)—–")


def introductions(index: Index, places: Sequence[NamedPlace], question: Form) -> tuple[Span, ...]:
    """The units that say best what somebody is who is named at ``places``, in reading order; ()
    where none says it. Where no words for what people are are known of the book's language, only a
    list of its people does."""
    small = words_of(index.language)
    values = dict.fromkeys(_entries_of_cast(index, places, question, small), _IN_CAST)
    for rank, place in enumerate(places[:_READ] if small.roles else ()):
        value = _value(index, place, question, small)
        if value:
            early = _EARLY / (1 + rank)
            values[place.unit] = max(values.get(place.unit, 0.0), value + early)
    best = max(values.values(), default=0.0)
    order = sorted(values, key=lambda unit: (-values[unit], unit))
    return tuple(sorted(unit for unit in order[:_MOST] if values[unit] >= _ALIKE * best))


def _value(index: Index, place: NamedPlace, question: Form, small: SmallWords) -> float:
    """How clearly the sentence of one mention says what its bearer is; 0 if it does not."""
    text = index.book.text_at(place.unit)
    forms = ((fold(t.text).replace("’", "'"), t) for t in tokens(text))
    # The form itself as its key: only whether a word comes twice is asked of that here.
    words = [SentenceWord((form,), form, token) for form, token in forms]
    if not any(map(small.is_role, words)) or text.rstrip(CLOSERS).endswith(_NO_TELLING):
        return 0.0
    first, last = place.span.start - place.unit.start, place.span.end - place.unit.start
    at = [n for n, w in enumerate(words) if w.token.start < last and w.token.end > first]
    if not at:
        return 0.0
    named = Subject(text, words, at[0], at[-1] + 1, question, small)
    said = max(rule(named) for rule in _RULES)
    if not said:
        return 0.0
    file = index.book.files[place.unit.file]
    ahead = file.words[file.words.rfind("\n", 0, place.unit.start) + 1 : place.unit.start]
    if not spoken(ahead + text, len(ahead) + first):
        return said
    # A comma beside the name mostly is that of an address: "what your brother says, Rosamond".
    return _SPOKEN * max(_defined(named), _is(named))


# The rules. Each tells how clearly a sentence says what the bearer of a name in it is, or 0. Their
# values only put them in order: an apposition and "a woman named" before a role beside the name.


def _defined(at: Subject) -> float:
    """By what follows it or stands before it as its definition: "Starbuck was the chief mate"."""
    named = at.before in at.small.called or at.end >= len(at.words)
    value = 0.0 if named else at.value()
    return 1.0 + value if value else 0.0


def _apposed_after(at: Subject) -> float:
    """ "M. Homais, pharmacien," or "Flask, the third mate, …", also within a clause."""
    if at.end >= len(at.words) or at.between != ",":
        return 0.0
    first = at.words[at.end]
    begins = first.folded in at.small.apposing or at.small.is_role(first)
    if not begins or not _closed(at):
        return 0.0
    ends = at.small.leading | at.small.joins
    said = takewhile(lambda word: word.folded not in ends, at.words[at.end : at.end + _BEFORE])
    plain = not at.small.large and any(map(at.small.is_role, said))
    return 1.2 if plain or has_role(at, apposes=True) else 0.0


def _closed(at: Subject) -> bool:
    """Whether what follows the comma ends at another mark, and no further name is joined to it."""
    rest = range(at.end + 1, len(at.words))
    after = next((n for n in rest if not _STOPS.isdisjoint(gap(at.text, at.words, n))), None)
    return after is None or (after > at.end + 1 and at.words[after].folded not in at.small.joins)


def _is(at: Subject) -> float:
    """ "In those days Pip was the youngest sailor"."""
    after = at.after
    if len(after) < 2 or at.between or after[0].folded not in at.small.copulas:
        return 0.0
    if after[1].folded not in at.small.articles or after[1].folded in at.small.own:
        return 0.0
    if len(after) > 2 and after[2].folded in at.small.no_kind:
        return 0.0  # "the only person still expected"
    return 1.0 if has_role(at) else 0.0


def _role_before(at: Subject) -> float:
    """ "The harpooneer Queequeg", "his sister Natásha"; after a comma too: "a faithful servant of
    the family, Grigory, …"."""
    if not at.start:
        return 0.0
    if gap(at.text, at.words, at.start).strip() == ",":
        return 1.1 if _closes(at) and _role_of_clause(at) else 0.0
    word = at.words[at.start - 1]
    if gap(at.text, at.words, at.start).strip() or not at.small.is_role(word):
        return 0.0
    title = at.small.titles.has(word.token.text.lower())
    return 1.0 if _determined(at, at.start - 1, whose=title) else 0.0


def _closes(at: Subject) -> bool:
    """Whether the clause ends after the name, or another follows that is no further name."""
    if at.end >= len(at.words):
        return True
    following = at.words[at.end]
    named = following.token.text[0].isupper() or following.folded in at.small.joins
    return bool(at.between) and not (at.between == "," and named)


def _role_of_clause(at: Subject) -> bool:
    """Whether the words up to the comma before the name are what somebody is: no clause with a verb
    of its own, and no list."""
    for number in range(at.start - 1, max(-1, at.start - 1 - _BEFORE), -1):
        word = at.words[number]
        if number + 1 < at.start and not _STOPS.isdisjoint(gap(at.text, at.words, number + 1)):
            return False
        if word.folded in at.small.joins | at.small.copulas or is_past(word.folded, FALLBACK):
            return False
        if at.small.is_role(word):
            return _determined(at, number)
    return False


def _determined(at: Subject, role: int, *, whose: bool = False) -> bool:
    """Whether an article or a possessive stands before the word ``role``, with at most two more
    between them: "the old harpooneer"; a possessive where it is ``whose``: his sister Natásha, not
    the sister of an order. Always where the language has no articles."""
    small = at.small
    if not small.determiners:
        return not whose
    inside = range(role - 1, max(-1, role - 4), -1)
    near = takewhile(lambda n: not gap(at.text, at.words, n + 1).strip(), inside)
    wanted = small.articles - small.determiners if whose else small.articles
    return any(at.words[number].folded in wanted for number in near)


def _called(at: Subject) -> float:
    """ "A young woman named Dete"."""
    if at.before not in at.small.called or gap(at.text, at.words, at.start).strip():
        return 0.0
    near = at.words[max(0, at.start - 1 - _BEFORE) : at.start - 1]
    return 1.2 if any(map(at.small.is_role, near)) else 0.0


_RULES: tuple[Callable[[Subject], float], ...] = (
    _defined, _apposed_after, _is, _role_before, _called,
)  # fmt: skip


# Lists of the people, with which plays and many novels begin

_HEAD = re.compile(r"[.,;:(—–]")
"""What ends the name at the start of an entry."""


def _entries_of_cast(
    index: Index, places: Sequence[NamedPlace], question: Form, small: SmallWords
) -> Iterator[Span]:
    """The first sentences of the entries about who is asked for, which begin with the whole name or
    have a mention in the sentence; none past the last mention, which may be all a reader has read.
    """
    named = {place.unit: place.span for place in reversed(places)}
    words = frozenset(fold(token.text) for token in tokens(question.subject))
    asked = frozenset(word for word in words if not small.titles.has(word)) or words
    for unit in _cast(index):
        if not places or unit > places[-1].unit:
            return
        text = index.book.files[unit.file].text
        end = text.find("\n", unit.start)
        line = text[unit.start : end if end >= 0 else len(text)]
        head = _HEAD.split(line, maxsplit=1)[0]
        called = bool(asked) and asked <= {fold(token.text) for token in tokens(head)}
        at = named.get(unit)
        mentioned = at is not None and not _ENDED.search(line[: at.start - unit.start])
        if line[len(head) :].strip(" .,") and (called or mentioned):
            yield unit


def _cast(index: Index) -> Iterator[Span]:
    """The units that begin a line of a section that is called a list of the people."""
    book, titles = index.book, re.compile(every_language().names.cast)

    def listed(unit: Span) -> bool:
        return any(titles.fullmatch(fold_sentence(title)) for title in book.path_at(unit))

    for entry in book.toc:
        if titles.fullmatch(fold_sentence(entry.title)):
            text, place = book.files[entry.place.file].text, entry.place
            units = index.units_inside(Span(place.file, place.start, len(text)))
            for unit in takewhile(listed, units):
                if not text[text.rfind("\n", 0, unit.start) + 1 : unit.start].strip():
                    yield unit
