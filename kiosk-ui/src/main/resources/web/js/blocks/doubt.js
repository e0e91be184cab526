// Where board and game do not agree: what differs and why, what to do, and what can be chosen.

import { html, useRef } from '/vendor/htm/preact/standalone.module.js';
import { NOTHING } from '../choosing.js';
import { has, say, t } from '../texts.js';
import { Lattice } from './lattice.js';

const MOST_SHOWN = 6;

/** The places to ring on the board: those that differ, or in which the answers do. */
export function doubtful(doubt, rows) {
  if (!doubt) {
    return [];
  }
  return doubt.differences.length > 0
    ? doubt.differences.map(({ at }) => at)
    : [...new Set(doubt.answers.flatMap((answer) => changes(rows, answer.rows)))];
}

export function Doubt({ doubt, rows, busy, onAnswer }) {
  const done = useTicked(doubt);
  const open = doubt.differences;
  const from = `device.${doubt.source}`;
  return html`<section class=${`doubt ${doubt.kind}`} role="alert" data-test="doubt">
    <h2>${has(from) && html`<small data-test="doubt-from">${t(from)}</small> `}${say(doubt.headline)}</h2>
    ${doubt.answers.length > 0 && html`<div class="answers">${doubt.answers.map(({ id, label, rows: then }) => html`
      <button key=${id} class="key answer" data-test="answer" data-answer=${id} disabled=${busy} onClick=${() => onAnswer(id)}>
        <${Lattice} block=${{ rows: then, stations: [] }} lit=${[]} choosing=${NOTHING} seat=${null}
          marked=${changes(rows, then)} closes=${[]} show=${null} onTap=${() => {}} />
        <span>${say(label)}</span></button>`)}</div>`}
    ${(open.length > 0 || done.length > 0) && html`<ul>
      ${open.slice(0, MOST_SHOWN).map(({ at, why }) => html`
        <li key=${at} data-test=${`differs-${at}`}><b>${at}</b> ${say(why)}</li>`)}
      ${open.length > MOST_SHOWN && html`<li>…</li>`}
      ${done.length > 0 && html`<li key="done" class="ticked" data-test="ticked">
        ${done.map((at) => html`<span key=${at}>✓ ${at}</span>`)}</li>`}</ul>`}
  </section>`;
}

/** The places that were listed since this kind of doubt came up and are right by now. */
function useTicked(doubt) {
  const listed = useRef({ kind: null, places: [] });
  if (listed.current.kind !== doubt.kind) {
    listed.current = { kind: doubt.kind, places: [] };
  }
  const open = doubt.differences.map(({ at }) => at);
  const known = listed.current.places;
  known.push(...open.filter((at) => !known.includes(at)));
  return known.filter((at) => !open.includes(at));
}

/** The places at which two boards differ. */
function changes(before, after) {
  const places = [];
  after.forEach((row, y) => [...row].forEach((character, x) => {
    if (before[y]?.[x] !== character) {
      places.push(String.fromCharCode(97 + x) + (y + 1));
    }
  }));
  return places;
}
