// The board and how a game is set up on it: choose a tool, then touch the places. What stands where
// at first comes from the table, as it would begin a game by these rules.

import { html, useState } from '/vendor/htm/preact/standalone.module.js';
import { Lattice } from './blocks/lattice.js';
import { isSpace, placeName } from './grid.js';
import { Icon } from './icons.js';
import { piece } from './pieces.js';
import { put, read, write } from './rule-fields.js';
import { t } from './texts.js';

const SIZES = [{ path: 'board.width', usual: 9 }, { path: 'board.height', usual: 9 }];
const LEAST = 3;
const MOST = 12;
// For each tool the list it fills and the characters of the position notation that show it.
const TOOLS = { robots: '1v', astronauts: '2w', ufos: 'uvw', blocked: 'x', nothing: '' };
const DOMES = { D: 'orange', d: 'green' };
const NO_CHOICE = { path: [], selected: null, group: null };

const places = (rows) => rows.flatMap((row, y) => [...row].map((character, x) => [placeName(x, y), character]));
const showing = (rows, letters) => places(rows).filter(([, character]) => letters.includes(character)).map(([place]) => place);

/** The set-up that these rows show, as the house rules write it. */
function setupOf(rows) {
  return {
    start: Object.fromEntries(places(rows).filter(([, c]) => DOMES[c]).map(([place, c]) => [place, DOMES[c]])),
    robots: showing(rows, TOOLS.robots),
    astronauts: showing(rows, TOOLS.astronauts),
    ufos: showing(rows, TOOLS.ufos),
  };
}

const toggled = (list, place) => (list.includes(place) ? list.filter((one) => one !== place) : [...list, place]);

export function BoardEditor({ rules, screen, onRules }) {
  const [tool, setTool] = useState('robots');
  const block = screen?.blocks.find(({ type }) => type === 'lattice');
  if (!block) {
    return html`<p class="soft">${t('page.loading')}</p>`;
  }
  const rows = block.rows;
  const blocked = rules.board?.blocked ?? [];

  /** Another size begins with an empty board of its own. */
  function resize(field, value) {
    const bare = put(put(rules, ['board', 'blocked'], undefined), ['setup'], undefined);
    onRules(write(bare, field, value));
  }

  function tap(place) {
    const setup = setupOf(rows);
    if (tool === 'blocked' || tool === 'nothing') {
      const lists = ['robots', 'astronauts', 'ufos'].map((name) => [name, setup[name].filter((one) => one !== place)]);
      const stood = lists.some(([name, left]) => left.length < setup[name].length);
      const next = tool === 'blocked' ? toggled(blocked, place) : blocked.filter((one) => one !== place);
      const cleared = stood ? put(rules, ['setup'], { ...setup, ...Object.fromEntries(lists) }) : rules;
      onRules(put(cleared, ['board', 'blocked'], next.length ? next : undefined));
    } else if (isSpace(place) && !blocked.includes(place)) {
      onRules(put(rules, ['setup'], { ...setup, [tool]: toggled(setup[tool], place) }));
    }
  }

  return html`<div class="board-editor">
    <div class="board-area"><${Lattice} block=${{ rows, stations: [] }} lit=${places(rows).map(([place]) => place)} choosing=${NO_CHOICE}
      seat=${null} marked=${[]} closes=${[]} show=${null} onTap=${(place, close) => close && tap(place)} /></div>
    <aside>${SIZES.map((field) => html`<${Size} key=${field.path} field=${field} value=${read(rules, field)}
        onValue=${(value) => resize(field, value)} />`)}
      <div class="palette" role="radiogroup" aria-label=${t('rules.tool')}>${Object.entries(TOOLS).map(([name, letters]) => html`
        <button class=${`key swatch ${name === tool ? 'chosen' : ''}`} role="radio" aria-checked=${name === tool}
          data-test=${`tool-${name}`} onClick=${() => setTool(name)}><${Tool} letter=${letters[0]} /><span>${t(`rules.tool.${name}`)}</span></button>`)}</div>
    </aside></div>`;
}

function Tool({ letter }) {
  const drawing = letter && piece(letter, 28, 28);
  return drawing ? html`<svg class="icon" viewBox="0 0 28 28" aria-hidden="true">${drawing}</svg>` : html`<${Icon} name=${letter ? 'close' : 'bin'} />`;
}

function Size({ field, value, onValue }) {
  const label = t(`rule.${field.path}`);
  const key = (icon, by, text) => html`<button class="key" aria-label=${t(text, { what: label })} data-test=${`${field.path}-${icon}`}
    disabled=${value + by < LEAST || value + by > MOST} onClick=${() => onValue(value + by)}><${Icon} name=${icon} /></button>`;
  return html`<div class="rule-row" role="group" aria-label=${label}><span class="words">${label}</span>
    <div class="stepper">${key('minus', -1, 'rules.less')}<output>${value}</output>${key('plus', 1, 'rules.more')}</div></div>`;
}
