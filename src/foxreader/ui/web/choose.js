// Words selected with keys: Shift and an arrow up or down selects the sentence before or after, to the
// sides makes the selection shorter or longer by a word.
'use strict';
(() => {
const fox = globalThis.fox;
const MOST = 300; // sentences without a box that are passed over: hidden text, or headings of other pages
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

// The offsets of the block that a character stands in; a laid page is one block, its words stand anywhere.
const blockOf = (index, offset, whole) => {
  if (whole) return [0, index.total];
  const i = index.nodeAt(offset);
  let block = index.nodes[i]?.parentElement;
  while (block && block !== index.root && getComputedStyle(block).display === 'inline') block = block.parentElement;
  if (!block) return [0, index.total];
  let first = i, last = i;
  while (first > 0 && block.contains(index.nodes[first - 1])) first--;
  while (last + 1 < index.nodes.length && block.contains(index.nodes[last + 1])) last++;
  return [index.starts[first], index.starts[last] + index.nodes[last].length];
};

// The sentence at a character, as [start, end] without white space, or null.
const sentenceAt = (index, offset, whole) => {
  const [from, to] = blockOf(index, offset, whole);
  // A line's end is no sentence's end.
  const text = index.range(from, to).toString().replace(/\s/g, ' ');
  const found = sentences.segment(text).containing(Math.min(offset - from, text.length - 1));
  if (!found || !found.segment.trim()) return null;
  const lead = found.segment.length - found.segment.trimStart().length;
  const start = from + found.index + lead;
  return [start, start + found.segment.trim().length];
};

// The sentence after the offset (by 1), or before it, that can be seen on the page; null for none.
const next = (index, offset, by, whole) => {
  const text = index.range(0, index.total).toString();
  let at = by > 0 ? offset : offset - 1;
  for (let tries = 0; tries < MOST; tries++) {
    while (at >= 0 && at < text.length && /\s/.test(text[at])) at += by;
    if (at < 0 || at >= text.length) return null;
    const found = sentenceAt(index, at, whole);
    if (found && fox.boxOf(index.range(...found))) return found;
    at = found ? (by > 0 ? found[1] : found[0] - 1) : at + by;
  }
  return null;
};

const wholly = box => box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;

// Selects the next sentence (by 1) or the one before; from nothing selected the first on screen.
fox.chooseSentence = (view, by) => {
  const start = view.chosenFrom();
  if (!start) return false;
  const { index, offset, back = offset, fresh, whole } = start;
  let from = by > 0 ? offset : back;
  if (fresh && by > 0) {
    // One that began on the screen before is passed over.
    const cut = sentenceAt(index, offset, whole);
    if (cut && cut[0] < offset) from = cut[1];
  }
  const found = next(index, from, by, whole);
  if (!found) return false;
  const range = index.range(...found), chosen = getSelection();
  chosen.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  if (!wholly(range.getBoundingClientRect())) view.bringChosen(range);
  return true;
};

// A letter of a word that white space or a sign parts from the next, not of Chinese, Japanese or Thai.
const LETTER = /[\p{L}\p{M}\p{N}\u00ad’']/u, UNPARTED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const ofWord = letter => LETTER.test(letter) && !UNPARTED.test(letter);
const LONGEST = 60; // letters of a word on either side; chosen

// Has what is selected begin and end where words do.
fox.chooseWords = index => {
  const chosen = getSelection(), { anchorNode, anchorOffset, focusNode, focusOffset } = chosen;
  if (chosen.isCollapsed || !anchorNode) return;
  const [anchor, focus] = [index.offset(anchorNode, anchorOffset), index.offset(focusNode, focusOffset)];
  if (anchor < 0 || focus < 0) return;
  let [start, end] = [Math.min(anchor, focus), Math.max(anchor, focus)];
  const from = Math.max(0, start - LONGEST), text = index.range(from, Math.min(index.total, end + LONGEST)).toString();
  const at = offset => text[offset - from] ?? '';
  if (!text.slice(start - from, end - from).trim()) return;
  while (/\s/.test(at(start))) start++;
  while (/\s/.test(at(end - 1))) end--;
  while (start > from && ofWord(at(start)) && ofWord(at(start - 1))) start--;
  while (at(end) && ofWord(at(end - 1)) && ofWord(at(end))) end++;
  if (start === Math.min(anchor, focus) && end === Math.max(anchor, focus)) return;
  const first = index.start(start), last = index.end(end);
  if (anchor <= focus) chosen.setBaseAndExtent(...first, ...last); else chosen.setBaseAndExtent(...last, ...first);
};

fox.listenForKeys = view => addEventListener('keydown', event => {
  if (!event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key], words = { ArrowRight: 'right', ArrowLeft: 'left' }[event.key];
  if (!by && !words) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (by) { if (!fox.chooseSentence(view, by)) view.turn({ by }); }
  else if (getSelection().isCollapsed) fox.chooseSentence(view, 1);
  else getSelection().modify('extend', words, 'word');
}, true);
})();
