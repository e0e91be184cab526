// Letters to touch, since a kiosk has no keyboard. A real keyboard works as well.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from './icons.js';
import { t } from './texts.js';

/** The rows of letters come from the messages, so that each language has its own. */
export function Keypad({ value, most, label, onChange, onDone }) {
  const [capital, setCapital] = useState(value === '');
  const type = (letter) => {
    if (value.length < most) {
      onChange(value + letter);
      setCapital(letter === ' ' || letter === '-');
    }
  };
  const rub = () => {
    onChange([...value].slice(0, -1).join(''));
    setCapital(value.length <= 1);
  };
  useEffect(() => {
    function press(event) {
      if (event.key === 'Backspace') {
        rub();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        onDone();
      } else if ([...event.key].length === 1 && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        type(event.key);
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const rows = t('keypad.rows').split(' ');
  const show = (letter) => {
    const large = letter.toLocaleUpperCase(document.documentElement.lang);
    // The German sharp s has no capital of one letter.
    return capital && large.length === 1 ? large : letter;
  };
  return html`<div class="keypad" role="group" aria-label=${label}>
    <output class="typed" data-test="typed">${value}<i></i></output>
    ${rows.map((row) => html`<div class="key-row">${[...row].map((letter) => html`
      <button class="key" data-test=${`letter-${letter}`} onClick=${() => type(show(letter))}>${show(letter)}</button>`)}</div>`)}
    <div class="key-row"><button class="key wide" aria-label=${t('keypad.capital')} aria-pressed=${capital}
        onClick=${() => setCapital(!capital)}>⇧</button>
      <button class="key wide" aria-label=${t('keypad.dash')} onClick=${() => type('-')}>-</button>
      <button class="key space" aria-label=${t('keypad.blank')} onClick=${() => type(' ')}></button>
      <button class="key wide" aria-label=${t('keypad.rub')} data-test="rub" onClick=${rub}><${Icon} name="back" /></button>
      <button class="key main wide" aria-label=${t('keypad.done')} data-test="typed-done" onClick=${onDone}><${Icon} name="check" /></button>
    </div></div>`;
}
