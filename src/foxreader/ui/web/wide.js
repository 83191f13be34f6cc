// Tables, formulas and code wider than a line scroll by themselves: the page must not, and in pages they would
// lie across the next one. The keyboard comes to them, and arrows move them. On a page a box that scrolls is not
// parted: a table longer than that is parted between its rows, which scroll together, and code is wrapped.
'use strict';
(() => {
const fox = globalThis.fox;
const MOST = 2000; // a file of more than this is mostly tables: the page scrolls
const PROSE = 200; // characters of a line from which on what is preformatted is text, and is wrapped; code has 80 to 120
const STEP = 60;   // that an arrow key moves, in pixels
const BAR = 16;    // what the bar of a box that scrolls takes of its height at most, in pixels

// How long the lines are that an element stands in.
const room = (element, vertical) => {
  let box = element.parentElement;
  while (box !== document.body && getComputedStyle(box).display === 'inline') box = box.parentElement;
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(box);
  return vertical ? box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
    : box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
};

// How wide an element would like to be, on the page where it is widest. What is preformatted is as wide as its
// line, whatever is in it.
const width = (element, vertical) => element.localName === 'pre' ? element[vertical ? 'scrollHeight' : 'scrollWidth']
  : Math.max(...[...element.getClientRects()].map(box => vertical ? box.height : box.width));

// A formula is not parted among pages: one that is higher than a page scrolls.
const isTall = (element, vertical) => element.localName === 'math' && fox.paged() && !vertical
  && element.getBoundingClientRect().height > document.body.clientHeight;

const narrow = element => {
  if (element.classList.contains('fx-wide') && element.getAttribute('tabindex') === '0') element.removeAttribute('tabindex');
  element.classList.remove('fx-wide');
};

const scrolls = element => {
  element.classList.add('fx-wide');
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', 0);
};

fox.widen = writing => {
  const held = heldMarks();
  layTables(writing);
  for (const [range, ...ends] of held) { range.setStart(ends[0], ends[1]); range.setEnd(ends[2], ends[3]); }
};

// The marks inside tables, and the text they are on: rows that move to another part would leave them behind.
const heldMarks = () => [...CSS.highlights.values()].flatMap(marks => [...marks])
  .filter(range => range.startContainer.parentElement?.closest('table') || range.endContainer.parentElement?.closest('table'))
  .map(range => [range, range.startContainer, range.startOffset, range.endContainer, range.endOffset]);

const layTables = ({ vertical }) => {
  joinAll();
  const found = [...document.body.querySelectorAll('table, math, pre')].slice(0, MOST)
    .filter(element => !element.parentElement.closest('table, pre'));
  for (const element of found) {
    narrow(element);
    if (element.localName === 'pre')
      element.classList.toggle('fx-wrapped', element.textContent.split('\n').some(line => line.length > PROSE));
  }
  // All are measured before any is changed: else each would be laid out for itself.
  const least = (vertical ? document.body.clientHeight : document.body.clientWidth) / fox.columns() / 4;
  const wide = found.map(element => [element, width(element, vertical)])
    .filter(([element, size]) => (size > least && size > room(element, vertical) + 1) || isTall(element, vertical)).map(([element]) => element);
  wide.forEach(scrolls);
  if (!fox.paged() || vertical) return;
  const long = wide.filter(element => element.scrollHeight > element.clientHeight + 1);
  for (const element of long) if (element.localName === 'pre') { narrow(element); element.classList.add('fx-wrapped'); }
  for (const element of long) if (element.localName === 'table') part(element);
};

// Tables that are parted: their parts, and what puts them together again.
const parted = new Map();
const joinAll = () => { for (const join of [...parted.values()].reverse()) join(); parted.clear(); };

// Where a row may be the last of a part: no cell goes on below it.
const ends = rows => {
  let spans = 0;
  return rows.map((row, at) => {
    for (const cell of row.cells) spans = Math.max(spans, at + (cell.rowSpan || rows.length));
    return spans <= at + 1;
  });
};

// Rows in parts that are no higher than a page; the first part no higher than what is left of the page it begins on.
const partsOf = (rows, left) => {
  const deep = document.body.clientHeight - BAR, parts = [];
  let part = [], high = 0, most = left;
  const mayEnd = ends(rows);
  for (let from = 0, at = 0; at < rows.length; at++) {
    if (!mayEnd[at]) continue;
    const group = rows.slice(from, at + 1), add = group.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    from = at + 1;
    if (part.length && high + add > most) { parts.push(part); part = []; high = 0; most = deep; }
    part.push(...group);
    high += add;
  }
  if (part.length) parts.push(part);
  return parts;
};

// How much of the page is left where an element begins.
const leftBefore = element => {
  const probe = document.createElement('div');
  probe.style.cssText = 'display: block !important; height: 0 !important; margin: 0 !important';
  element.before(probe);
  const left = fox.frame().bottom - probe.getBoundingClientRect().top - BAR;
  probe.remove();
  return left;
};

// Moves an element and all nodes after it, up to another, to the end of a parent: also the white space between rows.
const moveFrom = (first, stop, parent) => {
  for (let at = first, next; at && at !== stop; at = next) { next = at.nextSibling; parent.append(at); }
};

// Rows that stand in no section get one.
const holdBareRows = table => {
  const rows = [...table.children].filter(one => one.localName === 'tr');
  if (!rows.length) return [];
  const section = document.createElementNS(table.namespaceURI, 'tbody');
  const stop = rows.at(-1).nextSibling;
  rows[0].before(section);
  moveFrom(rows[0], stop, section);
  return [section];
};

// Gives all but the first of the parts to sections of their own, which it returns.
const partSection = (section, parts) => parts.slice(1).reverse().map(rows => {
  const made = section.cloneNode(false);
  made.removeAttribute('id');
  section.after(made);
  moveFrom(rows[0], null, made);
  return made;
}).reverse();

// Parts a table between its rows. Its text stays in order; cells keep the widths that they had together.
const part = table => {
  const cells = [...table.rows].flatMap(row => [...row.cells]).filter(cell => cell.colSpan === 1)
    .map(cell => [cell, cell.getBoundingClientRect().width, cell.style.minWidth]);
  const held = holdBareRows(table), sections = [...table.children].filter(one => one.rows);
  let left = leftBefore(table);
  const parts = sections.map(section => {
    const made = partsOf([...section.rows], left);
    left -= section.getBoundingClientRect().height;
    return made;
  });
  narrow(table);
  table.classList.add('fx-parted');
  for (const [cell, size] of cells) cell.style.minWidth = `${size}px`;
  const made = sections.map((section, at) => partSection(section, parts[at])), all = sections.concat(...made);
  for (const section of all) { scrolls(section); section.classList.add('fx-rows'); }
  parted.set(table, () => {
    table.classList.remove('fx-parted');
    for (const [cell, , style] of cells) cell.style.minWidth = style;
    for (const section of all) { narrow(section); section.classList.remove('fx-rows'); }
    sections.forEach((section, at) => made[at].forEach(one => { section.append(...one.childNodes); one.remove(); }));
    for (const section of held) section.replaceWith(...section.childNodes);
  });
};

// The parts of a table scroll together along its lines.
addEventListener('scroll', ({ target }) => {
  const table = target.classList?.contains('fx-rows') && target.parentElement;
  if (!table) return;
  for (const part of table.children)
    if (part !== target && part.classList.contains('fx-rows') && part.scrollLeft !== target.scrollLeft) part.scrollLeft = target.scrollLeft;
}, { capture: true, passive: true });

const ofEvent = event => event.target instanceof Element ? event.target.closest('.fx-wide') : null;

// Moves what scrolls by itself as far as it goes; whether there was anything left to go.
const move = (element, x, y) => {
  const { scrollLeft: left, scrollTop: top } = element;
  element.scrollBy(x, y);
  return element.scrollLeft !== left || element.scrollTop !== top;
};

addEventListener('keydown', event => {
  const element = document.activeElement?.closest?.('.fx-wide');
  const [x, y] = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP],
    Home: [-1e6, 0], End: [1e6, 0] }[event.key] ?? [0, 0];
  if (!element || !(x || y) || event.ctrlKey || event.altKey || event.metaKey) return;
  // Up and down are the page's where there is nothing to go; to the sides nothing else is meant.
  if (!move(element, x, y) && y) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

addEventListener('wheel', event => {
  const element = ofEvent(event);
  if (!element || event.ctrlKey) return;
  const [x, y] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  const across = Math.abs(x) > Math.abs(y);
  if (!move(element, across ? x : 0, across ? 0 : y) && !across) return;
  event.preventDefault();
  event.stopPropagation();
}, { passive: false, capture: true });

// Brings a range into the window of each box that scrolls round it.
fox.showInside = range => {
  for (let element = range.startContainer.parentElement; element && element !== document.body; element = element.parentElement) {
    if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight) continue;
    const box = fox.boxOf(range), { overflowX, overflowY } = getComputedStyle(element), frame = element.getBoundingClientRect();
    if (!box) return;
    if (overflowX !== 'visible' && (box.left < frame.left || box.right > frame.right)) element.scrollLeft += box.left - frame.left - frame.width / 3;
    if (overflowY !== 'visible' && (box.top < frame.top || box.bottom > frame.bottom)) element.scrollTop += box.top - frame.top - frame.height / 3;
  }
};
})();
