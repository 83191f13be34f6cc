// The reader's highlights and bookmarks in the page: how they look, which of them is pressed, and which
// bookmarks are on screen. A view with a TextIndex has its text highlighted; one of pages draws rectangles.
'use strict';
(() => {
const fox = globalThis.fox;
const NAMES = ['rose', 'green', 'blue', 'violet', 'grey'];
const keyOf = name => `fx-${name}`;
fox.HIGHLIGHTS = NAMES.map(keyOf);
fox.BOOKMARK = 'fx-bookmark';

// What of the spans, all in order of their start, overlaps one before it: their lines are drawn lower.
const lower = spans => {
  const found = new Set();
  let end = -1;
  for (const span of spans) if (span[0] < end) found.add(span); else end = span[1];
  return found;
};

// Highlights the spans of each colour, [[start, end], …] by name. Gives the checksum of the highlighted
// characters, in order of the names; with another than `expected` nothing is highlighted.
fox.highlight = (index, { spans, crc: expected }) => {
  const each = NAMES.map(name => [name, spans[name] ?? []]);
  const below = lower(each.flatMap(([, list]) => list).sort((a, b) => a[0] - b[0] || b[1] - a[1]));
  const crc = new fox.Crc(), made = each.map(([name, list]) => [name, list.map(span => {
    const range = index.range(...span);
    crc.add(String(range));
    return [range, below.has(span)];
  })]);
  const right = crc.value === expected;
  for (const [name, list] of made) {
    fox.marks.set(keyOf(name), right ? spans[name] ?? [] : []);
    for (const [key, second] of [[keyOf(name), false], [`${keyOf(name)}-2`, true]]) {
      const ranges = right ? list.filter(one => one[1] === second).map(one => one[0]) : [];
      if (ranges.length) CSS.highlights.set(key, new Highlight(...ranges)); else CSS.highlights.delete(key);
    }
  }
  fox.marks.set(fox.BOOKMARK, spans.bookmark ?? []);
  // The last letter of one that has a note says so.
  const noted = right ? (spans.noted ?? []).map(([, end]) => index.range(end - 1, end)) : [];
  if (noted.length) CSS.highlights.set('fx-noted', new Highlight(...noted)); else CSS.highlights.delete('fx-noted');
  return right;
};

const within = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
const sides = box => [box.left, box.top, box.right, box.bottom];

// The shortest highlight at a point of the window, as [start, end], or null.
fox.highlightAt = (index, x, y) => {
  const caret = document.caretRangeFromPoint(x, y);
  if (!caret || !index.places.has(caret.startContainer)) return null;
  const at = index.offset(caret.startContainer, caret.startOffset);
  return fox.HIGHLIGHTS.flatMap(key => (fox.marks.get(key) ?? []).filter(([start, end]) => start <= at && at <= end))
    .filter(span => [...index.range(...span).getClientRects()].some(box => within(box, x, y)))
    .sort((a, b) => (a[1] - a[0]) - (b[1] - b[0]))[0] ?? null;
};

// The left and right side of the column of text that a box stands in.
fox.column = box => {
  const body = document.body, { left, right } = body.getBoundingClientRect(), style = getComputedStyle(body);
  const [from, to] = [left + parseFloat(style.paddingLeft), right - parseFloat(style.paddingRight)];
  if (!document.documentElement.classList.contains('fx-two')) return [from, to];
  const width = (to - from - parseFloat(style.columnGap)) / 2;
  return box.left < from + width ? [from, from + width] : [to - width, to];
};

// The first line of a range, which has a box for each piece of text: a word with a break in it is two.
const firstLine = range => {
  const boxes = [...range.getClientRects()].filter(box => box.width > 0 && box.height > 0), line = boxes[0];
  if (!line) return null;
  const goes = fox.view.writing?.vertical ? box => box.left < line.right && box.right > line.left
    : box => box.top < line.bottom && box.bottom > line.top;
  const after = boxes.findIndex(box => !goes(box)), pieces = boxes.slice(0, after < 0 ? undefined : after);
  const [left, top] = ['left', 'top'].map(side => Math.min(...pieces.map(box => box[side])));
  return new DOMRect(left, top, Math.max(...pieces.map(box => box.right)) - left, Math.max(...pieces.map(box => box.bottom)) - top);
};

// Where the words of a range are: the box round all of them, their first line, and their column.
fox.boxesOf = (range, column) => {
  const all = range.getBoundingClientRect(), first = firstLine(range) ?? all;
  return { box: sides(all), first: sides(first), column: column ?? fox.column(first), visible: fox.onScreen(all) };
};

// Boxes of a page as if they were a range.
fox.joined = boxes => ({
  getClientRects: () => boxes,
  getBoundingClientRect: () => ({
    left: Math.min(...boxes.map(box => box.left)), top: Math.min(...boxes.map(box => box.top)),
    right: Math.max(...boxes.map(box => box.right)), bottom: Math.max(...boxes.map(box => box.bottom)),
  }),
});

// Which bookmarks are on screen, by their number. A line that is cut at the top of the window is.
const CUT = 40; // pixels, more than a line
const bookmarksSeen = view => {
  const { at, window: shown, length } = view.extent(), air = fox.paged() ? 0.5 : CUT;
  return (fox.map.places.get(fox.BOOKMARK) ?? []).flatMap((tick, number) => {
    const far = tick * length;
    return far >= at - air && far < at + shown - 0.5 ? [number] : [];
  });
};

// Tells of a highlight that was pressed, and of the bookmarks on screen each time they are others.
fox.listen = (view, tell) => {
  // What is pressed beside all highlights is told too: what was shown of one goes.
  const press = ({ clientX, clientY }) => tell('highlight', view.highlightAt(clientX, clientY) ?? {});
  addEventListener('click', event => {
    if (event.button || event.defaultPrevented || event.target.closest?.('a[href], fx-map')) return;
    // A selection that is pressed goes only after this.
    fox.frames().then(() => { if (getSelection().isCollapsed) press(event); });
  });
  let told = '[]';
  fox.ribbon = () => {
    const seen = view.bookmarksSeen?.() ?? bookmarksSeen(view);
    const now = JSON.stringify(seen);
    if (now !== told) { told = now; tell('bookmarks', { shown: seen }); }
  };
};
})();
