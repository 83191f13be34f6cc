"""Makes StarDict dictionaries, sound ones and hostile ones."""

from __future__ import annotations

import gzip
import struct
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path


def make_dictionary(
    folder: Path,
    entries: Sequence[tuple[str, bytes]] | Mapping[str, str],
    *,
    name: str = "A test dictionary",
    types: str = "m",
    bits: int = 32,
    packed: str = "",
    synonyms: Sequence[tuple[str, int]] = (),
    gzipped_index: bool = False,
    stem: str = "test",
) -> Path:
    """The .ifo file of a dictionary; ``packed`` is "", "dictzip" or "gzip"."""
    folder.mkdir(parents=True, exist_ok=True)
    if isinstance(entries, Mapping):
        entries = [(word, text.encode()) for word, text in entries.items()]
    index, texts = b"", b""
    for word, text in entries:
        index += word.encode() + b"\0"
        index += struct.pack(">QI" if bits == 64 else ">II", len(texts), len(text))
        texts += text
    values = {
        "version": "3.0.0" if bits == 64 else "2.4.2", "bookname": name,
        "wordcount": str(len(entries)), "idxfilesize": str(len(index)),
        **({"idxoffsetbits": "64"} if bits == 64 else {}),
        **({"sametypesequence": types} if types else {}),
        **({"synwordcount": str(len(synonyms))} if synonyms else {}),
    }  # fmt: skip
    lines = ["StarDict's dict ifo file", *(f"{key}={value}" for key, value in values.items())]
    path = folder / f"{stem}.ifo"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if gzipped_index:
        (folder / f"{stem}.idx.gz").write_bytes(gzip.compress(index))
    else:
        (folder / f"{stem}.idx").write_bytes(index)
    if packed == "dictzip":
        (folder / f"{stem}.dict.dz").write_bytes(dictzip(texts))
    elif packed == "gzip":
        (folder / f"{stem}.dict.dz").write_bytes(gzip.compress(texts))
    else:
        (folder / f"{stem}.dict").write_bytes(texts)
    if synonyms:
        raw = b"".join(word.encode() + b"\0" + struct.pack(">I", at) for word, at in synonyms)
        (folder / f"{stem}.syn").write_bytes(raw)
    return path


def dictzip(data: bytes, length: int = 64) -> bytes:
    """``data`` packed in pieces that can be unpacked each by itself."""
    pieces = []
    for at in range(0, max(1, len(data)), length):
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        piece = packer.compress(data[at : at + length])
        pieces.append(piece + packer.flush(zlib.Z_FULL_FLUSH))
    field = struct.pack("<HHH", 1, length, len(pieces))
    field += b"".join(struct.pack("<H", len(piece)) for piece in pieces)
    extra = b"RA" + struct.pack("<H", len(field)) + field
    head = b"\x1f\x8b\x08\x0c" + bytes(4) + b"\x00\x03"
    head += struct.pack("<H", len(extra)) + extra + b"test.dict\0"
    end = zlib.compressobj(9, zlib.DEFLATED, -15).flush()
    return head + b"".join(pieces) + end + struct.pack("<II", zlib.crc32(data), len(data))
