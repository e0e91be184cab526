// The rules of the game that is on, in a sentence each, with their numbers.

import { html, useEffect, useRef } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from './icons.js';
import { say, t } from './texts.js';
import { useTopics } from './topics.js';

export function RulesCard({ onClose }) {
  const card = useRef(null);
  const topics = useTopics();
  useEffect(() => card.current.showModal(), []);
  return html`<dialog class="ask-card rules-card" ref=${card} onClose=${onClose} aria-label=${t('rules.in-short')} data-test="rules-card">
    <header><h2>${t('rules.in-short')}</h2>
      <button class="key" data-test="rules-close" aria-label=${t('page.close')} onClick=${onClose}><${Icon} name="close" /></button></header>
    <dl tabindex="0">${topics.map(({ rule, text }) => html`<div key=${rule}><dt><b class="rule">${rule}</b></dt><dd>${say(text)}</dd></div>`)}</dl>
  </dialog>`;
}
