"""The kind of a question, by its words alone, and whether it refers to what was said before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import takewhile
from typing import Literal

from foxreader.language.detect import asked_in
from foxreader.language.lexicon import FALLBACK, every_language, language, words_of_talk
from foxreader.language.schema import Language
from foxreader.language.script import fold, fold_sentence
from foxreader.language.tokenize import tokens

Kind = Literal[
    "vague", "define", "who_is", "count", "explain", "when", "where", "who", "yes_no", "fact"
]

_UNSURE = ("fact", "yes_no")
"""Kinds that a question has too where what it asks comes after other words."""
_LAST = 3
"""Among so many last words a question word may be what the rest leads to. Chosen, not measured."""
_WORD = re.compile(r"[^\W_]+")
_QUOTES = " \"'“”„«»‹›‘’「」『』《》"
_MOST_OF_AN_AGE = 7
"""The most words of a question that is only for somebody's age, or origin. Chosen."""
_ENDS = re.compile(r"[\s?？!！.。؟;;¿¡…]+$|^[\s¿¡]+")
_ORDER: tuple[Kind, ...] = (
    "vague", "count", "explain", "who_is", "define", "when", "where", "who", "yes_no",
)  # fmt: skip
"""Kinds are tried in this order; a question of none of them is a "fact" or "yes_no" question."""
_QUESTION_MARKS = ("?", "？", "؟")


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a question; ``subject`` is what it asks a definition of, or "".

    ``compares`` is whether it asks for a comparison. ``counts`` is whether it asks for a number of
    things, rather than an age or a length.
    """

    text: str
    kind: Kind
    subject: str = ""
    compares: bool = False
    counts: bool = False


@lru_cache(maxsize=64)
def classify(question: str) -> Form:
    """The form of ``question``; in doubt, the kind that gets a direct answer least often."""
    bare = _ENDS.sub("", _ENDS.sub("", question))
    bare = _ENDS.sub("", _opening().sub("", bare)) or bare
    folded = re.sub(r"\s+", " ", fold_sentence(bare))
    spoken = asked_in(question)
    kind, subject = _kind_of(folded, spoken) or (_or_yes_no(question, folded), "")
    if kind in _UNSURE:
        starts, framed = _asked_from(folded, spoken)
        asked = (_kind_of(folded[at:], spoken) for at in starts)
        # "She found a comet, what is her name": a last clause does not say all that is asked of.
        unsure = _UNSURE if framed else (*_UNSURE, "define", "vague")
        sure = (one for one in asked if one is not None and one[0] not in unsure)
        kind, subject = next(sure, (kind, subject))
    return Form(question, kind, subject, compares(folded), bool(_counts().search(folded)))


def _kind_of(folded: str, spoken: str) -> tuple[Kind, str] | None:
    """The kind that a form of the language, or of any, gives a question, and its subject; None
    where none does."""
    for known in [*([language(spoken)] if spoken else []), every_language()]:
        for kind, pattern in _patterns(known):
            match = pattern.fullmatch(folded)
            if match:
                return kind, _subject(match.groupdict().get("s") or "", spoken)
    return None


def _subject(said: str, spoken: str) -> str:
    """What a definition is asked of, without quotes, articles, and words of the talk before it
    ("wer war das noch mal, dieser …") or after a comma ("…, exactly")."""
    known = language(spoken)
    small = known.talk.words | known.asks.pointing
    bare = said.strip(_QUOTES)
    head, comma, rest = bare.partition(",")
    if comma and small.issuperset(_WORD.findall(rest)):
        bare = head
    elif comma and small.issuperset(_WORD.findall(head)):
        bare = rest.strip()
    begins = known.words.definite | known.words.indefinite | known.asks.pointing
    before = list(takewhile(lambda word: word[0] in small | begins, _WORD.finditer(bare)))
    while before and before[-1][0] not in begins:
        before.pop()  # "mesmo o Belarmino", but "old France"
    bare = bare[before[-1].end() :] if before else bare
    return _article(spoken).sub("", bare.strip(_QUOTES)) or said.strip()


def _asked_from(folded: str, spoken: str) -> tuple[tuple[int, ...], bool]:
    """Where what is asked may begin: at the first question word, if small words alone are before
    it ("I would like to know where …"), or if it begins a clause ("and the letter, who wrote it")
    or is one of the last words ("he left in which year"); first with the word before it. And
    whether small words alone are."""
    known = language(spoken)
    asking = question_words(spoken) - {fold(word) for word in known.library.or_words}  # où, ou
    words = [(match[0], match.start()) for match in _WORD.finditer(folded)]
    n = next((n for n, (word, _) in enumerate(words) if word in asking), 0)
    framed = words_of_talk(spoken).issuperset(word for word, _ in words[:n])
    start = words[n][1] if n else 0
    ends = folded[:start].rstrip().endswith(",") or n >= len(words) - _LAST
    return ((words[n - 1][1], start) if n and (framed or ends) else ()), framed


def compares(text: str) -> bool:
    """Whether ``text`` asks for a comparison, or is a word for one."""
    return bool(_compares().search(fold_sentence(text)))


def supposes(text: str) -> bool:
    """Whether a question is about what would be or what somebody thinks, so that no sentence states
    the answer."""
    return bool(_supposing().search(fold_sentence(text)))


def asks_attribute(form: Form) -> bool:
    """Whether the question asks for a property ("the colour of the whale"), not a definition."""
    return form.kind == "define" and bool(_owners().search(form.subject))


def asks_of_events(form: Form) -> bool:
    """Whether the question names what happened. Others may have a word of the answer's kind that a
    book does not use: what handicap, which genre."""
    return form.kind not in ("vague", "define", "yes_no", "fact")


@lru_cache(maxsize=10_000)
def is_general(word: str) -> bool:
    """Whether a folded ``word`` is general: a question of such words only ("what happens in")
    asks for a whole part of the book.
    """
    return word in every_language().questions.general or not without_general_runs(word)


def sums_up(text: str) -> bool:
    """Whether ``text`` asks to be told of a whole: "summarise", "what happens in"."""
    known, folded = every_language(), fold_sentence(text)
    happening = not known.questions.happening.isdisjoint(re.findall(r"\w+", folded))
    return happening or _sums_up().search(folded) is not None


@cache
def _sums_up() -> re.Pattern[str]:
    return re.compile(every_language().asks.overview)


def without_general_runs(text: str) -> str:
    """``text`` without the general words of unspaced text."""
    return _general_runs().sub("", text)


def words_of_asking() -> frozenset[str]:
    """Folded words about asking or about the text ("explain", "passage"), not about a topic."""
    return every_language().questions.asking


_APOSTROPHES = re.compile("['’]")


def naming_the_book(text: str) -> frozenset[str]:
    """The folded words of a question that only name the book as a whole: "does the book say", "in
    this novel". In "the book on the table" there are none."""
    return _words_of(_of_book(), text)


