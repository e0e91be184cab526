// How the pieces look: one drawing per board character, each told apart by shape as well as by
// colour. Orange carries a triangle, green a square. A drawing fills the place's own rectangle
// (slots 20, spaces 28 units wide) and may reach a little over it.

import { html } from '/vendor/htm/preact/standalone.module.js';

const seatOf = (character) => (character === character.toUpperCase() ? 'orange' : 'green');

const OTHER_MARKS = {
  blue: (x, y, r) => html`<circle class="mark" cx=${x} cy=${y} r=${r} />`,
  red: (x, y, r) => html`<path class="mark" d=${`M${x} ${y - r * 1.2}l${r * 1.2} ${r * 1.2}l${-r * 1.2} ${r * 1.2}l${-r * 1.2} ${-r * 1.2}z`} />`,
  yellow: (x, y, r) => html`<path class="mark" d=${`M${x - r / 3} ${y - r}h${r / 1.5}v${r / 1.5}h${r / 1.5}v${r / 1.5}h${-r / 1.5}v${r / 1.5}h${-r / 1.5}v${-r / 1.5}h${-r / 1.5}v${-r / 1.5}h${r / 1.5}z`} />`,
};

/** The seat's mark, centred on a point: a triangle, a square, a circle, a diamond or a cross. */
export function mark(seat, cx, cy, r) {
  if (OTHER_MARKS[seat]) {
    return OTHER_MARKS[seat](cx, cy, r);
  }
  return seat === 'orange'
    ? html`<path class="mark" d=${`M${cx} ${cy - r}l${r * 1.1} ${r * 1.9}h${-r * 2.2}z`} />`
    : html`<rect class="mark" x=${cx - r * 0.9} y=${cy - r * 0.9} width=${r * 1.8} height=${r * 1.8} />`;
}

const straight = (w, h) => (w > h
  ? html`<g class="wall"><rect class="low" x="-1" y="3" width=${w + 2} height="15" rx="2" />
      <rect class="high" x="-1" y="3" width=${w + 2} height="10" rx="2" />
      <path class="joint" d=${`M${w / 2} 3v10M${w / 2 - 7} 13v5M${w / 2 + 7} 13v5`} /></g>`
  : html`<g class="wall"><rect class="low" x="3" y="-1" width="14" height=${h + 2} rx="2" />
      <rect class="high" x="3" y="-1" width="14" height=${h - 3} rx="2" />
      <path class="joint" d="M3 8h14M3 17h14" /></g>`);

const square = html`<g class="wall"><rect class="low" x="1" y="1" width="18" height="19" rx="3" />
  <rect class="high" x="1" y="1" width="18" height="14" rx="3" />
  <rect class="stud" x="6" y="4" width="8" height="8" rx="4" /></g>`;

