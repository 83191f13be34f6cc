"""Why an answer is not finished, as markup: what happened, what to do, what to press. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from foxreader.answer.conversation.problem import Kind, Problem

_NAMES: Mapping[str, str] = {
    "again": "Try again",
    "models": "Open models",
    "strict": "Answer word for word",
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
_KEPT = "Your question is kept."


def acts_of(problem: Problem, *, model: bool) -> tuple[str, ...]:
    """What a reader may press: "again", "models", "strict"; "strict" only where a ``model`` was
    asked."""
    acts = _ACTS.get(problem.kind, tuple(_NAMES))
    return tuple(act for act in acts if model or act != "strict")


def problem_html(problem: Problem, *, shown: bool, model: bool, checked: int = 0) -> str:
    """The end of an unfinished answer; ``shown`` tells whether some of it stands above, and
    ``checked`` how many claims of that have a place in the book."""
    acts = acts_of(problem, model=model)
    if problem.kind == "stopped":
        said = f"Stopped.{_checked_words(checked)}"
        return f'<div class="problem quietly"><p>{said}</p>{_buttons(acts, primary=False)}</div>'
    said = " ".join(filter(None, (problem.sentence, _KEPT)))
    return (
        f'<div class="problem" role="alert"><p class="heading">{_SIGN}'
        f"<b>{escape(problem.heading(shown))}</b></p><p>{escape(said)}</p>"
        f"{_buttons(acts, primary=True)}{_details(problem.details)}</div>"
    )


def _checked_words(number: int) -> str:
    if not number:
        return ""
    return f" {number} of the claims {'is' if number == 1 else 'are'} checked."


def waiting_html(shown: bool) -> str:
    """What stands under a question that has had no word for a while, with Stop to press."""
    said = "The rest has not come yet" if shown else "No answer yet"
    return (
        f'<p class="working">{said}</p>'
        '<p class="acts"><button class="act" data-do="stop">Stop</button></p>'
    )


def _buttons(acts: tuple[str, ...], *, primary: bool) -> str:
    buttons = [
        f'<button class="{"go" if primary and not number else "act"}" data-do="{act}">'
        f"{_NAMES[act]}</button>"
        for number, act in enumerate(acts)
    ]
    return f'<p class="acts">{"".join(buttons)}</p>'


def _details(said: str) -> str:
    """The error's own sentence, which has addresses and codes, to be unfolded."""
    if not said:
        return ""
    return f'<details class="details"><summary>Details</summary><p>{escape(said)}</p></details>'
