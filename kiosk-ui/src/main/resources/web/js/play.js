// The play screen: board on the one side, turn, tracks, what can be done and the story on the other.

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import * as choice from './choosing.js';
import { towards } from './grid.js';
import { CompanionCard } from './blocks/companion.js';
import { Doubt, doubtful } from './blocks/doubt.js';
import { allPlaces, Lattice } from './blocks/lattice.js';
import { Private } from './blocks/private.js';
import { Log } from './blocks/log.js';
import { Options } from './blocks/options.js';
import { goals } from './blocks/plan.js';
import { nameOf, Tracks } from './blocks/tracks.js';
import { Turn } from './blocks/turn.js';
import { Adjust } from './adjust.js';
import { BoardNotice, useBoardNotice } from './board-notice.js';
import { Bar } from './bar.js';
import { ExplainCard, useExplain } from './explain.js';
import { PhoneBar } from './phone-bar.js';
import { GameOver } from './game-over.js';
import { HintCard, useHint } from './hint.js';
import { hasCamera, Roll } from './roll.js';
import { Correct, useCameraRoll } from './correct.js';
import { BoardCards, PageCards } from './show-cards.js';
import { SimBoard } from './sim-board.js';
import { t } from './texts.js';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const DOUBLE_TOUCH_MS = 350;

