// Why each piece of text does not show in the view, or '': put together of what the engine computed.
'use strict';
(() => {
  const FAINT = 0.02, SLIVER = 3, POINT = 4 / 3, ALIKE = 0.05;
  const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const rgba = words => {
    if (!known.has(words)) {
      painter.clearRect(0, 0, 1, 1); painter.fillStyle = words; painter.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = painter.getImageData(0, 0, 1, 1).data;
      known.set(words, a ? [r / 255, g / 255, b / 255, a / 255] : [0, 0, 0, 0]);
    }
    return known.get(words);
  };
  const alike = (one, other) => one.slice(0, 3).every((part, i) => Math.abs(part - other[i]) <= ALIKE);
  const floating = style => style.position === 'absolute' || style.position === 'fixed';
  const holds = style => style.position !== 'static' || style.transform !== 'none' || style.filter !== 'none';
  const cut = (boxes, to) => boxes.map(b => ({
    left: Math.max(b.left, to.left), right: Math.min(b.right, to.right),
    top: Math.max(b.top, to.top), bottom: Math.min(b.bottom, to.bottom) }));
  const colours = text => (text.match(/rgba?\([^()]*\)/g) ?? []).map(rgba);
  const sides = text => text.match(/-?[\d.]+(px|%)?/g) ?? [];

  // What clip and clip-path leave of a box; null where that cannot be told.
  const clipped = (style, box) => {
    let left = box;
    if (style.clip !== 'auto' && floating(style)) {
      const [top, right, bottom, first] = style.clip.slice(5, -1).split(/[ ,]+/).map(parseFloat);
      left = { left: box.left + (first || 0), top: box.top + (top || 0),
        right: box.left + (Number.isNaN(right) ? box.width : right),
        bottom: box.top + (Number.isNaN(bottom) ? box.height : bottom) };
    }
    const path = style.clipPath;
    if (path === 'none') return left;
    const long = (value, whole) => value.endsWith('%') ? parseFloat(value) / 100 * whole : parseFloat(value);
    const given = sides(path.split('round')[0].split(' at ')[0]);
    if (path.startsWith('inset')) {
      const [top, right = top, bottom = top, first = right] = given;
      return { left: box.left + long(first, box.width), right: box.right - long(right, box.width),
        top: box.top + long(top, box.height), bottom: box.bottom - long(bottom, box.height) };
    }
    if (path.startsWith('circle') || path.startsWith('ellipse')) {
      const radii = given.map(value => long(value, box.width));
      return radii.some(radius => radius * 2 <= SLIVER) ? { ...box, left: 0, right: 0 } : left;
    }
    if (path.startsWith('polygon')) {
      const across = given.filter((_, i) => i % 2 === 0).map(v => long(v, box.width));
      const down = given.filter((_, i) => i % 2).map(v => long(v, box.height));
      return { left: box.left + Math.min(...across), right: box.left + Math.max(...across),
        top: box.top + Math.min(...down), bottom: box.top + Math.max(...down) };
    }
    return left;
  };

  const large = boxes => boxes.filter(b => b.right - b.left > 0.5 && b.bottom - b.top > POINT);

  // Whether any of some boxes of text is left by what stands around it.
  const left = (element, boxes) => {
    let opacity = 1, away = false; // away: up to the box that a positioned element belongs to
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at), box = at.getBoundingClientRect();
      if (style.display === 'contents') continue; // it has no box of its own
      const through = [...style.filter.matchAll(/opacity\(([\d.]+)\)/g)].map(match => +match[1]);
      opacity *= through.reduce((all, one) => all * one, parseFloat(style.opacity));
      if (away && holds(style)) away = false;
      const path = clipped(style, box);
      if (path !== box) boxes = cut(boxes, path);
      const inline = style.display === 'inline' && at.localName !== 'svg';
      if (style.contentVisibility === 'hidden' && !inline) return 'not displayed';
      const clear = /gradient/.test(style.maskImage) && colours(style.maskImage);
      if (clear && clear.every(colour => colour[3] < FAINT)) return 'masked';
      const rigid = inline || at === document.body || /^table-(row|cell)/.test(style.display);
      // What can be scrolled to shows, unless there is no room for it to show in.
      const scrolls = /auto|scroll/.test(style.overflow) && box.width > SLIVER && box.height > SLIVER;
      const cuts = !scrolls && style.overflow !== 'visible' || /paint|strict|content/.test(style.contain);
      if (!away && !rigid && cuts)
        boxes = cut(boxes, { left: box.left + at.clientLeft, top: box.top + at.clientTop,
          right: box.right - (parseFloat(style.borderRightWidth) || 0),
          bottom: box.bottom - (parseFloat(style.borderBottomWidth) || 0) });
      // A box of a few pixels shows no letter.
      boxes = boxes.filter(b => b.right - b.left > SLIVER / 2 && b.bottom - b.top > SLIVER);
      if (!boxes.length) return 'cut';
      if (floating(style)) away = true;
    }
    return opacity < FAINT ? 'faint' : '';
  };

  const ground = element => {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at), painted = colours(style.backgroundImage);
      if (/gradient/.test(style.backgroundImage) && new Set(painted.map(String)).size === 1) return painted[0];
      if (style.backgroundImage !== 'none') return null;
      const colour = rgba(style.backgroundColor);
      if (colour[3] > 0.5) return colour;
    }
    return [1, 1, 1, 1];
  };

  // Why a piece of text does not show; "" where it does.
  const hides = node => {
    const element = node.parentElement, style = getComputedStyle(element), range = document.createRange();
    let box = element; // the nearest element that has one
    while (getComputedStyle(box).display === 'contents') box = box.parentElement;
    if (!box.checkVisibility() || style.visibility !== 'visible') return 'not displayed';
    if (element.closest('defs, symbol, clipPath, mask, marker, pattern')) return 'not displayed';
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].map(b => ({ left: b.left, right: b.right, top: b.top, bottom: b.bottom }));
    const drawn = element instanceof SVGElement;
    const formula = element instanceof MathMLElement;
    boxes = drawn || formula ? boxes.filter(b => b.right > b.left && b.bottom > b.top) : large(boxes);
    if (!boxes.length) return 'no box';
    if (!drawn && parseFloat(style.fontSize) < 1) return 'tiny';
    if (style.webkitTextSecurity && style.webkitTextSecurity !== 'none') return 'veiled';
    const [x, y] = [scrollX, scrollY], rtl = getComputedStyle(document.body).direction === 'rtl'
      || getComputedStyle(document.body).writingMode !== 'horizontal-tb'
      || getComputedStyle(document.documentElement).writingMode !== 'horizontal-tb';
    if (!rtl && boxes.every(b => b.right + x < 1 || b.bottom + y < 1)) return 'off the page';
    const why = left(element, boxes);
    if (why) return why;
    if (drawn) {
      const ink = (paint, share) => paint === 'none' ? 0 : (paint.startsWith('url') ? 1 : rgba(paint)[3]) * share;
      const most = Math.max(ink(style.fill, +style.fillOpacity), ink(style.stroke, +style.strokeOpacity));
      return most < FAINT ? 'unpainted' : '';
    }
    if (style.webkitBackgroundClip === 'text' || style.backgroundClip === 'text') return '';
    const colour = rgba(style.webkitTextFillColor), behind = ground(element);
    if (colour[3] < FAINT) return 'clear';
    return behind && alike(colour, behind) ? 'in the colour of its ground' : '';
  };

  // One press opens it: what it holds counts as shown.
  for (const details of document.querySelectorAll('details')) details.open = true;
  return JSON.stringify(fox.view.index.nodes.map((node, i) =>
    [fox.view.index.starts[i], node.length, /[^\s\p{M}\p{Cf}]/u.test(node.data) ? hides(node) : null]
  ).filter(([, , why]) => why !== null));
})();
