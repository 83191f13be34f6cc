// Tables, formulas and code wider than a line scroll by themselves: the page must not, and in pages they would
// lie across the next one. The keyboard comes to them, and arrows move them.
'use strict';
(() => {
const fox = globalThis.fox;
const MOST = 2000; // a file of more than this is mostly tables: the page scrolls
const PROSE = 200; // characters of a line from which on what is preformatted is text, and is wrapped; code has 80 to 120
const STEP = 60;   // that an arrow key moves, in pixels

// How wide the lines are that an element stands in.
const room = element => {
  let box = element.parentElement;
  while (box !== document.body && getComputedStyle(box).display === 'inline') box = box.parentElement;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
};

// How wide an element would like to be. What is preformatted is as wide as its line, whatever is in it.
const width = element => element.localName === 'pre' ? element.scrollWidth : element.getBoundingClientRect().width;

fox.widen = () => {
  const found = [...document.body.querySelectorAll('table, math, pre')].slice(0, MOST)
    .filter(element => !element.parentElement.closest('table, pre'));
  for (const element of found) {
    if (element.classList.contains('fx-wide') && element.getAttribute('tabindex') === '0') element.removeAttribute('tabindex');
    element.classList.remove('fx-wide');
    if (element.localName === 'pre')
      element.classList.toggle('fx-wrapped', element.textContent.split('\n').some(line => line.length > PROSE));
  }
  // All are measured before any is changed: else each would be laid out for itself.
  const least = document.body.clientWidth / 4;
  const wide = found.map(element => [element, width(element)])
    .filter(([element, size]) => size > least && size > room(element) + 1);
  for (const [element] of wide) {
    element.classList.add('fx-wide');
    if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', 0);
  }
};

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

// Brings what is in such a table into its window.
fox.showInside = range => {
  const element = range.startContainer.parentElement?.closest('.fx-wide'), box = element && fox.boxOf(range);
  if (!box) return;
  const frame = element.getBoundingClientRect();
  if (box.left < frame.left || box.right > frame.right) element.scrollLeft += box.left - frame.left - frame.width / 3;
  if (box.top < frame.top || box.bottom > frame.bottom) element.scrollTop += box.top - frame.top - frame.height / 3;
};
})();
