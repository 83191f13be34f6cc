"""Whom a name of the question also means: another name, an epithet, the "I" of the one who tells.

Learnt from the visible text only: "Jonathan" is "Harker" where "Jonathan Harker" stands, and
"the Parsee" is Fedallah where "Fedallah, the Parsee" stands, or where the Parsee is first met
beside Fedallah and seldom without him.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.terms import BITS, StoredPassage, starts
from foxreader.language.lexicon import language, with_english
from foxreader.language.names import articles, titles
from foxreader.language.script import fold
from foxreader.language.tokenize import WORD, Token, stem, terms, token_terms, tokens
from foxreader.retrieval.question.question import Term

# Names in two scripts: "那美 (Nami)", "Ishmael (イシュメール)"

_NAME = rf"{WORD}(?:[ \u00a0・·=＝-]{WORD}){{0,2}}"
_IN_BRACKETS = re.compile(rf"[(（]({_NAME})[)）]")
_BEFORE = re.compile(rf"({_NAME})[ \u00a0]?$")
_LONGEST = 80
"""Characters before a bracket in which a name may begin. Chosen: the longest names are shorter."""
_UNSPACED = ("CJK", "KATAKANA", "HIRAGANA", "THAI", "LAO", "KHMER", "MYANMAR")
"""How the Unicode names of letters begin in scripts without spaces between words."""


def in_other_script(key: str, text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The terms of the names that ``text`` gives in another script beside one with ``key``."""
    # The bracket first, since few words have one: this runs on many passages for each question.
    for match in _IN_BRACKETS.finditer(text):
        named = _BEFORE.search(text[max(0, match.start() - _LONGEST) : match.start()])
        if named is None:
            continue
        inside = match[1]
        before = _name_at_end(named[1], inside)
        if before and _script(before[-1]) != _script(inside[0]):
            one, other = tuple(terms(before, language)), tuple(terms(inside, language))
            if key in one:
                yield other
            elif key in other:
                yield one


def _name_at_end(text: str, other: str) -> str:
    """The name at the end of ``text``: as many words as ``other`` has, and of unspaced text only
    the last letters of one script.
    """
    script = _script(text[-1])
    if script in _UNSPACED:
        start = len(text)
        while start and (_script(text[start - 1]) == script or text[start - 1] in "ー・"):
            start -= 1
        return text[start:]
    words = text.split()
    count = len(re.split(r"[\s・·=＝]+", other))
    return " ".join(words[-count:])


def _script(letter: str) -> str:
    """The first word of the Unicode name of a letter, which is its script: LATIN, CJK."""
    return unicodedata.name(letter, " ").split(" ")[0]


# Writers: where "Jonathan Harker's Journal" is a heading, the "I" up to the next such heading is
# Jonathan

