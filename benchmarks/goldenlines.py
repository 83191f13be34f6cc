"""Outcomes of judgement as lines of text: how they are kept, and how two of them differ.

A line of JSON in ``benchmarks/golden/SET.jsonl`` has an outcome:

``id``          that of the case in its set
``of``          the kind of book: ``novel`` (tales too), ``non-fiction``, ``manual``, ``own``
``language``    that of the question or the answer
``outcome``     what became of it, in a word of its set
``good``        from 0 to 1, how right that is; a difference in it is better or worse
``marks``       kinds and codes of the flags, and what else is said beside the answer
``grades``      those of the footnotes, in their order
``confidence``  how sure a sentence of the book is that answers
``places``      hashes of the words at the places shown, in their order

Left out is what is empty. No text of a book and no question is kept.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

KEPT = Path(__file__).with_name("golden")
KINDS_OF_BOOK = ("novel", "non-fiction", "manual", "own")
_DIGITS = 6
"""Hexadecimal digits of a place's hash: a change goes unseen once in 16 million."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a case; the fields are those of a line."""

    id: str
    of: str
    language: str
    outcome: str
    good: float
    marks: tuple[str, ...] = ()
    grades: tuple[str, ...] = ()
    confidence: str = ""
    places: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """The outcome as it is kept."""
        fields = {name: value for name, value in asdict(self).items() if value not in ("", ())}
        for name in ("marks", "grades", "places"):
            if name in fields:
                fields[name] = " ".join(fields[name])
        return json.dumps(fields, ensure_ascii=False)

    @property
    def told(self) -> str:
        """What of it a difference shows."""
        about = (*self.marks, *self.grades, self.confidence)
        return f"{self.outcome} ({', '.join(filter(None, about))})".replace(" ()", "")


def outcome_of(line: str) -> Outcome:
    """The outcome that a line keeps."""
    fields = json.loads(line)
    for name in ("marks", "grades", "places"):
        fields[name] = tuple(fields.get(name, "").split())
    return Outcome(**fields)


def hashed(words: str) -> str:
    """What stands for some words of a book."""
    return hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGITS]


def kept(set_: str, folder: Path = KEPT) -> dict[str, Outcome]:
    """The outcomes of a set as they were accepted, by their ids; empty where there are none."""
    path = folder / f"{set_}.jsonl"
    if not path.is_file():
        return {}
    found = map(outcome_of, path.read_text(encoding="utf-8").splitlines())
    return {one.id: one for one in found}


def keep(set_: str, outcomes: Iterable[Outcome], folder: Path = KEPT) -> None:
    """Store the outcomes of a set, in the order of their ids."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [one.line for one in sorted(outcomes, key=lambda one: one.id)]
    (folder / f"{set_}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


# What has changed


@dataclass(frozen=True, slots=True)
class Change:
    """An outcome that is not what it was; None where there was none, or is none now."""

    before: Outcome | None
    now: Outcome | None

    @property
    def about(self) -> Outcome:
        """The one of the two that tells which case it is."""
        one = self.now or self.before
        assert one is not None
        return one

    @property
    def way(self) -> str:
        """``better``, ``worse``, ``other``, ``new`` or ``gone``."""
        if self.before is None:
            return "new"
        if self.now is None:
            return "gone"
        if self.now.good == self.before.good:
            return "other"
        return "better" if self.now.good > self.before.good else "worse"

    @property
    def told(self) -> str:
        """From what to what; with the places where nothing else differs."""
        if self.before is None or self.now is None:
            return self.about.told
        if self.before.told != self.now.told:
            return f"{self.before.told} → {self.now.told}"
        return f"{self.now.told}: other places, {_moved(self.before.places, self.now.places)}"


WAYS = ("better", "worse", "other", "new", "gone")


def changes(before: Mapping[str, Outcome], now: Mapping[str, Outcome]) -> list[Change]:
    """What differs, in the order of the ids."""
    both = ((before.get(id_), now.get(id_)) for id_ in sorted({*before, *now}))
    return [Change(was, is_) for was, is_ in both if was != is_]


def _moved(before: Sequence[str], now: Sequence[str]) -> str:
    """Which of the places are others, by their numbers from 1."""
    longest = max(len(before), len(now))
    padded = [(*places, *[""] * (longest - len(places))) for places in (before, now)]
    others = [str(n) for n, (a, b) in enumerate(zip(*padded, strict=True), 1) if a != b]
    return f"number {', '.join(others)}" if others else "as many"


def report(
    set_: str, count: int, found: Sequence[Change], asked: Mapping[str, str]
) -> Iterator[str]:
    """A table by kind of book and by language, then each change in lines of its own, unless the
    case is new; ``asked`` are the words of the cases by their ids, ``count`` is how many were
    judged."""
    yield f"{set_}: {count} cases, {len(found)} differ"
    if not found:
        return
    yield "".join((f"  {'':14}", *(f"{way:>8}" for way in WAYS)))
    for of in KINDS_OF_BOOK:
        yield from _row(of, [one.way for one in found if one.about.of == of])
    for language in sorted({one.about.language for one in found}):
        yield from _row(f"in {language}", [o.way for o in found if o.about.language == language])
    for way in ("worse", "better", "other", "gone"):
        for one in (one for one in found if one.way == way):
            about = one.about
            yield f"  {way:7}{about.id}  {about.of}, {about.language}: {one.told}"
            if about.id in asked:
                yield f"         {' '.join(asked[about.id].split())}"


def _row(name: str, ways: Sequence[str]) -> Iterator[str]:
    if ways:
        counts = Counter(ways)
        yield "".join((f"  {name:14}", *(f"{counts[way] or '':>8}" for way in WAYS)))
