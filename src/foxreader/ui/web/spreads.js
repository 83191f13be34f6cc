// Where the pages of a page format lie: rows of one page or two, at a scale, turned. Pure of the document.
'use strict';
(() => {
const fox = (globalThis.fox ??= {});
const PIXELS = 96 / 72; // CSS pixels to a point, at which a page has its size on paper
const WIDE = 1.2; // a page this much wider than high stands alone among upright ones; chosen: a double page is 1.3 and more
const BETWEEN = 1; // the air between two pages of a row, in pixels; the drawing's
const SIDE = 16; // the air beside a row, and between rows, in pixels
const FOOT = 20; // the air below a page that is fitted to the window, in pixels; the drawing's
const READABLE = 1.5; // the most that text is enlarged to be as wide as the window; chosen: ten points are then a size to read
const LEAST = 0.02; // the smallest scale, so that a page never vanishes

fox.Spreads = class {
  // sizes: the width and height of each page in points. Comics are made equally high, so that a zoom means the
  // same on each page: their pictures have as many dots as the scanner pleased.
  constructor(sizes, { comic }) {
    this.comic = comic;
    const heights = sizes.map(size => size[1]).sort((a, b) => a - b), usual = heights[heights.length >> 1];
    this.sizes = sizes.map(([width, height]) => ({ width, height, even: comic ? usual / height : 1 }));
  }

  // Lays all rows out; room is the window's inside {width, height} in pixels.
  lay({ fit, zoom, spread, turned, leftward, text = [0, 1] }, room) {
    this.turned = turned;
    const aside = turned % 180 !== 0;
    const flat = this.sizes.map(({ width, height, even }) => aside
      ? { width: height * even, height: width * even } : { width: width * even, height: height * even });
    const across = Math.max(1, room.width - 2 * SIDE), down = Math.max(1, room.height - FOOT);
    this.boxes = new Array(flat.length);
    this.rowOf = new Int32Array(flat.length);
    this.rows = [];
    let top = 0, widest = 0;
    for (const cells of this.cells(flat, spread, leftward)) {
      const there = cells.filter(cell => cell !== null);
      const alone = flat[there[0]].width; // a place left empty is as wide as the page beside it
      const width = cells.reduce((sum, cell) => sum + (cell === null ? alone : flat[cell].width), 0);
      const height = Math.max(...there.map(cell => flat[cell].height));
      const gaps = BETWEEN * (cells.length - 1);
      let scale = fit === 'none' ? zoom * PIXELS : (across - gaps) / width;
      if (fit === 'page') scale = Math.min(scale, down / height);
      // A page whose text is fitted stands with its margins out of sight; two, or one that is turned, with them.
      if (fit === 'text' && cells.length === 1 && !aside) scale = Math.max(Math.min(scale, down / height), Math.min(scale / (text[1] - text[0]), READABLE * PIXELS));
      scale = Math.max(LEAST, scale);
      const row = { pages: [...there].sort((a, b) => a - b), top, width: width * scale + gaps, height: height * scale, scale };
      let left = 0;
      for (const cell of cells) {
        const box = flat[cell ?? there[0]];
        if (cell !== null) {
          this.rowOf[cell] = this.rows.length;
          this.boxes[cell] = { left, top, width: box.width * scale, height: box.height * scale, scale: scale * this.sizes[cell].even };
        }
        left += box.width * scale + BETWEEN;
      }
      this.rows.push(row);
      widest = Math.max(widest, row.width);
      top += row.height + SIDE;
    }
    this.width = Math.max(room.width, widest + 2 * SIDE);
    this.height = Math.max(0, top - SIDE + FOOT);
    for (const row of this.rows) {
      row.left = Math.max(SIDE, (this.width - row.width) / 2);
      for (const page of row.pages) this.boxes[page].left += row.left;
    }
  }

  // The places of each row from left to right: the number of a page, or null for one left empty.
  cells(flat, spread, leftward) {
    if (spread === 'one' || flat.length < 2) return flat.map((_, page) => [page]);
    const wide = page => flat[page].width > WIDE * flat[page].height;
    const upright = flat.filter((_, page) => !wide(page)).length * 2 > flat.length;
    const alone = page => upright && wide(page), rows = [];
    const put = (first, second) => rows.push(leftward ? [second, first] : [first, second]);
    let page = 0;
    if (spread === 'cover') { if (alone(0)) rows.push([0]); else put(null, 0); page = 1; }
    while (page < flat.length) {
      const next = page + 1;
      if (alone(page)) {
        rows.push([page++]);
        // In print a page keeps its side; a comic's double page counts for both.
        if (!this.comic && next < flat.length) { if (alone(next)) rows.push([next]); else put(null, next); page = next + 1; }
      } else if (next === flat.length) {
        put(page++, null);
      } else if (alone(next)) {
        put(page, null);
        rows.push([next]);
        page += 2;
      } else {
        put(page, next);
        page += 2;
      }
    }
    return rows;
  }

  // The row at a height of the whole, in pixels.
  rowAt(y) {
    let low = 0, high = this.rows.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.rows[middle].top <= y) low = middle; else high = middle - 1;
    }
    return low;
  }

  // A point of a page, in points as the page has them, and as it is turned; in pixels from the page's corner.
  toBox(page, x, y) {
    const { width, height } = this.sizes[page], { scale } = this.boxes[page];
    const [a, b] = { 0: [x, y], 90: [height - y, x], 180: [width - x, height - y], 270: [y, width - x] }[this.turned];
    return [a * scale, b * scale];
  }

  fromBox(page, a, b) {
    const { width, height } = this.sizes[page], { scale } = this.boxes[page], x = a / scale, y = b / scale;
    return { 0: [x, y], 90: [y, height - x], 180: [width - x, height - y], 270: [width - y, x] }[this.turned];
  }

  // A rectangle of a page in pixels from the page's corner, as it is turned: left, top, right, bottom.
  rect(page, [x0, y0, x1, y1]) {
    const [a, b] = this.toBox(page, x0, y0), [c, d] = this.toBox(page, x1, y1);
    return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  }

  // The style of what lies on a page: the page as it is made, turned and put where it shows.
  sheet(page) {
    const { width, height } = this.sizes[page], { scale } = this.boxes[page], [w, h] = [width * scale, height * scale];
    const turn = { 0: 'none', 90: `translate(${h}px,0) rotate(90deg)`, 180: `translate(${w}px,${h}px) rotate(180deg)`,
                   270: `translate(0,${w}px) rotate(-90deg)` }[this.turned];
    return `width:${w}px;height:${h}px;transform:${turn};--s:${scale}`;
  }
};
fox.PIXELS_A_POINT = PIXELS;
})();
