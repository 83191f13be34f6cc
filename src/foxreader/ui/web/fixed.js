// A page of fixed layout: shown whole, as large as the window allows, in its own style and no other. One of
// two that lie open lies against the other, or leaves its half of the window blank.
'use strict';
(() => {
const fox = globalThis.fox;
const root = () => document.documentElement;
const { scroller } = fox;
const AIR = 8; // between the page and the window's edge, in pixels
const REST = 350; // after a page has come, a wheel that still turns does not turn it, in milliseconds

fox.Fixed = class extends fox.Flow {
  constructor(tell, { size: [width, height], file, files }) {
    super(tell);
    this.made = { width, height };          // zeros for a page that is as large as the window
    this.file = file; this.files = files;   // which of the book's pages this is, and how many there are
    this.elsewhere = new Map();             // name -> the other files with such marks
    this.axis = new fox.Axis(false, 1);
    this.writing = fox.writing();
    this.writing.leftward &&= this.writing.vertical; // pages are turned as the book says, not as lines run
    this.paper = document.createElement('fx-paper');
    root().append(this.paper);
  }

  apply(settings) {
    root().classList.add('fx-fixed');
    this.leftward ||= !!settings.leftward;
    this.view = { fit: 'page', zoom: 1, ...settings.view };
    this.side = settings.side ?? ''; this.alone = !!settings.alone;
    root().classList.toggle('fx-inner', this.side === 'left' && !this.alone);
    this.dye();
    this.relayout();
  }

  // A body's background is its page's, and would else be the window's.
  dye() {
    const { background, backgroundColor, backgroundImage } = getComputedStyle(document.body);
    const blank = backgroundImage === 'none' && /, 0\)$|^transparent$/.test(backgroundColor);
    this.paper.style.background = blank ? 'var(--fx-sheet)' : background;
  }

  // A page that is larger than the window is moved by a stroke, not turned.
  get strokes() { return scroller().scrollWidth <= innerWidth + 1; }

  enlarge(how) { this.tell('zoom', how); }

  // The part of the window that the page has: half of it where the other half stays blank.
  room() {
    const half = this.side && this.alone ? innerWidth / 2 : innerWidth;
    return { left: this.side === 'right' ? innerWidth - half : 0, width: half };
  }

  // The root is the page: the body keeps the place and size its book gives it.
  lay() {
    const room = this.room(), style = root().style, { side } = this, { width: wide, height: high } = this.made;
    const air = wide && high ? AIR : 0, width = wide || room.width, height = high || innerHeight;
    const across = (room.width - (side ? 1 : 2) * air) / width, down = (innerHeight - 2 * air) / height;
    const { fit, zoom } = this.view, fitted = fit === 'width' ? across : Math.min(across, down);
    const scale = this.scale = Math.max(0.02, fit === 'none' ? zoom : fitted);
    const spare = room.width - width * scale, middle = Math.max(air, spare / 2);
    const left = room.left + (side === 'left' ? Math.max(air, spare) : side === 'right' ? 0 : middle);
    style.setProperty('--fx-width', `${width}px`);
    style.setProperty('--fx-height', `${height}px`);
    style.setProperty('--fx-scale', scale);
    style.setProperty('--fx-left', `${left}px`);
    style.setProperty('--fx-top', `${Math.max(air, (innerHeight - height * scale) / 2)}px`);
  }

  // Zoomed, what is at a point of the window stays there: at its middle, if no other is meant.
  relayout(at) {
    const before = root().getBoundingClientRect(), { x, y } = at ?? { x: innerWidth / 2, y: innerHeight / 2 };
    const [along, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
    this.lay();
    const after = root().getBoundingClientRect(), box = scroller();
    box.scrollBy(after.left + along * after.width - x, after.top + down * after.height - y);
    this.ours = this.at();
    this.tell('shape', { zoom: this.scale, first: this.file, last: this.file, left: Math.max(0, Math.round(after.left)) });
  }

  show({ view, at }) {
    this.view = view;
    this.relayout(at?.middle ? null : at);
  }

  // The whole page is before the reader, in whatever order its words come: the place is the page.
  here() { this.ours = this.at(); this.tell('place', { offset: 0 }); }

  go({ offset, end = offset + 1, fraction = 0 }) {
    const range = this.index.range(offset, end);
    if (fraction) { fox.reveal(range); fox.showInside(range); }
    if (offset > 0 || fraction) this.bring(range);
    this.here();
  }

  bring(range) {
    const at = this.sight.target(range), box = scroller();
    if (at.left < 0 || at.right > innerWidth) box.scrollLeft += at.left - innerWidth * 0.3;
    if (at.top < 0 || at.bottom > innerHeight) box.scrollTop += at.top - innerHeight * 0.3;
  }

  // For the margin map: the whole is the book, since a file is one page.
  extent() {
    const box = scroller(), all = Math.max(1, box.scrollHeight);
    return { at: this.wanted ?? this.file + box.scrollTop / all, window: Math.min(1, innerHeight / all), length: this.files };
  }

  ticks(name) {
    const page = root().getBoundingClientRect(), here = (fox.marks.get(name) ?? [])
      .map(([start, end]) => fox.boxOf(this.index.range(start, end))).filter(Boolean)
      .map(box => this.file + Math.min(0.99, Math.max(0, (box.top - page.top) / page.height)));
    return [...here, ...(this.elsewhere.get(name) ?? []).map(file => file + 0.5)].map(at => at / this.files);
  }

  note(value) {
    for (const [name, files] of Object.entries(value.elsewhere ?? {})) this.elsewhere.set(`fx-${name}`, files);
    return super.note(value);
  }

  // The page is the file: all that are in it.
  bookmarksSeen() { return (fox.marks.get(fox.BOOKMARK) ?? []).map((_, number) => number); }

  // Another page comes when the thumb is let go: each is a document of its own.
  moveTo(at) {
    this.wanted = at;
    const box = scroller(), within = at - this.file;
    if (within >= 0 && within < 1) box.scrollTop = within * box.scrollHeight;
    fox.map.follow();
  }

  rest() {
    const file = Math.min(this.files - 1, Math.round(this.wanted ?? this.file));
    this.wanted = undefined;
    if (file !== this.file) this.tell('file', { file }); else fox.map.follow();
  }

  showAt(fraction) { this.wanted = Math.floor(fraction * this.files); this.rest(); }

  goEnd() { scroller().scrollTop = scroller().scrollHeight; this.here(); }

  wheel(event) {
    const { axis } = this, by = Math.sign(event.deltaY);
    if (!event.ctrlKey && (!by || (by > 0 ? !axis.atEnd : !axis.atStart))) { this.still = performance.now() + REST; return; }
    event.preventDefault();
    if (event.ctrlKey) return this.resize(event);
    if (performance.now() < (this.still ?? REST)) return;
    this.still = performance.now() + REST;
    this.tell('edge', { by });
  }

  key(event) {
    const across = { ArrowRight: 1, ArrowLeft: -1 }[event.key], box = scroller();
    if (across && box.scrollWidth > innerWidth + 1) return; // there is more of the page to that side
    super.key(event);
  }

  turnRow({ by }) { this.tell('edge', { by }); }

  // A file is one page: Home and End lead to the first and the last of the book.
  homeOrEnd(event) {
    const to = { Home: 'first', End: 'last' }[event.key];
    if (!to) return;
    event.preventDefault();
    this.tell('edge', { by: 0, to });
  }
};
})();
