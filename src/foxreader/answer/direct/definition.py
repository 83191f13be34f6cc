"""Whether a sentence defines its subject, and how clearly."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from foxreader.answer.direct.relations import SentenceWord, SmallWords
from foxreader.language.lexicon import FALLBACK, every_language
from foxreader.language.questions import Form
from foxreader.language.script import fold, fold_sentence
from foxreader.language.tokenize import is_past, tokens

# In a script without spaces


def defines_run(text: str, subject: str) -> float:
    """How clearly ``text`` defines ``subject``, by the characters around it; 0 if it does not."""
    folded, subject = fold_sentence(text), fold_sentence(subject)
    at = folded.find(subject) if subject else -1
    while at >= 0:
        after = folded[at + len(subject) :]
        whole = not (after[:1].isascii() and after[:1].isalnum())
        # "deb 软件包是" defines another thing than "软件包".
        whole = whole and bool(_runs().opens.search(folded[:at]))
        if (whole and _runs().defines.match(after.lstrip())) or _runs().named.search(folded[:at]):
            return 1.5 if at <= 2 else 1.0 / (1 + at / 40)
        at = folded.find(subject, at + 1)
    return 0.0


@dataclass(frozen=True, slots=True)
class _Runs:
    """Patterns for what is before and after a subject that is defined."""

    opens: re.Pattern[str]
    defines: re.Pattern[str]
    named: re.Pattern[str]


@cache
def _runs() -> _Runs:
    said = every_language().statements
    return _Runs(
        re.compile(rf"(?:^|[^\w\s]|{said.runs_open}|(?<![a-z0-9])\s)\s*$"),
        re.compile(rf"^[」』”’\"》）)]?(?:{said.runs_define})"),
        re.compile(rf"(?:{said.runs_named})[「『“\"《]?$"),
    )


# In words

_INTRODUCED = 2.0
"""Score of "The chief mate was Starbuck, a …", against 1.0 where the name comes first. Chosen."""
_GOVERNED = 2
"""The most words between a preposition and the subject, names and articles aside. Chosen."""
_LEAST_AFTER, _LEAST_CALLED = 2, 5
"""The fewest words after a subject that define it, and of a sentence that calls something so."""
_ROLE = 8
"""Words after a subject among which one says what it is."""
_OPENING = 2
"""Words before a subject at most that begins its sentence."""
_CLOSED = re.compile(r"[,.;:!?)—–]")
_JOINED = re.compile(r"[./_=-]\w")
_MARK = re.compile("[“”«»„「」『』]")
_DASHED = re.compile(r"\s*[—–-]{1,2}\s?\w")
"""How direct speech begins in French, Spanish and Russian."""
_CLOSING = ("", '"', "”", "’", "»", ")", "“", "*")


def defines(
    text: str,
    words: Sequence[SentenceWord],
    subject: Sequence[str],
    question: Form,
    small: SmallWords,
    ahead: str = "",
) -> float:
    """How clearly the sentence ``text`` defines ``subject``; ``ahead`` is before it there."""
    best = 0.0
    asked = [fold(token.text) for token in tokens(question.subject)]
    for start, end in occurrences(text, words, subject):
        if not _same_words(words[start:end], asked):
            continue
        # In direct speech a definition of a person is mostly an opinion, or an address: "Prince
        # Vasili is a shallow braggart".
        at = len(ahead) + words[start].token.start
        if question.kind != "who_is" or not spoken(ahead + text, at):
            best = max(best, Subject(text, words, start, end, question, small).value())
    return best


def occurrences(
    text: str, words: Sequence[SentenceWord], subject: Sequence[str]
) -> Iterator[tuple[int, int]]:
    """The word indexes (start, end; half open) where the whole subject occurs in order. "A file
    named persistence.conf" is not named persistence."""
    wanted = list(subject)
    for start in range(len(words)):
        keys: list[str] = []
        for end in range(start, len(words)):
            keys += words[end].keys
            if len(keys) >= len(wanted):
                joined = _JOINED.match(text, words[end].token.end)
                if keys[: len(wanted)] == wanted and not joined:
                    yield start, end + 1
                break


