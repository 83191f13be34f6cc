// Every word on a page. The engine parts no box that scrolls or clips, that stands in a line, that is positioned
// or written in another direction: what such a box has beyond its page would be on none. So the boxes round a
// word that could not be reached are opened: those at fault first, and all round it where none is. What the book
// itself hides stays as it is.
'use strict';
(() => {
const fox = globalThis.fox;
const INK = /[^\s\p{M}\p{Cf}]/u;
const OVERHANG = 0.25; // of the height of a line's box that may stand out of the page: letters have air above and below
const MOST = 24; // pixels that may, of what is higher than a line
const SPARE = 3; // pixels by which a box may be too small for what is in it, as many are
const ROUNDS = 5; // of opening boxes and laying the page anew: boxes lie within boxes
const OPENED = 'fx-opened', FREED = 'fx-freed', BLOCK = 'fx-block', ROOT = 'fx-root';
const AT_ONCE = 2; // rounds in which only boxes at fault are opened

const DRAWN = /^(math|svg)$/;
// The outermost formula or drawing that an element is part of, or the element.
const whole = element => {
  let at = element, outer = element.closest('math, svg');
  while (outer) { at = outer; outer = at.parentElement?.closest('math, svg'); }
  return at;
};

const overhang = height => Math.min(MOST, height * OVERHANG);

// What keeps the engine from parting an element, or moves it off the page; null where nothing does.
const reasons = element => {
  const style = getComputedStyle(element), { overflowX, overflowY, position, contain, contentVisibility } = style;
  const turned = style.writingMode !== getComputedStyle(element.parentElement).writingMode;
  const found = {
    clips: overflowX !== 'visible' || overflowY !== 'visible',
    turned,
    whole: turned || style.display.startsWith('inline-') || style.webkitLineClamp !== 'none' || style.columnCount !== 'auto' || style.columnWidth !== 'auto',
    moved: position === 'absolute' || [style.transform, style.rotate, style.translate, style.scale].some(one => one !== 'none'),
    // What stays in the window lies over other words; what is laid out by itself, or only when it is near, has no
    // place that can be measured; and the letters' size is the reader's.
    always: position === 'fixed' || contentVisibility === 'auto' || (contain !== 'none' && contain !== 'style') || +style.zoom !== 1,
  };
  return Object.values(found).some(Boolean) ? found : null;
};

fox.Boxes = class {
  constructor(index, hidden = []) {
    this.index = index;
    this.hidden = hidden;
    this.nodes = index.nodes.filter((node, at) => INK.test(node.data) && !this.isHidden(index.starts[at], node.length));
    this.opened = new Set();
  }

  // The book's own style has changed, or been taken off: looks once at what there is.
  look() {
    this.close();
    this.suspects = new Map();
    const { body, documentElement: { classList, style } } = document, seen = new Set();
    classList.remove('fx-written');
    body.classList.remove(BLOCK);
    // A body that is laid out otherwise has no columns.
    if (!/^(none|block|flow-root)$/.test(getComputedStyle(body).display)) body.classList.add(BLOCK);
    for (const node of this.nodes) for (const element of fox.Boxes.round(node)) {
      if (seen.has(element)) break;
      seen.add(element);
      const why = DRAWN.test(element.localName) ? null : reasons(element);
      if (why) this.suspects.set(element, why);
    }
    const written = this.written();
    if (written) { classList.add('fx-written'); style.setProperty('--fx-writing', written); }
  }

  // The writing of most of the text, where its body is not written so: a book may have a box for its vertical
  // lines, and pages are made of the body.
  written() {
    if (![...this.suspects.values()].some(({ turned }) => turned)) return null;
    const lengths = new Map();
    for (const { parentElement, length } of this.nodes) {
      const { writingMode } = getComputedStyle(parentElement);
      lengths.set(writingMode, (lengths.get(writingMode) ?? 0) + length);
    }
    const [mode] = [...lengths].reduce((one, other) => other[1] > one[1] ? other : one);
    return mode === getComputedStyle(document.body).writingMode ? null : mode;
  }

  // Whether the book hides all of these characters.
  isHidden(start, length) { return this.hidden.some(([first, last]) => first <= start && start + length <= last); }

  // The elements round a text, the nearest first: of a formula or drawing only the whole.
  static *round(node) {
    for (let at = whole(node.parentElement); at && at !== document.body; at = at.parentElement) yield at;
  }

  close() {
    for (const element of this.opened) element.classList.remove(OPENED, FREED, BLOCK, ROOT);
    this.opened.clear();
  }

  // Opens what has to be opened for the page as it is laid out now.
  open(writing) {
    this.writing = writing;
    for (const [element, { always }] of this.suspects) if (always) this.add(element, OPENED);
    fox.widen(writing);
    for (let round = 0; round < ROUNDS; round++) {
      const lost = this.lost(), far = this.far();
      if (!lost.length) return;
      const faults = new Set(lost.flatMap(node => [...fox.Boxes.round(node)].filter(element => this.isAtFault(element, round, far))));
      for (const element of faults) this.add(element, round < AT_ONCE ? OPENED : FREED);
      if ([...faults].some(element => element.querySelector('table, math, pre'))) fox.widen(writing);
    }
  }

  add(element, how) {
    const { display } = getComputedStyle(element), { classList } = element;
    this.opened.add(element);
    classList.add(how);
    if (display === 'block') classList.add(ROOT); // what clips holds its floats
    else if (/^inline-/.test(display) || (how === FREED && /flex|grid|box/.test(display))) classList.add(BLOCK);
  }

  isAtFault(element, round, { deep, wide }) {
    if (DRAWN.test(element.localName) || element.classList.contains(round < AT_ONCE ? OPENED : FREED)) return false;
    if (round >= AT_ONCE) return true;
    const boxes = [...element.getClientRects()], why = this.suspects.get(element);
    const [wides, highs] = [boxes.map(box => box.width), boxes.map(box => box.height)];
    const [lines, line] = (this.writing.vertical ? [wides, highs] : [highs, wides]).map(sides => Math.max(0, ...sides));
    const large = line > wide + 1 || (why && lines > deep + 1);
    return large || (why && (round > 0 || why.moved || this.cuts(element, why)));
  }

  // How far lines may follow each other on a page, and how long one may be, in pixels.
  far() {
    const { clientWidth, clientHeight } = document.body, { vertical } = this.writing, columns = fox.columns();
    const [lines, line] = vertical ? [clientWidth, clientHeight] : [clientHeight, clientWidth];
    return { deep: fox.paged() ? lines : Infinity, wide: line / columns };
  }

  // The texts that are on no page, or cut off by a box.
  lost() {
    const range = document.createRange(), onPage = fox.pageTest(this.writing);
    const cutting = [...this.suspects].filter(([element, why]) => !element.classList.contains(OPENED) && this.cuts(element, why));
    const boxesOf = node => {
      // What is wide scrolls by itself, and a large first letter has more air than its lines.
      const wide = node.parentElement.closest('.fx-wide, .fx-initial');
      if (!wide) range.selectNodeContents(node);
      return [...(wide ?? range).getClientRects()].filter(box => box.width > 0 && box.height > 0);
    };
    return this.nodes.filter(node => {
      const boxes = boxesOf(node);
      return !boxes.every(onPage) || cutting.some(([element]) => element.contains(node) && !boxes.every(inside(element)));
    });
  }

  // Whether a box is too small for what is in it: not along a line that can be scrolled, as a book's own code is.
  cuts(element, { clips }) {
    if (!clips || element.classList.contains('fx-wide')) return false;
    const { overflowX, overflowY } = getComputedStyle(element), scrolls = /auto|scroll/, { vertical } = this.writing;
    const x = element.scrollWidth - element.clientWidth > SPARE && !(!vertical && scrolls.test(overflowX));
    const y = element.scrollHeight - element.clientHeight > SPARE && !(vertical && scrolls.test(overflowY));
    return (x && overflowX !== 'visible') || (y && overflowY !== 'visible');
  }
};

const inside = element => {
  const frame = element.getBoundingClientRect();
  return box => box.top >= frame.top - overhang(box.height) && box.bottom <= frame.bottom + overhang(box.height)
    && box.left >= frame.left - SPARE && box.right <= frame.right + SPARE;
};

// Gives whether the box of a line lies on one page; where there are none, inside the window along its line, and not
// before all that can be scrolled to.
fox.pageTest = ({ vertical, leftward, rtl }) => {
  const frame = fox.frame(), box = fox.scroller(), paged = fox.paged();
  const [first, last, size, at] = vertical ? ['top', 'bottom', 'height', box.scrollTop] : ['left', 'right', 'width', box.scrollLeft];
  const [over, under, deep] = vertical ? ['left', 'right', 'width'] : ['top', 'bottom', 'height'];
  const long = frame[size] / (paged ? fox.columns() : 1), down = vertical ? box.scrollLeft : box.scrollTop;
  return line => {
    const from = line[first] - frame[first] + at, to = line[last] - frame[first] + at, spare = overhang(line[deep]);
    if (!paged) {
      const begins = vertical && leftward ? frame.right - line.right - down : line[over] - frame[over] + down;
      return from >= -SPARE && to <= long + SPARE && begins >= -spare;
    }
    if (line[over] < frame[over] - spare || line[under] > frame[under] + spare) return false;
    const column = Math.floor((from + SPARE) / long);
    return to <= (column + 1) * long + SPARE && (rtl && !vertical ? to <= frame.width + SPARE : from >= -SPARE);
  };
};
})();
