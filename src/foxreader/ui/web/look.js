// The reader's choices for a text that flows: sizes that follow, lines and paragraphs, columns.
'use strict';
(() => {
const fox = globalThis.fox;
const root = () => document.documentElement;
const BASE = 16; // a book's own sizes are made for letters of this many pixels, the default of all engines
const MOST = 20000; // style declarations that are looked at: a sheet with more is no book's
const GAP = 72; // the air between two columns, in pixels; the design's
const TEXT = 480, AIR = 24; // the text keeps so many pixels before the margin, and the margin so many; the design's
const NARROWEST = 200; // the least of a column that the reader asked for, in pixels; chosen: four words
const APART = 0.4; // of the size of letters, from which on the air between two paragraphs tells them apart
const INITIAL = 2, LARGE = 1.5; // signs of a large first letter at most, a quotation mark counted, and how much larger it is
const LONG = 80; // letters from which on a paragraph tells how the book sets its text
const PARAGRAPH = ':is(p, div):not(:is(table, pre, figure, header, nav, li) *)';
const BLOCKS = 'p, div, ul, ol, dl, table, pre, figure, blockquote, h1, h2, h3, h4, h5, h6, section, article, hr';
const ABSOLUTE = /^([\d.]+)(px|pt|pc|in|cm|mm|q)$/i;
const PIXELS = { px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6 };
const WORDS = { 'xx-small': 0.5625, 'x-small': 0.625, 'small': 0.8125, 'medium': 1, 'large': 1.125, 'x-large': 1.5, 'xx-large': 2 };

// The length as a share of the reader's letters, null where it is none or follows them already.
const share = value => {
  const found = ABSOLUTE.exec(value);
  return found ? found[1] * PIXELS[found[2].toLowerCase()] / BASE : WORDS[value] ?? null;
};

const relate = style => {
  for (const name of ['font-size', 'line-height']) {
    const times = share(style.getPropertyValue(name));
    if (times) style.setProperty(name, `${times}rem`, style.getPropertyPriority(name));
  }
};

// Typefaces that came with the program: the text is set anew when they are there.
const faces = new Set();
fox.loadFaces = async (wanted, then) => {
  const fresh = wanted.filter(({ src }) => !faces.has(src));
  for (const { src } of fresh) faces.add(src);
  const made = fresh.map(({ family, italic, src }) =>
    new FontFace(family, `url(${src})`, { style: italic ? 'italic' : 'normal', weight: '200 900' }));
  for (const face of made) document.fonts.add(face);
  if (made.length) { await Promise.allSettled(made.map(face => face.load())); then(); }
};

// Sizes a book states in pixels or points follow the reader's. Done once: a document is styled by its book alone.
fox.relateSizes = () => {
  let left = MOST;
  for (const sheet of document.styleSheets)
    for (const style of fox.declarations(sheet)) { if (left-- <= 0) return; relate(style); }
  for (const element of document.querySelectorAll('body[style], body [style]')) { if (left-- <= 0) return; relate(element.style); }
};

// How the page is divided: whether in pages, how many columns, how long a line is and the air beside it.
fox.division = (look, room, vertical) => {
  const { flow, columns, begins } = look, width = parseFloat(look.variables['--fx-measure']), margin = look.margin ?? GAP / 2;
  const fit = room >= 2 * (width + GAP), asked = (columns === 'two' || (begins && innerWidth > innerHeight)) && room >= 2 * (NARROWEST + GAP);
  const two = columns !== 'one' && (asked || fit);
  const paged = flow === 'paged' || (flow === 'auto' && two && !vertical);
  if (paged && two) {
    const edge = Math.max(GAP / 2, Math.min(margin, (room - 2 * width - GAP) / 2));
    const air = fit ? edge : Math.max(GAP / 2, margin);
    return { paged, columns: 2, half: GAP / 2, edge: air, line: Math.min(width, Math.floor((room - 2 * air - GAP) / 2)) };
  }
  const edge = Math.min(margin, Math.max(AIR, (room - TEXT) / 2)), half = Math.min(GAP / 2, edge);
  return { paged, columns: 1, half, edge, line: Math.max(NARROWEST / 2, Math.min(width, Math.floor(room - 2 * edge))) };
};

// The air between a paragraph and the next, in pixels.
const air = style => Math.max(parseFloat(style.marginBlockStart) || 0, parseFloat(style.marginBlockEnd) || 0);

// Whether a paragraph begins with a large letter that stands in its first lines.
const beginsLarge = (element, initials) => {
  const size = parseFloat(getComputedStyle(element).fontSize), first = element.firstElementChild;
  const isLarge = ({ float, fontSize }) => float !== 'none' && parseFloat(fontSize) > size * LARGE;
  const begins = first && first.textContent.trim().length <= INITIAL && !first.previousSibling?.data?.trim();
  first?.classList.toggle('fx-initial', !!begins && isLarge(getComputedStyle(first)));
  return !!first?.classList.contains('fx-initial') || (initials && isLarge(getComputedStyle(element, '::first-letter')));
};

// The paragraphs of running text are marked: not what a book centres, nor what is in lists and tables.
fox.markParagraphs = () => {
  const initials = [...document.styleSheets].some(sheet => [...fox.rulesOf(sheet)].some(({ selectorText = '' }) => selectorText.includes('first-letter')));
  for (const element of document.body.querySelectorAll(PARAGRAPH)) {
    if (element.localName === 'div' && element.querySelector(BLOCKS)) continue;
    const style = getComputedStyle(element);
    if (/center|right|end/.test(style.textAlign)) continue;
    element.classList.add('fx-para');
    element.classList.toggle('fx-drop', beginsLarge(element, initials));
    element.classList.toggle('fx-apart', air(style) >= parseFloat(style.fontSize) * APART);
  }
};

// Lines of two columns stand beside each other: what is between paragraphs takes whole lines of the text. A space becomes
// larger or smaller by half a line at most; a small one between two paragraphs stays, since it is the book's.
const UNITS = `:is(${BLOCKS}, li, dt, dd):not(:is(figure, table, pre) *)`, WHOLE = 'figure, table, pre';
const PASSES = 3; // what stands beside a page's end is seen once the spaces before it are right
const EXACT = 0.5, SMALL = 0.5, LEAST_SPACE = 0.25; // a pixel's part, and shares of a line
const spaced = new Map(); // an element -> what its own style said of its margins
const MARGINS = ['margin-block-start', 'margin-block-end'];
fox.unspace = () => {
  for (const [element, own] of spaced) MARGINS.forEach((name, at) => element.style.setProperty(name, ...own[at]));
  spaced.clear();
};
const setMargin = (element, at, size) => {
  if (!spaced.has(element)) spaced.set(element, MARGINS.map(name => [element.style.getPropertyValue(name), element.style.getPropertyPriority(name)]));
  element.style.setProperty(MARGINS[at], `${size}px`, 'important');
};
// The boxes of running text in their order, each in its pieces.
const unitsOf = () => [...document.body.querySelectorAll(UNITS)]
  .filter(one => (one.matches(WHOLE) || !one.querySelector(BLOCKS)) && getComputedStyle(one).float === 'none')
  .map(one => [one, [...one.getClientRects()].filter(({ height }) => height > 0)]).filter(([, boxes]) => boxes.length);
// How much a space of one height lacks for the whole of it to be lines; less than none where it is too high.
const lacks = (high, line) => Math.round(high / line) * line - high;
const spaceOnce = line => {
  const units = unitsOf(), wanted = [];
  units.forEach(([element, boxes], at) => {
    const [before, pieces] = units[at - 1] ?? [null, null], above = pieces?.at(-1);
    if (above && Math.abs(above.left - boxes[0].left) > boxes[0].width / 2 && above.right < boxes[0].left) return; // in another column
    const space = boxes[0].top - (above?.bottom ?? document.body.getBoundingClientRect().top);
    const high = above ? above.height % line : 0; // a piece before it ends with its page
    let more = lacks(high + space, line);
    if (space + more < (space > 0 ? LEAST_SPACE * line : 0)) more += line;
    const plain = [before, element].every(one => one?.matches('.fx-para')) && before.parentElement === element.parentElement;
    if (space < 0 || Math.abs(more) < EXACT || (plain && lacks(high, line) ** 2 < 1 && space < SMALL * line)) return;
    wanted.push([before, element, space + more]);
  });
  for (const [before, element, size] of wanted) { if (before) setMargin(before, 1, size); setMargin(element, 0, size); }
  return wanted.length;
};
fox.space = () => {
  const line = parseFloat(getComputedStyle(document.body).lineHeight);
  for (let pass = 0; line > 0 && pass < PASSES && spaceOnce(line); pass++);
};

// A drawing whose words stand out of its frame gets one that holds them: what is outside is cut off.
const holdWords = svg => {
  const { left, top, right, bottom } = svg.getBoundingClientRect(), view = svg.viewBox.baseVal, screen = svg.getScreenCTM();
  const boxes = [...svg.querySelectorAll('text')].map(text => text.getBoundingClientRect()).filter(box => box.width > 0);
  if (!screen || !view?.width || boxes.every(box => box.left >= left - 1 && box.top >= top - 1 && box.right <= right + 1 && box.bottom <= bottom + 1)) return;
  const corners = boxes.flatMap(box => [[box.left, box.top], [box.right, box.bottom]])
    .map(([x, y]) => new DOMPoint(x, y).matrixTransform(screen.inverse()));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const x = Math.min(view.x, ...xs), y = Math.min(view.y, ...ys);
  const wide = Math.max(view.x + view.width, ...xs) - x, high = Math.max(view.y + view.height, ...ys) - y;
  svg.setAttribute('viewBox', `${x} ${y} ${wide} ${high}`);
};

// Drawings with words: those of lines and words alone, and those that have a ground or areas of their own.
fox.markDrawings = () => {
  for (const svg of document.body.querySelectorAll('svg:has(text)')) {
    if (svg.parentElement.closest('svg')) continue;
    holdWords(svg);
    const areas = [...svg.querySelectorAll('rect, path, circle, ellipse, polygon, polyline, image, foreignObject')];
    const filled = areas.some(one => /image|foreignObject/.test(one.localName) || getComputedStyle(one).fill !== 'none');
    svg.classList.add(filled ? 'fx-drawing' : 'fx-lettering');
    if (!filled) for (const one of svg.querySelectorAll('*')) one.classList.toggle('fx-stroke', getComputedStyle(one).stroke !== 'none');
  }
};

// What the page shows now, for the rows of the text settings; null values where there is no running text.
fox.shownLook = ({ columns }) => {
  const all = [...document.getElementsByClassName('fx-para')];
  const sample = all.find((one, n) => n && one.textContent.length > LONG && all[n - 1] === one.previousElementSibling)
    ?? all.find(one => one.textContent.length > LONG);
  if (!sample) return { columns, short: root().classList.contains('fx-ragged') };
  const style = getComputedStyle(sample), size = parseFloat(style.fontSize), px = name => parseFloat(style[name]) || 0;
  return {
    columns, short: root().classList.contains('fx-ragged') && !root().classList.contains('fx-asked-ragged'),
    lines: style.textAlign === 'justify' ? 'justified' : 'ragged',
    paragraphs: px('textIndent') > 0 || air(style) < size * APART ? 'indented' : 'spaced',
    leading: Math.round(100 * parseFloat(style.lineHeight) / size) / 100 || null,
  };
};
})();
