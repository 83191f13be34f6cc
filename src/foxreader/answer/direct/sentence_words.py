"""The words of a sentence, and the small words of a language that mark definitions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from foxreader.language.fold import fold
from foxreader.language.lexicon import words_for
from foxreader.language.names import Titles, titles
from foxreader.language.tokenize import Token


@dataclass(frozen=True, slots=True)
class SentenceWord:
    """A word of a sentence: its index terms, its folded form and its token with offsets."""

    keys: tuple[str, ...]
    folded: str
    token: Token


@dataclass(frozen=True, slots=True)
class SmallWords:
    """The words of a language that mark definitions."""

    copulas: frozenset[str]
    past: frozenset[str]
    """Those of them that tell of the past."""
    meaning: frozenset[str]
    means: frozenset[str]
    articles: frozenset[str]
    indefinite: frozenset[str]
    determiners: frozenset[str]
    apposing: frozenset[str]
    """Words that start an apposition ("Flask, the third mate"); not "my", used in an address."""
    negations: frozenset[str]
    governors: frozenset[str]
    called: frozenset[str]
    ranks: frozenset[str]
    slight: frozenset[str]
    no_kind: frozenset[str]
    own: frozenset[str]
    joins: frozenset[str]
    stop: frozenset[str]
    roles: frozenset[str]
    """What somebody is, to others or by trade."""
    role_endings: tuple[str, ...]
    leading: frozenset[str]
    """Prepositions and the like, after which another is spoken of."""
    large: bool
    """Whether all nouns have capitals."""
    titles: Titles

    def is_role(self, word: SentenceWord) -> bool:
        """Whether a word says what somebody is; where nouns are joined, by its end."""
        if word.folded in self.roles:
            return True
        joined = self.large and word.token.text[0].isupper()
        return joined and any(word.folded.endswith(role) for role in self.roles if len(role) > 3)


@cache
def words_of(*languages: str) -> SmallWords:
    """The words that mark definitions in these languages, folded."""
    known = words_for(*languages)
    small, said = known.words, known.statements
    determiners = small.definite | small.indefinite
    apposing = determiners | small.possessives | small.others
    return SmallWords(
        copulas=said.copulas | said.meaning,
        past=said.past_copulas,
        meaning=said.meaning,
        means=said.means,
        articles=apposing | small.own_possessives,
        indefinite=small.indefinite,
        determiners=determiners,
        apposing=apposing,
        negations=said.negations,
        governors=small.governors | small.places,
        called=said.called,
        ranks=said.ranks,
        slight=said.slight,
        no_kind=said.ranks | said.slight | said.judging,
        own=small.own_possessives,
        joins=known.numbers.lists | known.library.or_words,
        stop=small.stop,
        roles=known.name_kinds.roles,
        role_endings=tuple(fold(end) for end in known.name_kinds.role_endings),
        leading=small.governors | small.places | known.name_kinds.relatives,
        large=known.nouns_capitalised,
        titles=titles(languages[0]),
    )
