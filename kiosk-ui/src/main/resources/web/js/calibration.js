// The guided calibration of the colours: each face of the die is shown to the camera once.

import { html } from '/vendor/htm/preact/standalone.module.js';
import * as api from './camera-api.js';
import { DieFaceView } from './blocks/die.js';
import { Icon } from './icons.js';
import { colours, t } from './texts.js';

export function Calibration({ view, act, simulated, throwDie }) {
  const { faces, done, at, other, result } = view.calibration;
  const step = (name) => () => act(() => api.calibrate(name));
  const over = at >= faces.length;
  return html`<section class="calibration" data-test="calibration" data-at=${at}>
    ${over
      ? html`<p class="ask">${t(result ? 'calibration.done' : 'calibration.nothing')}</p>
        ${result && html`<p class="soft" data-test="calibration-result">${summary(result)}</p>`}`
      : html`<p class="ask">${t('calibration.show', { at: at + 1, n: faces.length })}</p>
        <div class="wanted"><${DieFaceView} face=${faces[at]} /></div>
        <p class="soft" role="status">${hint(view, other, faces[at])}</p>`}
    <div class="face-row">${faces.map((face, i) => html`
      <button class=${`key face ${i === at ? 'chosen' : ''}`} data-test=${`calibrate-${i + 1}`} aria-pressed=${i === at}
          aria-label=${t(done[i] ? 'calibration.face.done' : 'calibration.face', { colours: colours(face.flat()) })}
          onClick=${() => act(() => api.askFor(i))}>
        <${DieFaceView} face=${face} />${done[i] && html`<span class="tick"><${Icon} name="check" /></span>`}</button>`)}</div>
    <div class="step-keys">
      <button class="key" data-test="calibration-back" disabled=${at === 0} onClick=${step('back')} aria-label=${t('calibration.back')}>
        <${Icon} name="back" /></button>
      ${over
        ? html`<button class="key main" data-test="calibration-save" disabled=${!result} onClick=${step('save')}>
            <${Icon} name="check" /><span>${t('calibration.save')}</span></button>`
        : html`${other && html`<button class="key main" data-test="calibration-take" onClick=${step('take')}>${t('calibration.take')}</button>`}
          ${simulated && html`<button class="key" data-test="calibration-throw" aria-label=${t('roll.throw')} onClick=${throwDie}>
            <${Icon} name="throw" /></button>`}
          <button class="key" data-test="calibration-skip" onClick=${step('skip')}><span>${t('calibration.skip')}</span></button>`}
      <button class="key" data-test="calibration-cancel" aria-label=${t('calibration.cancel')} onClick=${step('cancel')}>
        <${Icon} name="close" /></button>
    </div>
  </section>`;
}

function hint(view, other, wanted) {
  if (other && view.die) {
    return t('calibration.other', { colours: colours([...new Set(view.die.quadrants.flat())]) });
  }
  return t(view.state === 'still' && view.die ? 'calibration.turn' : 'calibration.wait',
    { colours: colours(wanted.flat()) });
}

/** What a profile says about the light, in words. */
export function summary(profile) {
  if (!profile) {
    return t('profile.none');
  }
  if (profile.alike.length > 0) {
    const [one, other] = profile.alike[0];
    return t('profile.alike', { one: colours([one]), other: colours([other]) });
  }
  return t(profile.complete ? 'profile.good' : 'profile.partly', { colours: colours(profile.colours) });
}
