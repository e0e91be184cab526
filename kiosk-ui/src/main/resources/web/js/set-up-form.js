// The set-up of a game that says itself what there is to choose.

import { html, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { CardsEditor } from './cards-editor.js';
import { Badge, Icon } from './icons.js';
import { Names } from './names.js';
import { has, say, t } from './texts.js';

/** What is chosen when nobody has chosen. */
export function usual(fields) {
  return Object.fromEntries(fields.flatMap((field) =>
    field.type === 'count' ? [[field.id, field.byDefault]] : field.type === 'word' ? [[field.id, field.words[0]]] : []));
}

const seatsOf = (field, setup) => field.seats.slice(0, setup[field.count] ?? field.seats.length);

/** The set-up without what the number of players leaves out. */
export function fitting(fields, setup) {
  const fit = { ...setup };
  for (const field of fields) {
    if (field.type === 'names' && fit[field.id]) {
      const seats = seatsOf(field, fit);
      fit[field.id] = Object.fromEntries(Object.entries(fit[field.id]).filter(([seat, name]) => name && seats.includes(seat)));
    } else if (field.type === 'seat' && fit[field.id] && !seatsOf(field, fit).includes(fit[field.id])) {
      delete fit[field.id];
    }
  }
  return fit;
}

/** What is asked; a game may have its own words for it. */
const question = (game, { id }) => t([`set-up.${game}.${id}`, `set-up.${id}`].find(has));

const shelf = (game, id) => `set-up.${game}.${id}`;

/** The documents that were brought for this game before. */
export function kept(game, fields) {
  return Object.fromEntries(fields.filter(({ type }) => type === 'document')
    .map(({ id }) => [id, localStorage.getItem(shelf(game, id))]).filter(([, text]) => text));
}

export function SetUpForm({ game, fields, setup, onChange }) {
  const [naming, setNaming] = useState(null);
  const put = (id, value) => onChange({ ...setup, [id]: value });
  const key = (field, value, text, look = '') => {
    const chosen = setup[field.id] === value;
    return html`<button class=${`key ${look} ${chosen ? 'chosen' : ''}`} aria-pressed=${chosen} data-test=${`set-up-${field.id}-${value}`}
      onClick=${() => put(field.id, value)}>${text}</button>`;
  };
  const draw = {
    word: (field) => field.words.map((word) => key(field, word, t(`set-up.${field.id}.${word}`))),
    count: (field) => Array.from({ length: field.most - field.least + 1 }, (_, i) => key(field, field.least + i, field.least + i)),
    seat: (field) => seatsOf(field, setup).map((seat, i) => {
      const chosen = (setup[field.id] ?? field.seats[0]) === seat;
      return html`<button class=${`key seat ${seat} ${chosen ? 'chosen' : ''}`} aria-pressed=${chosen} data-test=${`set-up-${field.id}-${seat}`}
        onClick=${() => put(field.id, seat)}><${Badge} seat=${seat} /><span>${t(`seat.${seat}`)}</span></button>`;
    }),
    document: (field) => html`<${Document} game=${game} field=${field} text=${setup[field.id]} onChange=${(text) => put(field.id, text)} />`,
    names: (field) => html`<button class="key" data-test=${`set-up-${field.id}`} onClick=${() => setNaming(field)}><${Icon} name="people" />
      <span>${Object.values(setup[field.id] ?? {}).filter(Boolean).join(' · ') || t('new.names')}</span></button>`,
  };
  return html`<div class="set-up">${fields.map((field) => html`<fieldset key=${field.id}><legend>${question(game, field)}</legend>
      <div class="choices">${draw[field.type](field)}</div></fieldset>`)}
    ${naming && html`<${Names} seats=${seatsOf(naming, setup)} names=${setup[naming.id] ?? {}}
      onChange=${(names) => put(naming.id, names)} onClose=${() => setNaming(null)} />`}</div>`;
}

/** A text to give out as a file, and to take in from one after the table has looked at it. */
function Document({ game, field, text, onChange }) {
  const [trouble, setTrouble] = useState(null);
  const [editing, setEditing] = useState(false);
  function keep(own) {
    setTrouble(null);
    if (own) {
      localStorage.setItem(shelf(game, field.id), own);
    } else {
      localStorage.removeItem(shelf(game, field.id));
    }
    onChange(own);
  }
  /** What is wrong with a table, in the page's language; null when the table can be played with. */
  async function problemOf(own) {
    const answer = await api.json('/api/games/check', { game, setup: { [field.id]: own } });
    if (!answer.ok) {
      return answer.error ?? t('page.unreachable');
    }
    const { problem = null, said = [] } = answer.body;
    return said.length > 0 ? said.map(say).join(' ') : problem;
  }
  async function edited(own) {
    const problem = await problemOf(own);
    if (!problem) {
      keep(own);
      setEditing(false);
    }
    return problem;
  }
  async function takeIn(file) {
    const own = await file.text();
    const problem = await problemOf(own);
    if (problem) {
      setTrouble(problem);
    } else {
      keep(own);
    }
  }
  function giveOut() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text ?? field.usual], { type: 'text/csv' }));
    link.download = field.file;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return html`<button class="key" data-test=${`set-up-${field.id}-export`} onClick=${giveOut}><${Icon} name="save" /><span>${t('set-up.export')}</span></button>
    <label class="key" data-test=${`set-up-${field.id}-import`}><${Icon} name="book" /><span>${t('set-up.import')}</span>
      <input class="hidden" type="file" accept=".csv,text/csv" onChange=${(event) => { takeIn(event.target.files[0]); event.target.value = ''; }} /></label>
    <button class="key" data-test=${`set-up-${field.id}-edit`} onClick=${() => setEditing(true)}><${Icon} name="gear" /><span>${t('set-up.edit')}</span></button>
    ${editing && html`<${CardsEditor} text=${text ?? field.usual} onKeep=${edited} onClose=${() => setEditing(false)} />`}
    ${text && html`<button class="key" data-test=${`set-up-${field.id}-usual`} onClick=${() => keep(undefined)}><${Icon} name="undo" /><span>${t('set-up.usual')}</span></button>`}
    ${trouble && html`<p class="soft" role="alert" data-test=${`set-up-${field.id}-trouble`}>${trouble}</p>`}`;
}
