"""Under a spoiler limit an answer streams a whole sentence at a time, none that tells too much.

What was once on the screen cannot be taken back: so each sentence is looked at before it is shown,
and one with a word the book has only past the limit stays behind (V5).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from foxreader.answer.gate.footnote import tidy
from foxreader.core.events import AnswerEvent, Cited, Mark, Part, Text, TextDelta
from foxreader.core.scope import Scope
from foxreader.index.store import Index
from foxreader.index.vocabulary import BookVocabulary, future_words

_END = re.compile(r"(?:[.!?…][\"'”’»)\]]*\s|[。！？\n])\Z")
_LONGEST = 2_000
_Event = TypeVar("_Event", bound=AnswerEvent)

Tells = Callable[[str], bool]
"""Whether a text tells of what comes past the limit."""


class Curtain:
    """Holds an answer's events back until their sentence is whole and may be shown.

    Without ``whole_sentences`` everything passes as it comes.
    """

    def __init__(self, tells: Tells, *, whole_sentences: bool) -> None:
        self._tells = tells
        self._whole = whole_sentences
        self._held: list[TextDelta | Cited] = []
        self._said = ""
        self._shown: list[Part] = []

    def feed(self, event: TextDelta | Cited) -> Iterator[TextDelta | Cited]:
        """The events that may be shown now."""
        if not self._whole:
            yield event
        elif isinstance(event, Cited):
            self._held.append(event)
        else:
            # However the stream is cut, it is looked at in the same pieces.
            for character in event.text:
                self._said += character
                self._hold(TextDelta(character, event.literal))
                if _END.search(self._said) or len(self._said) > _LONGEST:
                    yield from self.end()

    def end(self) -> Iterator[TextDelta | Cited]:
        """What is held, if it may be shown."""
        held, said = self._held, self._said
        self._held, self._said = [], ""
        if not self._tells(said):
            self._shown += [_part(event) for event in held]
            yield from held

    @property
    def shown(self) -> tuple[Part, ...]:
        """What was let through, where whole sentences were looked at."""
        return tidy(self._shown)

    def _hold(self, event: TextDelta) -> None:
        last = self._held[-1] if self._held else None
        if isinstance(last, TextDelta) and last.literal == event.literal:
            self._held[-1] = TextDelta(last.text + event.text, last.literal)
        else:
            self._held.append(event)


def over(index: Index, question: str, scope: Scope) -> Curtain:
    """What keeps words of what comes past the limit from being shown; without one, nothing."""
    vocabulary, language = BookVocabulary(index, scope), index.language
    return Curtain(
        lambda said: bool(future_words(said, language, vocabulary, question)),
        whole_sentences=scope.limit is not None,
    )


def behind(curtain: Curtain, events: Iterable[_Event]) -> Iterator[_Event | TextDelta | Cited]:
    """``events`` with the words of the answer behind the curtain."""
    for event in events:
        if isinstance(event, TextDelta | Cited):
            yield from curtain.feed(event)
        else:
            yield event


def _part(event: TextDelta | Cited) -> Part:
    if isinstance(event, TextDelta):
        return Text(event.text, event.literal)
    return Mark(event.citation.number)
