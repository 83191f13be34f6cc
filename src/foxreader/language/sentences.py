"""Splits paragraphs into sentences, and sentences into words, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, pairwise
from typing import Literal

import sentencex

from foxreader.language.lexicon import FALLBACK, every_language, language, with_english, words_for
from foxreader.language.names import titles
from foxreader.language.numbers import NumberPart, goes_on, han, number_words, sign_class, together
from foxreader.language.questions import stop_runs
from foxreader.language.script import fold
from foxreader.language.tokenize import token_terms, tokens

_SPACES = re.compile(r"\s*")
_SURROGATE = re.compile("[\ud800-\udfff]")
# Closing marks that the splitter may leave at the start of the next sentence.
_CLOSERS = re.compile(r"[」』”’）〉》】\])»›\"']+(?=\s|$|[^\w\s])|[」』”’）〉》】»›]+")
# The splitter keeps a quotation of several sentences whole, so quotes are hidden from it. It does
# not split an item of a list, so bullets are hidden too.
_WIDE_QUOTES = "“”„«»「」『』‘•◦▪‣"
# A straight single quote that is not an apostrophe.
_SINGLE = re.compile(r"'(?:(?<!\S')|(?<=[.,;:!?—-]')(?!\w))")
_OPENERS = re.compile(r"(?:(?<=\s)|^)[“„\"«「『‘']+\s?$")
_CLOSING = frozenset("」』”’）〉》】])»›\"'")
_OPENING = frozenset("“„\"«「『‘'")
_NEXT_LETTER = re.compile(r"[^\w]*(\w)")


def whole_characters(text: str) -> str:
    """``text`` with U+FFFD for each lone surrogate, which UTF-8 cannot encode."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return _SURROGATE.sub("\ufffd", text)
    return text


def prepared(text: str) -> str:
    """``text`` as it is given to the splitter: quotes and bullets become spaces, offsets stay.

    Call it once for a whole text, because its cost is mostly per call.
    """
    if not text.isascii():
        text = whole_characters(text)
        for quote in _WIDE_QUOTES:
            text = text.replace(quote, " ")
        text = text.replace("’", "'")
    return _SINGLE.sub(" ", text.replace('"', " "))


def sentence_bounds(text: str, plain: str, start: int, end: int, code: str) -> list[int]:
    """The bounds of the sentences of the paragraph from ``start`` to ``end``.

    The first bound is ``start`` and the last ``end``; each sentence is between two adjacent
    bounds. ``plain`` is ``text`` as :func:`prepared` gives it. Offsets are code points.
    """
    bounds = [start]
    reached = start
    for sentence in sentencex.segment(code or FALLBACK, plain[start:end]):
        reached += len(sentence)
        if bounds[-1] < reached < end and _is_plain(text, reached):
            bounds.append(reached)
            continue
        at = _mended(text, bounds[-1], reached, end)
        if bounds[-1] < at < end and not _goes_on(text, at, end):
            bounds.append(at)
    return [*bounds, end]


def _is_plain(text: str, at: int) -> bool:
    """Whether a sentence clearly ends at ``at``: after a space and before a capital."""
    return text[at].isupper() and text[at - 1] == " " and text[at - 2] not in _OPENING


def _mended(text: str, start: int, at: int, end: int) -> int:
    """The corrected end of a sentence from ``start`` that the splitter ends at ``at``."""
    # Checking single characters first avoids most calls of the regular expressions.
    if at < end and text[at] in _CLOSING and not text[at - 1].isspace():
        closer = _CLOSERS.match(text, at, end)
        at = closer.end() if closer else at
    if not _OPENING.isdisjoint(text[max(start, at - 3) : at]):
        opener = _OPENERS.search(text, start, at)
        at = opener.start() if opener else at
    if at < end and text[at].isspace():
        spaces = _SPACES.match(text, at, end)
        at = spaces.end() if spaces else at
    return at


def _goes_on(text: str, at: int, end: int) -> bool:
    """Whether the sentence continues at ``at`` with a lower-case letter, as in “Go!” he cried."""
    if text[at].isalnum():
        return text[at].islower()
    letter = _NEXT_LETTER.match(text, at, end)
    return letter is not None and letter[1].islower()


