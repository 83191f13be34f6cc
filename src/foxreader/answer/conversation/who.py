"""Who or what a name of the book is: the book's own sentence, or a model's, cited and checked."""

from __future__ import annotations

from foxreader.answer.conversation.session import Session
from foxreader.answer.direct.strict import strict_answer
from foxreader.answer.evidence_line.claims import claims
from foxreader.core.cancel import Cancel
from foxreader.core.events import Answer, Finished
from foxreader.core.message import LONGEST_HEADING, as_name
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.storage.named_table import Named, Said
from foxreader.retrieval.fulltext.search import Search

_QUESTIONS = {"person": "Who is {name}?", "place": "What is {name}?", "term": "What is {name}?"}
_SHORT = " Answer in one sentence."


def stating(search: Search, scope: Scope, named: Named) -> Span | None:
    """The sentence of the book that says who or what ``named`` is; None if none states it."""
    question = search.read_question(_question(named), scope)
    found = strict_answer(question, search)
    return found.spans[0] if found.mode == "direct_answer" and found.spans else None


def said_of(
    session: Session, scope: Scope, named: Named, cancel: Cancel | None = None
) -> Said | None:
    """A model's sentence on who or what ``named`` is, through the checks that answers go through;
    None if no cited sentence is left."""
    for event in session.ask(_question(named) + _SHORT, scope=scope, cancel=cancel):
        if isinstance(event, Finished):
            return _first_claim(event.answer, scope)
    return None


def _question(named: Named) -> str:
    return _QUESTIONS[named.kind].format(name=as_name(named.label, LONGEST_HEADING))


def _first_claim(answer: Answer, scope: Scope) -> Said | None:
    """The first sentence of an answer that a place of the book supports."""
    if answer.mode != "grounded":
        return None
    by_number = {citation.number: citation for citation in answer.citations}
    for claim in claims(answer.parts):
        cited = [by_number[n] for n in claim.footnotes if n in by_number]
        good = next((one for one in cited if not one.weak and scope.allows(one.span)), None)
        if good is not None:
            return Said(claim.text, good.span, good.quote, answer.model, answer.limit)
    return None
