"""The tool for pictures: which one a question names or is about, what the book says of it, itself.

Only what it has returned goes into a request, and only that is cited.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from foxreader.core.inside import BookPicture, Inside, SeenPictures
from foxreader.core.message import SentPicture
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces import LONGEST
from foxreader.language.part_words import NamedFigure, labelled, named_figures, places_naming

PAGE = -1
"""The number of a picture that is a whole page."""
_MOST_SPEAKING = 6
"""Places that speak of a picture. Chosen: a caption and what the chapter says of it."""
_MOST_BESIDE = 2
"""Sentences before a picture without a name, and as many after it. Chosen."""
_MOST_OF_PAGE = 12
"""Sentences of a page that is a picture. Chosen: what was recognised of it helps to read it."""
_CAPTION_NEAR = 3_000
"""Characters before and after a picture in which its caption is. Chosen: captions have up to
2,000."""
_BEGINS = 20
"""Characters of a caption in which its number is. Chosen: a long word before it."""


@dataclass(frozen=True, slots=True)
class FoundPicture:
    """A picture of the book: ``label`` is how the book names it, ``place`` what is cited for it,
    ``caption`` the sentences under it, ``speaking`` others that speak of it."""

    picture: BookPicture
    label: str
    place: Span
    caption: tuple[Span, ...] = ()
    speaking: tuple[Span, ...] = ()

    @property
    def units(self) -> tuple[Span, ...]:
        """All sentences that are returned with it."""
        return (*self.caption, *self.speaking)


class PictureTool:
    """The pictures of the book of ``index``, which are read from its open file."""

    def __init__(self, index: BookIndex, resources: SeenPictures) -> None:
        self._index, self._resources = index, resources
        self._book = index.book

    @cached_property
    def _inside(self) -> Inside:
        return self._resources.inside(self._book)

    def named(self, question: str, scope: Scope) -> FoundPicture | None:
        """The picture that ``question`` names by a number, inside ``scope``; None for none."""
        for figure in named_figures(question):
            found = self._by_caption(figure, scope) or self._by_text(figure, scope)
            if found is not None:
                return self._with_text(found, figure, scope)
        return None

    def chosen(self, selection: Selection, scope: Scope) -> FoundPicture | None:
        """The picture that is selected, or the page; None for another selection."""
        place = selection.spans[0] if selection.picture is not None else None
        if place is None or not scope.allows(place):
            return None
        if self._book.paged or selection.picture == PAGE:
            return self._page(place.file, scope)
        picture = self._inside.picture(place.file, selection.picture or 0)
        if picture is None:
            return None
        found = self._placed(picture)
        # Who sees a picture sees what is printed under it.
        seen = replace(scope, limit=max_limit(scope.limit, found.caption))
        return self._with_text(found, labelled(picture.caption), seen)

    def get(self, found: FoundPicture) -> SentPicture | None:
        """The picture as a model gets it; None for one that cannot be drawn."""
        drawn = self._resources.seen(self._book, found.picture)
        return None if drawn is None else SentPicture(drawn.media_type, drawn.data)

    # By its name

    def _by_caption(self, figure: NamedFigure, scope: Scope) -> FoundPicture | None:
        """The picture with this name in its caption or its text alternative; one of another kind
        only if it is the only one with this number."""
        known = [
            (one, name)
            for one in self._inside.pictures
            if scope.allows(one.place) and (name := labelled(one.caption) or labelled(one.alt))
        ]
        same = [one for one, name in known if name == figure]
        near = [one for one, name in known if figure.may_be(name)]
        picked = same[:1] or (near if len(near) == 1 else [])
        return self._placed(picked[0]) if picked else None

    def _by_text(self, figure: NamedFigure, scope: Scope) -> FoundPicture | None:
        """The picture beside a sentence that begins with this name, or its page."""
        for unit in self._naming(figure, scope):
            text = self._book.text_at(unit)
            if labelled(text) != figure or next(places_naming(text, figure), len(text)) > _BEGINS:
                continue
            if self._book.paged:
                return replace(self._page(unit.file, scope), caption=(unit,), place=unit)
            beside = self._beside(unit)
            if beside is not None:
                return FoundPicture(beside, " ".join(text.split())[:80], unit, (unit,))
        return None

    def _beside(self, unit: Span) -> BookPicture | None:
        """The picture with nothing but space between it and a sentence."""
        text = self._book.files[unit.file].text
        for one in self._inside.file(unit.file).pictures:
            at = one.place.start
            between = text[at : unit.start] if at <= unit.start else text[unit.end : at]
            if one.listed and not between.strip():
                return one
        return None

    # What the book says of it

    def _placed(self, picture: BookPicture) -> FoundPicture:
        """A picture with the sentences of its caption."""
        place, said = picture.place, " ".join(picture.caption.split())
        wide = Span(
            place.file, max(0, place.start - _CAPTION_NEAR),
            min(len(self._book.files[place.file].text), place.start + _CAPTION_NEAR),
        )  # fmt: skip
        words = ((unit, " ".join(self._book.text_at(unit).split())) for unit in self._units(wide))
        caption = tuple(unit for unit, text in words if text and text in said) if said else ()
        cited = Span(place.file, caption[0].start, caption[-1].end) if caption else place
        return FoundPicture(picture, picture.label or picture.alt[:80], cited, caption)

    def _page(self, file: int, scope: Scope) -> FoundPicture:
        """A page that is a picture, with what is known of its text."""
        page = Span(file, 0, 0)
        whole = Span(file, 0, len(self._book.files[file].text))
        text = tuple(filter(scope.allows, self._units(whole)))[:_MOST_OF_PAGE]
        picture = BookPicture(PAGE, page, "")
        return FoundPicture(picture, "", text[0] if text else page, (), text)

    def _with_text(
        self, found: FoundPicture, figure: NamedFigure | None, scope: Scope
    ) -> FoundPicture:
        """``found`` with the sentences that name it or, where it has no name, stand beside it."""
        speaking: Iterable[Span] = self._naming(figure, scope) if figure else ()
        place = found.picture.place
        if not (listed := self._nearest(speaking, place)) and not found.caption:
            listed = self._around(place, scope)
        caption = tuple(filter(scope.allows, found.caption))
        return replace(
            found, caption=caption, speaking=tuple(u for u in listed if u not in found.units)
        )

    def _naming(self, figure: NamedFigure, scope: Scope) -> Iterator[Span]:
        """The sentences that name ``figure``."""
        for number, file in enumerate(self._book.files):
            for at in places_naming(file.text, figure):
                wide = Span(number, max(0, at - LONGEST), min(len(file.text), at + LONGEST))
                held = (unit for unit in self._units(wide) if unit.start <= at < unit.end)
                yield from filter(scope.allows, held)

    def _nearest(self, units: Iterable[Span], place: Span) -> list[Span]:
        """The nearest of ``units`` to a place, in order of the book."""

        def far(unit: Span) -> tuple[int, int]:
            return abs(unit.file - place.file), abs(unit.start - place.start)

        return sorted(sorted(dict.fromkeys(units), key=far)[:_MOST_SPEAKING])

    def _around(self, place: Span, scope: Scope) -> list[Span]:
        """The sentences right before and after a place."""
        end = len(self._book.files[place.file].text)
        wide = Span(
            place.file, max(0, place.start - LONGEST), min(end, place.start + LONGEST)
        )  # fmt: skip
        units = [unit for unit in self._units(wide) if scope.allows(unit)]
        before = [unit for unit in units if unit.end <= place.start][-_MOST_BESIDE:]
        after = [unit for unit in units if unit.start >= place.start][:_MOST_BESIDE]
        return before + after

    def _units(self, span: Span) -> list[Span]:
        return self._index.units_inside(span)


def max_limit(limit: Span | None, seen: Iterable[Span]) -> Span | None:
    """``limit``, moved on behind the last of the sentences that are ``seen``; None for none."""
    if limit is None:
        return None
    ends = [(one.file, one.end) for one in seen]
    file, end = max([(limit.file, limit.start), *ends])
    return Span(file, end, end)