def asking_a_name(text: str) -> frozenset[str]:
    """The folded words of a question that only ask for a name: "what is the name of", "called"."""
    return _words_of(_naming(), text)


def asking_a_list(text: str) -> frozenset[str]:
    """The folded words of a question that only ask for several things to be told."""
    return _words_of(_listing(), text)


def asking_an_age(text: str) -> frozenset[str]:
    """The folded words of a question that only ask how old somebody is; none of a long one, which
    asks of what happened then."""
    return _words_of(_aging(), text) if len(text.split()) <= _MOST_OF_AN_AGE else frozenset()


def asks_an_origin(text: str) -> bool:
    """Whether a question asks where somebody is from, and nothing else."""
    origin = every_language().questions.origin
    return len(text.split()) <= _MOST_OF_AN_AGE and bool(re.search(origin, fold_sentence(text)))


def _words_of(pattern: re.Pattern[str], text: str) -> frozenset[str]:
    found = (word for match in pattern.finditer(fold_sentence(text)) for word in match[0].split())
    return frozenset(form for word in found for form in (word, _APOSTROPHES.sub("", word)))


def happening_verbs() -> frozenset[str]:
    """Verbs that a question uses in place of what it asks for: "what happened", "how did she feel".

    The answer has another verb, such as "wept"; a passage with the same verb is usually about
    something else.
    """
    return every_language().questions.happening


