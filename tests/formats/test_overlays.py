"""Media overlays: clock values, SMIL files of any kind, and what of them reaches the program."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.inside import Clip, FileAloud, pack_aloud, unpack_aloud
from foxreader.formats import open_book
from foxreader.formats.apart import open_apart
from foxreader.formats.epub.package import LONGEST, MAX_PARS, seconds
from foxreader.formats.html.inside import read_aloud
from narratedbook import SMIL, narrated, par

SHARED = Path(os.environ.get("FOXREADER_SHARED", Path(__file__).parents[2].parent / "shared"))
W3C = SHARED / "books/w3c-epub33"


def told(path: Path, file: int = 0) -> tuple[FileAloud, str]:
    """What the reading process tells of a file, and the file's text."""
    book, resources = open_apart(path, sha256="ab" * 32)
    try:
        return resources.aloud(book, file), book.files[file].text
    finally:
        resources.close()


def sound(times: str = "", src: str = "../s.mp3") -> str:
    return f'<audio src="{src}" {times}/>'


@pytest.mark.parametrize(
    ("clock", "value"),
    [
        ("0:00:29.268", 29.268), ("12:03", 723.0), ("5:34:31.396", 20071.396),
        ("124:59:36", 449976.0), ("76.2s", 76.2), ("7.75h", 27900.0), ("13min", 780.0),
        ("2345ms", 2.345), ("12.345", 12.345), ("npt=12.3s", 12.3), (" 0:01:00 ", 60.0),
        ("-5s", None), ("0:-1:00", None), ("1:75:00", None), ("", None), ("nan", None),
        ("1e9", None), ("99999999h", None), ("\u0663s", None), ("5 s", None), ("0:00:60", None),
        ("+3s", None), ("smpte=10:12:33:20", None),
    ],
)  # fmt: skip
def test_clock_values(clock: str, value: float | None) -> None:
    assert seconds(clock) == (None if value is None else pytest.approx(value))


@examples(200)
@given(st.text(max_size=30) | st.from_regex(r"[-0-9:.]{0,14}(h|min|s|ms)?", fullmatch=True))
def test_no_clock_value_is_negative_or_endless(clock: str) -> None:
    value = seconds(clock)
    assert value is None or 0 <= value <= LONGEST


def test_clips_have_their_words_and_times_and_what_can_be_left(tmp_path: Path) -> None:
    body = (
        '<p id="x">One <i id="y">two</i>.</p><span epub:type="pagebreak" id="p">7</span>'
        '<table id="t"><tr><td id="c1">Three</td><td id="c2">four</td></tr></table>'
    )
    smil = (
        f"{SMIL}<body>"
        + par("../a.xhtml#y", sound('clipBegin="1s" clipEnd="0:00:02.5"'))
        + par("../a.xhtml#p", sound('clipBegin="3s"'), kind="pagebreak")
        + '<seq epub:type="table" epub:textref="../a.xhtml#t">'
        + par("../a.xhtml#c1") + par("../A.xhtml#c2", sound())
        + "</seq></body></smil>"
    )  # fmt: skip
    about, text = told(narrated(tmp_path / "n.epub", body, smil))
    assert [(text[c.start : c.end], c.audio, c.begin, c.until, c.element) for c in about.clips] == [
        ("two", "s.mp3", 1.0, 2.5, "y"), ("7", "s.mp3", 3.0, None, "p"),
        ("Three", "", 0.0, None, "c1"),
        ("four", "s.mp3", 0.0, None, "c2"),
    ]  # fmt: skip
    assert [c.left_out for c in about.clips] == [False, True, False, False]
    assert [text[a:b] for a, b in about.left_out] == ["7"]
    assert {"Threefour"} <= {"".join(text[a:b].split()) for a, b in about.structures}
    # A class of the program's own is not one a book may set.
    assert (about.active, about.playing) == ("on", "")


def test_a_file_without_a_narration_has_languages_notes_and_structures(tmp_path: Path) -> None:
    body = (
        '<p>One<a epub:type="noteref" href="#n">1</a> <span lang="fr">deux <i xml:lang="de">drei'
        '</i> trois</span> four.</p><ul><li>Five.</li></ul><aside id="n" epub:type="footnote">Note.'
        "</aside>"
    )
    path = narrated(tmp_path / "n.epub", "<p/>", "", {})
    markup = (
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'
        f' lang="en"><body>{body}</body></html>'
    )
    about = read_aloud(markup.encode(), "x.xhtml")
    text = "One1 deux drei trois four.Five.Note."
    assert [(text[a:b], code) for a, b, code in about.languages] == [
        ("One1 ", "en"), ("deux ", "fr"), ("drei", "de"), (" trois", "fr"),
        (" four.Five.Note.", "en"),
    ]  # fmt: skip
    assert [text[a:b] for a, b in about.left_out] == ["1", "Note."]
    assert [text[a:b] for a, b in about.structures] == ["Five.", "Note."]
    assert told(path, 1)[0].clips == ()


def test_notes_are_read_in_a_file_of_notes() -> None:
    notes = '<aside epub:type="endnote">A long note of the book.</aside>' * 3
    markup = (
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">'
        f"<body><h1>Notes</h1>{notes}</body></html>"
    )
    assert read_aloud(markup.encode(), "x.xhtml").left_out == ()


