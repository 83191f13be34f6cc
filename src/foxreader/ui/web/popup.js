// The pop-up at a mark: a note of the book, or a glimpse of where a link leads. It stands outside the
// body, so the text of the page stays the index's. What it shows is markup that the program has cleaned.
'use strict';
(() => {
const fox = globalThis.fox;
const AIR = 8;    // between the pop-up and its mark, and the window's edge, in pixels; the design's
const WIDE = 480; // the design's, or the text's width less 32
const LESS = 32;
const HIGH = 240; // and then it scrolls; the design's
const GRACE = 300; // how long the pointer may be off the mark and the pop-up, in milliseconds
const MOVED = 24; // a page that has moved so far has been scrolled, in pixels
const TURNED = new Set(['PageDown', 'PageUp']);

// A book's rule for all elements is stronger than what a host says of itself, unless that is important.
const SHEET = `
  :host {
    position: fixed; inset: auto; margin: 0; padding: 0; border: 1px solid var(--fx-line); border-radius: 10px;
    background: var(--fx-card); color: var(--fx-card-ink); overflow: visible; outline: none; box-sizing: border-box;
    box-shadow: 0 8px 28px rgb(0 0 0 / .18), 0 1px 3px rgb(0 0 0 / .12); max-width: none; height: auto;
    flex-direction: column; font: 12px/16px system-ui, sans-serif; text-align: start; text-indent: 0;
    letter-spacing: normal; word-spacing: normal; text-transform: none; writing-mode: horizontal-tb; hyphens: manual;
    animation: come 90ms ease-out;
  }
  :host(:popover-open) { display: flex; }
  @keyframes come { from { opacity: 0; transform: translateY(4px); } }
  @media (prefers-reduced-motion: reduce) { :host { animation: none; } }
  .arrow { position: absolute; width: 10px; height: 10px; box-sizing: border-box; background: var(--fx-card);
    border: solid var(--fx-line); border-width: 1px 0 0 1px; transform: rotate(45deg); top: -6px; }
  :host(.above) .arrow { top: auto; bottom: -6px; transform: rotate(225deg); }
  header { display: flex; align-items: center; gap: 8px; min-height: 32px; padding: 0 8px 0 16px; color: var(--fx-muted); flex: none; }
  header b { flex: 1; color: var(--fx-card-ink); font-weight: 600; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  button { font: inherit; color: inherit; background: none; border: 0; padding: 4px; margin: 0; border-radius: 6px; cursor: pointer; }
  button:hover { background: var(--fx-hover); }
  :focus-visible { outline: 2px solid var(--fx-accent); outline-offset: 2px; }
  header button { width: 24px; height: 24px; font-size: 14px; line-height: 14px; flex: none; }
  .text { overflow: auto; padding: 4px 16px 8px; flex: 0 1 auto; min-height: 25px; contain: content; overscroll-behavior: contain;
    font: 16px/25px var(--fx-font); hyphens: auto; overflow-wrap: break-word; cursor: auto; user-select: text; }
  .text:focus-visible { outline-offset: -2px; }
  .text::-webkit-scrollbar { width: 10px; height: 10px; }
  .text::-webkit-scrollbar-thumb { background: var(--fx-thumb); border: 3px solid transparent; background-clip: padding-box; border-radius: 5px; }
  footer { display: flex; align-items: center; gap: 16px; min-height: 40px; padding: 0 16px 2px; border-top: 1px solid var(--fx-line); color: var(--fx-muted); flex: none; white-space: nowrap; }
  footer button { padding: 4px 0; }
  footer button:hover { background: none; text-decoration: underline; }
  footer .go { color: var(--fx-accent-ink); font-weight: 600; }
  footer .count { margin-inline-start: auto; overflow: hidden; text-overflow: ellipsis; }
`;
// The note itself, in a root of its own, where the book's sheets say what is italic or bold; where things stand
// and in which colours is ours. What is important in an earlier layer is stronger than in a later one.
const INSIDE = `
  fx-body, fx-body :not(svg *, math *) { position: static !important; float: none !important; max-width: 100% !important; box-sizing: border-box !important;
    color: inherit !important; background: none !important; line-height: inherit !important; font-family: inherit !important;
    margin: 0 !important; padding: 0 !important; text-indent: 0 !important; transform: none !important; opacity: 1 !important;
    visibility: visible !important; animation: none !important; transition: none !important; }
  fx-body, fx-body :is(p, div, blockquote, ul, ol, dl, dd, figure, pre, h1, h2, h3, h4, h5, h6, section, aside, article, address, hr) { display: block !important; font-size: 16px !important; text-align: start !important; }
  fx-body * + :is(p, blockquote, ul, ol, dl, table, figure, pre) { margin-block-start: 8px !important; }
  fx-body :is(span, em, i, b, strong, a, u, s, small, cite, q, code, kbd, samp, abbr, dfn, mark, img):not([hidden]) { display: inline !important; }
  fx-body :is(ul, ol, blockquote, dd) { padding-inline-start: 24px !important; }
  fx-body li { display: list-item !important; }
  fx-body table { display: table !important; } fx-body tr { display: table-row !important; } fx-body :is(td, th) { display: table-cell !important; padding: 2px 8px !important; }
  fx-body :is(h1, h2, h3, h4, h5, h6) { font-weight: 600 !important; }
  fx-body :is(sup, sub) { font-size: 12px !important; line-height: 0 !important; }
  fx-body :is(pre, code, kbd, samp) { font-family: monospace !important; font-size: 14px !important; }
  fx-body pre { white-space: pre-wrap !important; }
  fx-body :is(img, svg) { height: auto; max-height: 160px !important; }
  fx-body a { color: var(--fx-accent-ink) !important; text-underline-offset: 2px; cursor: pointer; }
  fx-body a:focus-visible { outline: 2px solid var(--fx-accent) !important; outline-offset: 2px; }
  fx-body rt { display: ruby-text !important; font-size: 9px !important; } fx-body rt[data-fx-rt]::before { content: attr(data-fx-rt); }
`;

const made = (tag, kind = '', words = '') => {
  const element = document.createElement(tag);
  element.className = kind;
  element.textContent = words;
  return element;
};

fox.Popup = class {
  constructor(tell) {
    this.tell = tell;
    addEventListener('pointerdown', event => this.pressed(event), true);
    addEventListener('keydown', event => this.keyed(event), true);
    addEventListener('scroll', () => this.scrolled(), { passive: true, capture: true });
    addEventListener('resize', () => this.close());
    document.addEventListener('pointermove', event => this.followed(event), { passive: true, capture: true });
  }

  get open() { return !!this.host; }

  build() {
    const host = document.createElement('fx-note'), shadow = host.attachShadow({ mode: 'open' }), sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET.replace(/:host \{[^}]*\}/, rule => rule.replaceAll(';', ' !important;').replace('inset: auto !important', 'inset: auto')));
    shadow.adoptedStyleSheets = [sheet];
    for (const [name, value] of Object.entries({ role: 'dialog', popover: 'manual', tabindex: -1 })) host.setAttribute(name, value);
    // Keys in the pop-up do not turn the page.
    host.addEventListener('keydown', event => this.key(event));
    host.addEventListener('wheel', event => event.stopPropagation());
    host.addEventListener('click', event => this.click(event));
    host.addEventListener('pointerdown', () => { this.pinned = true; });
    return host;
  }

  // Shows a note at a box of the window. ``from`` is the number of the link whose pop-up this is, ``keys``
  // whether it was opened by the keyboard, ``hover`` by the pointer's resting on it.
  show(value) {
    const moved = fox.view.at().some((at, side) => Math.abs(at - fox.links.asked[side]) > MOVED);
    if (moved && !value.back && !this.open) { this.tell('popup', { act: 'closed' }); return; } // the page was turned meanwhile
    const again = this.open, pinned = again && this.pinned, from = again ? this.from : document.activeElement;
    this.remove();
    this.host = this.build();
    this.from = from; this.pinned = pinned || !value.hover; this.box = value.box;
    this.host.setAttribute('aria-label', value.words.title);
    // What is ours follows the interface, what is the book's the page.
    this.host.setAttribute('dir', value.rtl ? 'rtl' : 'ltr');
    this.host.shadowRoot.append(made('div', 'arrow'), this.head(value), this.text(value), this.foot(value));
    document.documentElement.append(this.host);
    this.host.showPopover();
    this.place();
    if (!value.back) fox.links.all[value.number]?.classList.add('fx-open');
    this.stood = fox.view.at();
    for (const image of this.inner.querySelectorAll('img')) image.addEventListener('load', () => this.place());
    if (value.keys || again && this.keys) this.host.shadowRoot.querySelector('.text').focus({ focusVisible: true });
    this.keys = value.keys || again && this.keys;
  }

  head({ words, back }) {
    const head = made('header');
    if (back) head.append(this.button('back', '‹', words.back));
    head.append(made('b', '', words.title), made('span', '', words.page), this.button('close', '×', words.close));
    return head;
  }

  button(act, sign, name = '') {
    const button = made('button', act, sign);
    button.dataset.act = act;
    if (name) { button.setAttribute('aria-label', name); button.title = name; }
    return button;
  }

  style({ sheets, style }) {
    const made = document.createElement('style');
    made.textContent = `@layer ours, book; ${sheets.map(path => `@import url(${JSON.stringify(path)}) layer(book);`).join('')}
      @layer ours { ${INSIDE} } @layer book { ${style} }`;
    return made;
  }

  text(value) {
    const { markup, lang } = value, text = made('div', 'text'), body = document.createElement('fx-body');
    const held = new DOMParser().parseFromString(markup, 'application/xhtml+xml').documentElement;
    this.inner = text.attachShadow({ mode: 'open' });
    text.tabIndex = 0;
    text.setAttribute('role', 'document');
    text.dir = fox.writing().rtl ? 'rtl' : 'ltr';
    if (lang) text.lang = lang;
    body.append(document.importNode(held, true));
    this.inner.append(this.style(value), body);
    return text;
  }

  foot({ words }) {
    const foot = made('footer');
    foot.append(this.button('go', words.go), this.button('copy', words.copy), made('span', 'count', words.count));
    foot.querySelector('.go').classList.add('go');
    return foot;
  }

  // Below the mark, or above it where there is no room.
  place() {
    if (!this.host) return;
    const { host, box: [left, top, right, bottom] } = this, room = innerWidth - 16;
    const text = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--fx-measure')) || WIDE + LESS;
    host.style.width = `${Math.min(WIDE, text - LESS, room - 2 * AIR)}px`;
    host.style.maxHeight = `${HIGH}px`;
    const wide = host.offsetWidth, high = host.offsetHeight, middle = (left + right) / 2;
    const x = Math.max(AIR, Math.min(middle - wide / 2, room - AIR - wide));
    const below = innerHeight - bottom - 2 * AIR, above = top - 2 * AIR, up = high > below && above > below;
    host.style.maxHeight = `${Math.max(96, Math.min(HIGH, up ? above : below))}px`;
    host.classList.toggle('above', up);
    host.style.right = host.style.bottom = 'auto';
    host.style.left = `${x}px`;
    host.style.top = `${up ? Math.max(AIR, top - AIR - host.offsetHeight) : bottom + AIR}px`;
    host.shadowRoot.querySelector('.arrow').style.left = `${Math.max(12, Math.min(middle - x - 5, wide - 22))}px`;
  }

  // Closes it; the keyboard goes back to the mark it came from.
  close({ keep = false } = {}) {
    if (!this.open) return;
    const inside = this.host.matches(':focus-within'), { from } = this;
    this.remove();
    if (!keep && inside) from?.focus?.({ preventScroll: true, focusVisible: true });
    this.keys = false;
    this.tell('popup', { act: 'closed' });
  }

  remove() {
    this.host?.remove();
    this.host = null;
    document.querySelector('.fx-open')?.classList.remove('fx-open');
  }

  isIn(event) { return event.composedPath().includes(this.host); }

  pressed(event) { if (this.open && !this.isIn(event)) this.close(); }

  keyed(event) {
    if (!this.open) return;
    if (event.key === 'Escape') { event.preventDefault(); event.stopPropagation(); this.close(); }
    else if (TURNED.has(event.key) && !this.isIn(event)) this.close();
  }

  key(event) {
    event.stopPropagation();
    if (event.key !== 'Tab') return;
    const own = this.host.shadowRoot, links = [...this.inner.querySelectorAll('a[href]')];
    const stops = [...own.querySelectorAll('header button, .text'), ...links, ...own.querySelectorAll('footer button')];
    const at = stops.indexOf(this.inner.activeElement ?? own.activeElement), next = at + (event.shiftKey ? -1 : 1);
    if (next >= 0 && next < stops.length) return;
    event.preventDefault();
    stops.at(next < 0 ? -1 : 0).focus();
  }

  click(event) {
    const path = event.composedPath(), act = path.find(one => one.dataset?.act)?.dataset.act;
    const link = path.find(one => one.localName === 'a' && one.getAttribute?.('href') !== null);
    if (link) {
      event.preventDefault();
      this.tell('popup', { act: 'link', number: link.dataset.fx === undefined ? -1 : +link.dataset.fx,
        href: link.href, keys: !event.detail });
    } else if (act === 'close') this.close();
    else if (act) this.tell('popup', { act });
  }

  // A page that moves under the pop-up has been turned.
  scrolled() {
    if (!this.open) return;
    const [left, top] = fox.view.at();
    if (Math.hypot(left - this.stood[0], top - this.stood[1]) > MOVED) this.close();
  }

  // One that came by resting on a mark goes when the pointer goes.
  followed(event) {
    if (!this.open || this.pinned) return;
    const [left, top, right, bottom] = this.box, { clientX: x, clientY: y } = event;
    const near = this.isIn(event) || x > left - AIR && x < right + AIR && y > top - AIR && y < bottom + AIR;
    if (near) { this.leaving = null; return; }
    if (this.leaving) return;
    const leaving = this.leaving = {};
    fox.after(GRACE, () => { this.leaving = null; this.close(); }, () => this.leaving === leaving && this.open && !this.pinned);
  }
};
})();
