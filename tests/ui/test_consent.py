"""No model reads a book before the reader agreed, wherever it runs; they pause it and cap it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from chatwindow import arrived, ask, at_rest, dialog, open_again, open_in, show, use
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.core.message import Provider
from foxreader.index.summaries.plan import Agreement, Estimate, Plan
from foxreader.program.program import Program
from foxreader.ui.book.consent import ConsentDialog
from foxreader.ui.contents.summaries import ShortCard
from foxreader.ui.settings.set_up import SetUpDialog
from foxreader.ui.window.main_window import MainWindow
from hands import buttons, notice, press, read

pytestmark = pytest.mark.gui

FILLER = "The keeper walked round the lamp and wrote the hour into the log. " * 90


def eight_chapters(path: Path, did: str = "did") -> Path:
    path.write_text("\n\n".join(f"Chapter {n}\n\nMarn {did} {n}. {FILLER}" for n in range(1, 9)))
    return path


@pytest.fixture
def long(tmp_path: Path) -> Path:
    return eight_chapters(tmp_path / "long.txt")


def of_index(endpoint: Endpoint) -> list[Request]:
    return [r for r in endpoint.chats if "=== section" in r.text or "/embed" in r.path]


def wanted(fox: MainWindow, qtbot) -> ConsentDialog:
    """What summaries would take, after a press at the line of the chat's menu."""
    fox.chat.head.more.click()
    menu = QApplication.activePopupWidget()
    menu.named("book.summarise").trigger()
    menu.close()
    return dialog(fox, qtbot, ConsentDialog)


def summarising(request: Request) -> Reply:
    if "=== section" in request.text:
        return Reply("The keeper walks round the lamp.", delay=0.1)
    return cite_the_evidence(request)


@pytest.fixture
def running():
    with Endpoint(summarising, models=("chat",)) as made:
        yield made


def test_no_model_reads_a_book_before_the_reader_agreed_to_it(
    fox: MainWindow, qtbot, long: Path, running: Endpoint, tmp_path: Path
) -> None:
    _without_a_model_summaries_begin_with_one(fox, qtbot, long)
    arrived(fox, qtbot, long)
    _a_provider_that_is_set_up_starts_no_job(fox, qtbot, running)
    _nothing_is_sent_before_the_reader_agrees(fox, qtbot, long, running)
    _who_said_not_now_can_have_them_later(fox, qtbot, running)
    open_in(fox, qtbot, eight_chapters(tmp_path / "second.txt", "saw"))
    _another_model_changes_the_figures_and_does_it(fox, qtbot, running)


def _without_a_model_summaries_begin_with_one(fox: MainWindow, qtbot, long: Path) -> None:
    show(fox, qtbot, long)
    summarise = fox.commands.all["book.summarise"]
    summarise.act()
    QTest.keyClick(dialog(fox, qtbot, SetUpDialog), Qt.Key.Key_Escape)


def _a_provider_that_is_set_up_starts_no_job(fox: MainWindow, qtbot, running: Endpoint) -> None:
    assert fox.program.models.provider() is None
    use(fox, running)
    fox.controller.model_changed()
    at_rest(fox, qtbot)
    assert isinstance(fox.program.models.provider(), Provider)
    assert not of_index(running)


def _nothing_is_sent_before_the_reader_agrees(
    fox: MainWindow, qtbot, long: Path, running: Endpoint
) -> None:
    for question in ("What did the keeper write into the log?", "Who is Marn?"):
        ask(fox, qtbot, question)
    at_rest(fox, qtbot)
    assert not of_index(running) and not notice(fox)
    wanted(fox, qtbot).later.click()
    open_again(fox, qtbot, long)
    fox.controller.model_changed()
    at_rest(fox, qtbot)
    assert not of_index(running) and not notice(fox)


def _who_said_not_now_can_have_them_later(fox: MainWindow, qtbot, running: Endpoint) -> None:
    wanted(fox, qtbot).later.click()
    summarise = fox.commands.all["book.summarise"]
    summarise.act()
    asked = dialog(fox, qtbot, ConsentDialog)
    assert not of_index(running)
    asked.yes.click()
    book = fox.controller.opened.book
    qtbot.waitUntil(lambda: bool(fox.program.indexes.overview(book).done))
    fox.controller.index.stop()  # some are made, as where a request failed
    at_rest(fox, qtbot)
    card = fox.side.contents.summaries
    qtbot.waitUntil(lambda: bool(buttons(card, "Make the rest…")))
    sent = len(of_index(running))
    press(card, "Make the rest…")
    dialog(fox, qtbot, ConsentDialog).yes.click()
    qtbot.waitUntil(lambda: not buttons(card, "Make the rest…"))
    at_rest(fox, qtbot)
    made = fox.program.indexes.overview(book)
    assert made.done == made.total and len(of_index(running)) > sent


