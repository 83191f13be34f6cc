// A document of pages: each a picture with its text laid over it, made only while it is near the view.
'use strict';
(() => {
const fox = globalThis.fox;
const { scroller } = fox;
const MAP = 12; // the width of the margin map, in pixels
const FOOT = 20; // the air below a page that is fitted to the window, in pixels; the drawing's
const LOW = 0.25; // of the size that shows has the picture that stands there while the sharp one is made; chosen: rows of words are seen
const SKETCHES = 2; // such pictures that are made at a time; chosen: a page passed by keeps the next waiting for a moment
const STRIP = 24; // of a page that has less than this in the window nothing is seen, in pixels; chosen: its margin
const STILL = 3; // frames without another page after which the sharp ones are made; chosen

fox.Pages = class {
  constructor(tell, { sizes, comic, labels }) {
    this.tell = tell;
    this.anchor = { page: 0, y: 0 }; // where the reader is; with the box and offset of a place gone to
    this.ours = null; // where we scrolled to ourselves: a scroll event there is not the reader's
    this.wheels = new fox.Strokes();
    this.near = new Set();                  // numbers of pages in the window or close to it
    this.made = new Set();                  // pages that have a picture, words or anything else
    this.sketched = new Set();              // those whose low picture is being made
    this.marks = new Map(); // name -> [{page, rects}, …]
    this.view = { fit: 'page', zoom: 1, spread: 'one', flow: 'scroll', turned: 0 };
    this.spreads = new fox.Spreads(sizes, { comic });
    this.column = document.createElement('fx-column');
    this.pages = sizes.map(([width, height], number) => {
      const element = document.createElement('fx-page'), sheet = document.createElement('fx-sheet');
      element.dataset.page = number;
      element.dataset.label = labels?.[number] ?? number + 1; // seen until the page is drawn
      element.append(sheet);
      this.column.append(element);
      return { number, element, sheet, width, height, picture: null, low: null, words: null, layer: null, index: null, extras: null };
    });
    this.lay0();
    document.body.append(this.column);
    document.documentElement.classList.toggle('fx-comic', !!comic);
    this.observer = new IntersectionObserver(entries => this.seen(entries), { rootMargin: '60% 0px' });
    for (const page of this.pages) this.observer.observe(page.element);
    addEventListener('scroll', () => this.scrolled(), { passive: true });
    addEventListener('resize', () => this.relayout());
    addEventListener('wheel', event => this.wheel(event), { passive: false });
    addEventListener('keydown', event => this.key(event));
    new fox.Chooser(this);
  }

  hello() { return { pages: this.pages.length }; }

  // Whether pages are moved to the sides: those wider than the window, unless all of their text is in sight.
  get slides() { return scroller().scrollWidth > innerWidth + 1 && this.view.fit !== 'text'; }

  // Whether a stroke of a finger turns a page: one that is wider than the window is moved by it.
  get strokes() { return this.paged && !this.slides; }

  // Comes when the first picture of a page is on screen, or there will be none.
  painted() { return new Promise(done => { this.pictured = done; }).then(fox.frames); }

  apply(settings) {
    this.leftward ||= !!settings.leftward;
    this.view = { ...this.view, ...settings.view };
    this.dim = !!settings.dim;
    this.relayout();
    for (const page of this.pages) if (page.picture) { this.keepPictures(page); if (this.dim) this.wantExtras(page); }
  }

  // Shows the pages in another way; what is at a point of the window stays there, or the place does.
  show({ view, at }) {
    const point = at?.middle ? { x: innerWidth / 2, y: innerHeight / 2 } : at;
    const held = point && this.pointAt(point.x, point.y);
    this.view = view;
    this.layout();
    if (held) this.bring(held, point); else this.stand();
    this.drawNear();
  }

  // The page nearest to a point of the window, and the point of it in points.
  pointAt(x, y) {
    const page = this.pageAt(x, y) ?? this.pages[this.anchor.page];
    return { page, point: this.inPage(page, x, y) };
  }

  bring({ page, point: [px, py] }, { x, y }) {
    const box = this.spreads.boxes[page.number], [a, b] = this.spreads.toBox(page.number, px, py), view = scroller();
    view.scrollTo(box.left + a - x, this.topOf(page.number) + b - y);
    this.ours = view.scrollTop;
    this.here();
  }

  get room() { return { width: Math.max(1, innerWidth - MAP), height: innerHeight }; }
  get paged() { return this.view.flow === 'paged'; }

  lay0() { this.spreads.lay({ ...this.view, leftward: this.leftward }, this.room); this.row = 0; }

  layout() {
    const { spreads } = this;
    this.lay0();
    document.documentElement.classList.toggle('fx-fit-text', this.view.fit === 'text');
    this.row = spreads.rowOf[this.anchor.page] ?? 0;
    for (const page of this.pages) {
      const box = spreads.boxes[page.number];
      page.scale = box.scale;
      page.sheet.style.cssText = spreads.sheet(page.number);
    }
    this.column.style.width = `${spreads.width}px`;
    this.place();
  }

  // Puts the pages where they show: all rows below each other, or one.
  place() {
    const { rows, boxes, rowOf } = this.spreads, one = this.paged ? rows[this.row] : null;
    this.shift = one ? Math.max(0, (innerHeight - FOOT - one.height) / 2) - one.top : 0;
    for (const { number, element } of this.pages) {
      const { left, top, width, height } = boxes[number];
      element.hidden = !!one && rowOf[number] !== this.row;
      element.style.cssText = `left:${left}px;top:${top + this.shift}px;width:${width}px;height:${height}px`;
    }
    this.column.style.height = `${one ? Math.max(innerHeight - 1, one.height) : Math.max(this.spreads.height, 1)}px`;
  }

  topOf(number) { return this.spreads.boxes[number].top + this.shift; }

  relayout() {
    this.layout();
    this.stand();
    this.drawNear();
  }

  drawNear() {
    for (const number of this.near) this.draw(this.pages[number]);
    this.come();
    this.tellShape();
    fox.map?.draw();
  }

  // What shows: the scale, the pages of the row the reader is in, and where its left edge is in the window.
  tellShape() {
    const row = this.spreads.rows[this.spreads.rowOf[this.anchor.page]], { even } = this.spreads.sizes[row.pages[0]];
    const shape = { zoom: row.scale * even / fox.PIXELS_A_POINT, first: row.pages[0], last: row.pages.at(-1),
                    left: Math.round(Math.max(0, row.left - scroller().scrollLeft)) };
    const told = JSON.stringify(shape);
    if (told !== this.told) { this.told = told; this.tell('shape', shape); }
  }

  seen(entries) {
    for (const entry of entries) {
      const number = +entry.target.dataset.page;
      if (entry.isIntersecting) { this.near.add(number); continue; }
      this.near.delete(number);
      if (!this.pages[number].picture) this.drop(this.pages[number]); // a fast scroll leaves nothing behind
    }
    this.come();
  }

  // Other pages are near: what is bare in the window gets its low picture at once. A fast scroll passes many pages: the
  // sharp ones are made when it has stood still for a few frames.
  come() {
    this.sketch();
    this.rest = STILL;
    this.ticking ??= requestAnimationFrame(() => this.tick());
  }

  tick() {
    if (--this.rest > 0) { this.ticking = requestAnimationFrame(() => this.tick()); return; }
    this.ticking = null;
    const wanted = this.wanted;
    for (const page of [...this.made]) if (!wanted.has(page.number)) this.drop(page);
    for (const page of this.nearest(wanted)) this.draw(page);
    // A page that went out of sight takes its megabytes of picture along only at a collection.
    if (this.dropped > 6) { this.dropped = 0; requestIdleCallback(() => globalThis.gc?.(), { timeout: 2000 }); }
  }

  // The pages that are made: those near the window; one row at a time also those beside it, once the first is there,
  // and not of pages that are enlarged, whose pictures are many megabytes.
  get wanted() {
    const { rows } = this.spreads, small = this.paged && rows[this.row].height <= innerHeight;
    const beside = small && this.sharp ? [this.row - 1, this.row + 1] : [];
    return new Set([...this.near, ...beside.flatMap(row => rows[row]?.pages ?? [])]);
  }

  // Pages by how near to the middle of the window they are.
  nearest(numbers) {
    const middle = scroller().scrollTop + innerHeight / 2;
    const far = ({ number }) => Math.abs(this.topOf(number) + this.spreads.boxes[number].height / 2 - middle);
    return [...numbers].map(number => this.pages[number]).sort((a, b) => far(a) - far(b));
  }

  // Pages in the window are seen as low pictures until the sharp ones are made. The first page of all does not wait for two.
  sketch() {
    for (const page of this.sharp ? this.nearest(this.near) : []) {
      if (this.sketched.size >= SKETCHES) return;
      if (page.picture || page.low || !this.inWindow(page)) continue;
      const low = page.low = document.createElement('img');
      low.alt = '';
      low.src = `page/${page.number}/${(page.scale * devicePixelRatio * LOW).toFixed(3)}`;
      low.onload = low.onerror = () => { this.sketched.delete(page); this.sketch(); };
      this.sketched.add(page);
      this.made.add(page);
      page.sheet.prepend(low);
    }
  }

  inWindow({ number }) {
    const { scrollTop } = scroller(), top = this.topOf(number);
    return top < scrollTop + innerHeight - STRIP && top + this.spreads.boxes[number].height > scrollTop + STRIP;
  }

  unsketch(page) {
    this.sketched.delete(page);
    if (page.low) { page.low.onload = page.low.onerror = null; page.low.src = ''; page.low.remove(); page.low = null; }
  }

  draw(page) {
    const scale = (page.scale * devicePixelRatio).toFixed(3);
    if (page.drawn === scale) { this.wantWords(page); return; }
    page.drawn = scale;
    this.made.add(page);
    const picture = document.createElement('img');
    picture.alt = '';
    picture.decoding = 'sync'; // else the page is bare for the frames in which the engine unpacks it
    picture.src = `page/${page.number}/${scale}`;
    // The old picture stays, stretched, until the sharp one is there.
    const old = page.picture;
    picture.onload = () => {
      old?.remove();
      this.unsketch(page);
      if (this.sharp) this.sketch(); else { this.sharp = true; this.come(); }
      page.element.classList.add('fx-drawn');
      this.keepPictures(page);
      this.pictured?.();
      this.wantWords(page);
      this.wantExtras(page);
    };
    picture.onerror = () => { this.pictured?.(); this.wantWords(page); };
    page.picture = picture;
    page.sheet.prepend(picture);
  }

  // Asked for after the picture, as the rest of what lies over it, so as not to delay it.
  wantWords(page) {
    if (!page.words && page.picture?.complete) this.tell('need', { page: page.number });
  }

  drop(page) {
    this.made.delete(page);
    this.unsketch(page);
    if (page.picture) { page.picture.src = ''; page.picture.remove(); }
    page.sheet.replaceChildren();
    page.element.classList.remove('fx-drawn');
    page.picture = page.words = page.layer = page.index = page.extras = page.drawn = page.spans = page.marks = null;
    this.dropped = (this.dropped ?? 0) + 1;
  }

  // The words of a page with their boxes; joined they are the page's text, character for character.
  lay({ page: number, words }) {
    const page = this.pages[number];
    this.made.add(page);
    page.words?.layer.remove();
    const made = new fox.PageWords(words);
    page.sheet.append(made.layer);
    made.stretch(page.scale, this.view.turned % 180 !== 0);
    page.words = made;
    page.layer = made.layer;
    page.index = made.index;
    for (const name of this.marks.keys()) this.paint(page, name);
    return { total: made.index.total, crc: made.index.fingerprint() };
  }

  wantExtras(page) {
    if (this.spreads.comic || (page.extras && (page.extras.pictured || !this.dim))) return;
    this.tell('extras', { page: page.number, pictures: this.dim });
  }

  // The links, fields and pictures of a page.
  extras({ page: number, ...extras }) {
    const page = this.pages[number];
    if (!page.picture && !page.words) return; // out of sight again
    page.sheet.querySelector('fx-over')?.remove();
    page.extras = extras;
    page.sheet.append(fox.overlay(extras, this.tell));
    this.keepPictures(page);
  }

  // On dark paper photographs stay as they are.
  keepPictures(page) {
    for (const kept of page.sheet.querySelectorAll('fx-kept')) kept.remove();
    if (this.dim && page.extras?.pictures.length && page.picture)
      page.picture.after(...fox.keptPictures(page.extras.pictures, page.picture.src, page));
  }

  // All rectangles of one mark lie in one container, or where they overlap they would darken.
  paint(page, name) {
    page.element.querySelector(`fx-mark.${name}`)?.remove();
    const here = (this.marks.get(name) ?? []).filter(mark => mark.page === page.number);
    if (!here.length) return;
    const holder = document.createElement('fx-mark');
    holder.className = name;
    for (const [[x0, y0, x1, y1], pale] of here.flatMap(mark => mark.rects.map(rect => [rect, mark.pale]))) {
      const bar = document.createElement('div');
      bar.classList.toggle('fx-pale', !!pale);
      bar.style.cssText = `left:${x0 - 1}px;top:${y0 - 1}px;width:${x1 - x0 + 2}px;height:${y1 - y0 + 2}px`;
      holder.append(bar);
    }
    this.layerOf(page).append(holder);
  }

  // One layer for all marks of a page: what overlaps in it does not darken.
  layerOf(page) {
    page.marks ??= page.sheet.appendChild(document.createElement('fx-marks'));
    return page.marks;
  }

  async mark({ name, marks, to }) {
    // The first is gone to: beside it the other evidence is pale.
    this.marks.set(name, marks.map((mark, n) => ({ ...mark, pale: !!to && n > 0 && name === 'fx-evidence' })));
    for (const page of this.pages) if (page.picture || page.words) this.paint(page, name);
    if (to) {
      this.go(to);
      this.hereOn(to.page);
    }
    await fox.map.draw();
    return marks.map(mark => this.report(mark));
  }

  report({ page: number, rects }) {
    if (!rects.length) return { visible: false, box: null };
    const box = this.pages[number].element.getBoundingClientRect(), rect = this.spreads.rect(number, rects[0]);
    const at = [box.left + rect[0], box.top + rect[1], box.left + rect[2], box.top + rect[3]];
    return { visible: fox.onScreen({ left: at[0], top: at[1], right: at[2], bottom: at[3] }), box: at };
  }

  textOf({ page, start, end }) { return this.pages[page].index?.range(start, end).toString() ?? null; }
};
})();
