// A flowing document, scrolled or in pages: where the reader is, and how to get somewhere.
'use strict';
(() => {
const fox = globalThis.fox;
const root = () => document.documentElement;
const { paged, scroller } = fox;
const MARGIN = 28; // the air left before a line that was gone to, in pixels
const SHOWN = 0.3; // how far down the window what was gone to is, where there is room
const OVERLAP = 64; // what of a screen is seen again on the next where no line is, in pixels
const EDGE = 100; // how far from an edge of the window its last whole line is looked for, in pixels
const SWIPE = 120; // pixels to one side that are a swipe: one step of a wheel
const REST = 300; // milliseconds after which another swipe begins
const PROBES = { paged: [0.06, 0.2, 0.4, 0.6, 0.8], scroll: [0.5, 0.3, 0.2, 0.7] };

fox.Flow = class {
  constructor(tell) {
    this.tell = tell;
    this.index = new fox.TextIndex(document.body);
    this.sight = new fox.Sight(this.index);
    this.anchor = 0;      // the character the reader is at; kept through every change of layout
    this.ours = null;     // where we scrolled to ourselves: a scroll event there is not the reader's
    this.wheels = new fox.Strokes();
    addEventListener('scroll', () => this.scrolled(), { passive: true, capture: true }); // the body's too
    addEventListener('resize', () => this.relayout());
    addEventListener('wheel', event => this.wheel(event), { passive: false });
    addEventListener('keydown', event => this.key(event));
    document.addEventListener('load', () => this.settle(), true); // of pictures; the window is not told of them
  }

  // Comes when what is on screen has been painted.
  painted() { return fox.presented(); }

  hello() { return { total: this.index.total, crc: this.index.fingerprint() }; }

  selection() { return this.sight.selection(); }

  // From which character on the next sentence is selected; `fresh` where nothing is selected yet.
  chosenFrom() {
    const chosen = this.selection();
    return { index: this.index, offset: chosen ? chosen.end : Math.max(0, this.firstVisible()), back: chosen?.start, fresh: !chosen };
  }

  // Brings what was selected with keys on screen.
  bringChosen(range) { this.scrollTo(range, SHOWN); this.here(); }

  // Shows the reader's highlights and bookmarks; whether they are at the words that were meant.
  note(value) {
    const right = fox.highlight(this.index, value);
    fox.map.draw();
    return right;
  }

  highlightAt(x, y) {
    const span = fox.highlightAt(this.index, x, y);
    return span && { start: span[0], end: span[1] };
  }

  whereIs({ start, end }) { return fox.boxesOf(this.index.range(start, end)); }

  // The character at a point of the window, null where there is no text.
  placeAt({ x, y }) {
    const at = document.caretRangeFromPoint(x, y);
    return at && this.index.places.has(at.startContainer)
      ? { offset: this.index.offset(at.startContainer, at.startOffset) } : null;
  }

  apply(settings) {
    fox.plain(settings.plain);
    if (!this.look) { fox.relateSizes(); fox.keepRules(); fox.markParagraphs(); fox.markDrawings(); }
    this.sayBlank(settings);
    this.cover(settings);
    this.boxes ??= new fox.Boxes(this.index, settings.hidden);
    this.boxes.look();
    this.look = settings;
    fox.loadFaces(settings.faces ?? [], () => this.relayout());
    this.writing = fox.writing();
    this.leftward ||= !!settings.leftward;
    this.begins ??= settings.begins; // on the "first" or the "second" of two pages, if the book says so
    root().classList.toggle('fx-vertical', this.writing.vertical);
    this.relayout();
  }

  // A chapter of which the book shows nothing says so.
  sayBlank({ blank, plain }) {
    const words = this.blankWords ??= blank ?? '', shown = document.querySelector('fx-blank');
    const seen = plain || [...document.body.querySelectorAll('img, svg, video')].some(one => one.checkVisibility());
    if (!words || seen) { shown?.remove(); return; }
    const note = shown ?? root().appendChild(document.createElement('fx-blank'));
    note.role = 'note';
    note.textContent = words;
  }

  // A cover that no page of the book shows stands before its first words.
  cover({ cover }) {
    root().classList.toggle('fx-cover', !!cover);
    if (cover) root().style.setProperty('--fx-cover', `url("${new URL(cover, location)}")`);
  }

  // Whether the first words stand on screen, below a cover that then is not gone back to.
  get pastCover() { return this.stood != null && this.stood < this.axis.window && root().classList.contains('fx-cover'); }

  // Whether a stroke of a finger turns a page.
  get strokes() { return paged(); }

  // A column is as long as a line should be; a window with room for two shows two, side by side.
  divide() {
    const { style, classList } = root(), { vertical } = this.writing;
    const made = this.made = fox.division({ begins: this.begins, ...this.look }, Math.floor(vertical ? innerHeight : innerWidth), vertical);
    style.setProperty('--fx-columns', made.columns);
    style.setProperty('--fx-edge', `${made.edge}px`);
    style.setProperty('--fx-half', `${made.half}px`);
    style.setProperty('--fx-spread', `${made.columns * (made.line + 2 * made.half)}px`);
    classList.toggle('fx-two', made.columns === 2);
    classList.toggle('fx-second', made.columns === 2 && this.begins === 'second');
    if (this.axis && made.paged === paged()) return;
    if (this.axis) this.stood = null; // where the line stood in the other way of reading says nothing here
    this.axis = fox.Axis.of(this.writing, made.paged);
    classList.toggle('fx-paged', made.paged);
    classList.toggle('fx-scroll', !made.paged);
  }

  // Notes where on the screen the anchor stands, and that it is there by now.
  stand() {
    this.stood = this.axis.lead(this.sight.target(this.index.range(this.anchor, this.anchor + 1)));
    this.ours = this.at();
  }

  at() { const box = scroller(); return [box.scrollLeft, box.scrollTop]; }

  // Whether the page stands where we put it: what moved it then was not the reader.
  unmoved() {
    const [left, top] = this.at();
    return !!this.ours && Math.abs(left - this.ours[0]) < 2 && Math.abs(top - this.ours[1]) < 2;
  }

  lay() {
    fox.unspace();
    this.boxes.close();
    this.divide();
    fox.setRagged(this.index, this.writing.vertical, this.look);
    fox.setHyphens(this.look.hyphens, fox.shownLook(this.made).lines);
    if (this.made.paged && this.made.columns === 2 && !this.writing.vertical) fox.space();
    this.boxes.open(this.writing);
    this.tellLook();
  }

  // What is shown, when it has changed.
  tellLook() {
    const now = fox.shownLook(this.made), said = JSON.stringify(now);
    if (said !== this.saidLook) { this.saidLook = said; this.tell('look', now); }
  }

  // After a change of size, font or theme the same character is where it was.
  relayout() {
    this.lay();
    this.hold();
    requestAnimationFrame(() => { this.hold(); this.trim(); fox.map?.draw(); });
  }

  // Brings the anchor back to where on the screen it stood.
  hold() {
    if ((this.anchor <= 0 && !this.pastCover) || paged()) return this.show(this.anchor, 0);
    const box = this.sight.target(this.index.range(this.anchor, this.anchor + 1));
    this.axis.at += this.axis.lead(box) - (this.stood ?? MARGIN);
    this.ours = this.at();
  }

  // A picture has come: what is before the anchor may have grown.
  settle() { if (this.unmoved()) this.relayout(); }

  scrolled() {
    if (this.unmoved()) return;
    this.strip?.remove();
    this.pending ??= requestAnimationFrame(() => { this.pending = null; this.here(); });
  }

  here() {
    const offset = this.firstVisible();
    if (offset >= 0) this.anchor = offset;
    this.stand();
    this.tell('place', { offset: this.anchor });
  }

  firstVisible() { return this.sight.first(this.writing, PROBES[paged() ? 'paged' : 'scroll']); }

  // How many pages there are. The last one lies flush only if the whole is a whole number of pages: an
  // empty box after it sees to that.
  pad() {
    const { axis } = this, keep = axis.at, { style } = root();
    style.setProperty('--fx-pad', '0 auto auto 0');
    const pages = Math.max(1, Math.ceil((axis.length - 2) / axis.window)), far = `${pages * axis.window - 1}px`;
    const inset = axis.across ? (axis.sense < 0 ? `0 ${far} auto auto` : `0 auto auto ${far}`)
      : (axis.sense < 0 ? `auto auto ${far} 0` : `${far} auto auto 0`);
    style.setProperty('--fx-pad', inset);
    axis.at = keep;
    return pages;
  }

  // Brings a range on screen, a fraction of the window from where the text begins.
  scrollTo(range, fraction) { this.bring(range, fraction); this.ours = this.at(); }

  bring(range, fraction) {
    const { axis } = this;
    if (paged()) {
      this.pad();
      axis.at = Math.floor((axis.lead(this.sight.target(range)) + axis.at + 1) / axis.window) * axis.window;
      return;
    }
    const box = this.sight.target(range);
    axis.at += axis.lead(box) - Math.max(MARGIN, axis.window * fraction);
    // A line longer than the window is wide is scrolled to along the line as well.
    if (!axis.across && (box.left < 0 || box.right > innerWidth)) scroller().scrollLeft += box.left - innerWidth * SHOWN;
  }

  show(offset, fraction = 0) {
    if (offset <= 0 && !this.pastCover) { scroller().scrollTo(0, 0); this.ours = this.at(); }
    else this.scrollTo(this.index.range(offset, offset + 1), fraction);
  }

  go({ offset, end = offset + 1, fraction = 0 }) {
    const range = this.index.range(offset, end);
    if (fraction && fox.reveal(range)) this.lay(); // what was hidden may need to be opened as well
    if (fraction) fox.showInside(range);
    this.anchor = offset;
    this.stood = null;
    if (fraction) this.scrollTo(range, fraction); else this.show(offset, 0);
    this.align();
    if (fraction) { const first = this.firstVisible(); if (first >= 0) this.anchor = first; }
    this.stand();
    this.trim();
    this.tell('place', { offset: this.anchor });
  }

  goEnd() {
    this.axis.at = paged() ? (this.pad() - 1) * this.axis.window : this.axis.length;
    this.here();
  }

  // Marks spans, goes to a place if one is given, and says what the marked characters are and whether they
  // can be seen.
  async mark({ name, spans, to }) {
    const texts = fox.mark(this.index, name, spans, to).map(String);
    if (to) this.go(to);
    await fox.map.draw(); // the page may be laid anew meanwhile
    return spans.map(([start, end], at) => this.report(texts[at], this.index.range(start, end)));
  }

  report(text, range) {
    const box = fox.boxOf(range);
    return { text, visible: fox.onScreen(box), box: box && [box.left, box.top, box.right, box.bottom] };
  }

  // For the margin map: what of the document is on screen, in pixels along it.
  extent() {
    const { axis } = this, { window: shown, length } = axis;
    return { at: axis.at, window: shown, length: paged() ? Math.ceil((length - 2) / shown) * shown : length };
  }

  // The marks of a name as fractions of the document.
  ticks(name) {
    const { length } = this.extent(), frame = fox.frame(), at = this.axis.at;
    // A bookmark is always somewhere; what else has no box is hidden.
    const boxOf = range => fox.boxOf(range) ?? (name === fox.BOOKMARK ? this.sight.target(range) : null);
    return (fox.marks.get(name) ?? []).map(([start, end]) => boxOf(this.index.range(start, end)))
      .filter(Boolean).map(box => this.along(box, frame, at) / Math.max(1, length));
  }

  // How far along the document a box is; on a page also down its lines.
  along(box, frame, at) {
    const { axis, writing } = this, far = axis.lead(box) + at;
    if (!paged()) return far;
    const column = axis.window / fox.columns();
    const down = !writing.vertical ? (box.top - frame.top) / frame.height
      : (writing.leftward ? frame.right - box.right : box.left - frame.left) / frame.width;
    return (Math.floor((far + 1) / column) + Math.min(1, Math.max(0, down))) * column;
  }

  moveTo(far) { this.axis.at = paged() ? Math.round(far / this.axis.window) * this.axis.window : far; }

  showAt(fraction) {
    const { axis } = this, far = fraction * this.extent().length;
    axis.at = paged() ? Math.floor(far / axis.window) * axis.window : far - axis.window * SHOWN;
  }

  // One page on (or back); past the edge the window opens the next (or last) file.
  turn({ by }) {
    const { axis } = this;
    if (paged()) {
      const pages = this.pad(), page = Math.round(axis.at / axis.window) + by;
      if (page < 0 || page >= pages) return this.tell('edge', { by });
      axis.at = page * axis.window;
      return this.here();
    }
    const before = axis.at;
    this.strip?.remove();
    if (by > 0) this.stepOn(); else this.stepBack();
    if (Math.abs(axis.at - before) < 2) { this.trim(); return this.tell('edge', { by }); }
    this.here();
    this.trim();
  }

  // The last line that was seen whole is the first.
  stepOn() {
    const { axis } = this, last = this.sight.whole(axis, axis.window, -1, EDGE);
    axis.at += last?.from ?? axis.window - OVERLAP;
    if (!last) axis.at += Math.min(0, this.sight.line(axis, 1)?.from ?? 0);
  }

  // The first line that was seen whole is the last.
  stepBack() {
    const { axis } = this, first = this.sight.whole(axis, 0, 1, EDGE);
    axis.at -= axis.window - (first?.to ?? OVERLAP);
    const cut = this.sight.line(axis, 1);
    if (cut && cut.from < -1 && axis.at > 0) axis.at += first ? cut.to : cut.from;
  }

  // Brings a line that the upper edge cuts whole on screen.
  align() {
    const cut = paged() || this.axis.atStart ? null : this.sight.line(this.axis, 1);
    if (cut && cut.from < -1 && cut.from > -EDGE) this.axis.at += cut.from;
  }

  // A line that the edge of the window would cut is not shown until the reader scrolls.
  trim() {
    this.strip?.remove();
    if (paged()) return;
    const { axis } = this, { window: edge } = axis, cut = axis.atEnd ? null : this.sight.line(axis, edge - 1);
    if (!cut || cut.to < edge + 1 || cut.from < edge - EDGE) return;
    this.strip ??= document.createElement('fx-strip');
    const side = axis.across ? (axis.sense < 0 ? 'left' : 'right') : 'bottom', deep = `${edge - cut.from}px`;
    const ground = getComputedStyle(document.body).backgroundColor.replace('rgba(0, 0, 0, 0)', 'var(--fx-page)');
    this.strip.style.cssText = `${side}: 0; ${axis.across ? 'width' : 'height'}: ${deep}; background: ${ground}`;
    root().append(this.strip);
  }

  wheel(event) {
    if (event.ctrlKey) { event.preventDefault(); return this.resize(event); }
    if (!paged()) return this.overscroll(event);
    event.preventDefault();
    const by = this.wheels.turns(event, this.leftward || this.writing.leftward ? -1 : 1);
    if (by) this.turn({ by });
  }

  resize(event) {
    const by = this.wheels.zooms(event);
    if (by) this.enlarge({ by, x: event.clientX, y: event.clientY });
  }

  // Text is larger or smaller in all the window; pages are at the point that is meant.
  enlarge({ by }) { this.tell('size', { by }); }

  // Wheeling on at the end of a file goes to the next one; a rest of half a second first, so that
  // a long swipe stops at the end.
  overscroll(event) {
    const { axis } = this, by = Math.sign(event.deltaY), now = performance.now();
    if (Math.abs(event.deltaX) > 2 * Math.abs(event.deltaY)) return this.swipe(event);
    if (!by) return;
    if (axis.across) { event.preventDefault(); axis.at += event.deltaY; }
    if (by > 0 ? !axis.atEnd : !axis.atStart) { this.edgeSince = null; return; }
    if (this.edgeSince == null) this.edgeSince = now;
    if (now - this.edgeSince > 500 && now - (this.lastWheel ?? 0) > 120) { this.edgeSince = null; this.tell('edge', { by }); }
    this.lastWheel = now;
  }

  // A swipe to the side leads to the next file or the one before, unless there is more to see on that side.
  swipe(event) {
    const box = scroller(), now = performance.now();
    if (box.scrollWidth > innerWidth + 1 || event.target.closest?.('.fx-wide')) return;
    if (!(now - this.lastSwipe < REST)) this.swiped = 0;
    this.lastSwipe = now;
    const before = Math.abs(this.swiped);
    this.swiped += event.deltaX;
    if (before < SWIPE && Math.abs(this.swiped) >= SWIPE)
      this.tell('edge', { by: Math.sign(this.swiped) * (this.leftward ? -1 : 1) });
  }

  // The arrow that points where the text goes on turns forward, in a book that is turned to the left the left one.
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const on = this.leftward || this.writing.leftward ? -1 : 1;
    const by = { PageDown: 1, PageUp: -1, ' ': event.shiftKey ? -1 : 1, ArrowRight: on, ArrowLeft: -on }[event.key];
    if (!by) return this.homeOrEnd(event);
    event.preventDefault();
    this.turn({ by });
  }

  homeOrEnd(event) {
    if (event.key === 'End') this.goEnd();
    else if (event.key === 'Home') this.go({ offset: 0 });
    else return;
    event.preventDefault();
  }
};
})();
