// The keys of a phone: who it plays, the story, the games that were played.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Badge, Icon } from './icons.js';
import { seatName } from './seats.js';
import { t } from './texts.js';

export function PhoneBar({ phone, published, story, onStory }) {
  const { seat } = phone.session;
  const name = seat && seatName(published, seat);
  return html`<nav class="bar">
    <button class=${`key bar-seat ${seat ?? ''}`} data-test="my-seat" data-seat=${seat ?? ''} onClick=${phone.onSeats}
        aria-label=${seat ? t('phone.seat.label', { seat: name }) : t('phone.seat.watching')}>
      ${seat ? html`<${Badge} seat=${seat} />` : html`<${Icon} name="eye" />`}<span>${name ?? t('phone.watching')}</span></button>
    <button class="key bar-story" data-test="story" aria-pressed=${story} onClick=${onStory}>
      <${Icon} name="story" /><span>${t('log.open')}</span></button>
    <button class="key" data-test="to-history" onClick=${phone.onHistory}>
      <${Icon} name="clock" /><span>${t('new.history')}</span></button>
  </nav>`;
}