def _same_words(found: Sequence[SentenceWord], asked: Sequence[str]) -> bool:
    """Whether the last word is the one asked about or its plural: "whales", but not "whaling"."""
    if not asked or not found:
        return False
    if found[-1].folded.endswith("'s") and not asked[-1].endswith("'s"):
        return False
    a, b = sorted((found[-1].folded, asked[-1].strip("\"'“”‘’«»()")), key=len)
    if a.endswith("ing") != b.endswith("ing"):
        return False
    return b.startswith(a[: max(3, len(a) - 1)]) and len(b) - len(a) <= 2


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject in a sentence: its words from ``start`` to ``end``, half open, and around them
    what may define it."""

    text: str
    words: Sequence[SentenceWord]
    start: int
    end: int
    question: Form
    small: SmallWords

    def value(self) -> float:
        """How clearly the sentence defines it here, by the first rule that says so."""
        return next(value for rule in _RULES if (value := rule(self)) is not None)

    @property
    def is_person(self) -> bool:
        """Whether it is asked who it is."""
        return self.question.kind == "who_is"

    @property
    def before(self) -> str:
        """The word before it, folded; "" if it is the first."""
        return self.words[self.start - 1].folded if self.start else ""

    @property
    def between(self) -> str:
        """What is between it and the next word, without spaces."""
        return gap(self.text, self.words, self.end).strip()

    @property
    def after(self) -> Sequence[SentenceWord]:
        """The words after it that may begin what it is."""
        return self.words[self.end : self.end + 4]


# The rules. Each tells how clearly a sentence defines its subject, or None if it does not apply.


def _of_another(at: Subject) -> float | None:
    if at.is_person and _titled_otherwise(at):
        return 0.0
    return 0.0 if _governed(at.text, at.words, at.start, at.small) else None


def _titled_otherwise(at: Subject) -> bool:
    """Whether the title of one gender that the question has is not that of the sentence: Mrs. and
    Mr. Cadwallader."""
    known, folded = at.small.titles, [fold(t.text) for t in tokens(at.question.subject)]
    asked = next((g for g in map(known.gender, folded[:-1]) if g), "")
    titled = {known.gender(word.folded) for word in at.words[max(0, at.start - 1) : at.end]}
    return bool(asked) and asked not in titled


def _by_being_called(at: Subject) -> float | None:
    """ "A man called Tom"."""
    if at.before not in at.small.called or at.start <= 1:
        return None
    if at.is_person and not any(map(at.small.is_role, at.words[: at.start])):
        return 0.0  # "They often called Tom"
    if gap(at.text, at.words, at.start).strip():
        return None
    return _far(at.start) if _is_called(at.text, at.words, at.start - 1, at.small) else 0.0


def _by_the_words_before(at: Subject) -> float | None:
    """ "The chief mate was Starbuck", with more about him after a comma or without."""
    if not at.is_person or at.before not in at.small.copulas:
        return None
    if not _reversed(at.text, at.words, at.start, at.end, at.small):
        return None
    if not any(map(at.small.is_role, (*at.words[: at.start], *at.after))):
        return None
    kind = at.end < len(at.words) and at.between == ","
    return _INTRODUCED if kind and at.words[at.end].folded in at.small.articles else 1.0


def _by_a_name(at: Subject) -> float | None:
    if not at.is_person or at.words[at.start].token.text[0].isupper():
        return None  # "Nun war Heidi wieder froh"
    return 1.0 if _named_as(at.words, at.start, at.small) else None


def _by_too_few_words(at: Subject) -> float | None:
    return 0.0 if len(at.after) < _LEAST_AFTER else None


def _by_an_apposition(at: Subject) -> float | None:
    """After a comma only an apposition defines somebody, and nothing anything else."""
    if at.between != ",":
        return None
    apposed = at.is_person and _apposed(at.text, at.words, at.start, at.end, at.small)
    return _far(at.start) if apposed and has_role(at, apposes=True) else 0.0


def _by_whose_it_is(at: Subject) -> float | None:
    """ "God is my witness" says nothing of God."""
    return 0.0 if at.is_person and at.after[1].folded in at.small.own else None


def _by_its_letters(at: Subject) -> float | None:
    """An abbreviation that is spelled out: "LIR (low-level …)" or "low-level … (LIR)"."""
    word = at.words[at.start].token
    if at.end - at.start != 1 or len(word.text) < 2 or not word.text.isupper():
        return None
    ahead, behind = at.text[: word.start], at.text[word.end :].partition(")")[0]
    before = ahead.endswith("(") and at.between.startswith(")")
    for words in (r"\w[^\s(]*", r"\w+"):
        said = "".join(one[0] for one in re.findall(words, ahead if before else behind)).upper()
        if said.endswith(word.text) if before else at.between == "(" and said == word.text:
            return 0.8 * _far(at.start)
    return None


def _as_an_entry(at: Subject) -> float | None:
    """ "Whale: a …", "Whale. Noun. A …", as a glossary has it."""
    opens = at.words[at.start].token.start == 0 and at.between in (":", "—", "–", ".")
    opens = opens and any(word.folded in at.small.determiners for word in at.after)
    return 0.9 * _far(at.start) if opens and at.question.kind == "define" else None


def _by_no_verb(at: Subject) -> float | None:
    """What is no copula right after the subject, or one that is not said of somebody."""
    if at.between not in _CLOSING or (at.is_person and at.after[0].folded in at.small.means):
        return 0.0
    return 0.0 if _stops(at.text, at.words, at.end + 1, at.small) else None


def _by_a_copula(at: Subject) -> float | None:
    value = _copula(at.after, at.small) * _far(at.start)
    if not at.is_person or not value:
        return value if value and _is_what(at) else 0.0
    if not _begins_a_clause(at):
        return 0.0
    return value if has_role(at) or _may_have_role(at) else 0.0


def _is_what(at: Subject) -> bool:
    """Whether the sentence says what its subject is, not "in the literal sense, it is a false
    term", nor of a "content document" what a document is, nor what something once was."""
    asked = {fold(token.text) for token in tokens(at.question.text)}
    once = at.after[0].folded in at.small.past and at.small.past.isdisjoint(asked)
    return not once and {word.folded for word in at.words[: at.start]} <= at.small.articles


