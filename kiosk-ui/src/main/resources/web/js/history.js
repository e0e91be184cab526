// The games that were played: their list, and one of them replayed move by move.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { Laid } from './blocks/laid.js';
import { Lattice } from './blocks/lattice.js';
import { FairnessPage } from './fairness.js';
import { ScoreChart } from './score-chart.js';
import { Badge, Icon } from './icons.js';
import { PageHead } from './page-head.js';
import { Review } from './review.js';
import { Share } from './share.js';
import { StatisticsPage } from './statistics.js';
import { say, t } from './texts.js';

const NOTHING_CHOSEN = { path: [], selected: null, group: null };

export function HistoryPage({ onClose }) {
  const [games, setGames] = useState(null);
  const [error, setError] = useState(null);
  const [story, setStory] = useState(null);
  const [page, setPage] = useState(null);
  async function ask(path, take) {
    const answer = await api.get(path);
    if (answer.ok) {
      setError(null);
      take(answer.body);
    } else {
      setError(answer.error ?? t('page.unreachable'));
    }
  }
  useEffect(() => {
    ask('/api/history', (body) => setGames(body.games));
  }, []);
  const open = (id) => ask(`/api/history/${id}`, setStory);
  if (page === 'fairness') {
    return html`<${FairnessPage} onClose=${() => setPage(null)} />`;
  }
  if (page === 'statistics' && !story) {
    return html`<${StatisticsPage} onGame=${open} onClose=${() => setPage(null)} />`;
  }
  if (story) {
    return html`<${Replay} story=${story} onClose=${() => setStory(null)} />`;
  }
  return html`<main class="sub-page"><${PageHead} title=${t('history.title')} onClose=${onClose}>
      <button class="key" data-test="to-statistics" onClick=${() => setPage('statistics')}>${t('statistics.open')}</button>
      <button class="key" data-test="to-fairness" onClick=${() => setPage('fairness')}>${t('fairness.open')}</button><//>
    <div class="sub-body">
      ${error && html`<p class="soft" role="alert">${error}</p>`}
      ${games?.length === 0 && html`<p class="soft">${t('history.none')}</p>`}
      <ol class="games">${(games ?? []).map((game) => html`<${Row} key=${game.id} game=${game}
        onOpen=${() => open(game.id)} />`)}</ol>
    </div></main>`;
}

const when = (millis) => new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
  .format(new Date(millis));

function Row({ game, onOpen }) {
  const how = game.tracks.length === 0 ? t('history.unreadable') : game.result === null ? t('history.unfinished')
    : game.result === 'draw' ? t('over.draw') : t('over.won', { seat: name(game.tracks, game.result) });
  return html`<li><button class="key game" data-test=${`game-${game.id}`} disabled=${game.tracks.length === 0} onClick=${onOpen}>
    <span class="when">${when(game.startedMillis)}</span>
    <span class="how">${how}${game.corrected && html` <small>${t('history.corrected')}</small>`}
      ${game.allowed && html` <small>${t('history.allowed')}</small>`}</span>
    ${game.tracks.map((track) => html`<span class=${`count ${track.seat}`}>
      <${Badge} seat=${track.seat} /><span class="who">${track.name ?? (track.companion ? t(`companion.${track.companion}`) : '')}</span><b>${track.score}</b></span>`)}
    <small>${t('history.moves', { n: game.moves })}</small></button></li>`;
}

function name(tracks, seat) {
  const { name: given, companion } = tracks.find((track) => track.seat === seat) ?? {};
  return given ?? { key: companion ? `companion.${companion}` : `seat.${seat}` };
}

function Replay({ story, onClose }) {
  const [at, setAt] = useState(story.frames.length - 1);
  const [sharing, setSharing] = useState(false);
  const frame = story.frames[at];
  const lattice = frame.blocks.find(({ type }) => type === 'lattice');
  const places = frame.happenings.flatMap((happening) => happening.places);
  const go = (to) => setAt(Math.max(0, Math.min(story.frames.length - 1, to)));
  const key = (test, icon, to, label) => html`<button class="key" data-test=${test} aria-label=${t(label)}
    disabled=${to < 0 || to >= story.frames.length} onClick=${() => go(to)}><${Icon} name=${icon} /></button>`;
  return html`<main class="sub-page replay-page"><${PageHead} title=${when(story.summary.startedMillis)} onClose=${onClose}>
      ${story.frames.length > 1 && html`<button class="key" data-test="share" onClick=${() => setSharing(true)}>
        <${Icon} name="save" /><span>${t('share.open')}</span></button>`}<//>
    ${lattice ? html`<div class="board-area"><${Lattice} block=${lattice} lit=${[]} choosing=${NOTHING_CHOSEN} seat=${null}
      marked=${places} closes=${[]} show=${null} onTap=${() => go(at + 1)} /></div>`
      : html`<${Laid} blocks=${frame.blocks} />`}
    <aside>
      <div class="told" data-test="told" aria-live="polite"><b>${t('history.at', { at, n: story.frames.length - 1 })}</b>
        ${at === 0 ? html`<p>${t('history.start')}</p>` : frame.happenings.map(({ text }) => html`<p>${say(text)}</p>`)}
        ${story.pictures.includes(at) && html`<img class="seen" data-test="seen" alt=${t('history.picture')}
          src=${`/api/history/${story.summary.id}/pictures/${at}`} />`}</div>
      ${story.summary.result && html`<${Review} id=${story.summary.id} onMove=${go} />`}
      <${ScoreChart} frames=${story.frames} at=${at} onGo=${go} />
      <div class="replay-keys">
        ${key('replay-first', 'first', at === 0 ? -1 : 0, 'history.first')}
        ${key('replay-previous', 'previous', at - 1, 'history.previous')}
        ${key('replay-next', 'next', at + 1, 'history.next')}
        ${key('replay-last', 'last', at === story.frames.length - 1 ? -1 : story.frames.length - 1, 'history.last')}
      </div>
    </aside>
    ${sharing && html`<${Share} id=${story.summary.id} onClose=${() => setSharing(false)} />`}</main>`;
}
