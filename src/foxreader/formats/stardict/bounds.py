"""How much of a dictionary is read. All set by hand, far above what dictionaries have."""

from __future__ import annotations

MAX_INFO = 256 * 1024
"""Bytes of an .ifo file."""
MAX_INDEX = 256 * 1024 * 1024
"""Bytes of an .idx or .syn file, unpacked. The largest known have 60 million."""
MAX_DATA = 4 * 1024**3
"""Bytes of a .dict or .dict.dz file on the disk."""
MAX_UNPACKED = 512 * 1024 * 1024
"""Bytes that a .dict.dz without random access, which is unpacked whole, may have."""
MAX_WORDS = 3_000_000
"""Words of an index, and synonyms of a list of them."""
MAX_WORD = 1024
"""Bytes of a word; the format allows 255."""
MAX_ENTRY = 1024 * 1024
"""Bytes of one entry."""
MAX_TEXT = 60_000
"""Characters of an entry that are shown: thirty pages."""
MAX_ENTRIES = 12
"""Entries of one dictionary that are shown for a word."""
