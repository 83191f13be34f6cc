// Tables and formulas wider than a line scroll by themselves: the page must not, and in pages they would
// lie across the next one.
'use strict';
(() => {
const fox = globalThis.fox;
const MOST = 400; // a file of more tables than this is mostly tables: the page scrolls

fox.widen = () => {
  const found = [...document.body.querySelectorAll('table, math[display="block"]')].slice(0, MOST)
    .filter(element => !element.parentElement.closest('table'));
  for (const element of found) element.classList.remove('fx-wide');
  const wide = found.filter(element => element.scrollWidth > element.parentElement.clientWidth + 1
    || element.getBoundingClientRect().width > element.parentElement.clientWidth + 1);
  for (const element of wide) element.classList.add('fx-wide');
};
})();
