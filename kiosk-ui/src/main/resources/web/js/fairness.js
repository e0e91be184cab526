// Whether the dice are fair: what was rolled, by die and by who saw it, and what that says.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { get } from './api.js';
import { DieFaceView } from './blocks/die.js';
import { PageHead } from './page-head.js';
import { has, t } from './texts.js';

export function FairnessPage({ onClose }) {
  const [dice, setDice] = useState(null);
  const [error, setError] = useState(null);
  useEffect(() => {
    get('/api/fairness').then(({ ok, error: why, body }) => {
      setError(ok ? null : why ?? t('page.unreachable'));
      setDice(ok ? body.dice : null);
    });
  }, []);
  return html`<main class="sub-page"><${PageHead} title=${t('fairness.title')} onClose=${onClose} />
    <div class="sub-body">
      ${error && html`<p class="soft" role="alert">${error}</p>`}
      ${dice?.length === 0 && html`<p class="soft">${t('fairness.none')}</p>`}
      ${dice?.length > 0 && html`<p class="soft">${t('fairness.intro')}</p>`}
      ${(dice ?? []).map((die, i) => html`<${Series} key=${i} die=${die} />`)}
    </div></main>`;
}

function source(name) {
  const [kind, device] = name.split(':');
  const key = `fairness.source.${device ? 'button' : kind}`;
  return has(key) ? t(key, { device: device ?? '' }) : name;
}

function verdict({ verdict: word, p, enough }) {
  return t(`fairness.${word}`, { enough, percent: p < 0.01 ? '< 1' : Math.round(100 * p) });
}

function Series({ die }) {
  const all = die.sides.reduce((sum, sides) => sum + sides, 0);
  const most = Math.max(...die.counts, 1);
  return html`<section class="fairness" data-test=${`die-${die.source}`}>
    <h2>${source(die.source)}</h2>
    <p class=${`verdict ${die.verdict}`}><b>${t('fairness.rolls', { n: die.rolls })}</b> ${verdict(die)}</p>
    <ul>${die.faces.map((face, i) => html`<li key=${i}><${DieFaceView} face=${face} />
      <span class="bar-of"><i style=${`width:${(100 * die.counts[i]) / most}%`}></i></span>
      <b>${die.counts[i]}</b>
      <small>${t('fairness.expected', { expected: Math.round((10 * die.rolls * die.sides[i]) / all) / 10 })}</small></li>`)}</ul>
  </section>`;
}
