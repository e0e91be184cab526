// The companion's turn: what it is doing, and what is to be done for it with the bricks.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from '../icons.js';
import { say, t } from '../texts.js';
import { Plan } from './plan.js';

export function CompanionCard({ state, seat, busy, onDone }) {
  const phase = state?.phase ?? 'thinks';
  const proposal = state?.proposal ?? null;
  return html`<section class=${`mind-card companion ${phase}`} role="status" data-test="companion" data-phase=${phase}>
    <h2><${Icon} name="robot" />${t(`companion.${phase}`)}</h2>
    ${proposal && html`<${Plan} steps=${proposal.steps} seat=${seat} />
      <ul class="reasons">${proposal.reasons.map((text) => html`<li key=${text.key}>${say(text)}</li>`)}</ul>
      ${phase === 'shows' && html`<button class="key main" data-test="companion-done" disabled=${busy}
        onClick=${() => onDone(proposal)}><${Icon} name="check" /><span>${t('companion.done')}</span></button>`}`}
  </section>`;
}
