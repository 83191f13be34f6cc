"""The window that ``benchmarks.citation`` and ``.turning`` drive, in a process of its own.

``python -m benchmarks.windowchild BOOK`` opens the real window; with ``--bare`` a QWebEngineView
and nothing else shows the same files in the same place of the screen. It reads one command a line
(a JSON list) and answers each with one line of JSON. What is timed is input and pixels, which the
driver sees for itself; the commands only set the scene.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

PAGE = (256, 44, 792, 824)
"""Left, top, width and height of the page in a window of 1440 by 900, in pixels."""


def main() -> None:
    """Open the window and do what the commands say until standard input ends."""
    book, bare = Path(sys.argv[1]), "--bare" in sys.argv
    from foxreader import __main__ as program
    from foxreader.ui.platform import startup

    program.tune()
    startup.prepare()
    from PySide6 import QtWebEngineWidgets  # noqa: F401 -- before the application
    from PySide6.QtCore import QSocketNotifier
    from PySide6.QtWidgets import QApplication

    from foxreader.ui.reader import scheme

    if not bare:
        scheme.register()
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as home:
        os.environ["FOXREADER_HOME"] = home
        os.environ["FOXREADER_JUDGE"] = ""  # it would read the book, and be waited for
        scene = Bare(book) if bare else Real(book, Path(home))

        def heard() -> None:
            line = sys.stdin.readline()
            if not line:
                scene.close()
                app.quit()
                return
            verb, *arguments = json.loads(line)
            getattr(scene, verb)(reply, *arguments)

        def failed(kind: type[BaseException], error: BaseException, trace: Any) -> None:
            # A command that fails has no answer, and the driver would wait for one for ever.
            sys.__excepthook__(kind, error, trace)
            os._exit(1)

        sys.excepthook = failed

        notifier = QSocketNotifier(0, QSocketNotifier.Type.Read)
        notifier.activated.connect(heard)
        app.exec()


def reply(value: Any) -> None:
    """Answer a command."""
    print(json.dumps(value), flush=True)


def lengths(book: Any) -> list[int]:
    """The length of each file, in code points."""
    return [len(file.text) for file in book.files]


Reply = Callable[[Any], None]


class Real:
    """The program's own window. The index is not built: it would take the processor's time."""

    def __init__(self, path: Path, home: Path) -> None:
        from PySide6.QtCore import QSettings

        from foxreader.program.program import Program
        from foxreader.ui.window.main_window import MainWindow

        state = QSettings(str(home / "window.ini"), QSettings.Format.IniFormat)
        state.setValue("panel_shown", "true")
        self.window = MainWindow(Program(), state)
        self.window.setGeometry(0, 0, 1440, 900)
        self.window.show()
        self.path, self.turn = path, 0

    def open(self, then: Reply) -> None:
        """Open the book; the answer is the length of each file, in code points."""
        self.window.open(self.path)
        self._when(self._opened, lambda: then(lengths(self._book)))

    def book(self, then: Reply, path: str) -> None:
        """Open another book and index it; the answer is "opened" or what was said instead."""
        self.path = Path(path)
        said: list[str] = []
        refused = self.window.controller.loader.open_failed.connect(
            lambda path, error: said.append(str(error))
        )
        self.window.open(self.path)

        def ended() -> None:
            self.window.controller.loader.open_failed.disconnect(refused)
            then(said[0] if said else "opened")

        self._when(lambda: bool(said) or self._arrived(), ended)

    def _arrived(self) -> bool:
        return self._opened() and self.window.controller.opened.path == self.path

    @property
    def _book(self) -> Any:
        return self.window.controller.opened.book

    def _opened(self) -> bool:
        desk = self.window.controller
        rests = not self.window.jobs._running and not desk.index.running
        return desk.opened is not None and self.window.reader.ready and rests

    def answer(self, then: Reply, places: list[list[int]]) -> None:
        """Show an answer that cites these places (file, start, end), a footnote each."""
        from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
        from foxreader.core.events import Answer, Citation, Mark, Searched, Text
        from foxreader.core.span import Span

        program: list[Any] = []
        citations = []
        for number, (file, start, end) in enumerate(places, 1):
            span = Span(file, start, end)
            citations.append(
                Citation(number, span, self._book.text_at(span), self._book.title_at(span))
            )
            program += [Text(f"A claim about the book, the {number}th of them. "), Mark(number)]
        answer = Answer(
            "What is measured?", "grounded", "tools", tuple(program), tuple(citations), Searched()
        )
        self.window.chat.restore([StoredTurn(ReaderQuestion(answer.question), answer)])
        self.turn = self.window.chat.last_turn.id
        self._after(then, 400)

    def scene(self, then: Reply, number: int, place: list[int]) -> None:
        """Unmark all, go to ``place``, open the card of a footnote; the box of its Go there."""
        from foxreader.core.span import Span

        window = self.window
        window.reader.mark("evidence", [])
        window.reader.go(Span(*place))
        if window.chat.last_turn.opened != number:
            window.chat.press(self.turn, "footnote", str(number))
        self._when(lambda: window.reader.ready, lambda: self._after(lambda _: self._go(then), 300))

    def _go(self, then: Reply) -> None:
        view = self.window.chat.transcript

        def found(box: list[float] | None) -> None:
            corner = view.mapToGlobal(view.rect().topLeft())
            assert box is not None
            left, top, right, bottom = box
            then([round(corner.x() + left), round(corner.y() + top),
                  round(right - left), round(bottom - top)])  # fmt: skip

        view.box_of(self.turn, ".go", found)

    def place(self, then: Reply, place: list[int]) -> None:
        """Go to ``place`` and give the page the keys; the place that is then shown."""
        from foxreader.core.span import Span

        reader = self.window.reader
        reader.go(Span(*place))
        reader.setFocus()
        self._when(lambda: reader.ready, lambda: self._after(lambda _: self.where(then), 300))

    def where(self, then: Reply) -> None:
        """File and offset of the first character shown."""
        place = self.window.reader.place
        then([place.file, place.start])

    def evidence(self, then: Reply) -> None:
        """The colours of a mark, of the page, and of the flash if there is one."""
        theme = self.window.theme
        then([theme.evidence, theme.page])

    def page(self, then: Reply) -> None:
        """The box of the page on the screen."""
        reader = self.window.reader
        corner = reader.mapToGlobal(reader.rect().topLeft())
        then([corner.x(), corner.y(), reader.width(), reader.height()])

    def close(self) -> None:
        """End."""
        self.window.close()

    def _when(self, true: Callable[[], bool], then: Callable[[], None]) -> None:
        from PySide6.QtCore import QTimer

        if true():
            then()
        else:
            QTimer.singleShot(20, lambda: self._when(true, then))

    def _after(self, then: Reply, milliseconds: int) -> None:
        from PySide6.QtCore import QTimer

        QTimer.singleShot(milliseconds, lambda: then(True))


_SCRIPT = """
globalThis.range = (start, end) => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = new Range();
  let at = 0, begun = false;
  for (let node; (node = walk.nextNode()); at += node.length) {
    if (!begun && start < at + node.length) { range.setStart(node, start - at); begun = true; }
    if (begun && end <= at + node.length) { range.setEnd(node, end - at); break; }
  }
  return range;
};
globalThis.show = (start, end) => {
  const found = range(start, end);
  CSS.highlights.set('evidence', new Highlight(found));
  scrollTo(0, scrollY + found.getBoundingClientRect().top - innerHeight * 0.3);
};
globalThis.button = (act) => {
  document.getElementById('go')?.remove();
  const made = document.createElement('button');
  made.id = 'go';
  made.textContent = 'Go there';
  made.style = 'position:fixed;left:20px;top:20px;width:80px;height:30px';
  made.onclick = act;
  document.body.append(made);
};
const want = location.hash.match(/^#(\\d+)-(\\d+)$/);
if (want) show(+want[1], +want[2]);
"""
_STYLE = """<style>html{background:#FFFDF9;font:19px/31px serif}body{max-width:640px;margin:0 auto;
padding:3.2rem 1.5rem 40vh}::highlight(evidence){background:#FCE3A6}</style>"""


class Bare:
    """A view of the browser engine and nothing else: what the machine can do at best."""

    def __init__(self, path: Path) -> None:
        from PySide6.QtCore import QUrl
        from PySide6.QtWebEngineWidgets import QWebEngineView

        from foxreader.formats import open_book

        self._url = QUrl.fromLocalFile
        self.book = open_book(path)[0]
        self._folder = tempfile.TemporaryDirectory()
        self.view = QWebEngineView()
        self.view.setGeometry(*PAGE)
        self.view.show()

    def _file(self, number: int) -> Path:
        """The chapter as a document of its own; its pictures are left out."""
        path = Path(self._folder.name) / f"{number}.xhtml"
        if not path.exists():
            markup = self.book.files[number].markup.decode()
            script = f"<script><![CDATA[{_SCRIPT}]]></script>"
            path.write_text(
                markup.replace("</head>", f"{_STYLE}</head>").replace("</body>", f"{script}</body>")
            )
        return path

    def open(self, then: Reply) -> None:
        """Show the first file; the answer is the length of each."""
        self._load(0, "", lambda: then(lengths(self.book)))

    def _load(self, number: int, hash_: str, then: Callable[[], None]) -> None:
        from PySide6.QtCore import Qt, QTimer

        url = self._url(str(self._file(number)))
        if hash_:
            url.setFragment(hash_)
        self.view.page().loadFinished.connect(
            lambda ok: QTimer.singleShot(300, then), Qt.ConnectionType.SingleShotConnection
        )
        self.view.load(url)

    def answer(self, then: Reply, places: list[list[int]]) -> None:
        """Remember the places that are gone to."""
        self.places = places
        for file, _, _ in places:
            self._file(file)
        then(True)

    def scene(self, then: Reply, number: int, place: list[int]) -> None:
        """A page at ``place`` with a button that goes to a footnote's words; the button's box."""
        file, start, end = self.places[number - 1]
        same = place[0] == file
        link = f"{file}.xhtml#{start}-{end}"
        act = f"() => show({start}, {end})" if same else f"() => {{ location.href = '{link}' }}"

        def loaded() -> None:
            self.view.page().runJavaScript(f"button({act})")
            from PySide6.QtCore import QTimer

            QTimer.singleShot(200, lambda: then([PAGE[0] + 20, PAGE[1] + 20, 80, 30]))

        self._load(place[0], "", loaded)

    def place(self, then: Reply, place: list[int]) -> None:
        """Show a place, and have PageDown at the chapter's end load the next."""

        def loaded() -> None:
            file, at = place[0], place[1]
            self._file(min(file + 1, len(self.book.files) - 1))
            self.view.page().runJavaScript(
                f"scrollBy(0, range({at}, {at + 1}).getBoundingClientRect().top - 28);"
                "const end = () => document.documentElement.scrollHeight - innerHeight - 2;"
                "addEventListener('keydown', event => {"
                " if (event.key === 'PageDown' && scrollY >= end())"
                f" location.href = '{file + 1}.xhtml'; }})"
            )
            self.view.setFocus()
            from PySide6.QtCore import QTimer

            QTimer.singleShot(200, lambda: then(place[:2]))

        self._load(place[0], "", loaded)

    def evidence(self, then: Reply) -> None:
        """The colours of a mark and of the page."""
        then(["#FCE3A6", "#FFFDF9"])

    def page(self, then: Reply) -> None:
        """The box of the page on the screen."""
        then(list(PAGE))

    def close(self) -> None:
        """End."""
        self.view.close()


if __name__ == "__main__":
    main()
