// What lies on the table of a card game: the scores at the end, cards in the order of the screen, the
// stations, and notes.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { say } from '../texts.js';
import { Cards } from './cards.js';
import { Sheets } from './sheets.js';
import { Stations } from './stations.js';

/** Nothing is picked, and nothing can be done. */
export const NOTHING = { ids: [], choices: [] };

/** `onTap` makes cards and places keys. */
export function Laid({ blocks, picked = NOTHING, groups = [], later = [], onTap = null, children }) {
  const first = (type) => blocks.find((block) => block.type === type);
  const { stations, tracks, sheets, notes } = Object.fromEntries(
    ['stations', 'tracks', 'sheets', 'notes'].map((type) => [type, first(type)]));
  const rows = blocks.filter(({ type }) => type === 'cards');
  const row = (block) => html`<${Cards} key=${block.id} block=${block} picked=${picked} later=${later} onTap=${onTap} />`;
  return html`<div class="cloth">
      ${sheets && html`<${Sheets} block=${sheets} />`}
      ${rows.filter((block) => blocks.indexOf(block) < blocks.indexOf(stations)).map(row)}
      ${stations && html`<${Stations} block=${stations} picked=${picked} groups=${groups} later=${later} tracks=${tracks} onTap=${onTap} />`}
      ${rows.filter((block) => blocks.indexOf(block) > blocks.indexOf(stations)).map(row)}
      ${notes && html`<ul class="notes" data-test="notes">${notes.texts.map((text) => html`<li>${say(text)}</li>`)}</ul>`}
      ${children}
    </div>`;
}