_LONGEST_HEADING = 90
"""The most characters of a heading. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class _NamedHeading:
    """A heading: its passage, where in its text it begins, and the terms of the names in it that
    are not of an addressee.
    """

    passage: int
    at: int
    writer: frozenset[str]


class _Writers:
    """The journals and letters among the passages of one book that a question may see."""

    def __init__(self, index: BookIndex, passages: Mapping[int, StoredPassage]) -> None:
        self._index = index
        self._passages = passages
        self._headings: list[_NamedHeading] | None = None

    def written_by(self, key: str) -> set[int]:
        """The passages of the journals and letters whose heading has ``key`` as the writer."""
        if self._headings is None:
            self._headings = sorted(self._found(), key=lambda one: (one.passage, one.at))
        found: set[int] = set()
        for number, heading in enumerate(self._headings):
            if key in heading.writer:
                following = self._headings[number + 1 :]
                after = max(self._passages) + 1
                if following:
                    # The passage of the next heading may begin with the end of this part.
                    after = following[0].passage + (following[0].at > 0)
                found |= self._in_file(heading.passage, after)
        return found

    def _in_file(self, first: int, after: int) -> set[int]:
        """The passages from ``first`` up to ``after`` that are in the file of the first."""
        file = self._passages[first].span.file
        inside = (self._passages.get(number) for number in range(first, after))
        return {one.id for one in inside if one is not None and one.span.file == file}

    def _found(self) -> Iterator[_NamedHeading]:
        code = self._index.language
        words = language(code).names.writings
        last = _last_whole(self._passages)
        keys = sorted({stem(word, code) for word in words})
        held = {at >> BITS for key in keys for at in self._index.postings(key, last)}
        for passage in held:
            text = self._index.book.text_at(self._passages[passage].span)
            for line in re.finditer(rf"^.{{1,{_LONGEST_HEADING}}}$", text, re.MULTILINE):
                writer = self._writer(list(tokens(line.group())))
                if writer:
                    yield _NamedHeading(passage, line.start(), writer)

    def _writer(self, line: list[Token]) -> frozenset[str]:
        """The terms of the writer in a heading; empty if the line is none."""
        code = self._index.language
        known = language(code).names
        folded = [stem(fold(token.text), code) for token in line]
        writings = {stem(word, code) for word in known.writings}
        # A heading begins its words with capitals, but for the small ones.
        small = with_english(code) | articles(code) | known.addressees
        if not all(t.text[0].isupper() or fold(t.text) in small for t in line):
            return frozenset()
        if not line or not line[0].text[0].isupper() or not writings.intersection(folded):
            return frozenset()
        to = next((n for n, t in enumerate(line) if fold(t.text) in known.addressees), len(line))
        return frozenset(
            key
            for token in line[:to]
            if token.text[0].isupper()
            for key in token_terms(token.text, token.kind, code)
            if key not in writings and fold(token.text) not in small
        )


def _last_whole(passages: Mapping[int, StoredPassage]) -> int:
    """The last of the first passages that no limit cuts; 0 if there is none."""
    clipped = [p.id for p in passages.values() if p.clipped]
    return min(clipped) - 1 if clipped else max(passages, default=0)


# The narrator: in a book told by "I" his name stands almost only where others address him, so the
# passages that tell of him do not have it

_SAMPLE = 30
"""The most passages looked at, spread evenly, for "I" and for each name. Chosen, not measured."""
_TOLD_BY_I = 0.4
"""The share of passages with "I" outside quotations from which a book counts as told by "I": seven
novels of this kind have .6 to .95, others below .1."""
_OUTSIDE = 0.2
"""The greatest share of a narrator's name outside quotations. Narrators have at most .13, other
people .41 or more (three novels)."""
_LEAST = 6
"""The fewest places of a name that say whose it is. Chosen, not measured."""
_SPOKEN = re.compile(
    r"“[^“”\n]*”|„[^„“”\n]*[“”]|»[^«»\n]*«|«[^«»\n]*»|\"[^\"\n]*\"|^\s*[—–-][^\n]*$", re.MULTILINE
)


def told_by_i(index: BookIndex, passages: Sequence[StoredPassage]) -> bool:
    """Whether ``passages``, those a question may see, are told in the first person."""
    first_person = _first_person(index.language)
    if first_person is None or not passages:
        return False
    sample = _spread(passages)
    having = sum(first_person.search(_told(index, passage)) is not None for passage in sample)
    return having >= _TOLD_BY_I * len(sample)


def narrators(
    index: BookIndex, terms: Sequence[Term], holding: Mapping[str, Sequence[StoredPassage]]
) -> frozenset[str]:
    """The terms that name the narrator of a book told by "I".

    ``holding`` has the passages with each term that a question may see.
    """
    return frozenset(
        term.key
        for term in terms
        if term.kind == "name" and _names_narrator(index, term, holding.get(term.key, ()))
    )


def _names_narrator(index: BookIndex, term: Term, passages: Sequence[StoredPassage]) -> bool:
    word = re.compile(rf"\b{re.escape(_bare(term.surface))}\b")
    told = said = 0
    for passage in _spread(passages):
        outside = len(word.findall(_told(index, passage)))
        told += outside
        said += len(word.findall(index.book.text_at(passage.span))) - outside
    return told + said >= _LEAST and told <= _OUTSIDE * (told + said)


def _bare(surface: str) -> str:
    """A name without a genitive 's."""
    return re.sub("['’]s?$", "", surface)


