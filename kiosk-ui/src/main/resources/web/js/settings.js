// What people set once: language, sounds, voice, animations. Kept by the table, for all its screens.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { Icon } from './icons.js';
import { MachinePage } from './machine.js';
import { PageHead } from './page-head.js';
import { loadTexts, t } from './texts.js';
import { canSpeak, onVoices } from './voice.js';

const NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', ru: 'Русский' };

// Until the table has answered it is not asked for its language.
let known = { settings: { language: 'en', sound: true, voice: false, motion: true, players: [], houseRules: [] }, languages: ['en'] };

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

/** The languages as keys. */
export function Languages({ tell, onChange }) {
  const chosen = known.settings.language;
  async function choose(language) {
    const trouble = await change({ language });
    if (trouble) {
      tell(trouble);
    }
    onChange();
  }
  return html`<div class="choices languages">${known.languages.map((language) => html`
    <button class=${`key ${language === chosen ? 'chosen' : ''}`} lang=${language} aria-pressed=${language === chosen}
      data-test=${`language-${language}`} onClick=${() => choose(language)}>${NAMES[language] ?? language}</button>`)}</div>`;
}

export function SettingsPage({ tell, onChange, onCamera, onClose }) {
  const [, redraw] = useState(0);
  const [machine, setMachine] = useState(false);
  useEffect(() => onVoices(() => redraw((n) => n + 1)), []);
  async function flip(name) {
    const trouble = await change({ [name]: !known.settings[name] });
    if (trouble) {
      tell(trouble);
    }
    redraw((n) => n + 1);
    onChange();
  }
  if (machine) {
    return html`<${MachinePage} tell=${tell} onClose=${() => setMachine(false)} />`;
  }
  const toggle = (name) => html`<button class="key toggle" role="switch" aria-checked=${known.settings[name]}
      data-test=${`set-${name}`} onClick=${() => flip(name)}>
    <span>${t(`settings.${name}`)}</span><b>${t(known.settings[name] ? 'settings.on' : 'settings.off')}</b></button>`;
  return html`<main class="sub-page settings-page"><${PageHead} title=${t('settings.title')} onClose=${onClose}>
      <button class="key" data-test="to-camera" onClick=${onCamera}>${t('camera.title')}</button>
      <button class="key" data-test="to-machine" onClick=${() => setMachine(true)}>${t('machine.title')}</button><//>
    <div class="sub-body">
      <fieldset><legend><${Icon} name="globe" /> ${t('settings.language')}</legend>
        <${Languages} tell=${tell} onChange=${onChange} /></fieldset>
      <fieldset class="toggles"><legend>${t('settings.show')}</legend>${toggle('motion')}${toggle('sound')}
        ${canSpeak() && toggle('voice')}</fieldset>
    </div></main>`;
}