def _may_have_role(at: Subject) -> bool:
    """Whether an unknown noun ends as those that say what somebody is: "a famous driver"."""
    inside = list(_to_the_end(at, ".;:!?)—–"))[:_ROLE]
    said = list(takewhile(lambda word: word.folded not in at.small.leading, inside))
    new = len(said) > 2 and said[1].folded in at.small.indefinite
    return new and said[-1].folded.endswith(at.small.role_endings)


def has_role(at: Subject, *, apposes: bool = False) -> bool:
    """Whether what follows the subject says what somebody is: "a retired whaleman", not "a more
    familiar figure" or, as German begins a clause, "the …" that somebody does."""
    inside = list(_to_the_end(at, ",.;:!?)—–" if apposes else ".;:!?)—–"))
    if apposes and at.small.large and not inside[-1].token.text[0].isupper():
        return False
    if apposes and not at.small.joins.isdisjoint(word.folded for word in inside[:_ROLE]):
        return False  # "Don Manuel, his daughter or anybody else"
    said = takewhile(lambda word: word.folded not in at.small.leading, inside[:_ROLE])
    return any(map(at.small.is_role, said))


def _to_the_end(at: Subject, marks: str) -> Iterator[SentenceWord]:
    """The words after the subject up to one of ``marks``."""
    yield at.words[at.end]
    for number in range(at.end + 1, len(at.words)):
        if not set(marks).isdisjoint(gap(at.text, at.words, number)):
            return
        yield at.words[number]


def _begins_a_clause(at: Subject) -> bool:
    """Whether the subject begins its sentence or follows "and"."""
    return at.start <= _OPENING or at.before in at.small.joins


