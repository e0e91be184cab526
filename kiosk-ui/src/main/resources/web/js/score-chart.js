// The scores over the moves of a game, as steps; touching the chart goes to that move.

import { html, useRef } from '/vendor/htm/preact/standalone.module.js';
import { t } from './texts.js';

const W = 300;
const H = 120;
const EDGE = 8;

/** The scores of each seat after each frame: {orange: [0, 0, 4], green: [0, 1, 1]}. */
export function scores(frames) {
  const lines = {};
  frames.forEach(({ blocks }, i) => {
    for (const track of blocks.find(({ type }) => type === 'tracks')?.tracks ?? []) {
      (lines[track.seat] ??= [])[i] = track.score;
    }
  });
  return lines;
}

export function ScoreChart({ frames, at, onGo }) {
  const svg = useRef(null);
  const lines = scores(frames);
  const last = Math.max(1, frames.length - 1);
  const target = frames[0].blocks.find(({ type }) => type === 'tracks')?.target ?? 1;
  const most = Math.max(1, target, ...Object.values(lines).flat());
  const x = (i) => EDGE + (i / last) * (W - 2 * EDGE);
  const y = (score) => H - EDGE - (score / most) * (H - 2 * EDGE);
  const steps = (line) => line.map((score, i) => (i === 0 ? `M${x(0)} ${y(score)}` : `H${x(i)}V${y(score)}`)).join('');
  function touch(event) {
    const { x: u } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.current.getScreenCTM().inverse());
    onGo(Math.round(((u - EDGE) / (W - 2 * EDGE)) * last));
  }
  const now = Object.entries(lines).map(([seat, line]) => `${t(`seat.${seat}`)} ${line[at]}`).join(', ');
  return html`<svg class="score-chart" ref=${svg} viewBox=${`0 0 ${W} ${H}`} role="img" data-test="score-chart"
      aria-label=${t('history.chart', { now })} onClick=${touch}>
    <path class="target" d=${`M${EDGE} ${y(target)}H${W - EDGE}`} />
    <path class="now" d=${`M${x(at)} ${EDGE}V${H - EDGE}`} />
    ${Object.entries(lines).map(([seat, line]) => html`<path class=${`steps ${seat}`} d=${steps(line)} />
      <circle class=${`steps ${seat}`} cx=${x(at)} cy=${y(line[at])} r="4" />`)}
  </svg>`;
}
