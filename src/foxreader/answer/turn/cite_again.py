"""A second request to a model whose answer has no citations: claims, each with a tag.

The sentences nearest to the question are shown again, and the reply must follow a schema that
lists their tags, so that even a small model can only name places it was shown. The claims go
through the same gate; one that shares too few words with every place is left out.
"""

from __future__ import annotations

import secrets

from foxreader.answer import prompt
from foxreader.answer.gate import tagforms
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn import claims
from foxreader.answer.turn.budget import Budget
from foxreader.answer.turn.requester import Requester, is_of_request
from foxreader.core.errors import ModelError
from foxreader.core.message import Message
from foxreader.retrieval.tools.render import render

MOST_CLAIMS = 2
"""The most claims asked for. Chosen, not measured."""
_MOST_UNITS = 12
"""The most sentences shown. Chosen, not measured."""


def recite(
    question: str,
    ledger: Ledger,
    requester: Requester,
    language: str,
    budget: Budget,
) -> str | None:
    """The supported claims with their tags as text, "" if there are none; None if the request
    was refused or its reply none."""
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
        sent = requester.send(asked, json_schema=schema, max_tokens=budget.reply)
        reply = "".join(piece for piece in sent if isinstance(piece, str))
    except ModelError as error:
        return None if is_of_request(error) else ""
    stream = claims.ClaimStream()
    made = [*stream.feed(reply), *stream.end()]
    held = [claims.placed(claim, tag, ledger, language) for claim, tag in made]
    return " ".join(dict.fromkeys(filter(None, held)))