/** `phone` is what a phone needs instead of the keys of the table; it has no camera and no menu. */
export function Play({ published, show, run, busy, toast, tell, phone = null, onPicture, onCamera, onNew }) {
  const blocks = Object.fromEntries(published.screen.blocks.map((block) => [block.type, block]));
  const { turn, lattice, die, tracks, options, log } = blocks;
  const waiting = Boolean(die?.rolls.length);
  const groups = (options?.groups ?? []).filter(({ id }) => !(waiting && id === 'roll'));
  const moved = published.happenings.findLast(({ kind }) => kind === 'moved')?.places.at(-1) ?? null;
  const [choosing, setChoosing] = useState({ ...choice.NOTHING, epoch: null, since: 0 });
  const [line, setLine] = useState(null);
  const [story, setStory] = useState(false);
  const [adjusted, setAdjusted] = useState(null);
  // A screen that only brings a notice or a camera's news keeps what is being chosen.
  const key = useMemo(() => JSON.stringify([turn, options, lattice?.rows]), [published.number]);
  const epoch = useRef({ key, count: 0 });
  if (epoch.current.key !== key) {
    epoch.current = { key, count: epoch.current.count + 1 };
  }
  const { count } = epoch.current;
  const current = choosing.epoch === count ? choosing
    : { ...choice.begin(groups, moved), epoch: count, since: 0 };
  const hint = useHint(count, tell);
  const send = (id) => run(() => api.choose(published.number, id));
  const explain = useExplain(count, send, tell);
  const its = Boolean(turn?.companion);
  const proposal = its ? published.companion?.proposal : hint.proposal;
  const lit = show.blocking || explain.open ? [] : proposal ? goals(proposal.steps) : choice.lit(groups, current);
  const seat = turn?.seat ?? null;
  const over = Boolean(turn?.result);

  const unseen = useBoardNotice(!phone && !over, Boolean(published.doubt));
  // What the camera said of a board that it does not see any more is old; what another device says holds.
  const old = unseen && published.doubt?.source === 'camera' && published.doubt.kind !== 'question';
  const doubt = old ? null : published.doubt;
  const noticed = !explain.open && Boolean(unseen || doubt);
  const camera = !phone && hasCamera(published.simulated, published.sources);
  const cameraRoll = useCameraRoll(count, camera && !waiting && !over && Boolean(die?.top));

  useEffect(() => setLine(null), [count]);

  const set = (next) => setChoosing({ ...next, epoch: count, since: performance.now() });
  const actions = {
    send,
    roll: () => run(() => api.roll(published.number)),
    throwDie: () => run(api.throwDie),
    picture: onPicture,
    tell,
    group(id) {
      const { options: all } = groups.find((group) => group.id === id);
      if (all.length === 1 && all[0].path.length === 0) {
        send(all[0].id);
      } else {
        set(choice.chooseGroup(groups, current.group === id ? choice.NOTHING : current, id));
      }
    },
    back: () => set(choice.back(groups, current)),
    step: (by) => set(choice.select(current, choice.step(lit, current.selected, by))),
    doIt() {
      const option = choice.complete(groups, current);
      if (option) {
        send(option.id);
      } else if (current.selected && current.group) {
        set(choice.take(groups, current));
      }
    },
  };

  function tap(place, close) {
    setLine(null);
    if (explain.open && place !== null) {
      explain.touch(place);
      return;
    }
    if (place === null || proposal) {
      return;
    }
    const ripe = performance.now() - current.since > DOUBLE_TOUCH_MS;
    if (place === current.selected && current.group !== null) {
      if (close && ripe) {
        actions.doIt();
      }
      return;
    }
    set(choice.touch(groups, current, place));
  }

  // Bound before the next event can come: a key pressed at once must not see an older choice.
  useLayoutEffect(() => {
    function press(event) {
      const by = ARROWS[event.key];
      if (show.blocking) {
        show.skip();
      } else if (hint.open && event.key === 'Escape') {
        hint.close();
      } else if (explain.open) {
        asked(event, by);
      } else if (proposal) {
        return; // the plan is shown, nothing is being chosen
      } else if (by && lit.length > 0) {
        event.preventDefault();
        const next = current.selected ? towards(lit, current.selected, ...by) : lit[0];
        set(choice.select(current, next ?? current.selected));
      } else if (event.key === 'Escape') {
        actions.back();
      } else if (event.key === 'Enter' && !event.target.closest('button, input, label, dialog')) {
        actions.doIt();
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  function asked(event, by) {
    if (by) {
      event.preventDefault();
      explain.turn(allPlaces(lattice.rows), ...by);
    } else if (event.key === 'Escape') {
      explain.close();
    }
  }

  const doAll = ({ steps }) => send(steps.map(({ id }) => id).join(' '));
  const told = explain.open ? explain.told : null;
  const preview = proposal ? null : choice.complete(groups, current)?.preview;
  const touched = [...log.lines, ...published.ahead].find(({ number }) => number === line);
  const marked = toast?.places ?? touched?.places ?? doubtful(doubt, lattice.rows);
  const storyBlock = html`<${Log} block=${log} ahead=${published.ahead} marked=${line} onLine=${(n) => setLine(line === n ? null : n)}
    onGo=${phone ? null : (n) => run(() => api.go(published.number, n))} />`;
  const adjusting = adjusted === null ? null : tracks.tracks.find((track) => track.seat === adjusted);
  return html`<main class=${`play ${story || over ? 'with-story' : ''} ${noticed ? `noticed ${doubt?.kind === 'question' ? 'asked' : ''}` : ''}`}>
    <div class="board-area">
      <${Lattice} block=${lattice} lit=${line === null ? lit : []} choosing=${told ? { ...choice.NOTHING, selected: told.at } : proposal || explain.open ? choice.NOTHING : current} seat=${seat} marked=${marked}
        any=${explain.open} way=${told?.wayOut} missing=${told?.missing} closes=${explain.open ? areas(told) : preview?.closes ?? []} show=${show} plan=${show.blocking || explain.open ? [] : proposal?.steps} onTap=${tap} />
      <${BoardCards} show=${show} die=${die} rows=${lattice.rows.length} />
      <${SimBoard} rows=${lattice.rows} sources=${published.sources} />
      ${over && !show.happening && html`<${GameOver} key=${turn.result} turn=${turn} tracks=${tracks} log=${log} onNew=${onNew} />`}
    </div>
    <div class="side">
      ${turn && html`<${Turn} block=${turn} die=${die} simulated=${published.simulated}
        hint=${!phone && groups.some(({ options: all }) => all.some(({ path }) => path.length > 0)) ? hint : null}
        cameraRoll=${cameraRoll} run=${run} />`}
      ${tracks && html`<${Tracks} block=${tracks} pending=${show.pending} turn=${seat} onAdjust=${phone ? null : setAdjusted} />`}
      ${noticed && html`<div class="notices">${doubt ? html`<${Doubt} doubt=${doubt} rows=${lattice.rows} busy=${busy} onAnswer=${send} />`
        : html`<${BoardNotice} kind=${unseen} onShow=${onCamera} />`}</div>`}
      <div class="act">
        ${explain.open ? html`<${ExplainCard} explain=${explain} rows=${lattice.rows} seat=${seat} busy=${busy} onSend=${send} />` : html`
        ${cameraRoll && html`<${Correct} roll=${cameraRoll} die=${die} run=${run} words />`}
        ${its && !phone && html`<${CompanionCard} state=${published.companion} seat=${seat} busy=${busy} onDone=${doAll} />`}
        ${waiting && (!its || published.companion?.phase === 'asks-roll') && html`<${Roll} die=${die} simulated=${published.simulated} sources=${published.sources}
          phone=${Boolean(phone)} busy=${busy} actions=${actions} onCamera=${onCamera} />`}
        ${hint.open && html`<${HintCard} hint=${hint} seat=${seat} busy=${busy} onDo=${doAll} />`}
        ${groups.length > 0 && !hint.open && html`<${Options} groups=${groups} choosing=${current} lit=${lit} seat=${seat}
          busy=${busy} actions=${actions} />`}`}
        ${phone && !waiting && groups.length === 0 && !over && html`<p class="look-on">
          ${t(phone.session.seat ? 'phone.wait' : 'phone.look-on')}</p>`}
        ${phone && html`<${Private} blocks=${published.screen.blocks} />`}
      </div>
      <div class="story">${storyBlock}</div>
      ${phone ? html`<${PhoneBar} phone=${phone} published=${published} story=${story || over} onStory=${() => setStory(!story)} />`
        : html`<${Bar} published=${published} run=${run} story=${story || over} onStory=${() => setStory(!story)}
          asking=${explain.open} onAsk=${() => {
            setStory(false);
            explain.toggle();
          }} onCamera=${camera ? onCamera : null} onNew=${onNew} />`}
    </div>
    ${adjusting && html`<${Adjust} track=${adjusting} name=${nameOf(adjusting)} busy=${busy} onSend=${send} onClose=${() => setAdjusted(null)} />`}
    <${PageCards} show=${show} />
  </main>`;
}

/** The station that was asked about, as one that would close. */
const areas = (told) => (told && told.spaces.length > 0 ? [{ spaces: told.spaces, wall: told.wall }] : []);
