// Who plays: a name for each side, from those remembered or typed in.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import { Badge, Icon } from './icons.js';
import { Keypad } from './keypad.js';
import { change, settings } from './settings.js';
import { t } from './texts.js';

const MAX_NAME = 16;
const SHOWN = 8;

/** Keeps these names for the next game, the latest first. */
export function remember(names) {
  const all = [...new Set([...Object.values(names).filter(Boolean), ...settings().players])].slice(0, 24);
  return all.join('\n') === settings().players.join('\n') ? Promise.resolve(null) : change({ players: all });
}

export function Names({ seats, names, onChange, onClose }) {
  const card = useRef(null);
  const [seat, setSeat] = useState(seats[0]);
  const [typing, setTyping] = useState(null);
  useEffect(() => card.current.showModal(), []);
  const give = (name) => {
    const others = Object.fromEntries(Object.entries(names).filter(([, other]) => other !== name));
    onChange({ ...others, [seat]: name });
    setSeat(seats.find((one) => one !== seat && !others[one]) ?? seat);
  };
  const known = settings().players.filter((name) => !Object.values(names).includes(name)).slice(0, SHOWN);
  return html`<dialog class="ask-card names-card" ref=${card} aria-label=${t('names.title')} onClose=${onClose}>
    <div class="choices">${seats.map((one) => html`<button class=${`key seat ${one} ${one === seat ? 'chosen' : ''}`}
      aria-pressed=${one === seat} data-test=${`name-of-${one}`} onClick=${() => setSeat(one)}>
      <${Badge} seat=${one} /><span>${names[one] || t(`seat.${one}`)}</span></button>`)}</div>
    ${typing === null
      ? html`<div class="known">${known.map((name) => html`<button class="key" data-test="known-name" onClick=${() => give(name)}>${name}</button>`)}
          <button class="key" data-test="name-new" onClick=${() => setTyping('')}><${Icon} name="plus" /><span>${t('names.new')}</span></button>
          ${names[seat] && html`<button class="key" data-test="name-none" onClick=${() => onChange({ ...names, [seat]: '' })}>${t('names.none')}</button>`}
        </div>
        <div class="over-keys"><button class="key main" data-test="names-done" onClick=${onClose}>${t('names.done')}</button></div>`
      : html`<${Keypad} value=${typing} most=${MAX_NAME} label=${t('names.type')} onChange=${setTyping} onDone=${() => {
          if (typing.trim()) {
            give(typing.trim());
          }
          setTyping(null);
        }} />`}
  </dialog>`;
}
