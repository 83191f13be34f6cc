"""The list of conversations about a book: what each is called, and which have some words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from foxreader.answer.conversation.stored import loads, readable
from foxreader.language.fold import fold
from foxreader.library.conversations import Conversation


def name_of(conversation: Conversation) -> str:
    """What the reader calls a conversation, or its first question; "" where that is damaged."""
    if conversation.name:
        return conversation.name
    try:
        question = loads(conversation.first).asked.question
    except ValueError:
        return ""
    return " ".join(question.split())


def matching(
    conversations: Sequence[Conversation], texts: Mapping[str, Sequence[str]], words: str
) -> list[Conversation]:
    """Those of ``conversations`` with all ``words`` in their name, questions or answers, in the
    same order; ``texts`` has the records of each by its id. All of them without words."""
    wanted = _folded(words).split()
    return [
        one
        for one in conversations
        if not wanted or _has(wanted, name_of(one), texts.get(one.id, ()))
    ]


def _has(wanted: Iterable[str], name: str, records: Iterable[str]) -> bool:
    said = (f"{turn.asked.question}\n{turn.answer.text}" for turn in readable(records))
    text = _folded("\n".join([name, *said]))
    return all(word in text for word in wanted)


def _folded(text: str) -> str:
    """``text`` folded word by word: whole answers would fill the memory of what is folded."""
    return " ".join(map(fold, text.split()))
