// Where the camera sees the board; somebody can touch its four corners where it is not found.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './camera-api.js';
import { Newest } from './camera-preview.js';
import { t } from './texts.js';

const LOOK_MS = 700;
const LOST_MS = 3000;

/** A touch so near to a corner, as a share of the picture's width, means it. */
const NEAR = 1 / 16;

/** What there is to see of the board; null before it is known. */
export function useBoard() {
  const [board, setBoard] = useState(null);
  useEffect(() => watchBoard(setBoard), []);
  return board;
}

/** Tells what there is to see of the board now and then, as long as a camera follows it; gives what ends that. */
export function watchBoard(tell) {
  let timer = 0;
  let open = true;
  async function look() {
    const answer = await api.board();
    if (open && answer.ok) {
      tell(answer.body);
    }
    if (open && (!answer.ok || answer.body.follows)) {
      timer = setTimeout(look, answer.ok ? LOOK_MS : LOST_MS);
    }
  }
  look();
  return () => {
    open = false;
    clearTimeout(timer);
  };
}

export function BoardCorners({ board, tell, onDone }) {
  const [corners, setCorners] = useState([]);
  const svg = useRef(null);
  const width = board.width || 1280;
  const height = board.height || 720;
  // Where the pieces leave open which side is up, the corners that may be the first are to choose from.
  const choices = board.upright === 'known' || corners.length > 0 ? [] : board.firsts;

  function share(event) {
    const matrix = svg.current.getScreenCTM().inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x / width, y / height].map((value) => Math.max(0, Math.min(1, value)));
  }

  async function touch(event) {
    const at = share(event);
    const chosen = choices.find((i) => Math.hypot(at[0] * width - board.corners[i][0], at[1] * height - board.corners[i][1]) < width * NEAR);
    if (chosen !== undefined) {
      const [u, v] = board.corners[chosen];
      say(await api.boardFirst(u / width, v / height));
      return;
    }
    const all = [...corners, at];
    setCorners(all);
    if (all.length === 4) {
      await send({ corners: all });
      setCorners([]);
    }
  }

  async function send(body) {
    const answer = await api.boardCorners(body);
    say(answer);
    if (answer.ok) {
      onDone();
    }
  }

  function say(answer) {
    if (!answer.ok) {
      tell(answer.error ?? t('page.unreachable'));
    }
  }

  const line = (points) => points.map(([u, v]) => `${u},${v}`).join(' ');
  const hint = corners.length > 0 ? t('camera.board.next', { n: corners.length + 1 })
    : choices.length > 0 ? t(`camera.board.first${board.upright === 'chosen' ? '.chosen' : ''}`)
    : t(board.corners.length > 0 ? 'camera.board.found' : 'camera.board.lost');
  return html`<div class="camera-preview marking">
    <${Newest} />
    <svg ref=${svg} viewBox=${`0 0 ${width} ${height}`} data-test="board-preview" onPointerDown=${touch}>
      ${corners.length === 0 && board.corners.length > 0 && html`<polygon class="board-line" data-test="board-line"
        points=${line(board.corners)} />${board.upright !== 'open' && html`<circle class="corner first" data-test="board-first"
        cx=${board.corners[0][0]} cy=${board.corners[0][1]} r=${width / 80} />`}`}
      ${choices.map((i) => html`<circle class="corner choice" data-test=${`board-first-${i}`} cx=${board.corners[i][0]}
        cy=${board.corners[i][1]} r=${width / 45} />`)}
      ${corners.map(([u, v]) => html`<circle class="corner" cx=${u * width} cy=${v * height} r=${width / 80} />`)}
    </svg>
    <p class=${`tell ${corners.length < 2 ? 'low' : ''}`} role="status">${hint}</p>
    ${board.pointed && html`<button class="key over" data-test="board-automatic" onClick=${() => send({ automatic: true })}>
      ${t('camera.board.automatic')}</button>`}
  </div>`;
}
