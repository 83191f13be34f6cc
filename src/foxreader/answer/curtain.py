"""Under a spoiler limit an answer streams a whole sentence at a time, none that tells too much.

What was once on the screen cannot be taken back: so each sentence is looked at before it is shown,
and one with a word the book has only past the limit stays behind (V5).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from foxreader.core.events import Cited, Mark, Part, Text, TextDelta

_END = re.compile(r"[.!?…。！？][\"'”’»)\]」』]*\s|\n")
_LONGEST = 2_000

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
        self._shown: list[Part] = []

    def feed(self, event: TextDelta | Cited) -> Iterator[TextDelta | Cited]:
        """The events that may be shown now."""
        if not self._whole:
            yield event
            return
        self._held.append(event)
        if isinstance(event, TextDelta) and self._ends():
            yield from self.end()

    def end(self) -> Iterator[TextDelta | Cited]:
        """What is held, if it may be shown."""
        held, said, self._held = self._held, self._said(), []
        if not self._tells(said):
            self._shown += [
                Text(event.text, event.literal)
                if isinstance(event, TextDelta)
                else Mark(event.citation.number)
                for event in held
            ]
            yield from held

    @property
    def shown(self) -> tuple[Part, ...]:
        """What was let through, where whole sentences were looked at."""
        return tuple(self._shown)

    def _ends(self) -> bool:
        said = self._said()
        return bool(_END.search(said)) or len(said) > _LONGEST

    def _said(self) -> str:
        return "".join(event.text for event in self._held if isinstance(event, TextDelta))
