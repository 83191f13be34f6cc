"""The sections of a language's file that say how its words are written and what they name."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.language.entries import (
    Cues,
    Folded,
    FoldedPattern,
    FoldedWordPattern,
    Forms,
    Kinds,
    Listed,
    Numbered,
    Pattern,
    Signs,
    Valued,
    WordPattern,
    Written,
)


@dataclass(frozen=True, slots=True)
class StemRules:
    """How words are stemmed for the index."""

    stemmer: str
    """"snowball" (with ``algorithm``), "light" (with ``endings``), or "" for none."""
    algorithm: str
    """PyStemmer's name for the algorithm."""
    endings: Listed
    """For light rules: the longest matching ending is removed once."""
    irregular: Forms
    """Irregular forms; each line begins with the base form."""
    past_endings: Listed
    """Endings of verbs in the past tense, which mark events in a story."""


@dataclass(frozen=True, slots=True)
class WordLists:
    """Function words by their use."""

    stop: Folded
    """Words that carry no topic."""
    stop_runs: Listed
    """The same for unspaced text: cut out of a run, the longest first."""
    edges: Signs
    """Characters that no word in unspaced text begins or ends with."""
    joints: Listed
    """Letters between the parts of a compound written as one word: the s in Arbeitszimmer. Empty
    where the parts are written apart; a language without such letters lists the commonest ending
    of a first part."""
    attached: Listed
    """Small words that are written together with the next word: the ل in لسلسلة."""
    elisions: Written
    """Elided words before an apostrophe: the l in l'homme."""
    abbreviations: Written
    """Abbreviations, without their full stop."""
    contractions: Written
    """Words that begin with an apostrophe: 'tis."""
    ligatures: Listed
    """Beginnings of common words with the letters of a ligature: ff, fi, fl, ffi, ffl."""
    before_ligatures: Listed
    """What may stand before these beginnings: the un in undefined."""
    definite: Folded
    indefinite: Folded
    contracted: Folded
    """Prepositions with an article in them: du, zum, nella."""
    possessives: Folded
    """Of the third person: his, their."""
    own_possessives: Folded
    """Of who speaks or is spoken to: my, your."""
    first_person: Written
    """Pronouns of who tells a story, as they are written: I, my."""
    others: Folded
    """Other words used like an article: one, another."""
    before_nouns: Folded
    """Words that come before nouns, for languages that capitalise every noun."""
    places: Folded
    """Prepositions of place."""
    governors: Folded
    """A noun after these is not the subject of the verb that follows: of, if."""
    agents: Folded
    """Words before the agent of a passive verb: by."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Words and signs for numbers."""

    cardinals: Valued
    scales: Valued
    """Words that multiply the number before them: hundred, thousand."""
    ordinals: Valued
    counted: Valued
    """Words with a numeric value that are not numbers: once, dozen, both."""
    loose: Folded
    """Number words that are also everyday words; their value is not checked."""
    vague: Folded
    """Scales that are not exact: hundreds."""
    links: Folded
    """Words between the words of one number: and."""
    attached: Listed
    """Small words that are written together with the number word after them: the و of وأربعون."""
    units_first: bool
    """Whether the units are said before the tens, with a link: ستة وأربعون is 46."""
    joiner: str
    """What joins units to tens in numbers written as one word: und in fünfundzwanzig."""
    joined_one: str
    """How "one" is written in such a word."""
    joined_ordinal_endings: Listed
    """The endings of such a word as an ordinal."""
    ordinal_inflections: Listed
    """Endings of ordinals and of words for the first or last, which are compared without them."""
    letters: Valued
    """Letters that are numerals: פרק ג is chapter 3."""
    ordinal_suffixes: Written
    """Endings after the digits of an ordinal: th."""
    half: Pattern
    """ "and a half" after a number."""
    amounts: Cues
    """Expressions of an amount by its number in a smaller unit or without one: "half an hour" is
    30 minutes."""
    clock: Cues
    """What stands beside an hour, by the minutes it adds; with a minus before that hour: "quarter
    to"."""
    series: Kinds
    """Words that tell things one after another: the first, the next, the last."""
    lists: Folded
    """Words between the numbers of a list: chapters 3 and 5."""
    ranges: Folded
    """Words between the ends of a range: chapters 3 to 5."""
    between: Folded
    """Words before a list that make it a range: between chapters 3 and 5."""
    marks: Folded
    """Words before the number of something: no., number."""
    digits: Valued
    """Signs for 0 to 9 in scripts with their own numerals."""
    digit_scales: Valued
    """Signs for 10, 100 and so on that multiply the sign before them."""
    lone_digits: Signs
    """Those of these signs that by themselves are usually not a number."""
    some_signs: Signs
    """Signs for an inexact number: 几."""
    counted_after: Pattern
    """What follows such signs when they count something."""
    said: Pattern
    """Expressions with such signs that count nothing."""
    persons: Folded
    """What follows a number of persons in a language without spaces: 人."""
    times: Folded
    """What follows a number for which time it is, in such a language: 度目."""


@dataclass(frozen=True, slots=True)
class Dates:
    """Words of the calendar."""

    months: Numbered
    short_months: Numbered
    ambiguous_months: Folded
    """Months that are also everyday words: read as months only next to a number."""
    weekdays: Numbered
    """The days of the week, Monday first."""
    times: Folded
    """Other expressions of time: yesterday, midnight."""
    time_runs: Pattern
    """Expressions of time in unspaced text."""
    years: Folded
    """Words that make a number next to them a year."""
    before: Folded
    """Function words before a date that add no meaning to it."""
    seasons: Folded
    century: WordPattern
    decade: Pattern
    """The ending that makes a year a decade: the s of 1850s."""


