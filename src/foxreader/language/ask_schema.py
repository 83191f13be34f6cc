"""The schema of a language's section ``[asks]``: what a reader asks for beside the content.

A *cue* is an expression that names what is wanted ("how many chapters"). A question asks for it
only if nothing but function words and words about books is left when its cues are taken out: "What
is the theme of the sermon?" has a cue, but asks about a sermon.
"""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.language.entries import Cues, Folded, FoldedPattern, Listed, Questions


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
