// A turn that is proposed: its steps as pictures and words. A walk of several steps is one line.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { GroupIcon } from '../icons.js';
import { box } from '../grid.js';
import { ghost, piece } from '../pieces.js';
import { say, t } from '../texts.js';

/** The places to light for a turn: where something is put or goes to. */
export const goals = (steps) => [...new Set(steps.filter(({ path }) => path.length > 0).map(({ path }) => path.at(-1)))];

export function Plan({ steps, seat }) {
  return html`<ol class="plan" data-test="plan" tabindex="0">${lines(steps).map(({ step, label }) => html`
    <li key=${step.id}><${StepPicture} step=${step} seat=${seat} /><span>${label}</span></li>`)}</ol>`;
}

/** One line a step; steps of one figure after the other are joined. */
function lines(steps) {
  const joined = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (step.group === 'walk' && last?.step.group === 'walk' && last.places.at(-1) === step.path[0]) {
      last.places.push(step.path[1]);
      last.label = t('plan.walk', { places: last.places.join(' → ') });
    } else {
      joined.push({ step, places: [...step.path], label: say(step.label) });
    }
  }
  return joined;
}

/** The very brick that is to be put, as it lies on its slot; else the icon of the kind. */
function StepPicture({ step, seat }) {
  const b = step.path.length === 1 ? box(step.path[0]) : null;
  const character = b && ghost(step.group, seat, b.w, b.h);
  if (!character) {
    return html`<${GroupIcon} id=${step.group} seat=${seat} />`;
  }
  return html`<svg class="icon group-icon brick" viewBox=${`${b.w / 2 - 18} ${b.h / 2 - 18} 36 36`} aria-hidden="true">
    ${piece(character, b.w, b.h)}</svg>`;
}
