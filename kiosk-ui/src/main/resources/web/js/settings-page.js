// The settings by touch: language, sounds, animations; and the way to the camera and the machine.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { CameraPage } from './camera.js';
import { FirstStart } from './first-start.js';
import { Icon } from './icons.js';
import { MachinePage } from './machine.js';
import { PageHead } from './page-head.js';
import { change, Languages, settings } from './settings.js';
import { t } from './texts.js';
import { canSpeak, onVoices } from './voice.js';

/** What is shown and heard, as switches. */
export function Toggles({ tell, onChange }) {
  const [, redraw] = useState(0);
  useEffect(() => onVoices(() => redraw((n) => n + 1)), []);
  async function flip(name) {
    const trouble = await change({ [name]: !settings()[name] });
    if (trouble) {
      tell(trouble);
    }
    redraw((n) => n + 1);
    onChange();
  }
  const toggle = (name) => html`<button class="key toggle" role="switch" aria-checked=${settings()[name]}
      data-test=${`set-${name}`} onClick=${() => flip(name)}>
    <span>${t(`settings.${name}`)}</span><b>${t(settings()[name] ? 'settings.on' : 'settings.off')}</b></button>`;
  return html`<fieldset class="toggles"><legend>${t('settings.show')}</legend>${toggle('motion')}${toggle('sound')}
    ${canSpeak() && toggle('voice')}</fieldset>`;
}

/** The pages behind it close to it, so what was chosen before it stays. `throwDie` throws the simulated table's die. */
export function SettingsPage({ tell, simulated, throwDie, onChange, onClose }) {
  const [page, setPage] = useState(null);
  const here = () => setPage(null);
  if (page === 'machine') {
    return html`<${MachinePage} tell=${tell} onClose=${here} />`;
  } else if (page === 'camera') {
    return html`<${CameraPage} simulated=${simulated} throwDie=${throwDie} tell=${tell} onClose=${here} />`;
  } else if (page === 'first') {
    return html`<${FirstStart} tell=${tell} simulated=${simulated} throwDie=${throwDie} onChange=${onChange} onLeave=${here} onDone=${onClose} />`;
  }
  const way = (name) => html`<button class="key" data-test=${`to-${name}`} onClick=${() => setPage(name)}>${t(`${name}.title`)}</button>`;
  return html`<main class="sub-page settings-page"><${PageHead} title=${t('settings.title')} onClose=${onClose}>
      ${way('camera')}${way('machine')}<//>
    <div class="sub-body">
      <fieldset><legend><${Icon} name="globe" /> ${t('settings.language')}</legend>
        <${Languages} tell=${tell} onChange=${onChange} /></fieldset>
      <${Toggles} tell=${tell} onChange=${onChange} />
      <button class="key again" data-test="to-first" onClick=${() => setPage('first')}><${Icon} name="rocket" /><span>${t('first.again')}</span></button>
    </div></main>`;
}
