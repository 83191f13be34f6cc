// The words of a page, laid over its picture, and their choice with the pointer: in the order of reading, so
// that a selection stays in its column.
'use strict';
(() => {
const fox = (globalThis.fox ??= {});
const EDGE = 24; // this near to the window's edge a drag scrolls, in pixels
const STEP = 18; // how far it scrolls in a frame, in pixels
const JOINED = /[\p{M}\p{Cf}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u; // letters that space between them would part
const NARROWEST = 0.5; // of its own width; narrower, letters would stand on each other

// Makes a word as wide as it is in the picture, by space between its letters: what is transformed is a layer of its own
// to the engine, and a page of them took twice as long to draw (measured).
const fit = (span, width, [text, x0, , x1]) => {
  const wanted = x1 - x0, word = text.trimEnd(), letters = [...word].length;
  if (JOINED.test(word) || (letters > 1 && wanted < NARROWEST * width)) span.style.transform = `scaleX(${wanted / width})`;
  else span.style.letterSpacing = `${((wanted - width) / letters).toFixed(3)}px`;
};

// words: [[text, x0, y0, x1, y1], …] in points, or [text] for what has no place; joined they are the page's
// text, character for character.
fox.PageWords = class {
  constructor(words) {
    this.words = words;
    this.layer = document.createElement('fx-text');
    this.spans = words.map(([text, x0, y0, x1, y1]) => {
      const span = document.createElement('span');
      span.textContent = text;
      if (x0 === undefined) span.className = 'fx-loose';
      else span.style.cssText = `left:${x0}px;top:${y0}px;font-size:${Math.max(1, y1 - y0)}px`;
      return span;
    });
    this.layer.append(...this.spans);
    this.index = null;
  }

  // The words are as wide as in the picture; measured when the layer is in the document. Of a page that lies on
  // its side the lines run down the window.
  stretch(scale, aside) {
    const range = document.createRange();
    const widths = this.spans.map((span, i) => {
      const length = this.words[i][0].trimEnd().length;
      if (!length || this.words[i][1] === undefined) return 0;
      range.setStart(span.firstChild, 0); range.setEnd(span.firstChild, length);
      const { width, height } = range.getBoundingClientRect();
      return (aside ? height : width) / scale;
    });
    this.spans.forEach((span, i) => { if (widths[i]) fit(span, widths[i], this.words[i]); });
    this.index = new fox.TextIndex(this.layer);
  }

  // Runs of words that follow each other down a column: a paragraph, or the part of one in a column.
  get blocks() {
    if (this.found) return this.found;
    this.found = [];
    let block = null, at = 0, before = null;
    for (const [text, x0, y0, x1, y1] of this.words) {
      if (x0 !== undefined) {
        const up = before && y1 <= before.y0;
        if (!block || up) this.found.push(block = { x0, y0, x1, y1, words: [] });
        block.words.push({ x0, y0, x1, y1, at, length: text.trimEnd().length });
        block.x0 = Math.min(block.x0, x0); block.y0 = Math.min(block.y0, y0);
        block.x1 = Math.max(block.x1, x1); block.y1 = Math.max(block.y1, y1);
        before = { y0 };
      }
      at += text.length;
      if (text.endsWith('\n')) block = before = null;
    }
    return this.found;
  }

  // The word nearest to a point of the page: of the nearest block the nearest line, and on it the nearest.
  wordAt(x, y) {
    const beside = box => Math.max(box.x0 - x, 0, x - box.x1), above = box => Math.max(box.y0 - y, 0, y - box.y1);
    const least = (of, far) => of.reduce((best, one) => (far(one) < far(best) ? one : best), of[0]);
    const block = least(this.blocks, box => Math.hypot(beside(box), above(box)));
    if (!block) return null;
    const line = above(least(block.words, above));
    return least(block.words.filter(word => above(word) <= line + 0.01), beside);
  }

  get empty() { return !this.blocks.length; }
};

// Chooses words while the button is held; a page without words is moved instead.
fox.Chooser = class {
  constructor(view) {
    this.view = view;
    this.held = null;
    this.segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
    addEventListener('mousedown', event => this.press(event));
    addEventListener('mousemove', event => this.move(event));
    addEventListener('mouseup', () => this.release());
    addEventListener('blur', () => this.release());
    document.addEventListener('selectionchange', () => this.blend(!getSelection().isCollapsed));
  }

  // What is chosen is blended with the picture below. A layer that blends costs each frame a pass of its own, a third
  // of what drawing it takes (measured without a graphics processor): it is one only while there is something to blend.
  blend(on) { document.documentElement.classList.toggle('fx-chosen', on); }

  press(event) {
    if (event.button !== 0 || event.target.closest?.('a, fx-map')) return;
    const page = this.view.pageAt(event.clientX, event.clientY);
    event.preventDefault(); // the engine would choose by where the pointer is, across columns
    document.activeElement?.blur?.();
    if (!page || !page.words || page.words.empty) {
      getSelection().removeAllRanges();
      this.held = { x: event.clientX, y: event.clientY };
      document.documentElement.classList.add('fx-moved');
      return;
    }
    const at = this.place(page, event.clientX, event.clientY), kind = Math.min(3, event.detail || 1);
    const [start, end] = this.whole(page, at, kind);
    const from = event.shiftKey && this.last?.page === page ? this.last : { page, start, end, kind };
    this.held = this.last = from;
    this.choose(event.clientX, event.clientY);
  }

  move(event) {
    if (!this.held) return;
    if (!(event.buttons & 1)) { this.release(); return; }
    if (!this.held.page) {
      scrollBy(this.held.x - event.clientX, this.held.y - event.clientY);
      this.held.x = event.clientX; this.held.y = event.clientY;
      return;
    }
    this.at = [event.clientX, event.clientY];
    this.choose(...this.at);
    this.scrolling ??= requestAnimationFrame(() => this.scroll());
  }

  // At the window's edge a drag goes on by itself.
  scroll() {
    this.scrolling = null;
    if (!this.held?.page) return;
    const [x, y] = this.at, by = y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0;
    if (!by) return;
    scrollBy(0, by);
    this.choose(x, y);
    this.scrolling = requestAnimationFrame(() => this.scroll());
  }

  release() { this.held = null; document.documentElement.classList.remove('fx-moved'); }

  choose(x, y) {
    const { page, start, end, kind } = this.held;
    if (!page.words?.index) { this.release(); return; }
    const [from, to] = this.whole(page, this.place(page, x, y), kind), { index } = page.words;
    const back = from < start, base = back ? end : start, extent = back ? from : to;
    if (base === extent) { getSelection().removeAllRanges(); return; }
    this.blend(true); // before the frame that shows it
    const position = (offset, other) => (offset < other ? index.start(offset) : index.end(offset));
    getSelection().setBaseAndExtent(...position(base, extent), ...position(extent, base));
  }

  // What a press at an offset means: the offset, its word (twice), its paragraph (three times).
  whole(page, at, kind) {
    if (kind === 1) return [at, at];
    const text = page.words.layer.textContent;
    const start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1, next = text.indexOf('\n', at);
    const end = next < 0 ? text.length : next;
    if (kind === 3) return [start, Math.max(start, end)];
    for (const { index, segment } of this.segmenter.segment(text.slice(start, end)))
      if (start + index + segment.length > at) return [start + index, start + index + segment.length];
    return [at, at];
  }

  // The offset in a page's text that is nearest to a point of the window.
  place(page, clientX, clientY) {
    const [x, y] = this.view.inPage(page, clientX, clientY), word = page.words.wordAt(x, y);
    const range = document.createRange(), { index } = page.words, nodeAt = index.start(word.at);
    const box = k => {
      range.setStart(nodeAt[0], nodeAt[1] + k); range.setEnd(nodeAt[0], nodeAt[1] + k + 1);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const [a] = this.view.inPage(page, left, top), [b] = this.view.inPage(page, right, bottom);
      return [Math.min(a, b), Math.max(a, b)];
    };
    const boxes = Array.from({ length: word.length }, (_, k) => box(k));
    const back = boxes.length > 1 && boxes.at(-1)[0] < boxes[0][0]; // written from right to left
    const before = boxes.filter(([a, b]) => (back ? (a + b) / 2 > x : (a + b) / 2 < x)).length;
    return word.at + before;
  }
};
})();
