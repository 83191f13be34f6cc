// The text goes on by itself, as fast as the reader reads: scrolled bit by bit, or page after page.
'use strict';
(() => {
const fox = globalThis.fox;
const OFTEN = 1000; // how often the place is told meanwhile, in milliseconds
const LEAST = 1500; // the least that a page is shown, in milliseconds; chosen: one with a picture alone is seen
const LONGEST = 100; // milliseconds that count as one step at most: a window that was hidden does not leap
const ON_A_PAGE = 2000; // characters that a page of a page format is taken to have; chosen: a book's

fox.ByItself = class {
  constructor(view, tell) {
    this.view = view; this.tell = tell; this.pace = 0;
    addEventListener('pointerdown', () => this.end(), true);
    addEventListener('keydown', event => this.key(event), true);
  }

  // pace: characters a minute; none for a stop.
  set({ pace }) {
    this.pace = pace;
    cancelAnimationFrame(this.frame);
    this.last = null; this.part = 0;
    if (!pace) return;
    if (this.paged) this.wait(); else this.frame = requestAnimationFrame(now => this.step(now));
  }

  get paged() { return this.view.spreads ? this.view.paged : fox.paged(); }

  // How many characters there are to a pixel, along the text.
  get dense() {
    const { view } = this;
    return view.spreads ? ON_A_PAGE / Math.max(1, view.spreads.rows[view.current()].height) : view.index.total / Math.max(1, view.axis.length);
  }

  // Milliseconds in which so many pixels are read.
  time(pixels) { return pixels * this.dense / this.pace * 60000; }

  wait() {
    const shown = this.view.spreads ? this.view.spreads.rows[this.view.current()].height : this.view.axis.window;
    this.after(Math.max(LEAST, this.time(shown)), () => { this.view.turn({ by: 1 }); this.wait(); });
  }

  // Frames are counted: where a book's scripts are off the engine keeps no timers.
  after(time, act) {
    const until = performance.now() + time;
    const look = now => { if (now < until) this.frame = requestAnimationFrame(look); else act(); };
    this.frame = requestAnimationFrame(look);
  }

  // Whole pixels are scrolled; what is left of one counts for the next.
  step(now) {
    const { view } = this, gone = Math.min(LONGEST, now - (this.last ?? now));
    this.last = now;
    this.part += gone / Math.max(1, this.time(1));
    const pixels = Math.floor(this.part), before = this.at;
    this.part -= pixels;
    if (pixels) this.at = before + pixels;
    if (pixels && Math.abs(this.at - before) < 0.5) return this.rest();
    if (now - (this.told ?? 0) > OFTEN) { this.told = now; view.here(); }
    view.ours = view.spreads ? this.at : view.at();
    this.frame = requestAnimationFrame(next => this.step(next));
  }

  // At the end of a chapter what is on screen is still to be read.
  rest() {
    this.view.here();
    this.after(Math.max(LEAST, this.time(innerHeight) / 2), () => this.view.turn({ by: 1 }));
  }

  get at() { return this.view.spreads ? fox.scroller().scrollTop : this.view.axis.at; }
  set at(far) { if (this.view.spreads) fox.scroller().scrollTop = far; else this.view.axis.at = far; }

  end() { if (this.pace) this.tell('pace', { by: 0 }); }

  // The arrows change how fast it goes; other keys that move the page stop it.
  key(event) {
    if (!this.pace || event.ctrlKey || event.altKey || event.metaKey) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by) { event.preventDefault(); event.stopPropagation(); this.tell('pace', { by }); }
    else if (!/^(Shift|F\d+)$/.test(event.key)) this.end();
  }
};
})();
