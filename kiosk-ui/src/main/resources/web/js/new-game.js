// A new game of Lunar Command: who plays and starts, how many points win, by which rules. From here
// it goes on to what was played before and to the settings.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { Ask } from './ask.js';
import { HouseRulesPage, rulesName } from './house-rules.js';
import { HistoryPage } from './history.js';
import { Badge, Icon } from './icons.js';
import { Names, remember } from './names.js';
import { companionSetup, Opponent } from './opponent.js';
import { SettingsPage } from './settings-page.js';
import { PhonesPage } from './phones.js';
import { fitting, SetUpForm, usual, withOldDocuments } from './set-up-form.js';
import { put, read } from './rule-fields.js';
import { t } from './texts.js';
import { TourPage } from './tour.js';

const SEATS = ['orange', 'green'];
const TARGETS = [[5, 'new.short'], [7, null], [11, 'new.usual'], [15, 'new.long']];
const TARGET = { path: 'points.target', usual: 11 };

export function NewGame({ running, run, busy, tell, onDone, onChange, revision, simulated, session }) {
  const [starts, setStarts] = useState('orange');
  const [rules, setRules] = useState({});
  const [names, setNames] = useState({});
  const [companion, setCompanion] = useState(null);
  const [asking, setAsking] = useState(false);
  const [page, setPage] = useState(null);
  const [games, setGames] = useState([]);
  const [other, setOther] = useState(null);
  const [setup, setSetup] = useState({});
  useEffect(() => {
    api.get('/api/games').then(async ({ ok, body }) => ok && setGames(await withOldDocuments(body.games)));
  }, []);
  const keep = (field, text) => setGames(games.map((game) => (game.id === other.id ? { ...game, documents: { ...game.documents, [field]: text } } : game)));
  const target = read(rules, TARGET);
  const home = () => setPage(null);
  async function begin() {
    setAsking(false);
    const chosen = other && fitting(other.fields, setup);
    const given = chosen?.names ?? Object.fromEntries(Object.entries(names).filter(([, name]) => name));
    if (await run(() => (other ? api.newGame(revision, chosen, other.id) : api.newGame(revision, { starts, rules, names: given, ...companionSetup(companion) })))) {
      remember(given);
      onDone();
    }
  }
  if (page === 'rules') {
    return html`<${HouseRulesPage} rules=${rules} onRules=${setRules} tell=${tell} onClose=${home} />`;
  } else if (page === 'history') {
    return html`<${HistoryPage} onClose=${home} />`;
  } else if (page === 'settings') {
    return html`<${SettingsPage} tell=${tell} simulated=${simulated} throwDie=${() => run(api.throwDie)} onChange=${onChange} onClose=${home} />`;
  } else if (page === 'tour') {
    return html`<${TourPage} onClose=${home} />`;
  } else if (page === 'phones') {
    return html`<${PhonesPage} session=${session} tell=${tell} onClose=${home} />`;
  }
  const way = (name, icon) => html`<button class="key" data-test=${`to-${name}`} onClick=${() => setPage(name)}>
    <${Icon} name=${icon} /><span>${t(`new.${name}`)}</span></button>`;
  return html`<main class="new-game">
    <div class="sky" aria-hidden="true"><${Moon} /></div>
    <header><div class="brand"><h1 data-test="headline">${t('page.title')}</h1>
      ${simulated && html`<span class="pill" data-test="simulated">${t('page.simulated')}</span>`}</div>
      <nav>${way('tour', 'bulb')}${way('history', 'clock')}${way('phones', 'phone')}${way('settings', 'gear')}
        ${running && html`<button class="key" data-test="back-to-game" onClick=${onDone}>
          <${Icon} name="back" /><span>${t('new.back')}</span></button>`}</nav></header>
    ${games.length > 1 && html`<div class="choices which">${games.map((game) => { const mine = game.fields.length === 0 ? !other : other?.id === game.id; return html`
      <button class=${`key ${mine ? 'chosen' : ''}`} aria-pressed=${mine} data-test=${`game-${game.id}`}
          onClick=${() => { setOther(game.fields.length === 0 ? null : game); setSetup({ ...usual(game.fields), ...game.documents }); }}>${t(`game.${game.id}`)}</button>`; })}</div>`}
    ${other ? html`<${SetUpForm} key=${other.id} game=${other.id} fields=${other.fields} setup=${setup} onChange=${setSetup} onKept=${keep} />` : html`<fieldset><legend>${t('new.youngest')}</legend>
      <div class="choices">${SEATS.map((seat) => html`
        <button class=${`key seat ${seat} ${seat === starts ? 'chosen' : ''}`} aria-pressed=${seat === starts}
            data-test=${`starts-${seat}`} onClick=${() => setStarts(seat)}>
          <${Badge} seat=${seat} /><span>${t('new.starts', { seat: names[seat] || { key: `seat.${seat}` } })}</span>
          ${seat === starts && html`<${Icon} name="check" />`}</button>`)}</div></fieldset>
    <fieldset><legend>${t('new.points')}</legend>
      <div class="choices">${TARGETS.map(([points, hint]) => html`
        <button class=${`key target ${points === target ? 'chosen' : ''}`} aria-pressed=${points === target}
            data-test=${`target-${points}`} onClick=${() => setRules(put(rules, ['points', 'target'], points === TARGET.usual ? undefined : points))}>
          <b>${points}</b>${hint && html`<small>${t(hint)}</small>`}</button>`)}</div></fieldset>
    <div class="choices more">
      <button class="key" data-test="to-names" onClick=${() => setPage('names')}><${Icon} name="people" />
        <span>${SEATS.map((seat) => names[seat]).filter(Boolean).join(' · ') || t('new.names')}</span></button>
      <button class="key" data-test="to-opponent" onClick=${() => setPage('opponent')}><${Icon} name="robot" />
        <span>${t(companion ? `companion.${companion.level}` : 'new.companion')}</span></button>
      <button class="key" data-test="to-rules" onClick=${() => setPage('rules')}><${Icon} name="book" /><span>${rulesName(rules)}</span></button>
    </div>`}
    <button class="key main start" data-test="start-game" disabled=${busy}
      onClick=${() => (running ? setAsking(true) : begin())}><${Icon} name="rocket" /><span>${t('new.start')}</span></button>
    ${page === 'names' && html`<${Names} seats=${SEATS} names=${names} onChange=${setNames} onClose=${home} />`}
    ${page === 'opponent' && html`<${Opponent} seats=${SEATS} companion=${companion} onChange=${setCompanion} onClose=${home}
      usual=${{ seat: starts === 'orange' ? 'green' : 'orange', bricks: !simulated }} />`}
    ${asking && html`<${Ask} name="replace" title=${t('new.replace')} hint=${t('new.replace.hint')} no=${t('new.replace.no')}
      yes=${t('new.replace.yes')} onNo=${() => setAsking(false)} onYes=${begin} />`}
  </main>`;
}

function Moon() {
  const stars = [[6, 12], [14, 40], [22, 8], [31, 26], [44, 6], [52, 34], [61, 14], [9, 66], [18, 88], [38, 94], [57, 74], [66, 90], [72, 6]];
  return html`<svg viewBox="0 0 160 100" preserveAspectRatio="xMaxYMid slice">
    ${stars.map(([x, y], i) => html`<circle class="star" cx=${x * 1.6} cy=${y} r=${0.25 + (i % 3) * 0.15} />`)}
    <circle class="moon" cx="138" cy="92" r="46" />
    <g class="spots"><circle cx="118" cy="74" r="7" /><circle cx="140" cy="66" r="4" /><circle cx="128" cy="92" r="5" />
      <circle cx="148" cy="84" r="9" /><circle cx="109" cy="90" r="3" /></g></svg>`;
}
