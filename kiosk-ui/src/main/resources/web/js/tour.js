// The first game: a little one on a board of its own, played by the table's rules, scene by scene.
// The game that is on is not touched.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { get } from './api.js';
import { Die } from './blocks/die.js';
import { Lattice } from './blocks/lattice.js';
import { Tracks } from './blocks/tracks.js';
import { Icon } from './icons.js';
import { PageHead } from './page-head.js';
import { useShow } from './show.js';
import { BoardCards, PageCards } from './show-cards.js';
import { say, t } from './texts.js';

export function TourPage({ onClose }) {
  const [scenes, setScenes] = useState(null);
  const [error, setError] = useState(null);
  useEffect(() => {
    get('/api/tour').then(({ ok, error: why, body }) => {
      setError(ok ? null : why ?? t('page.unreachable'));
      setScenes(ok ? body.scenes : null);
    });
  }, []);
  if (!scenes) {
    return html`<main class="sub-page"><${PageHead} title=${t('tour.title')} onClose=${onClose} />
      <p class="soft" role="status">${error ?? t('page.loading')}</p></main>`;
  }
  return html`<${Tour} scenes=${scenes} onClose=${onClose} />`;
}

function Tour({ scenes, onClose }) {
  const [{ at, forward }, setAt] = useState({ at: 0, forward: false });
  const [taken, setTaken] = useState([]);
  const scene = scenes[at];
  const blocks = Object.fromEntries(scene.blocks.map((block) => [block.type, block]));
  const show = useShow({ number: at, happenings: scene.happenings }, forward);
  const task = show.blocking ? null : scene.toDo[0] ?? null;
  const rolls = task?.group === 'roll';
  const last = at === scenes.length - 1;
  const go = (to) => {
    setTaken([]);
    setAt({ at: to, forward: to > at });
  };
  const lit = task && !rolls ? [task.path[taken.length]] : [];
  function tap(place) {
    if (place === null) {
      return;
    }
    if (taken.length + 1 === task.path.length) {
      go(at + 1);
    } else {
      setTaken([...taken, place]);
    }
  }
  return html`<main class="sub-page tour-page"><${PageHead} title=${t('tour.title')} onClose=${onClose}>
      <span class="soft" data-test="tour-at">${t('tour.at', { at: at + 1, n: scenes.length })}</span><//>
    <div class="board-area">
      <${Lattice} block=${blocks.lattice} lit=${lit} choosing=${{ group: task?.group ?? null, path: taken, selected: null }} seat="orange"
        marked=${[]} closes=${[]} show=${show} onTap=${tap} />
      <${BoardCards} show=${show} die=${blocks.die} rows=${blocks.lattice.rows.length} />
    </div>
    <aside>
      <${Tracks} block=${blocks.tracks} pending=${show.pending} turn=${blocks.turn.seat} />
      <div class="lesson" aria-live="polite"><p data-test="tour-text">${say(scene.text)}</p>
        <small>${t('teach.rule', { rule: scene.rule })}</small></div>
      ${rolls ? html`<button class="key roll-key" data-test="tour-roll" onClick=${() => go(at + 1)}><${Icon} name="roll" /><span>${t('roll.electronic')}</span></button>`
        : html`<div class="lesson-die"><${Die} block=${blocks.die} /></div>`}
      <div class="replay-keys">
        <button class="key" data-test="tour-back" aria-label=${t('page.back')} disabled=${at === 0} onClick=${() => go(at - 1)}><${Icon} name="previous" /></button>
        ${last ? html`<button class="key main" data-test="tour-play" onClick=${onClose}><${Icon} name="rocket" /><span>${t('tour.play')}</span></button>`
          : html`<button class=${`key ${task ? '' : 'main'}`} data-test="tour-next" disabled=${Boolean(task) || show.blocking} onClick=${() => go(at + 1)}>
            <${Icon} name="next" /><span>${t('tour.next')}</span></button>`}
      </div>
    </aside>
    <${PageCards} show=${show} />
  </main>`;
}
