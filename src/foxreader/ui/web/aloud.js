// What is being read aloud, in the book's own look: the classes of its media overlay.
'use strict';
(() => {
const fox = globalThis.fox;
const OWN = 'fx-own-aloud'; // on the root while the book's class shows what is read: our mark does not then
const SEEN = ['color', 'backgroundColor', 'backgroundImage', 'textDecorationLine', 'outlineStyle', 'borderTopWidth',
  'borderBottomWidth', 'fontWeight', 'fontStyle', 'boxShadow', 'textShadow', 'opacity', 'filter'];

const look = element => { const style = getComputedStyle(element); return SEEN.map(name => style[name]).join('|'); };

fox.Aloud = class {
  // Gives the element called id the class active, and the document the class playing; takes back those before.
  show({ id, active, playing }) {
    const root = document.documentElement, element = id && active ? document.getElementById(id) : null;
    if (playing !== this.playing) this.play(playing);
    if (this.element) this.element.classList.remove(this.active);
    this.element = element; this.active = active;
    const before = element && look(element);
    element?.classList.add(active);
    root.classList.toggle(OWN, !!element && look(element) !== before);
  }

  // The class is the root's, whose colour is the reader's: the text takes the colour it gives from the body.
  play(playing) {
    const root = document.documentElement, { style } = document.body;
    if (this.playing) { root.classList.remove(this.playing); style.color = this.before; }
    this.playing = playing;
    if (!playing) return;
    this.before = style.color;
    const probe = document.createElement('fx-probe'), colour = () => getComputedStyle(probe).color;
    root.append(probe);
    const plain = colour();
    probe.className = playing;
    if (colour() !== plain) style.color = colour();
    probe.remove();
    root.classList.add(playing);
  }
};
})();