# The words and numbers of a sentence, and those that carry its topic

_GROUPED = r"\d{1,3}(?:[.,\u00a0\u202f]\d{3})+(?!\d)"
_JOINED = re.compile(r"[\s\-‐‑]*")
_GLUED = re.compile(r"[^\W\d_]", re.ASCII)


@dataclass(frozen=True, slots=True)
class Word:
    """A word, a piece of unspaced text, or a number with its ``value``.

    ``gap`` is the text between it and the word before it.
    """

    text: str
    kind: Literal["word", "unspaced", "number"]
    value: float = 0.0
    gap: str = ""
    scale: bool = False
    """Whether it multiplies the number before it, as "hundred" does."""

    @property
    def folded(self) -> str:
        """The word in the form in which words are compared."""
        return fold(self.text)


def words(text: str, code: str) -> Iterator[Word]:
    """The words of ``text`` in order; adjacent numerals that belong together are one number."""
    held: list[Word] = []
    for word in _read(text, code):
        if word.kind == "number" and held and _joins(held[-1], word):
            held.append(word)
            continue
        yield from _number(held, code)
        held = [word] if word.kind == "number" else []
        if not held:
            yield word
    yield from _number(held, code)


def as_written(found: Sequence[Word]) -> str:
    """The text of some words that follow each other, with the text between them."""
    return "".join([found[0].text, *(word.gap + word.text for word in found[1:])])


def _any_number(found: Iterable[str], code: str) -> bool:
    """Whether any of the words ``found`` is a numeral."""
    return any(_numeral(fold(word), code) is not None for word in found)


def _joins(before: Word, word: Word) -> bool:
    """Whether a numeral may belong to the one before: "twenty" and "five", "5" and "million"."""
    digits = before.text[0].isdigit() and (word.value < 100 or word.text[0].isdigit())
    return not digits and bool(_JOINED.fullmatch(word.gap))


def _read(text: str, code: str) -> Iterator[Word]:
    at = 0
    for match in _figures().finditer(text):
        value = _value(match.group())
        # "3rd" and "B2" do not count anything.
        around = text[match.start() - 1 : match.start()] + text[match.end() : match.end() + 1]
        if value is None or _GLUED.search(around):
            continue
        yield from _spoken(text[at : match.start()], code)
        last = _last_end(text, at, match.start())
        yield Word(match.group(), "number", value, text[last : match.start()])
        at = match.end()
    yield from _spoken(text[at:], code)


@cache
def _figures() -> re.Pattern[str]:
    return re.compile(rf"{_GROUPED}|\d+(?:[.,]\d+)?|[{sign_class()}]+")


def _last_end(text: str, at: int, until: int) -> int:
    """Where the last word between ``at`` and ``until`` ends."""
    found = [token.end for token in tokens(text[at:until])]
    return at + found[-1] if found else at


def _spoken(text: str, code: str) -> Iterator[Word]:
    """The words of a text without digits; numerals written as words are numbers."""
    end = 0
    for token in tokens(text):
        gap, end = text[end : token.start], token.end
        found = _numeral(fold(token.text), code) if token.kind == "word" else None
        if found is not None:
            yield Word(token.text, "number", found.value, gap, found.scale)
        else:
            yield Word(token.text, "word" if token.kind == "word" else "unspaced", 0.0, gap)


@cache
def _numerals(code: str) -> dict[str, NumberPart]:
    """The numerals of a language by their words.

    Without "one", which in most languages is also an article or a pronoun, and without scales that
    are not exact, such as "hundreds".
    """
    numbers = language(code).numbers
    return {
        phrase[0]: NumberPart(float(value), scale, phrase)
        for table, scale in ((numbers.cardinals, False), (numbers.scales, True))
        for phrase, value in table.items()
        if len(phrase) == 1 and value > 1 and phrase[0] not in numbers.vague
    }


