// The part of the show that is drawn on the board: lit walls, counted pieces, drops and glides.

import { html, useLayoutEffect, useRef } from '/vendor/htm/preact/standalone.module.js';
import { box } from './grid.js';

export function ShowLayer({ show }) {
  const { happening, phase } = show;
  const layer = useRef(null);
  useLayoutEffect(() => {
    const board = layer.current?.ownerSVGElement;
    const places = happening?.places ?? [];
    const drawing = board?.querySelector(`[data-at="${places[places.length - 1]}"]`)?.firstElementChild;
    if (drawing && phase === 'glide') {
      glide(drawing, box(places[places.length - 2] ?? places[0]), box(places[places.length - 1]), show.ms);
    }
    if (drawing && phase === 'drop') {
      drop(drawing, show.ms);
    }
  }, [show.key, phase]);
  return html`<g class=${`show ${phase ?? ''}`} ref=${layer} aria-hidden="true">
    ${happening && scene(show)}</g>`;
}

function scene({ happening, phase, ms }) {
  if (happening.kind === 'station') {
    const counted = Object.entries(happening.counted ?? {});
    const all = counted.flatMap(([seat, places]) => places.map((place) => ({ seat, place })));
    const gap = phase === 'count' ? (ms * 0.85) / Math.max(1, all.length) : 0;
    return html`
      <g class="gained">${happening.places.map((place) => spot(place))}</g>
      <${Wall} places=${happening.wall} kind="closed" />
      <g data-show-origin>${phase !== 'wall' && all.map(({ seat, place }, i) => {
        const b = box(place);
        return html`<g key=${place} class=${`counted ${seat}`} style=${{ animationDelay: `${gap * i}ms` }}>
          <circle cx=${b.cx} cy=${b.cy} r="17" /></g>`;
      })}</g>`;
  }
  if (['built', 'walk-in', 'abducted'].includes(happening.kind)) {
    return happening.places.slice(-1).map((place) => {
      const b = box(place);
      return html`<circle class="ripple" data-show-origin cx=${b.cx} cy=${b.cy} r="26" />`;
    });
  }
  return null;
}

function spot(place) {
  const b = box(place);
  return html`<rect x=${b.x - 4} y=${b.y - 4} width=${b.w + 8} height=${b.h + 8} rx="6" />`;
}

/** A wall lit up, place by place. */
export function Wall({ places, kind }) {
  return html`<g class=${`outer ${kind}`}>${places.map((place, i) => {
    const b = box(place);
    return html`<rect key=${place} x=${b.x - 1} y=${b.y - 1} width=${b.w + 2} height=${b.h + 2} rx="5"
      style=${{ animationDelay: `${Math.min(i * 18, 350)}ms` }} />`;
  })}</g>`;
}

function glide(drawing, from, to, ms) {
  const dx = from.cx - to.cx;
  const dy = from.cy - to.cy;
  drawing.animate([
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 10}px)` },
    { transform: 'none' },
  ], { duration: ms, easing: 'ease-in-out' });
}

function drop(drawing, ms) {
  drawing.style.transformBox = 'fill-box';
  drawing.style.transformOrigin = 'center';
  drawing.animate([
    { transform: 'translateY(-22px) scale(1.7)', opacity: 0 },
    { transform: 'scale(.92)', opacity: 1, offset: 0.7 },
    { transform: 'none' },
  ], { duration: ms, easing: 'ease-in' });
}
