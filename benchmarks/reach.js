// Which characters of the file shown are on no page and at no scroll, by the boxes that the engine laid.
// A character counts as reached where a box of it lies inside the page and inside every box that clips it, after
// whatever the reader can scroll has been scrolled. Written apart from what the program itself does about it.
(hidden => {
  'use strict';
  const HEIGHT = 0.2; // of a letter's box above and below its ink: it may stand out of what clips
  const SIDE = 1.5, CLOSE = 1; // pixels at the sides that may stand out, and by which two boxes may miss each other
  const body = document.body, root = document.documentElement;
  const paged = root.classList.contains('fx-paged');
  const writing = getComputedStyle(body).writingMode, vertical = /^(vertical|sideways)/.test(writing);
  const scroller = paged ? body : document.scrollingElement;
  if (paged) fox.view.pad();
  for (const details of document.querySelectorAll('details')) details.open = true;
  const styles = new Map();
  const styleOf = element => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const plain = box => ({ left: box.left, right: box.right, top: box.top, bottom: box.bottom });
  const frame = paged ? plain(body.getBoundingClientRect()) : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  // How far what is inside an element can be moved along one axis, [least, most].
  const slackOf = (element, way, userScrolls) => {
    const [at, whole, shown] = way === 'x' ? [element.scrollLeft, element.scrollWidth, element.clientWidth]
      : [element.scrollTop, element.scrollHeight, element.clientHeight];
    const most = Math.max(0, whole - shown), style = styleOf(element === scroller ? body : element);
    const back = way === 'x' ? style.direction === 'rtl' || style.writingMode.endsWith('rl') : false;
    return userScrolls ? (back ? [at, at + most] : [at - most, at]) : [0, 0];
  };
  const propagated = way => {
    const key = way === 'x' ? 'overflowX' : 'overflowY', own = styleOf(root);
    return own.overflowX === 'visible' && own.overflowY === 'visible' ? styleOf(body)[key] : own[key];
  };
  const moves = value => value === 'auto' || value === 'scroll';

  // What an absolutely positioned element is positioned in: boxes between the two do not clip it.
  const holderOf = element => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { position, transform, rotate, scale, translate, perspective, contain, willChange, filter } = styleOf(at);
      if (position !== 'static' || [transform, rotate, scale, translate, perspective, filter].some(one => one !== 'none')) return at;
      if (/paint|strict|content|layout/.test(contain) || /transform|perspective|filter/.test(willChange)) return at;
    }
    return null;
  };
  // What clips the text of an element, from the inside out: boxes, and how far their content moves.
  const chains = new Map();
  const chainOf = element => {
    if (!element || element === body || element === root) return bodyClips;
    if (chains.has(element)) return chains.get(element);
    const style = styleOf(element), up = style.position === 'fixed' ? [] : chainOf(style.position === 'absolute' ? holderOf(element) : element.parentElement);
    const clips = style.display !== 'inline' && style.display !== 'contents' && !(element instanceof SVGElement && element.localName !== 'svg');
    const cut = clips && (style.overflowX !== 'visible' || style.overflowY !== 'visible' || /paint|strict|content/.test(style.contain));
    const made = cut ? [{
      boxes: [...element.getClientRects()].map(box => ({
        left: box.left + element.clientLeft, top: box.top + element.clientTop,
        right: box.right - (parseFloat(style.borderRightWidth) || 0), bottom: box.bottom - (parseFloat(style.borderBottomWidth) || 0) })),
      x: style.overflowX === 'visible' ? null : slackOf(element, 'x', moves(style.overflowX)),
      y: style.overflowY === 'visible' ? null : slackOf(element, 'y', moves(style.overflowY)),
    }, ...up] : up;
    chains.set(element, made);
    return made;
  };
  const rootClips = styleOf(root).overflowX !== 'visible' || styleOf(root).overflowY !== 'visible';
  const bodyCuts = !paged && rootClips && (styleOf(body).overflowX !== 'visible' || styleOf(body).overflowY !== 'visible');
  const bodyClips = bodyCuts ? [{ boxes: [plain(body.getBoundingClientRect())],
    x: slackOf(body, 'x', moves(styleOf(body).overflowX)), y: slackOf(body, 'y', moves(styleOf(body).overflowY)) }] : [];

  // The shifts along one axis that bring [from, to] inside [low, high], of those that are possible; null if none is.
  const inside = ([least, most], from, to, low, high) => {
    if (to - from > high - low + CLOSE) return null;
    const first = Math.max(least, low - from - CLOSE), last = Math.min(most, high - to + CLOSE);
    return first <= last ? [first, last] : null;
  };
  const throughClip = (box, state, clip) => {
    const tries = clip.boxes.map(within => {
      const x = clip.x ? inside([state.x[0] + clip.x[0], state.x[1] + clip.x[1]], box.left, box.right, within.left, within.right) : state.x;
      const y = clip.y ? inside([state.y[0] + clip.y[0], state.y[1] + clip.y[1]], box.top, box.bottom, within.top, within.bottom) : state.y;
      return x && y && { x, y };
    });
    return tries.find(Boolean) ?? null;
  };
  const lines = box => {
    const upright = vertical ? 'width' : 'height', spare = box[upright] * HEIGHT;
    return vertical ? { left: box.left + spare, right: box.right - spare, top: box.top + SIDE, bottom: box.bottom - SIDE }
      : { left: box.left + SIDE, right: box.right - SIDE, top: box.top + spare, bottom: box.bottom - spare };
  };

  // Pages: along one axis of the body.
  const across = vertical !== paged, far = paged && (across ? body.scrollWidth : body.scrollHeight);
  const size = paged && (across ? body.clientWidth : body.clientHeight);
  const sense = !paged ? 1 : across && !vertical && styleOf(body).direction === 'rtl' ? -1 : 1;
  const at = paged && (across ? body.scrollLeft : body.scrollTop);
  const pages = paged && Math.max(1, Math.ceil((far - 2) / size));
  const onPage = (box, { x, y }) => {
    const [from, to, least, most] = across ? [box.left - frame.left, box.right - frame.left, ...x] : [box.top - frame.top, box.bottom - frame.top, ...y];
    const cross = across ? inside(y, box.top, box.bottom, frame.top, frame.bottom) : inside(x, box.left, box.right, frame.left, frame.right);
    if (!cross) return false;
    // Where the box lies from the text's first page on.
    const span = shift => [from + at + shift, to + at + shift];
    for (const shift of [least, most, ...[...Array(12).keys()].map(n => least + (most - least) * n / 12)]) {
      const [first, last] = span(shift), page = Math.floor((first + CLOSE) / size) * sense;
      const low = Math.floor((first + CLOSE) / size) * size;
      if (page >= 0 && page < pages && last <= low + size + CLOSE) return true;
    }
    return false;
  };
  const onScroll = (box, { x, y }) => {
    const mx = slackOf(scroller, 'x', propagated('x') !== 'hidden' && propagated('x') !== 'clip');
    const my = slackOf(scroller, 'y', propagated('y') !== 'hidden' && propagated('y') !== 'clip');
    return !!inside([x[0] + mx[0], x[1] + mx[1]], box.left, box.right, frame.left, frame.right)
      && !!inside([y[0] + my[0], y[1] + my[1]], box.top, box.bottom, frame.top, frame.bottom);
  };
  const reached = (rect, chain, still) => {
    const box = lines(rect);
    let state = { x: [0, 0], y: [0, 0] };
    for (const clip of chain) {
      state = throughClip(box, state, still ? { ...clip, x: clip.x && [0, 0], y: clip.y && [0, 0] } : clip);
      if (!state) return false;
    }
    if (still) return !!inside(state.x, box.left, box.right, frame.left, frame.right) && !!inside(state.y, box.top, box.bottom, frame.top, frame.bottom);
    return paged ? onPage(box, state) : onScroll(box, state);
  };
  const boxesOf = range => [...range.getClientRects()].filter(box => box.width > 0 && box.height > 0);

  const { index } = fox.view, INK = /[^\s\p{M}\p{Cf}\p{Cc}\p{Co}]/u;
  const isHidden = offset => hidden.some(([start, end]) => start <= offset && offset < end);
  const range = document.createRange(), lost = [];
  let counted = 0;
  const lose = (start, end) => {
    if (lost.length && lost.at(-1)[1] >= start - 1) lost.at(-1)[1] = end; else lost.push([start, end]);
  };
  // Whether any box of these characters is in sight as the page stands now.
  globalThis.foxSeen = (start, end) => {
    const there = index.range(start, end);
    chains.clear();
    return boxesOf(there).some(box => reached(box, chainOf(there.startContainer.parentElement), true));
  };
  index.nodes.forEach((node, number) => {
    if (!INK.test(node.data)) return;
    const start = index.starts[number], chain = chainOf(node.parentElement);
    range.selectNodeContents(node);
    const boxes = boxesOf(range), whole = boxes.length && boxes.every(box => reached(box, chain));
    let at = 0;
    for (const letter of node.data) {
      const from = at, to = at += letter.length;
      if (!INK.test(letter) || isHidden(start + from)) continue;
      counted++;
      if (whole) continue;
      range.setStart(node, from); range.setEnd(node, to);
      if (!boxesOf(range).some(box => reached(box, chain))) lose(start + from, start + to);
    }
  });
  return JSON.stringify({ counted, lost });
})
