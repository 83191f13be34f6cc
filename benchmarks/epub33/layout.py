"""Rules for layout: fxl and lay."""

from __future__ import annotations

from benchmarks.epub33.publication import Publication
from benchmarks.epub33.rules import (
    RED,
    Rule,
    all_of,
    asks,
    laid_out,
    lies,
    picture,
    same_look,
    says,
    shows,
)  # fmt: skip

PAGED = "document.documentElement.classList.contains('fx-paged')"
TALL = "document.scrollingElement.scrollHeight > innerHeight"
CLIPPED = shows(RED, 0, 0.0005)
PAIRS, ALONE = "01 23", "0 1 2 3"
STAR = "#80c080"


def swiped(p: Publication) -> bool:
    """A swipe to the side leads to the next file, and each scrolls down."""
    p.show(1)
    scrolls = p.js(f"!{PAGED} && {TALL}")
    p.js("dispatchEvent(new WheelEvent('wheel', { deltaX: 150 }))")
    p.until(lambda: p.view.place.file == 2)
    return bool(scrolls and p.view.place.file == 2)


def several_pages(p: Publication) -> bool:
    """A chapter is in pages, of which there are several."""
    p.show(1)
    return bool(p.js(f"{PAGED} && document.body.scrollWidth > 1.5 * document.body.clientWidth"))


def zooms(p: Publication) -> bool:
    """Each page grows with the zoom of the reader."""
    width = "document.documentElement.getBoundingClientRect().width"
    display = p.view.display
    for number in range(len(p.book.files)):
        p.show(number)
        before = p.js(width)
        shown = display.shape.zoom if display.shape is not None else 1.0
        display.zoom_to(1.6 * shown)
        grown = p.until(lambda before=before: p.js(width) / before > 1.55)
        display.fit("page")
        if not grown:
            return False
    return True


def full_window(p: Publication) -> bool:
    """The page is as large as the window."""
    p.show(0)
    box = p.js("(b => [b.width, b.height])(document.documentElement.getBoundingClientRect())")
    return bool(box == p.js("[innerWidth, innerHeight]"))


def begins(file: int, half: int) -> Rule:
    """The text of a file begins in the left (0) or right (1) half of the window, as pages."""
    first = "document.createTreeWalker(document.body, 4)"
    at = (
        f"(w => {{ let n; while ((n = w.nextNode()) && !n.data.trim()); const r = "
        f"document.createRange(); r.selectNodeContents(n); return Math.floor(2 * "
        f"r.getClientRects()[0].left / innerWidth); }})({first})"
    )
    return all_of(asks(PAGED, file=file), asks(at, half, file=file))


OVERRIDDEN = {
    "spine-overrides_behave-as-global": laid_out("fixed", "flowing"),
    "spine-overrides_behave-as-global-bis": laid_out("flowing", "fixed", "flowing"),
}
ICB = {
    "xhtml-icb": CLIPPED,
    "xhtml-icb_invalid_meta": CLIPPED,
    "xhtml-icb_multi": all_of(CLIPPED, shows(RED, 0.005, file=1)),
    "xhtml-icb_multi_declarations": same_look(0, 1),
    "xhtml-icb_repeated-in-meta": CLIPPED,
    "xhtml-icb_units": same_look(0, 1),
    "svg-icb_multi": all_of(
        shows(RED, 0.8, file=1), shows(STAR, 0, 0.001, file=1), shows(STAR, 0.005, file=2)
    ),
    "layout-pre-paginated": all_of(lies(PAIRS, ALONE), laid_out(*["fixed"] * 4)),
    "layout-pre-paginated-spreads": lies(PAIRS),
    "page-spread-combined": lies("0 12 3"),
    "page-spread-left": lies("0 12 3"),
    "page-spread-right": lies("_0 12 3"),
    "spread-none": lies(ALONE, ALONE),
    "layout-default": laid_out("flowing"),
}

RULES: dict[str, Rule] = {
    **{f"lay-{kind}-{name}": rule for kind in ("fxl", "pp") for name, rule in ICB.items()},
    **{f"{kind}-{name}": rule for kind in ("fxl", "lay-pp") for name, rule in OVERRIDDEN.items()},
    "fxl-page-spread-break": lies(PAIRS),
    "fxl-page-spread-center": lies("0 12 3"),
    "fxl-spine-overrides_duplicate": laid_out("fixed", "flowing"),
    "lay-fxl-orientation-default": lies(PAIRS, ALONE),
    "lay-fxl-orientation-landscape": all_of(says("Page 1."), lies(PAIRS)),
    "lay-fxl-spread-auto": lies(PAIRS, ALONE),
    "lay-fxl-spread-both": lies(PAIRS, PAIRS),
    "lay-fxl-spread-default": lies(PAIRS, ALONE),
    "lay-fxl-spread-landscape": lies(PAIRS, ALONE),
    "lay-fxl-xhtml-icb_device_sizes": all_of(full_window, shows(RED, 0.01)),
    "lay-page-layout-both-spread": all_of(
        laid_out("fixed", "flowing", "fixed", "flowing", "fixed"), begins(1, 0)
    ),
    "lay-page-layout-both": laid_out("fixed", "flowing", "fixed", "fixed"),
    "lay-pkg-flow-paginated": several_pages,
    "lay-pkg-flow-scrolled-continuous": lambda p: False,
    "lay-pkg-flow-scrolled-doc": swiped,
    "lay-pp-spine-overrides_image-only-pp": all_of(laid_out("fixed", "flowing"), picture()),
    "lay-pp-spine-overrides_image-spine-pp": all_of(laid_out("fixed", "flowing"), picture()),
    **{
        f"lay-pp-spine-overrides_{name}-reflow": all_of(
            laid_out("flowing", "fixed", "flowing"), picture(file=1)
        )
        for name in ("image-only", "image-spine")
    },
    "lay-rendition-flow-pre-pag": laid_out("flowing", "fixed", "fixed", "flowing"),
    "lay-viewport-meta-prop": all_of(lies(PAIRS), zooms),
}