def _spread(passages: Sequence[StoredPassage]) -> Sequence[StoredPassage]:
    """At most ``_SAMPLE`` of ``passages``, spread evenly."""
    step = max(1, -(-len(passages) // _SAMPLE))
    return passages[::step]


def _told(index: BookIndex, passage: StoredPassage) -> str:
    """The text of a passage without what its people say."""
    return _SPOKEN.sub(" ", index.book.text_at(passage.span))


@cache
def _first_person(code: str) -> re.Pattern[str] | None:
    """Matches the first-person pronouns of a language; None if its file has none."""
    words = language(code).words.first_person
    if not words:
        return None
    return re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, words)))})\b")


# Other names. The numbers were chosen on two novels by reading what they give, unless they say
# otherwise.
_READ = 300
"""The most passages read for each name, spread evenly."""
_FORMS = 3
"""The most ways the book writes one name (Nikolay, Nikoláy) that are looked for."""
_TWICE = 2
"""Times two names must stand side by side to be one full name."""
_SHARE = 0.3
"""From this share of the full names with a part on, the part alone may mean the person."""
_ALONE = 3
"""Times an epithet must stand alone."""
_BESIDE = 0.15
"""The least share of an epithet's passages with the name in them or beside them."""
_LIFT = 4.0
"""How many times as often as by chance that must be."""
_FEW = 20
"""The most passages with a pair of characters in a book of another script. More have a word."""
_MOST = 4
"""The most other names of a person."""
_NEAR = 30
"""Characters before a name in which the word before it is looked for."""
_SEEN = 8
"""Passages that are read for the ways the book writes a name."""
_WORD = re.compile(WORD)
_AFTER = re.compile(rf"(?:['’ʼ]s)?[ \u00a0\u202f]({WORD})")


@dataclass(frozen=True, slots=True)
class Alias:
    """Another name of a person: its terms in order, and the share, 0 to 1, in which it means the
    person.
    """

    keys: tuple[str, ...]
    share: float


