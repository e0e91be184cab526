// The lattice board: ground, stations, pieces, lit places, the selected place and its marks.
// A tap anywhere goes to the nearest lit place, or to the nearest of all while any can be asked about.

import { html, useMemo, useRef } from '/vendor/htm/preact/standalone.module.js';
import { box, boxAt, extent, isSpace, nearest, placeName, MARGIN } from '../grid.js';
import { piece, isUfo, ghost } from '../pieces.js';
import { ShowLayer, Wall } from '../show-layer.js';
import { Missing, Way } from './way.js';
import { t } from '../texts.js';

const LINK = 4;
// The soft hollows of the ground: where (in parts of the board) and how wide.
const HOLLOWS = [[0.2, 0.24, 0.13], [0.74, 0.15, 0.08], [0.86, 0.62, 0.11], [0.36, 0.8, 0.15], [0.55, 0.45, 0.06]];

export function Lattice({ block, lit, choosing, seat, marked, closes, show, plan = [], way = [], missing = [], any = false, onTap, onKey }) {
  const svg = useRef(null);
  const { w, h } = extent(block.rows[0].length, block.rows.length);

  // What seldom changes is not compared again at every touch.
  const ground = useMemo(() => html`<${Ground} columns=${block.rows[0].length} rows=${block.rows.length} w=${w} h=${h} />`, [w, h]);
  const pieces = useMemo(() => html`<${Pieces} rows=${block.rows} />`, [block.rows.join('\n')]);

  function tap(event) {
    const touchable = any ? allPlaces(block.rows) : lit;
    if (touchable.length === 0) {
      onTap(null, false);
      return;
    }
    const point = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(svg.current.getScreenCTM().inverse());
    const place = nearest(touchable, point.x, point.y);
    const b = box(place);
    onTap(place, Math.hypot(point.x - b.cx, point.y - b.cy) < 36);
  }

  return html`<svg class="lattice" ref=${svg} viewBox=${`0 0 ${w} ${h}`} tabindex="0" role="application" data-quick onMouseDown=${(event) => event.preventDefault()}
      aria-label=${t('board.label')} aria-describedby="said" onClick=${tap} onKeyDown=${onKey}>
    ${ground}
    ${block.stations.map((area) => html`<${Flood} key=${area.spaces[0]} area=${area} />`)}
    <${Lit} places=${lit.filter(isSpace)} choosing=${choosing} />
    ${pieces}
    ${closes.map((area) => html`<${Flood} key=${`closes-${area.spaces[0]}`} area=${area} kind="coming" />
      <${Wall} places=${area.wall} kind="closes" />`)}
    <${Missing} places=${missing} /><${Way} places=${way} />
    ${marked.map((place) => html`<${Ring} place=${place} kind="marked" />`)}
    <${Lit} places=${lit.filter((place) => !isSpace(place))} choosing=${choosing} />
    <${Chosen} choosing=${choosing} seat=${seat} />
    ${plan.filter(({ path }) => path.length > 0).map(({ group, path }) => html`
      <${Chosen} choosing=${{ group, path: path.slice(0, -1), selected: path.at(-1) }} seat=${seat} />`)}
    ${show && html`<${ShowLayer} show=${show} />`}
  </svg>`;
}

/** The names of all places, row by row. */
export const allPlaces = (rows) => rows.flatMap((row, y) => [...row].map((_, x) => placeName(x, y)));

const letters = (count, drawAt) => Array.from({ length: count }, (_, i) => drawAt(i));

function Ground({ columns, rows, w, h }) {
  return html`<g class="ground" aria-hidden="true">
    <rect class="soil" x="1" y="1" width=${w - 2} height=${h - 2} rx="14" fill="url(#ground)" />
    ${HOLLOWS.map(([x, y, r]) => html`<circle class="hollow" cx=${x * w} cy=${y * h} r=${r * Math.min(w, h)} />`)}
    ${letters(columns, (x) => { const b = boxAt(x, 0);
      return html`<text x=${b.cx} y=${MARGIN - 4}>${placeName(x, 0)[0]}</text>`; })}
    ${letters(rows, (y) => { const b = boxAt(0, y);
      return html`<text x=${MARGIN / 2 - 0.5} y=${b.cy + 3}>${y + 1}</text>`; })}
    ${letters(rows, (y) => letters(columns, (x) => cell(x, y)))}
  </g>`;
}

