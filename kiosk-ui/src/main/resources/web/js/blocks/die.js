// The die: its top face, drawn as a dark cube with bright tiles.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { colours, t } from '../texts.js';

/** A face: two rows of two colour words or nulls. */
export function DieFaceView({ face }) {
  return html`<svg class="die-face" viewBox="0 0 44 44" aria-hidden="true">
    <rect class="cube-low" x="1" y="3" width="42" height="40" rx="9" />
    <rect class="cube" x="1" y="1" width="42" height="39" rx="9" />
    ${face
      ? face.flat().map((colour, i) => colour && html`<rect class=${`tile ${colour}`} rx="2.5"
          x=${i % 2 ? 22.5 : 6.5} y=${i < 2 ? 5 : 21} width="15" height="15" />`)
      : html`<g class="unrolled"><rect x="6.5" y="5" width="15" height="15" rx="2.5" /><rect x="22.5" y="5" width="15" height="15" rx="2.5" />
          <rect x="6.5" y="21" width="15" height="15" rx="2.5" /><rect x="22.5" y="21" width="15" height="15" rx="2.5" /></g>`}
  </svg>`;
}

export function Die({ block }) {
  const label = block.top ? t('die.shows', { colours: colours(block.top.flat()) }) : t('die.empty');
  return html`<div class=${`die ${block.rolls.length ? 'wanted' : ''}`} role="img" aria-label=${label} data-test="die">
    <${DieFaceView} face=${block.top} /></div>`;
}
