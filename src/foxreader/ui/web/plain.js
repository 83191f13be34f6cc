// Takes the book's own style off a page and puts it back: the way out of one that hides itself.
'use strict';
(() => {
const fox = (globalThis.fox ??= {});
const OURS = 'display:none!important'; // line ends of ours that must never show
const kept = new Map(); // element -> the style it had

fox.plain = on => {
  for (const sheet of document.querySelectorAll('link[rel~=stylesheet], style')) sheet.disabled = on;
  for (const [element, style] of kept) element.setAttribute('style', style);
  kept.clear();
  if (!on) return;
  for (const element of document.querySelectorAll('body[style], body [style]')) {
    const style = element.getAttribute('style');
    if (style === OURS) continue;
    kept.set(element, style);
    element.removeAttribute('style');
  }
};
})();
