"""An answer that is being checked: its pieces, and which of them are already on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from foxreader.answer.gate.sentences import Piece
from foxreader.answer.gate.splitter import balanced, pieces
from foxreader.core.events import Mark, Part, Text


@dataclass(frozen=True, slots=True)
class Draft:
    """The ``pieces`` of an answer. Those at the indexes ``settled`` were shown or may be shown,
    and stay. ``numbers`` maps the footnote numbers in the pieces to the numbers they were shown
    with.
    """

    pieces: tuple[Piece, ...]
    settled: frozenset[int] = frozenset()
    numbers: Mapping[int, int] = field(default_factory=dict)

    def changed(self, changes: Mapping[int, Sequence[Piece]]) -> Draft:
        """The draft with the pieces at some indexes replaced by others."""
        made: list[Piece] = []
        settled: set[int] = set()
        for at, piece in enumerate(self.pieces):
            if at in self.settled:
                settled.add(len(made))
            made += changes.get(at, (piece,))
        return Draft(tuple(made), frozenset(settled), self.numbers)


def reworded(piece: Piece, parts: Sequence[Part]) -> tuple[Piece, ...]:
    """``piece`` with new words, on the same line, in the same block and with the same emphasis.

    Block marks and unclosed emphasis marks are removed from the new words. () if no words are left.
    """
    found = [one for one in pieces(parts) if one.says]
    if not found:
        return ()
    both = piece.closes and piece.opens
    closes, opens = ("", "") if both else (piece.closes, piece.opens)
    kind = "text" if piece.kind in ("lead-in", "label") else piece.kind
    made = [
        replace(
            one, gap="", lead=" ", kind=kind, closes="", opens="", new_line=False,
            parts=tuple(_inline(part, cell=kind == "cell") for part in one.parts),
            sentence=replace(
                one.sentence, paragraph=piece.sentence.paragraph, block=piece.sentence.block,
                kind=kind,
            ),
        )
        for one in found
    ]  # fmt: skip
    first = replace(made[0], gap=piece.gap, lead=piece.lead, new_line=piece.new_line)
    made[0] = replace(first, closes=closes, parts=(Text(closes), *first.parts))
    made[-1] = replace(made[-1], opens=opens, parts=(Text(opens), *made[-1].parts))
    return tuple(made)


def placed(piece: Piece, footnotes: Sequence[int]) -> Piece:
    """``piece`` with the same words and ``footnotes`` instead of its own."""
    words = tuple(part for part in piece.parts if isinstance(part, Text))
    sentence = replace(piece.sentence, footnotes=tuple(footnotes), clauses=())
    return replace(piece, parts=(*words, *map(Mark, footnotes)), sentence=sentence)


def _inline(part: Part, *, cell: bool) -> Part:
    if isinstance(part, Mark) or part.literal:
        return part
    words = balanced(part.text)
    return Text(words.replace("\\|", "|").replace("|", "\\|") if cell else words)
