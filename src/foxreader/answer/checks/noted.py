"""Whether a claim tells the reader's own note as what the book says."""

from __future__ import annotations

from foxreader.answer.checks.evidence import Cited, Evidence
from foxreader.answer.checks.meaning.reading import Read

_MOST_OWN = 0.5
"""From this share on of the words that a claim does not have from its page, 0 to 1, it speaks with
the note. A paraphrase may share a word with it by chance. Chosen, not measured."""


def word_of_note(said: Read, cited: Cited, evidence: Evidence, notes: frozenset[str]) -> str:
    """The first content word of a claim that is in the reader's ``notes`` (index terms) and neither
    in the page it cites nor in the question; "" if there is none, or most of the claim's other
    words are its own."""
    known = cited.near_terms | cited.place.terms | evidence.asked.content
    own = [word for word in said.words if word.term in said.content and word.term not in known]
    noted = [word for word in own if word.term in notes]
    return noted[0].text if noted and len(noted) >= _MOST_OWN * len(own) else ""
