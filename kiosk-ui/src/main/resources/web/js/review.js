// A finished game looked back at: best moment, turning point, luck and skill of each side.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { Badge } from './icons.js';
import { say, t } from './texts.js';

const ASK_AGAIN_MS = 1500;
const SERVER_FAULT = 500;
const STARS = 5;
// From which share of a game on luck has a name.
const LUCK = [[0.2, 'much'], [0.05, 'some'], [-0.05, 'even'], [-0.2, 'little'], [-Infinity, 'bad']];

/** Asks the table until `take` is content with the answer; a question that fails is asked again. */
function askUntil(path, take) {
  let timer = 0;
  let gone = false;
  async function ask() {
    const { ok, status, body } = await api.get(path);
    const failed = !ok && !(status < SERVER_FAULT);
    if (!gone && (failed || (ok && !take(body)))) {
      timer = setTimeout(ask, ASK_AGAIN_MS);
    }
  }
  ask();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

/** What the table says of this game; asks again while it thinks. */
function useReview(id) {
  const [answer, setAnswer] = useState({ state: 'none', review: null });
  useEffect(() => id === null ? undefined : askUntil(`/api/history/${id}/review`, (body) => {
    setAnswer(body);
    return body.state !== 'thinking';
  }), [id]);
  return answer;
}

/** The number of the game that is on, in the journal. */
export function useNewest() {
  const [id, setId] = useState(null);
  useEffect(() => askUntil('/api/history', ({ games }) => {
    setId(games[0]?.id ?? null);
    return true;
  }), []);
  return id;
}

export function Review({ id, onMove }) {
  const { state, review } = useReview(id);
  if (state === 'none') {
    return null;
  } else if (state === 'thinking') {
    return html`<section class="review"><p class="soft" role="status">${t('review.wait')}</p></section>`;
  }
  return html`<section class="review" data-test="review" aria-label=${t('review.title')}>
    <${Moment} name="best" moment=${review.best} onMove=${onMove} />
    <${Moment} name="turning" moment=${review.turning} onMove=${onMove} />
    <table><thead><tr><td></td><th scope="col">${t('review.skill')}</th><th scope="col">${t('review.luck')}</th></tr></thead>
      <tbody>${review.seats.map(({ seat, luck, stars }) => html`<tr key=${seat}>
        <th scope="row"><${Badge} seat=${seat} /><span class="hidden">${t(`seat.${seat}`)}</span></th>
        <td class="stars" role="img" aria-label=${t('companion.stars', { n: stars })}>${'★'.repeat(stars)}<i>${'★'.repeat(STARS - stars)}</i></td>
        <td>${t(`review.luck.${LUCK.find(([least]) => luck >= least)[1]}`)}</td></tr>`)}</tbody></table>
  </section>`;
}

function Moment({ name, moment, onMove }) {
  if (!moment) {
    return null;
  }
  const words = html`<b>${t(`review.${name}`)}</b> <small>${t('review.turn', { number: moment.turn })}</small>
    <span>${moment.told.slice(-2).map(say).join(' · ')}</span>`;
  return onMove
    ? html`<button class=${`key moment ${moment.seat}`} data-test=${`review-${name}`} onClick=${() => onMove(moment.move)}>${words}</button>`
    : html`<p class=${`moment ${moment.seat}`} data-test=${`review-${name}`}>${words}</p>`;
}
