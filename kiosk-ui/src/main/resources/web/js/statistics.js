// What the finished games add up to: who won how often, and the records.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { get } from './api.js';
import { Badge, Icon } from './icons.js';
import { PageHead } from './page-head.js';
import { t } from './texts.js';

/** `onGame` opens a game of the history. */
export function StatisticsPage({ onGame, onClose }) {
  const [games, setGames] = useState(null);
  const [error, setError] = useState(null);
  useEffect(() => {
    get('/api/statistics').then(({ ok, error: why, body }) => {
      setError(ok ? null : why ?? t('page.unreachable'));
      setGames(ok ? body.games : null);
    });
  }, []);
  return html`<main class="sub-page"><${PageHead} title=${t('statistics.title')} onClose=${onClose} />
    <div class="sub-body">
      ${error && html`<p class="soft" role="alert">${error}</p>`}
      ${games?.length === 0 && html`<p class="soft">${t('statistics.none')}</p>`}
      ${(games ?? []).map((one) => html`<${Game} key=${one.game} one=${one} onGame=${onGame} />`)}
    </div></main>`;
}

const called = ({ name, companion, seat }) => name ?? t(companion ? `companion.${companion}` : `seat.${seat}`);

function Game({ one, onGame }) {
  const most = Math.max(1, ...one.players.map(({ games }) => games));
  return html`<section class="statistics" data-test=${`statistics-${one.game}`}>
    <h2>${t(`game.${one.game}`)} <small class="soft">${t('statistics.games', { n: one.games })}</small></h2>
    <table><thead><tr><th scope="col">${t('statistics.player')}</th><th scope="col">${t('statistics.wins')}</th>
        <th scope="col">${t('statistics.played')}</th><th scope="col">${t('statistics.points')}</th><th scope="col">${t('statistics.best')}</th></tr></thead>
      <tbody>${one.players.map(({ who, games, wins, points, best }) => html`<tr key=${called(who)}>
        <th scope="row">${who.seat && html`<${Badge} seat=${who.seat} />`}${called(who)}</th>
        <td><b>${wins}</b><div class="bar-of" aria-hidden="true"><i style=${{ width: `${(games / most) * 100}%` }}><i style=${{ width: `${(wins / games) * 100}%` }}></i></i></div></td>
        <td>${games}</td><td>${points}</td><td>${best}</td></tr>`)}</tbody></table>
    <div class="records">${one.records.map(({ kind, value, who, id }) => html`
      <button class="key record" key=${kind} data-test=${`record-${kind}`} onClick=${() => onGame(id)}>
        <span>${t(`statistics.${kind}`, { n: value })}</span><small>${who ? called(who) : ''}</small><${Icon} name="next" /></button>`)}</div>
  </section>`;
}
