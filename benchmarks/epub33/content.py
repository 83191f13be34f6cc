"""Rules for the content of chapters: cnt, css, pub, sec, scr."""

from __future__ import annotations

from benchmarks.epub33.publication import Publication
from benchmarks.epub33.rules import (
    GREEN,
    RED,
    Rule,
    all_of,
    asks,
    hides,
    opens,
    picture,
    says,
    shows,
    styled,
    warned,
)  # fmt: skip

STAR = "#80c080"  # half-transparent green on the page
FONTS = "[...document.fonts].map(font => font.status)"
NO_SCRIPT = "No script has been executed."

# A word whose letters stand on several lines was broken.
BROKEN_WORDS = """(paragraph => {
  const { index } = fox.view, from = index.offset(paragraph, 0);
  let broken = 0;
  for (const { index: at, 0: word } of paragraph.textContent.matchAll(/[\\p{L}\\u00ad]+/gu)) {
    const boxes = [...index.range(from + at, from + at + word.length).getClientRects()];
    broken += new Set(boxes.filter(b => b.width).map(b => Math.round(b.top))).size > 1;
  }
  return broken;
})"""


def fonts(status: str) -> Rule:
    """All fonts of the book have a status."""

    def rule(p: Publication) -> bool:
        p.show(0)
        found = p.js(FONTS)
        return bool(found) and set(found) == {status}

    return rule


def breaks(selector: str, *, words: bool) -> Rule:
    """Whether words of a paragraph are broken at the ends of lines, at any of three sizes."""

    def rule(p: Publication) -> bool:
        found = 0
        for width in (1100, 520, 430):
            p.resize((width, 760))
            p.show(0)
            found += p.js(f"{BROKEN_WORDS}(document.querySelector({selector!r}))")
        return (found > 0) == words

    return rule


def fetches_nothing(p: Publication) -> bool:
    """Nothing outside the book is asked for, and none of it shows."""
    opens(p)
    return not p.asked_outside and not p.js("document.querySelectorAll('iframe, script').length")


def consents(p: Publication) -> bool:
    """A link out of the book leaves it only through the question of the window."""
    p.show(0)
    p.follow()
    return len(p.left) == 1 and not p.asked_outside


def plays(p: Publication) -> bool | None:
    """The sound plays when the reader presses it; None where nothing can be heard."""
    p.show(0)
    return p.plays()


def superscript(p: Publication) -> bool:
    """The second letter of a power is smaller and stands higher."""
    p.show(0)
    low, high = p.js(
        "[...document.querySelector('msup').children].map(e => e.getBoundingClientRect())"
        ".map(b => [b.top, b.bottom, b.height])"
    )
    return bool(high[1] < low[1] and high[2] < low[2])


def inside(selector: str, file: int = 0) -> Rule:
    """Nothing of what is found is cut off by the window."""
    return asks(
        f"[...document.querySelectorAll('{selector}')].every(e => "
        "e.getBoundingClientRect().right <= innerWidth)",
        file=file,
    )


ALIGNMENTS = ("auto", "start", "end", "left", "right", "center", "justify")
MARKS = (
    "dot", "circle", "double-circle", "triangle", "sesame", '"a"', "open dot", "open dot",
    "double-circle", "triangle", "triangle", "dot", "dot",
)  # fmt: skip
PICTURES = ("avif", "gif", "jpeg", "jxl", "png", "svg", "webp")
BLUE = "rgb(0, 0, 255)"
EMPHASIS = all_of(
    styled(".test span", "textEmphasisStyle", MARKS),
    styled(".emphasis-filled-dot-blue", "textEmphasisColor", [BLUE]),
    styled(".emphasis-filled-dot-under", "textEmphasisPosition", ["under"]),
    styled(".test span", "textEmphasisPosition", ["over left"], file=1),
    styled(".test span", "textEmphasisPosition", ["over"], file=3),
)

