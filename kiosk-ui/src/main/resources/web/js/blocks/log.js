// The story of the game, newest line first; touching a line shows its places on the board.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Badge } from '../icons.js';
import { say, t } from '../texts.js';

export function Log({ block, marked, onLine }) {
  const lines = block?.lines ?? [];
  return html`<section class="log" aria-label=${t('log.label')} data-test="log">
    ${lines.length === 0 && html`<p class="empty">${t('log.empty')}</p>`}
    <ol>${lines.map((line, i) => html`<li key=${i}>
      <button class=${`line ${line.points.length ? 'scored' : ''} ${marked === i ? 'on' : ''}`}
          aria-pressed=${marked === i} data-test="log-line" onClick=${() => onLine(i, line.places)}>
        <${Badge} seat=${line.seat} /><span class="words">${say(line.text)}</span>
        ${line.points.map(({ what, count }) => html`<b class=${`chip ${what}`}>
          <span class="hidden">${t(`seat.${what}`)} </span>${t('show.points', { count })}</b>`)}
        <small aria-label=${t('log.turn', { number: line.turn })}>${line.turn}</small>
      </button></li>`).reverse()}</ol>
  </section>`;
}
