"""The words of a sentence that may be names, by their capitals, and those a book lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from foxreader.answer.checks.numbers import numbers
from foxreader.answer.checks.quotes import without_quotes
from foxreader.language.detect import folded, guess
from foxreader.language.tokenize import Token, fold, terms, tokens

_OPENERS = tuple('"“‘„«(:—–')
_LEAST = 3
# A first word with such an ending is seldom a name; what else begins a sentence with a capital
# is an everyday word far more often than a name, and only a word no book of this has counts.
_EVERYDAY = (
    "ly", "ing", "ed", "ness", "ment", "tion", "sion", "ful", "less", "ous", "able", "ible", "ive",
    "ity", "ism", "ists", "ally", "wise", "ward", "wards", "ever", "self", "selves", "thing",
    "where", "body", "one", "ence", "ance", "ship", "hood", "iest", "ient", "ized", "ised",
)  # fmt: skip
_OPENING_WORDS = """
furthermore moreover therefore thus hence besides otherwise nonetheless meanwhile instead overall
altogether likewise yes also perhaps indeed since although despite unlike regarding according based
given both several various certain such these those another other later earlier soon within
throughout upon toward towards among amongst alongside via whereas while whilst sometimes often
außerdem zudem deshalb daher dennoch trotzdem insgesamt schließlich zunächst danach später"""
_LINKING = frozenset(map(fold, _OPENING_WORDS.split()))
_GERMAN_DETERMINERS = """
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine
meinen meinem meiner dein deine sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser
unsere euer eure dieser diese dieses diesen diesem jeder jede jedes jeden jedem viele wenige einige
alle mehrere zwei drei vier fünf zum zur im am beim vom ins ans aufs viel etwas nichts manche solche
welche"""
_DETERMINERS = frozenset(map(fold, _GERMAN_DETERMINERS.split()))
_GERMAN_NAMING = """
hieß heißt heißen hießen namens genannt nannte nannten nennt genannte name herr herrn frau fräulein
kapitän doktor dr könig königin"""
_NAMING = frozenset(map(fold, _GERMAN_NAMING.split()))
_BEFORE_NOUNS = """
the le la les l' du des de d' au aux un une el los las lo un una al del der het de een il gli i
o a os as do da dos das"""
_ARTICLES = frozenset(map(fold, _BEFORE_NOUNS.split()))
_ELISION = re.compile(r"^(?:[cdjlmnst]|(?:jus)?qu|dell|nell|all|sull)['’](?=[^\W\d_])")
_GERMAN_NOUN = re.compile(
    r".{3,}(?:ung|heit|keit|schaft|tum|nis|ling|chen|lein|tät|ion|ismus|erei|ungen|heiten|keiten"
    r"|schaften|ionen|täten)$"
)


@dataclass(frozen=True, slots=True)
class Name:
    """A word that may be a name, with its index terms.

    ``first`` opens its sentence, where any word has a capital; ``sure`` is a name by more than
    its capital: another one follows it, or a genitive's s. ``translated`` may be a word of an
    answer's own language, which the book has in another: "Katze", "le Chapelier".
    """

    text: str
    terms: tuple[str, ...]
    first: bool
    sure: bool
    translated: bool = False


def names(sentence: str, language: str, spoken: str = "") -> Iterator[Name]:
    """The words with a capital in ``sentence``, without what it quotes and without small words.

    In German, where all nouns have one, those without an article, an adjective or a number before
    them. Scripts without capitals give none. ``language`` is the book's, ``spoken`` that of the
    answer, where the sentence is too short to tell.
    """
    text = without_quotes(sentence)
    spoken = guess(text) or spoken or language
    stop = folded().get(spoken, frozenset()) | folded().get(language, frozenset())
    german = spoken == "de"
    first, before, translated, end = True, "", False, 0
    for token in tokens(text):
        if _may_be_name(token, stop) and not (german and _is_noun(token, before, first)):
            following = text[token.end : token.end + 2]
            sure = not first or following[1:].isupper() or token.text[-2] in "'’"
            # "le Lapin Blanc", "Alices Katze": a name of a person has no article, and is told of
            # as one.
            goes_on = translated and text[end : token.start].isspace()
            article = before in _ARTICLES or token.text[:2] in ("l'", "l’")
            alike = before not in _NAMING if german else article or goes_on
            translated = spoken != language and alike
            word = _ELISION.sub("", token.text)
            yield Name(word, tuple(terms(word, language)), first, sure, translated)
        else:
            translated = False
        following = text[token.end : token.end + 2]
        first = (
            following[:1] in _OPENERS
            or following.strip()[:1] in _OPENERS
            or (following[:1] in (".", "!", "?", "…") and len(token.text) > _LEAST)
        )
        before, end = fold(token.text), token.end


def unlikely(name: Name) -> bool:
    """Whether a first word is more likely an everyday one than a name."""
    word = fold(name.text)
    return not name.sure and (word.endswith(_EVERYDAY) or word in _LINKING)


def _may_be_name(token: Token, stop: frozenset[str]) -> bool:
    text = _ELISION.sub("", token.text)
    if token.kind != "word" or not text[0].isupper() or len(text) < _LEAST:
        return False
    return fold(text).replace("’", "'") not in stop


def _is_noun(token: Token, before: str, first: bool) -> bool:
    """Whether a German word with a capital is a noun rather than a name, as far as form tells."""
    if first or before in _DETERMINERS or _GERMAN_NOUN.match(token.text):
        return True
    if any(number.words for number in numbers(before, "de")):
        return True
    return before.endswith(("en", "er", "es", "em", "e")) and not before.endswith("te")
