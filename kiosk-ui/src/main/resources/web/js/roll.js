// Waiting for a roll: the electronic die, the six faces to touch, the camera's picture, a photo.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import { DieFaceView } from './blocks/die.js';
import { Icon } from './icons.js';
import { colours, has, t } from './texts.js';

const CAMERA_MS = 700;
const WATCH_CAMERA_MS = 200;
const FIRST_CAMERA_MS = 80; // the screen that a touch has made comes first
const THROW_MS = 7000;

export function Roll({ die, simulated, sources, phone = false, busy, actions, onCamera }) {
  const [thrown, setThrown] = useState(false);
  // The die is watched until its roll comes, which brings another screen, or until it is too late.
  useEffect(() => {
    const timer = thrown ? setTimeout(() => {
      setThrown(false);
      actions.tell('roll.not-read');
    }, THROW_MS) : 0;
    return () => clearTimeout(timer);
  }, [thrown]);
  const throwDie = async () => setThrown(await actions.throwDie());
  const camera = !phone && hasCamera(simulated, sources);
  return html`<section class=${`roll ${busy ? 'busy' : ''} ${phone ? 'remote' : ''}`}>
    <div class="roll-top">
      <button class="key roll-key" data-test="roll" data-quick aria-label=${t('roll.electronic.label')} onClick=${actions.roll}>
        <${Icon} name="roll" /><span>${t('roll.electronic')}</span></button>
      ${camera && html`<${Camera} simulated=${simulated} watching=${thrown} onOpen=${onCamera} />`}
    </div>
    ${!phone && html`<div class="roll-more">
      ${simulated && html`<button class="key" data-test="throw" aria-label=${t('roll.throw.label')} onClick=${throwDie}>
        <${Icon} name="throw" /><span>${t('roll.throw')}</span></button>`}
      <${Photo} label=${t('roll.picture.label')} onPicture=${actions.picture} />
    </div>`}
    <h2>${t('roll.by-hand')}</h2>
    <div class="faces" data-count=${die.rolls.length}>${die.rolls.map(({ id, face }, i) => html`
      <button class="key face" data-test=${`face-${i + 1}`} data-quick aria-label=${t('roll.face', { colours: colours(face.flat()) })}
        onClick=${() => actions.send(id)}><${DieFaceView} face=${face} /></button>`)}</div>
  </section>`;
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

/** A key that takes a picture, or chooses one. */
export function Photo({ label, onPicture }) {
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
    <${Icon} name="camera" /><span>${t(reading ? 'roll.reading' : 'roll.picture')}</span></label>`;
}

/** What to say when no die could be read on a picture. */
export function readingTrouble({ body, error }) {
  const key = `reading.${body.reason}`;
  return has(key) ? t(key) : body.message ?? error ?? t('reading.failed');
}
