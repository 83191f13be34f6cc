"""Rules for the tests of media overlays and of reading aloud.

The W3C's copies lack the sound that most of them name: a stand-in of the same length is put in its
place. A voice is Qt's engine for tests, which takes the time of speech and is not heard.
"""

from __future__ import annotations

import io
import shutil
import tempfile
import time
import wave
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from benchmarks.epub33.publication import Publication
from foxreader.core.span import Span
from foxreader.ui.aloud.controller import ReadAloud

_SOUND = "EPUB/audio/mobydick.mp4"
_LONG = 160  # seconds of the stand-in; the last clip ends at 153
_MOST = 60  # seconds that a reading may take, at three times the speed
_NEAR = 0.5  # seconds between a clip's beginning and where the sound is when it is marked
_GREEN, _GREY = "rgb(13, 146, 95)", "rgb(158, 158, 158)"


def _stand_in() -> bytes:
    made = io.BytesIO()
    with wave.open(made, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(bytes(2 * 8000 * _LONG))
    return made.getvalue()


def _with_sound(rule: Callable[[Publication], bool]) -> Callable[[Publication], bool | None]:
    """``rule`` for the publication with a sound; None where Qt's player does not load."""

    def judged(p: Publication) -> bool | None:
        try:
            import PySide6.QtMultimedia  # noqa: F401
        except ImportError:
            return None
        with tempfile.TemporaryDirectory() as folder:
            path = Path(shutil.copy(p.path, folder))
            with zipfile.ZipFile(path, "a") as book:
                if _SOUND not in book.namelist():
                    book.writestr(_SOUND, _stand_in())
            sounding = Publication(p.driver, path)
            try:
                return rule(sounding)
            finally:
                p.driver.aloud.stop()
                sounding.close()

    return judged


def _begin(p: Publication, place: Span) -> ReadAloud:
    """Have the book read from a place; it shows that."""
    p.show(place.file)
    aloud = p.driver.aloud
    aloud.speaker.voice.engine = "mock"
    aloud.speaker.player.needs_loudspeaker = False
    aloud.read_from(place)
    return aloud


def _waits(p: Publication, done: Callable[[], object]) -> bool:
    ends = time.monotonic() + _MOST
    p.until(lambda: done() or time.monotonic() > ends)
    return bool(done())


def _heard(p: Publication) -> int:
    """The number of the first file that is narrated."""
    return next(n for n in range(1, len(p.book.files)) if p.book.files[n].text.strip())


def narrates(p: Publication, *, css: bool = False) -> bool:
    """The clips are played at their times, each with its words marked."""
    file = _heard(p)
    told: list[bool] = []
    aloud = p.driver.aloud

    def began() -> None:
        now = aloud.reading.current
        clip = now.clip if now is not None else None
        at = aloud.speaker.player.at
        near = clip is not None and (not told or abs(at - clip.begin) < _NEAR)
        told.append(near and bool(now and now.narrated and now.words))

    aloud.began.connect(began)
    try:
        _begin(p, Span(file, 0, 0))
        if not _waits(p, lambda: len(told) >= 4):
            return False
        styles = True
        if css:
            marked = "document.querySelector('.active-item')"
            _waits(p, lambda: p.js(f"!!{marked}"))
            styles = p.js(f"getComputedStyle({marked}).backgroundColor") == _GREEN
            styles &= _GREY in p.styles("p", "color")
        return all(told) and styles
    finally:
        aloud.began.disconnect(began)


def goes_over(p: Publication) -> bool:
    """From the last clip of a file it goes to the next file, which is shown then."""
    file = _heard(p)
    text = p.book.files[file].text
    aloud = _begin(p, Span(file, len(text.rstrip()) - 1, len(text)))

    def there() -> bool:
        now = aloud.reading.current
        return now is not None and now.place.file == file + 1 and aloud.follow.shows(file + 1)

    return _waits(p, there) and aloud.speaker.narrates(aloud.reading.current)


def goes_along(p: Publication) -> bool:
    """The reader turns to another chapter, and the narration goes there."""
    aloud = _begin(p, Span(0, 0, 0))
    if not _waits(p, lambda: aloud.speaker.player.playing):
        return False
    p.view.go(Span(1, 0, 0))
    now = aloud.reading
    return _waits(p, lambda: now.current is not None and now.current.place.file == 1)


def speaks(p: Publication) -> bool | None:
    """A voice reads all the words of a file whose narration has no sound."""
    try:
        import PySide6.QtTextToSpeech  # noqa: F401
    except ImportError:
        return None
    file, aloud = _heard(p), p.driver.aloud
    words: list[str] = []

    def began() -> None:
        now = aloud.reading.current
        words.append(now.words if now is not None and aloud.speaker.by_voice else "")

    aloud.began.connect(began)
    try:
        _begin(p, Span(file, 0, 0))
        _waits(p, lambda: aloud.state == "off")
        return " ".join(words) == " ".join(p.book.files[file].text.split())
    finally:
        aloud.began.disconnect(began)
        aloud.stop()


RULES: dict[str, Callable[[Publication], bool | None]] = {
    "mol-css": _with_sound(partial(narrates, css=True)),
    "mol-navigation": _with_sound(goes_along),
    "mol-support_xhtml": _with_sound(narrates),
    "mol-support_xhtml-fxl": _with_sound(narrates),
    "mol-support_xhtml-load": _with_sound(goes_over),
    "mol-support_xhtml-load-fxl": _with_sound(goes_over),
    "mol-support_xhtml-load-next": _with_sound(goes_over),
    "mol-support_xhtml-load-next-fxl": _with_sound(goes_over),
    "mol-timing-synchronization": _with_sound(narrates),
    "mol-tts_multi": speaks,
    "mol-tts_single": speaks,
}
