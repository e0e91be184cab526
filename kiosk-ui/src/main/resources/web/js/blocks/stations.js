// What lies before each player: slots in a grid, with the cards on them.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Badge } from '../icons.js';
import { say, t } from '../texts.js';
import { Card, SmallCard } from './cards.js';

export function Stations({ block, chosen, onTap }) {
  return html`<section class="stations" data-test="stations">${block.stations.map((station) => html`
    <${Station} key=${station.seat} station=${station} chosen=${chosen} onTap=${onTap} />`)}</section>`;
}

function Station({ station, chosen, onTap }) {
  const name = station.name ?? t(`seat.${station.seat}`);
  return html`<article class=${`station ${station.seat} ${station.active ? 'active' : ''}`} data-test=${`station-${station.seat}`}
      aria-label=${t('stations.label', { seat: name })}>
    <header><${Badge} seat=${station.seat} /><b>${name}</b>
      ${station.stock.map(({ what, count }) => html`<span class="pill" data-test=${`${what}-${station.seat}`}
        title=${t(`piece.${what}`)} aria-label=${`${count} ${t(`piece.${what}`)}`}>${count}</span>`)}</header>
    <div class="slots">${station.slots.map((slot) => html`<${Slot} slot=${slot} chosen=${chosen} onTap=${onTap} />`)}</div>
    ${station.notes.map((note) => html`<p class="note">${say(note)}</p>`)}</article>`;
}

function Slot({ slot, chosen, onTap }) {
  const place = { gridRow: slot.row + 1, gridColumn: slot.column + 1 };
  if (!slot.card) {
    return html`<div class=${`slot free ${slot.kind}`} style=${place} role="img" aria-label=${t('stations.empty')}></div>`;
  }
  return html`<div class=${`slot ${slot.kind}`} style=${place}>
    <${Card} card=${slot.card} chosen=${chosen !== null && slot.card.id === chosen} onTap=${onTap} />
    ${slot.on.length > 0 && html`<div class="on" aria-label=${t('stations.on', { n: slot.on.length })}>
      ${slot.on.map((card) => html`<${SmallCard} card=${card} />`)}</div>`}</div>`;
}
