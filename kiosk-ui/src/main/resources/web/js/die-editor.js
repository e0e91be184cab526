// The die's six faces, quarter by quarter: choose a colour, then touch the quarters.

import { html, useState } from '/vendor/htm/preact/standalone.module.js';
import { put } from './rule-fields.js';
import { t } from './texts.js';

const COLOURS = ['white', 'orange', 'green', 'yellow', 'grey', 'black', 'red', 'blue', null];
const word = (colour) => (colour === null ? t('die.bare') : t(`colour.${colour}`));

export function DieEditor({ rules, screen, onRules }) {
  const [colour, setColour] = useState('white');
  const faces = rules.die ?? screen?.blocks.find(({ type }) => type === 'die')?.faces ?? [];
  function paint(face, row, column) {
    const next = faces.map((rows, f) => rows.map((cells, r) => cells.map((old, c) =>
      (f === face && r === row && c === column ? colour : old))));
    onRules(put(rules, ['die'], next));
  }
  return html`<div class="die-editor">
    <div class="palette" role="radiogroup" aria-label=${t('rules.colour')}>${COLOURS.map((one) => html`
      <button class=${`key swatch ${one === colour ? 'chosen' : ''}`} role="radio" aria-checked=${one === colour}
        data-test=${`colour-${one}`} onClick=${() => setColour(one)}><i class=${`tile ${one ?? 'bare'}`}></i><span>${word(one)}</span></button>`)}</div>
    <div class="edit-faces">${faces.map((rows, f) => html`<div class="edit-face" role="group" aria-label=${t('rules.face', { number: f + 1 })}>
      ${rows.map((cells, r) => cells.map((one, c) => html`<button class=${`tile ${one ?? 'bare'}`} data-test=${`quarter-${f + 1}-${r}${c}`}
        aria-label=${word(one)} onClick=${() => paint(f, r, c)}></button>`))}</div>`)}</div></div>`;
}
