"""What is read aloud of a book, in which order: sentence by sentence, and where the reading is."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from typing import Literal

from foxreader.core.book import Book
from foxreader.core.inside import Clip, FileAloud, Run
from foxreader.core.span import Span
from foxreader.language.detect import language_of
from foxreader.language.sentences import prepared, sentence_bounds
from foxreader.language.tags import language_tag

LONGEST = 280
"""Characters that are spoken at once; a longer sentence is cut at a clause. Chosen: twenty seconds,
after which a pause or a step back is soon at its place."""
_LONG_PARAGRAPH = 20_000
"""Characters of a paragraph that are split into sentences at once. Chosen: no real one is longer,
and a text without line breaks takes the time of its length."""
_FOREIGN = 3
"""Words from which on a part in another language is spoken by a voice of that language. Chosen: a
single borrowed word is read within its sentence."""
_PARAGRAPH = re.compile(r"[^\n]+")
_CLAUSE_END = re.compile(r"[;:,—、，；：،؛।](?:[\"'”’」』»)]*)\s*|\s+[—–-]\s+")
_INK = re.compile(r"[^\n]")
_UNSPOKEN = re.compile("[\u00ad\u2060\ufeff\u200b]")
_LINK = re.compile(r"<https?://[^<>\s]*>")
_HYPHENATED = re.compile(r"(?<=\w)-\n(?=[^\W\d_A-Z])")
_TURNED = re.compile(r"(?<![.!?:;…。！？»”\"])\n(?=[^\W\d_])")


@dataclass(frozen=True, slots=True)
class Spoken:
    """Words that are spoken at once: where they are in the book, in which language, and the clip
    of the narration that goes with them. A sentence that goes over a page's end has two spans.
    """

    spans: tuple[Span, ...]
    words: str
    language: str = ""
    clip: Clip | None = None

    @property
    def place(self) -> Span:
        """Where it begins."""
        return self.spans[0]

    @property
    def narrated(self) -> bool:
        """Whether the book has a sound for it."""
        return self.clip is not None and bool(self.clip.audio)


def spoken_of(
    book: Book, file: int, about: FileAloud, marks: Sequence[Run] = (), *, whole: bool = False
) -> tuple[Spoken, ...]:
    """What is read of file ``file``, in its order: by the narration where it has one.

    ``marks`` are the marks of its notes; they, page numbers and notes are left out unless
    ``whole``. Sentences that begin on the page before belong to that one.
    """
    text = _SpokenText(book, file, about, () if whole else marks, whole=whole)
    if about.clips:
        return tuple(_narrated(text, about.clips, whole=whole))
    if not book.paged:
        return tuple(text.sentences(0, len(text.text)))
    return tuple(_on_page(book, file, text))


def _narrated(text: _SpokenText, clips: Sequence[Clip], *, whole: bool) -> Iterator[Spoken]:
    for clip in clips:
        if clip.left_out and not whole:
            continue
        if not clip.audio:
            # A voice reads it: sentence by sentence, however much the step is about.
            for one in text.sentences(clip.start, clip.end):
                yield replace(one, clip=clip)
            continue
        span = Span(text.file, clip.start, clip.end)
        words = text.words(clip.start, clip.end)
        yield Spoken((span,), words, text.language(clip.start, clip.end), clip)


def _on_page(book: Book, file: int, text: _SpokenText) -> Iterator[Spoken]:
    """The sentences of a page; the first goes to the page before where it begins there, and the
    last takes in how it goes on."""
    found = list(text.sentences(0, len(text.text)))
    if found and file > 0 and _goes_on(book, file - 1):
        found = found[1:]
    if found and _goes_on(book, file):
        following = _SpokenText(book, file + 1, FileAloud(), ())
        rest = next(following.sentences(0, len(following.text)), None)
        if rest is not None:
            last = found[-1]
            words = f"{last.words} {rest.words}"
            if last.words.endswith("-"):
                words = last.words[:-1] + rest.words
            found[-1] = Spoken((*last.spans, *rest.spans), words, last.language)
    yield from found


class _SpokenText:
    """The text of a file, and what of it is spoken."""

    def __init__(
        self, book: Book, file: int, about: FileAloud, marks: Sequence[Run], *, whole: bool = False
    ) -> None:
        source = book.files[file]
        self.file, self.text = file, source.text
        silent = [*source.hidden, *marks]
        if not whole:
            silent += about.left_out
            silent += [*_furniture(book, file), *_note_numbers(book, file)] if book.paged else ()
        if book.paged:
            silent += [found.span() for found in _LINK.finditer(source.text)]
        self._silent = _joined(silent)
        self._languages = about.languages
        said, heard = _code(book.metadata.language), language_of(book)
        self._said = _base(said)
        # The words come first because metadata is often wrong; it may know the region.
        self._default = said if not heard or heard == self._said else heard
        # What is silent is white, else the number of a note would hide where a sentence ends.
        flowing = _blank(self.text, self._silent)
        if book.paged:
            # A line that ends within a sentence: the same length, so that offsets stay.
            flowing = _TURNED.sub(_on_one_line, _HYPHENATED.sub("- ", flowing))
        self._flowing = flowing
        self._plain = prepared(flowing)

    def sentences(self, start: int, end: int) -> Iterator[Spoken]:
        """The sentences between two offsets that have something to speak."""
        for a, b in self._pieces(start, end):
            words = self.words(a, b)
            if any(map(str.isalnum, words)):
                inner = self._inner(a, b)
                yield Spoken((Span(self.file, *inner),), words, self.language(*inner))

    def _inner(self, start: int, end: int) -> Run:
        """What is left between two offsets without what is silent, or white, at its ends."""
        while True:
            inner = self.text[start:end]
            a, b = start + len(inner) - len(inner.lstrip()), start + len(inner.rstrip())
            at = bisect_right(self._silent, a, key=lambda run: run[1])
            if at < len(self._silent) and self._silent[at][0] <= a:
                a = self._silent[at][1]
            at = bisect_left(self._silent, b, key=lambda run: run[1])
            if at < len(self._silent) and self._silent[at][0] < b:
                b = self._silent[at][0]
            if (a, b) == (start, end):
                return start, end
            start, end = a, b

    def _pieces(self, start: int, end: int) -> Iterator[Run]:
        for a, b in self._paragraphs(start, end):
            code = self.language(a, b)
            for first, last in pairwise(sentence_bounds(self._flowing, self._plain, a, b, code)):
                for x, y in self._parted(first, last):
                    yield from self._cut(x, y)

    def _paragraphs(self, start: int, end: int) -> Iterator[Run]:
        for found in _PARAGRAPH.finditer(self._flowing, start, end):
            a, b = found.span()
            while b - a > _LONG_PARAGRAPH:
                at = self._flowing.rfind(" ", a, a + _LONG_PARAGRAPH) + 1
                at = at if at > a else a + _LONG_PARAGRAPH
                yield a, at
                a = at
            yield a, b

    def _parted(self, start: int, end: int) -> Iterator[Run]:
        """A sentence, cut where some words of it are in another language."""
        at = bisect_right(self._languages, start, key=lambda run: run[1])
        main = self.language(start, end)
        for first, last, code in self._languages[at:]:
            a, b = max(first, start), min(last, end)
            if a >= end:
                break
            other = _base(_code(code)) != _base(main)
            if other and len(self.text[a:b].split()) >= _FOREIGN:
                if start < a:
                    yield start, a
                yield a, b
                start = b
        if start < end:
            yield start, end

    def _cut(self, start: int, end: int) -> Iterator[Run]:
        """A long sentence in pieces, cut after a clause where there is one."""
        while end - start > LONGEST:
            limit = start + LONGEST
            ends = [m.end() for m in _CLAUSE_END.finditer(self.text, start + LONGEST // 3, limit)]
            space = self._flowing.rfind(" ", start + 1, limit) + 1
            at = ends[-1] if ends else space or limit
            yield start, at
            start = at
        yield start, end

    def language(self, start: int, end: int) -> str:
        """The language that most characters between two offsets are in, as its code."""
        counts: dict[str, int] = {}
        at = bisect_right(self._languages, start, key=lambda run: run[1])
        for first, last, code in self._languages[at:]:
            if first >= end:
                break
            said = _code(code)
            counts[said] = counts.get(said, 0) + min(last, end) - max(first, start)
        rest = (end - start) - sum(counts.values())
        best = max(counts, key=counts.__getitem__, default="")
        if not best or counts[best] <= rest or _base(best) == self._said:
            return self._default
        return best

    def words(self, start: int, end: int) -> str:
        """What is spoken between two offsets, in one line."""
        pieces = []
        at = bisect_left(self._silent, start, key=lambda run: run[1])
        for first, last in self._silent[at:]:
            if first >= end:
                break
            pieces.append(self.text[start : max(start, first)])
            start = max(start, min(last, end))
        pieces.append(self.text[start:end])
        words = _HYPHENATED.sub("", "".join(pieces))
        return " ".join(_UNSPOKEN.sub("", words).split())


def _on_one_line(end: re.Match[str]) -> str:
    """The end of a line, as a space where the next one begins with a small letter."""
    return " " if end.string[end.end()].islower() else "\n"


def _blank(text: str, runs: Sequence[Run]) -> str:
    """The text with spaces in place of some runs; its length and its lines stay."""
    pieces, at = [], 0
    for start, end in runs:
        pieces += [text[at:start], _INK.sub(" ", text[start:end])]
        at = end
    return "".join([*pieces, text[at:]])


def _joined(runs: Sequence[Run]) -> list[Run]:
    """The runs in order, those that touch as one."""
    found: list[Run] = []
    for start, end in sorted(runs):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], end)
        else:
            found.append((start, end))
    return found


def _base(code: str) -> str:
    return code.partition("-")[0]


def _code(tag: str) -> str:
    """A language's tag with small letters and hyphens: "en-gb"; "" for what is none."""
    return language_tag(tag).lower()


