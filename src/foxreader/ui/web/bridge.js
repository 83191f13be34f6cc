// How Python and a page of ours talk. Python calls fox.call(id, name, value) and hears "reply"; the page
// tells a kind and a value. Every message is JSON text, since only text arrives whole on the other side.
// A page's own script, which comes after this one, says what its verbs are.
'use strict';
(() => {
const fox = (globalThis.fox ??= {});
const settings = globalThis.FOX_SETTINGS;
let channel = null;
const waiting = [];
fox.tell = (kind, value = {}) => {
  const message = JSON.stringify(value);
  if (channel) channel.heard(kind, message); else waiting.push([kind, message]);
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(settings.css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

fox.applyTheme = ({ variables, classes }) => {
  const html = document.documentElement;
  for (const [name, value] of Object.entries(variables)) html.style.setProperty(name, value);
  for (const [name, on] of Object.entries(classes)) html.classList.toggle(name, on);
};
fox.applyTheme(settings);

fox.verbs = {};
fox.call = (id, name, value) => {
  Promise.resolve().then(() => fox.verbs[name](value)).then(
    answer => fox.tell('reply', { id, answer: answer ?? null }),
    error => fox.tell('reply', { id, error: `${name}: ${error}\n${error.stack ?? ''}` }),
  );
};

new QWebChannel(qt.webChannelTransport, ({ objects }) => {
  channel = objects.bridge;
  for (const [kind, message] of waiting.splice(0)) channel.heard(kind, message);
});
})();
