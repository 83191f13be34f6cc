// Short lines are set ragged: justified, the gaps between their words would be wider than the words.
'use strict';
(() => {
const fox = globalThis.fox;
const FEWEST = 50; // letters, white space counted, that a justified line holds at least; the design's
const WIDE = 0.62; // how wide letters are on the average at most, in ems: wide serifs have 0.58
const SAMPLE = 300; // letters that tell how wide a letter is: some lines, so that wide and narrow ones balance
const A_PARAGRAPH = 80; // letters from which on a text node counts as one
const changed = new Map(); // a style of the book that justified -> its priority

// Whether a line has few letters on the average. Not where words are not parted by white space, as in
// Chinese: letters are justified there, at any length.
const isShort = (index, vertical) => {
  const line = lineOf(vertical), node = index.nodes.find(one => one.length > A_PARAGRAPH && /\S/.test(one.data)) ?? index.nodes[0];
  if (!node) return false;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(node.parentElement);
  if (line >= FEWEST * WIDE * parseFloat(fontSize)) return false; // as most are: measuring takes time
  const text = node.data.replace(/\s+/g, ' ').slice(0, SAMPLE);
  if (text.length > A_PARAGRAPH && text.split(' ').length < text.length / 20) return false;
  const painter = (fox.painter ??= document.createElement('canvas').getContext('2d'));
  painter.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`; // "font" is empty beside other features
  return line < FEWEST * painter.measureText(text).width / Math.max(1, text.length);
};

// The length of a line, in pixels: of a column, or of the body's inside.
const lineOf = vertical => {
  const style = getComputedStyle(document.body), columns = +style.columnCount || 1;
  const [whole, one, other] = vertical ? [document.body.clientHeight, style.paddingTop, style.paddingBottom]
    : [document.body.clientWidth, style.paddingLeft, style.paddingRight];
  const gaps = columns > 1 ? (columns - 1) * parseFloat(style.columnGap) : 0;
  return (whole - parseFloat(one) - parseFloat(other) - gaps) / columns;
};

// The style declarations in a sheet, or in a rule that holds others; none of one that may not be read.
function* declarations(holder) {
  let rules = [];
  try { rules = holder.cssRules ?? []; } catch (error) { if (error.name !== 'SecurityError') throw error; }
  for (const rule of rules) {
    if (rule.style) yield rule.style;
    yield* declarations(rule.styleSheet ?? rule);
  }
}
fox.declarations = declarations;

const unjustify = style => {
  if (style.textAlign !== 'justify') return;
  const priority = style.getPropertyPriority('text-align');
  changed.set(style, priority);
  style.setProperty('text-align', 'start', priority);
};

const restore = () => {
  for (const [style, priority] of changed) style.setProperty('text-align', 'justify', priority);
  changed.clear();
};

// A book's own rules are changed, since what it centres must stay centred.
fox.setRagged = (index, vertical, asked = false) => {
  const ragged = isShort(index, vertical) || asked;
  document.documentElement.classList.toggle('fx-ragged', ragged);
  if (!ragged) { restore(); return; }
  for (const sheet of document.styleSheets) for (const style of declarations(sheet)) unjustify(style);
  for (const element of document.querySelectorAll('body [style*=justify]')) unjustify(element.style);
};
})();