function cell(x, y) {
  const b = boxAt(x, y);
  if (x % 2 && y % 2) {
    return html`<rect class="space" x=${b.x + 1} y=${b.y + 1} width=${b.w - 2} height=${b.h - 2} rx="6" />`;
  }
  return x % 2 || y % 2
    ? html`<rect class="edge" x=${b.x + 3} y=${b.y + 3} width=${b.w - 6} height=${b.h - 6} rx="3" />`
    : html`<circle class="corner" cx=${b.cx} cy=${b.cy} r="4.5" />`;
}

/** A station's area, tinted in its owner's colour. */
function Flood({ area, kind }) {
  const has = new Set(area.spaces);
  const shapes = area.spaces.map((name) => {
    const b = box(name);
    const at = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
    const right = has.has(placeName(at[0] + 2, at[1])) ? box(placeName(at[0] + 1, at[1])).w : 0;
    const below = has.has(placeName(at[0], at[1] + 2)) ? box(placeName(at[0], at[1] + 1)).h : 0;
    return html`<rect x=${b.x - LINK} y=${b.y - LINK} width=${b.w + 2 * LINK + right} height=${b.h + 2 * LINK} />
      <rect x=${b.x - LINK} y=${b.y - LINK} width=${b.w + 2 * LINK} height=${b.h + 2 * LINK + below} />`;
  });
  return html`<g class=${`flood ${kind ?? area.owner ?? 'none'}`}>${shapes}</g>`;
}

function Pieces({ rows }) {
  const walls = [];
  const figures = [];
  const fields = [];
  rows.forEach((row, y) => [...row].forEach((character, x) => {
    const b = boxAt(x, y);
    const drawing = piece(character, b.w, b.h);
    if (!drawing) {
      return;
    }
    const space = x % 2 && y % 2;
    (space ? figures : walls).push(html`<g key=${placeName(x, y) + character} class="stands"
      data-at=${placeName(x, y)} transform=${`translate(${b.x} ${b.y})`}>${drawing}</g>`);
    if (isUfo(character)) {
      fields.push(html`<rect class="field" x=${b.x - 20} y=${b.y - 20} width=${b.w + 40} height=${b.h + 40}
        rx="12" fill="url(#field)" />`);
    }
  }));
  return html`<g class="pieces" aria-hidden="true">${walls}${fields}${figures}</g>`;
}

function Lit({ places, choosing }) {
  return html`<g class="lit">${places.map((place) => {
    const b = box(place);
    return html`<g key=${place} data-place=${place} class=${place === choosing.selected ? 'on' : ''}>
      <rect class="under" x=${b.x} y=${b.y} width=${b.w} height=${b.h} rx="6" />
      <rect class="glow" x=${b.x} y=${b.y} width=${b.w} height=${b.h} rx="6" /></g>`;
  })}</g>`;
}

/** What is chosen so far: a ring round each taken place, an arrow, the piece as a shadow. */
function Chosen({ choosing, seat }) {
  const { path, selected, group } = choosing;
  const trail = selected ? [...path, selected] : path;
  const b = selected && box(selected);
  const shadow = b && path.length === 0 && piece(ghost(group, seat, b.w, b.h) ?? '', b.w, b.h);
  return html`<g class="chosen">
    ${path.map((place) => html`<${Ring} place=${place} kind="taken" />`)}
    ${trail.length > 1 && html`<${Arrow} from=${trail[trail.length - 2]} to=${trail[trail.length - 1]} />`}
    ${shadow && html`<g class="shadow" transform=${`translate(${b.x} ${b.y})`}>${shadow}</g>`}
    ${selected && html`<${Ring} place=${selected} kind="selected" />`}
  </g>`;
}

function Ring({ place, kind }) {
  const { cx, cy } = box(place);
  return html`<g key=${place} class=${`ring ${kind}`}>
    <circle class="under" cx=${cx} cy=${cy} r="27" /><circle class="hue" cx=${cx} cy=${cy} r="27" /></g>`;
}

function Arrow({ from, to }) {
  const a = box(from);
  const b = box(to);
  const far = Math.hypot(b.cx - a.cx, b.cy - a.cy);
  const cut = (p, q, by) => p + ((q - p) * by) / far;
  const x1 = cut(a.cx, b.cx, 18);
  const y1 = cut(a.cy, b.cy, 18);
  const x2 = cut(b.cx, a.cx, 14);
  const y2 = cut(b.cy, a.cy, 14);
  const angle = (Math.atan2(b.cy - a.cy, b.cx - a.cx) * 180) / Math.PI;
  return html`<g class="arrow"><path class="under" d=${`M${x1} ${y1}L${x2} ${y2}`} />
    <path class="hue" d=${`M${x1} ${y1}L${x2} ${y2}`} />
    <path class="head" transform=${`translate(${x2} ${y2}) rotate(${angle})`} d="M6 0l-12-8v16z" /></g>`;
}
