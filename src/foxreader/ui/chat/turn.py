"""One question and what has come of it so far, and what stands around its answer as markup.

Knows no widget.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape

from foxreader.answer.conversation.stored import (
    WITHOUT_BOOK_PATHS,
    Answerer,
    Kind,
    Problem,
    ReaderQuestion,
    StoredTurn,
    ended_with_a_word,
)
from foxreader.answer.direct.verbatim import has_places, is_limited
from foxreader.answer.evidence_line.lines import lined
from foxreader.answer.gate.splitter import sentences
from foxreader.answer.second_reader.claims import reading_words
from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Checking,
    Citation,
    Cited,
    Comparing,
    Finished,
    Flag,
    Flagged,
    Mark,
    Part,
    Progress,
    Routed,
    Text,
    TextDelta,
    ToolCalled,
    ToolReturned,
    as_typed,
    joined,
    lacking,
)
from foxreader.core.notice import says
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.ui.chat.details import counted, details_html, failed_checks, searched_words
from foxreader.ui.chat.evidence_lines import switch_html
from foxreader.ui.platform.translation import (
    QT_TRANSLATE_NOOP,
    Context,
    notice_words,
    number,
    quoted,
)

TurnWords = Context("TurnWords")

_SEARCHING = QT_TRANSLATE_NOOP("TurnWords", "Searching the book…")
_WORKING = {
    "text_search": _SEARCHING,
    "get_related_segment_summaries": QT_TRANSLATE_NOOP(
        "TurnWords", "Looking through the chapters…"
    ),
    "get_full_book_segment_summaries": QT_TRANSLATE_NOOP(
        "TurnWords", "Reading the book's summaries…"
    ),
}


@dataclass(slots=True)
class Turn:
    """A question, and its answer as it grows; ``answer`` is there when it is whole.

    What streams are sentences that passed the checks: they stay where the answer stops, with what
    ``flags`` say of them. ``apart`` tells that they are not from the book.
    ``by`` is who could answer when it was asked; ``money`` is what the answer cost in
    US dollars, ``reach`` how far into the open book it could see, ``remark`` what the reader has
    said about it. ``problem`` is why the answer is not finished, ``late`` that no word of it has
    come for a while. ``at`` names the turn where it is stored; ``versions`` are the names of all
    that were asked in its place, its own among them.
    """

    id: int
    asked: ReaderQuestion
    parts: list[Part] = field(default_factory=list)
    citations: dict[int, Citation] = field(default_factory=dict)
    working: str = field(default_factory=lambda: TurnWords.tr(_SEARCHING))
    answer: Answer | None = None
    problem: Problem | None = None
    late: bool = False
    opened: int | None = None
    wide: bool = False
    by: Answerer = ""
    money: float | None = None
    reach: Scope = WHOLE_BOOK
    remark: str = ""
    flags: list[Flag] = field(default_factory=list)
    apart: bool = False
    at: str = ""
    versions: tuple[str, ...] = ()

    def version(self, step: int) -> str:
        """The name of the version ``step`` places after this one; "" where there is none."""
        at = self.versions.index(self.at) + step if self.at in self.versions else -1
        return self.versions[at] if 0 <= at < len(self.versions) else ""

    @property
    def model(self) -> bool:
        """Whether there was a model that could answer."""
        return self.by == "model"

    @property
    def question(self) -> str:
        """What was asked."""
        return self.asked.question

    @property
    def as_typed(self) -> ReaderQuestion:
        """The question with the names that were read as others kept as they were typed."""
        read_as = self.answer.searched.read_as if self.answer is not None else ()
        return replace(self.asked, question=as_typed(self.question, read_as))

    def feed(self, event: AnswerEvent | Progress) -> None:
        """Take in the next event of the answer."""
        if isinstance(event, TextDelta):
            self.late = False
            self._add(Text(event.text, event.literal))
        elif isinstance(event, Cited):
            self.citations[event.citation.number] = event.citation
            self.parts.append(Mark(event.citation.number))
        elif isinstance(event, Routed):
            self.apart = event.path in WITHOUT_BOOK_PATHS
            self.working = TurnWords.tr(
                QT_TRANSLATE_NOOP("TurnWords", "Thinking…") if self.apart else _SEARCHING
            )
        elif isinstance(event, ToolCalled):
            self.working = TurnWords.tr(_WORKING.get(event.name, _SEARCHING))
        elif isinstance(event, ToolReturned):
            self.working = TurnWords.tr("{0}. Reading…").format(notice_words(event.summary))
        elif isinstance(event, Checking):
            self.working = TurnWords.tr("Checking a sentence")
        elif isinstance(event, Comparing):
            comparing = TurnWords.tr("A second reader has compared {0} of {1} claims…")
            self.working = comparing.format(number(event.done), number(event.total))
        elif isinstance(event, Flagged):
            self.flags.append(event.flag)
        elif isinstance(event, Progress):
            added = TurnWords.tr("Adding books to the search: {0} of {1}…")
            self.working = added.format(number(event.done), number(event.total))
        elif isinstance(event, Finished):
            self.finish(event.answer)

    def finish(self, answer: Answer) -> None:
        """The whole answer: it supersedes what streamed."""
        self.answer = answer
        self.apart = answer.mode == "general"
        self.parts = list(answer.parts)
        self.citations = {citation.number: citation for citation in answer.citations}
        self.working = ""

    def stop(self, problem: Problem | None = None) -> None:
        """Nothing more comes: the reader stopped it, or ``problem`` happened."""
        self.problem = problem or (None if self.answer else Problem("stopped"))
        self.working, self.late = "", False
        if self.apart and self.answer is None:
            self.parts = list(ended_with_a_word(self.parts))

    def restore(self, stored: StoredTurn) -> None:
        """The turn as it was stored, finished or not."""
        self.by, self.money = stored.by or self.by, stored.money
        if stored.finished:
            self.finish(stored.answer)
            self.problem = stored.problem
        else:
            self.apart = stored.answer.path in WITHOUT_BOOK_PATHS
            self.parts, self.flags = list(stored.answer.parts), list(stored.answer.flags)
            self.citations = {citation.number: citation for citation in stored.answer.citations}
            self.stop(stored.problem)

    @property
    def all_flags(self) -> Sequence[Flag]:
        """The flags of the whole answer, with those of a second reader; until it is whole those
        that have come."""
        return self.answer.flags if self.answer is not None else self.flags

    @property
    def speaker(self) -> str:
        """The model that wrote the answer; "" for the program alone, and until it is whole."""
        return self.answer.model if self.answer is not None else ""

    @property
    def checked(self) -> int:
        """How many of the claims shown have a place in the book."""
        return sum(bool(sentence.footnotes) for sentence in sentences(self.parts))

    @property
    def lined(self) -> bool:
        """Whether its claims have evidence lines: it is a model's answer from the book."""
        if self.answer is not None:
            return lined(self.answer)
        return self.model and not self.asked.strict and not self.apart

    def _add(self, text: Text) -> None:
        both = joined(self.parts[-1] if self.parts else None, text)
        if both is not None:
            self.parts[-1] = both
        else:
            self.parts.append(text)


