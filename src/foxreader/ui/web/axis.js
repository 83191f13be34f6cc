// The direction a document goes on in: down, or to one side. Distances along it grow with the text.
'use strict';
(() => {
const fox = globalThis.fox;
const root = () => document.documentElement;

fox.paged = () => root().classList.contains('fx-paged');

// How many columns are in sight.
fox.columns = () => root().classList.contains('fx-two') ? 2 : 1;

// What scrolls: the document, or with pages the body, which is as wide as the pages side by side.
fox.scroller = () => fox.paged() ? document.body : document.scrollingElement ?? root();

// The part of the window that text shows in.
fox.frame = () => fox.paged() ? document.body.getBoundingClientRect()
  : { left: 0, top: 0, right: innerWidth, bottom: innerHeight, width: innerWidth, height: innerHeight };

// Vertical lines follow each other to the left unless "lr" says otherwise; others as their direction has it.
fox.writing = () => {
  const { writingMode, direction } = getComputedStyle(document.body);
  const vertical = /^(vertical|sideways)/.test(writingMode);
  return { vertical, leftward: vertical ? !writingMode.endsWith('lr') : direction === 'rtl', rtl: direction === 'rtl' };
};

fox.Axis = class {
  constructor(across, sense) { this.across = across; this.sense = sense; }

  // Pages of horizontal lines lie side by side, of vertical lines (the engine sets columns so) below each
  // other; unbroken, the text goes on at right angles to its lines: horizontal ones always down.
  static of({ vertical, leftward, rtl }, paged) {
    const across = vertical !== paged;
    return new fox.Axis(across, (across ? leftward : paged && rtl) ? -1 : 1);
  }

  get window() { return this.across ? fox.scroller().clientWidth : fox.scroller().clientHeight; }
  get length() { return this.across ? fox.scroller().scrollWidth : fox.scroller().scrollHeight; }
  get at() { return (this.across ? fox.scroller().scrollLeft : fox.scroller().scrollTop) * this.sense; }
  set at(far) { fox.scroller()[this.across ? 'scrollLeft' : 'scrollTop'] = far * this.sense; }

  // How far behind the leading edge of what shows a box begins.
  lead(box) {
    const frame = fox.frame();
    if (this.across) return this.sense < 0 ? frame.right - box.right : box.left - frame.left;
    return this.sense < 0 ? frame.bottom - box.bottom : box.top - frame.top;
  }

  // The point of the window so far behind the leading edge, at a part of the length of a line.
  point(far, part) {
    return this.across ? [this.sense < 0 ? innerWidth - far : far, innerHeight * part]
      : [innerWidth * part, this.sense < 0 ? innerHeight - far : far];
  }

  get atStart() { return this.at <= 0; }
  get atEnd() { return this.at + this.window >= this.length - 2; }
};
})();
