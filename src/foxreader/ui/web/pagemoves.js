// How a reader moves in a document of pages: places, turning, keys and the wheel, points and selections.
'use strict';
(() => {
const fox = globalThis.fox;
const { scroller } = fox;
const MARGIN = 28; // the air left before a line that was gone to, in pixels
const ABOVE = 8; // the air above a page that was gone to, in pixels
const REST = 350; // after a row has come, a wheel that still turns does not turn it, in milliseconds
const LINE = 60; // how far an arrow key moves, in pixels
const KEPT = 64; // how much of a screen stays when it is turned, in pixels

Object.assign(fox.Pages.prototype, {
  // For the margin map: what of the document is on screen. In pages the whole is counted in rows.
  extent() {
    const { scrollTop, scrollHeight } = scroller();
    if (!this.paged) return { at: scrollTop, window: innerHeight, length: scrollHeight };
    const high = Math.max(1, scrollHeight);
    return { at: this.row + scrollTop / high, window: Math.min(1, innerHeight / high), length: this.spreads.rows.length };
  },

  ticks(name) {
    const { boxes, rows, rowOf } = this.spreads, length = this.paged ? rows.length : this.extent().length;
    const noted = (this.noted?.[name.replace('fx-', '')] ?? []).map(([page, y]) => ({ page, rects: [[0, y, 0, y]] }));
    return [...(this.marks.get(name) ?? []), ...noted].map(({ page, rects }) => {
      const down = rects[0] ? this.spreads.rect(page, rects[0])[1] : 0;
      return this.paged ? (rowOf[page] + down / Math.max(1, boxes[page].height)) / length : (boxes[page].top + down) / length;
    });
  },

  moveTo(far) {
    if (this.paged) this.goRow(Math.round(Math.min(far, this.spreads.rows.length - 1)));
    else scroller().scrollTop = far;
  },

  showAt(fraction) {
    if (this.paged) this.goRow(Math.min(this.spreads.rows.length - 1, Math.floor(fraction * this.spreads.rows.length)));
    else scroller().scrollTop = fraction * scroller().scrollHeight - innerHeight * 0.3;
  },

  // Shows a page, or where on it a box of a character stands; offset names the character.
  go({ page: number, box = null, offset, fraction = 0 }) {
    const page = Math.max(0, Math.min(number, this.pages.length - 1));
    this.anchor = { page, y: box?.[1] ?? 0, box, offset: offset ?? 0 };
    this.stand(fraction);
    this.tell('place', { page, y: this.anchor.y, offset: this.anchor.offset });
    this.tellShape();
    if (this.sharp) this.sketch(); else this.draw(this.pages[page]); // the first page of all is made at once
  },

  // Brings the anchor to where it belongs in the window.
  stand(fraction = 0) {
    const { page, y, box } = this.anchor, { spreads } = this, row = spreads.rows[spreads.rowOf[page]];
    this.showRow(spreads.rowOf[page]);
    const [left, top, right] = box ? spreads.rect(page, box) : [0, this.view.turned ? 0 : y * spreads.boxes[page].scale, 0];
    const air = fraction ? innerHeight * fraction : (box || y ? MARGIN : ABOVE);
    const start = row.top + this.shift, end = start + row.height, far = this.topOf(page) + top - air, view = scroller();
    // A row that is seen whole stands still, whatever of it is meant.
    view.scrollTop = row.height <= innerHeight ? Math.max(0, start) : this.paged ? Math.min(far, end) : far;
    const across = spreads.boxes[page].left, from = across + left - view.scrollLeft, to = across + right - view.scrollLeft;
    if (box && (from < 0 || to > innerWidth)) view.scrollLeft += from - innerWidth * 0.3;
    else if (!box && spreads.width > innerWidth) this.standAcross(row);
    this.ours = view.scrollTop;
  },

  // A row wider than the window stays where it was across; at first its middle shows, or the side that is read first.
  standAcross(row) {
    const fitted = this.view.fit === 'text' && row.pages.length === 1;
    if (this.across !== undefined && !fitted) return;
    this.across = true;
    const room = this.spreads.width - innerWidth;
    const middle = fitted && !this.view.turned ? row.left + row.width * (this.view.text[0] + this.view.text[1]) / 2 - this.room.width / 2 : room / 2;
    scroller().scrollLeft = row.pages.length > 1 ? (this.leftward ? room : 0) : middle;
  },

  showRow(row) {
    if (!this.paged || row === this.row) return;
    this.row = row;
    this.place();
    this.come();
    fox.map?.follow();
  },

  goRow(row) {
    const { rows } = this.spreads;
    if (row < 0 || row >= rows.length) return false;
    this.go({ page: rows[row].pages[0] });
    return true;
  },

  turnRow({ by }) { this.goRow(this.current() + by); },

  scrolled() {
    if (this.ours !== null && Math.abs(scroller().scrollTop - this.ours) < 2) { this.tellShape(); return; }
    this.pending ??= requestAnimationFrame(() => { this.pending = null; this.here(); });
  },

  // The page under the upper third of the window, and how far down it; at the end the last row.
  here() {
    const view = scroller(), end = view.scrollHeight - innerHeight, { rows } = this.spreads;
    if (this.paged) return this.hereOn(rows[this.row].pages[0]);
    if (end > 0 && view.scrollTop >= end - 2) return this.hereOn(rows.at(-1).pages[0]);
    this.hereOn(rows[this.spreads.rowAt(view.scrollTop + innerHeight * 0.33)].pages[0]);
  },

  hereOn(number) {
    const y = this.view.turned ? 0 : (scroller().scrollTop + MARGIN - this.topOf(number)) / this.pages[number].scale;
    this.anchor = { page: number, y: Math.max(0, y) };
    this.tell('place', this.anchor);
    this.tellShape();
    this.sketch();
  },

  // One screen on or back; at the end of a row that fills the window, or of one seen whole, the next.
  turn({ by }) {
    const view = scroller(), row = this.spreads.rows[this.current()], before = view.scrollTop;
    const top = row.top + this.shift, foot = top + row.height;
    const more = by > 0 ? foot > before + innerHeight + 2 : top < before - 2;
    if (row.height <= innerHeight || !more) {
      const next = this.current() + by;
      if (!this.goRow(next)) return;
      const { height } = this.spreads.rows[next];
      if (by < 0 && height > innerHeight) { view.scrollTop = this.spreads.rows[next].top + this.shift + height - innerHeight; this.here(); }
      return;
    }
    const far = by * (innerHeight - KEPT);
    view.scrollTop = by > 0 ? Math.min(before + far, foot - innerHeight) : Math.max(before + far, top);
  },

  // The row the reader is in.
  current() { return this.spreads.rowOf[this.anchor.page]; },

  wheel(event) {
    if (event.ctrlKey) {
      event.preventDefault();
      const by = this.wheels.zooms(event);
      if (by) this.enlarge({ by, x: event.clientX, y: event.clientY });
      return;
    }
    if (!this.paged) return;
    const by = Math.sign(event.deltaY), view = scroller(), now = performance.now();
    const room = view.scrollHeight - innerHeight;
    if (!by || (by > 0 ? view.scrollTop < room - 1 : view.scrollTop > 0)) { this.still = now + REST; return; }
    event.preventDefault();
    if (now < (this.still ?? 0)) return;
    this.still = now + REST;
    this.turn({ by });
  },

  enlarge(how) { this.tell('zoom', how); },

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const view = scroller(), { key } = event, on = this.leftward ? -1 : 1;
    const by = { ' ': event.shiftKey ? -1 : 1, PageDown: 1, PageUp: -1 }[key];
    const side = { ArrowRight: 1, ArrowLeft: -1 }[key], line = { ArrowDown: 1, ArrowUp: -1 }[key];
    const end = { Home: 0, End: this.pages.length - 1 }[key];
    if (key === 'd' || key === 'D') this.tell('two');
    else if (by) this.turn({ by });
    else if (end !== undefined) this.go({ page: end });
    else if (side && this.slides && !this.atSide(side)) view.scrollLeft += side * LINE;
    else if (side) this.goRow(this.current() + side * on);
    else if (line && this.paged && view.scrollHeight <= innerHeight + 1) this.goRow(this.current() + line);
    else if (line) view.scrollTop += line * LINE;
    else return;
    event.preventDefault();
  },

  // Whether there is no more of the pages to a side of the window.
  atSide(side) {
    const { scrollLeft, scrollWidth } = scroller();
    return side > 0 ? scrollLeft >= scrollWidth - innerWidth - 1 : scrollLeft <= 0;
  },

  // The page at a point of the window, or null.
  pageAt(x, y) {
    const element = document.elementsFromPoint(x, y).find(one => one.closest?.('fx-page'))?.closest('fx-page');
    return element ? this.pages[+element.dataset.page] : null;
  },

  // A point of the window in points of a page.
  inPage(page, x, y) {
    const box = page.element.getBoundingClientRect();
    return this.spreads.fromBox(page.number, x - box.left, y - box.top);
  },

  // The page at a point of the window and, where its text is laid, the character.
  placeAt({ x, y }) {
    const page = this.pageAt(x, y), index = page?.words?.index, range = document.caretRangeFromPoint(x, y);
    if (!index || !range || !index.places.has(range.startContainer)) return null;
    return { page: page.number, y: 0, offset: index.offset(range.startContainer, range.startOffset) };
  },

  selection() {
    const chosen = getSelection();
    if (!chosen.rangeCount || chosen.isCollapsed) return null;
    const range = chosen.getRangeAt(0);
    const at = (node, offset) => {
      const element = (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest('fx-page');
      const page = element && this.pages[+element.dataset.page];
      return page?.words ? { page: page.number, offset: page.words.index.offset(node, offset) } : null;
    };
    const start = at(range.startContainer, range.startOffset), end = at(range.endContainer, range.endOffset);
    if (!start || !end) return null;
    const { left, right } = this.pages[start.page].element.getBoundingClientRect();
    return { page: start.page, start: start.offset, end: end.page === start.page ? end.offset : this.pages[start.page].words.index.total,
             ...fox.boxesOf(range, [left, right]) };
  },
});
})();
