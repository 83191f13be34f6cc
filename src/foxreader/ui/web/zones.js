// Clicks at the edges of the page and strokes of fingers turn it; in a book that is turned to the left mirrored.
'use strict';
(() => {
const fox = globalThis.fox;
const ZONE = 0.18, WIDEST = 180; // a zone's share of the window, and the most of it in pixels; chosen: as on phones, less of a wide window
const STILL = 6, SHORT = 500; // a click moves less, in pixels, and is shorter, in milliseconds; chosen
const TWICE = 300; // how long a click on words waits for a second one, which selects, in milliseconds
const SWIPE = 48, SLOW = 800; // a stroke goes further, in pixels, and is shorter, in milliseconds; chosen
const PINCH = 1.08; // how much further apart two fingers are for one step of the size; chosen
const OURS = 'a, area, button, input, select, textarea, label, summary, audio, video, img, svg, canvas, fx-map, [role=button], [data-fx-own]';

// Does something after a time, unless it is stopped. Counted in frames: a page without scripts has no timers.
class Wait {
  constructor() { this.number = 0; }
  stop() { this.number++; }
  start(time, act) {
    const mine = ++this.number, ends = performance.now() + time;
    const look = now => { if (mine !== this.number) return; if (now < ends) requestAnimationFrame(look); else act(); };
    requestAnimationFrame(look);
  }
}

// Whether there are words at a point, which a double click would select.
const onWords = (x, y) => {
  const at = document.caretRangeFromPoint(x, y), node = at?.startContainer;
  if (node?.nodeType !== Node.TEXT_NODE) return false;
  const frame = fox.frame(), range = document.createRange();
  if (x < frame.left || x > frame.right) return false; // words of the next page, which are not shown
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(box => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
};

fox.Zones = class {
  constructor(view, tell) {
    this.view = view; this.tell = tell; this.on = false;
    this.waiting = new Wait();
    addEventListener('pointerdown', event => this.press(event), { capture: true });
    addEventListener('click', event => this.click(event));
    addEventListener('dblclick', () => this.waiting.stop(), { capture: true });
    document.addEventListener('selectionchange', () => { if (!getSelection().isCollapsed) this.waiting.stop(); });
    addEventListener('touchstart', event => this.touch(event), { passive: true });
    addEventListener('touchmove', event => this.spread(event), { passive: false });
    addEventListener('touchend', event => this.lift(event), { passive: true });
    addEventListener('touchcancel', () => { this.finger = this.fingers = null; }, { passive: true });
  }

  apply({ zones }) { this.on = zones ?? false; }

  get sense() { return this.view.leftward || this.view.writing?.leftward ? -1 : 1; }

  press({ clientX: x, clientY: y, timeStamp, isPrimary }) {
    this.waiting.stop();
    this.pressed = isPrimary ? { x, y, since: timeStamp, chosen: !getSelection().isCollapsed } : null;
  }

  // A click that selects, follows a link or belongs to something else of ours is none of a zone.
  click(event) {
    const { clientX: x, clientY: y, pressed = this.pressed } = event;
    this.pressed = null;
    if (!pressed || event.button || event.detail > 1 || event.defaultPrevented || !event.isTrusted) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (Math.hypot(x - pressed.x, y - pressed.y) > STILL || event.timeStamp - pressed.since > SHORT) return;
    if (pressed.chosen || !getSelection().isCollapsed || event.composedPath().some(one => one.matches?.(OURS))) return;
    if (this.view.highlightAt(x, y)) return; // its note is shown
    const act = this.meant(x);
    if (act && onWords(x, y)) this.waiting.start(TWICE, () => { if (getSelection().isCollapsed) act(); });
    else act?.();
  }

  // What a click so far from the left does.
  meant(x) {
    const zone = Math.min(WIDEST, ZONE * innerWidth), side = x < zone ? -1 : x >= innerWidth - zone ? 1 : 0;
    const inner = !this.view.alone && { left: 1, right: -1 }[this.view.side]; // where the other page lies
    if (!side || side === inner) return () => this.tell('middle');
    return this.on ? () => this.view.turn({ by: side * this.sense }) : null;
  }

  touch(event) {
    const [one, other] = event.touches;
    this.fingers = other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : null;
    this.finger = other ? null : { x: one.clientX, y: one.clientY, since: event.timeStamp };
  }

  // Two fingers apart make the text larger, together smaller.
  spread(event) {
    const [one, other] = event.touches;
    if (!other || !this.fingers) return;
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const by = apart > this.fingers * PINCH ? 1 : apart < this.fingers / PINCH ? -1 : 0;
    if (!by) return;
    this.fingers = apart;
    this.view.enlarge({ by, x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
  }

  // A stroke across turns a page; text that scrolls is scrolled by the engine.
  lift(event) {
    const { finger } = this, { clientX, clientY } = event.changedTouches[0];
    this.finger = this.fingers = null;
    if (!finger || event.touches.length || !this.view.strokes || !getSelection().isCollapsed) return;
    const x = clientX - finger.x, y = clientY - finger.y;
    if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y) || event.timeStamp - finger.since > SLOW) return;
    this.view.turn({ by: (x < 0 ? 1 : -1) * this.sense });
  }
};
})();
