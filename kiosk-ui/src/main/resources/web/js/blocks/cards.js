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
};

export function Shape({ colour }) {
  return html`<svg class="shape" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d=${SHAPES[colour] ?? SHAPES.back} /></svg>`;
}

const label = ({ name, colour }) => t('card.label', { name, colour: t(`card-colour.${colour}`) });

/** One card; `onTap` makes it a key. */
export function Card({ card, chosen, onTap }) {
  const face = html`<span class="card-head"><${Shape} colour=${card.colour} /><b>${card.name}</b></span>
    <span class="card-figures">${card.figures.map(({ value, marked }) => html`<i class=${marked ? 'marked' : ''}>${value}</i>`)}</span>
    ${card.texts.map((text) => html`<small>${say(text)}</small>`)}`;
  const look = `card ${card.colour} ${chosen ? 'chosen' : ''}`;
  return onTap && card.choices.length > 0
    ? html`<button class=${`${look} live`} data-card=${card.id} aria-pressed=${chosen} aria-label=${label(card)}
        onClick=${() => onTap(card)}>${face}</button>`
    : html`<div class=${look} data-card=${card.id} role="img" aria-label=${label(card)}>${face}</div>`;
}

/** A card that lies on another one: its shape, and its value where it lies open. */
export function SmallCard({ card }) {
  return html`<span class=${`small-card ${card.colour}`} role="img" aria-label=${label(card)} title=${card.name}>
    <${Shape} colour=${card.colour} />${card.figures.map(({ value }) => html`<i>${value}</i>`)}</span>`;
}

export function Cards({ block, chosen, onTap }) {
  return html`<section class=${`cards cards-${block.id}`} data-test=${`cards-${block.id}`} aria-label=${say(block.title)}>
    <h2>${say(block.title)}</h2>
    <div class="card-row">${block.cards.map((card, i) => html`<${Card} key=${card.id + i} card=${card}
      chosen=${chosen !== null && card.id === chosen} onTap=${onTap} />`)}</div></section>`;
}
