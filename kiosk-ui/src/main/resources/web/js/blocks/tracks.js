// The scores as tracks to the rocket, and the pieces that are left.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Badge, Icon, StockIcon } from '../icons.js';
import { t } from '../texts.js';

const MOST_DOTS = 15;

/** With `onAdjust`, touching a track lets its score be put right. */
export function Tracks({ block, pending, turn, onAdjust = null }) {
  return html`<section class="tracks">
    ${block.tracks.map((track) => html`<${Track} key=${track.seat} track=${track} target=${block.target}
      score=${track.score - (pending[track.seat] ?? 0)} active=${track.seat === turn} onAdjust=${track.adjust ? onAdjust : null} />`)}
  </section>`;
}

/** What a seat is called: its player's name, the companion's, or its colour. */
export const nameOf = (track) => track.name ?? t(track.companion ? `companion.${track.companion}` : `seat.${track.seat}`);

function Track({ track, target, score, active, onAdjust }) {
  const { seat } = track;
  const name = nameOf(track);
  const part = Math.min(1, Math.max(0, score / target));
  return html`<div class=${`track ${seat} ${active ? 'active' : ''}`} role="group"
      aria-label=${t('tracks.label', { seat: name, score, target })}>
    <${Badge} seat=${seat} />
    <b class="score" key=${score} data-test=${`score-${seat}`} data-track=${seat}>${score}</b>
    <div class="lane" aria-hidden="true">
      ${target <= MOST_DOTS && Array.from({ length: target }, (_, i) => html`
        <i class=${i < score ? 'dot full' : 'dot'} style=${{ left: `${((i + 0.5) / target) * 100}%` }}></i>`)}
      <div class="fill" style=${{ width: `${part * 100}%` }}></div>
    </div>
    <span class="goal" aria-hidden="true"><${Icon} name="rocket" /><small>${target}</small></span>
    <div class="stock">${track.stock.map(({ what, count }) => html`
      <span class=${count === 0 ? 'none' : ''} role="img"
          aria-label=${t('tracks.left', { what: t(`piece.${what}`), n: count })}>
        <${StockIcon} what=${what} seat=${seat} />${count}</span>`)}</div>
    ${onAdjust && html`<button class="adjust-key" data-test=${`adjust-${seat}`} aria-label=${t('adjust.open', { seat: name })}
      onClick=${() => onAdjust(seat)}></button>`}
  </div>`;
}
