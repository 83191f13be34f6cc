"""Pages of catalogues, OPDS 1.2 (Atom) and 2.0 (JSON), read in the confined process."""

from __future__ import annotations

from typing import Any

from foxreader.core.errors import NetError
from foxreader.core.notice import Notice
from foxreader.formats.opds.atom import read_atom, read_description
from foxreader.formats.opds.json2 import read_json


def read_feed(data: bytes, host: str) -> dict[str, Any]:
    """The page as JSON data, addresses as they stand; raises ``NetError`` for what is none.

    Of a description of a search it is the template alone.
    """
    start = data[:200].lstrip(b"\xef\xbb\xbf \t\r\n")
    found = read_json(data) if start[:1] == b"{" else read_atom(data) or read_description(data)
    if found is None:
        raise NetError(Notice("no_feed", host=host))
    return {"is": "feed", **found}
