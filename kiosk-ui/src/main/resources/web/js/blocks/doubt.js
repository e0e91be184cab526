// Where board and game do not agree: what differs and why, what to do, and what can be chosen.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { NOTHING } from '../choosing.js';
import { say } from '../texts.js';
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
  return html`<section class=${`doubt ${doubt.kind}`} role="alert" data-test="doubt">
    <h2>${say(doubt.headline)}</h2>
    ${doubt.differences.length > 0 && html`<ul>${doubt.differences.slice(0, MOST_SHOWN).map(({ at, why }) => html`
      <li key=${at} data-test=${`differs-${at}`}><b>${at}</b> ${say(why)}</li>`)}
      ${doubt.differences.length > MOST_SHOWN && html`<li>…</li>`}</ul>`}
    ${doubt.answers.length > 0 && html`<div class="answers">${doubt.answers.map(({ id, label, rows: then }) => html`
      <button key=${id} class="key answer" data-test="answer" disabled=${busy} onClick=${() => onAnswer(id)}>
        <${Lattice} block=${{ rows: then, stations: [] }} lit=${[]} choosing=${NOTHING} seat=${null}
          marked=${changes(rows, then)} closes=${[]} show=${null} onTap=${() => {}} />
        <span>${say(label)}</span></button>`)}</div>`}
  </section>`;
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
