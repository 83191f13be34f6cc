// One picture of the book, large: fitted, zoomed, moved. It tells "ready", "scale", "shown" and "missing".
'use strict';
(() => {
const fox = globalThis.fox;
const CLEAR = 72;       // left and right of a fitted picture, for the two round buttons; the design's, in pixels
const AIR = 8;          // above and below it
const MOST = 8;         // how much larger than it is a picture can be shown; the design's
const LEAST = 0.02;
const STEP = 1.25;      // of one zoom
const GROWN = 2;        // a small picture is fitted no larger than twice its size, or it is but blots
const BASE = 1000;      // the longer side of a drawing that states no size, in pixels
const MOST_COPIED = 4096; // the longer side of a picture that is copied, in pixels: 64 MB at most

const state = { scale: 1, fitted: true, x: 0, y: 0, width: 0, height: 0, drawn: false, number: 0 };
let holder = null, picture = null;

const room = () => [innerWidth - 2 * CLEAR, innerHeight - 2 * AIR];
const fitScale = () => {
  const [wide, high] = room(), scale = Math.min(wide / state.width, high / state.height);
  return Math.max(LEAST, state.drawn ? scale : Math.min(scale, GROWN));
};

// The picture is in the middle along each side on which there is room for it, else its edges stay outside.
const lay = () => {
  if (!holder) return;
  const wide = state.width * state.scale, high = state.height * state.scale;
  const put = (at, size, window) => size <= window ? (window - size) / 2 : Math.min(AIR, Math.max(window - size - AIR, at));
  state.x = put(state.x, wide, innerWidth); state.y = put(state.y, high, innerHeight);
  Object.assign(holder.style, { left: `${state.x}px`, top: `${state.y}px`, width: `${wide}px`, height: `${high}px` });
  fox.tell('scale', { percent: Math.round(100 * state.scale), fitted: state.fitted });
};

// Zooms to a scale; what is at a point of the window stays there.
const zoomTo = (scale, x = innerWidth / 2, y = innerHeight / 2) => {
  const now = Math.min(MOST, Math.max(LEAST, scale)), factor = now / state.scale;
  state.x = x - (x - state.x) * factor; state.y = y - (y - state.y) * factor;
  state.scale = now; state.fitted = false;
  lay();
};
const fit = () => { state.scale = fitScale(); state.fitted = true; lay(); };

const sizeOf = one => {
  if (one.localName === 'img') return [one.naturalWidth, one.naturalHeight];
  const { width, height } = one.viewBox?.baseVal ?? {};
  const [stated, tall] = ['width', 'height'].map(side => /^[\d.]+(px)?$/.test(one.getAttribute(side) ?? '') ? parseFloat(one.getAttribute(side)) : 0);
  return width && height ? [width, height] : [stated, tall];
};

const put = (one, drawn, sheets = [], style = '') => {
  let [width, height] = sizeOf(one);
  if (!(width > 0 && height > 0)) [width, height] = [BASE, BASE];
  if (drawn) { // a drawing has no size of its own: 100 % is what fills a page
    const grow = BASE / Math.max(width, height);
    width *= grow; height *= grow;
  }
  Object.assign(state, { width, height, drawn });
  holder = document.createElement('fx-picture');
  // In a root of its own: the book's sheets colour its drawing, and nothing else here.
  const inside = holder.attachShadow({ mode: 'open' }), look = document.createElement('style');
  look.textContent = `${sheets.map(path => `@import url(${JSON.stringify(path)});`).join('')} ${style}
    style { display: none !important; } :host > img, :host > svg, img, svg:not(svg svg) { display: block !important; position: static !important; width: 100% !important; height: 100% !important;
      max-width: none !important; max-height: none !important; margin: 0 !important; padding: 0 !important; }`;
  picture = one;
  inside.append(look, one);
  document.body.replaceChildren(holder);
  fit();
  fox.tell('shown', { number: state.number });
};

const say = words => {
  holder = null;
  const said = document.createElement('fx-words');
  said.textContent = words;
  document.body.replaceChildren(said);
};

const show = ({ number, source, markup, alt, missing, sheets = [], style = '' }) => {
  state.number = number;
  holder = null;
  document.body.replaceChildren();
  if (markup) {
    const held = new DOMParser().parseFromString(markup, 'application/xhtml+xml').documentElement;
    if (held.localName === 'img') return show({ number, source: held.getAttribute('src') ?? '', alt, missing });
    if (held.localName !== 'svg') return say(missing);
    const drawing = document.importNode(held, true);
    const [wide, high] = sizeOf(drawing);
    if (!drawing.hasAttribute('viewBox') && wide && high) drawing.setAttribute('viewBox', `0 0 ${wide} ${high}`);
    for (const side of ['width', 'height']) drawing.removeAttribute(side);
    return put(drawing, true, sheets, style);
  }
  const image = new Image();
  image.alt = alt;
  image.draggable = false;
  image.onload = () => { if (state.number === number) put(image, /\.svgz?$/i.test(source)); };
  image.onerror = () => { if (state.number === number) { say(missing); fox.tell('missing', { number }); } };
  image.src = source;
};

// The pixels of the picture as PNG; smaller where it is huge.
const copied = async () => {
  let one = holder && picture;
  if (!one) return '';
  if (one.localName === 'svg') {
    const image = new Image();
    const drawing = one.cloneNode(true);
    drawing.setAttribute('width', state.width); drawing.setAttribute('height', state.height);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
    await image.decode();
    one = image;
  }
  const factor = Math.min(1, MOST_COPIED / Math.max(state.width, state.height)), canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(state.width * factor)); canvas.height = Math.max(1, Math.round(state.height * factor));
  const painter = canvas.getContext('2d');
  if (state.drawn) { painter.fillStyle = '#FFFFFF'; painter.fillRect(0, 0, canvas.width, canvas.height); }
  painter.drawImage(one, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
};

let held = null;
addEventListener('pointerdown', event => {
  if (event.button || !holder) return;
  held = [event.clientX - state.x, event.clientY - state.y];
  holder.classList.add('fx-held');
});
addEventListener('pointermove', event => {
  if (!held || !event.buttons) return;
  [state.x, state.y] = [event.clientX - held[0], event.clientY - held[1]];
  lay();
});
addEventListener('pointerup', () => { held = null; holder?.classList.remove('fx-held'); });
addEventListener('dblclick', event => { if (state.fitted) zoomTo(1, event.clientX, event.clientY); else fit(); });
addEventListener('wheel', event => {
  event.preventDefault();
  if (event.deltaY) zoomTo(state.scale * (event.deltaY < 0 ? STEP : 1 / STEP), event.clientX, event.clientY);
}, { passive: false });
addEventListener('resize', () => { if (state.fitted) fit(); else lay(); });

fox.verbs = {
  show,
  copied,
  fit,
  whole: () => zoomTo(1),
  zoom: ({ by }) => zoomTo(state.scale * STEP ** by),
  move: ({ x, y }) => { state.x -= x; state.y -= y; lay(); },
};
fox.tell('ready', { load: globalThis.FOX_SETTINGS.load });
})();
