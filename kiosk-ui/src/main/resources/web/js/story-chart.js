// The scores over the turns of the game that is on, from its story: a dot for all that brought points.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { t } from './texts.js';

const W = 300;
const H = 80;
const EDGE = 6;

/** For each seat the scores as [turn, score], from the beginning on. */
export function courses(lines, tracks) {
  return tracks.map(({ seat, score }) => {
    const gains = lines.flatMap(({ turn, points }) => points.filter(({ what }) => what === seat).map(({ count }) => [turn, count]));
    let sum = score - gains.reduce((all, [, count]) => all + count, 0);
    return { seat, steps: [[0, sum], ...gains.map(([turn, count]) => [turn, sum += count])] };
  });
}

export function StoryChart({ log, tracks }) {
  const all = courses(log.lines, tracks.tracks);
  const last = Math.max(1, log.lines.at(-1)?.turn ?? 1);
  const most = Math.max(tracks.target, ...all.flatMap(({ steps }) => steps.map(([, score]) => score)));
  const x = (turn) => EDGE + (turn / last) * (W - 2 * EDGE);
  const y = (score) => H - EDGE - (score / most) * (H - 2 * EDGE);
  const path = (steps) => `M${steps.map(([turn, score], i) => (i === 0 ? `${x(turn)} ${y(score)}` : `H${x(turn)}V${y(score)}`)).join('')}H${x(last)}`;
  const now = tracks.tracks.map(({ seat, score }) => `${t(`seat.${seat}`)} ${score}`).join(', ');
  return html`<svg class="score-chart story-chart" viewBox=${`0 0 ${W} ${H}`} role="img" data-test="story-chart"
      aria-label=${t('history.chart', { now })}>
    <path class="target" d=${`M${EDGE} ${y(tracks.target)}H${W - EDGE}`} />
    ${all.map(({ seat, steps }) => html`<path class=${`steps ${seat}`} d=${path(steps)} />
      ${steps.slice(1).map(([turn, score]) => html`<circle class=${seat} cx=${x(turn)} cy=${y(score)} r="3.500" />`)}`)}
  </svg>`;
}
