"""A second chance for a model that names no places: its answer again, each claim tied to a tag.

The sentences nearest to the question are shown once more, and the reply is bound by a schema that
lists their tags, so that even a small model can only point at places it was shown. The claims go
through the same gate, and one that shares too little with every place is left out.
"""

from __future__ import annotations

import secrets

from foxreader.answer import prompt
from foxreader.answer.gate import tagforms
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn import claims
from foxreader.answer.turn.budget import Budget
from foxreader.core.cancel import Cancel
from foxreader.core.errors import ModelError
from foxreader.core.message import ChatModel, Message, Usage, complete
from foxreader.retrieval.tools.render import render

MOST_CLAIMS = 2
_MOST_UNITS = 12


def recite(
    question: str,
    ledger: Ledger,
    model: ChatModel,
    language: str,
    budget: Budget,
    cancel: Cancel | None = None,
) -> tuple[str, Usage]:
    """The claims of an answer with their tags as text, "" where none holds."""
    near = claims.nearest(question, ledger, language, _MOST_UNITS)
    shown = render(ledger.book, [near], budget.passages)
    fence = f"book-{secrets.token_hex(4)}"
    reminder = prompt.RECITE.format(most=MOST_CLAIMS)
    passages = tagforms.without_tricks(shown.text)
    asked = [
        Message("system", prompt.RECITE_RULES),
        Message("user", prompt.question(passages, question, fence, reminder=reminder)),
    ]
    schema = claims.schema([str(unit) for unit in shown.units], MOST_CLAIMS)
    try:
        reply, usage = complete(
            model, asked, json_schema=schema, max_tokens=budget.reply, cancel=cancel
        )
    except ModelError:
        return "", Usage()
    stream = claims.ClaimStream()
    made = [*stream.feed(reply), *stream.end()]
    held = [claims.placed(claim, tag, ledger, language) for claim, tag in made]
    return " ".join(dict.fromkeys(filter(None, held))), usage
