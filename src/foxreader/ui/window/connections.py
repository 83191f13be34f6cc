"""Connects the parts of a whole window: what happens in one is shown, or done, in another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtWidgets import QWidget

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.book import Book
from foxreader.core.errors import FoxError
from foxreader.core.events import Citation, Progress
from foxreader.core.span import Span
from foxreader.index.summaries.plan import Plan
from foxreader.library.kept_per_book import Verdict
from foxreader.library.settings import FOOT_NOTES
from foxreader.library.shelf import Shelved
from foxreader.retrieval.shelf.library_search import ShelfHit
from foxreader.ui.book.consent import ConsentDialog
from foxreader.ui.book.indexing import Indexing
from foxreader.ui.chat.turn import Turn
from foxreader.ui.contents.summaries import SummariesView
from foxreader.ui.platform import dialogs, progress
from foxreader.ui.platform.dialogs import open_dialog
from foxreader.ui.platform.translation import Context, error_words
from foxreader.ui.reader.page import Told
from foxreader.ui.reader.page_style import missing_script
from foxreader.ui.shelf.bar import ShelfIndexing
from foxreader.ui.window.bars import FootBar
from foxreader.ui.window.book_opener import choose_book
from foxreader.ui.window.notes_and_chat import NoteKeeping
from foxreader.ui.window.parts import WindowParts
from foxreader.ui.window.whole import WholeWindow


class SettingsActs:
    """What the settings have the ``window`` do."""

    def __init__(self, window: WholeWindow) -> None:
        self._window = window

    def change_look(self, chosen: dict[str, Any]) -> None:
        """Show and keep settings of how pages look, by name."""
        _reading_changed(self._window, chosen)

    def open_text(self) -> None:
        """Open the Text panel."""
        self._window.text.open()

    def follow_semantic(self) -> None:
        """The settings of the search by meaning are others."""
        self._window.controller.semantic_changed()

    def forget_pace(self) -> None:
        """What was measured of the reader's pace is deleted."""
        self._window.pace.forget()

    def shelf_index(self) -> ShelfIndexing | None:
        """What indexes the books of the shelf: the first window."""
        return self._window.shelf.indexing if self._window.number == 1 else None

    def forget_life(self) -> None:
        """The reading life is deleted."""
        self._window.life.forget()

    def forget(self, book: Shelved) -> None:
        """Delete all that is kept of a book."""
        _forget(self._window, book)


class ChatDoors:
    """What the chat has the ``window`` do. A turn is shown when all of the window is there."""

    def __init__(self, window: WholeWindow) -> None:
        self._window = window

    def ask(self, asked: ReaderQuestion, instead: Turn | None = None) -> None:
        """Ask a question, perhaps in the place of an earlier turn, which is kept."""
        self._window.chat_controller.ask(asked, instead)

    def stop(self) -> None:
        """Stop the answer that is being written."""
        self._window.controller.stop_asking()

    def show_version(self, turn: Turn, at: str) -> None:
        """Show another version of a turn."""
        self._window.chat_controller.show_version(turn, at)

    def show_evidence(self, turn: Turn, footnote: int) -> None:
        """Show all that is known of a footnote."""
        self._window.chat_controller.evidence.open(turn, footnote)

    def show_sent(self, turn: Turn) -> None:
        """Show what left this computer for an answer."""
        self._window.chat_controller.show_sent(turn)

    def mark(self, spans: Sequence[Span]) -> None:
        """Mark what an answer cites, if it is not marked already: marking twice delays a jump."""
        reader = self._window.reader
        if set(spans) != set(reader.marked("evidence")):
            reader.mark("evidence", spans)

    def highlight(self, turn: Turn) -> None:
        """Highlight what an answer cites."""
        self._window.commands.notes_and_chat.highlight(turn)

    def keep(self, turn: Turn) -> None:
        """Keep an answer as a note."""
        self._window.commands.notes_and_chat.keep(turn)

    def check(self, turn: Turn) -> None:
        """Have an answer read again."""
        self._window.chat_controller.reading.begin(turn)

    def stop_check(self, turn: Turn) -> None:
        """End the reading of an answer."""
        self._window.chat_controller.reading.stop(turn)

    def correct(self, turn: Turn) -> None:
        """Have the reader correct an answer."""
        self._window.chat_controller.correct(turn)

    def mark_wrong(self, turn: Turn) -> None:
        """Keep that an answer is wrong."""
        self._window.chat_controller.mark_wrong(turn)

    def say_of_place(self, turn: Turn, verdict: Verdict, claim: str, citation: Citation) -> None:
        """Keep what the reader says of a place that is cited for a claim."""
        self._window.chat_controller.say_of_place(
            turn, verdict, claim, citation, self._window.passage.span
        )

    def find(self, word: str) -> None:
        """Look up a word in the open book."""
        self._window.commands.find_words(word, False)

    def open_link(self, address: str) -> None:
        """Open an address of an answer, if the reader says so."""
        self._window.chat_controller.open_link(address)

    def choose_model(self) -> None:
        """Have the reader choose what answers."""
        self._window.settings.models()

    def keep_footnotes_only(self, on: bool) -> None:
        """Keep whether answers are shown without their evidence lines."""
        self._window.keep(footnotes_only=on)

    def leave_card(self) -> None:
        """The card of a footnote was closed by a press."""
        self._window.keys.leave(self._window.chat.transcript)


