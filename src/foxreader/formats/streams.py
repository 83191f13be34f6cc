"""How large a compressed stream becomes, found out without filling the memory."""

from __future__ import annotations

import zlib

_PIECE = 1024 * 1024


def inflates_beyond(raw: bytes, limit: int, rounds: int = 3) -> bool:
    """Whether ``raw``, unpacked up to ``rounds`` times over, grows beyond ``limit`` bytes."""
    for _ in range(rounds):
        inflated = _inflate(raw, limit)
        if inflated is None:
            return True
        if not inflated:
            return False
        raw = inflated
    return False


def _inflate(raw: bytes, limit: int) -> bytes | None:
    """``raw`` unpacked, b"" where it is not packed, None where it grows beyond ``limit``."""
    unpacker = zlib.decompressobj()
    size, head = 0, b""
    while raw:
        try:
            piece = unpacker.decompress(raw, _PIECE)
        except zlib.error:
            break
        size += len(piece)
        if size > limit:
            return None
        head = head + piece if len(head) < 4 * _PIECE else head
        raw = unpacker.unconsumed_tail
        if not piece:
            break
    return head
