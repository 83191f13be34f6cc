// Sounds and films of the book, as boxes with their names. The engine loads none of them: a sound is played by
// the program when its box is pressed, a film is named. They are told by their number among the body's.
'use strict';
(() => {
const fox = globalThis.fox;
const WIDE = 400, HIGH = 44; // of the box of a sound, in pixels
const LETTER = 7.2;          // how wide a letter of a box is about, in pixels: longer names are cut
const SKIP = 5;              // that an arrow key goes on or back, in seconds
const escape = words => words.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const clock = seconds => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const SIGNS = { playing: 'M15 15h4v14h-4zM23 15h4v14h-4z', paused: 'M16 14l13 8-13 8z' };

fox.Media = class {
  constructor(tell) {
    this.tell = tell;
    this.all = [...document.body.querySelectorAll('audio, video')];
    this.numbers = new Map(this.all.map((one, number) => [one, number]));
    this.states = new Map(); // number -> { name, state, at, length }
    document.addEventListener('click', event => this.press(event), true);
    addEventListener('keydown', event => this.key(event), true);
    for (const one of this.all) this.prepare(one);
  }

  prepare(one) {
    one.setAttribute('controls', ''); // without, the engine shows nothing
    one.setAttribute('role', 'button');
    one.tabIndex = 0;
    one.classList.add('fx-medium');
  }

  // What the book calls each, and what the box says.
  know(media) {
    for (const { number, words, name } of media) if (this.all[number]) this.states.set(number, { words, name, state: 'paused', at: 0, length: 0 });
    this.draw();
  }

  // A sound plays, waits or has ended, at a second of so many.
  show({ number, ...now }) {
    const state = this.states.get(number);
    if (!state) return;
    Object.assign(state, now);
    this.paint(number);
  }

  draw() { for (const number of this.states.keys()) this.paint(number); }

  paint(number) {
    const one = this.all[number], { words, name, state, at, length } = this.states.get(number);
    const style = getComputedStyle(document.documentElement), colour = name => style.getPropertyValue(name).trim();
    const wide = one.clientWidth || WIDE, time = length ? `${clock(at)} / ${clock(length)}` : '';
    const room = Math.floor((wide - 60) / LETTER) - time.length, shown = words.length > room ? `${words.slice(0, Math.max(4, room - 1))}…` : words;
    const video = one.localName === 'video', ink = colour('--fx-card-ink'), accent = colour('--fx-accent');
    const sign = video ? '<path d="M11 15h18v14H11zM29 20l6-3v10l-6-3z" fill="none" stroke-width="1.75" stroke="' + accent + '"/>'
      : `<path d="${SIGNS[state] ?? SIGNS.paused}" fill="${accent}"/>`;
    const done = length ? `<rect x="0" y="${HIGH - 3}" width="${wide * Math.min(1, at / length)}" height="3" fill="${accent}"/>` : '';
    const text = `font-family="system-ui, sans-serif" font-size="13" fill="${ink}" y="27"`;
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${HIGH}">${sign}<text x="44" ${text}>${escape(shown)}</text>`
      + `<text x="${wide - 12}" text-anchor="end" ${text}>${time}</text>${done}</svg>`;
    one.style.setProperty('background-image', `url("data:image/svg+xml,${encodeURIComponent(drawn)}")`, 'important');
    one.setAttribute('aria-label', time && state === 'playing' ? `${name}, ${time}` : name);
    if (!video) one.setAttribute('aria-pressed', state === 'playing');
  }

  press(event) {
    const number = this.numbers.get(event.target);
    if (number === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.tell('medium', { number, skip: 0 });
  }

  key(event) {
    const number = this.numbers.get(document.activeElement);
    const skip = { ArrowLeft: -SKIP, ArrowRight: SKIP, Enter: 0, ' ': 0 }[event.key];
    if (number === undefined || skip === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.tell('medium', { number, skip });
  }
};
})();