# What stands on a page beside its text, and whether a sentence goes over the page's end

_LINES = 2
"""Lines at the head and foot of a page that may be no text. Chosen: a title and a number."""
_LONGEST = 100
"""Characters of such a line at most. Chosen: a line of a page has as many."""
_NEAR = (-2, -1, 1, 2)
"""The pages that have the same line: heads of left and right pages differ."""
_LINE = re.compile(r"[^\n]*\S[^\n]*")
_NUMBER = re.compile(r"[\W_]*(?:\d{1,5}|[ivxlcdm]{1,8})[\W_]*", re.IGNORECASE)
_BEHIND = re.compile(r"(?<=[^\W\d_]|[.,;:!?)\]’”'\"»])(?:[0-9]{1,3}|[*†‡]{1,3})(?![\w.,]\w)")
_SMALL = 0.85
"""How high the number of a note is at most, beside the word before it. Chosen: numbers of notes
are set in two thirds to three quarters of the size."""
_DIGITS = re.compile(r"\d+")
_ENDS = re.compile(r"[.!?…。！？:][\"'”’»)\]」』]*$")
_LINK_AT_END = re.compile(r"<https?://[^<>\s]*>$")


def _furniture(book: Book, page: int) -> list[Run]:
    """The running heads and page numbers of a page: lines at its edges that are a number alone or
    the label of the page, or stand on a page near by too, but for their numbers."""
    here = _edges(book, page)
    if not here:
        return []
    label = book.page_label(Span(page, 0, 0)) or ""
    near = {_shape(words) for other in _NEAR for _, words in _edges(book, page + other)}
    return [
        run
        for run, words in here
        if words == label or _NUMBER.fullmatch(words) or _shape(words) in near
    ]


