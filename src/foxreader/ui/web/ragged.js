// How lines end: justified ones are hyphenated, short ones and those without hyphens are set ragged. Justified, the gaps
// between their words would be wider than the words.
'use strict';
(() => {
const fox = globalThis.fox;
const FEWEST = 50; // letters, white space counted, that a justified line holds at least; the design's
const WIDE = 0.62; // how wide letters are on the average at most, in ems: wide serifs have 0.58
const SAMPLE = 300; // letters that tell how wide a letter is: some lines, so that wide and narrow ones balance
const A_PARAGRAPH = 80; // letters from which on a text node counts as one
const BREAK = 'fx-h';
const MOST = 1000; // selectors that are looked at: a sheet with more is no book's
const changed = new Map(); // a style of the book that justified -> its priority

// An element with the text of a paragraph, else the first that has any. Breaks part a text into many nodes.
const sampleOf = ({ nodes }) => {
  let run = 0, last = null;
  for (const { parentElement: around, data } of nodes) {
    run = around === last ? run + data.length : data.length;
    last = around;
    if (run > A_PARAGRAPH && /\S/.test(data)) return around;
  }
  return nodes[0]?.parentElement;
};

// Whether a line has few letters on the average. Not where words are not parted by white space, as in
// Chinese: letters are justified there, at any length.
const isShort = (index, vertical) => {
  const line = lineOf(vertical), found = sampleOf(index);
  if (!found) return false;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(found);
  if (line >= FEWEST * WIDE * parseFloat(fontSize)) return false; // as most are: measuring takes time
  const text = found.textContent.replace(/\s+/g, ' ').slice(0, SAMPLE);
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

// The rules in a sheet, or in a rule that holds others; none of one that may not be read.
function* rulesOf(holder) {
  let rules = [];
  try { rules = holder.cssRules ?? []; } catch (error) { if (error.name !== 'SecurityError') throw error; }
  for (const rule of rules) { yield rule; yield* rulesOf(rule.styleSheet ?? rule); }
}
// The style declarations in a sheet.
function* declarations(sheet) { for (const { style } of rulesOf(sheet)) if (style) yield style; }
fox.declarations = declarations;
fox.rulesOf = rulesOf;

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

// Breaks in words are elements (fx-h), and a rule may count the elements of a paragraph or look at the one before: where
// a break would change what it is for, that paragraph has none. Nor where the book wants no hyphens, or its own alone, nor
// in small capitals: the engine would part the word at the edge of an element and show none.
const COUNTS = /[+~]|:(?:first|last|only|nth)-|:empty|:has\(/;
const ANY = ':not(fx-h)', ATTRIBUTE = /\[[^\]]*\]/g;
// A selector that is right of all that this one could be right of, if elements were counted otherwise.
const loosely = selector => selector.replace(ATTRIBUTE, ANY).replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, ANY)
  .replace(/:(?:first|last|only|nth)-[\w-]+(?:\([^()]*\))?|:empty/g, ANY).replace(/(?:[^\s,>+~()]|\([^()]*\))+\s*[+~]\s*/g, '');
// The selectors of the page that count, as a script may ask them: of any namespace, since those that a sheet names are
// known in it alone.
const counting = () => {
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(sheet => [...rulesOf(sheet)]);
  const texts = rules.map(rule => rule.selectorText ?? '').filter(text => COUNTS.test(text.replace(ATTRIBUTE, '')));
  return [...new Set(texts)].slice(0, MOST).map(text => text.replace(/[\w-]+\|(?=[\w-])/g, '*|'));
};
// Those of the elements that a selector is right of; all where this engine does not know it.
const matching = (elements, selector) => elements.filter(one => {
  try { return one.matches(selector); } catch (error) { if (error.name !== 'SyntaxError') throw error; }
  return true;
});
fox.keepRules = () => {
  const breaks = [...document.getElementsByTagName(BREAK)], holders = new Set(breaks.map(one => one.parentElement));
  const takes = ({ hyphens, fontVariantCaps }) => hyphens === 'auto' && fontVariantCaps === 'normal';
  for (const one of holders) if (!takes(getComputedStyle(one))) holders.delete(one);
  for (const one of breaks) if (!holders.has(one.parentElement)) one.remove();
  const mixed = new Map([...holders].map(one => [one, [...one.querySelectorAll(ANY)]]).filter(([, inner]) => inner.length));
  for (const selector of mixed.size ? counting() : []) {
    const loose = loosely(selector);
    for (const [around, inner] of mixed) {
      const suspects = matching(inner, loose), after = matching(suspects, selector);
      if (!suspects.length) continue;
      const places = [...around.children].filter(one => one.localName === BREAK).map(one => [one, one.nextSibling]);
      for (const [one] of places) one.remove();
      const before = matching(suspects, selector);
      if (before.length !== after.length || before.some((one, at) => one !== after[at])) mixed.delete(around);
      else for (const [one, next] of places.reverse()) around.insertBefore(one, next);
    }
  }
};

// Hyphens stand at the ends of justified lines alone.
fox.setHyphens = (on, lines) => document.documentElement.classList.toggle('fx-hyphens', on && lines === 'justified');

// A book's own rules are changed, since what it centres must stay centred. Without hyphens, in a language that has
// them, lines are ragged unless the reader wants them otherwise.
fox.setRagged = (index, vertical, { lines, hyphens }) => {
  const bare = !hyphens && lines === 'book' && !!document.querySelector(BREAK);
  const ragged = isShort(index, vertical) || lines === 'ragged' || bare;
  document.documentElement.classList.toggle('fx-ragged', ragged);
  if (!ragged) { restore(); return; }
  for (const sheet of document.styleSheets) for (const style of declarations(sheet)) unjustify(style);
  for (const element of document.querySelectorAll('body [style*=justify]')) unjustify(element.style);
};
})();
