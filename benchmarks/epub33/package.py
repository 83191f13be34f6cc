"""Rules for the container, the package and the navigation: ocf, pkg, nav, pss."""

from __future__ import annotations

import tempfile
import unicodedata
import zipfile
from pathlib import Path

from PySide6.QtCore import Qt, QUrl

from benchmarks.epub33.content import fonts
from benchmarks.epub33.publication import Publication
from benchmarks.epub33.rules import (
    Rule,
    all_of,
    asks,
    lists,
    opens,
    picture,
    says,
    shows,
    styled,
)  # fmt: skip
from foxreader.core.errors import FoxError
from foxreader.formats import open_book

ARABIC, HEBREW = "CSS: مغامرة جديدة!", "CSS: הרפתקה חדשה!"
PASSES = "Test passes if"


def titled(words: str, direction: str = "") -> Rule:
    """The title of the window is this, and its lines run to this side."""

    def rule(p: Publication) -> bool:
        title = p.book.metadata.title
        plain = title.strip("\u2066\u2067\u2069")
        return plain == words and (not direction or runs(title) == direction)

    return rule


def runs(text: str) -> str:
    """Which way ``text`` runs: as it is isolated, else as its first directed letter does."""
    if text[:1] in ("\u2066", "\u2067"):
        return "rtl" if text[0] == "\u2067" else "ltr"
    kinds = {"L": "ltr", "R": "rtl", "AL": "rtl"}
    found = (kinds.get(unicodedata.bidirectional(c), "") for c in text)
    return next(filter(None, found), "ltr")


