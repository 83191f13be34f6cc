"""Draws answers piece by piece, and each piece once: what has been drawn of a long answer is not
drawn again when more of it comes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from foxreader.answer.evidence_line.claims import Claim, citations_of, claims, lowered
from foxreader.answer.gate.splitter import sentences
from foxreader.answer.markup import pieces
from foxreader.core.events import Citation, Flag, Mark, Part
from foxreader.ui.chat.footnotes import Footnotes
from foxreader.ui.chat.render import framed, is_plain, parts_html, turn_html
from foxreader.ui.chat.turn import Turn

_Key = tuple[object, ...]
_Drawn = tuple[str, int]
"""The markup of a piece, and how many claims it has."""


@dataclass(frozen=True, slots=True)
class DrawnAnswer:
    """The markup of an answer in ``pieces``, and its ``kind`` for the style; without ``whole`` only
    the first of them."""

    kind: str
    pieces: list[str]
    whole: bool = True


class Drawing:
    """The markup of answers, with what was drawn last of each."""

    def __init__(self, footnotes: Footnotes) -> None:
        self._footnotes = footnotes
        self._drawn: dict[int, dict[_Key, _Drawn]] = {}

    def forget(self, first: int = 0) -> None:
        """The turn of the number ``first`` and all after it are no longer shown."""
        self._drawn = {id_: drawn for id_, drawn in self._drawn.items() if id_ < first}

    def of(self, turn: Turn, *, lined: bool, most: int | None = None) -> DrawnAnswer:
        """The markup of an answer; ``lined``: with evidence lines. At most ``most`` pieces are
        drawn that are not known from the last time."""
        places = self._footnotes.places(turn)
        flags = turn.all_flags
        kind = "answer lined" if lined or places else "answer"
        if is_plain(turn, places):
            made, whole = self._pieces(turn, flags, most, lined=lined)
            pieces = framed(turn, made, lined=lined)
            return DrawnAnswer(kind, pieces if whole else pieces[:-1], whole)
        lines = self._footnotes.lines(turn.parts, turn.citations, flags) if lined else None
        return DrawnAnswer(kind, [turn_html(turn, lines, places)])

    def _pieces(
        self, turn: Turn, flags: Sequence[Flag], most: int | None, *, lined: bool
    ) -> tuple[list[str], bool]:
        """The running text in pieces, and whether these are all."""
        known, kept = self._drawn.get(turn.id, {}), dict[_Key, _Drawn]()
        made: list[str] = []
        first = new = 0
        whole = True
        all_ = list(pieces(turn.parts))
        weak = any(citation.weak for citation in turn.citations.values())
        low = lowered((one for piece in all_ for one in _claims(piece)), flags) if weak else None
        for piece in all_:
            own = _own(flags, _words(piece))
            cited = _cited(piece, turn)
            if low is not None and any(one.weak for one in cited):
                by_number = {one.number: one for one in cited}
                cited = tuple(citations_of(_claims(piece), by_number, own, low).values())
            key = (
                piece, cited, own, lined, first, self._footnotes.columns, self._footnotes.books,
                turn.apart,
            )  # fmt: skip
            drawn = known.get(key)
            if drawn is None:
                if new == most:
                    whole = False
                    break
                new += 1
                drawn = self._draw(piece, cited, own, first, lined=lined, linked=turn.apart)
            kept[key] = drawn
            made.append(drawn[0])
            first += drawn[1]
        self._drawn[turn.id] = kept if whole else {**known, **kept}
        return made, whole

    def _draw(
        self, piece: Sequence[Part], cited: Iterable[Citation], flags: Sequence[Flag], first: int,
        *, lined: bool, linked: bool,
    ) -> _Drawn:  # fmt: skip
        citations = {one.number: one for one in cited}
        lines = self._footnotes.lines(piece, citations, flags) if lined else ()
        return parts_html(piece, citations, flags, lines, first, linked=linked), len(lines)


def _cited(piece: Iterable[Part], turn: Turn) -> tuple[Citation, ...]:
    """What a piece cites, each once."""
    numbers = dict.fromkeys(part.footnote for part in piece if isinstance(part, Mark))
    return tuple(turn.citations[one] for one in numbers if one in turn.citations)


@lru_cache(maxsize=2_000)
def _words(piece: tuple[Part, ...]) -> str:
    """The sentences of a piece as flags name them."""
    return "\n".join(" ".join(one.text.split()) for one in sentences(piece))


@lru_cache(maxsize=2_000)
def _claims(piece: tuple[Part, ...]) -> tuple[Claim, ...]:
    return claims(piece)


def _own(flags: Iterable[Flag], words: str) -> tuple[Flag, ...]:
    """The flags on some of ``words``."""
    return tuple(flag for flag in flags if flag.words and flag.words in words)