class OtherNames:
    """Learns the other names of people from the passages of one book that a question may see."""

    def __init__(
        self, index: BookIndex, passages: Mapping[int, StoredPassage], scope: Scope
    ) -> None:
        self._index = index
        self._passages = passages
        self._scope = scope
        self._writers = _Writers(index, passages)
        self._last = _last_whole(passages)
        self._known: dict[str, tuple[Alias, ...]] = {}

    def meant(self, key: str) -> dict[int, float]:
        """The passages that mean the person named ``key`` by another name or by "I", with the share
        in which they do.
        """
        found = dict.fromkeys(self._writers.written_by(key), 1.0)
        for alias in self.others(key):
            for passage in self._with(alias.keys):
                found[passage] = max(alias.share, found.get(passage, 0.0))
        return found

    def _with(self, keys: Sequence[str]) -> set[int]:
        """The passages where ``keys`` follow one another."""
        places = [self._index.postings(key, self._last) for key in keys]
        return {at >> BITS for at in starts(places)} if places else set()

    def in_other_script(self, key: str) -> dict[int, float]:
        """The passages with a name that the book gives in two scripts, one of them with ``key``."""
        ids = self._ids(key)
        found: dict[int, float] = {}
        if 0 < len(ids) <= _FEW:
            code, text = self._index.language, self._text(ids)
            for keys in in_other_script(key, text, code):
                found |= dict.fromkeys(self._with(keys), 1.0)
        return found

    def others(self, key: str) -> tuple[Alias, ...]:
        """The other names of the person whose name is the term ``key``."""
        if key not in self._known:
            ids = self._ids(key)
            text = self._text(ids)
            scripts = dict.fromkeys(in_other_script(key, text, self._index.language))
            found = [Alias(keys, 1.0) for keys in scripts if keys]
            found += [*self._parts(key, ids, text), *self._epithets(key, ids, text)]
            found.sort(key=lambda alias: (-alias.share, alias.keys))
            self._known[key] = tuple(found[:_MOST])
        return self._known[key]

    def _parts(self, key: str, ids: Sequence[int], text: str) -> Iterator[Alias]:
        """The names that stand beside the name ``key`` and beside few others."""
        for part, count in sorted(self._beside(key, ids, text).items()):
            if count >= _TWICE and self._index.is_name(part, self._scope):
                held = self._ids(part)
                others = self._beside(part, held, self._text(held))
                share = others[key] / max(1, others.total())
                if share >= _SHARE:
                    yield Alias((part,), min(1.0, share))

    def _beside(self, key: str, ids: Sequence[int], text: str) -> Counter[str]:
        """The words with a capital right before and after the name ``key``, titles left out."""
        code = self._index.language
        words: Counter[str] = Counter()
        for form in self._forms(key, ids):
            for match in re.finditer(rf"{re.escape(form)}(?!\w)", text):
                start, end = match.span()
                after = _AFTER.match(text, end)
                if after:
                    words[after[1]] += 1
                words[_last_word(text[max(0, start - _NEAR) : start])] += 1
        known, stop = titles(code), with_english(code)
        found: Counter[str] = Counter()
        for word, count in words.items():
            if word[:1].isupper() and not known.has(word) and fold(word) not in stop:
                found.update({k: count for k in token_terms(word, "word", code) if k != key})
        return found

    def _epithets(self, key: str, ids: Sequence[int], text: str) -> Iterator[Alias]:
        """The nouns with a capital and an article that mean the person named ``key``."""
        pattern = _with_article(self._index.language)
        if pattern is None:
            return
        near = {passage + step for passage in ids for step in (-1, 0, 1)}
        chance = len(near) / max(1, len(self._passages))
        counts = Counter(word for word in pattern.findall(text) if word[0].isupper())
        for word, count in counts.most_common(_MOST):
            keys = token_terms(word, "word", self._index.language)
            if count < _TWICE or len(keys) != 1 or keys[0] == key:
                continue
            held = self._ids(keys[0])
            if not held or held[0] not in near or titles(self._index.language).has(word):
                continue
            share = sum(passage in near for passage in held) / len(held)
            whole = self._text(held)
            alone = sum(match == word for match in pattern.findall(whole))
            often = 2 * alone >= max(2 * _ALONE, whole.count(word))
            if often and share >= max(_BESIDE, _LIFT * chance):
                yield Alias(keys, share)

    def _forms(self, key: str, ids: Sequence[int]) -> list[str]:
        """How the book writes the name ``key``, the commonest ways first."""
        code = self._index.language
        words = Counter(_WORD.findall(self._text(ids[:_SEEN])))
        written = {
            word: count
            for word, count in words.items()
            if word[0].isupper() and token_terms(word, "word", code) == (key,)
        }
        return sorted(written, key=lambda form: (-written[form], form))[:_FORMS]

    def _ids(self, key: str) -> list[int]:
        """The passages with a term, in order."""
        return list(dict.fromkeys(at >> BITS for at in self._index.postings(key, self._last)))

    def _text(self, ids: Sequence[int]) -> str:
        """The text of at most ``_READ`` passages, spread evenly."""
        step = max(1, -(-len(ids) // _READ))
        held = (self._passages[id_] for id_ in ids[::step])
        return "\n".join(self._index.book.text_at(p.span) for p in held)


def _last_word(text: str) -> str:
    """The word that ``text`` ends with before a space, or "" if a mark is between."""
    if not text[-1:].isspace() or text[-1] == "\n":
        return ""
    return text[:-1].replace("\n", " ").rpartition(" ")[2].lstrip("“‘\"'(—–-").rstrip(".")


@cache
def _with_article(code: str) -> re.Pattern[str] | None:
    """Matches a word after a definite article; None where an article shows no epithet."""
    one = language(code)
    if one.nouns_capitalised or not one.words.definite:
        return None
    articles = "|".join(sorted(map(re.escape, one.words.definite)))
    # Without a word boundary before it the pattern begins with letters, which is faster.
    return re.compile(rf"(?:{articles})[ \u00a0]((?=[^\W\d_a-z]){WORD})(?![\w-]| [^\W\d_a-z])")