const dome = (seat) => html`<g class=${`piece ${seat}`}>
  <rect class="base" x="0" y="13" width="20" height="7" rx="2" />
  <path class="body" fill=${`url(#dome-${seat})`} d="M-1 14.500a11 12.5 0 0 1 22 0z" />
  <path class="gleam" d="M3.5 9.500a7 7.5 0 0 1 4-4.5" />
  ${mark(seat, 11, 10, 3.2)}</g>`;

const antenna = (seat) => html`<g class=${`piece ${seat}`}>
  <path class="mast-edge" d="M10 15V3" /><path class="mast" d="M10 15V3" />
  <path class="dish" d="M3-1q1 9 12 7q-2-9-12-7z" />
  <circle class="tip" cx="10" cy="-.5" r="2.2" />
  <rect class="body" x="2" y="12" width="16" height="8" rx="3" />
  ${mark(seat, 10, 16, 2.2)}</g>`;

const airlock = (seat, w, h) => html`<g class=${`piece ${seat}`}>
  ${w > h
    ? html`<rect class="body" x="-1" y="1" width=${w + 2} height="18" rx="3" />`
    : html`<rect class="body" x="1" y="-1" width="18" height=${h + 2} rx="3" />`}
  <path class="door" d=${seat === 'orange'
    ? `M${w / 2 - 6} ${h / 2 + 9}v-9l6-7l6 7v9z`
    : `M${w / 2 - 6} ${h / 2 + 9}v-15h12v15z`} />
  <path class="leaf" d=${`M${w / 2} ${h / 2 + 9}v${seat === 'orange' ? -15 : -15}`} />
</g>`;

const robot = html`<g class="robot">
  <path class="wire" d="M14 6V2" /><circle class="lamp" cx="14" cy="2" r="2" />
  <rect class="body" x="5" y="5" width="18" height="12" rx="3" />
  <rect class="eye" x="8.5" y="8.5" width="4" height="5" rx="1" />
  <rect class="eye" x="15.5" y="8.5" width="4" height="5" rx="1" />
  <rect class="body" x="8" y="18" width="12" height="7" rx="2" />
  <path class="wire" d="M5 19v5M23 19v5M9 27h4M15 27h4" /></g>`;

const astronaut = html`<g class="astronaut">
  <rect class="pack" x="5" y="14" width="18" height="11" rx="3" />
  <path class="suit" d="M8 27v-6q0-6 6-6t6 6v6z" />
  <circle class="helmet" cx="14" cy="10" r="9" />
  <path class="visor" d="M7.5 10.500q0-5 6.5-5t6.5 5q0 4.5-6.5 4.500t-6.5-4.500z" />
  <path class="gleam" d="M10 9q1-1.5 3-1.7" /></g>`;

const saucer = html`<g class="ufo">
  <path class="glass" d="M6 13a8 9 0 0 1 16 0z" />
  <path class="alien" d="M11 13q0-5 3-5t3 5z" />
  <ellipse class="hull" cx="14" cy="15.5" rx="15" ry="6" />
  <circle class="light" cx="5" cy="15.5" r="1.7" /><circle class="light" cx="11" cy="18" r="1.7" />
  <circle class="light" cx="17" cy="18" r="1.7" /><circle class="light" cx="23" cy="15.5" r="1.7" />
</g>`;

const carried = (figure) => html`<g><g transform="translate(6.5 13) scale(.54)">${figure}</g>
  <g transform="translate(1.4 -6) scale(.9)">${saucer}</g></g>`;

const crater = (w, h) => html`<g class="crater">
  <ellipse class="rim" cx=${w / 2} cy=${h / 2} rx=${w / 2 - 0.5} ry=${h / 2 - 0.5} />
  <ellipse class="hole" cx=${w / 2 + 1} cy=${h / 2 + 1} rx=${w / 2 - 4} ry=${h / 2 - 4} /></g>`;

/** The drawing of a board character in a place of w by h, or null for an empty place. */
export function piece(character, w, h) {
  switch (character) {
    case '+': return square;
    case '-': case '|': return straight(w, h);
    case 'D': case 'd': return dome(seatOf(character));
    case 'A': case 'a': return antenna(seatOf(character));
    case 'L': case 'l': return airlock(seatOf(character), w, h);
    case '1': return robot;
    case '2': return astronaut;
    case 'u': return saucer;
    case 'v': return carried(robot);
    case 'w': return carried(astronaut);
    case 'x': return crater(w, h);
    default: return null;
  }
}

/** Whether a character shows a UFO, whose surroundings are marked on the board. */
export const isUfo = (character) => 'uvw'.includes(character);

/** Which character a group would put on an empty place, to show it as a shadow. */
export function ghost(group, seat, w, h) {
  const letter = { wall: w === h ? '+' : '-', dome: 'd', airlock: 'l', antenna: 'a' }[group];
  return letter && (seat === 'orange' ? letter.toUpperCase() : letter);
}

/** Colours that shade from light to dark, shared by every drawing on the page. */
export const shades = html`<defs>
  <radialGradient id="dome-orange" cx=".35" cy=".3" r=".9">
    <stop offset="0" stop-color="#ffd9a0" /><stop offset=".45" stop-color="#ff9d2b" />
    <stop offset="1" stop-color="#b85a00" /></radialGradient>
  <radialGradient id="dome-green" cx=".35" cy=".3" r=".9">
    <stop offset="0" stop-color="#b9ffdc" /><stop offset=".45" stop-color="#2fd08c" />
    <stop offset="1" stop-color="#04764a" /></radialGradient>
  <linearGradient id="hull" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#e2c6ff" /><stop offset="1" stop-color="#7b3fd1" /></linearGradient>
  <linearGradient id="visor" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#ffe9a8" /><stop offset=".6" stop-color="#d89a1d" />
    <stop offset="1" stop-color="#7a4d00" /></linearGradient>
  <radialGradient id="ground" cx=".5" cy=".42" r=".75">
    <stop offset="0" stop-color="#565f78" /><stop offset="1" stop-color="#39415a" /></radialGradient>
  <pattern id="field" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0v7" stroke="#c79bff" stroke-width="2.2" opacity=".55" /></pattern>
  <pattern id="nobody" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <path d="M0 0v9" stroke="#dfe6f5" stroke-width="2" opacity=".5" /></pattern>
</defs>`;