# What stands around an answer as markup: above it, below it, and where it is not finished.

FootWords = Context("FootWords")

_COPY = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">'
    '<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15V6a2 2 0 0 1 2-2h9"/></svg>'
)
_AGAIN = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4"/></svg>'
)


def foot_html(turn: Turn, answer: Answer, *, footnotes_only: bool) -> str:
    """What is below an answer; ``footnotes_only``: it is shown without evidence lines."""
    why = f'<p class="lead">{escape(_why(answer))}</p>' if answer.refused else ""
    notices = "".join(
        f'<p class="notice">{escape(notice_words(flag.text))}</p>'
        for flag in answer.flags
        if flag.kind == "conflict"
    )
    flags = "".join(f"<li>{escape(line)}</li>" for line in failed_checks(answer))
    return (
        why
        + notices
        + (f'<ul class="flags">{flags}</ul>' if flags else "")
        + _acts(turn, answer)
        + _quiet(turn, answer, footnotes_only=footnotes_only)
        + _left_out(turn, answer)
        + f'<div class="under">{details_html(answer, turn.money)}{_tools(turn)}{_menu()}</div>'
        + _grades(answer)
        + _second_reading(answer)
        + _remark(turn)
    )


def _why(answer: Answer) -> str:
    """Why there is no answer; where nothing was found, what may help."""
    if says(answer.reason, "absent") or says(answer.reason, "absent_in_books"):
        return FootWords.tr("Try other words, or check how names are spelled.")
    return notice_words(answer.reason)