@lru_cache(maxsize=100_000)
def _numeral(word: str, code: str) -> NumberPart | None:
    """The numeral for a folded word, also for a compound ("fünfundzwanzig"); None for others."""
    found = _numerals(code).get(word)
    if found is None and language(code).numbers.joiner:
        value = number_words(code).joined(word)
        found = None if value is None else NumberPart(float(value), False, (word,))
    return found


def _number(held: Sequence[Word], code: str) -> Iterator[Word]:
    """Adjacent numerals as one number, or as words if they are not one number together."""
    value = _together(held, code) if held else None
    if value is not None:
        yield Word(as_written(held), "number", value, held[0].gap)
    else:
        yield from (Word(word.text, "word", 0.0, word.gap) for word in held)


def _together(held: Sequence[Word], code: str) -> float | None:
    """The value of adjacent numerals; None if they are not one number together."""
    if any(word.text[0].isdigit() or word.folded not in _numerals(code) for word in held):
        parts = [NumberPart(word.value, word.scale, (word.folded,)) for word in held]
        whole = all(goes_on(a, b) for a, b in pairwise(parts))
    else:
        parts, end = number_words(code).read([word.folded for word in held], 0)
        whole = end == len(held)
    return together(parts) if whole else None


def _value(text: str) -> float | None:
    """The value of digits or Chinese numerals; None for a single numeral that usually is part of
    a word.
    """
    if not text[0].isdigit():
        value = None if text in every_language().numbers.lone_digits else han(text)
        return None if value is None else float(value)
    if re.fullmatch(_GROUPED, text):
        return float(re.sub(r"\D", "", text))
    return float(text.replace(",", "."))


# Words that carry the topic, as stems; and quick checks of a sentence

_INSIDE = re.compile(r"(?<=[\w,;] )[^\W\d_][\w'’]+")
_WORD = re.compile(r"\w+")
_KATAKANA = re.compile("([ァ-ヺー]{3,})")


def topic_words(text: str, language: str) -> tuple[str, ...]:
    """The stems of the content words of ``text``, in order, each once."""
    stop = with_english(language)
    found = (k for w in words(text, language) for k in topic_stems(w, language, stop))
    return tuple(dict.fromkeys(found))


def capitalised_inside(text: str, language: str) -> Iterator[str]:
    """The stems of the words with a capital inside a sentence of ``text``."""
    for match in _INSIDE.finditer(text):
        if match.group()[0].isupper():
            yield from token_terms(match.group(), "word", language)


def katakana_words(text: str) -> list[str]:
    """The katakana words of three or more characters in ``text``; each is one stem."""
    return _KATAKANA.findall(text)


def may_state_a_value(text: str, language: str) -> bool:
    """Whether ``text`` may state a value: a quick check before it is parsed."""
    if _signs().search(text):
        return True
    words = _WORD.findall(text.lower())
    related = not words_for(language).statements.relations.isdisjoint(words)
    return related or _any_number(words, language)


def topic_stems(word: Word, language: str, stop: frozenset[str]) -> list[str]:
    """The stems of a word, or the pairs of unspaced text, without stop words.

    Empty for numbers and titles.
    """
    if word.kind == "number":
        return []
    if word.kind == "word":
        if titles(language).has(word.text):
            return []
        bare = word.folded.replace("'", "").replace("’", "")
        found = token_terms(word.text, "word", language)
        known = word.text.lower() in words_for(language).statements.relations
        return [key for key in found if known or (bare not in stop and key not in stop)]
    parts = stop_runs().split(word.text)
    pieces = filter(None, chain.from_iterable(map(_KATAKANA.split, parts)))
    return [key for piece in pieces for key in _stems_of_run(piece, language)]


def _stems_of_run(piece: str, language: str) -> tuple[str, ...]:
    """The pairs of unspaced text; a long katakana word is one stem."""
    return (piece,) if _KATAKANA.fullmatch(piece) else token_terms(piece, "pairs", language)


@cache
def _signs() -> re.Pattern[str]:
    """Matches digits, and what comes before a value in unspaced text."""
    signs = "".join(sign for sign in sign_class() if han(sign) not in (0, 1))
    return re.compile(rf"\d|[{signs}]|{every_language().statements.values}")
