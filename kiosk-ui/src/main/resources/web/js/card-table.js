// The page of a game that is played with cards: what lies on the table, the own hand, and keys for
// what can be done. Touching a card or a place shows the keys that are about it; touching another
// one after it leaves the keys that are about both. The last key that is left is also done by
// touching the same thing once more.

import { html, useLayoutEffect, useMemo, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { Bar } from './bar.js';
import { label } from './blocks/cards.js';
import { Laid, NOTHING } from './blocks/laid.js';
import { Log } from './blocks/log.js';
import { Turn } from './blocks/turn.js';
import { HintCard, useHint } from './hint.js';
import { Icon, GroupIcon } from './icons.js';
import { PhoneBar } from './phone-bar.js';
import { Photo } from './roll.js';
import { RulesCard } from './rules-card.js';
import { has, say, t } from './texts.js';

/** So many choices of one group are keys at once, when no other group has to be chosen from. */
const FEW = 12;

/** Whether these are nothing but numbers: small keys, all of them at once. */
const isNumbers = (options) => options.every((option) => option.label?.key === 'choice.told.number');

/** What is picked after another thing is touched. */
function picking(picked, { id, choices }) {
  const both = picked.choices.filter((choice) => choices.includes(choice));
  if (picked.ids.includes(id)) {
    return NOTHING;
  }
  return both.length > 0 ? { ids: [...picked.ids, id], choices: both } : { ids: [id], choices };
}

export function CardTable({ published, run, busy, tell, phone = null, onPicture, onCamera, onNew }) {
  const all = published.screen.blocks;
  const first = (type) => all.find((block) => block.type === type);
  const { turn, options, tray, log } = Object.fromEntries(['turn', 'options', 'tray', 'log'].map((type) => [type, first(type)]));
  const groups = options?.groups ?? [];
  const later = first('later')?.choices ?? [];
  const [picked, setPicked] = useState(NOTHING);
  const [group, setGroup] = useState(null);
  const [story, setStory] = useState(false);
  const [line, setLine] = useState(null);
  const [asking, setAsking] = useState(false);
  // What lies in the tray is offered until somebody wants to see all keys.
  const [passed, setPassed] = useState(null);
  const offer = published.offer && published.offer !== passed ? published.offer : null;
  // A screen that only brings a notice keeps what is being chosen. Reset before the next touch can come.
  const key = useMemo(() => JSON.stringify(all), [published.number]);
  useLayoutEffect(() => {
    setPicked(NOTHING);
    setGroup(null);
    setLine(null);
  }, [key]);
  const hint = useHint(key, tell);
  // What people tell of printed cards is no decision that anybody could advise.
  const canAsk = !tray && groups.flatMap((one) => one.options).length > 1;
  const send = (id) => run(() => api.choose(published.number, id));
  const tap = (touched) => {
    setGroup(null);
    const isNow = groups.some(({ options: some }) => some.some(({ id }) => id === picked.choices[0]));
    if (picked.choices.length === 1 && picked.ids.at(-1) === touched.id && isNow && !busy) {
      send(picked.choices[0]);
    } else {
      setPicked(picking(picked, touched));
    }
  };
  const named = useMemo(() => cardsOfPlaces(all), [key]);
  return html`<main class=${`card-table ${phone ? 'on-phone' : ''}`}>
    ${turn && html`<${Turn} block=${turn} simulated=${false} hint=${canAsk ? hint : null} run=${run} />`}
    <${Laid} blocks=${all} picked=${picked} groups=${groups} later=${later} onTap=${tap}>
      ${story && html`<div class="story"><${Log} block=${log} ahead=${published.ahead} marked=${line} onLine=${(n) => setLine(line === n ? null : n)}
        onGo=${phone ? null : (n) => run(() => api.go(published.number, n))} /></div>`}<//>
    ${hint.open ? html`<${HintCard} hint=${namingCards(hint, named)} seat=${turn?.seat ?? null} busy=${busy} onDo=${({ steps }) => send(steps.map(({ id }) => id).join(' '))} />`
      : offer && picked.ids.length === 0 && group === null
      ? html`<${Offer} offer=${offer} busy=${busy} onBack=${() => setPassed(published.offer)} onSend=${send} />`
      : html`<${Doing} groups=${groups} later=${later} named=${named} picked=${picked} group=${group} busy=${busy} onGroup=${setGroup} onSend=${send}
          photo=${!phone && tray?.cards.length > 0 ? (file) => onPicture(file, api.cardPicture) : null} />`}
    ${phone ? html`<${PhoneBar} phone=${phone} published=${published} story=${story} onStory=${() => setStory(!story)} />`
      : html`<${Bar} published=${published} run=${run} story=${story} onStory=${() => setStory(!story)}
        asking=${asking} onAsk=${() => setAsking(true)} onCamera=${tray && published.sources.length > 0 ? onCamera : null} onNew=${onNew} />`}
    ${asking && html`<${RulesCard} onClose=${() => setAsking(false)} />`}
  </main>`;
}

/** A hint whose steps name the card, too, where a place alone would not say it. */
function namingCards(hint, named) {
  const step = (one) => (named.has(one.id)
    ? { ...one, label: { key: 'hint.card', args: { card: named.get(one.id), place: one.label } } } : one);
  return hint.proposal ? { ...hint, proposal: { ...hint.proposal, steps: hint.proposal.steps.map(step) } } : hint;
}

/** For each choice that a card and a free place are touched for together, the card in words. */
function cardsOfPlaces(blocks) {
  const places = new Set(blocks.filter(({ type }) => type === 'stations').flatMap(({ stations }) => stations)
    .flatMap(({ slots }) => slots).filter(({ card }) => !card).flatMap(({ choices }) => choices));
  return new Map(blocks.filter(({ type }) => type === 'cards').flatMap(({ cards }) => cards)
    .flatMap((card) => card.choices.filter((id) => places.has(id)).map((id) => [id, label(card)])));
}

/** What cards in the tray can mean: one touch confirms it. */
function Offer({ offer, busy, onBack, onSend }) {
  const cards = offer.cards.map((word) => t(has(`colour.${word}`) ? `colour.${word}` : `background.${word}`));
  return html`<div class="doing list offer" data-test="offer" role="group" aria-label=${t('offer.title', { cards })}>
    <p class="in-tray" role="status">${offer.cards.map((word) => html`<i class=${`card-colour ${word}`}></i>`)}<span>${t('offer.title', { cards })}</span></p>
    <button class="key" data-test="offer-back" aria-label=${t('options.back')} onClick=${onBack}><${Icon} name="back" /></button>
    ${offer.choices.map((choice) => html`<${ChoiceKey} key=${choice.id} option=${choice} busy=${busy} onSend=${onSend} />`)}</div>`;
}

/** `card` names the card that a choice is about, where that has not been touched. */
function ChoiceKey({ option, card = null, busy, onSend }) {
  return html`<button class="key" data-option=${option.id} disabled=${busy} onClick=${() => onSend(option.id)}>
    <span>${say(option.label)}</span>${card && html`<small>${card}</small>`}${option.preview?.texts.length > 0 && html`<small>${option.preview.texts.map(say).join(' · ')}</small>`}</button>`;
}

/** What cannot be done now, in words. */
function LaterKey({ option }) {
  return html`<button class="key later" data-later=${option.id} disabled><span>${say(option.label)}</span><small>${option.preview?.texts.map(say).join(' · ')}</small></button>`;
}

/** The keys: those about what was touched, those of the open group, or the groups. */
function Doing({ groups, later, named, picked, group, busy, photo, onGroup, onSend }) {
  const all = groups.flatMap(({ options }) => options);
  const open = groups.find(({ id }) => id === group);
  const many = groups.filter(({ options }) => options.length > 1);
  const flat = many.length === 1 && (many[0].options.length <= FEW || isNumbers(many[0].options));
  const touched = picked.ids.length > 0;
  const choice = (option) => html`<${ChoiceKey} key=${option.id} option=${option} card=${touched ? null : named.get(option.id)} busy=${busy} onSend=${onSend} />`;
  const look = (options) => (options.length > FEW && isNumbers(options) ? 'doing list numbers' : 'doing list');
  const picture = photo && html`<${Photo} label=${t('offer.photo')} onPicture=${photo} />`;
  const shown = touched ? all.filter(({ id }) => picked.choices.includes(id)) : open?.options;
  if (groups.length === 0) {
    return null;
  }
  if (shown) {
    return html`<div class=${look(shown)} data-test="doing">
      ${!touched && html`<button class="key" data-test="doing-back" aria-label=${t('options.back')} onClick=${() => onGroup(null)}><${Icon} name="back" /></button>`}
      ${shown.map(choice)}${touched && later.filter(({ id }) => picked.choices.includes(id)).map((one) => html`<${LaterKey} key=${one.id} option=${one} />`)}</div>`;
  }
  if (flat) {
    return html`<div class=${look(many[0].options)} data-test="doing">${all.map(choice)}${picture}</div>`;
  }
  return html`<div class="doing" data-test="doing">${groups.map(({ id, options }) => html`
    <button class="key group" data-test=${`group-${id}`} data-option=${options.length === 1 ? options[0].id : null} disabled=${busy}
        onClick=${() => (options.length === 1 ? onSend(options[0].id) : onGroup(id))}>
      <${GroupIcon} id=${id} seat=${null} /><span>${options.length === 1 && options[0].label ? say(options[0].label) : t(`group.${id}`)}</span>
      ${options.length > 1 && html`<b>${options.length}</b>`}</button>`)}${picture}</div>`;
}
