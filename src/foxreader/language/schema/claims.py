"""The sections with the words that decide what a sentence states."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.language.entries import (
    Folded,
    FoldedPattern,
    FoldedWordPattern,
    Groups,
    Kinds,
    Listed,
    Opposites,
    Pattern,
    Tried,
    WordPattern,
    Written,
)


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
