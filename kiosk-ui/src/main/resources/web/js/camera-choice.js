// Choosing the camera that looks at the table.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './camera-api.js';
import { has, t } from './texts.js';

export function Cameras({ source, act, onDone }) {
  const card = useRef(null);
  const [offers, setOffers] = useState([]);
  useEffect(() => {
    card.current.showModal();
    api.cameras().then((answer) => setOffers(answer.ok ? answer.body.cameras : []));
  }, []);

  async function choose(id) {
    onDone();
    await act(() => api.use(id));
  }

  return html`<dialog class="ask-card cameras" ref=${card} onClose=${onDone} aria-label=${t('camera.choose.title')}>
    <h2>${t('camera.choose.title')}</h2>
    <p class="soft" data-test="camera-sentence">${source.sentence}</p>
    <ul>${offers.map(({ id, title, chosen }) => html`<li><button class=${`key ${chosen ? 'chosen' : ''}`}
      data-test=${`camera-${word(id) ? id : 'device'}`} aria-pressed=${chosen} onClick=${() => choose(id)}>
      <span>${word(id) ? t(`camera.choose.${id}`) : title || short(id)}</span>
      ${!word(id) && html`<small>${title ? short(id) : ''}</small>`}</button></li>`)}</ul>
    <button class="key" data-test="cameras-close" onClick=${onDone}>${t('camera.choose.close')}</button></dialog>`;
}

/** Whether it is a word that everybody may read, such as "auto", and not the name of a device. */
const word = (id) => has(`camera.choose.${id}`);

/** The end of a name, which tells more than its beginning. */
const short = (id) => id.replace(/^.*\/(?=[^/]{3})/, '').replace(/-video-index0$/, '');
