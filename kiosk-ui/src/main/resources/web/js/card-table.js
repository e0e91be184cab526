// The page of a game that is played with cards: what lies on the table, the own hand, and keys for
// what can be done. Touching a card or a place shows the keys that are about it; touching another
// one after it leaves the keys that are about both. The last key that is left is also done by
// touching the same thing once more.

import { html, useLayoutEffect, useMemo, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { Bar } from './bar.js';
import { Cards } from './blocks/cards.js';
import { Log } from './blocks/log.js';
import { Sheets } from './blocks/sheets.js';
import { Stations } from './blocks/stations.js';
import { Turn } from './blocks/turn.js';
import { Icon, GroupIcon } from './icons.js';
import { PhoneBar } from './phone-bar.js';
import { say, t } from './texts.js';

/** So many choices of one group are keys at once, when no other group has to be chosen from. */
const FEW = 12;

const NOTHING = { ids: [], choices: [] };

/** What is picked after another thing is touched. */
function picking(picked, { id, choices }) {
  const both = picked.choices.filter((choice) => choices.includes(choice));
  if (picked.ids.includes(id)) {
    return NOTHING;
  }
  return both.length > 0 ? { ids: [...picked.ids, id], choices: both } : { ids: [id], choices };
}

export function CardTable({ published, run, busy, phone = null, onNew }) {
  const all = published.screen.blocks;
  const first = (type) => all.find((block) => block.type === type);
  const rows = all.filter(({ type }) => type === 'cards');
  const { turn, tracks, options, stations, sheets, notes, log } = Object.fromEntries(
    ['turn', 'tracks', 'options', 'stations', 'sheets', 'notes', 'log'].map((type) => [type, first(type)]));
  const groups = options?.groups ?? [];
  const [picked, setPicked] = useState(NOTHING);
  const [group, setGroup] = useState(null);
  const [story, setStory] = useState(false);
  // A screen that only brings a notice keeps what is being chosen. Reset before the next touch can come.
  const key = useMemo(() => JSON.stringify(all), [published.number]);
  useLayoutEffect(() => {
    setPicked(NOTHING);
    setGroup(null);
  }, [key]);
  const send = (id) => run(() => api.choose(published.number, id));
  const tap = (touched) => {
    setGroup(null);
    if (picked.choices.length === 1 && picked.ids.at(-1) === touched.id && !busy) {
      send(picked.choices[0]);
    } else {
      setPicked(picking(picked, touched));
    }
  };
  const row = (block) => html`<${Cards} key=${block.id} block=${block} picked=${picked} onTap=${tap} />`;
  return html`<main class=${`card-table ${phone ? 'on-phone' : ''}`}>
    ${turn && html`<${Turn} block=${turn} simulated=${false} run=${run} />`}
    <div class="cloth">
      ${sheets && html`<${Sheets} block=${sheets} />`}
      ${rows.filter((block) => all.indexOf(block) < all.indexOf(stations)).map(row)}
      ${stations && html`<${Stations} block=${stations} picked=${picked} groups=${groups} tracks=${tracks} onTap=${tap} />`}
      ${rows.filter((block) => all.indexOf(block) > all.indexOf(stations)).map(row)}
      ${notes && html`<ul class="notes" data-test="notes">${notes.texts.map((text) => html`<li>${say(text)}</li>`)}</ul>`}
      ${story && html`<div class="story"><${Log} block=${log} marked=${null} onLine=${() => {}} /></div>`}
    </div>
    <${Doing} groups=${groups} picked=${picked} group=${group} busy=${busy} onGroup=${setGroup} onSend=${send} />
    ${phone ? html`<${PhoneBar} phone=${phone} published=${published} story=${story} onStory=${() => setStory(!story)} />`
      : html`<${Bar} published=${published} run=${run} story=${story} onStory=${() => setStory(!story)} onCamera=${null} onNew=${onNew} />`}
  </main>`;
}

/** The keys: those about what was touched, those of the open group, or the groups. */
function Doing({ groups, picked, group, busy, onGroup, onSend }) {
  const all = groups.flatMap(({ options }) => options);
  const open = groups.find(({ id }) => id === group);
  const many = groups.filter(({ options }) => options.length > 1);
  const flat = many.length === 1 && many[0].options.length <= FEW;
  const choice = (option) => html`<button class="key" data-option=${option.id} disabled=${busy} onClick=${() => onSend(option.id)}>
    <span>${say(option.label)}</span>${option.preview && html`<small>${option.preview.texts.map(say).join(' · ')}</small>`}</button>`;
  const touched = picked.ids.length > 0;
  const shown = touched ? all.filter(({ id }) => picked.choices.includes(id)) : open?.options;
  if (groups.length === 0) {
    return null;
  }
  if (shown) {
    return html`<div class="doing list" data-test="doing">
      ${!touched && html`<button class="key" data-test="doing-back" aria-label=${t('options.back')} onClick=${() => onGroup(null)}><${Icon} name="back" /></button>`}
      ${shown.map(choice)}</div>`;
  }
  if (flat) {
    return html`<div class="doing list" data-test="doing">${all.map(choice)}</div>`;
  }
  return html`<div class="doing" data-test="doing">${groups.map(({ id, options }) => html`
    <button class="key group" data-test=${`group-${id}`} data-option=${options.length === 1 ? options[0].id : null} disabled=${busy}
        onClick=${() => (options.length === 1 ? onSend(options[0].id) : onGroup(id))}>
      <${GroupIcon} id=${id} seat=${null} /><span>${options.length === 1 && options[0].label ? say(options[0].label) : t(`group.${id}`)}</span>
      ${options.length > 1 && html`<b>${options.length}</b>`}</button>`)}</div>`;
}
