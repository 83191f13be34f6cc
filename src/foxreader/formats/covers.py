"""Names of files that hold the cover of a book."""

from __future__ import annotations

import re
from typing import Literal

from foxreader.formats.html.xmlns import names

# Words for a cover in names of files, in languages that books are made in.
_COVERS = names(
    "cover covers bookcover frontcover mycover ebookcover coverimage coverimg coverpage coverart"
    " coverimagestandard couverture couv portada cubierta copertina capa umschlag titelbild okladka"
    " omslag oblozhka обложка 封面 表紙 표지 backcover"
)
_NOT_FRONT = names("back rear backcover inside inner")
_WORD = re.compile(r"[^\W\d_]+")


def cover_named(name: str) -> Literal["front", "other", ""]:
    """Which cover a file is by its name: the front, another one, or "" for none."""
    words = frozenset(_WORD.findall(name.lower()))
    if not words & _COVERS:
        return ""
    return "other" if words & _NOT_FRONT else "front"
