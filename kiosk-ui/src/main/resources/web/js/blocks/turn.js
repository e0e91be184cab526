// Whose turn it is, big, in the seat's colour, with its mark and in words.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Badge } from '../icons.js';
import { say, t } from '../texts.js';
import { Correct } from '../correct.js';
import { HintKey } from '../hint.js';
import { Die } from './die.js';

export function Turn({ block, die, simulated, cameraRoll, hint, run }) {
  const seat = block.seat ?? block.result ?? 'nobody';
  return html`<header class=${`turn ${seat}`}>
    <${Badge} seat=${seat} />
    <div class="words">
      <h1 data-test="headline" aria-live="polite">${say(block.headline)}</h1>
      ${simulated && html`<span class="pill" data-test="simulated">${t('page.simulated')}</span>`}
    </div>
    ${hint && html`<${HintKey} hint=${hint} />`}
    ${die && (cameraRoll ? html`<${Correct} roll=${cameraRoll} die=${die} run=${run} />` : html`<${Die} block=${die} />`)}
  </header>`;
}
