// "It was something else": a roll that the camera read wrongly is put right with two touches, and so
// is one that was put right wrongly.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './camera-api.js';
import { Die, DieFaceView } from './blocks/die.js';
import { distinctFaces, looksLike } from './faces.js';
import { Icon } from './icons.js';
import { colours, t } from './texts.js';

const AGAIN_MS = 400;

/**
 * The camera's roll that the game still stands on, or null.
 *
 * @param state anything that is another one as soon as the game moves on
 * @param rolled whether the die shows a face at all
 */
export function useCameraRoll(state, rolled) {
  const [roll, setRoll] = useState(null);
  useEffect(() => {
    let live = true;
    let timer = 0;
    setRoll(null);
    async function look(tries) {
      const answer = await api.lastRoll();
      if (live && answer.ok && answer.body.roll) {
        setRoll(answer.body.roll);
      } else if (live && tries > 1) {
        // The screen may come before the table has noted whose roll it was.
        timer = setTimeout(look, AGAIN_MS, tries - 1);
      }
    }
    if (rolled) {
      look(2);
    }
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [state]);
  return roll;
}

/** A key, on the die or in words; one touch opens the faces, the next takes one. */
export function Correct({ roll, die, run, words }) {
  const [open, setOpen] = useState(false);
  return html`<button class="key correct" data-test=${words ? 'correct-words' : 'correct'} aria-label=${t('correct.ask')}
        onClick=${() => setOpen(true)}>
      ${words ? html`<${Icon} name="back" /><span>${t('correct.ask')}</span>`
        : html`<${Die} block=${die} /><span class="ask-mark" aria-hidden="true">?</span>`}</button>
    ${open && html`<${Faces} roll=${roll} die=${die} onClose=${() => setOpen(false)}
      onFace=${(face) => {
        setOpen(false);
        run(() => api.correct(roll.number, face));
      }} />`}`;
}

function Faces({ roll, die, onFace, onClose }) {
  const card = useRef(null);
  useEffect(() => {
    card.current.showModal();
  }, []);
  const others = distinctFaces(die.faces).filter((face) => !looksLike(face, roll.stands));
  return html`<dialog class="ask-card correct-card" ref=${card} onClose=${onClose} aria-label=${t('correct.title')}>
    <h2>${t('correct.title')}</h2>
    <div class="correct-faces">${others.map((face, i) => html`
      <button class="key face" data-test=${`was-${i + 1}`} aria-label=${t('correct.face', { colours: colours(face.flat()) })}
        onClick=${() => onFace(face)}><${DieFaceView} face=${face} /></button>`)}</div>
    <button class="key" data-test="correct-no" onClick=${onClose}><${Icon} name="close" /><span>${t('correct.no')}</span></button>
  </dialog>`;
}
