"""Text that a gateway sends twice is passed on once: some repeat the whole of it at the end, or
all that came so far in every piece."""

from __future__ import annotations

_LEAST = 8
"""Characters after which what follows is no repetition by chance. Chosen, not measured."""


class Once:
    """The text of one streamed reply, without what repeats it."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._size = 0

    def new(self, piece: str) -> str:
        """The part of ``piece`` that did not come before; "" for none."""
        if len(piece) >= self._size > 0:
            said = "".join(self._pieces)
            self._pieces = [said]
            if piece.startswith(said) and _is_repeated(said, piece):
                piece = piece[len(said) :]
        self._pieces.append(piece)
        self._size += len(piece)
        return piece


def _is_repeated(said: str, piece: str) -> bool:
    """Whether ``piece``, which begins with all that was ``said``, repeats it. Two short words may
    be equal by chance; one that begins with all of a word before it and goes on is none."""
    return len(said.strip()) >= _LEAST or (said[0].isalpha() and len(piece) > 2 * len(said))
