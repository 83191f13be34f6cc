"""T3: answers that follow a JSON schema, whose tags can only be places that were shown.

The request has the few sentences nearest to the question, since many confuse a small model; the
schema lists their full tags. (As a choice in a schema, long tags were right 10 times of 12 and
short numbers 8; as text to copy it is the other way round.) There is no tag for "none of them":
when there was, the 1.5B model chose it for claims that were there word for word.
"""

from __future__ import annotations

import json
import re
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence

from foxreader.answer import prompt
from foxreader.answer.checks.reading import coverage
from foxreader.answer.gate import tags
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn.requester import Budget, Requester, is_of_request
from foxreader.core.errors import ModelError
from foxreader.core.message import Message
from foxreader.core.span import Span
from foxreader.language.lexicon import stop_words
from foxreader.language.tokenize import terms
from foxreader.retrieval.tools.render import render

SUPPORTED = 0.5
"""The minimum share of a claim's words in a place that supports it. Chosen, not measured."""
_LENT = 0.8
"""The minimum share of a claim's words in a place that the program gives it instead of the place
the model named. So high that only the book's own sentence gets one: a lower share lent footnotes
to false claims about the same persons. Chosen, not measured."""
_NONE = ("none", "null", "")
_LONGEST = 600
"""The most characters of a claim; the rest is cut off. Chosen, not measured."""
_MOST_TEXT = 100_000
"""The most characters of a reply that are read. Chosen, not measured."""
_MOST_ITEM = 20_000
"""A claim not closed after this many characters is dropped. It is read again at each brace: one of
100,000 characters took 9 seconds."""
_CUT = re.compile(r'\{\s*"tag"\s*:\s*"([^"]*)"\s*,\s*"claim"\s*:\s*"((?:[^"\\]|\\.)*)\Z', re.DOTALL)
_TO_BRACE = re.compile(r"[^}]*\}|[^}]+")
_ITEM = re.compile(r'\{\s*"(?:tag|claim)"')
_WHOLE = re.compile(r".*(?:[.!?…][\"'”’»)]*(?=\s|$)|[。！？][」』”’）]*)", re.DOTALL)


def schema(tags: Sequence[str], most: int) -> dict[str, object]:
    """The JSON schema for at most ``most`` claims, each with one of ``tags``."""
    claim = {
        "type": "object",
        "properties": {"tag": {"enum": list(tags)}, "claim": {"type": "string"}},
        "required": ["tag", "claim"],
        "additionalProperties": False,
    }
    return {
        "type": "object",
        "properties": {"claims": {"type": "array", "items": claim, "maxItems": most}},
        "required": ["claims"],
        "additionalProperties": False,
    }


