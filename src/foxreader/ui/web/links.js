// Links of the book to places in it, as the program knows them: it is told of a link that is hovered over,
// held, pressed or chosen by key, by its number among the body's links.
'use strict';
(() => {
const fox = globalThis.fox;
const XHTML = 'http://www.w3.org/1999/xhtml';
const REST = 250; // the pointer rests so long on a link before what it leads to is shown, in milliseconds; the design's
const HOLD = 500; // a press so long is no press, in milliseconds; as touch screens have it
const STILL = 8;  // how far a held pointer may move, in pixels

// There are no timers here: scripts of pages are off. Calls act after so many milliseconds unless the frame
// in between finds that it is not wanted any more.
fox.after = (milliseconds, act, wanted = () => true) => {
  const began = performance.now();
  const step = () => {
    if (!wanted()) return;
    if (performance.now() - began >= milliseconds) act(); else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

fox.Links = class {
  constructor(tell) {
    this.tell = tell;
    this.all = [...document.body.querySelectorAll('a[href]')].filter(one => one.namespaceURI === XHTML);
    this.numbers = new Map(this.all.map((one, number) => [one, number]));
    this.known = new Set();   // the numbers of those that lead to a place of the book
    this.over = null;         // the link under the pointer
    this.held = null;         // the link a press is held on
    this.asked = [0, 0];      // where the page stood when a link was last told of
    for (const kind of ['pointerover', 'pointerout', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
      document.addEventListener(kind, event => this[kind]?.(event), true);
    document.addEventListener('click', event => this.click(event), true);
    document.addEventListener('focusin', event => this.focused(event));
    addEventListener('keydown', event => { this.tab(event); this.peek(event); }, true);
  }

  // Which links lead to places of the book, and which of them are marks of notes.
  know({ inner, notes, label }) {
    this.known = new Set(inner);
    for (const number of notes) {
      const mark = this.all[number];
      if (!mark) continue;
      mark.classList.add('fx-note-mark');
      mark.setAttribute('aria-haspopup', 'dialog');
      if (!mark.hasAttribute('role')) mark.setAttribute('role', 'doc-noteref');
      if (!/\w/.test(mark.textContent) && !mark.hasAttribute('aria-label')) mark.setAttribute('aria-label', label);
    }
  }

  number(event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const number = this.numbers.get(link);
    return this.known.has(number) ? number : undefined;
  }

  // Where a link stands in the window: the piece of it that the pointer is on, else its first.
  box(number, at = null) {
    const boxes = [...this.all[number].getClientRects()].filter(box => box.width > 0 && box.height > 0);
    const under = at && boxes.find(box => at.clientX >= box.left - 2 && at.clientX <= box.right + 2
      && at.clientY >= box.top - 2 && at.clientY <= box.bottom + 2);
    const box = under ?? boxes[0] ?? this.all[number].getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
  }

  say(how, number, event = null) {
    this.asked = fox.view.at();
    this.tell('link', { how, number, box: this.box(number, event) });
  }

  pointerover(event) {
    const number = this.number(event);
    if (number === undefined || number === this.over || event.pointerType === 'touch') return;
    this.over = number;
    fox.after(REST, () => this.say('hover', number, event), () => this.over === number && !event.buttons && this.held === null);
  }

  pointerout(event) {
    if (this.over === null || this.numbers.get(event.relatedTarget?.closest?.('a[href]')) === this.over) return;
    this.over = null;
  }

  pointerdown(event) {
    this.done = false;
    const number = this.number(event);
    if (number === undefined || event.button !== 0) return;
    const press = this.held = { number, x: event.clientX, y: event.clientY };
    fox.after(HOLD, () => { this.done = true; this.say('hold', number, event); }, () => this.held === press);
  }

  pointermove({ clientX, clientY }) {
    if (this.held && Math.hypot(clientX - this.held.x, clientY - this.held.y) > STILL) this.held = null;
  }

  pointerup() { this.held = null; }
  pointercancel() { this.held = null; }

  click(event) {
    const number = this.number(event);
    if (number === undefined) return;
    event.preventDefault();
    this.over = null;
    if (this.done) { this.done = false; return; } // it was held
    this.say(event.detail ? 'press' : 'key', number, event.detail ? event : null);
  }

  // Shift+Enter shows where a link leads, as resting on it does.
  peek(event) {
    const number = this.numbers.get(document.activeElement);
    if (event.key !== 'Enter' || !event.shiftKey || !this.known.has(number)) return;
    event.preventDefault();
    event.stopPropagation();
    this.say('peek', number);
  }

  // A link that the keyboard comes to on another page: pages are turned whole.
  focused({ target }) {
    const number = this.numbers.get(target);
    if (number === undefined || !fox.paged() || !target.matches(':focus-visible')) return;
    const range = document.createRange();
    range.selectNodeContents(target);
    fox.view.bring(range);
    fox.view.here();
  }

  // The Tab key goes on from what is on screen, not from the start of the file.
  tab(event) {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.shiftKey) return;
    const at = document.activeElement;
    if (at && at !== document.body && at !== document.documentElement) return;
    const next = [...document.body.querySelectorAll('a[href], [tabindex="0"]')]
      .find(one => fox.onScreen(one.getClientRects()[0]));
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true, focusVisible: true });
  }
};
})();