@dataclass(frozen=True, slots=True)
class Names:
    """Words next to names, and signs that a word is or is not a name."""

    he: Written
    """Titles of men."""
    she: Written
    unmarried: Written
    """Those of them that are not of wives: Miss."""
    wives: Written
    """Those of them that a wife has before the name of her husband: Mrs."""
    titles: Written
    """Titles of either gender."""
    abbreviations: Listed
    """Titles that are written with a full stop."""
    particles: Pattern
    """Particles inside names: von, de la."""
    bodies: Folded
    """Words that names of bodies have and names of people have not: university, committee."""
    naming: Folded
    """Words that are followed by a name."""
    writings: Folded
    """What a person writes, as headings name it: journal, letter."""
    addressees: Folded
    """Words before the name of who a letter is to."""
    before_names: Pattern
    """Titles that mark a name in a script without capitals."""
    after_names: Pattern
    """The same after the name."""
    speaks: Pattern
    """What follows the name of a speaker, in a script without capitals."""
    mood: Pattern
    """What comes before such a word and is not a name."""
    cast: FoldedPattern
    """Titles of a list of the people in a play or a story."""
    place_endings: Signs
    """Last characters of place names."""
    doing: Signs
    """Characters that are a verb before such an ending."""
    surnames: Signs
    """First characters of surnames."""
    cases: Listed
    """Endings of names in the grammatical cases."""
    vowels: str
    """Letters that are also removed from the end of the stem of a name."""
    genitive: Folded
    """Genitive endings of names."""
    owning: Listed
    """Endings of names in old texts beside s, where names have one form: Gretens, Greten."""
    everyday_endings: Listed
    """Endings of words that are not names and have a capital only at the start of a sentence."""
    opening_words: Folded
    """Words that often begin a sentence and are not names."""
    fixed: bool
    """Whether names have one form in all grammatical cases, but for a final s."""
    noun_endings: Listed
    adjective_endings: Listed
    verb_endings: Listed
    """Endings of verbs that end like adjectives."""


@dataclass(frozen=True, slots=True)
class NameKinds:
    """Words beside names that show what is named: a person, a place, a people."""

    exclamations: Folded
    """Cries that have a capital and are no names: oh, alas."""
    alone: Folded
    """Nouns that stand without an article as names do, where all nouns have capitals."""
    speaking: Folded
    """Verbs of speech and thought, as they stand beside the name of who speaks."""
    relatives: Folded
    """Pronouns after the name of a person: who, whose."""
    of_people: Folded
    """Nouns of what only people have: eyes, voice, wife."""
    locatives: Folded
    """Prepositions that come before the names of places more than before those of people."""
    place_nouns: Folded
    """Nouns in the names of places, or joined with them: street, Cape, the city of."""
    well_known: Listed
    """Continents, oceans, countries and great cities, as they are written; with hyphens for
    spaces."""
    given: Written
    """Common given names, as they are written."""
    roles: Folded
    """What somebody is, to others or by trade: sister, captain, man."""
    role_endings: Listed
    """Endings of many nouns of that kind: driver, pianist."""
    epithets: Folded
    """Those among the titles that things have too: old, great."""
    apart: Folded
    """Words that make another name of one: New England is not England."""
    things: Folded
    """Nouns at the end of the names of laws, firms and papers: Act, Company, Times."""
    divine: Folded
    """God and such, of whom nobody asks who that is."""
    feasts: Folded
    """Feasts, which come after the same prepositions as places: at Easter."""
    peoples: Folded
    """Peoples and the adjectives of countries, which have a capital: English, Frenchman."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The words for the parts of a book."""

    words: Kinds
    """By kind (chapter, part …), the words before or after a number."""
    short: Kinds
    """Abbreviations that readers use and headings do not."""
    figures: Kinds
    """By kind (figure, table, formula …), the words before the number of a picture, in the forms
    that captions and questions have: figure, fig."""
    inflections: Listed
    """Endings of these words, which are compared without them."""
    positions: Valued
    """Words for where a part is among its kind, by its number, which is counted from the end if it
    is negative: -1 is the last."""
    positions_follow: bool
    """Whether such words also come after the word for the part: الفصل الأخير."""
    counters: Kinds
    """Signs right after a number: 章 in 第七章."""
    counter_prefix: Signs
    """Signs before that number: 第."""
    unmarked_counters: Folded
    """Counters that need no such prefix."""
    determiners: Signs
    """What makes a "one" before a counter no number: 这一章 is this chapter."""
    from_end: Pattern
    """What makes the number after it one from the end: 倒数第二章."""
    leading: Pattern
    """What makes the number after it one of the first: 前三章."""
    trailing: Pattern
    """The same of the last: 后两章."""
    between_signs: Pattern
    """What may be between such a number and its counter: 三番目の章."""
    before_headings: Pattern
    """Words before a heading that are no part of it: 正文."""
    ends: FoldedWordPattern
    """How one asks for the end of the book: "how does it end", "at the end"."""
    unnumbered: Pattern
    """Headings without a number: prologue."""
    outer: FoldedPattern
    """Titles of front and back matter: preface, contents."""
    imprint: FoldedPattern
    """Titles of parts that say nothing of the content: imprint, licence, index."""
    imprint_signs: FoldedPattern
    """What an imprint has: ISBN, all rights reserved."""
    beside: Cues
    """Expressions for the chapter the reader is in (here), the one before it and the one after."""
    called: Folded
    """Words between the word for a part and its title: the chapter called …"""