def nearest(question: str, ledger: Ledger, language: str, most: int) -> list[Span]:
    """The units of ``ledger`` that share the most words with the question, best first.

    If none shares any (a question about the whole book), units spread evenly over the ledger.
    """
    stop = stop_words(language)
    asked = set(terms(question, language)) - stop
    found = {unit: asked & set(terms(ledger.book.words_at(unit), language)) for unit in ledger}
    often = Counter(term for shared in found.values() for term in shared)
    if not often:
        units = list(ledger)
        return units[:: max(1, -(-len(units) // most))]
    weight = {unit: sum(1 / often[term] for term in shared) for unit, shared in found.items()}
    return sorted(ledger, key=lambda unit: (-weight[unit], unit))[:most]


class ClaimStream:
    """Reads a streamed JSON reply and gives each claim with its tag once it is complete."""

    def __init__(self) -> None:
        self._text = ""
        self._at = 0
        self._decoder = json.JSONDecoder(strict=False)
        self.any = False

    def feed(self, text: str) -> Iterator[tuple[str, str]]:
        """The claims that ``text`` completes."""
        text = text[: _MOST_TEXT - len(self._text)]
        # Read after each brace, so that the claims do not depend on how the stream was cut.
        for piece in _TO_BRACE.findall(text):
            self._text += piece
            if piece[-1] == "}":
                yield from self._whole()

    def end(self) -> Iterator[tuple[str, str]]:
        """The claims left at the end; of one that was cut off, its complete sentences."""
        yield from self._whole()
        cut = _CUT.search(self._text, self._at)
        if cut:
            said = _WHOLE.match(_unescaped(cut.group(2)))
            if said and (claim := " ".join(said.group().split())[:_LONGEST]):
                self.any = True
                yield claim, cut.group(1)

    def _whole(self) -> Iterator[tuple[str, str]]:
        while item := self._item():
            try:
                value, self._at = self._decoder.raw_decode(self._text, item.start())
            except (ValueError, RecursionError):
                later = _ITEM.search(self._text, item.end())
                if later is None and len(self._text) - item.start() <= _MOST_ITEM:
                    return
                if later is None:
                    self._at = item.end()
                    continue
                self._at = later.start()  # this claim is malformed, not only unfinished
                continue
            claim, tag = (value.get(key) for key in ("claim", "tag"))
            if isinstance(claim, str) and isinstance(tag, str) and claim.strip():
                self.any = True
                yield " ".join(claim.split())[:_LONGEST], tag

    def _item(self) -> re.Match[str] | None:
        """The start of the next claim. If there is none, only the last brace can become one, so
        the text before it is dropped: rescanning 100,000 braces took 17 seconds."""
        item = _ITEM.search(self._text, self._at)
        if item is None:
            last = self._text.rfind("{", self._at)
            self._at = len(self._text) if last < 0 else last
        return item


def _unescaped(cut: str) -> str:
    """The text of an unterminated JSON string, without an incomplete escape at its end."""
    for shorter in range(min(6, len(cut)) + 1):
        try:
            return str(json.loads(f'"{cut[: len(cut) - shorter]}"', strict=False))
        except ValueError:
            continue
    return ""


def placed(claim: str, tag: str, ledger: Ledger, language: str) -> str:
    """A claim with its tag before the full stop; "" if no place shown supports it.

    If the place it names does not support it, the place of the ledger that does best is cited.
    """
    if tag.strip().lower() in _NONE:
        return ""  # the model says itself that no place supports it
    span = _named(tag, ledger)
    if not any(character.isalpha() for character in claim):
        return f"{claim} {span}" if span and claim.strip(" .") in ledger.book.words_at(span) else ""
    if span is None or coverage(claim, ledger.book.words_at(span), language) < SUPPORTED:
        span = best_for(claim, ledger, language)
    if span is None:
        return ""
    ending = claim[-1] if claim[-1] in ".!?。！？" else "."
    return f"{claim.rstrip('.!?。！？')} {span}{ending}"


def best_for(claim: str, ledger: Ledger, language: str) -> Span | None:
    """The unit that has nearly all words of ``claim``, the one with most if there are several.

    None if it cannot be compared, as for a claim in another language than the book's.
    """
    if coverage(claim, "", language) >= SUPPORTED:
        return None
    best, most = None, _LENT
    for unit in ledger:
        share = coverage(claim, ledger.book.words_at(unit), language)
        if share > most or (best is None and share >= most):
            best, most = unit, share
    return best


def bears_on(claim: str, question: str, language: str) -> bool:
    """Whether a claim has any topic word of the question; True if the question has none."""
    stop = stop_words(language)
    asked = set(terms(question, language)) - stop
    return not asked or bool(asked & set(terms(claim, language)))


def _named(tag: str, ledger: Ledger) -> Span | None:
    try:
        span = Span.parse(tag)
    except ValueError:
        return None
    return span if ledger.allows(span) else None


# A second request to a model whose answer has no citations: claims, each with a tag.
#
# The sentences nearest to the question are shown again, and the reply must follow a schema that
# lists their tags, so that even a small model can only name places it was shown. The claims go
# through the same gate; one that shares too few words with every place is left out.

_MOST_CLAIMS = 2
"""The most claims asked for. Chosen, not measured."""
_MOST_UNITS = 12
"""The most sentences shown. Chosen, not measured."""


def recite(
    question: str,
    ledger: Ledger,
    requester: Requester,
    language: str,
    budget: Budget,
) -> str | None:
    """The supported claims with their tags as text, "" if there are none; None if the request
    was refused or its reply none."""
    near = nearest(question, ledger, language, _MOST_UNITS)
    shown = render(ledger.book, [near], budget.passages)
    fence = f"book-{secrets.token_hex(4)}"
    reminder = prompt.RECITE.format(most=_MOST_CLAIMS)
    passages = tags.without_tricks(shown.text)
    asked = [
        Message("system", prompt.RECITE_RULES),
        Message("user", prompt.question(passages, question, fence, reminder=reminder)),
    ]
    form = schema([str(unit) for unit in shown.units], _MOST_CLAIMS)
    try:
        sent = requester.send(asked, json_schema=form, max_tokens=budget.reply)
        reply = "".join(piece for piece in sent if isinstance(piece, str))
    except ModelError as error:
        return None if is_of_request(error) else ""
    stream = ClaimStream()
    made = [*stream.feed(reply), *stream.end()]
    held = [placed(claim, tag, ledger, language) for claim, tag in made]
    return " ".join(dict.fromkeys(filter(None, held)))
