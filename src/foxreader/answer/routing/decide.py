"""T8: the first decision on a question: is it about the book, on which path, with which queries.

Full text is searched first. Rules decide the clear cases: a question the book clearly has words for
goes to the book, a greeting does not. Only in doubt is a model asked, once. It may add queries, and
it can decide against the book only if the rules lean that way too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from foxreader.answer.routing.model_step import ModelRoute, Where, routed_by
from foxreader.answer.routing.rules import Path, Route, route
from foxreader.core.cancel import Cancel
from foxreader.core.errors import ToolError
from foxreader.core.message import ChatModel, Usage
from foxreader.core.notice import Notice
from foxreader.index.book_index import BookIndex
from foxreader.language.aims import Talk
from foxreader.retrieval.fulltext.search import Found
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.tools.results import MakeTools

SURE = 0.7
"""A model's NOT_BOOK with a lower confidence counts as AMBIGUOUS. Chosen, not measured."""
LOOKUP = "concept_map_lookup"
ROUTE = "route"
_LOOKUP_TOKENS = 400
"""The most tokens of the concept map's result. Chosen, not measured."""
_LACKING = 2
"""From this number of words not in the book on, a model is asked for other queries. With only one
missing, the extra request costs more than its queries were seen to find."""

_ABOUT: Mapping[Path, str] = {
    "selection": "asks_about_selection",
    "highlights": "asks_about_highlights",
}
_FORCED: Mapping[Path, str] = {"overview": "asked_for_overview", "deep": "asked_for_reasons"}
"""The paths that a reader can ask for, and the reasons that are shown."""
_DECIDED: Mapping[Where, str] = {
    "BOOK": "decided_book",
    "NOT_BOOK": "decided_not_book",
    "AMBIGUOUS": "decided_unclear",
}


@dataclass(frozen=True, slots=True)
class Made:
    """A tool call made for the decision; it counts as one of the question's calls."""

    name: str
    arguments: str
    summary: str
    units: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """How a question is answered, how sure that is (0 to 1), and why.

    ``queries`` are a model's: they find candidates, never evidence. ``talk`` is set if the book is
    not asked. ``broad``: the question names no person or thing.
    """

    route: Where
    confidence: float
    path: Path
    why: str
    queries: tuple[str, ...] = ()
    talk: Talk = ""
    broad: bool = False
    made: tuple[Made, ...] = ()
    usage: Usage = field(default_factory=Usage)


def decide(
    question: Question,
    found: Found,
    index: BookIndex,
    model: ChatModel | None,
    tools: MakeTools,
    *,
    about: Path | None = None,
    wanted: Path | None = None,
    cancel: Cancel | None = None,
) -> Decision:
    """The decision on ``question``, for which the full-text search ``found`` passages.

    ``about``: the reader asks about a selected passage ("selection") or about their highlights;
    ``wanted``: they want this path. If the model fails, the rules decide.
    """
    rules = route(question.intent)
    if about is not None:
        return Decision("BOOK", 1.0, about, Notice(_ABOUT[about]))
    if wanted is not None and not (wanted == "overview" and found.named is not None):
        return Decision("BOOK", 1.0, wanted, Notice(_FORCED[wanted]))
    if rules.talk:
        return Decision("NOT_BOOK", 1.0, "direct", rules.reason, talk=rules.talk)
    local = _Local(found)
    decision = _by_rules(rules, local)
    if model is None or not _in_doubt(question, rules, local):
        return decision
    return _with_model(decision, rules, local, question, index, model, tools, cancel)


class _Local:
    """What the full-text search alone shows about a question."""

    def __init__(self, found: Found) -> None:
        terms, postings = found.query.terms, found.postings
        told = [t for t in terms if t.kind in ("name", "number") and postings.passages(t.key)]
        self.part = found.named is not None
        self.evidence = bool(found.proven.ranked) or found.whole
        self.telling = self.part or bool(told) or any(postings.phrases.values())
        lacking = {
            term.group for term in terms
            if not postings.knows(term.key)
        }  # fmt: skip
        self.lacking = len(lacking) >= _LACKING


def _by_rules(rules: Route, local: _Local) -> Decision:
    """The default: the question is about the book, on the path its words name."""
    path, why = rules.path, rules.reason
    if path == "overview" and local.part:
        path, why = "specific", Notice("asks_about_part")
    sure = 1.0 if local.telling else 0.8 if local.evidence else 0.5
    return Decision("BOOK", sure, path, why, broad=not local.telling)


def _in_doubt(question: Question, rules: Route, local: _Local) -> bool:
    """Whether to ask a model: for what may be addressed to the assistant, and for a question with
    evidence of which the book lacks at least ``_LACKING`` words."""
    if local.telling or rules.path == "overview":
        return False
    return question.intent.to_assistant or (local.evidence and local.lacking)


def _with_model(
    decision: Decision, rules: Route, local: _Local, question: Question, index: BookIndex,
    model: ChatModel, tools: MakeTools, cancel: Cancel | None,
) -> Decision:  # fmt: skip
    said, usage = routed_by(question.text, index, model, cancel)
    arguments = json.dumps({"question": question.text}, ensure_ascii=False)
    made = [Made(ROUTE, arguments, _summary(said))]
    decision = replace(decision, made=tuple(made), usage=usage)
    if said is None:
        return decision
    decision = replace(decision, queries=said.queries)
    if not question.intent.to_assistant:  # there is evidence: the model may only add queries
        return decision
    where = said.route
    unsure = where == "AMBIGUOUS" or (where == "NOT_BOOK" and said.confidence < SURE)
    if unsure or (where == "NOT_BOOK" and local.evidence):
        known, looked = _looked_up(question, tools, cancel)
        decision = replace(decision, made=(*decision.made, looked))
        # Against an unsure model a word of the book is enough, against a sure one a concept.
        where = "BOOK" if known or (unsure and local.evidence) else "NOT_BOOK"
    if where == "BOOK":
        return replace(decision, confidence=max(decision.confidence, said.confidence))
    return replace(
        decision, route="NOT_BOOK", confidence=said.confidence, path="direct", queries=(),
        why=Notice("said_to_assistant"), talk="small_talk",
    )  # fmt: skip


def _summary(said: ModelRoute | None) -> Notice:
    """The model's routing decision for the reader."""
    if said is None:
        return Notice("not_decided")
    return Notice(_DECIDED[said.route], percent=round(100 * said.confidence))


def _looked_up(question: Question, tools: MakeTools, cancel: Cancel | None) -> tuple[bool, Made]:
    """Whether the concept map, within the scope, has what the question is about; and the call."""
    arguments = json.dumps({"name": question.text}, ensure_ascii=False)
    try:
        over = tools(None, question.scope, budget=_LOOKUP_TOKENS)
        result = over.call(LOOKUP, arguments, cancel)
    except ToolError:
        return False, Made(LOOKUP, arguments, Notice("not_run"))
    return bool(result.units), Made(LOOKUP, arguments, result.summary, len(result.units))