_RULES: tuple[Callable[[Subject], float | None], ...] = (
    _of_another,
    _by_being_called,
    _by_the_words_before,
    _by_a_name,
    _by_too_few_words,
    _by_an_apposition,
    _by_whose_it_is,
    _by_its_letters,
    _as_an_entry,
    _by_no_verb,
    _by_a_copula,
)
"""Tried in this order: what the words before the subject say decides before what follows it, and a
comma, brackets or a colon before a copula."""


# What the rules ask of a sentence


def _stops(text: str, words: Sequence[SentenceWord], at: int, small: SmallWords) -> bool:
    """Whether nothing follows the copula before the word ``at``, or nothing but an article: "if ϕ a
    homeomorphism is, a map …", as German has it, and "I was one of them; he was another."."""
    ends = (",", ".", ";")
    if gap(text, words, at).strip().startswith(ends):
        return True
    return words[at].folded in small.articles and gap(text, words, at + 1).strip().startswith(ends)


def _is_called(text: str, words: Sequence[SentenceWord], at: int, small: SmallWords) -> bool:
    """Whether the word ``at`` says how somebody is called, as in "a man called Tom", rather than
    what somebody does, as in "he called Tom"."""
    before = words[at - 1]
    if sum(len(w.folded) > 1 for w in words) < _LEAST_CALLED or before.token.text[0].isupper():
        return False  # "σ is called Spiegelung", "“Come!” called Tom"
    if gap(text, words, at).strip() not in ("", ","):
        return False
    return before.folded in small.copulas or before.folded not in small.stop


def _far(start: int) -> float:
    """The factor for the subject's position in words: highest at the start of the sentence."""
    return (1.5 if start <= 2 else 1.0) / (1 + start / 20)


def _apposed(
    text: str, words: Sequence[SentenceWord], start: int, end: int, small: SmallWords
) -> bool:
    """Whether an apposition between commas defines the subject: "Flask, the third mate,"; not in
    direct speech, where a comma follows the name of the person addressed."""
    first = words[end]
    if not _may_be_apposed(text, words, start, end, small):
        return False
    closing = _CLOSED.search(text, first.token.start)
    if closing is None or closing.group() not in (",;.)" if start else ","):
        return False
    within = [w for w in words[end:] if w.token.start < closing.start()]
    if _is_clause(within, small, first.folded not in small.determiners) or _goes_on(
        text, words, end + len(within), closing.end(), small
    ):
        return False
    inside = [w.folded for w in within]
    if len(inside) < 2 or inside[1] in small.no_kind:
        return False
    return small.copulas.isdisjoint(inside) and not inside[1].endswith("ly")


def _may_be_apposed(
    text: str, words: Sequence[SentenceWord], start: int, end: int, small: SmallWords
) -> bool:
    """Whether the words around the comma after the subject allow an apposition."""
    first, subject = words[end], words[end - 1]
    if first.folded not in small.apposing or not first.token.text[0].islower():
        return False
    if not subject.token.text[0].isupper():
        return False  # "being a harpooneer, his linen would not be of the finest"
    if spoken(text, words[start].token.start) or _repeats(words, start, end):
        return False
    # "a Duck and a Dodo, a Lory"
    return not (start and words[start - 1].folded in small.indefinite)


def _is_clause(inside: Sequence[SentenceWord], small: SmallWords, owned: bool) -> bool:
    """Whether the words after a comma have a verb: "the spy reported"; if they are somebody's
    (``owned``), "his eyes avoiding him"; not before a noun, as in "a retired whaleman"."""
    follows = [*inside[1:], None]
    return any(
        is_past(word.folded, FALLBACK) and (owned or after is None or after.folded in small.stop)
        for word, after in zip(inside, follows, strict=True)
    )


def _goes_on(
    text: str, words: Sequence[SentenceWord], at: int, closed: int, small: SmallWords
) -> bool:
    """Whether a list goes on after the comma before the word ``at``: "the nurse, and the maids"."""
    if text[closed - 1] != "," or at >= len(words):
        return False
    word = words[at]
    listed = word.folded in small.articles or word.folded in small.joins
    return listed or word.token.text[0].isupper()


