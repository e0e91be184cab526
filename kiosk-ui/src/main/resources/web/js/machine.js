// The machine: how its parts are, its address, volume, backups, switching off. What changes
// something works on the machine's own screen only.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { get, json } from './api.js';
import { Ask } from './ask.js';
import { Icon } from './icons.js';
import { PageHead } from './page-head.js';
import { has, say, t } from './texts.js';

const STEP = 10;
const BOARD = 'sensor-board';

export function MachinePage({ tell, onClose }) {
  const [machine, setMachine] = useState(null);
  const [checks, setChecks] = useState(null);
  const [asked, setAsked] = useState(null);
  const [test, setTest] = useState(null);
  const [hands, setHands] = useState(null);
  async function ask(call, take) {
    const { ok, error, body } = await call;
    if (ok) {
      take(body);
    } else {
      tell(error ?? t('page.unreachable'));
    }
  }
  const look = () => ask(get('/api/machine'), setMachine);
  const lookAtParts = () => {
    ask(get('/api/machine/checks'), (body) => setChecks(body.checks));
    ask(get('/api/machine/hands'), setHands);
  };
  useEffect(() => {
    look();
    lookAtParts();
  }, []);
  async function tryBoard(empty) {
    setTest('on');
    let parts = null;
    await ask(json('/api/machine/board-test', { empty }), (body) => { parts = body.parts; });
    setTest(parts);
    lookAtParts(); // which sensors are believed now
  }
  const ignore = (place, ignored) => ask(json('/api/machine/sensor', { place, ignored }), (body) => {
    setHands({ ...hands, sensors: body.sensors });
    lookAtParts();
  });
  const loud = (by) => ask(json('/api/machine/volume', {
    percent: Math.max(0, Math.min(100, machine.volume + by)) }), setMachine);
  const power = (what) => ask(json('/api/machine/power', { what, sure: true }), () => tell(t(`machine.${what}.done`)));
  const sure = (question, act) => setAsked({ question, act });
  return html`<main class="sub-page machine-page"><${PageHead} title=${t('machine.title')} onClose=${onClose} />
    <div class="sub-body">
      ${machine && html`<p class="soft" data-test="addresses">${machine.addresses.length
        ? t('machine.address', { addresses: machine.addresses }) : t('machine.offline')}</p>`}
      ${machine?.here && html`<div class="choices">
        ${machine.volume !== null && html`<button class="key" data-test="quieter" onClick=${() => loud(-STEP)}>−</button>
          <span class="level" data-test="volume">${t('machine.volume', { percent: machine.volume })}</span>
          <button class="key" data-test="louder" onClick=${() => loud(STEP)}>+</button>`}
        <button class="key" data-test="machine-restart" onClick=${() => sure(t('machine.restart.sure'), () => power('restart'))}>${t('machine.restart')}</button>
        <button class="key" data-test="machine-off" onClick=${() => sure(t('machine.off.sure'), () => power('off'))}>${t('machine.off')}</button></div>`}
      ${machine?.here && html`<${Backups} sticks=${machine.sticks} ask=${ask} sure=${sure} tell=${tell} onLook=${look} />`}
      <fieldset><legend>${t('machine.parts')}</legend>
        ${checks === null && html`<p class="soft">${t('machine.looking')}</p>`}
        <${Parts} checks=${checks ?? []} />
        ${machine?.here && hands?.parts.some(({ name }) => name === BOARD) && html`<div class="choices">
          <button class="key" data-test="test-board" disabled=${test === 'on'}
            onClick=${() => setAsked({ question: t('machine.test.empty'), act: () => tryBoard(true), other: () => tryBoard(false) })}>
            ${t(test === 'on' ? 'machine.test.on' : 'machine.test')}</button></div>`}
        ${Array.isArray(test) && html`<${Parts} checks=${test} />`}
        ${machine?.here && hands?.sensors && html`<${Sensors} sensors=${hands.sensors} onIgnore=${ignore} />`}</fieldset>
    </div>
    ${asked && html`<${Ask} name="sure" title=${asked.question} no=${t('machine.no')} yes=${t('machine.yes')}
      onNo=${() => { setAsked(null); asked.other?.(); }} onYes=${() => { setAsked(null); asked.act(); }} />`}</main>`;
}

