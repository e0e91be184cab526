// The set-up of a game that says itself what there is to choose.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { CardsEditor } from './cards-editor.js';
import { Badge, Icon } from './icons.js';
import { Names } from './names.js';
import { OpenRules } from './open-rules.js';
import { put as putAt } from './rule-fields.js';
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

/** What a family hardly ever changes stands behind a key. */
const isRare = ({ type }) => type === 'document' || type === 'readings';
const isOwn = (value) => (typeof value === 'object' ? Object.values(value).some(Boolean) : Boolean(value));

/** What is asked; a game may have its own words for it. */
const question = (game, { id }) => t([`set-up.${game}.${id}`, `set-up.${id}`].find(has));

/** The games, after the kiosk has taken over what this browser kept for them before kiosks did. */
export async function withOldDocuments(games) {
  const moved = [];
  for (const game of games) {
    const documents = { ...game.documents };
    for (const { id } of game.fields.filter(({ type }) => type === 'document')) {
      const shelf = `set-up.${game.id}.${id}`;
      const text = localStorage.getItem(shelf);
      if (text && !documents[id]) {
        const { ok, body } = await api.json('/api/games/documents', { game: game.id, field: id, text });
        documents[id] = ok && !body.problem ? text : undefined;
        // What could not be kept now, as on a full disk, is tried again the next time.
        if (!ok) continue;
      }
      localStorage.removeItem(shelf);
    }
    moved.push({ ...game, documents });
  }
  return moved;
}

/** `onKept` is told which document of the game is kept from now on; none when it is undefined. */
export function SetUpForm({ game, fields, setup, onChange, onKept }) {
  const [naming, setNaming] = useState(null);
  // What differs from the usual is not to be overlooked.
  const [open, setOpen] = useState(fields.some((field) => isRare(field) && isOwn(setup[field.id])));
  const below = useRef(null);
  useEffect(() => {
    if (open && below.current) {
      below.current.scrollIntoView({ block: 'nearest' });
    }
  }, [open]);
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
    document: (field) => html`<${Document} game=${game} field=${field} text=${setup[field.id]}
      onChange=${(text) => { put(field.id, text); onKept(field.id, text); }} />`,
    readings: (field) => html`<${OpenRules} game=${game} points=${field.points} read=${setup[field.id] ?? {}}
      onRead=${(point, word) => onChange(putAt(setup, [field.id, point], word))} />`,
    names: (field) => html`<button class="key" data-test=${`set-up-${field.id}`} onClick=${() => setNaming(field)}><${Icon} name="people" />
      <span>${Object.values(setup[field.id] ?? {}).filter(Boolean).join(' · ') || t('new.names')}</span></button>`,
  };
  const ask = (field) => html`<fieldset key=${field.id} class=${`of-${field.type}`}><legend>${question(game, field)}</legend>
      <div class="choices">${draw[field.type](field)}</div></fieldset>`;
  const rare = fields.filter(isRare);
  return html`<div class="set-up">${fields.filter((field) => !isRare(field)).map(ask)}
    ${rare.length > 0 && html`<button class="key more" data-test="set-up-more" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      <${Icon} name="gear" /><span>${t('set-up.more')}</span></button>`}
    ${open && html`<div class="rare" ref=${below}>${rare.map(ask)}</div>`}
    ${naming && html`<${Names} seats=${seatsOf(naming, setup)} names=${setup[naming.id] ?? {}}
      onChange=${(names) => put(naming.id, names)} onClose=${() => setNaming(null)} />`}</div>`;
}

/** A text to give out as a file, and to take in from one after the table has looked at it. */
function Document({ game, field, text, onChange }) {
  const [trouble, setTrouble] = useState(null);
  const [editing, setEditing] = useState(false);
  /** Has a text kept by the kiosk; says what is wrong with it in the page's language, if anything is. */
  async function keep(own) {
    const answer = await api.json('/api/games/documents', { game, field: field.id, text: own ?? '' });
    if (!answer.ok) {
      return answer.error ?? t('page.unreachable');
    }
    const { problem = null, said = [] } = answer.body;
    if (problem === null) {
      setTrouble(null);
      onChange(own);
    }
    return said.length > 0 ? said.map(say).join(' ') : problem;
  }
  async function edited(own) {
    const problem = await keep(own);
    setEditing(problem !== null);
    return problem;
  }
  const takeIn = async (file) => setTrouble(await keep(await file.text()));
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
    ${editing && html`<${CardsEditor} text=${text ?? field.usual} signs=${field.signs} onKeep=${edited} onClose=${() => setEditing(false)} />`}
    ${text && html`<button class="key" data-test=${`set-up-${field.id}-usual`} onClick=${async () => setTrouble(await keep(undefined))}><${Icon} name="undo" /><span>${t('set-up.usual')}</span></button>`}
    ${trouble && html`<p class="soft" role="alert" data-test=${`set-up-${field.id}-trouble`}>${trouble}</p>`}`;
}