BODY = '<p id="x">One two.</p><p id="y">Three.</p>'
HOSTILE = {
    "negative times": (par("../a.xhtml#x", sound('clipBegin="-5s" clipEnd="2s"')), [""]),
    "an end before the beginning": (
        par("../a.xhtml#x", sound('clipBegin="9s" clipEnd="2s"')), [""]),
    "no time": (par("../a.xhtml#x", sound('clipBegin="soon"')), [""]),
    "a sound of the network": (
        par("../a.xhtml#x", sound(src="http://127.0.0.1:9/s.mp3")), [""]),
    "a sound of the disk": (par("../a.xhtml#x", sound(src="file:///etc/passwd")), [""]),
    "a sound above the book": (par("../a.xhtml#x", sound(src="../../../../etc/passwd")), [""]),
    "a sound that is not there": (par("../a.xhtml#x", sound(src="../gone.mp3")), [""]),
    "a text of the network": (par("http://127.0.0.1:9/a.xhtml#x", sound()), []),
    "a text that is not there": (par("../a.xhtml#nowhere", sound()), []),
    "itself": (par("a.smil#x", sound(src="a.smil")), []),
    "steps within steps": (f"<par>{par('../a.xhtml#x')}</par>", [""]),
    "no closing tags": ("<seq><par><text src='../a.xhtml#x'/>", [""]),
    "an entity that grows": ("&a;" + par("../a.xhtml#x"), [""]),
    "a thousand attributes": (
        "<seq " + " ".join(f"a{n}='1'" for n in range(5000)) + ">"
        + par("../a.xhtml#x", sound()) + "</seq>", ["s.mp3"]),
    "nested": ("<seq>" * 200 + par("../a.xhtml#x", sound()) + "</seq>" * 200, ["s.mp3"]),
    "long": (par("../a.xhtml#y", sound('clipBegin="1s"')) * 30_000, ["s.mp3"] * 30_000),
}  # fmt: skip


def test_a_narration_nested_without_end(tmp_path: Path) -> None:
    smil = SMIL + "<seq>" * 200_000 + par("../a.xhtml#x", sound())
    assert len(told(narrated(tmp_path / "n.epub", BODY, smil))[0].clips) <= 1


@pytest.mark.thorough
@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_narrations(kind: str, tmp_path: Path) -> None:
    steps, sounds = HOSTILE[kind]
    doctype = '<!DOCTYPE smil [<!ENTITY b "x"><!ENTITY a "&b;&b;&b;&b;">]>'
    smil = f"{doctype}{SMIL}<body>{steps}</body></smil>"
    about, text = told(narrated(tmp_path / "n.epub", BODY, smil))
    assert [clip.audio for clip in about.clips] == sounds
    for clip in about.clips:
        assert 0 <= clip.start <= clip.end <= len(text)


def test_a_narration_has_an_end(tmp_path: Path) -> None:
    smil = f"{SMIL}<body>{par('../a.xhtml#x') * (MAX_PARS + 5)}</body></smil>"
    book, resources = open_book(narrated(tmp_path / "n.epub", BODY, smil))
    overlay = resources.overlay(book.files[0].name)
    assert len(overlay.pars) == MAX_PARS


@pytest.mark.parametrize("smil", ["", "no XML", "<html/>", "\0\0", "<smil><body/></smil>"])
def test_what_is_no_narration_is_none(smil: str, tmp_path: Path) -> None:
    assert told(narrated(tmp_path / "n.epub", BODY, smil))[0].clips == ()


@pytest.mark.parametrize(
    "wrong",
    [
        {"clips": [[0, 99, "", 0, None, "", False]]}, {"clips": [[3, 1, "", 0, None, "", False]]},
        {"clips": [[0, 1, "s", -1, None, "", False]]}, {"left_out": [[-1, 2]]},
        {"clips": [[0, 1, "s", float("nan"), None, "", False]]}, {"languages": [[0, 1]]},
        {"clips": [[0, 1, "s", 5, 5, "", False]]}, {"structures": None},
    ],
)  # fmt: skip
def test_what_a_reading_process_must_not_send(wrong: dict) -> None:
    good = pack_aloud(FileAloud(clips=(Clip(0, 3, "s.mp3", 1.0, 2.0, "x"),)))
    assert unpack_aloud(good, 10).clips[0].until == 2.0
    with pytest.raises((ValueError, TypeError, IndexError)):
        unpack_aloud({**good, **wrong}, 10)


@pytest.mark.skipif(not W3C.is_dir(), reason="the W3C's test books are not here")
def test_the_w3cs_books() -> None:
    found = {}
    for path in sorted(W3C.glob("mol-*.epub")):
        book, resources = open_book(path)
        abouts = [
            read_aloud(file.markup, file.name, resources.overlay(file.name)) for file in book.files
        ]
        found[path.stem] = [len(about.clips) for about in abouts]
        words = [
            book.files[n].text[clip.start : clip.end]
            for n, about in enumerate(abouts)
            for clip in about.clips
        ]
        assert all(word.strip() for word in words), path.stem
    assert found == {
        "mol-css": [0, 12], "mol-ignore": [0, 12], "mol-navigation": [4, 2],
        "mol-support_xhtml": [0, 12], "mol-support_xhtml-fxl": [0, 12],
        "mol-support_xhtml-load": [0, 10, 2], "mol-support_xhtml-load-fxl": [0, 10, 2],
        "mol-support_xhtml-load-next": [0, 10, 2], "mol-support_xhtml-load-next-fxl": [0, 10, 2],
        "mol-timing-synchronization": [0, 12], "mol-tts_multi": [0, 4], "mol-tts_single": [0, 1],
    }  # fmt: skip
