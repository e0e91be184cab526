// Says aloud what happens, with a voice of the browser's own, where it has one for the language.

import { settings } from './settings.js';
import { say } from './texts.js';

const language = () => settings().language || 'en';

const voice = () => globalThis.speechSynthesis?.getVoices()
  .find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language()) ?? null;

/** Whether there is a voice for the language; browsers find theirs some time after the page. */
export const canSpeak = () => voice() !== null;

/** Calls back when the browser has found voices; returns what ends that. */
export function onVoices(tell) {
  globalThis.speechSynthesis?.addEventListener('voiceschanged', tell);
  return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', tell);
}

/** Says what has just happened and whose turn it is. What was being said is not said to its end. */
export function announce({ happenings, screen }) {
  const headline = screen?.blocks.find(({ type }) => type === 'turn')?.headline;
  speak([...happenings.map(({ text }) => say(text)), ...(headline ? [say(headline)] : [])].join(' '));
}

/** Says these words, where people want a voice and there is one. */
export function speak(words) {
  const found = settings().voice ? voice() : null;
  if (!found || !words) {
    return;
  }
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.voice = found;
  spoken.lang = found.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
