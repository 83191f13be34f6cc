"""What no rule decides: tests that do not apply or could not be run, and why a test fails."""

from __future__ import annotations

_CHECKER = "It is a demand on EPUBCheck, not on a reading system."
_SCRIPTS = "Scripts of books are off by design."
_OVERLAYS = "It is for reading systems without media overlays."
NO_SOUND = "This computer has no loudspeaker, or no library for sound."
_TEMPLATE = "An empty template, not a test."

_SCRIPTED = (
    "ocf-url_origin",
    "ocf-url_parse-leaking-relative",
    "ocf-url_parse-path-absolute",
    "scr-not-support_ccscript-modify-host",
    "scr-not-support_ccscript-modify-size",
    "scr-readingsystem-features",
    "scr-readingsystem-support",
    "scr-readingsystem-support_iframe",
    "scr-readingsystem-support_iframe_svg",
    "scr-readingsystem-support_svg",
    "scr-support",
    "scr-support_iframe",
    "scr-support_origin",
    "scr-support_origin_unique",
    "scr-support_scrolled-continuous",
    "scr-support_scrolled-doc",
    "scr-support_svg",
)
NOT_APPLICABLE = {
    "fxl-layout-duplication": _CHECKER,
    "lay-pp-layout-duplication": _CHECKER,
    "mol-ignore": _OVERLAYS,
    **dict.fromkeys(_SCRIPTED, _SCRIPTS),
    "xx-epub-template": _TEMPLATE,
    "xx-lay-pp-template": _TEMPLATE,
}
"""Tests that ask nothing of this reading system, with the reason."""

UNTESTED = {
    "lay-reflow-align-x-center": "The property is not supported, which the test says to enter so.",
    "pkg-linked-records": "Linked records are not supported, which the test says to enter so.",
}
"""Tests that were not run, with the reason."""

FAILS = {
    "css-epub-text-transform": "The engine does not know the value full-width.",
    "lay-pkg-flow-scrolled-continuous": (
        "A chapter scrolls as one document; the next one comes at its end, not below it."
    ),
    "pkg-manifest-unlisted-resource": (
        "A picture that a chapter shows and the manifest forgot is shown all the same."
    ),
    "pub-cmt-jxl": "The engine does not decode JPEG XL, which EPUB 3.3 does not ask for.",
}
"""Why each test fails that does."""
