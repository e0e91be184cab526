// What lies before each player: slots in a grid, with the cards on them. A place that something can
// be done with is a key; once a card is picked it shows what the card would bring there.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Badge } from '../icons.js';
import { say, t } from '../texts.js';
import { Card, Gain, Shape, SmallCard } from './cards.js';

/** Stations with more columns than this are drawn close together. */
const WIDE = 4;

export function Stations({ block, picked, groups, later = [], tracks, onTap }) {
  const score = (seat) => tracks?.tracks.find((track) => track.seat === seat)?.score;
  const options = new Map(groups.flatMap((group) => group.options).map((option) => [option.id, option]));
  const notNow = new Map(later.map((option) => [option.id, option]));
  return html`<section class="stations" data-test="stations">${block.stations.map((station) => html`
    <${Station} key=${station.seat} station=${station} score=${score(station.seat)} picked=${picked} options=${options} notNow=${notNow} onTap=${onTap} />`)}</section>`;
}

function Station({ station, score, picked, options, notNow, onTap }) {
  const name = station.name ?? t(`seat.${station.seat}`);
  const wide = station.slots.some(({ column }) => column >= WIDE);
  return html`<article class=${`station ${station.seat} ${station.active ? 'active' : ''} ${wide ? 'wide' : ''}`} data-test=${`station-${station.seat}`}
      aria-label=${t('stations.label', { seat: name })}>
    <header><${Badge} seat=${station.seat} /><b>${name}</b>
      ${station.stock.map(({ what, count }) => html`<span class="pill" data-test=${`${what}-${station.seat}`} role="img"
        title=${t(`piece.${what}`)} aria-label=${`${count} ${t(`piece.${what}`)}`}><${Shape} colour=${what} />${count}</span>`)}
      ${score !== undefined && html`<strong class="pill" role="img" aria-label=${t('figure.points', { value: score })}><${Shape} colour="points" />${score}</strong>`}</header>
    <div class="slots">${station.slots.map((slot) => html`
      <${Slot} slot=${slot} id=${`${station.seat}/${slot.row}/${slot.column}`} picked=${picked} options=${options} notNow=${notNow} onTap=${onTap} />`)}</div>
    ${station.notes.map((note) => html`<p class="note">${say(note)}</p>`)}</article>`;
}

function Slot({ slot, id, picked, options, notNow, onTap }) {
  const place = { gridRow: slot.row + 1, gridColumn: slot.column + 1 };
  const chosen = picked.ids.includes(id);
  // Where there is but one thing to do in a place, nothing has to be picked first.
  const now = slot.choices.filter((choice) => options.has(choice));
  const alone = picked.ids.length === 0 && now.length === 1 && options.get(now[0])?.preview;
  const others = chosen ? picked.choices : alone ? now : slot.choices.filter((choice) => picked.choices.includes(choice));
  const lit = alone || (picked.ids.length > 0 && others.length > 0);
  if (!slot.card) {
    const one = others.length === 1 ? options.get(others[0]) ?? notNow.get(others[0]) : null;
    const isLater = lit && others.every((choice) => notNow.has(choice));
    const look = `slot free ${slot.kind} ${lit ? 'lit' : ''} ${chosen ? 'chosen' : ''} ${isLater ? 'later' : ''}`;
    const said = one && (isLater ? [one.label, one.preview.texts[0]].map(say).join(', ') : say(one.label));
    return slot.choices.length === 0
      ? html`<div class=${look} style=${place} role="img" aria-label=${t('stations.empty')}></div>`
      : html`<button class=${look} style=${place} data-slot=${id} aria-pressed=${chosen} aria-label=${said ?? t('stations.empty')}
          onClick=${() => onTap({ id, choices: slot.choices })}>${one?.preview?.gains.map((gain) => html`<${Gain} ...${gain} />`)}</button>`;
  }
  return html`<div class=${`slot ${slot.kind} ${lit ? 'lit' : ''}`} style=${place}>
    <${Card} card=${slot.card} chosen=${chosen} choices=${slot.choices} id=${id} onTap=${onTap} />
    ${slot.on.length > 0 && html`<div class="on" role="img" aria-label=${t('stations.on', { n: slot.on.length })}>
      ${slot.on.map((card) => html`<${SmallCard} card=${card} />`)}</div>`}</div>`;
}
