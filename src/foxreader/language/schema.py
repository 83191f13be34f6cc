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

from foxreader.language.ask_schema import Asks
from foxreader.language.entries import (
    Cues,
    Folded,
    FoldedPattern,
    FoldedWordPattern,
    Forms,
    Groups,
    Kinds,
    Listed,
    Numbered,
    Opposites,
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
    """Inflections that an ordinal may have after the listed form."""
    ordinal_suffixes: Written
    """Endings after the digits of an ordinal: th."""
    half: Pattern
    """ "and a half" after a number."""
    amounts: Cues
    """Expressions of an amount by its number in a smaller unit or without one: "half an hour" is
    30 minutes."""
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
    titles: Written
    """Titles of either gender."""
    abbreviations: Listed
    """Titles that are written with a full stop."""
    particles: Pattern
    """Particles inside names: von, de la."""
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
    everyday_endings: Listed
    """Endings of words that are not names and have a capital only at the start of a sentence."""
    opening_words: Folded
    """Words that often begin a sentence and are not names."""
    noun_endings: Listed
    adjective_endings: Listed
    verb_endings: Listed
    """Endings of verbs that end like adjectives."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The words for the parts of a book."""

    words: Kinds
    """By kind (chapter, part …), the words before or after a number."""
    short: Kinds
    """Abbreviations that readers use and headings do not."""
    counters: Kinds
    """Signs right after a number: 章 in 第七章."""
    counter_prefix: Signs
    """Signs before that number: 第."""
    unmarked_counters: Folded
    """Counters that need no such prefix."""
    unnumbered: Pattern
    """Headings without a number: prologue."""
    outer: FoldedPattern
    """Titles of front and back matter: preface, contents."""
    imprint: FoldedPattern
    """Titles of parts that say nothing of the content: imprint, licence, index."""
    imprint_signs: FoldedPattern
    """What an imprint has: ISBN, all rights reserved."""
    called: Folded
    """Words between the word for a part and its title: the chapter called …"""


@dataclass(frozen=True, slots=True)
class Asking:
    """The words of questions."""

    words: Kinds
    """Question words by what they ask for: what, which, who, when, where, count, explain."""
    words_anywhere: bool
    """Whether a question word may be in the middle of a question."""
    interrogative_runs: FoldedPattern
    """Question words in unspaced text."""
    patterns: Questions
    """By kind of question, its forms; the group "s" is the subject."""
    opening: Pattern
    """What may come before the question itself: please, according to."""
    owners: Folded
    """Words between a property and its owner: the colour of the whale."""
    owner_runs: Pattern
    compares: FoldedWordPattern
    supposing: FoldedWordPattern
    """Words of questions about what would be, or what somebody thinks: would, most likely."""
    counts: FoldedPattern
    """Expressions that ask for a number of things: how many."""
    general: Folded
    """A question of these words only asks for a whole part: what happens in chapter 7?"""
    general_runs: Pattern
    asking: Folded
    """Words about asking or about the text, not about a topic."""
    small: Folded
    """Other words of questions that are no topic: inflected question words, and verbs and nouns
    that only say what kind of thing is asked for (is called, is located, the name of)."""
    happening: Folded
    """Verbs that a question uses in place of what it asks for: what happened."""


@dataclass(frozen=True, slots=True)
class Statements:
    """Words that show that a sentence states something, and what."""

    copulas: Folded
    meaning: Folded
    """Verbs of definitions: denotes."""
    means: Folded
    """Those of them that are not used of people."""
    negations: Folded
    denials: Folded
    """Words that reverse the meaning of a sentence, anywhere in it."""
    turns: Folded
    """Words that change the meaning of a question; a sentence that answers it must have them too:
    only, least, after."""
    helpers: Folded
    """Auxiliary verbs that are followed by an infinitive in a question: did."""
    undoing: Folded
    """Words that negate the next word: non."""
    after_numbers: Folded
    """What tells two numbers apart that are written alike: am, pm."""
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
    """What follows the term that is defined, in unspaced text."""
    runs_open: FoldedPattern
    """What may come before it."""
    runs_named: FoldedPattern
    """What comes before the name of something described before."""
    runs_place: FoldedPattern
    runs_hedge: Pattern
    """The end of what comes before a number that is not exact."""
    runs_hedge_after: Pattern
    values: Pattern
    """What may come before a value, for a quick check."""
    run_names: Tried
    """What marks a name, with the groups "of" and "name"."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Words to the assistant, and words that refer to the conversation before."""

    greetings: FoldedPattern
    fillers: FoldedPattern
    """Words that go with a greeting."""
    name: FoldedPattern
    """Asks for the assistant's name."""
    help: FoldedPattern
    deep: FoldedWordPattern
    """Asks for reasons, comparisons or developments."""
    bookish: FoldedWordPattern
    """Mentions a book."""
    to_me: FoldedPattern
    """Addresses the assistant."""
    openers: Pattern
    """The start of a question that continues the one before."""
    pronouns: WordPattern
    about_answers: WordPattern
    """Refers to an earlier answer."""
    ellipsis_endings: Pattern


@dataclass(frozen=True, slots=True)
class Library:
    """Words of questions about several books."""

    or_words: Written
    """Words between a title and its alternative title."""
    book_words: Written
    title_before: Written
    """Prepositions before a title."""
    title_before_more: Pattern
    title_after: Pattern
    all_books: Folded
    """A question of these words only is about all books."""
    all_runs: Pattern


@dataclass(frozen=True, slots=True)
class Answers:
    """Words of answers about the book itself."""

    absence: Pattern
    """Says that something is not stated."""
    of_the_book: Pattern
    """Says that it is the book, or a part of it, that does not state it."""
    source_labels: Pattern
    """The heading of a list of sources."""
    then_tells: WordPattern
    """Introduces something that the book does state: but."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """Words that decide what a sentence claims: the checks compare them with the cited place."""

    negations: Folded
    """Words that deny what is said, in all their forms: not, never, nobody, without."""
    exceptions: Folded
    """Words that take back a negation anywhere before them: nothing but."""
    affirmed: Folded
    """Words that take back a negation right before them: no sooner, never failed."""
    joins: Folded
    """Words between two clauses that say things of the same kind: and, while, but."""
    conditions: Folded
    """Words after which nothing is said to be so: if, otherwise."""
    subject_first: bool
    """Whether the subject comes before its verb and the object after it, with few exceptions."""
    denies_before: bool
    """Whether a negation may come after all that it denies: er kam nicht."""
    negation_runs: Pattern
    """The same in unspaced text, and where a negation is part of a word; no word that only looks
    like one."""
    denied_whole: Folded
    """Words after a negation that begins a clause, with which it denies the clause and not the word
    that follows: not even a sword."""
    implied_negations: FoldedWordPattern
    """Words of a place from which a reader may take a negation: outside, in vain, refused."""
    undoing: Listed
    """Prefixes that make a word its opposite: un, in, dis."""
    opposites: Opposites
    """Words that exclude each other, in the forms that occur in texts: early / late."""
    derived: Listed
    """What may follow the part that two stems of one family share: king, kingdom; decid, decis."""
    attached: Listed
    """Small words that are written together with the word after them and that stemming leaves."""
    compounds: bool
    """Whether nouns are joined to one word: the Beweis in Beweisführung."""
    opposite_runs: Opposites
    """The same as parts of unspaced text."""
    acts: Kinds
    """Words for grave acts, in all their forms, by a key that all languages share: ``killing``. No
    word that also means something harmless. For unspaced text they are parts of it."""
    act_signs: Kinds
    """By the same keys, other words of a place from which a reader may take that act: dead."""
    synonyms: Groups
    """Words that a paraphrase may use for each other: begin, start. Those on one side of a line of
    ``opposites`` need not be repeated here."""
    superlatives: FoldedWordPattern
    """Says that something is the greatest, or greater than something else: the most, -est, than."""
    degrees: FoldedWordPattern
    """Weaker words of degree, accepted where a place compares: as, so, too, less, rank."""
    absolutes: Kinds
    """Words that make a claim wider or narrower than what happened, by kind: ``only``, ``never``,
    ``always``, ``all``, ``first``, ``last``."""
    absolute_runs: Kinds
    """The same as parts of unspaced text."""
    no_absolutes: FoldedWordPattern
    """Expressions with these words that say nothing of that: at all, above all."""
    causes: FoldedWordPattern
    """Says that something is the reason for something else."""
    reasons: FoldedWordPattern
    """Weaker words that may give a reason, accepted where a place gives one: for, so, thus."""
    speaks: Folded
    """Verbs of speech and thought beside a quotation, in all their forms: said, asks."""
    units: Kinds
    """Units of measure by unit, each in all its forms and abbreviations."""
    pronouns: Folded
    """Pronouns that may stand for a person or a thing named before."""
    discourse: Folded
    """Words with which an answer speaks of itself or joins its parts, and that claim nothing about
    a book: summary, following, reasons, differ, however."""
    yes_no: Folded
    """Answers to a yes-or-no question: yes, no, indeed."""
    known_names: Written
    """Names known everywhere, for scripts without capitals, where a name cannot be told by its
    form."""


@dataclass(frozen=True, slots=True)
class Language:
    """All data of one language, or of several merged."""

    code: str
    name: str
    glued: bool
    """Whether words are attached to others, so that patterns also match inside words."""
    unspaced: bool
    """Whether there are no spaces between words."""
    endings_after_apostrophe: bool
    """Whether the endings of names come after an apostrophe: Ankara'nın."""
    nouns_capitalised: bool
    """Whether every noun has a capital."""
    script: str
    """The letters of its script, for use inside a character class; "" for Latin letters."""
    shared_script: str
    """Letters it shares with another language that is ``alone_in_script``."""
    alone_in_script: bool
    """Whether a text mostly in this script is in this language."""
    letters: Signs
    """Letters beyond ASCII in its words, for Latin scripts: they decide if two languages fit a
    short text equally well."""
    stems: Stems
    words: Vocabulary
    numbers: Numbers
    dates: Dates
    names: Names
    parts: Parts
    questions: Asking
    statements: Statements
    talk: Talk
    asks: Asks
    library: Library
    answers: Answers
    meaning: Meaning
