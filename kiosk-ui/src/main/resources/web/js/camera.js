// The camera's page: what it sees, how well, where it looks, and the colours in this light.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { Ask } from './ask.js';
import * as api from './camera-api.js';
import { Calibration, summary } from './calibration.js';
import { BoardCorners, useBoard } from './board-corners.js';
import { Preview } from './camera-preview.js';
import { Cameras } from './camera-choice.js';
import { DieFaceView } from './blocks/die.js';
import { Icon } from './icons.js';
import { colours, t } from './texts.js';

const LOOK_MS = 300;
const LOST_MS = 2000;
const NOTHING = { source: null, picture: null, state: 'absent', die: null, reason: null, health: [], tray: null, profile: null,
  calibration: null, corrections: 0 };

/** `board` opens it where the board's corners are touched; `colours` where they are learnt, and closes it after that. */
export function CameraPage({ board: toBoard = false, colours: toColours = false, simulated, tell, throwDie, onClose }) {
  const [view, act] = useCamera(tell);
  const [marking, setMarking] = useState(false);
  const [asking, setAsking] = useState(null);
  const [choosing, setChoosing] = useState(false);
  const [pointing, setPointing] = useState(toBoard);
  const board = useBoard();
  useEffect(() => {
    if (toColours) {
      act(() => api.calibrate('start'));
    }
  }, []);

  async function learn(call) {
    const now = await act(call);
    if (toColours && now && !now.calibration) {
      onClose();
    }
  }

  async function mark(area) {
    setMarking(false);
    await act(() => api.tray(area));
  }

  async function close() {
    if (view.calibration) {
      await api.calibrate('cancel');
    }
    onClose();
  }

  return html`<main class="camera-page">
    <header><button class="key" data-test="camera-back" onClick=${close}><${Icon} name="back" /><span>${t('camera.back')}</span></button>
      <h1 data-test="headline">${t('camera.title')}</h1>
      ${view.source && !view.calibration && html`<button class="key" data-test="cameras" onClick=${() => setChoosing(true)}>
        <${Icon} name="camera" /><span>${t('camera.choose')}</span></button>`}
      ${simulated && html`<span class="pill" data-test="simulated">${t('page.simulated')}</span>`}</header>
    ${pointing && board ? html`<${BoardCorners} board=${board} tell=${tell} onDone=${() => setPointing(false)} />`
      : html`<${Preview} view=${view} marking=${marking} onTray=${mark} onSmall=${() => tell(t('camera.tray.small'))} />`}
    <${Health} lines=${view.health} source=${view.source} />
    <aside>
      ${view.calibration
        ? html`<${Calibration} view=${view} act=${learn} simulated=${simulated} throwDie=${throwDie} />`
        : html`<${Reading} view=${view} />
          <${Keys} view=${view} act=${act} marking=${marking} onMark=${setMarking} onAsk=${setAsking} />
          ${board?.follows && html`<button class=${`key ${pointing ? 'chosen' : ''}`} data-test="board-corners" aria-pressed=${pointing}
            onClick=${() => setPointing(!pointing)}><${Icon} name="eye" /><span>${t('camera.board')}</span></button>`}`}
    </aside>
    ${choosing && html`<${Cameras} source=${view.source} act=${act} onDone=${() => setChoosing(false)} />`}
    ${asking && html`<${Ask} name="ask" title=${t(`camera.ask.${asking}`)} hint=${t(`camera.ask.${asking}.hint`)}
      no=${t('camera.ask.no')} yes=${t('camera.ask.yes')} onNo=${() => setAsking(null)} onYes=${() => {
      setAsking(null);
      act(asking === 'colours' ? api.wipeProfile : api.wipeCorrections);
    }} />`}
  </main>`;
}

/** How the camera is, and what does something about it: that resolves to how all stands then, or null. */
export function useCamera(tell) {
  const [view, setView] = useState(NOTHING);
  useLooking(setView);
  async function act(call) {
    const answer = await call();
    if (!answer.ok) {
      tell(answer.error ?? t('page.unreachable'));
      return null;
    }
    setView(answer.body);
    return answer.body;
  }
  return [view, act];
}

