// The page: follows the stream of screens and shows the one that is on.

import { html, render, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { CameraPage } from './camera.js';
import { follow } from './feed.js';
import { FirstStart } from './first-start.js';
import { Icon } from './icons.js';
import { NewGame } from './new-game.js';
import { PairPage } from './pair.js';
import { PhonePage } from './phone.js';
import { GamePage as Play } from './game-page.js';
import { shades } from './pieces.js';
import { readingTrouble } from './roll.js';
import { useShow } from './show.js';
import { loadSession, pinOfAddress, unknownSession } from './session.js';
import { loadSettings, settings, takeSettings } from './settings.js';
import { say, t } from './texts.js';
import { answerAtOnce } from './touch.js';
import { announce } from './voice.js';

const TOAST_MS = 7000;

function App({ first, pin }) {
  const [session, setSession] = useState(first);
  const [arrived, setArrived] = useState(false);
  const [feed, setFeed] = useState({ published: null, fresh: false });
  const [online, setOnline] = useState(true);
  const [asked, setAsked] = useState(false);
  const [camera, setCamera] = useState(false);
  const [busy, setBusy] = useState(false);
  const [toast, setToast] = useState(null);
  const [, redraw] = useState(0);
  const calls = useRef(0);
  const { published, fresh } = feed;
  const show = useShow(published, fresh);

  const stranger = session.role === 'stranger';
  const changed = () => redraw((n) => n + 1);

  useEffect(() => (stranger ? undefined : follow({
    onScreen(next) {
      document.body.dataset.number = next.number;
      setFeed((last) => ({ published: next, fresh: last.published?.number === next.number - 1 }));
      setBusy(false);
      if (next.notice) {
        setToast({ text: say(next.notice), rule: '', places: [] });
      } else if (next.happenings.length > 0) {
        setToast(null);
      }
    },
    onLine: setOnline,
    onSession: setSession,
    onSettings: (body) => takeSettings(body).then(changed),
    // A phone that was sent away is told so by the table, not by its silence.
    async onLost() {
      const now = await loadSession();
      if (now?.role === 'stranger') {
        setFeed({ published: null, fresh: false });
        setOnline(true);
        setSession(now);
      }
    },
  })), [stranger]);

  // Only the table speaks: the phones lie around it.
  useEffect(() => {
    if (fresh && session.role === 'table') {
      announce(published);
    }
  }, [published?.number]);

  useEffect(() => {
    if (!toast) {
      return undefined;
    }
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  /** Runs one call at a time and tells what went wrong; resolves to whether it was taken. */
  async function run(call) {
    if (busy) {
      return false;
    }
    const mine = ++calls.current;
    setBusy(true);
    setToast(null);
    const answer = await call();
    if (mine === calls.current) {
      setBusy(false);
    }
    if (!answer.ok) {
      setToast(trouble(answer));
    }
    return answer.ok;
  }

  /** Sends a picture to be read; `call` says of what. */
  async function picture(file, call = api.diePicture) {
    setToast(null);
    const answer = await call(published.number, file);
    if (!answer.ok) {
      setToast('reading' in answer.body
        ? { text: readingTrouble(answer), rule: '', places: [] } : trouble(answer));
    }
  }

  if (stranger) {
    return html`<${PairPage} pin=${arrived ? null : pin} onPaired=${(now) => {
      setArrived(true);
      setSession(now);
    }} />`;
  } else if (!published) {
    return html`<main class="loading">${online ? t('page.loading') : t('page.offline')}</main>`;
  }
  const telling = (text) => setToast({ text, rule: '', places: [] });
  const running = published.screen !== null;
  const isOver = running && published.screen.blocks.some(({ type, result }) => type === 'turn' && result);
  return html`
    <svg class="shades" width="0" height="0" aria-hidden="true">${shades}</svg>
    ${session.role !== 'table' ? html`<${PhonePage} session=${session} arrived=${arrived} published=${published} show=${show}
        run=${run} busy=${busy} toast=${toast} tell=${telling} onSession=${setSession} />`
      : !settings().welcomed ? html`<${FirstStart} simulated=${published.simulated} throwDie=${() => run(api.throwDie)}
          tell=${telling} onChange=${changed} onDone=${changed} />`
      : camera ? html`<${CameraPage} board=${camera === 'board'} simulated=${published.simulated} throwDie=${() => run(api.throwDie)}
          tell=${telling} onClose=${() => setCamera(false)} />`
      : running && !asked
      ? html`<${Play} published=${published} show=${show} run=${run} busy=${busy} toast=${toast}
          tell=${(key) => telling(t(key))}
          onPicture=${picture} onCamera=${(what) => setCamera(what === 'board' ? what : true)} onNew=${() => setAsked(true)} />`
      : html`<${NewGame} running=${running && !isOver} run=${run} busy=${busy} simulated=${published.simulated}
          session=${session} tell=${telling} onChange=${changed}
          revision=${published.number} onDone=${() => setAsked(false)} />`}
    ${toast && html`<${Toast} toast=${toast} onClose=${() => setToast(null)} />`}
    ${online && published.warnings.length > 0 && html`<div class="warnings" role="status" data-test="warnings">
      ${published.warnings.map((warning, i) => html`<p key=${i}>${say(warning)}</p>`)}</div>`}
    ${!online && html`<div class="offline" role="alert" data-test="offline">${t('page.offline')}</div>`}`;
}

function Toast({ toast, onClose }) {
  return html`<div class="toast" role="alert" data-test="toast" onClick=${onClose}>
    <p>${toast.rule && html`<b class="rule">${toast.rule}</b> `}${toast.text}</p>
    <button class="key" aria-label=${t('page.close')} onClick=${onClose}><${Icon} name="close" /></button></div>`;
}

function trouble({ refused, error, unreachable }) {
  if (refused) {
    return { text: say(refused.text), rule: refused.rule, places: refused.places ?? [] };
  }
  return { text: unreachable || !error ? t('page.unreachable') : error, rule: '', places: [] };
}

const pin = pinOfAddress();
const [first] = await Promise.all([loadSession(), loadSettings()]);
answerAtOnce();
render(html`<${App} first=${first ?? unknownSession} pin=${pin} />`, document.getElementById('app'));