def _another_model_changes_the_figures_and_does_it(
    fox: MainWindow, qtbot, running: Endpoint
) -> None:
    other = Provider(
        "My service", running.base_url, "small-1", context=32_768, price_in=1, price_out=2
    )
    kept = fox.program.profile.settings
    fox.program.profile.save(replace(kept, providers=(*kept.providers, other)))
    before = len(of_index(running))
    asked = wanted(fox, qtbot)
    assert [one.text() for one in asked.who.buttons] == [
        "chat on this computer", "small-1 on this computer",
    ]  # fmt: skip
    assert read(asked.who).count("min · no cost") == 2
    asked.who.buttons[1].click()
    asked.yes.click()
    qtbot.waitUntil(lambda: len(of_index(running)) > before)
    assert {request.body["model"] for request in of_index(running)[before:]} == {"small-1"}
    assert fox.program.profile.settings.index_at == "My service"


@pytest.mark.thorough
def test_the_reader_agrees_pauses_and_goes_on(
    fox: MainWindow, qtbot, long: Path, running: Endpoint
) -> None:
    use(fox, running)
    open_in(fox, qtbot, long)
    asked = wanted(fox, qtbot)
    assert asked.first.toPlainText() and not asked.first.isVisible()
    asked.show_first.click()
    assert asked.first.isVisible() and "Marn did 1." in asked.first.toPlainText()
    assert asked.most.suffix() == " min" and asked.most.value() >= 10
    QTest.keyClick(asked, Qt.Key.Key_Return)  # never agrees
    assert not of_index(running)
    fox.controller.index.propose_summaries()
    dialog(fox, qtbot, ConsentDialog).yes.click()
    qtbot.waitUntil(lambda: len(of_index(running)) >= 2)
    fox.controller.index.pause_or_resume()
    at_rest(fox, qtbot)
    sent = len(of_index(running))
    fox.controller.set_limit(True)  # the index follows a limit, but not while it is paused
    fox.controller.set_limit(False)
    at_rest(fox, qtbot)
    assert len(of_index(running)) == sent
    card = fox.side.contents.summaries
    qtbot.waitUntil(lambda: bool(buttons(card, "Go on")))
    assert "Paused" in read(card)
    left = fox.controller.index._agreed
    assert left is not None and 0 < left.minutes < fox.controller.index._given.minutes
    fox.controller.index.pause_or_resume()
    at_rest(fox, qtbot)
    assert len(of_index(running)) > sent
    assert not notice(fox)
    # The contents say how far it is, and have it deleted at the second press.
    card = fox.side.contents.summaries
    qtbot.waitUntil(lambda: bool(buttons(card, "Delete…")))
    made = fox.program.indexes.overview(fox.controller.opened.book)
    assert f"{made.done} of {made.total}" in read(card) and made.done == made.total > 1
    model = fox.side.contents.tree.model()
    said = Qt.ItemDataRole.AccessibleTextRole
    assert str(model.index(0, 0).data(said)).endswith(", summarised")
    tree = fox.side.contents.tree
    tree.setCurrentIndex(model.index(0, 0))
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: bool(tree.window().findChildren(ShortCard)))
    (short,) = tree.window().findChildren(ShortCard)
    assert "In short, by chat. A help for finding, never evidence." in read(short)
    assert short.text.text() and "[f" not in short.text.text()
    short.close()
    # What another model wrote is made again at a press, once the reader has agreed to that too.
    assert not buttons(card, "Make them anew…")
    kept = fox.program.profile.settings
    other = replace(kept.providers[0], model="other")
    fox.program.profile.save(replace(kept, providers=(other,)))
    fox.controller.model_changed()
    fox.controller.index.idle.emit()
    qtbot.waitUntil(lambda: "↻ Chapters by another model (chat): 8" in read(card))
    sent = len(of_index(running))
    press(card, "Make them anew…")
    asked = dialog(fox, qtbot, ConsentDialog)
    assert len(of_index(running)) == sent and "other" in read(asked)
    asked.yes.click()
    qtbot.waitUntil(lambda: len(of_index(running)) > sent)
    at_rest(fox, qtbot)
    book = fox.controller.opened.book
    assert not fox.program.indexes.overview(book).older
    qtbot.waitUntil(lambda: "↻" not in read(card) and bool(buttons(card, "Delete…")))
    assert not buttons(card, "Make them anew…")
    press(card, "Delete…")
    assert card.isVisible()
    press(card, "Delete for good")
    qtbot.waitUntil(lambda: not card.isVisible())
    assert not fox.program.indexes.overview(fox.controller.opened.book).done
    qtbot.waitUntil(lambda: "summarised" not in str(model.index(0, 0).data(said)))


