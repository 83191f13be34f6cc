// What lies on a page beside its words: links, the fields of forms, and the pictures that stay as they are where
// the paper is dark.
'use strict';
(() => {
const fox = (globalThis.fox ??= {});

const at = (element, [x0, y0, x1, y1]) => {
  element.style.cssText = `left:${x0}px;top:${y0}px;width:${x1 - x0}px;height:${y1 - y0}px`;
  return element;
};

// links: [{rect, href, name}], of which those without an address of a kind that is opened have "refused";
// fields: [{rect, name, value}]
fox.overlay = ({ links, fields }, tell) => {
  const layer = document.createElement('fx-over');
  for (const { rect, href, name, refused } of links) {
    const link = at(document.createElement('a'), rect);
    link.setAttribute('aria-label', name);
    link.title = name;
    link.draggable = false;
    if (href) link.href = href;
    else {
      link.setAttribute('role', 'link');
      link.tabIndex = 0;
      const press = event => { event.preventDefault(); tell('refused', { address: refused }); };
      link.addEventListener('click', press);
      link.addEventListener('keydown', event => { if (event.key === 'Enter') press(event); });
    }
    layer.append(link);
  }
  for (const { rect, name, value } of fields) {
    const field = at(document.createElement('fx-field'), rect);
    for (const [key, said] of Object.entries({ 'role': 'textbox', 'aria-readonly': 'true', 'aria-label': name }))
      field.setAttribute(key, said);
    field.title = name ? `${name}: ${value}` : value;
    field.setAttribute('aria-description', value);
    layer.append(field);
  }
  return layer;
};

// A page's pictures once more, each cut out of the drawn page.
fox.keptPictures = (pictures, source, { width, height }) => pictures.map(([x0, y0, x1, y1]) => {
  const kept = document.createElement('fx-kept'), picture = document.createElement('img');
  const share = (part, whole) => `${100 * part / whole}%`;
  kept.style.cssText = `left:${share(x0, width)};top:${share(y0, height)};`
    + `width:${share(x1 - x0, width)};height:${share(y1 - y0, height)}`;
  picture.alt = '';
  picture.src = source;
  picture.style.cssText = `left:${share(-x0, x1 - x0)};top:${share(-y0, y1 - y0)};`
    + `width:${share(width, x1 - x0)};height:${share(height, y1 - y0)}`;
  kept.append(picture);
  return kept;
});
})();
