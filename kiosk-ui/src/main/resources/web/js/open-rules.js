// Points that the rules of a game leave open: behind one key, since a family never needs them.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from './icons.js';
import { t } from './texts.js';

/** `read` has the word of each point that is not read in the usual way; `onRead` gets undefined for the usual one. */
export function OpenRules({ game, points, read, onRead }) {
  const differing = Object.keys(read).length;
  return html`<details class="more-rules" data-test="more-rules">
    <summary class="key"><${Icon} name="book" /><span>${t('set-up.more-rules')}</span>
      ${differing > 0 && html`<small data-test="rules-differing">${t('set-up.more-rules.differ', { n: differing })}</small>`}</summary>
    <div class="rule-list">${points.map((point) => html`<${Point} key=${point.id} name=${`reading.${game}.${point.id}`} point=${point}
      word=${read[point.id] ?? point.words[0]} onRead=${(word) => onRead(point.id, word === point.words[0] ? undefined : word)} />`)}</div></details>`;
}

function Point({ name, point, word, onRead }) {
  return html`<div class=${`rule-row ${word === point.words[0] ? '' : 'differs'}`} role="group" aria-label=${t(name)}>
    <span class="words">${t(name)} <b class="rule">${point.rule}</b><small>${t(`${name}.help`)}</small></span>
    <div class="words-keys">${point.words.map((one) => html`<button class=${`key ${one === word ? 'chosen' : ''}`} aria-pressed=${one === word}
      data-test=${`reading-${point.id}-${one}`} onClick=${() => onRead(one)}>${t(`${name}.${one}`)}</button>`)}</div></div>`;
}
