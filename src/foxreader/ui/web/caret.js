// Caret browsing: a caret in the text that the arrow keys move, and Shift selects with. Qt gives no access to
// the engine's own. It is the end of the selection, drawn here; a screen reader follows that.
'use strict';
(() => {
const fox = globalThis.fox;
const WIDE = 2; // pixels
const MOVES = {
  ArrowLeft: ['left', 'character'], ArrowRight: ['right', 'character'], ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'], Home: ['backward', 'lineboundary'], End: ['forward', 'lineboundary'],
};
const WITH_CTRL = {
  ArrowLeft: ['left', 'word'], ArrowRight: ['right', 'word'], ArrowUp: ['backward', 'paragraph'],
  ArrowDown: ['forward', 'paragraph'], Home: ['backward', 'documentboundary'], End: ['forward', 'documentboundary'],
};

fox.Caret = class {
  constructor(view, tell) {
    this.view = view; this.tell = tell; this.on = false; this.last = null;
    this.line = document.createElement('fx-caret');
    this.line.ariaHidden = 'true';
    Object.assign(this.line.style, {
      position: 'fixed', width: `${WIDE}px`, background: 'var(--fx-accent)', pointerEvents: 'none', zIndex: 9, display: 'none',
    });
    document.documentElement.append(this.line);
    addEventListener('keydown', event => { if (this.on) this.press(event); }, true);
    document.addEventListener('selectionchange', () => this.changed());
    for (const kind of ['scroll', 'resize']) addEventListener(kind, () => this.draw(), { capture: true, passive: true });
  }

  turn({ on }) {
    this.on = on && !!this.view.chosenFrom && !!this.view.bringChosen;
    if (this.on && !this.seen()) this.begin(); else this.draw();
  }

  // Where the caret is, as a range without an end; null where there is none.
  get range() {
    const { focusNode: node, focusOffset: at } = getSelection();
    if (!node?.isConnected) return null;
    const made = document.createRange();
    made.setStart(node, at);
    return made;
  }

  // A selection that is taken back leaves the caret where it was.
  changed() {
    if (!this.on) return;
    const range = this.range;
    if (range) this.last = [range.startContainer, range.startOffset];
    else if (this.last?.[0].isConnected) getSelection().collapse(...this.last);
    this.draw();
  }

  box() {
    const range = this.range;
    if (!range) return null;
    const own = range.getClientRects()[0];
    if (own) return own;
    const node = range.startContainer, around = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    return around.getBoundingClientRect();
  }

  seen() {
    const box = this.box();
    return !!box && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.left <= innerWidth;
  }

  // At the first character on screen.
  begin() {
    const from = this.view.chosenFrom();
    if (from) getSelection().collapse(...from.index.start(from.offset));
    this.draw();
  }

  draw() {
    const box = this.on && this.box();
    this.line.style.display = box ? 'block' : 'none';
    if (box) Object.assign(this.line.style, { left: `${box.left}px`, top: `${box.top}px`, height: `${box.height}px` });
  }

  press(event) {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (altKey || metaKey) return;
    const move = (ctrlKey ? WITH_CTRL : MOVES)[key];
    if (move ? !this.move(move, shiftKey) : key !== 'Enter' || ctrlKey || shiftKey || !this.enter()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  move([where, by], extend) {
    if (!this.seen() && getSelection().isCollapsed) { this.begin(); return true; } // the page was turned
    const chosen = getSelection(), { focusNode, focusOffset } = chosen;
    chosen.modify(extend ? 'extend' : 'move', where, by);
    const stayed = chosen.focusNode === focusNode && chosen.focusOffset === focusOffset;
    const edge = stayed && !extend && by !== 'lineboundary' ? this.edge() : 0;
    if (edge) this.tell('edge', { by: edge });
    else if (!this.seen() && this.range) this.view.bringChosen(this.range);
    this.draw();
    return true;
  }

  // 1 where no text is after the caret, -1 where none is before it, else 0.
  edge() {
    const { focusNode, focusOffset } = getSelection(), around = document.createRange();
    if (!focusNode) return 0;
    around.selectNodeContents(document.body);
    around.setStart(focusNode, focusOffset);
    if (!around.toString().trim()) return 1;
    around.selectNodeContents(document.body);
    around.setEnd(focusNode, focusOffset);
    return around.toString().trim() ? 0 : -1;
  }

  // Follows the link at the caret; selects its word; goes to the bar of what is selected.
  enter() {
    const chosen = getSelection(), at = this.range?.startContainer;
    if (!at || document.activeElement !== document.body && document.activeElement?.matches('a, button, audio, video')) return false;
    if (!chosen.isCollapsed) { this.tell('bar'); return true; }
    const link = (at.parentElement ?? at).closest('a[href]');
    if (link) { link.click(); return true; }
    chosen.modify('move', 'backward', 'word');
    chosen.modify('extend', 'forward', 'word');
    return true;
  }
};
})();
