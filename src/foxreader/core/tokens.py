"""An estimate of how many tokens a text has, the same for every script and model."""

from __future__ import annotations


def estimate(text: str) -> int:
    """Estimated tokens of ``text``: a third of its UTF-8 bytes, rounded up.

    Measured against four tokenizers, it is about 1.5 times too high for English and close for
    Chinese and Japanese, so prose within a budget by this estimate does not exceed it.
    """
    return -(-len(text.encode("utf-8", "surrogatepass")) // 3)
