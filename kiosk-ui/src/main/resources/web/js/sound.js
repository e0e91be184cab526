// Short sounds made by the browser itself: no files. Silent until the page has been touched once.

import { settings } from './settings.js';

// Notes as [hertz, from second, seconds].
const TUNES = {
  rolled: [[220, 0, 0.05], [260, 0.08, 0.05], [330, 0.16, 0.08]],
  built: [[180, 0, 0.07], [120, 0.05, 0.08]],
  moved: [[330, 0, 0.06], [392, 0.07, 0.06]],
  station: [[392, 0, 0.12], [523, 0.13, 0.12], [659, 0.26, 0.22]],
  'walk-in': [[523, 0, 0.1], [659, 0.11, 0.16]],
  abducted: [[659, 0, 0.1], [440, 0.11, 0.2]],
  won: [[392, 0, 0.15], [523, 0.16, 0.15], [659, 0.32, 0.15], [784, 0.48, 0.5]],
};
const LOUDNESS = 0.12;

let audio = null;

/** Plays what belongs to the kind of a happening. */
export function play(kind) {
  const tune = TUNES[kind];
  if (!tune || !settings().sound || !navigator.userActivation?.hasBeenActive) {
    return;
  }
  audio ??= new AudioContext();
  audio.resume();
  for (const [hertz, from, seconds] of tune) {
    note(hertz, audio.currentTime + from, seconds);
  }
}

function note(hertz, at, seconds) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  volume.gain.linearRampToValueAtTime(0, at + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds + 0.02);
}
