// Against whom to play: people only, or the companion at one of its levels.

import { html, useEffect, useRef } from '/vendor/htm/preact/standalone.module.js';
import { Badge, Icon } from './icons.js';
import { t } from './texts.js';

export const LEVELS = ['gentle', 'steady', 'keen', 'strong'];
const SEEDS = 2 ** 31;

/** The companion as a new game takes it; its seed makes every game another one. */
export const companionSetup = (companion) =>
  companion ? { companion: { ...companion, seed: Math.floor(Math.random() * SEEDS) } } : {};

export function Opponent({ seats, companion, usual, onChange, onClose }) {
  const card = useRef(null);
  useEffect(() => card.current.showModal(), []);
  const level = (name, i) => html`<button class=${`key level ${companion?.level === name ? 'chosen' : ''}`}
      aria-pressed=${companion?.level === name} data-test=${`level-${name}`}
      onClick=${() => onChange({ ...usual, ...companion, level: name })}>
    <${Icon} name="robot" /><span>${t(`companion.${name}`)}</span>
    <small role="img" aria-label=${t('companion.stars', { n: i + 1 })}>${'★'.repeat(i + 1)}</small></button>`;
  return html`<dialog class="ask-card opponent-card" ref=${card} aria-label=${t('companion.title')} onClose=${onClose}>
    <h2>${t('companion.title')}</h2>
    <div class="choices levels">
      <button class=${`key level ${companion ? '' : 'chosen'}`} aria-pressed=${!companion} data-test="level-none"
        onClick=${() => onChange(null)}><${Icon} name="people" /><span>${t('companion.none')}</span></button>
      ${LEVELS.map(level)}
    </div>
    ${companion && html`<div class="choices" role="group" aria-label=${t('companion.seat')}>${seats.map((seat) => html`
      <button class=${`key seat ${seat} ${companion.seat === seat ? 'chosen' : ''}`} aria-pressed=${companion.seat === seat}
        data-test=${`companion-${seat}`} onClick=${() => onChange({ ...companion, seat })}>
        <${Badge} seat=${seat} /><span>${t(`seat.${seat}`)}</span></button>`)}</div>
    <button class="key toggle" role="switch" aria-checked=${companion.bricks} data-test="companion-bricks"
      onClick=${() => onChange({ ...companion, bricks: !companion.bricks })}>
      <span>${t('companion.bricks')}</span><b>${t(companion.bricks ? 'settings.on' : 'settings.off')}</b></button>`}
    <div class="over-keys"><button class="key main" data-test="opponent-done" onClick=${onClose}>${t('names.done')}</button></div>
  </dialog>`;
}
