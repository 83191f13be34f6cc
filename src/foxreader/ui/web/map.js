// The strip right of the page that shows where in this file the marks are.
'use strict';
(() => {
const fox = globalThis.fox;
const root = () => document.documentElement;

fox.Map = class {
  constructor(view) {
    this.view = view;
    this.host = document.createElement('fx-map');
    this.inner = this.host.attachShadow({ mode: 'closed' });
    root().append(this.host);
  }

  draw() {
    const show = !root().matches('.fx-paged, .fx-fixed');
    const ticks = name => show ? this.view.fractions(name) : [];
    const marks = [...ticks('fx-search').map(at => ['search', at]), ...ticks('fx-evidence').map(at => ['evidence', at])];
    this.host.classList.toggle('fx-empty', !marks.length);
    this.inner.replaceChildren(...marks.map(([kind, at]) => {
      const tick = document.createElement('div');
      tick.style.cssText = `position:absolute;left:0;right:0;height:3px;border-radius:2px;top:${(at * 100).toFixed(2)}%;` +
        `background:var(--fx-${kind === 'search' ? 'muted' : 'accent'})`;
      return tick;
    }));
  }
};
})();