class ShelfDoors:
    """What the shelf has the ``window`` do."""

    def __init__(self, window: WholeWindow) -> None:
        self._window = window

    def open(self, path: Path) -> None:
        """Open a book."""
        self._window.opener.open(path)

    def open_elsewhere(self, path: Path) -> None:
        """Open a book in a window of its own."""
        self._window.book_wanted_elsewhere.emit(path)

    def open_guide(self) -> None:
        """Open the guide."""
        self._window.opener.open(None)

    def choose_file(self) -> None:
        """Have the reader choose a file to open."""
        window = self._window
        if (path := choose_book(window, window.state.settings)) is not None:
            window.open(path)

    def show_book(self) -> None:
        """Back to the open book."""
        self._window.home.show_book()

    def open_settings(self) -> None:
        """Show the settings."""
        self._window.settings.open()

    def say(self, sentence: str) -> None:
        """Say a sentence to the reader."""
        self._window.say(sentence)

    def forget(self, book: Shelved) -> None:
        """Delete all that is kept of a book."""
        _forget(self._window, book)

    def go_to_hit(self, hit: ShelfHit) -> None:
        """Open the place of a search in its book."""
        self._window.opener.places.hit(hit)

    def find_everywhere(self, words: str) -> None:
        """Have the search panel list all places of some words in all books."""
        self._window.home.show_book()
        self._window.commands.find_words(words, True)

    def import_notes(self) -> None:
        """Have the reader choose a file with notes of books on the shelf."""
        self._window.keeping.files.choose_import_all()


def connect_book(window: WholeWindow) -> None:
    """What is about the book, its page and the places in it."""
    chat, side, reader, navigator = window.chat, window.side, window.reader, window.navigator
    commands, passage, pages = window.commands, window.passage, window.pages
    window.opener.shown.connect(partial(_book_shown, window))
    window.opener.refused.connect(window.say_warnings)
    window.opener.error.connect(window.say)
    window.opener.places.error.connect(window.say)
    window.opener.change.failed.connect(window.say)
    side.contents.tree.chosen.connect(navigator.jump)
    side.contents.thumbnails.chosen.connect(navigator.jump)
    side.search.found.connect(navigator.show_found)
    side.search.hit_chosen.connect(window.opener.places.hit)
    reader.place_changed.connect(navigator.moved)
    reader.jumped.connect(navigator.left)
    reader.external_link.connect(partial(_open_link, window))
    pages.go_wanted.connect(navigator.jump)
    pages.evidence_wanted.connect(navigator.show_evidence)
    pages.evidence.answer.clicked.connect(commands.show_answer)
    pages.error.connect(window.say)
    pages.bar.print_action.triggered.connect(commands.print_book)
    window.printing.said.connect(window.say)
    reader.display.shaped.connect(navigator.show_place)
    reader.page.told.of("size").connect(partial(_size_wanted, window))
    reader.page.told.of("stray").connect(navigator.stray)
    reader.page.told.of("bar").connect(passage.bar.take_keyboard)
    reader.page.told.of("middle").connect(partial(_middle_clicked, window))
    reader.mismatch.connect(window.say)
    window.extras.pictures.said.connect(window.say)
    window.extras.pictures.ask_wanted.connect(commands.notes_and_chat.ask_about_picture)
    window.extras.sounds.said.connect(window.say)
    window.aloud.said.connect(window.say)
    window.aloud.speaker.said.connect(window.say)
    window.extras.go_to.chosen.connect(navigator.jump)
    passage.ask_wanted.connect(commands.ask_about)
    passage.find_wanted.connect(commands.find_words)
    passage.look_up_wanted.connect(commands.look_up)
    passage.question_wanted.connect(commands.ask_of)
    passage.model_wanted.connect(window.settings.models)
    passage.print_wanted.connect(commands.print_book)
    chat.footnotes.go_wanted.connect(window.opener.places.citation)
    chat.footnotes.copy_wanted.connect(passage.copy_citation)
    window.chat_controller.cleared.connect(partial(reader.mark, "evidence", ()))
    window.foot.line.chosen.connect(navigator.go_to_fraction)