@pytest.mark.thorough
def test_when_the_minutes_are_over_it_stops_and_asks(fox: MainWindow, qtbot, long: Path) -> None:
    def endless(request: Request) -> Reply:
        return Reply(fault="endless" if "=== section" in request.text else "")

    with Endpoint(endless, models=("chat",)) as running:
        use(fox, running)
        open_in(fox, qtbot, long)
        at_rest(fox, qtbot)
        fox.controller.index.build_summaries(Agreement(minutes=0.5 / 60))
        qtbot.waitUntil(lambda: "The limit you set" in notice(fox))
        at_rest(fox, qtbot)
        sent = len(of_index(running))
        fox.controller.index.go_on()
        at_rest(fox, qtbot)
        assert len(of_index(running)) == sent >= 1
    press(fox.chat, "Go on")
    assert fox.controller.index._agreed is not None


@pytest.mark.thorough
def test_for_every_book_is_kept_and_asks_no_more(
    fox: MainWindow, qtbot, long: Path, lamp: Path, running: Endpoint
) -> None:
    use(fox, running)
    open_in(fox, qtbot, lamp)
    asked = wanted(fox, qtbot)
    asked.for_all.click()
    asked.yes.click()
    qtbot.waitUntil(lambda: Program().profile.settings.summaries == "always")
    qtbot.waitUntil(lambda: bool(of_index(running)))
    at_rest(fox, qtbot)
    before = len(of_index(running))
    open_in(fox, qtbot, long)
    qtbot.waitUntil(lambda: len(of_index(running)) > before)
    assert not notice(fox)
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_what_was_agreed_to_goes_with_the_book_and_with_the_model(
    fox: MainWindow, qtbot, long: Path, lamp: Path, running: Endpoint
) -> None:
    use(fox, running)
    open_in(fox, qtbot, lamp)
    at_rest(fox, qtbot)
    fox.controller.index.build_summaries(Agreement(minutes=5))
    at_rest(fox, qtbot)
    open_in(fox, qtbot, long)
    at_rest(fox, qtbot)
    sent = len(of_index(running))
    at_rest(fox, qtbot)
    assert len(of_index(running)) == sent
    fox.controller.index._agreed = Agreement(minutes=5)
    fox.controller.model_changed()
    at_rest(fox, qtbot)
    assert fox.controller.index._agreed is None and len(of_index(running)) == sent


COST = Estimate(80, 212_000, 19_000, 0.04)
READ = Estimate(40, 100_000, 9_000, 0.02)


def figures(asked: ConsentDialog) -> list[str]:
    """The numbers that the dialog shows, from left to right."""
    shown = [label for label in asked.findChildren(QLabel, "figure") if label.isVisible()]
    return [label.text() for label in sorted(shown, key=lambda label: label.x())]


@pytest.fixture
def behind(qtbot) -> QWidget:
    """What a dialog stands before."""
    made = QWidget()
    made.resize(1300, 820)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("local", [True, False])
def test_the_figures_follow_what_is_ticked(behind: QWidget, local: bool) -> None:
    at = "on this computer" if local else "at My service"
    plan = Plan("small-1", at, local, 2, 62, COST, READ, "chapter 12", "All of it.")
    asked = ConsentDialog(plan, behind)
    asked.show()
    words = figures(asked)
    assert words == ["80", "231k", *(("48 min", "–") if local else ("4 min", "$0.04"))]
    assert asked.most.value() == (240 if local else 0.20)
    assert asked.read_only.text() == "Only what I have read so far, up to chapter 12"
    asked.read_only.click()
    assert figures(asked)[0] == "40"
    heard: list[Agreement] = []
    asked.agreed.connect(heard.append)
    asked.most.setValue(7)
    asked.yes.click()
    (made,) = heard
    assert made.read_only
    assert made.minutes == 7 if local else made.cap.money == 7
    for widget in (asked.stop_at, asked.most, asked.read_only, asked.show_first, asked.yes):
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert asked.later.isDefault() and not asked.yes.isDefault()


def test_a_service_is_chosen_with_its_price_and_cap(behind: QWidget) -> None:
    service = Plan("small-1", "at My service", False, 2, 62, COST, None, "", "To it.", False, "S")
    here = Plan("big", "on this computer", True, 1, 62, COST, None, "", "All.", others=(service,))
    asked = ConsentDialog(here, behind)
    asked.show()
    assert figures(asked)[2:] == ["48 min", "–"] and asked.most.suffix() == " min"
    told: list[object] = []
    asked.chosen.connect(told.append)
    asked.agreed.connect(told.append)
    asked.who.buttons[1].click()
    assert figures(asked)[2:] == ["4 min", "$0.04"]
    assert asked.most.text() == "$ 0.20" and asked.first.toPlainText() == "To it."
    asked.yes.click()
    assert told[0] == "S" and isinstance(told[1], Agreement) and told[1].cap.money == 0.20
