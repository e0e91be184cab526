// A phone that is not paired yet: the PIN, by touch or from the QR code.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from './icons.js';
import { pair } from './session.js';
import { t } from './texts.js';

const DIGITS = 6;
const PROBLEMS = { 422: 'pair.wrong', 429: 'pair.wait', 503: 'pair.full' };

export function PairPage({ pin, onPaired }) {
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState(null);
  const asking = useRef(false);

  async function ask(digits) {
    if (asking.current) {
      return;
    }
    asking.current = true;
    setTrouble(null);
    const answer = await pair(digits);
    asking.current = false;
    if (answer.ok) {
      onPaired(answer.body);
    } else {
      setTyped('');
      setTrouble(t(PROBLEMS[answer.status] ?? 'page.unreachable'));
    }
  }

  function type(digit) {
    const next = (typed + digit).slice(0, DIGITS);
    setTyped(next);
    setTrouble(null);
    if (next.length === DIGITS) {
      ask(next);
    }
  }

  useEffect(() => {
    if (pin) {
      setTyped(pin);
      ask(pin);
    }
  }, []);

  useEffect(() => {
    function press(event) {
      if (/^\d$/.test(event.key)) {
        type(event.key);
      } else if (event.key === 'Backspace') {
        setTyped(typed.slice(0, -1));
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return html`<main class="pair-page" data-test="pair-page">
    <h1><${Icon} name="rocket" /><span data-test="headline">${t('page.title')}</span></h1>
    <div><h2>${t('pair.title')}</h2><p class="soft">${t('pair.hint')}</p></div>
    <output class="pin-typed" data-test="pin-typed" aria-label=${t('phones.pin')}>
      ${Array.from({ length: DIGITS }, (_, i) => html`<i class=${i < typed.length ? 'full' : ''}>${typed[i] ?? ''}</i>`)}</output>
    <p class="trouble" role="alert" data-test="pair-trouble">${trouble}</p>
    <div class="pin-pad">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => html`
        <button class="key" data-test=${`digit-${digit}`} onClick=${() => type(digit)}>${digit}</button>`)}
      <span></span>
      <button class="key" data-test="digit-0" onClick=${() => type(0)}>0</button>
      <button class="key" data-test="digit-rub" aria-label=${t('keypad.rub')}
        onClick=${() => setTyped(typed.slice(0, -1))}><${Icon} name="back" /></button></div>
  </main>`;
}
