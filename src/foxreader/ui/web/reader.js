// The page of a book: a flowing document, a page of fixed layout or pages. It tells "ready", "shown",
// "marked", "place", "selection", "edge", "file", "beyond", "need", "extras", "shape", "zoom", "size", "look",
// "middle", "bar", "two", "pace", "mouse", "refused", "link", "popup", "picture", "press", "word", "medium", "highlight" and
// "bookmarks", each with the load it belongs to: another may be under way.
'use strict';
(() => {
const fox = globalThis.fox, settings = globalThis.FOX_SETTINGS;
const OFTEN = 300; // a mouse that moves on is told of no more often, in milliseconds
// Where the reader is now is told after the frame that shows it: the window would not paint that while it follows.
const late = new Map();
let painted = false;
const tellNow = (kind, value) => fox.tell(kind, { ...value, load: settings.load });
const tellLate = () => { for (const [kind, value] of late) tellNow(kind, value); late.clear(); };
const tell = (kind, value) => {
  if (!painted || document.hidden || (kind !== 'place' && kind !== 'shape')) { tellNow(kind, value); return; }
  if (!late.size) fox.frames().then(tellLate);
  late.set(kind, value);
};
document.addEventListener('visibilitychange', tellLate);
const view = settings.pages ? new fox.Pages(tell, settings.pages)
  : settings.fixed ? new fox.Fixed(tell, settings.fixed) : new fox.Flow(tell);
const zones = new fox.Zones(view, tell);
fox.map = new fox.Map(view, tell, settings.words);
fox.view = view;
fox.listen(view, tell);
const caret = new fox.Caret(view, tell), byItself = new fox.ByItself(view, tell);
fox.listenForKeys(view);
if (!settings.pages) {
  fox.links = new fox.Links(tell);
  fox.popup = new fox.Popup(tell);
  fox.pictures = new fox.Pictures(tell);
  fox.media = new fox.Media(tell);
  fox.aloud = new fox.Aloud();
}
// Marks that the view does not show: of other chapters, or other pages of fixed layout.
const note = ({ name, beyond, elsewhere }) => { fox.map.beyond.set(name, beyond); view.elsewhere?.set(name, elsewhere); };
fox.verbs = {
  apply(now) { fox.popup?.close(); fox.applyTheme(now); view.apply(now); zones.apply(now); fox.media?.draw(); again(); },
  frame: () => fox.frames(),
  note: value => view.note(value),
  whereIs: value => view.whereIs(value),
  mark: value => { note(value); return view.mark(value); },
  go: value => view.go(value),
  turn: value => view.turn(value),
  turnRow: value => view.turnRow(value),
  lay: value => view.lay(value),
  show: value => view.show(value),
  extras: value => view.extras(value),
  watch: value => { watched = value.watched; },
  caret: value => caret.turn(value),
  pace: value => byItself.set(value),
  textOf: value => view.textOf(value),
  deselect: () => getSelection().removeAllRanges(),
  at: value => view.placeAt(value),
  links: value => fox.links?.know(value),
  popup: value => fox.popup?.show(value),
  pictures: value => fox.pictures?.know(value),
  openPicture: value => fox.pictures?.openLast(value.ask),
  media: value => fox.media?.know(value),
  medium: value => fox.media?.show(value),
  aloud: value => fox.aloud?.show(value),
  showPicture: value => fox.pictures?.show(value),
  closePopup: () => fox.popup?.close(),
};

let watched = settings.watched, moved = 0;
addEventListener('mousemove', ({ timeStamp }) => {
  if (!watched || timeStamp - moved < OFTEN) return;
  moved = timeStamp;
  tell('mouse');
}, { passive: true });

// What is selected with the mouse has whole words; letter by letter with Alt.
addEventListener('pointerup', ({ button, altKey, pointerType }) => {
  if (!button && !altKey && pointerType === 'mouse' && view.index) fox.chooseWords(view.index);
}, true);

let chosen = 'null', looking = false;
const look = () => {
  if (looking) return;
  looking = true;
  requestAnimationFrame(() => {
    looking = false;
    const now = JSON.stringify(view.selection());
    if (now !== chosen) { chosen = now; tell('selection', JSON.parse(now) ?? {}); }
  });
};
// What is selected stands elsewhere now, or what stood beside it has gone: it is told once more.
const again = () => { if (chosen !== 'null') { chosen = ''; look(); } };
document.addEventListener('selectionchange', look);
for (const kind of ['pointerup', 'resize']) addEventListener(kind, again);

// A click on a word is told with its place; a second one, or one on a link, takes it back.
const onLetters = ({ clientX: x, clientY: y }) => {
  const at = document.caretRangeFromPoint(x, y), node = at?.startContainer;
  if (node?.nodeType !== Node.TEXT_NODE) return false;
  const around = document.createRange();
  around.setStart(node, Math.max(0, at.startOffset - 1));
  around.setEnd(node, Math.min(node.length, at.startOffset + 1));
  return [...around.getClientRects()].some(r => x >= r.left && x <= r.right && y >= r.top && y <= r.bottom);
};
// A word pressed with Alt is looked up.
addEventListener('click', event => {
  if (!event.altKey || event.button || !getSelection().isCollapsed) return;
  event.preventDefault();
  event.stopPropagation();
  const { clientX: x, clientY: y } = event, at = onLetters(event) && view.placeAt({ x, y });
  if (!at) return;
  const { top, bottom } = document.caretRangeFromPoint(x, y).getBoundingClientRect();
  tell('word', { ...at, box: [x, top, x + 1, bottom] });
}, true);
document.addEventListener('click', event => {
  const plain = !event.defaultPrevented && !event.button && event.detail === 1 && !event.ctrlKey && !event.shiftKey;
  const word = plain && !event.target.closest?.('a[href], button, input, summary, audio, video') && onLetters(event);
  tell('press', word && getSelection().isCollapsed && !view.highlightAt(event.clientX, event.clientY) && view.placeAt({ x: event.clientX, y: event.clientY }) || {});
});

view.apply(settings);
zones.apply(settings);
const hello = view.hello(), { expected, marks } = settings, texts = {};
// Marks are there in the first frame, if the text is the one they were made for.
if (expected && hello.total === expected.total && hello.crc === expected.crc)
  for (const [name, value] of Object.entries(marks)) {
    note({ name, ...value });
    texts[name] = fox.mark(view.index, name, value.spans, settings.start);
  }
if (expected && settings.notes && hello.total === expected.total && hello.crc === expected.crc) view.note(settings.notes);
if (settings.start.last) view.goEnd(); else view.go(settings.start);
if (settings.caret) caret.turn({ on: true });
tell('ready', hello);
view.painted().then(() => {
  painted = true;
  tell('shown');
  fox.map.show();
  // What was marked is what was meant, or it goes again.
  for (const [name, ranges] of Object.entries(texts)) texts[name] = ranges.map(String);
  if (expected) tell('marked', { texts });
});
// Old documents are let go only by a collection; without it the renderer grows with every chapter.
// It takes some 20 ms, so it waits until the page is painted and nothing else is to be done.
requestIdleCallback(() => globalThis.gc?.(), { timeout: 2000 });
})();
