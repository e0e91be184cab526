// The first page of a table that is new: it asks for the language, in all of them.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from './icons.js';
import { Languages } from './settings.js';
import { t } from './texts.js';

export function FirstStart({ tell, onChange }) {
  return html`<main class="first-start" data-test="first-start">
    <h1><${Icon} name="rocket" /><span data-test="headline">${t('page.title')}</span></h1>
    <p><${Icon} name="globe" /><span>${t('first.title')}</span></p>
    <${Languages} tell=${tell} onChange=${onChange} /></main>`;
}
