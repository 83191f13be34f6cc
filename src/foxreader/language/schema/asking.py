"""The sections with the words of questions: what is asked for, and of whom.

A *cue* is an expression that names what is wanted ("how many chapters"). A question asks for it
only if nothing but function words and words about books is left when its cues are taken out: "What
is the theme of the sermon?" has a cue, but asks about a sermon.
"""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.language.entries import (
    Cues,
    Folded,
    FoldedPattern,
    FoldedWordPattern,
    Kinds,
    Listed,
    Pattern,
    Questions,
    WordPattern,
    Written,
)


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
