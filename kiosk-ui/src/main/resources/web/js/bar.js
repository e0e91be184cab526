// The keys that are always there: undo, redo, the story, what is this, the menu.

import { html } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { Icon } from './icons.js';
import { t } from './texts.js';

export function Bar({ published, run, story, onStory, asking, onAsk, onCamera, onNew }) {
  const key = (name, icon, text, props) => html`<button class=${`key bar-${name}`} data-test=${name} ...${props}>
    <${Icon} name=${icon} /><span>${text}</span></button>`;
  return html`<nav class="bar">
    ${key('undo', 'undo', t('bar.undo'), { 'data-quick': true, disabled: !published.canUndo, 'aria-label': t('bar.undo.label'),
      onClick: () => run(() => api.undo(published.number)) })}
    ${key('redo', 'redo', t('bar.redo'), { 'data-quick': true, disabled: !published.canRedo, 'aria-label': t('bar.redo.label'),
      onClick: () => run(() => api.redo(published.number)) })}
    ${key('story', 'story', t('log.open'), { 'aria-label': t('log.label'), 'aria-pressed': story, onClick: onStory })}
    ${onAsk && key('ask', 'ask', t('bar.ask'), { 'aria-label': t('bar.ask.label'), 'aria-pressed': asking, onClick: onAsk })}
    ${onCamera && key('camera', 'camera', t('bar.camera'), { 'aria-label': t('camera.open'), 'data-test': 'camera-page', onClick: onCamera })}
    ${key('new-game', 'menu', t('bar.menu'), { 'aria-label': t('bar.menu.label'), onClick: onNew })}
  </nav>`;
}
