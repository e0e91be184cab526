// The head of every page that is not the game: the way back and what the page is.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from './icons.js';
import { t } from './texts.js';

export function PageHead({ title, onClose, children }) {
  return html`<header><button class="key" data-test="page-back" onClick=${onClose}>
      <${Icon} name="back" /><span>${t('page.back')}</span></button>
    <h1 data-test="headline">${title}</h1>${children}</header>`;
}