def spoken(text: str, at: int) -> bool:
    """Whether the offset ``at`` is between quotation marks, as far as the text shows."""
    before = [_opens(text, match.start()) for match in _MARK.finditer(text, 0, at)]
    if before and before[-1]:
        return True
    after = _MARK.search(text, at)
    if after is not None and not _opens(text, after.start()):
        return True
    return text.count('"', 0, at) % 2 == 1 or bool(_DASHED.match(text))


def _opens(text: str, at: int) -> bool:
    """Whether the quotation mark at ``at`` opens. „Low” ones and «» say so by themselves but where
    »they« point inwards, as in German."""
    mark, after = text[at], text[at + 1 : at + 2]
    if mark not in "«»“":
        return mark in "„「『"
    loose = not at or text[at - 1].isspace() or text[at - 1] in "([—–-"
    if loose and after and not after.isspace():
        return True
    if not loose and not after.strip(" \t\n.,;:!?—–-)”"):
        return False
    return mark in "«“"


def gap(text: str, words: Sequence[SentenceWord], end: int) -> str:
    """What is between the word before ``end``, a word index, and that word."""
    until = words[end].token.start if end < len(words) else len(text)
    return text[words[end - 1].token.end : until]


def _governed(text: str, words: Sequence[SentenceWord], start: int, small: SmallWords) -> bool:
    """Whether the verb after the subject has another subject: "the captain of the Pequod was …",
    "to defend Moscow was …", "the last of the Horse Guards, a …"."""
    at, seen = start, 0
    while at and seen < _GOVERNED and not gap(text, words, at).strip():
        at -= 1
        word = words[at]
        if word.folded in small.governors:
            return True
        if word.folded in small.copulas:
            return False
        seen += word.folded not in small.articles and not word.token.text[0].isupper()
    return False


def _reversed(
    text: str, words: Sequence[SentenceWord], start: int, end: int, small: SmallWords
) -> bool:
    """Whether the subject follows the verb: "The chief mate of the Pequod was Starbuck, …"."""
    opens = start >= 3 and words[0].folded in small.determiners
    if _CLOSED.search(text[: words[start - 1].token.start]):
        return False  # "The firm tower, that is Ahab"
    follows = gap(text, words, end).strip()
    return opens and (follows[:1] in (",", ".", ";") if follows else end == len(words))


def _named_as(words: Sequence[SentenceWord], start: int, small: SmallWords) -> bool:
    """Whether the sentence begins with a name that is said to be the subject: "Ginger was a yellow
    cat"."""
    article = start > 0 and words[start - 1].folded in small.determiners
    at = start - 2 if article else start - 1
    if at < 1 or words[at].folded not in small.copulas:
        return False
    stop = every_language().words.stop
    return all(w.token.text[0].isupper() and w.folded not in stop for w in words[:at])


def _repeats(words: Sequence[SentenceWord], start: int, end: int) -> bool:
    """Whether the subject is repeated right after itself: "The Duchess, the Duchess!"."""
    return any(words[start].keys == word.keys for word in words[end : end + 4])


def _copula(after: Sequence[SentenceWord], small: SmallWords) -> float:
    """How clearly the words ``after`` the subject start a definition."""
    verb, rest = after[0].folded, [word.folded for word in after[1:]]
    if verb not in small.copulas or rest[0] in small.negations:
        return 0.0
    if verb in small.joins and after[0].token.text.lower() == verb:
        return 0.0  # Italian "e" is "and", "è" is "is"
    if verb in small.meaning:
        return 1.0
    if rest[0] not in small.articles:
        return 0.0
    if not small.judging.isdisjoint(rest[1:3]):
        return 0.0  # "a difficult concept", "the answer to a lot of problems"
    if rest[0] in small.indefinite:
        vague = rest[1:2] and rest[1] in small.governors  # "one of the richest"
        return 1.0 if small.slight.isdisjoint(rest[1:3]) and not vague else 0.0
    return 0.0 if len(rest) > 1 and rest[1] in small.ranks else 1.0
