// Marks on the text by the CSS Custom Highlight API: the document is never changed.
'use strict';
(() => {
const fox = globalThis.fox;
const PRIORITY = { 'fx-evidence': 5, 'fx-spoken': 4, 'fx-search': 3, 'fx-target': 2 }; // the reader's highlights lie below these

fox.marks = new Map(); // name -> [[start, end], …]

// Marks spans and gives their ranges.
fox.mark = (index, name, spans) => {
  fox.marks.set(name, spans);
  if (!spans.length) { CSS.highlights.delete(name); return []; }
  const ranges = spans.map(([start, end]) => index.range(start, end)), highlight = new Highlight(...ranges);
  highlight.priority = PRIORITY[name] ?? 1;
  CSS.highlights.set(name, highlight);
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