def _note_numbers(book: Book, page: int) -> list[Run]:
    """The numbers of notes in the text of a page: small, raised, and right behind a word."""
    layout, text = book.files[page].page, book.files[page].text
    if layout is None:
        return []

    def is_mark(run: Run) -> bool:
        word, number = layout.box(run[0] - 1), layout.box(run[0])
        if word is None or number is None:
            return False
        low = number[3] - number[1] < _SMALL * (word[3] - word[1])
        return low and number[3] < word[3] and number[0] >= word[0]

    return [found.span() for found in _BEHIND.finditer(text) if is_mark(found.span())]


def _goes_on(book: Book, page: int) -> bool:
    """Whether the last sentence of a page goes on on the next one: it has no end there, and the
    next page's text begins with a small letter."""
    if not 0 <= page < len(book.files) - 1:
        return False
    before, after = _body(book, page), _body(book, page + 1)
    if not before or not after or _ENDS.search(before):
        return False
    return after[0].islower()


def _body(book: Book, page: int) -> str:
    """The text of a page without its heads and numbers."""
    text = book.files[page].text
    cuts = [0, *(at for run in sorted(_furniture(book, page)) for at in run), len(text)]
    body = "".join(text[a:b] for a, b in zip(cuts[::2], cuts[1::2], strict=True))
    return _LINK_AT_END.sub("", body.strip()).strip()


def _edges(book: Book, page: int) -> list[tuple[Run, str]]:
    """The lines at the head and foot of a page, with their words; nothing outside the book."""
    if not 0 <= page < len(book.files):
        return []
    text = book.files[page].text
    head = list(islice(_LINE.finditer(text), _LINES))
    foot = text.rstrip().split("\n")[-_LINES:]
    found = {line.span(): line.group().strip() for line in head}
    at = len(text.rstrip())
    for line in reversed(foot):
        if line.strip():
            found.setdefault((at - len(line), at), line.strip())
        at -= len(line) + 1
    return [(run, words) for run, words in found.items() if len(words) <= _LONGEST]


def _shape(words: str) -> str:
    """A line without its numbers and its capitals; one with no letter is like no other."""
    shape = _DIGITS.sub("", words).casefold().strip()
    return shape if any(map(str.isalpha, shape)) else words + "\0"


_KEPT = 4
"""Files whose sentences are kept. Chosen: the one being read, its neighbours, and one gone back
to."""
_Edge = Literal["first", "last"]


