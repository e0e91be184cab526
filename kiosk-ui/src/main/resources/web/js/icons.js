// Icons of the keys, drawn as SVG so that no font is needed.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { piece, mark } from './pieces.js';

const line = (d) => html`<path class="line" d=${d} />`;

const icons = {
  undo: line('M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3'),
  redo: line('M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3'),
  previous: line('M15 4l-8 8 8 8'),
  next: line('M9 4l8 8-8 8'),
  back: line('M20 12H5M11 6l-6 6 6 6'),
  bulb: html`<path class="line" d="M9 17c0-3-4-4-4-9a7 7 0 0 1 14 0c0 5-4 6-4 9zM9 21h6" />`,
  robot: html`<rect class="line" x="4" y="8" width="16" height="12" rx="3" /><path class="line" d="M12 8V4M1 13v3M23 13v3M9 17h6" />
    <circle class="solid" cx="12" cy="3" r="1.6" /><circle class="solid" cx="8.5" cy="12.5" r="1.6" /><circle class="solid" cx="15.5" cy="12.5" r="1.6" />`,
  check: line('M4 13l5 6L20 6'),
  close: line('M6 6l12 12M18 6L6 18'),
  story: line('M5 5h14M5 10h14M5 15h14M5 20h8'),
  ask: html`<path class="line thick" d="M8 8.500a4.200 4.200 0 1 1 6.200 3.700c-1.600.9-2.200 1.800-2.200 3.800" /><circle class="solid" cx="12" cy="20.500" r="1.900" />`,
  camera: html`<path class="line" d="M3 8h4l2-3h6l2 3h4v11H3z" /><circle class="line" cx="12" cy="13" r="3.5" />`,
  throw: html`<path class="line" d="M2 7h4M1 12h4M2 17h4" /><rect class="line" x="10" y="6" width="12" height="12" rx="3" transform="rotate(14 16 12)" />
    <circle class="solid" cx="16" cy="12" r="1.8" />`,
  tray: html`<path class="line" d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4" /><rect class="line" x="9" y="9" width="6" height="6" rx="1" />`,
  palette: html`<path class="line" d="M12 3a9 9 0 1 0 0 18c2 0 1-3 3-4s6 1 6-5-4-9-9-9z" /><circle class="solid" cx="8" cy="9" r="1.6" /><circle class="solid" cx="14" cy="7.5" r="1.6" /><circle class="solid" cx="7.5" cy="14.5" r="1.6" />`,
  bin: line('M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13'),
  save: line('M12 3v12M7 10l5 5 5-5M4 20h16'),
  plus: line('M12 5v14M5 12h14'),
  minus: line('M5 12h14'),
  first: line('M18 4l-8 8 8 8M6 4v16'),
  last: line('M6 4l8 8-8 8M18 4v16'),
  menu: line('M4 6h16M4 12h16M4 18h16'),
  clock: html`<circle class="line" cx="12" cy="12" r="9" /><path class="line" d="M12 7v5l4 2" />`,
  globe: html`<circle class="line" cx="12" cy="12" r="9" /><path class="line" d="M3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18" />`,
  gear: html`<circle class="line" cx="12" cy="12" r="3.5" /><path class="line" d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3" />`,
  people: html`<circle class="line" cx="8" cy="8" r="3.5" /><circle class="line" cx="17" cy="9" r="2.5" /><path class="line" d="M2 20c0-8 12-8 12 0M15 14c4-1 7 1 7 6" />`,
  book: line('M4 5c4-2 6-1 8 1 2-2 4-3 8-1v14c-4-2-6-1-8 1-2-2-4-3-8-1zM12 6v14'),
  phone: html`<rect class="line" x="7" y="2" width="10" height="20" rx="2.5" /><path class="line" d="M11 18.5h2" />`,
  eye: html`<path class="line" d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z" /><circle class="line" cx="12" cy="12" r="3" />`,
  sound: line('M4 9v6h4l5 4V5L8 9zM16 9c1.500 2 1.500 4 0 6M19 6c3.500 4 3.500 8 0 12'),
  end: html`<path class="line" d="M6 21V4" /><path class="solid" d="M6 4h13l-3 4 3 4H6z" />`,
  pass: line('M4 6l7 6-7 6M13 6l7 6-7 6'),
  roll: html`<rect class="line" x="3" y="3" width="18" height="18" rx="4" />
    <rect class="solid" x="6" y="6" width="5" height="5" rx="1" /><rect class="solid" x="13" y="6" width="5" height="5" rx="1" />
    <rect class="solid" x="6" y="13" width="5" height="5" rx="1" /><rect class="solid" x="13" y="13" width="5" height="5" rx="1" />`,
  rocket: html`<path class="fin" d="M7 14l-4 5 5-1M17 14l4 5-5-1" />
    <path class="hull" d="M12 1q6 5 5 13l-2 5H9l-2-5q-1-8 5-13z" />
    <circle class="window" cx="12" cy="9" r="2.5" /><path class="flame" d="M9.5 20h5l-2.5 4z" />`,
};