def connect_work(window: WholeWindow) -> None:
    """What is about questions, the index, the models and the settings."""
    controller, chat, settings = window.controller, window.chat, window.settings
    window.appearance.failed.connect(partial(_say_error, window))
    controller.error.connect(window.say)
    controller.index.error.connect(window.say)
    controller.questions.answered.connect(window.say_warnings)
    controller.limit.limited.connect(partial(_limited, window))
    controller.limit.read_changed.connect(chat.composer.scope.show_read)
    chat.composer.scope.read_here_wanted.connect(controller.set_read_here)
    controller.index.confirmations.wanted.connect(chat.ask_confirmation)
    controller.index.search_wanted.connect(partial(settings.open, "search"))
    window.chat_controller.error.connect(window.say)
    chat.composer.scope.limit_wanted.connect(controller.set_limit)
    chip = chat.composer.model
    chip.clicked.connect(partial(settings.offer_models, chip))
    chat.show_footnotes_only(window.program.profile.settings.footnotes_only)
    chat.notice.answered.connect(controller.index.answer_confirmation)
    window.home.turned.connect(window.life.turned)
    window.foot.left.clicked.connect(partial(_next_note, window))
    settings.models_changed.connect(partial(_models_changed, window))
    window.panels.toggled.connect(partial(_toggled, window))
    for name in ("panel", "chat"):  # one that had no room has closed by itself before
        _toggled(window, name, window.panels.shown(name))


def follow(window: WholeWindow) -> None:
    """Have the window follow the work on the index, and keep what is written."""
    index = window.controller.index
    IndexStatus(index, window.foot, window.keep, window)
    summaries = SummariesView(
        window.program, window.jobs, window.controller, index, window.side.contents
    )
    for changed in (
        window.opener.shown, window.controller.limit.limited, window.settings.models_changed,
    ):  # fmt: skip
        changed.connect(summaries.renew)
    window.state.follow(window.chat.composer.field, partial(_open_hash, window))
    window.keeping = NoteKeeping(window, window.opener)
    window.shelf.menus.export_wanted.connect(window.keeping.export_of)


def _open_hash(window: WholeWindow) -> str:
    opened = window.controller.opened
    return opened.book.sha256 if opened is not None else ""


def _say_error(window: WholeWindow, error: FoxError) -> None:
    window.say(error_words(error))


def _open_link(window: WholeWindow, url: QUrl) -> None:
    window.say(dialogs.open_external_link(window, url))


def _limited(window: WholeWindow) -> None:
    window.chat.composer.set_limit(window.controller.limit.share)


def _book_shown(window: WholeWindow, book: Book) -> None:
    if question := window.state.take_question(book.sha256):
        window.chat.composer.field.setPlainText(question)
        window.state.keep_question(book.sha256, question)
    order_tabs(window.regions)
    window.say_warnings()
    _say_what_is_missing(window, book)


TypefaceWords = Context("TypefaceWords")
_SAID = "typefaces_said"
"""Where the state of windows keeps for which packages a typeface was missed."""


def _say_what_is_missing(window: WholeWindow, book: Book) -> None:
    """Say once that the system has no typeface for the script of a book."""
    place, kept = window.reader.place, window.state.settings
    found = None if book.paged else missing_script(book.files[place.file].text.strip())
    said = str(kept.value(_SAID, "")).split()
    if found is not None and found[1] not in said:
        kept.setValue(_SAID, " ".join([*said, found[1]]))
        window.say(TypefaceWords.tr(
            "This system has no typeface for {0}, so letters show as boxes. On Debian and Ubuntu "
            "install the package {1}, elsewhere the Noto fonts."
        ).format(*found))  # fmt: skip


def _size_wanted(window: WholeWindow, value: Told) -> None:
    """Text is to be larger, or smaller."""
    window.commands.zoom(int(value["by"]))


def _middle_clicked(window: WholeWindow, _: Told) -> None:
    """In full screen a click in the middle of the page shows the bars, or hides them."""
    if window.isFullScreen():
        shown = not window.top.isVisible()
        window.top.setVisible(shown)
        window.edge.show_foot(on=shown)


