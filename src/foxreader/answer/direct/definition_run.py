"""Whether a sentence in a script without spaces defines its subject, and how clearly."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from foxreader.language.fold import fold_sentence
from foxreader.language.lexicon import every_language


def defines_run(text: str, subject: str) -> float:
    """How clearly ``text`` defines ``subject``, by the characters around it; 0 if it does not."""
    folded, subject = fold_sentence(text), fold_sentence(subject)
    at = folded.find(subject) if subject else -1
    while at >= 0:
        after = folded[at + len(subject) :]
        whole = not (after[:1].isascii() and after[:1].isalnum())
        # "deb 软件包是" defines another thing than "软件包".
        whole = whole and bool(_runs().opens.search(folded[:at]))
        if (whole and _runs().defines.match(after.lstrip())) or _runs().named.search(folded[:at]):
            return 1.5 if at <= 2 else 1.0 / (1 + at / 40)
        at = folded.find(subject, at + 1)
    return 0.0


@dataclass(frozen=True, slots=True)
class _Runs:
    """Patterns for what is before and after a subject that is defined."""

    opens: re.Pattern[str]
    defines: re.Pattern[str]
    named: re.Pattern[str]


@cache
def _runs() -> _Runs:
    said = every_language().statements
    return _Runs(
        re.compile(rf"(?:^|[^\w\s]|{said.runs_open}|(?<![a-z0-9])\s)\s*$"),
        re.compile(rf"^[」』”’\"》）)]?(?:{said.runs_define})"),
        re.compile(rf"(?:{said.runs_named})[「『“\"《]?$"),
    )
