// The margin map: the strip right of the page. It shows where the marks are and which part of the whole is
// on screen, and is the page's scroll bar: it can be pressed and dragged.
//
// A view tells it extent(), the part on screen {at, window, length} in any one unit; ticks(name), the marks
// as fractions of the whole; and does moveTo(at), showAt(fraction) and, if it has it, rest() after a drag.
'use strict';
(() => {
const fox = globalThis.fox;
const LEAST = 24; // the least height of the thumb, so that it can be caught, in pixels
const NEAR = 4; // a press this near to a tick goes to its mark, in pixels
const KINDS = ['fx-search', ...fox.HIGHLIGHTS, fox.BOOKMARK, 'fx-evidence']; // what is drawn later lies above

const part = (kind, style = '') => {
  const made = document.createElement('div');
  made.className = kind;
  made.style.cssText = style;
  return made;
};

const SHEET = `
  :host { cursor: default; user-select: none; touch-action: none; }
  div { position: absolute; }
  .groove { inset: 0 3px 0 7px; border-radius: 3px; background: var(--fx-groove); }
  .thumb { left: 7px; right: 3px; border-radius: 3px; background: var(--fx-thumb); }
  :host(:hover) .thumb, :host(.held) .thumb { background: var(--fx-thumb-held); }
  :host(:focus-visible) .groove { outline: 2px solid var(--fx-accent); outline-offset: 2px; }
  .tick { left: 6px; right: 2px; height: 3px; margin-top: -1px; border-radius: 2px; pointer-events: none; }
  .fx-search { background: var(--fx-muted); }
  .fx-evidence, .fx-bookmark { background: var(--fx-accent); }
  .fx-bookmark { left: 8px; right: 4px; height: 8px; margin-top: -4px; border-radius: 1px; clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 65%, 0 100%); }
${fox.HIGHLIGHTS.map(kind => `  .${kind} { background: var(--${kind}-line); }`).join('\n')}
  .beyond { left: 5px; right: 1px; height: 7px; background: none; border-style: solid; border-color: transparent;
    border-width: 0 5px; box-sizing: border-box; }
  .before { top: -11px; border-bottom-width: 7px; }
  .after { bottom: -11px; border-top-width: 7px; }
  .beyond.fx-search { color: var(--fx-muted); } .beyond.fx-evidence { color: var(--fx-accent); }
  .before { border-bottom-color: currentcolor; } .after { border-top-color: currentcolor; }
`;

fox.Map = class {
  constructor(view, tell, words) {
    this.view = view; this.tell = tell; this.words = words;
    this.beyond = new Map(); // name -> how many marks are before and after what the view shows
    this.ticks = [];         // where the ticks are, in pixels from the top
    this.places = new Map(); // name -> where the marks are, as fractions of the whole
    this.host = document.createElement('fx-map');
    for (const [name, value] of Object.entries({
      'role': 'scrollbar', 'aria-label': words.map, 'aria-orientation': 'vertical',
      'aria-valuemin': 0, 'aria-valuemax': 100, 'tabindex': 0, 'popover': 'manual',
    })) this.host.setAttribute(name, value);
    const inside = this.host.attachShadow({ mode: 'open' }), sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
    inside.adoptedStyleSheets = [sheet];
    this.thumb = part('thumb');
    this.marks = part('marks', 'inset: 0');
    inside.append(part('groove'), this.thumb, this.marks);
    document.documentElement.append(this.host);
    this.host.addEventListener('pointerdown', event => this.press(event));
    this.host.addEventListener('pointermove', event => this.drag(event));
    for (const kind of ['pointerup', 'pointercancel']) this.host.addEventListener(kind, () => this.release());
    // Neither the keyboard nor what is selected goes to the map by a press.
    this.host.addEventListener('mousedown', event => event.preventDefault());
    addEventListener('scroll', () => this.follow(), { passive: true, capture: true });
  }

  // Comes after the page, so as not to delay it.
  show() {
    this.host.showPopover(); // in the top layer: a page of fixed layout scales all else in the document
    this.shown = true;
    this.drawNow();
  }

  drawNow() {
    this.drawing = null;
    if (this.shown) { this.drawMarks(); this.drawThumb(); }
  }

  // Draws all anew, once in a frame; what is marked or laid out anew has been painted by then.
  draw() {
    this.drawing ??= fox.frames().then(() => this.drawNow());
    return this.drawing;
  }

  follow() {
    this.following ??= requestAnimationFrame(() => { this.following = null; if (this.shown) this.drawThumb(); });
  }

  drawMarks() {
    const parts = [], high = this.host.clientHeight;
    this.ticks = [];
    for (const kind of KINDS) {
      const places = this.view.ticks(kind), rows = new Set(places.map(at => Math.round(at * high)));
      this.places.set(kind, places);
      for (const row of rows) parts.push(part(`tick ${kind}`, `top:${row}px`));
      this.ticks.push(...rows);
      const [before, after] = this.beyond.get(kind) ?? [0, 0];
      if (before) parts.push(this.arrow(kind, 'before', before));
      if (after) parts.push(this.arrow(kind, 'after', after));
    }
    this.marks.replaceChildren(...parts);
  }

  // An arrow at an end of the map: marks in other chapters. Pressed, it leads to the nearest.
  arrow(kind, side, count) {
    const made = part(`beyond ${side} ${kind}`);
    made.title = this.words[side].replace('{0}', count);
    made.addEventListener('pointerdown', event => {
      event.stopPropagation();
      this.tell('beyond', { name: kind, by: side === 'after' ? 1 : -1 });
    });
    return made;
  }

  drawThumb() {
    const { at, window: shown, length } = this.view.extent(), high = this.host.clientHeight;
    fox.ribbon();
    const scrolls = length > shown + 2 * shown / innerHeight;
    this.host.classList.toggle('fx-empty', !scrolls && !this.marks.childElementCount);
    this.thumb.hidden = !scrolls;
    if (!scrolls) return;
    const size = Math.max(LEAST, high * shown / length), share = Math.min(1, Math.max(0, at / (length - shown)));
    this.thumb.style.height = `${size}px`;
    this.thumb.style.top = `${share * (high - size)}px`;
    this.host.setAttribute('aria-valuenow', Math.round(share * 100));
  }

  // On a tick goes to its mark; beside the thumb brings the thumb under the pointer; then drags.
  press(event) {
    if (event.button !== 0) return;
    const y = event.clientY - this.host.getBoundingClientRect().top, high = this.host.clientHeight;
    const near = this.ticks.find(row => Math.abs(row - y) <= NEAR);
    if (near !== undefined) { this.tell('stray'); this.view.showAt(near / high); return; }
    if (this.thumb.hidden) return;
    const { offsetTop: top, offsetHeight: size } = this.thumb;
    this.held = y >= top && y <= top + size ? y - top : size / 2;
    this.host.setPointerCapture(event.pointerId);
    this.host.classList.add('held');
    this.drag(event);
  }

  drag(event) {
    if (this.held === undefined) return;
    const y = event.clientY - this.host.getBoundingClientRect().top - this.held;
    const room = Math.max(1, this.host.clientHeight - this.thumb.offsetHeight), { window: shown, length } = this.view.extent();
    this.tell('stray'); // what is dragged past is not read
    this.view.moveTo(Math.min(1, Math.max(0, y / room)) * (length - shown));
  }

  release() {
    if (this.held === undefined) return;
    this.held = undefined;
    this.host.classList.remove('held');
    this.view.rest?.();
  }
};
})();
