"""Whether a sentence says what its subject is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foxreader.index.words import Token, fold
from foxreader.retrieval import cues
from foxreader.retrieval.question import Question

_CLOSING = ("", '"', "”", "’", "»", ")", "“", "*")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a sentence: its index terms, how it is folded, where it stands."""

    keys: tuple[str, ...]
    folded: str
    token: Token


def defines(text: str, words: Sequence[Word], subject: Sequence[str], question: Question) -> float:
    """How clearly the sentence ``text`` says what ``subject`` is; 0 where it does not."""
    best = 0.0
    asked = fold(question.subject).split()
    for start, end in _occurrences(words, subject):
        if not _same_words(words[start:end], asked):
            continue
        value = _value(text, words, start, end, question)
        # A definition that opens its sentence is about its subject.
        best = max(best, value * (1.5 if start <= 2 else 1.0) / (1 + start / 20))
    return best


def defines_run(text: str, subject: str) -> float:
    """The same for scripts without spaces, by the characters around the subject."""
    folded, subject = fold(text), fold(subject)
    at = folded.find(subject) if subject else -1
    while at >= 0:
        after = folded[at + len(subject) :]
        whole = not (after[:1].isascii() and after[:1].isalnum())
        if (whole and cues.RUN_DEFINES.match(after.lstrip())) or cues.RUN_NAMED.search(folded[:at]):
            return 1.5 if at <= 2 else 1.0 / (1 + at / 40)
        at = folded.find(subject, at + 1)
    return 0.0


def _occurrences(words: Sequence[Word], subject: Sequence[str]) -> Iterator[tuple[int, int]]:
    """The runs of words (start, end) that are the subject, whole and in order."""
    wanted = list(subject)
    for start in range(len(words)):
        keys: list[str] = []
        for end in range(start, len(words)):
            keys += words[end].keys
            if len(keys) >= len(wanted):
                if keys[: len(wanted)] == wanted:
                    yield start, end + 1
                break


def _same_words(found: Sequence[Word], asked: Sequence[str]) -> bool:
    """Whether the last word is the one asked for, or its plural: "whales" is not "whaling"."""
    if not asked or not found:
        return False
    if found[-1].folded.endswith("'s") and not asked[-1].endswith("'s"):
        return False
    a, b = sorted((found[-1].folded, asked[-1].strip("\"'“”‘’«»()")), key=len)
    if a.endswith("ing") != b.endswith("ing"):
        return False
    return b.startswith(a[: max(3, len(a) - 1)]) and len(b) - len(a) <= 2


def _value(text: str, words: Sequence[Word], start: int, end: int, question: Question) -> float:
    before = words[start - 1].folded if start else ""
    if _governed(words, start):
        return 0.0
    if before in cues.CALLED and start > 1 and not _between(text, words, start - 1).strip():
        return 1.0
    between = _between(text, words, end).strip()
    if question.kind == "who_is" and before in cues.COPULAS and _reversed(words, start, between):
        return 1.0
    after = words[end : end + 4]
    if len(after) < 2:
        return 0.0
    if between == "," and after[0].folded in cues.ARTICLES and not _repeats(words, start, end):
        apposed = after[0].token.text[0].islower()
        return 0.6 if question.kind == "who_is" and apposed else 0.0
    if end - start == 1 and not text.isupper() and _spelt_out(text, words[start], between):
        return 0.8
    if start == 0 and between in (":", "—", "–", ".") and question.kind == "define":
        return 0.9
    if between not in _CLOSING or (question.kind == "who_is" and after[0].folded in cues.MEANS):
        return 0.0
    return _copula(after)


def _between(text: str, words: Sequence[Word], end: int) -> str:
    until = words[end].token.start if end < len(words) else len(text)
    return text[words[end - 1].token.end : until]


def _governed(words: Sequence[Word], start: int) -> bool:
    """Whether the verb behind the subject is another's: "the captain of the Pequod was …"."""
    ahead = [w.folded for w in words[max(0, start - 2) : start] if w.folded not in cues.ARTICLES]
    return bool(ahead) and ahead[-1] in cues.GOVERNORS


def _reversed(words: Sequence[Word], start: int, between: str) -> bool:
    """ "The chief mate of the Pequod was Starbuck, …": the subject stands behind the verb."""
    opens = start >= 3 and words[0].folded in cues.ARTICLES
    return opens and between[:1] in (",", ".", ";", "")


def _repeats(words: Sequence[Word], start: int, end: int) -> bool:
    """Whether what follows is the subject once more: "The Duchess, the Duchess!"."""
    return any(words[start].keys == word.keys for word in words[end : end + 4])


def _spelt_out(text: str, word: Word, between: str) -> bool:
    """Whether an abbreviation is written out: "LIR (low-level …)" or "low-level … (LIR)"."""
    if not (word.token.text.isupper() and len(word.token.text) > 1):
        return False
    inside = text[: word.token.start].endswith("(") and between.startswith(")")
    return inside or (between == "(" and text[word.token.end :].lstrip()[1:2].isalpha())


def _copula(after: Sequence[Word]) -> float:
    """How clearly a definition begins with the words ``after`` its subject."""
    verb, rest = after[0].folded, [word.folded for word in after[1:]]
    if verb not in cues.COPULAS or rest[0] in cues.NEGATIONS:
        return 0.0
    if verb in cues.MEANING:
        return 1.0
    if rest[0] not in cues.ARTICLES:
        return 0.0
    return 0.0 if len(rest) > 1 and rest[1] in cues.WEAK else 1.0
