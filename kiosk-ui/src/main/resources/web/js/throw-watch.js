// A throw at the table: it is watched until its roll comes, which brings another screen, or until it
// is clear that the camera saw none.

import { useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './camera-api.js';

const MISSED_MS = 5000;
const LONGEST_MS = 20000; // a slow computer sees the die roll for longer than it does
const LOOK_MS = 1000;
const LOOKS_AT_REST = 3; // a roll is told sooner

/**
 * `at` is idle, watched, missed, or faces while the face is asked for; `go` leads from one to the other.
 *
 * @param sees whether a camera watches the die
 */
export function useThrow(sees) {
  const [at, go] = useState('idle');
  useEffect(() => (at === 'watched' ? waitFor(() => go('missed')) : undefined), [at]);
  useEffect(() => (sees && at === 'idle' ? watch(() => go('missed')) : undefined), [sees, at]);
  return { at, go };
}

/** Calls back once a throw should long have been read and the camera sees nothing move; returns what ends that. */
function waitFor(missed) {
  const end = performance.now() + LONGEST_MS;
  return lookUntil(({ ok, body }) => !(ok && body.state === 'moving' && performance.now() < end), missed, MISSED_MS);
}

/** Calls back once a die has rolled and come to rest without a roll; returns what ends that. */
function watch(missed) {
  let rolled = false;
  let rests = 0;
  return lookUntil(({ ok, body }) => {
    const free = ok && !body.calibration;
    rolled = free && body.state !== 'held' && (rolled || body.state === 'moving');
    rests = rolled && body.state !== 'moving' ? rests + 1 : 0;
    return rests === LOOKS_AT_REST;
  }, missed, LOOK_MS);
}

/** Asks the camera every second, for the first time after `first`, until it is over; returns what ends that. */
function lookUntil(over, then, first) {
  let timer = setTimeout(look, first);
  async function look() {
    const answer = await api.view();
    if (timer === null) {
      return;
    }
    if (over(answer)) {
      then();
    } else {
      timer = setTimeout(look, LOOK_MS);
    }
  }
  return () => {
    clearTimeout(timer);
    timer = null;
  };
}
