// The scores line by line, each with its story to read aloud.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Badge, Icon } from '../icons.js';
import { say, t } from '../texts.js';

export function Sheets({ block }) {
  return html`<section class="sheets" data-test="sheets">${block.sheets.map((sheet) => { const name = sheet.name ?? t(`seat.${sheet.seat}`); return html`
    <article class=${`sheet ${sheet.seat} ${sheet.winner ? 'winner' : ''}`} data-test=${`sheet-${sheet.seat}`}
        aria-label=${t('sheets.label', { seat: name })}>
      <header><${Badge} seat=${sheet.seat} /><b>${name}</b>${sheet.winner && html`<${Icon} name="rocket" />`}
        <strong data-test=${`total-${sheet.seat}`}>${sheet.total}</strong></header>
      <table><tbody>${sheet.items.map(({ label, points }) => html`<tr><td>${say(label)}</td><td>${points}</td></tr>`)}
        <tr class="sum"><td>${t('sheets.total')}</td><td>${sheet.total}</td></tr></tbody></table>
      <div class="told">${sheet.story.map((paragraph) => html`<p>${say(paragraph)}</p>`)}</div>
    </article>`; })}</section>`;
}