def repacked(change: str) -> Rule:
    """The book is refused when its archive is packed as the test means it.

    The files of the test are here packed as any other: what they are about was lost.
    """

    def rule(p: Publication) -> bool:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / p.path.name
            method = zipfile.ZIP_BZIP2 if change == "bzip2" else zipfile.ZIP_DEFLATED
            with zipfile.ZipFile(p.path) as old, zipfile.ZipFile(path, "w", method) as new:
                for name in old.namelist():
                    new.writestr(name, old.read(name))
            if change == "split":
                data = path.read_bytes()
                path.write_bytes(data[: len(data) // 2])
            try:
                open_book(path)[1].close()
            except FoxError:
                return True
        return False

    return rule


def turned(key: Qt.Key) -> Rule:
    """The key leads through all files in their order, the other arrow back."""

    def rule(p: Publication) -> bool:
        back = Qt.Key.Key_Left if key == Qt.Key.Key_Right else Qt.Key.Key_Right
        p.show(0)
        pages = [p.press(key) for _ in p.book.files[1:]]
        step = p.press(back)
        return pages == sorted(pages) and pages[-1] >= len(p.book.files) - 2 and step < pages[-1]

    return rule


def in_order(*words: str) -> Rule:
    """The files say these words, one after the other."""

    def rule(p: Publication) -> bool:
        if len(p.book.files) != len(words):
            return False
        return all(says(word, file=number)(p) for number, word in enumerate(words))

    return rule


def follows(to: int, file: int = 0) -> Rule:
    """The link of a file leads to file ``to``."""

    def rule(p: Publication) -> bool:
        p.show(file)
        return p.follow() == to and not p.left

    return rule


def own_place(p: Publication) -> bool:
    """Another book with the same identifier is another book: each is known by its bytes."""
    other = "pkg-unique-id" if p.path.stem.endswith("duplicate") else "pkg-unique-id_duplicate"
    book, resources = open_book(p.path.with_stem(other))
    resources.close()
    same = book.metadata.identifier == p.book.metadata.identifier
    return opens(p) and same and book.key != p.book.key and book.sha256 != p.book.sha256


def places_apart(p: Publication) -> bool:
    """Each of three same documents has a place of its own in the book."""
    names = [file.name for file in p.book.files]
    opens(p)
    return len(names) == 4 and len(set(names)) == 4 and p.view.place.file == 3


def goes(entry: int, to: int) -> Rule:
    """An entry of the table of contents leads to the words of file ``to``."""

    def rule(p: Publication) -> bool:
        p.show(0)
        p.go(p.book.toc[entry].place)
        return p.view.place.file == to

    return rule


def nav_link(p: Publication) -> bool:
    """The link of a navigation document in the spine leads where it says."""
    p.show(0)
    p.view.follow(QUrl(p.js("document.querySelectorAll('a')[1].href")))
    p.until(lambda: p.view.place.file == 2)
    p.settle()
    return p.view.place.file == 2


LABELS = (("Start page", 0), ("Description of the Abbey of Sénanque", 1))
NEXT_LEFT, NEXT_RIGHT = turned(Qt.Key.Key_Left), turned(Qt.Key.Key_Right)
BOTH_LINKS = all_of(opens, lambda p: len(p.book.toc) == 2)


def pops_up(file: int) -> Rule:
    """A note comes up over the page at its mark."""

    def rule(p: Publication) -> bool:
        p.show(file)
        return p.pops_up()

    return rule


def stays(file: int) -> Rule:
    """The link is no mark of a note: nothing comes up."""
    return lambda p: not pops_up(file)(p)


RULES: dict[str, Rule] = {
    "pss-support": pops_up(0),
    "pss-support_ignore-title": all_of(pops_up(0), stays(1)),
    "nav-access": all_of(opens, lambda p: len(p.book.toc) == 1, goes(0, 0)),
    "nav-activation": all_of(nav_link, goes(1, 2)),
    "nav-non-text_img": lists(*LABELS),
    "nav-non-text_img_title": lists(*LABELS),
    "nav-spine_in-spine-hidden-toc-css": BOTH_LINKS,
    "nav-spine_in-spine-hidden-toc-html": BOTH_LINKS,
    "nav-spine_in-spine-no-list-style": lambda p: all(
        e.title[:2] not in ("a.", "1.", "α.") for e in p.book.toc
    ),
    "nav-spine_in-spine": BOTH_LINKS,
    "nav-spine_not-in-spine": BOTH_LINKS,
    "ocf-font_obfuscation": fonts("loaded"),
    "ocf-font_obfuscation_bis": fonts("error"),
    "ocf-metainf-inc": all_of(opens, says(PASSES), lambda p: not p.book.warnings),
    "ocf-metainf-manifest": all_of(opens, lambda p: len(p.book.files) == 1),
    "ocf-package_arbitrary": says("Test passes if you see this."),
    "ocf-package_multiple": says("Test passes if you see this."),
    "ocf-url_link-leaking-relative": picture(),
    "ocf-url_link-path-absolute": picture(),
    "ocf-url_link-relative": picture(),
    "ocf-url_manifest": says("Test passes if this page opens."),
    "ocf-url_relative": says("Test passes if this page opens."),
    "ocf-zip-comp": repacked("bzip2"),
    "ocf-zip-mult": repacked("split"),
    "pkg-collections-unknown": says(PASSES),
    "pkg-creator-order": lambda p: (
        p.book.metadata.authors
        == ("Dave Cramer", "Wendy Reid", "Dan Lazin", "Ivan Herman", "Brady Duga")
    ),
    "pkg-dir-auto_root-rtl": titled(ARABIC, "ltr"),
    "pkg-dir-auto_root-unset": titled(HEBREW, "ltr"),
    "pkg-dir_but_not_content": all_of(
        titled(HEBREW), styled("html, body, ul, p", "direction", ["ltr"] * 4)
    ),
    "pkg-dir_creator-rtl": lambda p: runs(p.book.metadata.authors[0]) == "rtl",
    "pkg-dir_rtl-root-ltr": titled(HEBREW, "rtl"),
    "pkg-dir_rtl-root-unset": titled(HEBREW, "rtl"),
    "pkg-dir_unset-root-rtl": titled(ARABIC, "rtl"),
    "pkg-dir_unset-root-unset": titled(ARABIC, "ltr"),
    "pkg-lang_but_not_content": all_of(
        opens, asks("[document.documentElement.lang, document.body.lang].join('')", "")
    ),
    "pkg-manifest-unknown": says(PASSES),
    "pkg-manifest-unlisted-resource": shows("#ff0000", 0, 0.001),
    "pkg-meta-unknown": says(PASSES),
    "pkg-meta-whitespace": all_of(
        titled("pkg-meta-whitespace"), lambda p: p.book.metadata.authors == ("Dave Cramer",)
    ),
    "pkg-spine-duplicate-item-hyperlink": follows(1),
    "pkg-spine-duplicate-item-rendering": in_order(PASSES, *["occurs three times"] * 3),
    "pkg-spine-duplicate-item-ui": places_apart,
    "pkg-spine-nonlinear-activation": follows(1),
    "pkg-spine-order-svg": in_order("Page 1", "Page 2", "Page 3", "Page 4"),
    "pkg-spine-order": in_order("must appear first", "second", "third", "last"),
    "pkg-spine-progression-default": NEXT_LEFT,
    "pkg-spine-progression-pre-paginated": NEXT_RIGHT,
    "pkg-spine-progression_ltr": NEXT_RIGHT,
    "pkg-spine-progression_rtl": NEXT_LEFT,
    "pkg-spine-unknown": says(PASSES),
    "pkg-title-order": titled("pkg-title-order"),
    "pkg-unique-id": own_place,
    "pkg-unique-id_duplicate": own_place,
    "pkg-version-backward": says(PASSES),
}
