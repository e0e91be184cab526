// Places of a lattice and where they are drawn. Odd rows and columns are wide (spaces), even ones
// narrow (slots); the drawing unit is about one pixel on the small screen.

const SLOT = 20;
const SPACE = 28;
export const MARGIN = 15;

export const placeName = (x, y) => String.fromCharCode(97 + x) + (y + 1);

export function placeAt(name) {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
}

const start = (i) => MARGIN + (i >> 1) * (SLOT + SPACE) + (i % 2 ? SLOT : 0);
const length = (i) => (i % 2 ? SPACE : SLOT);

/** Whether a place is a space and not a slot. */
export function isSpace(name) {
  const { x, y } = placeAt(name);
  return x % 2 === 1 && y % 2 === 1;
}

/** The rectangle of a place, with its centre. */
export function box(name) {
  const { x, y } = placeAt(name);
  return boxAt(x, y);
}

export function boxAt(x, y) {
  const w = length(x);
  const h = length(y);
  const left = start(x);
  const top = start(y);
  return { x: left, y: top, w, h, cx: left + w / 2, cy: top + h / 2 };
}

/** Width and height of the drawing for so many columns and rows. */
export function extent(columns, rows) {
  return { w: start(columns - 1) + length(columns - 1) + MARGIN,
    h: start(rows - 1) + length(rows - 1) + MARGIN };
}

/** The distance from a point to a place's rectangle, in drawing units. */
export function distance(name, px, py) {
  const b = box(name);
  const dx = Math.max(b.x - px, 0, px - b.x - b.w);
  const dy = Math.max(b.y - py, 0, py - b.y - b.h);
  // The centre breaks ties between places that touch.
  return Math.hypot(dx, dy) + Math.hypot(px - b.cx, py - b.cy) / 1000;
}

export function nearest(names, px, py) {
  let best = null;
  let least = Infinity;
  for (const name of names) {
    const d = distance(name, px, py);
    if (d < least) {
      least = d;
      best = name;
    }
  }
  return best;
}

/** The next place from `name` in a direction (dx, dy of -1, 0, 1), or null. */
export function towards(names, name, dx, dy) {
  const from = box(name);
  let best = null;
  let least = Infinity;
  for (const other of names) {
    const to = box(other);
    const along = (to.cx - from.cx) * dx + (to.cy - from.cy) * dy;
    const aside = Math.abs((to.cx - from.cx) * dy) + Math.abs((to.cy - from.cy) * dx);
    const cost = along + aside * 2.5;
    if (other !== name && along > 1 && cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}
