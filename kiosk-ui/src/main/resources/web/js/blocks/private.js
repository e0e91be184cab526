// What only the player at this phone may see. A game's blocks that are meant for one seat are drawn
// here, above the keys: a new kind of block is a line in the table.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { t } from '../texts.js';

const DRAWINGS = {};

export function Private({ blocks }) {
  const own = blocks.filter(({ type }) => type in DRAWINGS);
  return own.length > 0 && html`<section class="private" aria-label=${t('phone.private')} data-test="private">
    ${own.map((block) => html`<${DRAWINGS[block.type]} block=${block} />`)}</section>`;
}
