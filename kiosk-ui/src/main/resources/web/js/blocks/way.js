// What an area lacks to be closed: the way out of it as dots, and the places where pieces are missing.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { box } from '../grid.js';

export function Way({ places }) {
  if (places.length < 2) {
    return null;
  }
  const points = places.map((place) => box(place));
  const line = points.map(({ cx, cy }, i) => `${i === 0 ? 'M' : 'L'}${cx} ${cy}`).join('');
  return html`<g class="way" aria-hidden="true"><path class="under" d=${line} /><path class="hue" d=${line} /></g>`;
}

/** Where pieces are missing until an area is closed. */
export function Missing({ places }) {
  return html`<g class="way missing" aria-hidden="true">${places.map((place) => {
    const b = box(place);
    return html`<rect key=${place} x=${b.x + 1} y=${b.y + 1} width=${b.w - 2} height=${b.h - 2} rx="5" />`;
  })}</g>`;
}
