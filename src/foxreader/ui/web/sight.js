// What of a text is on screen, and where.
'use strict';
(() => {
const fox = globalThis.fox;
const REACH = 400; // how many characters, or pieces of text, are tried on either side for one with a box
const STEP = 6; // the distance between two probes in the direction the lines follow each other, in pixels
const ALONG = [0.5, 0.3, 0.2, 0.7]; // where along a line it is probed; cells of a table have lines of their own

fox.onScreen = (box, frame = fox.frame()) => !!box
  && box.left < frame.right && box.right > frame.left && box.top < frame.bottom && box.bottom > frame.top;

fox.Sight = class {
  constructor(index) { this.index = index; }

  // Text without a box (white space, hidden) is shown by the nearest character that has one.
  target(range) {
    return fox.boxOf(range) ?? this.near(range.startContainer, range.startOffset)
      ?? this.beside(range.startContainer) ?? document.body.getBoundingClientRect();
  }

  // The box of the nearest character in the same node.
  near(node, from) {
    const probe = document.createRange(), text = node.data ?? '';
    for (let far = 1; far < REACH; far++) for (const at of [from + far, from - far]) {
      if (!/\S/.test(text[at] ?? '')) continue;
      probe.setStart(node, at); probe.setEnd(node, at + 1);
      const box = fox.boxOf(probe);
      if (box) return box;
    }
    return null;
  }

  // The first box of a node after this one, or the last of one before: what stands next to it.
  beside(node) {
    const probe = document.createRange(), { nodes, places } = this.index, from = places.get(node) ?? 0;
    for (let far = 0; far < REACH; far++) for (const i of far ? [from + far, from - far] : [from]) {
      if (!nodes[i] || !/\S/.test(nodes[i].data)) continue;
      probe.selectNodeContents(nodes[i]);
      const boxes = [...probe.getClientRects()].filter(box => box.width > 0 && box.height > 0);
      if (boxes.length) return boxes.at(i < from ? -1 : 0);
    }
    return null;
  }

  // The first character on screen, or -1. A few points are probed, so that the cost does not depend on
  // the length: from where the first line is, at these fractions of the lines' length.
  first({ vertical, leftward, rtl }, fractions) {
    const { left, top, width, height } = fox.frame();
    const [deep, wide] = vertical ? [width, height] : [height, width];
    for (let line = 2; line < deep; line += STEP) for (const fraction of fractions) {
      const along = wide * (rtl ? 1 - fraction : fraction);
      const [x, y] = vertical ? [leftward ? deep - line : line, along] : [along, line];
      const found = this.at(left + x, top + y);
      if (found >= 0) return found;
    }
    return -1;
  }

  // The first character on screen of the text at a point, or -1.
  at(x, y) {
    const caret = document.caretRangeFromPoint(x, y), node = caret?.startContainer;
    const place = node && this.index.places.get(node);
    if (place === undefined || !node.length) return -1;
    let at = place, first = this.firstOf(node, Math.min(caret.startOffset, node.length - 1));
    // A line has more than one piece of text where words are parted or set apart.
    while (first === 0 && at > 0) {
      const before = this.index.nodes[at - 1], earlier = before.length ? this.firstOf(before, before.length - 1) : -1;
      if (earlier < 0) break;
      first = earlier;
      at -= 1;
    }
    return first < 0 ? -1 : this.index.starts[at] + first;
  }

  firstOf(node, from) {
    const range = document.createRange(), frame = fox.frame();
    const seen = at => {
      range.setStart(node, at); range.setEnd(node, at + 1);
      return fox.onScreen(range.getClientRects()[0], frame);
    };
    if (!seen(from)) return -1;
    let low = 0, high = from;
    while (low < high) { const middle = (low + high) >> 1; if (seen(middle)) high = middle; else low = middle + 1; }
    return high;
  }

  // The line of text at a distance along the axis, in distances from where the window begins; null where
  // there is none. Lines that stand beside each other there are one.
  line(axis, far) {
    let found = null;
    for (const part of ALONG) for (const [from, to] of this.bands(axis, axis.point(far, part))) {
      if (from > far || to <= far) continue;
      found = { from: Math.min(from, found?.from ?? from), to: Math.max(to, found?.to ?? to) };
    }
    return found;
  }

  // From where to where the lines of the characters beside a point reach. A caret at the end of a line is
  // before the first character of the next.
  bands(axis, point) {
    const caret = document.caretRangeFromPoint(...point), node = caret?.startContainer;
    if (!node?.length || !this.index.places.has(node)) return [];
    const range = document.createRange(), high = parseFloat(getComputedStyle(node.parentElement).lineHeight);
    return [caret.startOffset, caret.startOffset - 1].filter(at => at >= 0 && at < node.length).flatMap(at => {
      range.setStart(node, at); range.setEnd(node, at + 1);
      const box = range.getClientRects()[0];
      if (!box) return [];
      const deep = axis.across ? box.width : box.height, middle = axis.lead(box) + deep / 2, half = (high || deep) / 2;
      return [[middle - half, middle + half]];
    });
  }

  // The first line seen whole from a distance on, in the one direction or the other (1 or -1), no further
  // than `reach` pixels; null where there is none.
  whole(axis, from, by, reach) {
    for (let far = 1; far < reach; far += STEP) {
      const line = this.line(axis, from + by * far);
      if (line && (by > 0 ? line.from > from - 1 : line.to < from + 1)) return line;
    }
    return null;
  }

  // What is selected: offsets and the box round it, or null.
  selection() {
    const chosen = getSelection();
    if (!chosen.rangeCount || chosen.isCollapsed) return null;
    const range = chosen.getRangeAt(0);
    const start = this.index.offset(range.startContainer, range.startOffset);
    const end = this.index.offset(range.endContainer, range.endOffset);
    if (start < 0 || end <= start) return null;
    return { start, end, ...fox.boxesOf(range) };
  }
};
})();
