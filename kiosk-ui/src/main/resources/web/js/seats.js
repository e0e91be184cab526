// A phone chooses whom it plays: a free seat of the game that is on, or nobody.

import { html, useState } from '/vendor/htm/preact/standalone.module.js';
import { Badge, Icon } from './icons.js';
import { leave, sit } from './session.js';
import { t } from './texts.js';

/** What a seat is called: by its player's name, if the game knows one. */
export function seatName(published, seat) {
  const tracks = published?.screen?.blocks.find(({ type }) => type === 'tracks')?.tracks ?? [];
  return tracks.find((track) => track.seat === seat)?.name ?? t(`seat.${seat}`);
}

export function SeatsPage({ session, published, tell, onSession, onClose }) {
  const [busy, setBusy] = useState(false);
  async function run(call, done) {
    setBusy(true);
    const answer = await call();
    setBusy(false);
    if (answer.ok) {
      onSession(answer.body);
      done();
    } else {
      tell(answer.error ?? t('page.unreachable'));
    }
  }
  const choose = (seat) => run(() => sit(seat), onClose);
  return html`<main class="seats-page" data-test="seats-page">
    <h1><${Icon} name="people" /><span data-test="headline">${t('phone.who')}</span></h1>
    <div class="seat-keys">
      ${session.seats.map(({ seat, free }) => { const mine = seat === session.seat; return html`
        <button class=${`key seat ${seat} ${mine ? 'chosen' : ''}`} aria-pressed=${mine} data-test=${`seat-${seat}`}
            disabled=${busy || (!free && !mine)} onClick=${() => choose(seat)}>
          <${Badge} seat=${seat} /><span>${seatName(published, seat)}</span>
          ${!free && !mine && html`<small>${t('phone.taken')}</small>`}${mine && html`<${Icon} name="check" />`}</button>`; })}
      ${session.seats.length === 0 && html`<p class="soft">${t('phone.no-game')}</p>`}
      <button class="key" data-test="seat-none" disabled=${busy} onClick=${() => choose(null)}>
        <${Icon} name="eye" /><span>${t('phone.watch')}</span></button>
    </div>
    <footer><p class="soft">${t('phones.phone', { number: session.phone })}</p>
      <button class="key" data-test="leave" disabled=${busy} onClick=${() => run(leave, () => {})}>${t('phone.leave')}</button></footer>
  </main>`;
}