def _reading_changed(window: WholeWindow, chosen: dict[str, Any]) -> None:
    """Settings of reading that belong to all books were changed."""
    window.appearance.change(chosen)
    window.navigator.show_note(window.program.profile.settings.foot_note)


def _next_note(window: WholeWindow) -> None:
    """Have the foot say the next thing of how much is left, and keep that."""
    now = window.program.profile.settings.foot_note
    _reading_changed(window, {"foot_note": FOOT_NOTES[FOOT_NOTES.index(now) - 1]})


def _models_changed(window: WholeWindow, warning: str) -> None:
    """Another model answers from now on; the conversation goes on."""
    window.say(warning)
    window.controller.model_changed()
    window.chat_controller.show_model()


def _toggled(window: WholeWindow, name: str, shown: bool) -> None:
    window.top.check(name, shown)


def _forget(window: WholeWindow, book: Shelved) -> None:
    window.forgetting.emit(book.sha256)
    window.state.take_question(book.sha256)
    done = partial(_forgotten, window, book)
    window.opener.forget(book, done, at_shelf=window.home.at_shelf)


def _forgotten(window: WholeWindow, book: Shelved) -> None:
    window.settings.show_forgotten(book.title)
    window.shelf.refresh()
    window.opener.tell_desktop()


# How far the index is, in the foot; what summaries would take


class IndexStatus(QObject):
    """Shows the work of ``index`` in the foot; ``keep`` keeps the settings that the reader chooses
    with their consent to summaries."""

    def __init__(
        self, index: Indexing, foot: FootBar, keep: Callable[..., None], window: QWidget
    ) -> None:
        super().__init__(window)
        self._index, self._foot, self._keep, self._window = index, foot, keep, window
        index.progress.connect(self._indexing)
        index.idle.connect(self._at_rest)
        index.paused.connect(self._paused)
        index.consent_wanted.connect(self._ask_consent)
        foot.index.clicked.connect(index.pause_or_resume)

    def _at_rest(self) -> None:
        self._foot.show_index("")

    def _indexing(self, state: Progress) -> None:
        tooltip = self.tr("Indexing the book. Click to stop; what is finished is kept.")
        if state.stage == "recognising":
            tooltip = self.tr("Recognising pages. Click to stop; what is finished is kept.")
        left = self._index.minutes_left
        self._foot.show_index(progress.index_words(state, left), tooltip)

    def _paused(self) -> None:
        tooltip = self.tr("Click to continue; what is finished is not done again.")
        self._foot.show_index(self.tr("Index stopped · resume"), tooltip)

    def _keep_provider(self, provider: str) -> None:
        self._keep(index_at=provider)

    def _ask_consent(self, plan: Plan) -> None:
        """Show what summaries of the open book would take; they begin when the reader agrees."""
        dialog = ConsentDialog(plan, self._window)
        dialog.agreed.connect(self._index.build_summaries)
        dialog.always.connect(partial(self._keep, summaries="always"))
        dialog.chosen.connect(self._keep_provider)
        open_dialog(dialog)


# The window's regions: their names for a screen reader, and the order the Tab key goes by

RegionWords = Context("RegionWords")


def name_regions(parts: WindowParts, shelf: QWidget) -> dict[str, QWidget]:
    """Name the bars, the panels, the page and the shelf; they are given by what each is.

    Each is a frame: a screen reader does not say the name of a plain widget.
    """
    named = {
        "bar": (parts.top, RegionWords.tr("Bar of the book")),
        "panel": (parts.side, RegionWords.tr("Contents, notes and search")),
        "page": (parts.reader, RegionWords.tr("Page of the book")),
        "aloud": (parts.aloud.bar, RegionWords.tr("Reading aloud")),
        "chat": (parts.chat, RegionWords.tr("Questions and answers")),
        "foot": (parts.foot, RegionWords.tr("Place in the book")),
        "shelf": (shelf, RegionWords.tr("Shelf")),
    }
    for region, name in named.values():
        region.setAccessibleName(name)
    return {known: region for known, (region, _) in named.items()}


def order_tabs(regions: dict[str, QWidget]) -> None:
    """Have the Tab key go from one region to the next in their order, inside each as it did.

    Qt's order is that in which widgets were made, and the engine makes those of its pages late:
    call it again when there is a page.
    """
    ordered: list[QWidget] = []
    for region in regions.values():
        at = region.nextInFocusChain()
        while at is not None and at is not region:
            if region.isAncestorOf(at) and at.focusPolicy() & Qt.FocusPolicy.TabFocus:
                ordered.append(at)
            at = at.nextInFocusChain()
    for one, after in pairwise(ordered):
        QWidget.setTabOrder(one, after)
