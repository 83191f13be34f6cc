// The direction a document goes on in: down, or to one side. Distances along it grow with the text.
'use strict';
(() => {
const fox = globalThis.fox;
const scroller = () => document.scrollingElement ?? document.documentElement;

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

  get window() { return this.across ? innerWidth : innerHeight; }
  get length() { return this.across ? scroller().scrollWidth : scroller().scrollHeight; }
  get at() { return (this.across ? scroller().scrollLeft : scroller().scrollTop) * this.sense; }
  set at(far) { scroller()[this.across ? 'scrollLeft' : 'scrollTop'] = far * this.sense; }

  // How far behind the window's leading edge a box begins.
  lead(box) {
    if (this.across) return this.sense < 0 ? innerWidth - box.right : box.left;
    return this.sense < 0 ? innerHeight - box.bottom : box.top;
  }

  get atStart() { return this.at <= 0; }
  get atEnd() { return this.at + this.window >= this.length - 2; }
  get side() { return this.across ? (this.sense < 0 ? 'right' : 'left') : (this.sense < 0 ? 'bottom' : 'top'); }
};
})();
