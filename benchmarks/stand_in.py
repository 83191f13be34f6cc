"""A model's stand-in over real HTTP on loopback, which counts the tokens it is sent and sends.

It does what a fair model would with each kind of request, by words alone, so that ways to ask a
book can be compared in what they send: summaries are the sentences of a section that hold most
of its words, picks are the sections that share most rare words with the question, an answer
copies the two sentences nearest to the question. It says nothing of how well a real model picks.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

from foxreader.core.message import ChatModel, Provider, estimate
from foxreader.language.tokenize import terms
from foxreader.llm import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from endpoint import Endpoint, Reply, Request, cite_the_evidence

_SECTION = re.compile(r"=== section (\d+) ===[^\n]*\n(.*?)(?=\n=== )", re.DOTALL)
_ENTRY = re.compile(r'\{"id": "(\d+)".*\}')
_TAG = re.compile(r"\[(?:f\d+-\d+-\d+|\d{2,5})\]")
_SENTENCES = 3
"""Sentences of a summary. Chosen, not measured."""


class Tally:
    """Requests, and tokens in and out, since the last :meth:`taken`."""

    def __init__(self) -> None:
        self.calls = self.sent = self.received = 0

    def taken(self) -> tuple[int, int, int]:
        """(requests, tokens in, tokens out), and from nothing again."""
        found = (self.calls, self.sent, self.received)
        self.__init__()  # type: ignore[misc]
        return found


class StandIn:
    """The endpoint; ``model`` speaks to it as the program speaks to any."""

    def __init__(self, context: int) -> None:
        self.counted = Tally()
        self.endpoint = Endpoint(self._reply)
        self._context = context

    def __enter__(self) -> StandIn:
        self.endpoint.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self.endpoint.__exit__(*error)

    @property
    def model(self) -> ChatModel:
        """A client of the endpoint."""
        provider = Provider("bench", self.endpoint.base_url, "stand-in", context=self._context)
        return connect(provider, None)

    def _reply(self, request: Request) -> Reply:
        said = "\n".join(str(m.get("content") or "") for m in request.messages)
        text = self._said(request, said)
        usage = (estimate(said), estimate(text))
        self.counted.calls += 1
        self.counted.sent += usage[0]
        self.counted.received += usage[1]
        return Reply(text, pieces=[text], usage=usage)

    def _said(self, request: Request, said: str) -> str:
        wanted = (request.schema or {}).get("properties", {})
        if "summaries" in wanted:
            return json.dumps({"summaries": _summaries(said)})
        if "queries" in wanted:
            return json.dumps({"queries": [_question(said)]})
        if "answer" in wanted:
            return json.dumps({"Thinking": "", "answer": _picks(said)})
        # Where no sentence has a tag there is nothing to copy, and hours of text to look through.
        return cite_the_evidence(request).text if _TAG.search(said) else "It says so."


def key_sentences(text: str, most: int) -> str:
    """The lines of ``text`` that hold most of its frequent words, as they stand, in order."""
    lines = [line for line in text.split("\n") if line.strip()]
    held = [set(terms(line, "en")) for line in lines]
    counts = Counter(term for words in held for term in words)
    worth = [sum(counts[t] - 1 for t in words) / (8 + len(words)) for words in held]
    chosen = sorted(range(len(lines)), key=lambda n: (-worth[n], n))[:most]
    return "\n".join(lines[n] for n in sorted(chosen))


def picked(question: str, texts: Sequence[str], most: int) -> list[int]:
    """Which of ``texts`` share most rare words with ``question``, the best first."""
    held = [set(terms(text, "en")) for text in texts]
    counts = Counter(term for words in held for term in words)
    asked = set(terms(question, "en"))
    worth = [sum(log(1 + len(held) / counts[t]) for t in asked & words) for words in held]
    order = sorted(range(len(texts)), key=lambda n: (-worth[n], n))
    return [n for n in order[:most] if worth[n] > 0]


def _summaries(said: str) -> list[dict[str, Any]]:
    return [
        {"id": number, "summary": " ".join(key_sentences(text, _SENTENCES).split("\n"))}
        for number, text in _SECTION.findall(said)
    ]


def _picks(said: str) -> list[str]:
    entries = [(m.group(1), m.group()) for m in _ENTRY.finditer(said)]
    if not entries:  # passages to put into an order: as they came
        return [str(n) for n in range(1, 1 + len(re.findall(r"^\(\d+\) ", said, re.MULTILINE)))]
    found = picked(_question(said), [text for _, text in entries], 5)
    return [entries[n][0] for n in found]


def _question(said: str) -> str:
    return said.rpartition("Question: ")[2].split("\n")[0] or said[-200:]