def _tools(turn: Turn) -> str:
    """What is done most with an answer, a press each; an answer that is not stored cannot be asked
    in its own place."""
    copy = _tool("copy_answer", FootWords.tr("Copy answer"), _COPY)
    again = _tool("again", FootWords.tr("Ask the same question once more"), _AGAIN)
    return copy + (again if turn.at else "")


def _tool(act: str, label: str, drawing: str) -> str:
    return (
        f'<button class="tool" data-do="{act}" data-key="{act}" aria-label="{label}"'
        f' title="{label}">{drawing}</button>'
    )


def _menu() -> str:
    """The button that opens the menu of an answer. Not ``aria-haspopup``: the engine makes a combo
    box of such a button for a screen reader."""
    label = FootWords.tr("More about this answer")
    return f'<button class="more" data-do="menu" aria-label="{label}" title="{label}">⋯</button>'


def _act(act: str, words: str, value: str = "") -> str:
    """A button of a refusal."""
    return (
        f'<button class="act" data-do="{act}" data-value="{escape(value)}">{escape(words)}</button>'
    )


def _tokens(count: int) -> str:
    return FootWords.tr("{0}k tokens").format(number(count / 1000, 1))


def _grades(answer: Answer) -> str:
    """That the grades of an old answer were made anew, or could not be; "" for others."""
    said = (notice_words(flag.text) for flag in answer.flags if flag.kind == "grades")
    return "".join(f'<p class="regraded" role="status">{escape(words)}</p>' for words in said)


def _second_reading(answer: Answer) -> str:
    """What a second reading came to; "" if there was none."""
    if answer.second is None:
        return ""
    words = notice_words(reading_words(answer.second))
    return f'<p class="regraded" role="status">{escape(words)}</p>'


def _left_out_id(turn: Turn) -> str:
    return f"left-out-{turn.id}"


def _count(turn: Turn, answer: Answer, kind: str, words: str) -> str:
    """A count of the grades; that of the sentences left out opens them, where they are known."""
    if kind != "gone" or not answer.left_out:
        return f'<span class="{kind}">{words}</span>'
    return (
        f'<button class="plain unfold gone" data-key="gone" aria-expanded="false" '
        f'aria-controls="{_left_out_id(turn)}">{words}</button>'
    )


def _left_out(turn: Turn, answer: Answer) -> str:
    """The sentences left out, each with what is wrong with it; hidden until they are wanted."""
    if not answer.left_out:
        return ""
    rows = "".join(
        f'<p dir="auto"><s>{escape(one.words)}</s>{escape(notice_words(one.reason))}</p>'
        for one in answer.left_out
    )
    why = FootWords.tr(
        "Left out because the book’s words do not carry them. Nothing else was changed."
    )
    return f'<div class="left-out" id="{_left_out_id(turn)}" hidden>{rows}<p>{why}</p></div>'