/** Asks again and again, each time when the last answer has come, until the page is closed. */
function useLooking(setView) {
  useEffect(() => {
    let timer = 0;
    let open = true;
    async function look() {
      const answer = await api.view();
      if (open) {
        if (answer.ok) {
          setView(answer.body);
        }
        timer = setTimeout(look, answer.ok ? LOOK_MS : LOST_MS);
      }
    }
    look();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, []);
}

/** The die that is read, in colours and words. */
export function Reading({ view }) {
  const { die, state, reason } = view;
  return html`<section class=${`reading ${die ? (die.sure ? 'sure' : 'unsure') : ''}`} aria-live="polite" data-test="reading">
    <${DieFaceView} face=${die?.quadrants ?? null} />
    <div><p class="seen">${die ? t('camera.seen', { colours: colours([...new Set(die.quadrants.flat())]) })
        : t(reason ? `camera.reason.${reason}` : 'camera.none')}</p>
      <p class="soft">${t(`camera.state.${state}`)}${die && ` · ${t(die.sure ? 'camera.sure' : 'camera.unsure')}`}</p></div>
  </section>`;
}

/** What was measured in the picture; of a camera that gives none, what is wrong with it. */
function Health({ lines, source }) {
  if (source && source.state !== 'running') {
    return html`<ul class="health" data-test="health"><li class=${`source ${source.state === 'connecting' ? 'fair' : 'bad'}`}
      data-test="health-source"><b>${t('health.source')}</b><span role="status">${source.sentence}</span></li></ul>`;
  }
  return html`<ul class="health" data-test="health">${lines.map(({ kind, level, advice }) => html`
    <li class=${level} data-test=${`health-${kind}`}><b>${t(`health.${kind}`)}</b>
      <span>${t(`health.${kind}.${advice}`)}</span></li>`)}</ul>`;
}

function Keys({ view, act, marking, onMark, onAsk }) {
  const shifted = view.health.some(({ kind, level }) => kind === 'place' && (level === 'fair' || level === 'bad'));
  return html`<div class="camera-keys">
    <div class="pair">
      <button class=${`key ${marking ? 'chosen' : ''}`} data-test="tray-mark" aria-pressed=${marking} onClick=${() => onMark(!marking)}>
        <${Icon} name="tray" /><span>${t(marking ? 'camera.tray.stop' : 'camera.tray.mark')}</span></button>
      ${view.tray && html`<button class="key" data-test="tray-clear" onClick=${() => act(() => api.tray(null))}>
        <span>${t('camera.tray.clear')}</span></button>`}
    </div>
    ${shifted && html`<button class="key" data-test="placed" onClick=${() => act(api.placed)}>
      <${Icon} name="check" /><span>${t('camera.placed')}</span></button>`}
    <button class="key main" data-test="calibrate" onClick=${() => act(() => api.calibrate('start'))}>
      <${Icon} name="palette" /><span>${t('camera.calibrate')}</span></button>
    <p class="soft" data-test="profile">${summary(view.profile)}</p>
    ${view.profile && html`<button class="key" data-test="profile-wipe" onClick=${() => onAsk('colours')}>
      <${Icon} name="bin" /><span>${t('camera.profile.wipe')}</span></button>`}
    ${view.corrections > 0 && html`<div class="pair" data-test="corrections">
      <a class="key" role="button" href="/api/corrections.zip" download="corrections.zip" data-test="corrections-save"><${Icon} name="save" />
        <span>${t('camera.corrections', { n: view.corrections })}</span></a>
      <button class="key" data-test="corrections-wipe" aria-label=${t('camera.corrections.wipe')} onClick=${() => onAsk('corrections')}>
        <${Icon} name="bin" /></button></div>`}
  </div>`;
}
