// The simulated sensor board: pieces are clicked onto it as if they were set down on the real one.
// Only there while `lunar board-sim` runs behind the port the kiosk uses.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { get, json } from './api.js';
import { box, extent, placeName } from './grid.js';
import { Icon } from './icons.js';
import { t } from './texts.js';

const BARE = '.x';

export function SimBoard({ rows, sources }) {
  const [board, setBoard] = useState(null);
  const [open, setOpen] = useState(false);
  const [trouble, setTrouble] = useState('');
  const plug = sources.find(({ name }) => name === 'sensor-board');
  const take = ({ ok, error, body }) => {
    setTrouble(ok ? '' : error ?? t('page.unreachable'));
    if (ok) {
      setBoard(body);
    }
  };
  // What the plug says changes when a board comes or goes.
  useEffect(() => {
    if (plug) {
      get('/api/board-sim').then(take);
    }
  }, [plug?.working, plug?.detail, open]);
  if (!plug || !board?.present) {
    return null;
  }
  const standing = new Set(board.standing);
  const put = (places) => json('/api/board-sim', { standing: [...places] }).then(take);
  function toggle(place) {
    const next = new Set(standing);
    if (!next.delete(place)) {
      next.add(place);
    }
    put(next);
  }
  if (!open) {
    return html`<button class="key sim-chip" data-test="sim-board" onClick=${() => setOpen(true)}>
      <${Icon} name="gear" /><span>${t('sim.title')}</span></button>`;
  }
  return html`<section class="sim-board" data-test="sim-board-open" aria-label=${t('sim.title')}>
    <header><h2>${t('sim.title')}</h2>
      <button class="key" data-test="sim-same" onClick=${() => put(shownOn(rows))}>${t('sim.same')}</button>
      <button class="key" data-test="sim-close" aria-label=${t('page.close')} onClick=${() => setOpen(false)}>
        <${Icon} name="close" /></button></header>
    <p role="status">${trouble || t('sim.hint')}</p>
    <${Slots} rows=${rows} standing=${standing} onTap=${toggle} />
  </section>`;
}

/** The places on which the game has something. */
function shownOn(rows) {
  return rows.flatMap((row, y) => [...row].map((letter, x) => (BARE.includes(letter) ? null : placeName(x, y))))
    .filter(Boolean);
}

function Slots({ rows, standing, onTap }) {
  const { w, h } = extent(rows[0].length, rows.length);
  const places = rows.flatMap((row, y) => [...row].map((_, x) => placeName(x, y)));
  return html`<svg viewBox=${`0 0 ${w} ${h}`} role="group">${places.map((place) => {
    const b = box(place);
    const on = standing.has(place);
    return html`<rect key=${place} class=${on ? 'on' : ''} role="button" aria-label=${place} aria-pressed=${on}
      data-sim=${place} x=${b.x + 1} y=${b.y + 1} width=${b.w - 2} height=${b.h - 2} rx="5"
      onClick=${() => onTap(place)} />`;
  })}</svg>`;
}
