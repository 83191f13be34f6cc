// The page of a book: a flowing document, a page of fixed layout or pages. It tells "ready", "shown",
// "marked", "place", "selection", "edge", "file", "beyond", "need", "zoom", "look" and "middle", each with the
// load it belongs to: another may be under way.
'use strict';
(() => {
const fox = globalThis.fox, settings = globalThis.FOX_SETTINGS;
const tell = (kind, value) => fox.tell(kind, { ...value, load: settings.load });
const view = settings.pages ? new fox.Pages(tell, settings.pages)
  : settings.fixed ? new fox.Fixed(tell, settings.fixed) : new fox.Flow(tell);
fox.view = view;
const zones = new fox.Zones(view, tell);
fox.map = new fox.Map(view, tell, settings.words);
// Marks that the view does not show: of other chapters, or other pages of fixed layout.
const note = ({ name, beyond, elsewhere }) => { fox.map.beyond.set(name, beyond); view.elsewhere?.set(name, elsewhere); };
fox.verbs = {
  apply(now) { fox.applyTheme(now); view.apply(now); zones.apply(now); again(); },
  mark: value => { note(value); return view.mark(value); },
  go: value => view.go(value),
  turn: value => view.turn(value),
  lay: value => view.lay(value),
  textOf: value => view.textOf(value),
  deselect: () => getSelection().removeAllRanges(),
  at: value => view.placeAt(value),
};

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

view.apply(settings);
zones.apply(settings);
const hello = view.hello(), { expected, marks } = settings, texts = {};
// Marks are there in the first frame, if the text is the one they were made for.
if (expected && hello.total === expected.total && hello.crc === expected.crc)
  for (const [name, value] of Object.entries(marks)) {
    note({ name, ...value });
    texts[name] = fox.mark(view.index, name, value.spans);
  }
if (settings.start.last) view.goEnd(); else view.go(settings.start);
tell('ready', hello);
view.painted().then(() => {
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
