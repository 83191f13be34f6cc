// Tables and formulas wider than a line scroll by themselves: the page must not, and in pages they would
// lie across the next one.
'use strict';
(() => {
const fox = globalThis.fox;
const MOST = 2000; // a file of more than this is mostly tables: the page scrolls

// How wide the lines are that an element stands in.
const room = element => {
  let box = element.parentElement;
  while (box !== document.body && getComputedStyle(box).display === 'inline') box = box.parentElement;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
};

fox.widen = () => {
  const found = [...document.body.querySelectorAll('table, math')].slice(0, MOST)
    .filter(element => !element.parentElement.closest('table'));
  for (const element of found) element.classList.remove('fx-wide');
  // All are measured before any is changed: else each would be laid out for itself.
  const least = document.body.clientWidth / 4;
  const wide = found.map(element => [element, element.getBoundingClientRect().width])
    .filter(([element, width]) => width > least && width > room(element) + 1);
  for (const [element] of wide) element.classList.add('fx-wide');
};
})();
