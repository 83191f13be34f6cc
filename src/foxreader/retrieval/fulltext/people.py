"""What else the book calls the people a question names: parts of a full name, and epithets.

Learnt from the visible text only: "Jonathan" is "Harker" where "Jonathan Harker" stands, and
"the Parsee" is Fedallah where "Fedallah, the Parsee" stands, or where the Parsee is first met
beside Fedallah and seldom without him.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.posting import BITS, starts
from foxreader.index.storage.stored_passage import StoredPassage
from foxreader.language.fold import fold
from foxreader.language.lexicon import language
from foxreader.language.names import titles
from foxreader.language.stop_words import with_english
from foxreader.language.tokenize import WORD, token_terms
from foxreader.retrieval.fulltext.scripts import in_other_script
from foxreader.retrieval.fulltext.writers import Writers, last_whole

# The numbers below were chosen on two novels by reading what they give, unless they say otherwise.
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


class People:
    """Learns the other names of people from the passages of one book that a question may see."""

    def __init__(
        self, index: BookIndex, passages: Mapping[int, StoredPassage], scope: Scope
    ) -> None:
        self._index = index
        self._passages = passages
        self._scope = scope
        self._writers = Writers(index, passages)
        self._last = last_whole(passages)
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
