// Where the camera sees the board; somebody can touch its four corners where it is not found.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './camera-api.js';
import { Newest } from './camera-preview.js';
import { t } from './texts.js';

const LOOK_MS = 700;

/** What there is to see of the board; null before it is known. */
export function useBoard() {
  const [board, setBoard] = useState(null);
  useEffect(() => {
    let timer = 0;
    let open = true;
    async function look() {
      const answer = await api.board();
      if (open && answer.ok) {
        setBoard(answer.body);
        timer = answer.body.follows ? setTimeout(look, LOOK_MS) : 0;
      }
    }
    look();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, []);
  return board;
}

export function BoardCorners({ board, tell, onDone }) {
  const [corners, setCorners] = useState([]);
  const svg = useRef(null);
  const width = board.width || 1280;
  const height = board.height || 720;

  function share(event) {
    const matrix = svg.current.getScreenCTM().inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x / width, y / height].map((value) => Math.max(0, Math.min(1, value)));
  }

  async function touch(event) {
    const all = [...corners, share(event)];
    setCorners(all);
    if (all.length === 4) {
      await send({ corners: all });
      setCorners([]);
    }
  }

  async function send(body) {
    const answer = await api.boardCorners(body);
    if (answer.ok) {
      onDone();
    } else {
      tell(answer.error ?? t('page.unreachable'));
    }
  }

  const line = (points) => points.map(([u, v]) => `${u},${v}`).join(' ');
  const hint = corners.length > 0 ? t('camera.board.next', { n: corners.length + 1 })
    : t(board.corners.length > 0 ? 'camera.board.found' : 'camera.board.lost');
  return html`<div class="camera-preview marking">
    <${Newest} />
    <svg ref=${svg} viewBox=${`0 0 ${width} ${height}`} data-test="board-preview" onPointerDown=${touch}>
      ${corners.length === 0 && board.corners.length > 0 && html`<polygon class="board-line" data-test="board-line"
        points=${line(board.corners)} /><circle class="corner" cx=${board.corners[0][0]} cy=${board.corners[0][1]} r=${width / 80} />`}
      ${corners.map(([u, v]) => html`<circle class="corner" cx=${u * width} cy=${v * height} r=${width / 80} />`)}
    </svg>
    <p class=${`tell ${corners.length < 2 ? 'low' : ''}`} role="status">${hint}</p>
    ${board.pointed && html`<button class="key over" data-test="board-automatic" onClick=${() => send({ automatic: true })}>
      ${t('camera.board.automatic')}</button>`}
  </div>`;
}
