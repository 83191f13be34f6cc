"""How far a job is. Apart from the events of an answer: a book that is opened needs this alone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a job: ``done`` of ``total`` pieces of ``stage``."""

    stage: str
    done: int
    total: int