/** An icon by name; it inherits the text colour. */
export function Icon({ name }) {
  return html`<svg class=${`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>`;
}

/** The seat's badge: a triangle or a square on the seat's colour. */
export function Badge({ seat }) {
  return html`<svg class=${`badge ${seat}`} viewBox="0 0 24 24" aria-hidden="true">
    <circle class="disc" cx="12" cy="12" r="11" />${mark(seat, 12, seat === 'orange' ? 11 : 12, 6)}</svg>`;
}

const small = (character, x, y, w, h, scale = 1) =>
  html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>${piece(character, w, h)}</g>`;

const arrow = html`<path class="line thick" d="M27 31h11M33 25l6 6-6 6" />`;

const groups = {
  wall: () => html`${small('+', 2, 12, 20, 20)}${small('-', 20, 12, 28, 20, 0.8)}`,
  dome: (seat) => small(seat === 'orange' ? 'D' : 'd', 9, 11, 20, 20, 1.2),
  airlock: (seat) => small(seat === 'orange' ? 'L' : 'l', 6, 10, 28, 20, 1.1),
  antenna: (seat) => small(seat === 'orange' ? 'A' : 'a', 10, 12, 20, 20, 1.15),
  ufo: () => html`${small('u', 2, 0, 28, 28, 0.95)}${arrow}`,
  abduct: () => small('w', 3, 6, 28, 28, 1.2),
  station: () => html`${small('+', 0, 4, 20, 20, 0.7)}${small('-', 14, 4, 28, 20, 0.55)}${small('+', 28, 4, 20, 20, 0.7)}
    ${small('1', 12, 15, 28, 28, 0.65)}${small('|', 0, 17, 20, 28, 0.65)}${small('|', 28, 17, 20, 28, 0.65)}`,
  walk: () => html`${small('2', 1, 6, 28, 28, 1)}${arrow}`,
};

/** The icon of a group of options: the piece itself, in the colour of who plays. */
export function GroupIcon({ id, seat }) {
  const draw = groups[id];
  return draw
    ? html`<svg class="icon group-icon" viewBox="0 0 42 42" aria-hidden="true">${draw(seat)}</svg>`
    : html`<${Icon} name=${id in icons ? id : 'check'} />`;
}

const stock = { dome: ['d', 20, 20], airlock: ['l', 28, 20], antenna: ['a', 20, 20],
  straight: ['-', 28, 20], square: ['+', 20, 20] };

/** The icon of a piece word in the stock, in the seat's colour. */
export function StockIcon({ what, seat }) {
  const [letter, w, h] = stock[what] ?? ['', 20, 20];
  const character = seat === 'orange' ? letter.toUpperCase() : letter;
  return html`<svg class="icon stock-icon" viewBox=${`-3 -3 ${w + 6} ${h + 6}`} aria-hidden="true">
    ${piece(character, w, h)}</svg>`;
}
