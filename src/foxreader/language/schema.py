"""The schema of a language's file: its sections and keys, and what each is for.

A value in a file is a text:

* words are separated by white space;
* for words with a value, each line is the value, then its words: ``30 thirty``; for months and
  days the value is the number of the line;
* for a regular expression, each line is an alternative.

Words are folded (:mod:`fold`) unless the type of the field says otherwise (:mod:`entries`). A *run*
is a piece of text in a script without spaces between words ("unspaced text").
"""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.language.entries import (
    Folded,
    FoldedPattern,
    FoldedWordPattern,
    Forms,
    Kinds,
    Listed,
    Numbered,
    Pattern,
    Questions,
    Signs,
    Tried,
    Valued,
    WordPattern,
    Written,
)


@dataclass(frozen=True, slots=True)
class Stems:
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
class Vocabulary:
    """Function words by their use."""

    stop: Folded
    """Words that carry no topic."""
    stop_runs: Listed
    """The same for unspaced text: cut out of a run, the longest first."""
    edges: Signs
    """Characters that no word in unspaced text begins or ends with."""
    elisions: Written
    """Elided words before an apostrophe: the l in l'homme."""
    abbreviations: Written
    """Abbreviations, without their full stop."""
    contractions: Written
    """Words that begin with an apostrophe: 'tis."""
    definite: Folded
    indefinite: Folded
    contracted: Folded
    """Prepositions with an article in them: du, zum, nella."""
    possessives: Folded
    """Of the third person: his, their."""
    own_possessives: Folded
    """Of who speaks or is spoken to: my, your."""
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
    joiner: str
    """What joins units to tens in numbers written as one word: und in fünfundzwanzig."""
    joined_one: str
    """How "one" is written in such a word."""
    joined_ordinal_endings: Listed
    """The endings of such a word as an ordinal."""
    ordinal_inflections: Listed
    """Inflections that an ordinal may have after the listed form."""
    ordinal_suffixes: Written
    """Endings after the digits of an ordinal: th."""
    half: Pattern
    """ "and a half" after a number."""
    last: Folded
    lists: Folded
    """Words between the numbers of a list: chapters 3 and 5."""
    ranges: Folded
    """Words between the ends of a range: chapters 3 to 5."""
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


@dataclass(frozen=True, slots=True)
class Dates:
    """Words of the calendar."""

    months: Numbered
    short_months: Numbered
    ambiguous_months: Folded
    """Months that are also everyday words: known only beside a number."""
    weekdays: Numbered
    """From Monday."""
    times: Folded
    """Other words that tell a time: yesterday, midnight."""
    time_runs: Pattern
    """Times in scripts without spaces."""
    years: Folded
    """Words that make a number beside them a year."""
    before: Folded
    """Small words before a date that say no more than that it was then."""
    seasons: Folded
    century: WordPattern
    decade: Pattern
    """What follows a year to make it a decade: the s of 1850s."""


@dataclass(frozen=True, slots=True)
class Names:
    """Words beside names, and signs that a word is a name or is none."""

    he: Written
    """Titles of men."""
    she: Written
    titles: Written
    """Titles of either."""
    abbreviations: Listed
    """Titles that are written with a stop."""
    particles: Pattern
    """Small words inside names: von, de la."""
    naming: Folded
    """After these a word is a name."""
    before_names: Pattern
    """Titles that mark a name in a script without capitals."""
    after_names: Pattern
    """The same behind the name."""
    speaks: Pattern
    """What follows a name of somebody who speaks, in a script without capitals."""
    mood: Pattern
    """What comes before such a word and is no name."""
    place_endings: Signs
    """Last characters of names of places."""
    doing: Signs
    """Characters that before such an ending are a verb."""
    surnames: Signs
    """Characters surnames begin with."""
    cases: Listed
    """Endings names have in the cases of a language."""
    vowels: str
    """Letters that are taken off the end of such a stem as well."""
    genitive: Folded
    """Endings of a name that tell whose."""
    everyday_endings: Listed
    """How words end that have their capital only from the beginning of a sentence."""
    opening_words: Folded
    """Words that often begin a sentence and are no names."""
    noun_endings: Listed
    adjective_endings: Listed
    verb_endings: Listed
    """Endings of verbs that end like adjectives."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What the parts of a book are called."""

    words: Kinds
    """By kind (chapter, part …) the words before or after a number."""
    short: Kinds
    """Shorter ones that readers use and headings do not."""
    counters: Kinds
    """Signs right behind a number: 第七章."""
    counter_prefix: Signs
    """Signs before that number."""
    unmarked_counters: Folded
    """Counters that need no such sign."""
    unnumbered: Pattern
    """Headings without a number: prologue."""
    outer: FoldedPattern
    """Titles of what is around the body of a book: preface, contents."""
    called: Folded
    """Between the word for a part and its title: the chapter called …"""


