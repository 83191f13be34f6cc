// A flowing document, scrolled or in pages: where the reader is, and how to get somewhere.
'use strict';
(() => {
const fox = globalThis.fox;
const root = () => document.documentElement;
const scroller = () => document.scrollingElement ?? document.documentElement;
const paged = () => root().classList.contains('fx-paged');
const GAP = 72; // the least air between two pages, in pixels
const MARGIN = 28; // the air left above a line that was gone to, in pixels

fox.Flow = class {
  constructor(tell) {
    this.tell = tell;
    this.index = new fox.TextIndex(document.body);
    this.anchor = 0;      // the character the reader is at; kept through every change of layout
    this.ours = null;     // where we scrolled to ourselves: a scroll event there is not the reader's
    this.padding = null;
    addEventListener('scroll', () => this.scrolled(), { passive: true });
    addEventListener('resize', () => this.relayout());
    addEventListener('wheel', event => this.wheel(event), { passive: false });
    addEventListener('keydown', event => this.key(event));
    addEventListener('load', event => { if (event.target !== document) this.settle(); }, true);
  }

  hello() { return { total: this.index.total, crc: this.index.fingerprint() }; }

  apply(settings) {
    const html = root(), vertical = this.isVertical(), pages = settings.flow === 'paged' && !vertical;
    html.classList.toggle('fx-vertical', vertical); // columns of vertical text are scrolled, not paged
    html.classList.toggle('fx-paged', pages);
    html.classList.toggle('fx-scroll', !pages);
    this.measure = parseFloat(settings.variables['--fx-measure']);
    this.relayout();
  }

  // A page is as wide as a line should be; a wide window shows two.
  spread() {
    const columns = innerWidth >= 2 * (this.measure + GAP) ? 2 : 1;
    root().style.setProperty('--fx-columns', columns);
    root().style.setProperty('--fx-gap', `${Math.max(GAP, innerWidth / columns - this.measure)}px`);
  }

  // Notes where on the screen the anchor stands, and that it is there by now.
  stand() {
    this.stood = this.target(this.index.range(this.anchor, this.anchor + 1)).top;
    this.ours = this.at();
  }

  at() { const box = scroller(); return [box.scrollLeft, box.scrollTop]; }

  // Whether the page stands where we put it: what moved it then was not the reader.
  unmoved() {
    const [left, top] = this.at();
    return !!this.ours && Math.abs(left - this.ours[0]) < 2 && Math.abs(top - this.ours[1]) < 2;
  }

  // After a change of size, font or theme the same character is where it was.
  relayout() {
    if (paged()) this.spread();
    this.hold();
    requestAnimationFrame(() => { this.hold(); fox.map?.draw(); });
  }

  // Brings the anchor back to where on the screen it stood.
  hold() {
    if (this.anchor <= 0 || paged() || this.isVertical()) return this.show(this.anchor, 0);
    const at = this.target(this.index.range(this.anchor, this.anchor + 1));
    scroller().scrollTop += at.top - (this.stood ?? MARGIN);
    this.ours = this.at();
  }

  // A picture has come: what is above the anchor may have grown.
  settle() { if (this.unmoved()) this.relayout(); }

  scrolled() {
    if (this.unmoved()) return;
    this.pending ??= requestAnimationFrame(() => { this.pending = null; this.here(); });
  }

  here() {
    const offset = this.firstVisible();
    if (offset >= 0) this.anchor = offset;
    this.stand();
    this.tell('place', { offset: this.anchor, ...this.pages() });
  }

  pages() {
    if (!paged()) return {};
    const all = this.pad(), box = scroller();
    return { page: Math.round(Math.abs(box.scrollLeft) / innerWidth) + 1, of: all };
  }

  // Text without a box (white space, hidden) is shown by the nearest character that has one.
  target(range) {
    const box = fox.boxOf(range);
    if (box) return box;
    const probe = document.createRange(), { nodes, places } = this.index;
    const from = places.get(range.startContainer) ?? 0;
    for (let far = 0; far < 400; far++) for (const i of far ? [from + far, from - far] : [from]) {
      if (!nodes[i] || !/\S/.test(nodes[i].data)) continue;
      probe.selectNodeContents(nodes[i]);
      const near = fox.boxOf(probe);
      if (near) return near;
    }
    return document.body.getBoundingClientRect();
  }

  // The last page lies flush only if the width is a whole number of pages.
  pad() {
    const box = scroller(), keep = box.scrollLeft;
    this.padding?.remove();
    const pages = Math.max(1, Math.ceil((box.scrollWidth - 2) / innerWidth));
    const side = getComputedStyle(document.body).direction === 'rtl' ? 'right' : 'left';
    this.padding = document.createElement('fx-pad');
    this.padding.style.cssText =
      `position:absolute;top:0;width:1px;height:1px;visibility:hidden;${side}:${pages * innerWidth - 1}px`;
    root().append(this.padding);
    box.scrollLeft = keep;
    return pages;
  }

  // Brings a range on screen, a fraction of the window from the top.
  scrollTo(range, fraction) { this.bring(range, fraction); this.ours = this.at(); }

  bring(range, fraction) {
    const box = scroller();
    if (paged()) {
      this.pad();
      const at = this.target(range), page = Math.floor((at.left + box.scrollLeft + 1) / innerWidth);
      box.scrollLeft = page * innerWidth;
      return;
    }
    this.padding?.remove();
    const at = this.target(range);
    if (this.isVertical()) {
      box.scrollLeft += at.right - innerWidth + Math.max(MARGIN, innerWidth * fraction);
      return;
    }
    box.scrollTop += at.top - Math.max(MARGIN, innerHeight * fraction);
    if (at.left < 0 || at.right > innerWidth) box.scrollLeft += at.left - innerWidth * 0.3;
  }

  show(offset, fraction = 0) {
    if (offset <= 0) { scroller().scrollTo(0, 0); this.ours = this.at(); }
    else this.scrollTo(this.index.range(offset, offset + 1), fraction);
  }

  go({ offset, end = offset + 1, fraction = 0 }) {
    const range = this.index.range(offset, end);
    if (fraction) fox.reveal(range);
    this.anchor = offset;
    if (fraction) this.scrollTo(range, fraction); else this.show(offset, 0);
    if (fraction) { const first = this.firstVisible(); if (first >= 0) this.anchor = first; }
    this.stand();
    this.tell('place', { offset: this.anchor, ...this.pages() });
  }

  goEnd() {
    const box = scroller();
    if (paged()) { const pages = this.pad(); box.scrollLeft = (pages - 1) * innerWidth * this.sense(); }
    else box.scrollTo(this.isVertical() ? -box.scrollWidth : 0, box.scrollHeight);
    this.here();
  }

  isVertical() { return getComputedStyle(document.body).writingMode.startsWith('vertical'); }

  sense() { return getComputedStyle(document.body).direction === 'rtl' ? -1 : 1; }

  // Marks spans, shows the first, and says what the marked characters are and whether they can be seen.
  async mark({ name, spans, jump, colours }) {
    fox.mark(this.index, name, spans);
    if (jump && spans.length) {
      const [offset, end] = spans[0];
      this.go({ offset, end, fraction: 0.3 });
      if (colours) fox.flash(this.index, offset, end, colours);
    }
    fox.map?.draw();
    await fox.frames();
    return spans.map(([start, end]) => this.report(this.index.range(start, end)));
  }

  report(range) {
    const box = fox.boxOf(range);
    const visible = !!box && box.left < innerWidth && box.right > 0 && box.top < innerHeight && box.bottom > 0;
    return { text: range.toString(), visible, box: box && [box.left, box.top, box.right, box.bottom] };
  }

  // Where a span's mark stands on the margin map: a fraction of the document's height.
  fractions(name) {
    const height = Math.max(1, scroller().scrollHeight), top = scroller().scrollTop;
    return (fox.marks.get(name) ?? []).map(([start, end]) => {
      const box = fox.boxOf(this.index.range(start, end));
      return box ? (box.top + top) / height : null;
    }).filter(at => at !== null);
  }

  // The first character on screen, found by probing a few points: its cost does not depend on the length.
  firstVisible() {
    for (let y = 2; y < innerHeight; y += 6) for (const x of paged() ? [0.06, 0.2, 0.4, 0.6, 0.8] : this.probes()) {
      const caret = document.caretRangeFromPoint(innerWidth * x, y), node = caret?.startContainer;
      const place = node && this.index.places.get(node);
      if (place === undefined || !node.length) continue;
      const first = this.firstOnScreen(node, Math.min(caret.startOffset, node.length - 1));
      if (first >= 0) return this.index.starts[place] + first;
    }
    return -1;
  }

  probes() { return this.isVertical() ? [0.98, 0.9, 0.8, 0.6, 0.4] : [0.5, 0.3, 0.2, 0.7]; }

  firstOnScreen(node, from) {
    const range = document.createRange();
    const seen = at => {
      range.setStart(node, at); range.setEnd(node, at + 1);
      const box = range.getClientRects()[0];
      return box && box.bottom > 0 && box.right > 0 && box.left < innerWidth && box.top < innerHeight;
    };
    if (!seen(from)) return -1;
    let low = 0, high = from;
    while (low < high) { const middle = (low + high) >> 1; if (seen(middle)) high = middle; else low = middle + 1; }
    return high;
  }

  // One page on (or back); past the edge the window opens the next (or last) file.
  turn({ by }) {
    const box = scroller();
    if (paged()) {
      const pages = this.pad(), page = Math.round(Math.abs(box.scrollLeft) / innerWidth) + by;
      if (page < 0 || page >= pages) return this.tell('edge', { by });
      box.scrollLeft = page * innerWidth * this.sense();
      return this.here();
    }
    const before = box.scrollTop + box.scrollLeft;
    if (this.isVertical()) box.scrollLeft -= by * (innerWidth - 64);
    else box.scrollTop += by * (innerHeight - 64);
    if (Math.abs(box.scrollTop + box.scrollLeft - before) < 2) this.tell('edge', { by });
  }

  wheel(event) {
    if (event.ctrlKey) { event.preventDefault(); return this.tell('zoom', { by: event.deltaY < 0 ? 1 : -1 }); }
    if (!paged()) return this.overscroll(event);
    event.preventDefault();
    if (performance.now() < (this.wheelRests ?? 0)) return;
    this.wheelRests = performance.now() + 180;
    this.turn({ by: (event.deltaY || event.deltaX) > 0 ? 1 : -1 });
  }

  // Wheeling on at the end of a file goes to the next one; a rest of half a second first, so that
  // a long swipe stops at the end.
  overscroll(event) {
    const box = scroller(), by = Math.sign(event.deltaY);
    const atEnd = by > 0 ? box.scrollTop + innerHeight >= box.scrollHeight - 2 : box.scrollTop <= 0;
    const now = performance.now();
    if (this.isVertical()) { event.preventDefault(); box.scrollLeft -= event.deltaY; return; }
    if (!atEnd) { this.edgeSince = null; return; }
    if (this.edgeSince == null) this.edgeSince = now;
    if (now - this.edgeSince > 500 && now - (this.lastWheel ?? 0) > 120) { this.edgeSince = null; this.tell('edge', { by }); }
    this.lastWheel = now;
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const sense = paged() ? this.sense() : 1;
    const by = { PageDown: 1, PageUp: -1, ' ': event.shiftKey ? -1 : 1, ArrowRight: sense, ArrowLeft: -sense }[event.key];
    if (!by) return;
    event.preventDefault();
    this.turn({ by });
  }

  selection() {
    const chosen = getSelection();
    if (!chosen.rangeCount || chosen.isCollapsed) return null;
    const range = chosen.getRangeAt(0);
    const start = this.index.offset(range.startContainer, range.startOffset);
    const end = this.index.offset(range.endContainer, range.endOffset);
    if (start < 0 || end <= start) return null;
    const box = range.getBoundingClientRect();
    return { start, end, box: [box.left, box.top, box.right, box.bottom] };
  }
};

// The strip right of the page that shows where in this file the marks are.
fox.Map = class {
  constructor(view) {
    this.view = view;
    this.host = document.createElement('fx-map');
    this.inner = this.host.attachShadow({ mode: 'closed' });
    root().append(this.host);
  }

  draw() {
    const show = !root().classList.contains('fx-paged');
    const ticks = name => show ? this.view.fractions(name) : [];
    const marks = [...ticks('fx-search').map(at => ['search', at]), ...ticks('fx-evidence').map(at => ['evidence', at])];
    this.host.classList.toggle('fx-empty', !marks.length);
    this.inner.replaceChildren(...marks.map(([kind, at]) => {
      const tick = document.createElement('div');
      tick.style.cssText = `position:absolute;left:0;right:0;height:3px;border-radius:2px;top:${(at * 100).toFixed(2)}%;` +
        `background:var(--fx-${kind === 'search' ? 'muted' : 'accent'})`;
      return tick;
    }));
  }
};
})();
