// A document of pages: each a picture with its text laid over it, made only while it is near the view.
'use strict';
(() => {
const fox = globalThis.fox;
const { scroller } = fox;
const GAP = 16; // the air between two pages and beside them, in pixels
const MAP = 12; // the width of the margin map, in pixels
const WIDEST = 920; // a page that is not zoomed is no wider, in pixels
const MARGIN = 28; // the air left before a line that was gone to, in pixels

fox.Pages = class {
  constructor(tell, sizes) {
    this.tell = tell;
    this.anchor = { page: 0, y: 0 }; // where the reader is; with the box and offset of a place gone to
    this.ours = null; // where we scrolled to ourselves: a scroll event there is not the reader's
    this.near = new Set();
    this.marks = new Map(); // name -> [{page, rects}, …]
    this.zoom = 1;
    const column = document.createDocumentFragment();
    this.pages = sizes.map(([width, height], number) => {
      const element = document.createElement('fx-page');
      element.dataset.page = number;
      column.append(element);
      return { element, width, height, picture: null, layer: null, index: null };
    });
    document.body.append(column);
    this.layout();
    this.observer = new IntersectionObserver(entries => this.seen(entries), { rootMargin: '60% 0px' });
    for (const page of this.pages) this.observer.observe(page.element);
    addEventListener('scroll', () => this.scrolled(), { passive: true });
    addEventListener('resize', () => this.relayout());
    addEventListener('wheel', event => this.wheel(event), { passive: false });
    addEventListener('keydown', event => this.key(event));
  }

  hello() { return { pages: this.pages.length }; }

  // Comes when the first picture of a page is on screen, or there will be none.
  painted() { return new Promise(done => { this.pictured = done; }).then(fox.frames); }

  apply(settings) { this.zoom = settings.zoom ?? 1; this.leftward ||= !!settings.leftward; this.relayout(); }

  scaleOf(page) {
    const room = Math.min(innerWidth - 2 * GAP - MAP, WIDEST);
    return Math.max(0.2, (room / page.width) * this.zoom);
  }

  layout() {
    for (const page of this.pages) {
      const scale = this.scaleOf(page);
      page.scale = scale;
      page.element.style.cssText = `width:${page.width * scale}px;height:${page.height * scale}px;--s:${scale}`;
    }
  }

  relayout() {
    this.layout();
    this.stand();
    for (const number of this.near) this.draw(this.pages[number]);
    fox.map?.draw();
  }

  seen(entries) {
    for (const entry of entries) {
      const number = +entry.target.dataset.page;
      if (entry.isIntersecting) this.near.add(number); else { this.near.delete(number); this.drop(this.pages[number]); }
    }
    // A fast scroll passes many pages: draw when it has stood still for a few frames.
    this.rest = 3;
    this.ticking ??= requestAnimationFrame(() => this.tick());
  }

  tick() {
    if (--this.rest > 0) { this.ticking = requestAnimationFrame(() => this.tick()); return; }
    this.ticking = null;
    const middle = scroller().scrollTop + innerHeight / 2;
    const far = page => Math.abs(page.element.offsetTop + page.element.offsetHeight / 2 - middle);
    [...this.near].map(number => this.pages[number]).sort((a, b) => far(a) - far(b)).forEach(page => this.draw(page));
    // A page that went out of sight takes its megabytes of picture along only at a collection.
    if (this.dropped > 6) { this.dropped = 0; globalThis.gc?.(); }
  }

  draw(page) {
    const number = +page.element.dataset.page, scale = (page.scale * devicePixelRatio).toFixed(3);
    if (page.drawn !== scale) {
      page.drawn = scale;
      const picture = document.createElement('img');
      picture.alt = '';
      picture.src = `page/${number}/${scale}`;
      // The old picture stays, stretched, until the sharp one is there.
      const old = page.picture;
      picture.onload = () => { old?.remove(); this.pictured?.(); };
      picture.onerror = () => this.pictured?.();
      page.picture = picture;
      page.element.prepend(picture);
    }
    if (!page.layer) this.tell('need', { page: number });
  }

  drop(page) {
    if (page.picture) { page.picture.src = ''; page.picture.remove(); }
    for (const left of page.element.querySelectorAll('img, fx-marks')) left.remove();
    page.spans = page.marks = null;
    page.layer?.remove();
    page.picture = page.layer = page.index = page.drawn = null;
    this.dropped = (this.dropped ?? 0) + 1;
  }

  // The words of a page with their boxes; joined they are the page's text, character for character.
  lay({ page: number, words }) {
    const page = this.pages[number];
    page.layer?.remove();
    const layer = document.createElement('fx-text');
    const spans = words.map(([text, x0, y0, x1, y1]) => {
      const span = document.createElement('span');
      span.textContent = text;
      if (x0 === undefined) span.className = 'fx-loose';
      else span.style.cssText = `left:${x0}px;top:${y0}px;font-size:${Math.max(1, y1 - y0)}px`;
      return span;
    });
    layer.append(...spans);
    page.element.append(layer);
    const range = document.createRange(), scale = page.scale;
    const widths = spans.map((span, i) => {
      const length = words[i][0].trimEnd().length;
      if (!length || words[i][1] === undefined) return 0;
      range.setStart(span.firstChild, 0); range.setEnd(span.firstChild, length);
      return range.getBoundingClientRect().width / scale;
    });
    spans.forEach((span, i) => {
      if (widths[i]) span.style.transform = `scaleX(${(words[i][3] - words[i][1]) / widths[i]})`;
    });
    page.layer = layer;
    page.index = new fox.TextIndex(layer);
    for (const name of this.marks.keys()) this.paint(page, name);
    return { total: page.index.total, crc: page.index.fingerprint() };
  }

  // All rectangles of one mark lie in one container, or where they overlap they would darken.
  paint(page, name) {
    const number = +page.element.dataset.page;
    page.element.querySelector(`fx-mark.${name}`)?.remove();
    const here = (this.marks.get(name) ?? []).filter(mark => mark.page === number);
    if (!here.length) return;
    const holder = document.createElement('fx-mark');
    holder.className = name;
    for (const [x0, y0, x1, y1] of here.flatMap(mark => mark.rects)) {
      const bar = document.createElement('div');
      bar.style.cssText = `left:${x0 - 1}px;top:${y0 - 1}px;width:${x1 - x0 + 2}px;height:${y1 - y0 + 2}px`;
      holder.append(bar);
    }
    this.layerOf(page).append(holder);
  }

  // One layer for all marks of a page: what overlaps in it does not darken.
  layerOf(page) {
    page.marks ??= page.element.appendChild(document.createElement('fx-marks'));
    return page.marks;
  }

  async mark({ name, marks, to }) {
    this.marks.set(name, marks);
    for (const page of this.pages) if (page.picture || page.layer) this.paint(page, name);
    if (to) {
      this.go(to);
      this.hereOn(to.page);
    }
    await fox.map.draw();
    return marks.map(mark => this.report(mark));
  }

  report({ page: number, rects }) {
    const page = this.pages[number], box = page.element.getBoundingClientRect();
    if (!rects.length) return { visible: false, box: null };
    const [x0, y0, x1, y1] = rects[0].map(points => points * page.scale);
    const at = [box.left + x0, box.top + y0, box.left + x1, box.top + y1];
    return { visible: fox.onScreen({ left: at[0], top: at[1], right: at[2], bottom: at[3] }), box: at };
  }

  // For the margin map: what of the document is on screen, in pixels.
  extent() {
    const { scrollTop, scrollHeight } = scroller();
    return { at: scrollTop, window: innerHeight, length: scrollHeight };
  }

  ticks(name) {
    const { length } = this.extent();
    const noted = this.noted?.[name.replace('fx-', '')] ?? [];
    return [...(this.marks.get(name) ?? []), ...noted.map(([page, y]) => ({ page, rects: [[0, y]] }))].map(({ page, rects }) =>
      (this.pages[page].element.offsetTop + (rects[0]?.[1] ?? 0) * this.pages[page].scale) / length);
  }

  moveTo(far) { scroller().scrollTop = far; }

  showAt(fraction) { scroller().scrollTop = fraction * scroller().scrollHeight - innerHeight * 0.3; }

  textOf({ page, start, end }) { return this.pages[page].index?.range(start, end).toString() ?? null; }

  // Shows a page, or where on it a box of a character stands; offset names the character.
  go({ page: number, box = null, offset, fraction = 0 }) {
    const page = Math.max(0, Math.min(number, this.pages.length - 1));
    this.anchor = { page, y: box?.[1] ?? 0, box, offset: offset ?? 0 };
    this.stand(fraction);
    this.tell('place', { page, y: this.anchor.y, offset: this.anchor.offset });
  }

  // Brings the anchor to where it belongs in the window.
  stand(fraction = 0) {
    const { page: number, y, box } = this.anchor, page = this.pages[number], view = scroller();
    const air = fraction ? innerHeight * fraction : (y ? MARGIN : GAP / 2);
    view.scrollTop = page.element.offsetTop + y * page.scale - air;
    if (box) {
      // Zoomed, a page is wider than the window.
      const left = page.element.getBoundingClientRect().left, [from, to] = [left + box[0] * page.scale, left + box[2] * page.scale];
      if (from < 0 || to > innerWidth) view.scrollLeft += from - innerWidth * 0.3;
    }
    this.ours = view.scrollTop;
  }

  scrolled() {
    if (this.ours !== null && Math.abs(scroller().scrollTop - this.ours) < 2) return;
    this.pending ??= requestAnimationFrame(() => { this.pending = null; this.here(); });
  }

  // The page under the upper third of the window, and how far down it; at the end the last one.
  here() {
    const view = scroller(), end = view.scrollHeight - innerHeight;
    if (end > 0 && view.scrollTop >= end - 2) return this.hereOn(this.pages.length - 1);
    const eye = view.scrollTop + innerHeight * 0.33;
    let low = 0, high = this.pages.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.pages[middle].element.offsetTop <= eye) low = middle; else high = middle - 1;
    }
    this.hereOn(low);
  }

  hereOn(number) {
    const page = this.pages[number];
    this.anchor = { page: number, y: Math.max(0, (scroller().scrollTop + MARGIN - page.element.offsetTop) / page.scale) };
    this.tell('place', this.anchor);
  }

  turn({ by }) { scroller().scrollTop += by * (innerHeight - 64); }

  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.tell('zoom', { by: event.deltaY < 0 ? 1 : -1 });
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = { ' ': event.shiftKey ? -1 : 1, PageDown: 1, PageUp: -1 }[event.key];
    const on = this.leftward ? -1 : 1, page = { ArrowRight: on, ArrowLeft: -on }[event.key];
    const end = { Home: 0, End: this.pages.length - 1 }[event.key];
    if (!by && !page && end === undefined) return;
    event.preventDefault();
    if (by) this.turn({ by }); else this.go({ page: end ?? this.anchor.page + page });
  }

  // The page at a point of the window and, where its text is laid, the character.
  placeAt({ x, y }) {
    const range = document.caretRangeFromPoint(x, y), element = document.elementFromPoint(x, y)?.closest('fx-page');
    const number = element ? +element.dataset.page : -1, index = this.pages[number]?.index;
    if (!index || !range || !index.places.has(range.startContainer)) return null;
    return { page: number, y: 0, offset: index.offset(range.startContainer, range.startOffset) };
  }

  selection() {
    const chosen = getSelection();
    if (!chosen.rangeCount || chosen.isCollapsed) return null;
    const range = chosen.getRangeAt(0);
    const at = (node, offset) => {
      const element = (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest('fx-page');
      const page = element && this.pages[+element.dataset.page];
      return page?.index ? { page: +element.dataset.page, offset: page.index.offset(node, offset) } : null;
    };
    const start = at(range.startContainer, range.startOffset), end = at(range.endContainer, range.endOffset);
    if (!start || !end) return null;
    const { left, right } = this.pages[start.page].element.getBoundingClientRect();
    return { page: start.page, start: start.offset, end: end.page === start.page ? end.offset : this.pages[start.page].index.total,
             ...fox.boxesOf(range, [left, right]) };
  }
};
})();
