"""Quotations that a claim gives to another speaker than the book does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile

from foxreader.answer.checks.meaning.reading import Read, meaning_of, read
from foxreader.answer.checks.meaning.roles import named
from foxreader.answer.checks.quotes import canonical, pieces, quotes, told_beside, without_quotes
from foxreader.answer.checks.spelling import is_spelling_of
from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.language.stop_words import stop_words

_REACH = 700
"""How many code points before and after a quotation its speaker is looked for. About five short
turns of a dialogue. Chosen, not measured."""
_NEAR = 3
"""How many words a speaker's name may be from the verb of speech. Chosen, not measured."""
_SPEECH = 12
"""The most lines of a speech in a play before the quoted one. Chosen, not measured."""
_LABEL = re.compile(r"[^\W\d_a-z]\w+(?: \w+)?")
"""A line of one or two words without punctuation."""
_WORDS = re.compile(r"\w+")
_LINES = re.compile(r"\n+")


def other_speaker(claim: str, book: Book, span: Span, language: str, spoken: str) -> str:
    """The name that a claim gives as the speaker of a quotation, where the book has another one.
    ``language`` is the book's, ``spoken`` the claim's.

    "" if the book names no speaker beside the quotation, or names the same.
    """
    said = list(quotes(claim))
    told = _speakers(without_quotes(claim), spoken)
    if not said or not told or len(said) > 1 < len(set(told)):
        return ""  # which of them says which is not compared
    text = book.files[span.file].text
    low = max(0, span.start - _REACH)
    window = text[low : span.end + _REACH]
    there = _WORDS.findall(canonical(window))
    # Only who is in the scene can be told apart: "the girl" may be Alice.
    told = [name for name in told if not name[:1].islower() or canonical(name) in there]
    for quote in said if told else ():
        speakers, narrative = _book_speakers(quote, window, language)
        if not speakers or _same(told, speakers, narrative):
            continue
        # "The girl" in the book may be the Princess, unless both speak in the scene.
        if any(name[:1].isupper() for name in speakers) or _speaks(told, window, language):
            return " ".join(told)
    return ""


def _same(told: Iterable[str], speakers: Sequence[str], narrative: str) -> bool:
    there = {part for name in (*speakers, narrative) for part in canonical(name).split()}
    alike = {part for name in speakers for part in _WORDS.findall(name) if part[:1].isupper()}
    return any(
        part in there or is_spelling_of(part, alike, translated=True)
        for name in told
        for part in canonical(name).split()
    )


def _speaks(told: Iterable[str], window: str, language: str) -> bool:
    """Whether the narrative of a scene has one of ``told`` beside a verb of speech."""
    beside = (without_quotes(line) for line in _LINES.split(window))
    speakers = {canonical(name) for line in beside for name in _speakers(line, language)}
    return any(canonical(name) in speakers for name in told)


def _speakers(text: str, language: str) -> list[str]:
    """Who speaks in ``text``, which has no quotations: the name or noun before a verb of speech, or
    after it where none is before ("said the Dormouse")."""
    found: list[str] = []
    verbs = meaning_of(language).speaks
    told = read(text, language)
    known = named(told)
    pronouns, relatives = meaning_of(language).pronouns, meaning_of(language).subordinates
    for verb in told.at(verbs):
        if verb and told.words[verb - 1].folded in pronouns - relatives:
            continue  # "it tells Alice", not "the Dormouse who asks"
        before = [at for at in range(verb - _NEAR, verb) if at in known and known[at][1]]
        after = [at for at in range(verb + 1, verb + 1 + _NEAR) if at in known]
        if not before and not after and verb > _NEAR:
            # "The King laid his hand upon her arm and said": who begins a sentence acts in it.
            before = [at for at in (0, 1) if at in known and known[at][1]]
        if before or after:
            found.append(_head(told, (before or after)[-1 if before else 0]))
    return found


def _head(text: Read, at: int) -> str:
    """The last word of a name or noun that begins at index ``at``: "maid" of "the little maid"."""
    if text.words[at].text[:1].isupper():
        return text.words[at].text
    stop = stop_words(text.language) | meaning_of(text.language).speaks
    following = takewhile(
        lambda word: word.folded not in stop and word.text[:1].islower(), text.words[at:]
    )
    run = [word.text for word in following][:_NEAR]
    return run[-1] if run else text.words[at].text


def _book_speakers(quote: str, window: str, language: str) -> tuple[Sequence[str], str]:
    """The speakers that the book's narrative names in the paragraph of a quotation, and that
    narrative; nobody if it names none there."""
    wanted = next(iter(pieces(quote)), "")
    lines = _LINES.split(window)
    for at, paragraph in enumerate(lines):
        if wanted and wanted in canonical(paragraph):
            narrative = told_beside(paragraph, wanted) or without_quotes(paragraph)
            if not (found := _speakers(narrative, language)):
                narrative = without_quotes(paragraph)
            found = found or _speakers(narrative, language) or _acts_alone(narrative, language)
            return (found, narrative) if found else (_of_play(lines[:at]), "")
    return (), ""


def _acts_alone(narrative: str, language: str) -> list[str]:
    """The only one named in a narrative that goes on with "he said"; [] if there are several."""
    told = read(narrative, language)
    names = {
        at for at, (_, free) in named(told).items() if free and told.words[at].text[:1].isupper()
    }
    words = meaning_of(language)
    he_said = any(
        told.words[at - 1].folded in words.pronouns - words.subordinates
        for at in told.at(words.speaks)
        if at
    )
    alone = he_said and len({told.words[at].term for at in names}) == 1
    return [told.words[min(names)].text] if alone else []


def _of_play(lines: Sequence[str]) -> Sequence[str]:
    """The speaker whose name stands alone on a line before a speech in a play, if it does so more
    than once; () if there is none."""
    labels = [line.strip() for line in lines if _LABEL.fullmatch(line.strip())]
    last = next((line for line in reversed(labels) if labels.count(line) > 1), "")
    spoken = lines[-_SPEECH:]
    return (last.title(),) if last in map(str.strip, spoken) else ()
