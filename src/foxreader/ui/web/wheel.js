// Wheels and touchpads: how many steps were meant. A touchpad tells dozens of small moves for one stroke of
// the fingers, and goes on when they have left it; a stroke turns one page.
'use strict';
(() => {
const fox = globalThis.fox;
const NOTCH = 120; // what the engine tells of one notch of a wheel
const REST = 180; // after a notch the next counts, in milliseconds: a wheel that is spun turns five pages a second
const PAUSE = 150; // a touchpad that is quiet for so long begins a new stroke, in milliseconds
const FAR = 40; // what a stroke moves before it counts, in pixels: less is a trembling finger
const GROWS = 2.5; // a move so many times the least one since the last turn is a new stroke: what is left of one only fades
const PINCH = 20; // what fingers move apart for one step of the size, in the engine's pixels

const isNotch = event => event.deltaMode !== 0 || (!!event.wheelDeltaY && event.wheelDeltaY % NOTCH === 0);

fox.Strokes = class {
  constructor() { this.last = -1e9; this.turned = -1e9; this.sum = 0; this.pinched = 0; this.spent = false; this.least = Infinity; }

  // One page on (1), one back (-1) or none (0); "across" is how far sideways counts as on.
  turns(event, across = 1) {
    const by = event.deltaY || event.deltaX * across, now = event.timeStamp, far = Math.abs(by);
    const paused = now - this.last > PAUSE;
    this.last = now;
    if (!by) return 0;
    if (isNotch(event)) return now - this.turned < REST ? 0 : this.turn(by, now);
    if (paused || Math.sign(by) !== Math.sign(this.sum || by) || (this.spent && far > GROWS * this.least + 2)) {
      this.sum = 0; this.spent = false;
    }
    if (this.spent) { this.least = Math.min(this.least, far); this.sum = by; return 0; }
    this.sum += by;
    return Math.abs(this.sum) < FAR ? 0 : this.turn(by, now, far);
  }

  turn(by, now, far = Infinity) { this.turned = now; this.spent = true; this.least = far; this.sum = by; return Math.sign(by); }

  // With Ctrl, as a touchpad tells a pinch: larger (1), smaller (-1) or neither yet (0).
  zooms(event) {
    const now = event.timeStamp;
    if (now - this.last > PAUSE || Math.sign(event.deltaY) !== Math.sign(this.pinched)) this.pinched = 0;
    this.last = now;
    this.pinched += event.deltaY;
    if (!isNotch(event) && Math.abs(this.pinched) < PINCH) return 0;
    this.pinched = 0;
    return event.deltaY < 0 ? 1 : -1;
  }
};
})();
