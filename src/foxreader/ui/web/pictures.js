// The pictures of a page: which of them can be opened large, by a press, by Enter and from the menu. They are
// told by their number among the body's pictures, which Python counts in the same way.
'use strict';
(() => {
const fox = globalThis.fox;
const LEAST = 48; // a side from which on a picture is worth opening, in pixels
const MOST = 0.6; // a picture that covers more of a fixed page than this is the page, and is not pressed

fox.Pictures = class {
  constructor(tell) {
    this.tell = tell;
    const svg = one => one.namespaceURI === 'http://www.w3.org/2000/svg';
    this.all = [...document.body.querySelectorAll('img, svg')]
      .filter(one => svg(one) ? !one.parentElement.closest('svg') : one.localName === 'img' && !one.closest('svg'));
    this.numbers = new Map(this.all.map((one, number) => [one, number]));
    document.addEventListener('click', event => this.click(event));
    document.addEventListener('dblclick', event => this.click(event, true));
    document.addEventListener('contextmenu', event => { this.last = this.of(event); }, true);
    addEventListener('keydown', event => this.key(event), true);
    document.addEventListener('load', event => { if (this.numbers.has(event.target)) this.fit(event.target); }, true);
  }

  // What the book says of its pictures: a name for each that has none, for who does not see it.
  know({ names }) {
    for (const [number, name] of names) {
      const one = this.all[number];
      if (one && name && !one.getAttribute('alt') && !one.hasAttribute('aria-label')) one.setAttribute('aria-label', name);
    }
    for (const one of this.all) this.fit(one);
  }

  // A picture large enough is a button: the keyboard comes to it. One in a link is pressed for the link.
  fit(one) {
    const { width, height } = one.getBoundingClientRect();
    if (width < LEAST || height < LEAST || one.closest('a[href]')) return;
    if (!one.hasAttribute('tabindex')) one.setAttribute('tabindex', 0);
    one.setAttribute('aria-haspopup', 'dialog');
    if (one.localName === 'svg' && !one.hasAttribute('role')) one.setAttribute('role', 'img');
    if (!this.isPage(one)) one.classList.add('fx-opens');
  }

  isPage(one) {
    if (!document.documentElement.classList.contains('fx-fixed')) return false;
    const box = one.getBoundingClientRect(), page = document.documentElement.getBoundingClientRect();
    return box.width * box.height > MOST * page.width * page.height;
  }

  of(event) { return event.target instanceof Element ? this.number(event.target) : undefined; }

  number(element) {
    return this.numbers.get(element) ?? this.numbers.get(element.closest('svg'));
  }

  say(number) { if (number !== undefined) this.tell('picture', { number, ask: false }); }

  click(event, twice = false) {
    const number = this.of(event), one = this.all[number];
    if (!one || event.defaultPrevented || event.button || !one.hasAttribute('aria-haspopup')) return;
    if (this.isPage(one) === twice) this.say(number);
  }

  key(event) {
    const number = this.numbers.get(document.activeElement);
    if (number === undefined || event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    this.say(number);
  }

  // That of the last right click, to open it or, with "ask", to ask about it.
  openLast(ask = false) {
    if (this.last !== undefined) this.tell('picture', { number: this.last, ask });
  }

  // Brings a picture on screen, as far up as it goes.
  show({ number }) {
    const one = this.all[number];
    if (!one) return;
    const { top, bottom, left, right } = one.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) {
      const range = document.createRange();
      range.selectNode(one);
      fox.view.bring(range, 0.1);
      fox.view.here();
    }
    one.focus({ preventScroll: true, focusVisible: true });
  }
};
})();