def _quiet(turn: Turn, answer: Answer, *, footnotes_only: bool) -> str:
    """The grades; then what was searched and what it took, and the switch of the lines."""
    counts = () if has_places(answer) else counted(answer)  # places have no grades
    grades = [_count(turn, answer, kind, words) for kind, words in counts]
    used = [] if answer.mode == "general" else _searched(answer)
    if answer.usage.tokens:
        used.append(f"<span>{_tokens(answer.usage.tokens)}</span>")
    if answer.citations and lined(answer):
        used.append(switch_html(footnotes_only))
    shown = '<span class="break"></span>'.join(filter(None, map("".join, (grades, used))))
    return f'<div class="quiet">{shown}</div>' if shown else ""


def _searched(answer: Answer) -> list[str]:
    """What was searched; how much of the book is among the details, but for a refusal."""
    used, searched = [], answer.searched
    if answer.refused and searched.passages:
        looked = FootWords.tr("Searched %Ln passage(s)", "", searched.passages)
        used.append(f"<span>{looked}</span>")
    searched = replace(searched, passages=0, segments=0, of_segments=0)
    found = searched_words(searched, named=not lacking(answer))
    return [*used, *(f"<span>{escape(words)}</span>" for words in found)]


def _acts(turn: Turn, answer: Answer) -> str:
    """What may be pressed after an answer that was cut off: to try again; and after a refusal."""
    if turn.at and any(flag.kind == "cut_off" for flag in answer.flags):
        return f'<p class="acts">{_act("again", FootWords.tr("Try again"))}</p>'
    if turn.asked.without or answer.mode not in ("hard_refusal", "guided_fallback"):
        return ""
    acts = "".join(_after_refusal(turn, answer))
    return f'<p class="acts">{acts}</p>' if acts else ""


def _after_refusal(turn: Turn, answer: Answer) -> Iterator[str]:
    """To go past the limit where there is one; else to look a word up, and to ask without the book
    where there is a model that could answer."""
    about = turn.asked.selection
    if about is not None and about.passage is None:
        yield _act("book", FootWords.tr("Ask the whole book"))
    if is_limited(answer):  # what the book says further on is not known
        yield _act("whole", FootWords.tr("Lift the limit once"))
        yield _act("limit", FootWords.tr("Change the limit"))
        return
    if word := answer.to_find:
        yield _act("find", FootWords.tr("Find “{0}” in the book").format(word), word)
    if turn.model:
        yield _act("without", FootWords.tr("Answer without the book"))


def _remark(turn: Turn) -> str:
    return f'<p class="said" role="status">{escape(turn.remark)}</p>' if turn.remark else ""


# Above: the words the book lacks, and how the question was read

OpeningWords = Context("OpeningWords")


def opening_html(answer: Answer) -> str:
    """The lines above an answer, with a button for each name that was read as another."""
    rows = [
        f'<p class="lacking"><b>{escape(notice_words(line))}</b></p>' for line in lacking(answer)
    ]
    read_as = answer.searched.read_as
    if read_as:
        names = ", ".join(quoted(one.name) for one in read_as)
        asked = ", ".join(quoted(one.asked) for one in read_as)
        line = OpeningWords.tr("Showing results for {0}.").format(names)
        act = OpeningWords.tr("Search for {0}").format(asked)
        rows.append(
            f'<p class="read-as">{escape(line)} '
            f'<button class="act" data-do="typed">{escape(act)}</button></p>'
        )
    return "".join(rows)


# Not finished: what happened, and buttons for what may help

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


def _acts_of(problem: Problem, *, model: bool) -> tuple[str, ...]:
    """What a reader may press: "again", "models", "strict"; "strict" only where a ``model`` was
    asked."""
    acts = _ACTS.get(problem.kind, tuple(_NAMES))
    return tuple(act for act in acts if model or act != "strict")


def problem_html(problem: Problem, *, shown: bool, model: bool, checked: int = 0) -> str:
    """The end of an unfinished answer; ``shown`` tells whether a part of it is above, and
    ``checked`` how many claims of that have a place in the book."""
    acts = _acts_of(problem, model=model)
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
