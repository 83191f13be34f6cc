"""The forms in which a selected word is looked for in a dictionary. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from foxreader.language.script import is_unspaced
from foxreader.language.tokenize import elision
from foxreader.language.word_borders import is_letter

LONGEST = 100
"""Characters that are looked for: longer ones are no word."""
_WORD = 12
"""Characters of a script without spaces of which the longest word is looked for; chosen: hardly
any word is longer."""
_PARTS = 4
"""Parts of a compound that are looked for; chosen."""
_HYPHEN = re.compile("[-‐‑]")
_OWNER = re.compile(r"['’]s?$")


def forms_of(selected: str) -> tuple[str, ...]:
    """What to look for, in this order: the words as they are, without the marks around them,
    without an elided article and without the ending of an owner, and the parts of a compound.

    Of text without spaces between words also its beginning, the longest first.
    """
    return tuple(dict.fromkeys(form for form in _forms(selected) if form))


def _forms(selected: str) -> Iterator[str]:
    text = " ".join(selected.replace("\u00ad", "").split())[:LONGEST]
    yield text
    bare = text
    while bare and not (is_letter(bare[0]) or is_unspaced(bare[0])):
        bare = bare[1:]
    while bare and not (is_letter(bare[-1]) or is_unspaced(bare[-1])):
        bare = bare[:-1]
    yield bare
    yield elision().sub("", bare)
    yield _OWNER.sub("", bare)
    yield _OWNER.sub("", elision().sub("", bare))
    if " " not in bare:
        yield from (part for part in _HYPHEN.split(bare)[:_PARTS] if len(part) > 1)
    if bare and is_unspaced(bare[0]):
        yield from (bare[:size] for size in range(min(_WORD, len(bare)), 0, -1))
