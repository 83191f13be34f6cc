// The reader's highlights and bookmarks on pages: rectangles below and above the marks, at the pages whose text
// is laid; and what is selected with keys there.
'use strict';
(() => {
const fox = globalThis.fox;
const { scroller } = fox;

Object.assign(fox.Pages.prototype, {
  // Shows the reader's highlights of some pages whose text is laid: by name, of each the rectangles and
  // offsets. `ticks` has where all of them are, [page, y] by name; it is left out where that is known.
  note({ ticks = this.noted, pages }) {
    this.noted = ticks;
    for (const [number, spans] of Object.entries(pages)) {
      const page = this.pages[number];
      if (!page.layer && !page.picture) continue;
      page.spans = spans;
      for (const left of page.sheet.querySelectorAll('fx-mark.fx-note')) left.remove();
      for (const [name, list] of Object.entries(spans)) for (const { rects } of list) this.drawNote(page, name, rects);
    }
    fox.map.draw();
    return true;
  },

  // From which character on the next sentence is selected: on the page of the selection, or the first on screen.
  chosenFrom() {
    const chosen = this.selection(), page = this.pages[chosen?.page ?? this.anchor.page];
    if (!page?.index) return null;
    const seen = [...page.layer.children].find(word => word.getBoundingClientRect().top >= 0 && word.textContent.trim());
    const offset = chosen ? chosen.end : seen ? page.index.offset(seen.firstChild, 0) : 0;
    return { index: page.index, offset, back: chosen?.start, fresh: !chosen, whole: true };
  },

  // Brings what was selected with keys on screen.
  bringChosen(range) { scroller().scrollTop += range.getBoundingClientRect().top - innerHeight * 0.3; },

  // Those of the pages beside each other that the reader is at.
  bookmarksSeen() {
    const { pages } = this.spreads.rows[this.current()];
    return (this.noted?.bookmark ?? []).flatMap(([page], number) => pages.includes(page) ? [number] : []);
  },

  // The ground lies below evidence, the line above it.
  drawNote(page, name, rects) {
    for (const part of ['fx-ground', 'fx-line']) {
      const holder = document.createElement('fx-mark');
      holder.className = `fx-note ${part} fx-${name}`;
      for (const [x0, y0, x1, y1] of rects) {
        const bar = document.createElement('div');
        bar.style.cssText = `left:${x0}px;top:${y0 - 1}px;width:${x1 - x0}px;height:${y1 - y0 + 3}px`;
        holder.append(bar);
      }
      this.layerOf(page).append(holder);
    }
  },

  highlightAt(x, y) {
    const page = this.pageAt(x, y);
    if (!page?.spans) return null;
    const [px, py] = this.inPage(page, x, y);
    const found = Object.values(page.spans).flat()
      .filter(({ rects }) => rects.some(([x0, y0, x1, y1]) => px >= x0 && px <= x1 && py >= y0 && py <= y1))
      .sort((a, b) => (a.end - a.start) - (b.end - b.start))[0];
    return found ? { page: page.number, start: found.start, end: found.end } : null;
  },

  whereIs({ page: number, rects }) {
    const paper = this.pages[number].element.getBoundingClientRect();
    const boxes = rects.map(rect => this.spreads.rect(number, rect)).map(([left, top, right, bottom]) => ({
      left: paper.left + left, top: paper.top + top, right: paper.left + right, bottom: paper.top + bottom,
    }));
    return fox.boxesOf(fox.joined(boxes), [paper.left, paper.right]);
  },
});
})();
