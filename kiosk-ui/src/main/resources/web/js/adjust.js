// A score put right by hand: a point more or less with each touch. The story tells that it was.

import { html, useEffect, useRef } from '/vendor/htm/preact/standalone.module.js';
import { Badge, Icon } from './icons.js';
import { t } from './texts.js';

const MOST = 99;

export function Adjust({ track, name, busy, onSend, onClose }) {
  const card = useRef(null);
  useEffect(() => {
    card.current.showModal();
  }, []);
  const key = (test, icon, label, points) => html`<button class="key" data-test=${test} aria-label=${t(label)}
    disabled=${busy || points < 0 || points > MOST} onClick=${() => onSend(`${track.adjust}${points}`)}><${Icon} name=${icon} /></button>`;
  return html`<dialog class="ask-card adjust-card" ref=${card} onClose=${onClose} aria-label=${t('adjust.title', { seat: name })}>
    <h2>${t('adjust.title', { seat: name })}</h2>
    <div class=${`stepper ${track.seat}`}><${Badge} seat=${track.seat} />
      ${key('adjust-less', 'minus', 'adjust.less', track.score - 1)}
      <output data-test="adjusted">${track.score}</output>
      ${key('adjust-more', 'plus', 'adjust.more', track.score + 1)}</div>
    <p>${t('adjust.hint')}</p>
    <div class="over-keys"><button class="key main" data-test="adjust-done" onClick=${onClose}>
      <${Icon} name="check" /><span>${t('names.done')}</span></button></div>
  </dialog>`;
}
