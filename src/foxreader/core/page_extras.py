"""What lies on a page of a page format beside its text: links, form fields, pictures.

Rectangles are in points from the top left of the page as it is shown, as in ``PageLayout``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from foxreader.core.page import Rect

_T = TypeVar("_T")

MOST = 4_000
"""Links, or fields, or pictures of one page that are kept. Chosen: an index page has hundreds."""
_LONGEST = 2_000
"""Characters of an address, or of a field's value, that are kept. Chosen: more is not read."""


@dataclass(frozen=True, slots=True)
class PageLink:
    """A link: to a height ``y`` of page ``page`` of the book (counted from 0), or to ``address``
    outside of it, where ``page`` is None.
    """

    rect: Rect
    page: int | None = None
    y: float = 0.0
    address: str = ""


@dataclass(frozen=True, slots=True)
class PageField:
    """A field of a form, with its name and the value it has in the file."""

    rect: Rect
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class PageExtras:
    """The links and fields of a page, and its ``pictures``: those that are no drawing on white
    paper, such as photographs.
    """

    links: tuple[PageLink, ...] = ()
    fields: tuple[PageField, ...] = ()
    pictures: tuple[Rect, ...] = ()


def pack_extras(extras: PageExtras) -> dict[str, Any]:
    """``extras`` as JSON data."""
    return asdict(extras)


def unpack_extras(about: Mapping[str, Any]) -> PageExtras:
    """The extras from the data of :func:`pack_extras`; what is not well formed is left out."""
    return PageExtras(
        links=tuple(_each(about.get("links"), _link)),
        fields=tuple(_each(about.get("fields"), _field)),
        pictures=tuple(_each(about.get("pictures"), _rect)),
    )


def _each(given: object, make: Callable[[Any], _T]) -> Iterator[_T]:
    for one in given[:MOST] if isinstance(given, list) else ():
        try:
            yield make(one)
        except (ValueError, KeyError, TypeError, OverflowError):
            continue


def _link(about: Mapping[str, Any]) -> PageLink:
    page = about["page"]
    if page is None:
        return PageLink(_rect(about["rect"]), address=str(about["address"])[:_LONGEST])
    y = float(about["y"])
    return PageLink(_rect(about["rect"]), int(page), y if math.isfinite(y) else 0.0)


def _field(about: Mapping[str, Any]) -> PageField:
    name, value = str(about["name"])[:_LONGEST], str(about["value"])[:_LONGEST]
    return PageField(_rect(about["rect"]), name, value)


def _rect(sides: Any) -> Rect:
    x0, y0, x1, y1 = (float(side) for side in sides)
    if not (math.isfinite(x0 + y0 + x1 + y1) and x0 < x1 and y0 < y1):
        raise ValueError("no rectangle")
    return x0, y0, x1, y1
