// "What is this?": whatever is touched on the board is explained, with the number of its rule; an
// area shows its gap or its wall. What is wrong on the board is put right from here.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { towards } from './grid.js';
import { GroupIcon, Icon } from './icons.js';
import { has, say, t } from './texts.js';
import { useTopics } from './topics.js';

const OFF = { open: false, told: null, moving: null, changing: false };

/** Explaining on the board; `epoch` changes with every new state of the game. */
export function useExplain(epoch, send, tell) {
  const [state, setState] = useState(OFF);
  const latest = useRef(0);
  const { told, moving } = state;

  async function ask(place) {
    const question = ++latest.current;
    const { ok, body } = await api.explain(place);
    if (question === latest.current && ok) {
      setState((last) => ({ ...last, told: body.explanation, changing: false }));
    }
  }
  async function put(place) {
    const { ok, body } = await api.explain(place);
    const there = ok && body.explanation.changes.find(({ letter }) => same(letter, moving.letter));
    if (!there) {
      tell('teach.no-room');
      return;
    }
    setState({ ...OFF, open: true });
    if (await send(`${moving.gone} ${there.id}`)) {
      ask(place);
    }
  }
  // What was told of a board that has changed does not hold any more.
  useEffect(() => {
    if (told) {
      ask(told.at);
    }
  }, [epoch]);
  return {
    ...state,
    toggle: () => setState((last) => (last.open ? OFF : { ...OFF, open: true })),
    close: () => setState(OFF),
    touch: (place) => (moving ? put(place) : ask(place)),
    change: () => setState((last) => ({ ...last, changing: !last.changing })),
    move: (from) => setState((last) => ({ ...last, moving: from })),
    turn(places, dx, dy) {
      const next = told ? towards(places, told.at, dx, dy) : places[0];
      ask(next ?? told.at);
    },
  };
}

// A straight wall is written in two ways.
const same = (one, other) => one === other || ('-|'.includes(one) && '-|'.includes(other));

/** What there is to know about what was touched, or what can be touched. */
export function ExplainCard({ explain, rows, seat, busy, onSend }) {
  const { told, moving } = explain;
  return html`<section class="explain-card" data-test="explain" role="status">
    <header><h2>${t('teach.title')}</h2>
      <button class="key" data-test="explain-close" aria-label=${t('page.close')} onClick=${explain.close}><${Icon} name="close" /></button></header>
    <div class="told-of" tabindex="0">${moving ? html`<p class="ask">${t('teach.where')}</p>`
      : told ? html`<${Told} told=${told} explain=${explain} rows=${rows} seat=${seat} busy=${busy} onSend=${onSend} />`
      : html`<${Topics} seat=${seat} />`}</div>
  </section>`;
}

function Told({ told, explain, rows, seat, busy, onSend }) {
  if (explain.changing) {
    return html`<${Changes} told=${told} explain=${explain} busy=${busy} onSend=${onSend} />`;
  }
  const gone = told.changes.find(({ letter }) => letter === '.');
  return html`<ul class="sentences">${told.sentences.map(({ rule, text }) => html`
      <li key=${rule + text.key}><b class="rule" aria-label=${t('teach.rule', { rule })}>${rule}</b><span>${say(text)}</span></li>`)}</ul>
    <div class="explain-keys">
      ${told.allows.map(({ id, group, label }) => html`<button class="key" key=${id} data-test=${`allow-${id}`} disabled=${busy}
        onClick=${() => onSend(id)}><${GroupIcon} id=${group} seat=${seat} /><span>${t('doubt.allow-piece', { piece: label })}</span></button>`)}
      ${gone && html`<button class="key" data-test="elsewhere" disabled=${busy}
        onClick=${() => explain.move({ gone: gone.id, letter: letterAt(rows, told.at) })}><${Icon} name="next" /><span>${t('teach.elsewhere')}</span></button>`}
      ${told.changes.length > 0 && html`<button class="key" data-test="it-is-wrong" onClick=${explain.change}>
        <${Icon} name="undo" /><span>${t('teach.wrong')}</span></button>`}
    </div>`;
}

/** What lies there really: nothing, or another piece. */
function Changes({ told, explain, busy, onSend }) {
  return html`<p class="ask">${t('teach.really', { at: told.at })}</p>
    <div class="explain-keys">
      <button class="key" data-test="it-is-back" aria-label=${t('page.back')} onClick=${explain.change}><${Icon} name="back" /></button>
      ${told.changes.map(({ id, letter: other, label }) => html`<button class="key" key=${id} data-test=${`really-${other}`}
        disabled=${busy} onClick=${() => onSend(id)}><span>${say(label)}</span></button>`)}
    </div>`;
}

const letterAt = (rows, place) => rows[Number(place.slice(1)) - 1][place.charCodeAt(0) - 97];

/** The rules in a sentence each: a key for each topic. */
function Topics({ seat }) {
  const topics = useTopics();
  const [open, setOpen] = useState(null);
  const topic = topics.find(({ id }) => id === open);
  return html`<div class="topics" role="group" aria-label=${t('teach.rules')}>${topics.map(({ id }) => html`<button class="key group" key=${id} data-test=${`topic-${id}`}
      aria-pressed=${id === open} onClick=${() => setOpen(id === open ? null : id)}>
      <${GroupIcon} id=${id} seat=${seat} /><span>${topicName(id)}</span></button>`)}</div>
    ${topic ? html`<p class="topic" data-test="topic"><b class="rule">${topic.rule}</b> <b>${topicName(topic.id)}:</b> ${say(topic.text)}</p>`
      : html`<p class="ask">${t('teach.touch')}</p>`}`;
}

const topicName = (id) => t(has(`topic.name.${id}`) ? `topic.name.${id}` : `group.${id}`);
