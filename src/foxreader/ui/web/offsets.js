// Where a character stands in the document. Runs in the ApplicationWorld only.
// All offsets here are UTF-16 units into the root's text content; Python counts code points and converts.
'use strict';
(() => {
const fox = (globalThis.fox ??= {});
const SHOWN = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION;
const walker = root => document.createTreeWalker(root, SHOWN);
const isText = node => node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE;

const CRC = new Uint32Array(256).map((_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

// CRC-32 of UTF-16 units, low byte first: Python computes the same.
fox.Crc = class {
  constructor() { this.state = 0xffffffff; }

  add(text) {
    let crc = this.state;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      crc = (crc >>> 8) ^ CRC[(crc ^ unit) & 0xff];
      crc = (crc >>> 8) ^ CRC[(crc ^ (unit >>> 8)) & 0xff];
    }
    this.state = crc;
  }

  get value() { return (this.state ^ 0xffffffff) >>> 0; }
};

// The text of one root element, as offsets and DOM positions.
fox.TextIndex = class {
  constructor(root) {
    this.root = root;
    this.nodes = [];
    const starts = [];
    let at = 0;
    for (let walk = walker(root), node; (node = walk.nextNode());) {
      this.nodes.push(node);
      starts.push(at);
      at += node.length;
    }
    this.starts = Uint32Array.from(starts);
    this.total = at;
    this.places = new Map(this.nodes.map((node, i) => [node, i]));
  }

  // The checksum of the text: Python computes the same of what it stored.
  fingerprint() {
    const crc = new fox.Crc();
    for (const node of this.nodes) crc.add(node.data);
    return crc.value;
  }

  // The last node that starts at or before the offset.
  nodeAt(offset) {
    let low = 0, high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= offset) low = middle; else high = middle - 1;
    }
    return low;
  }

  clamp(offset) { return Math.max(0, Math.min(this.total, offset | 0)); }

  // A start belongs to the node that holds the character at the offset, an end to the node that
  // holds the character before it: otherwise a range that ends at a node's edge drags in an
  // empty box of the next block.
  start(offset) {
    offset = this.clamp(offset);
    let i = this.nodeAt(offset);
    while (i + 1 < this.nodes.length && offset - this.starts[i] >= this.nodes[i].length) i++;
    return [this.nodes[i], Math.min(offset - this.starts[i], this.nodes[i].length)];
  }

  end(offset) {
    offset = this.clamp(offset);
    const i = this.nodeAt(Math.max(0, offset - 1));
    return [this.nodes[i], Math.min(offset - this.starts[i], this.nodes[i].length)];
  }

  range(start, end) {
    const range = document.createRange();
    if (!this.nodes.length) { range.selectNodeContents(this.root); return range; }
    range.setStart(...this.start(start));
    range.setEnd(...this.end(Math.max(end, start + 1)));
    return range;
  }

  // The offset of a DOM position, or -1 when it lies outside the root.
  offset(node, at) {
    if (isText(node)) {
      const i = this.places.get(node);
      return i === undefined ? -1 : this.starts[i] + at;
    }
    if (!this.root.contains(node)) return -1;
    const child = node.childNodes[at];
    if (child && isText(child)) return this.offset(child, 0);
    const walk = walker(this.root);
    if (child) {
      walk.currentNode = child;
      const next = walk.nextNode();
      return next ? this.offset(next, 0) : this.total;
    }
    let last = null;
    for (let inner = walker(node), next; (next = inner.nextNode());) last = next;
    if (last) return this.offset(last, last.length);
    walk.currentNode = node;
    const next = walk.nextNode();
    return next ? this.offset(next, 0) : this.total;
  }
};

fox.frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));

// Comes when the first text or picture of the document is on screen, and not only drawn; where there is none, a
// while after all has come.
const BLANK = 200; // that while, in milliseconds
fox.presented = () => new Promise(done => {
  const watch = new PerformanceObserver(seen => { if (seen.getEntriesByName('first-contentful-paint').length) done(); });
  watch.observe({ type: 'paint', buffered: true });
  const rest = () => fox.frames().then(() => setTimeout(done, BLANK));
  if (document.readyState === 'complete') rest(); else addEventListener('load', rest, { once: true });
});

// The first box with an area among a range's rectangles.
fox.boxOf = range => {
  for (const box of range.getClientRects()) if (box.width > 0 && box.height > 0) return box;
  return null;
};
})();