RULES: dict[str, Rule] = {
    **{f"cnt-css-fonts_{kind}": fonts("loaded") for kind in ("ot", "tt", "woff", "woff2")},
    "cnt-mathml-support": superscript,
    "cnt-svg-css-inclusion": shows(STAR, 0.01),
    "cnt-svg-css-reference": all_of(picture(), shows(GREEN, 0.05)),
    "cnt-svg-css": shows(STAR, 0.01),
    "cnt-svg-embedded": shows(RED, 0.03),
    "cnt-svg-support": all_of(shows(RED, 0.03), says("Test passes if you see this text")),
    "cnt-xhtml-support": says("Test passes if you see this."),
    "css-epub-hyphens": all_of(
        styled("p[style]", "hyphens", ["none", "manual", "auto"]),
        breaks("p[style*=none]", words=False),
        breaks("p[style*=manual]", words=True),
        breaks("p[style*=auto]", words=True),
    ),
    "css-epub-line-break": all_of(
        styled(".wrapbox", "lineBreak", ["auto", "loose", "normal", "strict"]), inside(".wrapbox")
    ),
    "css-epub-text-align-last": styled("p[style]", "textAlignLast", ALIGNMENTS),
    "css-epub-text-combine-horizontal": styled(
        "p span", "textCombineUpright", ["none", "all", "all", "all"] * 2
    ),
    "css-epub-text-emphasis": all_of(fonts("loaded"), EMPHASIS),
    "css-epub-text-orientation": styled(
        "p[class]", "textOrientation", ["mixed", "upright", "sideways", "sideways"], file=1
    ),
    "css-epub-text-transform": asks(
        "(s => s.textTransform.includes('full-width'))"
        "(getComputedStyle(document.querySelector('p[style]')))"
    ),
    "css-epub-text-underline-position": all_of(
        styled(".underline", "textUnderlinePosition", ["auto"]),
        styled(".underline", "textUnderlinePosition", ["under"], file=1),
        styled(".underline", "textUnderlinePosition", ["under left"], file=2),
        styled(".underline", "textUnderlinePosition", ["under right"], file=4),
    ),
    "css-epub-word-break": all_of(
        styled("p[style]", "wordBreak", ["normal", "keep-all", "break-all"]),
        breaks("p[style*=keep]", words=False),
        breaks("p[style*=break-all]", words=True),
    ),
    "css-epub-writing-mode": all_of(
        styled("p[style]", "writingMode", ["horizontal-tb"]),
        styled("body", "writingMode", ["vertical-rl"], file=1),
        styled("body", "writingMode", ["vertical-lr"], file=2),
        asks("document.querySelector('h1').getBoundingClientRect().left > innerWidth / 2", file=1),
        asks("document.querySelector('h1').getBoundingClientRect().left < innerWidth / 2", file=2),
    ),
    **{f"pub-cmt-{kind}": picture() for kind in PICTURES},
    **{f"pub-cmt-{kind}": plays for kind in ("mp3", "mp4", "opus")},
    "pub-data-urls_browsing-context": picture(),
    "pub-data-urls_top-level-content": all_of(picture(), says("Page 1.")),
    "pub-external-links": consents,
    "pub-external-links_consent": consents,
    "pub-file-urls": fetches_nothing,
    "pub-foreign_bad-fallback": lambda p: bool(p.refusal or p.book.warnings),
    "pub-foreign_image": picture(),
    "pub-foreign_json-spine": says("Test passes if you see this text."),
    "pub-foreign_xml-spine": says("Test passes if you see this text."),
    "pub-foreign_xml-suffix-spine": says("Test passes if you see this text."),
    "pub-xml-external-id": hides("The test fails"),
    "pub-xml-names": warned("errors in its markup"),
    "pub-xml-non-validating_comment": lambda p: opens(p) and len(p.book.files) == 2,
    "pub-xml-non-validating_unclosed": warned("errors in its markup"),
    "scr-storage-delete": says("hence this test succeeds"),
    "scr-support-fallback": says("Test passes."),
    "sec-untrusted-consent_network": fetches_nothing,
    "sec-untrusted-consent_scripting": all_of(says(NO_SCRIPT), fetches_nothing),
}
