// The short show of what just happened: a list of scenes, each a list of timed phases. The screen
// below is already the new one; only the scores wait until their points have landed.

import { useEffect, useReducer } from '/vendor/htm/preact/standalone.module.js';
import { calm } from './settings.js';
import { play } from './sound.js';

const STATION = [['wall', 400], ['count', 900], ['sum', 350], ['fly', 700]];
const GAIN = [['sum', 350], ['fly', 700]];
const SCRIPTS = {
  rolled: [['roll', 900]],
  built: [['drop', 450]],
  moved: [['glide', 500]],
  station: STATION,
  'walk-in': GAIN,
  abducted: GAIN,
  won: [['launch', 2400]],
};
const STILL = { station: [['sum', 2200]], 'walk-in': [['sum', 1500]], abducted: [['sum', 1500]] };
const BLOCKING = ['station', 'won'];

export function scenesOf(happenings, still) {
  const scripts = still ? STILL : SCRIPTS;
  const stations = happenings.filter((happening) => happening.kind === 'station').length;
  const pace = stations > 1 ? 0.7 : 1;
  return happenings.filter((happening) => scripts[happening.kind]).map((happening) => ({
    happening,
    blocking: BLOCKING.includes(happening.kind),
    phases: scripts[happening.kind].map(([name, ms]) => [name, ms * pace]),
  }));
}

const OVER = { number: null, scenes: [], scene: 0, phase: 0 };

function step(state, action) {
  if (action.scenes) {
    return { number: action.number, scenes: action.scenes, scene: 0, phase: 0 };
  }
  if (action === 'skip') {
    return { ...state, scene: state.scenes.length };
  }
  const scene = state.scenes[state.scene];
  if (!scene) {
    return state;
  }
  return state.phase + 1 < scene.phases.length
    ? { ...state, phase: state.phase + 1 }
    : { ...state, scene: state.scene + 1, phase: 0 };
}

/** The running show of a published screen; `fresh` when the page saw the screen before it too. */
export function useShow(published, fresh) {
  const [state, send] = useReducer(step, OVER);
  const number = published?.number ?? null;
  useEffect(() => {
    if (number !== null) {
      send({ number, scenes: fresh ? scenesOf(published.happenings, calm()) : [] });
    }
  }, [number]);
  // Between a new screen and the effect above the old show must not speak for the new screen.
  const current = state.number === number ? state
    : { ...OVER, scenes: fresh ? scenesOf(published.happenings, calm()) : [] };
  const scene = current.scenes[current.scene];
  const [phase, ms] = scene ? scene.phases[current.phase] : [null, 0];
  useEffect(() => {
    if (scene && state.number === number && state.phase === 0) {
      play(scene.happening.kind);
    }
  }, [state.number, state.scene]);
  useEffect(() => {
    if (!scene || state.number !== number) {
      return undefined;
    }
    const timer = setTimeout(() => send('next'), ms);
    return () => clearTimeout(timer);
  }, [state.number, state.scene, state.phase]);
  return {
    happening: scene?.happening ?? null,
    phase,
    ms,
    key: `${number}-${current.scene}`,
    blocking: Boolean(scene?.blocking),
    pending: pendingPoints(current),
    skip: () => send('skip'),
  };
}

/** Points that belong to the new score but have not landed yet, by seat. */
function pendingPoints({ scenes, scene }) {
  const sums = {};
  for (const { happening, phases } of scenes.slice(scene)) {
    if (phases.some(([name]) => name === 'fly')) {
      for (const [seat, points] of Object.entries(happening.points ?? {})) {
        sums[seat] = (sums[seat] ?? 0) + points;
      }
    }
  }
  return sums;
}