/** What was found about each part, in the page's language. */
export function Parts({ checks }) {
  return html`<ul class="checks">${checks.map(({ name, state, detail, remedy, texts }) => {
    const help = texts?.remedy ? say(texts.remedy) : remedy;
    return html`<li key=${name} class=${state} data-test=${`check-${name}`}>
      <b>${has(`machine.part.${name}`) ? t(`machine.part.${name}`) : name}</b>
      <span>${texts?.detail ? say(texts.detail) : detail}${help && html`<small>${help}</small>`}</span></li>`;
  })}</ul>`;
}

/** Sensors that are not believed, each to be believed again; and one to be believed no more. */
function Sensors({ sensors: { columns, rows, unbelieved }, onIgnore }) {
  const [column, setColumn] = useState('a');
  const [row, setRow] = useState('1');
  const place = column + row;
  const among = (name, value, take, all) => html`<select class="key" data-test=${`sensor-${name}`} aria-label=${t(`machine.sensor.${name}`)}
    value=${value} onChange=${(event) => take(event.target.value)}>${all.map((one) => html`<option value=${one} selected=${one === value}>${one}</option>`)}</select>`;
  return html`<div class="choices">
      ${unbelieved.map((one) => html`<button key=${one} class="key" data-test=${`believe-${one}`}
        onClick=${() => onIgnore(one, false)}>${t('machine.sensor.believe', { place: one })}</button>`)}</div>
    <div class="choices">
      ${among('column', column, setColumn, [...Array(columns).keys()].map((at) => String.fromCharCode(97 + at)))}
      ${among('row', row, setRow, [...Array(rows).keys()].map((at) => String(at + 1)))}
      <button class="key" data-test="ignore-sensor" disabled=${unbelieved.includes(place)}
        onClick=${() => onIgnore(place, true)}>${t('machine.sensor.ignore', { place })}</button></div>`;
}

function Backups({ sticks, ask, sure, tell, onLook }) {
  const [found, setFound] = useState(null);
  const list = (stick) => ask(get(`/api/machine/backups/${stick}`), ({ backups }) => setFound({ stick, backups }));
  const write = (stick) => ask(json('/api/machine/backup', { stick }), ({ backup }) => {
    tell(t('machine.backup.done', { backup }));
    list(stick);
  });
  const restore = (stick, backup) => sure(t('machine.restore.sure', { backup }), () =>
    ask(json('/api/machine/restore', { stick, backup, sure: true }), () => tell(t('machine.restore.done'))));
  return html`<fieldset><legend>${t('machine.backups')}</legend>
    ${sticks.length === 0 && html`<div class="choices"><p class="soft">${t('machine.no-stick')}</p>
      <button class="key" data-test="look-again" onClick=${onLook}>${t('machine.again')}</button></div>`}
    ${sticks.map(({ id, megabytes }) => html`<div key=${id} class="choices">
      <span class="level">${t('machine.stick', { id, gigabytes: (megabytes / 1024).toFixed(1) })}</span>
      <button class="key" data-test=${`backup-${id}`} onClick=${() => write(id)}>${t('machine.backup')}</button>
      <button class="key" data-test=${`backups-${id}`} onClick=${() => list(id)}>${t('machine.show')}</button></div>`)}
    ${found && html`<ul class="checks">${found.backups.map((backup) => html`<li key=${backup}><span>${backup}</span>
      <button class="key" onClick=${() => restore(found.stick, backup)}>
        <${Icon} name="undo" /><span>${t('machine.restore')}</span></button></li>`)}
      ${found.backups.length === 0 && html`<li>${t('machine.no-backup')}</li>`}</ul>`}
  </fieldset>`;
}
