"""Why a question has no finished answer, and the message for the reader.

The message names the model as the reader chose it and says what to do. Addresses and codes, which
are in the error's own sentence, go into the details.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from foxreader.core import errors
from foxreader.core.notice import Notice

Kind = Literal[
    "stopped",  # by the reader
    "interrupted",  # the program ended before the answer did
    "late",  # the question's deadline passed
    "unreachable", "cut_off", "bad_reply", "key", "refused", "context",  # the model's endpoint
    "busy", "no_credit",  # the same
    "held_back",  # the model declined, or a content filter took its answer away
    "spent",  # what may be spent in a month is used up
    "place",  # under a limit, and where the reader is in the book is not known
    "other",
]  # fmt: skip

_KINDS: tuple[tuple[type[errors.FoxError], Kind], ...] = (
    (errors.TookTooLong, "late"),
    (errors.KeyRefused, "key"),
    (errors.Unreachable, "unreachable"),
    (errors.CutOff, "cut_off"),
    (errors.Withheld, "held_back"),
    (errors.BadReply, "bad_reply"),
    (errors.Busy, "busy"),
    (errors.NoCredit, "no_credit"),
    (errors.Refused, "refused"),
    (errors.ContextTooSmall, "context"),
    (errors.LimitReached, "spent"),
)
_OF_THE_MODEL = frozenset({
    "late", "unreachable", "cut_off", "bad_reply", "refused", "busy", "no_credit", "held_back",
})  # fmt: skip
_HEADINGS: Mapping[Kind, str] = {
    "stopped": "problem_stopped",
    "interrupted": "problem_interrupted",
    "key": "problem_key",
    "context": "problem_context",
    "spent": "problem_spent",
    "place": "problem_place",
}
"""The codes of what happened."""
_SENTENCES: Mapping[Kind, str] = {
    "interrupted": "program_ended",
    "unreachable": "model_unreachable",
    "cut_off": "model_cut_off",
    "bad_reply": "model_bad_reply",
    "refused": "model_refused",
    "busy": "model_busy",
    "no_credit": "model_without_credit",
    "key": "model_wants_key",
    "context": "model_too_small",
}
"""The codes of what to do."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why an answer is not finished.

    ``said`` is the error's own sentence, "" if there is none. ``who`` is the model that was asked,
    in words: "qwen2.5 on this computer".
    """

    kind: Kind
    said: str = ""
    who: str = ""

    def heading(self, shown: bool) -> str:
        """What happened, in a few words; ``shown``: part of an answer is on screen."""
        if self.kind in _OF_THE_MODEL:
            return Notice("problem_unfinished" if shown else "problem_no_answer")
        return Notice(_HEADINGS.get(self.kind, "problem_other"))

    @property
    def sentence(self) -> str:
        """One or two sentences on what happened and what to do; "" if the heading is enough."""
        if self.kind == "stopped":
            return ""
        code = _SENTENCES.get(self.kind)
        if code is None:
            return self.said
        return Notice(code, who=self.who or Notice("the_model"))

    @property
    def details(self) -> str:
        """The error's own sentence if it differs from :attr:`sentence`, else ""."""
        return self.said if self.kind in _SENTENCES else ""


def problem_of(error: errors.FoxError, who: str = "") -> Problem:
    """The problem that ``error`` is for a question to the model ``who``."""
    kinds = (kind for sort, kind in _KINDS if isinstance(error, sort))
    return Problem(next(kinds, "other"), error.sentence, who)


def as_kind(value: object) -> Kind:
    """``value`` of a stored record as a kind; an unknown one is "other"."""
    return next((kind for kind in get_args(Kind) if kind == value), "other")
