// A QR code as SVG, from rows of # and . that the table has made.

import { html } from '/vendor/htm/preact/standalone.module.js';

const QUIET = 4; // cells of light border, as readers need it

export function Qr({ rows, label }) {
  const side = rows.length + 2 * QUIET;
  const cells = rows.flatMap((row, y) => [...row].map((cell, x) =>
    (cell === '#' ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))).join('');
  return html`<svg class="qr" viewBox=${`0 0 ${side} ${side}`} role="img" aria-label=${label} data-test="qr"
      shape-rendering="crispEdges">
    <rect class="light" width=${side} height=${side} /><path class="dark" d=${cells} /></svg>`;
}
