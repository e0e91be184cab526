// Waiting for a roll: the die on the table, the electronic one, the six faces to touch, a photo. What
// stands out is the camera, where one sees the die; a throw that it missed is told.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import { DieFaceView } from './blocks/die.js';
import { Icon } from './icons.js';
import { colours, has, t } from './texts.js';
import { useThrow } from './throw-watch.js';

const CAMERA_MS = 700;
const WATCH_CAMERA_MS = 200;
const FIRST_CAMERA_MS = 80; // the screen that a touch has made comes first

export function Roll({ die, simulated, sources, phone = false, busy, actions, onCamera }) {
  const camera = !phone && hasCamera(simulated, sources);
  const sees = camera && sources.some(({ name, working }) => name === 'camera' && working);
  const { at, go } = useThrow(sees);
  const throwDie = async () => go(!simulated || await actions.throwDie() ? 'watched' : 'idle');
  const electronic = (first) => html`<${Way} test="roll" first=${first} name="electronic" icon="roll" quick onClick=${actions.roll} />`;
  const faces = html`<${Faces} die=${die} onFace=${actions.send} />`;
  if (at === 'faces') {
    return html`<section class=${`roll asking ${busy ? 'busy' : ''}`}>
      <div class="roll-head"><button class="key" data-test="roll-back" aria-label=${t('page.back')} onClick=${() => go('idle')}><${Icon} name="back" /></button>
        <h2>${t('roll.which')}</h2></div>${faces}</section>`;
  }
  return html`<section class=${`roll ${busy ? 'busy' : ''} ${phone ? 'remote' : ''}`}>
    ${at === 'missed' ? html`<${Missed} onThrow=${throwDie} onFaces=${() => go('faces')} />`
      : html`<div class="roll-top">
      ${sees ? html`<${Way} test=${simulated ? 'throw' : 'threw'} first name=${simulated ? 'throw' : 'threw'} icon="throw" onClick=${throwDie} />` : electronic(true)}
      ${camera && html`<${Camera} simulated=${simulated} watching=${at === 'watched'} onOpen=${onCamera} />`}
    </div>`}
    ${!phone && html`<div class="roll-more">
      ${sees && electronic(false)}
      <${Photo} label=${t('roll.picture.label')} words=${t('roll.photo')} onPicture=${actions.picture} />
    </div>`}
    <h2>${t('roll.by-hand')}</h2>
    ${faces}
  </section>`;
}

/** A way to roll: a key that says in small letters what it does; the one that stands out is larger. */
function Way({ test, first, name, icon, quick = false, onClick }) {
  return html`<button class=${`key roll-way ${first ? 'roll-key' : ''}`} data-test=${test} data-quick=${quick} onClick=${onClick}>
    <${Icon} name=${icon} /><span>${t(`roll.${name}`)} <small>${t(`roll.${name}.does`)}</small></span></button>`;
}

/** What happened to a throw that the camera did not see, and the two ways on. */
function Missed({ onThrow, onFaces }) {
  return html`<div class="roll-missed" role="alert" data-test="roll-missed"><p>${t('roll.missed')}</p>
    <div class="roll-more">
      <button class="key main" data-test="throw-again" onClick=${onThrow}><${Icon} name="throw" /><span>${t('roll.again')}</span></button>
      <button class="key" data-test="tap-face" onClick=${onFaces}><${Icon} name="roll" /><span>${t('roll.tap')}</span></button>
    </div></div>`;
}

function Faces({ die, onFace }) {
  return html`<div class="faces" data-count=${die.rolls.length}>${die.rolls.map(({ id, face }, i) => html`
    <button class="key face" data-test=${`face-${i + 1}`} data-quick aria-label=${t('roll.face', { colours: colours(face.flat()) })}
      onClick=${() => onFace(id)}><${DieFaceView} face=${face} /></button>`)}</div>`;
}

export const hasCamera = (simulated, sources) => simulated || sources.some(({ name }) => name.includes('camera'));

/** The camera's newest picture; asks for the next only when the last has come. A touch opens its page. */
function Camera({ simulated, watching, onOpen }) {
  const [at, setAt] = useState(null);
  const [missing, setMissing] = useState(false);
  const timer = useRef(0);
  useEffect(() => {
    timer.current = setTimeout(() => setAt(Date.now()), FIRST_CAMERA_MS);
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (watching) {
      setAt(Date.now());
    }
  }, [watching]);
  function later(lost) {
    setMissing(lost);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAt(Date.now()), lost ? CAMERA_MS * 4 : watching ? WATCH_CAMERA_MS : CAMERA_MS);
  }
  return html`<figure class=${`camera ${missing ? 'missing' : ''} ${watching ? 'watching' : ''}`}
      role="button" tabindex="0" aria-label=${t('camera.open')} data-test="camera-open"
      onClick=${onOpen} onKeyDown=${({ key }) => key === 'Enter' && onOpen()}>
    ${at && html`<img src=${`/api/camera.jpg?t=${at}`} alt=${t('roll.camera')} data-test="camera" draggable=${false}
      onLoad=${() => later(false)} onError=${() => later(true)} />`}
    ${missing && html`<${Icon} name="camera" />`}
    ${watching && html`<p role="status">${t('roll.watching')}</p>`}
    ${simulated && html`<figcaption>${t('page.simulated')}</figcaption>`}
  </figure>`;
}

/** A key that takes a picture, or chooses one; `words` stand on it. */
export function Photo({ label, words = t('roll.picture'), onPicture }) {
  const [reading, setReading] = useState(false);
  async function take(event) {
    const file = event.target.files[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    setReading(true);
    await onPicture(file);
    setReading(false);
  }
  return html`<label class=${`key photo ${reading ? 'reading' : ''}`}>
    <input type="file" class="hidden" accept="image/jpeg,image/png" capture="environment" data-test="picture"
      aria-label=${label} onChange=${take} disabled=${reading} />
    <${Icon} name="camera" /><span>${reading ? t('roll.reading') : words}</span></label>`;
}

/** What to say when no die could be read on a picture. */
export function readingTrouble({ body, error }) {
  const key = `reading.${body.reason}`;
  return has(key) ? t(key) : body.message ?? error ?? t('reading.failed');
}
