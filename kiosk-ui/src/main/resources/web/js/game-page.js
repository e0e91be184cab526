// The page of the game that is on: with a board, or with cards.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { CardTable } from './card-table.js';
import { Play } from './play.js';

export function GamePage(props) {
  const onBoard = props.published.screen.blocks.some(({ type }) => type === 'lattice');
  return onBoard ? html`<${Play} ...${props} />` : html`<${CardTable} ...${props} />`;
}
