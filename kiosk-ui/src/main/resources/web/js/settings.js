// What people set once: language, sounds, voice, animations. Kept by the table, for all its screens.

import { html } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { loadTexts, t } from './texts.js';

const NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', ru: 'Русский' };

// Until the table has answered it is not taken for a new one.
let known = { settings: { language: 'en', sound: true, voice: false, motion: true, welcomed: true, players: [], houseRules: [] }, languages: ['en'] };

let speaking = null;

/** The settings as last heard. */
export const settings = () => known.settings;

/** Whether things are to change without moving. */
export const calm = () => !known.settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads the settings and the texts of their language. */
export async function loadSettings() {
  const answer = await api.get('/api/settings');
  if (answer.ok) {
    known = answer.body;
  }
  settle();
  await speak(known.settings.language || 'en');
}

/** Pages that are to keep still have no animations at all. */
function settle() {
  document.documentElement.classList.toggle('still', calm());
}

async function speak(language) {
  await loadTexts(language);
  document.documentElement.lang = language;
  document.title = t('page.title');
}

/** Changes settings; resolves to what went wrong, or null. */
export async function change(changes) {
  const answer = await api.json('/api/settings', changes);
  if (!answer.ok) {
    return answer.error ?? t('page.unreachable');
  }
  await takeSettings(answer.body);
  return null;
}

/** Goes on with these settings, changed here or on another page. */
export async function takeSettings(body) {
  const spoken = known.settings.language;
  known = body;
  settle();
  if (known.settings.language !== spoken) {
    speaking = speak(known.settings.language || 'en');
  }
  // The same news comes as an answer and by the stream: neither goes on before the texts are there.
  await speaking;
}

/** The languages as keys; `onChosen` is told when one is spoken. */
export function Languages({ tell, onChange, onChosen = () => {} }) {
  const chosen = known.settings.language;
  async function choose(language) {
    const trouble = await change({ language });
    if (trouble) {
      tell(trouble);
    } else {
      onChosen();
    }
    onChange();
  }
  return html`<div class="choices languages">${known.languages.map((language) => html`
    <button class=${`key ${language === chosen ? 'chosen' : ''}`} lang=${language} aria-pressed=${language === chosen}
      data-test=${`language-${language}`} onClick=${() => choose(language)}>${NAMES[language] ?? language}</button>`)}</div>`;
}