@dataclass(frozen=True, slots=True)
class Asking:
    """The words questions are asked with."""

    words: Kinds
    """Question words by what they ask for: what, which, who, when, where, count, explain."""
    words_anywhere: bool
    """Whether a question word may be in the middle of a question."""
    interrogative_runs: FoldedPattern
    """Question words in scripts without spaces."""
    patterns: Questions
    """By kind of question the forms it has; the group "s" is what is asked about."""
    opening: Pattern
    """What may come before the question itself: please, according to."""
    owners: Folded
    """Between a property and what has it: the colour of the whale."""
    owner_runs: Pattern
    compares: FoldedWordPattern
    counts: FoldedPattern
    """What asks how many things there are."""
    general: Folded
    """With these alone all of a part is asked for: what happens in chapter 7?"""
    general_runs: Pattern
    asking: Folded
    """Words that speak of the question or the text, not of its topic."""
    happening: Folded
    """Verbs a question has in the place of what it asks for: what happened."""


@dataclass(frozen=True, slots=True)
class Statements:
    """Words by which a sentence is known to state something, and what."""

    copulas: Folded
    meaning: Folded
    """Verbs of definitions: denotes."""
    means: Folded
    """Those of them that are not said of people."""
    negations: Folded
    denials: Folded
    """Words that make a sentence say the opposite, in any place."""
    turns: Folded
    """What a question says with these a sentence must say too: only, least, after."""
    helpers: Folded
    """Verbs that leave the other verb of a question bare: did."""
    undoing: Folded
    """Words that undo the next: non."""
    ranks: Folded
    """Words that say little of what follows: the first to go."""
    slight: Folded
    """With an article they are no kind of thing: a bit."""
    judging: Folded
    """The same in an apposition: a little, a good deal."""
    called: Folded
    """Before the name of a thing: called."""
    causes: FoldedWordPattern
    telling: Folded
    """Verbs of telling."""
    relations: Written
    """What somebody has one of, or what happens once: two names beside these exclude each other.

    With their accents: né is no ne."""
    name_links: Folded
    """Small words between a relation and the name it leads to."""
    name_owners: Folded
    """They lead to whom a relation is of."""
    hedges: Folded
    """Before a number they say that it is not exact, or some of others."""
    apart: WordPattern
    """What makes of two statements ones of different times, or no statements of what is so."""
    apart_endings: Pattern
    """The same inside a word."""
    runs_deny: FoldedPattern
    runs_define: FoldedPattern
    """What follows a thing that is defined, in scripts without spaces."""
    runs_open: FoldedPattern
    """What may come before it."""
    runs_named: FoldedPattern
    """What comes before the name of a thing that was described."""
    runs_place: FoldedPattern
    runs_hedge: Pattern
    """The end of what comes before a number that is not exact."""
    runs_hedge_after: Pattern
    values: Pattern
    """What may lead to a value: a quick look."""
    run_names: Tried
    """What marks a name, with the groups "of" and "name"."""


@dataclass(frozen=True, slots=True)
class Talk:
    """What readers say to whoever answers, and how they lean on what was said before."""

    greetings: FoldedPattern
    fillers: FoldedPattern
    """What goes with a greeting."""
    name: FoldedPattern
    """Asks who answers."""
    help: FoldedPattern
    deep: FoldedWordPattern
    """Asks for reasons, comparisons, developments."""
    overview: FoldedWordPattern
    """Asks for the whole book."""
    bookish: FoldedWordPattern
    """Speaks of a book."""
    to_me: FoldedPattern
    """Is said to whoever answers."""
    openers: Pattern
    """How a question begins that goes on with the one before."""
    pronouns: WordPattern
    about_answers: WordPattern
    """Speaks of what was answered before."""
    ellipsis_endings: Pattern


@dataclass(frozen=True, slots=True)
class Library:
    """How questions speak of several books."""

    or_words: Written
    """Between a title and its other title."""
    book_words: Written
    title_before: Written
    """Prepositions before a title."""
    title_before_more: Pattern
    title_after: Pattern
    all_books: Folded
    """With these alone all books are asked about."""
    all_runs: Pattern


@dataclass(frozen=True, slots=True)
class Answers:
    """What answers say of the book itself."""

    absence: Pattern
    """That the book does not say something."""
    of_the_book: Pattern
    """That the book, or a part of it, is what does not say it."""
    source_labels: Pattern
    """What a list of sources is headed with."""
    then_tells: WordPattern
    """What leads to something the book does say: but."""


@dataclass(frozen=True, slots=True)
class Language:
    """All that is known of one language, or of all together."""

    code: str
    name: str
    glued: bool
    """Whether words are written together with others, so that they are looked for inside them."""
    unspaced: bool
    """Whether there are no spaces between words."""
    nouns_capitalised: bool
    """Whether every noun has a capital."""
    script: str
    """The letters of its script, as a character class has them; "" for Latin letters."""
    shared_script: str
    """Letters it shares with another language that is ``alone_in_script``."""
    alone_in_script: bool
    """Whether a text mostly in that script is in this language."""
    letters: Signs
    """Letters beyond those of ASCII that its own words have, for Latin scripts: where two languages
    fit a short text as well, they decide."""
    stems: Stems
    words: Vocabulary
    numbers: Numbers
    dates: Dates
    names: Names
    parts: Parts
    questions: Asking
    statements: Statements
    talk: Talk
    library: Library
    answers: Answers
