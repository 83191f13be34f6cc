"""F6: a question in words that are likely to stand in the book, in the book's language."""

from __future__ import annotations

from collections.abc import Mapping

from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply
from foxreader.core.message import ChatModel, Message, Usage, complete
from foxreader.language.detect import by_script, guess
from foxreader.retrieval.model_steps.json_replies import read_object

MOST = 3
_LONGEST = 120
_REPLY_TOKENS = 200

PROMPT = """\
A reader asks about a book in the language "{language}": {question}
Give one to three short search queries for it, in the language of the book, in words that are \
likely to stand in its text: names, things, what was done or said, other words for the same.
Reply with JSON alone: {{"queries": ["…"]}}"""

SCHEMA: Mapping[str, object] = {
    "type": "object",
    "properties": {"queries": {"type": "array", "items": {"type": "string"}, "maxItems": MOST}},
    "required": ["queries"],
    "additionalProperties": False,
}


def is_foreign(question: str, language: str) -> bool:
    """Whether ``question`` is in another language than the book's, as far as both are known."""
    spoken = guess(question) or by_script(question)
    return bool(language and spoken and spoken != language)


def rewritten(
    question: str, language: str, model: ChatModel, cancel: Cancel | None = None
) -> tuple[list[str], Usage]:
    """Up to three queries the model would search with; none where it gives no list."""
    asked = PROMPT.format(language=language or "of the book", question=question)
    try:
        text, usage = complete(
            model,
            [Message("user", asked)],
            json_schema=SCHEMA,
            max_tokens=_REPLY_TOKENS,
            cancel=cancel,
        )
    except BadReply:
        return [], Usage()
    listed = read_object(text).get("queries")
    queries = [q.strip()[:_LONGEST] for q in listed if isinstance(q, str)] if isinstance(
        listed, list
    ) else []  # fmt: skip
    return list(dict.fromkeys(filter(None, queries)))[:MOST], usage
