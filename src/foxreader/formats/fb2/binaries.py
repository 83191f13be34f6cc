"""The pictures a FictionBook carries in itself, taken out before its text is parsed."""

from __future__ import annotations

import base64
import binascii
import re

from foxreader.core.book import Resource
from foxreader.formats.pictures import kind_of_picture

_ID = re.compile(r"\bid\s*=\s*[\"']([^\"']{1,1000})[\"']")
_NOT_BASE64 = re.compile(rb"[^A-Za-z0-9+/]")


class Binaries:
    """Every ``<binary>`` of ``source``, decoded when it is asked for; ``rest`` is the source
    without them. They are known by number: what a book calls them is never a path.
    """

    def __init__(self, source: str) -> None:
        self._encoded: list[bytes] = []
        self._numbers: dict[str, int] = {}
        rest: list[str] = []
        last = 0
        # Searched with find(): a pattern would take quadratic time on a file of opening tags alone.
        while (start := source.find("<binary", last)) >= 0:
            opened = source.find(">", start)
            end = source.find("<", opened) if opened >= 0 else -1
            if end < 0:
                break
            self._add(source[start:opened], source[opened + 1 : end])
            rest.append(source[last:start])
            closed = source.startswith("</binary", end)
            last = source.find(">", end) + 1 if closed else end
            if not last:
                last = len(source)
        self.rest = "".join(rest) + source[last:]

    def name_of(self, identity: str) -> str:
        """The resource name of the picture with that id, or "" where there is none to show."""
        name = f"image/{self._numbers.get(identity, len(self._encoded))}"
        return name if self.read(name) is not None else ""

    def read(self, name: str) -> Resource | None:
        """The picture of that resource name; None for anything that is no picture."""
        folder, _, number = name.partition("/")
        if folder != "image" or not number.isdecimal() or int(number) >= len(self._encoded):
            return None
        plain = _NOT_BASE64.sub(b"", self._encoded[int(number)])
        try:
            data = base64.b64decode(plain[: len(plain) - (len(plain) % 4 == 1)] + b"==")
        except binascii.Error:
            return None
        kind = kind_of_picture(data[:64])
        return Resource(kind, data) if kind else None

    def _add(self, tag: str, encoded: str) -> None:
        identity = _ID.search(tag[:4000])
        if identity is not None:
            self._numbers.setdefault(identity.group(1), len(self._encoded))
        self._encoded.append(encoded.encode("ascii", "replace"))
