// The transcript. Python sends finished, cleaned markup; this script places it, keeps the newest words in
// view and tells what was pressed: "press" with the message, what, and its value.
'use strict';
(() => {
const fox = globalThis.fox;
const list = document.body;
const cards = new Map(); // message id -> {footnote, html}
const element = id => document.getElementById(`m${id}`);
const scroller = () => document.scrollingElement;
// Within this of the end, in pixels, the foot of the last answer counts as in view: two lines.
const NEAR = 48;
const atEnd = () => scroller().scrollTop + innerHeight > scroller().scrollHeight - NEAR;
// Follows what grows at the end, but never so far that the question above it leaves the window;
// a reader who has gone on past the question is taken along to the end.
const follow = before => {
  const asked = [...document.querySelectorAll('.question')].pop();
  const top = asked ? asked.getBoundingClientRect().top + scroller().scrollTop - 8 : Infinity;
  const end = scroller().scrollHeight - innerHeight;
  scroller().scrollTop = before > top + 1 ? end : Math.min(end, top);
};

const make = html => { const holder = document.createElement('template'); holder.innerHTML = html; return holder.content; };

// An open preview stands under its sentence: inside the paragraph, behind the footnotes that end the
// sentence. In a table, a heading or code it stands behind the whole.
const settle = (note, card) => {
  const block = note.closest('p, li, blockquote, h1, h2, h3, h4, td, th, pre');
  const whole = block?.closest('.wide') ?? block?.closest('h1, h2, h3, h4, pre');
  if (whole) return whole.after(card);
  let last = note;
  while (block && last.parentElement !== block) last = last.parentElement;
  while (last.nextSibling?.nodeType === Node.ELEMENT_NODE && last.nextSibling.matches('.note')) last = last.nextSibling;
  last.after(card);
};

const attach = id => {
  const message = element(id), card = cards.get(id);
  message.querySelectorAll('.card').forEach(old => old.remove());
  message.querySelectorAll('.note').forEach(note =>
    note.setAttribute('aria-expanded', String(!!card && note.dataset.value === String(card.footnote))));
  if (!card) return;
  const note = message.querySelector(`.note[data-value="${card.footnote}"]`);
  if (note) settle(note, make(card.html)); else message.append(make(card.html));
};

// A glance at a footnote, under the pointer or the focus: text only, told by the footnote itself.
const peek = document.createElement('div');
peek.id = 'peek';
peek.setAttribute('role', 'tooltip');
peek.hidden = true;
for (const part of ['where', 'words', 'grade', 'hint']) {
  const line = document.createElement('p');
  line.className = part;
  peek.append(line);
}
let peeked = null, pressed = null; // pressed: the footnote under the pointer that was clicked; no glance at it
const hidePeek = () => { peek.hidden = true; peeked?.removeAttribute('aria-describedby'); peeked = null; };
const showPeek = note => {
  if (note === peeked || note === pressed) return;
  hidePeek();
  // The open card says it all already.
  if (note.getAttribute('aria-expanded') === 'true') return;
  const { where, peek: words, grade } = note.dataset;
  for (const [part, text] of Object.entries({ where, words, grade, hint: globalThis.FOX_SETTINGS.hint })) {
    const line = peek.querySelector(`.${part}`);
    line.textContent = text;
    line.hidden = !text;
  }
  peeked = note;
  note.setAttribute('aria-describedby', 'peek');
  peek.hidden = false;
  const at = note.getBoundingClientRect(), size = peek.getBoundingClientRect();
  const above = at.top - size.height - 8;
  peek.style.left = `${Math.max(8, Math.min(at.left - 24, document.documentElement.clientWidth - size.width - 8))}px`;
  peek.style.top = `${above >= 4 ? above : at.bottom + 8}px`;
};
document.addEventListener('pointerover', event => {
  const note = event.target.closest?.('.note');
  if (note !== pressed) pressed = null;
  if (note) showPeek(note); else hidePeek();
});
// A click gives the focus too: only a focus that came by the keyboard shows a glance.
document.addEventListener('focusin', event => { if (event.target.matches('.note:focus-visible')) showPeek(event.target); });
for (const kind of ['focusout', 'scroll']) document.addEventListener(kind, hidePeek, true);
document.addEventListener('pointerdown', event => { pressed = event.target.closest('.note'); hidePeek(); }, true);
document.documentElement.addEventListener('pointerleave', hidePeek);
document.addEventListener('keydown', event => { if (event.key === 'Escape') hidePeek(); });

fox.verbs = {
  applyTheme: value => fox.applyTheme(value),
  // Answers when that has been painted.
  clear() {
    cards.clear(); list.replaceChildren(peek); hidePeek();
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
  },
  put({ id, kind, html }) {
    const asking = kind === 'question', following = asking || atEnd();
    const before = scroller().scrollTop;
    let message = element(id);
    if (!message) {
      message = document.createElement('section');
      message.id = `m${id}`;
      list.append(message);
      list.append(peek);
    }
    const unfolded = message.querySelector('details')?.open;
    message.className = kind;
    message.replaceChildren(make(html));
    if (unfolded) message.querySelector('details')?.setAttribute('open', '');
    attach(id);
    if (following) { hidePeek(); follow(asking ? 0 : before); }
  },
  card({ id, footnote, html }) {
    hidePeek();
    if (html) cards.set(id, { footnote, html }); else cards.delete(id);
    attach(id);
    element(id).querySelector('.card')?.scrollIntoView({ block: 'nearest' });
  },
  boxOf({ id, selector }) {
    const box = element(id)?.querySelector(selector)?.getBoundingClientRect();
    return box ? [box.left, box.top, box.right, box.bottom] : null;
  },
  text: () => list.innerText,
};

const press = event => {
  const pressed = event.target.closest('[data-do]');
  if (!pressed) return;
  event.preventDefault();
  const message = pressed.closest('section');
  fox.tell('press', { id: +message.id.slice(1), act: pressed.dataset.do, value: pressed.value || pressed.dataset.value || '' });
};
document.addEventListener('click', press);
// A footnote is no <button>, since a line may break before one; it is pressed with keys all the same.
document.addEventListener('keydown', event => {
  if ((event.key === 'Enter' || event.key === ' ') && event.target.matches('[role="button"]')) press(event);
});
fox.tell('ready', {});
})();
