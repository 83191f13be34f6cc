"""A question in another language than the book's: searched for in the words of the book."""

from __future__ import annotations

import json
import re

from foxreader.answer import prompt
from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply
from foxreader.core.message import ChatModel, Message, Usage, complete
from foxreader.index.language import guess

_MOST = 3
_LONGEST = 120
_OTHER_SCRIPTS = {
    "zh": "[\u4e00-\u9fff]", "ja": "[\u3040-\u30ff]", "ko": "[\uac00-\ud7af]",
    "ru": "[\u0400-\u04ff]", "ar": "[\u0600-\u06ff]", "th": "[\u0e00-\u0e7f]",
}  # fmt: skip


def queries_in(
    language: str, question: str, model: ChatModel, cancel: Cancel | None = None
) -> tuple[list[str], Usage]:
    """Search queries in the book's ``language``; none when the question already is in it."""
    spoken = _spoken(question)
    if not language or not spoken or spoken == language:
        return [], Usage()
    asked = [Message("user", prompt.TRANSLATE.format(language=language, question=question))]
    try:
        text, usage = complete(
            model, asked, json_schema=prompt.TRANSLATE_SCHEMA, max_tokens=200, cancel=cancel
        )
    except BadReply:
        return [], Usage()
    return _queries(text), usage


def _spoken(question: str) -> str:
    for language, letters in _OTHER_SCRIPTS.items():
        if len(re.findall(letters, question)) * 3 > len(question):
            return language
    return guess(question)


def _queries(text: str) -> list[str]:
    """The queries in a model's reply, whatever stands around the JSON."""
    start, end = text.find("{"), text.rfind("}")
    try:
        value = json.loads(text[start : end + 1]) if start >= 0 else None
    except (ValueError, RecursionError):
        return []
    listed = value.get("queries") if isinstance(value, dict) else None
    queries = [q for q in listed if isinstance(q, str)] if isinstance(listed, list) else []
    return [q[:_LONGEST] for q in queries if q.strip()][:_MOST]
