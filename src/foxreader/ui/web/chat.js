// The transcript. Python sends finished, cleaned markup; this script places it, keeps the newest words in
// view and tells what was pressed ("press" with the message, what, and its value) and whether a glance is shown ("glance").
'use strict';
(() => {
const fox = globalThis.fox;
const list = document.body;
// The window's language; each paragraph, list and quotation runs as its own words do.
Object.assign(document.documentElement, { lang: globalThis.FOX_SETTINGS.lang, dir: globalThis.FOX_SETTINGS.dir });
list.role = 'feed';
list.ariaLabel = globalThis.FOX_SETTINGS.name;
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

// While the end is out of view a button below the page goes there: in the page it would stand over words.
let ended = true;
const tellEnd = () => {
  if (ended === atEnd()) return;
  ended = !ended;
  fox.tell('end', { seen: ended });
};
document.addEventListener('scroll', tellEnd);
new ResizeObserver(tellEnd).observe(list);
addEventListener('resize', tellEnd);
// Where the reader is in it, for a page that has to take the place of this one.
document.addEventListener('scrollend', () => fox.tell('scrolled', { top: scroller().scrollTop }));

const make = html => {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  for (const one of holder.content.querySelectorAll('ul, ol, blockquote, table')) one.dir ||= 'auto';
  return holder.content;
};

// An open preview stands under its sentence: inside the paragraph, behind the footnotes that end the
// sentence, and behind its evidence lines. In a table, a heading or code it stands behind the whole.
const settle = (note, card) => {
  const block = note.closest('p, li, blockquote, h1, h2, h3, h4, td, th, pre');
  const whole = block?.closest('.wide') ?? block?.closest('h1, h2, h3, h4, pre');
  if (whole) return whole.after(card);
  let last = note;
  while (block && last.parentElement !== block) last = last.parentElement;
  while (last.nextSibling?.nodeType === Node.ELEMENT_NODE && last.nextSibling.matches('.note')) last = last.nextSibling;
  if (last.nextElementSibling?.matches('.lines') && !last.nextSibling.textContent.trim()) last = last.nextElementSibling;
  else if (last.nextSibling?.nodeType === Node.ELEMENT_NODE && last.nextSibling.matches('.lines')) last = last.nextSibling;
  last.after(card);
};

const inside = (parts, selector) => parts.flatMap(part => [...part.querySelectorAll(selector)]);

// The evidence shown in the page: {id, value}, as it was pressed. Its pill is filled, its line not muted.
let current = null;
const mark = (message, parts = [message]) => inside(parts, '.ev, .note').forEach(one =>
  one.classList.toggle('on', !!current && message.id === `m${current.id}` && one.dataset.value === current.value));

// Tab comes to one line of an answer, and the arrow keys go on from it. The footnotes of an answer with lines are
// pressed, or shown with Space on their line.
const lines = () => [...document.querySelectorAll('.ev')].filter(one => one.offsetParent);
const reach = (message, line) => {
  const all = [...message.querySelectorAll('.ev')];
  const chosen = line ?? all.find(one => one.offsetParent);
  all.forEach(one => { one.tabIndex = one === chosen ? 0 : -1; });
  if (all.length) message.querySelectorAll('.note').forEach(note => { note.tabIndex = -1; });
};

// What a reader has unfolded or holds with the keyboard stays so when an answer is shown anew. Only the parts that
// change are looked through: a long answer grows at its end.
const keyed = (message, key) => key ? message.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
const unfold = (button, open) => {
  button.setAttribute('aria-expanded', String(open));
  const passage = button.closest('.likely');
  if (passage) { passage.classList.toggle('whole', open); return; }
  const controls = button.getAttribute('aria-controls');
  (controls ? document.getElementById(controls) : button.previousElementSibling).hidden = !open;
};
const stateOf = (message, parts) => ({
  details: inside(parts, 'details').some(one => one.open),
  unfolded: inside(parts, '.unfold[aria-expanded="true"]').map(one => one.dataset.key),
  known: new Set(inside(parts, '.ev').map(one => one.dataset.key)),
  lined: !!message.querySelector('.ev'),
  line: message.querySelector('.ev[tabindex="0"]')?.dataset.key,
  focus: message.contains(document.activeElement) ? document.activeElement.dataset.key : '',
});
const restore = (message, parts, { details, unfolded, known, lined, line, focus }) => {
  if (details) inside(parts, 'details')[0]?.setAttribute('open', '');
  for (const key of unfolded) { const button = keyed(message, key); if (button) unfold(button, true); }
  inside(parts, '.ev').forEach(one => one.classList.toggle('new', !known.has(one.dataset.key)));
  if (!message.querySelector('.ev[tabindex="0"]')) reach(message, keyed(message, line));
  if (message.querySelector('.ev')) inside(lined ? parts : [message], '.note').forEach(note => { note.tabIndex = -1; });
  const held = keyed(message, focus);
  if (held && held !== document.activeElement) held.focus({ preventScroll: true });
};

const attach = id => {
  const message = element(id), card = cards.get(id);
  message.querySelectorAll('.card').forEach(old => old.remove());
  mark(message);
  message.querySelectorAll('.note').forEach(note =>
    note.setAttribute('aria-expanded', String(!!card && note.dataset.value === String(card.footnote))));
  if (!card) return;
  const note = message.querySelector(`.note[data-value="${card.footnote}"]`);
  const place = message.querySelector(`.ev[data-value="${card.footnote}"], .likely:has([value="${card.footnote}"])`);
  if (note) settle(note, make(card.html));
  else if (place) place.after(make(card.html));
  else message.append(make(card.html));
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
list.append(peek);
let peeked = null, pressed = null; // pressed: the footnote under the pointer that was clicked; no glance at it
const hidePeek = () => {
  if (!peek.hidden) fox.tell('glance', { shown: false });
  peek.hidden = true; peeked?.removeAttribute('aria-describedby'); peeked = null;
};
const showPeek = note => {
  if (note === peeked || note === pressed || note.closest('.lined')) return;
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
  fox.tell('glance', { shown: true });
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

// Shows a message, new or in place of what it was; fill puts in what is new of it and gives the parts with that,
// before gives the parts that it takes away.
const whole = message => [message];
const show = ({ id, kind, speaker }, fill, before = whole) => {
  const asking = kind === 'question', following = asking || atEnd();
  const top = scroller().scrollTop;
  let message = element(id);
  if (!message) {
    message = document.createElement('section');
    message.id = `m${id}`;
    // Answers are drawn when there is time for them: each has its place by its number.
    const after = [...list.querySelectorAll(':scope > section')].find(one => +one.id.slice(1) > id);
    list.insertBefore(message, after ?? peek);
  }
  if (cards.has(id)) message.querySelectorAll('.card').forEach(old => old.remove());
  const state = stateOf(message, before(message));
  if (message.className !== kind) message.className = kind;
  if (speaker) { message.role = 'article'; message.ariaLabel = speaker; } else { message.role = message.ariaLabel = null; }
  const parts = fill(message);
  restore(message, parts, state);
  if (cards.has(id)) attach(id); else mark(message, parts);
  if (following) { hidePeek(); follow(asking ? 0 : top); }
};

fox.verbs = {
  applyTheme: value => fox.applyTheme(value),
  // Answers when that has been painted.
  clear() {
    cards.clear(); current = null; list.replaceChildren(peek); hidePeek();
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
  },
  drop({ first }) {
    hidePeek();
    for (const message of list.querySelectorAll('section')) {
      const id = +message.id.slice(1);
      if (id < first) continue;
      cards.delete(id);
      if (current?.id === id) current = null;
      message.remove();
    }
  },
  showBusy({ on }) { list.classList.toggle('busy', on); },
  put: value => show(value, message => { message.replaceChildren(make(value.html)); return [message]; }),
  // Changes the pieces of a message that are not as they were: [at, html] each, of so many.
  patch: ({ count, changed, ...value }) => show(value, message => {
    while (message.children.length > count) message.lastElementChild.remove();
    while (message.children.length < count) message.append(document.createElement('div'));
    return changed.map(([at, html]) => { message.children[at].replaceChildren(make(html)); return message.children[at]; });
  }, message => [...message.children].filter((_, at) => at >= count || changed.some(([one]) => one === at))),
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
  // What is at a point: the message, the footnote of a cited place, the address of a link.
  at({ x, y }) {
    const there = document.elementFromPoint(x, y), card = there?.closest('.card');
    const id = +(there?.closest('section')?.id.slice(1) ?? -1);
    const place = there?.closest('.ev, .note') ?? there?.closest('.likely')?.querySelector('[value]');
    const value = card ? cards.get(id)?.footnote : place?.dataset.value ?? place?.value;
    return { id, value: String(value ?? ''), link: there?.closest('[data-do="link"]')?.dataset.value ?? '' };
  },
  scrollTo({ top }) { scroller().scrollTop = top; },
  goToEnd() { scroller().scrollTop = scroller().scrollHeight; },
  hideGlance: hidePeek,
  text: () => list.innerText,
};

const tell = (pressed, act) => {
  const message = pressed.closest('section'), value = pressed.value || pressed.dataset.value || '';
  const id = +message.id.slice(1);
  if (act === 'go') {
    current = { id, value };
    document.querySelectorAll('section').forEach(one => mark(one));
  }
  fox.tell('press', { id, act, value });
};
const press = event => {
  const fold = event.target.closest('.unfold');
  if (fold) {
    unfold(fold, fold.getAttribute('aria-expanded') !== 'true');
    document.getElementById(fold.getAttribute('aria-controls'))?.scrollIntoView({ block: 'nearest' });
  }
  const pressed = event.target.closest('[data-do]');
  // Words that were just marked in a line are to be copied: no press.
  if (!pressed || (pressed.matches('.ev') && String(getSelection()))) return;
  event.preventDefault();
  tell(pressed, pressed.dataset.do);
};
document.addEventListener('click', press);
const LINE_KEYS = { Enter: 'go', ' ': 'context', c: 'copy' };
const onLine = (event, line) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    const all = lines(), next = all[all.indexOf(line) + step];
    if (next) { reach(next.closest('section'), next); next.focus(); }
  } else if (LINE_KEYS[event.key]) tell(line, LINE_KEYS[event.key]);
  else return false;
  return true;
};
// A footnote is no <button>, since a line may break before one; it is pressed with keys all the same.
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const { target } = event, line = target.closest('.ev');
  if (line ? onLine(event, line) : false) event.preventDefault();
  else if (event.key === 'f' && target.closest('.ev, .note, .switch')) tell(target, 'footnotes');
  else if ((event.key === 'Enter' || event.key === ' ') && target.matches('[role="button"], .out')) press(event);
});
fox.tell('ready', { load: globalThis.FOX_SETTINGS.load });
})();
