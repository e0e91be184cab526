// The first start of a table, page by page: language, what was found, die and board, sound. Each page can wait, and
// the settings lead here again.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { get } from './api.js';
import { useBoard } from './board-corners.js';
import { summary } from './calibration.js';
import { CameraPage, Reading, useCamera } from './camera.js';
import { Cameras } from './camera-choice.js';
import { Preview } from './camera-preview.js';
import { Icon } from './icons.js';
import { Parts } from './machine.js';
import { change, Languages, settings } from './settings.js';
import { Toggles } from './settings-page.js';
import { play } from './sound.js';
import { t } from './texts.js';
import { speak } from './voice.js';

const HANDS_MS = 2000;
const PAGES = [
  { id: 'language', title: 'settings.language', Page: LanguagePage },
  { id: 'table', title: 'first.table', Page: TablePage },
  { id: 'die', title: 'first.die', Page: DiePage },
  { id: 'sound', title: 'settings.show', Page: SoundPage },
];

/** `onLeave`, where it was opened again, leads back; `onDone` ends it. `throwDie` throws the simulated table's die. */
export function FirstStart({ tell, simulated, throwDie, onChange, onLeave, onDone }) {
  const [at, setAt] = useState(onLeave || !settings().language ? 0 : 1);
  const [camera, setCamera] = useState(null);
  const { id, title, Page } = PAGES[at];
  async function keep(changes, then) {
    const trouble = await change(changes);
    if (trouble) {
      tell(trouble);
    } else {
      then();
    }
    onChange();
  }
  const end = (then) => keep({ welcomed: true }, then);
  const on = () => (at === PAGES.length - 1 ? end(onDone)
    : settings().language ? setAt(at + 1) : keep({ language: 'en' }, () => setAt(at + 1)));
  const back = () => (at > 0 ? setAt(at - 1) : onLeave());
  if (camera) {
    return html`<${CameraPage} board=${camera === 'board'} colours=${camera === 'colours'} simulated=${simulated}
      throwDie=${throwDie} tell=${tell} onClose=${() => setCamera(null)} />`;
  }
  return html`<main class="sub-page first-start" data-test="first-start" data-page=${id}>
    <header><${Icon} name="rocket" /><h1 data-test="headline">${settings().language ? t(title) : t('page.title')}</h1>
      ${settings().language && html`<button class="key" data-test="first-later" onClick=${() => end(onLeave ?? onDone)}>
        ${t(onLeave ? 'page.close' : 'first.later')}</button>`}</header>
    <div class="sub-body"><${Page} tell=${tell} simulated=${simulated} throwDie=${throwDie} onChange=${onChange}
      onCamera=${setCamera} onNext=${() => setAt(at + 1)} /></div>
    <footer>${at > 0 || onLeave ? html`<button class="key" data-test="first-back" onClick=${back}>
        <${Icon} name="back" /><span>${t('page.back')}</span></button>` : html`<i />`}
      <span data-test="first-at">${t('first.at', { at: at + 1, n: PAGES.length })}</span>
      <button class="key main" data-test="first-next" onClick=${on}><span>${t(at < PAGES.length - 1 ? 'first.next' : 'first.play')}</span>
        <${Icon} name=${at < PAGES.length - 1 ? 'next' : 'rocket'} /></button></footer></main>`;
}

function LanguagePage({ tell, onChange, onNext }) {
  return html`<p class="hello"><${Icon} name="globe" /><span>${t('first.title')}</span></p>
    <${Languages} tell=${tell} onChange=${onChange} onChosen=${onNext} />`;
}

/** What was found: the cameras, and what has buttons, lamps or sensors. */
function TablePage({ tell, simulated }) {
  const [view, act] = useCamera(tell);
  const board = useBoard();
  const [hands, setHands] = useState(null);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    const look = () => get('/api/machine/hands').then(({ ok, body }) => ok && setHands(body.parts));
    const timer = setInterval(look, HANDS_MS);
    look();
    return () => clearInterval(timer);
  }, []);
  const found = [...(view.source ? [dieCamera(view.source, simulated)] : []), ...(board ? [boardCamera(board)] : []),
    ...(hands?.length === 0 ? [{ name: 'hands', state: 'absent', detail: t('first.hands.none') }] : hands ?? [])];
  return html`<p>${t('first.found')}</p><${Parts} checks=${found} />
    <div class="choices"><button class="key" data-test="cameras" disabled=${!view.source} onClick=${() => setChoosing(true)}>
      <${Icon} name="camera" /><span>${t('first.camera.other')}</span></button></div>
    ${choosing && html`<${Cameras} source=${view.source} act=${act} onDone=${() => setChoosing(false)} />`}`;
}

function dieCamera({ name, state, sentence }, simulated) {
  const well = state === 'running';
  return { name: 'die-camera', state: well ? 'ok' : state === 'connecting' ? 'warn' : 'fail',
    detail: !well ? sentence : simulated ? t('first.camera.simulated') : t('first.camera.looks', { name }) };
}

const boardCamera = ({ follows }) => ({ name: 'board-camera', state: follows ? 'ok' : 'absent',
  detail: t(follows ? 'first.board.follows' : 'first.board.not') });

function DiePage({ tell, simulated, throwDie, onCamera }) {
  const [view] = useCamera(tell);
  const board = useBoard();
  return html`<div class="first-die"><section><${Preview} view=${view} marking=${false} />
      ${simulated && html`<button class="key" data-test="throw" aria-label=${t('roll.throw.label')}
        onClick=${throwDie}><${Icon} name="throw" /><span>${t('roll.throw')}</span></button>`}
      <p class="soft">${t('first.wait')}</p></section>
    <section><p>${t('first.die.ask')}</p><${Reading} view=${view} />
      <button class="key" data-test="first-colours" onClick=${() => onCamera('colours')}>
        <${Icon} name="palette" /><span>${t('first.die.learn')}</span></button>
      <p class="soft" data-test="profile">${summary(view.profile)}</p>
      ${board?.follows && html`<p>${t(board.corners.length > 0 ? 'first.board.found' : 'first.board.lost')}</p>
        <button class="key" data-test="first-board" onClick=${() => onCamera('board')}>
          <${Icon} name="eye" /><span>${t('first.board.place')}</span></button>`}</section></div>`;
}

function SoundPage({ tell, onChange }) {
  function sound() {
    play('won');
    speak(t('first.sound.said'));
  }
  return html`<${Toggles} tell=${tell} onChange=${onChange} />
    <div class="choices"><button class="key" data-test="first-sound" disabled=${!settings().sound && !settings().voice} onClick=${sound}>
      <${Icon} name="sound" /><span>${t('first.sound.try')}</span></button></div>`;
}
