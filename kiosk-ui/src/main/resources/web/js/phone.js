// The page on a paired phone: the game, whom it plays, the games that were played.

import { html, useState } from '/vendor/htm/preact/standalone.module.js';
import { HistoryPage } from './history.js';
import { Icon } from './icons.js';
import { PhoneBar } from './phone-bar.js';
import { GamePage as Play } from './game-page.js';
import { SeatsPage } from './seats.js';
import { t } from './texts.js';

export function PhonePage({ session, arrived, published, show, run, busy, toast, tell, onSession }) {
  // Who has just come is asked whom they play.
  const [page, setPage] = useState(arrived ? 'seats' : null);
  const home = () => setPage(null);
  const phone = { session, onSeats: () => setPage('seats'), onHistory: () => setPage('history') };
  if (page === 'seats') {
    return html`<${SeatsPage} session=${session} published=${published} tell=${tell} onSession=${onSession} onClose=${home} />`;
  } else if (page === 'history') {
    return html`<${HistoryPage} onClose=${home} />`;
  } else if (!published.screen) {
    return html`<main class="no-game"><h1><${Icon} name="rocket" /><span data-test="headline">${t('page.title')}</span></h1>
      <p>${t('phone.no-game')}</p><${PhoneBar} phone=${phone} published=${published} story=${false} onStory=${() => {}} /></main>`;
  }
  return html`<${Play} published=${published} show=${show} run=${run} busy=${busy} toast=${toast} tell=${(key) => tell(t(key))} phone=${phone} />`;
}
