// A hint: asked for with a key, thought about by the table, shown until the game moves on.

import { html, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { Plan } from './blocks/plan.js';
import { Icon } from './icons.js';
import { say, t } from './texts.js';

const NONE = { epoch: null, asking: false, proposal: null };

/** The hint of this state of the game; `epoch` changes with every new one. */
export function useHint(epoch, onTrouble) {
  const [state, setState] = useState(NONE);
  const latest = useRef({ epoch, question: 0 });
  latest.current.epoch = epoch;
  const current = state.epoch === epoch ? state : NONE;
  async function ask() {
    const question = ++latest.current.question;
    setState({ epoch, asking: true, proposal: null });
    const answer = await api.hint();
    if (latest.current.epoch !== epoch || latest.current.question !== question) {
      return; // the game has moved on, or nobody wants to know any more
    }
    setState(answer.ok ? { epoch, asking: false, proposal: answer.body.proposal } : NONE);
    if (!answer.ok) {
      onTrouble(answer.refused ? 'refused.hint' : 'page.unreachable');
    }
  }
  function close() {
    latest.current.question++;
    setState(NONE);
  }
  return { ...current, open: current.asking || current.proposal !== null, ask, close };
}

/** The key that asks for a hint. */
export function HintKey({ hint }) {
  return html`<button class="key hint-key" data-test="ask-hint" aria-label=${t('hint.ask')} aria-pressed=${hint.open}
    onClick=${hint.open ? hint.close : hint.ask}><${Icon} name="bulb" /></button>`;
}

export function HintCard({ hint, seat, busy, onDo }) {
  const { proposal } = hint;
  return html`<section class="mind-card hint" role="status" data-test="hint">
    <h2><${Icon} name="bulb" />${t(hint.asking ? 'hint.thinking' : 'hint.title')}</h2>
    ${proposal && html`<${Plan} steps=${proposal.steps} seat=${seat} />
      <ul class="reasons" data-test="reasons">${proposal.reasons.map((text) => html`<li key=${text.key}>${say(text)}</li>`)}</ul>
      <div class="pick-keys">
        <button class="key" data-test="hint-close" aria-label=${t('hint.close')} onClick=${hint.close}><${Icon} name="close" /></button>
        <button class="key do-it" data-test="hint-do" disabled=${busy} onClick=${() => onDo(proposal)}>
          <${Icon} name="check" /><span>${t('options.do-it')}</span></button>
      </div>`}
  </section>`;
}
