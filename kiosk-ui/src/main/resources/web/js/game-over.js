// The end of a game, above the board: who won, the rocket, and on to the next game.

import { html, useState } from '/vendor/htm/preact/standalone.module.js';
import { Badge, Icon } from './icons.js';
import { Review, useNewest } from './review.js';
import { StoryChart } from './story-chart.js';
import { t } from './texts.js';

export function GameOver({ turn, tracks, log, onNew }) {
  const [open, setOpen] = useState(true);
  const game = useNewest();
  if (!open) {
    return null;
  }
  const draw = turn.result === 'draw';
  const seat = { key: `seat.${turn.result}`, args: {} };
  return html`<section class=${`finish ${turn.result}`} data-test="game-over" data-result=${turn.result}>
    <${Icon} name="rocket" />
    <h2>${draw ? t('over.draw') : t('over.won', { seat })}</h2>
    <p>${t(draw ? 'over.draw.text' : 'over.text')}</p>
    <div class="final">${tracks.tracks.map((track) => html`<span class=${`count ${track.seat}`}>
      <${Badge} seat=${track.seat} /><b>${track.score}</b></span>`)}</div>
    <${StoryChart} log=${log} tracks=${tracks} />
    <${Review} id=${game} />
    <div class="over-keys">
      <button class="key" data-test="see-board" onClick=${() => setOpen(false)}>${t('over.board')}</button>
      ${onNew && html`<button class="key main" data-test="over-new-game" onClick=${onNew}>${t('bar.new')}</button>`}
    </div>
  </section>`;
}
