"""The schema of a language's file: its sections and keys, and what each is for.

A value in a file is a text:

* words are separated by white space;
* for words with a value, each line is the value, then its words: ``30 thirty``; for months and
  days the value is the number of the line;
* for a regular expression, each line is an alternative.

Words are folded (:mod:`script`) unless the type of the field says otherwise (:mod:`entries`). A
*run* is a piece of text in a script without spaces between words ("unspaced text").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from foxreader.language.entries import (
    Cues,
    Folded,
    FoldedPattern,
    FoldedWordPattern,
    Groups,
    Kinds,
    Listed,
    Opposites,
    Pattern,
    Questions,
    Signs,
    Tried,
    WordPattern,
    Written,
)
from foxreader.language.schema_words import (
    Dates,
    NameKinds,
    Names,
    Numbers,
    Parts,
    StemRules,
    WordLists,
)

# What is asked for, and of whom
#
# A *cue* is an expression that names what is wanted ("how many chapters"). A question asks for it
# only if nothing but function words and words about books is left when its cues are taken out:
# "What is the theme of the sermon?" has a cue, but asks about a sermon.


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
    of_book: FoldedPattern
    """Words of questions that only name the book as a whole: does the book say, in this novel."""
    naming: FoldedPattern
    """Words of questions that ask for a name: what is the name of, how is it called."""
    listing: FoldedPattern
    """Words of questions that only ask for several things to be told: list all, the steps of."""
    age: FoldedPattern
    """Words of questions that ask how old somebody is."""
    origin: FoldedPattern
    """Words of questions that ask where somebody is from."""
    happening: Folded
    """Verbs that a question uses in place of what it asks for: what happened."""


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
    words: Folded
    """Words that name nothing of a book: of the talk itself, of order and time, doubt and thanks,
    and verbs that say little. What has these and small words alone goes on from what was said."""
    runs: Pattern
    """The same in unspaced text."""
    why: FoldedWordPattern
    """Asks for a cause: why, for what reason."""
    more: FoldedWordPattern
    """Asks for more than was said: tell me more, what else."""
    onward: FoldedWordPattern
    """Asks for what comes next: what happened then, read on."""
    kin: Groups
    """Words for one relation: wife, spouse."""
    pronouns: WordPattern
    about_answers: WordPattern
    """Refers to an earlier answer."""
    ellipsis_endings: Pattern


@dataclass(frozen=True, slots=True)
class LibraryWords:
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
class ProgramWords:
    """Words of questions about the program, beside the cues."""

    names: Listed
    """Words for the program: foxreader, app."""
    actions: Listed
    """What is done with it: change, open."""
    reader: FoldedPattern
    """Who asks, or how one asks how something is done: I, my, how to."""


@dataclass(frozen=True, slots=True)
class Lists:
    """What can be listed of a book, each as a cue, and the words of such a request."""

    people: FoldedPattern
    chapters: FoldedPattern
    events: FoldedPattern
    asking: Listed
    """list all, in the order of."""


@dataclass(frozen=True, slots=True)
class Asks:
    """The words of questions for something beside the content of a text."""

    fillers: FoldedPattern
    """Words that may surround a cue: please, tell me."""
    books: FoldedPattern
    """Words for the book: this novel."""
    persons: Folded
    """Pronouns that are never about a book: he, she."""
    pointing: Folded
    """Pronouns that also point at the noun after them: this, these."""
    overview: FoldedPattern
    """Asks what the book is about."""
    book: Cues
    """Asks for the book's own data, by what: title, author, published, publisher, language, isbn,
    chapters, pages, words, length, reading_time."""
    program: Cues
    """Asks about the program, by the part of the guide that answers."""
    program_words: ProgramWords
    lists: Lists
    tasks: Cues
    """What is to be done with a passage: translate, explain."""
    named: Questions
    """Asks where something is named; "s" is what: count, first, last."""
    mention: Cues
    """The words of such a question in any order: how often (count), for the first time (first), the
    last time (last), is named or appears (verbs), and what stands between them (between); and words
    that no such question has (unless)."""


# What a sentence states


@dataclass(frozen=True, slots=True)
class Statements:
    """Words that show that a sentence states something, and what."""

    copulas: Folded
    past_copulas: Folded
    """Those of them that tell of the past: was."""
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
    ages: FoldedPattern
    """What says how old somebody is; # is a number word."""
    origins: FoldedWordPattern
    """What says where somebody is from."""
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
    to_reader: Pattern
    """Begins a sentence that offers the reader something or asks what they want: let me know if."""
    offered: WordPattern
    """What is offered so, without anything of a book: look for more passages."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """Words that decide what a sentence claims: the checks compare them with the cited place."""

    negations: Folded
    """Words that deny what is said, in all their forms: not, never, nobody, without."""
    exceptions: Folded
    """Words that take back a negation anywhere before them: nothing but."""
    affirmed: Folded
    """Words that take back a negation right before them: no sooner."""
    turning: Folded
    """Words that deny by what they mean, so that a negation of them denies nothing: doubt, without,
    fail, impossible."""
    restricted: FoldedWordPattern
    """What makes "only" of the negation before it: no tenía más que."""
    joins: Folded
    """Words between two clauses that say things of the same kind: and, while, but."""
    conditions: Folded
    """Words after which nothing is said to be so: if, otherwise."""
    subordinates: Folded
    """Words that begin a clause about a part of a sentence: which, because."""
    lacking: Folded
    """Negations that at the beginning of a clause only say under which condition it is so: without
    the files the user has to start again."""
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
    called: Folded
    """Words right before the name that somebody or something is said to have: is called."""
    greater: FoldedWordPattern
    """Says of two things that the first is the greater one, up to the second: more people than."""
    smaller: FoldedWordPattern
    """The reverse: fewer people than."""
    absolutes: Kinds
    """Words that make a claim wider or narrower than what happened, by kind: ``only``, ``never``,
    ``always``, ``all``, ``first``, ``last``."""
    at_times: Folded
    """Says that something happens more than never: sometimes, often, usually."""
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
    duals: Listed
    """The endings of units in the form for two of them; after a colon the ending of one of them."""
    pronouns: Folded
    """Pronouns that may stand for a person or a thing named before."""
    discourse: Folded
    """Words with which an answer speaks of itself or joins its parts, and that claim nothing about
    a book: summary, following, reasons, differ, however."""
    yes_no: Folded
    """Answers to a yes-or-no question: yes, no, indeed."""
    name_runs: Pattern
    """Names in unspaced text that show by their ending, as the group "name"."""
    told_runs: Pattern
    """The same of a name that somebody is said to be."""
    known_names: Written
    """Names known everywhere, for scripts without capitals, where a name cannot be told by its
    form."""


# All sections together


@dataclass(frozen=True, slots=True, eq=False)
class Language:
    """All data of one language, or of several merged; each is the same as itself alone."""

    code: str
    name: str
    glued: bool
    """Whether words are attached to others, so that patterns also match inside words."""
    unspaced: bool
    """Whether there are no spaces between words."""
    endings_after_apostrophe: bool
    """Whether the endings of names come after an apostrophe: Ankara'nın."""
    dotless_i: bool
    """Whether I and i are two letters: the small I is ı, the capital i is İ."""
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
    stems: StemRules
    words: WordLists
    numbers: Numbers
    dates: Dates
    names: Names
    name_kinds: NameKinds
    parts: Parts
    questions: Asking
    statements: Statements
    talk: Talk
    asks: Asks
    library: LibraryWords
    answers: Answers
    meaning: Meaning


class LateLanguage(Language):
    """A language whose sections are made when they are first asked for, by ``make``: a text is read
    with few of them."""

    def __init__(self, make: Callable[[str], object]) -> None:
        object.__setattr__(self, "_make", make)

    if not TYPE_CHECKING:  # the fields of a language are known

        def __getattr__(self, name: str) -> object:
            if name not in Language.__dataclass_fields__:
                raise AttributeError(name)
            value = self._make(name)
            object.__setattr__(self, name, value)
            return value
