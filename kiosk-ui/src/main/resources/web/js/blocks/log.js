// The story of the game, newest line first; touching a line shows its places on the board, and the
// way back to it. What was taken back stands above, with the way forward again.

import { html, useEffect, useRef } from '/vendor/htm/preact/standalone.module.js';
import { Badge, Icon } from '../icons.js';
import { say, t } from '../texts.js';

/** `marked` is the number of the touched line; without `onGo` nobody goes back or forward. */
export function Log({ block, ahead = [], marked, onLine, onGo }) {
  const lines = block?.lines ?? [];
  const newest = lines.at(-1)?.number ?? 0;
  const rows = [...lines, ...ahead].map((line) => html`<${Row} key=${line.number} line=${line} on=${marked === line.number}
    ahead=${line.number > newest} newest=${line.number === newest} onLine=${onLine} onGo=${onGo} />`);
  return html`<section class="log" aria-label=${t('log.label')} data-test="log">
    ${rows.length === 0 && html`<p class="empty">${t('log.empty')}</p>`}
    <ol>${rows.reverse()}</ol>
  </section>`;
}

function Row({ line, on, ahead, newest, onLine, onGo }) {
  const row = useRef(null);
  useEffect(() => {
    if (on) {
      row.current.scrollIntoView({ block: 'nearest' });
    }
  }, [on]);
  return html`<li ref=${row} class=${ahead ? 'ahead' : ''}>
    <button class=${`line ${line.points.length ? 'scored' : ''} ${on ? 'on' : ''}`}
        aria-pressed=${on} data-test=${ahead ? 'ahead-line' : 'log-line'} onClick=${() => onLine(line.number)}>
      <${Badge} seat=${line.seat} /><span class="words">${ahead && html`<i>${t('log.ahead')} </i>`}${say(line.text)}</span>
      ${line.points.map(({ what, count }) => html`<b class=${`chip ${what}`}>
        <span class="hidden">${t(`seat.${what}`)} </span>${count < 0 ? `−${-count}` : t('show.points', { count })}</b>`)}
      <small aria-label=${t('log.turn', { number: line.turn })}>${line.turn}</small>
    </button>
    ${on && onGo && !newest && html`<button class="key go" data-test="go" onClick=${() => onGo(line.number)}>
      <${Icon} name=${ahead ? 'redo' : 'undo'} /><span>${t(ahead ? 'log.forward' : 'log.back')}</span></button>`}
  </li>`;
}
