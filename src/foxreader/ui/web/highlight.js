// Marks on the text by the CSS Custom Highlight API: the document is never changed.
'use strict';
(() => {
const fox = globalThis.fox;
const PRIORITY = { 'fx-evidence': 5, 'fx-spoken': 4, 'fx-search': 3, 'fx-target': 2 }; // the reader's highlights lie below these

fox.marks = new Map(); // name -> [[start, end], …]

const put = (name, ranges, priority) => {
  if (!ranges.length) { CSS.highlights.delete(name); return; }
  const highlight = new Highlight(...ranges);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
};

// Marks spans and gives their ranges. Of the places that an answer cites, the one gone to is strong and the others are
// pale; all are strong where none of them is gone to.
fox.mark = (index, name, spans, to) => {
  fox.marks.set(name, spans);
  const ranges = spans.map(([start, end]) => index.range(start, end)), priority = PRIORITY[name] ?? 1;
  const isMeant = ([start, end]) => start === to?.offset && end === to?.end;
  const pale = name === 'fx-evidence' && spans.some(isMeant) ? ranges.filter((_, n) => !isMeant(spans[n])) : [];
  put(name, ranges.filter(range => !pale.includes(range)), priority);
  put(`${name}-pale`, pale, priority);
  return ranges;
};

// Opens what hides a target, a closed <details> or an element that is not displayed; whether there was any.
fox.reveal = range => {
  let hid = false;
  for (let element = range.startContainer.parentElement; element && element !== document.body; element = element.parentElement) {
    if (element.localName === 'details' && !element.open) { element.open = true; hid = true; }
    if (getComputedStyle(element).display !== 'none') continue;
    element.style.setProperty('display', 'revert', 'important');
    element.removeAttribute('hidden');
    hid = true;
  }
  return hid;
};
})();