@cache
def asking_words(code: str) -> frozenset[str]:
    """The folded words of a language and of English that ask for a thing by its kind: which."""
    kinds = ("what", "which")
    return frozenset().union(
        *(language(one).questions.words.get(kind, ()) for one in (code, FALLBACK) for kind in kinds)
    )


@cache
def stop_runs() -> re.Pattern[str]:
    """Matches stop words in unspaced text, the longest first."""
    runs = sorted(every_language().words.stop_runs, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, runs)))


@lru_cache(maxsize=64)
def _patterns_of(code: str) -> tuple[tuple[Kind, re.Pattern[str]], ...]:
    known = language(code) if code else every_language()
    return tuple(_compiled(known))


def _patterns(known: Language) -> tuple[tuple[Kind, re.Pattern[str]], ...]:
    return _patterns_of(known.code)


def _compiled(known: Language) -> Iterator[tuple[Kind, re.Pattern[str]]]:
    """The patterns of each kind. For a single language without patterns for a kind, its question
    words.
    """
    asks = known.questions
    for kind in _ORDER:
        for pattern in asks.patterns.get(kind, ()):
            yield kind, re.compile(pattern, re.DOTALL)
        words = asks.words.get(kind, frozenset())
        if not known.code or asks.patterns.get(kind):
            continue
        if words:
            listed = "|".join(map(re.escape, sorted(words)))
            before = r"(?:.*(?<!\w))?" if asks.words_anywhere else r"(?:\w{1,4} )?"
            yield kind, re.compile(rf"{before}(?:{listed})(?!\w).*", re.DOTALL)


@cache
def _opening() -> re.Pattern[str]:
    return re.compile(rf"^(?:{every_language().questions.opening})+", re.IGNORECASE)


@cache
def _article(code: str) -> re.Pattern[str]:
    """Matches an article at the start of a subject, of one language or, for "", of any."""
    words = (language(code) if code else every_language()).words
    spaced = "|".join(sorted(words.definite | words.indefinite, key=len, reverse=True))
    return re.compile(rf"^(?:{spaced})\s+|^l'" if spaced else "^l'")


@cache
def _compares() -> re.Pattern[str]:
    return re.compile(every_language().questions.compares)


@cache
def _of_book() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{every_language().questions.of_book})\b")


@cache
def _naming() -> re.Pattern[str]:
    return re.compile(every_language().questions.naming)


@cache
def _listing() -> re.Pattern[str]:
    return re.compile(every_language().questions.listing)


@cache
def _aging() -> re.Pattern[str]:
    return re.compile(every_language().questions.age)


@cache
def _supposing() -> re.Pattern[str]:
    return re.compile(every_language().questions.supposing)


@cache
def _counts() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{every_language().questions.counts})")


@cache
def _owners() -> re.Pattern[str]:
    asks = every_language().questions
    return re.compile(rf"\s(?:{'|'.join(sorted(asks.owners))})\s|{asks.owner_runs}")


@cache
def _general_runs() -> re.Pattern[str]:
    return re.compile(rf"[\s?？!！。、，,.]|{every_language().questions.general_runs}")


@cache
def question_words(code: str) -> frozenset[str]:
    """The folded question words of a language and English; of all if it is not known."""
    known = language(code) if language(code).questions.words else every_language()
    return frozenset().union(
        *known.questions.words.values(), *language(FALLBACK).questions.words.values()
    )


@cache
def _question_runs() -> re.Pattern[str]:
    return re.compile(every_language().questions.interrogative_runs)


def _or_yes_no(question: str, folded: str) -> Kind:
    """ "fact" for a text with a question word, or without a question mark (then its words are
    looked up); the other questions are answered by yes or no."""
    if not question.rstrip().endswith(_QUESTION_MARKS):
        return "fact"
    known = question_words(asked_in(question))
    words = {fold(token.text) for token in tokens(folded)}
    asks = any(word.split("'")[0] in known for word in words)
    return "fact" if asks or _question_runs().search(folded) else "yes_no"