class Queue:
    """Goes through a book sentence by sentence.

    ``current`` is what is being read, None before the first and after the last. ``wanted`` is the
    file whose sentences have to be given before the last step is done; None where it is done.
    """

    def __init__(self, book: Book) -> None:
        self._book = book
        self._files: dict[int, tuple[Spoken, ...]] = {}
        self._structures: dict[int, tuple[Run, ...]] = {}
        self._at = (0, 0)
        self._to: Span | _Edge = "first"
        self._inside = False
        self.current: Spoken | None = None
        self.wanted: int | None = None

    def start(self, place: Span, *, inside: bool = False) -> None:
        """Go to the first sentence that begins at ``place`` or after it in its file, or with
        ``inside`` to the one that holds it."""
        self._to, self._inside = place, inside
        self._arrive(place.file)

    def move(self, by: int) -> None:
        """One sentence on (1) or back (-1); back from the first stays there."""
        if self.current is None:
            return
        file, number = self._at
        number += by
        if 0 <= number < len(self._files[file]):
            self._stand(file, number)
            return
        following = self.next_file(file, by)
        if following is None:
            self.current = None if by > 0 else self.current
            return
        self._to = "first" if by > 0 else "last"
        self._arrive(following)

    def leave(self) -> bool:
        """Go past the innermost table, list or the like around here; whether there is one."""
        if self.current is None:
            return False
        file, number = self._at
        here = self.current.place
        around = [
            run for run in self._structures[file] if run[0] <= here.start and here.end <= run[1]
        ]
        if not around:
            return False
        _, end = min(around, key=lambda run: run[1] - run[0])
        spoken = self._files[file]
        while number + 1 < len(spoken) and spoken[number + 1].place.start < end:
            number += 1
        self._stand(file, number)
        self.move(1)
        return True

    def give(self, file: int, spoken: Sequence[Spoken], structures: Sequence[Run] = ()) -> None:
        """The sentences of ``file``; does the step that waits for them."""
        self._files[file] = tuple(spoken)
        self._structures[file] = tuple(structures)
        for old in sorted(self._files, key=lambda one: abs(one - file))[_KEPT:]:
            if old != self._at[0]:
                del self._files[old], self._structures[old]
        if self.wanted == file:
            self._arrive(file)

    def forget(self) -> None:
        """All sentences are to be given anew: something that decides on them has changed."""
        self._files.clear()
        self._structures.clear()

    def has(self, file: int) -> bool:
        """Whether the sentences of a file are known."""
        return file in self._files

    def next_file(self, file: int, by: int = 1) -> int | None:
        """The file in the reading order that is after ``file`` or before it; None at the end."""
        file += by
        while 0 <= file < len(self._book.files) and not self._book.files[file].linear:
            file += by
        return file if 0 <= file < len(self._book.files) else None

    def _arrive(self, file: int) -> None:
        """Go to a place of ``file``, or to where the reading goes on if it has nothing to read."""
        found: int | None = file
        while found is not None:
            if found not in self._files:
                self.wanted = found
                return
            spoken = self._files[found]
            number = self._number(spoken) if found == file else 0
            back = self._to == "last"
            if spoken and number < len(spoken):
                self._stand(found, len(spoken) - 1 if back else number)
                return
            found = self.next_file(found, -1 if back else 1)
            if not back:
                self._to = "first"
        self.wanted = None
        if self._to != "last":
            self.current = None

    def _number(self, spoken: Sequence[Spoken]) -> int:
        """Which of a file's sentences is meant; their number where all are before the place."""
        if not isinstance(self._to, Span):
            return 0
        place = self._to.start
        if self._inside:
            return _holding(spoken, self._to)
        later = [n for n, one in enumerate(spoken) if one.place.start >= place]
        first = min(later, key=lambda n: spoken[n].place.start, default=None)
        # Within the last one there is no later one to begin with.
        return _holding(spoken, self._to) if first is None else first

    def _stand(self, file: int, number: int) -> None:
        self.wanted = None
        self._at = file, number
        self.current = self._files[file][number]


def _holding(spoken: Sequence[Spoken], place: Span) -> int:
    """The sentence that holds a place, else the nearest that begins after it, else none."""
    for number, one in enumerate(spoken):
        span = one.place
        if span.start <= place.start < span.end:
            return number
    order = sorted(range(len(spoken)), key=lambda n: spoken[n].place.start)
    at = bisect_left(order, place.start, key=lambda n: spoken[n].place.start)
    return order[at] if at < len(order) else len(spoken)


def leaves_chapter(book: Book, before: Spoken, after: Spoken) -> bool:
    """Whether a heading of the table of contents lies between two sentences."""
    return book.section_at(before.place) != book.section_at(after.place)
