// How Python and this page talk. Python calls fox.call(id, name, arguments as an object) and hears
// "reply"; the page tells "ready", "place", "selection", "edge", "need", "zoom". Every message is JSON
// text, since only text arrives whole on the other side.
'use strict';
(() => {
const fox = globalThis.fox;
const settings = globalThis.FOX_SETTINGS;
let channel = null;
const waiting = [];
const tell = (kind, value = {}) => {
  const message = JSON.stringify(value);
  if (channel) channel.heard(kind, message); else waiting.push([kind, message]);
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(settings.css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const dress = ({ variables, classes }) => {
  const html = document.documentElement;
  for (const [name, value] of Object.entries(variables)) html.style.setProperty(name, value);
  for (const [name, on] of Object.entries(classes)) html.classList.toggle(name, on);
};
dress(settings);

const view = settings.pages ? new fox.Pages(tell, settings.pages) : new fox.Flow(tell);
fox.view = view;
fox.map = new fox.Map(view);

const verbs = {
  apply(now) { dress(now); view.apply(now); },
  mark: value => view.mark(value),
  go: value => view.go(value),
  goEnd: () => view.goEnd(),
  turn: value => view.turn(value),
  lay: value => view.lay(value),
  textOf: value => view.textOf(value),
  clearSelection: () => getSelection().removeAllRanges(),
};

fox.call = (id, name, value) => {
  Promise.resolve().then(() => verbs[name](value)).then(
    answer => tell('reply', { id, answer: answer ?? null }),
    error => tell('reply', { id, error: `${name}: ${error}\n${error.stack ?? ''}` }),
  );
};

let chosen = 'null', looking = false;
document.addEventListener('selectionchange', () => {
  if (looking) return;
  looking = true;
  requestAnimationFrame(() => {
    looking = false;
    const now = JSON.stringify(view.selection());
    if (now !== chosen) { chosen = now; tell('selection', JSON.parse(now) ?? { none: true }); }
  });
});

new QWebChannel(qt.webChannelTransport, ({ objects }) => {
  channel = objects.bridge;
  for (const [kind, message] of waiting.splice(0)) channel.heard(kind, message);
});

view.apply(settings);
if (settings.start) view.go(settings.start);
tell('ready', { load: settings.load, ...view.hello() });
// Old documents are let go only by a collection; without it the renderer grows with every chapter.
globalThis.gc?.();
})();
