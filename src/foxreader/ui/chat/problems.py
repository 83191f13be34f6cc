"""Why an answer is not finished, as markup: what happened, and buttons for what may help."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from foxreader.answer.conversation.problem import Kind, Problem
from foxreader.ui.platform.translation import QT_TRANSLATE_NOOP, Context, notice_words

ProblemWords = Context("ProblemWords")

_NAMES: Mapping[str, str] = {
    "again": QT_TRANSLATE_NOOP("ProblemWords", "Try again"),
    "models": QT_TRANSLATE_NOOP("ProblemWords", "Open models"),
    "strict": QT_TRANSLATE_NOOP("ProblemWords", "Answer word for word"),
}
_ACTS: Mapping[Kind, tuple[str, ...]] = {
    "stopped": ("again",),
    "interrupted": ("again",),
    "place": ("again",),
    "other": ("again", "strict"),
    "key": ("models", "strict"),
    "context": ("models", "strict"),
    "spent": ("models", "strict"),
}
"""What may help, the likeliest first; a model that failed has all three."""
_SIGN = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M12 4 21 20H3Z"/><path d="M12 10v5"/><path d="M12 17.6v.2"/></svg>'
)


def acts_of(problem: Problem, *, model: bool) -> tuple[str, ...]:
    """What a reader may press: "again", "models", "strict"; "strict" only where a ``model`` was
    asked."""
    acts = _ACTS.get(problem.kind, tuple(_NAMES))
    return tuple(act for act in acts if model or act != "strict")


def problem_html(problem: Problem, *, shown: bool, model: bool, checked: int = 0) -> str:
    """The end of an unfinished answer; ``shown`` tells whether a part of it is above, and
    ``checked`` how many claims of that have a place in the book."""
    acts = acts_of(problem, model=model)
    if problem.kind == "stopped":
        text = " ".join(filter(None, (ProblemWords.tr("Stopped."), _checked_words(checked))))
        return f'<div class="problem quietly"><p>{text}</p>{_buttons(acts, primary=False)}</div>'
    kept = ProblemWords.tr("Your question is kept.")
    text = " ".join(filter(None, (notice_words(problem.sentence), kept)))
    return (
        f'<div class="problem" role="alert"><p class="heading">{_SIGN}'
        f"<b>{escape(notice_words(problem.heading(shown)))}</b></p><p>{escape(text)}</p>"
        f"{_buttons(acts, primary=True)}{_details(notice_words(problem.details))}</div>"
    )


def _checked_words(number: int) -> str:
    if not number:
        return ""
    return ProblemWords.tr("%n of the claims is (are) checked.", "", number)


def waiting_html(shown: bool) -> str:
    """What is shown under a question that waits for its answer for a while, with a Stop button."""
    text = (
        ProblemWords.tr("The rest has not come yet") if shown else ProblemWords.tr("No answer yet")
    )
    stop = ProblemWords.tr("Stop")
    return (
        f'<p class="working">{text}</p>'
        f'<p class="acts"><button class="act" data-do="stop">{stop}</button></p>'
    )


def _buttons(acts: tuple[str, ...], *, primary: bool) -> str:
    buttons = [
        f'<button class="{"go" if primary and not number else "act"}" data-do="{act}">'
        f"{ProblemWords.tr(_NAMES[act])}</button>"
        for number, act in enumerate(acts)
    ]
    return f'<p class="acts">{"".join(buttons)}</p>'


def _details(error: str) -> str:
    """The error's own sentence, which has addresses and codes, to be unfolded."""
    if not error:
        return ""
    summary = ProblemWords.tr("Details")
    return f'<details class="details"><summary>{summary}</summary><p>{escape(error)}</p></details>'
