"""Makes a picture file of pixels, uncompressed: compressing takes longer than drawing."""

from __future__ import annotations

import struct


def bmp(pixels: memoryview | bytes, width: int, height: int) -> bytes:
    """A bitmap file of rows of blue, green, red bytes, the top row first."""
    row = 3 * width
    padding = -row % 4
    if padding:
        rows = (bytes(pixels[at : at + row]) for at in range(0, row * height, row))
        pixels = (b"\0" * padding).join([*rows, b""])
    size = (row + padding) * height
    file_header = struct.pack("<2sIHHI", b"BM", 54 + size, 0, 0, 54)
    # A negative height says that the top row comes first.
    header = struct.pack("<IiiHHIIiiII", 40, width, -height, 1, 24, 0, size, 2835, 2835, 0, 0)
    return b"".join((file_header, header, pixels))
