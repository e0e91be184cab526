// The house rules: each can be set by touch, tried at once, and kept under a name.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { BoardEditor } from './board-editor.js';
import { DieEditor } from './die-editor.js';
import { Icon } from './icons.js';
import { Keypad } from './keypad.js';
import { PageHead } from './page-head.js';
import { FIELDS, differing, read, write } from './rule-fields.js';
import { change, settings } from './settings.js';
import { t } from './texts.js';

const MAX_NAME = 24;
const TABS = [...FIELDS.map(([group]) => group), 'board', 'die', 'saved'];

/** Rules in a few words: their name, or how many differ. */
export function rulesName(rules) {
  const text = JSON.stringify(rules);
  const saved = settings().houseRules.find((one) => JSON.stringify(one.rules) === text);
  const n = differing(rules);
  return saved?.name ?? (n === 0 ? t('rules.classic') : t('rules.differing', { n }));
}

export function HouseRulesPage({ rules, onRules, tell, onClose }) {
  const [tab, setTab] = useState(TABS[0]);
  const [, redraw] = useState(0);
  const { trouble, screen } = useTrial(rules);
  const fields = FIELDS.find(([group]) => group === tab)?.[1];
  return html`<main class="sub-page rules-page"><${PageHead} title=${t('rules.title')} onClose=${onClose}>
      <button class="key" data-test="rules-classic" disabled=${differing(rules) === 0} onClick=${() => onRules({})}>
        <${Icon} name="undo" /><span>${t('rules.reset')}</span></button></${PageHead}>
    <nav class="tabs" role="tablist">${TABS.map((name) => html`<button class=${`key ${name === tab ? 'chosen' : ''}`} role="tab"
      aria-selected=${name === tab} data-test=${`tab-${name}`} onClick=${() => setTab(name)}>${t(`rules.tab.${name}`)}</button>`)}</nav>
    <div class="sub-body" role="tabpanel">
      ${fields && html`<div class="rule-list">${fields.map((field) => html`<${Field} key=${field.path} field=${field}
        value=${read(rules, field)} onValue=${(value) => onRules(write(rules, field, value))} />`)}</div>`}
      ${tab === 'board' && html`<${BoardEditor} rules=${rules} screen=${screen} onRules=${onRules} />`}
      ${tab === 'die' && html`<${DieEditor} rules=${rules} screen=${screen} onRules=${onRules} />`}
      ${tab === 'saved' && html`<${Saved} rules=${rules} trouble=${trouble} onRules=${onRules} tell=${tell}
        onSaved=${() => redraw((n) => n + 1)} />`}
    </div>
    <p class=${`verdict ${trouble ? 'bad' : 'good'}`} role="status" data-test="rules-verdict">
      <${Icon} name=${trouble ? 'close' : 'check'} /> ${trouble ?? rulesName(rules)}</p></main>`;
}

/** How the table would begin by these rules: what is wrong, or null, and the last good first screen. */
function useTrial(rules) {
  const [trial, setTrial] = useState({ trouble: null, screen: null });
  useEffect(() => {
    let open = true;
    api.json('/api/games/check', { game: 'lunar-command', setup: { rules } }).then(({ ok, error, body }) => {
      if (open) {
        setTrial((last) => (body.screen ? { trouble: null, screen: body.screen }
          : { trouble: body.problem ?? error ?? t(ok ? 'rules.bad-file' : 'page.unreachable'), screen: last.screen }));
      }
    });
    return () => {
      open = false;
    };
  }, [JSON.stringify(rules)]);
  return trial;
}

function Field({ field, value, onValue }) {
  const label = t(`rule.${field.path}`);
  return html`<div class=${`rule-row ${value === field.usual ? '' : 'differs'}`} role="group" aria-label=${label}>
    <span class="words">${label}</span><${Control} field=${field} value=${value} onValue=${onValue} label=${label} /></div>`;
}

function Control({ field, value, onValue, label }) {
  const { kind, path, min, max, step, words } = field;
  if (kind === 'yes-no') {
    return html`<button class="key toggle" role="switch" aria-checked=${value} aria-label=${label} data-test=${`rule-${path}`}
      onClick=${() => onValue(!value)}><b>${t(value ? 'settings.on' : 'settings.off')}</b></button>`;
  }
  if (kind === 'one-of') {
    return html`<div class="words-keys">${words.map((word) => html`<button class=${`key ${word === value ? 'chosen' : ''}`}
      aria-pressed=${word === value} data-test=${`rule-${path}-${word}`} onClick=${() => onValue(word)}>${t(`rule.${path}.${word}`)}</button>`)}</div>`;
  }
  const to = (next) => onValue(Math.min(max, Math.max(min, next)));
  return html`<div class="stepper"><button class="key" aria-label=${t('rules.less', { what: label })} disabled=${value <= min}
      data-test=${`rule-${path}-less`} onClick=${() => to(value - step)}><${Icon} name="minus" /></button>
    <output data-test=${`rule-${path}`}>${value}</output>
    <button class="key" aria-label=${t('rules.more', { what: label })} disabled=${value >= max}
      data-test=${`rule-${path}-more`} onClick=${() => to(value + step)}><${Icon} name="plus" /></button></div>`;
}

function Saved({ rules, trouble, onRules, tell, onSaved }) {
  const [typing, setTyping] = useState(null);
  const sets = settings().houseRules;
  async function store(houseRules) {
    const problem = await change({ houseRules });
    if (problem) {
      tell(problem);
    }
    setTyping(null);
    onSaved();
  }
  async function load(file) {
    try {
      const { name, rules: read } = JSON.parse(await file.text());
      await store([...sets.filter((one) => one.name !== name), { name, rules: read }]);
    } catch {
      tell(t('rules.bad-file'));
    }
  }
  if (typing !== null) {
    return html`<${Keypad} value=${typing} most=${MAX_NAME} label=${t('rules.name')} onChange=${setTyping} onDone=${() => {
      const name = typing.trim();
      if (name) {
        store([...sets.filter((one) => one.name !== name), { name, rules }]);
      } else {
        setTyping(null);
      }
    }} />`;
  }
  return html`<ol class="games">${sets.map((set) => html`<li class="saved-row">
      <button class="key game" data-test="saved-rules" onClick=${() => onRules(set.rules)}><span class="how">${set.name}</span>
        <small>${t('rules.differing', { n: differing(set.rules) })}</small></button>
      <a class="key" download=${`${set.name}.json`} href=${address(set)} aria-label=${t('rules.export', { name: set.name })}><${Icon} name="save" /></a>
      <button class="key" aria-label=${t('rules.forget', { name: set.name })} onClick=${() => store(sets.filter((one) => one !== set))}>
        <${Icon} name="bin" /></button></li>`)}</ol>
    <div class="over-keys"><button class="key main" data-test="rules-save" disabled=${Boolean(trouble)} onClick=${() => setTyping('')}>
        <${Icon} name="save" /><span>${t('rules.save')}</span></button>
      <label class="key"><${Icon} name="plus" /><span>${t('rules.import')}</span>
        <input type="file" class="hidden" accept="application/json,.json" data-test="rules-import"
          onChange=${(event) => event.target.files[0] && load(event.target.files[0])} /></label></div>`;
}

/** Where the file of a set can be fetched. */
const address = (set) => `/api/house-rules/${encodeURIComponent(set.name)}.json`;
