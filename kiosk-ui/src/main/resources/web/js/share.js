// A game to take along: as a file, and as a picture that a phone reads, if it is short enough.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import { get } from './api.js';
import { Icon } from './icons.js';
import { Qr } from './qr.js';
import { t } from './texts.js';

export function Share({ id, onClose }) {
  const card = useRef(null);
  const [game, setGame] = useState(null);
  const [error, setError] = useState(null);
  useEffect(() => {
    card.current.showModal();
    get(`/api/history/${id}/share`).then(({ ok, status, error: why, body }) => {
      setGame(ok ? body : null);
      setError(ok ? null : status === 404 ? t('share.none') : why ?? t('page.unreachable'));
    });
  }, []);
  return html`<dialog class="ask-card share-card" ref=${card} onClose=${onClose} aria-label=${t('share.title')}>
    <h2>${t('share.title')}</h2>
    ${error && html`<p role="alert">${error}</p>`}
    ${game && html`<div class="joining">${game.qr && html`<${Qr} rows=${game.qr} label=${t('share.qr')} />`}
      <div class="joining-words">
        <p data-test="share-words">${t(game.qr ? 'share.how' : 'share.too-long')}</p>
        ${!game.whole && html`<p class="soft">${t('share.not-whole')}</p>`}
        <a class="key" data-test="share-file" href=${`/api/history/${id}/game.lcg`} download=${game.file}>
          <${Icon} name="save" /><span>${t('share.file')}</span></a></div></div>`}
    <div class="over-keys"><button class="key main" data-test="share-done" onClick=${onClose}>
      <${Icon} name="check" /><span>${t('names.done')}</span></button></div>
  </dialog>`;
}
