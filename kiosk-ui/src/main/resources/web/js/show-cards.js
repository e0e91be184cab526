// The part of the show that floats above the page: the counting card, flying points, the die that
// was rolled, the rocket.

import { html, useEffect, useLayoutEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import { placeAt } from './grid.js';
import { DieFaceView } from './blocks/die.js';
import { Badge, Icon } from './icons.js';
import { say, t } from './texts.js';
import { calm } from './settings.js';

/** Above the board: what is counted, and the die. */
export function BoardCards({ show, die, rows }) {
  const { happening, phase } = show;
  if (!happening) {
    return null;
  }
  if (happening.kind === 'station') {
    const middle = rows / 2;
    const low = happening.places.every((place) => placeAt(place).y > middle - 2);
    return html`<${CountCard} key=${show.key} show=${show} place=${low ? 'high' : 'low'} />`;
  }
  if (happening.kind === 'rolled' && die?.top) {
    return html`<div class="tumble" aria-hidden="true"><${DieFaceView} face=${die.top} /></div>`;
  }
  if (['walk-in', 'abducted'].includes(happening.kind) && phase === 'sum') {
    return html`<div class="count-card low" role="status"><p>${say(happening.text)}</p></div>`;
  }
  return null;
}

function CountCard({ show, place }) {
  const { happening, phase, ms } = show;
  const seats = Object.keys(happening.counted ?? {});
  const totals = seats.map((seat) => happening.counted[seat].length);
  const sum = totals.reduce((a, b) => a + b, 0);
  const [done, setDone] = useState(calm() ? sum : 0);
  useEffect(() => {
    if (phase === 'wall') {
      return undefined;
    }
    if (phase !== 'count') {
      setDone(sum);
      return undefined;
    }
    const timer = setInterval(() => setDone((n) => Math.min(sum, n + 1)), (ms * 0.85) / Math.max(1, sum));
    return () => clearInterval(timer);
  }, [phase]);
  let left = done;
  const counts = totals.map((total) => {
    const n = Math.min(total, left);
    left -= n;
    return n;
  });
  const summed = phase === 'sum' || phase === 'fly';
  const best = Math.max(...totals);
  const tie = totals.filter((total) => total === best).length > 1;
  return html`<div class=${`count-card ${place}`} data-test="count-card" role="status">
    <p>${summed ? say(happening.text) : t('show.counting')}</p>
    <div class="counts">${seats.map((seat, i) => html`
      <span class=${`count ${seat} ${summed && !tie && totals[i] === best ? 'best' : ''}`}>
        <${Badge} seat=${seat} /><b>${counts[i]}</b></span>`)}</div>
  </div>`;
}

/** Above everything: points on their way to the track, the rocket, and the key to skip it. */
export function PageCards({ show }) {
  const { happening, phase } = show;
  useEffect(() => {
    if (happening) {
      document.body.dataset.showing = happening.kind;
    } else {
      delete document.body.dataset.showing;
    }
  }, [happening]);
  const points = Object.entries(happening?.points ?? {}).filter(([, count]) => count > 0);
  return html`
    ${phase === 'fly' && points.map(([seat, count]) => html`
      <${Flying} key=${`${show.key}-${seat}`} seat=${seat} count=${count} ms=${show.ms} />`)}
    ${phase === 'launch' && html`<div class=${`launch ${happening.seat ?? ''}`} aria-hidden="true">
      <${Icon} name="rocket" /></div>`}
    ${show.blocking && html`<button class="skip" data-test="skip" aria-label=${t('show.skip')} onClick=${show.skip}></button>`}`;
}

function Flying({ seat, count, ms }) {
  const ref = useRef(null);
  useLayoutEffect(() => {
    const from = centre('[data-show-origin]') ?? centre('.lattice');
    const to = centre(`[data-track="${seat}"]`);
    if (from && to) {
      const at = (p, scale) => ({ transform: `translate(${p.x}px, ${p.y}px) scale(${scale})` });
      const half = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
      ref.current.animate([at(from, 0.6), at(half, 1.5), at(to, 0.8)],
        { duration: ms, easing: 'ease-in-out', fill: 'both' });
    }
  }, []);
  return html`<div class=${`flying ${seat}`} data-test="flying-points" ref=${ref} aria-hidden="true">
    <span>${t('show.points', { count })}</span></div>`;
}

function centre(selector) {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width + rect.height > 0
    ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 } : null;
}
