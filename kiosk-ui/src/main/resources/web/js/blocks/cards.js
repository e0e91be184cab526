// Cards side by side. A background is told by its colour, by a shape, and in words.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { say, t } from '../texts.js';

const SHAPES = {
  accommodation: 'M2 11L12 3l10 8v10H2z',
  defence: 'M12 2l9 3v7q0 7-9 10q-9-3-9-10V5z',
  education: 'M2 5q5-2 10 1q5-3 10-1v14q-5-2-10 1q-5-3-10-1z',
  infrastructure: 'M7 3h10l5 9-5 9H7l-5-9z',
  recreation: 'M12 2l3 7h7l-6 5 3 8-7-5-7 5 3-8-6-5h7z',
  white: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10',
  black: 'M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z',
  multi: 'M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z',
  back: 'M4 4h16v16H4z',
  yellow: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M1 15l22-8v2L1 17z',
  red: 'M12 1q6 5 5 13l3 5-5-1-1 4h-4l-1-4-5 1 3-5Q6 6 12 1M12 7a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  blue: 'M12 1q8 10 8 14a8 8 0 0 1-16 0q0-4 8-14',
  green: 'M3 21Q1 5 21 3q1 17-13 16l6-9-9 11z',
  objective: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12M12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  project: 'M4 2h11l5 5v15H4zM7 9v2h10V9zM7 13v2h10v-2zM7 17v2h6v-2z',
  doctor: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  pilot: 'M11 1h2l1 7 9 5v3l-9-3-1 6 3 3H8l3-3-1-6-9 3v-3l9-5z',
  researcher: 'M8 2h8v2h-1v6l6 10q1 2-1 2H4q-2 0-1-2l6-10V4H8z',
  technician: 'M16 2a6 6 0 0 0-6 8L2 18l4 4 8-8a6 6 0 0 0 8-7l-4 3-4-4z',
  'take-lab': 'M3 2h13v18H3zM19 6h2v16H7v-2h12zM8.5 7h2v3h3v2h-3v3h-2v-3h-3v-2h3z',
  'recruit-one': 'M9 3a5 5 0 1 1 0 10A5 5 0 1 1 9 3M0 22q0-8 9-8t9 8zM18 3h2v3h3v2h-3v3h-2V8h-3V6h3z',
  projects: 'M3 2h9l4 4v14H3zM19 6h2v16H7v-2h12zM5 9v2h8V9zM5 13v2h8v-2z',
  discount: 'M4 2h16v20H4zM7 11v2h10v-2z',
  cost: 'M3 2h13v18H3zM19 6h2v16H7v-2h12z',
  hand: 'M3 2h13v18H3zM19 6h2v16H7v-2h12z',
  points: 'M12 2l3 7h7l-6 5 3 8-7-5-7 5 3-8-6-5h7z',
  bonus: 'M7 2h10v2h5q0 7-6 8-1 3-3 3v4h4v3H7v-3h4v-4q-2 0-3-3-6-1-6-8h5zM7 6H4q1 3 3 4zM17 6v4q2-1 3-4z',
  covers: 'M4 13l5 6L20 6l2 2L9 23 2 15z',
};

export function Shape({ colour }) {
  return html`<svg class="shape" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d=${SHAPES[colour] ?? SHAPES.back} /></svg>`;
}

const words = ({ name, marks }) => say(name) || marks.map(({ what }) => t(`mark.${what}`)).join(', ');

/** A card in words. */
export const label = (card) => [t('card.label', { name: words(card), colour: t(`card-colour.${card.colour}`) }),
  ...card.figures.map(({ what, value }) => t(`figure.${what}`, { value }))].join(', ');

/** A sign with how often it counts: what a place would bring. */
export function Gain({ what, count }) {
  return html`<span class="gain" role="img" aria-label=${t('gain.label', { what: t(`gain.${what}`), count })}><${Shape} colour=${what} />${count > 1 && count}</span>`;
}

/** One card; `onTap` makes it a key for its choices. */
export function Card({ card, chosen, later = false, choices = card.choices, id = card.id, onTap }) {
  const face = html`<span class="card-head"><${Shape} colour=${card.colour} />
      ${card.marks.map(({ what, done }) => html`<span class=${`mark ${what} ${done ? 'done' : ''}`}><${Shape} colour=${what} /></span>`)}
      ${(card.name || card.marks.length === 1) && html`<b>${words(card)}</b>`}</span>
    <span class="card-figures">${card.figures.map(({ what, value, marked }) => html`<i class=${`${what} ${marked ? 'marked' : ''}`}>
      ${what in SHAPES && html`<${Shape} colour=${what} />`}${value}</i>`)}</span>
    ${card.texts.map((text) => html`<small>${say(text)}</small>`)}`;
  const look = `card ${card.colour} ${chosen ? 'chosen' : ''} ${later ? 'later' : ''}`;
  return onTap && choices.length > 0
    ? html`<button class=${`${look} live`} data-card=${card.id} aria-pressed=${chosen} aria-label=${later ? t('card.later', { card: label(card) }) : label(card)}
        onClick=${() => onTap({ id, choices })}>${face}</button>`
    : html`<div class=${look} data-card=${card.id} role="img" aria-label=${label(card)}>${face}</div>`;
}

/** A card that lies on another one: its shape, and its value where it lies open. */
export function SmallCard({ card }) {
  return html`<span class=${`small-card ${card.colour}`} role="img" aria-label=${label(card)} title=${say(card.name)}>
    <${Shape} colour=${card.colour} />${card.figures.map(({ value }) => html`<i>${value}</i>`)}</span>`;
}

export function Cards({ block, picked, later = [], onTap }) {
  const notNow = new Set(later.map(({ id }) => id));
  const isLater = ({ choices }) => choices.length > 0 && choices.every((id) => notNow.has(id));
  return html`<section class=${`cards cards-${block.id}`} data-test=${`cards-${block.id}`} aria-label=${say(block.title)}>
    <h2>${say(block.title)}</h2>
    <div class="card-row">${block.cards.map((card, i) => html`<${Card} key=${card.id + i} card=${card}
      chosen=${card.id !== '' && picked.ids.includes(card.id)} later=${isLater(card)} onTap=${onTap} />`)}</div></section>`;
}
